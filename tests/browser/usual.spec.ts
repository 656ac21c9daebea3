// The cook's usual: kept on this device when a box is ticked, in force on the next visit, forgotten at one press.

import type { Page } from '@playwright/test';
import { writeRecipeLink } from '../../src/web/link/recipe-link.ts';
import { DE } from '../../src/web/text/de.ts';
import { EN } from '../../src/web/text/en.ts';
import { EN_OPTIONS } from '../../src/web/text/en-options.ts';
import { EN_RECIPE } from '../../src/web/text/en-recipe.ts';
import { EN_USUAL } from '../../src/web/text/en-usual.ts';
import { USUAL_KEY } from '../../src/web/usual/has-usual.ts';
import { CHICKPEA_RECIPE } from '../fakes/fake-recipes.ts';
import type { Cook } from './cook.ts';
import { expect, test } from './fixtures.ts';
import { readStores } from './read-stores.ts';

function findNote(page: Page) {
  return page.getByRole('region', { name: EN_USUAL.name });
}

async function setAndKeep(cook: Cook, url: string): Promise<void> {
  const { page } = cook;
  await cook.open(url);
  await cook.add('eggs', 'vegetarian', 'no nuts');
  await cook.button(EN.options).click();
  await expect(page.getByLabel(EN_OPTIONS.option('vegetarian'), { exact: true })).toBeChecked();
  await page.getByLabel(EN_USUAL.box, { exact: true }).check();
  await expect(page.getByRole('dialog')).toContainText(EN_USUAL.kept);
  await page.keyboard.press('Escape');
}

test('nothing is kept without the tick; with it, what is avoided is in force on the next visit', async ({
  cook,
  larder,
  page,
}) => {
  await cook.open(larder.url);
  await cook.add('eggs', 'no nuts');
  await cook.button(EN.options).click();
  await expect(page.getByLabel(EN_USUAL.box, { exact: true })).not.toBeChecked();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.reload();
  await expect(cook.button('Remove No nuts')).toHaveCount(0);

  await setAndKeep(cook, larder.url);
  await expect(findNote(page)).toContainText(EN_USUAL.inForce('Vegetarian, No nuts'));
  await page.reload();
  await expect(findNote(page)).toContainText(EN_USUAL.inForce('Vegetarian, No nuts'));
  await expect(cook.chips).toHaveCount(0);
  await cook.add('eggs', 'rice', 'spinach');
  const asked = page.waitForRequest(/\/api\/recipes$/);
  await cook.ask();
  expect((await asked).postDataJSON()).toMatchObject({ diets: ['vegetarian'], avoid: ['nuts'] });
  expect((await readStores(page)).filter((name) => name === USUAL_KEY)).toHaveLength(1);
});

test('one press forgets all of it', async ({ cook, larder, page }) => {
  await setAndKeep(cook, larder.url);
  await findNote(page).getByRole('button', { name: EN_USUAL.forget, exact: true }).click();
  await expect(findNote(page)).toHaveCount(0);
  await expect(cook.field).toBeFocused();
  await expect(cook.status).toHaveText(EN_USUAL.forgotten);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.reload();
  await expect(cook.button('Remove No nuts')).toHaveCount(0);
  await cook.add('eggs');
  await expect(findNote(page)).toHaveCount(0);

  await setAndKeep(cook, larder.url);
  await cook.button(EN.options).click();
  await page.getByLabel(EN_USUAL.box, { exact: true }).uncheck();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('what is set for today alone does not change it, and can be taken back or kept', async ({
  cook,
  larder,
  page,
}) => {
  await setAndKeep(cook, larder.url);
  await cook.button('Remove No nuts').click();
  await expect(findNote(page)).toContainText(EN_USUAL.differs);
  await cook.button(EN_USUAL.backTo).click();
  await expect(cook.button('Remove No nuts')).toBeVisible();
  await expect(findNote(page)).not.toContainText(EN_USUAL.differs);
  await cook.add('no milk');
  await cook.button(EN_USUAL.keepNow).click();
  await page.reload();
  await expect(findNote(page)).toContainText('No milk, No nuts');
});

test('the cupboard is kept with it, and one press puts it on the list', async ({ cook, larder, page }) => {
  await setAndKeep(cook, larder.url);
  await cook.button(EN.options).click();
  await page.getByLabel(EN_USUAL.cupboard, { exact: true }).fill('olive oil, rice,, rice');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(findNote(page)).toContainText(EN_USUAL.cupboardHolds('olive oil, rice'));
  await cook.button(EN_USUAL.addCupboard).click();
  await cook.expectList('olive oil', 'rice');
});

test('a language is kept where it was chosen and the box is ticked, and forgotten with it', async ({
  cook,
  larder,
  page,
}) => {
  const choice = page.locator('.language select');
  const html = page.locator('html');
  await cook.open(larder.url);
  await choice.selectOption('de');
  await page.reload();
  await expect(html).toHaveAttribute('lang', 'en-GB');

  await setAndKeep(cook, larder.url);
  await choice.selectOption('de');
  await expect(page.getByText(DE.usual.differs)).toBeVisible();
  await page.getByRole('button', { name: DE.usual.backTo }).click();
  await expect(html).toHaveAttribute('lang', 'en-GB');
  await choice.selectOption('de');
  await page.getByRole('button', { name: DE.usual.keepNow }).click();
  await page.reload();
  await expect(html).toHaveAttribute('lang', 'de');
  const note = page.getByRole('region', { name: DE.usual.name });
  await expect(note).toContainText('Deutsch');
  await expect(note).not.toContainText(DE.usual.differs);
  await note.getByRole('button', { name: DE.usual.forget }).click();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.reload();
  await expect(html).toHaveAttribute('lang', 'en-GB');
});

test('contents that Larder did not write are ignored, and nothing of them runs', async ({
  cook,
  larder,
  page,
}) => {
  for (const text of [
    '{"version":1,"wishes":{"avoid":["<img src=x onerror=alert(1)>","zzyzx","milk"],"diets":["<b>"]},"cupboard":[7]}',
    '<script>alert(1)</script>',
    '{"version":99}',
    'x'.repeat(200_000),
  ]) {
    await page.goto(larder.url);
    await page.evaluate(([key = '', value = '']) => localStorage.setItem(key, value), [USUAL_KEY, text]);
    await page.reload();
    await cook.add('eggs');
    await expect(cook.chips).toHaveCount(1);
    const set = page.getByRole('list', { name: EN.optionsSet }).getByRole('listitem');
    await expect(set).toHaveText(text.includes('milk') ? ['No milk'] : []);
  }
});

test('it is in force before a link is opened', async ({ cook, larder, page }) => {
  await cook.open(larder.url);
  await cook.add('no spinach');
  await cook.button(EN.options).click();
  await page.getByLabel(EN_USUAL.box, { exact: true }).check();
  const author = { kind: 'built-in' } as const;
  const hash = await writeRecipeLink({ markdown: CHICKPEA_RECIPE, author, asked: {} });
  await page.goto('about:blank');
  await page.goto(`${larder.url}/${hash}`);
  await expect(cook.heading(EN_RECIPE.heldTitle)).toBeVisible();
  await expect(page.locator('.notice.held')).toContainText(/spinach/i);
});

test('a browser that refuses its storage is told of, and the page works', async ({ cook, larder, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await cook.open(larder.url);
  await cook.add('eggs', 'no nuts');
  await cook.button(EN.options).click();
  await page.getByLabel(EN_USUAL.box, { exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(EN_USUAL.refused);
  await expect(page.getByLabel(EN_USUAL.box, { exact: true })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await cook.add('rice', 'spinach');
  await cook.getRecipe();
});
