// The chef that is always there: with no key, with no gateway, and on a host of files alone.

import { join } from 'node:path';
import { findRoot } from '../../src/gateway/find-root.ts';
import { EN } from '../../src/web/text/en.ts';
import { EN_RECIPE } from '../../src/web/text/en-recipe.ts';
import { EN_TOKEN } from '../../src/web/text/en-token.ts';
import { type FakeProvider, startFakeProvider } from '../fakes/fake-provider.ts';
import { expect, GATEWAY_KEY, OWN_TOKEN, readChat, test, writeForms } from './fixtures.ts';
import { buildStatic, readFiles, type StaticSite, serveFiles } from './serve-static.ts';

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
  await expect(cook.recipe.getByText(EN_RECIPE.byBuiltIn)).toBeVisible();
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
  // What scales it, and the amounts beside a step, come a moment later and are no part of it.
  const read = async () =>
    (await cook.recipe.locator('article ul:not(ol ul) > li').allInnerTexts()).join('\n');
  const first = await read();
  expect(first).toMatch(/rice/);
  await cook.ask();
  await expect(cook.askButton).toBeVisible();
  await expect(cook.recipe).toHaveAttribute('aria-busy', 'false');
  await expect.poll(read).toBe(first);
});

test.describe('the static build', () => {
  // One build for all of them: it takes longer than they do.
  test.describe.configure({ mode: 'default' });

  let service: FakeProvider;
  let folder = '';
  let site: StaticSite;

  test.beforeAll(async () => {
    service = await startFakeProvider();
    folder = buildStatic('browser-tests', {
      LARDER_DIRECT_ORIGINS: new URL(service.url).origin,
      HF_TOKEN: OWN_TOKEN,
      OPENAI_API_KEY: GATEWAY_KEY,
      VITE_HF_TOKEN: OWN_TOKEN,
    });
    site = await serveFiles(folder);
  });
  test.afterAll(async () => {
    await site.close();
    await service.close();
  });

  test('cooks without a gateway, and asks nobody', async ({ cook, page, watch }) => {
    await cook.openWith(site.url, ['eggs', 'rice', 'spring onions']);
    await cook.ask();
    await expect(cook.recipe.getByText(EN_RECIPE.byBuiltIn)).toBeVisible();
    await expect(cook.recipe).toHaveAttribute('aria-busy', 'false');
    await expect(cook.recipe.getByRole('heading', { name: 'Method', exact: true })).toBeVisible();
    expect(watch.addresses.filter((address) => address.includes('/api/'))).toEqual([]);
    expect(site.missing).toEqual([]);
    const logo = page.getByRole('img', { name: 'Chef logo' });
    expect(await logo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  });

  test('carries its policy itself, before anything that the policy governs', async ({ cook, page }) => {
    await cook.open(site.url);
    const meta = page.locator('meta[http-equiv="Content-Security-Policy"]');
    const policy = (await meta.getAttribute('content')) ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain(`connect-src 'self' ${new URL(service.url).origin};`);
    const isFirst = await meta.evaluate((element) =>
      [...document.head.querySelectorAll('script, link, style')].every(
        (governed) => (element.compareDocumentPosition(governed) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      ),
    );
    expect(isFirst).toBe(true);
  });

  test('asks the provider itself with the cook’s own token', async ({ cook, page, watch }) => {
    watch.allowOrigin(new URL(service.url).origin);
    await cook.openWith(site.url);
    await page.getByText(EN.ownToken).click();
    await page.getByLabel(EN_TOKEN.token, { exact: true }).fill('hf_own');
    await page.getByLabel(EN_TOKEN.model, { exact: true }).fill('fake/own');
    await cook.button(EN_TOKEN.useToken).click();
    await cook.getRecipe();
    expect(service.requests).toHaveLength(1);
    expect(service.requests[0]?.headers.authorization).toBe('Bearer hf_own');
    expect(readChat(service.requests[0]).max_tokens).toBe(1024);
    expect(site.missing).toEqual([]);
  });

  test('holds no key that the environment held, and nor does the page of the gateway', () => {
    for (const built of [folder, join(findRoot(), 'dist', 'page')]) {
      const files = readFiles(built);
      expect(files.size).toBeGreaterThan(5);
      for (const [path, body] of files) {
        expect(path).not.toMatch(/\.map$/);
        for (const form of [GATEWAY_KEY, OWN_TOKEN].flatMap(writeForms)) {
          expect(body.includes(form), path).toBe(false);
        }
      }
    }
  });
});
