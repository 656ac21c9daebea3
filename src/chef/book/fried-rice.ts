// Rice from the day before in a hot wok.

import { defineRows } from '../language/row.ts';
import {
  CHILLI, COOKED_MEAT, EAST_EGG, EAST_HERB, EAST_OIL, GARLIC, GINGER, HOT, LIME, MEAT_NAME, NUT, RASHER, SCALLION, SESAME, SHARP, SOY,
  SPROUTS, WOK_GREENS, WOK_MEAT, WOK_SEA, WOK_TOFU, WOK_VEG,
} from './eastern.ts';
import { FRY_EGG, SEAR_FAT, SEAR_PLAIN } from './fried-noodles.ts';
import { FRY_MINCE, FRY_RASHER, FRY_SEA, FRY_SLOW, FRY_TOFU, WILT } from './wok-acts.ts';

export const FRIED_RICE = defineRows([
  {
    id: 'fried-rice', family: 'rice', needs: ['hob'],
    title: [
      '[?kimchi: kimchi fried rice with {names rasher cooked sea tofu egg}]', '[?kimchi: kimchi fried rice[ with {names veg}]]',
      '[?sauce=sweet-soy-sauce/sambal: nasi goreng with {names sea cooked tofu rasher egg}]',
      `[?meat: ${MEAT_NAME} fried rice with {names veg greens fruit slow}]`,
      '{name sea cooked rasher tofu mince} fried rice with {names veg greens fruit slow}', `[?meat: ${MEAT_NAME} fried rice]`,
      '{name sea cooked rasher tofu mince} fried rice[ with {name egg}]', '[?egg: egg fried rice with {names veg greens slow}]',
      'fried rice with {names veg greens slow nut}', '[?egg: egg ]fried rice[ with {name onion}]',
    ],
    headnote: [
      '[?kimchi: Fry the kimchi until it browns: it turns sweet and smoky, and the rice takes on all of that.]',
      '[?rasher: The fat of the {name rasher} fries the rice, so every grain tastes of it.]',
      'Cold and dry is how you want the grains: in a fierce wok each one fries by itself and picks up a smoky edge.',
    ],
    wants: {
      rice: { of: ['cooked-rice', 'egg-fried-rice', 'cooked-grains'], each: 190, heart: true, ready: '' }, egg: EAST_EGG, meat: { ...WOK_MEAT, each: 80 },
      sea: { ...WOK_SEA, each: 80 }, mince: { of: ['@mince'], each: 80, may: true, ready: '' }, tofu: { ...WOK_TOFU, each: 80 },
      cooked: COOKED_MEAT, rasher: RASHER, kimchi: { of: ['kimchi', 'vegan-kimchi'], each: 70, may: true, ready: 'chopped' },
      slow: { of: ['aubergine', 'cauliflower', 'brussels-sprout'], each: 70, may: true, ready: 'cut small' },
      veg: {
        ...WOK_VEG, of: [...WOK_VEG.of, 'edamame'], not: ['parsnip', 'turnip', 'celeriac', 'jerusalem-artichoke', 'salsify', '@greens'],
        each: 85,
      },
      onion: SCALLION, greens: WOK_GREENS, sprout: SPROUTS,
      fruit: { of: ['pineapple', 'mango'], each: 50, may: true, ready: 'in bite-sized pieces' },
      sauce: {
        of: [
          'sweet-soy-sauce', 'sambal', 'gochujang', 'oyster-sauce', 'hoisin-sauce', 'mushroom-oyster-sauce', 'xo-sauce', 'black-bean-sauce',
          'miso', 'sweet-chilli-sauce',
        ],
        each: 10, may: true, ready: '',
      },
      nut: NUT, melt: { of: ['processed-cheese'], each: 20, may: true, ready: '' }, top: { of: ['cucumber', 'nori', 'pickled-ginger', 'prawn-cracker', 'furikake'], each: 25, most: 2, may: true, ready: '' },
      herb: EAST_HERB, lime: LIME,
    },
    takes: {
      oil: EAST_OIL, soy: { ...SOY, amount: 0.75, unless: 'kimchi' },
      fishy: { of: ['fish-sauce', 'shrimp-paste'], amount: 0.5, unit: 'tsp', may: true }, sharp: { ...SHARP, amount: 0.5, unless: 'lime' },
      spice: { of: ['curry-powder', 'turmeric', 'five-spice'], amount: 0.5, unit: 'tsp', may: true }, ginger: GINGER, garlic: GARLIC,
      chilli: CHILLI, hot: HOT, sesame: SESAME,
      dust: { of: ['ground-ginger'], amount: 0.25, unit: 'tsp', unless: ['ginger', 'garlic', 'spice', 'sauce', 'kimchi'] },
    },
    oneOf: [['egg', 'meat', 'sea', 'mince', 'tofu', 'cooked', 'rasher', 'veg', 'greens', 'kimchi', 'onion', 'slow', 'sprout']],
    not: ['@tinned-bean'],
    acts: [
      FRY_EGG, SEAR_PLAIN, SEAR_FAT, FRY_SEA, FRY_TOFU, FRY_RASHER, FRY_MINCE,
      {
        do: 'fry', in: 'wok', heat: 'medium-high', minutes: [2, 3], cue: 'crisp at the edges', when: 'cooked=spam',
        words: 'Fry {cooked} in {in} with {oil:1/6} {heat}, turning now and then, {until}. Lift out.',
      },
      FRY_SLOW,
      {
        do: 'fry', in: 'wok', heat: 'high', minutes: [4, 6],
        cue: '[?kimchi: the kimchi is dry and brown at the edges|[?veg=@wild-mushroom: brown at the edges|just tender]]',
        words: 'Toss {veg onion kimchi} with {oil:1/4} in {in} {heat} {until}.[ Stir in {garlic ginger chilli spice dust} for the last half-minute.]',
      },
      {
        do: 'fry', in: 'wok', heat: 'high', minutes: [1, 1], cue: 'hot and fragrant', when: '!veg&!onion&!kimchi',
        words: 'Heat {oil:1/4 garlic ginger chilli spice} in {in} {heat} {until}.',
      },
      WILT,
      {
        do: 'fry', in: 'wok', from: 'plate', heat: 'high', minutes: [4, 5], cue: 'the grains jump apart and steam all through',
        core: ['cooked', 'rice'],
        words: 'Add {oil rice cooked fruit}, break up the lumps and fry {heat}, pressing it flat and leaving it for 30 seconds at a time, {until}[ ({core})].',
      },
      {
        do: 'serve', in: 'table', from: 'wok',
        words: '[Pour {soy sauce fishy sharp hot sesame} down the side of the pan, where it sizzles, and toss.][ Fold in {the meat sea tofu egg}.][ Lay {melt} over and cover for a minute, until it runs.][ Squeeze over {lime}.] Serve at once[, topped with {nut top herb}].',
      },
    ],
    keeps: { days: 0, words: 'What is left is not kept: rice is reheated once.' }, plate: [230, 720],
    table: ['scatter', 'condiment', 'wedge'],
  },
]);
