// The foods of a recipe with the place where each is named: what allergens and diets are judged by.

import { type Food, findFood } from '../../food/foods.ts';
import type { Claims } from '../claims.ts';
import { foldWords } from '../phrase-index.ts';
import type { Recipe, RecipeIngredient } from '../recipe.ts';
import type { RecipeReadings } from '../recipe-readings.ts';

export interface NamedFood {
  readonly food: Food;
  readonly claims: Claims;
  /** The line or the words it is named with. */
  readonly text: string;
  readonly where: string;
  readonly step?: number;
}

const KEPT_OUT =
  /\b(?:left out|leave out|omit|optional|if you (?:like|have|wish|eat)|serve (?:with|alongside)|such as|for example|not suitable|do not (?:use|add)|don't (?:use|add))\b/i;

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

// "The milk" of a step is the oat milk of the list, "the cheese" its mozzarella.
function isListed(keys: readonly string[], listed: readonly Listed[]): boolean {
  return listed.some(
    ({ head, roles, claims }) =>
      keys.every((key, place) => head[head.length - keys.length + place] === key) ||
      (keys.length === 1 && roles.includes(keys[0] ?? '')) ||
      (claims && keys.every((key) => head.includes(key))),
  );
}

function readBefore(sentence: string, text: string): string {
  const at = sentence.toLowerCase().indexOf(text);
  return at === -1 ? text : sentence.slice(Math.max(0, at - 20), at + text.length);
}

export interface FoodGatherer {
  /** The foods of the lines that were not looked at before, then of the steps from the last one on. */
  add(recipe: Recipe): readonly NamedFood[];
}

/**
 * Gathers the foods of a recipe that grows. What is said to be left out or optional is passed over. Each line is
 * read once, and the last step again, since it may still grow.
 */
export function createFoodGatherer(readings: RecipeReadings): FoodGatherer {
  const listed: Listed[] = [];
  const ids = new Set<string>();
  let lines = 0;
  let steps = 0;

  function addLine({ text, food: foodId }: RecipeIngredient): readonly NamedFood[] {
    const claims = readings.claims(text);
    const food = foodId === null ? undefined : findFood(foodId);
    listed.push({
      head: readHead(text),
      roles: food?.roles ?? [],
      claims: claims.fits.size + claims.without.size > 0,
    });
    // A line that is not known as a whole may still name what it is made of: "almond brittle".
    const foods =
      food === undefined
        ? readings
            .foods(text)
            .filter((mention) => !mention.negated && !mention.doubtful)
            .map((mention) => mention.food)
        : [food];
    for (const { id } of foods) ids.add(id);
    return foods.map((each) => ({ food: each, claims, text, where: 'in the ingredients' }));
  }

  function addStep(step: string, index: number): readonly NamedFood[] {
    const foods: NamedFood[] = [];
    const seen = new Set<string>();
    for (const sentence of readings.sentences(step)) {
      if (KEPT_OUT.test(sentence)) continue;
      for (const { food, keys, text, negated, doubtful } of readings.foods(sentence)) {
        if (negated || doubtful || ids.has(food.id) || isListed(keys, listed)) continue;
        // The same words again in one step say nothing new.
        if (seen.has(`${food.id}/${text}`)) continue;
        seen.add(`${food.id}/${text}`);
        const claims = readings.claims(readBefore(sentence, text));
        foods.push({ food, claims, text, where: `in step ${index + 1}`, step: index + 1 });
      }
    }
    return foods;
  }

  return {
    add(recipe) {
      const fresh = recipe.ingredients.slice(lines).flatMap(addLine);
      lines = recipe.ingredients.length;
      const from = steps;
      steps = Math.max(0, recipe.steps.length - 1);
      return [...fresh, ...recipe.steps.slice(from).flatMap((step, index) => addStep(step, from + index))];
    },
  };
}

/** Foods of the list, then foods that only a step names. */
export function readRecipeFoods(recipe: Recipe, readings: RecipeReadings): readonly NamedFood[] {
  return createFoodGatherer(readings).add(recipe);
}
