// Flour by itself, and the starchy roots of warm countries.

import { defineRows } from '../language/row.ts';
import { CUT_BREAD, GARLIC } from './shared.ts';

export const FLATBREADS_AND_ROOTS = defineRows([
  {
    id: 'flatbreads',
    family: 'bread',
    frame: true,
    needs: ['hob'],
    title: ['{names flour} flatbreads with {names green dip}', 'hot {names flour} flatbreads'],
    headnote: ['Flour, water, oil, salt and a very hot dry pan: bread in half an hour, without yeast.'],
    wants: {
      flour: {
        of: [
          ...(['plain-flour', 'self-raising-flour', 'bread-flour', 'wholemeal-flour'] as const),
          ...(['rye-flour', 'gram-flour', 'masa-harina', 'gluten-free-flour', 'chestnut-flour'] as const),
          ...(['buckwheat-flour', 'millet-flour', 'oat-flour', 'teff-flour'] as const),
        ],
        each: 110,
        heart: true,
      },
      green: {
        of: ['spring-onion', 'coriander', '@soft-herb', 'wild-garlic'],
        each: 10,
        may: true,
        cut: 'finely-chopped',
      },
      dip: {
        of: ['hummus', '@yoghurt', 'labneh', 'tzatziki', 'salsa', 'pesto', 'honey', 'jam'],
        each: 40,
        may: true,
      },
    },
    takes: {
      oil: { of: ['olive-oil', 'vegetable-oil'], amount: 1, unit: 'tbsp' },
      seed: {
        of: ['cumin-seeds', 'nigella-seeds', 'fennel-seeds', 'sesame-seeds', 'zaatar'],
        amount: 0.25,
        unit: 'tsp',
      },
    },
    acts: [
      {
        do: 'mix',
        in: 'bowl',
        water: 60,
        words:
          'Mix {flour seed green} with {salt} in {in}. Pour in {oil:1/2} and {water}, and work it to a soft dough that no longer sticks; a spoonful more of water or flour puts it right. Knead for 3 minutes.',
      },
      {
        do: 'rest',
        in: 'bowl',
        wait: 15,
        words: 'Cover and rest for {wait}, so that it can be rolled without springing back.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        from: 'bowl',
        heat: 'medium-high',
        minutes: [2, 3],
        cue: 'blistered and brown in spots on both sides',
        words:
          'Roll out pieces as big as an egg, 3 mm thick. Heat {in} dry {heat} and bake them one after the other, turning once, {until} for each.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'frying-pan',
        words: 'Brush with {oil}, keep them warm in a cloth and eat hot[, with {dip}].',
      },
    ],
    measured: true,
    keeps: { days: 1, months: 2, words: 'Warm them again in a dry pan.' },
    plate: [80, 300],
  },
  {
    id: 'boiled-roots',
    family: 'plate',
    frame: true,
    needs: ['hob'],
    title: [
      '{names root} with {names ready} and garlic oil',
      '{names root} with {names green onion} and garlic oil',
      '{names root} with garlic and lime oil',
      'boiled {names root} with hot spiced oil',
    ],
    headnote: [
      'Plain and floury by itself; hot oil with something sharp in it is what makes people finish the bowl.',
    ],
    wants: {
      root: {
        of: ['#starchy-root', 'sweet-potato', '@potato', 'plantain', 'burdock', 'lotus-root'],
        not: ['burdock', 'lotus-root', '@potato', 'sweet-potato'],
        each: 250,
        most: 2,
        heart: true,
        cut: 'chunks-3cm',
      },
      onion: { of: ['@onion'], each: 60, may: true, cut: 'thin-slices' },
      green: {
        of: ['spinach', 'callaloo', 'kale', 'okra', 'chard', 'spring-greens', 'coriander', 'pepper'],
        each: 60,
        may: true,
        cut: 'shreds',
      },
      ready: {
        of: ['ham', '@cooked-meat', 'tinned-tuna', 'tinned-sardines', 'feta', 'cheddar', 'halloumi'],
        each: 50,
        may: true,
        ready: 'in pieces',
      },
      lime: { of: ['lime', 'lemon'], each: 20, may: true, ready: 'to squeeze' },
      bread: CUT_BREAD,
    },
    takes: {
      oil: { of: ['olive-oil', 'vegetable-oil', 'coconut-oil'], amount: 1.5, unit: 'tbsp' },
      garlic: { ...GARLIC, cut: 'thin-slices' },
      spice: {
        of: ['cumin-seeds', 'mustard-seeds', 'cumin', 'paprika', 'allspice'],
        amount: 0.5,
        unit: 'tsp',
      },
      hot: { of: ['scotch-bonnet', 'chilli', 'chilli-flakes'], amount: 0.25, unit: 'tsp', may: true },
      sharp: { of: ['cider-vinegar', 'vinegar'], amount: 1, unit: 'tsp', unless: 'lime' },
    },
    acts: [
      {
        do: 'boil',
        in: 'pot',
        heat: 'boiling',
        water: 'salted',
        minutes: { slot: 'root', by: 'boil' },
        cue: 'a knife slips through without force',
        words:
          'Bring {in} of water {heat} with {water} and cook {root}, uncovered, {until}. Drain and throw the water away. [?root=cassava: Pull out the woody thread in the middle. ]It is never eaten raw.',
        when: 'root=cassava/taro/malanga/yam',
      },
      {
        do: 'boil',
        in: 'pot',
        heat: 'boiling',
        water: 'salted',
        minutes: { slot: 'root', by: 'boil' },
        cue: 'a knife slips through without force',
        words: 'Bring {in} of water {heat} with {water} and cook {root} {until}. Drain well.',
        when: '!root=cassava/taro/malanga/yam',
      },
      {
        do: 'soften',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [6, 8],
        cue: 'soft and golden',
        words: 'Meanwhile fry {onion green} in {oil:1/3} in {in} {heat} with {salt} {until}.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [1, 2],
        cue: 'the spice crackles and smells',
        words:
          'Warm {oil spice garlic hot} in {in} {heat} {until}. Off the heat, add [the juice of {lime}|{sharp}] and {salt}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['pot', 'frying-pan'],
        words:
          'Pour the hot oil over {the root}, grind over {pepper} and turn once[; top with {ready}][, {bread} beside].',
      },
    ],
    keeps: { days: 2, words: 'Fried in slices the next day, it is crisp.' },
    plate: [80, 600],
  },
]);
