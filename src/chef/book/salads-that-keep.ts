// Salads without leaves, better for standing: beans and cabbage.

import { defineRows } from '../language/row.ts';
import {
  BRINE,
  DRESS,
  FRESH_CHEESE,
  FRUIT,
  LEAF,
  MUSTARD,
  NUT,
  OIL,
  RAW,
  READY,
  SHARP,
  SWEET,
  VINEGAR,
} from './salad-slots.ts';
import { CUT_BREAD, SOFT_HERB } from './shared.ts';

export const SALADS_THAT_KEEP = defineRows([
  {
    id: 'bean-salad',
    family: 'salad',
    needs: [],
    title: [
      '{names bean} salad with {names ready cheese} and {names raw}',
      '{names bean} salad with {names raw ready cheese}',
      '{names bean} salad with {names herb leaf brine}',
      '{names bean} salad',
    ],
    headnote: ['Ten minutes in the dressing before anything else joins them: beans take their time.'],
    wants: {
      bean: {
        of: ['@tinned-bean', 'chickpeas', 'tinned-lentils', 'lupin-beans'],
        each: 130,
        most: 2,
        heart: true,
      },
      raw: { ...RAW, each: 110 },
      leaf: { ...LEAF, each: 30 },
      ready: READY,
      cheese: FRESH_CHEESE,
      brine: BRINE,
      nut: NUT,
      herb: { ...SOFT_HERB, most: 2, each: 10 },
      lemon: SHARP,
      bread: CUT_BREAD,
    },
    oneOf: [['raw', 'leaf', 'ready', 'cheese', 'brine', 'herb']],
    takes: {
      oil: OIL,
      vinegar: VINEGAR,
      mustard: MUSTARD,
      sweet: SWEET,
      spice: {
        of: ['cumin', 'smoked-paprika', 'chilli-flakes', 'sumac', 'harissa'],
        amount: 0.25,
        unit: 'tsp',
        may: true,
      },
      garlic: { of: ['garlic'], amount: 0.5, unit: 'clove', may: true, cut: 'crushed' },
    },
    acts: [
      {
        ...DRESS,
        words:
          'In {in}, whisk {oil mustard sweet spice garlic}[ and the juice of {lemon}| and {vinegar}] with {salt} and {pepper} until it is thick.',
      },
      {
        do: 'rest',
        in: 'bowl',
        wait: 10,
        words:
          'Turn {bean} in it and leave for {wait}; crush a few against the side, so that it holds together.',
      },
      {
        do: 'serve',
        in: 'plate',
        from: 'bowl',
        words:
          '[Fold in {raw leaf brine herb}. ]Taste for salt and sharpness, and serve[ topped with {ready cheese nut}| as it is][, with {bread}].',
      },
    ],
    beats: ['leaf-salad', 'raw-salad', 'dip-plate'],
    keeps: { days: 2, cold: true, words: 'Add leaves and herbs fresh.' },
    plate: [140, 650],
  },
  {
    id: 'slaw',
    family: 'salad',
    needs: [],
    title: [
      '{names cabbage} slaw with {names raw fruit} and {name ready cheese nut}',
      '{names cabbage} slaw with {names raw fruit}',
      '{names cabbage} slaw with {names herb nut cool}',
    ],
    headnote: [
      'Rub the salt in with your hands until the shreds give: that is the difference between slaw and hay.',
    ],
    wants: {
      cabbage: {
        of: [
          ...(['cabbage', 'red-cabbage', 'chinese-leaf', 'kohlrabi', 'celeriac'] as const),
          ...(['brussels-sprout', 'fennel', 'kale'] as const),
        ],
        not: ['kale'],
        each: 130,
        most: 2,
        heart: true,
        cut: 'shreds',
      },
      raw: {
        ...RAW,
        of: [
          ...(['carrot', 'celery', 'radish', 'spring-onion', 'red-onion', 'fennel', 'pepper'] as const),
          ...(['beetroot', 'cucumber', 'sweetcorn'] as const),
        ],
        each: 80,
        most: 3,
        ready: 'in fine strips',
      },
      fruit: FRUIT,
      cool: {
        of: [
          ...(['mayonnaise', '@yoghurt', 'soured-cream', 'creme-fraiche', 'peanut-butter'] as const),
          ...(['tahini', 'vegan-mayonnaise'] as const),
        ],
        each: 35,
        may: true,
      },
      ready: { ...READY, each: 70 },
      cheese: { ...FRESH_CHEESE, each: 30 },
      nut: NUT,
      herb: { ...SOFT_HERB, most: 2, each: 8 },
      lemon: SHARP,
      bread: CUT_BREAD,
    },
    oneOf: [
      ['raw', 'fruit', 'cool', 'ready'],
      ['cool', 'ready', 'nut', 'herb', 'lemon', 'fruit'],
    ],
    takes: {
      oil: { ...OIL, amount: 0.75 },
      vinegar: { ...VINEGAR, amount: 1.5 },
      mustard: MUSTARD,
      sweet: { of: ['honey', 'sugar', 'maple-syrup'], amount: 0.5, unit: 'tsp' },
      seed: {
        of: ['caraway-seeds', 'fennel-seeds', 'cumin-seeds', 'celery-seed'],
        amount: 0.25,
        unit: 'tsp',
        may: true,
      },
    },
    acts: [
      {
        do: 'rest',
        in: 'bowl',
        wait: 10,
        words:
          'Rub {cabbage} with {salt} in {in} for a minute, until the shreds go limp and wet. Leave for {wait} and squeeze out the water.',
      },
      {
        do: 'whisk',
        in: 'small-bowl',
        words:
          'Stir {oil mustard sweet seed cool} and [the juice of {lemon}|{vinegar}] together in {in} with {pepper}.',
      },
      {
        do: 'serve',
        in: 'bowl',
        from: 'small-bowl',
        words:
          'Turn the shreds in the dressing[ with {raw fruit herb}], taste for salt[, and top with {ready cheese nut}][; eat with {bread}].',
      },
    ],
    keeps: { days: 2, cold: true, words: 'It softens overnight, and is none the worse.' },
    plate: [140, 600],
  },
]);
