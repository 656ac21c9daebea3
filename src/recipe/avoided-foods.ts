// What a cook avoids, as foods are judged by it: the same judgement for the checks and for the built-in chef.

import type { Allergen } from '../food/allergens.ts';
import { readAllergens } from '../food/fits-diet.ts';
import { FOODS, type Food, type FoodId } from '../food/foods.ts';
import { MADE_OF } from '../food/made-of.ts';
import { isAllergen, readAvoidWord, readKinds } from './avoid-words.ts';
import { holdsByName, readAvoidedNames } from './holds-by-name.ts';
import { readLineFood } from './read-ingredient-line.ts';

export interface AvoidedFood {
  /** As it is said to the cook. */
  readonly word: string;
  /** Where the word is one of the closed list. */
  readonly allergen: Allergen | null;
  /** Origins, roles and categories of foods, where the word names a kind. */
  readonly kinds: readonly string[];
  /** The food that the word names, where it is no kind and no allergen. */
  readonly food: FoodId | null;
  /** How this food is written. */
  readonly names: readonly (readonly string[])[];
}

export type Presence = 'contains' | 'may-contain';

/** What words of avoidance, as typed or read, rule out. */
export function readAvoidedFoods(words: readonly string[]): readonly AvoidedFood[] {
  return [...new Set(words.flatMap(readAvoidWord))].map((word) => {
    if (isAllergen(word)) return { word, allergen: word, kinds: [], food: null, names: [] };
    const kinds = readKinds(word);
    const food = kinds.length > 0 ? null : (readLineFood(word).food as FoodId | null);
    return { word, allergen: null, kinds, food, names: readAvoidedNames(word, food) };
  });
}

// Kinds of which somebody may avoid one and eat the others; what is made with some of them seldom says which.
const MIXED: readonly Allergen[] = ['nuts', 'crustaceans'];
const WHOLE_CATEGORIES: ReadonlySet<string> = new Set(['nut', 'crustacean']);

function isOfKind(food: Food, kinds: readonly string[]): boolean {
  const own: readonly string[] = [
    ...food.origins,
    ...food.roles,
    food.category,
    ...readAllergens(food).contains,
  ];
  return kinds.some((kind) => own.includes(kind));
}

/** Whether a food is what is avoided, by its name or its kind, and not only made with it. */
export function isAvoidedItself(food: Food, { food: id, kinds, names }: AvoidedFood): boolean {
  return food.id === id || isOfKind(food, kinds) || holdsByName(food, food.name, names);
}

/** Whether a food, named with this text, holds what is avoided: surely, perhaps by its label, or not (null). */
export function findPresence(food: Food, avoided: AvoidedFood, text: string = food.name): Presence | null {
  const { contains, mayContain } = readAllergens(food);
  const { allergen } = avoided;
  if (allergen !== null) {
    if (contains.includes(allergen)) return 'contains';
    return mayContain.includes(allergen) ? 'may-contain' : null;
  }
  if (avoided.food === food.id || isOfKind(food, avoided.kinds)) return 'contains';
  if (holdsByName(food, text, avoided.names)) return 'contains';
  const parts = (MADE_OF[food.id as FoodId] ?? []).map((part) => FOODS[part]);
  if (parts.some((part) => part.id === avoided.food || isOfKind(part, avoided.kinds))) return 'contains';
  if (parts.some((part) => holdsByName(part, part.name, avoided.names))) return 'contains';
  if (avoided.food === null) return null;
  const own = readAllergens(FOODS[avoided.food]).contains;
  const isMixture = MIXED.some(
    (mixed) => own.includes(mixed) && (contains.includes(mixed) || mayContain.includes(mixed)),
  );
  return isMixture && !WHOLE_CATEGORIES.has(food.category) ? 'may-contain' : null;
}
