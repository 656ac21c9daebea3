// What a browser test starts with: a fake provider, Larder in front of it, and a page that is watched.

import { test as base, expect, type Page } from '@playwright/test';
import type { Environment } from '../../src/gateway/config.ts';
import { type FakeProvider, type RecordedRequest, startFakeProvider } from '../fakes/fake-provider.ts';
import { Cook } from './cook.ts';
import { type Larder, startLarder, startTimedLarder, type TimedLarder } from './start-larder.ts';
import { type PageWatch, watchPage } from './watch-page.ts';

/** The keys of the gateway and of the cook: never in a page, an answer, a log line, a file. */
export const GATEWAY_KEY = 'sk-canary-gateway-7c1d9be20f';
export const OWN_TOKEN = 'hf_CanaryOfTheCook4f2a91c6d8';

/** The forms in which a key could slip out. */
export function writeForms(key: string): readonly string[] {
  const base64 = Buffer.from(key).toString('base64').replace(/=+$/, '');
  return [key, key.slice(3), base64, Buffer.from(key).toString('hex')];
}

interface Fixtures {
  provider: FakeProvider;
  /** Starts Larder with a model behind it; `env` comes on top. */
  start: (env?: Environment) => Promise<Larder>;
  /** The same, with a clock that the test moves. */
  startTimed: (env?: Environment) => Promise<TimedLarder>;
  larder: Larder;
  watch: PageWatch;
  cook: Cook;
}

interface Chat {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly max_tokens: number;
  readonly stream: boolean;
}

/** The body of a chat completion as the provider got it. */
export function readChat(request: RecordedRequest | undefined): Chat {
  expect(request?.method).toBe('POST');
  return request?.body as Chat;
}

function createStarter<Started extends Larder>(
  provider: FakeProvider,
  start: (env: Environment) => Promise<Started>,
) {
  const started: Started[] = [];
  return {
    async open(env: Environment = {}): Promise<Started> {
      const larder = await start({
        OPENAI_BASE_URL: provider.url,
        OPENAI_API_KEY: GATEWAY_KEY,
        LARDER_MODEL: 'fake/cook',
        ...env,
      });
      started.push(larder);
      return larder;
    },
    closeAll: () => Promise.all(started.map((larder) => larder.close())),
  };
}

/** Until the script has taken the page over; no longer than a test that holds the script back can bear. */
async function untilItAnswers(page: Page): Promise<void> {
  const answers = () =>
    document.querySelector('script[data-then]') === null ||
    performance.getEntriesByName('page-answers').length > 0;
  await page.waitForFunction(answers, null, { timeout: 3_000, polling: 20 }).catch(() => undefined);
}

export const test = base.extend<Fixtures>({
  // The script starts behind the first paint, and so behind the load that Playwright waits for.
  page: async ({ page }, provide) => {
    const { goto, reload } = page;
    Object.assign(page, {
      goto: async (...given: Parameters<Page['goto']>) => {
        const response = await goto.apply(page, given);
        await untilItAnswers(page);
        return response;
      },
      reload: async (...given: Parameters<Page['reload']>) => {
        const response = await reload.apply(page, given);
        await untilItAnswers(page);
        return response;
      },
    });
    await provide(page);
  },
  // Playwright wants a pattern here, and an empty one is no pattern.
  provider: async ({ browserName: _browserName }, provide) => {
    const provider = await startFakeProvider();
    await provide(provider);
    await provider.close();
  },
  start: async ({ provider }, provide) => {
    const starter = createStarter(provider, startLarder);
    await provide(starter.open);
    await starter.closeAll();
  },
  startTimed: async ({ provider }, provide) => {
    const starter = createStarter(provider, startTimedLarder);
    await provide(starter.open);
    await starter.closeAll();
  },
  larder: async ({ start }, provide) => {
    await provide(await start());
  },
  watch: async ({ page }, provide) => {
    const watch = await watchPage(page);
    await provide(watch);
    expect(watch.faults, 'what the page did behind the cook’s back').toEqual([]);
  },
  // The gateways are named first, so that they close last: a browser keeps connections open that a server waits for.
  cook: async ({ start: _start, startTimed: _startTimed, watch: _watch, page }, provide) => {
    await provide(new Cook(page));
  },
});

export { expect };
