// Pad thai and japchae.

import { defineRows } from '../language/row.ts';
import {
  CHILLI, COOKED_MEAT, EAST_EGG, EAST_HERB, EAST_OIL, FISH_SAUCE, GARLIC, HOT, LIME, MEAT_NAME, SCALLION, SOY, SPROUTS, SWEET, WOK_MEAT,
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
]);
