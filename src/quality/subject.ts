// One text that is judged, with the request it answers: everything is read back from the markdown, so that a
// recipe of any chef can be a subject.

import { type Food, findFood } from '../food/foods.ts';
import type { IngredientReading } from '../food/read-ingredient.ts';
import { ML_PER_UNIT } from '../food/units.ts';
import { findFoods } from '../recipe/food-mentions.ts';
import { readLineFood } from '../recipe/read-ingredient-line.ts';
import { readRecipe } from '../recipe/read-recipe.ts';
import { readSentences } from '../recipe/read-sentences.ts';
import type { Recipe, RecipeIngredient } from '../recipe/recipe.ts';
import type { RecipeRequest } from '../recipe/recipe-request.ts';
import { type Screening, screenIngredients } from '../recipe/screen-ingredients.ts';
import type { MustLines } from './must-lines.ts';

export interface ListedLine {
  readonly line: RecipeIngredient;
  readonly food: Food | undefined;
  /** What its amount weighs, where that can be known. */
  readonly grams: number | undefined;
}

export interface StepSentence {
  /** Number of its step, from 1. */
  readonly step: number;
  readonly text: string;
  /** Foods it names and does not deny. */
  readonly foods: readonly Food[];
}

export interface Answer {
  readonly name: string;
  /** The kind of list: what results are grouped by. */
  readonly kind: string;
  readonly request: RecipeRequest;
  readonly must: MustLines;
  /** Empty where no recipe was written. */
  readonly markdown: string;
}

export interface Subject extends Answer {
  readonly recipe: Recipe;
  readonly screening: Screening;
  readonly listed: readonly ListedLine[];
  readonly sentences: readonly StepSentence[];
}

/** Where the food data have no density, a spoon or a millilitre weighs what water does. */
function weighLine(line: RecipeIngredient, food: Food | undefined): number | undefined {
  const reading: IngredientReading = readLineFood(line.text);
  if (reading.grams !== undefined) return reading.grams;
  const stated = /\(about (\d+) g\b/.exec(line.text);
  if (stated !== null) return Number(stated[1]);
  if (line.quantity === null) return undefined;
  const ml = line.unit === null ? undefined : ML_PER_UNIT[line.unit];
  const each = ml ?? food?.gramsEach;
  return each === undefined ? undefined : line.quantity * each;
}

function readListedLine(line: RecipeIngredient): ListedLine {
  const food = line.food === null ? undefined : findFood(line.food);
  return { line, food, grams: weighLine(line, food) };
}

/** What a step calls by its kind is the food of the list: "the rice" its black rice, "the beans" its dried ones. */
function findListed(food: Food, listed: readonly ListedLine[]): Food {
  const foods = listed.flatMap((one) => (one.food === undefined ? [] : [one.food]));
  if (foods.some((other) => other.id === food.id)) return food;
  return (
    foods.find((other) => other.plural.includes(food.plural)) ??
    foods.find((other) => other.category === food.category && other.roles[0] === food.roles[0]) ??
    food
  );
}

/** Reads an answer once, for all checks. */
export function readSubject(answer: Answer): Subject {
  const recipe = readRecipe(answer.markdown);
  const listed = recipe.ingredients.map(readListedLine);
  return {
    ...answer,
    recipe,
    screening: screenIngredients(answer.request.ingredients),
    listed,
    sentences: recipe.steps.flatMap((step, index) =>
      readSentences(step).map((text) => ({
        step: index + 1,
        text,
        foods: findFoods(text)
          .filter((mention) => !mention.negated && !mention.doubtful)
          .map((mention) => findListed(mention.food, listed)),
      })),
    ),
  };
}
