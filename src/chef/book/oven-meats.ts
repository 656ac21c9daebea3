// Meat from the oven as North America likes it: a loaf of mince, sticky chicken, chicken in crumbs.

import { defineRows, type Want } from '../language/row.ts';
import { ACID, GARLIC_IN, OIL } from './american-acts.ts';
import { FRESH, HOT, SLAW } from './bread-slots.ts';
import { SOFT_HERB } from './shared.ts';

const ROAST_VEG: Want = {
  of: ['@slow-roast', 'corn-on-the-cob', '@quick-roast'],
  not: ['garlic', 'aubergine', '@potato', 'sweet-potato', '@fresh-tomato'],
  each: 130,
  most: 2,
  may: true,
  cut: 'for-roast',
};
const STARCH: Want = { of: ['@potato', 'sweet-potato'], each: 200, most: 2, may: true, cut: 'for-roast' };
const COOL_SLAW: Want = { ...SLAW, of: ['coleslaw', ...SLAW.of], each: 60 };
const BINDER: Want = {
  of: ['mayonnaise', '@yoghurt', 'soured-cream', 'ranch-dressing', 'salad-dressing'],
  each: 25,
  may: true,
};
const CHICKEN: Want = {
  of: ['chicken-thigh', 'chicken-drumstick', 'chicken-wing', 'chicken-breast'],
  each: 220,
  most: 2,
  heart: true,
  ready: 'patted dry',
};
const DRESS = {
  do: 'toss',
  in: 'small-bowl',
  beside: true,
  words: 'Toss {slaw fresh} in {in} with [{cool}|{salt}] and {pepper}.',
} as const;

export const OVEN_MEATS = defineRows([
  {
    id: 'meatloaf',
    family: 'oven',
    needs: ['oven'],
    title: [
      '{name meat} meatloaf with {names glaze} and {names starch veg}',
      '{name meat} meatloaf with {names starch veg}',
      'glazed {name meat} meatloaf',
    ],
    headnote: [
      'Crumbs and milk keep it tender, a free shape gives it crust on all sides, and the glaze goes on twice.',
    ],
    wants: {
      meat: { of: ['beef-mince', '@mince'], each: 140, most: 2, heart: true },
      crumbs: {
        of: ['breadcrumbs', 'oats', 'stuffing-mix', 'cracker', '@bread'],
        each: 22,
        heart: true,
        ready: 'crumbled',
      },
      egg: { of: ['egg'], each: 22, heart: true, ready: 'beaten' },
      onion: { of: ['@onion'], each: 40, buy: ['onion'], ready: 'grated' },
      milk: { of: ['@milk'], each: 20, may: true },
      veg: ROAST_VEG,
      starch: STARCH,
      glaze: {
        of: ['ketchup', 'barbecue-sauce', 'brown-sauce', 'salsa', 'passata'],
        each: 25,
        buy: ['ketchup'],
      },
      cheese: { of: ['@grates'], each: 20, may: true, ready: 'grated' },
      herb: SOFT_HERB,
    },
    not: ['@pasta', 'burger-bun'],
    takes: {
      garlic: GARLIC_IN,
      dark: { of: ['worcestershire-sauce', 'soy-sauce'], amount: 1.5, unit: 'tsp' },
      mustard: { of: ['mustard', 'wholegrain-mustard'], amount: 1, unit: 'tsp' },
      thyme: { of: ['thyme', 'dried-thyme', 'mixed-herbs'], amount: 0.5, unit: 'tsp' },
      sugar: { of: ['brown-sugar', 'sugar'], amount: 1, unit: 'tsp' },
      oil: { ...OIL, amount: 0.75 },
    },
    acts: [
      { do: 'heat-oven', in: 'tray', ovenC: 180, words: 'Heat the oven to {oven}.' },
      {
        do: 'mix',
        in: 'bowl',
        words:
          'In {in}, soak {crumbs} in {egg}[ and {milk}], then mix in {meat onion garlic dark thyme cheese salt} and plenty of {pepper}, with your hands and no longer than it takes.',
      },
      { do: 'mix', in: 'small-bowl', and: true, words: 'Stir {glaze} with {sugar mustard}.' },
      {
        do: 'bake',
        in: 'tray',
        from: ['bowl', 'small-bowl'],
        minutes: [40, 50],
        cue: 'firm and dark at the edges, the juices clear',
        core: ['meat', 'egg'],
        words:
          'Shape a loaf 6 cm high on {in}[, {starch veg} around it] and brush all with {oil}, the loaf with half of the glaze. Bake {until} ({core}), glazed again 10 minutes before the end.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'tray',
        words: 'Rest for 10 minutes: cut hot, it crumbles. Slice thickly[ and scatter with {herb}].',
      },
    ],
    beats: ['mince-pan', 'burgers'],
    keeps: { days: 3, months: 2, cold: true, words: 'Cold slices fry well, or go in a sandwich.' },
    plate: [230, 760],
  },
  {
    id: 'sticky-chicken',
    family: 'oven',
    needs: ['oven'],
    title: [
      '[?glaze=#hot-sauce: buffalo {name meat} with {names cool celery slaw}|sticky {name glaze} {name meat} with {names starch veg slaw}]',
      '{name glaze} {name meat} with {names starch veg slaw}',
      '{name glaze} {name meat}',
    ],
    headnote: [
      '[?glaze=#hot-sauce: The butter goes into the hot sauce at the end: it carries the heat, and takes the sting out of it.|The glaze goes on late, in two coats: sugar burns long before chicken is done.]',
    ],
    wants: {
      meat: CHICKEN,
      glaze: {
        of: [
          'barbecue-sauce',
          'hot-sauce',
          'sweet-chilli-sauce',
          'honey',
          'maple-syrup',
          'marmalade',
          'ketchup',
          'hoisin-sauce',
        ],
        not: ['hoisin-sauce'],
        each: 35,
        heart: true,
      },
      veg: ROAST_VEG,
      starch: STARCH,
      hot: HOT,
      celery: { of: ['celery', 'cucumber'], each: 60, may: true, ready: 'in sticks' },
      slaw: COOL_SLAW,
      fresh: { ...FRESH, of: ['@salad-leaf', '@fresh-tomato', 'avocado'] },
      cool: { ...BINDER, of: ['ranch-dressing', 'blue-cheese', ...BINDER.of] },
      herb: SOFT_HERB,
    },
    not: ['soy-sauce', 'jerk-seasoning', '@pasta', '#rice', '#noodle', 'coconut-milk'],
    takes: {
      oil: { ...OIL, amount: 1 },
      smoke: { of: ['smoked-paprika', 'paprika', 'cajun-seasoning'], amount: 1, unit: 'tsp' },
      garlic: GARLIC_IN,
      butter: { of: ['butter', 'olive-oil'], amount: 0.75, unit: 'tbsp' },
      sharp: { ...ACID, amount: 2 },
    },
    acts: [
      { do: 'heat-oven', in: 'tray', ovenC: 210, words: 'Heat the oven to {oven}.' },
      {
        do: 'mix',
        in: 'tray',
        words:
          'On {in}, turn {meat}[ and {starch veg}] in {oil smoke salt} and {pepper} and spread out in one layer. Wash your hands and the board.',
      },
      {
        do: 'mix',
        in: 'bowl',
        beside: true,
        words: 'In {in}, stir {glaze} with {garlic hot sharp} and {butter}, melted.',
      },
      {
        do: 'roast',
        in: 'tray',
        from: 'bowl',
        minutes: { slot: 'meat', by: 'roast' },
        cue: 'dark and sticky, the juices running clear',
        core: ['meat'],
        words:
          'Roast, turning once, {until} ({core} in the thickest part). Spoon over the glaze in two coats, 15 minutes before the end and 5 minutes before it.',
      },
      DRESS,
      {
        do: 'serve',
        in: 'table',
        from: ['tray', 'small-bowl'],
        words:
          'Turn once more in the glaze on the tray and serve[ with {celery slaw fresh cool}][, {herb} on top].',
      },
    ],
    beats: ['tray-roast', 'chicken-pan', 'chicken-tomato-pot'],
    keeps: { days: 3, cold: true, words: 'Cold, it is picnic food.' },
    plate: [240, 950],
  },
  {
    id: 'crumbed-chicken',
    family: 'oven',
    needs: ['oven'],
    title: ['crisp oven-fried {name meat} with {names slaw starch veg}', 'crisp oven-fried {name meat}'],
    headnote: [
      '[?bath=buttermilk/@yoghurt: Something sour, salt and half an hour: it seasons the meat to the bone and glues the crumbs.|Hot oil on a hot tray: the underside must sizzle as it lands, or it steams.]',
    ],
    wants: {
      meat: {
        of: ['chicken-drumstick', 'chicken-thigh', 'chicken-breast', 'turkey-breast', '@white-fish'],
        not: ['cod-roe', 'fish-pie-mix'],
        each: 190,
        heart: true,
        ready: 'patted dry',
      },
      coat: {
        of: ['breadcrumbs', 'breakfast-cereal', 'crisps', 'cracker', 'tortilla-chips', 'polenta', 'oats'],
        not: ['oats'],
        each: 35,
        heart: true,
        ready: 'crushed',
      },
      bath: {
        of: ['buttermilk', '@yoghurt', 'egg', 'mayonnaise', 'soured-cream', '@milk'],
        each: 50,
        heart: true,
      },
      veg: { ...ROAST_VEG, each: 100 },
      starch: STARCH,
      slaw: COOL_SLAW,
      fresh: FRESH,
      cheese: { of: ['parmesan', 'pecorino'], each: 10, may: true, ready: 'finely grated' },
      cool: {
        ...BINDER,
        of: ['ranch-dressing', 'mayonnaise', 'soured-cream', 'honey', 'barbecue-sauce', 'ketchup'],
      },
      lemon: { of: ['lemon', 'lime'], each: 20, may: true, ready: 'cut into wedges' },
      herb: SOFT_HERB,
    },
    not: ['@pasta', 'burger-bun'],
    takes: {
      oil: { ...OIL, amount: 1.5 },
      smoke: { of: ['paprika', 'smoked-paprika', 'cajun-seasoning'], amount: 1, unit: 'tsp' },
      powder: { of: ['garlic-powder', 'cayenne', 'mustard'], amount: 0.25, unit: 'tsp' },
      thyme: { of: ['dried-thyme', 'oregano', 'mixed-herbs'], amount: 0.5, unit: 'tsp' },
    },
    acts: [
      {
        do: 'mix',
        in: 'bowl',
        wait: 20,
        words:
          'In {in}, mix {bath}[?bath=egg: , beaten,|] with {powder salt} and {pepper} and turn {meat} in it. Leave for {wait}.',
      },
      {
        do: 'heat-oven',
        in: 'tray',
        ovenC: 210,
        words: 'Heat the oven to {oven} with {oil:1/2} on a baking tray in it.',
      },
      {
        do: 'mix',
        in: 'plate',
        from: 'bowl',
        words: 'On {in}, mix {coat} with {smoke thyme cheese}. Press {the meat} in it on all sides.',
      },
      {
        do: 'bake',
        in: 'tray',
        from: 'plate',
        minutes: { slot: 'meat', by: 'roast' },
        cue: 'deep gold and crisp, and the juices run clear',
        core: ['meat'],
        when: '!meat=#white-fish',
        words:
          'Lay {the meat} on the hot tray[ with {starch veg} beside], drizzle with {oil} and bake, turning once, {until} ({core} in the thickest part).',
      },
      {
        do: 'bake',
        in: 'tray',
        from: 'plate',
        minutes: [14, 16],
        cue: 'gold, and the fish flakes',
        core: ['meat'],
        when: 'meat=#white-fish',
        words:
          'Lay {the meat} on the hot tray[ with {starch veg}, cut small, that have had 20 minutes already], drizzle with {oil} and bake {until} ({core}).',
      },
      DRESS,
      {
        do: 'serve',
        in: 'table',
        from: ['tray', 'small-bowl'],
        words: 'Eat while it crackles[, with {slaw fresh cool lemon}][ and {herb}].',
      },
    ],
    beats: ['tray-roast', 'chicken-pan', 'tray-fish', 'fish-pan'],
    keeps: { days: 2, cold: true, words: 'Crisp it again in a hot oven.' },
    plate: [220, 950],
  },
]);
