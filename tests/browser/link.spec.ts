// A recipe that comes by a link: read and checked anew wherever it is opened, with nothing run, fetched or kept.

import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import { type LinkedRecipe, readRecipeLink, writeRecipeLink } from '../../src/web/link/recipe-link.ts';
import { EN_COOK } from '../../src/web/text/en-cook.ts';
import { EN_GIVEN } from '../../src/web/text/en-given.ts';
import { EN_RECIPE } from '../../src/web/text/en-recipe.ts';
import { EN_TAKE_AWAY } from '../../src/web/text/en-take-away.ts';
import { DONE, writeFrame, writeTextFrames } from '../fakes/fake-answer.ts';
import { BLEACH_RECIPE, CHICKPEA_RECIPE } from '../fakes/fake-recipes.ts';
import { LIST, TITLE } from './cook.ts';
import { expect, test } from './fixtures.ts';
import { buildStatic, serveFiles } from './serve-static.ts';

async function write(recipe: Partial<LinkedRecipe> = {}): Promise<string> {
  const author = { kind: 'model', model: 'fake/cook' } as const;
  const hash = await writeRecipeLink({ markdown: CHICKPEA_RECIPE, author, asked: {}, ...recipe });
  if (hash === null) throw new Error('There is no link.');
  return hash;
}

/** What stands on the screen, as a camera would have it. */
async function readPixels(page: Page, png: Buffer) {
  const { width, height, pixels } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const drawn = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    drawn?.drawImage(bitmap, 0, 0);
    const data = drawn?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    return { width: bitmap.width, height: bitmap.height, pixels: [...data] };
  }, png.toString('base64'));
  return { width, height, data: Uint8Array.from(pixels) };
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
  for (const name of [EN_RECIPE.anotherIdea, EN_COOK.change]) await expect(cook.button(name)).toHaveCount(0);
  expect(provider.requests).toHaveLength(0);
  expect(watch.addresses.filter((address) => /\/api\/(?!status$)/.test(address))).toEqual([]);
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

test('a link is copied and drawn as a QR code of the recipe as it reads now, and opens elsewhere', async ({
  cook,
  larder,
  start,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await cook.openWith(larder.url, LIST);
  await cook.add('no nuts');
  await cook.getRecipe();
  await cook.button(EN_COOK.more).click();
  await cook.button(EN_COOK.takeAway).click();
  const dialog = page.getByRole('dialog', { name: EN_COOK.takeAway });
  await dialog.getByRole('button', { name: EN_TAKE_AWAY.copyLink.name, exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText(EN_TAKE_AWAY.linkCopied);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#shared\.1\.[\w-]+$/);

  await dialog.getByRole('button', { name: EN_TAKE_AWAY.showCode.name, exact: true }).click();
  const code = dialog.getByRole('img', { name: EN_TAKE_AWAY.code });
  await page.setViewportSize({ width: 1280, height: 1000 });
  await code.scrollIntoViewIfNeeded();
  expect(decodeQR(await readPixels(page, await code.screenshot()))).toBe(link);

  const other = await start();
  const guest = await context.newPage();
  await guest.goto(`${other.url}/${new URL(link).hash}`);
  const recipe = guest.getByRole('region', { name: EN_GIVEN.heading.link });
  await expect(recipe.getByRole('heading', { name: TITLE })).toBeVisible();
  await expect(recipe).toContainText('1 1/2 tins');
  await expect(recipe).toContainText(EN_GIVEN.linkSays(EN_RECIPE.byModel('fake/cook')));
  expect(await readRecipeLink(new URL(link).hash)).toMatchObject({ recipe: { asked: { avoid: ['nuts'] } } });
});

test('a recipe too long for a link or for a QR code is told so', async ({ cook, larder, page, provider }) => {
  const noise = Array.from({ length: 700 }, (_, at) => ((at * 2_654_435_761) >>> 0).toString(36)).join(' ');
  provider.script([
    { pieces: [...writeTextFrames(`${CHICKPEA_RECIPE}\n- ${noise}\n`), writeFrame({}, 'stop'), DONE] },
  ]);
  await cook.openWith(larder.url);
  await cook.getRecipe();
  await cook.button(EN_COOK.takeAway).click();
  const dialog = page.getByRole('dialog', { name: EN_COOK.takeAway });
  await dialog.getByRole('button', { name: EN_TAKE_AWAY.showCode.name, exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText(EN_TAKE_AWAY.codeTooLong);
  await expect(dialog.getByRole('img')).toHaveCount(0);
});
