// A recipe that the cook brings: pasted, dropped or chosen. It is read and checked on the page, and sent to nobody.

import { EN } from '../../src/web/text/en.ts';
import { EN_BRING } from '../../src/web/text/en-bring.ts';
import { EN_COOK } from '../../src/web/text/en-cook.ts';
import { EN_GIVEN } from '../../src/web/text/en-given.ts';
import { EN_OPTIONS } from '../../src/web/text/en-options.ts';
import { EN_RECIPE } from '../../src/web/text/en-recipe.ts';
import type { Cook } from './cook.ts';
import { expect, test } from './fixtures.ts';

const PLAIN = `Chicken and rice

Serves 2

Ingredients
2 chicken breasts
200 g rice
1 onion
2 tbsp oil

Method
1. Chop the onion and fry it in the oil for 5 minutes.
2. Add the chicken and cook until it reaches 74 C inside, about 15 minutes.
3. Boil the rice for 12 minutes and serve.
`;
const RAW = PLAIN.replace('until it reaches 74 C inside, about 15 minutes', 'until it reaches 50 C inside');
const JSON_LD = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Buttered eggs',
  recipeYield: '2 servings',
  recipeIngredient: ['4 eggs', '20 g butter'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Fry the eggs in the butter for 4 minutes, until set.' },
  ],
});

function findBrought(cook: Cook) {
  return cook.page.getByRole('region', { name: EN_GIVEN.heading.cook });
}

async function bring(cook: Cook, text: string): Promise<void> {
  await cook.button(EN.bring).click();
  await cook.page.getByLabel(EN_BRING.text, { exact: true }).fill(text);
  await cook.button(EN_BRING.read).click();
}

test('a recipe that is pasted is checked, scaled and cooked, and no request leaves the page', async ({
  cook,
  larder,
  page,
  provider,
  watch,
}) => {
  await cook.open(larder.url);
  await cook.field.focus();
  await page.waitForLoadState('networkidle');
  await bring(cook, PLAIN);
  const recipe = findBrought(cook);
  await expect(recipe.getByRole('heading', { name: 'Chicken and rice' })).toBeVisible();
  await expect(recipe).toContainText(EN_GIVEN.youBrought);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(recipe.locator('ol > li')).toHaveCount(3);
  await expect(cook.status).toContainText('Finished: Chicken and rice.');
  await cook.button(EN_COOK.more).click();
  await expect(recipe).toContainText('3 chicken breasts');
  await recipe.getByRole('combobox').selectOption('us');
  await expect(recipe).toContainText('11 oz rice');
  await cook.button(EN_COOK.cook).click();
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('dialog')).toContainText('Chop the onion');
  expect(provider.requests).toHaveLength(0);
  expect(watch.addresses.filter((address) => /\/api\/(?!status$)/.test(address))).toEqual([]);
});

test('one with a danger is held back, and its text can be changed', async ({ cook, larder, page }) => {
  await cook.open(larder.url);
  await bring(cook, RAW);
  await expect(cook.heading(EN_RECIPE.heldTitle)).toBeVisible();
  await expect(page.locator('.notice.held')).toContainText('50');
  await expect(cook.recipe).toHaveCount(0);
  await cook.button(EN_GIVEN.changeText).click();
  const text = page.getByLabel(EN_BRING.text, { exact: true });
  await expect(text).toHaveValue(RAW);
  await text.fill(PLAIN);
  await cook.button(EN_BRING.read).click();
  await expect(findBrought(cook).getByRole('heading', { name: 'Chicken and rice' })).toBeVisible();
  await expect(cook.heading(EN_RECIPE.heldTitle)).toHaveCount(0);
});

test('it is checked against what is asked for, then and again when that has changed', async ({
  cook,
  larder,
  page,
}) => {
  await cook.openWith(larder.url, ['chicken breasts', 'rice', 'carrots']);
  await bring(cook, PLAIN);
  const recipe = findBrought(cook);
  await expect(recipe.locator('.check > summary')).toContainText('Uses 2 of your 3');
  await cook.add('no onion');
  await expect(recipe.getByText(EN_GIVEN.stale)).toBeVisible();
  await cook.button(EN_GIVEN.checkAgain).click();
  await expect(cook.heading(EN_RECIPE.heldTitle)).toBeVisible();
  await expect(page.locator('.notice.held')).toContainText(/onion/i);
});

test('a whole recipe pasted into the field is offered to be read, or added as a list', async ({
  cook,
  larder,
  page,
}) => {
  await cook.open(larder.url);
  await cook.field.focus();
  await cook.paste(PLAIN);
  await expect(page.getByRole('dialog')).toContainText(EN_BRING.seemsWhole);
  await expect(page.getByLabel(EN_BRING.text, { exact: true })).toHaveValue(PLAIN);
  await expect(cook.chips).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cook.field).toBeFocused();
  await cook.paste('eggs\nrice\nmilk');
  await cook.expectList('eggs', 'rice', 'milk');
});

test('a file is dropped anywhere on the page, or chosen', async ({ cook, larder, page }) => {
  await cook.open(larder.url);
  const drop = await page.evaluateHandle((text) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([text], 'eggs.json', { type: 'application/json' }));
    return dropped;
  }, JSON_LD);
  await page.dispatchEvent('body', 'dragover', { dataTransfer: drop });
  await page.dispatchEvent('body', 'drop', { dataTransfer: drop });
  const text = page.getByLabel(EN_BRING.text, { exact: true });
  await expect(text).toHaveValue(JSON_LD);
  await cook.button(EN_BRING.read).click();
  await expect(findBrought(cook).getByRole('heading', { name: 'Buttered eggs' })).toBeVisible();

  await cook.button(EN_GIVEN.bringAnother).click();
  const chooser = page.waitForEvent('filechooser');
  await cook.button(EN_BRING.chooseFile).click();
  await (await chooser).setFiles({
    name: 'x.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from([0xff, 0xfe, 0]),
  });
  await expect(page.getByRole('dialog')).toContainText(EN_BRING.notText);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'rice.txt', mimeType: 'text/plain', buffer: Buffer.from(PLAIN) });
  await expect(text).toHaveValue(PLAIN);
  await cook.button(EN_BRING.read).click();
  await expect(findBrought(cook).getByRole('heading', { name: 'Chicken and rice' })).toBeVisible();
});

test('what is no recipe is said, and stays to be mended', async ({ cook, larder, page }) => {
  await cook.open(larder.url);
  await cook.button(EN.bring).click();
  await cook.button(EN_BRING.read).click();
  await expect(page.getByRole('dialog')).toContainText(EN_BRING.missing);
  const text = page.getByLabel(EN_BRING.text, { exact: true });
  await expect(text).toBeFocused();
  for (const [words, fault] of [
    ['hello', EN_BRING.fault.unread],
    ['<!doctype html><p>Eggs</p>', EN_BRING.fault['web-page']],
    ['{"@type":"WebSite"}', EN_BRING.fault['no-recipe']],
    ['eggs '.repeat(9_000), EN_BRING.fault['too-long']],
  ] as const) {
    await text.fill(words);
    await cook.button(EN_BRING.read).click();
    await expect(page.getByRole('dialog')).toContainText(fault);
    await expect(text).toHaveAccessibleDescription(fault);
    await expect(text).toHaveValue(words);
  }
  await page.keyboard.press('Escape');
  await expect(cook.button(EN.bring)).toBeFocused();
});

test('what it holds is text and never markup', async ({ cook, larder }) => {
  await cook.open(larder.url);
  await bring(
    cook,
    PLAIN.replace(
      'Chop the onion',
      '<img src=x onerror=alert(1)><script>alert(1)</script> Chop the onion',
    ).replace(
      'Chicken and rice',
      'Chicken <iframe src="https://elsewhere.example/"></iframe> and ![rice](https://elsewhere.example/a.png)',
    ),
  );
  const recipe = findBrought(cook);
  await expect(recipe).toContainText('Chop the onion');
  for (const mark of ['script', 'iframe', 'img', '[onerror]'])
    await expect(recipe.locator(mark)).toHaveCount(0);
});

test('the option of a diet that is set later leads to a check', async ({ cook, larder, page }) => {
  await cook.openWith(larder.url, ['chicken breasts']);
  await bring(cook, PLAIN);
  await expect(findBrought(cook).getByRole('heading', { name: 'Chicken and rice' })).toBeVisible();
  await cook.button(EN.options).click();
  await page.getByLabel(EN_OPTIONS.option('vegetarian'), { exact: true }).check();
  await cook.button(EN.done).click();
  await cook.button(EN_GIVEN.checkAgain).click();
  await expect(page.locator('.notice.held')).toContainText(/chicken/i);
});
