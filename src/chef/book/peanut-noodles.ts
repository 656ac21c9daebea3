// Noodles in peanut or sesame sauce, dan dan among them.

import { defineRows } from '../language/row.ts';
import {
  COOKED_MEAT,
  EAST_HERB,
  EAST_OIL,
  GARLIC,
  GINGER,
  LIME,
  MEAT_NAME,
  SESAME,
  SHARP,
  SOY,
  SPROUTS,
  SWEET,
  WOK_GREENS,
  WOK_MEAT,
  WOK_SEA,
  WOK_TOFU,
  WOK_VEG,
} from './eastern.ts';
import { BOIL_NOODLES, LOOSEN_UDON, NOODLES, SEAR_PLAIN } from './fried-noodles.ts';
import { FRY_MINCE, FRY_SEA, FRY_TOFU, WILT } from './wok-acts.ts';

const SEED = '[?paste=peanut-butter: peanut|sesame]';

export const PEANUT_NOODLES = defineRows([
  {
    id: 'peanut-noodles',
    family: 'pan',
    needs: ['hob'],
    title: [
      '[?hot=chilli-oil/doubanjiang&mince: dan dan noodles with {name mince}[ and {names greens}]]',
      `[?meat: ${SEED} noodles with ${MEAT_NAME} and {names veg greens}]`,
      `${SEED} noodles with {name mince tofu cooked sea} and {names veg greens}`,
      `${SEED} noodles with {names mince tofu cooked sea meat}`,
      `${SEED} noodles with {names veg greens raw}`,
      `${SEED} noodles with chilli`,
    ],
    headnote: [
      '[?mince: Sauce at the bottom, noodles on it, crisp mince on top: everybody mixes their own.]',
      'Hot noodle water turns the {name paste} from a lump to a cream: add it by the spoonful until it pours.',
    ],
    wants: {
      paste: { of: ['peanut-butter', 'tahini'], each: 25, heart: true, ready: '' },
      noodle: { ...NOODLES, of: [...NOODLES.of, 'ramen'] },
      mince: { of: ['@mince'], each: 90, may: true, ready: '' },
      meat: { ...WOK_MEAT, of: ['@quick-poultry', 'steak', 'pork-fillet', 'pork-chop'], each: 90 },
      sea: WOK_SEA,
      tofu: { ...WOK_TOFU, each: 100 },
      cooked: COOKED_MEAT,
      veg: { ...WOK_VEG, each: 110, most: 3 },
      greens: WOK_GREENS,
      sprout: SPROUTS,
      raw: {
        of: ['cucumber', 'radish', 'spring-onion'],
        each: 50,
        most: 2,
        may: true,
        ready: 'cut into thin strips',
      },
      pickle: { of: ['preserved-greens', 'kimchi'], each: 20, may: true, ready: 'chopped' },
      nut: { of: ['peanuts', 'cashews', 'sesame-seeds'], each: 10, may: true, ready: 'roughly chopped' },
      herb: EAST_HERB,
      lime: LIME,
    },
    not: ['@any-tomato', '@cream', 'chickpeas', 'coconut-milk'],
    takes: {
      oil: EAST_OIL,
      soy: { ...SOY, amount: 1.25 },
      sharp: { ...SHARP, amount: 2, unless: 'lime' },
      sweet: SWEET,
      garlic: { ...GARLIC, amount: 0.5 },
      ginger: GINGER,
      hot: {
        of: ['chilli-oil', 'doubanjiang', 'sriracha', 'sambal', 'gochujang', 'chilli-flakes'],
        amount: 0.75,
        unit: 'tsp',
      },
      pepper5: { of: ['sichuan-pepper'], amount: 0.25, unit: 'tsp', may: true, ready: 'crushed' },
      sesame: SESAME,
    },
    acts: [
      {
        do: 'whisk',
        in: 'bowl',
        words:
          'In {in}, beat {paste} with {soy sharp sweet hot sesame pepper5}[ and the juice of {lime}], then 4 tbsp hot water a spoonful at a time, until it pours like cream.',
      },
      SEAR_PLAIN,
      FRY_SEA,
      FRY_TOFU,
      { ...FRY_MINCE, minutes: [8, 10], cue: 'no pink is left and the edges are brown and crisp' },
      {
        do: 'fry',
        in: 'wok',
        heat: 'high',
        minutes: [4, 5],
        cue: 'bright, with a bite left',
        words: 'Heat {oil:1/3} in {in} {heat} and toss {veg} {until}.',
      },
      WILT,
      {
        do: 'fry',
        in: 'wok',
        heat: 'medium-high',
        minutes: [1, 2],
        cue: 'it smells good and is hot through',
        core: ['cooked'],
        words: 'Stir {garlic ginger cooked pickle} into {in} with {oil:1/4} {heat} {until}[ ({core})].',
      },
      {
        ...BOIL_NOODLES,
        minutes: { slot: 'noodle', by: 'boil' },
        cue: 'just tender',
        words:
          'Bring {in} of water {heat} and cook {noodle} {until}. Save a cupful of the water, then drain and turn in {oil}.',
      },
      { ...LOOSEN_UDON, words: `${LOOSEN_UDON.words} Turn in {oil}.` },
      {
        do: 'toss',
        in: 'bowl',
        from: ['pot', 'wok', 'plate'],
        words:
          'Toss {the noodle} through the sauce, with a splash of the water if it clumps[?meat: , and the meat][, and {the sea tofu}]. Serve[?mince:  with the mince on top][, with {raw nut herb} over it].',
      },
    ],
    beats: ['fried-noodles', 'pasta-pan'],
    keeps: { days: 1, cold: true, words: 'Loosen it with hot water.' },
    plate: [170, 720],
    table: ['scatter', 'condiment', 'wedge'],
  },
]);
