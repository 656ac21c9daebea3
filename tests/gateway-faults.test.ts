// Every row of the list of provider faults by its number, through the whole gateway over real HTTP: what a client is
// told, what it keeps, and how often the provider was asked. Rows of the page stand in tests/browser.

import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callService } from '../src/gateway/call-service.ts';
import { checkRecipe } from '../src/recipe/check-recipe.ts';
import { readRecipe } from '../src/recipe/read-recipe.ts';
import type { FailureCode } from '../src/recipe/recipe-events.ts';
import { until } from './fakes/chat-runner.ts';
import { DONE, type FakeScript, writeFrame, writeStream, writeTextFrames } from './fakes/fake-answer.ts';
import { type FakeProvider, startFakeProvider } from './fakes/fake-provider.ts';
import { CHICKPEA_RECIPE } from './fakes/fake-recipes.ts';
import { listenGateway, postRecipe, readResponse, readText } from './fakes/gateway-sockets.ts';
import type { ScenarioName } from './fakes/provider-scenarios.ts';
import { createQuickClock } from './fakes/quick-clock.ts';

// Notices of a wait come after half a real second, so that a busy machine is none.
const PACE = 10;
const HALF = CHICKPEA_RECIPE.slice(0, 400);

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  // The tables of foods are read once, and not while a provider is timed.
  checkRecipe(readRecipe(CHICKPEA_RECIPE), { ingredients: ['chickpeas'] });
});
beforeEach(() => provider.reset());
afterAll(() => provider.close());

let model = 0;

/** A gateway before the provider, its model of a name of its own: what a service wants is remembered by it. */
async function listen() {
  model += 1;
  const env = { HF_TOKEN: '', OPENAI_BASE_URL: provider.url, LARDER_MODEL: `fake/cook-${model}` };
  return await listenGateway({ fetch: callService, clock: createQuickClock(PACE) }, env);
}

interface Told {
  readonly status: number | undefined;
  readonly text: string;
  /** Of the problem or of the last event. */
  readonly code: FailureCode | undefined;
  readonly finish: string | undefined;
  readonly retryAfter: string | undefined;
  readonly body: string;
  readonly lines: readonly string[];
}

async function ask(script: ScenarioName | FakeScript): Promise<Told> {
  provider.script(script);
  const { port, lines } = await listen();
  const response = await readResponse(postRecipe(port));
  const body = await readText(response);
  const isStream = response.headers['content-type']?.startsWith('text/event-stream') === true;
  const events = isStream ? [...body.matchAll(/^event: (\w+)\ndata: (.*)\n\n/gmu)] : [];
  const texts = events.filter((event) => event[1] === 'text').map((event) => JSON.parse(event[2] ?? '').text);
  const last = JSON.parse(isStream ? (events.at(-1)?.[2] ?? '{}') : body);
  return {
    status: response.statusCode,
    text: texts.join(''),
    code: last.code,
    finish: last.finish,
    retryAfter: response.headers['retry-after'],
    body,
    lines,
  };
}

// Where a wait was told before, the stream has begun and the fault is its last event.
describe('a fault before the first text is answered with its status, or after a wait with an event', () => {
  const page = (status: number): FakeScript => [
    { status, headers: { 'content-type': 'text/html' }, pieces: ['<html>nginx</html>'] },
  ];
  it.each<[string, ScenarioName | FakeScript, number, FailureCode, number]>([
    ['row 1: a wrong key', 'unauthorised', 500, 'config', 1],
    ['row 2: a key without the permission', 'forbidden', 500, 'config', 1],
    ['row 3: credits used up', 'credits-used-up', 502, 'quota', 1],
    ['row 4: credits too few for the limit', 'credits-too-few', 502, 'quota', 1],
    ['row 5: an unknown model', 'model-unknown', 500, 'config', 1],
    ['row 6: a model that nobody serves', 'model-not-served', 500, 'config', 1],
    ['row 7: a model that does not chat', 'not-a-chat-model', 500, 'config', 1],
    ['row 10: 429 without end', 'busy-forever', 200, 'busy', 3],
    ['row 11: a Retry-After of an hour', 'busy-an-hour', 503, 'busy', 1],
    ['row 12: spent quota as 429', 'quota-as-429', 502, 'quota', 1],
    ['row 17: 503 without end', 'unavailable-forever', 200, 'busy', 3],
    ['row 18: no capacity', 'over-capacity', 200, 'busy', 3],
    ['row 19: a 500 that stays', 'broken-inside', 200, 'internal', 2],
    ['row 20: a web page', 'web-page', 500, 'internal', 1],
    ['row 20: a firewall’s page', page(403), 500, 'internal', 1],
    ['row 21: an error with status 200', 'error-with-200', 200, 'busy', 3],
    ['row 22: a connection that is reset', 'hangs-up', 502, 'offline', 2],
    ['row 25: a redirect', 'redirect', 500, 'config', 1],
    ['row 26: no headers, ever', 'no-headers', 200, 'timeout', 1],
    ['row 27: headers, then nothing', 'silent', 200, 'timeout', 1],
    ['row 28: a context too long', 'context-too-long', 413, 'too-long', 1],
    ['row 52: an answer without text', 'empty', 502, 'empty', 2],
    ['row 54: a filtered request', 'filtered-request', 502, 'filtered', 1],
    ['row 55: nothing but reasoning', 'only-reasoning', 502, 'empty', 1],
    [
      'row 58: a think text that never ends is held back, and no fault by itself',
      [{ pieces: [...writeTextFrames(`<think>${'Hm. '.repeat(2000)}`), writeFrame({}, 'stop'), DONE] }],
      502,
      'empty',
      1,
    ],
  ])('%s', async (_row, script, status, code, posts) => {
    const told = await ask(script);
    expect([told.status, told.code, provider.requests.length]).toEqual([status, code, posts]);
    // Nothing of the provider's words, and nothing of ours but its own.
    expect(told.body).not.toMatch(/nginx|credits|Overloaded|permission|weights|elsewhere|firewall/iu);
  });

  it('row 11: tells the wait that the provider asks for', async () => {
    expect((await ask('busy-an-hour')).retryAfter).toBe('3600');
  });

  it('row 5: names the model to whoever runs the page and what the provider said to the log', async () => {
    const told = await ask('model-unknown');
    expect(told.body).toContain(`fake/cook-${model}`);
    expect(told.lines.join('')).toContain('does not exist');
  });

  it('row 23: a certificate that cannot be verified is a setting, and the log says what helps', async () => {
    const broken: typeof fetch = () =>
      Promise.reject(
        new TypeError('fetch failed', {
          cause: Object.assign(new Error('unable to verify'), { code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }),
        }),
      );
    const { port, lines } = await listenGateway({ fetch: broken });
    const response = await readResponse(postRecipe(port));
    expect([response.statusCode, JSON.parse(await readText(response)).code]).toEqual([500, 'config']);
    expect(lines.join('')).toContain('NODE_EXTRA_CA_CERTS');
  });
});

describe('a fault that passes is waited for, and the recipe is whole', () => {
  it.each<[string, ScenarioName, number]>([
    ['row 8: max_tokens refused', 'max-tokens-refused', 2],
    ['row 9: a system role refused', 'system-role-refused', 2],
    ['row 9: roles that must alternate', 'roles-must-alternate', 2],
    ['row 10: busy for two seconds', 'busy-two-seconds', 2],
    ['row 10: busy until a date', 'busy-until-date', 2],
    ['row 13: a limit called a quota', 'quota-in-words', 2],
    ['row 14: no capacity behind a router', 'no-capacity-upstream', 2],
    ['row 15: a single 503', 'unavailable-once', 2],
    ['row 16: a model that loads', 'model-loading', 2],
    ['row 16: an untrue estimate', 'loads-for-ages', 2],
    ['row 52: an answer without text, once', 'empty-once', 2],
  ])('%s', async (_row, script, posts) => {
    const told = await ask(script);
    expect([told.status, told.finish, told.text]).toEqual([200, 'complete', CHICKPEA_RECIPE]);
    expect(provider.requests).toHaveLength(posts);
  });
});

describe('a habit of framing changes nothing', () => {
  it.each<[string, ScenarioName]>([
    ['row 29: JSON instead of a stream', 'json-instead'],
    ['row 30: a stream called JSON', 'wrong-content-type'],
    ['row 30: JSON called a stream', 'json-called-stream'],
    ['row 31: comments', 'comments'],
    ['row 32: comments as data', 'comments-as-data'],
    ['row 33: CRLF', 'crlf'],
    ['row 33: CR', 'cr'],
    ['row 36: a byte order mark', 'bom'],
    ['row 37: several data lines', 'several-data-lines'],
    ['row 38: single line feeds', 'single-line-feeds'],
    ['row 39: no space', 'no-space'],
    ['row 40: a frame glued to a broken one', 'glued-frames'],
    ['row 41: no last blank line', 'no-last-blank-line'],
    ['row 46: no [DONE]', 'no-done'],
    ['row 47: [DONE] and an open socket', 'done-open'],
    ['row 48: usage without choices', 'usage'],
    ['row 56: a think block', 'think-block'],
    ['row 59: a fence around it all', 'fenced-answer'],
    ['row 60: content in parts', 'parts-in-deltas'],
    ['row 60: content in parts, in one piece', 'json-parts'],
    ['row 61: no reason for the end', 'no-reason'],
    ['row 61: stop from the start', 'stop-from-the-start'],
    ['row 65: reasoning in two fields', 'reasoning-first'],
  ])('%s', async (_row, script) => {
    const told = await ask(script);
    expect([told.status, told.finish]).toEqual([200, 'complete']);
    expect(told.text.trim()).toBe(CHICKPEA_RECIPE.trim());
    expect(provider.requests).toHaveLength(1);
  });

  it.each<[string, ScenarioName, string]>([
    ['row 34: CR and LF in different pieces', 'split-crlf', 'Soup\r\nof the day'],
    ['row 35: characters cut between pieces', 'split-utf8', 'Crème brûlée 🍮 für zwei — ½ TL Öl'],
  ])('%s', async (_row, script, text) => {
    expect((await ask(script)).text).toBe(text);
  });

  it('row 57: what stands before an end of reasoning that was never opened is not shown', async () => {
    const thought = 'The cook has chickpeas.\n\n1. **A stew?** Too long.\nIngredients: chickpeas, lemon.\n';
    const told = await ask([{ pieces: writeStream(`${thought}</think>\n\n${CHICKPEA_RECIPE}`) }]);
    expect(told.text.trim()).toBe(CHICKPEA_RECIPE.trim());
  });

  it('row 58: a tag that is named in the recipe stays', async () => {
    const told = await ask([
      { pieces: writeStream(`${CHICKPEA_RECIPE}\nNo \`<think>\` or \`</think>\` here.\n`) },
    ]);
    expect(told.text).toContain('No `<think>` or `</think>` here.');
  });
});

describe('a fault after the first text keeps what came and is not asked again', () => {
  const beside = (error: unknown): FakeScript => [
    {
      pieces: [
        ...writeTextFrames(HALF),
        `data: ${JSON.stringify({ error, choices: [{ index: 0, delta: { content: '' }, finish_reason: 'error' }] })}\n\n`,
      ],
    },
  ];
  it.each<[string, ScenarioName | FakeScript, FailureCode]>([
    ['row 40: broken frame after broken frame', 'many-broken-frames', 'cut'],
    ['row 42: an error in the data', 'error-midway', 'busy'],
    ['row 42: an error beside choices that names a status', beside({ code: 400, message: 'x' }), 'cut'],
    ['row 42: an error beside choices that names a kind', beside({ type: 'invalid_request_error' }), 'cut'],
    ['row 42: an error beside choices, overloaded', beside({ code: 'overloaded_error' }), 'busy'],
    ['row 43: an event called error', 'error-event', 'internal'],
    ['row 43: an error as text', 'error-as-text', 'internal'],
    ['row 45: an end without an end', 'cut', 'cut'],
    ['row 45: a socket that breaks', 'cut-socket', 'cut'],
    ['row 49: a stall', 'stalls', 'timeout'],
    ['row 54: a filter', 'content-filter', 'filtered'],
  ])('%s', async (_row, script, code) => {
    const told = await ask(script);
    expect([told.status, told.code, told.text]).toEqual([200, code, HALF]);
    expect(provider.requests).toHaveLength(1);
  });

  it('row 42: an error beside choices that says nothing is none', async () => {
    const frames = writeStream(CHICKPEA_RECIPE).map((frame) =>
      frame.replace('"choices"', '"error":{"code":0,"message":""},"choices"'),
    );
    expect((await ask([{ pieces: frames }])).finish).toBe('complete');
  });

  it('row 53: the reply limit is told', async () => {
    const told = await ask('length');
    expect([told.finish, told.text]).toEqual(['length', HALF]);
    expect(told.body).toContain('"cut-off"');
  });

  it.each<[string, ScenarioName, FailureCode]>([
    ['row 62: one line over and over', 'same-line', 'cut'],
    ['row 62: text without end', 'endless', 'cut'],
    ['row 62: one line without end', 'huge-line', 'internal'],
    ['row 62: an event without end', 'huge-event', 'internal'],
  ])('%s is ended, and the provider’s socket with it', async (_row, script, code) => {
    expect((await ask(script)).code).toBe(code);
    await provider.whenQuiet();
    expect(provider.requests).toHaveLength(1);
  });
});

describe('the answer on its way', () => {
  it('row 44: every event ends with a blank line, the failed one too', async () => {
    const { body } = await ask('cut');
    expect(body).toMatch(/\n\nevent: failed\ndata: \{.*\}\n\n$/u);
  });

  it('rows 50 and 51: is never compressed, transformed or buffered, and its first words leave at once', async () => {
    provider.script('stalls');
    const { port } = await listen();
    const request = postRecipe(port, 'text/event-stream', { 'accept-encoding': 'gzip, br' });
    const response = await readResponse(request);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-cache, no-transform, no-store',
      'x-accel-buffering': 'no',
    });
    expect(response.headers['content-encoding']).toBeUndefined();
    const [first] = await once(response, 'data');
    expect(String(first)).toContain('event: text');
    request.destroy();
  });

  it.each<[string, ScenarioName, string]>([
    ['row 69: while text comes', 'stalls', 'text/event-stream'],
    ['row 70: before the first token', 'no-headers', 'text/event-stream'],
    ['row 71: of a whole answer', 'stalls', 'application/json'],
    ['row 72: after its request was read to the end', 'silent', 'text/markdown'],
  ])(
    '%s a reader who leaves closes the provider’s connection within 200 ms',
    async (_row, script, accept) => {
      provider.script(script);
      const { port } = await listen();
      const request = postRecipe(port, accept);
      const asked = await provider.whenAsked();
      if (accept === 'text/event-stream' && script === 'stalls')
        await once(await readResponse(request), 'data');
      const leftAt = performance.now();
      request.destroy();
      await provider.whenQuiet();
      expect(asked.closedEarly).toBe(true);
      expect((asked.closedAt ?? Number.NaN) - leftAt).toBeLessThan(200);
    },
  );

  it('row 71: a reader who leaves in a wait between tries ends the tries', async () => {
    provider.script('busy-until-date');
    const { port, lines } = await listen();
    const request = postRecipe(port);
    await provider.whenAsked();
    await until(() => lines.length > 0);
    request.destroy();
    await until(() => lines.some((line) => line.includes('"method":"POST"')));
    expect(provider.requests).toHaveLength(1);
  });

  it('row 76: a fault after the headers harms nobody else', async () => {
    provider.script('cut-socket');
    const { port } = await listen();
    await readText(await readResponse(postRecipe(port)));
    provider.script('recipe');
    expect(await readText(await readResponse(postRecipe(port)))).toContain('event: done');
  });
});

// What only a browser can show, by the test that shows it. Row 64 (snapshots instead of deltas) is not built.
describe('rows of the page', () => {
  it.each([
    ['row 24: a call that the browser forbids', 'request', 'a direct call that fails is logged once'],
    ['row 63: one press, one request', 'cook', 'a press is one request, and so is a double press'],
    ['row 66: a piece costs no more at the end', '../../bench/speed', 'reviewing a'],
    ['row 67: nothing above the growing end moves', 'first-load', 'nothing above the growing end moves'],
    ['row 68: a stop is no error', 'cook', 'stops the writing, keeps the text and is no error'],
    ['row 73: no second request by itself', 'failures', 'a slow stream is shown as it comes'],
    ['row 74: a machine that slept', '../provider-limits', 'row 74'],
    ['row 75: the network goes', 'failures', 'a gateway that goes in mid-stream leaves what was written'],
    ['row 77: one connection a press', 'cook', 'a second press begins only once the first request is closed'],
    ['row 78: Enter held down', 'cook', 'Enter held down on the button is one request'],
  ])('%s has its test', (_row, file, title) => {
    const path = [`${file}.spec.ts`, `${file}.test.ts`, `${file}.mjs`]
      .map((name) => new URL(`browser/${name}`, import.meta.url))
      .find((url) => existsSync(url));
    expect(path === undefined ? '' : readFileSync(path, 'utf8')).toContain(title);
  });
});
