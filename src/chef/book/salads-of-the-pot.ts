// Salads on a base that is boiled: grains, potatoes, pasta.

import { defineRows } from '../language/row.ts';
import {
  BEAN,
  BOIL_EGG,
  BRINE,
  EGG,
  FRESH_CHEESE,
  FRUIT,
  LEAF,
  MUSTARD,
  NUT,
  OIL,
  RAW,
  READY,
  SHARP,
  VINEGAR,
} from './salad-slots.ts';
import { SOFT_HERB } from './shared.ts';

export const SALADS_OF_THE_POT = defineRows([
  {
    id: 'grain-salad',
    family: 'salad',
    needs: ['hob'],
    title: [
      '{name grain} salad with {names raw soft} and {name cheese ready bean}',
      '{name grain} salad with {names raw soft}',
      '{name grain} salad with {name cheese ready bean}',
    ],
    headnote: ['Warm grain drinks its dressing: dress it before it cools, and taste it again when it has.'],
    wants: {
      grain: {
        of: [
          ...(['couscous', 'bulgur', 'quinoa', 'giant-couscous', 'pearl-barley', 'spelt'] as const),
          ...(['freekeh', 'buckwheat'] as const),
        ],
        not: ['buckwheat'],
        each: 65,
        heart: true,
        ready: '',
      },
      soft: {
        of: ['@soft-fry', 'aubergine', 'broccoli', 'asparagus', 'green-beans', 'butternut-squash'],
        not: ['@raw-only', 'frozen-spinach', 'cabbage', 'red-cabbage', 'butternut-squash'],
        each: 100,
        most: 2,
        may: true,
        ready: 'cut small',
      },
      raw: {
        ...RAW,
        of: [
          ...(['cucumber', '@fresh-tomato', 'radish', 'spring-onion', 'red-onion', 'avocado'] as const),
          ...(['cooked-beetroot', 'sweetcorn', 'celery', 'fennel', 'carrot'] as const),
        ],
      },
      leaf: { ...LEAF, each: 30 },
      fruit: FRUIT,
      ready: READY,
      bean: BEAN,
      cheese: FRESH_CHEESE,
      fry: { of: ['halloumi', 'tofu'], each: 80, may: true, ready: 'in slices' },
      nut: NUT,
      brine: BRINE,
      dried: {
        of: ['raisins', 'apricots-dried', 'dates', 'dried-cranberries'],
        each: 15,
        may: true,
        cut: 'chopped',
      },
      herb: { ...SOFT_HERB, most: 2, each: 12 },
      lemon: SHARP,
      cool: { of: ['@yoghurt', 'tahini', 'hummus', 'tzatziki'], each: 30, may: true },
    },
    oneOf: [
      ['soft', 'raw', 'leaf'],
      ['ready', 'bean', 'cheese', 'fry', 'nut', 'raw', 'soft'],
    ],
    takes: {
      oil: { ...OIL, amount: 1.5 },
      vinegar: VINEGAR,
      spice: { of: ['cumin', 'harissa', 'sumac', 'ras-el-hanout'], amount: 0.5, unit: 'tsp' },
    },
    acts: [
      {
        do: 'soak',
        in: 'bowl',
        water: 95,
        wait: 5,
        when: 'grain=couscous',
        words:
          'Put {grain} in {in} with {salt}, pour over {water} from the kettle, cover and leave for {wait}. Fork it loose.',
      },
      {
        do: 'simmer',
        in: 'saucepan',
        heat: 'low',
        water: 130,
        minutes: { slot: 'grain', by: 'simmer' },
        cue: 'tender and the water is gone',
        when: 'grain=bulgur/quinoa/freekeh',
        words:
          'Put {grain} in {in} with {water} and {salt}, bring to the boil, cover and cook {heat} {until}. Take off the lid and let the steam out.',
      },
      {
        do: 'boil',
        in: 'saucepan',
        heat: 'boiling',
        water: 'salted',
        minutes: [8, 10],
        cue: 'tender',
        when: 'grain=giant-couscous',
        words: 'Bring {in} of water {heat} with {water} and cook {grain} {until}. Drain.',
      },
      {
        do: 'boil',
        in: 'saucepan',
        heat: 'boiling',
        water: 'salted',
        minutes: [25, 35],
        cue: 'tender with a little bite',
        when: 'grain=pearl-barley/spelt',
        words: 'Bring {in} of water {heat} with {water} and cook {grain} {until}. Drain.',
      },
      {
        do: 'fry',
        in: 'pan',
        heat: 'medium-high',
        minutes: [7, 9],
        cue: 'soft and browned in places',
        beside: true,
        words: 'Heat {oil:1/3} in {in} {heat} and fry {soft} with {salt} {until}.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium-high',
        minutes: [4, 6],
        cue: 'golden on both sides',
        beside: true,
        words: 'Fry {fry} in {oil:1/4} in {in} {heat} {until}.',
      },
      {
        do: 'whisk',
        in: 'small-bowl',
        words:
          'Stir {oil spice}[ and the juice of {lemon}| and {vinegar}] together in {in} with {salt} and {pepper}.',
      },
      {
        do: 'toss',
        in: 'bowl',
        from: ['saucepan', 'pan', 'small-bowl'],
        words:
          'Turn {the grain} in the dressing in {in}[?soft:  with {the soft}].[ Fold in {raw leaf fruit bean brine dried herb}.]',
      },
      {
        do: 'serve',
        in: 'plate',
        from: ['bowl', 'frying-pan'],
        words:
          'Taste for salt and sharpness. Serve[ topped with {ready cheese nut}][?fry:  and {the fry}][, with {cool} beside it].',
      },
    ],
    keeps: { days: 2, cold: true, words: 'It is a lunch for tomorrow; taste for salt and lemon first.' },
    plate: [200, 750],
  },
  {
    id: 'potato-salad',
    family: 'salad',
    needs: ['hob'],
    title: [
      'warm potato salad with {names ready egg bean} and {names green raw}',
      'warm potato salad with {names ready egg green raw}',
      'warm potato salad with {names herb}',
      'warm potato salad',
    ],
    headnote: ['Dress the potatoes while they steam; cold, they take nothing in.'],
    wants: {
      potato: { of: ['new-potato', 'potato'], each: 200, heart: true, cut: 'chunks-2cm' },
      green: {
        of: [
          ...(['green-beans', 'asparagus', 'frozen-peas', 'peas', 'broad-beans'] as const),
          ...(['sugar-snap-peas', 'broccoli', 'tenderstem-broccoli', 'runner-beans'] as const),
        ],
        each: 70,
        may: true,
        ready: 'in bite-sized pieces',
      },
      ready: {
        ...READY,
        of: [
          ...(['smoked-mackerel', 'smoked-salmon', 'tinned-tuna', 'tinned-salmon'] as const),
          ...(['tinned-sardines', 'tinned-mackerel', 'pickled-herring', 'ham', '@cooked-meat'] as const),
          ...(['salami', 'corned-beef', 'anchovies', 'cooked-prawns'] as const),
        ],
        not: [],
      },
      egg: EGG,
      bean: BEAN,
      raw: {
        ...RAW,
        of: [
          ...(['radish', 'cucumber', 'celery', 'spring-onion', 'red-onion', '@fresh-tomato'] as const),
          ...(['cooked-beetroot', 'shallot', 'fennel', 'avocado'] as const),
        ],
        each: 50,
      },
      leaf: { ...LEAF, each: 30 },
      cream: { of: ['mayonnaise', '@yoghurt', 'creme-fraiche', 'soured-cream'], each: 30, may: true },
      brine: BRINE,
      herb: { ...SOFT_HERB, most: 2, each: 8 },
      cheese: { ...FRESH_CHEESE, of: ['feta', 'blue-cheese', 'goats-cheese', '@italian-cheese'], each: 30 },
      nut: NUT,
      lemon: SHARP,
    },
    oneOf: [['green', 'ready', 'egg', 'bean', 'raw', 'leaf', 'cream', 'brine', 'herb']],
    takes: { oil: OIL, vinegar: { ...VINEGAR, amount: 2 }, mustard: { ...MUSTARD, amount: 1 } },
    acts: [
      {
        do: 'boil',
        in: 'pot',
        heat: 'boiling',
        water: 'salted',
        minutes: { slot: 'potato', by: 'boil' },
        words:
          'Bring {in} of water {heat} with {water} and cook {potato} {until}[, with {green} in it for the last 3 minutes]. Drain and let the steam out.',
      },
      BOIL_EGG,
      {
        do: 'whisk',
        in: 'bowl',
        beside: true,
        words:
          'In {in}, stir {oil mustard cream}[ and the juice of {lemon}| and {vinegar}] together with {salt} and plenty of {pepper}.',
      },
      {
        do: 'toss',
        in: 'bowl',
        from: ['pot', 'saucepan'],
        words:
          'Tip the hot potatoes into the dressing, turn them and leave for 5 minutes.[ Fold in {raw leaf brine bean herb}.]',
      },
      {
        do: 'serve',
        in: 'plate',
        from: 'bowl',
        words: 'Taste for salt. Serve warm[, topped with {ready cheese nut}][?egg:  and the eggs].',
      },
    ],
    keeps: { days: 2, cold: true, words: 'Take it out of the fridge half an hour before.' },
    plate: [220, 800],
  },
  {
    id: 'pasta-salad',
    family: 'salad',
    needs: ['hob'],
    title: [
      '{name pasta} salad with {names ready cheese bean} and {names raw green}',
      '{name pasta} salad with {names raw green cheese ready}',
      '{name pasta} salad with {names raw}',
      '{name pasta} salad',
    ],
    headnote: [
      'Rinse it once, dress it while it is still a little warm, and dress it again before you eat: pasta drinks.',
    ],
    wants: {
      pasta: {
        of: ['@pasta', 'cooked-pasta', 'giant-couscous'],
        not: ['spaghetti', 'cooked-pasta', 'giant-couscous'],
        each: 75,
        heart: true,
      },
      green: {
        of: [
          ...(['green-beans', 'frozen-peas', 'broccoli', 'asparagus', 'sugar-snap-peas'] as const),
          ...(['sweetcorn', 'edamame'] as const),
        ],
        each: 60,
        most: 2,
        may: true,
        ready: 'in bite-sized pieces',
      },
      raw: {
        ...RAW,
        of: [
          ...(['@fresh-tomato', 'cucumber', 'pepper', 'spring-onion', 'red-onion', 'celery'] as const),
          ...(['radish', 'avocado', 'carrot'] as const),
        ],
        each: 110,
      },
      leaf: { ...LEAF, each: 25 },
      ready: READY,
      bean: { ...BEAN, each: 70 },
      cheese: { ...FRESH_CHEESE, each: 40 },
      brine: BRINE,
      spoon: {
        of: ['pesto', 'vegan-pesto', 'mayonnaise', '@yoghurt', 'harissa', 'tapenade'],
        each: 25,
        may: true,
      },
      nut: NUT,
      herb: SOFT_HERB,
      lemon: SHARP,
    },
    oneOf: [
      ['raw', 'green', 'leaf'],
      ['ready', 'bean', 'cheese', 'spoon', 'brine'],
    ],
    takes: { oil: { ...OIL, amount: 1 }, vinegar: { ...VINEGAR, amount: 2 }, mustard: MUSTARD },
    acts: [
      {
        do: 'boil',
        in: 'pot',
        heat: 'boiling',
        water: 'salted',
        minutes: { slot: 'pasta', by: 'boil' },
        words:
          'Bring {in} of water {heat} with {water} and cook {pasta} {until}[, with {green} in it for the last 3 minutes]. Drain, rinse once under the tap and shake dry.',
      },
      {
        do: 'whisk',
        in: 'bowl',
        beside: true,
        words:
          'In {in}, stir {oil mustard spoon} and [the juice of {lemon}|{vinegar}] together with {salt} and plenty of {pepper}.',
      },
      {
        do: 'toss',
        in: 'bowl',
        from: 'pot',
        words:
          'Turn {the pasta} in the dressing.[ Fold in {raw leaf bean brine herb ready cheese}.] Taste for salt and sharpness[, and scatter with {nut}].',
      },
      {
        do: 'serve',
        in: 'plate',
        from: 'bowl',
        words: 'Eat it at the warmth of the room: cold from the fridge it tastes of nothing.',
      },
    ],
    keeps: { days: 2, cold: true },
    plate: [150, 700],
  },
]);
