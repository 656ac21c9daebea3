// A recipe that was cut off at the length limit, and the way on from there.

import { EN } from '../../src/web/text/en.ts';
import { EN_RECIPE } from '../../src/web/text/en-recipe.ts';
import { writeStream } from '../fakes/fake-answer.ts';
import { CHICKPEA_RECIPE } from '../fakes/fake-recipes.ts';
import { expect, test } from './fixtures.ts';
import { LOGGED_FAILURE } from './watch-page.ts';

const REFUSED_ANSWER = /the server responded with a status of [45]\d\d/;
/** In every half recipe of the fake provider. */
const EARLY_WORDS = 'The chickpeas are fried until their skins crackle';

test('a text that ends at the length limit says so, and a model can carry on with it', async ({
  cook,
  larder,
  page,
  provider,
}) => {
  provider.script('length');
  await cook.openWith(larder.url);
  await cook.ask();
  await expect(cook.heading(EN_RECIPE.cutTitle)).toBeVisible();
  await expect(page.getByText(EN_RECIPE.cutNote)).toBeVisible();
  await expect(cook.recipe).toContainText(EARLY_WORDS);
  await expect(cook.status).toHaveText(EN_RECIPE.said.cut);
  await expect(cook.button(EN.tryAgain)).toBeVisible();
  for (const title of Object.values(EN_RECIPE.failedTitle)) await expect(cook.heading(title)).toHaveCount(0);

  provider.script([{ pieces: writeStream(CHICKPEA_RECIPE.slice(400)) }]);
  await cook.button(EN_RECIPE.carryOn).click();
  await expect(cook.recipe).toContainText('Eat it hot');
  await expect(cook.recipe).toContainText(EARLY_WORDS);
  await expect(cook.heading(EN_RECIPE.cutTitle)).toHaveCount(0);
  expect(provider.requests).toHaveLength(2);
});

test('the wait for the rest of a recipe is told, with the built-in chef’s in its place', async ({
  cook,
  larder,
  page,
  provider,
}) => {
  await page.clock.install();
  provider.script('length');
  await cook.openWith(larder.url);
  await cook.ask();
  await expect(cook.heading(EN_RECIPE.cutTitle)).toBeVisible();
  const asked = page.waitForRequest(/\/api\/recipes$/);
  provider.script('no-headers');
  await cook.button(EN_RECIPE.carryOn).click();
  expect((await asked).postDataJSON()).toMatchObject({ source: 'model', change: { continue: true } });
  await expect(cook.heading(EN_RECIPE.carryingOn)).toBeVisible();
  await expect(cook.recipe).toContainText(EARLY_WORDS);
  await expect(cook.status).toHaveText(EN_RECIPE.said.carryingOn);
  await page.clock.fastForward(8_500);
  await expect(cook.heading(EN_RECIPE.still)).toBeVisible();
  await expect(cook.status).toHaveText(EN_RECIPE.meanwhileOffer);
  await cook.button(EN_RECIPE.builtInMeanwhile).click();
  await expect(cook.recipe.getByText(EN_RECIPE.byBuiltIn)).toBeVisible();
  await expect(cook.recipe).not.toContainText(EARLY_WORDS);
});

test('a recipe that no model carries on is not glued to another', async ({
  cook,
  page,
  provider,
  start,
  watch,
}) => {
  watch.expectConsole(REFUSED_ANSWER, LOGGED_FAILURE);
  const larder = await start({ LARDER_DAILY_TOKENS: '2600' });
  provider.script('length');
  await cook.openWith(larder.url);
  await cook.ask();
  await expect(cook.heading(EN_RECIPE.cutTitle)).toBeVisible();
  await cook.button(EN_RECIPE.carryOn).click();
  await expect(cook.heading(EN_RECIPE.failedTitle.quota)).toBeVisible();
  await expect(page.getByText(EN_RECIPE.insteadTitle)).toBeVisible();
  const cards = cook.recipe.getByRole('article');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText(EARLY_WORDS);
  await expect(cards.first()).not.toContainText(EN_RECIPE.byBuiltIn);
  await expect(cards.last()).toContainText(EN_RECIPE.byBuiltIn);
  await expect(cards.last()).not.toContainText(EARLY_WORDS);
});
