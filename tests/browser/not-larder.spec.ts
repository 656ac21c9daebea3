// Where it is not Larder that answers: a login in front of it, or files of another version.

import { EN } from '../../src/web/text/en.ts';
import { EN_RECIPE } from '../../src/web/text/en-recipe.ts';
import { LIST } from './cook.ts';
import { expect, test } from './fixtures.ts';
import { LOGGED_FAILURE } from './watch-page.ts';

test('the page of a login is not taken for a recipe, and cookies go to the page’s own origin', async ({
  cook,
  larder,
  page,
  context,
  watch,
}) => {
  watch.expectConsole(LOGGED_FAILURE);
  await context.addCookies([{ name: 'login', value: 'yes', url: larder.url }]);
  const sent: (string | undefined)[] = [];
  await page.route('**/api/recipes', async (route) => {
    sent.push((await route.request().allHeaders()).cookie);
    await route.fulfill({ contentType: 'text/html', body: '<form>Sign in</form>' });
  });
  await cook.openWith(larder.url);
  await cook.ask();
  await expect(page.getByText(EN_RECIPE.notLarder)).toBeVisible();
  await expect(cook.recipe.getByText(EN_RECIPE.byBuiltIn)).toBeVisible();
  expect(sent).toEqual(['login=yes']);
});

test('an open page whose files are gone says so, and a reload keeps the list', async ({
  cook,
  larder,
  page,
  watch,
}) => {
  watch.expectConsole(/status of 404/);
  await cook.open(larder.url);
  await page.route('**/assets/recipes-view-*.js', (route) => route.fulfill({ status: 404 }));
  await cook.add(...LIST, 'no dairy');
  await cook.expectList(...LIST);
  await cook.ask();
  await expect(page.getByText(EN.partMissing)).toBeVisible();
  await page.unroute('**/assets/recipes-view-*.js');
  await cook.button(EN.reload).click();
  await cook.expectList(...LIST);
  await expect(page.getByRole('list', { name: EN.optionsSet })).toContainText('No milk');
  expect(new URL(page.url()).hash).toBe('');
  await cook.getRecipe();
});
