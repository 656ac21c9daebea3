// A recipe that is taken away: copied, saved, shared.

import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { Download, Locator } from '@playwright/test';
import { EN } from '../../src/web/text/en.ts';
import { EN_COOK } from '../../src/web/text/en-cook.ts';
import { EN_RECIPE } from '../../src/web/text/en-recipe.ts';
import { EN_TAKE_AWAY } from '../../src/web/text/en-take-away.ts';
import type { Cook } from './cook.ts';
import { expect, test } from './fixtures.ts';
import { findFaults } from './look-over.ts';

const AUTHOR = 'Written by a language model (fake/cook), not tested in a kitchen.';

async function openDialog(cook: Cook, url: string): Promise<Locator> {
  await cook.openWith(url);
  await cook.getRecipe();
  await cook.button(EN_COOK.takeAway).click();
  const dialog = cook.page.getByRole('dialog', { name: EN_COOK.takeAway });
  await expect(dialog.getByRole('button', { name: EN.done })).toBeVisible();
  return dialog;
}

function findPart(dialog: Locator, name: string): Locator {
  return dialog.getByRole('region', { name, exact: true });
}

async function readDownload(download: Download): Promise<Buffer> {
  return await readFile(await download.path());
}

test('is copied as plain text, as markdown and as a shopping list', async ({ cook, larder, page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copies = findPart(await openDialog(cook, larder.url), EN_TAKE_AWAY.copy);
  const copy = async (name: string) => {
    await copies.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(EN_RECIPE.copied);
    return await page.evaluate(() => navigator.clipboard.readText());
  };
  const text = await copy(EN_TAKE_AWAY.copies.text.name);
  expect(text).toMatch(/^Lemon Chickpeas with Wilted Spinach\n/);
  expect(text).not.toMatch(/[#*]/);
  const markdown = await copy(EN_TAKE_AWAY.copies.markdown.name);
  expect(markdown).toMatch(/^# Lemon Chickpeas with Wilted Spinach\n/);
  const list = await copy(EN_TAKE_AWAY.copies.shopping.name);
  expect(list).toContain('To buy for Lemon Chickpeas with Wilted Spinach:');
  for (const each of [text, markdown, list]) expect(each).toContain(AUTHOR);
});

test('is saved under its title, for the programs that keep recipes', async ({ cook, larder, page }) => {
  const files = findPart(await openDialog(cook, larder.url), EN_TAKE_AWAY.save);
  const save = async (name: string) => {
    const coming = page.waitForEvent('download');
    await files.getByRole('button', { name, exact: true }).click();
    return await coming;
  };
  const jsonLd = await save(EN_TAKE_AWAY.recipeFile.name);
  expect(jsonLd.suggestedFilename()).toBe('lemon-chickpeas-with-wilted-spinach.json');
  const recipe = JSON.parse((await readDownload(jsonLd)).toString());
  expect(recipe).toMatchObject({ '@type': 'Recipe', name: 'Lemon Chickpeas with Wilted Spinach' });
  expect(recipe.description).toContain(AUTHOR);
  const paprika = await save('Paprika');
  expect(paprika.suggestedFilename()).toBe('lemon-chickpeas-with-wilted-spinach.paprikarecipe');
  expect(JSON.parse(gunzipSync(await readDownload(paprika)).toString()).notes).toContain(AUTHOR);
  const cooklang = await save('Cooklang');
  expect(cooklang.suggestedFilename()).toBe('lemon-chickpeas-with-wilted-spinach.cook');
  expect((await readDownload(cooklang)).toString()).toMatch(/@\p{L}+/u);
  const markdown = await save('Markdown');
  expect(markdown.suggestedFilename()).toBe('lemon-chickpeas-with-wilted-spinach.md');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
    EN_TAKE_AWAY.saved('lemon-chickpeas-with-wilted-spinach.md'),
  );
});

test('goes to what the device shares with, and a closed choice is no failure', async ({
  cook,
  larder,
  page,
}) => {
  await page.addInitScript(() => {
    const outcomes = ['AbortError', 'NotAllowedError', null];
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        document.documentElement.setAttribute('data-shared', data.text ?? '');
        const name = outcomes.shift();
        if (typeof name === 'string') throw new DOMException('', name);
      },
    });
  });
  const dialog = await openDialog(cook, larder.url);
  const share = findPart(dialog, EN_TAKE_AWAY.shareIt.name).getByRole('button', {
    name: EN_TAKE_AWAY.shareIt.name,
  });
  const told = dialog.getByRole('status');
  await share.click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', /^Lemon Chickpeas[\s\S]+kitchen\.\n$/);
  await expect(told).toHaveText('');
  await share.click();
  await expect(told).toHaveText(EN_TAKE_AWAY.shareFailed);
  await share.click();
  await expect(told).toHaveText(EN_TAKE_AWAY.shared);
});

test('is offered by keyboard, and the focus comes back', async ({ cook, larder, page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await cook.openWith(larder.url);
  await cook.getRecipe();
  const opener = cook.button(EN_COOK.takeAway);
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: EN_COOK.takeAway });
  const text = dialog.getByRole('button', { name: EN_TAKE_AWAY.copies.text.name, exact: true });
  await expect(text).toBeVisible();
  await cook.tabTo(text);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText(EN_RECIPE.copied);
  await expect(text).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('has no fault for axe, fits a small phone, and is large enough for a thumb', async ({
  cook,
  larder,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 568 });
  const dialog = await openDialog(cook, larder.url);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await findFaults(page, 'all rules')).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const sizes = await dialog.getByRole('button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect();
      return Math.min(width, height);
    }),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
});
