// What the first visit costs, and that nothing jumps: neither on load nor while a recipe grows.

import type { Locator, Page } from '@playwright/test';
import { EN } from '../../src/web/text/en.ts';
import { EN_LESS } from '../../src/web/text/en-less.ts';
import { writeStream } from '../fakes/fake-answer.ts';
import { CHICKPEA_RECIPE } from '../fakes/fake-recipes.ts';
import { expect, test } from './fixtures.ts';
import { createGate, holdBack } from './gate.ts';

const MOST_CODE_BYTES = 80_000;
const MOST_FONT_BYTES = 70_000;

/** Keeps what moves by itself, from before the first paint. */
async function watchShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { larderShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: readonly { readonly node: Node | null }[];
        };
        // What stands behind the growing text has to make room for it.
        const text = document.querySelector('.recipe-text');
        const isBehind = (node: Node | null) =>
          node !== null &&
          text !== null &&
          !text.contains(node) &&
          (text.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
        const who = sources
          .filter(({ node }) => !isBehind(node))
          .map(({ node }) => (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 80));
        if (value > 0 && who.length > 0) shifts.push(`${value.toFixed(4)}: ${who.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // The observer is told after the frame in which something moved.
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return (globalThis as unknown as { larderShifts: string[] }).larderShifts;
    });
}

test('the first load is small, compressed, and all of it is needed', async ({ cook, larder, page }) => {
  const weights: Promise<{ path: string; bytes: number; encoding: string | undefined }>[] = [];
  page.on('requestfinished', (request) => {
    const weigh = async () => {
      const [{ responseBodySize }, response] = await Promise.all([request.sizes(), request.response()]);
      const headers = await response?.allHeaders();
      return {
        path: new URL(request.url()).pathname,
        bytes: responseBodySize,
        encoding: headers?.['content-encoding'],
      };
    };
    const weight = weigh();
    // A request that ends after the test has nobody left to tell.
    weight.catch(() => undefined);
    weights.push(weight);
  });
  await page.clock.install();
  await cook.open(larder.url);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState('load');
  // Whatever waits for an idle page or a timer has had its time.
  await page.clock.runFor(30_000);
  await page.waitForLoadState('networkidle');

  const loaded = await Promise.all(weights);
  const html = await (await page.request.get(larder.url)).text();
  const code = loaded.filter(({ path }) => /\.(?:js|css)$/.test(path));
  const fonts = loaded.filter(({ path }) => path.endsWith('.woff2'));
  expect(code.length).toBeGreaterThanOrEqual(2);
  expect(fonts.length).toBeGreaterThanOrEqual(1);
  for (const { path, encoding } of code) expect(encoding, path).toBe('br');
  // Every file is one that the HTML itself names: nothing is loaded before the cook's first sign.
  for (const { path } of code) expect(html).toContain(path.split('/').at(-1));
  expect(code.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MOST_CODE_BYTES);
  expect(fonts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MOST_FONT_BYTES);
  expect(loaded.map(({ path }) => path)).not.toContain('/api/status');

  await cook.field.focus();
  await page.clock.runFor(5_000);
  await expect.poll(() => weights.length).toBeGreaterThan(loaded.length);
  await page.waitForLoadState('networkidle');
  await Promise.all(weights);
});

for (const [screen, size] of [
  ['a desk', { width: 1280, height: 720 }],
  ['a phone', { width: 360, height: 640 }],
] as const) {
  test(`nothing jumps while the page loads, on ${screen}`, async ({ cook, larder, page }) => {
    await page.setViewportSize(size);
    const readShifts = await watchShifts(page);
    await cook.open(larder.url);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForLoadState('networkidle');
    expect(await readShifts()).toEqual([]);

    await cook.field.focus();
    await expect(page.getByRole('button', { name: EN_LESS.bySpeaking })).toBeVisible();
    expect(await readShifts()).toEqual([]);
  });

  test(`nothing above the growing end moves while a recipe streams in, on ${screen}`, async ({
    cook,
    larder,
    page,
    provider,
  }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const marks = ['skins crackle', 'thinly sliced', 'ground cumin', 'golden at the edges', 'just wilted'];
    const gates = marks.map(() => createGate());
    const parts = marks.reduceRight<string[]>(
      (later, mark) => {
        const [rest = '', ...after] = later;
        const at = rest.indexOf(mark) + mark.length;
        return [rest.slice(0, at), rest.slice(at), ...after];
      },
      [CHICKPEA_RECIPE],
    );
    const script = parts.flatMap((part, at) => {
      const frames = writeStream(part);
      const gate = gates[at];
      return gate === undefined ? frames : [...frames.slice(0, -3), gate];
    });
    provider.script([{ pieces: script }]);
    const readShifts = await watchShifts(page);
    await cook.openWith(larder.url);
    await cook.ask();
    await expect(cook.recipe).toContainText(marks[0] ?? '');
    const shiftsBefore = (await readShifts()).length;

    let before: readonly string[] = [];
    for (const [at, mark] of marks.entries()) {
      await expect(cook.recipe).toContainText(mark);
      const now = await readPlaces(page, cook.recipe);
      // The last block is the one that grows; all the others stay where they are and as large as they are.
      expect(now.slice(0, Math.max(0, before.length - 1))).toEqual(before.slice(0, -1));
      before = now;
      gates[at]?.open();
    }
    await cook.expectRecipe();
    const end = await readPlaces(page, cook.recipe);
    expect(end.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
    expect((await readShifts()).slice(shiftsBefore)).toEqual([]);
  });
}

/** Where the fixed parts of the page and every block of the recipe begin, to the pixel, in document coordinates. */
async function readPlaces(page: Page, recipe: Locator): Promise<readonly string[]> {
  const scrolled = await page.evaluate(() => Math.round(globalThis.scrollY));
  const places = await recipe
    .locator('h2, .part > h3, .part > h4, .part > p, .part li:not(.check li)')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { left, top } = element.getBoundingClientRect();
        return { tag: element.tagName, left: Math.round(left), top: Math.round(top) };
      }),
    );
  return places.map(({ tag, left, top }) => `${tag} at ${left}, ${top + scrolled}`);
}

test('what is added before the script has come is kept, and so is what stands in the field', async ({
  cook,
  larder,
  page,
}) => {
  const gate = await holdBack(page, '**/assets/index-*.js');
  await page.goto(larder.url, { waitUntil: 'commit' });
  await expect(cook.field).toBeVisible();
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('early-presses').length)).toBe(1);
  await cook.add('chickpeas', 'leeks, milk');
  await expect(page.getByText(EN.fieldHint)).toHaveAttribute('data-held', 'chickpeas, leeks, milk');
  await page.keyboard.type('half a w');
  expect(new URL(page.url()).search).toBe('');
  gate.open();
  await cook.expectList('chickpeas', 'leeks', 'milk');
  await expect(cook.field).toHaveValue('half a w');
  await expect(cook.field).toBeFocused();
  await expect(page.getByText(EN.fieldHint)).not.toHaveAttribute('data-held');
});

test('the rest of the script starts behind the first paint, and knows who is in the field by then', async ({
  cook,
  larder,
  page,
}) => {
  const gate = await holdBack(page, '**/assets/index-*.js');
  await page.goto(larder.url, { waitUntil: 'commit' });
  await cook.field.focus();
  gate.open();
  await expect(page.getByRole('button', { name: EN_LESS.bySpeaking })).toBeVisible();
  const [paint, start] = await page.evaluate(() => {
    const script = performance
      .getEntriesByType('resource')
      .find(({ name }) => /\/index-[^/]*\.js$/.test(name));
    return [performance.getEntriesByName('first-contentful-paint')[0]?.startTime, script?.startTime];
  });
  expect(start).toBeGreaterThanOrEqual(paint ?? Infinity);
});

test('what is typed before the rest of the page has loaded is kept, and read once it has', async ({
  cook,
  larder,
  page,
}) => {
  const gate = createGate();
  let held = 0;
  await cook.open(larder.url);
  await page.route('**/assets/*.js', async (route) => {
    held += 1;
    await gate();
    await route.continue();
  });
  await cook.add('Chickpeas', 'brocoli', 'leeks, milk');
  await expect.poll(() => held).toBeGreaterThan(0);
  await cook.expectList('Chickpeas', 'brocoli', 'leeks', 'milk');
  await page.keyboard.type('half a w');
  await expect(cook.field).toHaveValue('half a w');
  await expect(cook.askButton).toBeVisible();
  gate.open();
  await expect(cook.chip('brocoli')).toContainText(EN.readAs('broccoli'));
  await expect(cook.field).toHaveValue('half a w');
  await expect(cook.field).toBeFocused();
  await page.keyboard.type('atermelon');
  await page.keyboard.press('Enter');
  await cook.expectList('Chickpeas', 'brocoli', 'leeks', 'milk', 'half a watermelon');
});

test('a recipe asked for before the rest of the page has loaded comes once it has', async ({
  cook,
  larder,
  page,
  provider,
}) => {
  const gate = createGate();
  await cook.open(larder.url);
  await page.route('**/assets/*.js', async (route) => {
    await gate();
    await route.continue();
  });
  await cook.add('chickpeas', 'spinach', 'lemon');
  await cook.ask();
  await expect(cook.heading(EN.asking)).toBeVisible();
  expect(provider.requests).toHaveLength(0);
  gate.open();
  await cook.expectRecipe();
  expect(provider.requests).toHaveLength(1);
});

test('options that cannot be loaded say so, and come when they are opened again', async ({
  cook,
  larder,
  page,
  watch,
}) => {
  watch.expectConsole(/Failed to load resource/);
  await cook.open(larder.url);
  let isCut = true;
  await page.route('**/assets/wish-dialog*.js', async (route) => {
    await (isCut ? route.abort() : route.continue());
  });
  await cook.add('chickpeas', 'spinach', 'lemon');
  const options = cook.button(EN.options);
  await options.click();
  await expect(page.getByText(EN.partMissing)).toBeVisible();
  isCut = false;
  await page.keyboard.press('Escape');
  await options.click();
  await expect(
    page.getByRole('group', { name: 'Diets' }).or(page.getByLabel('Servings')).first(),
  ).toBeVisible();
  await expect(page.getByText(EN.partMissing)).toHaveCount(0);
});
