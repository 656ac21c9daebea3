// The hour in the kitchen: a recipe for five, in other units, cooked step by step with timers, by keyboard and by touch.

import type { Locator, Page } from '@playwright/test';
import { EN_COOK } from '../../src/web/text/en-cook.ts';
import { EN_RECIPE } from '../../src/web/text/en-recipe.ts';
import { writeStream } from '../fakes/fake-answer.ts';
import type { FakeProvider } from '../fakes/fake-provider.ts';
import { CHICKPEA_RECIPE } from '../fakes/fake-recipes.ts';
import { type Cook, TITLE } from './cook.ts';
import { expect, test } from './fixtures.ts';
import { WHOLE_BROWSER } from './whole-browser.ts';

test.use(WHOLE_BROWSER);

const MINUTE = 60_000;

async function makeFive(cook: Cook): Promise<void> {
  const list = cook.recipe.locator('.part.list');
  await expect(list).toContainText('2 1/2 tins chickpeas (400 g), drained');
  await expect(list).toContainText('2 1/2 onions, thinly sliced');
  await expect(list).toContainText('5 tbsp olive oil');
  await expect(cook.recipe.locator('.figures')).toContainText('Serves 5');
  await expect(cook.recipe).toContainText(EN_COOK.adaptedFrom(2));
  await expect(cook.recipe).toContainText(EN_COOK.timesStay);
}

/** Changes the recipe twice, finds each change marked, and goes back to the first. */
async function changeTwice(cook: Cook, provider: FakeProvider, press: (target: Locator) => Promise<void>) {
  for (const [wish, title, cumin] of [
    ['milder', 'Mild Chickpeas', '½ tsp'],
    ['with lime', 'Chickpeas with Lime', '2 tsp'],
  ] as const) {
    const recipe = CHICKPEA_RECIPE.replace(TITLE, title).replace('1 tsp', cumin);
    provider.script([{ pieces: writeStream(recipe) }]);
    await press(cook.recipe.getByRole('link', { name: EN_COOK.change, exact: true }));
    await expect(cook.page.getByLabel(EN_RECIPE.change, { exact: true })).toBeFocused();
    await cook.page.keyboard.type(wish);
    await press(cook.button(EN_COOK.change));
    await cook.expectRecipe(title);
    await expect(cook.page.getByText(EN_RECIPE.changedFor(wish))).toBeVisible();
    await expect(cook.recipe.locator('.line-mark')).toHaveCount(1);
  }
  await press(cook.button(EN_RECIPE.ideaBefore));
  await press(cook.button(EN_RECIPE.ideaBefore));
  await cook.expectRecipe();
  await expect(cook.recipe.locator('.line-mark')).toHaveCount(0);
}

/** What a page sees of a change of tab: hidden, time that passes meanwhile, and in view again. */
async function leaveFor(page: Page, ms: number): Promise<void> {
  const show = (state: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await show('hidden');
  await page.clock.fastForward(ms);
  await show('visible');
}

function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0;
}

/** Two timers run on while the page is away, and say how they stand when it is back. */
async function expectTwoTimers(page: Page, dialog: Locator): Promise<void> {
  const timers = dialog.getByRole('timer');
  await expect(timers).toHaveCount(2);
  await leaveFor(page, 6.5 * MINUTE);
  await expect(dialog.getByRole('status')).toContainText('5 minutes are up');
  // They were started some seconds before the page was left, and run on while they are read.
  const some = Array.from({ length: 60 }, (_, seconds) => seconds);
  const left = some.map((seconds) => EN_COOK.readyFrom(90 - seconds));
  const over = some.map((seconds) => EN_COOK.over(90 + seconds));
  expect(left).toContain(await timers.first().textContent());
  expect(over).toContain(await timers.last().textContent());
}

/** All steps are ticked, the timers go on where the cook is now, and the recipe fits on one page. */
async function expectCooked(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeHidden();
  for (const step of [1, 2, 3, 4])
    await expect(page.getByRole('checkbox', { name: EN_COOK.tickStep(step) })).toBeChecked();
  await expect(page.getByRole('region', { name: EN_COOK.timers }).getByRole('timer')).toHaveCount(2);
  expect(countPages(await page.pdf({ format: 'A4' }))).toBe(1);
}

test('the hour by keyboard alone: changed twice and back, for five, in US units, all steps with two timers, on paper', async ({
  cook,
  larder,
  page,
  provider,
}) => {
  test.slow();
  await cook.openWith(larder.url);
  await cook.tabTo(cook.askButton);
  await page.keyboard.press('Enter');
  await cook.expectRecipe();
  await changeTwice(cook, provider, async (target) => {
    await cook.tabTo(target, 60);
    await page.keyboard.press('Enter');
  });
  await page.clock.install();

  await cook.tabTo(cook.button(EN_COOK.more), 40);
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Enter');
  await makeFive(cook);
  await cook.tabTo(page.getByLabel(EN_COOK.units, { exact: true }));
  await page.keyboard.type('US');
  await expect(cook.recipe.locator('.part.list')).toContainText('13 oz spinach, washed');
  await cook.tabTo(cook.recipe.getByRole('checkbox').first());
  await page.keyboard.press('Space');
  await expect(cook.recipe.getByRole('checkbox').first()).toBeChecked();

  const open = cook.button(EN_COOK.cook);
  await cook.tabTo(open, 20, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox').first()).toBeChecked();
  await page.keyboard.press('PageDown');
  await expect(dialog).toContainText(EN_COOK.place(1, 4));
  await expect(dialog.getByRole('list', { name: EN_COOK.uses })).toContainText('2 1/2 onions');
  await cook.tabTo(dialog.getByRole('button', { name: EN_COOK.startTimer(360, 480, 'Fry onion') }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText(EN_COOK.place(2, 4));
  await cook.tabTo(dialog.getByRole('button', { name: /^Start 5 minutes/ }));
  await page.keyboard.press('Enter');
  await expectTwoTimers(page, dialog);
  // A step that is longer than what is left of the screen is scrolled to its end first.
  const turnTo = (step: number, key: string) =>
    expect(async () => {
      await page.keyboard.press(key);
      await expect(dialog).toContainText(EN_COOK.place(step, 4), { timeout: 500 });
    }).toPass();
  await turnTo(3, 'PageDown');
  await turnTo(4, 'ArrowDown');
  await turnTo(3, 'PageUp');
  await turnTo(4, 'Space');
  await cook.tabTo(dialog.getByRole('button', { name: EN_COOK.finish, exact: true }));
  await page.keyboard.press('Enter');
  await expect(open).toBeFocused();
  await expectCooked(page);
});

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the hour: steps go by with a swipe, times start with a tap, and the screen stays on', async ({
    cook,
    larder,
    page,
    provider,
  }) => {
    test.slow();
    await cook.openWith(larder.url);
    await cook.getRecipe();
    await changeTwice(cook, provider, (target) => target.tap());
    await page.clock.install();
    for (let taps = 0; taps < 3; taps += 1) await cook.button(EN_COOK.more).tap();
    await makeFive(cook);
    await page.getByLabel(EN_COOK.units, { exact: true }).selectOption('us');
    await expect(cook.recipe.locator('.part.list')).toContainText('13 oz spinach, washed');
    await cook.recipe.getByRole('checkbox').first().tap();
    await expectSizes(cook.recipe.locator('.not-there, .adapt button'));
    await cook.recipe.locator('a.time').first().tap();
    await expect(page.getByRole('region', { name: EN_COOK.timers })).toContainText('Fry onion');
    await cook.button(EN_COOK.cook).tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(EN_COOK.screen.on);
    await expect(dialog.getByRole('checkbox').first()).toBeChecked();
    const devtools = await page.context().newCDPSession(page);
    const swipe = async (fromX: number, toX: number) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
        devtools.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x, y: 250 }],
        });
      await touch('touchStart', fromX);
      await touch('touchMove', (fromX + toX) / 2);
      await touch('touchMove', toX);
      await touch('touchEnd', toX);
    };
    const swipeTo = async (step: number, fromX = 300, toX = 60) => {
      await swipe(fromX, toX);
      await expect(dialog).toContainText(EN_COOK.place(step, 4));
    };
    await swipeTo(1);
    await swipeTo(2);
    await swipeTo(1, 60, 300);
    await swipeTo(2);
    await expectSizes(dialog.locator('button, label'));
    // The end of a swipe swallows a tap that follows at once.
    await dialog.getByRole('button', { name: /^Start 5 minutes/ }).click();
    await expectTwoTimers(page, dialog);
    await swipeTo(3);
    await swipeTo(4);
    await dialog.getByRole('button', { name: EN_COOK.finish, exact: true }).click();
    await expectCooked(page);
  });
});

/** Of what a finger has to hit. */
async function expectSizes(targets: Locator): Promise<void> {
  expect(await targets.count()).toBeGreaterThan(0);
  const small = await targets.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width < 44 || height < 44 ? [`${element.outerHTML.slice(0, 80)}: ${width} x ${height}`] : [];
    }),
  );
  expect(small).toEqual([]);
}

test('nothing on the card moves when the recipe is whole and can be cooked', async ({
  cook,
  larder,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await cook.openWith(larder.url);
  await cook.ask();
  // The notes stand at the end: all above them has its place by now.
  await cook.recipe.locator('.part.rest .notes li').first().waitFor();
  const readTops = () =>
    cook.recipe
      .locator('.part.above > *, .part.list li, .part.rest li')
      .evaluateAll((elements) =>
        elements.slice(0, 20).map((element) => Math.round(element.getBoundingClientRect().top + scrollY)),
      );
  const before = await readTops();
  await expect(cook.button(EN_COOK.cook)).toBeEnabled();
  expect((await readTops()).slice(0, before.length)).toEqual(before);
});
