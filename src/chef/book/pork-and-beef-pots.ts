// Meat of the Americas that falls into shreds, or fries as mince with olives and raisins.

import { defineRows, type Take, type Want } from '../language/row.ts';
import { ACID, BAY, GARLIC_IN } from './american-acts.ts';
import { COOL, CUMIN, FRESH, HOT, LIME, SLAW, SMOKE } from './bread-slots.ts';
import { COOK_RICE, ONION, RICE, SOFT_HERB } from './shared.ts';

const TORTILLA: Want = { of: ['corn-tortilla', 'tortilla', 'flatbread'], each: 60, may: true, ready: '' };
const TABLE = { fresh: FRESH, slaw: SLAW, cool: COOL, herb: SOFT_HERB, lime: LIME } as const;
const SPICE = {
  cumin: CUMIN, pod: { of: ['dried-chilli'], amount: 1, unit: null, may: true, ready: 'stemmed, deseeded and torn' },
  smoke: { ...SMOKE, unless: 'pod' }, oregano: { of: ['oregano', 'mixed-herbs'], amount: 0.5, unit: 'tsp' },
} as const satisfies Record<string, Take>;

export const PORK_AND_BEEF_POTS = defineRows([
  {
    id: 'carnitas', family: 'stew', needs: ['hob'],
    title: [
      'crisp-edged carnitas with {names fruit} and {names tortilla rice}',
      'crisp-edged carnitas with {names tortilla rice fruit paste}',
      'crisp-edged carnitas',
    ],
    headnote: [
      'Simmered until it falls apart, then fried in the fat it gave: soft inside, crisp outside, in one pot.',
    ],
    wants: {
      meat: {
        of: ['pork-shoulder', 'pork-belly', 'pork-ribs', 'turkey-leg'], not: ['pork-ribs', 'turkey-leg'], each: 190, heart: true,
        cut: 'chunks-3cm',
      },
      paste: { of: ['achiote-paste', 'chipotle', 'mole'], each: 12, may: true },
      fruit: {
        of: ['orange', 'pineapple', 'mandarin', 'juice', 'pineapple-juice'], each: 90, may: true, most: 2, ready: 'peeled and in chunks',
      },
      onion: ONION, hot: HOT, bean: { of: ['refried-beans', 'black-beans', '@chilli-bean'], each: 80, may: true }, tortilla: TORTILLA,
      rice: RICE, ...TABLE,
    },
    oneOf: [['paste', 'fruit', 'tortilla']],
    takes: { ...SPICE, garlic: GARLIC_IN, bay: BAY, sharp: { ...ACID, amount: 2 } },
    acts: [
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: [120, 150], cue: 'a piece falls apart when pressed', core: ['meat'], water: 220,
        words: 'Put {meat} in {in} with {onion garlic hot paste cumin pod smoke oregano bay sharp salt} and {water}. Bring to a bubble, half cover and simmer {heat} {until} ({core}).',
      },
      {
        do: 'fry', in: 'pot', heat: 'medium-high', minutes: [8, 12], cue: 'the water is gone and the edges are brown and crisp',
        words: 'Uncover, [add {fruit}, ]turn up the heat and cook {heat}, turning gently, {until}: once it sizzles, it is frying in its own fat.',
      },
      {
        do: 'simmer', in: 'frying-pan', heat: 'medium', minutes: [5, 6], cue: 'thick and hot', beside: true,
        words: 'Warm {bean} in {in} with a splash of water {heat} {until}.',
      },
      COOK_RICE,
      { do: 'toss', in: 'bowl', beside: true, words: 'Toss {fresh slaw} in {in} with [the juice of {lime:1/2} and ]{salt}.' },
      {
        do: 'serve', in: 'table', from: ['pot', 'saucepan', 'bowl', 'frying-pan'],
        words: 'Pull into large shreds, season with {pepper} and serve[ with {bean rice tortilla}][, {fresh slaw cool herb lime}].',
      },
    ],
    keeps: { days: 3, months: 3, words: 'Crisp it again in a dry pan.' }, plate: [240, 900],
  },
]);
