// Flour by itself, and the starchy roots of warm countries.

import { defineRows } from '../language/row.ts';

export const FLATBREADS_AND_ROOTS = defineRows([
  {
    id: 'flatbreads', family: 'bread', frame: true, needs: ['hob'],
    title: ['blistered {name green} flatbreads with {name dip}', 'blistered flatbreads with {name green dip}', 'blistered {name flour} flatbreads'],
    headnote: ['No yeast and a very hot pan: they puff, blister and come out soft enough to fold.'],
    wants: {
      flour: {
        of: [
          'plain-flour', 'self-raising-flour', 'bread-flour', 'wholemeal-flour', 'rye-flour', 'gram-flour', 'masa-harina',
          'gluten-free-flour', 'chestnut-flour', 'buckwheat-flour', 'millet-flour', 'oat-flour', 'teff-flour',
        ],
        each: 110, heart: true,
      },
      green: { of: ['spring-onion', 'coriander', '@soft-herb', 'wild-garlic'], each: 10, may: true, cut: 'finely-chopped' },
      dip: { of: ['hummus', '@yoghurt', 'labneh', 'tzatziki', 'salsa', 'pesto', 'honey', 'jam'], each: 40, may: true },
    },
    takes: {
      oil: { of: ['olive-oil', 'vegetable-oil'], amount: 1, unit: 'tbsp' },
      garlic: { of: ['garlic'], amount: 0.5, unit: 'clove', may: true, cut: 'finely-chopped' },
      seed: { of: ['cumin-seeds', 'nigella-seeds', 'fennel-seeds', 'sesame-seeds', 'zaatar'], amount: 0.25, unit: 'tsp' },
    },
    acts: [
      {
        do: 'mix', in: 'bowl', water: 60,
        words: 'Mix {flour seed green} with {salt} in {in}. Pour in {oil:1/2} and {water}, and work it to a soft dough that no longer sticks; a spoonful more of water or flour puts it right. Knead for 3 minutes.',
      },
      { do: 'rest', in: 'bowl', wait: 15, words: 'Cover and rest for {wait}, so that it can be rolled without springing back.' },
      {
        do: 'fry', in: 'frying-pan', from: 'bowl', heat: 'medium-high', minutes: [2, 3], cue: 'blistered and brown in spots on both sides',
        words: 'Roll out pieces the size of a lime, 3 mm thick. Heat {in} dry {heat} and bake them one after the other, turning once, {until} for each.',
      },
      { do: 'serve', in: 'table', from: 'frying-pan', words: 'Brush with {oil garlic}, keep them warm in a cloth and eat hot[, with {dip}].' },
    ],
    measured: true, keeps: { days: 1, months: 2, words: 'Warm them again in a dry pan.' }, plate: [80, 300],
  },
]);
