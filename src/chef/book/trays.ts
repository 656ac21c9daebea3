// Roasted on one tray, in the order in which an oven is done with things.

import { type Act, defineRows, type Take, type Want } from '../language/row.ts';
import { COOK_RICE, COOL, COUSCOUS, CUT_BREAD, RICE, SOAK_COUSCOUS, SOFT_HERB } from './shared.ts';

const SLOW: Want = {
  of: ['@slow-roast'],
  not: ['corn-on-the-cob', 'baby-carrots'],
  each: 130,
  most: 3,
  may: true,
  cut: 'for-roast',
};
const QUICK: Want = { of: ['@quick-roast'], each: 90, most: 3, may: true, cut: 'for-roast' };
const POTATO: Want = { of: ['@potato', 'sweet-potato'], each: 190, most: 2, may: true, cut: 'for-roast' };
const ONION: Want = { of: ['@onion'], each: 60, may: true, cut: 'wedges' };
const SPRIG: Want = {
  of: ['rosemary', 'thyme', 'sage'],
  each: 2,
  may: true,
  ready: 'leaves picked and chopped',
};
const LEMON: Want = { of: ['lemon', 'lime'], each: 25, may: true, ready: 'to squeeze' };
const GLAZE: Want = {
  of: [
    'honey',
    'maple-syrup',
    'mustard',
    'wholegrain-mustard',
    'pesto',
    'mango-chutney',
    'barbecue-sauce',
    'miso',
  ],
  each: 12,
  may: true,
};
const CHEESE: Want = { of: ['feta', 'goats-cheese', 'blue-cheese'], each: 30, may: true, ready: 'crumbled' };
const OIL: Take = { of: ['olive-oil', 'vegetable-oil'], amount: 1.5, unit: 'tbsp' };
const GARLIC: Take = { of: ['garlic'], amount: 1.5, unit: 'clove', may: true, ready: 'in their skins' };
const SPICE: Take = {
  of: [
    'harissa',
    'ras-el-hanout',
    'smoked-paprika',
    'paprika',
    'cumin',
    'curry-powder',
    'garam-masala',
    'cajun-seasoning',
  ],
  amount: 0.75,
  unit: 'tsp',
  unless: 'sprig',
};
const VINEGAR: Take = {
  of: ['red-wine-vinegar', 'cider-vinegar', 'vinegar'],
  amount: 0.5,
  unit: 'tsp',
  unless: 'lemon',
};
const HOT: Act = { do: 'heat-oven', in: 'tray', ovenC: 200, words: 'Heat the oven to {oven}.' };
const FINISH =
  '[Stir {greens} through the hot vegetables until {they greens} wilt{s greens}. ][Squeeze over {lemon}|Sprinkle with {vinegar}] and taste for salt[, then scatter with {cheese herb}].';

export const TRAYS = defineRows([
  {
    id: 'tray-roast',
    family: 'oven',
    needs: ['oven'],
    title: [
      '{name meat} roasted with {names slow potato quick}',
      '{name meat} roasted with {names slow}',
      '{name meat} roasted with {names quick potato}',
      'roast {names meat}',
    ],
    headnote: [
      '[?meat=@sausage: The sausages baste everything that lies under them|[?meat=@bone-in-poultry: Skin up and uncovered: what drips is the sauce of the vegetables|The vegetables start alone, and the meat joins them only for as long as it needs]].',
    ],
    wants: {
      meat: {
        of: [
          'chicken-thigh',
          'chicken-drumstick',
          'chicken-wing',
          '@sausage',
          'chicken-breast',
          'turkey-breast',
          'pork-chop',
          'lamb-chop',
          'vegetarian-sausage',
          'meatball',
          'hot-dog',
        ],
        not: ['meatball', 'hot-dog'],
        each: 170,
        heart: true,
        ready: '',
      },
      slow: SLOW,
      potato: POTATO,
      quick: QUICK,
      onion: ONION,
      apple: { of: ['apple', 'pear'], each: 60, may: true, cut: 'wedges' },
      bean: { of: ['@white-bean', 'chickpeas'], each: 80, may: true },
      brine: { of: ['olives', 'capers', 'chorizo'], not: ['chorizo'], each: 15, may: true, ready: 'drained' },
      glaze: GLAZE,
      greens: { of: ['spinach', '@salad-leaf'], each: 30, may: true, ready: '' },
      cheese: CHEESE,
      cool: COOL,
      sprig: SPRIG,
      herb: SOFT_HERB,
      lemon: LEMON,
      rice: RICE,
      couscous: COUSCOUS,
      bread: CUT_BREAD,
    },
    oneOf: [['slow', 'potato', 'quick', 'onion']],
    takes: { oil: OIL, garlic: GARLIC, spice: SPICE, vinegar: VINEGAR },
    acts: [
      HOT,
      {
        do: 'roast',
        in: 'tray',
        minutes: [15, 18],
        cue: 'they begin to colour at the edges',
        when: '!meat=@bone-in-poultry',
        words:
          'On {in} turn {potato slow} in {oil:2/3} with {salt} and {pepper}, spread out in one layer and roast {until}.',
      },
      {
        do: 'roast',
        in: 'tray',
        minutes: { slot: 'meat', by: 'roast' },
        cue: 'the meat is brown and its juices run clear',
        core: ['meat'],
        when: '!meat=@bone-in-poultry/vegetarian-sausage',
        words:
          'Turn {meat onion quick garlic apple sprig spice} in {oil}[ and {glaze}] with {salt}, lay the meat on top of [the vegetables in ]{in} and roast {until} ({core} in the middle).',
      },
      {
        do: 'roast',
        in: 'tray',
        minutes: [18, 22],
        cue: 'they are brown and the vegetables are soft',
        when: 'meat=vegetarian-sausage',
        words:
          'Turn {meat onion quick garlic apple sprig spice} in {oil}[ and {glaze}] with {salt}, lay them on {in} and roast {until}.',
      },
      {
        do: 'roast',
        in: 'tray',
        minutes: [20, 22],
        cue: 'the skin begins to colour',
        when: 'meat=@bone-in-poultry',
        words:
          'On {in} turn {meat potato slow onion garlic sprig spice} in {oil} with {salt} and plenty of {pepper}. Spread out, skin side up, and roast {until}.',
      },
      {
        do: 'roast',
        in: 'tray',
        minutes: [20, 22],
        cue: 'the skin is crisp and the juices run clear',
        core: ['meat'],
        when: 'meat=@bone-in-poultry',
        words:
          '[Add {quick apple}, turning them in the fat. ][Brush {the meat} with {glaze}. ]Roast {until}; the thickest part, away from the bone, should read {core}.',
      },
      {
        do: 'roast',
        in: 'tray',
        minutes: [4, 5],
        cue: 'hot through',
        words: 'Stir {bean brine} into the juices and roast {until}.',
      },
      COOK_RICE,
      SOAK_COUSCOUS,
      {
        do: 'rest',
        in: 'tray',
        wait: 5,
        words: `Let the meat rest on the tray for {wait}. ${FINISH}`,
      },
      {
        do: 'serve',
        in: 'table',
        from: ['tray', 'saucepan', 'bowl'],
        words: 'Serve[ with {rice couscous bread cool}], spooning the juices of the tray over.',
      },
    ],
    keeps: { days: 3, words: 'Cold, it makes a good salad.' },
    out: [[['@pouring-cream'], 'a roast has its own juices, and cream would burn on the tray']],
    plate: [280, 900],
  },
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
