// Eggs whole: baked, fried on something, boiled.

import { defineRows } from '../language/row.ts';
import { CHEESE, CRISP, EGG, FILLING, LEAF, ONION, RASHER, READY } from './egg-slots.ts';
import { BUTTER, CUT_BREAD, GARLIC, GREENS, OIL, SOFT_HERB } from './shared.ts';

export const EGGS_WHOLE = defineRows([
  {
    id: 'baked-eggs', family: 'eggs', frame: true, needs: ['oven'],
    title: [
      'eggs baked with {names tomato greens veg} and {names ready cheese}', 'eggs baked with {names greens tomato veg ready cheese cream}',
      'eggs baked with {name greens tomato veg}', 'baked eggs',
    ],
    headnote: [
      '[?cream: Eggs baked in one dish in {names tomato greens veg bean ready} and {name cream}.]',
      'Eggs baked in one dish in {names tomato greens veg bean ready}, hot and soft before they go in.',
    ],
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
      butter: { ...BUTTER, amount: 0.75 }, garlic: GARLIC,
      spice: { of: ['nutmeg', 'smoked-paprika', 'paprika', 'chilli-flakes'], amount: 0.25, unit: 'tsp' },
    },
    acts: [
      {
        do: 'heat-oven', in: 'dish', ovenC: 200,
        words: 'Heat the oven to {oven}. Put {butter garlic spice tomato bean veg greens ready} with {salt} and {pepper} into {in} and turn until everything shines.',
      },
      {
        do: 'bake', in: 'dish', minutes: [14, 16], cue: 'it is soft and bubbling', core: ['ready'],
        words: 'Bake, stirring once, {until}[ ({core})]. [Stir in {cream}. ]Make a hollow for each egg.',
      },
      {
        do: 'bake', in: 'dish', minutes: [10, 13], cue: 'the whites are firm and the yolks set', core: ['egg'],
        words: 'Break in {egg}[, scatter with {cheese}] and bake {until} ({core}).',
      },
      { do: 'serve', in: 'table', from: 'dish', words: 'Eat from the dish[, with {herb bread}].' },
    ],
    keeps: { days: 0 }, plate: [150, 700],
  },
  {
    id: 'fried-eggs', family: 'eggs', frame: true, needs: ['hob'],
    title: [
      'fried eggs on {names base} with {names veg greens ready}', 'fried eggs on {names base}',
      'fried eggs with {names veg greens rasher ready}', 'fried eggs with brown butter',
    ],
    headnote: ['[?base: [?base=cooked-rice/cooked-potato/cooked-grains: {names base}|Toasted {names base}] under fried eggs|Fried eggs][ with {names veg greens bean ready rasher onion cheese cool}], and over them {name butter} sizzled with {name spice} and {name lime sharp}.'],
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
      oil: { ...OIL, amount: 0.5 }, butter: { of: ['butter', 'vegetable-oil'], amount: 0.75, unit: 'tbsp' },
      spice: { of: ['chipotle', 'smoked-paprika', 'chilli-flakes', 'cumin-seeds', 'paprika'], amount: 0.25, unit: 'tsp' }, garlic: GARLIC,
      sharp: { of: ['red-wine-vinegar', 'cider-vinegar', 'vinegar'], amount: 0.5, unit: 'tsp', unless: 'lime' },
    },
    acts: [
      CRISP,
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [6, 8], cue: 'soft and golden at the edges',
        words: 'Heat {oil} in {in} {heat} and cook {onion veg garlic} with {salt} {until}.',
        when: 'veg',
      },
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [6, 8], cue: 'soft and golden at the edges', when: '!veg&bean&onion',
        words: 'Heat {oil} in {in} {heat} and cook {onion garlic} with {salt} {until}.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [4, 5], cue: 'steaming all through', core: ['base', 'ready'],
        words: 'Turn {greens bean ready} in {in}[?bean:  with a splash of water] {heat} {until}[ ({core})].',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium-high', minutes: [5, 7], cue: 'crisp below and steaming all through', core: ['base'],
        when: 'base=cooked-rice/cooked-potato/cooked-grains',
        words: 'Add {base oil garlic} to {in}, press down and fry {heat} {until}[ ({core})].',
      },
      {
        do: 'toast', in: 'plate', when: '!base=cooked-rice/cooked-potato/cooked-grains',
        words: 'Toast {base} until golden, 2 to 3 minutes, and lay on [?one: a plate|plates].',
      },
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [4, 6], cue: 'the whites are firm and the yolks set', core: ['egg'],
        words: 'Warm {butter:2/3} in {in} {heat}[?!veg&!bean&onion:  with {onion garlic oil}|[?!veg&!bean&!base=cooked-rice/cooked-potato/cooked-grains: [ with {oil garlic}]|]]. Break in {egg}, salt them with {salt} and fry, covered for the last minute, {until} ({core}).',
      },
      {
        do: 'serve', in: 'plate', from: ['frying-pan', 'pan'],
        words: '[?base=cooked-rice/cooked-potato/cooked-grains: Share out what is in the pan and slide the eggs on top|[?base: Slide the eggs on top[, with {the rasher veg greens bean ready} beside them]|Slide the eggs onto [?one: a plate|plates][, with {the rasher veg greens bean ready} beside them]]]. Foam {butter} with {spice} in the hot pan, add [the juice of {lime}|{sharp}] and spoon it over with {pepper}[, and {cool cheese sauce herb leaf}].',
      },
    ],
    beats: ['omelette', 'fruit-traybake'], keeps: { days: 0 }, plate: [90, 600],
  },
]);
