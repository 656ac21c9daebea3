// Tarts of eggs and cream, and pies of filo.

import { type Act, defineRows, type Want } from '../language/row.ts';
import { BAKED, BROWNED, FRY_SMOKY, OVEN, PICKED, SMOKY, SOFT, WILTED } from './mains.ts';
import { GARLIC, GREENS, SOFT_HERB, SQUEEZED } from './shared.ts';

const FILLING = {
  onion: { of: ['@onion', 'leek', 'spring-onion'], each: 80, may: true, cut: 'thin-slices' },
  veg: {
    of: [
      '@soft-veg', '@wild-mushroom', '@fresh-tomato', 'asparagus', 'broccoli', 'fennel', 'sweetcorn', 'frozen-peas', 'peas',
      'butternut-squash',
    ],
    not: ['enoki', 'portobello-mushroom', 'butternut-squash'], each: 90, most: 3, may: true, ready: 'cut small',
  },
  greens: { ...GREENS, each: 90 }, smoky: SMOKY,
  ready: {
    of: ['ham', 'smoked-salmon', '@cooked-poultry', 'smoked-mackerel', 'tinned-tuna', 'tinned-salmon', 'prosciutto', 'crab'], each: 45,
    may: true, ready: 'torn small',
  },
  sprig: PICKED, herb: { ...SOFT_HERB, each: 8, most: 2 },
} as const satisfies Record<string, Want>;
const WILT_ALL: Act = { ...WILTED, cue: 'wilted', words: 'Turn {greens} in {in} {heat} {until}; squeeze out the water.' };

export const TARTS = defineRows([
  {
    id: 'filo-pie', family: 'oven', needs: ['hob', 'oven'],
    title: ['{names greens veg} and {name cheese} filo pie', '{names meat onion} filo pie', '{names veg greens onion cheese} filo pie'],
    headnote: [
      'Crisp, crumpled filo over {names meat greens veg root ready onion}[, with {names cheese} in the filling].',
      'Crisp, crumpled filo over {names cheese}.',
    ],
    wants: {
      pastry: { of: ['filo-pastry'], each: 60, heart: true, ready: '' },
      cheese: {
        of: ['feta', 'goats-cheese', 'ricotta', 'cottage-cheese', 'halloumi', '@grates'], not: ['halloumi'], each: 75, most: 2, may: true,
        ready: 'crumbled',
      },
      egg: { of: ['egg'], each: 27, may: true, ready: 'beaten' }, ...FILLING,
      meat: { of: ['@mince', '@quick-poultry'], each: 100, may: true, cut: 'chunks-2cm' },
      ready: {
        of: ['@cooked-poultry', '@cooked-meat', 'smoked-salmon', 'chickpeas', 'tinned-tuna'], each: 70, may: true, ready: 'in small pieces',
      },
      root: {
        of: ['butternut-squash', 'sweet-potato', 'beetroot', 'carrot', 'potato'], not: ['beetroot'], each: 120, may: true, cut: 'dice-1cm',
      },
      nut: { of: ['pistachios', 'walnuts', 'pine-nuts', 'almonds', 'sesame-seeds'], each: 10, may: true, ready: '' },
      dried: { of: ['raisins', 'apricots-dried', 'figs', 'dried-figs'], not: ['figs'], each: 12, may: true, cut: 'chopped' },
      honey: { of: ['honey'], each: 8, may: true }, lemon: SQUEEZED,
    },
    oneOf: [['greens', 'veg', 'cheese', 'meat', 'ready', 'root', 'onion']],
    takes: {
      fat: { of: ['olive-oil', 'butter'], amount: 1.5, unit: 'tbsp' },
      nutmeg: { of: ['nutmeg', 'cinnamon', 'cumin', 'allspice'], amount: 0.25, unit: 'tsp', whole: true }, garlic: GARLIC,
    },
    not: ['apple', '@milk', 'strawberries', 'pear', 'cooking-apple'],
    acts: [
      { ...OVEN, ovenC: 190 }, FRY_SMOKY,
      {
        ...SOFT, minutes: [10, 12], cue: 'soft and dry',
        words: 'Warm {fat:1/3} in {in} {heat} and cook {onion veg root garlic} with {salt} {until}.',
      },
      { ...BROWNED, core: ['meat'], cue: 'brown and cooked through', words: 'Add {meat} and fry {heat} {until} ({core}).' },
      { ...WILT_ALL, words: 'Turn {greens} in {in} {heat} {until}; squeeze out the water.' },
      {
        do: 'mix', in: 'bowl', from: 'pan',
        words: 'In {in}, mix what you cooked[ with {cheese}][, {egg}] and {nutmeg pepper salt}[, with {ready sprig herb nut dried lemon}].',
      },
      {
        do: 'layer', in: 'dish', from: 'bowl',
        words: 'Oil {in}. Lay in {pastry:1/2}, brushing each sheet with {fat:1/3} and letting it hang over. Spread in the filling, fold the edges in and cover with {pastry}, crumpled and brushed with {fat}.',
      },
      {
        ...BAKED, minutes: [30, 35], cue: 'deep gold on top and crisp underneath', core: ['egg', 'ready'],
        words: 'Score the top into portions and bake {until}[ ({core} in the middle)].',
      },
      { do: 'serve', in: 'table', from: 'dish', words: 'Leave for 10 minutes[, drizzle with {honey}] and cut along the lines.' },
    ],
    beats: ['pastry-tart'],
    keeps: { days: 2, words: 'Crisp it again in the oven.' }, plate: [190, 750],
  },
]);
