// A recipe as the cook wants to read it: for more or fewer people, in other units. The text is changed line by line where
// the reading says that ingredients and steps stand; all else keeps its letters. What could not follow is told.

import { convertUnits, type WantedUnits } from './convert-units.ts';
import { findPlaces } from './find-places.ts';
import { hasFigure } from './read-number.ts';
import type { Recipe, RecipeIngredient } from './recipe.ts';
import { listPans, type Rounding, scaleLine, scaleStep } from './scale.ts';
import { readStepTimes } from './step-times.ts';

export interface Adaptation extends WantedUnits {
  /** Times as much as is written; above 0. */
  readonly factor: number;
}

/** What stays as it is written, or came out far from what the arithmetic gives. */
export type NotScaled =
  | { readonly kind: 'times' }
  | { readonly kind: 'pan'; readonly text: string }
  | { readonly kind: 'amount'; readonly text: string }
  | ({ readonly kind: 'rounded'; readonly text: string } & Rounding);

type ReadParts = Pick<Recipe, 'ingredients' | 'steps' | 'servings'>;

export interface AdaptedRecipe {
  readonly markdown: string;
  /** The list and the steps as they now read. */
  readonly ingredients: readonly RecipeIngredient[];
  readonly steps: readonly string[];
  readonly notScaled: readonly NotScaled[];
}

const LIST_MARKER = /^\s*(?:[-*+•]\s+(?:\[[ xX]?\]\s*)?|\d{1,3}[.)]\s+)?/;
const SERVINGS_WORD = '(?:serv|portion|people|person|makes|yield|für|pour|para|per)';

/** Whether every amount of the list stands where it can be changed; where not, scaling would leave one behind. */
export function canScale(markdown: string, recipe: ReadParts): boolean {
  const { ingredients } = findPlaces(markdown, recipe);
  return ingredients.length > 0 && !ingredients.includes(-1);
}

function changeServings(line: string, servings: number, now: number): string {
  const ahead = new RegExp(`(${SERVINGS_WORD}[^\\d]{0,20})${servings}(?![\\d.,/]*\\d)`, 'iu');
  if (ahead.test(line)) return line.replace(ahead, `$1${now}`);
  return line.replace(new RegExp(`(?<!\\d)${servings}(?=[^\\d]{1,12}${SERVINGS_WORD})`, 'iu'), String(now));
}

/** "1.5" of "2 eggs": whole where it can be. */
function countServings(servings: number, factor: number): number {
  return Math.max(1, Math.round(servings * factor));
}

function tellNotScaled(recipe: ReadParts, factor: number): readonly NotScaled[] {
  if (factor === 1) return [];
  const told: NotScaled[] = [];
  for (const ingredient of recipe.ingredients) {
    const { text, rounding } = scaleLine(ingredient.text, ingredient, factor);
    const isSame = text === ingredient.text;
    if (rounding !== null) told.push({ kind: 'rounded', text, ...rounding });
    else if (isSame && hasFigure(text) && !/%/.test(text)) told.push({ kind: 'amount', text });
  }
  const pans = new Set(recipe.steps.flatMap(listPans));
  for (const text of pans) told.push({ kind: 'pan', text });
  if (recipe.steps.some((step) => readStepTimes(step).length > 0)) told.push({ kind: 'times' });
  return told;
}

/** The recipe so adapted. With a factor of 1 and no units it is the same to the letter. */
export function adaptRecipe(markdown: string, recipe: ReadParts, wanted: Adaptation): AdaptedRecipe {
  const { factor } = wanted;
  const { ingredients, steps, servings } = recipe;
  const change = (text: string) => convertUnits(text, wanted);
  const adaptStep = (step: string) => change(scaleStep(step, ingredients, factor, servings));
  const lines = markdown.split('\n');
  const places = findPlaces(markdown, recipe);
  const ingredientAt = new Map(places.ingredients.map((line, at) => [line, ingredients[at]]));
  const firstList = Math.min(...places.ingredients.filter((line) => line !== -1), lines.length);
  const firstStep = Math.min(...places.steps.filter((line) => line !== -1), lines.length);
  const lastStep = Math.max(...places.steps, -1);
  const adaptLine = (line: string, at: number): string => {
    const ingredient = ingredientAt.get(at);
    const marker = LIST_MARKER.exec(line)?.[0] ?? '';
    const words = line.slice(marker.length);
    if (ingredient !== undefined) return marker + change(scaleLine(words, ingredient, factor).text);
    if (at >= firstStep && at <= lastStep) return marker + adaptStep(words);
    if (/^\s*#/.test(line)) return line;
    const isDetail = servings !== null && factor !== 1 && at < Math.min(firstList, firstStep);
    return isDetail ? changeServings(line, servings, countServings(servings, factor)) : change(line);
  };
  return {
    markdown: lines.map(adaptLine).join('\n'),
    ingredients: ingredients.map((each) => ({
      ...each,
      text: change(scaleLine(each.text, each, factor).text),
    })),
    steps: steps.map(adaptStep),
    notScaled: tellNotScaled(recipe, factor),
  };
}
