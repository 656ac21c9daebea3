// What goes in together with what: nutmeg with the cream, anchovies with the garlic, a pear with the soy sauce.

import type { CategoryId } from '../food/categories.ts';
import type { FoodId } from '../food/foods.ts';

export interface Join {
  readonly foods: readonly (FoodId | CategoryId)[];
  /** Beside which it goes, the likeliest first. */
  readonly to: readonly (FoodId | CategoryId)[];
  /** Teaspoons in all, or grams for each serving. */
  readonly tsp?: number;
  readonly each?: number;
  readonly prepare?: string;
  readonly only?: readonly string[];
  /** Only where the dish cooks long enough, and is none of the East. */
  readonly fries?: true;
}

const FLOURS: readonly FoodId[] = ['plain-flour', 'self-raising-flour', 'oats'];
const SHARP: readonly (FoodId | CategoryId)[] = ['garlic', 'ginger', 'onion', 'shallot', 'red-onion'];
/** Something simmers in them for long enough to melt a cube. */
const SAUCED: readonly string[] = [
  ...['chilli', 'lasagne', 'quick-lasagne', 'tomato-stew', 'bean-pot', 'sausage-beans', 'cottage-pie'],
  ...['meatballs', 'eggs-in-sauce', 'mince-pan', 'stuffed-vegetables', 'moussaka', 'cheesy-mince-pasta'],
  ...['goulash', 'ratatouille', 'lentil-pot', 'warm-beans', 'beans-and-rice', 'braise', 'hotdish'],
  ...['cabbage-rolls', 'ready-sauce'],
];
const DRESSED: readonly string[] = ['potato-salad', 'composed-salad', 'grain-salad', 'slaw', 'warm-potatoes'];
const WOKS: readonly string[] = ['bibimbap', 'bulgogi', 'galbi-jjim', 'gyudon', 'japchae', 'pork-ramen'];
const MASHED: readonly string[] = ['cottage-pie', 'fish-pie', 'meatless-pie', 'bangers'];

export const JOINS: readonly Join[] = [
  {
    foods: ['bacon', 'turkey-bacon', 'pancetta', 'chorizo', 'smoked-sausage'],
    to: [...SHARP, 'leek', 'celery', 'carrot', 'sausage', 'brussels-sprout', 'cabbage', 'rice'],
    each: 30,
    fries: true,
  },
  { foods: ['garlic'], to: ['onion', 'shallot', 'leek', 'celery', 'bacon-ham'], each: 3, fries: true },
  {
    foods: ['onion', 'red-onion', 'shallot'],
    to: [
      'sausage',
      'mushroom',
      'fruiting-vegetable',
      'root-vegetable',
      'squash',
      'stalk-vegetable',
      'cabbage',
      'pod',
    ],
    each: 60,
    fries: true,
  },
  {
    foods: ['leek', 'brassica', 'pod', 'frozen-vegetable'],
    to: ['pasta'],
    each: 80,
    only: ['mac-and-cheese', 'creamy-pasta-bake', 'cheesy-mince-pasta', 'pasta-bake'],
  },
  {
    foods: ['stock-cube', 'beef-stock-cube', 'chicken-stock-cube', 'seasoning-cube'],
    to: ['tinned-tomato', 'tomato-puree', 'tomato', 'tinned-legume'],
    each: 1,
    prepare: 'crumbled',
    only: SAUCED,
  },
  {
    foods: ['asafoetida'],
    to: ['cumin-seeds', 'mustard-seeds', 'ground-spice', 'garlic', 'onion', 'chilli'],
    tsp: 0.25,
  },
  { foods: ['ginger-garlic-paste'], to: ['ground-spice', 'curry-paste', 'tinned-tomato'], each: 8 },
  {
    foods: ['worcestershire-sauce'],
    to: ['mince', 'tinned-tomato', 'cooked-meat', 'tinned-legume', 'melting-cheese', ...SHARP],
    each: 4,
  },
  {
    foods: ['pineapple', 'mango'],
    to: ['cooked-meat', 'bacon-ham', 'crustacean', 'poultry-cut', 'tofu'],
    each: 60,
    only: ['fried-rice', 'stir-fry', 'air-fryer', 'flatbread-pizza', 'noodle-soup'],
  },
  {
    foods: ['stuffing'],
    to: ['cooked-meat'],
    each: 40,
    prepare: 'crumbled',
    only: ['toastie', 'topped-toast', 'sandwich'],
  },
  {
    foods: ['fish-sauce'],
    to: ['lime', 'soy-sauce'],
    each: 4,
    only: ['lime-prawns', 'tossed-noodles', 'slaw'],
  },
  { foods: ['sweet-soy-sauce'], to: ['soy-sauce'], each: 10 },
  {
    foods: ['curry-powder'],
    to: ['plain-flour', 'leek', 'onion', 'butter'],
    tsp: 1,
    only: ['fish-pie', 'chowder', 'corn-chowder', 'kedgeree'],
  },
  {
    foods: ['chipotle', 'harissa'],
    to: ['lime', 'lemon', 'mayonnaise', 'yoghurt', 'vinegar'],
    each: 4,
    only: DRESSED,
  },
  {
    foods: ['garlic'],
    to: ['mayonnaise', 'lemon', 'lime', 'vinegar'],
    each: 1,
    prepare: 'peeled and crushed to a paste',
    only: DRESSED,
  },
  {
    foods: ['ham', 'chinese-sausage'],
    to: ['crustacean', 'carrot', 'frozen-peas'],
    each: 30,
    only: ['fried-rice', 'nasi-goreng'],
    fries: true,
  },
  {
    foods: ['tahini'],
    to: ['soy-sauce'],
    each: 10,
    only: ['tossed-noodles', 'mapo-tofu', 'stir-fry', 'kettle-noodles'],
  },
  {
    foods: ['star-anise', 'cinnamon-stick', 'cardamom', 'cinnamon'],
    to: ['stone-fruit', 'orchard-fruit', 'rhubarb'],
    tsp: 0.5,
    only: ['crumble', 'baked-fruit', 'strudel'],
  },
  { foods: ['whisky', 'rum', 'marsala', 'sherry'], to: ['milk'], each: 10, only: ['bread-pudding'] },
  {
    foods: ['whisky', 'rum', 'marsala', 'port'],
    to: ['stone-fruit', 'orchard-fruit'],
    each: 10,
    only: ['crumble', 'baked-fruit'],
  },
  {
    foods: ['figs', 'pear'],
    to: ['goats-cheese', 'blue-cheese', 'brie', 'red-onion'],
    each: 50,
    prepare: 'cut into thin wedges',
    only: ['pastry-tart', 'flatbread-pizza'],
  },
  { foods: ['ginger'], to: ['garlic'], each: 4, prepare: 'peeled and finely chopped', only: WOKS },
  { foods: ['pear'], to: ['soy-sauce'], each: 20, prepare: 'peeled and finely grated', only: WOKS },
  {
    foods: ['sweetcorn'],
    to: ['tinned-legume', 'fruiting-vegetable', 'celery'],
    each: 40,
    only: ['tacos', 'chilli', 'nachos', 'potato-salad', 'grain-salad'],
  },
  {
    foods: ['nutmeg'],
    to: ['cream', 'milk', 'spinach', 'frozen-spinach', 'ricotta', ...FLOURS, 'salt'],
    tsp: 0.25,
  },
  { foods: ['vanilla-extract'], to: ['milk', 'egg', 'sugar', 'cream'], tsp: 0.5 },
  {
    foods: ['vanilla-pod'],
    to: ['milk', 'cream', 'egg', 'sugar'],
    prepare: 'slit open, its seeds scraped out',
  },
  { foods: ['dried-shrimp'], to: [...SHARP, 'tamarind', 'soy-sauce'], each: 5 },
  { foods: ['anchovies'], to: ['capers', 'olives', ...SHARP], each: 6, prepare: 'drained and chopped' },
  { foods: ['tomato-puree'], to: ['tinned-tomato', ...SHARP], each: 8 },
  {
    foods: ['soy-sauce', 'gochujang', 'miso', 'doenjang', 'mirin', 'rice-wine'],
    to: ['soy-sauce', 'kimchi', 'gochujang'],
    each: 5,
  },
  { foods: ['soy-sauce', 'tamari'], to: ['mushroom'], each: 5, fries: true },
  { foods: ['rice-vinegar', 'black-vinegar'], to: ['soy-sauce', 'honey'], each: 5 },
  { foods: ['hoisin-sauce', 'oyster-sauce'], to: ['soy-sauce', 'stone-fruit', 'rice-wine'], each: 10 },
  { foods: ['brown-sugar', 'honey'], to: ['tamarind', 'fish-sauce'], tsp: 1 },
  { foods: ['curry-paste', 'indian-curry-paste', 'vegan-curry-paste'], to: ['ground-spice'], each: 15 },
  {
    foods: ['gram-flour'],
    to: ['ground-spice', 'salt', 'brassica', 'fruiting-vegetable'],
    each: 10,
    only: ['sabzi', 'tray-roast'],
  },
  {
    foods: ['apple', 'cooking-apple', 'pear'],
    to: ['celeriac', 'parsnip', 'red-cabbage', 'beetroot', 'squash'],
    each: 50,
    only: ['chunky-soup', 'blended-soup', 'braise', 'gratin'],
  },
  {
    foods: ['apple'],
    to: ['cabbage'],
    each: 40,
    prepare: 'cored and cut into matchsticks',
    only: ['pulled-buns'],
  },
  {
    foods: ['ginger'],
    to: ['orchard-fruit', 'rhubarb', 'stone-fruit', 'melon', 'sugar'],
    each: 3,
    prepare: 'peeled and finely grated',
    only: ['fruit-tart', 'baked-fruit', 'crumble', 'fruit-salad', 'fool', 'strudel', 'fruit-pots'],
  },
  {
    foods: ['apricots-dried', 'raisins', 'dates', 'prunes'],
    to: ['mince'],
    each: 15,
    prepare: 'chopped',
    only: ['tacos', 'mince-pan', 'stuffed-vegetables'],
  },
  { foods: ['sichuan-pepper'], to: ['doubanjiang', 'soy-sauce', ...SHARP, 'mince'], tsp: 0.5 },
  {
    foods: ['raisins', 'dried-cranberries'],
    to: ['nut', 'seed', 'spinach', 'breadcrumbs', 'red-cabbage'],
    each: 12,
  },
  { foods: ['peanut-butter'], to: ['soy-sauce', 'coconut-cream', 'plantain', 'okra'], each: 15 },
  {
    foods: ['juice'],
    to: ['soy-sauce', 'stock', 'wine', 'syrup', 'vinegar', 'tinned-tomato', 'mustard', 'tinned-legume'],
    each: 30,
  },
  { foods: ['honey', 'maple-syrup'], to: ['mustard', 'wholegrain-mustard', 'soy-sauce'], each: 5 },
  { foods: ['cream'], to: ['parmesan', 'butter'], each: 20, only: ['risotto', 'polenta'] },
  { foods: ['butter'], to: ['hot-sauce'], each: 8, prepare: 'melted' },
  {
    foods: ['tamarind'],
    to: [
      'coconut-cream',
      'tinned-tomato',
      'tomato',
      'fish-sauce',
      'soy-sauce',
      'ground-spice',
      'garlic',
      'ginger',
      'yoghurt',
      'pod',
      'okra',
      'potato',
    ],
    each: 6,
  },
  {
    foods: ['kudampuli'],
    to: ['coconut-cream', 'coconut-milk', 'tinned-tomato', 'tomato', ...SHARP],
    each: 4,
  },
  {
    foods: ['onion-soup-mix'],
    to: ['stock', 'soured-cream', 'cream', 'tinned-tomato', 'mushroom'],
    each: 7,
  },
  { foods: ['mustard'], to: ['cream', 'stock'], each: 5 },
  { foods: ['coffee'], to: ['chocolate', 'cream'], each: 10, only: ['chocolate-pots', 'biscuit-pots'] },
  { foods: ['gravy'], to: ['milk', 'cream'], each: 60, only: ['pastry-pie'] },
  { foods: ['milk', 'cream'], to: ['butter'], each: 25, only: MASHED },
  { foods: ['dried-fruit'], to: ['couscous', 'bulgur', 'ras-el-hanout'], each: 15 },
  { foods: ['balsamic-vinegar'], to: ['strawberries'], each: 4 },
  {
    foods: ['elderflower-cordial'],
    to: ['berry', 'rhubarb', 'orchard-fruit', 'stone-fruit', 'melon', 'cream', 'yoghurt', 'lemon'],
    each: 10,
    only: ['fool', 'crumble', 'fruit-salad', 'fruit-pots', 'trifle', 'tray-cake', 'quick-bread'],
  },
  { foods: ['coconut'], to: ['curry-leaves', 'mustard-seeds'], each: 15, prepare: 'grated' },
];
