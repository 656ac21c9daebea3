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

export const REDUCE: Act = {
  do: 'simmer', in: 'pan', heat: 'medium', minutes: [7, 9], cue: 'thick and dark, with oil at the rim',
  words: 'Tip in {tomato} and fry {heat}, stirring and scraping, {until}.',
};
const FRY_CHEESE: Act = {
  do: 'brown', in: 'pan', heat: 'medium-high', minutes: [6, 8], cue: 'golden',
  words: 'Fry {cheese} in {oil:1/3} in {in} {heat} {until}. Lift out.',
};
const BROWN: Act = {
  do: 'brown', in: 'pan', heat: 'medium-high', minutes: [6, 8], cue: '[?meat=@mince: crumbled and brown|coloured on all sides]',
  words: 'Stir {meat long} into the spices and fry {heat}, with a splash of water if they stick, {until}.',
};
const BRAISE: Act = {
  do: 'simmer', in: 'pan', heat: 'low', minutes: { slot: 'long', by: 'braise' }, cue: 'a piece falls apart under a spoon',
  core: ['long', 'meat'], water: 180,
  words: 'Pour in {water}, cover and leave {the long} to simmer {heat}, adding a splash if it catches, {until}[ (past {core} long before)].',
};
const SIMMER: Act = {
  do: 'simmer', in: 'pan', heat: 'low', minutes: [14, 16], cue: 'the sauce coats a spoon[?meat=@poultry/@mince/pork-fillet/pork-chop:  and no piece is pink inside]', core: ['meat'],
  water: 130, when: '!slow&!long',
  words: '[Add {bean nut} and {water}|Pour in {water}], bring to a bubble, half cover and simmer {heat} {until}[ ({core})].',
};
const SIMMER_SLOW: Act = {
  ...SIMMER, minutes: [18, 22], cue: 'a knife slips through the largest piece[?meat=@poultry/@mince/pork-fillet/pork-chop:  and no meat is pink inside]', when: 'slow&!long',
  words: 'Add {bean slow nut} and {water}, bring to a bubble, cover and simmer {heat} {until}[ ({core})].',
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
    words: 'Slide in {fish cooked}[?cheese:  and {the cheese}] and poach {heat}, hardly stirring, {until}[ ({core})].',
  },
  {
    do: 'simmer', in: 'pan', from: 'plate', heat: 'medium-low', minutes: [2, 3], cue: 'hot through', when: '!fish&!cooked',
    words: 'Put {the cheese} back and warm {heat} {until}.',
  },
];
const WHO = '{name long meat fish cooked cheese}';
const COCONUT_TITLES = [
  '[?long=stewing-beef: fragrant coconut beef curry]', `fragrant coconut ${WHO} curry with {names greens slow veg bean}`, `fragrant coconut ${WHO} curry`,
  'fragrant coconut {name slow bean} curry with {names greens bean veg}', 'fragrant coconut {name slow bean veg greens} curry',
] as const;
const TITLES = [
  '[?meat=@mince: [?meat=lamb-mince: lamb |[?meat=beef-mince: beef ]]keema with {names veg slow greens bean}]',
  `[?nut=cashews/almonds/almond-flour&cool&!tomato: mild and nutty ${WHO} korma]`,
  '[?long=stewing-beef: slow-cooked beef curry]', `[?tomato: ${WHO} curry in rich tomato masala]`, `${WHO} curry with {names greens slow veg bean}`, `home-style ${WHO} curry`,
  'home-style {name slow bean} curry with {names greens bean veg}', 'home-style {name slow bean veg greens} curry',
] as const;

export const SPICED_CURRIES = defineRows([
  {
    id: 'tomato-curry', family: 'stew', needs: ['hob'],
    title: TITLES,
    headnote: [
      'Onions fried to deep gold[?tomato:  and tomato cooked down dark] give this sauce its sweetness and body; a sharp last drop wakes up the spice.',
    ],
    wants: {
      ...FILL, tomato: { of: ['@any-tomato'], each: 130, may: true, ready: 'chopped' },
      cool: { of: ['@yoghurt', '@pouring-cream'], each: 50, may: true }, chutney: { of: ['mango-chutney', 'chutney'], each: 15, may: true },
      ...CURRY_WANTS,
    },
    oneOf: [['long', 'meat', 'fish', 'cooked', 'bean', 'cheese', 'slow', 'veg'], ['earth', 'masala', 'paste', 'turmeric', 'seed', 'pulp', 'leaf']],
    not: ['coconut-milk'],
    takes: { ...CURRY_SPICES, leaf: { of: ['fenugreek-leaves'], amount: 0.75, unit: 'tsp', may: true }, sharp: SHARP },
    acts: [
      FRY_CHEESE, FRY_ONION, BLOOM, BROWN, REDUCE, BONE, BRAISE, SIMMER, SIMMER_SLOW, { ...SIMMER_SLOW, water: 40, when: 'slow&long' }, SIMMER_LATE, COOK_RICE, ...LAST,
      {
        do: 'serve', in: 'table', from: ['pan', 'saucepan', 'plate'],
        words: 'Off the heat, stir in {masala leaf salt}[ and {cool}, a spoonful at a time]. [Squeeze in {lemon}|Sharpen with {sharp}] and taste: it should be savoury first, sharp last. Serve[ with {rice bread chutney}][, scattered with {herb}].',
      },
    ],
    keeps: { days: 3, months: 3 }, plate: [240, 950], table: CURRY_TABLE,
  },
  {
    id: 'spiced-coconut-curry', family: 'stew', needs: ['hob'],
    title: COCONUT_TITLES,
    headnote: ['The spices fry in the thick of the coconut until they smell nutty: that gives a rich sauce its depth, and a sharp end keeps it bright.'],
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
      { ...BLOOM, minutes: [3, 4], cue: 'the oil parts from the coconut', words: BLOOM.words.replace('earth}', 'earth stalk coconut:1/4}') }, BROWN, REDUCE, BONE, BRAISE,
      { ...SIMMER, water: 60, words: SIMMER.words.replace('nut}', 'nut sour coconut}') },
      { ...SIMMER_SLOW, water: 80, when: 'slow', words: SIMMER_SLOW.words.replace('nut}', 'nut sour coconut}') },
      { ...SIMMER_LATE, words: SIMMER_LATE.words.replace('nut}', 'nut sour coconut}') }, COOK_RICE, ...LAST,
      {
        do: 'serve', in: 'table', from: ['pan', 'saucepan', 'plate'],
        words: '[Stir in {fruit} and let it warm through. ]Season with {masala salty salt} and [squeeze in {lemon}|sharpen with {sharp}], a little at a time, until the coconut tastes bright. Serve[ with {rice bread}][, topped with {herb cool}].',
      },
    ],
    beats: GIVE_WAY,
    keeps: { days: 2 },
    out: [[['@cream', '@milk'], 'the coconut makes it rich enough']],
    plate: [280, 950], table: CURRY_TABLE,
  },
]);
