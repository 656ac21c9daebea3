// Toast, sandwiches, tortillas and flatbreads.

import { type Act, defineRows, type Take, type Want } from '../language/row.ts';
import { GARLIC, GREENS, OIL, SOFT_HERB, SQUEEZED } from './shared.ts';

const MELTING: Want = {
  of: ['@melts', '@grates', 'halloumi', 'feta', 'goats-cheese'],
  not: ['halloumi'],
  each: 45,
  heart: true,
  ready: 'grated or in slices',
};
const MORSEL: Want = {
  of: [
    ...(['ham', '@cooked-poultry', '@cooked-meat', 'salami', 'prosciutto', 'pastrami'] as const),
    ...(['smoked-salmon', 'tinned-tuna', 'smoked-mackerel', 'tinned-sardines'] as const),
  ],
  each: 50,
  may: true,
  ready: 'torn into bite-sized pieces',
};
const FRESH: Want = {
  of: [
    ...(['@fresh-tomato', 'avocado', 'cucumber', 'radish', '@salad-leaf', 'spring-onion'] as const),
    ...(['red-onion', 'sweetcorn', 'carrot', 'cabbage', 'red-cabbage'] as const),
  ],
  each: 45,
  most: 3,
  may: true,
  ready: 'sliced thin',
};
const SOFT: Want = {
  of: [
    ...(['mushroom', 'portobello-mushroom', '@wild-mushroom', 'pepper', 'courgette', 'leek'] as const),
    ...(['asparagus', 'aubergine', 'fennel', 'cherry-tomato', 'tomato', 'sweetcorn', 'cabbage'] as const),
    ...(['broccoli', 'celery'] as const),
  ],
  not: ['enoki'],
  each: 90,
  most: 2,
  may: true,
  ready: 'cut small',
};
const ONION: Want = { of: ['@onion', 'spring-onion'], each: 40, may: true, cut: 'thin-slices' };
const SPOON: Want = {
  of: [
    ...(['chutney', 'mustard', 'wholegrain-mustard', 'pesto', 'mayonnaise', 'cranberry-sauce'] as const),
    ...(['harissa', 'tapenade', 'salsa', 'kimchi', 'gherkins', 'pickled-onions', 'mixed-pickles'] as const),
    ...(['sauerkraut', 'hot-sauce', 'sriracha', 'honey'] as const),
  ],
  each: 12,
  may: true,
  most: 2,
};
const BRINE: Want = {
  of: [
    ...(['olives', 'capers', 'sun-dried-tomatoes', 'roasted-peppers', 'artichoke-hearts'] as const),
    ...(['jalapeno', 'anchovies'] as const),
  ],
  each: 15,
  most: 2,
  may: true,
  ready: 'drained and chopped',
};
const COOL: Want = {
  of: ['soured-cream', '@yoghurt', 'guacamole', 'creme-fraiche', 'tzatziki', 'hummus'],
  each: 30,
  may: true,
};
const FILL: Want = {
  of: [
    ...(['@mince', '@quick-poultry', 'steak', 'prawns', '@white-fish', 'soya-mince'] as const),
    ...(['quorn-pieces', 'pork-fillet', 'tofu'] as const),
  ],
  each: 110,
  may: true,
  cut: 'for-stir-fry',
};
const SPICES: Record<'cumin' | 'paprika', Take> = {
  cumin: { of: ['taco-seasoning', 'cumin', 'cumin-seeds'], amount: 0.75, unit: 'tsp' },
  paprika: { of: ['chipotle', 'smoked-paprika', 'paprika', 'chilli-powder'], amount: 0.5, unit: 'tsp' },
};
const SOFTEN: Act = {
  do: 'soften',
  in: 'frying-pan',
  heat: 'medium-high',
  minutes: [6, 8],
  cue: 'soft and brown at the edges',
  words: 'Heat {fat:1/2} in {in} {heat} and fry {soft onion} with {salt} {until}.',
};

export const BREADS = defineRows([
  {
    id: 'topped-toast',
    family: 'bread',
    needs: ['hob'],
    title: [
      '{names soft ready bean} on toast with {name cheese}',
      '{names soft ready bean greens} on toast',
      '{names fresh} and {name cheese} on toast',
      '{name cheese} on toast',
      '{names fresh} on toast',
    ],
    headnote: ['Something soft, something sharp and something crisp on hot toast: that is a meal.'],
    wants: {
      bread: {
        of: ['@bread', 'pitta', 'flatbread', 'naan'],
        each: 80,
        heart: true,
        ready: 'in thick slices',
      },
      soft: SOFT,
      onion: ONION,
      greens: { ...GREENS, each: 60 },
      bean: { of: ['@white-bean', 'chickpeas', '@tinned-bean'], each: 110, may: true },
      ready: {
        ...MORSEL,
        of: [
          ...(['smoked-salmon', 'smoked-mackerel', 'tinned-sardines', 'tinned-tuna'] as const),
          ...(['tinned-mackerel', 'prosciutto', 'ham', 'anchovies', 'tinned-salmon'] as const),
        ],
        each: 60,
      },
      rasher: { of: ['bacon', 'pancetta', 'chorizo'], each: 35, may: true, ready: 'cut small' },
      cheese: {
        of: [
          ...(['ricotta', 'goats-cheese', 'feta', 'cream-cheese', 'mozzarella', 'burrata'] as const),
          ...(['blue-cheese', '@grates', 'brie', 'camembert', 'cottage-cheese', 'labneh'] as const),
        ],
        each: 35,
        may: true,
        ready: '',
      },
      cream: { of: ['@pouring-cream', 'soured-cream', 'hummus', '@yoghurt'], each: 20, may: true },
      fresh: FRESH,
      nut: {
        of: ['walnuts', 'hazelnuts', 'pine-nuts', 'almonds', 'pumpkin-seeds', 'sesame-seeds', 'dukkah'],
        each: 8,
        may: true,
        ready: 'chopped',
      },
      spoon: SPOON,
      brine: BRINE,
      herb: SOFT_HERB,
      lemon: SQUEEZED,
    },
    oneOf: [['soft', 'greens', 'bean', 'ready', 'cheese', 'fresh', 'rasher']],
    not: ['egg'],
    takes: {
      fat: { of: ['olive-oil', 'butter'], amount: 1, unit: 'tbsp' },
      garlic: { ...GARLIC, amount: 0.5 },
      thyme: {
        of: ['thyme', 'dried-thyme', 'oregano', 'chilli-flakes'],
        amount: 0.25,
        unit: 'tsp',
        with: 'soft',
      },
    },
    acts: [
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [5, 6],
        cue: 'the edges are crisp',
        core: ['rasher'],
        words: 'Put {rasher} in {in}, set it {heat} and fry {until}[ (past {core} by then)].',
      },
      SOFTEN,
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [1, 2],
        cue: 'it smells sweet',
        and: true,
        when: 'soft',
        words: 'Stir in {garlic thyme cream} and cook {heat} {until}.',
      },
      {
        do: 'wilt',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [2, 4],
        cue: 'soft and dry',
        words: 'Turn {greens garlic} in {in} with {salt} {heat} {until}.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [4, 5],
        cue: 'hot and beginning to burst',
        words:
          'Warm {bean garlic} in {in} with {fat:1/4} and a splash of water {heat} {until}, and crush some of them.',
      },
      {
        do: 'toast',
        in: 'plate',
        from: 'frying-pan',
        heat: 'medium-high',
        minutes: [2, 3],
        cue: 'golden',
        words:
          'Toast {bread} in a dry pan {heat} {until}, then rub or brush it with {fat garlic} and [spread it with {cream spoon}|season it with {pepper}].',
      },
      {
        do: 'serve',
        in: 'plate',
        words:
          'Top with [?soft: the vegetables|[?bean: the beans|what you have]][, then {cheese ready fresh brine}]. [Squeeze over {lemon}, and finish|Finish] with {nut herb salt} and {pepper}.',
      },
    ],
    keeps: { days: 0, words: 'Toast does not wait.' },
    plate: [120, 520],
  },
  {
    id: 'toastie',
    family: 'bread',
    needs: ['hob'],
    title: [
      'toasted {name cheese} sandwich with {names morsel soft fresh}',
      'toasted {name cheese} sandwich',
    ],
    headnote: [
      'Medium heat and a lid for the first minutes: the cheese has to melt before the bread is done.',
    ],
    wants: {
      bread: {
        of: ['@bread', 'tortilla', 'pitta'],
        not: ['tortilla', 'pitta'],
        each: 90,
        heart: true,
        ready: 'in slices',
      },
      cheese: { ...MELTING, of: ['@melts', '@grates'], each: 55 },
      morsel: MORSEL,
      soft: { ...SOFT, each: 50 },
      onion: { ...ONION, each: 20 },
      spoon: SPOON,
      fresh: {
        ...FRESH,
        of: ['@fresh-tomato', '@salad-leaf', 'cucumber', 'apple', 'pear'],
        each: 40,
        most: 2,
      },
    },
    takes: {
      fat: { of: ['butter', 'olive-oil', 'vegetable-oil'], amount: 0.75, unit: 'tbsp' },
      sharp: { of: ['mustard', 'wholegrain-mustard'], amount: 0.5, unit: 'tsp', unless: 'spoon' },
    },
    acts: [
      SOFTEN,
      {
        do: 'layer',
        in: 'board',
        from: 'frying-pan',
        words:
          'Spread half of {bread} with {sharp spoon}, lay on {cheese morsel}[?soft:  and the vegetables] and close. [?soft: |Brush the outside with {fat:1/2}.]',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        from: 'board',
        heat: 'medium-low',
        minutes: [6, 8],
        cue: 'golden on both sides and the cheese runs',
        words: 'Put {fat} in {in} {heat} and fry the sandwiches, pressing them and turning once, {until}.',
      },
      {
        do: 'serve',
        in: 'plate',
        from: 'frying-pan',
        words: 'Cut in half and eat hot[, with {fresh} tossed in a pinch of salt].',
      },
    ],
    keeps: { days: 0, words: 'Eat it while the cheese runs.' },
    plate: [130, 420],
  },
  {
    id: 'tacos',
    family: 'bread',
    needs: ['hob'],
    title: [
      '{name fill} tacos with {names veg fresh}',
      '{name bean ready} tacos with {names veg fresh}',
      '{names veg} tacos with {names cheese fresh}',
      '{names fill bean} tacos',
    ],
    headnote: [
      'A filling fried hard with spice, something raw, something cool and something sharp: a taco wants all four.',
    ],
    wants: {
      wrap: {
        of: ['corn-tortilla', 'tortilla', 'pitta', 'flatbread', 'naan'],
        each: 80,
        heart: true,
        ready: '',
      },
      fill: FILL,
      bean: { of: ['black-beans', '@tinned-bean', 'chickpeas', 'refried-beans'], each: 90, may: true },
      ready: { ...MORSEL, of: ['@cooked-poultry', '@cooked-meat', 'pulled-pork'], each: 80 },
      rasher: { of: ['chorizo'], each: 40, may: true, ready: 'cut small' },
      onion: { ...ONION, of: ['onion', 'spring-onion', 'leek'], each: 40 },
      veg: {
        of: [
          ...(['pepper', 'courgette', 'mushroom', 'sweetcorn', 'aubergine', 'cauliflower'] as const),
          ...(['sweet-potato', 'butternut-squash', 'broccoli', '@greens', 'green-beans'] as const),
          ...(['carrot'] as const),
        ],
        not: ['cauliflower', 'sweet-potato', 'butternut-squash'],
        each: 80,
        most: 2,
        may: true,
        ready: 'cut small',
      },
      fresh: FRESH,
      fruit: { of: ['mango', 'pineapple', 'orange', 'peach'], each: 40, may: true, ready: 'cut small' },
      cheese: {
        of: ['@grates', 'feta', 'queso-fresco', 'goats-cheese'],
        each: 25,
        may: true,
        ready: 'grated or crumbled',
      },
      cool: COOL,
      sauce: {
        of: [
          ...(['salsa', 'hot-sauce', 'sriracha', 'kimchi', 'mayonnaise', 'pickled-onions'] as const),
          ...(['jalapeno', 'harissa', 'chimichurri'] as const),
        ],
        each: 15,
        may: true,
      },
      herb: SOFT_HERB,
      lime: SQUEEZED,
    },
    oneOf: [['fill', 'bean', 'ready', 'veg', 'rasher']],
    not: ['egg'],
    takes: {
      fat: { ...OIL, of: ['vegetable-oil', 'olive-oil'] },
      garlic: GARLIC,
      ...SPICES,
      vinegar: {
        of: ['cider-vinegar', 'vinegar', 'red-wine-vinegar'],
        amount: 1,
        unit: 'tsp',
        unless: 'lime',
      },
    },
    acts: [
      {
        do: 'brown',
        in: 'frying-pan',
        heat: 'high',
        minutes: [7, 9],
        cue: 'browned and cooked through',
        core: ['fill'],
        when: '!fill=prawns/@white-fish/tofu',
        words: 'Heat {fat:1/2} in {in} {heat} and fry {fill} with {salt}, stirring, {until}[ ({core})].',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium-high',
        minutes: [4, 6],
        cue: 'opaque and golden at the edges',
        core: ['fill'],
        when: 'fill=prawns/@white-fish',
        words:
          'Dust {fill} with {cumin paprika salt}. Heat {fat} in {in} {heat} and fry {the fill}, turning once, {until} ({core}).',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium-high',
        minutes: [8, 10],
        cue: 'golden on all sides',
        when: 'fill=tofu',
        words: 'Heat {fat:1/2} in {in} {heat} and fry {fill} with {salt}, turning, {until}.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [5, 6],
        cue: 'the fat runs red',
        core: ['rasher'],
        words: 'Fry {rasher} in {in} {heat} {until}[ (past {core} by then)].',
      },
      {
        do: 'soften',
        in: 'frying-pan',
        heat: 'medium-high',
        minutes: [5, 7],
        cue: 'soft and brown at the edges',
        words: 'Add {onion veg} to {in} with {fat salt} and fry {heat} {until}.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [3, 4],
        cue: 'it smells toasted and is hot all through',
        core: ['ready'],
        words:
          'Stir in {garlic cumin paprika fat bean ready} with a splash of water and cook {heat} {until}[ ({core})].',
        when: 'garlic',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [3, 4],
        cue: 'it smells toasted and is hot all through',
        core: ['ready'],
        words:
          'Stir in [{cumin paprika} with ]{fat bean ready} and a splash of water and cook {heat} {until}[ ({core})].',
        when: '!garlic',
      },
      {
        do: 'toss',
        in: 'bowl',
        beside: true,
        words: 'Toss {fresh fruit} in {in} with [the juice of half of {lime:1/2}|{vinegar}] and {salt}.',
      },
      {
        do: 'toast',
        in: 'plate',
        words: 'Warm {wrap} in a dry pan or straight over the flame, a few seconds a side.',
      },
      {
        do: 'serve',
        in: 'plate',
        from: ['frying-pan', 'bowl'],
        words:
          'Fill with what you fried[?fresh:  and the fresh {names fresh}][, then {cheese cool sauce herb}]. [Squeeze over {lime}|Sprinkle with {vinegar}] and eat with your hands.',
      },
    ],
    keeps: { days: 2, words: 'Keep the filling; warm the tortillas fresh.' },
    plate: [200, 700],
  },
  {
    id: 'quesadilla',
    family: 'bread',
    needs: ['hob'],
    title: ['{names morsel bean soft} and {name cheese} quesadilla', '{name cheese} quesadilla'],
    headnote: ['Thin filling, dry pan, medium heat: thick, it slides out before the cheese has glued it.'],
    wants: {
      wrap: { of: ['tortilla', 'corn-tortilla'], each: 90, heart: true, ready: '' },
      cheese: { ...MELTING, each: 55 },
      morsel: MORSEL,
      bean: { of: ['black-beans', 'refried-beans', '@tinned-bean'], each: 50, may: true },
      soft: { ...SOFT, each: 60 },
      greens: { ...GREENS, each: 30 },
      onion: { ...ONION, of: ['spring-onion', '@onion'], each: 25 },
      brine: { ...BRINE, of: ['jalapeno', 'olives', 'roasted-peppers', 'sun-dried-tomatoes'] },
      fresh: { ...FRESH, each: 40 },
      cool: COOL,
      sauce: { of: ['salsa', 'hot-sauce', 'sriracha', 'chutney'], each: 15, may: true },
      herb: SOFT_HERB,
      lime: SQUEEZED,
    },
    not: ['@mince', '@quick-poultry'],
    takes: {
      fat: { of: ['vegetable-oil', 'olive-oil'], amount: 0.75, unit: 'tbsp' },
      paprika: { of: ['smoked-paprika', 'chipotle', 'cumin'], amount: 0.25, unit: 'tsp' },
    },
    acts: [
      SOFTEN,
      {
        do: 'wilt',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [2, 3],
        cue: 'soft and dry',
        words: 'Turn {greens} in {in} {heat} {until}.',
      },
      {
        do: 'layer',
        in: 'board',
        from: 'frying-pan',
        words:
          'Cover half of each of {wrap} with {cheese morsel bean onion brine paprika}[?soft:  and the vegetables] and fold over.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        from: 'board',
        heat: 'medium',
        minutes: [5, 6],
        cue: 'crisp and spotted brown, and the cheese runs',
        core: ['morsel'],
        words:
          'Brush {in} with {fat} {heat} and fry the quesadillas, turning once, {until}[ ({core} inside)].',
      },
      {
        do: 'serve',
        in: 'plate',
        from: 'frying-pan',
        words: 'Cut in wedges[ and serve with {fresh cool sauce herb}][; squeeze {lime} over].',
      },
    ],
    keeps: { days: 1, words: 'Crisp it again in a dry pan.' },
    plate: [140, 520],
  },
  {
    id: 'flatbread-pizza',
    family: 'bread',
    needs: ['oven'],
    title: ['flatbread pizza with {names soft morsel}', 'flatbread pizza with {names cheese}'],
    headnote: [
      'The oven as hot as it goes and not too much on top: then the edge is crisp and the middle too.',
    ],
    wants: {
      base: {
        of: ['pizza-base', 'naan', 'flatbread', 'pitta', 'tortilla', 'bread-dough', 'baguette'],
        not: ['bread-dough'],
        each: 110,
        heart: true,
        ready: '',
      },
      cheese: {
        of: ['mozzarella', '@melts', '@grates', 'feta', 'goats-cheese', 'ricotta'],
        each: 60,
        most: 2,
        heart: true,
        ready: 'torn or grated',
      },
      tomato: {
        of: ['passata', 'tinned-tomato', 'pasta-sauce', 'pesto', '@fresh-tomato'],
        each: 50,
        may: true,
        ready: '',
      },
      soft: {
        ...SOFT,
        of: [
          ...(['pepper', 'mushroom', 'courgette', 'cherry-tomato', 'tomato', 'aubergine'] as const),
          ...(['red-onion', 'onion', 'asparagus', 'sweetcorn', 'leek'] as const),
        ],
        each: 60,
        most: 3,
        ready: 'sliced very thin',
      },
      morsel: {
        of: ['salami', 'ham', 'prosciutto', 'chorizo', '@cooked-meat', 'anchovies', 'tinned-tuna'],
        each: 35,
        may: true,
        most: 2,
        ready: 'in thin pieces',
      },
      brine: BRINE,
      leaf: { of: ['rocket', 'spinach', '@salad-leaf', 'basil'], each: 15, may: true, ready: '' },
      spoon: { of: ['honey', 'chilli-oil', 'pesto', 'hot-sauce'], each: 8, may: true },
    },
    takes: {
      oil: { ...OIL, amount: 0.75 },
      garlic: { ...GARLIC, amount: 0.5 },
      dried: { of: ['oregano', 'mixed-herbs', 'dried-basil'], amount: 0.5, unit: 'tsp' },
    },
    acts: [
      { do: 'heat-oven', in: 'tray', ovenC: 230, words: 'Heat the oven to {oven} with a baking tray in it.' },
      { do: 'layer', in: 'board', words: 'Spread {base} with {tomato}[, stirred with {garlic dried salt}].' },
      { do: 'layer', in: 'board', words: 'Lay {base} on a board.', when: '!tomato' },
      {
        do: 'layer',
        in: 'board',
        words:
          'Scatter with {cheese soft morsel brine garlic dried}, drizzle with {oil} and grind over {pepper}.',
      },
      {
        do: 'bake',
        in: 'tray',
        from: 'board',
        minutes: [8, 11],
        cue: 'the edge is crisp and the cheese bubbles',
        core: ['morsel'],
        words: 'Slide onto the hot tray and bake {until}[ ({core})].',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'tray',
        words: 'Cut up and eat at once[, topped with {leaf spoon}].',
      },
    ],
    keeps: { days: 1, words: 'Warm it again in a hot oven, never in a microwave.' },
    plate: [170, 560],
  },
]);
