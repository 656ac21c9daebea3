// What several foods have in common that a dish asks for, judged by kind and state. A facet that food records carry
// themselves takes its place here as one line.

import type { Food, FoodId } from '../../food/foods.ts';
import {
  isBread,
  isCookable,
  isCookedMeat,
  isFish,
  isFruit,
  isHardyHerb,
  isLooseGrain,
  isMilk,
  isOnion,
  isPotato,
  isPrawn,
  isReadyFish,
  isRoot,
  isSaladVegetable,
  isSoftHerb,
  isYoghurt,
} from '../slots.ts';

type Test = (food: Food) => boolean;

const named = (...ids: readonly FoodId[]): Test => {
  const known = new Set<string>(ids);
  return ({ id }) => known.has(id);
};

const isRaw: Test = ({ form }) => form === 'fresh' || form === 'frozen';
const isMince: Test = (food) =>
  food.category === 'mince' && isRaw(food) && !named('burger-patty', 'turkey-burger')(food);
const isPiecesOfMeat: Test = (food) =>
  (isCookedMeat(food) || (food.form === 'cooked' && food.core !== undefined)) &&
  !named('haggis', 'pate', 'luncheon-sausage', 'spam')(food);
const QUICK_VEG: readonly string[] = ['pod', 'frozen-vegetable'];

const TABLE = {
  // Meat and fish, raw unless the name says otherwise
  poultry: (food) => food.category === 'poultry-cut' && isRaw(food),
  'quick-poultry': (food) =>
    food.category === 'poultry-cut' && isRaw(food) && /breast|thigh/.test(food.id) && food.id !== 'duck',
  'bone-in-poultry': (food) =>
    isRaw(food) && named('chicken-thigh', 'chicken-drumstick', 'chicken-wing', 'turkey-leg')(food),
  mince: isMince,
  'red-mince': (food) => isMince(food) && !/chicken|turkey/.test(food.id),
  sausage: (food) =>
    food.category === 'sausage' && isRaw(food) && !named('hot-dog', 'meatball', 'boudin')(food),
  'red-chop': (food) => /^(?:pork|beef|lamb)-cut$/.test(food.category) && isRaw(food),
  braising: (food) =>
    isRaw(food) &&
    named('stewing-beef', 'pork-shoulder', 'diced-lamb', 'stewing-lamb', 'goat', 'venison')(food),
  'fish-fillet': (food) => isFish(food) && isRaw(food) && !named('skate', 'eel', 'cod-roe')(food),
  'white-fish': (food) => food.category === 'white-fish' && isRaw(food) && !named('skate', 'cod-roe')(food),
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
  'melting-cheese': ({ category }) => category === 'hard-cheese' || category === 'melting-cheese',
  'fresh-cheese': named('ricotta', 'mascarpone', 'cream-cheese', 'quark', 'cottage-cheese'),
  cream: named('double-cream', 'single-cream', 'creme-fraiche', 'soured-cream', 'oat-cream'),
  'pouring-cream': named('double-cream', 'single-cream', 'creme-fraiche', 'oat-cream'),
  milk: (food) => isMilk(food),
  yoghurt: (food) => isYoghurt(food) && !named('yoghurt-pot', 'flavoured-yoghurt', 'labneh')(food),
  // Vegetables
  onion: (food) => isOnion(food),
  veg: (food) => isCookable(food) && food.form !== 'tinned',
  'root-veg': (food) => isRoot(food) && food.category !== 'starchy-root' && isRaw(food),
  potato: (food) => isPotato(food) && food.id !== 'sweet-potato',
  greens: (food) => food.category === 'leafy-green' && !named('samphire', 'courgette-flowers')(food),
  'quick-veg': (food) =>
    (QUICK_VEG.includes(food.category) && !named('frozen-spinach', 'sabzi-herbs', 'moringa-pod')(food)) ||
    named('asparagus')(food),
  'soft-veg': named('courgette', 'pepper', 'aubergine', 'mushroom', 'portobello-mushroom'),
  'wild-mushroom': ({ category, id }) => category === 'mushroom' && !named('dried-mushroom')({ id } as Food),
  'salad-leaf': ({ category, id }) => category === 'salad-leaf' && !/sprouts/.test(id),
  'salad-veg': (food) => isSaladVegetable(food),
  'fresh-tomato': named('tomato', 'cherry-tomato'),
  'any-tomato': named('tinned-tomato', 'passata', 'tomato', 'cherry-tomato'),
  'mild-chilli': named('chilli', 'jalapeno', 'birds-eye-chilli'),
  // Starches
  pasta: ({ category, id }) =>
    category === 'pasta' &&
    !named('lasagne-sheet', 'filled-pasta', 'gnocchi', 'giant-couscous')({ id } as Food),
  'loose-grain': (food) => isLooseGrain(food),
  bread: (food) => isBread(food) && !named('croissant', 'scone', 'garlic-bread', 'crumpet')(food),
  // Pulses
  'tinned-bean': (food) =>
    food.category === 'tinned-legume' &&
    !named('baked-beans', 'refried-beans', 'tinned-lentils', 'lupin-beans', 'hominy')(food),
  'white-bean': named('cannellini-beans', 'butter-beans', 'haricot-beans', 'borlotti-beans', 'flageolets'),
  'chilli-bean': named('kidney-beans', 'black-beans', 'pinto-beans', 'mixed-beans', 'borlotti-beans'),
  // Seasoning
  'soft-herb': (food) => isSoftHerb(food) && food.id !== 'edible-flowers' && food.id !== 'elderflowers',
  'italian-herb': named('basil', 'parsley', 'oregano'),
  'hardy-herb': (food) => isHardyHerb(food),
  stock: named('stock', 'chicken-stock', 'beef-stock'),
  fruit: (food) => isFruit(food),
  sweet: ({ side }) => side === 'sweet',
} as const satisfies Readonly<Record<string, Test>>;

export type Facet = keyof typeof TABLE;

export const FACETS: Readonly<Record<Facet, Test>> = TABLE;

/** Raw flesh that is bought for a meal, and soon spoilt. */
export function isRawFlesh(food: Food): boolean {
  return (
    food.roles[0] === 'protein' &&
    food.core !== undefined &&
    isRaw(food) &&
    food.origins.some((origin) => origin !== 'plant' && origin !== 'egg' && origin !== 'milk')
  );
}
