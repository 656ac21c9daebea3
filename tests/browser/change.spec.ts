// "Change this": asked of the chef that wrote the recipe, with the one before a press away; and wishes that are typed.

import { EN } from '../../src/web/text/en.ts';
import { EN_RECIPE } from '../../src/web/text/en-recipe.ts';
import { writeStream } from '../fakes/fake-answer.ts';
import { CHICKPEA_RECIPE } from '../fakes/fake-recipes.ts';
import { LIST, TITLE } from './cook.ts';
import { expect, readChat, test } from './fixtures.ts';

const MILDER = CHICKPEA_RECIPE.replace(TITLE, 'Mild Chickpeas').replace('1 tsp', '2 tsp');

test('a change is asked of the model with its recipe, and what changed is told', async ({
  cook,
  larder,
  page,
  provider,
}) => {
  await cook.openWith(larder.url);
  await cook.getRecipe();
  provider.script([{ pieces: writeStream(MILDER) }]);
  await page.getByLabel(EN_RECIPE.change, { exact: true }).fill('milder, please');
  await page.keyboard.press('Enter');
  await cook.expectRecipe('Mild Chickpeas');
  const { messages } = readChat(provider.requests[1]);
  expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
  expect(messages[2]?.content).toContain(TITLE);
  expect(messages[3]?.content).toContain('milder, please');
  await expect(page.getByText(EN_RECIPE.changedFor('milder, please'))).toBeVisible();
  const note = page.locator('.change-counts');
  await expect(note).toContainText(EN_RECIPE.marked.different(1));
  const marked = cook.recipe.locator('li', { has: page.locator('.line-mark') });
  await expect(marked).toHaveCount(1);
  await expect(marked.getByRole('checkbox', { name: /^Different: 2 tsp/ })).toBeVisible();
  await cook.button(EN_RECIPE.showBefore).click();
  await expect(cook.recipe.getByRole('heading', { name: TITLE })).toBeVisible();
});

test('the built-in chef changes twice, and remembers the first', async ({ cook, start, page }) => {
  const larder = await start({ OPENAI_BASE_URL: '', LARDER_MODEL: '' });
  await cook.openWith(larder.url, ['eggs', 'rice', 'spring onions', 'cheddar']);
  await cook.ask();
  await expect(cook.recipe.getByText(EN_RECIPE.byBuiltIn)).toBeVisible();
  await cook.button(EN_RECIPE.forSoMany(4)).click();
  await expect(page.getByText(EN_RECIPE.ideaOf(2, 2))).toBeVisible();
  await expect(page.getByRole('list', { name: EN.optionsSet })).toContainText('4 servings');
  await page.getByLabel(EN_RECIPE.change, { exact: true }).fill('spicier');
  await page.keyboard.press('Enter');
  await expect(page.getByText(EN_RECIPE.ideaOf(3, 3))).toBeVisible();
  await expect(cook.recipe).toContainText(/Serves\s*4/);
  await expect(cook.recipe).toContainText('For more heat');
});

test('what is not there is a press away, and stays a wish', async ({ cook, larder, page, provider }) => {
  await cook.openWith(larder.url);
  await cook.getRecipe();
  const lines = cook.recipe.locator('.lines:is(.cupboard, .to-buy) > li');
  const missing = lines.first().getByRole('button');
  const name = ((await missing.getAttribute('aria-label')) ?? '').replace(EN_RECIPE.noneOfIt(''), '');
  expect(name).not.toBe('');
  await expect(lines.first()).toContainText(name);
  expect(await lines.getByRole('button').count()).toBe(await lines.getByRole('checkbox').count());
  await missing.click();
  // What the fake model writes then holds it all the same, and is held back for that.
  await expect.poll(() => provider.requests.length).toBe(2);
  expect(readChat(provider.requests[1]).messages.at(-1)?.content).toContain(`don't have ${name}`);
  await expect(page.getByRole('list', { name: EN.optionsSet })).toContainText(`No ${name}`);
});

test('wishes that are typed are shown as such, can be taken back, and a conflict is said', async ({
  cook,
  larder,
  page,
}) => {
  await cook.openWith(larder.url, ['pork', 'leeks', 'rice']);
  await cook.add('for 4', 'in 20 minutes', 'US units', 'halal', 'nut allergy', 'no oven', 'no pork');
  const set = page.getByRole('list', { name: EN.optionsSet }).getByRole('listitem');
  await expect(set).toHaveText([
    '4 servings',
    'Halal',
    'No nuts',
    'No pork',
    'Up to 20 min',
    'No oven',
    'US units',
  ]);
  await cook.expectList('pork', 'leeks', 'rice');
  await expect(cook.chip('pork')).toContainText(EN.conflict('No pork'));
  await cook.button(EN.dropWish('4 servings')).click();
  await expect(set).toHaveCount(6);
  await cook.add('spicier');
  await expect(cook.field).toHaveAccessibleDescription(EN.tasteLater('spicier'));
  await expect(cook.field).toHaveValue('spicier');
});

test('how it should taste, typed into the field, changes the recipe in view', async ({
  cook,
  larder,
  provider,
}) => {
  await cook.openWith(larder.url, LIST);
  await cook.getRecipe();
  await cook.add('spicier');
  await expect(cook.field).toHaveValue('');
  await expect.poll(() => provider.requests.length).toBe(2);
  expect(readChat(provider.requests[1]).messages.at(-1)?.content).toContain('spicier');
});
