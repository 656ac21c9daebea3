// Changes that fit a recipe: what it takes its time with, what it is for, what it needs that may not be there.

import type { RecipeIngredient } from '../../../recipe/recipe.ts';
import type { RecipeRun } from '../../session/recipe-runs.ts';
import { EN_RECIPE, RECIPE_WORDS } from '../../text/en-recipe.ts';

export type Words = typeof RECIPE_WORDS;

const QUICKER = ({ quicker }: Words) => quicker;
const SPICIER = ({ spicier }: Words) => spicier;
const MOST = 4;
const LONG_MINUTES = 30;
const SWEET = /\b(?:cake|crumble|pancakes?|compote|custard|pudding|smoothie|dessert|biscuits?)\b/i;
const OVEN = /\boven\b/i;

/** A change as it is shown, and as it is asked of the chef. */
interface Change {
  readonly words: string;
  readonly wish: string;
}

/** The built-in chef reads English. */
export function writeChange({ session }: RecipeRun, tell: (words: Words) => string): Change {
  const isBuiltIn = session.source.kind === 'built-in';
  return { words: tell(RECIPE_WORDS), wish: tell(isBuiltIn ? EN_RECIPE : RECIPE_WORDS) };
}

/** Up to four. */
export function suggestChanges(run: RecipeRun): readonly Change[] {
  return listChanges(run).map((tell) => writeChange(run, tell));
}

function listChanges(run: RecipeRun): readonly ((words: Words) => string)[] {
  const { answer, text, request } = run.session;
  if (answer === null) return [SPICIER, QUICKER];
  const { servings, minutes, title, ingredients } = answer;
  const missable = ingredients.findLast(({ from, food }) => from !== 'yours' && food !== null);
  const hasOven = request.equipment?.includes('oven') !== false && OVEN.test(answer.steps.join(' '));
  const fitting = [
    ...((minutes.total ?? 0) > LONG_MINUTES && request.maxMinutes === undefined ? [QUICKER] : []),
    ...(hasOven ? [({ noOven }: Words) => noOven] : []),
    ...(missable === undefined ? [] : [({ without }: Words) => without(nameMissable(run, missable))]),
    SWEET.test(title ?? text.slice(0, 200)) ? ({ sweeter }: Words) => sweeter : SPICIER,
    ({ forSoMany }: Words) => forSoMany(servings === 4 ? 2 : 4),
  ];
  return fitting.slice(-MOST);
}

/** The food of a line, or the line itself where its food is not known or has no name in the language of the recipe. */
export function nameMissable({ session }: RecipeRun, { food, text }: RecipeIngredient): string {
  // An id is the name in the singular, and English.
  const isEnglish = session.source.kind === 'built-in' || session.request.language === undefined;
  return (isEnglish ? food?.replace(/-/g, ' ') : null) ?? text;
}
