// Salads in which leaves lead.

import { defineRows } from '../language/row.ts';
import {
  BEAN,
  BOIL_EGG,
  BRINE,
  DRESS,
  EGG,
  FRESH_CHEESE,
  FRUIT,
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

export const SALADS_OF_LEAVES = defineRows([
  {
    id: 'leaf-salad',
    family: 'salad',
    needs: [],
    title: [
      '{name ready bean cheese} and {names raw} salad',
      '{name ready bean cheese} salad with {names leaf}',
      '{names leaf raw} salad with {name cheese ready bean}',
      '{names leaf raw} salad',
    ],
    headnote: [
      'Dress it with your hands and at the last moment: every leaf should shine and none should swim.',
    ],
    wants: {
      leaf: { of: ['@salad-leaf', 'spinach'], each: 60, most: 2, heart: true, ready: 'washed and dried' },
      raw: RAW,
      fruit: FRUIT,
      ready: READY,
      cheese: FRESH_CHEESE,
      bean: BEAN,
      nut: NUT,
      brine: BRINE,
      herb: SOFT_HERB,
      lemon: SHARP,
      bread: CUT_BREAD,
    },
    oneOf: [['ready', 'cheese', 'bean', 'raw', 'fruit']],
    takes: { oil: OIL, vinegar: VINEGAR, mustard: MUSTARD, sweet: SWEET },
    acts: [
      DRESS,
      {
        do: 'toss',
        in: 'bowl',
        words: 'Add {leaf raw fruit bean brine herb}and turn gently until all of it shines.',
      },
      {
        do: 'serve',
        in: 'plate',
        from: 'bowl',
        words: 'Pile onto [?one: a plate|plates][ and top with {ready cheese nut}][; eat with {bread}].',
      },
    ],
    keeps: { days: 0, words: 'Dressed leaves do not wait.' },
    plate: [140, 700],
  },
  {
    id: 'composed-salad',
    family: 'salad',
    needs: ['hob'],
    title: [
      'salad of {names ready cheese bean} with {names potato egg green}',
      'salad of {names potato egg green} with {names leaf raw}',
      'salad with {names egg potato green}',
    ],
    headnote: [
      'Everything that was cooked comes to the plate lukewarm: it drinks the dressing, and the leaves stay crisp.',
    ],
    wants: {
      leaf: { of: ['@salad-leaf', 'spinach'], each: 60, most: 2, heart: true, ready: 'washed and dried' },
      raw: RAW,
      fruit: FRUIT,
      ready: READY,
      cheese: FRESH_CHEESE,
      egg: EGG,
      bean: BEAN,
      nut: NUT,
      brine: BRINE,
      herb: SOFT_HERB,
      lemon: SHARP,
      potato: {
        of: ['new-potato', 'potato', 'cooked-potato'],
        not: ['cooked-potato'],
        each: 120,
        may: true,
        cut: 'chunks-2cm',
      },
      green: {
        of: ['green-beans', 'asparagus', 'sugar-snap-peas', 'frozen-peas', 'tenderstem-broccoli', 'broccoli'],
        each: 60,
        may: true,
        ready: 'in bite-sized pieces',
      },
      bread: CUT_BREAD,
    },
    oneOf: [['egg', 'potato', 'green']],
    takes: { oil: OIL, vinegar: VINEGAR, mustard: MUSTARD, sweet: SWEET },
    acts: [
      {
        do: 'boil',
        in: 'pot',
        heat: 'boiling',
        water: 'salted',
        minutes: [12, 15],
        cue: 'a knife slips through',
        words:
          'Bring {in} of water {heat} with {water} and cook {potato} {until}[, with {green} in it for the last 3 minutes]. Drain.',
      },
      {
        do: 'boil',
        in: 'pot',
        heat: 'boiling',
        water: 'salted',
        minutes: [3, 4],
        cue: 'just tender and bright',
        when: '!potato',
        words:
          'Bring {in} of water {heat} with {water} and cook {green} {until}. Drain and cool under the tap.',
      },
      BOIL_EGG,
      DRESS,
      {
        do: 'toss',
        in: 'bowl',
        from: ['pot', 'saucepan'],
        words:
          'Add {leaf raw fruit bean brine herb}[?potato: , the potatoes][?green:  and the greens] and turn gently until all of it shines.',
      },
      {
        do: 'serve',
        in: 'plate',
        from: 'bowl',
        words:
          'Pile onto [?one: a plate|plates][ and top with {ready cheese nut}[?egg:  and the eggs]][; eat with {bread}].',
      },
    ],
    keeps: { days: 0, words: 'Dressed leaves do not wait.' },
    beats: ['leaf-salad'],
    plate: [140, 700],
  },
  {
    id: 'creamy-leaf-salad',
    family: 'salad',
    needs: ['hob'],
    title: [
      '{name leaf} with {names ready egg} and {name cheese} dressing',
      '{name leaf} with {name cheese} dressing and crumbs',
    ],
    headnote: [
      'Cold leaves, hot crumbs, and a dressing that is mostly cheese: it is eaten before the crumbs go soft.',
    ],
    wants: {
      leaf: {
        of: ['lettuce', 'kale', 'radicchio', 'chicory', 'salad-leaves'],
        each: 90,
        most: 2,
        heart: true,
        ready: 'washed, dried and torn',
      },
      cheese: {
        of: ['@italian-cheese', 'manchego', 'gruyere'],
        each: 20,
        heart: true,
        ready: 'finely grated',
      },
      bread: { of: ['@bread'], each: 45, heart: true, ready: 'torn into crumbs' },
      cream: { of: ['mayonnaise', '@yoghurt', 'creme-fraiche', 'soured-cream'], each: 30, may: true },
      fish: { of: ['anchovies'], each: 6, may: true, ready: 'drained and crushed' },
      ready: {
        ...READY,
        of: ['@cooked-poultry', 'cooked-prawns', 'smoked-salmon', 'smoked-mackerel', 'ham', 'boiled-egg'],
        not: [],
      },
      rasher: { of: ['bacon', 'pancetta'], each: 30, may: true, ready: 'cut small' },
      egg: EGG,
      raw: { ...RAW, of: ['cucumber', '@fresh-tomato', 'radish', 'avocado', 'celery'], most: 2 },
      lemon: SHARP,
    },
    takes: {
      oil: OIL,
      garlic: { of: ['garlic'], amount: 0.5, unit: 'clove', may: true, cut: 'crushed' },
      mustard: MUSTARD,
      dark: { of: ['worcestershire-sauce', 'capers'], amount: 0.5, unit: 'tsp' },
      vinegar: { ...VINEGAR, amount: 1 },
    },
    acts: [
      BOIL_EGG,
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [5, 6],
        cue: 'the edges are crisp',
        core: ['rasher'],
        words: 'Put {rasher} in {in}, set it {heat} and fry {until}[ (past {core} by then)]. Lift out.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [4, 5],
        cue: 'gold and crisp',
        words:
          'Warm {oil:1/2} in {in} {heat} and fry {bread}, stirring, {until}. Salt the crumbs with {salt}.',
      },
      {
        do: 'whisk',
        in: 'bowl',
        words:
          'Crush {garlic fish mustard dark} together in {in}, then whisk in {cream oil}, half of {the cheese} and [the juice of {lemon}|{vinegar}] with {pepper}. It should coat a leaf.',
      },
      {
        do: 'toss',
        in: 'bowl',
        from: ['saucepan', 'frying-pan'],
        words:
          'Turn {leaf raw} in it with your hands. Top with {ready cheese}[?egg:  and the eggs] and the hot crumbs[?rasher:  and {the rasher}], and eat at once.',
      },
    ],
    beats: ['leaf-salad'],
    keeps: { days: 0 },
    plate: [140, 600],
  },
]);
