// The chef that is always there: with no key, with no gateway, and on a host of files alone.

import { EN } from '../../src/web/text/en.ts';
import { expect, readChat, test } from './fixtures.ts';
import { buildStatic, type StaticSite, serveFiles } from './serve-static.ts';

test('with no key the built-in chef writes, and the page says so', async ({
  cook,
  start,
  page,
  provider,
}) => {
  const larder = await start({ OPENAI_BASE_URL: '', OPENAI_API_KEY: '', LARDER_MODEL: '' });
  expect(larder.lines.join('\n')).toContain('built-in chef');
  await cook.openWith(larder.url, ['eggs', 'rice', 'spring onions']);
  await cook.ask();
  await expect(cook.recipe.getByText(EN.byBuiltIn)).toBeVisible();
  await expect(cook.recipe).toHaveAttribute('aria-busy', 'false');
  await expect(cook.recipe.getByRole('heading', { level: 3 }).first()).not.toBeEmpty();
  for (const words of [/\beggs?\b/i, /\brice\b/i, /\bspring onions?\b/i])
    await expect(cook.recipe).toContainText(words);
  for (const heading of ['Ingredients', 'Method']) {
    await expect(cook.recipe.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  await expect(cook.recipe).toContainText(/Serves.*Prep.*Cook.*Total/s);
  expect(await cook.recipe.locator('ol > li').count()).toBeGreaterThanOrEqual(2);
  await expect(page.getByRole('status')).toContainText('Finished');
  expect(provider.requests).toHaveLength(0);
});

test('the same list gives the same recipe', async ({ cook, start }) => {
  const larder = await start({ OPENAI_BASE_URL: '', OPENAI_API_KEY: '', LARDER_MODEL: '' });
  await cook.openWith(larder.url, ['eggs', 'rice', 'spring onions']);
  await cook.ask();
  await expect(cook.recipe).toHaveAttribute('aria-busy', 'false');
  const first = await cook.recipe.getByRole('article').innerText();
  await cook.ask();
  await expect(cook.askButton).toBeVisible();
  await expect(cook.recipe).toHaveAttribute('aria-busy', 'false');
  await expect.poll(() => cook.recipe.getByRole('article').innerText()).toBe(first);
});

test.describe('the static build', () => {
  let folder = '';
  let site: StaticSite;

  test.beforeAll(async ({ browserName: _browserName }, info) => {
    folder = buildStatic(`worker-${info.parallelIndex}`, {});
    site = await serveFiles(folder);
  });
  test.afterAll(async () => {
    await site.close();
  });

  test('cooks without a gateway, and asks nobody', async ({ cook, page, watch }) => {
    await cook.openWith(site.url, ['eggs', 'rice', 'spring onions']);
    await cook.ask();
    await expect(cook.recipe.getByText(EN.byBuiltIn)).toBeVisible();
    await expect(cook.recipe).toHaveAttribute('aria-busy', 'false');
    await expect(cook.recipe.getByRole('heading', { name: 'Method', exact: true })).toBeVisible();
    expect(watch.addresses.filter((address) => address.includes('/api/'))).toEqual([]);
    expect(site.missing).toEqual([]);
    await expect(page.getByRole('img', { name: 'Chef logo' })).toHaveJSProperty('complete', true);
    expect(
      await page
        .getByRole('img', { name: 'Chef logo' })
        .evaluate((logo) => (logo as HTMLImageElement).naturalWidth),
    ).toBeGreaterThan(0);
  });

  test('carries its policy itself, before anything that the policy governs', async ({ cook, page }) => {
    await cook.open(site.url);
    const meta = page.locator('meta[http-equiv="Content-Security-Policy"]');
    const policy = (await meta.getAttribute('content')) ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("connect-src 'self' https://router.huggingface.co");
    const isFirst = await meta.evaluate((element) => {
      const governed = [...document.head.querySelectorAll('script, link, style')];
      return governed.every(
        (other) => (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      );
    });
    expect(isFirst).toBe(true);
  });

  test('asks the provider itself with the cook’s own token', async ({ cook, page, provider, watch }) => {
    const origin = new URL(provider.url).origin;
    const own = await serveFiles(
      buildStatic(`direct-${test.info().parallelIndex}`, { LARDER_DIRECT_ORIGINS: origin }),
    );
    watch.allowOrigin(origin);
    await cook.openWith(own.url);
    await page.getByText(EN.ownToken).click();
    await page.getByLabel(EN.token, { exact: true }).fill('hf_own');
    await cook.button(EN.useToken).click();
    await cook.getRecipe();
    expect(provider.requests).toHaveLength(1);
    expect(provider.requests[0]?.headers.authorization).toBe('Bearer hf_own');
    expect(readChat(provider.requests[0]).max_tokens).toBe(1024);
    expect(own.missing).toEqual([]);
    await own.close();
  });
});
