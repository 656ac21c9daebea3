// A recipe that is taken along by copying it.

import { EN_RECIPE } from '../../src/web/text/en-recipe.ts';
import { writeTextFrames } from '../fakes/fake-answer.ts';
import { CHICKPEA_RECIPE } from '../fakes/fake-recipes.ts';
import { expect, test } from './fixtures.ts';
import { createGate } from './gate.ts';

const HALF = writeTextFrames(CHICKPEA_RECIPE.slice(0, 500));
const AUTHOR = 'Written by a language model (fake/cook), not tested in a kitchen.';

test('is its markdown with its author, and that is said', async ({ cook, larder, page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await cook.openWith(larder.url);
  await cook.getRecipe();
  const copy = cook.recipe.getByRole('button', { name: EN_RECIPE.copyRecipe, exact: true });
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(cook.status).toHaveText(EN_RECIPE.copied);
  await expect(cook.recipe.getByRole('button', { name: EN_RECIPE.copied, exact: true })).toBeFocused();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${CHICKPEA_RECIPE.trimEnd()}\n\n${AUTHOR}\n`);
});

test('is copied where the browser has no clipboard for the page, as without https', async ({
  cook,
  larder,
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.addEventListener('copy', () => {
      const { activeElement } = document;
      const text = activeElement instanceof HTMLTextAreaElement ? activeElement.value : '';
      document.documentElement.setAttribute('data-copied', text);
    });
  });
  await cook.openWith(larder.url);
  await cook.getRecipe();
  await cook.button(EN_RECIPE.copyRecipe).click();
  await expect(cook.status).toHaveText(EN_RECIPE.copied);
  await expect(page.locator('html')).toHaveAttribute(
    'data-copied',
    /^# Lemon[\s\S]+not tested in a kitchen\.\n$/,
  );
  await expect(cook.button(EN_RECIPE.copied)).toBeFocused();
});

test('is offered once nothing more will come', async ({ cook, larder, provider }) => {
  provider.script([{ pieces: [...HALF, createGate()] }]);
  await cook.openWith(larder.url);
  await cook.ask();
  await expect(cook.recipe).toContainText('1 tin chickpeas');
  await expect(cook.button(EN_RECIPE.copyRecipe)).toBeDisabled();
  await cook.stopButton.click();
  await expect(cook.button(EN_RECIPE.copyRecipe)).toBeEnabled();
});
