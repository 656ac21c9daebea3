// Everything that can go wrong between the press and the recipe ends in plain words and a way on, and nothing that
// was typed or written is lost.

import { writeFailure } from '../../src/recipe/failure-words.ts';
import type { FailureCode } from '../../src/recipe/recipe-events.ts';
import { EN } from '../../src/web/text/en.ts';
import { EN_RECIPE } from '../../src/web/text/en-recipe.ts';
import { writeStream, writeTextFrames } from '../fakes/fake-answer.ts';
import { CHICKPEA_RECIPE } from '../fakes/fake-recipes.ts';
import type { ScenarioName } from '../fakes/provider-scenarios.ts';
import { type Cook, LIST, TITLE } from './cook.ts';
import { expect, test } from './fixtures.ts';
import { createGate } from './gate.ts';
import { LOGGED_FAILURE, type PageWatch } from './watch-page.ts';

const REFUSED_ANSWER = /the server responded with a status of [45]\d\d/;
const LOST_NETWORK =
  /net::ERR_(?:INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING|NETWORK_CHANGED)|error occurred when fetching the script/;
/** In every half recipe of the fake provider. */
const EARLY_WORDS = 'The chickpeas are fried until their skins crackle';

async function expectFailure(
  cook: Cook,
  watch: PageWatch,
  code: FailureCode,
  text: 'no text' | 'text',
): Promise<void> {
  await expect(cook.heading(EN_RECIPE.failedTitle[code])).toBeVisible();
  await expect.poll(() => watch.said.join('\n')).toContain(EN_RECIPE.failedTitle[code]);
  // Only what may end otherwise is offered again.
  await expect(cook.button(EN.tryAgain)).toHaveCount(writeFailure(code).retryable ? 1 : 0);
  // The built-in chef's recipe is given, and says who wrote it.
  if (text === 'text') await expect(cook.heading(EN_RECIPE.insteadTitle)).toBeVisible();
  await expect(cook.recipe.getByText(EN_RECIPE.byBuiltIn)).toBeVisible();
  await expect(cook.recipe.getByRole('list').last()).toBeVisible();
  if (text === 'text') await expect(cook.recipe).toContainText(EARLY_WORDS);
  await expect(cook.page.locator('body')).not.toContainText('Oops');
  await expect(cook.askButton).toBeEnabled();
  await cook.expectList(...LIST);
}

const FAULTS: readonly [
  fault: string,
  scenario: ScenarioName,
  code: FailureCode,
  posts: number,
  partial?: 'text',
][] = [
  ['a wrong key', 'unauthorised', 'config', 1],
  ['spent credits', 'credits-used-up', 'quota', 1],
  ['an unknown model', 'model-unknown', 'config', 1],
  ['a pause of an hour', 'busy-an-hour', 'busy', 1],
  ['a service that stays unavailable', 'unavailable-forever', 'busy', 3],
  ['a web page instead of an answer', 'web-page', 'internal', 1],
  ['a firewall', 'web-page-403', 'internal', 1],
  ['a connection reset before the headers', 'hangs-up', 'offline', 2],
  ['an answer without text', 'empty', 'empty', 2],
  ['a refused request', 'filtered-request', 'filtered', 1],
  ['no headers at all', 'no-headers', 'timeout', 1],
  ['headers and then nothing', 'silent', 'timeout', 1],
  ['an error in mid-stream', 'error-midway', 'busy', 1, 'text'],
  ['an end without an end', 'cut', 'cut', 1, 'text'],
  ['a broken socket', 'cut-socket', 'cut', 1, 'text'],
  ['a stall in mid-stream', 'stalls', 'timeout', 1, 'text'],
  ['a content filter in mid-stream', 'content-filter', 'filtered', 1, 'text'],
];

for (const [fault, scenario, code, posts, partial] of FAULTS) {
  test(`${fault} ends in plain words, a way on and the built-in chef's recipe`, async ({
    cook,
    startTimed,
    provider,
    watch,
  }) => {
    watch.expectConsole(REFUSED_ANSWER, LOGGED_FAILURE);
    const larder = await startTimed();
    provider.script(scenario);
    await cook.openWith(larder.url);
    await cook.ask();
    await provider.whenAsked();
    if (partial === 'text') await expect(cook.recipe).toContainText(EARLY_WORDS);
    // Waits between tries, and limits: the gateway's clock is moved on until it has given up.
    await expect
      .poll(
        async () => {
          if (await cook.heading(EN_RECIPE.failedTitle[code]).isVisible()) return true;
          larder.clock.advance(1_000);
          return false;
        },
        { intervals: [50], timeout: 15_000 },
      )
      .toBe(true);
    await expectFailure(cook, watch, code, partial ?? 'no text');
    await expect.poll(() => watch.logged).toEqual([expect.stringContaining(`(${code})`)]);
    expect(provider.requests).toHaveLength(posts);

    provider.script('recipe');
    await (writeFailure(code).retryable ? cook.button(EN.tryAgain) : cook.askButton).click();
    await cook.expectRecipe();
    await expect(cook.heading(EN_RECIPE.failedTitle[code])).toHaveCount(0);
    await expect(cook.recipe).toContainText('Eat it hot');
    expect(provider.requests).toHaveLength(posts + 1);
  });
}

test('an unknown model is named to whoever runs the page', async ({
  cook,
  larder,
  page,
  provider,
  watch,
}) => {
  watch.expectConsole(REFUSED_ANSWER, LOGGED_FAILURE);
  provider.script('model-unknown');
  await cook.openWith(larder.url);
  await cook.ask();
  await expect(page.getByText(/LARDER_MODEL/)).toContainText('fake/cook');
});

test('a pause that the service asks for is counted down', async ({ cook, larder, page, provider, watch }) => {
  watch.expectConsole(REFUSED_ANSWER, LOGGED_FAILURE);
  await page.clock.install();
  provider.script('busy-an-hour');
  await cook.openWith(larder.url);
  await cook.ask();
  await expect(page.getByText(EN_RECIPE.pause(3600))).toBeVisible();
  await page.clock.fastForward(1_500_000);
  await expect(page.getByText(/^It asks for a pause: 3[45] minutes to go\.$/)).toBeVisible();
  await page.clock.fastForward(2_200_000);
  await expect(page.getByText(/It asks for a pause/)).toHaveCount(0);
  await expect(cook.button(EN.tryAgain)).toBeEnabled();
});

test('a short pause is waited for, with the wait shown, and the recipe follows by itself', async ({
  cook,
  startTimed,
  page,
  provider,
}) => {
  const larder = await startTimed();
  provider.script('busy-two-seconds');
  await cook.openWith(larder.url);
  await cook.ask();
  await expect(page.getByText(EN_RECIPE.busy(2)).or(page.getByText(EN_RECIPE.busy(1)))).toBeVisible();
  expect(provider.requests).toHaveLength(1);
  larder.clock.advance(2_500);
  await cook.expectRecipe();
  expect(provider.requests).toHaveLength(2);
});

test('a slow stream is shown as it comes', async ({ cook, larder, provider }) => {
  const gates = [createGate(), createGate()] as const;
  const [, body = '', method = ''] = CHICKPEA_RECIPE.split(/(?=^## )/m);
  const title = CHICKPEA_RECIPE.slice(0, CHICKPEA_RECIPE.indexOf(body));
  const rest = CHICKPEA_RECIPE.slice(title.length + body.length + method.length);
  provider.script([
    {
      pieces: [
        ...writeTextFrames(title + body),
        gates[0],
        ...writeTextFrames(method),
        gates[1],
        ...writeStream(rest),
      ],
    },
  ]);
  await cook.openWith(larder.url);
  await cook.ask();
  await expect(cook.recipe).toContainText('ground cumin');
  await expect(cook.recipe).not.toContainText('begin to crackle');
  gates[0].open();
  await expect(cook.recipe).toContainText('begin to crackle');
  await expect(cook.recipe).not.toContainText('Keeps 2 days');
  await expect(cook.recipe).toHaveAttribute('aria-busy', 'true');
  gates[1].open();
  await expect(cook.recipe).toContainText('Keeps 2 days');
  await cook.expectRecipe();
});

test('how a recipe keeps to the list is told without the built-in chef', async ({
  cook,
  larder,
  page,
  watch,
}) => {
  watch.expectConsole(/net::ERR_FAILED/);
  await page.route(/\/chef-[^/]*\.js$/, (route) => route.abort());
  await cook.openWith(larder.url);
  await cook.getRecipe();
  await expect(cook.recipe).toContainText('Uses 4 of your 4.');
});

test.describe('without a network', () => {
  test('the built-in chef writes though nothing had been asked for before', async ({
    cook,
    larder,
    context,
    watch,
  }) => {
    watch.expectConsole(LOST_NETWORK, LOGGED_FAILURE);
    const chef = cook.chefArrives();
    await cook.openWith(larder.url);
    await chef;
    await context.setOffline(true);
    await cook.ask();
    await expect(cook.heading(EN_RECIPE.failedTitle.offline)).toBeVisible();
    await expect(cook.recipe.getByText(EN_RECIPE.byBuiltIn)).toBeVisible();
  });

  test('the built-in chef of the page writes, and the way back is said', async ({
    cook,
    larder,
    page,
    context,
    provider,
    watch,
  }) => {
    watch.expectConsole(LOST_NETWORK, LOGGED_FAILURE);
    const chef = cook.chefArrives();
    await cook.openWith(larder.url);
    await cook.getRecipe();
    await chef;
    await context.setOffline(true);
    await cook.ask();
    await expectFailure(cook, watch, 'offline', 'no text');
    await context.setOffline(false);
    await expect(page.getByText(EN_RECIPE.backOnline)).toBeVisible();
    expect(provider.requests).toHaveLength(1);
    await cook.button(EN.tryAgain).click();
    await cook.expectRecipe();
    expect(provider.requests).toHaveLength(2);
  });

  test('before anything else has loaded the list still works, and the recipe comes once the network is back', async ({
    cook,
    larder,
    page,
    context,
    watch,
  }) => {
    watch.expectConsole(LOST_NETWORK, LOGGED_FAILURE);
    await cook.open(larder.url);
    await context.setOffline(true);
    await cook.add(...LIST);
    await cook.expectList(...LIST);
    await cook.ask();
    await expect(cook.heading(EN_RECIPE.failedTitle.offline)).toBeVisible();
    // Once: the built-in chef is kept away by the same missing part.
    await expect(page.getByText(EN.partMissing).filter({ visible: true })).toHaveCount(1);
    await cook.expectList(...LIST);
    await context.setOffline(false);
    await cook.button(EN.tryAgain).click();
    await cook.expectRecipe();
  });
});

test('a gateway that is gone is said, and the built-in chef of the page writes', async ({
  cook,
  larder,
  watch,
}) => {
  watch.expectConsole(LOST_NETWORK, LOGGED_FAILURE);
  await cook.openWith(larder.url);
  await cook.getRecipe();
  await larder.close();
  await cook.ask();
  await expectFailure(cook, watch, 'offline', 'no text');
});

test('a gateway that goes in mid-stream leaves what was written', async ({
  cook,
  startTimed,
  provider,
  watch,
}) => {
  watch.expectConsole(LOST_NETWORK, LOGGED_FAILURE);
  const larder = await startTimed();
  provider.script('stalls');
  await cook.openWith(larder.url);
  await cook.ask();
  await expect(cook.recipe).toContainText(EARLY_WORDS);
  larder.dropConnections();
  await expectFailure(cook, watch, 'cut', 'text');
  expect(provider.requests).toHaveLength(1);
});

test('the gateway’s own limit is told with its pause', async ({ cook, start, page, provider, watch }) => {
  watch.expectConsole(REFUSED_ANSWER, LOGGED_FAILURE);
  const larder = await start({ LARDER_RATE_LIMIT: '1' });
  await cook.openWith(larder.url);
  await cook.getRecipe();
  await cook.ask();
  await expectFailure(cook, watch, 'busy', 'no text');
  await expect(page.getByText(/It asks for a pause: \d+ seconds? to go/)).toBeVisible();
  expect(provider.requests).toHaveLength(1);
});

test.describe('a model that keeps the cook waiting', () => {
  test('is waited for in words, and the built-in chef is offered after 8 seconds', async ({
    cook,
    larder,
    page,
    provider,
  }) => {
    await page.clock.install();
    provider.script('no-headers');
    await cook.openWith(larder.url);
    await page.clock.pauseAt(Date.now() + 60_000);
    await cook.ask();
    await expect(cook.heading(EN.asking)).toBeVisible();
    await provider.whenAsked();
    await page.clock.runFor(4_900);
    await expect(cook.heading(EN_RECIPE.still)).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(cook.heading(EN_RECIPE.still)).toBeVisible();
    await expect(cook.status).toHaveText(EN_RECIPE.said.still);
    await expect(cook.button(EN_RECIPE.builtInMeanwhile)).toHaveCount(0);
    await page.clock.runFor(3_000);
    await expect(cook.button(EN_RECIPE.builtInMeanwhile)).toBeVisible();
    await expect(cook.status).toHaveText(EN_RECIPE.meanwhileOffer);
    // Offered, not swapped: nothing is written until the cook says so.
    await page.clock.runFor(20_000);
    await expect(cook.recipe).toHaveCount(0);
    await expect(cook.stopButton).toBeVisible();
    expect(provider.requests).toHaveLength(1);
  });

  test('the built-in recipe taken meanwhile stays in view when the model begins to write', async ({
    cook,
    larder,
    page,
    provider,
  }) => {
    const gate = createGate();
    await page.clock.install();
    provider.script([{ gate, pieces: writeStream(CHICKPEA_RECIPE) }]);
    await cook.openWith(larder.url);
    await cook.ask();
    await provider.whenAsked();
    await page.clock.fastForward(8_100);
    await cook.button(EN_RECIPE.builtInMeanwhile).click();
    await expect(cook.recipe.getByText(EN_RECIPE.byBuiltIn)).toBeVisible();
    await expect(cook.stopButton).toBeVisible();
    gate.open();
    await expect(page.getByText(EN_RECIPE.modelReady)).toBeVisible();
    await expect(cook.recipe.getByText(EN_RECIPE.byBuiltIn)).toBeVisible();
    await expect(cook.recipe.getByRole('heading', { name: TITLE })).toHaveCount(0);
    await cook.button(EN_RECIPE.showModel).click();
    await expect(cook.recipe.getByRole('heading', { name: TITLE })).toBeVisible();
    await cook.button(EN_RECIPE.ideaAfter).click();
    await expect(cook.recipe.getByText(EN_RECIPE.byBuiltIn)).toBeVisible();
    expect(provider.requests).toHaveLength(1);
  });
});
