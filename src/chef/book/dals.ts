// Lentils as they are cooked in India: dal with its tempering, black dal.

import { defineRows } from '../language/row.ts';
import { cumin, DAL, FAT, GARLIC, ginger, heat, hot, LENTILS, MASALA, paste, pulp, seed, TEMPER, turmeric, VEG, WITH } from './lentil-kit.ts';
import { COOK_RICE } from './shared.ts';
import { CURRY_TABLE, SHARP } from './spice-box.ts';

const DAL_NAME = '[?lentil=urad-dal: spiced|golden] [?lentil=red-lentils/yellow-split-peas: {name lentil} dal|{name lentil}]';
/** What is tender long before the lentils goes in behind them. */
const LONG = LENTILS.replace(' veg', '').replace('{until}', '{until}[, with {veg} in it for the last quarter of an hour]');

export const DALS = defineRows([
  {
    id: 'dal', family: 'stew', needs: ['hob'],
    title: [
      `${DAL_NAME} with {names greens veg coconut}[?!veg:  and sizzling spices]`, `${DAL_NAME} with {names greens veg}`,
      `${DAL_NAME} with sizzling onion and spice`, DAL_NAME,
    ],
    headnote: ['A soft, mild dal comes alive at the last moment, when deep gold onions and spices sizzling in {names fat} are poured over it.'],
    wants: {
      lentil: { of: ['red-lentils', 'toor-dal', 'chana-dal', 'yellow-split-peas', 'moong-dal', 'urad-dal'], each: 80, heart: true, ready: 'rinsed' },
      veg: { ...VEG, each: 90 }, coconut: { of: ['coconut-milk'], each: 90, may: true },
      cooked: { of: ['@cooked-poultry', 'cooked-lamb'], each: 80, may: true, ready: 'torn' },
      bean: { of: ['chickpeas', 'tinned-lentils'], each: 70, may: true },
      paneer: { of: ['paneer', 'tofu', 'halloumi'], each: 70, may: true, cut: 'chunks-2cm' }, ...WITH,
    },
    takes: { fat: FAT, seed, turmeric, garlic: GARLIC, ginger, pulp, hot, heat, cumin, paste, masala: MASALA, sharp: SHARP },
    not: ['celery', 'berbere', '@pasta', 'oregano', '#sausage', 'feta', 'harissa'],
    acts: [
      { ...DAL, when: `${DAL.when}&!coconut` }, { ...DAL, water: 200, when: `${DAL.when}&coconut` },
      { ...DAL, minutes: [35, 45], water: 350, when: 'lentil=toor-dal/yellow-split-peas', words: LONG },
      { ...DAL, minutes: [45, 60], water: 450, when: 'lentil=chana-dal/urad-dal', words: LONG }, COOK_RICE,
      {
        do: 'brown', in: 'frying-pan', heat: 'medium-high', minutes: [6, 8], cue: 'golden on most sides',
        words: 'Fry {paneer} in {fat:1/3} in {in} {heat}, turning, {until}, and add to the lentils.',
      },
      TEMPER,
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: [5, 6], cue: 'steaming and thick', core: ['cooked'],
        words: 'Stir {greens coconut bean cooked} into the lentils and cook {heat} {until}[ ({core} in the meat)].',
      },
      {
        do: 'serve', in: 'table', from: ['pot', 'saucepan', 'frying-pan'],
        words: 'Stir {salt} into the dal and [squeeze in {lemon}|sharpen with {sharp}], then pour the onions over, fat and all. Serve[ with {rice}][, topped with {herb}].',
      },
    ],
    keeps: { days: 3, months: 3, words: 'It thickens as it stands; hot water loosens it.' }, plate: [160, 700], table: CURRY_TABLE,
  },
  {
    id: 'black-dal', family: 'stew', needs: ['hob'],
    title: ['creamy slow-cooked [?lentil=urad-dal: black dal|{name lentil} dal][ with {names bean}]'],
    headnote: ['Long simmering and hard stirring break the lentils down into a dark sauce as thick as cream[, with {names cream} only to round it off].'],
    wants: {
      lentil: { of: ['urad-dal', 'green-lentils'], each: 80, heart: true, ready: 'rinsed' },
      bean: { of: ['kidney-beans'], each: 60, may: true }, cream: { of: ['@pouring-cream', '@yoghurt'], each: 40, may: true }, ...WITH,
    },
    oneOf: [['cream', 'pulp', 'ginger', 'masala', 'turmeric', 'cumin', 'seed']],
    takes: {
      turmeric: { of: ['turmeric'], amount: 0.25, unit: 'tsp', may: true },
      fat: { ...FAT, of: ['butter', 'ghee', 'vegetable-oil'], amount: 1.5 }, seed: { ...seed, of: ['cumin-seeds'] }, garlic: GARLIC, ginger,
      pulp, hot, heat, cumin, paste, masala: MASALA, puree: { of: ['tomato-puree'], amount: 1, unit: 'tbsp', unless: 'tomato' }, sharp: SHARP,
    },
    acts: [
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: { slot: 'lentil', by: 'simmer' }, cue: 'they crush to a paste against the side',
        water: 550,
        words: 'Bring {lentil ginger pulp turmeric} to the boil in {in} with {water} and spoon off the foam. Cover and simmer {heat}, topping up with hot water, {until}.',
      },
      {
        ...TEMPER,
        words: 'Heat {fat} in {in} {heat} and fry {onion} {until}. Push to one side, let {seed whole} crackle in the fat for 30 seconds, then fry {garlic hot heat cumin paste masala tomato puree} with it for 5 minutes, until dark.',
        beside: true,
      },
      COOK_RICE,
      {
        do: 'simmer', in: 'pot', from: 'frying-pan', heat: 'low', minutes: [20, 25], cue: 'dark, thick and creamy',
        words: 'Scrape it all into the lentils with {bean greens salt} and simmer {heat}, beating with the spoon now and then, {until}.',
      },
      {
        do: 'serve', in: 'table', from: ['pot', 'saucepan'],
        words: 'Stir in {cream salt} and [squeeze in {lemon}|add {sharp}]: a dal so rich needs the sharpness. Serve[ with {rice}][, topped with {herb}].',
      },
    ],
    keeps: { days: 4, months: 3, words: 'It is better the day after.' }, plate: [180, 600], table: CURRY_TABLE,
  },
  {
    id: 'kadhi', family: 'stew', needs: ['hob'],
    title: ['sour yoghurt kadhi with {names veg greens}', 'sour yoghurt kadhi with sizzling spices'],
    headnote: ['A silky sauce, plainly sour: gram flour keeps the yoghurt from splitting, and spices sizzling in {names fat} go over it at the end.'],
    wants: {
      yoghurt: { of: ['@yoghurt', 'buttermilk'], not: ['greek-yoghurt'], each: 110, heart: true }, flour: { of: ['gram-flour'], each: 10, heart: true, ready: '' },
      veg: { of: ['okra', 'aubergine', 'cauliflower', '@potato', 'carrot'], each: 80, most: 2, may: true, ready: 'cut small' }, ...WITH,
    },
    not: ['#lentil', 'coconut-milk', '@quick-poultry', '@braising', '@mince', 'egg'],
    takes: {
      fat: FAT, seed, turmeric, garlic: { ...GARLIC, amount: 1 }, ginger, pulp, hot, heat,
      sweet: { of: ['sugar', 'brown-sugar'], amount: 0.5, unit: 'tsp' },
    },
    acts: [
      {
        do: 'whisk', in: 'bowl', water: 220,
        words: 'Whisk {flour turmeric} into {yoghurt} in {in} until no lump is left, then whisk in {water}.',
      },
      {
        do: 'fry', in: 'frying-pan', heat: 'medium-high', minutes: [8, 10], cue: 'tender and brown in places',
        words: 'Fry {veg onion} in {fat:1/2} with {salt} in {in} {heat} {until}.', when: 'veg',
      },
      {
        do: 'simmer', in: 'pot', from: 'bowl', heat: 'low', minutes: [15, 20], cue: 'it coats a spoon and no longer tastes of flour',
        words: 'Pour into {in} with {ginger pulp tomato sweet salt} and stir without a stop to the boil, or it splits. Then simmer {heat}, stirring often, {until}.',
      },
      COOK_RICE,
      { do: 'wilt', in: 'pot', heat: 'low', minutes: [2, 4], cue: 'just wilted', words: 'Stir in {greens} {heat} {until}.' },
      {
        do: 'fry', in: 'small-bowl', heat: 'medium', minutes: [1, 2], cue: 'the seeds crackle',
        words: 'Warm {fat} in a small pan {heat} with {seed whole garlic hot heat}[?!veg:  and {onion}] {until}, and pour it over.',
      },
      {
        do: 'serve', in: 'table', from: ['pot', 'saucepan', 'frying-pan', 'small-bowl'],
        words: '[Fold in {the veg}. ][Squeeze in {lemon}. ]Serve[ with {rice}][, topped with {herb}].',
      },
    ],
    beats: ['tomato-curry', 'sabzi', 'coconut-curry', 'flatbreads'],
    keeps: { days: 2, words: 'Warm it gently: boiled hard, it splits.' }, plate: [160, 700], table: CURRY_TABLE,
  },
]);
