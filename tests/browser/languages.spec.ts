// The page in each of its languages: nothing of it is left in English, it fits, it is mirrored where that is how it is
// read, and a change of language loses nothing.

import type { Page } from '@playwright/test';
import { AR } from '../../src/web/text/ar.ts';
import { LANGUAGES } from '../../src/web/text/choose-language.ts';
import { DE } from '../../src/web/text/de.ts';
import { EN, WORDS } from '../../src/web/text/en.ts';
import { RECIPE_WORDS } from '../../src/web/text/en-recipe.ts';
import { ES } from '../../src/web/text/es.ts';
import { FR } from '../../src/web/text/fr.ts';
import { speak } from '../../src/web/text/language.ts';
import { DONE, writeFrame, writeTextFrames } from '../fakes/fake-answer.ts';
import { Cook, LIST } from './cook.ts';
import { expect, readChat, test } from './fixtures.ts';
import { createGate } from './gate.ts';
import { findFaults, findOverflow } from './look-over.ts';
import { STATES } from './states.ts';

const TONGUES = { de: DE, es: ES, fr: FR, ar: AR } as const;
type Tongue = keyof typeof TONGUES;

/** The states that most of a visit is spent in: seen in every language, the others in the longest and the mirrored one. */
const MAIN_STATES = ['empty', 'options', 'done', 'cook mode', 'failed', 'own token'];

const GERMAN_RECIPE = `# Linsensalat

Ein schneller Salat.

**Portionen** 2 | **Vorbereitung** 10 Min. | **Kochen** 20 Min.

## Zutaten
- 200 g Linsen
- 1 Zwiebel
- 50 g Butter

## Zubereitung
1. Die Linsen in der Brühe 20 Minuten kochen und die Zwiebel fein würfeln.
2. Mit der Butter in einer Pfanne schwenken und auf Tellern anrichten.
`;

/** The same cook, who reads the page in another language. */
function readIn(page: Page): Cook {
  const { fieldLabel: field, add, getRecipe: ask, stop, onHand } = WORDS;
  return new Cook(page, { field, add, ask, stop, onHand, recommends: RECIPE_WORDS.recommends });
}

/** What is shown or read out and would be understood in English alone, but for recipes, findings and what was typed. */
async function findEnglish(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    const isOther = (element: Element) =>
      element.closest(
        '.sentence, .chip-note bdi, .not-cooked bdi, option[lang], .chip-name, pre, noscript, script, code',
      ) !== null ||
      // The words of a recipe, but not what the page sets into it.
      (element.closest('.recipe-text, .cook-screen') !== null &&
        element.closest('.check, .tools, .adapt') === null);
    const found: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      if (isOther(element) || !(element as HTMLElement).checkVisibility()) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
        const words = element.getAttribute(name);
        if (words !== null && !element.matches('.recipe-text *')) found.push(words);
      }
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) found.push(node.textContent.trim());
    }
    // A title, or why a recipe is held back, is said within a sentence of the page.
    const quoted = [...document.querySelectorAll('bdi[lang="en"], .recipe-text h3')].map(
      (one) => one.textContent ?? '',
    );
    return found.map((words) =>
      quoted.filter((one) => one !== '').reduce((rest, one) => rest.replace(one, ''), words),
    );
  });
  const english = new Set(Object.values(EN).filter((words) => typeof words === 'string'));
  const own = new Set<unknown>(Object.values(WORDS));
  return texts.filter(
    (words) =>
      /\b(?:the|and|your|you|is|are|this|with|of|not|it|to|for|have|what)\b/i.test(words) ||
      (english.has(words as never) && !own.has(words)),
  );
}

for (const tongue of Object.keys(TONGUES) as Tongue[]) {
  test.describe(`in ${LANGUAGES[tongue]}`, () => {
    test.use({ locale: tongue, reducedMotion: 'reduce' });
    test.beforeEach(() => speak(TONGUES[tongue]));
    test.afterEach(() => speak(null));

    const isSeenWhole = tongue === 'de' || tongue === 'ar';
    for (const { name, enter } of STATES.filter((state) => isSeenWhole || MAIN_STATES.includes(state.name))) {
      test(`${name}: no English is left, axe finds no fault, and it fits a screen of 320 px`, async ({
        larder,
        page,
        provider,
        watch,
      }) => {
        await enter({ cook: readIn(page), provider, watch, url: larder.url });
        await expect(page.locator('html')).toHaveAttribute('lang', tongue);
        await expect(page.locator('html')).toHaveAttribute('dir', tongue === 'ar' ? 'rtl' : 'ltr');
        expect.soft(await findEnglish(page)).toEqual([]);
        // Behind a modal dialog nothing is reached. axe tells that by a point beside it, where Arabic has the scroll bar.
        const isModal = (await page.locator('dialog:modal').count()) > 0;
        const faults = await findFaults(page, 'all but colours');
        expect.soft(faults.filter((fault) => !(isModal && fault.startsWith('landmark-')))).toEqual([]);
        const folder = process.env.LARDER_PICTURES;
        for (const width of [1280, 360, 320]) {
          await page.setViewportSize({ width, height: 740 });
          if (folder !== undefined && width !== 360)
            await page.screenshot({ path: `${folder}/${tongue}-${name}-${width}.png`, fullPage: true });
        }
        expect.soft(await findOverflow(page)).toEqual([]);
      });
    }
  });
}

test.describe('in German', () => {
  test.use({ locale: 'de-AT' });
  test.beforeEach(() => speak(DE));
  test.afterEach(() => speak(null));

  test('fetches German alone, and asks for a recipe in German', async ({ larder, page, provider }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const cook = readIn(page);
    await cook.openWith(larder.url);
    expect(fetched.filter((path) => /\/(?:de|es|fr|ar)-[\w-]+\.js$/.test(path))).toHaveLength(1);
    const asked = page.waitForRequest((request) => request.method() === 'POST');
    await cook.getRecipe();
    expect((await asked).postDataJSON()).toMatchObject({ ingredients: [...LIST], language: 'de' });
    expect(readChat(provider.requests.at(-1)).messages.at(-1)?.content).toContain('BCP 47 tag de');
  });

  test('says of a German recipe that only its list was looked through, and finds nothing else', async ({
    larder,
    page,
    provider,
  }) => {
    provider.script([{ pieces: [...writeTextFrames(GERMAN_RECIPE), writeFrame({}, 'stop'), DONE] }]);
    const cook = readIn(page);
    await cook.openWith(larder.url);
    await cook.getRecipe('Linsensalat');
    await expect(cook.check).toContainText(RECIPE_WORDS.limited);
    await cook.check.click();
    await expect(cook.recipe.locator('.findings li')).toHaveText([/^Allergene auf der Liste.*Milch/]);
  });

  test('still finds an allergen on the list of a German recipe', async ({ larder, page, provider }) => {
    provider.script([{ pieces: [...writeTextFrames(GERMAN_RECIPE), writeFrame({}, 'stop'), DONE] }]);
    const cook = readIn(page);
    await cook.openWith(larder.url);
    await cook.add('ohne Milch');
    await expect(page.getByText(WORDS.wish({ kind: 'avoid', word: 'milk' }), { exact: true })).toBeVisible();
    await cook.ask();
    await expect(cook.heading(RECIPE_WORDS.heldTitle)).toBeVisible();
    await expect(page.locator('.held')).toContainText(`${DE.findings.rule.allergen}: Milch`);
    await expect(page.locator('.held [lang="en"]')).toContainText('Looked for: milk; found: butter');
  });
});

test('shows none of its English words before those of the browser’s language are here', async ({
  browser,
  larder,
}) => {
  const context = await browser.newContext({ locale: 'ar', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const script = createGate();
  await page.route(/\/assets\/index-[\w-]+\.js$/, async (route) => {
    await script();
    await route.continue();
  });
  await page.goto(larder.url, { waitUntil: 'commit' });
  const html = page.locator('html');
  await expect(html).toHaveAttribute('dir', 'rtl');
  const readInk = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).webkitTextFillColor);
  const transparent = 'rgba(0, 0, 0, 0)';
  for (const selector of ['.motto', 'h2', '.adding button', '.hint', '.language option'])
    expect(await readInk(selector), selector).toBe(transparent);
  await page.locator('#ingredient').fill('بصل');
  expect(await readInk('#ingredient')).not.toBe(transparent);
  await expect(page).toHaveTitle(EN.name);
  script.open();
  await expect(page.locator('.motto')).toHaveText(AR.page.motto);
  expect(await readInk('.motto')).not.toBe(transparent);
  await expect(page.locator('#ingredient')).toHaveValue('بصل');
  await context.close();
});

test('a browser whose language cannot be fetched gets the page in English', async ({ browser, larder }) => {
  const context = await browser.newContext({ locale: 'ar' });
  const page = await context.newPage();
  await page.route(/\/ar-[\w-]+\.js$/, (route) => route.abort());
  await page.goto(larder.url);
  await expect(page).toHaveTitle(EN.title);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('html')).not.toHaveAttribute('data-waits');
  await context.close();
});

test('without its script the page says in every language that it needs one, and so does the manifest what it is', async ({
  browser,
  larder,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(larder.url);
  for (const tongue of Object.keys(TONGUES) as Tongue[])
    await expect(page.locator(`.needs-script [lang="${tongue}"]`)).toContainText('JavaScript');
  const manifest = await (await page.request.get(`${larder.url}/larder.webmanifest`)).json();
  const mottos = Object.entries(TONGUES).map(([tongue, words]) => [tongue, words.page.motto]);
  expect(manifest.description_localized).toEqual(Object.fromEntries(mottos));
  await context.close();
});

test('is mirrored in Arabic', async ({ browser, larder }) => {
  const context = await browser.newContext({ locale: 'ar', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  speak(AR);
  const cook = readIn(page);
  await cook.openWith(larder.url);
  const left = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x ?? 0;
  expect(await left('.ingredients-side')).toBeGreaterThan(await left('.empty-recipe'));
  expect(await left('.masthead img')).toBeGreaterThan(await left('.motto'));
  expect(await left('.chip-name')).toBeGreaterThan(await left('.chip-remove'));
  expect(await left('#ingredient')).toBeGreaterThan(await left('.adding .plain-button'));
  // A recipe in English is not.
  await cook.getRecipe();
  await expect(page.locator('.step-tick')).not.toHaveCount(0);
  expect(await left('.step-tick')).toBeLessThan(await left('.step-words'));
  speak(null);
  await context.close();
});

test('a change of language keeps the list, the field, the wishes and the recipe', async ({
  cook,
  larder,
  page,
}) => {
  await cook.openWith(larder.url);
  await cook.add('vegetarian');
  await cook.getRecipe();
  await cook.field.fill('half typed');
  const choice = page.getByLabel(EN.language);
  await choice.focus();
  await choice.selectOption('ar');
  speak(AR);
  const reading = readIn(page);
  await expect(reading.askButton).toBeVisible();
  await expect(page).toHaveTitle(AR.page.title);
  await expect(reading.chips.locator('.chip-name')).toHaveText([...LIST]);
  await expect(reading.field).toHaveValue('half typed');
  await expect(page.getByText(AR.options.option('vegetarian'), { exact: true })).toBeVisible();
  await reading.expectRecipe();
  await expect(page.getByLabel(AR.page.language)).toBeFocused();
  expect(await findEnglish(page)).toEqual([]);
  await page.getByLabel(AR.page.language).selectOption('en');
  speak(null);
  await cook.expectRecipe();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  // Nothing of the choice is kept.
  await page.reload();
  await expect(page.getByLabel(EN.language)).toHaveValue('en');
});

test('a language that cannot be fetched leaves the page as it is, and is told', async ({
  cook,
  larder,
  page,
  watch,
}) => {
  watch.expectConsole(/Failed to load resource/, /net::ERR_FAILED/);
  await page.route(/\/fr-[\w-]+\.js$/, (route) => route.abort());
  await cook.openWith(larder.url);
  await page.getByLabel(EN.language).selectOption('fr');
  await expect(cook.status).toHaveText(EN.languageMissing);
  await expect(page.getByLabel(EN.language)).toHaveValue('en');
  await expect(cook.askButton).toBeVisible();
});
