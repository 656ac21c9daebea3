// What can be seen to be wrong with the page as it stands, for those who use a screen reader, a finger or a small screen.

import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const COLOURS = 'color-contrast';

/** What axe is asked for. A page has the same colours in every language, and they cost most of axe's time. */
const RULES = {
  'all rules': {},
  colours: { runOnly: [COLOURS] },
  'all but colours': { rules: { [COLOURS]: { enabled: false } } },
} satisfies Record<string, RunOptions>;

/** What axe finds. The page has no frames, so that axe runs in it once instead of from a page beside it. */
export async function findFaults(page: Page, rules: keyof typeof RULES): Promise<readonly string[]> {
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      ...options,
      resultTypes: ['violations'],
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, RULES[rules] as RunOptions);
}

/** What a pointer has to hit and is smaller than 24 by 24 px. Links in the flow of a text may be. */
export async function findSmallTargets(page: Page): Promise<readonly string[]> {
  return page
    .locator('button, input, select, summary, a[href]')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.matches(':not(a)') || getComputedStyle(element).display !== 'inline')
        .flatMap((element) => {
          // A press on the label of a tick is a press on the tick.
          const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
          const isSmall = width < 24 || height < 24;
          return isSmall ? [`${element.outerHTML.slice(0, 80)}: ${width} x ${height}`] : [];
        }),
    );
}

/** How far the page can be scrolled sideways, and who sticks out. */
export async function findOverflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= room) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > room + 0.5)
      .map((element) => element.outerHTML.slice(0, 80));
  });
}

/** All of it: light, dark, and on a screen of 320 px. Pictures of each are kept where LARDER_PICTURES names a folder. */
export async function lookOver(page: Page, name: string): Promise<readonly string[]> {
  const faults: string[] = [];
  const before = page.viewportSize();
  const folder = process.env.LARDER_PICTURES;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    faults.push(...(await findFaults(page, 'all rules')));
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      faults.push(...(await findOverflow(page)), ...(await findSmallTargets(page)));
      if (folder !== undefined)
        await page.screenshot({ path: `${folder}/${name}-${colorScheme}-${width}.png`, fullPage: true });
    }
  }
  if (before !== null) await page.setViewportSize(before);
  return faults;
}
