// Every state of the page for those who use a keyboard, a screen reader, large type, strong colours or no motion.

import type { Page } from '@playwright/test';
import { EN } from '../../src/web/text/en.ts';
import { EN_RECIPE } from '../../src/web/text/en-recipe.ts';
import type { Cook } from './cook.ts';
import { expect, test } from './fixtures.ts';
import { findFaults, findOverflow, findSmallTargets } from './look-over.ts';
import { STATES } from './states.ts';

test.describe('in every state', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const { name, enter } of STATES) {
    test(`${name}: axe finds no fault in light and dark, and it fits a screen of 320 px`, async ({
      cook,
      larder,
      page,
      provider,
      watch,
    }) => {
      await enter({ cook, provider, watch, url: larder.url });
      expect.soft(await findFaults(page, 'all rules')).toEqual([]);
      // The theme changes colours and nothing else.
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await findFaults(page, 'colours')).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await findOverflow(page)).toEqual([]);
      expect.soft(await findSmallTargets(page)).toEqual([]);
    });
  }
});

/** A line that tells which control has the focus. */
async function readFocus(page: Page): Promise<{ readonly name: string; readonly faults: readonly string[] }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return { name: '', faults: [] };
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    const label = name === '' ? element.id || element.outerHTML.slice(0, 60) : name;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const isMarked =
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const inView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    const hit = document.elementFromPoint(
      (left + right) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    );
    const isFree = hit !== null && (element.contains(hit) || hit.contains(element));
    return {
      name: label,
      faults: [
        ...(isMarked ? [] : [`${label}: no visible focus`]),
        ...(inView ? [] : [`${label}: out of view`]),
        ...(isFree ? [] : [`${label}: covered by ${hit?.outerHTML.slice(0, 60)}`]),
      ],
    };
  });
}

async function walk(
  cook: Cook,
): Promise<{ readonly names: readonly string[]; readonly faults: readonly string[] }> {
  const names: string[] = [];
  const faults: string[] = [];
  // From the top, as after the page has loaded.
  await cook.page.evaluate(() => scrollTo(0, 0));
  await cook.page.mouse.click(2, 2);
  for (let presses = 0; presses < 60; presses += 1) {
    await cook.page.keyboard.press('Tab');
    const focus = await readFocus(cook.page);
    if (focus.name === '') break;
    names.push(focus.name);
    faults.push(...focus.faults);
  }
  return { names, faults };
}

for (const [screen, size] of [
  ['a desk', { width: 1280, height: 720 }],
  ['a phone', { width: 360, height: 640 }],
] as const) {
  test(`a keyboard reaches everything in order and sees where it is, on ${screen}`, async ({
    cook,
    larder,
    page,
    provider,
    watch,
  }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const done = STATES.find(({ name }) => name === 'done');
    await done?.enter({ cook, provider, watch, url: larder.url });
    const { names, faults } = await walk(cook);
    expect(faults).toEqual([]);
    const controls = await page
      .locator('button:enabled, input:enabled, select:enabled, summary, a[href], [tabindex="0"]')
      .filter({ visible: true })
      .count();
    expect(names).toHaveLength(controls);
    for (const wanted of [
      'ingredient',
      'Add ingredient',
      EN.edit('onion'),
      EN.remove('onion'),
      'Get a recipe',
      'link',
    ]) {
      expect(names).toContain(wanted);
    }
    // In the order in which the page is read.
    const order = [
      'ingredient',
      'Add ingredient',
      EN.edit('chickpeas'),
      EN.remove('lemon'),
      'Get a recipe',
      'link',
    ];
    expect(names.filter((name) => order.includes(name))).toEqual(order);
  });
}

test('a screen reader finds the parts by role and name', async ({ cook, larder, page }) => {
  await cook.openWith(larder.url, ['chickpeas', 'spinach', 'lemon']);
  await cook.getRecipe();
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - img "Chef logo"
      - heading "Larder" [level=1]
  `);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - text: Add ingredients
      - textbox "Add ingredients"
      - button "Add ingredient"
      - region "Ingredients on hand:":
        - heading "Ingredients on hand:" [level=2]
        - list:
          - listitem:
            - button "Edit chickpeas"
            - button "Remove chickpeas"
          - listitem:
            - button "Edit spinach"
            - button "Remove spinach"
          - listitem:
            - button "Edit lemon"
            - button "Remove lemon"
      - region "Ready for a recipe?":
        - heading "Ready for a recipe?" [level=2]
        - button "Get a recipe"
  `);
  await expect(cook.recipe).toMatchAriaSnapshot(`
    - region "Larder Recommends:":
      - heading "Larder Recommends:" [level=2]
      - article:
        - heading "Lemon Chickpeas with Wilted Spinach" [level=3]
  `);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page).toHaveTitle(/Larder/);
});

test('what happens is said once, in order: asked, the title, finished with what was found', async ({
  cook,
  larder,
  watch,
}) => {
  await cook.openWith(larder.url);
  const before = watch.said.length;
  await cook.getRecipe();
  await expect.poll(() => watch.said.at(-1)).toMatch(/^Finished: Lemon Chickpeas/);
  const said = watch.said.slice(before);
  expect(said[0]).toBe(EN_RECIPE.said.started);
  expect(said).toHaveLength(new Set(said).size);
  expect(said.length).toBeLessThanOrEqual(3);
});

test('nothing moves when less motion is asked for', async ({ cook, larder, page, provider }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  provider.script('no-headers');
  await cook.openWith(larder.url);
  await cook.ask();
  await expect(cook.heading(EN.asking)).toBeVisible();
  const moving = await page.evaluate(() => document.getAnimations().length);
  expect(moving).toBe(0);
  const slow = await page.locator('body *').evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
        return /[1-9]/.test(transitionDuration) || animationName !== 'none' || scrollBehavior === 'smooth';
      }).length,
  );
  expect(slow).toBe(0);
});

test('every control keeps an outline of its own in forced colours', async ({ cook, larder, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await cook.openWith(larder.url);
  await cook.getRecipe();
  // A checkbox is drawn by the browser itself, border and all.
  const flat = await page
    .locator('.chip, .main-button, .plain-button, input:not([type="checkbox"])')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
          return borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1;
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
  expect(flat).toEqual([]);
  await cook.tabTo(cook.askButton, 90);
  const outline = await cook.askButton.evaluate((button) => getComputedStyle(button).outlineStyle);
  expect(outline).not.toBe('none');
});

test('text twice as large still fits and loses nothing', async ({ cook, larder, page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await cook.openWith(larder.url);
  await cook.getRecipe();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await findOverflow(page)).toEqual([]);
  await expect(cook.askButton).toBeVisible();
});
