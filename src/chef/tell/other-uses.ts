// What a food that stays out or is left over is kept for, in a dish that is not the one at hand.

import type { CategoryId } from '../../food/categories.ts';
import type { FoodId } from '../../food/foods.ts';
import type { Item } from '../read/kitchen.ts';
import { hashWords, listWords } from './list-words.ts';

/**
 * By food or by category: "a soup|hummus". What stands here under the food itself is all; else the use that the food
 * brings with it comes beside those of its kind.
 */
const USES: Readonly<Partial<Record<FoodId | CategoryId, string>>> = {
  'root-vegetable': 'a tray of roast roots|a soup|a mash',
  beetroot: 'a tray of roast roots|a pot of borscht',
  'starchy-root': 'a mash',
  jerky: 'a pot of beans',
  gari: 'a farofa, toasted in butter',
  rhubarb: 'a crumble|a compote',
  buttermilk: 'pancakes|scones',
  'custard-powder': 'a trifle|a jug of custard',
  banana: 'banana bread|a smoothie|a pan of fritters in butter',
  'condensed-milk': 'a rice pudding|a pan of fudge',
  brassica: 'a stir-fry|a soup',
  cabbage: 'a stir-fry|a soup',
  'leafy-green': 'an omelette|a pan of beans',
  pod: 'a stir-fry|a warm side',
  cucumber: 'a raita|a salad|a sandwich',
  'fruiting-vegetable': 'a tray of roast vegetables|a pasta sauce',
  'stalk-vegetable': 'a stir-fry|a soup',
  allium: 'an omelette|a soup',
  mushroom: 'mushrooms on toast|a risotto',
  chilli: 'a salsa|fried eggs|a chilli vinegar',
  'frozen-vegetable': 'fried rice|a quick side',
  'tinned-tomato': 'a pasta sauce|a stew',
  seaweed: 'a miso soup|a bowl of rice',
  pickle: 'a sandwich|a cheese board',
  citrus: 'a dressing|a marinade',
  'orchard-fruit': 'a slaw|a snack with cheese|a crumble|a pan with sausages',
  berry: 'porridge|a crumble|a batch of muffins',
  pear: 'a cheese board|a crumble',
  'stone-fruit': 'a compote|a crumble',
  plantain: 'a fry-up|a bowl of beans',
  'tropical-fruit': 'a fruit salad|a smoothie',
  'dried-fruit': 'porridge|a pilaf|a handful between meals',
  jam: 'toast|a jam tart',
  chutney: 'a cheese board|a sandwich',
  'mango-chutney': 'a curry|a sandwich',
  'quince-paste': 'a cheese board',
  mincemeat: 'mince pies|baked apples',
  'apple-sauce': 'roast pork|a bowl of yoghurt',
  'cranberry-sauce': 'a cheese toastie|roast poultry',
  'lemon-curd': 'toast|a bowl of yoghurt',
  'stem-ginger': 'a cake|ice cream',
  egg: 'an omelette|egg fried rice|a lunch box, hard-boiled|eggs baked in tomato sauce|a potato frittata|pancakes',
  milk: 'a bowl of porridge|a rice pudding|a white sauce|pancakes',
  yoghurt: 'a marinade|a smoothie',
  cream: 'a pan sauce|a potato gratin|a panna cotta|scrambled eggs',
  'soft-cheese': 'toast|a baked potato|a bowl of pasta',
  'hard-cheese': 'an omelette|a bowl of pasta|a cauliflower cheese|cheese scones',
  'melting-cheese': 'a toastie|a baked potato|a quesadilla',
  'frying-cheese': 'a wrap|a salad',
  'plant-milk': 'porridge|a smoothie',
  'coconut-cream': 'a curry|a rice pudding',
  butter: 'a baked potato|a tin of shortbread|garlic bread',
  oil: 'a dressing|a marinade',
  margarine: 'a cake',
  shortening: 'a pie crust',
  'coconut-oil': 'a curry|a bowl of popcorn',
  'palm-oil': 'a pot of beans',
  'chilli-oil': 'a bowl of noodles|fried eggs',
  'sesame-oil': 'a stir-fry|a bowl of noodles',
  'truffle-oil': 'a risotto|scrambled eggs',
  'bacon-ham': 'an omelette|a pan of beans|a pot of pea soup|a carbonara',
  'cured-sausage': 'a frittata|a pan of beans',
  'cooked-meat': 'a sandwich|a hash',
  'plant-protein': 'a chilli|a wrap',
  snack: 'nibbling with a drink',
  poppadom: 'a curry',
  marshmallows: 'a mug of hot chocolate',
  'smoked-fish': 'an omelette|a bagel',
  'smoked-haddock': 'a chowder|a fish pie',
  'cured-fish': 'a potato salad',
  'tinned-fish': 'toast|a pasta sauce|fishcakes|a baked potato',
  'tinned-legume': 'a soup|a salad|a quick curry|beans on toast',
  'red-lentils': 'a dal|a soup',
  lentil: 'a soup|a salad',
  tofu: 'a stir-fry|a noodle broth',
  rice: 'egg fried rice|a rice pudding|stuffed peppers',
  'cooked-grain': 'fried rice|a soup',
  noodle: 'a broth|a stir-fry|a lunch bowl with soy and sesame',
  pasta: 'a macaroni cheese|a minestrone|a supper with garlic and oil',
  potato: 'a hash|a mash|a gratin|wedges from the oven',
  grain: 'a salad|a soup|a pilaf',
  flour: 'pancakes|flatbreads',
  cereal: 'porridge|a crumble topping',
  nut: 'a salad|porridge|a handful between meals',
  thickener: 'a gravy|a custard',
  gelatine: 'a jelly',
  agar: 'a jelly',
  bread: 'croutons for a soup|French toast|a bread and butter pudding|breadcrumbs for a gratin',
  flatbread: 'a wrap|crisp wedges with a dip',
  pastry: 'a tart|a pie lid',
  'fresh-herb': 'a salad|an omelette|a herb butter',
  'dried-herb': 'a tomato sauce|roast potatoes',
  'hardy-herb': 'roast potatoes|a pot of beans',
  'whole-spice': 'a pot of rice|a quick pickle',
  'ground-spice': 'a stew|roast vegetables',
  'smoked-eel': 'a potato salad|toast with horseradish',
  nutmeg: 'a white sauce|a custard',
  seasoning: 'roast vegetables',
  'rose-water': 'rice pudding|a fruit salad',
  'orange-blossom-water': 'rice pudding|a fruit salad',
  paste: 'a marinade',
  miso: 'a broth|a marinade',
  doenjang: 'a broth',
  tamarind: 'a dal|a chutney',
  'squid-ink': 'a risotto|a bowl of spaghetti',
  'shrimp-paste': 'a curry|fried rice',
  marmite: 'toast|a gravy',
  seed: 'porridge|a salad',
  stock: 'a soup|a risotto',
  gravy: 'a plate of mash',
  'gravy-granules': 'sausages and mash|a roast',
  'parmesan-rind': 'a bean soup|a tomato sauce',
  'sinigang-mix': 'a sour soup',
  'onion-soup-mix': 'a pot roast|a soured cream dip',
  'bread-dough': 'a tray of rolls',
  vinegar: 'a dressing|a quick pickle',
  'soy-sauce': 'a stir-fry|a marinade',
  'hot-sauce': 'fried eggs|a bowl of noodles',
  'curry-sauce': 'a quick curry',
  'pasta-sauce': 'a plate of pasta',
  'white-sauce': 'a lasagne|a fish pie',
  'jar-sauce': 'a quick supper',
  syrup: 'porridge|a bowl of yoghurt',
  'pomegranate-molasses': 'a dressing|roast aubergines',
  'elderflower-cordial': 'a glass of fizzy water',
  treacle: 'gingerbread',
  'malt-extract': 'a loaf of bread',
  'table-sauce': 'a sandwich|a burger',
  'salad-dressing': 'a salad',
  'mint-sauce': 'lamb chops|new potatoes',
  mustard: 'a dressing|a sandwich',
  wasabi: 'smoked fish|a bowl of rice',
  sugar: 'a cake|a pot of tea',
  spread: 'toast|pancakes',
  tahini: 'a dressing|a dip',
  'peanut-butter': 'a satay sauce|a bowl of noodles',
  chocolate: 'a mug of hot chocolate|a cake',
  'baking-aid': 'a cake',
  yeast: 'a loaf of bread',
  'xanthan-gum': 'a gluten-free loaf',
  pectin: 'a pot of jam',
  rennet: 'a fresh cheese',
  dip: 'a wrap|raw vegetables',
  dessert: 'the end of the meal',
  biscuit: 'a cup of tea|a cheesecake base',
  cracker: 'a cheese board|a bowl of soup',
  'oat-biscuit': 'a cheese board',
  meringue: 'an Eton mess',
  cake: 'a trifle',
  ladyfinger: 'a trifle',
  breaded: 'a sandwich|a tray in the oven',
  'ready-meal': 'a quick lunch',
  'rice-paper': 'summer rolls|a plate of fried parcels',
  tomato: 'tomatoes on toast|a pasta sauce|a salad with salt and oil',
  'white-wine': 'a risotto|a pot of mussels',
  'red-wine': 'a ragù|a gravy',
  sherry: 'a trifle|a mushroom sauce',
  marsala: 'a mushroom sauce|a zabaglione',
  port: 'a gravy|a pan of stewed plums',
  cider: 'a pan of pork chops|a pot of mussels',
  beer: 'a batter for fish|a pot of chilli',
  whisky: 'a pepper sauce|a fruit cake',
  rum: 'a fruit cake|a pan of hot bananas',
  vodka: 'a tomato sauce for pasta',
  tequila: 'a marinade for prawns',
  liqueur: 'a trifle',
  coffee: 'a tiramisu|the breakfast table',
  'protein-powder': 'a smoothie',
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

/** Another use for it: "a soup"; '' where none is safe or known. A use that is among `told` is told of no second food. */
function findUse(item: Item, title: string, told: Set<string>): string {
  const { food } = item;
  if (food.hazards?.includes('elderberry') === true)
    return 'a syrup or a jelly, for they must be boiled and are never eaten raw';
  // What is poisonous raw has a treatment of its own, so no other use is named in passing.
  if (food.raw === 'never' && food.core === undefined) return '';
  // A dish of yesterday waits a day more, and is heated once.
  if (food.category === 'ready-meal' && (food.form === 'cooked' || OF_BEFORE.test(item.typed.join())))
    return 'tomorrow at the latest, heated once until steaming';
  const dish = title.toLowerCase();
  // What stands in every cupboard keeps without being told.
  if (food.staple === 2) return '';
  const own = USES[food.id as FoodId];
  const uses = (own === undefined ? [food.useFor, USES[food.category]] : [own])
    .flatMap((some) => some?.split('|') ?? [])
    .filter(
      (use) =>
        !isUnsafe(item, use) &&
        !told.has(use) &&
        !use.includes(food.name) &&
        !use.split(/[ ,]+/).some((word) => word.length > 3 && !FILLERS.test(word) && dish.includes(word)),
    );
  const use = uses[hashWords(`${food.id}${title}`) % uses.length];
  if (use === undefined) return '';
  told.add(use);
  return use;
}

interface Asked {
  readonly name: (item: Item) => string;
  readonly title: string;
  readonly told: Set<string>;
  readonly most: number;
}

/** "The feta for toast", what spoils first ahead and no more than `most`. */
function listUses(items: readonly Item[], { name, title, told, most }: Asked): readonly string[] {
  return items
    .toSorted((one, other) => other.food.perish - one.food.perish)
    .map((item) => ({ item, use: findUse(item, title, told) }))
    .filter(({ use }) => use !== '')
    .slice(0, most)
    .map(({ item, use }) => `${name(item)} for ${use}`);
}

/** Other uses of several foods: "keep the feta for toast and the lemon for a dressing". */
export function writeUses(items: readonly Item[], asked: Asked): string {
  const uses = listUses(items, asked);
  return uses.length === 0 ? '' : `keep ${listWords(uses)}`;
}

/** Where nothing speaks against it: "they are better kept: the peas for a soup and the kale for an omelette". */
export function writeBetterUses(items: readonly Item[], asked: Asked, isMany: boolean): string {
  const uses = listUses(items, { ...asked, name: items.length > 1 ? asked.name : () => 'kept' });
  if (uses.length === 0) return '';
  return items.length > 1
    ? `they are better kept: ${listWords(uses)}`
    : `${isMany ? 'they are' : 'it is'} better ${listWords(uses)}`;
}
