// Rule unlisted-ingredient: a step uses a food that the list does not hold. Only sure cases: a false alarm here
// costs more trust than a miss.

import type { Food } from '../../food/foods.ts';
import { findFood } from '../../food/foods.ts';
import type { Finding } from '../finding.ts';
import type { FoodMention } from '../food-mentions.ts';
import type { Sense } from '../lexicon/lexicon.ts';
import type { Method } from '../method/read-method.ts';
import type { Sentence } from '../method/sentence.ts';
import type { Recipe } from '../recipe.ts';

// Sauces, pastes and the like are what a dish makes as often as what it is given.
const MADE: ReadonlySet<string> = new Set(['dip', 'table-sauce', 'paste', 'spread', 'jar-sauce', 'pastry']);
/** Whether a sentence may speak of what the recipe makes itself. */
function isMade({ category }: Food, sentence: Sentence): boolean {
  return MADE.has(category) && !sentence.names('boughtWord');
}

const ANIMALS: ReadonlySet<string> = new Set(['meat', 'poultry', 'pork', 'game', 'fish', 'shellfish']);

// One kind by the shelf, and nobody says one for the other: a pepper for a cucumber, a lime for an orange.
const APART: ReadonlySet<string> = new Set(['fruiting-vegetable', 'citrus']);
/** What a step calls by the name of another food: the cloves of garlic. */
const WHOLE_OF: Readonly<Record<string, string>> = { cloves: 'garlic' };
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

// "Butter it lightly", "flour the worktop": the fat of the tin is no ingredient that is missed.
const GREASES: ReadonlySet<string> = new Set(['butter', 'flour', 'oil']);

const PUTS_IN: readonly Sense[] = [
  'add',
  'mix',
  'pour',
  'coat',
  'serve',
  'lay',
  'fry',
  'simmer',
  'boil',
  'cook',
];

/** Whether an order ahead of it in its clause puts the food in: no companion, no greasing, no colour that it turns. */
function isAdded(sentence: Sentence, { keys, negated, doubtful, at }: FoodMention): boolean {
  if (negated || doubtful || (keys.length === 1 && GREASES.has(keys[0] ?? ''))) return false;
  if (sentence.isCaution || !sentence.isOrder) return false;
  const word = sentence.wordAt(at);
  const clause = sentence.clauseAt(at);
  const put = sentence.hits.some(
    (hit) =>
      hit.clause === clause &&
      hit.from < word &&
      PUTS_IN.includes(hit.sense) &&
      !sentence.folded.words[hit.from]?.key.endsWith('ing'),
  );
  if (!put || sentence.tellsResult(at)) return false;
  return !sentence.names('beside', 'elsewhere', 'instead', 'like', 'skip', 'replace', 'if', 'not', 'may');
}

// A list that was taken from the steps themselves lacks what they give no amount of.
function isOfSteps({ ingredients, steps }: Recipe): boolean {
  const method = steps.join('\n');
  return ingredients.every(({ text }) => method.includes(text));
}

/** A warning for each food that a step adds and the list lacks. Salt, pepper, oil and water count as there. */
export function checkUnlistedIngredient({ recipe, readings, steps }: Method): readonly Finding[] {
  if (isOfSteps(recipe)) return [];
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
  for (const sentence of steps) {
    for (const mention of sentence.foods) {
      const { food, keys } = mention;
      if (food.staple === 2 || found.has(food.id) || sentence.step === null || !isAdded(sentence, mention))
        continue;
      if (isCovered(food, keys, listed, words) || isMade(food, sentence)) continue;
      found.set(food.id, {
        rule: 'unlisted-ingredient',
        severity: 'warning',
        message: `Step ${sentence.step} uses ${food.name}, which the list does not have.`,
        step: sentence.step,
      });
    }
  }
  return [...found.values()];
}
