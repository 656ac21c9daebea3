// Rule unlisted-ingredient: a step uses a food that the list does not hold. Only sure cases: a false alarm here
// costs more trust than a miss.

import type { Food } from '../../food/foods.ts';
import { findFood } from '../../food/foods.ts';
import type { Finding } from '../finding.ts';
import type { Recipe } from '../recipe.ts';
import type { RecipeReadings } from '../recipe-readings.ts';

// What is served beside, offered as a choice or compared with need not be on the list.
const LOOSE =
  /\b(?:serve|served|eat|good|great|lovely|nice)\b[^.]{0,40}\b(?:with|alongside|over|on)\b|\b(?:in place of|takes? the place|stands? in|replac\w+|substitut\w+|swap\w*|(?:is|are) made (?:with|from|of)|leave out|left out|leaving out|omit\w*|without|contains?|usual(?:ly)?|traditional(?:ly)?|unless|or|if you|optional|such as|like|as for|instead|left over|next day|you (?:can|could|may)|like a|consistency|thickness|texture of)\b/i;

// "Serve with a spoonful of yoghurt" adds it to the plate, "serve with rice" names a companion.
const ADDED =
  /\bserve\b[^.]{0,30}\bwith (?:a|some) (?:generous |good |small |little )?(?:spoonful|dollop|handful|sprinkling|scattering|splash|drizzle)\b/i;

// Sauces, pastes and the like are what a dish makes as often as what it is given.
const MADE: ReadonlySet<string> = new Set(['dip', 'table-sauce', 'paste', 'spread', 'jar-sauce', 'pastry']);
const MAKES =
  /\b(?:make|making|made|mix(?:ed)?|blend(?:ed)?|mash(?:ed)?|for|into|as|your|this|that|own|the|finished|remaining)\b/i;

const BOUGHT =
  /\b(?:jars?|tubs?|bottles?|packets?|bought|spoonfuls?|dollops?|tbsp|tablespoons?|tsp|teaspoons?)\b/i;

/** Whether a sentence may speak of what the recipe makes itself. */
function isMade({ category }: Food, sentence: string): boolean {
  return MADE.has(category) && MAKES.test(sentence) && !BOUGHT.test(sentence);
}

const ANIMALS: ReadonlySet<string> = new Set(['meat', 'poultry', 'pork', 'game', 'fish', 'shellfish']);

function isCovered(
  food: Food,
  keys: readonly string[],
  listed: readonly Food[],
  words: ReadonlySet<string>,
): boolean {
  if (keys.some((key) => words.has(key))) return true;
  // "Pasta" for spaghetti, "cheese" for cheddar: the kind stands for the thing.
  return listed.some(
    (other) =>
      other.category === food.category ||
      // "The beef" for a steak: one word names many cuts.
      (other.roles[0] === 'protein' &&
        food.roles[0] === 'protein' &&
        other.origins.some((origin) => food.origins.includes(origin) && ANIMALS.has(origin))) ||
      other.roles.some((role) => keys.includes(role)) ||
      other.origins.some((origin) => keys.includes(origin)),
  );
}

/** A warning for each food that a step adds and the list lacks. Salt, pepper, oil and water count as there. */
export function checkUnlistedIngredient(recipe: Recipe, readings: RecipeReadings): readonly Finding[] {
  if (recipe.ingredients.length === 0) return [];
  const listed = recipe.ingredients
    .map(({ food }) => (food === null ? undefined : findFood(food)))
    .filter((food) => food !== undefined);
  // Where a third of the list cannot be read, what is missing from it is guesswork.
  if (listed.length * 3 < recipe.ingredients.length * 2) return [];
  // What the title names may be the dish itself: "the bread" of a pumpkin bread.
  const words = new Set(
    [recipe.title ?? '', ...recipe.ingredients.map(({ text }) => text)].flatMap((text) => [
      ...readings.keys(text),
    ]),
  );
  const found = new Map<string, Finding>();
  recipe.steps.forEach((step, index) => {
    for (const sentence of readings.sentences(step)) {
      if (LOOSE.test(sentence) && !ADDED.test(sentence)) continue;
      for (const { food, keys, negated, doubtful } of readings.foods(sentence)) {
        if (negated || doubtful || food.staple === 2 || found.has(food.id)) continue;
        if (isCovered(food, keys, listed, words) || isMade(food, sentence)) continue;
        found.set(food.id, {
          rule: 'unlisted-ingredient',
          severity: 'warning',
          message: `Step ${index + 1} uses ${food.name}, which the list does not have.`,
          step: index + 1,
        });
      }
    }
  });
  return [...found.values()];
}
