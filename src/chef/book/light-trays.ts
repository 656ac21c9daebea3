// Fish, cheese, pulses and vegetables roasted on one tray.

import { defineRows } from '../language/row.ts';
import { SPRIG } from './mains.ts';
import { CHEESE, FINISH } from './pan-sauce.ts';
import { SPRIG } from './pot-parts.ts';
import {
  COOK_RICE,
  COOL,
  COUSCOUS,
  CUT_BREAD,
  GARLIC,
  OIL,
  ONION,
  POTATO,
  RICE,
  SOAK_COUSCOUS,
  SOFT_HERB,
} from './shared.ts';
import {
  CHEESE,
  FINISH,
  GARLIC,
  HOT,
  LEMON,
  OIL,
  ONION,
  POTATO,
  QUICK,
  SLOW,
  SPICE,
  SPRIG,
  VINEGAR,
} from './tray-parts.ts';

export const LIGHT_TRAYS = defineRows([
  {
    id: 'tray-fish',
    family: 'oven',
    needs: ['oven'],
    title: [
      '{name fish} roasted on {names potato slow quick}',
      '{name fish} roasted on {names quick}',
      '{name fish} roasted with vegetables',
      'roast {name fish}',
    ],
    headnote: [
      'Fish needs a quarter of an hour and its vegetables need longer: they start first, and all of it is ready together.',
    ],
    wants: {
      fish: { of: ['@baked-fish'], each: 140, heart: true, ready: '' },
      slow: SLOW,
      potato: { ...POTATO, cut: 'chunks-2cm' },
      quick: { ...QUICK, of: ['@quick-roast', 'leek'] },
      onion: ONION,
      brine: { of: ['olives', 'capers'], each: 15, may: true, ready: 'drained' },
      glaze: { of: ['pesto', 'harissa', 'miso', 'honey', 'mustard'], each: 10, may: true },
      greens: { of: ['spinach', '@salad-leaf'], each: 30, may: true, ready: '' },
      cool: COOL,
      cheese: { ...CHEESE, of: ['feta'] },
      sprig: SPRIG,
      herb: SOFT_HERB,
      lemon: LEMON,
      rice: RICE,
      couscous: COUSCOUS,
      bread: CUT_BREAD,
    },
    oneOf: [['slow', 'potato', 'quick', 'onion']],
    takes: {
      oil: OIL,
      garlic: GARLIC,
      spice: { ...SPICE, amount: 0.5, may: true },
      vinegar: VINEGAR,
    },
    acts: [
      HOT,
      {
        do: 'roast',
        in: 'tray',
        minutes: [25, 30],
        cue: 'brown at the edges and nearly tender',
        words:
          'On {in} turn {potato slow} in {oil:1/2} with {salt} and {pepper}, spread out in one layer and roast {until}.',
      },
      {
        do: 'roast',
        in: 'tray',
        minutes: [10, 12],
        cue: 'they begin to soften',
        words:
          '{quick onion garlic} come next: turn them in {oil:1/4} on {in}, spread out and roast {until}.',
      },
      {
        do: 'roast',
        in: 'tray',
        minutes: [12, 15],
        cue: 'the fish flakes when it is pressed',
        core: ['fish'],
        words:
          'Rub {fish} with {oil sprig spice salt}[ and {glaze}], lay {it fish} on top[, scatter with {brine}] and roast {until} ({core}).',
      },
      COOK_RICE,
      SOAK_COUSCOUS,
      { do: 'dress', in: 'tray', words: FINISH },
      {
        do: 'serve',
        in: 'table',
        from: ['tray', 'saucepan', 'bowl'],
        words: 'Serve at once[ with {rice couscous bread cool}], the juices of the tray spooned over.',
      },
    ],
    keeps: { days: 1, cold: true, words: 'Cold, it is good in a salad.' },
    out: [[['@pouring-cream'], 'it would burn on a hot tray; lemon and the juices are the sauce']],
    plate: [260, 850],
  },
  {
    id: 'tray-vegetables',
    family: 'oven',
    needs: ['oven'],
    title: [
      'roast {names slow quick potato} with {names lead}',
      'roast {names slow potato} with {name lead}',
      'roast vegetables with {names lead}',
    ],
    headnote: [
      'Hot oven, one layer, room between the pieces: that is the difference between roast vegetables and stewed ones.',
    ],
    wants: {
      lead: {
        of: [
          'halloumi',
          'tofu',
          'chickpeas',
          '@white-bean',
          'feta',
          'goats-cheese',
          'tinned-lentils',
          'paneer',
          'black-beans',
          'tempeh',
        ],
        each: 90,
        heart: true,
        most: 2,
        ready: 'in bite-sized pieces',
      },
      slow: { ...SLOW, each: 180 },
      potato: POTATO,
      quick: { ...QUICK, each: 120 },
      onion: ONION,
      greens: { of: ['spinach', '@salad-leaf', 'kale'], each: 30, may: true, ready: 'torn' },
      glaze: { of: ['honey', 'maple-syrup', 'pesto', 'miso', 'soy-sauce'], each: 10, may: true },
      cool: { ...COOL, of: ['tahini', 'hummus', '@yoghurt', 'tzatziki', 'soured-cream'], not: [] },
      nut: {
        of: ['walnuts', 'hazelnuts', 'almonds', 'pine-nuts', 'pumpkin-seeds', 'cashews', 'pistachios'],
        each: 10,
        may: true,
        cut: 'chopped',
      },
      sprig: SPRIG,
      herb: SOFT_HERB,
      lemon: LEMON,
      rice: RICE,
      couscous: COUSCOUS,
      bread: CUT_BREAD,
    },
    oneOf: [['slow', 'potato', 'quick']],
    takes: { oil: { ...OIL, amount: 2 }, garlic: GARLIC, spice: SPICE, vinegar: VINEGAR },
    acts: [
      { ...HOT, ovenC: 220 },
      {
        do: 'roast',
        in: 'tray',
        minutes: [20, 25],
        cue: 'brown underneath',
        words:
          'On {in} turn {potato slow} in {oil:1/2} with {salt} and {pepper}, spread out in one layer and roast {until}.',
      },
      {
        do: 'roast',
        in: 'tray',
        minutes: [18, 22],
        cue: 'everything is soft and brown at the edges',
        words:
          'Turn {lead quick onion garlic}[ and {glaze}] in {oil} with {sprig spice salt}, spread over {in} and roast {until}.',
      },
      COOK_RICE,
      SOAK_COUSCOUS,
      {
        do: 'dress',
        in: 'tray',
        words:
          '[Stir {greens} through so that {they greens} wilt{s greens} in the heat. ][Squeeze over {lemon}|Sprinkle with {vinegar}] and taste for salt[, then scatter with {nut herb}].',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['tray', 'saucepan', 'bowl'],
        words: 'Serve[ with {rice couscous bread cool}].',
      },
    ],
    keeps: { days: 3, cold: true, words: 'It is as good at room temperature.' },
    plate: [260, 900],
  },
]);
