// The recipes of a visit: each is kept, and the one before is a press away.

import { EN } from '../../src/web/text/en.ts';
import { EN_RECIPE } from '../../src/web/text/en-recipe.ts';
import { writeStream } from '../fakes/fake-answer.ts';
import { CHICKPEA_RECIPE } from '../fakes/fake-recipes.ts';
import { TITLE } from './cook.ts';
import { expect, test } from './fixtures.ts';
import { createGate } from './gate.ts';

const OTHER_TITLE = 'Chickpea Pot';
const OTHER = CHICKPEA_RECIPE.replace(TITLE, OTHER_TITLE);

test('the recipe before stays in view until the next begins, and can be gone back to', async ({
  cook,
  larder,
  page,
  provider,
}) => {
  const gate = createGate();
  await cook.openWith(larder.url);
  await cook.getRecipe();
  provider.script([{ gate, pieces: writeStream(OTHER) }]);
  await cook.button(EN_RECIPE.anotherIdea).click();
  await expect(cook.heading(EN.asking)).toBeVisible();
  await expect(cook.recipe.getByRole('heading', { name: TITLE })).toBeVisible();
  gate.open();
  await cook.expectRecipe(OTHER_TITLE);
  await expect(page.getByText(EN_RECIPE.ideaOf(2, 2))).toBeVisible();
  await cook.button(EN_RECIPE.ideaBefore).click();
  await expect(cook.recipe.getByRole('heading', { name: TITLE })).toBeVisible();
  await expect(page.getByText(EN_RECIPE.ideaOf(1, 2))).toBeVisible();
  await expect(cook.button(EN_RECIPE.ideaBefore)).toHaveAttribute('aria-disabled', 'true');
  await cook.button(EN_RECIPE.ideaAfter).click();
  await expect(cook.recipe.getByRole('heading', { name: OTHER_TITLE })).toBeVisible();
  expect(provider.requests).toHaveLength(2);
});

test('Escape on a new recipe leaves the one before', async ({ cook, larder, page, provider }) => {
  await cook.openWith(larder.url);
  await cook.getRecipe();
  provider.script('no-headers');
  await cook.ask();
  await expect(cook.heading(EN.asking)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cook.heading(EN_RECIPE.endPill.stopped)).toBeVisible();
  await expect(cook.recipe.getByRole('heading', { name: TITLE })).toBeVisible();
});

test('what is carried on goes on where it was read', async ({ cook, larder, page, provider }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  provider.script('length');
  await cook.openWith(larder.url);
  await cook.ask();
  await expect(cook.heading(EN_RECIPE.cutTitle)).toBeVisible();
  await cook.button(EN_RECIPE.carryOn).scrollIntoViewIfNeeded();
  provider.script('no-headers');
  await cook.button(EN_RECIPE.carryOn).click();
  await expect(cook.heading(EN_RECIPE.carryingOn)).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
});

test('an ingredient that was removed can be brought back', async ({ cook, larder }) => {
  await cook.openWith(larder.url, ['eggs', 'milk', 'leeks']);
  await cook.button(EN.remove('milk')).click();
  await cook.expectList('eggs', 'leeks');
  await cook.button(EN.undo).click();
  await cook.expectList('eggs', 'milk', 'leeks');
});
