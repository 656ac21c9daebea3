// Noodles from the wok: any of them in soy, and those with a name of their own.

import { type Act, defineRows, type Want } from '../language/row.ts';
import {
  CHILLI, COOKED_MEAT, EAST_EGG, EAST_HERB, EAST_OIL, FISH_SAUCE, GARLIC, GINGER, HOT, LIME, MEAT_NAME, NUT, RASHER, RICE_WINE, SCALLION, SESAME,
  SHARP, SOY, SPROUTS, SWEET, WOK_GREENS, WOK_MEAT, WOK_SEA, WOK_TOFU, WOK_VEG,
} from './eastern.ts';
import { FRY_MINCE, FRY_RASHER, FRY_SEA, FRY_SLOW, FRY_TOFU, WILT } from './wok-acts.ts';

const LEAD = `[?meat: ${MEAT_NAME}|{name sea mince tofu cooked rasher}]`;
export const NOODLES: Want = { of: ['egg-noodles', 'udon', 'rice-noodles', 'soba', 'glass-noodles'], each: 80, heart: true, ready: '' };
export const BOIL_NOODLES: Act = {
  do: 'boil', in: 'pot', heat: 'boiling', minutes: { slot: 'noodle', by: 'boil', less: 1 }, cue: 'just short of tender',
  when: '!noodle=udon',
  words: 'Bring {in} of water {heat} and cook {noodle} {until}. Rinse cold and shake dry: they finish in the pan, and wet ones stick.',
};
export const LOOSEN_UDON: Act = {
  do: 'boil', in: 'pot', heat: 'boiling', minutes: [1, 2], cue: 'they come apart', when: 'noodle=udon',
  words: 'Bring {in} of water {heat}, loosen {noodle} in it {until}, and drain; straight-to-wok packets skip this.',
};
export const SEAR_PLAIN: Act = {
  do: 'brown', in: 'wok', heat: 'high', minutes: { slot: 'meat', by: 'stir-fry' }, cue: 'browned, with no pink inside', core: ['meat'],
  when: '!meat=stewing-beef/pork-shoulder/pork-belly',
  words: 'Get {oil:1/3} shimmering in {in} {heat} and fry {meat}, turning once or twice, {until} ({core}). Lift out. Wash board and knife.',
};
export const SEAR_FAT: Act = { ...SEAR_PLAIN, minutes: [5, 7], when: 'meat=stewing-beef/pork-shoulder/pork-belly' };
export const FRY_EGG: Act = {
  do: 'fry', in: 'wok', heat: 'medium-high', minutes: [1, 2], cue: 'set in soft folds', core: ['egg'],
  words: 'Beat {egg} and pour into {oil:1/6} in {in}. Stir {heat} {until} ({core}) and lift onto a plate.',
};

export const FRIED_NOODLES = defineRows([
  {
    id: 'fried-noodles', family: 'pan', needs: ['hob'],
    title: [
      `[?peanut&meat: peanut noodles with ${MEAT_NAME}[ and {name veg greens slow}]]`,
      '[?peanut: peanut noodles with {names sea mince tofu cooked rasher veg greens slow egg sprout onion}]',
      `[?spice=curry-powder&noodle=rice-noodles: Singapore noodles with {names sea cooked tofu rasher egg veg}]`,
      '[?sauce=sweet-soy-sauce: mie goreng with {names tofu sea cooked veg}]', `[?noodle=udon: ${LEAD} yaki udon with {names veg greens slow}]`,
      `[?noodle=egg-noodles: ${LEAD} chow mein with {names veg greens egg sprout slow}]`,
      `[?meat: wok-fried {name noodle} with ${MEAT_NAME}[ and {name veg greens slow}]]`,
      'wok-fried {name noodle} with {names sea mince tofu cooked rasher veg greens slow egg sprout onion}',
    ],
    headnote: [
      '[?peanut: Let down with hot water and sharpened hard, peanut butter becomes a sauce that clings to every strand.]',
      '[?noodle=udon: Fat udon stay bouncy if the water only loosens them and the wok does the rest.]',
      'Well-drained noodles and a fierce wok: that is how they get brown, chewy edges and drink up the sauce.',
    ],
    wants: {
      noodle: NOODLES, peanut: { of: ['peanut-butter'], each: 25, heart: true, may: true }, meat: { ...WOK_MEAT, each: 90 }, sea: { of: [...WOK_SEA.of, 'salmon'], each: 90, may: true, cut: 'chunks-2cm' },
      mince: { of: ['@mince'], each: 90, may: true, ready: '' }, tofu: { ...WOK_TOFU, each: 100 }, cooked: COOKED_MEAT, rasher: RASHER,
      egg: EAST_EGG, slow: { of: ['aubergine', 'cauliflower', 'brussels-sprout'], each: 80, may: true, ready: 'cut small' },
      veg: { ...WOK_VEG, each: 140 }, onion: SCALLION, greens: WOK_GREENS, sprout: SPROUTS,
      sauce: {
        of: [
          'oyster-sauce', 'mushroom-oyster-sauce', 'sweet-soy-sauce', 'hoisin-sauce', 'black-bean-sauce', 'xo-sauce',
          'sweet-and-sour-sauce', 'gochujang', 'sweet-chilli-sauce', 'bulgogi-sauce', 'mentsuyu', 'worcestershire-sauce',
        ],
        each: 18, may: true, ready: '',
      },
      nut: NUT, top: { of: ['pickled-ginger', 'kimchi', 'nori', 'bonito-flakes'], each: 12, may: true, ready: '' }, herb: EAST_HERB,
      lime: LIME,
    },
    oneOf: [
      ['veg', 'slow', 'greens', 'sprout', 'meat', 'sea', 'mince', 'tofu', 'cooked', 'rasher', 'egg', 'onion'], ['soy', 'sauce', 'noodle'],
    ],
    not: ['chicken-stock', '@cream', 'dashi'],
    takes: {
      oil: EAST_OIL, soy: SOY, sweet: { ...SWEET, amount: 0.5 }, sharp: { ...SHARP, of: ['tamarind', ...SHARP.of], unless: 'lime' },
      fishy: { ...FISH_SAUCE, amount: 1 }, wine: RICE_WINE, spice: { of: ['curry-powder', 'five-spice', 'msg'], amount: 1, unit: 'tsp', may: true },
      ginger: GINGER, garlic: GARLIC, chilli: CHILLI, hot: HOT, sesame: SESAME,
      dust: { of: ['ground-ginger'], amount: 0.4, unit: 'tsp', unless: ['ginger', 'garlic', 'sauce', 'spice'] },
    },
    acts: [
      BOIL_NOODLES, LOOSEN_UDON,
      {
        do: 'whisk', in: 'small-bowl', and: true,
        words: '[?peanut: In {in}, beat {peanut soy sauce wine fishy sweet sharp dust hot} with [?many: 150 ml|4 tbsp] hot water, a little at a time, until it pours like cream. It should taste sharp and salty: noodles mute it.|Stir {soy wine sauce fishy sweet sharp dust hot} together in {in}.]',
      },
      FRY_EGG, SEAR_PLAIN, SEAR_FAT, FRY_SEA, FRY_TOFU, FRY_RASHER, FRY_MINCE, FRY_SLOW,
      {
        do: 'fry', in: 'wok', heat: 'high', minutes: [4, 6], cue: '[?veg=@wild-mushroom: brown at the edges|[?veg=@wok-veg: bright but still crisp|just tender]]',
        words: 'Toss {veg onion} with {oil:1/4} in {in} {heat} {until}.[ Stir in {garlic ginger chilli spice} for the last half-minute, so that nothing burns.]',
      },
      {
        do: 'fry', in: 'wok', heat: 'high', minutes: [1, 1], cue: 'hot and fragrant', when: '!veg&!onion',
        words: 'Heat {oil:1/4 garlic ginger chilli spice} in {in} {heat} {until}.',
      },
      WILT,
      {
        do: 'toss', in: 'wok', from: ['pot', 'small-bowl', 'plate'], heat: 'medium', minutes: [2, 3], cue: 'all of it is coated and hot', core: ['cooked'],
        when: 'peanut',
        words: 'Add {oil noodle cooked} to {in}, pour over the sauce[, return {the meat sea tofu egg}] and toss {heat} {until}[ ({core})]; a splash of water loosens it.',
      },
      {
        do: 'toss', in: 'wok', from: ['pot', 'small-bowl', 'plate'], heat: 'high', minutes: [2, 3], when: '!peanut',
        cue: 'the noodles are glossy and catch brown here and there', core: ['cooked'],
        words: 'Add {oil noodle} to {in} and leave for half a minute to colour. Pour in the sauce[, add {cooked}][, return {the meat sea tofu egg}] and toss {heat} {until}[ ({core})].',
      },
      {
        do: 'serve', in: 'table', from: 'wok',
        words: '[Stir in {sesame}. ][Squeeze over {lime}. ]Serve at once[, topped with {nut top herb}].',
      },
    ],
    keeps: { days: 2, words: 'A splash of water loosens it in the pan.' }, plate: [190, 720], table: ['scatter', 'condiment', 'wedge'],
    frame: true,
  },
]);
