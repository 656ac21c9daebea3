// Dishes of the wok that have a name of their own.

import { defineRows } from '../language/row.ts';
import {
  CORN,
  EAST_OIL,
  EAST_RICE,
  GARLIC,
  GINGER,
  HOT,
  LIME,
  MEAT_NAME,
  RICE_BESIDE,
  RICE_WINE,
  SCALLION,
  SESAME,
  SHARP,
  SOY,
  SPROUTS,
  SWEET,
  WARM_RICE,
  WOK_GREENS,
  WOK_MEAT,
  WOK_VEG,
} from './eastern.ts';
import { COAT, FRY_SEA, FRY_TOFU, FRY_VEG, SEAR, SEAR_THIN, WILT } from './wok-acts.ts';

const LEAD = `[?meat: ${MEAT_NAME}|{name sea tofu}]`;
const STARCHED = {
  meat: { ...WOK_MEAT, cut: 'chunks-2cm' },
  sea: { of: ['prawns', 'squid'], each: 120, may: true, ready: 'patted dry' },
  tofu: { of: ['tofu', 'tempeh', 'seitan', 'quorn-pieces'], each: 130, may: true, cut: 'chunks-2cm' },
} as const;
export const NOT_EAST = [
  '#pasta',
  '#noodle',
  '@potato',
  '@yoghurt',
  '@cream',
  'coconut-milk',
  '@grates',
] as const;

export const WOKS_BY_NAME = defineRows([
  {
    id: 'kung-pao',
    family: 'pan',
    needs: ['hob'],
    title: [`kung pao ${LEAD} with {names nut}[ and {names veg}]`, `kung pao ${LEAD} with {names nut}`],
    headnote: [
      'Hot, sharp, sweet and full of {names nut}: the chilli seasons the oil first, and everything else takes it from there.',
    ],
    wants: {
      ...STARCHED,
      nut: { of: ['peanuts', 'cashews'], each: 25, heart: true, ready: '' },
      pod: {
        of: ['dried-chilli', 'chilli', 'birds-eye-chilli', 'sichuan-pepper', 'chilli-flakes'],
        each: 5,
        most: 2,
        heart: true,
        ready: '',
      },
      veg: { ...WOK_VEG, each: 120, most: 3 },
      onion: SCALLION,
      greens: WOK_GREENS,
      sprout: SPROUTS,
      lime: LIME,
      ...RICE_BESIDE,
    },
    oneOf: [['meat', 'sea', 'tofu']],
    not: [...NOT_EAST, '@any-tomato', 'peanut-butter', 'curry-paste'],
    takes: {
      oil: { ...EAST_OIL, amount: 1.25 },
      soy: { ...SOY, amount: 1.25 },
      wine: RICE_WINE,
      sharp: { ...SHARP, amount: 2 },
      sweet: { ...SWEET, amount: 1.5 },
      corn: CORN,
      ginger: GINGER,
      garlic: GARLIC,
      hot: HOT,
      sesame: SESAME,
    },
    acts: [
      ...EAST_RICE,
      COAT,
      {
        do: 'whisk',
        in: 'small-bowl',
        and: true,
        words: 'Stir {soy wine sweet sharp hot corn} into [?many: 150 ml|3 tbsp] water in {in}.',
      },
      SEAR,
      SEAR_THIN,
      FRY_SEA,
      FRY_TOFU,
      {
        do: 'fry',
        in: 'wok',
        heat: 'medium',
        minutes: [1, 2],
        cue: 'the nuts are golden',
        words:
          'Put {oil:1/4 nut pod} in {in} {heat} and stir {until} and the chilli has darkened without blackening: burnt, it turns the oil bitter.',
      },
      {
        ...FRY_VEG,
        when: 'veg',
        minutes: [4, 5],
        words:
          'Add {oil veg onion} to {in} and toss {heat} {until}.[ Stir in {garlic ginger} for the last half-minute.]',
      },
      {
        do: 'fry',
        in: 'wok',
        heat: 'medium-high',
        minutes: [1, 1],
        cue: 'it smells good',
        when: '!veg',
        words: 'Add {oil onion garlic ginger} and stir {heat} {until}.',
      },
      WILT,
      {
        do: 'toss',
        in: 'wok',
        from: ['small-bowl', 'plate'],
        heat: 'high',
        minutes: [1, 2],
        cue: 'the sauce is dark and coats everything',
        words:
          'Return [?meat: the meat[ and {the sea tofu}]|{the sea tofu}], stir the sauce, pour it in and toss {heat} {until}.',
      },
      WARM_RICE,
      {
        do: 'serve',
        in: 'table',
        from: ['wok', 'saucepan'],
        words:
          '[Stir in {sesame}. ][Squeeze over {lime}. ]Serve at once[ with {rice warm}]; whole chillies are for flavour, and stay on the plate.',
      },
    ],
    beats: ['stir-fry'],
    keeps: { days: 2 },
    plate: [200, 780],
  },
  {
    id: 'sweet-and-sour',
    family: 'pan',
    needs: ['hob'],
    title: [`sweet and sour ${LEAD} with {names fruit veg}`, `sweet and sour ${LEAD}`],
    headnote: [
      'The crust is only cornflour, pressed on dry: it stays crisp in the sauce for as long as it takes to carry to the table.',
    ],
    wants: {
      ...STARCHED,
      fruit: {
        of: ['pineapple', 'mango', 'lychee', 'tinned-peaches', 'sweet-and-sour-sauce'],
        each: 80,
        heart: true,
        ready: 'in bite-sized pieces',
      },
      veg: {
        ...WOK_VEG,
        of: [
          ...(['pepper', 'carrot', 'sugar-snap-peas', 'mangetout', 'green-beans', 'broccoli'] as const),
          ...(['courgette', 'baby-corn', 'bamboo-shoots', 'water-chestnuts', 'celery'] as const),
          ...(['mushroom'] as const),
        ],
        each: 130,
        most: 3,
      },
      onion: { ...SCALLION, of: ['@onion', 'spring-onion'], cut: 'wedges' },
      nut: { of: ['cashews', 'sesame-seeds', 'peanuts'], each: 10, may: true, ready: '' },
      ...RICE_BESIDE,
    },
    oneOf: [['meat', 'sea', 'tofu']],
    not: [...NOT_EAST, 'curry-paste', 'tortilla', 'peanut-butter'],
    takes: {
      oil: { ...EAST_OIL, amount: 1.5 },
      corn: { ...CORN, amount: 4 },
      red: { of: ['ketchup', 'tomato-puree'], amount: 1, unit: 'tbsp' },
      sharp: { ...SHARP, amount: 1, unit: 'tbsp' },
      sweet: { ...SWEET, amount: 2 },
      soy: { ...SOY, amount: 0.75 },
      ginger: GINGER,
      garlic: GARLIC,
      hot: HOT,
    },
    acts: [
      ...EAST_RICE,
      {
        do: 'mix',
        in: 'bowl',
        words:
          'In {in}, toss {meat sea tofu} with {salt} and {corn:3/4} until every side is dusty.[?meat:  Wash board, knife and hands.]',
      },
      {
        do: 'whisk',
        in: 'small-bowl',
        and: true,
        words: 'Stir {red sharp sweet soy hot corn} into [?many: 300 ml|100 ml] water in {in}.',
      },
      {
        do: 'brown',
        in: 'wok',
        from: 'bowl',
        heat: 'medium-high',
        minutes: [7, 9],
        cue: 'crisp and gold all round[?meat: , with no pink inside]',
        core: ['meat'],
        when: '!sea',
        words:
          'Heat {oil:2/3} in {in} {heat} and fry [?meat: the meat|{the tofu}] in one layer, turning each piece, {until}[ ({core})]. Lift onto a plate.',
      },
      {
        do: 'brown',
        in: 'wok',
        from: 'bowl',
        heat: 'medium-high',
        minutes: [3, 4],
        cue: 'crisp outside and opaque all through',
        core: ['sea', 'meat'],
        when: 'sea',
        words:
          'Heat {oil:2/3} in {in} {heat} and fry {the sea meat tofu} in one layer, turning once, {until} ({core}). Lift onto a plate.',
      },
      {
        do: 'fry',
        in: 'wok',
        heat: 'high',
        minutes: [3, 5],
        cue: 'glossy, with a bite left',
        words:
          'Wipe out {in}, add {oil veg onion} and toss {heat} {until}.[ Stir in {ginger garlic} for the last half-minute.]',
      },
      {
        do: 'simmer',
        in: 'wok',
        from: 'small-bowl',
        heat: 'medium',
        minutes: [2, 3],
        cue: 'it is clear and clings to the spoon',
        words:
          'Add {fruit} and the sauce and bubble {heat} {until}. Taste: it should be sharp first and sweet after.',
      },
      WARM_RICE,
      {
        do: 'serve',
        in: 'table',
        from: ['wok', 'plate', 'saucepan'],
        words:
          'Turn [?meat: the meat|{the sea tofu}] once in the sauce and serve at once[ with {rice warm}][, scattered with {nut}].',
      },
    ],
    beats: ['stir-fry'],
    keeps: { days: 2 },
    plate: [220, 800],
  },
]);
