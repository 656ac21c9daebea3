// What a food that stays out is kept for, in a dish that is not the one at hand.

import type { CategoryId } from '../../food/categories.ts';
import type { FoodId } from '../../food/foods.ts';
import type { Item } from '../kitchen.ts';
import { hashWords } from './list-words.ts';

/** By food or by category: "a soup|hummus". A food's own use comes beside those of its kind. */
const USES: Readonly<Partial<Record<FoodId | CategoryId, string>>> = {
  'root-vegetable': 'a tray of roast roots|a soup|a mash',
  'starchy-root': 'a mash',
  brassica: 'a stir-fry|a soup',
  cabbage: 'a stir-fry|a soup',
  'leafy-green': 'an omelette|a pan of beans',
  pod: 'a stir-fry|a warm side',
  'fruiting-vegetable': 'a tray of roast vegetables|a pasta sauce',
  'stalk-vegetable': 'a stir-fry|a soup',
  allium: 'an omelette|a soup',
  mushroom: 'mushrooms on toast|a risotto',
  chilli: 'a salsa|fried eggs|a chilli vinegar',
  'frozen-vegetable': 'fried rice|a quick side',
  'tinned-tomato': 'a pasta sauce|a stew',
  seaweed: 'a miso soup|a bowl of rice',
  pickle: 'a sandwich|a cheese board',
  citrus: 'a dressing|a jug of water',
  'orchard-fruit': 'a slaw|a snack with cheese',
  berry: 'porridge|a crumble',
  'stone-fruit': 'a compote|porridge',
  'tropical-fruit': 'a fruit salad|a smoothie',
  'dried-fruit': 'porridge|a pilaf|a handful between meals',
  jam: 'toast|a cheese board',
  egg: 'an omelette|egg fried rice',
  milk: 'a bowl of porridge',
  yoghurt: 'a marinade|a smoothie',
  cream: 'a pan sauce',
  'soft-cheese': 'toast|a baked potato',
  'hard-cheese': 'an omelette|a bowl of pasta',
  'melting-cheese': 'a toastie|a baked potato',
  'frying-cheese': 'a wrap|a salad',
  'plant-milk': 'porridge|a smoothie',
  'coconut-cream': 'a curry|a rice pudding',
  butter: 'a baked potato',
  oil: 'a dressing|a marinade',
  'bacon-ham': 'an omelette|a pan of beans',
  'cured-sausage': 'a frittata|a pan of beans',
  'cooked-meat': 'a sandwich|a hash',
  'plant-protein': 'a chilli|a wrap',
  snack: 'nibbling with a drink|a crunchy topping',
  'smoked-fish': 'an omelette|a bagel',
  'cured-fish': 'a potato salad',
  'tinned-fish': 'toast|a pasta sauce',
  'tinned-legume': 'hummus|a soup|a salad',
  lentil: 'a soup|a salad',
  tofu: 'a stir-fry|a noodle broth',
  rice: 'fried rice|a pudding',
  'cooked-grain': 'fried rice|a soup',
  noodle: 'a broth|a stir-fry',
  pasta: 'a bake|a minestrone',
  potato: 'a hash|a mash',
  grain: 'a salad|a soup|a pilaf',
  flour: 'pancakes|flatbreads',
  cereal: 'porridge|a crumble topping',
  nut: 'a salad|porridge|a handful between meals',
  thickener: 'a gravy|a custard',
  bread: 'croutons|toast|breadcrumbs',
  flatbread: 'a wrap|crisp wedges with a dip',
  pastry: 'a tart|a pie lid',
  'fresh-herb': 'a salad|an omelette|a herb butter',
  'dried-herb': 'a tomato sauce|roast potatoes',
  'hardy-herb': 'roast potatoes|a pot of beans',
  'whole-spice': 'a pot of rice|a quick pickle',
  'ground-spice': 'a stew|roast vegetables',
  nutmeg: 'a white sauce|a custard',
  seasoning: 'rice|roast vegetables',
  'rose-water': 'rice pudding|a fruit salad',
  'orange-blossom-water': 'rice pudding|a fruit salad',
  paste: 'a marinade|a broth',
  marmite: 'toast|a gravy',
  seed: 'porridge|a salad',
  stock: 'a soup|a risotto',
  gravy: 'a plate of mash',
  vinegar: 'a dressing|a quick pickle',
  'soy-sauce': 'a stir-fry|a marinade',
  'hot-sauce': 'fried eggs|a bowl of noodles',
  'jar-sauce': 'a quick supper',
  syrup: 'porridge|a bowl of yoghurt',
  'table-sauce': 'a sandwich|a burger',
  mustard: 'a dressing|a sandwich',
  sugar: 'a cake|a pot of tea',
  spread: 'toast|a satay sauce',
  chocolate: 'a mug of hot chocolate|a cake',
  'baking-aid': 'a cake|a custard',
  dip: 'a wrap|raw vegetables',
  dessert: 'the end of the meal',
  biscuit: 'a cheese board|a cup of tea',
  breaded: 'a sandwich|a tray in the oven',
  'ready-meal': 'a quick lunch',
  hibiscus: 'a jug of iced tea',
  juice: 'a glass at breakfast|a marinade',
};

const EATEN_AS_IT_IS =
  /^(?!.*\b(?:warm|pasta|rice|noodles)\b).*\b(?:bowl|salad|slaw|snack|sandwich|wrap|smoothie|dressing|breakfast|yoghurt|raw|cheese board|handful)\b/;

/** Whether that use would have the cook eat raw what is unfit raw. */
function isUnsafe({ food }: Item, use: string): boolean {
  return (
    food.raw !== 'fine' &&
    food.raw !== 'peel' &&
    food.form !== 'cooked' &&
    ['fresh', 'cured'].includes(food.form) &&
    EATEN_AS_IT_IS.test(use)
  );
}

/** Words of a use that name no dish. */
const FILLERS = /^(?:bowl|plate|tray|roast|quick|with|from|fried|pan|side|good)$/;

/** Cooked already, whatever the shop sells it as. */
const OF_BEFORE = /\b(?:left[- ]?overs?|last ni(?:ght|te)|yesterday|cooked|cold)\b/i;

/** Another use for it, whole with its verb: "keep it for a soup"; '' where none is safe or known. `whom` is "it", "the rice". */
export function writeUse(item: Item, whom: string, title: string): string {
  const { food } = item;
  if (food.hazards?.includes('elderberry') === true)
    return `keep ${whom} for a syrup or a jelly, for they must be boiled and are never eaten raw`;
  // What is poisonous raw has a treatment of its own, so no other use is named in passing.
  if (food.raw === 'never' && food.core === undefined) return '';
  // A dish of yesterday waits a day more, and is heated once.
  if (food.category === 'ready-meal' && (food.form === 'cooked' || OF_BEFORE.test(item.typed.join())))
    return `keep ${whom} for tomorrow at the latest, heated once until steaming`;
  const dish = title.toLowerCase();
  const uses = [food.useFor, USES[food.id as FoodId] ?? USES[food.category]]
    .flatMap((some) => some?.split('|') ?? [])
    .filter(
      (use) =>
        !isUnsafe(item, use) &&
        !use.split(/[ ,]+/).some((word) => word.length > 3 && !FILLERS.test(word) && dish.includes(word)),
    );
  const use = uses[hashWords(`${food.id}${title}`) % uses.length];
  return use === undefined ? '' : `keep ${whom} for ${use}`;
}
