// What a recipe uses of the cook's list, and what it wants beside it.

import { type Food, findFood } from '../food/foods.ts';
import { isSameIngredient } from '../food/is-same-ingredient.ts';
import { prepare } from '../food/prepare-pattern.ts';
import type { IngredientReading } from '../food/read-ingredient.ts';
import { foldWords } from './phrase-index.ts';
import type { IngredientOrigin, Recipe, RecipeIngredient } from './recipe.ts';
import { createReadings, type RecipeReadings } from './recipe-readings.ts';
import type { RecipeRequest } from './recipe-request.ts';

export interface Adherence {
  /** Of the cook's list, as typed, in the order typed. */
  readonly used: readonly string[];
  readonly unused: readonly string[];
  /** Names of what the recipe wants beside the list. */
  readonly toBuy: readonly string[];
  readonly cupboard: readonly string[];
}

interface Wanted {
  readonly reading: IngredientReading;
  readonly keys: readonly string[];
  /** The one word that was typed, where it was one: "cheese" is read as cheddar and means any cheese. */
  readonly kind: string | null;
}

function readWanted(readings: RecipeReadings): readonly Wanted[] {
  return readings.screening().usable.map((reading) => {
    const typed = readKeysOf(reading.text.replace(prepare(AMOUNT), ''));
    return { reading, keys: readKeysOf(reading.name), kind: typed.length === 1 ? (typed[0] ?? null) : null };
  });
}

const AMOUNT =
  /^[\d\s.,/½¼¾⅓⅔-]+(?:(?:kg|g|ml|l|tsp|tbsp|cups?|oz|lbs?|tins?|cans?|packs?|packets?|jars?|bunch(?:es)?|slices?)\b)?\s*(?:of\s+)?/i;

function readKeysOf(text: string): readonly string[] {
  return foldWords(text).words.map((word) => word.key);
}

function startsWith(keys: readonly string[], start: readonly string[]): boolean {
  return start.length > 0 && start.every((key, place) => keys[place] === key);
}

function endsWith(keys: readonly string[], end: readonly string[]): boolean {
  return end.length > 0 && end.every((key, place) => keys[keys.length - end.length + place] === key);
}

/** A food as a recipe names it, on its list or in a step. */
interface Named {
  readonly food: string | null;
  readonly name: string;
  readonly keys: readonly string[];
  /** Of a line of the list. */
  readonly reading?: IngredientReading;
}

/**
 * Whether a food of the recipe is what the cook typed. Beside the same food: the typed word names its kind
 * ("cheese" and cheddar, "chicken" and chicken thighs). "Milk" is not coconut milk, "pepper" not pepperoni.
 */
function isWanted({ reading, keys, kind }: Wanted, named: Named): boolean {
  if (named.food !== null && reading.food === named.food) return true;
  const food = named.food === null ? undefined : findFood(named.food);
  const typed = reading.food === null ? undefined : findFood(reading.food);
  // "Two tablespoons of water" are not those that sparkle.
  if (named.food === 'water') return false;
  if (food !== undefined && kind !== null && isOfKind(food, kind, named.keys)) return true;
  if (food !== undefined && typed !== undefined) {
    const shortened = endsWith(keys, named.keys);
    if (food.category === typed.category) return shortened || startsWith(named.keys, keys);
    // "Tomatoes" for the tinned ones. Not "milk" for coconut milk: what is one plant, fresh or not, is one.
    return shortened && food.roles.some((role) => PLANTS.has(role) && typed.roles.includes(role));
  }
  if (named.reading !== undefined && isSameIngredient(reading, named.reading)) return true;
  return keys.length > 0 && keys.join(' ') === named.keys.join(' ');
}

const PLANTS: ReadonlySet<string> = new Set(['vegetable', 'legume', 'fruit']);
const MEATS: ReadonlySet<string> = new Set(['poultry', 'meat', 'pork', 'game']);

// The first word of a cut tells the animal. Elsewhere it need not: "fish sauce" is no fish, "milk chocolate" no milk.
function isOfKind(food: Food, kind: string, keys: readonly string[]): boolean {
  if (food.category === kind || food.roles.some((role) => role === kind)) return true;
  if (keys[0] === kind)
    return food.roles[0] === 'protein' && food.origins.some((origin) => MEATS.has(origin));
  return food.roles[0] === 'protein' && food.origins.some((origin) => origin === kind);
}

function nameLine(ingredient: RecipeIngredient, readings: RecipeReadings): Named {
  const reading = readings.line(ingredient.text);
  return { food: ingredient.food, name: reading.name, keys: readKeysOf(reading.name), reading };
}

/**
 * Whose each ingredient is, judged by the cook's list: a model's sections say what it thinks, and a text
 * without sections says nothing. What stays under "to buy" or "from the cupboard" is what the list does not hold.
 */
export function attributeIngredients(
  recipe: Recipe,
  request: RecipeRequest,
  readings: RecipeReadings = createReadings(request),
): Recipe {
  const wanted = readWanted(readings);
  const parted = recipe.ingredients.some((ingredient) => ingredient.from !== 'yours');
  return {
    ...recipe,
    ingredients: recipe.ingredients.map((ingredient) => {
      const from = readOrigin(ingredient, wanted, parted, readings);
      return from === ingredient.from ? ingredient : { ...ingredient, from };
    }),
  };
}

function readOrigin(
  ingredient: RecipeIngredient,
  wanted: readonly Wanted[],
  parted: boolean,
  readings: RecipeReadings,
): IngredientOrigin {
  const named = nameLine(ingredient, readings);
  if (wanted.some((each) => isWanted(each, named))) return 'yours';
  if (ingredient.from !== 'yours') return ingredient.from;
  const food = ingredient.food === null ? undefined : findFood(ingredient.food);
  // A line nobody can read stays where a recipe with sections put it.
  if (food === undefined) return parted ? 'yours' : 'to-buy';
  return food.staple > 0 ? 'cupboard' : 'to-buy';
}

function isFat(id: string | null): boolean {
  const food = id === null ? undefined : findFood(id);
  return food !== undefined && (food.roles[0] === 'fat' || food.category === 'oil');
}

function isInSteps(wanted: Wanted, sentences: readonly string[], readings: RecipeReadings): boolean {
  return sentences.some((sentence) => {
    for (const mention of readings.foods(sentence)) {
      const named = { food: mention.food.id, name: mention.text, keys: mention.keys };
      if (!mention.negated && isWanted(wanted, named)) return true;
    }
    if (wanted.reading.food !== null) return false;
    const keys = readKeysOf(sentence);
    return keys.some((_, place) => startsWith(keys.slice(place, place + wanted.keys.length), wanted.keys));
  });
}

/** A food of the list counts as used when the recipe lists it or names it in a step. */
export function readAdherence(
  recipe: Recipe,
  request: RecipeRequest,
  readings: RecipeReadings = createReadings(request),
): Adherence {
  const wanted = readWanted(readings);
  const own = attributeIngredients(recipe, request, readings);
  const sentences = recipe.steps.flatMap((step) => readings.sentences(step));
  const listed = own.ingredients.map((ingredient) => ({
    from: ingredient.from,
    named: nameLine(ingredient, readings),
  }));
  const used: string[] = [];
  const unused: string[] = [];
  const ownFats = listed.some(({ named }) => isFat(named.food));
  for (const each of wanted) {
    const isListed = listed.some((line) => isWanted(each, line.named));
    // "The oil" of a step is the recipe's own, where it lists one.
    const isOther = ownFats && isFat(each.reading.food);
    (isListed || (!isOther && isInSteps(each, sentences, readings)) ? used : unused).push(each.reading.text);
  }
  const nameAll = (from: IngredientOrigin) => [
    ...new Set(listed.filter((line) => line.from === from).map((line) => line.named.name)),
  ];
  return { used, unused, toBuy: nameAll('to-buy'), cupboard: nameAll('cupboard') };
}

/** "Uses 4 of your 5 (not: leek). To buy: soy sauce. From the cupboard: salt, oil." */
export function writeAdherence({ used, unused, toBuy, cupboard }: Adherence): string {
  const not = unused.length === 0 ? '' : ` (not: ${unused.join(', ')})`;
  const sentences = [`Uses ${used.length} of your ${used.length + unused.length}${not}.`];
  if (toBuy.length > 0) sentences.push(`To buy: ${toBuy.join(', ')}.`);
  if (cupboard.length > 0) sentences.push(`From the cupboard: ${cupboard.join(', ')}.`);
  return sentences.join(' ');
}
