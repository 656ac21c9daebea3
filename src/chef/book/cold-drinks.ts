// Something cold to drink: crushed, steeped, shaken; spirits only where they are listed.

import { defineRows } from '../language/row.ts';
import { HONEY, MINT, SUGAR } from './sweet-parts.ts';


export const COLD_DRINKS = defineRows([
  {
    id: 'iced-coffee', family: 'drink', side: 'sweet', needs: [],
    title: [
      'iced {name base} with {name milk} and {name runny spice}', 'iced {name base} with {name fruit mint}',
      'iced {name base} with {name milk ice}', 'iced {name base}',
    ],
    headnote: ['Strong {name base} poured over ice[, softened with {names milk cream ice}].'],
    wants: {
      base: { of: ['coffee', 'matcha', 'tea'], each: 9, heart: true, ready: '' },
      milk: { of: ['@milk', 'condensed-milk', 'coconut-milk'], not: ['buttermilk', 'kefir'], each: 120, may: true },
      ice: { of: ['ice-cream'], each: 50, may: true },
      cream: { of: ['double-cream', 'single-cream', 'whipped-cream'], each: 20, may: true }, runny: { ...HONEY, each: 8 },
      fruit: { of: ['lemon', 'orange', 'peach', 'raspberries'], each: 25, may: true, cut: 'thin-slices' }, mint: MINT,
      spice: { of: ['cinnamon', 'cardamom', 'vanilla-extract', 'cocoa-powder'], each: 0.5, may: true },
    },
    takes: { sugar: { ...SUGAR, amount: 1.5, unit: 'tsp', unless: 'runny' } },
    acts: [
      {
        do: 'soak', in: 'bowl', water: 120, wait: 5,
        words: 'Pour {water}, just off the boil, over {base}[ and {spice}] in a jug and leave for {wait}. Strain if it needs it and stir in {runny sugar} while it is hot: in the cold it never melts.',
      },
      {
        do: 'serve', in: 'table', from: 'bowl',
        words: 'Leave it until lukewarm. Fill tall glasses with ice, pour it over[ and top up with {milk}][, then {ice cream}][, with {fruit mint} to stir in]. Drink at once.',
      },
    ],
    keeps: { days: 2, cold: true, words: 'Keep it black in the fridge, and add the rest to the glass.' }, plate: [6, 350], table: [],
  },
]);
