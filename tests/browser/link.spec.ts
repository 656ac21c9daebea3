// A recipe that comes by a link: read and checked anew wherever it is opened, with nothing run, fetched or kept.

import { deflateRawSync } from 'node:zlib';
import { type LinkedRecipe, writeRecipeLink } from '../../src/web/link/recipe-link.ts';
import { EN_COOK } from '../../src/web/text/en-cook.ts';
import { EN_GIVEN } from '../../src/web/text/en-given.ts';
import { EN_RECIPE } from '../../src/web/text/en-recipe.ts';
import { BLEACH_RECIPE, CHICKPEA_RECIPE } from '../fakes/fake-recipes.ts';
import { TITLE } from './cook.ts';
import { expect, test } from './fixtures.ts';
import { buildStatic, serveFiles } from './serve-static.ts';

async function write(recipe: Partial<LinkedRecipe> = {}): Promise<string> {
  const author = { kind: 'model', model: 'fake/cook' } as const;
  const hash = await writeRecipeLink({ markdown: CHICKPEA_RECIPE, author, asked: {}, ...recipe });
  if (hash === null) throw new Error('There is no link.');
  return hash;
}

function forge(value: unknown): string {
  return `#shared.1.${deflateRawSync(JSON.stringify(value)).toString('base64url')}`;
}

test('a link opens read-only, says who wrote it and how it came, and asks nobody', async ({
  cook,
  larder,
  page,
  provider,
  watch,
}) => {
  await page.goto(`${larder.url}/${await write()}`);
  const recipe = page.getByRole('region', { name: EN_GIVEN.heading.link });
  await expect(recipe.getByRole('heading', { name: TITLE })).toBeVisible();
  await expect(recipe).toContainText(EN_GIVEN.linkSays(EN_RECIPE.byModel('fake/cook')));
  await expect(recipe).toContainText(EN_GIVEN.checkedHere);
  await expect(recipe.locator('.check > summary')).toContainText(EN_RECIPE.check);
  await expect(cook.button(EN_COOK.cook)).toBeEnabled();
  await cook.button(EN_COOK.more).click();
  await expect(recipe).toContainText('1 1/2 tins');
  for (const name of [EN_RECIPE.anotherIdea, EN_RECIPE.changeIt])
    await expect(cook.button(name)).toHaveCount(0);
  expect(provider.requests).toHaveLength(0);
  expect(watch.addresses.filter((address) => address.includes('/api/'))).toEqual([]);
  expect(watch.addresses.join('\n')).not.toContain('#shared');

  await cook.button(EN_GIVEN.ownList).click();
  await expect(cook.field).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  await cook.add('eggs', 'rice', 'spinach');
  await expect(cook.askButton).toBeVisible();
});

test('a link opens where the page is open already, and is checked against what is asked for there', async ({
  cook,
  larder,
  page,
}) => {
  await cook.open(larder.url);
  await cook.add('chickpeas', 'no spinach');
  await expect(cook.button('Remove No spinach')).toBeVisible();
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    await write(),
  );
  await expect(cook.heading(EN_RECIPE.heldTitle)).toBeVisible();
  await expect(page.getByText(EN_GIVEN.heldNote.link)).toBeVisible();
  await expect(page.locator('.notice.held')).toContainText(/spinach/i);
  await cook.button('Remove No spinach').click();
  await page.evaluate(
    (hash) => {
      location.hash = '';
      location.hash = hash;
    },
    await write(),
  );
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
});

test('what a link was asked to be is looked for again: a forged one is held back', async ({
  cook,
  larder,
  page,
}) => {
  await page.goto(`${larder.url}/${await write({ asked: { avoid: ['spinach'] } })}`);
  await expect(cook.heading(EN_RECIPE.heldTitle)).toBeVisible();
  await page.goto('about:blank');
  await page.goto(`${larder.url}/${await write({ markdown: BLEACH_RECIPE, author: { kind: 'built-in' } })}`);
  await expect(cook.heading(EN_RECIPE.heldTitle)).toBeVisible();
  await expect(page.getByText('serve over ice')).toHaveCount(0);
});

const HOSTILE = `# <img src=x onerror=alert(1)> <script>alert(1)</script>

[press](javascript:alert(1)) ![picture](https://elsewhere.example/a.png)

## Ingredients
- 2 eggs <iframe src="https://elsewhere.example/"></iframe>

## Method
1. Boil the eggs for 10 minutes. <svg onload=alert(1)>
`;

test('what a link holds is text and never markup: nothing runs and nothing is fetched', async ({
  larder,
  page,
}) => {
  await page.goto(`${larder.url}/${await write({ markdown: HOSTILE })}`);
  const recipe = page.getByRole('region', { name: EN_GIVEN.heading.link });
  await expect(recipe).toContainText('Boil the eggs for 10 minutes.');
  for (const mark of ['script', 'iframe', 'img', 'svg[onload]', '[onerror]', 'a[href^=javascript]'])
    await expect(recipe.locator(mark)).toHaveCount(0);
});

test('a link that is cut, forged, oversized or of a later Larder ends in words', async ({
  cook,
  larder,
  page,
}) => {
  const whole = await write();
  const cases = [
    [whole.slice(0, -20), EN_GIVEN.linkFault.broken],
    ['#shared.1.%3Cscript%3Ealert(1)%3C/script%3E', EN_GIVEN.linkFault.broken],
    [forge({ recipe: ['x'], author: { kind: '<script>' } }), EN_GIVEN.linkFault.broken],
    ['#shared.7.AAAA', EN_GIVEN.linkFault.newer],
    [forge({ recipe: 'a'.repeat(10_000_000) }), EN_GIVEN.linkFault['too-long']],
    [`#shared.1.${'A'.repeat(1_000_000)}`, EN_GIVEN.linkFault['too-long']],
  ] as const;
  for (const [hash, words] of cases) {
    await page.goto('about:blank');
    await page.goto(`${larder.url}/${hash}`);
    await expect(cook.heading(EN_GIVEN.failedTitle.link)).toBeVisible();
    await expect(page.getByRole('region').getByText(words)).toBeVisible();
    await expect(cook.status).toHaveText(words);
  }
  await cook.button(EN_GIVEN.ownList).click();
  await expect(cook.field).toBeFocused();
  await cook.add('eggs');
  await expect(cook.chips).toHaveCount(1);
});

test('a link made on one Larder opens on the static site', async ({ page, watch }) => {
  const site = await serveFiles(buildStatic('link', {}));
  try {
    await page.goto(`${site.url}${await write({ author: { kind: 'built-in' } })}`);
    const recipe = page.getByRole('region', { name: EN_GIVEN.heading.link });
    await expect(recipe.getByRole('heading', { name: TITLE })).toBeVisible();
    await expect(recipe).toContainText(EN_GIVEN.linkSays(EN_RECIPE.byBuiltIn));
    expect(site.missing).toEqual([]);
    expect(watch.faults).toEqual([]);
  } finally {
    await site.close();
  }
});
