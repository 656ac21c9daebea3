// An answer is text by a stranger: none of it runs, nothing loads by itself, no address leads where it must not, and
// a text that is dangerous to cook is never shown as if nothing were wrong.

import { EN } from '../../src/web/text/en.ts';
import { EN_RECIPE } from '../../src/web/text/en-recipe.ts';
import { EN_TOKEN } from '../../src/web/text/en-token.ts';
import { answerStream, DONE, writeFrame, writeTextFrames } from '../fakes/fake-answer.ts';
import { CHICKPEA_RECIPE } from '../fakes/fake-recipes.ts';
import { LIST, TITLE } from './cook.ts';
import { expect, readChat, test } from './fixtures.ts';

/** Written into a link's or a picture's place; none may be kept. */
const FORBIDDEN = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'JAVASCRIPT&#58;alert(1)',
  'javascript&colon;alert(1)',
  '&#106;&#97;&#118;&#97;script:alert(1)',
  '&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74:alert(1)',
  'java&#x0A;script:alert(1)',
  'java&Tab;script:alert(1)',
  'java&NewLine;script&colon;alert(1)',
  '&#1;javascript:alert(1)',
  '&#32;javascript:alert(1)',
  '&nbsp;javascript:alert(1)',
  'javascript:%61lert(1)',
  'javascript://example.org/%0aalert(1)',
  'javascript:javascript:alert(1)',
  'java\\script:alert(1)',
  'javascript\\:alert(1)',
  'ｊavascript:alert(1)',
  'livescript:alert(1)',
  'vbscript:msgbox(1)',
  'VBScript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'data:application/pdf;base64,JVBERi0',
  'file:///etc/hosts',
  'blob:https://example.org/1',
  'about:blank',
  'view-source:https://example.org/',
  'ws://example.org/',
  'ftp://example.org/',
  'tel:123',
  'sms:123',
  'intent://example.org#Intent;end',
  'feed:javascript:alert(1)',
  'jar:https://example.org!/',
  'filesystem:https://example.org/',
  'chrome://settings/',
  'ms-settings:',
  'x:y',
] as const;

/** Kept to the letter. */
const KEPT = [
  'http://example.org/a',
  'https://example.org/a?b=c#d',
  'HTTPS://example.org/',
  'irc://example.org/cooks',
  'ircs://example.org/cooks',
  'mailto:cook@example.org',
  'xmpp:cook@example.org',
  '/a/relative',
  'a/relative:with-colon',
  '?query=a:b',
  '#recipe-step-2',
  '//example.org/of-the-same-scheme',
] as const;

function writeRecipe(notes: string): string {
  return `${CHICKPEA_RECIPE}\n${notes}\n\nThe very last line.\n`;
}

/** Every way in which markdown and HTML can name an address. */
function writePlaces(address: string, at: number): string {
  return [
    `- [inline ${at}](<${address}>)`,
    `- [bare ${at}](${address})`,
    `- [reference ${at}][r${at}]`,
    `- ![picture ${at}](<${address}>)`,
    `- ![pictured ${at}][r${at}]`,
    `- [![linked ${at}](<${address}>)](<${address}>)`,
    `- <${address}>`,
    `- <a href="${address}" onclick="alert(${at})">raw ${at}</a>`,
    `- <img src="${address}" onerror="alert(${at})">`,
    '',
    `[r${at}]: <${address}>`,
    '',
  ].join('\n');
}

// In two texts: one with all of them has more lines than a recipe may have, and is held back.
for (const [part, addresses] of [
  ['first', FORBIDDEN.slice(0, 20)],
  ['second', FORBIDDEN.slice(20)],
] as const) {
  test(`an address is kept only where the rule keeps it, however it is spelt and wherever it stands: ${part} half`, async ({
    cook,
    larder,
    provider,
    watch,
  }) => {
    // A picture whose address markdown reads as a relative one is asked for on this origin, where it is not.
    watch.expectConsole(/status of 404/);
    const recipe = writeRecipe(addresses.map(writePlaces).join('\n'));
    provider.script([{ pieces: [...writeTextFrames(recipe, 500), writeFrame({}, 'stop'), DONE] }]);
    await cook.openWith(larder.url);
    await cook.getRecipe();
    await expect(cook.recipe).toContainText('The very last line.');
    const kept = await cook.recipe
      .locator('[href], [src], [action], [srcdoc], [poster], [data], [formaction], [xlink\\:href], [style]')
      .evaluateAll((elements) =>
        elements.flatMap((element) =>
          [...element.attributes]
            .filter(({ name }) =>
              /^(?:href|src|action|srcdoc|poster|data|formaction|xlink:href|style)$/.test(name),
            )
            .map(({ value }) => value),
        ),
      );
    // A spelling that markdown reads as a relative address stays on this origin and runs nothing.
    const own = new URL(larder.url);
    for (const address of kept) {
      const url = new URL(address, own);
      expect(['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:'], address).toContain(url.protocol);
      if (!/^https?:/i.test(address)) expect(url.origin, address).toBe(own.origin);
    }
    expect(
      await cook.recipe
        .locator(
          'script, iframe, object, embed, style, link, meta, base, form:not(.change), svg:not(.not-there *, .change *)',
        )
        .count(),
    ).toBe(0);
    const handlers = await cook.recipe
      .locator('*')
      .evaluateAll((elements) =>
        elements.flatMap(({ attributes }) =>
          [...attributes].filter(({ name }) => name.startsWith('on')).map(({ name }) => name),
        ),
      );
    expect(handlers).toEqual([]);
    // The words of an emptied link stay.
    for (const kind of ['inline', 'reference']) {
      const emptied = cook.recipe.getByText(`${kind} 0`, { exact: true });
      await expect(emptied).toBeVisible();
      expect((await emptied.getAttribute('href')) ?? '').toBe('');
    }
  });
}

test('what the rule keeps is kept to the letter, and opens apart from the page', async ({
  cook,
  larder,
  provider,
}) => {
  provider.script([
    answerStream(writeRecipe(KEPT.map((address, at) => `- [kept ${at}](<${address}>)`).join('\n'))),
  ]);
  await cook.openWith(larder.url);
  await cook.getRecipe();
  for (const [at, address] of KEPT.entries()) {
    const link = cook.recipe.getByRole('link', { name: `kept ${at}`, exact: true });
    await expect(link).toHaveAttribute('href', address);
    if (/^https?:/i.test(address)) {
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(link).toHaveAttribute('rel', /noreferrer/);
    }
  }
});

test('a picture from elsewhere is a link with its words, and nothing loads', async ({
  cook,
  larder,
  provider,
  watch,
}) => {
  provider.script([
    answerStream(
      writeRecipe(
        [
          '![a plate of chickpeas](https://pictures.invalid/plate.png?allergies=nuts)',
          '![](//pictures.invalid/pixel.gif)',
          '![by reference][plate]',
          '<img src="https://pictures.invalid/raw.png"><picture><source srcset="https://pictures.invalid/s.png"></picture>',
          '<video src="https://pictures.invalid/v.mp4" autoplay></video>',
          '<link rel="stylesheet" href="https://pictures.invalid/s.css">',
          '<style>@import "https://pictures.invalid/i.css"; body { background: url(https://pictures.invalid/b.png) }</style>',
          '',
          '[plate]: https://pictures.invalid/reference.png',
        ].join('\n\n'),
      ),
    ),
  ]);
  await cook.openWith(larder.url);
  await cook.getRecipe();
  const link = cook.recipe.getByRole('link', { name: 'a plate of chickpeas' });
  await expect(link).toHaveAttribute('href', 'https://pictures.invalid/plate.png?allergies=nuts');
  await expect(cook.recipe.getByRole('link', { name: 'by reference' })).toBeVisible();
  await expect(cook.recipe.locator('img, video, picture, source')).toHaveCount(0);
  await expect(cook.recipe).toContainText('The very last line.');
  expect(watch.addresses.filter((address) => address.includes('pictures.invalid'))).toEqual([]);
});

test('scripts, frames and raw HTML of an answer do nothing', async ({ cook, larder, page, provider }) => {
  provider.script('hostile');
  await cook.openWith(larder.url, ['bread', 'tomato', 'basil']);
  await cook.ask();
  await expect(cook.recipe.getByRole('heading', { name: /Tomato Toast/ })).toBeVisible();
  await expect(cook.recipe).toContainText('Raw link');
  await expect(cook.recipe).toHaveAttribute('aria-busy', 'false');
  expect(await page.evaluate(() => 'larderWasHere' in globalThis)).toBe(false);
  await expect(cook.recipe.locator('script, iframe, style, img')).toHaveCount(0);
  await expect(page.locator('body')).toBeVisible();
  await expect(cook.recipe.getByRole('link', { name: 'a page', exact: true })).toHaveAttribute(
    'href',
    'https://example.org/toast',
  );
});

test('entities are text, and a line without end does not widen the page', async ({
  cook,
  larder,
  page,
  provider,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const long = 'crackle'.repeat(2_000);
  const recipe = writeRecipe(
    `&lt;img src=x onerror=alert(1)&gt; &amp;lt;b&amp;gt;\n\n${long}\n\n    ${long}\n`,
  );
  provider.script([{ pieces: [...writeTextFrames(recipe, 500), writeFrame({}, 'stop'), DONE] }]);
  await cook.openWith(larder.url);
  await cook.getRecipe();
  await expect(cook.recipe).toContainText('<img src=x onerror=alert(1)> &lt;b&gt;');
  await expect(cook.recipe).toContainText('The very last line.');
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
});

test.describe('a text that is made to be slow or deep', () => {
  for (const [what, text] of [
    ['three thousand quotes', `${'>'.repeat(3000)} so`],
    ['bullets within bullets', `${'- '.repeat(4000)}so`],
    ['pictures within pictures', `${'!['.repeat(2500)}so${'](https://a.example)'.repeat(2500)}`],
    ['emphasis within emphasis', `${'*_'.repeat(4000)}so${'_*'.repeat(4000)}`],
    ['blanks before a word', `${' '.repeat(4000)}so`],
    ['tags that begin', '<a'.repeat(8000)],
  ] as const) {
    test(`leaves the page standing and is shown to its end: ${what}`, async ({ cook, larder, provider }) => {
      const recipe = `${CHICKPEA_RECIPE}\n${text}\n\nThe very last line.\n`;
      provider.script([{ pieces: [...writeTextFrames(recipe, 500), writeFrame({}, 'stop'), DONE] }]);
      await cook.openWith(larder.url);
      await cook.ask();
      await expect(cook.recipe).toContainText('The very last line.', { timeout: 20_000 });
      await expect(cook.recipe.getByRole('heading', { name: TITLE })).toBeVisible();
      await cook.expectList(...LIST);
      await cook.add('leeks');
      await cook.expectList(...LIST, 'leeks');
    });
  }

  test('is shown as plain text where it cannot be drawn, and the list stays', async ({
    cook,
    larder,
    page,
    watch,
  }) => {
    watch.expectConsole(/cannot be drawn/);
    await page.route(/\/draw-blocks-[^/]*\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function RecipeText() { throw new Error("cannot be drawn"); }',
      }),
    );
    await cook.openWith(larder.url);
    await cook.ask();
    await expect(cook.recipe).toContainText(`# ${TITLE}`);
    await expect(cook.recipe).toContainText('Eat it hot');
    await expect(cook.check).toContainText(/^Uses/);
    await cook.expectList(...LIST);
    await expect(cook.askButton).toBeVisible();
  });
});

test('the page is served with a policy that lets no text become script', async ({ larder, request }) => {
  const answer = await request.get(larder.url);
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain('trusted-types larder-worker');
  expect(policy).not.toMatch(/unsafe-(?:inline|eval)|\*/);
});

test('what is typed is text too', async ({ cook, larder, page, provider }) => {
  await cook.openWith(larder.url, ['chickpeas', 'spinach', 'lemon']);
  const hostile = '<img src=x onerror=alert(1)>';
  await cook.add(hostile);
  await expect(cook.chips).toHaveCount(4);
  await expect(cook.chips.last()).toContainText(hostile);
  await expect(page.locator('img')).toHaveCount(1);
  await cook.getRecipe();
  expect(JSON.stringify(readChat(provider.requests[0]))).not.toContain('onerror');
});

test.describe('a recipe that obeys a bad thought', () => {
  test('is held back with its reason and two buttons, and nothing is asked again by itself', async ({
    cook,
    larder,
    page,
    provider,
    watch,
  }) => {
    provider.script('bleach');
    await cook.openWith(larder.url, ['lemon', 'sugar', 'mint']);
    await cook.ask();
    await expect(cook.heading(EN_RECIPE.heldTitle)).toBeVisible();
    await expect(page.getByText(EN_RECIPE.heldNote)).toBeVisible();
    await expect(page.getByText(EN_RECIPE.severity.danger, { exact: true })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /bleach/i })).toBeVisible();
    await expect(cook.button(EN_RECIPE.askAgain)).toBeVisible();
    await expect(cook.button(EN_RECIPE.builtInRecipe)).toBeVisible();
    await expect(page.getByText('Fresh Citrus Cooler')).toHaveCount(0);
    await expect(page.getByText('serve over ice')).toHaveCount(0);
    await expect.poll(() => watch.said.join('\n')).toMatch(/held back/);
    await provider.whenQuiet();
    expect(provider.requests).toHaveLength(1);
  });

  test('is asked for again with its fault named, only on a press', async ({ cook, larder, provider }) => {
    provider.script('bleach');
    await cook.openWith(larder.url, ['lemon', 'chickpeas', 'spinach']);
    await cook.ask();
    await expect(cook.heading(EN_RECIPE.heldTitle)).toBeVisible();
    provider.script('recipe');
    await cook.button(EN_RECIPE.askAgain).click();
    await cook.expectRecipe();
    await expect(cook.heading(EN_RECIPE.heldTitle)).toHaveCount(0);
    expect(provider.requests).toHaveLength(2);
    const { messages } = readChat(provider.requests[1]);
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages[3]?.content).toMatch(/not food/);
  });

  test('gives way to the built-in chef on a press', async ({ cook, larder, provider }) => {
    provider.script('bleach');
    await cook.openWith(larder.url);
    await cook.ask();
    await expect(cook.heading(EN_RECIPE.heldTitle)).toBeVisible();
    await cook.button(EN_RECIPE.builtInRecipe).click();
    await expect(cook.recipe.getByText(EN_RECIPE.byBuiltIn)).toBeVisible();
    await expect(cook.heading(EN_RECIPE.heldTitle)).toHaveCount(0);
    expect(provider.requests).toHaveLength(1);
  });

  test('is held back for chicken that is not cooked through', async ({ cook, larder, page, provider }) => {
    provider.script('undercooked');
    await cook.openWith(larder.url, ['chicken breast', 'lemon', 'thyme']);
    await cook.ask();
    await expect(cook.heading(EN_RECIPE.heldTitle)).toBeVisible();
    await expect(page.getByText(EN_RECIPE.severity.danger, { exact: true })).toBeVisible();
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /\b74\b/ })
        .first(),
    ).toBeVisible();
    await expect(page.getByText('still pink inside')).toHaveCount(0);
    await expect(cook.recipe.getByRole('heading', { name: TITLE })).toHaveCount(0);
  });

  test('is not shown when the cook’s own token asked for it', async ({
    cook,
    start,
    provider,
    page,
    watch,
  }) => {
    const origin = new URL(provider.url).origin;
    const larder = await start({ LARDER_DIRECT_ORIGINS: origin });
    watch.allowOrigin(origin);
    provider.script('bleach');
    await cook.openWith(larder.url, ['lemon', 'sugar', 'mint']);
    await page.getByText(EN.ownToken).click();
    await page.getByLabel(EN_TOKEN.token, { exact: true }).fill('hf_own');
    await page.getByLabel(EN_TOKEN.model, { exact: true }).fill('fake/own');
    await cook.button(EN_TOKEN.useToken).click();
    await cook.ask();
    await expect(cook.heading(EN_RECIPE.heldTitle)).toBeVisible();
    await expect(page.getByText('serve over ice')).toHaveCount(0);
  });
});
