// What leaves the house when a cook asks for a recipe: one request, the list, nothing else; and where the keys stay.

import type { Response } from '@playwright/test';
import { DEFAULT_MODEL } from '../../src/recipe/model.ts';
import { DE } from '../../src/web/text/de.ts';
import { EN } from '../../src/web/text/en.ts';
import { EN_COOK } from '../../src/web/text/en-cook.ts';
import { EN_GIVEN } from '../../src/web/text/en-given.ts';
import { EN_OPTIONS } from '../../src/web/text/en-options.ts';
import { EN_RECIPE } from '../../src/web/text/en-recipe.ts';
import { EN_TAKE_AWAY } from '../../src/web/text/en-take-away.ts';
import { EN_TOKEN } from '../../src/web/text/en-token.ts';
import { type Cook, LIST } from './cook.ts';
import { expect, GATEWAY_KEY, OWN_TOKEN, readChat, test, writeForms } from './fixtures.ts';
import { readStores } from './read-stores.ts';
import { LOGGED_FAILURE } from './watch-page.ts';

/** One food more than a request can avoid; none of them is on the list. */
const AVOIDED = [
  ...['carrot', 'leek', 'beetroot', 'turnip', 'parsnip', 'cauliflower', 'broccoli', 'kale', 'courgette'],
  ...['aubergine', 'cucumber', 'radish', 'pumpkin', 'swede', 'banana', 'apple', 'pear', 'plum', 'mango'],
  ...['pineapple', 'cherry', 'apricot', 'fig', 'coriander', 'basil', 'dill', 'thyme', 'rosemary', 'sage'],
  ...['mint', 'tarragon'],
];

async function useOwnToken(cook: Cook, model = 'fake/own'): Promise<void> {
  await cook.page.getByText(EN.ownToken).click();
  await cook.page.getByLabel(EN_TOKEN.token, { exact: true }).fill(OWN_TOKEN);
  await cook.page.getByLabel(EN_TOKEN.model, { exact: true }).fill(model);
  await cook.button(EN_TOKEN.useToken).click();
  await expect(cook.button(EN_TOKEN.forget)).toBeVisible();
}

test('the provider gets one POST from the gateway, with the model, two messages and the limit', async ({
  cook,
  larder,
  provider,
}) => {
  await cook.openWith(larder.url, ['chickpeas', '2 tins tomatoes, chopped', 'spinach']);
  await cook.getRecipe();
  expect(provider.requests).toHaveLength(1);
  const [request] = provider.requests;
  expect(request?.path).toBe('/v1/chat/completions');
  expect(request?.headers.authorization).toBe(`Bearer ${GATEWAY_KEY}`);
  const { model, messages, max_tokens, stream } = readChat(request);
  expect({ model, max_tokens, stream }).toEqual({ model: 'fake/cook', max_tokens: 1024, stream: true });
  expect(messages.map(({ role }) => role)).toEqual(['system', 'user']);
  expect(messages[0]?.content).toContain('markdown');
  // A comma inside one ingredient would make two of it.
  expect(messages[1]?.content).toMatch(/chickpeas, 2 tins tomatoes chopped, spinach\b/);
});

test('what the kitchen lacks is left out of the request, typed or ticked', async ({ cook, larder, page }) => {
  await cook.openWith(larder.url);
  await cook.getRecipe();
  await cook.add('no oven');
  await cook.button(EN.options).click();
  const kitchen = page.getByRole('group', { name: EN_OPTIONS.equipment });
  await expect(kitchen.getByRole('checkbox', { checked: false })).toHaveCount(1);
  await kitchen.getByLabel(EN_OPTIONS.option('blender'), { exact: true }).uncheck();
  const set = page.getByRole('list', { name: EN.optionsSet }).getByRole('listitem');
  await expect(set).toHaveText(['No oven', 'No blender']);
  const asked = page.waitForRequest(/\/api\/recipes$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Get a recipe', exact: true }).click();
  expect((await asked).postDataJSON()).toMatchObject({
    ingredients: LIST,
    equipment: ['hob', 'grill', 'microwave', 'air-fryer', 'slow-cooker', 'kettle'],
  });
});

test('a food to avoid that is one too many is told and stays in the field, typed or ticked', async ({
  cook,
  larder,
  page,
}) => {
  await cook.openWith(larder.url);
  await cook.field.focus();
  await cook.paste(`${AVOIDED.map((food) => `no ${food}`).join('\n')}\n`);
  const set = page.getByRole('list', { name: EN.optionsSet }).getByRole('listitem');
  await expect(set).toHaveCount(30);
  await expect(cook.status).toContainText(EN.avoidFull);
  await expect(cook.field).toHaveAccessibleDescription(EN.avoidFull);
  await expect(cook.field).toHaveValue(`No ${AVOIDED.at(-1)}`);
  await cook.button(EN.options).click();
  await page.getByRole('group', { name: EN_OPTIONS.avoid }).getByLabel('Milk', { exact: true }).click();
  await expect(page.getByRole('group', { name: EN_OPTIONS.avoid })).toContainText(EN.avoidFull);
  await page.getByLabel(EN_OPTIONS.avoidOther, { exact: true }).fill('fennel');
  await cook.button(EN_OPTIONS.avoidIt).click();
  await expect(page.getByLabel(EN_OPTIONS.avoidOther, { exact: true })).toHaveAccessibleDescription(
    EN.avoidFull,
  );
  await expect(set).toHaveCount(30);
  const asked = page.waitForRequest(/\/api\/recipes$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Get a recipe', exact: true }).click();
  expect((await asked).postDataJSON().avoid).toHaveLength(30);
});

test('the provider gets one POST from the page with the cook’s own token, and the gateway none', async ({
  cook,
  start,
  provider,
  watch,
}) => {
  const origin = new URL(provider.url).origin;
  const larder = await start({ LARDER_DIRECT_ORIGINS: origin });
  watch.allowOrigin(origin);
  await cook.openWith(larder.url);
  await useOwnToken(cook, 'fake/own');
  await cook.getRecipe();
  await expect(cook.recipe).toContainText('fake/own');
  expect(provider.requests).toHaveLength(1);
  const [request] = provider.requests;
  expect(request?.path).toBe('/v1/chat/completions');
  expect(request?.headers.authorization).toBe(`Bearer ${OWN_TOKEN}`);
  expect(request?.headers.origin).toBe(larder.url);
  expect(request?.headers.referer).toBeUndefined();
  expect(request?.headers.cookie).toBeUndefined();
  const { model, messages, max_tokens, stream } = readChat(request);
  expect({ model, max_tokens, stream }).toEqual({ model: 'fake/own', max_tokens: 1024, stream: true });
  expect(messages.map(({ role }) => role)).toEqual(['system', 'user']);
  expect(messages[1]?.content).toContain(LIST.join(', '));
  expect(watch.addresses.filter((address) => address.includes('/api/recipes'))).toEqual([]);

  await cook.button(EN_TOKEN.forget).click();
  await cook.getRecipe();
  expect(provider.requests[1]?.headers.authorization).toBe(`Bearer ${GATEWAY_KEY}`);
});

test('a direct call that fails is logged once to the console, and not with the token', async ({
  cook,
  page,
  start,
  provider,
  watch,
}) => {
  const origin = new URL(provider.url).origin;
  const larder = await start({ LARDER_DIRECT_ORIGINS: origin });
  watch.allowOrigin(origin);
  watch.expectConsole(/status of 401/, /Recipe request failed/);
  const logged: string[] = [];
  page.on('console', (message) => void logged.push(message.text()));
  provider.script('key-echo');
  await cook.openWith(larder.url);
  await useOwnToken(cook);
  await cook.ask();
  await expect(cook.heading(EN_RECIPE.failedTitle.config)).toBeVisible();
  await expect(cook.recipe.getByText(EN_RECIPE.byBuiltIn)).toBeVisible();
  expect(logged.filter((line) => line.startsWith('Recipe request failed'))).toHaveLength(1);
  for (const form of writeForms(OWN_TOKEN)) {
    expect(logged.join('\n')).not.toContain(form);
    expect(await page.content()).not.toContain(form);
  }
  expect(provider.requests).toHaveLength(1);
});

test('a page that may call nobody directly says so', async ({ cook, page, start }) => {
  const larder = await start({ LARDER_DIRECT_ORIGINS: 'none' });
  await cook.open(larder.url);
  await page.getByText(EN.ownToken).click();
  await expect(page.getByText(EN_TOKEN.noDirect)).toBeVisible();
  await expect(page.getByLabel(EN_TOKEN.token, { exact: true })).toHaveCount(0);
});

test('a page that cannot ask where a token may be used says so, and asks again', async ({
  cook,
  larder,
  page,
  watch,
}) => {
  watch.expectConsole(/net::ERR_FAILED/, /status of 503/);
  await cook.open(larder.url);
  await page.route('**/api/status', (route) => route.abort());
  await page.getByText(EN.ownToken).click();
  await expect(page.getByText(EN_TOKEN.unknown)).toBeVisible();
  await expect(page.getByText(EN_TOKEN.noDirect)).toHaveCount(0);
  await page.unroute('**/api/status');
  await page.route('**/api/status', (route) => route.fulfill({ status: 503, body: '{}' }));
  const refused = page.waitForResponse('**/api/status');
  await cook.button(EN.tryAgain).click();
  await refused;
  await expect(page.getByText(EN_TOKEN.unknown)).toBeVisible();
  await page.unroute('**/api/status');
  await cook.button(EN.tryAgain).click();
  await expect(page.getByLabel(EN_TOKEN.token, { exact: true })).toBeVisible();
});

test('the form of a token speaks of the service that is called, and of its models', async ({
  cook,
  page,
  start,
}) => {
  const origins = ['https://router.huggingface.co', 'https://api.example.org'];
  const larder = await start({ LARDER_DIRECT_ORIGINS: origins.join(',') });
  await cook.open(larder.url);
  await page.getByText(EN.ownToken).click();
  await expect(page.getByText('straight to router.huggingface.co')).toBeVisible();
  const model = page.getByLabel(EN_TOKEN.model, { exact: true });
  await expect(model).toHaveValue(DEFAULT_MODEL);
  await page.getByLabel(EN_TOKEN.service, { exact: true }).selectOption('https://api.example.org');
  await expect(page.getByText('straight to api.example.org')).toBeVisible();
  await expect(page.getByText(/hugging face/i)).toHaveCount(0);
  await expect(model).toHaveValue('');
  await page.getByLabel(EN_TOKEN.token, { exact: true }).fill(OWN_TOKEN);
  await cook.button(EN_TOKEN.useToken).click();
  await expect(page.getByText(EN_TOKEN.modelMissing)).toBeVisible();
  await expect(model).toBeFocused();
});

test('no key is in an answer, an address, a log line or a store of the browser', async ({
  cook,
  page,
  start,
  provider,
  watch,
}) => {
  const origin = new URL(provider.url).origin;
  const larder = await start({ LARDER_DIRECT_ORIGINS: origin, HF_TOKEN: OWN_TOKEN });
  watch.allowOrigin(origin);
  watch.expectConsole(/status of 50\d/, LOGGED_FAILURE);
  const answers: Promise<string>[] = [];
  const read = async (response: Response) => {
    const headers = JSON.stringify(await response.allHeaders());
    return headers + (await response.body().catch(() => '')).toString();
  };
  page.on('response', (response) => void answers.push(read(response)));

  await cook.openWith(larder.url);
  await cook.getRecipe();
  provider.script('key-echo');
  await cook.ask();
  await expect(cook.heading(EN_RECIPE.failedTitle.config)).toBeVisible();
  provider.script('recipe');
  await useOwnToken(cook);
  await cook.getRecipe();
  await cook.button(EN.startOver).click();

  const seen = (await Promise.all(answers)).join('\n');
  expect(seen).toContain('text/event-stream');
  const content = await page.content();
  for (const key of [GATEWAY_KEY, OWN_TOKEN]) {
    for (const form of writeForms(key)) {
      expect(seen).not.toContain(form);
      expect(content).not.toContain(form);
      expect(larder.lines.join('\n')).not.toContain(form);
      expect(watch.addresses.join('\n')).not.toContain(form);
    }
  }
  expect(larder.lines.some((line) => line.includes('/api/recipes'))).toBe(true);
  expect(await readStores(page)).toEqual([]);
});

test('a full visit leaves nothing in any store but the page’s own files, and asks no other host', async ({
  cook,
  context,
  larder,
  page,
  watch,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await cook.openWith(larder.url);
  await cook.add('no nuts');
  await cook.button(EN.options).click();
  await page.getByLabel(EN_OPTIONS.option('vegan'), { exact: true }).check();
  await page.keyboard.press('Escape');
  await cook.getRecipe();
  await cook.button(EN_COOK.more).click();
  await cook.recipe.locator('a.time').first().click();
  await cook.recipe.getByRole('checkbox').first().check();
  await cook.button(EN_COOK.cook).click();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Escape');
  await cook.button(EN_COOK.takeAway).click();
  await cook.button(EN_TAKE_AWAY.copyLink.name).click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(EN_TAKE_AWAY.linkCopied);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('Escape');
  await page.locator('.language select').selectOption('de');
  await expect(page.getByRole('button', { name: DE.page.getRecipe })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(await readStores(page)).toEqual([]);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('region', { name: EN_GIVEN.heading.link })).toBeVisible();
  expect(await readStores(page)).toEqual([]);
  expect(watch.addresses.filter((url) => !url.startsWith(larder.url) && url !== 'about:blank')).toEqual([]);
});

test('what a cook typed is in no address, no log line and no store, and a reload forgets it', async ({
  cook,
  larder,
  page,
  watch,
}) => {
  await cook.openWith(larder.url);
  await cook.getRecipe();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(await readStores(page)).toEqual([]);
  expect(new URL(page.url()).href).toBe(`${larder.url}/`);
  for (const words of ['chickpea', 'spinach', 'Lemon Chickpeas']) {
    expect(larder.lines.join('\n')).not.toContain(words);
    expect(watch.addresses.join('\n')).not.toContain(words);
  }
  await page.reload();
  await expect(cook.chips).toHaveCount(0);
  await expect(cook.recipe).toHaveCount(0);
  await expect(cook.field).toHaveValue('');
});
