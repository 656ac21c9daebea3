// Every row of the fault catalogue that concerns a provider, over real HTTP. Time is a fake clock's.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  CHAT_LIMITS,
  type ChatDeps,
  type ChatFault,
  type ChatLimits,
  type ChatService,
} from '../src/provider/chat-service.ts';
import { streamChat } from '../src/provider/stream-chat.ts';
import type { ChatMessage } from '../src/recipe/prompt.ts';
import type { DraftEvent, FailureCode } from '../src/recipe/recipe-events.ts';
import { DONE, type FakeScript, writeFrame, writeStream } from './fakes/fake-answer.ts';
import { createFakeClock, type FakeClock } from './fakes/fake-clock.ts';
import { type FakeProvider, startFakeProvider } from './fakes/fake-provider.ts';
import { CHICKPEA_RECIPE } from './fakes/fake-recipes.ts';
import type { ScenarioName } from './fakes/provider-scenarios.ts';

const KEY = 'hf_ThisIsNotARealKeyOfAnyone123';
const MESSAGES: readonly ChatMessage[] = [
  { role: 'system', content: 'Suggest a recipe.' },
  { role: 'user', content: 'I have chickpeas, spinach.' },
];
const HALF = CHICKPEA_RECIPE.slice(0, 400);

let provider: FakeProvider;
const rejections: unknown[] = [];
const remember = (reason: unknown): void => {
  rejections.push(reason);
};

beforeAll(async () => {
  process.on('unhandledRejection', remember);
  provider = await startFakeProvider();
});
beforeEach(() => provider.reset());
afterAll(async () => {
  await provider.close();
  process.off('unhandledRejection', remember);
  expect(rejections).toEqual([]);
});

interface Run {
  readonly events: DraftEvent[];
  readonly text: string;
  readonly last: DraftEvent | undefined;
  readonly waits: number[];
  readonly faults: ChatFault[];
  readonly tokens: number[];
  readonly clock: FakeClock;
  readonly posts: number;
}

interface Running {
  readonly events: DraftEvent[];
  readonly clock: FakeClock;
  readonly faults: ChatFault[];
  readonly tokens: number[];
  stop(): void;
  readonly done: Promise<void>;
}

let serviceNumber = 0;

/** A service of its own name each time: forms are remembered by model. */
function createService(facts: Partial<ChatService> = {}): ChatService {
  serviceNumber += 1;
  return {
    baseUrl: provider.url,
    model: `fake/cook-${serviceNumber}`,
    apiKey: KEY,
    maxTokens: 1024,
    ...facts,
  };
}

function start(
  service: ChatService,
  options: { limits?: Partial<ChatLimits>; fetch?: typeof fetch; waits?: number[] } = {},
): Running {
  const clock = createFakeClock();
  const events: DraftEvent[] = [];
  const faults: ChatFault[] = [];
  const tokens: number[] = [];
  const deps: ChatDeps = {
    fetch: options.fetch ?? fetch,
    clock,
    limits: options.limits ?? {},
    random: () => 0,
    onFault(fault) {
      faults.push(fault);
      // Before a waiting try the only timer is the one that ends the wait.
      if (fault.retrying && fault.code !== 'config' && options.waits !== undefined) {
        setImmediate(() => options.waits?.push(clock.runNext()));
      }
    },
    onUsage: (count) => tokens.push(count),
  };
  const writing = streamChat(service, MESSAGES, deps);
  const done = (async () => {
    for await (const event of writing) {
      events.push(event);
    }
  })();
  return { events, clock, faults, tokens, done, stop: () => writing.stop() };
}

async function run(
  script: ScenarioName | FakeScript,
  options: { limits?: Partial<ChatLimits>; service?: Partial<ChatService>; fetch?: typeof fetch } = {},
): Promise<Run> {
  provider.script(script);
  const before = provider.requests.length;
  const waits: number[] = [];
  const running = start(createService(options.service), { ...options, waits });
  await running.done;
  await provider.whenQuiet();
  const { events, faults, tokens, clock } = running;
  return {
    events,
    faults,
    tokens,
    clock,
    waits,
    text: join(events),
    last: events.at(-1),
    posts: provider.requests.length - before,
  };
}

function join(events: readonly DraftEvent[]): string {
  return events.map((event) => (event.type === 'text' ? event.text : '')).join('');
}

async function until(condition: () => boolean): Promise<void> {
  const endsAt = performance.now() + 5_000;
  while (!condition()) {
    if (performance.now() > endsAt) {
      throw new Error('waited for something that did not come');
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('streamChat', () => {
  it('makes one POST with model, messages, limit, stream and key, and gives the text piece by piece', async () => {
    const result = await run('recipe', { service: { model: 'fake/cook', baseUrl: `${provider.url}/` } });
    expect(result.text).toBe(CHICKPEA_RECIPE);
    expect(result.events.length).toBeGreaterThan(20);
    expect(result.last).toEqual({ type: 'ended', finish: 'complete' });
    expect(provider.requests).toHaveLength(1);
    const [request] = provider.requests;
    expect(request?.path).toBe('/v1/chat/completions');
    expect(request?.body).toEqual({ model: 'fake/cook', messages: MESSAGES, max_tokens: 1024, stream: true });
    expect(request?.headers).toMatchObject({
      authorization: `Bearer ${KEY}`,
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json',
    });
    expect(result.tokens).toEqual([512]);
    expect(result.clock.pending).toBe(0);
  });

  it('sends no authorization where there is no key', async () => {
    provider.script('recipe');
    const running = start({ baseUrl: provider.url, model: 'local', maxTokens: 10 });
    await running.done;
    expect(provider.requests[0]?.headers.authorization).toBeUndefined();
  });

  const FAILURES: [row: string, scenario: ScenarioName, code: FailureCode, posts: number, facts?: object][] =
    [
      ['1: a wrong key', 'unauthorised', 'config', 1],
      ['2: a key without the permission', 'forbidden', 'config', 1],
      ['3: credits used up', 'credits-used-up', 'quota', 1],
      ['4: credits too few for the reply limit', 'credits-too-few', 'quota', 1],
      ['5: an unknown model', 'model-unknown', 'config', 1],
      ['6: a model that nobody serves', 'model-not-served', 'config', 1],
      ['7: a model that does not chat', 'not-a-chat-model', 'config', 1],
      ['11: a Retry-After beyond half a minute', 'busy-an-hour', 'busy', 1, { retryAfterSec: 3600 }],
      ['12: spent quota with status 429', 'quota-as-429', 'quota', 1],
      ['15: 503 without end is tried three times', 'unavailable-forever', 'busy', 3],
      ['10: 429 without end is tried three times', 'busy-forever', 'busy', 3],
      ['18: no capacity', 'over-capacity', 'busy', 3],
      ['19: a 500 that stays', 'broken-inside', 'internal', 2],
      ['20: a web page with status 200', 'web-page', 'internal', 1],
      ["20: a firewall's page", 'web-page-403', 'internal', 1],
      ["20: a proxy's page", 'web-page-502', 'internal', 2],
      ['21: an error with status 200', 'error-with-200', 'busy', 3],
      ['22: a connection reset before the headers', 'hangs-up', 'offline', 2],
      ['25: a redirect', 'redirect', 'config', 1],
      ['28: a context too long', 'context-too-long', 'too-long', 1],
      ['52: an answer without text', 'empty', 'empty', 2],
      ['54: a filtered request', 'filtered-request', 'filtered', 1],
      ['55: nothing but reasoning', 'only-reasoning', 'empty', 1],
    ];
  it.each(FAILURES)('row %s fails before any text', async (_row, scenario, code, posts, facts = {}) => {
    const result = await run(scenario);
    expect(result.last).toMatchObject({ type: 'failed', failure: { code, ...facts } });
    expect(result.text).toBe('');
    expect(result.posts).toBe(posts);
    expect(result.faults).toHaveLength(posts);
    expect(result.faults.at(-1)).toMatchObject({ code, retrying: false });
    expect(result.clock.pending).toBe(0);
  });

  it('row 5: names the model in the failure and in the log', async () => {
    const result = await run('model-unknown', { service: { model: 'fake/unheard-of' } });
    expect(result.last).toMatchObject({ failure: { message: expect.stringContaining('fake/unheard-of') } });
    expect(result.faults[0]).toMatchObject({
      status: 404,
      detail: expect.stringContaining('does not exist'),
    });
  });

  const PARTIAL: [row: string, scenario: ScenarioName, end: object, posts?: number][] = [
    [
      '40: broken frame after broken frame',
      'many-broken-frames',
      { type: 'failed', failure: { code: 'cut' } },
    ],
    ['42: an error after some text', 'error-midway', { type: 'failed', failure: { code: 'busy' } }],
    ['43: an event called error', 'error-event', { type: 'failed', failure: { code: 'internal' } }],
    ['43: an error as plain data', 'error-as-text', { type: 'failed', failure: { code: 'internal' } }],
    ['45: an end without an end', 'cut', { type: 'failed', failure: { code: 'cut' } }],
    ['45: a broken socket', 'cut-socket', { type: 'failed', failure: { code: 'cut' } }],
    ['53: the reply limit', 'length', { type: 'ended', finish: 'length' }],
    ['54: a filter in mid-text', 'content-filter', { type: 'failed', failure: { code: 'filtered' } }],
  ];
  it.each(PARTIAL)('row %s keeps the text so far and does not ask again', async (_row, scenario, end) => {
    const result = await run(scenario);
    expect(result.last).toMatchObject(end);
    expect(result.text).toBe(HALF);
    expect(result.posts).toBe(1);
    expect(result.clock.pending).toBe(0);
  });

  const WHOLE: [row: string, scenario: ScenarioName][] = [
    ['29: JSON instead of a stream', 'json-instead'],
    ['30: a stream called JSON', 'wrong-content-type'],
    ['30: JSON called a stream', 'json-called-stream'],
    ['31: comments', 'comments'],
    ['32: comments as data', 'comments-as-data'],
    ['33: CRLF', 'crlf'],
    ['33: CR', 'cr'],
    ['36: a byte order mark', 'bom'],
    ['37: several data lines', 'several-data-lines'],
    ['38: single line feeds', 'single-line-feeds'],
    ['39: no space', 'no-space'],
    ['40: a good frame glued to a broken one', 'glued-frames'],
    ['41: no last blank line', 'no-last-blank-line'],
    ['46: no [DONE]', 'no-done'],
    ['47: [DONE] with an open socket', 'done-open'],
    ['48: usage without choices', 'usage'],
    ['60: content in parts, not streamed', 'json-parts'],
    ['60: content in parts, streamed', 'parts-in-deltas'],
    ['61: no reason for the end', 'no-reason'],
    ['61: stop from the start', 'stop-from-the-start'],
    ['65: reasoning in two fields', 'reasoning-first'],
  ];
  it.each(WHOLE)('row %s is a whole recipe', async (_row, scenario) => {
    const result = await run(scenario);
    expect(result.text).toBe(CHICKPEA_RECIPE);
    expect(result.last).toEqual({ type: 'ended', finish: 'complete' });
    expect(result.posts).toBe(1);
    expect(result.faults).toEqual([]);
  });

  it('row 34: CR and LF in different pieces end one line, not two', async () => {
    expect((await run('split-crlf')).text).toBe('Soup\r\nof the day');
  });

  it('row 35: characters cut between pieces stay whole', async () => {
    expect((await run('split-utf8')).text).toBe('Crème brûlée 🍮 für zwei — ½ TL Öl');
  });

  it('row 35: a character that the model sends in two halves is never let out in halves', async () => {
    const halves = [writeFrame({ content: 'Pie \ud83e' }), writeFrame({ content: '\udd67!' }), DONE];
    const { events } = await run([{ pieces: halves }]);
    expect(events.filter((event) => event.type === 'text').map((event) => event.text)).toEqual([
      'Pie ',
      '🥧!',
    ]);
  });

  describe('tries again', () => {
    const RETRIES: [row: string, scenario: ScenarioName, waits: number[], events: object[]][] = [
      ['10: after Retry-After in seconds', 'busy-two-seconds', [2_000], [{ seconds: 2, why: 'busy' }]],
      ['10: after Retry-After as a date', 'busy-until-date', [20_000], [{ seconds: 20, why: 'busy' }]],
      ['13: once where a limit is called a quota', 'quota-in-words', [1_000], [{ seconds: 1, why: 'busy' }]],
      [
        '14: where the capacity behind a router is short',
        'no-capacity-upstream',
        [1_000],
        [{ seconds: 1, why: 'busy' }],
      ],
      ['15: after a single 503', 'unavailable-once', [1_000], [{ seconds: 1, why: 'busy' }]],
      ['16: while a model loads', 'model-loading', [20_000], [{ seconds: 20, why: 'warming-up' }]],
      [
        '16: without trusting a long estimate',
        'loads-for-ages',
        [1_000],
        [{ seconds: 1, why: 'warming-up' }],
      ],
      ['52: after an answer without text', 'empty-once', [1_000], []],
    ];
    it.each(RETRIES)('row %s', async (_row, scenario, waits, waiting) => {
      const result = await run(scenario);
      expect(result.waits).toEqual(waits);
      expect(result.events.filter((event) => event.type === 'waiting')).toMatchObject(waiting);
      expect(result.text).toBe(CHICKPEA_RECIPE);
      expect(result.posts).toBe(2);
      expect(result.faults).toMatchObject([{ retrying: true }]);
    });

    it('row 17: with growing waits of at least a second', async () => {
      expect((await run('unavailable-forever')).waits).toEqual([1_000, 3_000]);
    });

    it('row 10: Retry-After: 0 still waits a second', async () => {
      const busy = { status: 429, headers: { 'retry-after': '0' } };
      expect((await run([busy, { pieces: writeStream('Soup') }])).waits).toEqual([1_000]);
    });

    it('row 49: never after text has come', async () => {
      const result = await run([{ pieces: [writeFrame({ content: 'Soup' })], ending: 'cut' }]);
      expect(result.posts).toBe(1);
    });
  });

  describe('changes the form of its request once, and remembers', () => {
    it('row 8: max_completion_tokens where max_tokens is refused', async () => {
      const service = createService();
      provider.script('max-tokens-refused');
      await start(service).done;
      await start(service).done;
      const bodies = provider.requests.map((request) => request.body);
      expect(bodies).toHaveLength(3);
      expect(bodies[0]).toHaveProperty('max_tokens', 1024);
      for (const body of bodies.slice(1)) {
        expect(body).toEqual({
          model: service.model,
          messages: MESSAGES,
          max_completion_tokens: 1024,
          stream: true,
        });
      }
    });

    it.each<[ScenarioName]>([['system-role-refused'], ['roles-must-alternate']])(
      'row 9: instructions in the user turn for %s',
      async (scenario) => {
        const service = createService();
        provider.script(scenario);
        const running = start(service);
        await running.done;
        await start(service).done;
        expect(join(running.events)).toBe(CHICKPEA_RECIPE);
        expect(provider.requests).toHaveLength(3);
        expect(provider.requests[2]?.body).toMatchObject({
          messages: [{ role: 'user', content: 'Suggest a recipe.\n\nI have chickpeas, spinach.' }],
        });
      },
    );

    it('row 8: gives up where the other form is refused too', async () => {
      const refusal = {
        status: 400,
        headers: { 'content-type': 'application/json' },
        pieces: [JSON.stringify({ error: { message: 'max_tokens unsupported, use max_completion_tokens' } })],
      };
      const result = await run([refusal]);
      expect(result.posts).toBe(2);
      expect(result.last).toMatchObject({ type: 'failed', failure: { code: 'config' } });
    });
  });

  describe('keeps to its limits', () => {
    it('row 26: headers within 30 s', async () => {
      provider.script('no-headers');
      const running = start(createService());
      const request = await provider.whenAsked();
      running.clock.advance(CHAT_LIMITS.headersMs - 1);
      expect(running.events.some((event) => event.type === 'failed')).toBe(false);
      running.clock.advance(1);
      await running.done;
      expect(running.events.at(-1)).toMatchObject({ type: 'failed', failure: { code: 'timeout' } });
      await provider.whenQuiet();
      expect(request.closedEarly).toBe(true);
      expect(provider.requests).toHaveLength(1);
      expect(running.clock.pending).toBe(0);
    });

    it('says every five seconds that there is still no text', async () => {
      provider.script('no-headers');
      const running = start(createService());
      await provider.whenAsked();
      running.clock.advance(16_000);
      await until(() => running.events.length === 3);
      expect(running.events).toEqual(
        [5, 10, 15].map((seconds) => ({ type: 'waiting', seconds, why: 'thinking' })),
      );
      running.stop();
      await running.done;
    });

    it('row 49: 30 s without a byte after some text', async () => {
      provider.script('stalls');
      const running = start(createService());
      await until(() => join(running.events) === HALF);
      running.clock.advance(CHAT_LIMITS.idleMs);
      await running.done;
      expect(running.events.at(-1)).toMatchObject({ type: 'failed', failure: { code: 'timeout' } });
      expect(join(running.events)).toBe(HALF);
      await provider.whenQuiet();
      expect(provider.requests).toHaveLength(1);
    });

    it('row 31: comments hold the idle limit back, but not the silent one', async () => {
      const gates = Array.from({ length: 5 }, () => openGate());
      provider.script([
        {
          pieces: [
            writeFrame({ content: 'Soup' }),
            ...gates.flatMap((gate) => [gate.wait, ': PROCESSING\n\n']),
          ],
          ending: 'stay-open',
        },
      ]);
      let bytes = 0;
      const counting = countBytes(() => {
        bytes += 1;
      });
      const running = start(createService(), { fetch: counting });
      await until(() => running.events.length > 0);
      for (const gate of gates.slice(0, 2)) {
        running.clock.advance(20_000);
        const seen = bytes;
        gate.open();
        await until(() => bytes > seen);
      }
      running.clock.advance(19_000);
      expect(running.events).toHaveLength(1);
      running.clock.advance(1_000);
      await running.done;
      expect(running.events.at(-1)).toMatchObject({ type: 'failed', failure: { code: 'timeout' } });
      expect(running.faults[0]?.detail).toContain('silent');
      for (const gate of gates) {
        gate.open();
      }
    });

    it('row 55: reasoning holds the silent limit back, but not the one on the first text', async () => {
      const gates = Array.from({ length: 4 }, () => openGate());
      provider.script([
        {
          pieces: gates.flatMap((gate) => [gate.wait, writeFrame({ reasoning: 'Hmm.' })]),
          ending: 'stay-open',
        },
      ]);
      let bytes = 0;
      const running = start(createService(), {
        fetch: countBytes(() => {
          bytes += 1;
        }),
      });
      await provider.whenAsked();
      for (const gate of gates.slice(0, 3)) {
        const seen = bytes;
        gate.open();
        await until(() => bytes > seen);
        running.clock.advance(19_999);
      }
      expect(running.events.every((event) => event.type === 'waiting')).toBe(true);
      running.clock.advance(3);
      await running.done;
      expect(running.faults[0]?.detail).toContain('first text');
      for (const gate of gates) {
        gate.open();
      }
    });

    it('180 s in all, waits included', async () => {
      provider.script([{ status: 503, headers: { 'retry-after': '25' } }]);
      const result = await run([{ status: 503, headers: { 'retry-after': '25' } }], {
        limits: { wholeMs: 20_000 },
      });
      expect(result.last).toMatchObject({ type: 'failed', failure: { code: 'busy', retryAfterSec: 25 } });
      expect(result.posts).toBe(1);
    });

    it('row 74: a machine that slept does not take unread bytes for silence', async () => {
      const gate = openGate();
      provider.script([
        {
          pieces: [
            writeFrame({ content: 'Soup' }),
            gate.wait,
            writeFrame({ content: ' is on' }, 'stop'),
            DONE,
          ],
        },
      ]);
      const running = start(createService());
      await until(() => running.events.length > 0);
      running.clock.sleepThrough(100_000);
      gate.open();
      await running.done;
      expect(join(running.events)).toBe('Soup is on');
    });

    it('row 46: an answer that said how it ends is over after two quiet seconds', async () => {
      provider.script('no-done-open');
      const running = start(createService());
      await until(() => join(running.events) === CHICKPEA_RECIPE);
      await until(() => running.clock.pending > 0 && provider.inFlight === 1);
      await new Promise((resolve) => setTimeout(resolve, 20));
      running.clock.advance(CHAT_LIMITS.settleMs);
      await running.done;
      expect(running.events.at(-1)).toEqual({ type: 'ended', finish: 'complete' });
      await provider.whenQuiet();
    });

    it.each<[string, ScenarioName]>([
      ['line', 'huge-line'],
      ['event', 'huge-event'],
    ])('ends an answer whose %s passes the cap', async (_name, scenario) => {
      const result = await run(scenario);
      expect(result.last).toMatchObject({ type: 'failed', failure: { code: 'internal' } });
      expect(provider.requests[0]?.closedEarly).toBe(true);
    });

    it('row 62: ends an endless answer at 64 KiB', async () => {
      const result = await run('endless');
      expect(result.text).toHaveLength(CHAT_LIMITS.answerLength);
      expect(result.last).toMatchObject({ type: 'failed', failure: { code: 'cut' } });
      expect(provider.requests[0]?.closedEarly).toBe(true);
    });
  });

  describe('keeps secrets', () => {
    it('lets neither the key nor a provider’s words into events, and no key into the log', async () => {
      const result = await run('key-echo');
      const shown = JSON.stringify(result.events);
      expect(shown).not.toContain('Incorrect');
      const logged = JSON.stringify(result.faults);
      expect(shown + logged).not.toContain(KEY);
      expect(logged).not.toContain('sk-proj');
      expect(logged).toContain('Incorrect API key provided');
    });

    it('row 25: does not follow a redirect with its key', async () => {
      const other = await startFakeProvider();
      await run([{ status: 302, headers: { location: `${other.url}/chat/completions` } }]);
      expect(other.requests).toEqual([]);
      await other.close();
    });
  });

  describe('faults of the network', () => {
    const refuse =
      (code: string): typeof fetch =>
      async () => {
        throw new TypeError('fetch failed', { cause: Object.assign(new Error('deep'), { code }) });
      };
    const NETWORK: [code: string, means: FailureCode, tries: number][] = [
      ['ENOTFOUND', 'offline', 2],
      ['ECONNREFUSED', 'offline', 2],
      ['UND_ERR_CONNECT_TIMEOUT', 'offline', 2],
      ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'config', 1],
      ['SELF_SIGNED_CERT_IN_CHAIN', 'config', 1],
      ['CERT_HAS_EXPIRED', 'config', 1],
    ];
    it.each(NETWORK)('rows 22 and 23: %s means %s', async (cause, code, tries) => {
      const result = await run('recipe', { fetch: refuse(cause) });
      expect(result.last).toMatchObject({ type: 'failed', failure: { code } });
      expect(result.faults).toHaveLength(tries);
      expect(result.faults[0]?.detail).toContain(cause);
    });

    it('row 23: tells the log where further certificates are named', async () => {
      const result = await run('recipe', { fetch: refuse('DEPTH_ZERO_SELF_SIGNED_CERT') });
      expect(result.faults[0]?.detail).toContain('NODE_EXTRA_CA_CERTS');
    });

    it('row 22: a port that nobody listens on is offline', async () => {
      const gone = await startFakeProvider();
      const { url } = gone;
      await gone.close();
      const result = await run('recipe', { service: { baseUrl: url } });
      expect(result.last).toMatchObject({ type: 'failed', failure: { code: 'offline' } });
      expect(result.faults[0]?.detail).toContain('ECONNREFUSED');
    });

    it('calls fetch as a function of its own, as browsers demand', async () => {
      let owner: unknown = 'never called';
      const picky: typeof fetch = function (this: unknown, ...args) {
        owner = this;
        return fetch(...args);
      };
      await run('recipe', { fetch: picky });
      expect(owner).toBeUndefined();
    });
  });

  describe('stops', () => {
    it('row 69: the provider sees the end within 200 ms, and the text so far stays', async () => {
      provider.script('stalls');
      const running = start(createService());
      await until(() => join(running.events) === HALF);
      const stoppedAt = performance.now();
      running.stop();
      await running.done;
      await provider.whenQuiet();
      expect((provider.requests[0]?.closedAt ?? Number.NaN) - stoppedAt).toBeLessThan(200);
      expect(running.events.every((event) => event.type === 'text')).toBe(true);
      expect(running.faults).toEqual([]);
      expect(running.clock.pending).toBe(0);
    });

    it('row 70: while the headers are awaited', async () => {
      provider.script('no-headers');
      const running = start(createService());
      await provider.whenAsked();
      running.stop();
      running.stop();
      await running.done;
      await provider.whenQuiet();
      expect(running.events).toEqual([]);
      expect(running.clock.pending).toBe(0);
    });

    it('row 71: during a wait between tries', async () => {
      provider.script('unavailable-forever');
      const running = start(createService());
      await until(() => running.events.length === 1);
      running.stop();
      await running.done;
      running.clock.advance(60_000);
      await provider.whenQuiet();
      expect(provider.requests).toHaveLength(1);
      expect(running.clock.pending).toBe(0);
    });

    it('when the one who iterates leaves', async () => {
      provider.script('stalls');
      const writing = streamChat(createService(), MESSAGES, { fetch, clock: createFakeClock() });
      for await (const event of writing) {
        expect(event.type).toBe('text');
        break;
      }
      await provider.whenQuiet();
      expect(provider.requests[0]?.closedEarly).toBe(true);
    });

    it('at any of 200 moments, leaving no socket, no timer and no unhandled rejection', async () => {
      let seed = 20_300_101;
      const draw = (): number => {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        return seed / 2_147_483_648;
      };
      const scenarios: ScenarioName[] = [
        'recipe',
        'stalls',
        'no-headers',
        'done-open',
        'endless',
        'json-instead',
        'unavailable-once',
        'crlf',
      ];
      for (let round = 0; round < 200; round += 1) {
        provider.script(scenarios[Math.floor(draw() * scenarios.length)] ?? 'recipe');
        const running = start(createService());
        const turns = Math.floor(draw() * 40);
        for (let turn = 0; turn < turns; turn += 1) {
          await new Promise((resolve) => setImmediate(resolve));
        }
        running.stop();
        await running.done;
        expect(running.clock.pending).toBe(0);
      }
      await provider.whenQuiet();
      expect(provider.inFlight).toBe(0);
      await new Promise((resolve) => setImmediate(resolve));
      expect(rejections).toEqual([]);
    });
  });
});

function openGate(): { wait: () => Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { wait: () => promise, open };
}

/** A fetch that tells when a piece of a body has been handed to its reader. */
function countBytes(onPiece: () => void): typeof fetch {
  return async (...args) => {
    const response = await fetch(...args);
    const counted = response.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, controller) {
          controller.enqueue(piece);
          setImmediate(onPiece);
        },
      }),
    );
    return new Response(counted ?? null, { status: response.status, headers: response.headers });
  };
}
