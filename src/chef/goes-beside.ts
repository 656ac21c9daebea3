// Which foods of the list belong beside which dish: mustard with meat, a swirl of cream in a soup, wedges for squeezing.

import type { Food, FoodId } from '../food/foods.ts';
import { EATEN_RAW, isSprinkled } from './beside-amounts.ts';
import type { Apart } from './cook-apart.ts';
import type { Part } from './draft.ts';
import { isEastern } from './folds.ts';
import {
  isBacon,
  isBread,
  isCheese,
  isChilli,
  isCitrus,
  isDriedFruit,
  isFlatbread,
  isGrain,
  isGratingCheese,
  isNamed,
  isNoodle,
  isNut,
  isPasta,
  isPotato,
  isRice,
  isSaladLeaf,
  isSausage,
  isSeed,
  isSoftCheese,
  isSoftHerb,
  isSpringOnion,
} from './slots.ts';
import type { Beside } from './welcome.ts';

/** Cool and thick: a spoonful goes on top. */
export const SPOONED: readonly FoodId[] = [
  'soured-cream',
  'creme-fraiche',
  'yoghurt',
  'greek-yoghurt',
  'labneh',
  'pesto',
  'harissa',
  'tapenade',
  'salsa',
  'chimichurri',
  'guacamole',
  'hummus',
  'tahini',
  'tzatziki',
  'toum',
  'baba-ganoush',
  'romesco',
  'xo-sauce',
  'shito',
  'pomegranate-molasses',
  'honey',
  'maple-syrup',
  'chilli-oil',
  'sesame-oil',
  'truffle-oil',
];
/** In a bowl of soup only these do not look lost. */
export const SWIRLED: readonly FoodId[] = [
  'soured-cream',
  'creme-fraiche',
  'double-cream',
  'single-cream',
  'yoghurt',
  'greek-yoghurt',
  'pesto',
  'harissa',
  'tahini',
];
/** One of a kind for the top of something sweet. */
const SWEET_TOPS: readonly string[] = [
  'nut',
  'seed',
  'chocolate',
  'syrup',
  'cream',
  'yoghurt',
  'soft-cheese',
  'biscuit',
];
/** Eaten with meat, fish and eggs as a cook has always done. */
const WITH_MEAT: readonly FoodId[] = [
  'mustard',
  'wholegrain-mustard',
  'horseradish',
  'chutney',
  'mango-chutney',
  'apple-sauce',
  'mint-sauce',
  'lingonberry-jam',
  'cranberry-sauce',
];
/** What a jar or a bottle is made for, by a word of the partner's id, category, role or kind of animal. */
const PARTNERS: readonly (readonly [foods: readonly FoodId[], partners: RegExp])[] = [
  [['chutney', 'mango-chutney'], /cheese|paneer|legume|lentil|ground-spice|curry-paste/],
  [['cranberry-sauce', 'quince-paste', 'lingonberry-jam', 'honey'], /(?<!cream-|cottage-)cheese\b/],
  [['honey', 'maple-syrup'], /carrot|parsnip|squash|pumpkin|sweet-potato|halloumi|feta|gammon|sausage/],
  [
    ['pomegranate-molasses'],
    /lamb|duck|aubergine|squash|beetroot|carrot|cauliflower|bulgur|couscous|freekeh|halloumi|feta|chickpea|lentil|walnut/,
  ],
  [['hoisin-sauce'], /duck|pork|tofu|beef|chicken/],
  [['sweet-chilli-sauce'], /feta|halloumi|goats|brie|camembert|chicken|crustacean|tofu/],
  [['wasabi'], /fish|crustacean|mollusc|tofu|beef|nori|soba|edamame/],
  [['chilli-oil', 'sesame-oil', 'sambal', 'xo-sauce'], /noodle|soy-sauce|rice|tofu|dumpling|miso|egg\b/],
  [['shito', 'sambal'], /rice|plantain|fish|yam|egg\b/],
  [['soy-sauce', 'tamari'], /cooked-rice|\brice\b|noodle/],
  [['truffle-oil'], /egg\b|mushroom|potato|pasta|rice|polenta/],
  [['pork-scratchings'], /pork/],
  [['cottage-cheese'], /lentil|berbere|potato/],
];

/** The same of something sweet: what is strewn, squeezed or trickled over it, and what melts beside it. */
const SWEET_PARTNERS: typeof PARTNERS = [
  [
    ['tahini', 'peanut-butter', 'almond-butter', 'seed-butter'],
    /banana|dates|apple|oats|chocolate|figs|pear|pancake/,
  ],
  [['salt'], /chocolate|banana|dates|peanut|tahini|dulce|mango/],
  [['black-pepper'], /strawberr|balsamic|figs|pineapple|melon/],
  [['lime', 'lemon'], /mango|papaya|melon|pineapple|banana|coconut|berry|pancake|peach/],
  [['mint', 'basil'], /berry|melon|peach|nectarine|pineapple|orange|mango/],
  [['thyme'], /figs|stone-fruit|honey|ricotta|goats/],
  [['cheddar'], /apple/],
  [['cocoa-powder'], /oats|banana|milk/],
  [['cinnamon', 'nutmeg', 'cardamom'], /fruit|citrus|banana|yoghurt|oats|rice/],
  [
    ['dates', 'raisins', 'dried-figs', 'apricots-dried', 'dried-cranberries'],
    /oats|yoghurt|citrus|orchard-fruit|banana|rice|milk/,
  ],
  [['orange-blossom-water', 'rose-water'], /citrus|dates|yoghurt|rice|cream|berry|milk|fruit/],
  [['ice-cream', 'custard', 'whipped-cream', 'sorbet'], /fruit|berry|banana|bread|flour|oats/],
  [
    ['lemon-curd', 'jam', 'marmalade', 'dulce-de-leche', 'biscoff-spread'],
    /cream|yoghurt|oats|pancake|banana|\bbread\b/,
  ],
  [['blue-cheese', 'goats-cheese', 'brie', 'oat-biscuit', 'cracker'], /pear|figs|honey|grapes/],
  [['raspberries', 'strawberries', 'blackberries', 'blueberries', 'cherries'], /chocolate|meringue|almond/],
  [['meringue'], /berry|cherries|lemon-curd|passion/],
];

function meetsJar({ id }: Food, parts: readonly Part[], table = PARTNERS): boolean {
  return table.some(
    ([foods, partners]) =>
      foods.includes(id) &&
      parts.some(
        ({ food, item }) =>
          item !== null &&
          partners.test(`${food.id} ${food.category} ${food.roles[0]} ${food.origins.join(' ')}`),
      ),
  );
}

/** Spooned onto the plate cold, whatever heat stands beside it. */
const COLD_SAUCES: readonly FoodId[] = ['mayonnaise', 'vegan-mayonnaise', 'ranch-dressing'];

/** Something fried, roast or grilled that is no stew: it can be dipped. */
function isDipped(parts: readonly Part[]): boolean {
  return (
    parts.some(({ food }) => ['protein', 'ready-made'].includes(food.roles[0]) || isPotato(food)) &&
    !parts.some(
      ({ food, item }) =>
        isPasta(food) ||
        isRice(food) ||
        (item !== null && isEastern(food)) ||
        ['cream', 'yoghurt', 'tinned-tomato'].includes(food.category),
    )
  );
}

/** From a bottle: right with what is eaten in the hand or fried, and with nothing else. */
const BOTTLED: readonly string[] = ['table-sauce', 'hot-sauce'];
const HANDS: readonly string[] = ['toastie', 'burger', 'sandwich', 'quesadilla', 'fritters', 'baked-potato'];
/** Between two halves of bread, where nothing can be scattered. */
export const CLOSED: readonly string[] = ['toastie', 'burger', 'sandwich', 'quesadilla', 'pulled-buns'];
/** Under a crust of cheese a cold dip is lost. */
const BAKES: readonly string[] = ['cheese-bake', 'gratin', 'lasagne', 'moussaka', 'cottage-pie', 'omelette'];
const EASTERN: readonly FoodId[] = [
  'sriracha',
  'hot-sauce',
  'sweet-chilli-sauce',
  'kimchi',
  'vegan-kimchi',
  'pickled-ginger',
  'wasabi',
  'chilli-oil',
];
/** What cools or sweetens a hot, spiced pot; mustard and gherkins have no place there. */
export const SPICED: readonly string[] = [
  ...['curry', 'dal', 'peanut-stew', 'pilaf', 'spiced-rice', 'khichdi', 'egg-curry', 'chettinad'],
];
const COOLING: readonly FoodId[] = [
  'yoghurt',
  'greek-yoghurt',
  'chutney',
  'mango-chutney',
  'mango-pickle',
  'lime-pickle',
  'indian-pickle',
  'poppadom',
];
/** On the hob alone, so that the oven is free for chips. */
const FLAT_PANS: readonly string[] = ['solo', 'fish-pan', 'pan-main', 'patties', 'meat-and-fruit'];
/** Bowls in which a few more grapes or raisins are never lost. */
const TOSSED: readonly string[] = [
  ...['composed-salad', 'grain-salad', 'slaw', 'melon-and-cheese', 'kettle-grains', 'tahini-roast'],
  ...['roast-grain-salad', 'halloumi-grain', 'potato-salad'],
];
export const SOUPS: readonly string[] = ['chunky-soup', 'blended-soup', 'chowder'];

function isBottleWelcome(dish: string, parts: readonly Part[]): boolean {
  return (
    HANDS.includes(dish) ||
    parts.some(
      ({ food }) =>
        isSausage(food) ||
        (isBacon(food) && !isNamed(food, 'ham', 'prosciutto')) ||
        ['breaded', 'plant-protein'].includes(food.category) ||
        isNamed(food, 'oven-chips'),
    )
  );
}

/** Whether a food may come to the table beside a dish of these parts, by the part it would play there. */
export const BESIDE_TESTS: Readonly<
  Record<Exclude<Beside, Apart>, (food: Food, dish: string, parts: readonly Part[]) => boolean>
> = {
  starch: (food, dish) =>
    (dish === 'braise' && isPasta(food) && !isNamed(food, 'lasagne-sheet', 'gnocchi', 'filled-pasta')) ||
    (isRice(food) && !/risotto|pudding|paella|glutinous/.test(food.id)) ||
    (isGrain(food) && !isNamed(food, 'tapioca', 'gari', 'poha', 'teff')) ||
    food.id === 'cooked-rice' ||
    (food.id === 'oven-chips' && FLAT_PANS.includes(dish)) ||
    (isNoodle(food) && !isNamed(food, 'rice-cakes', 'instant-noodles')) ||
    isNamed(food, 'mashed-potato', 'cooked-potato', 'plantain', 'green-lentils') ||
    (isNamed(food, 'fufu', 'gari') && /egusi|peanut|braise|fish-stew/.test(dish)) ||
    (isPotato(food) && food.id !== 'sweet-potato'),
  bread: (food, _dish, parts) =>
    (isBread(food) && !isNamed(food, 'croissant', 'scone', 'brioche')) ||
    (food.id === 'brioche' && parts.some((part) => /liver|mushroom|pate|smoked/.test(part.food.id))) ||
    isFlatbread(food),
  leaves: (food, dish, parts) =>
    (isSaladLeaf(food) && food.id !== 'beansprouts') ||
    EATEN_RAW.includes(food.id) ||
    (food.id === 'celery' && HANDS.includes(dish)) ||
    (food.id === 'beetroot' && /dressed-fish|herring/.test(dish)) ||
    (isNamed(food, 'grapefruit', 'orange') &&
      parts.some((part) =>
        /avocado|fish|crustacean|mollusc|beetroot|duck|frying|fennel/.test(
          `${part.food.id} ${part.food.category}`,
        ),
      )),
  condiment: (food, dish, parts) => {
    if (['fried-rice', 'stir-fry', 'mapo-tofu', 'chirashi'].includes(dish))
      return EASTERN.includes(food.id) || (dish === 'chirashi' && COLD_SAUCES.includes(food.id));
    if (SOUPS.includes(dish)) return SWIRLED.includes(food.id);
    if (SPICED.includes(dish)) return COOLING.includes(food.id);
    if (food.id === 'celery') return dish === 'glazed-joints';
    if (meetsJar(food, parts) || (food.category === 'hot-sauce' && food.id !== 'sweet-chilli-sauce'))
      return true;
    if (COLD_SAUCES.includes(food.id) || food.id === 'coleslaw')
      return HANDS.includes(dish) || isDipped(parts);
    if (food.id === 'peanut-butter')
      return food.name.endsWith('sauce') && parts.some((part) => part.food.roles[0] === 'protein');
    if (BOTTLED.includes(food.category) && !WITH_MEAT.includes(food.id))
      return dish !== 'frittata' && isBottleWelcome(dish, parts);
    return (
      food.category === 'pickle' ||
      (SPOONED.includes(food.id) &&
        !PARTNERS.some(([foods]) => foods.includes(food.id)) &&
        !(isNamed(food, 'hummus', 'guacamole') && BAKES.includes(dish))) ||
      (WITH_MEAT.includes(food.id) && parts.some((part) => ['protein', 'cured'].includes(part.food.roles[0])))
    );
  },
  top: (food, dish, parts) =>
    isSoftHerb(food) ||
    isSprinkled(food) ||
    (TOSSED.includes(dish) && isNamed(food, 'cooked-potato', 'roast-vegetables')) ||
    (isChilli(food) && !isNamed(food, 'scotch-bonnet')) ||
    (isNamed(food, 'nori', 'crispy-onions') && !parts.some((part) => isCheese(part.food))) ||
    isSpringOnion(food) ||
    isCitrus(food) ||
    isNut(food) ||
    isSeed(food) ||
    (['tacos', 'tossed-noodles', 'glazed-bowl', ...TOSSED].includes(dish) &&
      isNamed(food, 'pineapple', 'mango')) ||
    (food.id === 'thyme' && TOSSED.includes(dish) && parts.some((part) => isCheese(part.food))) ||
    (TOSSED.includes(dish) &&
      (isNamed(food, 'grapes', 'figs', 'pomegranate') || (isDriedFruit(food) && food.id !== 'prunes'))) ||
    (dish === 'melon-and-cheese' && isNamed(food, 'ham', 'prosciutto')) ||
    (food.id === 'pomegranate' &&
      parts.some(
        (part) => isNamed(part.food, 'aubergine', 'tahini', 'feta') || /lamb|chicken/.test(part.food.id),
      )) ||
    (isSoftCheese(food) &&
      !SPICED.includes(dish) &&
      isNamed(food, 'feta', 'goats-cheese', 'blue-cheese') &&
      isCheesy(parts)) ||
    // Prawns and tomatoes are baked with it all round the Aegean.
    (food.id === 'feta' &&
      parts.some((part) => part.food.category === 'crustacean') &&
      parts.some((part) => /tomato/.test(part.food.category + part.food.id))) ||
    (food.id === 'queso-fresco' && isCheesy(parts)),
  sweet: (food, _dish, parts) =>
    meetsJar(food, parts, SWEET_PARTNERS) ||
    (SWEET_TOPS.includes(food.category) &&
      food.side !== 'savoury' &&
      !isNamed(
        food,
        'soured-cream',
        'feta',
        'cocoa-powder',
        'hot-chocolate',
        'marzipan',
        'almond-flour',
        'chestnuts',
      ) &&
      (food.id === 'meringue' || !parts.some((part) => part.food.category === food.category))),
  cheese: (food, _dish, parts) => isGratingCheese(food) && isCheesy(parts),
};

/** Nothing of the sea, of the East or with a cheese of its own: a strewn one would be too much. */
function isCheesy(parts: readonly Part[]): boolean {
  return !parts.some(
    ({ food }) =>
      isCheese(food) ||
      isEastern(food) ||
      food.origins.some((origin) => /fish/.test(origin)) ||
      food.category === 'coconut-cream',
  );
}
