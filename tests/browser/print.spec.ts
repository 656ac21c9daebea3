// A recipe on paper: the recipe alone, on one page.

import { EN } from '../../src/web/text/en.ts';
import { EN_RECIPE } from '../../src/web/text/en-recipe.ts';
import { LIST, TITLE } from './cook.ts';
import { expect, test } from './fixtures.ts';

function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0;
}

for (const format of ['A4', 'Letter'] as const) {
  test(`a recipe prints on one page of ${format}`, async ({ cook, larder, page }) => {
    await cook.openWith(larder.url);
    await cook.getRecipe();
    expect(countPages(await page.pdf({ format }))).toBe(1);
  });
}

test('paper has the recipe, who wrote it and nothing to press', async ({ cook, larder, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await cook.openWith(larder.url, [...LIST, 'bleach']);
  await cook.getRecipe();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(cook.field).toBeHidden();
  await expect(page.getByLabel(EN_RECIPE.change, { exact: true })).toBeHidden();
  await expect(page.getByText(EN.ownToken)).toBeHidden();
  await expect(cook.recipe.getByRole('heading', { name: TITLE })).toBeVisible();
  await expect(cook.recipe.getByText('1 tin chickpeas (400 g), drained')).toBeVisible();
  await expect(cook.recipe.getByText('Eat it hot')).toBeVisible();
  await expect(cook.recipe.getByText(EN_RECIPE.byModel('fake/cook'))).toBeVisible();
  // Black on white, whatever the theme of the screen.
  const [ink, paper] = await page.evaluate(() => {
    const text = document.querySelector('[aria-live] h3');
    return [
      text === null ? '' : getComputedStyle(text).color,
      getComputedStyle(document.body).backgroundColor,
    ];
  });
  expect(ink).toBe('rgb(0, 0, 0)');
  expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(paper);
});

test('a page without a recipe prints the list', async ({ cook, larder, page }) => {
  await cook.openWith(larder.url);
  await page.emulateMedia({ media: 'print' });
  for (const name of LIST) await expect(page.getByText(name, { exact: true })).toBeVisible();
  expect(countPages(await page.pdf({ format: 'A4' }))).toBe(1);
});
