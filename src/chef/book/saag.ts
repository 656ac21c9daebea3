// Greens with something worth finding in them.

import { defineRows } from '../language/row.ts';
import { COOKED, LONG, SIDE_VEG } from './curry-kit.ts';
import { COOK_RICE } from './shared.ts';
import { BLOOM, CURRY_SPICES, CURRY_TABLE, CURRY_WANTS, FRY_ONION, SHARP } from './spice-box.ts';

export const SAAG = defineRows([
  {
    id: 'saag', family: 'stew', needs: ['hob'],
    title: ['[?lead: saag paneer[ with {names long cooked bean potato}]]', '{name meat long cooked bean potato} saag in silky {names greens}', '{name meat long cooked bean potato} saag'],
    headnote: ['A whole heap of leaves cooks down to a dark, thick sauce with toasted spice in it[, softened by {names cream}].'],
    wants: {
      greens: {
        of: ['spinach', 'frozen-spinach', 'fenugreek-greens', 'mustard-greens', '@greens'],
        not: ['samphire', 'cassava-leaves', 'molokhia', 'bitter-leaf', 'nettle', 'collard-greens', 'water-spinach'],
        each: 180, most: 2, heart: true, cut: 'shreds',
      },
      lead: { of: ['paneer'], each: 110, may: true, cut: 'chunks-2cm' }, meat: { of: ['@quick-poultry', 'tofu'], each: 110, may: true, cut: 'chunks-2cm' }, long: LONG, cooked: COOKED,
      bean: { of: ['chickpeas', 'tinned-lentils', 'kidney-beans'], each: 110, may: true },
      potato: { of: ['@potato', 'sweet-potato'], each: 160, may: true, cut: 'dice-1cm' },
      tomato: { of: ['@any-tomato'], each: 80, may: true, ready: 'chopped' },
      cream: { of: ['@pouring-cream', '@yoghurt'], each: 35, may: true }, veg: SIDE_VEG, ...CURRY_WANTS,
    },
    oneOf: [
      ['lead', 'meat', 'long', 'cooked', 'bean', 'potato'],
      ['cumin', 'seed', 'turmeric', 'masala', 'earth', 'paste', 'lead', 'ginger', 'hot'],
    ],
    takes: { ...CURRY_SPICES, sharp: SHARP },
    acts: [
      {
        do: 'brown', in: 'pan', heat: 'medium-high', minutes: [6, 8], cue: 'golden on most sides',
        words: 'Heat {oil:1/2} in {in} {heat} and fry {lead meat} with {salt}, turning, {until}. Lift onto a plate.',
      },
      FRY_ONION, BLOOM,
      {
        do: 'simmer', in: 'pan', heat: 'low', minutes: { slot: 'long', by: 'braise' }, cue: 'a piece falls apart under a spoon',
        core: ['long'], water: 180, when: 'long',
        words: 'Add {long tomato} and {water}, cover and simmer {heat} {until}[ (past {core} long before)].',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium', minutes: [10, 12], cue: '[?potato: the potato is tender|thick]', water: 110, when: '!long',
        words: 'Add {potato bean tomato} and {water}, cover and cook {heat} {until}.',
      },
      COOK_RICE,
      {
        do: 'simmer', in: 'pan', heat: 'medium', minutes: [6, 8], cue: 'collapsed and thick, with no water at the rim',
        words: 'Add {greens}[?!greens=frozen-spinach: , a handful at a time][?long: , and {potato bean}][?veg: , then {veg}], and cook uncovered {heat}, stirring, {until}. For a smooth sauce, blend half.',
      },
      {
        do: 'simmer', in: 'pan', from: 'plate', heat: 'medium-low', minutes: [5, 7],
        cue: '[?meat=@quick-poultry: no pink is left in the thickest piece|[?cooked: steaming hot|hot through]]', core: ['meat', 'cooked'],
        words: 'Fold in {the lead meat}[ and {cooked}] and simmer {heat} {until}[ ({core})].',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium-low', minutes: [5, 7], cue: 'steaming hot', core: ['cooked'], when: '!lead&!meat',
        words: 'Fold in {cooked} and simmer {heat} {until} ({core}).',
      },
      {
        do: 'serve', in: 'table', from: ['pan', 'saucepan', 'plate'],
        words: 'Off the heat, stir in {masala cream salt} and [squeeze in {lemon}|sharpen with {sharp}]: greens need it. Serve[ with {rice bread}][, topped with {herb}].',
      },
    ],
    keeps: { days: 3, months: 2 }, plate: [260, 850], table: CURRY_TABLE,
  },
]);
