// Muffins, and a cake of almonds instead of flour, by formula.

import { defineRows } from '../language/row.ts';
import { BAR, CUT_FRUIT, FEW_DRIED, FEW_NUTS, FEW_SEEDS, FLOUR, MILK, PINCH, POWDER, SUGAR, ZEST } from './sweet-parts.ts';


export const SMALL_BAKES = defineRows([
  {
    id: 'muffins', family: 'pudding', side: 'sweet', needs: ['oven'],
    title: ['{name fruit} muffins with {names nuts oats bar}', '{name fruit bar} muffins', '{name dried zest nuts} muffins'],
    headnote: ['Soft muffins of {names fruit bar dried}[, kept tender by {name sour}][, with {names nuts} on top].'],
    wants: {
      fruit: CUT_FRUIT, bar: { ...BAR, each: 9 }, sour: { of: ['@yoghurt', 'buttermilk', 'kefir', 'soured-cream'], each: 14, may: true },
      oats: { of: ['oats', 'bran', 'granola'], each: 4, may: true }, nuts: { ...FEW_NUTS, each: 5, most: 1 },
      dried: { ...FEW_DRIED, most: 1 }, zest: ZEST, seeds: { ...FEW_SEEDS, each: 2, most: 1 },
    },
    takes: {
      egg: { of: ['egg'], amount: 1 / 6, unit: null }, flour: { ...FLOUR, amount: 22 }, powder: POWDER, sugar: { ...SUGAR, amount: 9 },
      fat: { of: ['vegetable-oil', 'butter', 'margarine'], amount: 7, unit: 'g' }, milk: { ...MILK, amount: 10 }, pinch: PINCH,
    },
    oneOf: [['fruit', 'bar', 'dried'], ['flour', 'egg', 'sour', 'powder']],
    acts: [
      { do: 'heat-oven', in: 'tray', ovenC: 195, words: 'Heat the oven to {oven} and put paper cases into a 12-hole muffin tin.' },
      {
        do: 'mix', in: 'bowl',
        words: 'In {in}, stir {flour powder sugar pinch}[ and {oats}] together[, then toss in {fruit bar dried seeds}], so that nothing sinks.',
      },
      {
        do: 'whisk', in: 'small-bowl',
        words: 'In {in}, whisk {egg} with {milk sour fat}[ and {zest}][?fat=butter/margarine: , the butter melted first].',
      },
      {
        do: 'bake', in: 'tray', from: ['bowl', 'small-bowl'], minutes: [18, 23], cue: 'domed and golden, and a skewer comes out clean',
        core: ['egg'],
        words: 'Pour the wet into the dry and fold ten times, no more. Fill the cases[, scatter with {nuts}] and bake {until}; the middle is then past {core}.',
      },
      { do: 'serve', in: 'table', from: 'tray', wait: 10, words: 'Lift out after {wait} and eat while they are a little warm.' },
    ],
    keeps: { days: 2, months: 3, tin: true, words: 'Five minutes in a hot oven make them fresh again.' }, plate: [50, 150], measured: true,
    feeds: 12, frame: true, table: [],
  },
]);
