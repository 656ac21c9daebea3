// Every row of the list of faults that a provider can show, over real HTTP: what is said, what is kept, what is tried again.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FailureCode } from '../src/recipe/recipe-events.ts';
import {
  createService,
  joinText,
  KEY,
  MESSAGES,
  openGate,
  runChat,
  startChat,
  until,
} from './fakes/chat-runner.ts';
import { DONE, writeFrame, writeStream } from './fakes/fake-answer.ts';
import { type FakeProvider, startFakeProvider } from './fakes/fake-provider.ts';
import { CHICKPEA_RECIPE } from './fakes/fake-recipes.ts';
import type { ScenarioName } from './fakes/provider-scenarios.ts';

const HALF = CHICKPEA_RECIPE.slice(0, 400);

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
});
beforeEach(() => provider.reset());
afterAll(async () => {
  await provider.close();
});

describe('streamChat', () => {
  it('makes one POST with model, messages, limit, stream and key, and gives the text piece by piece', async () => {
    const result = await runChat(provider, 'recipe', {
      service: { model: 'fake/cook', baseUrl: `${provider.url}/` },
    });
    expect(result.text).toBe(CHICKPEA_RECIPE);
    expect(result.events.length).toBeGreaterThan(20);
    expect(result.last).toEqual({ type: 'ended', finish: 'complete' });
    expect(provider.requests).toHaveLength(1);
    const [request] = provider.requests;
    expect(request?.path).toBe('/v1/chat/completions');
    expect(request?.body).toEqual({
      model: 'fake/cook',
      messages: MESSAGES,
      max_tokens: 1024,
      stream: true,
      stream_options: { include_usage: true },
    });
    expect(request?.headers).toMatchObject({
      authorization: `Bearer ${KEY}`,
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json',
    });
    expect(result.usages).toEqual([{ inputTokens: 300, outputTokens: 212, estimated: false }]);
    expect(result.clock.pending).toBe(0);
  });

  it('sends no authorization where there is no key', async () => {
    provider.script('recipe');
    const running = startChat({ baseUrl: provider.url, model: 'local', maxTokens: 10 });
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
    const result = await runChat(provider, scenario);
    expect(result.last).toMatchObject({ type: 'failed', failure: { code, ...facts } });
    expect(result.text).toBe('');
    expect(result.posts).toBe(posts);
    expect(result.faults).toHaveLength(posts);
    expect(result.faults.at(-1)).toMatchObject({ code, retrying: false });
    expect(result.clock.pending).toBe(0);
  });

  it('row 5: names the model in the failure and in the log', async () => {
    const result = await runChat(provider, 'model-unknown', { service: { model: 'fake/unheard-of' } });
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
    const result = await runChat(provider, scenario);
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
    const result = await runChat(provider, scenario);
    expect(result.text).toBe(CHICKPEA_RECIPE);
    expect(result.last).toEqual({ type: 'ended', finish: 'complete' });
    expect(result.posts).toBe(1);
    expect(result.faults).toEqual([]);
  });

  it('row 34: CR and LF in different pieces end one line, not two', async () => {
    expect((await runChat(provider, 'split-crlf')).text).toBe('Soup\r\nof the day');
  });

  it('row 35: characters cut between pieces stay whole', async () => {
    expect((await runChat(provider, 'split-utf8')).text).toBe('Crème brûlée 🍮 für zwei — ½ TL Öl');
  });

  it('row 35: a character that the model sends in two halves is never let out in halves', async () => {
    const gate = openGate();
    const halves = [
      writeFrame({ content: 'Pie \ud83e' }),
      gate.wait,
      writeFrame({ content: '\udd67!' }),
      DONE,
    ];
    provider.script([{ pieces: halves }]);
    const running = startChat(createService(provider));
    await until(() => running.events.length > 0);
    expect(joinText(running.events)).toBe('Pie ');
    gate.open();
    await running.done;
    expect(joinText(running.events)).toBe('Pie 🥧!');
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
      const result = await runChat(provider, scenario);
      expect(result.waits).toEqual(waits);
      expect(result.events.filter((event) => event.type === 'waiting')).toMatchObject(waiting);
      expect(result.text).toBe(CHICKPEA_RECIPE);
      expect(result.posts).toBe(2);
      expect(result.faults).toMatchObject([{ retrying: true }]);
    });

    it('row 17: with growing waits of at least a second', async () => {
      expect((await runChat(provider, 'unavailable-forever')).waits).toEqual([1_000, 3_000]);
    });

    it('row 10: Retry-After: 0 still waits a second', async () => {
      const busy = { status: 429, headers: { 'retry-after': '0' } };
      expect((await runChat(provider, [busy, { pieces: writeStream('Soup') }])).waits).toEqual([1_000]);
    });

    it('row 49: never after text has come', async () => {
      const result = await runChat(provider, [{ pieces: [writeFrame({ content: 'Soup' })], ending: 'cut' }]);
      expect(result.posts).toBe(1);
    });
  });

  describe('changes the form of its request once, and remembers', () => {
    it('row 8: max_completion_tokens where max_tokens is refused', async () => {
      const service = createService(provider);
      provider.script('max-tokens-refused');
      await startChat(service).done;
      await startChat(service).done;
      const bodies = provider.requests.map((request) => request.body);
      expect(bodies).toHaveLength(3);
      expect(bodies[0]).toHaveProperty('max_tokens', 1024);
      for (const body of bodies.slice(1)) {
        expect(body).toEqual({
          model: service.model,
          messages: MESSAGES,
          max_completion_tokens: 1024,
          stream: true,
          stream_options: { include_usage: true },
        });
      }
    });

    it.each<[ScenarioName]>([['system-role-refused'], ['roles-must-alternate']])(
      'row 9: instructions in the user turn for %s',
      async (scenario) => {
        const service = createService(provider);
        provider.script(scenario);
        const running = startChat(service);
        await running.done;
        await startChat(service).done;
        expect(joinText(running.events)).toBe(CHICKPEA_RECIPE);
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
      const result = await runChat(provider, [refusal]);
      expect(result.posts).toBe(2);
      expect(result.last).toMatchObject({ type: 'failed', failure: { code: 'config' } });
    });
  });

  describe('keeps secrets', () => {
    it('lets neither the key nor a provider’s words into events, and no key into the log', async () => {
      const result = await runChat(provider, 'key-echo');
      const shown = JSON.stringify(result.events);
      expect(shown).not.toContain('Incorrect');
      const logged = JSON.stringify(result.faults);
      expect(shown + logged).not.toContain(KEY);
      expect(logged).not.toContain('sk-proj');
      expect(logged).toContain('Incorrect API key provided');
    });

    it('sends a pasted key without the line end that came along', async () => {
      await runChat(provider, 'recipe', { service: { apiKey: ` ${KEY}\n` } });
      expect(provider.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    });

    it('sends nothing with a key that cannot be one', async () => {
      const result = await runChat(provider, 'recipe', { service: { apiKey: 'hf_half\nhf_other–half' } });
      expect(result.posts).toBe(0);
      expect(result.last).toMatchObject({ type: 'failed', failure: { code: 'config' } });
      expect(JSON.stringify(result.faults)).not.toContain('half');
    });

    it('takes an address that is none for a setting', async () => {
      const result = await runChat(provider, 'recipe', { service: { baseUrl: 'router' } });
      expect(result.last).toMatchObject({ type: 'failed', failure: { code: 'config' } });
      expect(result.faults).toHaveLength(1);
    });

    it('row 25: does not follow a redirect with its key', async () => {
      const other = await startFakeProvider();
      await runChat(provider, [{ status: 302, headers: { location: `${other.url}/chat/completions` } }]);
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
      const result = await runChat(provider, 'recipe', { fetch: refuse(cause) });
      expect(result.last).toMatchObject({ type: 'failed', failure: { code } });
      expect(result.faults).toHaveLength(tries);
      expect(result.faults[0]?.detail).toContain(cause);
    });

    it('row 23: tells the log where further certificates are named', async () => {
      const result = await runChat(provider, 'recipe', { fetch: refuse('DEPTH_ZERO_SELF_SIGNED_CERT') });
      expect(result.faults[0]?.detail).toContain('NODE_EXTRA_CA_CERTS');
    });

    it('row 22: a port that nobody listens on is offline', async () => {
      const gone = await startFakeProvider();
      const { url } = gone;
      await gone.close();
      const result = await runChat(provider, 'recipe', { service: { baseUrl: url } });
      expect(result.last).toMatchObject({ type: 'failed', failure: { code: 'offline' } });
      expect(result.faults[0]?.detail).toContain('ECONNREFUSED');
    });

    it('calls fetch as a function of its own, as browsers demand', async () => {
      let owner: unknown = 'never called';
      const picky: typeof fetch = function (this: unknown, ...args) {
        owner = this;
        return fetch(...args);
      };
      await runChat(provider, 'recipe', { fetch: picky });
      expect(owner).toBeUndefined();
    });
  });
});
