// Meat and fish from a frying pan, with a sauce made where they fried and something beside them.

import { type Act, defineRows, type Take, type Want } from '../language/row.ts';
import {
  BOIL_POTATO,
  COOK_RICE,
  COUSCOUS,
  CUT_BREAD,
  GREENS,
  POTATO,
  RICE,
  SOAK_COUSCOUS,
  SOFT_HERB,
  SQUEEZED,
} from './shared.ts';

const PAN_VEG: Want = {
  of: ['@soft-fry', '@wok-veg', 'leek'],
  not: [
    'frozen-spinach',
    'frozen-stir-fry-vegetables',
    'bamboo-shoots',
    'water-chestnuts',
    '@greens',
    'daikon',
    'celtuce',
    'water-spinach',
  ],
  each: 110,
  most: 2,
  may: true,
  cut: 'for-stir-fry',
};
const ONION: Want = { of: ['@onion', 'spring-onion'], each: 50, may: true, cut: 'thin-slices' };
const CREAM: Want = {
  of: ['@pouring-cream', 'soured-cream', 'coconut-milk', 'cream-cheese'],
  each: 50,
  may: true,
};
const WINE: Want = { of: ['white-wine', 'red-wine', 'cider', 'marsala', 'sherry'], each: 50, may: true };
const ROOT: Want = {
  of: ['@slow-veg'],
  not: [
    'tomato',
    'okra',
    'aubergine',
    'celery',
    'cabbage',
    'red-cabbage',
    'chicken-of-the-woods',
    'beetroot',
  ],
  each: 120,
  may: true,
  most: 2,
  cut: 'for-boil',
};
const BESIDE = {
  potato: { ...POTATO, of: ['@potato', 'sweet-potato'] },
  rice: RICE,
  couscous: COUSCOUS,
  bread: CUT_BREAD,
} as const satisfies Record<string, Want>;
const FAT: Take = { of: ['olive-oil', 'vegetable-oil'], amount: 0.75, unit: 'tbsp' };
const BUTTER: Take = { of: ['butter', 'olive-oil'], amount: 0.5, unit: 'tbsp' };
const GARLIC: Take = { of: ['garlic'], amount: 1, unit: 'clove', may: true, cut: 'thin-slices' };
const MUSTARD: Take = { of: ['mustard', 'wholegrain-mustard'], amount: 1, unit: 'tsp', may: true };
const SPICE: Take = {
  of: [
    'smoked-paprika',
    'cumin',
    'curry-powder',
    'harissa',
    'ras-el-hanout',
    'garam-masala',
    'cajun-seasoning',
    'fennel-seeds',
  ],
  amount: 0.5,
  unit: 'tsp',
  may: true,
};
const ROOTS: Act = {
  do: 'boil',
  in: 'saucepan',
  heat: 'boiling',
  minutes: [12, 15],
  cue: 'a knife slips in',
  beside: true,
  words: 'Cover {root} with water in {in}, bring {heat} with {salt} and cook {until}. Drain.',
};
const VEG: Act = {
  do: 'fry',
  in: 'pan',
  heat: 'medium-high',
  minutes: [5, 7],
  cue: 'tender but still firm',
  words: 'Put {onion veg garlic} into the fat in {in} with {salt} and fry {heat}, stirring, {until}.',
};
const SAUCE: Act = {
  do: 'simmer',
  in: 'pan',
  heat: 'medium',
  minutes: [2, 3],
  cue: 'it coats the spoon',
  water: 40,
  words:
    'Pour {wine} and {water} into {in}, scraping up the brown bits[, stir in {cream mustard}] and bubble {heat} {until}.',
  when: 'wine',
};
const NO_WINE: Act = {
  ...SAUCE,
  when: '!wine',
  words:
    'Pour {water} into {in}, scraping up the brown bits[, stir in {cream mustard}] and bubble {heat} {until}.',
};
const WILT: Act = {
  do: 'wilt',
  in: 'pan',
  heat: 'medium',
  minutes: [1, 4],
  cue: 'soft and bright',
  words: 'Add {greens tomato} to {in} and turn in the sauce {heat} {until}.',
};
const FINISH =
  'Stir {butter} and {pepper} into the sauce and [squeeze in {lemon}|sharpen it with {vinegar}]. ';
const TOMATO: Want = { of: ['@fresh-tomato'], each: 80, may: true, ready: 'roughly chopped' };
const VINEGAR: Take = {
  of: ['cider-vinegar', 'red-wine-vinegar', 'vinegar'],
  amount: 0.5,
  unit: 'tsp',
  unless: 'lemon',
};

export const PANS = defineRows([
  {
    id: 'chicken-pan',
    family: 'pan',
    needs: ['hob'],
    title: [
      '{name meat} with {names veg} in [?cream: cream|[?mustard: mustard|pan juices]]',
      'pan-fried {name meat} with {names veg root greens}',
      'pan-fried {name meat} with {names potato rice}',
      'pan-fried {name meat} with a pan sauce',
    ],
    headnote: [
      'What sticks to the pan is the sauce: let the meat brown properly, and a splash of water lifts all of it.',
    ],
    wants: {
      meat: {
        of: [
          'chicken-breast',
          'turkey-breast',
          'pork-fillet',
          'pork-chop',
          'guinea-fowl-breast',
          'pheasant-breast',
        ],
        each: 150,
        heart: true,
        ready: 'patted dry',
      },
      veg: PAN_VEG,
      onion: ONION,
      root: ROOT,
      tomato: TOMATO,
      greens: GREENS,
      cream: CREAM,
      wine: WINE,
      bean: { of: ['@white-bean', 'chickpeas'], each: 90, may: true },
      brine: { of: ['olives', 'capers'], each: 12, may: true, ready: 'drained' },
      cheese: {
        of: ['@italian-cheese', 'feta', 'mozzarella', 'blue-cheese'],
        each: 20,
        may: true,
        ready: 'grated or crumbled',
      },
      sprig: { of: ['thyme', 'rosemary', 'sage', 'tarragon'], each: 1, may: true, ready: 'leaves picked' },
      herb: SOFT_HERB,
      lemon: SQUEEZED,
      ...BESIDE,
    },
    takes: { oil: FAT, butter: BUTTER, garlic: GARLIC, mustard: MUSTARD, spice: SPICE, vinegar: VINEGAR },
    acts: [
      {
        ...BOIL_POTATO,
        words: 'Bring {in} of water {heat} with {water} and cook {potato} {until}. Drain and keep covered.',
      },
      ROOTS,
      COOK_RICE,
      SOAK_COUSCOUS,
      { do: 'mix', in: 'board', words: 'Season {meat} with {salt}[, {spice}] and {pepper}.' },
      {
        do: 'brown',
        in: 'pan',
        from: 'board',
        heat: 'medium-high',
        minutes: { slot: 'meat', by: 'sear' },
        cue: 'browned on both sides and firm, the juices clear',
        core: ['meat'],
        words:
          'Heat {oil} in {in} {heat} and fry {the meat}, turning every few minutes, {until} ({core} in the thickest part). Lift onto a plate to rest.',
      },
      VEG,
      {
        do: 'fry',
        in: 'pan',
        heat: 'medium',
        minutes: [2, 3],
        cue: 'hot through',
        words: 'Stir in {bean brine sprig} and fry {heat} {until}.',
      },
      SAUCE,
      NO_WINE,
      WILT,
      {
        do: 'serve',
        in: 'table',
        from: ['pan', 'pot', 'saucepan', 'bowl', 'plate'],
        words: `${FINISH}Slice {the meat}, pour the juices of the plate back into the sauce and serve[ with {potato root rice couscous bread}][, topped with {cheese herb}].`,
      },
    ],
    keeps: { days: 2 },
    out: [[['@pasta', '#noodle'], 'the plate is full with {names veg root potato rice}']],
    plate: [230, 850],
  },
  {
    id: 'steak-and-chops',
    family: 'pan',
    needs: ['hob'],
    title: [
      '{name meat} with {names veg root greens}',
      '{name meat} with {names potato}',
      '{name meat} with butter and herbs',
    ],
    headnote: ['A hot pan, dry meat, and five minutes of rest: the crust and the juice are both in that.'],
    wants: {
      meat: { of: ['steak', 'lamb-chop', 'veal', 'duck'], each: 180, heart: true, ready: 'patted dry' },
      veg: PAN_VEG,
      onion: ONION,
      root: ROOT,
      tomato: TOMATO,
      greens: GREENS,
      cream: CREAM,
      wine: { ...WINE, of: ['red-wine', 'white-wine', 'marsala', 'port'] },
      bean: { of: ['@white-bean', 'chickpeas'], each: 90, may: true },
      leaf: { of: ['@salad-leaf'], each: 30, may: true, ready: '' },
      cheese: {
        of: ['blue-cheese', 'feta', '@italian-cheese'],
        each: 20,
        may: true,
        ready: 'crumbled or grated',
      },
      sprig: { of: ['thyme', 'rosemary', 'sage'], each: 1, may: true, ready: '' },
      sauce: {
        of: [
          'chimichurri',
          'pesto',
          'mint-sauce',
          'horseradish',
          'harissa',
          'romesco',
          'tzatziki',
          '@yoghurt',
        ],
        each: 20,
        may: true,
      },
      herb: SOFT_HERB,
      lemon: SQUEEZED,
      ...BESIDE,
    },
    takes: {
      oil: { ...FAT, of: ['vegetable-oil', 'olive-oil'] },
      butter: BUTTER,
      garlic: GARLIC,
      mustard: MUSTARD,
      spice: SPICE,
      vinegar: VINEGAR,
    },
    acts: [
      {
        ...BOIL_POTATO,
        words: 'Bring {in} of water {heat} with {water} and cook {potato} {until}. Drain and keep covered.',
      },
      ROOTS,
      COOK_RICE,
      SOAK_COUSCOUS,
      { do: 'mix', in: 'board', words: 'Season {meat} with {salt}[, {spice}] and {pepper}.' },
      {
        do: 'brown',
        in: 'pan',
        from: 'board',
        heat: 'high',
        minutes: { slot: 'meat', by: 'sear' },
        cue: 'deeply browned on both sides',
        core: ['meat'],
        when: '!meat=duck/veal',
        words:
          'Heat {oil} in {in} {heat} and fry {the meat}[ with {sprig}], turning every minute or two, {until} ({core} in the thickest part). Rest on a warm plate for 5 minutes.',
      },
      {
        do: 'brown',
        in: 'pan',
        from: 'board',
        heat: 'medium-high',
        minutes: [5, 6],
        cue: 'golden on both sides',
        core: ['meat'],
        when: 'meat=veal',
        words:
          'Heat {oil} in {in} {heat} and fry {the meat}[ with {sprig}] {until} ({core}). Rest on a warm plate.',
      },
      {
        do: 'brown',
        in: 'pan',
        from: 'board',
        heat: 'medium',
        minutes: [16, 20],
        cue: 'the skin is crisp and the meat firm',
        core: ['meat'],
        when: 'meat=duck',
        words:
          'Score the skin. Put {oil} in {in}[ with {sprig}], lay {the meat} in skin side down, set it {heat} and fry, turning late, {until} ({core} in the thickest part). Rest on a warm plate.',
      },
      VEG,
      {
        do: 'fry',
        in: 'pan',
        heat: 'medium',
        minutes: [2, 3],
        cue: 'hot through',
        words: 'Stir in {bean} and fry {heat} {until}.',
      },
      SAUCE,
      NO_WINE,
      WILT,
      {
        do: 'serve',
        in: 'table',
        from: ['pan', 'pot', 'saucepan', 'bowl', 'plate'],
        words: `${FINISH}Slice {the meat} across the grain, pour over the pan juices and serve[ with {potato root rice couscous bread leaf sauce}][, scattered with {cheese herb}].`,
      },
    ],
    keeps: { days: 2, cold: true, words: 'Cold in thin slices it makes a sandwich.' },
    out: [[['@pasta', '#noodle'], 'the plate is full with {names veg root potato rice}']],
    plate: [230, 850],
  },
  {
    id: 'fish-pan',
    family: 'pan',
    needs: ['hob'],
    title: [
      'pan-fried {name fish} with {names veg root greens}',
      'pan-fried {name fish} with {names potato}',
      'pan-fried {name fish} with [{name lemon}|brown butter]',
    ],
    headnote: ['Fish fries mostly on one side: leave it alone until it lets go of the pan by itself.'],
    wants: {
      fish: { of: ['@pan-fish', 'scallops'], each: 140, heart: true, ready: 'patted dry' },
      veg: PAN_VEG,
      onion: ONION,
      root: ROOT,
      tomato: TOMATO,
      greens: GREENS,
      cream: CREAM,
      wine: { ...WINE, of: ['white-wine', 'cider', 'sherry'] },
      bean: { of: ['@white-bean', 'chickpeas', 'tinned-lentils'], each: 90, may: true },
      brine: { of: ['capers', 'olives'], each: 10, may: true, ready: 'drained' },
      leaf: { of: ['@salad-leaf'], each: 30, may: true, ready: '' },
      cool: { of: ['tzatziki', '@yoghurt', 'mayonnaise', 'hollandaise', 'pesto'], each: 25, may: true },
      herb: SOFT_HERB,
      lemon: SQUEEZED,
      ...BESIDE,
    },
    takes: {
      oil: FAT,
      butter: { ...BUTTER, amount: 0.75 },
      garlic: GARLIC,
      mustard: MUSTARD,
      spice: SPICE,
      vinegar: VINEGAR,
    },
    acts: [
      {
        ...BOIL_POTATO,
        words: 'Bring {in} of water {heat} with {water} and cook {potato} {until}. Drain and keep covered.',
      },
      ROOTS,
      COOK_RICE,
      SOAK_COUSCOUS,
      {
        ...VEG,
        words: 'In {in}, fry {onion veg garlic} in {oil:1/2} with {salt} {heat}, stirring, {until}.',
      },
      {
        do: 'fry',
        in: 'pan',
        heat: 'medium',
        minutes: [2, 3],
        cue: 'hot through',
        words: 'Stir in {bean brine} and fry {heat} {until}.',
      },
      {
        ...SAUCE,
        words: 'Pour {wine} into {in} with {water}[, stir in {cream mustard}] and bubble {heat} {until}.',
        when: 'wine',
      },
      {
        ...SAUCE,
        words: 'Stir {cream mustard} into {in} with {water} and bubble {heat} {until}.',
        when: '!wine',
      },
      { ...WILT, words: 'Add {greens tomato} to {in} and turn {heat} {until}.' },
      { do: 'mix', in: 'board', words: 'Season {fish} with {salt}[, {spice}] and {pepper}.' },
      {
        do: 'fry',
        in: 'frying-pan',
        from: 'board',
        heat: 'medium-high',
        minutes: { slot: 'fish', by: 'sear' },
        cue: 'golden underneath and just firm',
        core: ['fish'],
        when: '!fish=#white-fish/herring',
        words:
          'Heat {oil} in {in} {heat} and fry {the fish}, skin side down for most of the time and turned once, {until} ({core}).',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        from: 'board',
        heat: 'medium-high',
        minutes: [5, 8],
        cue: 'golden underneath and flaking',
        core: ['fish'],
        when: 'fish=#white-fish/herring',
        words: 'Heat {oil} in {in} {heat} and fry {the fish}, turning once, {until} ({core}).',
      },
      {
        do: 'melt',
        in: 'frying-pan',
        words:
          'Take {in} off the heat, add {butter} and let it foam up brown, then [squeeze in {lemon}|add {vinegar}] and spoon it over {the fish}.',
        and: true,
      },
      {
        do: 'serve',
        in: 'table',
        from: ['frying-pan', 'pan', 'pot', 'saucepan', 'bowl'],
        words:
          'Serve at once[?veg:  on the vegetables][ with {potato root rice couscous bread leaf cool}][, scattered with {herb}].',
      },
    ],
    keeps: { days: 1, cold: true, words: 'Cold, it is good in a salad.' },
    plate: [220, 800],
  },
]);
