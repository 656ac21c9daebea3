// Rice and greens in coconut milk, as the Caribbean cooks them.

import { type Act, defineRows, type Take, type Want } from '../language/row.ts';
import {
  ACID,
  BAY,
  GARLIC_IN,
  HOT_POD,
  OIL,
  ROOT,
  SMOKED,
  SOFTEN_BASE,
  THYME,
  TOMATO,
} from './american-acts.ts';
import { LIME } from './bread-slots.ts';
import { COOK_RICE, GREENS, ONION, RICE, SOFT_HERB } from './shared.ts';

const ALLSPICE: Take = { of: ['allspice', 'mixed-spice'], amount: 0.5, unit: 'tsp' };
const COCONUT: Want = { of: ['coconut-milk', 'coconut-cream'], each: 100, may: true };
const WHOLE_HOT: Want = { ...HOT_POD, ready: 'left whole' };
const BEAN: Want = {
  of: ['kidney-beans', 'pigeon-peas', 'black-beans', '@tinned-bean'],
  each: 80,
  may: true,
};
const BESIDE = { rice: RICE, herb: SOFT_HERB, lime: LIME } as const satisfies Record<string, Want>;
const TRINITY: Want = {
  of: ['pepper', 'celery', 'okra', 'carrot', 'sweetcorn'],
  each: 100,
  most: 2,
  may: true,
  cut: 'dice-1cm',
};
const ONE_POT_RICE: Want = { of: ['@plain-rice'], each: 70, heart: true, ready: 'rinsed' };
const TABLE = { herb: SOFT_HERB, lime: LIME } as const satisfies Record<string, Want>;
const SMOKE_FIRST: Act = {
  do: 'fry',
  in: 'pot',
  heat: 'medium',
  minutes: [5, 7],
  cue: 'browned, and the fat has run',
  core: ['smoked'],
  words: 'Fry {smoked} in {in} in {oil:1/3} {heat} {until}[ (past {core} by then)].',
};
const SOFTEN: Act = {
  do: 'soften',
  in: 'pot',
  heat: 'medium',
  minutes: [8, 10],
  cue: 'soft and golden',
  words: 'Add {onion veg} to {in} with {oil salt} and cook {heat} {until}.',
};

export const COCONUT_DISHES = defineRows([
  {
    id: 'rice-and-peas',
    family: 'rice',
    needs: ['hob'],
    title: [
      '[?coconut: rice and {names bean} with coconut and {names sprig}]',
      '[?coconut: rice and {names bean} with coconut]',
      'rice and {names bean} with {names smoked greens veg}',
      'rice and {names bean}',
    ],
    headnote: [
      '[?coconut: The rice cooks in the coconut milk, and the chilli rides on top whole: all its perfume and little of its fire.|Beans first, rice second, one lid: the starch of the beans seasons every grain.]',
    ],
    wants: {
      rice: ONE_POT_RICE,
      bean: {
        of: ['kidney-beans', 'pigeon-peas', 'black-eyed-beans', '@chilli-bean', '@tinned-bean'],
        each: 110,
        heart: true,
      },
      coconut: { of: ['coconut-milk', 'coconut-cream'], each: 100, may: true },
      smoked: SMOKED,
      onion: { of: ['spring-onion', '@onion'], each: 50, buy: ['onion'], cut: 'finely-chopped' },
      veg: TRINITY,
      sprig: { of: ['thyme', 'coriander'], not: ['coriander'], each: 1, may: true, ready: '' },
      hot: { of: ['scotch-bonnet', '@mild-chilli'], each: 6, may: true, ready: 'left whole' },
      greens: { ...GREENS, not: [], each: 60 },
      ginger: { of: ['ginger'], each: 5, may: true, ready: 'finely grated' },
      ...TABLE,
    },
    oneOf: [['coconut', 'sprig', 'hot']],
    not: ['garam-masala', 'curry-paste', '@quick-poultry', '@mince', '@fish-fillet'],
    takes: {
      oil: { ...OIL, amount: 0.75 },
      garlic: GARLIC_IN,
      allspice: { of: ['allspice', 'cajun-seasoning', 'jerk-seasoning'], amount: 0.25, unit: 'tsp' },
      dried: { of: ['dried-thyme', 'oregano'], amount: 0.5, unit: 'tsp', unless: 'sprig' },
      bay: BAY,
    },
    acts: [
      SMOKE_FIRST,
      SOFTEN,
      {
        do: 'fry',
        in: 'pot',
        heat: 'medium',
        minutes: [1, 2],
        cue: 'the grains are glossy',
        words: 'Stir in {garlic ginger allspice dried rice} and turn {heat} {until}.',
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'low',
        minutes: [15, 18],
        cue: 'the liquid is gone and the grains are tender',
        water: 110,
        words:
          'Add {coconut}, {bean}, drained, {bay sprig salt} and {water}[, and lay {hot} on top]. Bring to the boil, cover tightly and cook {heat} {until}: no stirring.',
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'low',
        minutes: [16, 18],
        cue: 'the liquid is gone and the grains are tender',
        water: 170,
        when: '!coconut',
        words:
          'Add {bean}, drained, {bay sprig salt} and {water}[, and lay {hot} on top]. Bring to the boil, cover tightly and cook {heat} {until}: no stirring.',
      },
      {
        do: 'wilt',
        in: 'frying-pan',
        heat: 'medium-high',
        minutes: [4, 6],
        cue: 'tender and bright',
        beside: true,
        words: 'Turn {greens} in {in} with a spoonful of water and {salt} {heat} {until}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['pot', 'frying-pan'],
        words:
          'Leave for 5 minutes with the lid on. [Lift out {hot}. ]Fork through with {pepper} and serve[ with {greens herb lime}].',
      },
    ],
    beats: ['pilaf', 'coconut-curry', 'bean-stew'],
    keeps: { days: 1 },
    plate: [240, 760],
  },
  {
    id: 'pepper-pot',
    family: 'soup',
    needs: ['hob'],
    title: [
      'pepper pot with {names greens veg} and {names meat}',
      'pepper pot with {names greens veg root}',
      '{names greens} and coconut pepper pot',
    ],
    headnote: [
      'Between a soup and a stew, green and thick; the chilli goes in whole, and comes out before it bursts.',
    ],
    wants: {
      greens: {
        of: ['callaloo', 'collard-greens', 'spinach', 'chard', 'kale', 'spring-greens', 'mustard-greens'],
        each: 110,
        heart: true,
        cut: 'shreds',
      },
      coconut: { of: COCONUT.of, each: 100, heart: true },
      meat: {
        of: [
          'crab',
          '@prawn',
          'saltfish',
          '@lardon',
          'ham',
          '@white-fish',
          'smoked-sausage',
          'mixed-seafood',
        ],
        not: ['saltfish'],
        each: 80,
        most: 2,
        may: true,
        ready: '',
      },
      onion: { ...ONION, of: ['spring-onion', '@onion'] },
      veg: {
        of: ['okra', 'pepper', 'carrot', 'celery', 'chayote', 'sweetcorn'],
        each: 90,
        most: 2,
        may: true,
        cut: 'slices-1cm',
      },
      root: { ...ROOT, each: 110 },
      bean: BEAN,
      tomato: { ...TOMATO, each: 70 },
      hot: WHOLE_HOT,
      ...BESIDE,
    },
    not: [
      'curry-paste',
      'garam-masala',
      'curry-powder',
      'lemongrass',
      'fish-sauce',
      'soy-sauce',
      'red-lentils',
      'ginger',
    ],
    oneOf: [['meat', 'veg', 'root', 'hot']],
    takes: {
      oil: OIL,
      garlic: GARLIC_IN,
      thyme: THYME,
      allspice: { ...ALLSPICE, amount: 0.25 },
      cube: { of: ['stock-cube', 'chicken-stock-cube'], amount: 0.5, unit: null, ready: 'crumbled' },
      sharp: ACID,
    },
    acts: [
      {
        ...SOFTEN_BASE,
        words:
          'Warm {oil} in {in} {heat} and cook {onion}[ and {veg}] with {salt} {until}. Stir in {garlic thyme allspice}.',
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'medium-low',
        minutes: [18, 22],
        cue: 'a knife slips in',
        water: 60,
        words: 'Add {root} and {water}, cover and simmer {heat} {until}.',
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'medium-low',
        minutes: [12, 15],
        cue: 'the greens are silky',
        water: 160,
        words:
          'Add {coconut greens tomato bean cube hot salt} and {water} and simmer {heat} {until}. [Lift out {the hot}.]',
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'medium-low',
        minutes: [5, 6],
        cue: 'firm, opaque and hot all through',
        core: ['meat'],
        words: 'Stir in {meat} and simmer {heat} {until}[ ({core})].',
      },
      COOK_RICE,
      {
        do: 'serve',
        in: 'table',
        from: ['pot', 'saucepan'],
        words:
          '[Squeeze in {lime:1/2}|Sharpen with {sharp}], add plenty of {pepper} and serve[ with {rice herb lime}].',
      },
    ],
    beats: ['coconut-curry', 'stir-fry', 'blended-soup'],
    keeps: { days: 2, words: 'Do not freeze the coconut broth: it splits.' },
    plate: [280, 900],
  },
]);
