// From the wok, with rice: the stir-fry of whatever there is, and those that have a name.

import { defineRows } from '../language/row.ts';
import {
  CHILLI, COOKED_MEAT, CORN, EAST_EGG, EAST_HERB, EAST_OIL, EAST_RICE, FISH_SAUCE, GARLIC, GINGER, HOT, LIME, MEAT_NAME, NUT, RASHER, RICE_BESIDE,
  RICE_WINE, SCALLION, SESAME, SHARP, SLOW_VEG, SOY, SPROUTS, SWEET, WARM_RICE, WOK_GREENS, WOK_MEAT, WOK_SEA, WOK_TOFU, WOK_VEG,
} from './eastern.ts';
import { COAT, FRY_AROMATICS, FRY_MINCE, FRY_RASHER, FRY_SEA, FRY_SLOW, FRY_SOFT, FRY_TOFU, FRY_VEG, SCRAMBLE, SEAR, SEAR_THIN, WILT } from './wok-acts.ts';

const SAUCE = '[?sauce=miso: miso|{name sauce}]';
const FLAVOUR = '[?ginger=ginger: ginger |[?nut=cashews: cashew |[?chilli: chilli |[?garlic: garlic |[?dust: ginger ]]]]]';

export const WOKS = defineRows([
  {
    id: 'stir-fry', family: 'pan', needs: ['hob'],
    title: [
      `[?meat&sauce: ${MEAT_NAME} with {names veg slow greens} in ${SAUCE}]`,
      `[?sauce: {names mince sea tofu cooked rasher} with {names veg slow greens} in ${SAUCE}]`, `[?sauce: {names veg slow greens} in ${SAUCE}]`,
      `[?veg=frozen-stir-fry-vegetables: ${FLAVOUR}[?meat: ${MEAT_NAME} and |[{name mince sea tofu cooked rasher egg} and ]]vegetable stir-fry]`,
      `[?meat: ${FLAVOUR}${MEAT_NAME} stir-fry with {names veg slow greens sprout}]`,
      `${FLAVOUR}{name mince sea tofu cooked rasher} stir-fry with {names veg slow greens sprout}`,
      'stir-fried {names veg slow greens sprout} with {names egg nut}', `${FLAVOUR}{name veg slow greens sprout} stir-fry`,
    ],
    headnote: [
      '[?meat: A dusting of cornflour is what keeps takeaway meat so tender, and it gives the sauce something to cling to.]',
      '[?sea: Two or three minutes in a fierce wok and the {names sea} {is sea} out again, sweet and tender, to meet the sauce at the end.]',
      '[?tofu: Give the {names tofu} time to brown: a golden crust is what a glossy sauce clings to.]',
      '[?cooked: In at the very end, the {names cooked} {is cooked} glazed and hot through before {they cooked} can dry out.]',
      '[?mince: Browned hard until its edges crackle, {name mince} finds its way into every forkful.]',
      'Salty first, then sweet, then sharp, and on the table within minutes of meeting the heat: have everything cut before you light the wok.',
    ],
    wants: {
      meat: WOK_MEAT, mince: { of: ['@mince'], each: 110, may: true, ready: '' }, sea: WOK_SEA, tofu: WOK_TOFU, cooked: COOKED_MEAT, rasher: RASHER, veg: WOK_VEG, slow: SLOW_VEG, onion: SCALLION,
      greens: WOK_GREENS, sprout: SPROUTS, egg: { ...EAST_EGG, each: 80, ready: 'beaten' },
      sauce: {
        of: [
          'oyster-sauce', 'mushroom-oyster-sauce', 'black-bean-sauce', 'hoisin-sauce', 'xo-sauce', 'sweet-and-sour-sauce',
          'bulgogi-sauce', 'sweet-soy-sauce', 'gochujang', 'sweet-chilli-sauce', 'miso', 'doubanjiang',
        ],
        each: 18, may: true, ready: '',
      },
      fruit: { of: ['pineapple', 'mango'], each: 60, may: true, ready: 'in bite-sized pieces' }, nut: NUT, herb: EAST_HERB, lime: LIME,
      ...RICE_BESIDE,
    },
    oneOf: [
      ['veg', 'slow', 'greens', 'sprout'],
      ['meat', 'sea', 'tofu', 'cooked', 'rasher', 'rice', 'warm', 'nut', 'veg', 'sauce', 'soy', 'garlic', 'ginger'],
    ],
    not: ['@potato', '@any-tomato', '#noodle', 'dumpling-wrapper', 'lettuce'],
    takes: {
      oil: EAST_OIL, soy: { ...SOY, amount: 0.75 }, wine: RICE_WINE, fishy: { ...FISH_SAUCE, amount: 1 }, sweet: { ...SWEET, amount: 0.5 },
      sharp: { ...SHARP, unless: 'lime' }, corn: CORN, ginger: GINGER, garlic: GARLIC, chilli: CHILLI, hot: HOT,
      bean: { of: ['fermented-black-beans'], amount: 2, unit: 'tsp', may: true, ready: 'rinsed and chopped' }, sesame: SESAME,
      dust: { of: ['ground-ginger'], amount: 0.4, unit: 'tsp', unless: ['ginger', 'garlic', 'sauce', 'bean'] },
    },
    acts: [
      ...EAST_RICE, COAT,
      {
        do: 'whisk', in: 'small-bowl', and: true,
        words: 'Stir {soy wine fishy sauce sweet sharp dust hot corn} into [?many: 150 ml|3 tbsp] water in {in}.',
      },
      SCRAMBLE, SEAR, SEAR_THIN, FRY_SEA, FRY_TOFU, FRY_RASHER, FRY_MINCE, FRY_SLOW, FRY_VEG, FRY_SOFT, FRY_AROMATICS, WILT,
      {
        do: 'toss', in: 'wok', from: ['small-bowl', 'plate'], heat: 'high', minutes: [1, 2],
        cue: 'it turns glossy and all of it is hot through', core: ['cooked'],
        words: '[Return {the meat sea tofu egg} to {in}. ][Add {cooked fruit}. ]Stir up the sauce, pour it in and toss {heat} {until}[ ({core})].',
      },
      WARM_RICE,
      {
        do: 'serve', in: 'table', from: ['wok', 'saucepan'],
        words: '[Stir in {sesame}. ][Squeeze over {lime}. ]Taste for sharpness and serve at once[ with {rice warm}][, scattered with {nut herb}].',
      },
    ],
    keeps: { days: 2 }, plate: [200, 780], table: ['scatter', 'condiment', 'wedge'], frame: true, beats: ['golden-slices', 'quick-broth'],
  },
]);
