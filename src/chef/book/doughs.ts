// Bread at home: with yeast, with soda, and from a dry pan.

import { defineRows, type Take, type Want } from '../language/row.ts';
import { NUTS, SEEDS } from './sweet-parts.ts';

const SALT: Take = { of: ['salt'], amount: 0.1875, unit: 'tsp' };
const CHEESE: Want = { of: ['@grates', 'feta', 'goats-cheese', 'blue-cheese'], each: 12, may: true, ready: 'grated or crumbled' };

export const DOUGHS = defineRows([
  {
    id: 'yeast-bread', family: 'bread', needs: ['oven'],
    title: [
      '[?topped: focaccia with {names topped herb}|[?flour=wholemeal-flour/rye-flour: brown|white] loaf with {names seeds nuts}]',
      '[?topped: focaccia|[?flour=wholemeal-flour/rye-flour: brown|white] loaf]',
    ],
    headnote: [
      '[?topped: Soft and thick, with a bottom fried crisp in its own oil and {names topped herb} pressed deep into the dimples.]',
      'Risen twice, so that the crumb is soft and the crust cracks[, with {names seeds nuts oats} in it].',
    ],
    wants: {
      flour: { of: ['bread-flour', 'plain-flour', 'wholemeal-flour', 'rye-flour', 'gluten-free-flour'], each: 62, most: 2, heart: true },
      yeast: { of: ['yeast'], each: 0.9, heart: true },
      topped: {
        of: ['rosemary', 'cherry-tomato', 'olives', 'red-onion', 'onion', 'garlic', 'sun-dried-tomatoes', 'potato'],
        each: 12, most: 3, may: true, ready: 'cut small',
      },
      herb: { of: ['thyme', 'sage', 'oregano'], each: 1, may: true, ready: 'leaves picked' }, seeds: { ...SEEDS, each: 5, most: 3 },
      nuts: { ...NUTS, each: 6, most: 1 }, oats: { of: ['oats'], each: 5, may: true }, cheese: CHEESE,
      sweet: { of: ['honey', 'sugar', 'malt-extract', 'treacle'], each: 1.5, may: true },
    },
    takes: { oil: { of: ['olive-oil', 'vegetable-oil'], amount: 0.375, unit: 'tbsp' }, fine: SALT },
    acts: [
      {
        do: 'mix', in: 'bowl', water: 42,
        words: 'Stir {flour yeast fine}[ and {seeds nuts oats sweet}] in {in}. Add {water}, just warm, and {oil:1/3}, and mix to a soft, sticky dough. Knead for 8 minutes on a lightly oiled board, until a piece stretches thin without tearing.',
      },
      { do: 'rest', in: 'bowl', wait: 75, words: 'Cover and leave in a warm place for {wait}, until it has doubled.' },
      {
        do: 'rest', in: 'tray', from: 'bowl', wait: 30,
        words: '[?topped: Stretch it out in an oiled 20 x 30 cm tin, cover and leave for {wait}. Dimple to the bottom with oiled fingers, pour over {oil} and press in {topped herb}.|Shape into a tight loaf or 8 rolls on an oiled tray, rub with {oil}[ and {herb}], cover and leave for {wait}, until a finger leaves a slow dent.]',
      },
      { do: 'heat-oven', in: 'tray', ovenC: 220, and: true, words: 'Heat the oven to {oven}.' },
      {
        do: 'bake', in: 'tray', minutes: [25, 32], cue: 'deep gold, and hollow when you knock on the base',
        words: '[Scatter with {cheese}. ]Bake {until}[?topped: |; rolls are done ten minutes sooner].',
      },
      {
        do: 'serve', in: 'table', from: 'tray', wait: 30,
        words: 'Leave on a rack for {wait} before you cut it: the crumb sets as it cools.',
      },
    ],
    keeps: { days: 3, months: 3, tin: true, words: 'Freeze it in slices.' },
    plate: [70, 210], measured: true, feeds: 8, table: [],
  },
]);
