// Curries made mild: tomato and cream, yoghurt and nuts.

import { defineRows, type Want } from '../language/row.ts';
import { COOKED, SIDE_VEG } from './curry-kit.ts';
import { COOK_RICE } from './shared.ts';
import { BLOOM, CURRY_SPICES, CURRY_TABLE, CURRY_WANTS, FRY_ONION, GIVE_WAY } from './spice-box.ts';

/** What browns before it simmers, and what only simmers. */
const LEAD: Want = {
  of: ['@quick-poultry', 'paneer', 'tofu', 'halloumi', 'quorn-pieces', 'chickpeas', 'cauliflower'], each: 140, may: true, cut: 'chunks-3cm',
};
export const MASALA_AND_KORMA = defineRows([
  {
    id: 'tikka-masala', family: 'stew', needs: ['hob'],
    title: ['{name lead cooked prawn} in creamy tomato masala', 'creamy {name lead cooked prawn} masala'],
    headnote: ['Tomatoes are fried down to a brick-red paste before {names cream} make{s cream} them mild, so that the sauce is mellow and never bland.'],
    wants: {
      lead: LEAD, cooked: COOKED, prawn: { of: ['prawns'], each: 130, may: true, ready: '' },
      tomato: { of: ['tinned-tomato', 'passata', '@fresh-tomato'], each: 170, heart: true, ready: 'chopped' },
      cream: { of: ['@pouring-cream', '@yoghurt', 'cashew-cream', 'coconut-milk'], not: ['coconut-milk'], each: 60, heart: true },
      nut: { of: ['cashews', 'almond-flour', 'almonds'], each: 12, may: true, ready: '' }, veg: SIDE_VEG,
      greens: { of: ['spinach', 'frozen-spinach'], each: 60, may: true, ready: '' }, ...CURRY_WANTS,
    },
    oneOf: [['lead', 'cooked', 'prawn']], 
    takes: {
      ...CURRY_SPICES, leaf: { of: ['fenugreek-leaves'], amount: 0.5, unit: 'tsp', may: true },
      sugar: { of: ['sugar', 'honey', 'brown-sugar'], amount: 0.5, unit: 'tsp' },
    },
    acts: [
      {
        do: 'brown', in: 'pan', heat: 'medium-high', minutes: [6, 8], cue: 'charred in spots',
        when: 'lead=@quick-poultry/paneer/tofu/halloumi/quorn-pieces/cauliflower',
        words: '[?lead=@quick-poultry: Toss {lead} with {salt} and {masala:1/2}|Toss {lead} with {masala:1/2}]. Heat {oil:1/2} in {in} {heat} and fry {it lead}, turning twice, {until}. Lift onto a plate.',
      },
      FRY_ONION, BLOOM,
      {
        do: 'simmer', in: 'pan', heat: 'medium', minutes: [10, 12], cue: 'thick and dark, with oil at the rim',
        words: 'Add {tomato nut} and fry {heat}, scraping the pan, {until}.',
      },
      COOK_RICE,
      {
        do: 'simmer', in: 'pan', from: 'plate', heat: 'low', minutes: [12, 15],
        cue: '[?lead=@quick-poultry: the chicken shows no pink and its juices run clear|[?lead=paneer/tofu/halloumi/chickpeas: it is hot and has taken up the sauce|the largest piece is tender]]', core: ['lead'],
        water: 90, when: 'lead',
        words: '[?lead=chickpeas: Add {lead}|Put {the lead} back] and pour in {water}. Simmer {heat} {until}[ ({core})].',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium-low', minutes: [4, 6], cue: '[?prawn: the prawns are pink and curled|steaming hot]',
        core: ['prawn', 'cooked'], water: 75,
        words: 'Add {prawn cooked} and {water} and simmer {heat} {until} ({core}).',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium-low', minutes: [4, 6], cue: 'just tender',
        words: 'Stir in {veg greens} and cook {heat} {until}.',
      },
      {
        do: 'serve', in: 'table', from: ['pan', 'saucepan', 'plate'],
        words: 'Off the heat, stir in {cream}[?cream=@yoghurt: , a spoonful at a time so that it does not curdle], then {masala leaf sugar salt}[ and a squeeze of {lemon}]. It should be sweet, sour and warm at once. Serve[ with {rice bread}][, topped with {herb}].',
      },
    ],
    beats: ['tomato-curry', ...GIVE_WAY],
    keeps: { days: 3, months: 2 }, plate: [300, 850], table: CURRY_TABLE,
  },
]);
