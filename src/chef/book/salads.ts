// Salads that are a meal.

import { defineRows, type Take, type Want } from '../language/row.ts';
import { CUT_BREAD, SOFT_HERB } from './shared.ts';

const RAW: Want = {
  of: [
    ...(['cucumber', '@fresh-tomato', 'avocado', 'radish', 'pepper', 'fennel', 'celery'] as const),
    ...(['carrot', 'spring-onion', 'red-onion', 'cooked-beetroot', 'sweetcorn', 'shallot'] as const),
    ...(['kohlrabi', 'red-cabbage', 'cabbage', 'chinese-leaf', 'courgette', 'beansprouts'] as const),
  ],
  each: 70,
  most: 4,
  may: true,
  ready: 'sliced thin',
};
const LEAF: Want = {
  of: ['@salad-leaf', 'spinach'],
  each: 60,
  most: 2,
  may: true,
  ready: 'washed and dried',
};
const FRUIT: Want = {
  of: [
    ...(['apple', 'pear', 'orange', 'peach', 'nectarine', 'figs', 'grapes', 'mango'] as const),
    ...(['pomegranate', 'strawberries', 'grapefruit', 'watermelon', 'plum'] as const),
  ],
  each: 60,
  may: true,
  ready: 'in bite-sized pieces',
};
const FRESH_CHEESE: Want = {
  of: [
    ...(['feta', 'mozzarella', 'goats-cheese', 'burrata', 'blue-cheese', '@italian-cheese'] as const),
    ...(['@grates', 'ricotta', 'cottage-cheese', 'brie'] as const),
  ],
  each: 45,
  may: true,
  ready: 'crumbled or in shavings',
};
const READY: Want = {
  of: [
    ...(['@ready-fish', 'tinned-tuna', 'tinned-salmon', 'tinned-mackerel', 'tinned-sardines'] as const),
    ...(['cooked-prawns', 'ham', '@cooked-meat', 'prosciutto', 'salami', 'boiled-egg'] as const),
    ...(['anchovies'] as const),
  ],
  not: ['corned-beef'],
  each: 80,
  may: true,
  ready: 'in bite-sized pieces',
};
const BEAN: Want = {
  of: ['@white-bean', 'chickpeas', 'tinned-lentils', '@tinned-bean'],
  each: 100,
  may: true,
};
const NUT: Want = {
  of: [
    ...(['walnuts', 'hazelnuts', 'almonds', 'pecans', 'pine-nuts', 'cashews', 'pistachios'] as const),
    ...(['pumpkin-seeds', 'sunflower-seeds', 'sesame-seeds', 'peanuts'] as const),
  ],
  each: 12,
  may: true,
  ready: 'roughly chopped',
};
const BRINE: Want = {
  of: ['olives', 'capers', 'gherkins', 'sun-dried-tomatoes', 'artichoke-hearts', 'roasted-peppers'],
  each: 20,
  most: 2,
  may: true,
  ready: 'drained',
};
const SHARP: Want = { of: ['lemon', 'lime'], each: 25, may: true, ready: 'to squeeze' };
const OIL: Take = { of: ['olive-oil', 'vegetable-oil'], amount: 1.25, unit: 'tbsp' };
const VINEGAR: Take = {
  of: ['red-wine-vinegar', 'cider-vinegar', 'balsamic-vinegar', 'vinegar'],
  amount: 2,
  unit: 'tsp',
  unless: 'lemon',
};
const MUSTARD: Take = { of: ['mustard', 'wholegrain-mustard'], amount: 0.5, unit: 'tsp' };
const SWEET: Take = { of: ['honey', 'maple-syrup'], amount: 0.5, unit: 'tsp', may: true };
const EGG: Want = { of: ['egg'], each: 55, may: true, ready: '' };
const DRESSING =
  'In {in}, whisk {oil mustard sweet}[ and the juice of {lemon}| and {vinegar}] with {salt} and {pepper} until it is thick. Taste it on a leaf: it should be a little too sharp.';
const BOIL_EGG =
  'Lower {egg} into {in} of boiling water and cook {heat} {until} ({core}). Cool under the tap, peel and halve.';

export const SALADS = defineRows([
  {
    id: 'leaf-salad',
    family: 'salad',
    needs: [],
    title: [
      '{name ready bean cheese egg} and {names raw} salad',
      '{name ready bean cheese egg} salad with {names leaf}',
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
    oneOf: [['ready', 'cheese', 'egg', 'bean', 'raw', 'fruit']],
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
      {
        do: 'boil',
        in: 'saucepan',
        heat: 'medium',
        minutes: [9, 10],
        cue: 'the yolks are set',
        core: ['egg'],
        words: BOIL_EGG,
        beside: true,
      },
      { do: 'whisk', in: 'bowl', words: DRESSING },
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
    plate: [140, 700],
  },
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
      {
        do: 'boil',
        in: 'saucepan',
        heat: 'medium',
        minutes: [9, 10],
        cue: 'the yolks are set',
        core: ['egg'],
        words: BOIL_EGG,
        beside: true,
      },
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
]);
