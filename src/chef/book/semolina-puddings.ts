// Semolina, in milk and toasted in butter.

import { defineRows } from '../language/row.ts';
import { DRIED, FAT, MILK, NUTS, PINCH, SUGAR, TOP_FRUIT, VANILLA, WARMTH } from './sweet-parts.ts';


export const SEMOLINA_PUDDINGS = defineRows([
  {
    id: 'semolina', family: 'pudding', side: 'sweet', needs: ['hob'],
    title: ['semolina with {names fruit}', 'semolina with {name jam dried nuts}', 'creamy semolina'],
    headnote: ['Semolina simmered in milk to a soft cream[, with {names dried nuts}][ and {names fruit jam} on top].'],
    wants: {
      grain: { of: ['semolina'], each: 30, heart: true }, fruit: TOP_FRUIT, dried: DRIED, nuts: NUTS,
      jam: { of: ['jam', 'lemon-curd', 'marmalade', '@runny-sweet', 'apple-sauce'], each: 20, may: true },
      lemon: { of: ['lemon', 'orange'], each: 12, may: true, ready: 'zest grated' },
      whole: { of: ['cardamom', 'cinnamon-stick'], each: 1, may: true, ready: '' },
    },
    takes: {
      milk: { ...MILK, amount: 250 }, sugar: { ...SUGAR, amount: 12 }, fat: { ...FAT, amount: 8 }, spice: { ...WARMTH, may: true },
      pinch: PINCH, vanilla: VANILLA,
    },
    acts: [
      {
        do: 'simmer', in: 'saucepan', heat: 'medium-low', minutes: [4, 6], cue: 'it is as thick as porridge and pulls from the sides',
        words: 'Bring {milk} to a simmer in {in} with {pinch whole lemon vanilla}. Rain in {grain}, whisking, and stir {heat} {until}. It thickens as it cools, so stop while it still flows.',
      },
      {
        do: 'serve', in: 'table', from: 'saucepan',
        words: 'Beat in {sugar fat dried} and pour into [?one: a bowl|bowls]. Eat warm[, with {fruit jam} on top][, {nuts spice} scattered over].',
      },
    ],
    keeps: { days: 2 }, plate: [230, 600], table: [],
  },
]);
