// Noodles in broth, the broth first.

import { type Act, defineRows, type Take, type Want } from '../language/row.ts';
import {
  CHILLI, COOKED_MEAT, EAST_HERB, GARLIC, GINGER, HOT, LIME, LONG_MEAT, MEAT_NAME, SESAME, SHARP, SIMMER_LONG, SOY, WOK_GREENS,
} from './eastern.ts';
import { CUBE } from './shared.ts';

const LIQUIDS = ['chicken-stock', 'stock', 'beef-stock', 'fish-stock'] as const;
export const SOUP_STOCK: Take = { of: [...LIQUIDS], amount: 250, unit: 'ml', may: true };
const SOUP_CUBE: Take = { ...CUBE, of: ['chicken-stock-cube', 'stock-cube', 'beef-stock-cube'], unless: ['stock', 'dashi'] };
/** A spoonful of powder or a jar of stock: it goes by the spoon. */
export const DASHI: Take = { of: ['dashi'], amount: 1, unit: 'tsp', may: true };
const DUST: Take = { of: ['ground-ginger'], amount: 0.25, unit: 'tsp', unless: ['ginger', 'dashi'] };
const SOUP_MEAT: Want = {
  of: ['@quick-poultry', 'steak', 'pork-fillet', 'pork-chop', 'stewing-beef'], each: 100, may: true, cut: 'strips',
};
export const SOUP_SEA: Want = {
  of: ['prawns', 'squid', '@white-fish', 'salmon', 'mixed-seafood', 'scallops'], each: 100, most: 2, may: true, cut: 'for-simmer',
};
export const SOUP_TOFU: Want = { of: ['tofu', 'silken-tofu', 'tempeh'], each: 100, may: true, cut: 'chunks-2cm' };
export const SOUP_SLOW: Want = {
  of: ['carrot', 'daikon', 'celery', 'cabbage', 'butternut-squash', 'pumpkin', 'sweet-potato', 'turnip'], each: 70, most: 2, may: true,
  ready: 'cut into thin slices',
};
export const SOUP_VEG: Want = {
  of: [
    '@wild-mushroom', '@quick-veg', 'broccoli', 'tenderstem-broccoli', 'pepper', 'courgette', 'leek', 'chinese-leaf', 'bamboo-shoots',
    'water-chestnuts', 'cherry-tomato',
  ],
  each: 100, most: 3, may: true, ready: 'cut into small pieces',
};
export const SOUP_ONION: Want = { of: ['spring-onion', '@onion'], each: 30, may: true, cut: 'thin-slices' };
const ADD_RAW: Act = {
  do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [4, 6], cue: 'no pink is left in the thickest strip', core: ['meat'],
  words: 'Slip {meat} into the broth, separating the strips, and simmer {heat} {until} ({core}).',
};
export const SOUP_LATE: Act = {
  do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [3, 5],
  cue: '[?sea: the {names sea} {is sea} opaque all through|tender and hot through]', core: ['sea', 'cooked', 'dumpling'],
  words: 'Add {veg tofu sea cooked greens} and simmer {heat} {until}[ ({core})].',
};

const KICK = '[?hot: fiery |[?chilli: chilli |[?ginger=ginger: ginger |[?dust: ginger ]]]]';

export const EASTERN_SOUPS = defineRows([
  {
    id: 'noodle-broth', family: 'soup', needs: ['hob'],
    title: [
      '[?noodle=ramen&miso: miso ramen with {names egg cooked tofu veg}]',
      `[?noodle=ramen/instant-noodles&meat: ${KICK}${MEAT_NAME} ramen with {names greens veg egg}]`,
      `[?noodle=ramen/instant-noodles: ${KICK}ramen with {names cooked egg tofu veg greens}]`,
      '[?star&noodle=rice-noodles&meat=steak/stewing-beef: beef pho with {names herb}]',
      '[?star&noodle=rice-noodles: {name meat cooked tofu} pho]', '[?long=beef-brisket: slow-simmered brisket noodle soup[ with {name star}]]',
      '[?long: slow-simmered pork noodle soup with {names greens veg slow egg}]', '[?noodle=udon&miso: miso udon with {names tofu egg veg greens}]',
      '[?miso: miso noodle soup with {names tofu egg veg greens}]', `[?meat: ${KICK}${MEAT_NAME} noodle soup with {names greens veg slow}]`,
      `${KICK}{name sea cooked tofu} noodle soup with {names greens veg slow}`, `${KICK}{name meat sea cooked tofu} noodle soup`,
      `${KICK}[?noodle=udon: udon|[?noodle=soba: soba|noodle]] soup with {names veg greens egg slow}`, '{name noodle} in a [?ginger: ginger|savoury] broth',
    ],
    headnote: [
      '[?long: Two hours at a quiet simmer do two jobs at once: the meat turns tender and its water becomes the broth.]',
      '[?star: The spice needs only ten minutes in the pan to make the broth smell as if it had been there all day.]',
      '[?miso: Deep and savoury, because the {name miso} goes in off the heat and keeps all of its flavour.]',
      'Springy noodles, because they are cooked apart, and a hot broth, sharpened at the last moment so that it tastes bright.',
    ],
    wants: {
      noodle: {
        of: ['#noodle', 'spaghetti'], not: ['rice-paper', 'rice-cakes', 'shirataki', 'spaghetti'], each: 70, heart: true, ready: '',
      },
      long: LONG_MEAT, meat: SOUP_MEAT, sea: SOUP_SEA, tofu: SOUP_TOFU, cooked: COOKED_MEAT, slow: SOUP_SLOW, veg: SOUP_VEG,
      greens: WOK_GREENS, onion: SOUP_ONION, egg: { of: ['egg'], each: 55, may: true, ready: '' },
      fresh: { of: ['beansprouts', 'cucumber', 'radish'], each: 35, may: true, ready: 'sliced thin if large' },
      weed: { of: ['wakame'], each: 3, may: true, ready: '' },
      top: { of: ['kimchi', 'nori', 'crispy-onions', 'sesame-seeds', 'pickled-ginger'], each: 8, most: 2, may: true, ready: '' },
      herb: { ...EAST_HERB, each: 8 }, lime: LIME,
    },
    oneOf: [['meat', 'long', 'sea', 'tofu', 'cooked', 'veg', 'greens', 'egg', 'slow', 'top', 'miso', 'stock']],
    not: ['peanut-butter', 'tamarind'],
    takes: {
      miso: { of: ['miso', 'doenjang'], amount: 1.5, unit: 'tbsp', may: true },
      oil: { of: ['vegetable-oil', 'groundnut-oil'], amount: 1.5, unit: 'tsp' }, garlic: { ...GARLIC, cut: 'thin-slices' },
      ginger: { ...GINGER, amount: 2 }, chilli: CHILLI, hot: { ...HOT, of: [...HOT.of, 'gochujang'] },
      paste: { of: ['doubanjiang'], amount: 1.5, unit: 'tsp', may: true },
      star: { of: ['star-anise'], amount: 1, unit: null, whole: true, may: true },
      stick: { of: ['cinnamon-stick', 'five-spice'], amount: 0.5, unit: 'tsp', may: true }, soy: { ...SOY, amount: 0.75 },
      fishy: { of: ['fish-sauce', 'soy-sauce', 'oyster-sauce', 'mirin', 'rice-wine', 'mentsuyu'], amount: 1.5, unit: 'tsp', may: true }, sesame: SESAME,
      dashi: DASHI, dust: DUST, stock: SOUP_STOCK, cube: SOUP_CUBE, sharp: { ...SHARP, unless: 'lime' },
    },
    acts: [
      SIMMER_LONG,
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [8, 10],
        cue: '[?slow: {the slow} {is slow} tender|the broth smells of what is in it]', when: 'long',
        words: 'Stir in {oil onion:1/2 garlic ginger dust chilli paste star stick cube dashi stock slow} and simmer {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [8, 10],
        cue: '[?slow: {the slow} {is slow} tender|it fills the kitchen with its smell]', water: 330, when: '!long',
        words: '[Sizzle {onion:1/2 garlic ginger dust chilli paste star stick} in {oil} in {in} for half a minute. Add|Put {oil} in {in} with] [{cube dashi stock slow} and ]{water}, bring to the boil and simmer {heat} {until}.',
      },
      {
        do: 'boil', in: 'saucepan', heat: 'boiling', minutes: [7, 8], cue: 'the whites are firm and the yolks just set', core: ['egg'],
        beside: true,
        words: 'Bring {in} of water {heat} and boil {egg} {until} ({core}). Cool under the tap, peel and halve.',
      },
      ADD_RAW, { ...SOUP_LATE, words: SOUP_LATE.words.replace('greens}', 'greens weed}') },
      {
        do: 'boil', in: 'saucepan', heat: 'boiling', minutes: { slot: 'noodle', by: 'boil' }, cue: 'just tender', beside: true,
        words: 'Bring {in} of water {heat} and cook {noodle} {until}. Drain and rinse, or they clump.',
      },
      {
        do: 'serve', in: 'bowl', from: ['pot', 'saucepan'],
        words: 'Off the heat, season the broth with {soy miso fishy hot sharp sesame}[?star: , and fish out the spice]. It should taste a shade too salty, for the noodles bring none. Put {the noodle} into [?one: a bowl|bowls], ladle over the broth[ and top with {onion fresh top herb}][?egg: , the egg last][; squeeze over {lime}].',
      },
    ],
    keeps: { days: 1, words: 'Keep noodles and broth apart.' }, plate: [280, 950], table: ['scatter'], frame: true,
  },
]);
