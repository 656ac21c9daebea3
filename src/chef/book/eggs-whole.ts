// Eggs whole: baked, fried on something, boiled.

import { defineRows } from '../language/row.ts';
import { CHEESE, CRISP, EGG, FILLING, LEAF, ONION, RASHER, READY } from './egg-slots.ts';
import { BUTTER, CUT_BREAD, GARLIC, GREENS, OIL, SOFT_HERB } from './shared.ts';

export const EGGS_WHOLE = defineRows([
  {
    id: 'baked-eggs', family: 'eggs', frame: true, needs: ['oven'],
    title: [
      '[?cream: creamy ]baked eggs with {names tomato greens veg} and {names ready cheese}', '[?cream: creamy ]baked eggs with {names tomato greens veg ready bean}', 'baked eggs with {names cheese cream}',
    ],
    headnote: ['Everything else goes into the oven first, so that the eggs have only as long in it as they need.'],
    wants: {
      egg: EGG, greens: { ...GREENS, each: 80 },
      tomato: { of: ['@any-tomato', 'pasta-sauce'], each: 120, may: true, ready: 'roughly chopped' },
      veg: {
        of: ['mushroom', 'pepper', 'courgette', 'cooked-potato', 'roast-vegetables', 'asparagus', 'frozen-peas'],
        each: 90, most: 2, may: true, ready: 'cut small',
      },
      bean: { of: ['@white-bean', 'chickpeas', 'baked-beans'], each: 80, may: true }, ready: READY,
      cream: { of: ['@pouring-cream', 'soured-cream', 'cream-cheese', 'ricotta'], each: 35, may: true }, cheese: CHEESE, herb: SOFT_HERB,
      bread: CUT_BREAD,
    },
    oneOf: [['greens', 'tomato', 'veg', 'bean', 'ready', 'cream']],
    takes: {
      butter: { ...BUTTER, amount: 0.75 }, garlic: { ...GARLIC, may: true },
      spice: { of: ['nutmeg', 'smoked-paprika', 'paprika', 'chilli-flakes'], amount: 0.25, unit: 'tsp' },
    },
    acts: [
      {
        do: 'heat-oven', in: 'dish', ovenC: 200,
        words: 'Heat the oven to {oven}. Put {tomato bean veg greens ready butter garlic spice salt} and {pepper} in {in} and turn together.',
      },
      {
        do: 'bake', in: 'dish', minutes: [16, 20], cue: 'it is soft and bubbling', core: ['ready'],
        words: 'Bake, stirring half way, {until}[ ({core})]. [Stir in {cream}. ]Make a hollow for each egg with the back of a spoon.',
      },
      {
        do: 'bake', in: 'dish', minutes: [10, 13], cue: 'the whites are firm and the yolks set', core: ['egg'],
        words: 'Break in {egg}[, scatter with {cheese}] and bake {until} ({core}).',
      },
      { do: 'serve', in: 'table', from: 'dish', words: 'Eat straight from the dish[, scattered with {herb}][, with {bread}].' },
    ],
    keeps: { days: 0 }, plate: [150, 700],
  },
  {
    id: 'fried-eggs', family: 'eggs', frame: true, needs: ['hob'],
    title: [
      '[?base: fried eggs on [?base=@bread: toast|[?base=cooked-rice/cooked-potato: crisp ]{names base}] with {names veg greens ready rasher bean cool}]',
      '[?base: fried eggs on [?base=@bread: toast|[?base=cooked-rice/cooked-potato: crisp ]{names base}] with {name spice} {name butter}]',
      'fried eggs with {names veg greens rasher ready cool} and {name spice} {name butter}', 'fried eggs with {name spice} {name butter}',
    ],
    headnote: ['{name butter} sizzled with {name spice} and sharpened at the last second is all the sauce a fried egg wants.'],
    wants: {
      egg: { ...EGG, of: ['egg', 'duck-egg', 'quail-egg'] },
      base: {
        of: ['@bread', 'english-muffin', 'crumpet', '#flatbread', 'cooked-rice', 'cooked-potato', 'cooked-grains', 'oven-chips'],
        not: ['oven-chips', 'dosa-batter', 'pizza-base'], each: 110, may: true, ready: '',
      },
      rasher: RASHER, ready: READY, onion: ONION, veg: { ...FILLING, each: 90 }, greens: { ...GREENS, each: 70 },
      bean: { of: ['baked-beans', 'chickpeas', 'refried-beans', '@tinned-bean'], each: 120, may: true },
      cheese: { ...CHEESE, of: [...CHEESE.of, 'queso-fresco'] }, lime: { of: ['lime'], each: 15, may: true, ready: 'to squeeze' },
      cool: { of: ['@yoghurt', 'avocado', 'hummus', 'labneh', 'guacamole'], each: 45, may: true },
      sauce: { of: ['soy-sauce', '#hot-sauce', 'ketchup', 'brown-sauce', 'salsa', 'kimchi', 'chutney', 'harissa', 'pesto'], each: 12, may: true },
      herb: SOFT_HERB, leaf: LEAF,
    },
    takes: {
      oil: { ...OIL, amount: 0.75, with: 'veg' }, butter: { of: ['butter', 'vegetable-oil'], amount: 1, unit: 'tbsp' },
      spice: { of: ['chipotle', 'smoked-paprika', 'chilli-flakes', 'cumin-seeds', 'paprika'], amount: 0.25, unit: 'tsp' }, garlic: { ...GARLIC, may: true },
      sharp: { of: ['red-wine-vinegar', 'cider-vinegar', 'vinegar'], amount: 0.5, unit: 'tsp', unless: 'lime' },
    },
    acts: [
      CRISP,
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [6, 8], cue: 'soft and golden at the edges',
        words: 'Heat {oil} in {in} {heat} and fry {onion veg} with {salt} {until}.',
        when: 'veg',
      },
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [6, 8], cue: 'soft and golden at the edges', when: '!veg',
        words: 'Cook {onion} in {butter:1/4} in {in} with {salt} {heat} {until}.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [4, 5], cue: 'steaming all through', core: ['base', 'ready'],
        words: 'Turn {greens bean ready} in {in}[?bean:  with a splash of water] {heat} {until}[ ({core})].',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium-high', minutes: [5, 7], cue: 'crisp below and steaming all through', core: ['base'],
        when: 'base=cooked-rice/cooked-potato/cooked-grains',
        words: 'Add {base} and {butter:1/4} to {in}, press it down and fry {heat}, turning it once, {until}[ ({core})].',
      },
      {
        do: 'toast', in: 'plate', when: '!base=cooked-rice/cooked-potato/cooked-grains',
        words: 'Toast {base} until golden, 2 to 3 minutes, and lay on [?one: a plate|plates].',
      },
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [4, 6], cue: 'the whites are firm and the yolks set', core: ['egg'],
        words: 'Warm {butter:1/3} in {in} {heat} until it foams. Break in {egg}, sprinkle with {salt} and fry, covered for the last minute so that the tops set too, {until} ({core}).',
      },
      {
        do: 'serve', in: 'plate', from: ['frying-pan', 'pan'],
        words: '[?base=cooked-rice/cooked-potato/cooked-grains: Share out what is in the pan and slide the eggs on top|[?base: Slide the eggs on top|Slide the eggs onto [?one: a plate|plates]][, with {the rasher onion veg greens bean ready} beside them]]. Sizzle {butter} with {spice garlic} in the hot pan for half a minute, add [the juice of {lime}|{sharp}] and pour it over with {pepper}. [Finish with {cool cheese sauce herb leaf}.]',
      },
    ],
    beats: ['fruit-traybake'], keeps: { days: 0 }, plate: [90, 600],
  },
]);
