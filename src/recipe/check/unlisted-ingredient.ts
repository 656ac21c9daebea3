// Rule unlisted-ingredient: a step uses a food that the list does not hold. Only sure cases: a false alarm here
// costs more trust than a miss.

import type { Food } from '../../food/foods.ts';
import { findFood } from '../../food/foods.ts';
import { foldText } from '../../food/normalise-text.ts';
import { prepare } from '../../food/prepare-pattern.ts';
import type { Finding } from '../finding.ts';
import type { Recipe } from '../recipe.ts';
import type { RecipeReadings } from '../recipe-readings.ts';
import { isUsedInStep, readOrder, type Spot } from './stance/food-stance.ts';
import { says } from './stance/phrases.ts';

// What is served beside, offered as a choice or compared with need not be on the list.
export const SIDE =
  /\b(?:serve|served|eat|good|great|lovely|nice|spoon|ladle|pile|heap|scoop)\b[^.]{0,40}\b(?:with|alongside|over|on|onto)\b/;
export const LOOSE =
  /\b(?:in place of|takes? the place|stands? in|replac\w+|substitut\w+|swap\w*|(?:is|are) made (?:with|from|of)|leave out|left out|leaving out|omit\w*|without|contains?|usual(?:ly)?|traditional(?:ly)?|unless|or|if you|optional|such as|like|as for|instead|left over|next day|you (?:can|could|may)|like a|consistency|thickness|texture of|baking beans|pie weights)\b/i;

// "Serve with a spoonful of yoghurt" adds it to the plate, "serve with rice" names a companion.
export const ADDED =
  /\bserve\b[^.]{0,60}\b(?:with|and) (?:a|some) (?:generous |good |small |little )?(?:spoonful|dollop|handful|sprinkling|scattering|splash|drizzle)\b/i;

// Sauces, pastes and the like are what a dish makes as often as what it is given.
const MADE: ReadonlySet<string> = new Set(['dip', 'table-sauce', 'paste', 'spread', 'jar-sauce', 'pastry']);
export const MAKES =
  /\b(?:make|making|made|(?:mix|blend|mash)(?:ed)?|for|into|as|your|this|that|own|the|finished|remaining)\b/i;

export const BOUGHT =
  /\b(?:(?:jar|tub|bottle|packet|spoonful|dollop|tablespoon|teaspoon)s?|bought|tbsp|tsp)\b/i;

/** Whether a sentence may speak of what the recipe makes itself. */
function isMade({ category }: Food, sentence: string): boolean {
  return MADE.has(category) && says(sentence, MAKES) && !says(sentence, BOUGHT);
}

const ANIMALS: ReadonlySet<string> = new Set(['meat', 'poultry', 'pork', 'game', 'fish', 'shellfish']);

// One kind by the shelf, and nobody says one for the other: a pepper for a cucumber, a lime for an orange.
const APART: ReadonlySet<string> = new Set(['fruiting-vegetable', 'citrus']);
/** What a step calls by the name of another food: the cloves of garlic. */
const WHOLE_OF: Readonly<Record<string, string>> = { cloves: 'garlic' };
export const MEASURED = /\d[\d.,/]* ?(?:tbsp|tsp|(?:tablespoon|teaspoon|cup)s?|g|ml|oz) (?:of )?$/;
export const FREE = /\b[a-z]+[- ]free\b/gi;

function isCovered(
  food: Food,
  keys: readonly string[],
  listed: readonly Food[],
  words: ReadonlySet<string>,
  isMeasured: boolean,
): boolean {
  const isNamed = (key: string) => words.has(key);
  // "3 tbsp tomato purée" are not the tinned tomatoes of the list.
  if (isMeasured ? keys.every(isNamed) : keys.some(isNamed)) return true;
  // "Pasta" for spaghetti, "cheese" for cheddar: the kind stands for the thing.
  return listed.some(
    (other) =>
      other.id === WHOLE_OF[food.id] ||
      (other.category === food.category && !APART.has(food.category)) ||
      // "The beef" for a steak: one word names many cuts.
      (other.roles[0] === 'protein' &&
        food.roles[0] === 'protein' &&
        other.origins.some((origin) => food.origins.includes(origin) && ANIMALS.has(origin))) ||
      other.roles.some((role) => keys.includes(role)) ||
      other.origins.some((origin) => keys.includes(origin)),
  );
}

export const FAT_OR_FLOUR = /^(?:butter|flour|oil)$/;
export const ITS_OBJECT = /^ (?:it|the|a|an|your|them|each|and (?:line|flour))\b/;
/** Where an order begins. */
export const ORDERED = /(?:^|[,;] |\b(?:and|then|lightly|generously|well) )$/;

// "Butter it lightly", "flour the worktop".
function isGreasing(plain: string, { from, to }: Spot): boolean {
  return (
    says(plain.slice(from, to), FAT_OR_FLOUR) &&
    says(plain.slice(to, to + 20), ITS_OBJECT) &&
    says(plain.slice(Math.max(0, from - 20), from), ORDERED)
  );
}

/** "Sugar earlier would keep the rice hard": what would happen, and does not. */
export const WOULD =
  /^(?: (?!(?:you|i|we|it|they|that|which|as|and|or|then)\b)\w+){0,3} would(?:n't| not)? (?!(?:be|go|work|do|taste|suit|make a)\b)/;

/** Whether the food goes into the dish: no companion, no greasing, nothing that is only spoken of. */
function isAdded(plain: string, spot: Spot, toPlate: boolean): boolean {
  if (!toPlate && says(readOrder(plain, spot), SIDE)) return false;
  return !isGreasing(plain, spot) && !says(plain.slice(spot.to), WOULD) && isUsedInStep(plain, spot);
}

// A list that was taken from the steps themselves lacks what they give no amount of.
function isOfSteps({ ingredients, steps }: Recipe): boolean {
  const method = steps.join('\n');
  return ingredients.every(({ text }) => method.includes(text));
}

/** A warning for each food that a step adds and the list lacks. Salt, pepper, oil and water count as there. */
export function checkUnlistedIngredient(recipe: Recipe, readings: RecipeReadings): readonly Finding[] {
  if (isOfSteps(recipe)) return [];
  const listed = recipe.ingredients
    .map(({ food }) => (food === null ? undefined : findFood(food)))
    .filter((food) => food !== undefined);
  // Where a third of the list cannot be read, what is missing from it is guesswork.
  if (listed.length * 3 < recipe.ingredients.length * 2) return [];
  // What the title names may be the dish itself: "the bread" of a pumpkin bread.
  const words = new Set(
    // "Egg-free pastry" lists no egg.
    [recipe.title ?? '', ...recipe.ingredients.map(({ text }) => text.replace(prepare(FREE), ' '))].flatMap(
      (text) => [...readings.keys(text)],
    ),
  );
  const found = new Map<string, Finding>();
  recipe.steps.forEach((step, index) => {
    for (const sentence of readings.sentences(step)) {
      const added = says(sentence, ADDED);
      if (says(sentence, LOOSE) && !added) continue;
      const plain = foldText(sentence);
      for (const { food, keys, text, at, negated, doubtful } of readings.foods(sentence)) {
        if (negated || doubtful || food.staple === 2 || found.has(food.id)) continue;
        if (!isAdded(plain, { from: at, to: at + text.length }, added)) continue;
        const isMeasured = says(plain.slice(Math.max(0, at - 24), at), MEASURED);
        if (isCovered(food, keys, listed, words, isMeasured) || isMade(food, sentence)) continue;
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
