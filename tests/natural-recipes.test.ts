// Recipes as language models write them, with no danger in them: few may be held back, and every one must be read. And
// ones with a single plain danger, planted by others. docs/testing.md has the figures of first contact.

import { describe, expect, it, vi } from 'vitest';
import { attributeIngredients } from '../src/recipe/adherence.ts';
import { checkRecipe } from '../src/recipe/check-recipe.ts';
import { findPlaces } from '../src/recipe/find-places.ts';
import { readRecipe } from '../src/recipe/read-recipe.ts';
import { type NaturalRecipe, readNaturalRecipes } from './read-natural-recipes.ts';

// Hundreds of recipes are checked in one test.
vi.setConfig({ testTimeout: 120_000 });

/** Of the planted dangers so many in a hundred are found at least. */
const LEAST_FOUND_PERCENT = 98;

function findDangers({ id, request, markdown }: NaturalRecipe): readonly string[] {
  const recipe = attributeIngredients(readRecipe(markdown), request);
  return checkRecipe(recipe, request)
    .filter(({ severity }) => severity === 'danger')
    .map(({ rule, message }) => `${id} ${rule}: ${message}`);
}

describe.each([
  // The rules were mended with all of these; the first two are a part of what was opened (docs/testing.md).
  { set: 'first', count: 95, mostHeld: 0, mostUnread: 1 },
  { set: 'third', count: 80, mostHeld: 0, mostUnread: 1 },
  { set: 'fourth', count: 60, mostHeld: 0, mostUnread: 1 },
  { set: 'fifth', count: 50, mostHeld: 0, mostUnread: 2 },
  { set: 'sixth', count: 24, mostHeld: 0, mostUnread: 0 },
  { set: 'seventh', count: 21, mostHeld: 0, mostUnread: 0 },
])('the $set natural recipes', ({ set, count, mostHeld, mostUnread }) => {
  const recipes = readNaturalRecipes(set);

  it(`are ${count}`, () => {
    expect(recipes.length).toBe(count);
  });

  it(`are held back for nothing at most ${mostHeld} times`, () => {
    const held = recipes.map(findDangers).filter((dangers) => dangers.length > 0);
    expect(held.length, held.flat().join('\n')).toBeLessThanOrEqual(mostHeld);
  });

  it('are read with title, ingredients and steps', () => {
    const unread = recipes.filter(({ markdown }) => {
      const { title, ingredients, steps } = readRecipe(markdown);
      return title === null || ingredients.length < 2 || steps.length < 1;
    });
    // One opens with its dough and has no heading for its list.
    expect(unread.length, unread.map(({ id }) => id).join(' ')).toBeLessThanOrEqual(mostUnread);
  });

  it('have a place in the text for each ingredient and each step', () => {
    const lost = recipes.filter(({ markdown }) => {
      const { ingredients, steps } = findPlaces(markdown, readRecipe(markdown));
      return [...ingredients, ...steps].includes(-1);
    });
    expect(lost.map(({ id }) => id)).toEqual([]);
  });
});

it(`of 257 recipes with one planted danger at least ${LEAST_FOUND_PERCENT} in 100 are held back`, () => {
  const recipes = readNaturalRecipes('planted');
  const missed = recipes.filter((recipe) => findDangers(recipe).length === 0).map(({ id }) => id);
  expect(recipes.length).toBe(257);
  expect(100 - (100 * missed.length) / recipes.length, missed.join(' ')).toBeGreaterThanOrEqual(
    LEAST_FOUND_PERCENT,
  );
});
