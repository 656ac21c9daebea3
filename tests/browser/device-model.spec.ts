// The model on the device: chosen, downloaded, written by, stopped, and every way that it fails. The browser of the
// tests has none, so a stand-in of its interface (the Prompt API) takes its place.

import type { Page } from '@playwright/test';
import { AR } from '../../src/web/text/ar.ts';
import { EN } from '../../src/web/text/en.ts';
import { EN_DEVICE } from '../../src/web/text/en-device.ts';
import { EN_RECIPE } from '../../src/web/text/en-recipe.ts';
import { ES } from '../../src/web/text/es.ts';
import { CHICKPEA_RECIPE } from '../fakes/fake-recipes.ts';
import { expect, test } from './fixtures.ts';
import { lookOver } from './look-over.ts';
import { LOGGED_FAILURE } from './watch-page.ts';
import { WHOLE_BROWSER } from './whole-browser.ts';

test.use(WHOLE_BROWSER);

type Availability = 'unavailable' | 'downloadable' | 'available';

/** `device` in the page is what the test moves: the download, the words, the faults. */
async function standInForModel(page: Page, availability: Availability): Promise<void> {
  await page.addInitScript(
    ([state, recipe]) => {
      interface Device {
        state: string;
        download?: { progress(share: number): void; end(): void; fail(name: string): void };
        stream?: ReadableStreamDefaultController<string>;
        destroyed: number;
        asked: string[];
        write(end: boolean): void;
      }
      const device: Device = {
        state: state as string,
        destroyed: 0,
        asked: [],
        write(end) {
          const text = recipe as string;
          const half = Math.floor(text.length / 2);
          device.stream?.enqueue(end ? text.slice(half) : text.slice(0, half));
          if (end) device.stream?.close();
        },
      };
      Object.assign(globalThis, {
        device,
        LanguageModel: {
          availability: async (options: { expectedOutputs: { languages: string[] }[] }) =>
            options.expectedOutputs[0]?.languages[0] === 'ar' ? 'unavailable' : device.state,
          async create(options: {
            signal: AbortSignal;
            initialPrompts?: { content: string }[];
            monitor: (monitor: EventTarget) => void;
          }) {
            if (device.state === 'downloadable') {
              const monitor = new EventTarget();
              options.monitor(monitor);
              await new Promise<void>((resolve, reject) => {
                options.signal.addEventListener('abort', () => reject(options.signal.reason));
                device.download = {
                  progress: (loaded) =>
                    monitor.dispatchEvent(new ProgressEvent('downloadprogress', { loaded, total: 1 })),
                  end() {
                    device.state = 'available';
                    resolve();
                  },
                  fail: (name) => reject(new DOMException('no', name)),
                };
              });
            }
            return {
              promptStreaming(prompt: { content: string }[], { signal }: { signal: AbortSignal }) {
                device.asked.push(
                  [...(options.initialPrompts ?? []), ...prompt].map(({ content }) => content).join('\n'),
                );
                return new ReadableStream<string>({
                  start(control) {
                    device.stream = control;
                    signal.addEventListener('abort', () => control.error(signal.reason));
                  },
                });
              },
              destroy() {
                device.destroyed += 1;
              },
            };
          },
        },
      });
    },
    [availability, CHICKPEA_RECIPE] as const,
  );
}

/** Runs a line of script on the stand-in. */
const move = (page: Page, script: string) => page.evaluate(`(${script})(globalThis.device)`);

const summary = (page: Page) => page.getByText(EN_DEVICE.title, { exact: true });
const use = (page: Page) => page.getByRole('button', { name: EN_DEVICE.use });

test('once it is chosen the model on the device writes, streamed and checked, and no list leaves', async ({
  cook,
  larder,
  page,
  provider,
}) => {
  await standInForModel(page, 'available');
  await cook.openWith(larder.url);
  await summary(page).click();
  expect(await lookOver(page, 'device-offered')).toEqual([]);
  await use(page).click();
  await expect(page.getByText(EN_DEVICE.inUse).first()).toBeVisible();
  await cook.ask();
  await expect.poll(() => move(page, 'device => device.asked.length')).toBe(1);
  await move(page, 'device => device.write(false)');
  await expect(cook.recipe.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(cook.recipe).toHaveAttribute('aria-busy', 'true');
  await move(page, 'device => device.write(true)');
  await cook.expectRecipe();
  await expect(cook.recipe).toContainText(EN_RECIPE.byModel(EN_DEVICE.name));
  expect(provider.requests).toHaveLength(0);
  expect(await move(page, 'device => device.destroyed')).toBe(1);

  await page.getByRole('button', { name: EN_DEVICE.leave }).click();
  await cook.ask();
  await expect.poll(() => provider.requests.length).toBe(1);
});

test('a download is asked for, shown, given up and failed in words', async ({ cook, larder, page }) => {
  await standInForModel(page, 'downloadable');
  await cook.openWith(larder.url);
  await summary(page).click();
  const download = page.getByRole('button', { name: EN_DEVICE.download });
  await expect(page.getByText(EN_DEVICE.downloadNote)).toBeVisible();
  await download.click();
  await move(page, 'device => device.download.progress(0.42)');
  await expect(page.getByText(EN_DEVICE.downloading(42))).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '42');
  expect(await lookOver(page, 'device-downloading')).toEqual([]);
  await page.getByRole('button', { name: EN_DEVICE.cancel }).click();
  await download.click();
  await move(page, 'device => device.download.fail("NetworkError")');
  await expect(page.getByText(EN_DEVICE.downloadFailed).first()).toBeVisible();
  await download.click();
  await move(page, 'device => device.download.progress(1)');
  await expect(page.getByText(EN_DEVICE.preparing)).toBeVisible();
  await move(page, 'device => device.download.end()');
  await expect(page.getByText(EN_DEVICE.inUse).first()).toBeVisible();
});

test('it stops when it is stopped, and its faults are told with the built-in chef beside them', async ({
  cook,
  larder,
  page,
  watch,
}) => {
  watch.expectConsole(LOGGED_FAILURE);
  await standInForModel(page, 'available');
  await cook.openWith(larder.url);
  await summary(page).click();
  await use(page).click();
  await cook.ask();
  await expect.poll(() => move(page, 'device => device.asked.length')).toBe(1);
  await move(page, 'device => device.write(false)');
  await expect(cook.recipe.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await cook.button(EN.stop).click();
  await expect.poll(() => move(page, 'device => device.destroyed')).toBe(1);
  await expect(cook.recipe.getByRole('heading', { level: 3 }).first()).toBeVisible();

  await cook.ask();
  await expect.poll(() => move(page, 'device => device.asked.length')).toBe(2);
  await move(page, 'device => device.stream.error(new DOMException("too much", "QuotaExceededError"))');
  await expect(page.getByText(EN_DEVICE.fault['too-long']).first()).toBeVisible();
});

test('where the browser has no model, or cannot run it, nothing of it is shown', async ({
  cook,
  larder,
  page,
}) => {
  await cook.openWith(larder.url);
  await expect(summary(page)).toHaveCount(0);
  await standInForModel(page, 'unavailable');
  await page.reload();
  await cook.add('eggs');
  await expect(summary(page)).toHaveCount(0);
});

test('it is asked for the language of the page, and says so where it cannot write that', async ({
  cook,
  larder,
  page,
}) => {
  await standInForModel(page, 'available');
  await cook.openWith(larder.url);
  const choice = page.locator('.language select');
  const place = page.locator('.device-model');
  await choice.selectOption('ar');
  await place.locator('summary').click();
  await expect(place).toContainText(AR.device.writesEnglish);
  await choice.selectOption('es');
  await expect(place).not.toContainText(ES.device.writesEnglish);
  await place.getByRole('button', { name: ES.device.use }).click();
  await page.getByRole('button', { name: ES.page.getRecipe }).click();
  await expect.poll(() => move(page, 'device => device.asked.join()')).toContain('BCP 47 tag es');
});
