// Curries without meat or fish: eggs in masala, chana and rajma.

import { defineRows, type Want } from '../language/row.ts';
import { TOMATO } from './curry-kit.ts';
import { COOK_RICE, GREENS } from './shared.ts';
import { BLOOM, BOIL_EGG, CURRY_SPICES, CURRY_TABLE, CURRY_WANTS, FRY_ONION, GIVE_WAY, SHARP } from './spice-box.ts';
import { REDUCE } from './spiced-curries.ts';

const VEG: Want = {
  of: ['@potato', 'sweet-potato', 'cauliflower', 'aubergine', 'pepper', 'carrot', 'butternut-squash', 'courgette'],
  each: 110, most: 2, may: true, cut: 'dice-1cm',
};
export const EGG_AND_BEAN_CURRIES = defineRows([
  {
    id: 'chana-masala', family: 'stew', needs: ['hob'],
    title: [
      '[?egg: [?coconut: coconut egg|masala egg] curry with {names veg greens bean}]', '[?egg: [?coconut: coconut egg curry|egg curry in spiced tomato sauce]]',
      '[?coconut&!tomato: coconut|sharp and spicy] {name bean} masala with {names veg greens}', '[?coconut&!tomato: coconut|sharp and spicy] {name bean} masala',
    ],
    headnote: [
      '[?egg: Slits in the boiled eggs let the sauce in, so that no mouthful is plain egg.]',
      'A few {names bean} crushed against the side thicken the sauce, so that it clings to the whole ones; a sharp end keeps it lively.',
    ],
    wants: {
      bean: { of: ['chickpeas', 'kidney-beans', 'black-eyed-beans', 'pigeon-peas', 'adzuki-beans', 'mung-beans'], each: 120, most: 2, may: true },
      egg: { of: ['egg', 'boiled-egg'], each: 110, may: true, heart: true, ready: '' },
      tomato: { ...TOMATO, of: ['tinned-tomato', 'passata', '@fresh-tomato'], each: 150 }, greens: { ...GREENS, each: 60 }, veg: VEG,
      cool: { of: ['@pouring-cream', '@yoghurt'], each: 35, may: true }, coconut: { of: ['coconut-milk', 'coconut-cream'], each: 100, may: true },
      ...CURRY_WANTS,
    },
    oneOf: [['bean', 'egg'], ['tomato', 'coconut', 'cool'], ['cumin', 'seed', 'turmeric', 'masala', 'earth', 'paste', 'pulp', 'ginger', 'whole']],
    takes: { ...CURRY_SPICES, sour: { of: ['amchur', 'tamarind'], amount: 1, unit: 'tsp', may: true }, sharp: { ...SHARP, amount: 0.75 } },
    acts: [
      FRY_ONION, BOIL_EGG, BLOOM, REDUCE,
      {
        do: 'simmer', in: 'pan', heat: 'medium-low', minutes: [12, 15],
        cue: 'the sauce is thick[?veg:  and a knife slips through the vegetables]', water: 75,
        words: '[Add {bean veg coconut sour} and {water}|Pour in {water}] with {salt}, [?bean: crush a few spoonfuls against the side ]and simmer {heat} {until}.',
      },
      COOK_RICE,
      { do: 'wilt', in: 'pan', heat: 'medium-low', minutes: [2, 5], cue: 'soft', words: 'Stir in {greens} and cook {heat} {until}.' },
      {
        do: 'simmer', in: 'pan', from: 'pot', heat: 'low', minutes: [4, 5], cue: 'hot through', core: ['egg'],
        words: 'Cut slits round {egg}, roll in the sauce and warm {heat} {until}[ ({core} in the egg)].',
      },
      {
        do: 'serve', in: 'table', from: ['pan', 'saucepan'],
        words: 'Off the heat, stir in {masala cool salt} and [squeeze in {lemon}|add {sharp}]: it should taste plainly sharp. Serve[ with {rice bread}][, topped with {herb}].',
      },
    ],
    beats: ['tomato-curry', 'spiced-coconut-curry', ...GIVE_WAY],
    keeps: { days: 4, months: 3, words: 'It is better the day after.' }, plate: [220, 800], table: CURRY_TABLE,
  },
]);
