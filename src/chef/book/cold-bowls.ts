// Yoghurt and cereal, cold, with what goes on them.

import { defineRows, type Want } from '../language/row.ts';
import { CHOCOLATE, DRIED, NUTS, RAW_FRUIT, RUNNY, SEEDS, SPICE } from './sweet-parts.ts';

const SPREAD: Want = {
  of: ['@nut-butter', 'chocolate-spread', 'biscoff-spread', 'jam', 'lemon-curd', 'marmalade', 'stem-ginger'], each: 15, may: true,
};
const LEMON: Want = { of: ['lemon', 'lime'], each: 12, may: true, ready: 'to squeeze' };
const TOPS = { dried: DRIED, nuts: NUTS, seeds: SEEDS, spread: SPREAD, runny: RUNNY };
const WAKE = { ...SPICE, whole: true, may: true } as const;

export const COLD_BOWLS = defineRows([
  {
    id: 'yoghurt-bowl', family: 'breakfast', side: 'sweet', needs: [],
    title: [
      '{names fruit} with {name cool} and {names crunch nuts}', '{name cool} with {names fruit}',
      '{name cool} with {names crunch nuts dried}', '{name cool} with {name runny}', '{name cool} bowl',
    ],
    headnote: [
      '[?fruit: Half the fruit is crushed and half left whole, so that the juice streaks through the cold {name cool}.]',
      'Beaten for a minute, cold {name cool} turns as light as cream[, and {names crunch nuts seeds} give{s crunch nuts seeds} the bite].',
    ],
    wants: {
      cool: {
        of: ['@yoghurt', 'quark', 'ricotta', 'cottage-cheese', 'labneh', 'flavoured-yoghurt', 'yoghurt-pot', 'kefir'],
        each: 160, heart: true,
      },
      crunch: { of: ['granola', 'breakfast-cereal', 'bran', 'biscuit', 'oat-biscuit'], each: 40, may: true, ready: '' },
      fruit: { ...RAW_FRUIT, each: 110 }, lemon: LEMON, mint: { of: ['mint', 'basil'], each: 3, may: true, ready: 'leaves torn' },
      chocolate: CHOCOLATE, ...TOPS,
    },
    takes: { spice: WAKE }, oneOf: [['fruit', 'crunch', 'nuts', 'runny', 'dried', 'seeds', 'spread']],
    acts: [
      {
        do: 'mix', in: 'bowl',
        words: '[?fruit=frozen-berries: Let the berries thaw. ]Crush {fruit:1/2} lightly in {in}[ with the juice of {lemon}] until the juice runs, and stir in {fruit dried}.',
      },
      {
        do: 'mix', in: 'small-bowl',
        words: 'Beat {cool} in {in} for a minute, until smooth and light[, with {spice}][?!fruit: [ and a squeeze of {lemon}]][, and ripple {spread} through it]. Keep it cold while you see to the rest.',
      },
      {
        do: 'serve', in: 'table', from: ['bowl', 'small-bowl'],
        words: '[?one: Spoon into a bowl|Share between bowls][?fruit: , with the fruit and its juice on top][, scatter with {dried crunch nuts seeds chocolate mint}][ and trickle over {runny}][?crunch: , and eat before it softens].',
      },
    ],
    keeps: { days: 0 }, plate: [150, 700], table: [],
  },
]);
