// Filled pasta and gnocchi.

import { defineRows, type Want } from '../language/row.ts';
import { BUBBLE, BUTTERED, FRY_SMOKY, SMOKY, SOFT, TOASTED, WILTED } from './mains.ts';
import { GARLIC, OIL, SOFT_HERB, SQUEEZED } from './shared.ts';
import { GARLIC, OIL } from './tray-parts.ts';

const PASTA_CHEESE: Want = {
  of: ['@italian-cheese', '@grating-cheese'],
  each: 15,
  may: true,
  ready: 'finely grated',
};
const LATE_GREENS: Want = {
  of: ['@greens', 'rocket', 'watercress', 'frozen-spinach'],
  each: 60,
  may: true,
  ready: 'torn',
};

export const PASTA_PLATES = defineRows([
  {
    id: 'filled-pasta-plate',
    family: 'pasta',
    needs: ['hob'],
    title: [
      '{name pasta} with {names veg smoky greens} and {names soft nut}',
      '{name pasta} with {names veg smoky greens tomato}',
      '{name pasta} in [?sprig=sage: sage|browned] butter',
    ],
    headnote: [
      '[?tomato: The sauce is made in the time that the water takes to boil, and it should be: the filling is the dish.]',
      '[?cream: A spoonful of cream and one of pasta water: more would drown what is inside.]',
      'Butter, taken until it smells of hazelnuts, is the whole sauce: the filling is the dish.',
    ],
    wants: {
      pasta: { of: ['filled-pasta'], each: 150, heart: true },
      smoky: SMOKY,
      veg: {
        of: [
          '@wild-mushroom',
          'courgette',
          'asparagus',
          'frozen-peas',
          'peas',
          'leek',
          'pepper',
          'broccoli',
          'butternut-squash',
        ],
        not: ['enoki', 'butternut-squash'],
        each: 110,
        most: 2,
        may: true,
        ready: 'cut small',
      },
      tomato: { of: ['@any-tomato'], each: 140, may: true, ready: 'chopped' },
      onion: { of: ['@onion', 'spring-onion'], each: 40, may: true, cut: 'finely-chopped' },
      greens: LATE_GREENS,
      ready: {
        of: ['prosciutto', 'ham', '@cooked-poultry', 'smoked-salmon'],
        each: 40,
        may: true,
        ready: 'torn',
      },
      cream: { of: ['@pouring-cream', 'mascarpone'], each: 40, may: true },
      spoon: { of: ['pesto', 'vegan-pesto', 'sun-dried-tomatoes'], each: 25, may: true },
      soft: {
        of: ['blue-cheese', 'goats-cheese', 'mozzarella', 'ricotta', 'feta'],
        each: 30,
        may: true,
        ready: 'in pieces',
      },
      nut: { of: ['walnuts', 'pine-nuts', 'hazelnuts'], each: 12, may: true, cut: 'chopped' },
      sprig: { of: ['sage', 'thyme', 'rosemary'], each: 2, may: true, ready: 'leaves picked' },
      herb: SOFT_HERB,
      cheese: PASTA_CHEESE,
      lemon: SQUEEZED,
    },
    takes: { butter: { ...BUTTERED, amount: 1.25 }, garlic: GARLIC },
    not: ['soy-sauce', 'coconut-milk', '@stock'],
    beats: ['pasta-pan'],
    acts: [
      FRY_SMOKY,
      {
        ...TOASTED,
        minutes: [3, 4],
        cue: 'it foams, browns and smells of nuts',
        words: 'Melt {butter} in {in} {heat}[ with {sprig garlic nut}] {until}.',
        when: '!veg&!tomato&!onion',
      },
      {
        ...SOFT,
        words: 'Melt {butter} in {in} {heat} and cook {onion veg garlic sprig nut} with {salt} {until}.',
        when: 'veg',
      },
      {
        ...SOFT,
        words: 'Melt {butter} in {in} {heat} and cook {onion garlic sprig nut} {until}.',
        when: 'onion&!veg',
      },
      {
        ...TOASTED,
        words: 'Melt {butter} in {in} {heat}[ with {garlic sprig nut}] {until}.',
        when: 'tomato&!veg&!onion',
      },
      {
        ...BUBBLE,
        minutes: [8, 10],
        cue: 'thick',
        words: 'Add {tomato} with {salt} and simmer {heat} {until}.',
      },
      {
        do: 'boil',
        in: 'pot',
        heat: 'boiling',
        water: 'salted',
        minutes: { slot: 'pasta', by: 'boil' },
        cue: 'they float and are tender at the fold',
        words:
          'Bring {in} of water {heat} with {water}, slide in {pasta} and cook at a gentle bubble, so that none burst, {until}. Scoop out a mugful of the water and drain.',
      },
      {
        ...WILTED,
        from: 'pot',
        minutes: [1, 2],
        cue: 'glossy',
        core: ['ready'],
        words:
          'Turn {the pasta} in {in} with {cream greens ready spoon pepper} and a splash of the water {heat} {until}[ ({core})].',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'pan',
        words: '[Squeeze over {lemon}. ]Serve at once[, topped with {soft cheese herb}].',
      },
    ],
    keeps: { days: 1 },
    plate: [160, 650],
  },
  {
    id: 'gnocchi-pan',
    family: 'pasta',
    needs: ['hob'],
    title: [
      'crisp {name pasta} with {names smoky veg greens} and {names soft cream}',
      'crisp {name pasta} with {names smoky veg greens tomato}',
      'crisp {name pasta} with butter and {names sprig cheese}',
      'crisp {name pasta} from the pan',
    ],
    headnote: ['Straight into the pan, not the pot: they crisp like potatoes outside and stay soft within.'],
    wants: {
      pasta: { of: ['gnocchi'], each: 200, heart: true },
      smoky: { ...SMOKY, of: ['pancetta', 'bacon', 'chorizo', 'sausage'], each: 50 },
      veg: {
        of: [
          '@wild-mushroom',
          'courgette',
          'pepper',
          'asparagus',
          'leek',
          'broccoli',
          'frozen-peas',
          'peas',
          'fennel',
          '@onion',
        ],
        not: ['enoki'],
        each: 110,
        most: 3,
        may: true,
        ready: 'cut small',
      },
      tomato: { of: ['@any-tomato', 'pasta-sauce'], each: 150, may: true, ready: 'chopped' },
      greens: { ...LATE_GREENS, each: 80 },
      cream: { of: ['@pouring-cream', 'mascarpone'], each: 50, may: true },
      spoon: { of: ['pesto', 'vegan-pesto', 'nduja', 'sun-dried-tomatoes'], each: 25, may: true },
      soft: {
        of: ['blue-cheese', 'mozzarella', 'goats-cheese', 'ricotta', 'burrata', 'feta'],
        each: 40,
        may: true,
        ready: 'in pieces',
      },
      nut: { of: ['walnuts', 'pine-nuts', 'hazelnuts'], each: 12, may: true, cut: 'chopped' },
      sprig: { of: ['sage', 'thyme', 'rosemary'], each: 2, may: true, ready: 'leaves picked' },
      herb: SOFT_HERB,
      cheese: PASTA_CHEESE,
      lemon: SQUEEZED,
    },
    takes: {
      oil: { ...OIL, amount: 1 },
      butter: { ...BUTTERED, amount: 0.5 },
      garlic: GARLIC,
      hot: { of: ['chilli-flakes', 'nutmeg'], amount: 0.25, unit: 'tsp', whole: true },
    },
    beats: ['pasta-pan', 'pasta-bake'],
    not: ['soy-sauce', 'coconut-milk', '@stock', '@white-fish', '@mince', '@quick-poultry'],
    acts: [
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium-high',
        minutes: [8, 10],
        cue: 'crisp and golden on two sides',
        words:
          'Heat {oil:1/2} in {in} {heat}, add {pasta} straight from the packet in one layer, cover for 2 minutes, then fry uncovered {until}.',
      },
      { ...FRY_SMOKY, beside: true },
      {
        ...SOFT,
        minutes: [6, 8],
        beside: true,
        words: 'Warm {oil} in {in} {heat} and cook {veg} with {salt} {until}.',
      },
      { ...TOASTED, words: 'Add {oil butter garlic hot sprig nut} to {in} and cook {heat} {until}.' },
      {
        ...BUBBLE,
        minutes: [8, 10],
        cue: 'thick',
        words: 'Add {tomato} with {salt} and simmer {heat} {until}.',
      },
      {
        ...WILTED,
        minutes: [2, 3],
        cue: 'glossy and hot',
        water: 30,
        words: 'Stir in {cream greens} and {water} {heat} {until}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['pan', 'frying-pan'],
        words:
          'Toss the gnocchi through with {spoon pepper}, so that they stay crisp in places[, and squeeze over {lemon}]. Serve at once[, topped with {soft cheese herb}].',
      },
    ],
    keeps: { days: 1 },
    plate: [210, 800],
  },
]);
