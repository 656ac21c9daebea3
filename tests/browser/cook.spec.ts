// The way of a cook through the page: a list, a recipe that streams in, a stop, a change of mind.

import { readIngredient } from '../../src/food/read-ingredient.ts';
import { EN } from '../../src/web/text/en.ts';
import { EN_RECIPE } from '../../src/web/text/en-recipe.ts';
import { DONE, writeFrame, writeTextFrames } from '../fakes/fake-answer.ts';
import type { FakeProvider } from '../fakes/fake-provider.ts';
import { CHICKPEA_RECIPE } from '../fakes/fake-recipes.ts';
import { type Cook, LIST, TITLE } from './cook.ts';
import { expect, readChat, test } from './fixtures.ts';
import { createGate } from './gate.ts';
import type { Larder } from './start-larder.ts';

const FIRST_HALF = writeTextFrames(CHICKPEA_RECIPE.slice(0, 500));
const SECOND_HALF = [...writeTextFrames(CHICKPEA_RECIPE.slice(500)), writeFrame({}, 'stop'), DONE];

/** Half a recipe stands there, and the rest does not come. */
async function askAndWaitForHalf(cook: Cook, larder: Larder, provider: FakeProvider): Promise<void> {
  provider.script([{ pieces: [...FIRST_HALF, createGate()] }]);
  await cook.openWith(larder.url);
  await cook.ask();
  await expect(cook.recipe).toContainText('1 tin chickpeas');
}

test('three ingredients and a recipe take no more than a keyboard', async ({ cook, larder, page }) => {
  await cook.open(larder.url);
  await cook.tabTo(cook.field, 3);
  for (const name of ['chickpeas', 'spinach', 'lemon']) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(cook.field).toBeFocused();
    await expect(cook.field).toHaveValue('');
  }
  await cook.expectList('chickpeas', 'spinach', 'lemon');
  await cook.tabTo(cook.askButton);
  await page.keyboard.press('Enter');
  await cook.expectRecipe();
  await expect(cook.recipe.getByRole('heading', { level: 2 })).toHaveText('Larder Recommends:');
  await expect(cook.status).toContainText(TITLE);
});

test('the recipe streams in while the section says that it is busy', async ({ cook, larder, provider }) => {
  const gate = createGate();
  provider.script([{ pieces: [...FIRST_HALF, gate, ...SECOND_HALF] }]);
  await cook.openWith(larder.url);
  await cook.ask();
  await expect(cook.recipe.getByRole('heading', { name: TITLE })).toBeVisible();
  await expect(cook.recipe).toHaveAttribute('aria-live', 'polite');
  await expect(cook.recipe).toHaveAttribute('aria-busy', 'true');
  await expect(cook.recipe).toContainText('1 tin chickpeas');
  await expect(cook.recipe).not.toContainText('Eat it hot');
  await expect(cook.status).toHaveText(EN_RECIPE.said.writing(TITLE));
  gate.open();
  await expect(cook.recipe).toContainText('Eat it hot');
  await expect(cook.recipe).toHaveAttribute('aria-busy', 'false');
  await expect(cook.recipe).toContainText('fake/cook');
});

for (const way of ['the Stop button', 'Escape']) {
  test(`${way} stops the writing, keeps the text and is no error`, async ({
    cook,
    larder,
    page,
    provider,
  }) => {
    await askAndWaitForHalf(cook, larder, provider);
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await cook.stopButton.click();
    await expect(cook.askButton).toBeVisible();
    await expect(cook.recipe).toContainText('1 tin chickpeas');
    await expect(cook.recipe).toHaveAttribute('aria-busy', 'false');
    await expect(cook.heading(EN_RECIPE.endPill.stopped)).toBeVisible();
    await expect(cook.status).toHaveText(EN_RECIPE.said.stopped);
    for (const title of Object.values(EN_RECIPE.failedTitle))
      await expect(cook.heading(title)).toHaveCount(0);
    await provider.whenQuiet();
    expect(provider.requests[0]?.closedEarly).toBe(true);
    await cook.expectList(...LIST);
  });
}

test('a stop before the first word stops the provider too', async ({ cook, larder, provider }) => {
  provider.script('no-headers');
  await cook.openWith(larder.url);
  await cook.ask();
  await provider.whenAsked();
  await cook.stopButton.click();
  await expect(cook.heading(EN_RECIPE.endPill.stopped)).toBeVisible();
  await provider.whenQuiet();
  expect(provider.requests).toHaveLength(1);
});

test('after a stop the recipe can be asked for again, and is then whole', async ({
  cook,
  larder,
  provider,
}) => {
  provider.script([{ pieces: [...FIRST_HALF, createGate()] }, { pieces: [...FIRST_HALF, ...SECOND_HALF] }]);
  await cook.openWith(larder.url);
  await cook.ask();
  await expect(cook.recipe).toContainText('1 tin chickpeas');
  await cook.stopButton.click();
  await cook.button(EN_RECIPE.askAgain).click();
  await cook.expectRecipe();
  await expect(cook.recipe).toContainText('Eat it hot');
  expect(provider.requests).toHaveLength(2);
});

test('a press is one request, and so is a double press', async ({ cook, larder, provider, watch }) => {
  await cook.openWith(larder.url);
  await cook.askButton.dblclick();
  await cook.expectRecipe();
  expect(provider.requests).toHaveLength(1);
  await cook.getRecipe();
  expect(provider.requests).toHaveLength(2);
  expect(watch.addresses.filter((address) => address.endsWith('/api/recipes'))).toHaveLength(2);
});

test('Enter held down on the button is one request', async ({ cook, larder, page, provider }) => {
  provider.script([{ pieces: [...FIRST_HALF, createGate()] }]);
  await cook.openWith(larder.url);
  await cook.askButton.focus();
  await page.keyboard.down('Enter');
  // A key that is down already repeats.
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(cook.recipe).toContainText('1 tin chickpeas');
  await expect(cook.stopButton).toBeVisible();
  expect(provider.requests).toHaveLength(1);
});

test('a second press begins only once the first request is closed', async ({ cook, larder, provider }) => {
  let open = 0;
  const answer = () => {
    open = Math.max(open, provider.inFlight);
    return { pieces: [...FIRST_HALF, createGate()] };
  };
  provider.script([answer]);
  await cook.openWith(larder.url);
  await cook.ask();
  await expect(cook.recipe).toContainText('1 tin chickpeas');
  await expect(cook.askButton).toHaveCount(0);
  await cook.stopButton.click();
  await provider.whenQuiet();
  await cook.ask();
  await provider.whenAsked(2);
  await expect(cook.recipe).toContainText('1 tin chickpeas');
  await cook.stopButton.click();
  await provider.whenQuiet();
  expect(provider.requests).toHaveLength(2);
  expect(open).toBe(1);
});

test('every label is the one that was agreed', async ({ cook, larder, page }) => {
  await cook.open(larder.url);
  await expect(page.getByRole('banner').getByRole('img', { name: 'Chef logo', exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveText('Larder');
  await expect(cook.field).toHaveAttribute('name', 'ingredient');
  await expect(cook.field).toHaveAttribute('placeholder', 'e.g. oregano');
  await expect(cook.field).toHaveAccessibleName('Add ingredients');
  await expect(cook.addButton).toHaveText('Add ingredient');
  await expect(cook.addButton).toHaveAttribute('type', 'submit');
  await cook.add(...LIST);
  await expect(cook.heading('Ingredients on hand:')).toBeVisible();
  await expect(cook.heading('Ready for a recipe?')).toBeVisible();
  await expect(
    page.getByText('Generate a recipe from your list of ingredients.', { exact: true }),
  ).toBeVisible();
  await expect(cook.askButton).toHaveText('Get a recipe');
  await cook.getRecipe();
  await expect(cook.heading('Larder Recommends:')).toBeVisible();
});

test('the request area says how many more are wanted, and asks from three on', async ({
  cook,
  larder,
  page,
}) => {
  await cook.open(larder.url);
  const ready = cook.heading('Ready for a recipe?');
  const wanted = page.getByText(/more ingredients? and there is enough/);
  await expect(wanted).toHaveCount(0);
  await expect(ready).toHaveCount(0);
  await cook.add('eggs');
  await expect(wanted).toHaveText(/^2 more ingredients/);
  await expect(cook.askButton).toHaveCount(0);
  await cook.add('rice');
  await expect(wanted).toHaveText(/^1 more ingredient /);
  await expect(ready).toHaveCount(0);
  await cook.add('leeks');
  await expect(wanted).toHaveCount(0);
  await expect(ready).toBeVisible();
  await expect(cook.askButton).toBeVisible();
});

test.describe('several at once', () => {
  for (const [how, text] of [
    ['one per line', 'eggs\nmilk\n2 onions\n'],
    ['with commas and an "and"', 'eggs, milk and 2 onions'],
  ] as const) {
    test(`a pasted list ${how} adds each`, async ({ cook, larder }) => {
      await cook.open(larder.url);
      await cook.field.focus();
      await cook.paste(text);
      await cook.expectList('eggs', 'milk', '2 onions');
      await expect(cook.field).toHaveValue('');
      await expect(cook.field).toBeFocused();
    });
  }

  test('a typed list adds each', async ({ cook, larder }) => {
    await cook.open(larder.url);
    await cook.add('eggs, milk and 2 onions');
    await cook.expectList('eggs', 'milk', '2 onions');
  });
});

test('a blank is not added, and that is said', async ({ cook, larder, page }) => {
  await cook.open(larder.url);
  await cook.field.focus();
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await expect(cook.status).toHaveText(EN.blank);
  await expect(cook.field).toHaveAccessibleDescription(EN.blank);
  await expect(cook.chips).toHaveCount(0);
  await expect(cook.field).toBeFocused();
});

test('a duplicate is not added twice: the one that stands is pointed out, and what was typed stays', async ({
  cook,
  larder,
  page,
}) => {
  await cook.openWith(larder.url, ['aubergine', '2 tomatoes']);
  for (const again of ['Aubergine', 'eggplant', 'tomato']) {
    await cook.field.fill(again);
    await page.keyboard.press('Enter');
    const standing = again === 'tomato' ? '2 tomatoes' : 'aubergine';
    await expect(cook.status).toContainText(EN.duplicate([standing]));
    await expect(cook.field).toHaveAccessibleDescription(EN.duplicate([standing]));
    await expect(cook.chip(standing)).toHaveClass(/pointed/);
    await expect(cook.field).toHaveValue(again);
    await cook.expectList('aubergine', '2 tomatoes');
  }
  await page.keyboard.type('leeks');
  await page.keyboard.press('Enter');
  await cook.expectList('aubergine', '2 tomatoes', 'leeks');
});

test('an ingredient is edited in place, and Escape leaves it as it was', async ({ cook, larder, page }) => {
  await cook.openWith(larder.url, ['eggs', 'milk']);
  await cook.button(EN.edit('milk')).click();
  const edit = page.getByLabel(EN.editing('milk'));
  await expect(edit).toBeFocused();
  await page.keyboard.type('oat milk');
  await page.keyboard.press('Enter');
  await cook.expectList('eggs', 'oat milk');
  await expect(cook.button(EN.edit('oat milk'))).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('something else');
  await page.keyboard.press('Escape');
  await cook.expectList('eggs', 'oat milk');
});

test('what is being changed on its chip is asked with as it now reads', async ({
  cook,
  larder,
  page,
  provider,
}) => {
  await cook.openWith(larder.url);
  await cook.button(EN.edit('onion')).click();
  await page.keyboard.type('red cabbage');
  await cook.getRecipe();
  await cook.expectList('chickpeas', 'spinach', 'red cabbage', 'lemon');
  expect(JSON.stringify(provider.requests[0]?.body)).toContain('chickpeas, spinach, red cabbage, lemon');
  await expect(cook.askButton).toBeFocused();
});

test('a removed ingredient is gone, and the focus goes on to the next', async ({ cook, larder }) => {
  await cook.openWith(larder.url, ['eggs', 'milk', 'leeks']);
  await cook.button(EN.remove('milk')).click();
  await cook.expectList('eggs', 'leeks');
  await expect(cook.status).toHaveText(EN.removed('milk'));
  await expect(cook.button(EN.remove('leeks'))).toBeFocused();
});

test('Start over clears the list and the recipe, and Undo brings both back', async ({ cook, larder }) => {
  await cook.openWith(larder.url);
  await cook.getRecipe();
  await cook.button(EN.startOver).click();
  await expect(cook.chips).toHaveCount(0);
  await expect(cook.recipe).toHaveCount(0);
  await expect(cook.button(EN.undo)).toBeFocused();
  await expect(cook.status).toHaveText(EN.cleared(LIST.length));
  await cook.button(EN.undo).click();
  await cook.expectList(...LIST);
  await expect(cook.recipe.getByRole('heading', { name: TITLE })).toBeVisible();
  await expect(cook.status).toHaveText(EN.restored(LIST.length));
});

test('Start over and Undo are told as what they are while a recipe is being written', async ({
  cook,
  larder,
  provider,
  watch,
}) => {
  await askAndWaitForHalf(cook, larder, provider);
  await cook.button(EN.startOver).click();
  await expect(cook.status).toHaveText(EN.cleared(LIST.length));
  const before = watch.said.length;
  await cook.button(EN.undo).click();
  await expect(cook.recipe).toContainText('1 tin chickpeas');
  await expect(cook.heading(EN_RECIPE.endPill.stopped)).toBeVisible();
  await expect(cook.status).toHaveText(EN.restored(LIST.length));
  expect(watch.said.slice(before)).toEqual([EN.restored(LIST.length)]);
});

test('Escape gives up a word that is being composed, and not the recipe', async ({
  cook,
  larder,
  page,
  provider,
}) => {
  await askAndWaitForHalf(cook, larder, provider);
  await cook.field.focus();
  await cook.field.dispatchEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true });
  await expect(cook.stopButton).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cook.heading(EN_RECIPE.endPill.stopped)).toBeVisible();
});

test('what is not food is named on its chip and never sent', async ({ cook, larder, provider, watch }) => {
  const bodies: string[] = [];
  cook.page.on('request', (request) => void bodies.push(request.postData() ?? ''));
  await cook.openWith(larder.url, [...LIST, 'bleach']);
  const { verdict, why = '' } = readIngredient('bleach');
  expect([verdict, why]).toEqual(['not-food', expect.stringMatching(/\w/)]);
  await expect(cook.chip('bleach')).toContainText(why);
  await cook.getRecipe();
  await expect(cook.recipe).toContainText('bleach');
  expect(JSON.stringify(readChat(provider.requests[0]))).not.toContain('bleach');
  expect(bodies.join()).toContain('chickpeas');
  expect(bodies.join()).not.toContain('bleach');
  expect(watch.addresses.join()).not.toContain('bleach');
});

test('where only things that are no food are listed nothing is asked for, and that is said', async ({
  cook,
  larder,
  provider,
  watch,
}) => {
  await cook.openWith(larder.url, ['bleach', 'washing-up liquid', 'antifreeze']);
  await cook.ask();
  await expect(cook.heading(EN_RECIPE.failedTitle.refused)).toBeVisible();
  await expect(cook.page.getByText(EN.nothingEdible)).toBeVisible();
  await expect(cook.status).toContainText(EN_RECIPE.failedTitle.refused);
  expect(provider.requests).toHaveLength(0);
  expect(watch.addresses.filter((address) => address.endsWith('/api/recipes'))).toHaveLength(0);
});

test('a wrong letter is read as the food that was meant', async ({ cook, larder }) => {
  await cook.openWith(larder.url, ['brocoli', 'eggs']);
  await expect(cook.chip('brocoli')).toContainText(EN.readAs('broccoli'));
  await expect(cook.chip('eggs')).not.toContainText('read as');
});

test('ingredients in any script are shown and sent as they were typed', async ({
  cook,
  larder,
  provider,
}) => {
  const names = ['crème fraîche', 'jalapeños', '豆腐', 'картофель'];
  await cook.openWith(larder.url, names);
  await cook.expectList(...names);
  await cook.getRecipe();
  expect(readChat(provider.requests[0]).messages[1]?.content).toContain(names.join(', '));
});

test('nothing typed in the field is lost when the recipe arrives', async ({
  cook,
  larder,
  page,
  provider,
}) => {
  const gate = createGate();
  provider.script([{ pieces: [...FIRST_HALF, gate, ...SECOND_HALF] }]);
  await cook.openWith(larder.url);
  await cook.ask();
  await cook.field.focus();
  await page.keyboard.type('oreg');
  gate.open();
  await cook.expectRecipe();
  await expect(cook.field).toHaveValue('oreg');
  await expect(cook.field).toBeFocused();
});
