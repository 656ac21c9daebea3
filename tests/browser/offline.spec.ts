// The page with its server gone, and a newer Larder under an open tab.

import type { Page } from '@playwright/test';
import { AR } from '../../src/web/text/ar.ts';
import { EN } from '../../src/web/text/en.ts';
import { EN_OFFLINE } from '../../src/web/text/en-offline.ts';
import { EN_RECIPE } from '../../src/web/text/en-recipe.ts';
import { expect, test } from './fixtures.ts';
import { lookOver } from './look-over.ts';
import { buildStatic, type StaticSite, serveFiles } from './serve-static.ts';
import { LOGGED_FAILURE } from './watch-page.ts';

/** Until the page's files are kept. */
async function waitUntilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

async function readKept(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
}

for (const basePath of ['', '/larder']) {
  test(`after one visit the page opens and cooks with the server stopped, under "${basePath}/"`, async ({
    cook,
    start,
    page,
    watch,
  }) => {
    watch.expectConsole(/ERR_CONNECTION_REFUSED/, LOGGED_FAILURE);
    const none = { OPENAI_BASE_URL: '', OPENAI_API_KEY: '', LARDER_MODEL: '' };
    const larder = await start({ ...none, LARDER_BASE_PATH: basePath });
    const address = `${new URL(larder.url).origin}${basePath}/`;
    await cook.open(address);
    await cook.add('eggs');
    await waitUntilKept(page);
    await larder.close();

    await page.reload();
    await expect(cook.chips).toHaveCount(0);
    await cook.add('eggs', 'rice', 'spring onions');
    await cook.ask();
    await expect(cook.recipe.getByText(EN_RECIPE.byBuiltIn)).toBeVisible();
    await expect(cook.recipe.getByRole('heading', { name: 'Method', exact: true })).toBeVisible();
    await expect(cook.recipe).toHaveAttribute('aria-busy', 'false');
    await page.locator('.language select').selectOption('ar');
    await expect(page.getByRole('button', { name: AR.page.getRecipe })).toBeVisible();
    // The way past the worker leads back to it where no server answers.
    await page.goto(`${address}?fresh`);
    await expect(cook.field).toBeVisible();
  });
}

test('who opens the page and touches nothing keeps nothing', async ({ cook, larder, page }) => {
  await cook.open(larder.url);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('a browser finds nothing that keeps the page from being installed', async ({ cook, larder, page }) => {
  await cook.open(larder.url);
  const browser = await page.context().newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Tests run in a window that keeps nothing.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
  const manifest = await page.request.get(`${larder.url}/larder.webmanifest`);
  const { icons } = (await manifest.json()) as { icons: { src: string; sizes: string; type: string }[] };
  for (const { src, sizes, type } of icons.filter((icon) => icon.type === 'image/png')) {
    const picture = await page.request.get(new URL(src, `${larder.url}/`).href);
    expect(picture.headers()['content-type']).toBe(type);
    const png = await picture.body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('the worker’s own file is asked for anew each time', async ({ larder, request }) => {
  const answer = await request.get(`${larder.url}/sw.js`);
  expect(answer.headers()['cache-control']).toBe('no-cache');
  expect(answer.headers()['content-type']).toBe('text/javascript; charset=utf-8');
});

test.describe('an upgrade', () => {
  test.describe.configure({ mode: 'default' });
  let older = '';
  let newer = '';
  let site: StaticSite;

  test.beforeAll(() => {
    older = buildStatic('older', { LARDER_DIRECT_ORIGINS: 'https://older.example' });
    newer = buildStatic('newer', { LARDER_DIRECT_ORIGINS: 'https://newer.example' });
  });
  test.beforeEach(async () => {
    site = await serveFiles(older);
  });
  test.afterEach(() => site.close());

  const policy = (page: Page) =>
    page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');

  /** A second visit, which the worker serves, with a newer Larder on the server by now. */
  async function visitBeforeUpgrade(page: Page, typed: () => Promise<void>): Promise<void> {
    await page.goto(site.url);
    await page.getByLabel(EN.fieldLabel).focus();
    await waitUntilKept(page);
    await page.reload();
    await typed();
    site.release(newer);
  }

  const look = (page: Page) =>
    page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });

  test('is told, leaves the page as it is, and loses nothing typed when it is taken', async ({
    cook,
    page,
  }) => {
    await visitBeforeUpgrade(page, async () => {
      await cook.add('eggs', 'rice', 'spring onions', 'no milk');
      await page.keyboard.type('half a w');
    });
    await expect(page.getByText('No milk', { exact: true })).toBeVisible();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await look(page);
    await expect(page.getByText(EN_OFFLINE.newer).first()).toBeVisible();
    await expect(page.getByRole('status')).toContainText(EN_OFFLINE.newer);
    expect(await lookOver(page, 'newer')).toEqual([]);
    // The files that this page goes on with are still there, though the server has them no more.
    await cook.ask();
    await expect(cook.recipe).toHaveAttribute('aria-busy', 'false');
    await expect(cook.recipe.getByRole('heading', { name: 'Method', exact: true })).toBeVisible();
    expect(site.missing).toEqual([]);

    await page.getByRole('button', { name: EN.reload }).click();
    await expect.poll(() => policy(page)).toContain('newer.example');
    await cook.expectList('eggs', 'rice', 'spring onions');
    await expect(page.getByText('No milk', { exact: true })).toBeVisible();
    await expect(cook.field).toHaveValue('half a w');
    expect(page.url()).toBe(site.url);
    await expect(page.getByText(EN_OFFLINE.newer)).toHaveCount(0);
    // Kept is what the newer one has, and nothing of the older.
    await expect
      .poll(async () => (await readKept(page)).filter((path) => path.includes('/assets/index-')).length)
      .toBe(2);
  });

  test('is put off by a press', async ({ cook, page }) => {
    await visitBeforeUpgrade(page, () => cook.add('eggs'));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await look(page);
    await page.getByRole('button', { name: EN_OFFLINE.notNow }).click();
    await expect(page.getByRole('region', { name: EN_OFFLINE.newer })).toHaveCount(0);
    await cook.expectList('eggs');
  });

  test('is taken without a word while nobody looks at an empty page', async ({ cook, page }) => {
    await visitBeforeUpgrade(page, async () => cook.field.focus());
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const reloaded = page.waitForEvent('load');
    await look(page);
    await reloaded;
    expect(await policy(page)).toContain('newer.example');
  });

  test('a login in place of the page’s files is never kept as one of them', async ({ cook, page, watch }) => {
    watch.expectConsole(/integrity|Failed to find a valid digest/);
    await cook.open(site.url);
    site.interpose((path) => (path === '/index.html' ? '<!doctype html><title>Sign in</title>' : undefined));
    await cook.field.focus();
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration()) === undefined);
    expect((await readKept(page)).filter((path) => path === '/larder/')).toEqual([]);
  });
});
