// From the pan in the morning: pancakes thick and thin, soaked bread and the cooked breakfast.

import { defineRows, type Take, type Want } from '../language/row.ts';
import { COOL, DRIED, FLOUR, FRY, HEN, LEMON, MILK, ON_TOP, PINCH, SPICE, SUGAR, TOPS, VANILLA } from './sweet-parts.ts';

const EGG: Want = { of: ['egg'], each: 27, may: true, ready: '' };
const RASHERS: Want = { of: ['bacon', 'turkey-bacon', 'sausage'], each: 40, may: true, ready: '' };
const WAKE: Take = { ...SPICE, whole: true, may: true };

export const MORNING_PANS = defineRows([
  {
    id: 'thick-pancakes', family: 'breakfast', side: 'sweet', needs: ['hob'], measured: true,
    title: [
      'fluffy {name berry} pancakes[ with {name runny}]', 'fluffy pancakes with {names fruit}[ and {name runny}]',
      '{name lemon} and {name sour} pancakes', 'fluffy pancakes with {name bacon} and {name runny}',
      'fluffy pancakes with {name runny spread cool}', 'fluffy breakfast pancakes',
    ],
    headnote: ['A lumpy batter, barely stirred, is what keeps them so tall and soft[, and salty {names bacon} meet{s bacon} sweet {name runny} on top].'],
    wants: {
      egg: EGG, milk: { of: ['buttermilk', 'kefir', '@yoghurt', '@milk', 'coconut-milk'], each: 100, buy: ['milk', 'oat-milk'] },
      sour: { of: ['ricotta', 'cottage-cheese', 'quark'], each: 45, may: true },
      berry: { of: ['blueberries', 'raspberries', 'blackberries', 'frozen-berries'], each: 80, may: true, ready: '' }, lemon: LEMON,
      bacon: RASHERS, ...TOPS,
    },
    takes: {
      flour: { ...FLOUR, of: ['pancake-mix', ...FLOUR.of, 'buckwheat-flour', 'oat-flour'], amount: 75 },
      powder: { of: ['baking-powder'], amount: 0.75, unit: 'tsp' }, sugar: { ...SUGAR, amount: 1, unit: 'tsp' }, vanilla: VANILLA,
      spice: WAKE, pinch: PINCH, fat: FRY,
    },
    oneOf: [['powder', 'sour', 'berry', 'runny', 'bacon', 'milk'], ['flour', 'egg', 'sour']],
    acts: [
      {
        do: 'fry', in: 'plate', heat: 'medium-high', minutes: [5, 7], cue: 'crisp at the edges', core: ['bacon'],
        words: 'Fry {bacon} in a dry frying pan {heat}, turning once, {until}[ (past {core})]. Keep warm on {in}.', when: '!bacon=sausage',
      },
      {
        do: 'fry', in: 'plate', heat: 'medium', minutes: [12, 15], cue: 'brown all over and cooked through', core: ['bacon'],
        words: 'Fry {bacon} in a frying pan {heat}, turning often, {until} ({core} inside). Keep warm on {in}.', when: 'bacon=sausage',
      },
      {
        do: 'mix', in: 'bowl',
        words: 'Stir {flour powder sugar pinch spice} together in {in}. Beat {milk} with [{egg sour vanilla}|a spoonful of water], pour in and give it a dozen turns of the spoon and no more; leave the lumps. [?berry: [?berry=frozen-berries: Fold in {berry}|Fold in {berry:1/2}]. ]Let it stand for five minutes, until bubbles show.',
      },
      {
        do: 'fry', in: 'frying-pan', from: 'bowl', heat: 'medium', minutes: [4, 5], cue: 'golden on both sides and springy to the touch',
        core: ['egg'],
        words: 'Melt a little of {fat} in {in} {heat} and drop in heaped tablespoons of batter, well apart. Turn them when the bubbles on top burst and stay open, and fry {until} a batch[ (past {core} in the middle)]. Add more fat each time.',
      },
      { do: 'serve', in: 'table', from: ['frying-pan', 'plate'], words: `Serve hot from the pan, in stacks[?berry=frozen-berries: [, with {bacon}]|[, with {bacon berry}]]${ON_TOP}.` },
    ],
    keeps: { days: 2, months: 2, words: 'The same batter, with a spoonful more melted fat, bakes in a waffle iron.' }, plate: [110, 800],
    table: [],
  },
  {
    id: 'syrniki', family: 'breakfast', side: 'sweet', needs: ['hob'], measured: true,
    title: [
      '[?curd=quark: syrniki|{name curd} pancakes] with {names berry fruit spread} and {name cool}',
      '[?curd=quark: syrniki|{name curd} pancakes] with {names berry fruit spread runny cool}',
      '[?curd=quark: syrniki|{name curd} pancakes]',
    ],
    headnote: ['A crisp, floury crust, and inside it little but warm, soft {name curd}[, with {names dried}].'],
    wants: {
      curd: { of: ['quark', 'cottage-cheese', 'ricotta'], each: 190, heart: true },
      egg: { ...HEN, each: 27 }, dried: { ...DRIED, each: 18 },
      berry: { of: ['#berry', 'frozen-berries'], not: ['sloes', 'elderberries', 'grapes'], each: 80, may: true, ready: '' }, ...TOPS,
      fruit: { ...TOPS.fruit, not: ['#berry', 'frozen-berries'] },
      cool: { ...COOL, of: ['soured-cream', 'creme-fraiche', ...COOL.of], not: ['quark', 'ricotta'] }, lemon: LEMON,
    },
    takes: {
      flour: { of: ['semolina', ...FLOUR.of, 'rice-flour', 'oat-flour'], amount: 35, unit: 'g' },
      sugar: { ...SUGAR, amount: 2, unit: 'tsp' }, pinch: PINCH, vanilla: VANILLA, spice: WAKE, fat: FRY,
    },
    oneOf: [['flour', 'sugar', 'dried', 'berry', 'fruit', 'spread', 'runny', 'vanilla']],
    acts: [
      {
        do: 'mix', in: 'bowl', wait: 10,
        words: 'Press {curd} in a sieve until no more whey drips: a wet curd falls apart in the pan. Crush {it curd} in {in} with [?berry: {egg pinch vanilla spice sugar:1/2}|{egg sugar pinch vanilla spice}]. Work in {flour:2/3}[ and {dried}] and leave for {wait} to thicken.',
      },
      {
        do: 'layer', in: 'board', from: 'bowl',
        words: 'Shape into cakes 2 cm thick and turn them in {flour}, patting it on, so that they brown dry and hold together.',
      },
      {
        do: 'simmer', in: 'saucepan', heat: 'medium-low', minutes: [4, 5], cue: 'the juice runs', beside: true,
        words: 'Warm {berry}[?berry=cherries: , stoned,] with {sugar} in {in} {heat} {until}.', when: 'berry',
      },
      {
        do: 'fry', in: 'frying-pan', from: 'board', heat: 'medium-low', minutes: [8, 10],
        cue: 'deep gold on both sides and springy to the touch', core: ['egg'],
        words: 'Melt {fat} in {in} {heat} and fry the cakes[?many: , in batches,| in one layer,] turning once, {until} ({core} in the middle). Hurried, they brown before they set.',
      },
      { do: 'serve', in: 'table', from: ['frying-pan', 'saucepan'], words: `Serve warm[, with {berry}]${ON_TOP}.` },
    ],
    keeps: { days: 2, months: 2, words: 'Warm them in a dry pan under a lid.' }, plate: [200, 800], table: [],
  },
  {
    id: 'crepes', family: 'breakfast', side: 'sweet', needs: ['hob'],
    title: [
      'thin pancakes with {names fruit} and {name cool spread}', 'thin pancakes with {names fruit}',
      'thin pancakes with {name lemon} and [{name spread runny}|sugar]', 'thin pancakes with {name spread cool runny}',
      'thin pancakes with sugar',
    ],
    headnote: ['Lacy at the rim and soft in the fold, where the sugar melts[ and {name lemon} runs through it].'],
    wants: {
      egg: HEN, milk: { of: ['@milk', 'single-cream'], not: ['buttermilk', 'kefir'], each: 140, heart: true }, lemon: LEMON, ...TOPS,
      fruit: { ...TOPS.fruit, not: ['apple', 'pear'] },
    },
    takes: {
      flour: {
        of: ['plain-flour', 'wholemeal-flour', 'gluten-free-flour', 'buckwheat-flour'], amount: 55, unit: 'g',
      },
      sugar: { ...SUGAR, of: ['sugar', 'brown-sugar', 'icing-sugar'], amount: 1.5, unit: 'tsp' }, vanilla: VANILLA, spice: WAKE,
      pinch: PINCH, fat: FRY,
    },
    oneOf: [['flour', 'lemon', 'fruit', 'spread', 'runny', 'sugar']],
    acts: [
      {
        do: 'whisk', in: 'bowl', wait: 15,
        words: 'Whisk {flour pinch spice egg} in {in} with {milk:1/3} until smooth and thick, then whisk in {milk}[ and {vanilla}]. It should run off the spoon like single cream. Leave for {wait}, so that the flour swells and they do not tear.',
      },
      {
        do: 'fry', in: 'frying-pan', from: 'bowl', heat: 'medium-high', minutes: [2, 3],
        cue: 'lacy and golden on both sides, dry in the middle', core: ['egg'],
        words: 'Wipe {in} with a little of {fat} and set it {heat}. Pour in a small ladleful, tilt it to the edges and fry, turning when the rim curls, {until}[ (past {core})]. Stack them, with fat for each.',
      },
      { do: 'serve', in: 'table', from: 'frying-pan', words: `Sprinkle with {sugar}, fold in quarters and serve hot${ON_TOP}.` },
    ],
    keeps: { days: 2, months: 2, words: 'Stacked and wrapped, they warm up in a dry pan.' }, plate: [150, 800], table: [],
  },
  {
    id: 'french-toast', family: 'breakfast', side: 'sweet', needs: ['hob'],
    title: [
      '{name bread} French toast with {names fruit}', 'French toast with {name bacon}[ and {name runny}]',
      'French toast with {name runny spread cool}', '[?spice=cinnamon: cinnamon ]French toast',
    ],
    headnote: ['Soaked until it is heavy, so that under the crisp crust it sets like custard[, with {names fruit spread cool}][, and salty {names bacon} against {name runny}].'],
    wants: {
      bread: {
        of: ['brioche', 'panettone', 'bread', 'sourdough', 'gluten-free-bread', 'baguette', 'croissant', 'bagel', 'bread-roll'],
        each: 80, heart: true, ready: '',
      },
      egg: { ...HEN, each: 60 }, lemon: LEMON, bacon: { ...RASHERS, of: ['bacon', 'turkey-bacon'] }, ...TOPS,
    },
    takes: {
      milk: { ...MILK, of: [...MILK.of, 'single-cream', 'double-cream'], amount: 60 }, sugar: { ...SUGAR, amount: 1, unit: 'tsp' },
      spice: { ...SPICE, whole: true }, vanilla: VANILLA, fat: { ...FRY, amount: 12 },
    },
    oneOf: [['milk', 'fruit', 'runny', 'spread', 'cool', 'sugar', 'spice', 'lemon']],
    acts: [
      {
        do: 'fry', in: 'plate', heat: 'medium-high', minutes: [5, 7], cue: 'crisp at the edges', core: ['bacon'],
        words: 'Fry {bacon} in a dry frying pan {heat}, turning once, {until}[ (past {core})]. Keep warm on {in}.',
      },
      {
        do: 'soak', in: 'dish', wait: 5,
        words: 'Beat {egg} with {milk sugar spice vanilla} and {salt} in a shallow dish. Lay {bread} in it for {wait}, turning once, until heavy all through but still in one piece.',
      },
      {
        do: 'fry', in: 'frying-pan', from: 'dish', heat: 'medium', minutes: [6, 8],
        cue: 'deep gold on both sides, puffed and no longer wet inside', core: ['egg'],
        words: 'Heat half of {fat} in {in} {heat} and fry {the bread}, in batches with the rest of the fat, turning once, {until} ({core} in the middle).',
      },
      {
        do: 'serve', in: 'table', from: ['frying-pan', 'plate'],
        words: `Serve at once, while the crust is crisp[, with {bacon}]${ON_TOP}.`,
      },
    ],
    keeps: { days: 0, words: 'Its crust does not wait.' }, plate: [150, 800], table: [],
  },
  {
    id: 'cooked-breakfast', family: 'plate', needs: ['hob'],
    title: [
      '[?sausage&bacon&bean: full English breakfast]', 'cooked breakfast with {names sausage}[, {name bacon}] and {names egg}',
      'cooked breakfast with {names bacon} and {names egg}', 'cooked breakfast with {names egg} and {names pudding hash bean}',
    ],
    headnote: ['Everything but the eggs can wait on a warm plate, so the eggs go in last[ and {names mushroom tomato} cook{s mushroom tomato} in the good fat].'],
    wants: {
      sausage: { of: ['@sausage', 'vegetarian-sausage'], each: 110, may: true, ready: '' },
      bacon: { of: ['bacon', 'turkey-bacon', 'gammon'], each: 60, may: true, ready: '' },
      pudding: { of: ['black-pudding', 'haggis'], each: 50, may: true, cut: 'slices-1cm' },
      egg: { of: ['egg'], each: 110, heart: true, ready: '' },
      hash: { of: ['oven-chips', 'potato-waffle'], each: 80, may: true, ready: '' },
      mushroom: { of: ['mushroom', 'portobello-mushroom'], each: 70, may: true, cut: 'thin-slices' },
      tomato: { of: ['@fresh-tomato'], each: 80, may: true, cut: 'halves' }, greens: { of: ['spinach'], each: 50, may: true, ready: '' },
      bean: { of: ['baked-beans'], each: 140, may: true },
      bread: { of: ['@bread', 'english-muffin', 'crumpet'], each: 50, may: true, ready: '' },
      sauce: { of: ['ketchup', 'brown-sauce', 'hot-sauce', 'mustard', 'chutney'], each: 15, most: 2, may: true },
    },
    takes: {
      oil: { of: ['vegetable-oil', 'olive-oil'], amount: 0.5, unit: 'tbsp' },
      butter: { of: ['butter', 'margarine'], amount: 0.5, unit: 'tbsp', with: 'bread' },
    },
    oneOf: [['sausage', 'bacon', 'pudding', 'hash'], ['sausage', 'bean', 'hash', 'pudding', 'mushroom', 'tomato']],
    acts: [
      {
        do: 'bake', in: 'tray', ovenC: 220, minutes: { slot: 'hash', by: 'bake' }, core: ['hash'],
        words: 'Heat the oven to {oven}, spread {hash} on {in} and bake {until}[ (past {core} inside)].',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: { slot: 'sausage', by: 'fry' }, beside: true, core: ['sausage'],
        words: 'Warm {oil:1/3} in {in} {heat} and fry {sausage}, turning often, {until}[ ({core} inside)].',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium-high', minutes: [6, 8], cue: 'crisp at the edges', core: ['bacon', 'pudding'],
        words: 'Lay {bacon pudding} in {in}[?sausage: , the sausages pushed aside]. Fry {heat}, turning once, {until}[ (past {core})]. Lift it all onto a warm plate and cover; leave the fat.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium-high', minutes: [6, 8], cue: 'brown and dry',
        words: 'Fry {mushroom} in {in} {heat} with {salt}, stirring only now and then, {until}.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [3, 4], cue: 'soft',
        words: 'Add {tomato greens} to {in}[?tomato: , cut side down,] and cook {heat} {until}. Season with {pepper}.',
      },
      {
        do: 'simmer', in: 'saucepan', heat: 'medium-low', minutes: [4, 5], cue: 'they bubble all through', beside: true,
        words: 'Warm {bean} in {in} {heat}, stirring now and then, {until}.',
      },
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [3, 5], cue: 'the whites are set and the yolks no longer run', core: ['egg'],
        words: 'Heat {oil} in {in} {heat}, crack in {egg} and fry, spooning the hot fat over the tops, {until} ({core}).',
      },
      {
        do: 'serve', in: 'table', from: ['frying-pan', 'pan', 'saucepan', 'tray'],
        words: 'Toast {bread} until golden, 2 to 3 minutes, while the eggs fry, and spread with {butter}.',
      },
      {
        do: 'serve', in: 'table', from: ['frying-pan', 'pan', 'saucepan', 'tray'],
        words: 'Serve at once on [?one: a hot plate|hot plates][, with {sauce} beside].',
      },
    ],
    keeps: { days: 0, words: 'Fried eggs do not wait.' },
    beats: ['scrambled-eggs', 'hash'],
    out: [
      [['tea', 'coffee', '#milk'], 'a mug of it goes beside the plate'],
      [['@melts'], 'this plate has fat and salt enough; keep it for a toastie'],
    ],
    plate: [200, 900], table: [],
  },
]);
