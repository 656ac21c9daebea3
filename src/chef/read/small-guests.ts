// Babies and small children at the table: how old the list says they are, and what they must not be given.
// Sources: NHS, foods to avoid giving babies and young children; CDC, botulism prevention; UK FSA, choking.

import type { CategoryId } from '../../food/categories.ts';
import type { Food, FoodId } from '../../food/foods.ts';
import { readRequestGuests } from '../../recipe/kitchen/who-eats.ts';
import type { RecipeRequest } from '../../recipe/recipe-request.ts';

/** A child under 12 months, with its age where that is told, or one under 5 years. */
export type SmallGuest =
  | { readonly kind: 'infant'; readonly months: number | null; readonly holdsFood: boolean }
  | { readonly kind: 'small-child' };

/** The youngest that the list or the wish names; null where none is. */
export function readSmallGuest(request: RecipeRequest): SmallGuest | null {
  const guests = readRequestGuests(request);
  if (!guests.has('infant')) return guests.has('smallChild') ? { kind: 'small-child' } : null;
  const months = request.ingredients
    .map((text) => /(\d+)[- ]?months?\b/i.exec(text)?.[1])
    .find((one) => one !== undefined);
  return {
    kind: 'infant',
    months: months === undefined ? null : Number(months),
    holdsFood: request.ingredients.some((text) => /\b(?:led weaning|blw|finger foods?)\b/i.test(text)),
  };
}

const HARD_ON_TEETH = 'no sugar is added before the first birthday';
const SALTY = 'a baby takes next to no salt (NHS: under 1 g a day)';
const CHOKES = 'a child under five can choke on such a thing (NHS)';
const DRINKS = 'breast milk, formula and water are what a baby drinks';

/** What a baby's plate holds, by category. Everything else waits. */
const FOR_INFANTS: readonly CategoryId[] = [
  ...(['root-vegetable', 'squash', 'stalk-vegetable', 'potato', 'cooked-grain', 'brassica'] as const),
  ...(['cabbage', 'frozen-vegetable', 'leafy-green', 'fruiting-vegetable', 'pod', 'allium'] as const),
  ...(['orchard-fruit', 'tropical-fruit', 'stone-fruit', 'berry', 'melon', 'tinned-tomato'] as const),
  ...(['egg', 'milk', 'yoghurt', 'soft-cheese', 'hard-cheese', 'butter', 'oil', 'poultry-cut'] as const),
  ...(['mince', 'white-fish', 'oily-fish', 'tinned-legume', 'lentil', 'tofu', 'rice', 'pasta'] as const),
  ...(['grain', 'cereal', 'bread', 'flatbread', 'fresh-herb', 'ground-spice', 'coconut-cream'] as const),
  ...(['dried-fruit', 'plant-milk', 'flour', 'spread', 'cooked-meat', 'seed', 'baking-aid'] as const),
];
/** Of these kinds, what is hot, bitter, cured, sweetened, mould-ripened or made up with salt. */
const NOT_FOR_INFANTS =
  /nettle|samphire|^ginger|galangal|radish|rhubarb|lemongrass|fiddlehead|bitter|nopal|elder|^coconut$|condensed|oat-cream|vegan-cheese|flavoured|feta|goats|brie|camembert|blue-cheese|brown-cheese|patty|burger|feet|baked|refried|filled|granola|breakfast|bran|chil|cayenne|season|old-bay|spice|berbere|curry-powder|chocolate|corned|haggis|pate|spam|luncheon|pastrami|furikake|dukkah|egusi|peel|stuffing|pizza|croissant|scone|brioche|natto|sprinkle|colour|pancake-mix/;
const SWEET: readonly CategoryId[] = [
  'sugar',
  'syrup',
  'jam',
  'chocolate',
  'biscuit',
  'dessert',
  'tinned-fruit',
];
const CHOKING: readonly FoodId[] = [
  'popcorn',
  'sweets',
  'marshmallows',
  'crisps',
  'pretzel',
  'pork-scratchings',
];
const WAKING: readonly FoodId[] = ['coffee', 'tea', 'energy-drink', 'matcha', 'cola', 'kombucha'];
const POWDERED: readonly FoodId[] = ['almond-flour', 'coconut-desiccated'];

function isWholeNut({ category, id }: Food): boolean {
  return category === 'nut' && !POWDERED.includes(id);
}

/** Why a food is kept from this guest, as the end of a sentence; null where it may be given. */
export function whyNotForGuest(food: Food, guest: SmallGuest | null): string | null {
  if (guest === null) return null;
  if (CHOKING.includes(food.id)) return CHOKES;
  if (guest.kind === 'small-child') {
    if (food.category === 'wine' || WAKING.includes(food.id)) return 'that is for the grown-ups';
    return null;
  }
  if (food.id === 'honey') return 'it can carry infant botulism: none before the first birthday (NHS)';
  if (isWholeNut(food)) return CHOKES;
  if (SWEET.includes(food.category) || ['condensed-milk', 'chocolate-spread'].includes(food.id))
    return HARD_ON_TEETH;
  if (food.id === 'rice-milk') return 'rice drinks are not for children under five';
  if (['drink', 'juice', 'wine'].includes(food.category)) return DRINKS;
  const early = guest.months !== null && guest.months < 6;
  const isGreen = ['vegetable', 'fruit', 'starch'].includes(food.roles[0]) && food.form !== 'dry';
  if (early && !isGreen) return 'six months is soon enough for it';
  if (FOR_INFANTS.includes(food.category) && !NOT_FOR_INFANTS.test(food.id)) return null;
  return (food.taste?.salt ?? 0) > 0 ||
    ['stock', 'soy-sauce', 'seasoning', 'bacon-ham'].includes(food.category)
    ? SALTY
    : "a baby's plate does without it for now";
}

const ROUND: Readonly<Partial<Record<FoodId, string>>> = {
  grapes: 'quartered lengthways',
  'cherry-tomato': 'quartered lengthways',
  olives: 'stoned and quartered lengthways',
  cherries: 'stoned and quartered',
  blueberries: 'squashed flat',
  'red-currants': 'squashed flat',
  blackcurrants: 'squashed flat',
  gooseberries: 'quartered',
};

/** The shape in which it cannot block a small throat, where the dish has not cut it up already. */
export function cutForGuest(food: Food, prepare: string, guest: SmallGuest | null): string {
  if (guest === null || /mash|juice|blend|grated|ground|squash|quarter/.test(prepare)) return prepare;
  if (isWholeNut(food)) return 'finely ground';
  return ROUND[food.id] ?? prepare;
}

/** Of the salt of a grown-up's dish; at one to three years 2 g a day is the most (NHS). */
export const CHILD_SALT = 1 / 3;

/** What is said once under a recipe for a small child, of what is in it. */
export function writeChildNote(foods: readonly Food[]): string {
  const low = foods.some(({ id }) => id === 'salt')
    ? ' It has a third of the usual salt: 2 g a day is the most at one to three years (NHS).'
    : '';
  const cut = foods.some((food) => food.category === 'sausage' || food.id === 'hot-dog')
    ? ' Quarter the sausages lengthways.'
    : foods.some((food) => isWholeNut(food) || ROUND[food.id] !== undefined)
      ? ' What is small, round or hard is cut up, so that it cannot block a throat.'
      : '';
  return `For a small child to share.${low}${cut} Stay at the table while it eats.`;
}

/** Months from which a baby manages lumps, and from which pieces. Source: NHS, Start for Life: weaning. */
const LUMPS = 7;
const PIECES = 10;
const BEGINS = 6;

/** What stands under a baby's meal; `months` is null where nobody told the age. */
export function writeInfantNotes(months: number | null): readonly string[] {
  const age = months ?? 8;
  return [
    ...(age < BEGINS
      ? [
          'Most babies need nothing but milk until about six months (NHS): ask a health visitor before you begin sooner.',
        ]
      : []),
    age < LUMPS
      ? 'At this age mash it to a smooth, loose purée.'
      : age < PIECES
        ? 'At this age leave small soft lumps in what is mashed.'
        : 'At this age soft pieces no larger than a pea do for what is not held in the hand.',
    'Nothing is salted or sweetened, on purpose. Stay beside the baby while it eats, and keep pieces soft enough to squash between finger and thumb.',
  ];
}
