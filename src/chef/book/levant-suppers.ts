// Flatbread with mince, and cold roast meat made crisp.

import { defineRows } from '../language/row.ts';
import {
  COOL,
  FRESH,
  GARLIC,
  HERBS,
  NUT,
  OLIVE_OIL,
  ONE_LEMON,
  PITTA,
  SEEDS,
  SOUR,
  SUMAC,
  WARM,
} from './levant-kit.ts';
import { RICE_SIDE } from './levant-meats.ts';
import { COOK_RICE, COUSCOUS, SOAK_COUSCOUS } from './shared.ts';

export const LEVANT_SUPPERS = defineRows([
  {
    id: 'lahmacun',
    family: 'bread',
    needs: ['oven'],
    title: [
      '{name meat} flatbreads with {names fresh herb}',
      '{name meat} flatbreads with {names cool}',
      '{name meat} flatbreads',
    ],
    headnote: [
      'The mince is spread as thin as butter and goes on raw: it cooks in the time the bread takes to crisp.',
    ],
    wants: {
      meat: { of: ['lamb-mince', 'beef-mince', '@mince'], each: 90, heart: true },
      bread: {
        of: ['flatbread', 'pizza-base'],
        each: 100,
        heart: true,
        ready: '',
      },
      onion: { of: ['@onion'], each: 40, buy: ['onion'], ready: 'grated and squeezed dry' },
      tomato: {
        of: ['tomato', 'cherry-tomato', 'tomato-puree'],
        not: ['tomato-puree'],
        each: 50,
        may: true,
        ready: 'chopped almost to a paste',
      },
      red: { of: ['pepper', 'roasted-peppers'], each: 40, may: true, ready: 'chopped almost to a paste' },
      fresh: { ...FRESH, of: ['cucumber', '@salad-leaf', 'radish'], each: 60 },
      nut: { of: ['pine-nuts'], each: 8, may: true },
      cheese: { of: ['feta'], each: 25, may: true, ready: 'crumbled' },
      herb: { ...HERBS, each: 10 },
      cool: COOL,
      lemon: { ...ONE_LEMON, ready: 'cut into wedges' },
    },
    oneOf: [
      ['tomato', 'red', 'herb', 'paste', 'nut'],
      ['tomato', 'red', 'paste', 'nut'],
    ],
    not: [
      ...(['hummus', 'tahini', 'kidney-beans', 'cheddar', 'mozzarella', 'garam-masala'] as const),
      ...(['curry-powder', '@tinned-bean', 'tinned-tomato', 'passata', 'avocado', 'soured-cream'] as const),
      ...(['@pasta', 'rice'] as const),
    ],
    takes: {
      oil: { ...OLIVE_OIL, amount: 0.5 },
      garlic: GARLIC,
      puree: { of: ['tomato-puree'], amount: 0.5, unit: 'tbsp' },
      cumin: WARM.cumin,
      red2: { of: ['paprika', 'smoked-paprika'], amount: 0.5, unit: 'tsp' },
      mix: { of: ['allspice', 'cinnamon', 'baharat'], amount: 0.25, unit: 'tsp' },
      hot: WARM.hot,
      paste: { of: ['harissa', 'pomegranate-molasses'], amount: 1, unit: 'tsp', may: true },
      sumac: SUMAC,
    },
    acts: [
      { do: 'heat-oven', in: 'tray', ovenC: 240, words: 'Heat the oven, with {in} in it, to {oven}.' },
      {
        do: 'mix',
        in: 'bowl',
        words:
          'In {in}, knead {meat onion garlic tomato red puree cumin red2 mix hot paste oil salt}[ and {herb:1/2}] to a wet paste.',
      },
      {
        do: 'bake',
        in: 'tray',
        from: 'bowl',
        minutes: [9, 11],
        cue: 'the rim is crisp and no meat is pink',
        core: ['meat'],
        words:
          'Spread it over {bread}, 3 mm thick and right to the edge[, dot with {nut}]. Slide onto the hot tray and bake {until} ({core}).',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'tray',
        words:
          'Top with {fresh cheese cool herb sumac}[, squeeze over {lemon}] and roll up or fold. Eat at once.',
        when: 'fresh',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'tray',
        words:
          '[Top with {cheese cool herb sumac}. ][Squeeze over {lemon}. ]Roll up or fold, and eat at once.',
        when: '!fresh',
      },
    ],
    beats: ['flatbread-pizza', 'kofta', 'tacos'],
    keeps: { days: 1 },
    plate: [170, 500],
    table: ['salad', 'condiment', 'spoon'],
  },
  {
    id: 'warm-meat-plate',
    family: 'plate',
    needs: ['hob'],
    title: [
      'crisp {name meat} with {names couscous rice bread} and {names cool}',
      'crisp {name meat} with {names couscous rice bread fresh}',
      'crisp {name meat} with {names cool}',
    ],
    headnote: [
      'Cold roast meat, torn small and fried hard in spice: the edges crisp, and nobody says leftovers.',
    ],
    wants: {
      meat: {
        of: ['cooked-lamb', '@cooked-poultry', 'roast-beef', 'falafel'],
        not: ['falafel'],
        each: 110,
        heart: true,
        ready: 'torn small',
      },
      onion: { of: ['@onion'], each: 50, may: true, cut: 'thin-slices' },
      veg: {
        of: ['pepper', 'courgette', 'aubergine', 'carrot'],
        each: 80,
        most: 2,
        may: true,
        cut: 'thin-slices',
      },
      bean: { of: ['chickpeas', '@white-bean'], each: 80, may: true },
      couscous: COUSCOUS,
      rice: RICE_SIDE,
      bread: PITTA,
      fresh: FRESH,
      cool: COOL,
      dip: { of: ['hummus', 'toum', 'baba-ganoush'], each: 50, may: true },
      fruit: { of: ['raisins', 'apricots-dried'], each: 12, may: true, cut: 'chopped' },
      nut: NUT,
      herb: { ...HERBS, each: 8, most: 2 },
      seeds: SEEDS,
      lemon: ONE_LEMON,
    },
    oneOf: [
      ['couscous', 'bread', 'dip', 'rice'],
      ['cool', 'dip', 'fresh', 'herb', 'bean', 'couscous'],
      ['couscous', 'dip', 'cool'],
    ],
    not: [
      ...(['@pasta', 'soy-sauce', 'mayonnaise', 'coconut-milk', 'curry-powder', 'gravy'] as const),
      ...(['@cream', 'cheddar', 'tinned-tomato', '@potato', 'stuffing', 'cranberry-sauce'] as const),
      ...(['garam-masala', 'tortilla', 'pesto', 'peas'] as const),
    ],
    takes: {
      oil: OLIVE_OIL,
      garlic: GARLIC,
      cumin: WARM.cumin,
      mix: WARM.mix,
      red: WARM.red,
      paste: { of: ['harissa', 'pomegranate-molasses'], amount: 1, unit: 'tsp', may: true },
      sumac: SUMAC,
      sour: SOUR,
    },
    acts: [
      SOAK_COUSCOUS,
      COOK_RICE,
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium-high',
        minutes: [5, 7],
        cue: 'soft and brown at the edges',
        words: 'Heat {oil:1/2} in {in} {heat} and fry {onion veg} with {salt} {until}.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium-high',
        minutes: [5, 6],
        cue: 'crisp at the edges and steaming hot',
        core: ['meat'],
        words:
          'Add {oil meat bean garlic cumin mix red fruit} to {in} and fry {heat} {until} ({core}). [Stir in {paste}.]',
      },
      {
        do: 'toss',
        in: 'small-bowl',
        words: 'Toss {fresh} with {salt} and [the juice of {lemon:1/2}|{sour:1/2}].',
        when: 'fresh',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['frying-pan', 'bowl', 'saucepan', 'small-bowl'],
        words:
          'Heap it onto {couscous rice bread dip}[?fresh:  with the salad][, with {cool} on top]. [Scatter with {nut seeds herb sumac}. ][Squeeze over {lemon}|Sprinkle with {sour}].',
      },
    ],
    beats: ['grain-salad', 'tacos'],
    keeps: { days: 0, words: 'The meat has been heated twice now: eat it all.' },
    plate: [170, 700],
    table: [],
  },
]);
