// Soaked bread and the cooked breakfast.

import { defineRows, type Want } from '../language/row.ts';
import { FRY, HEN, LEMON, MILK, ON_TOP, SPICE, SUGAR, TOPS, VANILLA } from './sweet-parts.ts';

const RASHERS: Want = { of: ['bacon', 'turkey-bacon'], each: 40, may: true, ready: '' };

export const MORNING_PANS = defineRows([
  {
    id: 'french-toast', family: 'breakfast', side: 'sweet', needs: ['hob'],
    title: [
      '{name bread} French toast with {names fruit}', 'French toast with {name bacon}[ and {name runny}]',
      'French toast with {name runny spread cool}', '[?spice=cinnamon: cinnamon ]French toast',
    ],
    headnote: ['{name bread} soaked in spiced egg and fried crisp[, with {names fruit spread cool}][, salty {names bacon} against {name runny}].'],
    wants: {
      bread: {
        of: ['brioche', 'bread', 'sourdough', 'gluten-free-bread', 'baguette', 'croissant', 'bagel', 'bread-roll'],
        each: 80, heart: true, ready: '',
      },
      egg: { ...HEN, each: 60 }, lemon: LEMON, bacon: RASHERS, ...TOPS,
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
        words: 'Beat {egg} with {milk sugar spice vanilla} and {salt} in a shallow dish. Lay {bread} in it for {wait}, turning once: it should be heavy, but still hold together.',
      },
      {
        do: 'fry', in: 'frying-pan', from: 'dish', heat: 'medium', minutes: [6, 8],
        cue: 'deep gold on both sides, puffed and no longer wet inside', core: ['egg'],
        words: 'Melt half of {fat} in {in} {heat} and fry {the bread}, in batches with the rest of the butter, turning once, {until} ({core} in the middle).',
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
      'cooked breakfast with {names sausage}, {name bacon} and {names egg}', 'cooked breakfast with {names sausage} and {names egg}',
      'cooked breakfast with {names bacon} and {names egg}', 'cooked breakfast with {names egg} and {names pudding hash bean}',
    ],
    headnote: ['{names sausage bacon pudding hash egg} on one plate[, with {names mushroom tomato bean}], all of it hot together.'],
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
        words: '[?sausage: Add {bacon pudding} to {in} and fry|Put {bacon pudding} in {in} and fry] {heat}, turning once, {until}[ (past {core})]. Lift everything onto a warm plate and cover.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium-high', minutes: [6, 8], cue: 'brown and dry',
        words: 'Fry {mushroom} in {in} {heat} with {salt} {until}.',
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
        words: 'Crack {egg} into {in} with {oil} {heat}, spoon the hot fat over the tops and fry {until} ({core}).',
      },
      {
        do: 'serve', in: 'table', from: ['frying-pan', 'pan', 'saucepan', 'tray'],
        words: 'Toast {bread} until golden, 2 to 3 minutes, while the eggs fry, and spread with {butter}.',
      },
      {
        do: 'serve', in: 'table', from: ['frying-pan', 'pan', 'saucepan', 'tray'],
        words: 'Bring it all to the table on [?one: a hot plate|hot plates][, with {sauce} beside].',
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
