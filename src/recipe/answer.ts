// Everything known of a finished recipe, in the shape of the HTTP and command-line interface.

import type { Finding } from './finding.ts';
import { readRecipeAllergens } from './read-recipe-allergens.ts';
import type { Recipe } from './recipe.ts';
import type { ChefLabel, Finish, RecipeAnswer } from './recipe-events.ts';
import { createReadings, type RecipeReadings } from './recipe-readings.ts';
import type { RecipeRequest } from './recipe-request.ts';

export interface AnswerFacts {
  readonly recipe: Recipe;
  readonly request: RecipeRequest;
  readonly source: ChefLabel;
  readonly finish: Finish;
  readonly findings: readonly Finding[];
  /** What has been read of this request already. */
  readonly readings?: RecipeReadings;
}

/** The answer without its text, as the `done` event carries it. */
export function createAnswer(facts: AnswerFacts): Omit<RecipeAnswer, 'markdown'> {
  const { recipe, request, source, finish, findings, readings = createReadings(request) } = facts;
  return {
    source,
    finish,
    title: recipe.title,
    servings: recipe.servings,
    minutes: recipe.minutes,
    ingredients: recipe.ingredients,
    steps: recipe.steps,
    leftOut: recipe.leftOut,
    refused: readings.screening().refused,
    allergens: readRecipeAllergens(recipe),
    findings,
  };
}

/** The whole JSON; a recipe that is held back has no text. */
export function withMarkdown(answer: Omit<RecipeAnswer, 'markdown'>, markdown: string): RecipeAnswer {
  return { markdown: answer.finish === 'refused' ? '' : markdown, ...answer };
}
