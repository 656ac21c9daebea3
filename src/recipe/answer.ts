// Everything known of a finished recipe, in the shape of the HTTP and command-line interface.

import type { Finding } from './finding.ts';
import { readRecipeAllergens } from './read-recipe-allergens.ts';
import type { Recipe } from './recipe.ts';
import type { ChefLabel, Finish, RecipeAnswer } from './recipe-events.ts';
import type { RecipeRequest } from './recipe-request.ts';
import { screenIngredients } from './screen-ingredients.ts';

export interface AnswerFacts {
  readonly recipe: Recipe;
  readonly request: RecipeRequest;
  readonly source: ChefLabel;
  readonly finish: Finish;
  readonly findings: readonly Finding[];
}

/** The answer without its text, as the `done` event carries it. */
export function createAnswer(facts: AnswerFacts): Omit<RecipeAnswer, 'markdown'> {
  const { recipe, request, source, finish, findings } = facts;
  return {
    source,
    finish,
    title: recipe.title,
    servings: recipe.servings,
    minutes: recipe.minutes,
    ingredients: recipe.ingredients,
    steps: recipe.steps,
    leftOut: recipe.leftOut,
    refused: screenIngredients(request.ingredients).refused,
    allergens: readRecipeAllergens(recipe),
    findings,
  };
}

/** The whole JSON; a recipe that is held back has no text. */
export function withMarkdown(answer: Omit<RecipeAnswer, 'markdown'>, markdown: string): RecipeAnswer {
  return { markdown: answer.finish === 'refused' ? '' : markdown, ...answer };
}
