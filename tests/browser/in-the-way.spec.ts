// What must not stand in the way of a cook: boxes that swallow scrolling, bars over the text, text that is large.

import { chromium, type Page } from '@playwright/test';
import { EN } from '../../src/web/text/en.ts';
import { EN_RECIPE } from '../../src/web/text/en-recipe.ts';
import { Cook, LIST } from './cook.ts';
import { expect, test } from './fixtures.ts';

const PHONE = { width: 360, height: 740 };

const readTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

for (const key of ['PageDown', 'End', 'Space'] as const) {
  test(`at a desk ${key} scrolls the recipe with the focus in the list`, async ({ cook, larder, page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await cook.openWith(larder.url);
    await cook.getRecipe();
    // A button takes Space for a press; what stands beside it does not.
    await (key === 'Space' ? cook.heading('Ready for a recipe?') : cook.askButton).click({ trial: true });
    if (key === 'Space') await cook.heading('Ingredients on hand:').click();
    else await cook.askButton.focus();
    await page.keyboard.press(key);
    await expect.poll(() => readTop(page)).toBeGreaterThan(100);
  });
}

test('at a desk the wheel scrolls the page over the list too', async ({ cook, larder, page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await cook.openWith(larder.url);
  await cook.getRecipe();
  await cook.chip('onion').hover();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => readTop(page)).toBeGreaterThan(100);
});

test('what is said of mixing is in view beside the button, whatever the list', async ({
  cook,
  larder,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await cook.openWith(larder.url, ['bleach', 'vinegar', 'eggs', 'rice', 'leeks', 'brocoli', 'parsley']);
  const notice = page.getByRole('alert');
  await expect(notice).toBeVisible();
  const [noticeBox, buttonBox] = await Promise.all([notice.boundingBox(), cook.askButton.boundingBox()]);
  expect(noticeBox?.y).toBeGreaterThan(0);
  expect((noticeBox?.y ?? 0) + (noticeBox?.height ?? 0)).toBeLessThanOrEqual(buttonBox?.y ?? 0);
  expect(
    await notice.evaluate((element) => {
      const { left, bottom } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 20, bottom - 8));
    }),
  ).toBe(true);
});

for (const [fontPx, width] of [
  [24, 360],
  [24, 1280],
  [32, 320],
  [32, 360],
  [32, 1280],
] as const) {
  test(`with letters of ${fontPx} px nothing is cut off or covered at ${width} px`, async ({ larder }) => {
    const browser = await chromium.launch({
      ...(process.env.LARDER_CHROMIUM ? { executablePath: process.env.LARDER_CHROMIUM } : {}),
      args: ['--no-sandbox', `--blink-settings=defaultFontSize=${fontPx}`],
    });
    try {
      const page = await browser.newPage({ viewport: { width, height: 720 } });
      const cook = new Cook(page);
      await cook.openWith(larder.url, [...LIST, 'bleach', 'vinegar']);
      await cook.ask();
      await expect(cook.recipe).toHaveAttribute('aria-busy', 'false');
      const cut = await page.evaluate(() => {
        const edge = document.documentElement.clientWidth + 1;
        const isSeen = (element: Element) =>
          element.closest('.unseen') === null && element.getClientRects().length > 0;
        return [...document.querySelectorAll('button, input, h1, h2, h3, li, p')]
          .filter((element) => isSeen(element) && element.getBoundingClientRect().right > edge)
          .map((element) => element.outerHTML.slice(0, 80));
      });
      expect(cut).toEqual([]);
      const list = page.getByRole('region', { name: EN.onHand }).getByRole('list');
      expect((await list.boundingBox())?.height).toBeGreaterThan(fontPx * 4);
    } finally {
      await browser.close();
    }
  });
}

test.describe('on a phone, once there is a recipe', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the field is one line, what is added is told there, and Stop is under the thumb', async ({
    cook,
    larder,
    page,
    provider,
  }) => {
    const bar = page.locator('form.adding');
    await cook.openWith(larder.url);
    await cook.getRecipe();
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(64);
    await page.evaluate(() => scrollTo(0, 400));
    await cook.add('cumin');
    await expect(bar).toContainText('Added cumin. 5 ingredients on hand.');
    expect(await readTop(page)).toBeGreaterThan(300);
    provider.script('stalls');
    await cook.ask();
    await expect(cook.stopButton).toBeVisible();
    await page.evaluate(() => scrollTo(0, 600));
    await expect(cook.stopButton).toBeInViewport({ ratio: 1 });
    await cook.stopButton.click();
    await expect(cook.heading(EN_RECIPE.endPill.stopped)).toBeVisible();
  });
});
