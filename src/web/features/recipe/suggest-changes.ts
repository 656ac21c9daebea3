// Changes that fit a recipe: what it takes its time with, what it is for, what it needs that may not be there.

import type { RecipeIngredient } from '../../../recipe/recipe.ts';
import type { RecipeRun } from '../../session/recipes.ts';
import { RECIPE_WORDS } from '../../text/en-recipe.ts';

const MOST = 4;
const LONG_MINUTES = 30;
const SWEET = /\b(?:cake|crumble|pancakes?|compote|custard|pudding|smoothie|dessert|biscuits?)\b/i;
const OVEN = /\boven\b/i;

/** Up to four, each as it is asked of the chef. */
export function suggestChanges(run: RecipeRun): readonly string[] {
  const { answer, text, request } = run.session;
  if (answer === null) return [RECIPE_WORDS.spicier, RECIPE_WORDS.quicker];
  const { servings, minutes, title } = answer;
  const missable = listMissable(run).at(-1);
  const hasOven = request.equipment?.includes('oven') !== false && OVEN.test(answer.steps.join(' '));
  const fitting = [
    ...((minutes.total ?? 0) > LONG_MINUTES && request.maxMinutes === undefined ? [RECIPE_WORDS.quicker] : []),
    ...(hasOven ? [RECIPE_WORDS.noOven] : []),
    ...(missable === undefined ? [] : [RECIPE_WORDS.without(missable)]),
    ...(SWEET.test(title ?? text.slice(0, 200)) ? [RECIPE_WORDS.sweeter] : [RECIPE_WORDS.spicier]),
    RECIPE_WORDS.forSoMany(servings === 4 ? 2 : 4),
  ];
  return fitting.slice(-MOST);
}

/** What comes from the cupboard or is to be bought, by name: each may not be there. */
export function listMissable({ session }: RecipeRun): readonly string[] {
  const lines = (session.answer?.ingredients ?? []).filter(
    ({ from, food }) => from !== 'yours' && food !== null,
  );
  return [...new Set(lines.map(readName))];
}

/** The plain name of the food of a line: an id is its name in the singular. */
function readName({ food, text }: RecipeIngredient): string {
  return food === null ? text : food.replace(/-/g, ' ');
}
