// What several foods have in common that a dish asks for: a facet of the food records (food/facets.ts), or one of the
// kinds below, judged by facet, category, state and the minutes that a food takes.

import type { Facet } from '../../food/facets.ts';
import type { Food, FoodId } from '../../food/foods.ts';
import type { Method } from '../../food/heat.ts';
import {
  isBread,
  isCookable,
  isCookedMeat,
  isFish,
  isFruit,
  isMilk,
  isOnion,
  isPotato,
  isPrawn,
  isReadyFish,
  isYoghurt,
} from '../slots.ts';

type Test = (food: Food) => boolean;

const named = (...ids: readonly FoodId[]): Test => {
  const known = new Set<string>(ids);
  return ({ id }) => known.has(id);
};

const has =
  (facet: Facet): Test =>
  ({ facets }) =>
    facets.includes(facet);

/** A vegetable that this way of cooking takes so many minutes, at least and at most. */
const takes =
  (method: Method, least: number, most: number): Test =>
  (food) => {
    const minutes = food.heat[method]?.minutes;
    return (
      isCookable(food) &&
      food.form !== 'cooked' &&
      minutes !== undefined &&
      minutes[0] >= least &&
      minutes[1] <= most &&
      !OWN_WAY(food)
    );
  };

/** Vegetables that a frame does not know how to treat. */
const OWN_WAY = named(
  ...(['artichoke', 'cardoon', 'fiddlehead', 'jackfruit', 'huitlacoche', 'konnyaku', 'nopal'] as const),
  ...(['dried-mushroom', 'bitter-melon', 'banana-blossom', 'moringa-pod', 'sabzi-herbs'] as const),
  ...(['pumpkin-puree', 'bitter-leaf', 'nettle', 'cassava-leaves', 'molokhia', 'spaghetti-squash'] as const),
  ...(['cooked-beetroot', 'courgette-flowers', 'tomatillo', 'burdock', 'lotus-root', 'samphire'] as const),
);

/** Whether the food's record knows this way of cooking it. */
const cooksBy =
  (method: Method): Test =>
  ({ heat }) =>
    heat[method] !== undefined;

const isRaw: Test = ({ form }) => form === 'fresh' || form === 'frozen';
const isMince: Test = (food) =>
  food.category === 'mince' && isRaw(food) && !named('burger-patty', 'turkey-burger')(food);
const NO_PIECES: readonly string[] = ['ready-meal', 'cooked-grain', 'egg', 'crustacean', 'bread', 'sausage'];
const isPiecesOfMeat: Test = (food) =>
  (isCookedMeat(food) || food.id === 'ham' || (food.form === 'cooked' && food.core !== undefined)) &&
  !NO_PIECES.includes(food.category) &&
  !named('haggis', 'pate', 'luncheon-sausage', 'spam')(food);
const QUICK_VEG: readonly string[] = ['pod', 'frozen-vegetable'];

const TABLE = {
  // Meat and fish, raw unless the name says otherwise
  poultry: (food) => food.category === 'poultry-cut' && isRaw(food),
  'quick-poultry': (food) => isRaw(food) && named('chicken-breast', 'chicken-thigh', 'turkey-breast')(food),
  'bone-in-poultry': (food) => food.category === 'poultry-cut' && isRaw(food) && has('on-the-bone')(food),
  mince: isMince,
  sausage: (food) =>
    food.category === 'sausage' && isRaw(food) && !named('hot-dog', 'meatball', 'boudin')(food),
  /** Sausages and meatballs that were cooked before. */
  'cooked-shaped': (food) => has('shaped')(food) && food.form === 'cooked',
  'red-chop': (food) => /^(?:pork|beef|lamb)-cut$/.test(food.category) && isRaw(food),
  braising: (food) =>
    isRaw(food) &&
    named('stewing-beef', 'pork-shoulder', 'diced-lamb', 'stewing-lamb', 'goat', 'venison')(food),
  /** Hours in a pot: beef, lamb, pork, and game that is tough. */
  'slow-meat': (food) =>
    isRaw(food) &&
    food.heat.braise !== undefined &&
    (/^(?:braising-cut|game)$/.test(food.category) ||
      named('turkey-leg', 'pork-belly', 'heart', 'chicken-gizzard', 'pigeon', 'bison')(food)) &&
    !named('trotters', 'bone-marrow', 'tongue', 'ham-hock', 'pork-ribs', 'game-steak')(food),
  /** Steaks, chops and breasts that are done in minutes: not a leg of duck. */
  'pan-red': (food) =>
    isRaw(food) &&
    (food.heat.sear ?? food.heat.fry) !== undefined &&
    (/^(?:beef|lamb)-cut$/.test(food.category) ||
      named('duck', 'goose-breast', 'pigeon-breast', 'game-bird-breast', 'game-steak', 'bison')(food)),
  'fish-fillet': (food) => isFish(food) && isRaw(food) && !named('skate', 'eel', 'cod-roe')(food),
  'white-fish': (food) => food.category === 'white-fish' && isRaw(food) && !named('skate', 'cod-roe')(food),
  'baked-fish': (food) =>
    isFish(food) && isRaw(food) && food.heat.bake !== undefined && !named('lutefisk', 'eel')(food),
  'pan-fish': (food) =>
    isFish(food) &&
    isRaw(food) &&
    (food.heat.sear ?? food.heat.fry) !== undefined &&
    !named('lutefisk', 'eel', 'cod-roe', 'whitebait', 'skate')(food),
  prawn: (food) => isPrawn(food),
  'cooked-meat': isPiecesOfMeat,
  'cooked-poultry': (food) => isPiecesOfMeat(food) && /chicken|turkey|duck/.test(food.id),
  'ready-fish': (food) => isReadyFish(food),
  lardon: named('pancetta', 'bacon', 'prosciutto', 'gammon', 'turkey-bacon'),
  // Eggs, milk and cheese
  'grating-cheese': named(
    ...(['parmesan', 'pecorino', 'manchego', 'vegetarian-hard-cheese', 'gruyere', 'cheddar'] as const),
  ),
  'italian-cheese': named('parmesan', 'pecorino', 'vegetarian-hard-cheese'),
  'melting-cheese': (food) => has('grates')(food),
  'fresh-cheese': named('ricotta', 'mascarpone', 'cream-cheese', 'quark', 'cottage-cheese'),
  cream: named('double-cream', 'single-cream', 'creme-fraiche', 'soured-cream', 'oat-cream'),
  'pouring-cream': named('double-cream', 'single-cream', 'creme-fraiche', 'oat-cream'),
  milk: (food) => isMilk(food),
  yoghurt: (food) => isYoghurt(food) && !named('yoghurt-pot', 'flavoured-yoghurt', 'labneh')(food),
  // Vegetables
  onion: (food) => isOnion(food),
  veg: (food) => isCookable(food) && food.form !== 'tinned',
  /** In a pot: from ten minutes on, or fewer; leaves are greens. */
  'slow-veg': (food) => takes('simmer', 10, 30)(food) && !isPotato(food),
  'late-veg': (food) => takes('simmer', 2, 10)(food) && food.category !== 'leafy-green',
  /** In a hot oven: longer than meat in pieces, or fewer minutes. */
  'slow-roast': takes('roast', 25, 45),
  'quick-roast': takes('roast', 10, 25),
  'wok-veg': (food) => takes('stir-fry', 2, 6)(food),
  'soft-fry': (food) => takes('soften', 5, 12)(food) && food.category !== 'leafy-green',
  potato: (food) => isPotato(food) && food.id !== 'sweet-potato',
  greens: (food) => food.category === 'leafy-green' && !named('samphire', 'courgette-flowers')(food),
  'quick-veg': (food) =>
    (QUICK_VEG.includes(food.category) && !named('frozen-spinach', 'sabzi-herbs', 'moringa-pod')(food)) ||
    named('asparagus')(food),
  'soft-veg': named('courgette', 'pepper', 'aubergine', 'mushroom', 'portobello-mushroom'),
  'wild-mushroom': ({ category, id }) => category === 'mushroom' && !named('dried-mushroom')({ id } as Food),
  /** Fried with the onion before the liquid. */
  'base-veg': named(
    ...(['carrot', 'celery', 'swede', 'parsnip', 'turnip', 'celeriac', 'fennel', 'kohlrabi'] as const),
  ),
  /** Boiled and mashed. */
  'mash-veg': named('potato', 'sweet-potato', 'celeriac', 'swede', 'parsnip'),
  /** Stirred into a filling in its last minutes. */
  'small-green': named(
    ...(['frozen-peas', 'peas', 'sweetcorn', 'green-beans', 'frozen-mixed-vegetables', 'spinach'] as const),
  ),
  /** Boiled in a few minutes and eaten beside a main dish. */
  'side-veg': named(
    ...(['peas', 'frozen-peas', 'green-beans', 'runner-beans', 'broad-beans', 'asparagus', 'kale'] as const),
    ...(['broccoli', 'tenderstem-broccoli', 'cauliflower', 'carrot', 'cabbage', 'brussels-sprout'] as const),
    ...(['spring-greens', 'chard', 'spinach', 'mangetout', 'sugar-snap-peas', 'leek'] as const),
  ),
  /** In a pan for pasta: from twelve minutes on, or from three to eight. */
  'pan-slow': named(
    ...(['butternut-squash', 'cauliflower', 'aubergine', 'carrot', 'parsnip', 'celery', 'fennel'] as const),
    ...(['swede', 'celeriac', 'pumpkin', 'kohlrabi', 'beetroot'] as const),
  ),
  'pan-quick': (food) =>
    named(
      'courgette',
      'pepper',
      'broccoli',
      'tenderstem-broccoli',
      'cabbage',
      'romanesco',
      'asparagus',
    )(food) ||
    named('brussels-sprout', 'tomato', 'cherry-tomato', 'radicchio', 'chicory', 'leek')(food) ||
    (food.category === 'mushroom' && !named('dried-mushroom', 'enoki')(food)) ||
    (QUICK_VEG.includes(food.category) &&
      !named('frozen-spinach', 'sabzi-herbs', 'moringa-pod', 'frozen-stir-fry-vegetables')(food) &&
      !named('corn-on-the-cob', 'baby-corn')(food)),
  /** Boiled in pieces and eaten with butter. */
  'boiled-veg': (food) => cooksBy('boil')(food) && isCookable(food),
  'salad-leaf': ({ category, id }) => category === 'salad-leaf' && !/sprouts/.test(id),
  'fresh-tomato': named('tomato', 'cherry-tomato'),
  'any-tomato': named('tinned-tomato', 'passata', 'tomato', 'cherry-tomato'),
  'mild-chilli': named('chilli', 'jalapeno', 'birds-eye-chilli'),
  // Starches
  pasta: ({ category, id }) =>
    category === 'pasta' &&
    !named('lasagne-sheet', 'filled-pasta', 'gnocchi', 'giant-couscous')({ id } as Food),
  bread: (food) => isBread(food) && !named('croissant', 'scone', 'garlic-bread', 'crumpet')(food),
  /** Grains that simmer for half an hour and stay whole. */
  'pot-grain': named('pearl-barley', 'spelt', 'buckwheat', 'freekeh', 'brown-rice', 'wild-rice', 'millet'),
  'plain-rice': named('rice', 'basmati-rice', 'jasmine-rice'),
  // Pulses
  'tinned-bean': (food) =>
    food.category === 'tinned-legume' &&
    !named('baked-beans', 'refried-beans', 'tinned-lentils', 'lupin-beans', 'hominy')(food),
  'white-bean': named('cannellini-beans', 'butter-beans', 'haricot-beans', 'borlotti-beans', 'flageolets'),
  'chilli-bean': named('kidney-beans', 'black-beans', 'pinto-beans', 'mixed-beans', 'borlotti-beans'),
  // Seasoning
  sprig: named('thyme', 'rosemary', 'sage', 'tarragon', 'bay-leaf'),
  stock: named('stock', 'chicken-stock', 'beef-stock'),
  /** A spoonful of it on bread. */
  'bread-spread': (food) =>
    (/^(?:mustard|table-sauce|hot-sauce)$/.test(food.category) &&
      !named('wasabi', 'hollandaise', 'browning', 'mint-sauce')(food)) ||
    named('chutney', 'mango-chutney', 'pesto', 'vegan-pesto', 'tapenade', 'harissa', 'romesco')(food) ||
    named(
      'marmite',
      'hummus',
      'salsa',
      'guacamole',
      'cranberry-sauce',
      'horseradish',
      'toum',
      'baba-ganoush',
    )(food),
  /** Pickled or dried: a few slices of it cut what is fat. */
  'sharp-bite': named(
    ...([
      'gherkins',
      'olives',
      'capers',
      'sun-dried-tomatoes',
      'roasted-peppers',
      'jalapeno',
      'kimchi',
    ] as const),
    ...(['pickled-onions', 'mixed-pickles', 'sauerkraut', 'pickled-beetroot', 'artichoke-hearts'] as const),
  ),
  fruit: (food) => isFruit(food),
  // Ways of cooking that the food's own record has minutes for
  'by-frying': cooksBy('fry'),
  'by-simmering': cooksBy('simmer'),
  /** Eaten as it is, in a bowl. */
  'raw-fruit': (food) =>
    (isFruit(food) || named('orange', 'mandarin', 'grapefruit')(food)) &&
    food.raw === 'fine' &&
    !named('ackee', 'coconut', 'durian', 'sea-buckthorn')(food),
  'pip-fruit': named('apple', 'cooking-apple', 'pear'),
  /** Collapses under a crust, in a pan or in a dish within minutes. */
  'juicy-fruit': (food) =>
    (/^(?:stone-fruit|berry)$/.test(food.category) &&
      !named('sloes', 'elderberries', 'sea-buckthorn', 'loquat', 'grapes')(food)) ||
    named('rhubarb', 'tinned-peaches', 'pineapple', 'mango')(food),
  'plain-nut': (food) =>
    food.category === 'nut' && !named('almond-flour', 'coconut-desiccated', 'cocoa-nibs', 'chestnuts')(food),
  /** For a bowl of breakfast, a cake or a flapjack. */
  'bowl-seed': named(
    ...([
      'pumpkin-seeds',
      'sunflower-seeds',
      'linseeds',
      'hemp-seeds',
      'sesame-seeds',
      'chia-seeds',
    ] as const),
    ...(['poppy-seeds', 'coconut-desiccated', 'cocoa-nibs'] as const),
  ),
  'runny-sweet': named(
    ...(['honey', 'maple-syrup', 'agave-syrup', 'golden-syrup', 'dulce-de-leche', 'treacle'] as const),
  ),
  'nut-butter': named('peanut-butter', 'almond-butter', 'seed-butter', 'tahini'),
  'bar-chocolate': named('chocolate', 'milk-chocolate', 'white-chocolate', 'chocolate-bar'),
} as const satisfies Readonly<Record<string, Test>>;

export type Kind = keyof typeof TABLE;

const KINDS: Readonly<Partial<Record<string, Test>>> = TABLE;

/** Whether the food is of this kind, or carries this facet. */
export function isKind(kind: Kind | Facet, food: Food): boolean {
  return KINDS[kind]?.(food) ?? food.facets.includes(kind as Facet);
}

/** Raw flesh that is bought for a meal, and soon spoilt. */
export function isRawFlesh(food: Food): boolean {
  return (
    food.roles[0] === 'protein' &&
    food.core !== undefined &&
    isRaw(food) &&
    food.origins.some((origin) => origin !== 'plant' && origin !== 'egg' && origin !== 'milk')
  );
}
