// Something hot to drink: stewed in milk, steeped in water, warmed with spice.

import { defineRows, type Want } from '../language/row.ts';
import { HONEY, SUGAR } from './sweet-parts.ts';

const WHOLE: Want = {
  of: [
    'cardamom', 'cinnamon-stick', 'star-anise', 'black-pepper', 'fennel-seeds', 'saffron', 'vanilla-pod', 'allspice', 'nutmeg', 'cinnamon',
    'ground-ginger', 'mixed-spice',
  ],
  each: 0.6, most: 4, may: true, ready: '',
};

export const HOT_DRINKS = defineRows([
  {
    id: 'hot-chocolate', family: 'drink', side: 'sweet', needs: ['hob'],
    title: ['hot chocolate with {names mallow cream}', '{name whole} hot chocolate', 'hot chocolate'],
    headnote: ['{names cocoa} whisked into hot {name milk} until it froths[, warm with {names whole}][, under {names mallow cream}].'],
    wants: {
      cocoa: {
        of: [
          'chocolate', 'milk-chocolate', 'hot-chocolate', 'cocoa-powder', 'chocolate-bar', 'white-chocolate', 'chocolate-spread',
          'carob-powder',
        ],
        each: 18, most: 2, heart: true, ready: '',
      },
      milk: { of: ['@milk', 'coconut-milk'], not: ['buttermilk', 'kefir'], each: 230, heart: true },
      cream: { of: ['double-cream', 'single-cream', 'whipped-cream', 'oat-cream'], each: 20, may: true },
      mallow: { of: ['marshmallows'], each: 10, may: true, ready: '' },
      whole: {
        ...WHOLE, of: ['cinnamon', 'cinnamon-stick', 'cardamom', 'vanilla-extract', 'nutmeg', 'chilli-flakes', 'vanilla-pod'], most: 2,
      },
      orange: { of: ['orange'], each: 8, may: true, ready: 'zest pared' },
      spirit: { of: ['rum', 'whisky', 'liqueur'], each: 20, may: true }, runny: HONEY,
    },
    takes: {
      sugar: { ...SUGAR, amount: 1, unit: 'tsp', unless: 'runny' }, starch: { of: ['cornflour'], amount: 0.25, unit: 'tsp', may: true },
    },
    acts: [
      {
        do: 'mix', in: 'saucepan',
        words: 'Put {cocoa} in {in}[?cocoa=@bar-chocolate: , chopped small,] with {sugar runny}[, {starch}] and {milk:1/4}, and stir to a smooth paste.',
      },
      {
        do: 'simmer', in: 'saucepan', heat: 'medium-low', minutes: [4, 6], cue: 'it steams and is thick and glossy, and does not boil',
        words: 'Whisk in {milk whole orange} and warm {heat}, whisking, {until}.',
      },
      {
        do: 'serve', in: 'table', from: 'saucepan',
        words: '[?spirit: Off the heat add {spirit}: for grown-ups, one measure each. ]Whisk until it froths and pour into [?one: a mug|mugs][, with {cream mallow} on top].',
      },
    ],
    keeps: { days: 1 }, plate: [200, 400], table: [],
  },
]);
