// Every export of recipes as models write them, read back: by Larder, and by the programs that such files are made for.

import { describe, expect, it } from 'vitest';
import { attributeIngredients } from '../src/recipe/adherence.ts';
import { checkRecipe } from '../src/recipe/check-recipe.ts';
import { type ExportFormat, writeExport } from '../src/recipe/export/export-formats.ts';
import type { TakenRecipe } from '../src/recipe/export/gather-export.ts';
import { readRecipe } from '../src/recipe/read-recipe.ts';
import type { Recipe } from '../src/recipe/recipe.ts';
import { type NaturalRecipe, readNaturalRecipes } from './read-natural-recipes.ts';

const EVERY = 2;
const RECIPES = readNaturalRecipes('first-').filter((_, at) => at % EVERY === 0);

function take({ markdown, request }: NaturalRecipe): TakenRecipe {
  const recipe = attributeIngredients(readRecipe(markdown), request);
  const findings = checkRecipe(recipe, request, { finish: 'complete' });
  return { markdown, ingredients: recipe.ingredients, findings, source: { kind: 'model', model: 'a/b' } };
}

/** What must not change on the way. */
/** A heading keeps its emoji, a line of plain text loses it. */
function dropEmoji(title: string | null): string | undefined {
  return title?.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.)!?'’"”]+$/gu, '');
}

function readCore({ title, servings, minutes, ingredients, steps }: Recipe) {
  return {
    title: dropEmoji(title),
    servings,
    minutes,
    ingredients: ingredients.map(({ text, food, quantity, quantityMax, unit }) => ({
      text,
      food,
      quantity,
      quantityMax,
      unit,
    })),
    steps: steps.map((step) => step.replace(/\s+/g, ' ')),
  };
}

function write(format: ExportFormat, recipe: NaturalRecipe): string {
  return writeExport(format, take(recipe));
}

it('has fifty recipes and more to write', () => {
  expect(RECIPES.length).toBeGreaterThanOrEqual(50);
});

describe.each(['markdown', 'text'] as const)('%s', (format) => {
  it.each(RECIPES)('of $id ($manner) reads as the recipe does', (recipe) => {
    expect(readCore(readRecipe(write(format, recipe)))).toEqual(readCore(readRecipe(recipe.markdown)));
  });
});
