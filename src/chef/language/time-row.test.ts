import { expect, it } from 'vitest';
import { suggestFromList } from '../../../tests/suggest-from-list.ts';

it.each([
  ['porridge oats, banana, frozen blueberries, peanut butter, oat milk', 15],
  ['prawns, feta, tin tomatoes, oregano, garlic', 60],
  ['anchovies, bread, capers, lemon, parsley', 60],
  ['eggs, potatoes', 60],
])('%s: as many minutes of cooking as its steps, one after the other, take at least', (list, maxMinutes) => {
  const { recipe, steps } = suggestFromList(list, { servings: 2, maxMinutes });
  expect(steps).not.toMatch(/meanwhile|\. Then /i);
  const least = [...steps.matchAll(/(\d+) to \d+ minutes/g)].reduce((sum, [, low]) => sum + Number(low), 0);
  expect(least).toBeGreaterThan(0);
  expect(recipe.minutes?.cook).toBeGreaterThanOrEqual(least);
});

it('counts on the longer minutes of each step', () => {
  const { recipe, steps } = suggestFromList('chicken breasts, spinach, cream');
  expect(steps).not.toMatch(/meanwhile/i);
  const most = [...steps.matchAll(/\d+ to (\d+) minutes/g)].reduce((sum, [, high]) => sum + Number(high), 0);
  expect(recipe.minutes?.cook).toBeGreaterThanOrEqual(most);
});
