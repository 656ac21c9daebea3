// Bowls and plates of Japan with a name: egg over simmered meat, and crumbed cutlets.

import { type Act, defineRows } from '../language/row.ts';
import {
  COOKED_MEAT,
  EAST_OIL,
  EAST_RICE,
  GINGER,
  MEAT_NAME,
  RICE_BESIDE,
  RICE_WINE,
  SOY,
  SWEET,
  WARM_RICE,
} from './eastern.ts';

const SCATTER = {
  of: ['spring-onion', 'chives', 'coriander'],
  each: 12,
  may: true,
  cut: 'thin-slices',
} as const;
const SIMMER_BOWL: Act = {
  do: 'simmer',
  in: 'frying-pan',
  heat: 'medium',
  minutes: [6, 8],
  cue: '[?meat: no pink is left in the meat|the onion is soft] and the broth has halved',
  core: ['meat', 'cooked'],
  water: 75,
  words:
    'Put {soy sweet wine dashi ginger} and {water} in {in} with {onion veg}, bring to a bubble, spread {meat tofu cooked} on top and simmer {heat} {until}[ ({core})].',
};

export const RICE_BOWLS_BY_NAME = defineRows([
  {
    id: 'oyakodon',
    family: 'rice',
    needs: ['hob'],
    title: [
      '[?egg&meat=@poultry: chicken and egg rice bowl]',
      `[?meat: simmered ${MEAT_NAME} and onion on rice[ with {name egg}]]`,
      '{name tofu cooked} and {name egg} rice bowl',
    ],
    headnote: [
      '[?egg: The egg goes over the simmered {name meat tofu cooked} in two pours and is covered at once, so that it sets soft and holds all of the broth.]',
      'Thin slices, sweet soy and an onion that has melted: all of the broth belongs to the rice.',
    ],
    wants: {
      meat: {
        of: ['@quick-poultry', 'steak', 'stewing-beef', 'pork-fillet', 'pork-chop', 'pork-belly'],
        each: 110,
        may: true,
        cut: 'strips',
      },
      tofu: { of: ['tofu', 'silken-tofu'], each: 120, may: true, cut: 'slices-1cm' },
      cooked: { ...COOKED_MEAT, most: 1 },
      egg: { of: ['egg'], each: 100, may: true, ready: '' },
      onion: { of: ['@onion', 'leek', 'spring-onion'], each: 70, heart: true, cut: 'thin-slices' },
      veg: {
        of: [
          ...(['mushroom', 'shiitake', 'spinach', 'frozen-peas', 'mangetout', 'chinese-leaf'] as const),
          ...(['shimeji', 'enoki'] as const),
        ],
        each: 60,
        most: 2,
        may: true,
        ready: 'cut small',
      },
      scatter: SCATTER,
      top: {
        of: ['nori', 'pickled-ginger', 'sesame-seeds', 'kimchi'],
        each: 8,
        most: 2,
        may: true,
        ready: '',
      },
      ...RICE_BESIDE,
    },
    oneOf: [
      ['meat', 'tofu', 'cooked'],
      ['rice', 'warm'],
      ['soy', 'wine', 'dashi', 'top'],
      ['egg', 'wine', 'dashi', 'top'],
    ],
    not: [
      ...(['coconut-milk', '@cream', '@any-tomato', '#noodle', '#pasta', '@yoghurt'] as const),
      ...(['curry-powder', 'oyster-sauce', 'gochujang', 'hoisin-sauce', 'miso', '@potato'] as const),
    ],
    takes: {
      soy: { ...SOY, amount: 1.25 },
      sweet: { ...SWEET, amount: 2 },
      wine: RICE_WINE,
      dashi: { of: ['dashi'], amount: 0.5, unit: 'tsp', may: true },
      ginger: GINGER,
    },
    acts: [
      ...EAST_RICE,
      SIMMER_BOWL,
      {
        do: 'simmer',
        in: 'frying-pan',
        heat: 'low',
        minutes: [3, 4],
        cue: 'set but still trembling',
        core: ['egg'],
        words:
          'Beat {egg} with a few strokes, so that white and yolk stay streaked. Pour over two thirds, wait a minute, add the rest, cover and cook {heat} {until} ({core}).',
      },
      WARM_RICE,
      {
        do: 'serve',
        in: 'table',
        from: ['frying-pan', 'saucepan'],
        words:
          'Slide it over {rice warm} in [?one: a bowl|bowls] with all of its broth[, and finish with {scatter top}].',
      },
    ],
    beats: ['glazed-bowl', 'stir-fry', 'pilaf'],
    keeps: { days: 0, words: 'A soft egg does not wait.' },
    plate: [220, 800],
  },
  {
    id: 'katsu',
    family: 'pan',
    needs: ['hob'],
    title: [
      `[?meat: ${MEAT_NAME} katsu with {names slaw}]`,
      `[?meat: ${MEAT_NAME} katsu with {name rice warm}]`,
      '{names tofu} katsu with {names slaw}',
      `[?meat: ${MEAT_NAME}|{names tofu}] katsu with a sharp brown sauce`,
    ],
    headnote: [
      '[?meat: Beaten thin it cooks through in the minutes that the crumbs need to brown: that is all there is to it.|Press the crumbs on hard and keep the oil lively: crisp outside before the middle can go soft.]',
    ],
    wants: {
      meat: {
        of: ['chicken-breast', 'pork-chop', 'pork-fillet', 'turkey-breast', 'chicken-thigh'],
        each: 140,
        may: true,
        ready: 'boned and beaten 1 cm thick',
      },
      tofu: { of: ['tofu', 'aubergine'], each: 130, may: true, cut: 'slices-1cm' },
      crumb: { of: ['breadcrumbs'], each: 35, heart: true, ready: '' },
      egg: { of: ['egg'], each: 27, may: true, ready: 'beaten' },
      slaw: {
        of: ['cabbage', 'chinese-leaf', 'red-cabbage', 'cucumber', 'carrot', 'lettuce', 'radish'],
        each: 90,
        most: 2,
        may: true,
        cut: 'shreds',
      },
      lemon: { of: ['lemon', 'lime'], each: 20, may: true, ready: 'cut into wedges' },
      pickle: { of: ['pickled-ginger', 'kimchi'], each: 15, may: true, ready: '' },
      ...RICE_BESIDE,
    },
    oneOf: [
      ['meat', 'tofu'],
      ['slaw', 'rice', 'warm', 'soy', 'pickle', 'sauce'],
    ],
    not: [
      ...(['#pasta', '@potato', '@any-tomato', '@grates', 'curry-roux', 'curry-powder'] as const),
      ...(['@cream', '@italian-cheese', 'mozzarella'] as const),
    ],
    takes: {
      flour: { of: ['plain-flour', 'cornflour'], amount: 1, unit: 'tbsp' },
      milk: { of: ['milk'], amount: 1.5, unit: 'tbsp', unless: 'egg' },
      oil: { ...EAST_OIL, amount: 3 },
      soy: { ...SOY, amount: 0.5 },
      red: { of: ['ketchup', 'tomato-puree'], amount: 1, unit: 'tbsp' },
      sauce: {
        of: ['worcestershire-sauce', 'oyster-sauce', 'brown-sauce'],
        amount: 1,
        unit: 'tsp',
        may: true,
      },
      sweet: SWEET,
    },
    acts: [
      ...EAST_RICE,
      {
        do: 'layer',
        in: 'board',
        words:
          'Season {meat tofu} with {salt} and {pepper}. Turn in {flour}, then in [{egg}|{milk}], then press hard into {crumb}, so that no bare spot is left.[?meat:  Wash your hands and all that touched the raw meat.]',
      },
      {
        do: 'whisk',
        in: 'small-bowl',
        words: 'Stir {red soy sauce sweet} into 1 tbsp water in {in}: it should be dark, sweet and sharp.',
      },
      {
        do: 'brown',
        in: 'frying-pan',
        from: 'board',
        heat: 'medium',
        minutes: [8, 10],
        cue: 'deep gold on both sides[?meat: , with no pink at the thickest point]',
        core: ['meat', 'egg'],
        words:
          'Heat {oil} in {in} {heat} until a crumb fizzes at once. Fry {the meat tofu}, turning once, {until}[ ({core})]. Drain on kitchen paper.',
      },
      WARM_RICE,
      {
        do: 'serve',
        in: 'table',
        from: ['frying-pan', 'saucepan', 'small-bowl'],
        words:
          'Cut into finger-wide strips and serve at once[ on {rice warm}][ with {slaw}][, {pickle lemon} beside], the sauce over or in a dish of its own.',
      },
    ],
    keeps: { days: 1, words: 'The crust comes back in a hot oven, 10 minutes.' },
    plate: [200, 800],
  },
]);
