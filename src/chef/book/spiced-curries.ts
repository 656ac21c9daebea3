// The open curry, of onion, tomato and spice or of coconut; and the fish curry, sour and quick.

import { type Act, defineRows, type Want } from '../language/row.ts';
import { BONE } from './red-base.ts';
import { COOK_RICE, GREENS } from './shared.ts';
import { BLOOM, CURRY_SPICES, CURRY_TABLE, CURRY_WANTS, FRY_ONION, GIVE_WAY, SHARP } from './spice-box.ts';

const MEAT: Want = {
  of: ['@quick-poultry', '@mince', 'chicken-drumstick', 'quorn-pieces', 'soya-mince', 'pork-fillet', 'pork-chop'], each: 130, may: true,
  cut: 'for-simmer',
};
const LONG: Want = { of: ['@braising'], each: 170, may: true, cut: 'chunks-3cm' };
const FISH: Want = {
  of: ['prawns', '@white-fish', 'salmon', 'trout', 'kingfish', 'mussels'], not: ['mussels'], each: 130, may: true, cut: 'chunks-3cm',
};
const COOKED: Want = {
  of: [
    '@cooked-poultry', '@cooked-meat', 'cooked-prawns', 'tinned-mackerel', 'tinned-sardines', 'tinned-tuna', 'tinned-salmon',
    'roast-vegetables',
  ],
  not: ['pulled-pork', 'pastrami', 'ham'], each: 100, may: true, ready: 'in large pieces',
};
const BEAN: Want = { of: ['chickpeas', '@tinned-bean', 'tinned-lentils'], each: 100, most: 2, may: true };
const CHEESE: Want = { of: ['paneer', 'tofu'], each: 90, may: true, cut: 'chunks-2cm' };
const SLOW: Want = {
  of: ['@slow-veg', '@potato', 'sweet-potato', 'cauliflower', 'taro', 'plantain'],
  not: ['tomato', 'cherry-tomato', 'chicken-of-the-woods', 'celery'], each: 140, most: 3, may: true, cut: 'for-simmer',
};
const VEG: Want = {
  of: ['@late-veg', 'pepper', 'green-beans', 'tenderstem-broccoli'],
  not: ['enoki', 'bamboo-shoots', 'celtuce', 'corn-on-the-cob', 'frozen-stir-fry-vegetables', 'frozen-spinach'],
  each: 80, most: 3, may: true, ready: 'cut small',
};
const FILL = {
  long: LONG, meat: MEAT, fish: FISH, cooked: COOKED, bean: BEAN, cheese: CHEESE, slow: SLOW, veg: VEG, greens: { ...GREENS, each: 60 },
  nut: { of: ['cashews', 'almonds', 'almond-flour', 'raisins', 'peanuts', 'coconut-desiccated'], each: 14, most: 2, may: true, ready: '' },
} as const satisfies Record<string, Want>;

const FRY_CHEESE: Act = {
  do: 'brown', in: 'pan', heat: 'medium-high', minutes: [6, 8], cue: 'golden',
  words: 'Fry {cheese} in {oil:1/3} in {in} {heat} {until}. Lift out.',
};
const BROWN: Act = {
  do: 'brown', in: 'pan', heat: 'medium-high', minutes: [5, 6], cue: 'it has lost its raw colour',
  words: 'Turn {meat long} in the spices {heat} {until}.',
};
const BRAISE: Act = {
  do: 'simmer', in: 'pan', heat: 'low', minutes: { slot: 'long', by: 'simmer' }, cue: 'a piece falls apart under a spoon',
  core: ['long', 'meat'], water: 180,
  words: 'Pour in {water}[ and {tomato}], cover and simmer {the long} {heat}, topping up if it catches, {until}[ (past {core} long before)].',
};
const SIMMER: Act = {
  do: 'simmer', in: 'pan', heat: 'low', minutes: [14, 16], cue: 'the sauce is thick[?meat:  and no piece is pink inside]', core: ['meat'],
  water: 130, when: '!slow&!long',
  words: '[Add {bean tomato nut} and {water}|Pour in {water}], bring to a bubble, cover and simmer {heat} {until}[ ({core})].',
};
const SIMMER_SLOW: Act = {
  ...SIMMER, minutes: [18, 22], cue: 'the largest piece is tender[?meat:  and no meat is pink inside]', when: 'slow',
  words: 'Add {bean slow tomato nut} and {water}, bring to a bubble, cover and simmer {heat} {until}[ ({core})].',
};
const SIMMER_LATE: Act = {
  do: 'simmer', in: 'pan', heat: 'low', minutes: [5, 6], cue: 'hot and thick', when: 'long&!slow',
  words: 'Add {bean nut} and simmer {heat} {until}.',
};
const LAST: readonly Act[] = [
  {
    do: 'simmer', in: 'pan', heat: 'medium-low', minutes: [4, 6], cue: 'just tender',
    words: 'Stir in {veg greens} and cook {heat} {until}.',
  },
  {
    do: 'simmer', in: 'pan', heat: 'medium-low', minutes: [4, 6],
    cue: '[?fish: the pieces are opaque and just firm|steaming hot right through]', core: ['fish', 'cooked'], from: 'plate',
    words: 'Slide in {fish cooked}[?cheese:  and {the cheese}] and simmer gently {heat} {until}[ ({core})].',
  },
  {
    do: 'simmer', in: 'pan', from: 'plate', heat: 'medium-low', minutes: [2, 3], cue: 'hot through', when: '!fish&!cooked',
    words: 'Put {the cheese} back and warm {heat} {until}.',
  },
];
const COCONUT_TITLES = [
  '[?long=stewing-beef: beef|{name long meat fish cooked cheese}] coconut curry with {names slow bean}',
  '[?long=stewing-beef: beef|{name long meat fish cooked cheese}] coconut curry with {names greens veg}', '[?long=stewing-beef: beef|{name long meat fish cooked cheese}] coconut curry',
  '{name bean} coconut curry with {names slow veg greens}', '{name slow} coconut curry with {names bean greens veg}',
  '{name slow bean} coconut curry', '{name veg greens} coconut curry',
] as const;
const TITLES = [
  '[?nut=cashews/almonds/almond-flour&cool&!tomato: [?long=stewing-beef: beef|{name long meat cooked cheese}] korma[ with {names slow veg}]]',
  '[?long=stewing-beef: beef|{name long meat fish cooked cheese}] curry with {names slow bean}', '[?long=stewing-beef: beef|{name long meat fish cooked cheese}] curry with {names greens veg}',
  '[?long=stewing-beef: beef|{name long meat fish cooked cheese}] curry', '{name bean} curry with {names slow veg greens}',
  '{name slow} curry with {names bean greens veg}', '{name slow bean} curry', '{name veg greens} curry',
] as const;

export const SPICED_CURRIES = defineRows([
  {
    id: 'tomato-curry', family: 'stew', needs: ['hob'],
    title: TITLES,
    headnote: [
      '{names long meat fish cooked cheese bean slow} in a sauce of onions fried deep gold[ and {names tomato}], the spices toasted in their oil.',
      'The onions are the sauce: take them as far as deep gold, and the spices have something to hold on to.',
    ],
    wants: {
      ...FILL, tomato: { of: ['@any-tomato'], each: 130, may: true, ready: 'chopped' },
      cool: { of: ['@yoghurt', '@pouring-cream'], each: 50, may: true }, chutney: { of: ['mango-chutney', 'chutney'], each: 15, may: true },
      ...CURRY_WANTS,
    },
    oneOf: [['long', 'meat', 'fish', 'cooked', 'bean', 'cheese', 'slow', 'veg'], ['earth', 'masala', 'paste', 'turmeric', 'seed']],
    not: ['coconut-milk'],
    takes: { ...CURRY_SPICES, sharp: SHARP },
    acts: [
      FRY_CHEESE, FRY_ONION, BLOOM, BROWN, BONE, BRAISE, SIMMER, SIMMER_SLOW, SIMMER_LATE, COOK_RICE, ...LAST,
      {
        do: 'serve', in: 'table', from: ['pan', 'saucepan', 'plate'],
        words: 'Take off the heat. Stir in {masala salt}[ and {cool}, a spoonful at a time][, and squeeze in {lemon}|, and sharpen with {sharp}]. Serve[ with {rice bread chutney}][, scattered with {herb}].',
      },
    ],
    keeps: { days: 3, months: 3 }, plate: [240, 950], table: CURRY_TABLE,
  },
  {
    id: 'spiced-coconut-curry', family: 'stew', needs: ['hob'],
    title: COCONUT_TITLES,
    headnote: ['{names long meat fish cooked cheese bean slow veg greens} in a spiced coconut sauce, salty, sharp and a little sweet at once.'],
    wants: {
      coconut: { of: ['coconut-milk', 'coconut-cream'], each: 150, heart: true }, ...FILL,
      tomato: { of: ['@any-tomato'], each: 70, may: true, ready: 'chopped' },
      fruit: { of: ['pineapple', 'mango'], each: 70, may: true, cut: 'chunks-2cm' },
      stalk: { of: ['lemongrass', 'makrut-lime-leaves'], each: 8, may: true, most: 2, ready: 'bruised' }, ...CURRY_WANTS,
      herb: { of: ['coriander', 'basil', 'mint'], each: 6, may: true, cut: 'chopped' }, cool: { of: ['@yoghurt'], each: 30, may: true },
    },
    oneOf: [['long', 'meat', 'fish', 'cooked', 'bean', 'cheese', 'slow', 'veg', 'greens']],
    not: ['peanut-butter'],
    takes: {
      ...CURRY_SPICES, salty: { of: ['fish-sauce', 'soy-sauce'], amount: 1, unit: 'tsp', may: true },
      sour: { of: ['tamarind', 'kudampuli'], amount: 1, unit: 'tsp', may: true }, sharp: SHARP,
    },
    acts: [
      FRY_CHEESE, FRY_ONION,
      { ...BLOOM, words: BLOOM.words.replace('earth}', 'earth stalk coconut:1/4}') }, BROWN, BONE, BRAISE,
      { ...SIMMER, water: 60, words: SIMMER.words.replace('nut}', 'nut sour coconut}') },
      { ...SIMMER_SLOW, water: 80, words: SIMMER_SLOW.words.replace('nut}', 'nut sour coconut}') },
      { ...SIMMER_LATE, words: SIMMER_LATE.words.replace('nut}', 'nut sour coconut}') }, COOK_RICE, ...LAST,
      {
        do: 'serve', in: 'table', from: ['pan', 'saucepan', 'plate'],
        words: '[Stir in {fruit} and let it warm through. ]Season with {masala salty salt} and [squeeze in {lemon}|sharpen with {sharp}]. Taste: it should be salty, sharp and a little sweet at once. Serve[ with {rice bread}][, topped with {herb cool}].',
      },
    ],
    beats: GIVE_WAY,
    keeps: { days: 2 },
    out: [[['@cream', '@milk'], 'the coconut makes it rich enough']],
    plate: [280, 950], table: CURRY_TABLE,
  },
]);
