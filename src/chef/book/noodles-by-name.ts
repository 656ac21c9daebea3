// Pad thai, and rolls of rice paper.

import { defineRows } from '../language/row.ts';
import {
  CHILLI, COOKED_MEAT, EAST_EGG, EAST_HERB, EAST_OIL, FISH_SAUCE, GARLIC, HOT, LIME, MEAT_NAME, SCALLION, SHARP, SOY, SPROUTS, SWEET, WOK_MEAT,
  WOK_SEA, WOK_TOFU, WOK_VEG,
} from './eastern.ts';
import { FRY_EGG, SEAR_FAT, SEAR_PLAIN } from './fried-noodles.ts';
import { FRY_SEA, FRY_TOFU } from './wok-acts.ts';

export const NOODLES_BY_NAME = defineRows([
  {
    id: 'pad-thai', family: 'pan', needs: ['hob'],
    title: [
      `[?meat: pad thai with ${MEAT_NAME}[ and {names nut}]]`, 'pad thai with {names sea tofu cooked} and {names nut}',
      'pad thai with {names sea tofu cooked egg nut}',
    ],
    headnote: ['Soaked, not boiled, the noodles go into the wok half-soft and drink up a sauce that is sour, sweet and salty at once.'],
    wants: {
      noodle: { of: ['rice-noodles'], each: 85, heart: true, ready: '' },
      sour: { of: ['tamarind', 'lime', 'lemon'], each: 22, heart: true, ready: '' }, meat: { ...WOK_MEAT, each: 90 }, sea: WOK_SEA,
      tofu: { ...WOK_TOFU, each: 90 }, cooked: COOKED_MEAT, egg: EAST_EGG,
      nut: { of: ['peanuts', 'cashews'], each: 18, may: true, ready: 'roughly chopped' },
      veg: { ...WOK_VEG, each: 80, most: 2 }, onion: { ...SCALLION, of: ['spring-onion', 'shallot', '@onion', 'chives'] },
      sprout: { ...SPROUTS, each: 70 }, herb: { ...EAST_HERB, of: ['coriander', 'chives', 'basil', 'mint'] }, lime: LIME,
    },
    oneOf: [['nut', 'sour'], ['egg', 'sea', 'tofu', 'meat', 'cooked'], ['nut', 'sprout', 'egg', 'fishy']],
    not: ['coconut-milk', 'lettuce', 'lemongrass', 'peanut-butter'],
    takes: {
      oil: EAST_OIL, fishy: { ...FISH_SAUCE, of: ['fish-sauce'] }, soy: { ...SOY, amount: 0.75 },
      sweet: { ...SWEET, amount: 2 }, garlic: GARLIC, chilli: CHILLI, hot: { ...HOT, of: ['chilli-flakes', 'sriracha', 'gochugaru'] },
      shrimp: { of: ['dried-shrimp'], amount: 1, unit: 'tsp', may: true },
    },
    acts: [
      {
        do: 'soak', in: 'pot', wait: 10,
        words: 'Put {noodle} in {in}, cover with boiling water from the kettle and leave for {wait}, until they bend but are still firm. Drain and rinse: they finish in the sauce.',
      },
      {
        do: 'whisk', in: 'small-bowl',
        words: '[?sour=tamarind: Stir {sour fishy soy sweet hot} into [?many: 150 ml|3 tbsp] water in {in}.|Squeeze {sour} into {in}, add [?many: 150 ml|3 tbsp] water and stir in {fishy soy sweet hot}.]',
      },
      SEAR_PLAIN, SEAR_FAT, FRY_SEA, FRY_TOFU, FRY_EGG,
      {
        do: 'fry', in: 'wok', heat: 'high', minutes: [2, 4], cue: '[?veg: bright but still crisp|it smells good]',
        words: 'Toss {veg onion garlic chilli shrimp} with {oil:1/4} in {in} {heat} {until}.',
      },
      {
        do: 'toss', in: 'wok', from: ['pot', 'small-bowl', 'plate'], heat: 'medium-high', minutes: [2, 3],
        cue: 'the noodles have drunk the sauce and are tender', core: ['cooked'],
        words: 'Put {oil noodle cooked sprout} into {in}, pour over the sauce and toss {heat} {until}[ ({core})], with a splash of water if they stay hard.',
      },
      {
        do: 'serve', in: 'table', from: 'wok',
        words: '[Fold in {the meat sea tofu egg}. ]Serve at once[, topped with {nut herb}][, with {lime} to squeeze over].',
      },
    ],
    keeps: { days: 1 }, plate: [190, 720], table: ['scatter', 'condiment', 'wedge'],
  },
  {
    id: 'summer-rolls', family: 'plate', needs: ['hob'], table: [],
    title: [
      '{name fried cooked tofu raw} summer rolls with a {name sauce} dip', '{name fried cooked tofu raw} summer rolls with {names herb nut}',
      '{name fried cooked tofu raw} summer rolls',
    ],
    headnote: ['Three seconds of water is all the paper wants: still stiff when it comes out, it turns soft and sticky while you fill it.'],
    wants: {
      paper: { of: ['rice-paper'], each: 36, heart: true, ready: '' },
      noodle: { of: ['rice-noodles', 'glass-noodles', 'orzo'], each: 35, may: true, ready: '' },
      fried: { of: ['prawns', '@quick-poultry', 'pork-fillet'], each: 90, may: true, cut: 'strips' },
      cooked: { ...COOKED_MEAT, of: ['cooked-prawns', ...COOKED_MEAT.of, 'smoked-salmon'], each: 75 },
      tofu: { of: ['tofu'], each: 80, may: true, cut: 'strips' }, lime: LIME,
      raw: {
        of: ['carrot', 'cucumber', 'pepper', 'radish', 'daikon', 'cabbage', 'red-cabbage', 'mango', 'avocado', 'spring-onion'], each: 110,
        most: 4, may: true, ready: 'cut into matchsticks',
      },
      leaf: { of: ['lettuce', '@salad-leaf'], not: ['beansprouts', 'soybean-sprouts'], each: 25, may: true, ready: '' },
      herb: { ...EAST_HERB, each: 10, most: 3 }, nut: { of: ['peanuts', 'cashews', 'sesame-seeds'], each: 12, may: true, ready: 'chopped' },
      sauce: { of: ['hoisin-sauce', 'peanut-butter', 'sweet-chilli-sauce'], each: 20, may: true },
    },
    oneOf: [['fried', 'cooked', 'tofu', 'raw'], ['raw', 'herb', 'leaf']],
    takes: {
      oil: { ...EAST_OIL, amount: 0.5, with: 'fried' }, fishy: { ...FISH_SAUCE, amount: 1 }, soy: { ...SOY, amount: 0.5, unless: 'fishy' },
      sharp: { ...SHARP, unless: 'lime' }, garlic: { ...GARLIC, amount: 0.5 }, chilli: CHILLI, hot: HOT,
    },
    acts: [
      { do: 'boil', in: 'saucepan', heat: 'boiling', minutes: [3, 5], cue: 'soft through',
        words: 'Bring {in} of water {heat} and cook {noodle} {until}. Drain and rinse under the cold tap until cool.' },
      {
        do: 'fry', in: 'wok', heat: 'high', minutes: [4, 6], cue: 'cooked through and brown at the edges', core: ['fried'], beside: true,
        words: 'Fry {fried} in {oil} in {in} {heat}, stirring, {until}[ ({core})], and let cool.',
      },
      {
        do: 'mix', in: 'small-bowl',
        words: 'Stir {sauce fishy soy sharp garlic chilli hot}[ and the juice of {lime}] together in {in} with water enough to make it run[, and scatter with {nut}]: the dip should be sharp.',
      },
      {
        do: 'layer', in: 'plate', from: ['saucepan', 'wok'],
        words: 'Slide {paper} one at a time through a dish of warm water, 3 seconds each, and lay on a damp board. Near the edge heap a little of {noodle fried cooked tofu raw leaf herb}; fold in the sides and roll up tight. Set apart on {in}: touching, they stick.',
      },
      { do: 'serve', in: 'plate', from: 'small-bowl', words: 'Eat at once, with the dip.' },
    ],
    keeps: { days: 0, words: 'The paper hardens in the fridge.' }, plate: [110, 600],
  },
]);
