// Rice in one pot, of the American South and of Latin America, and rice beside a stew of okra.

import { type Act, defineRows, type Take, type Want } from '../language/row.ts';
import { BAY, GARLIC_IN, OIL, SMOKED, TOMATO } from './american-acts.ts';
import { HOT, LIME } from './bread-slots.ts';
import { COOK_RICE, CUBE, ONION, RICE, SOFT_HERB } from './shared.ts';

const ONE_POT_RICE: Want = { of: ['@plain-rice', 'paella-rice'], each: 70, heart: true, ready: 'rinsed' };
const TRINITY: Want = {
  of: ['pepper', 'celery', 'okra', 'carrot', 'sweetcorn', 'frozen-peas', 'peas', 'green-beans', 'courgette'],
  each: 120,
  most: 3,
  may: true,
  cut: 'dice-1cm',
};
const CAJUN: Take = {
  of: ['cajun-seasoning', 'old-bay', 'smoked-paprika', 'paprika'],
  amount: 1,
  unit: 'tsp',
};
const THYME: Take = { of: ['thyme', 'dried-thyme', 'oregano'], amount: 0.5, unit: 'tsp' };
const CAYENNE: Take = {
  of: ['cayenne', 'hot-sauce', 'chilli-flakes'],
  amount: 0.25,
  unit: 'tsp',
  whole: true,
};
const TABLE = { herb: SOFT_HERB, lime: { ...LIME, of: ['lemon', 'lime'] } } as const satisfies Record<
  string,
  Want
>;
const SMOKE_FIRST: Act = {
  do: 'fry',
  in: 'pot',
  heat: 'medium',
  minutes: [5, 7],
  cue: 'browned, and the fat has run',
  core: ['smoked'],
  words: 'Fry {smoked} in {in} in {oil:1/3} {heat} {until}[ (past {core} by then)].',
};
const SOFTEN: Act = {
  do: 'soften',
  in: 'pot',
  heat: 'medium',
  minutes: [8, 10],
  cue: 'soft and golden',
  words: 'Add {onion veg} to {in} with {oil salt} and cook {heat} {until}.',
};

export const SOUTHERN_RICE = defineRows([
  {
    id: 'jambalaya',
    family: 'rice',
    needs: ['hob'],
    title: [
      '[?smoked: jambalaya with {names smoked} and {names fish meat}]',
      '[?smoked: jambalaya with {names smoked meat fish}]',
      '[?brine&meat: arroz con pollo with {names veg}]',
      'one-pot {name meat} and rice with {names veg}',
      'one-pot rice with {names meat fish smoked}',
    ],
    headnote: [
      'Once the rice is in, hands off: stirred, it turns to porridge; left alone, it makes a crust that people fight for.',
    ],
    wants: {
      rice: ONE_POT_RICE,
      smoked: { ...SMOKED, of: [...SMOKED.of, '@sausage', 'ham'] },
      meat: {
        of: ['chicken-thigh', 'chicken-breast', 'chicken-drumstick', '@cooked-poultry'],
        not: ['chicken-drumstick'],
        each: 110,
        may: true,
        cut: 'for-stir-fry',
      },
      fish: { of: ['@prawn', 'mixed-seafood'], each: 80, may: true },
      onion: ONION,
      veg: TRINITY,
      tomato: TOMATO,
      hot: HOT,
      stock: { of: ['@stock'], each: 150, may: true },
      brine: { of: ['olives', 'capers'], each: 15, may: true, ready: '' },
      ...TABLE,
    },
    oneOf: [
      ['smoked', 'fish', 'meat'],
      ['veg', 'tomato'],
    ],
    not: ['coconut-milk', 'curry-powder', 'curry-paste', 'soy-sauce', 'saffron', 'egg'],
    takes: {
      oil: OIL,
      garlic: GARLIC_IN,
      cajun: CAJUN,
      thyme: THYME,
      cayenne: CAYENNE,
      bay: BAY,
      cube: CUBE,
    },
    acts: [
      SMOKE_FIRST,
      {
        do: 'brown',
        in: 'pot',
        heat: 'medium-high',
        minutes: [6, 8],
        cue: 'golden on the outside',
        when: '!meat=@cooked-poultry',
        words: 'Fry {meat} in {in} in {oil:1/3} with {salt} {heat} {until}. It finishes with the rice.',
      },
      SOFTEN,
      {
        do: 'fry',
        in: 'pot',
        heat: 'medium',
        minutes: [1, 2],
        cue: 'the grains are coated and smell toasted',
        words: 'Stir in {garlic hot cajun thyme cayenne rice} and fry {heat} {until}.',
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'low',
        minutes: [17, 20],
        cue: 'the liquid is gone and the grains are tender[?meat=#poultry-cut: , and no pink is left in the {name meat}]',
        core: ['meat', 'smoked'],
        water: 130,
        words:
          'Add {tomato stock cube bay brine meat salt} and {water}. Bring to the boil, stir once, cover and cook {heat} {until}[ ({core})].',
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'low',
        minutes: [4, 5],
        cue: 'they are pink, opaque and hot through',
        core: ['fish'],
        words: 'Lay {fish} on top, cover again and steam {heat} {until}[ ({core})].',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'pot',
        words:
          'Rest for 5 minutes off the heat under the lid, fork over with {pepper} and serve[ with {herb lime}].',
      },
    ],
    beats: ['pilaf', 'tomato-curry'],
    keeps: { days: 1 },
    plate: [260, 850],
  },
  {
    id: 'gumbo',
    family: 'stew',
    needs: ['hob'],
    title: [
      'gumbo with {names smoked fish okra}',
      'gumbo with {names meat smoked fish}',
      'gumbo with {names meat fish smoked}',
    ],
    headnote: [
      'The colour of the roux is the taste of the gumbo: stir it to dark gold, and do not answer the door.',
    ],
    wants: {
      okra: {
        of: ['okra', 'file-powder', 'callaloo'],
        not: ['callaloo'],
        each: 80,
        heart: true,
        cut: 'slices-1cm',
      },
      smoked: { ...SMOKED, of: [...SMOKED.of, '@sausage', 'ham'] },
      meat: {
        of: ['chicken-thigh', 'chicken-breast', '@cooked-poultry'],
        each: 110,
        may: true,
        cut: 'for-stir-fry',
      },
      fish: { of: ['@prawn', 'crab', 'mixed-seafood', '@white-fish'], each: 90, most: 2, may: true },
      onion: ONION,
      veg: { ...TRINITY, of: ['pepper', 'celery', 'carrot'] },
      tomato: TOMATO,
      hot: HOT,
      rice: RICE,
      ...TABLE,
    },
    oneOf: [['smoked', 'meat', 'fish']],
    not: ['coconut-milk', 'curry-powder', 'palm-oil', 'egusi'],
    takes: {
      oil: { ...OIL, amount: 2 },
      flour: { of: ['plain-flour', 'self-raising-flour'], amount: 1.5, unit: 'tbsp' },
      garlic: GARLIC_IN,
      cajun: CAJUN,
      thyme: THYME,
      cayenne: CAYENNE,
      bay: BAY,
      cube: CUBE,
    },
    acts: [
      SMOKE_FIRST,
      {
        do: 'fry',
        in: 'pot',
        heat: 'medium-low',
        minutes: [10, 14],
        cue: 'it is the colour of peanut butter and smells of nuts',
        words:
          'Stir {flour} into {in} with {oil} and fry {heat}, stirring all the time, {until}. Dark specks mean it has burnt: begin again.',
      },
      {
        ...SOFTEN,
        words:
          'Add {onion veg} with {salt}: they stop the roux from darkening. Cook {heat}, stirring, {until}. Stir in {garlic hot cajun thyme cayenne}.',
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'medium-low',
        minutes: [20, 25],
        cue: 'the {name okra} is soft and the broth coats the spoon[?meat=#poultry-cut:  and the {name meat} is white all through]',
        core: ['meat', 'smoked'],
        water: 280,
        words: 'Whisk in {water}, add {cube bay tomato okra meat} and simmer {heat} {until}[ ({core})].',
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'medium-low',
        minutes: [4, 6],
        cue: 'opaque and hot through',
        core: ['fish'],
        words: 'Add {fish} and simmer {heat} {until}[ ({core})].',
      },
      COOK_RICE,
      {
        do: 'serve',
        in: 'table',
        from: ['pot', 'saucepan'],
        words: 'Season with {salt} and {pepper} and ladle[ over {rice}][, with {herb lime}].',
      },
    ],
    beats: ['pilaf', 'tray-roast', 'jambalaya'],
    keeps: { days: 2, months: 2 },
    plate: [300, 900],
  },
]);
