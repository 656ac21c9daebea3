// The foods of a recipe with the place where each is named: what allergens and diets are judged by.

import { type Food, findFood } from '../../food/foods.ts';
import { type Claims, readClaims } from '../claims.ts';
import { findFoods } from '../food-mentions.ts';
import { foldWords } from '../phrase-index.ts';
import type { Recipe, RecipeIngredient } from '../recipe.ts';
import { readSentences } from './sentences.ts';

export interface NamedFood {
  readonly food: Food;
  readonly claims: Claims;
  /** The line or the words it is named with. */
  readonly text: string;
  readonly where: string;
  readonly step?: number;
}

const KEPT_OUT =
  /\b(?:left out|leave out|omit|optional|if you (?:like|have|wish|eat)|serve (?:with|alongside))\b/i;

/** The words of a listed ingredient up to its cut: "200 ml oat milk, warm" ends in "milk". */
function readHead(text: string): readonly string[] {
  const head = /^[^,(;:]*/.exec(text)?.[0] ?? '';
  return foldWords(head.replace(/\s(?:for|to|plus|or|at)\s.*$/i, '')).words.map((word) => word.key);
}

interface Listed {
  readonly head: readonly string[];
  readonly roles: readonly string[];
  /** The line says of itself what it is without: "vegan", "dairy-free". */
  readonly claims: boolean;
}

function readListed({ text, food }: RecipeIngredient): Listed {
  const { fits, without } = readClaims(text);
  const roles = food === null ? [] : (findFood(food)?.roles ?? []);
  return { head: readHead(text), roles, claims: fits.size + without.size > 0 };
}

// "The milk" of a step is the oat milk of the list, "the cheese" its mozzarella.
function isListed(keys: readonly string[], listed: readonly Listed[]): boolean {
  return listed.some(
    ({ head, roles, claims }) =>
      keys.every((key, place) => head[head.length - keys.length + place] === key) ||
      (keys.length === 1 && roles.includes(keys[0] ?? '')) ||
      (claims && keys.every((key) => head.includes(key))),
  );
}

function readLine(text: string, foodId: string | null): readonly NamedFood[] {
  const claims = readClaims(text);
  const place = { claims, text, where: 'in the ingredients' };
  const food = foodId === null ? undefined : findFood(foodId);
  if (food !== undefined) return [{ food, ...place }];
  // A line that is not known as a whole may still name what it is made of: "almond brittle".
  return findFoods(text)
    .filter((mention) => !mention.negated && !mention.doubtful)
    .map((mention) => ({ food: mention.food, ...place }));
}

/** Foods of the list, then foods that only a step names. What is said to be left out or optional is passed over. */
export function readRecipeFoods(recipe: Recipe): readonly NamedFood[] {
  const foods: NamedFood[] = recipe.ingredients.flatMap(({ text, food }) => readLine(text, food));
  const listed = recipe.ingredients.map(readListed);
  const ids = new Set<string>(foods.map(({ food }) => food.id));
  recipe.steps.forEach((step, index) => {
    if (step === '') return;
    for (const sentence of readSentences(step)) {
      if (KEPT_OUT.test(sentence)) continue;
      for (const { food, keys, text, negated, doubtful } of findFoods(sentence)) {
        if (negated || doubtful || ids.has(food.id) || isListed(keys, listed)) continue;
        const claims = readClaims(readBefore(sentence, text));
        foods.push({ food, claims, text, where: `in step ${index + 1}`, step: index + 1 });
      }
    }
  });
  return foods;
}

function readBefore(sentence: string, text: string): string {
  const at = sentence.toLowerCase().indexOf(text);
  return at === -1 ? text : sentence.slice(Math.max(0, at - 20), at + text.length);
}
