// The direct call through the client library, over real HTTP: what it sends, where to, and that it fails like the
// gateway's call does.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChatFault, ChatService } from '../src/provider/chat-service.ts';
import { streamDirectChat } from '../src/provider/direct-chat.ts';
import { HUGGING_FACE_ROUTER } from '../src/provider/hugging-face.ts';
import type { DraftEvent, FailureCode } from '../src/recipe/recipe-events.ts';
import { joinText, KEY, MESSAGES } from './fakes/chat-runner.ts';
import { createFakeClock } from './fakes/fake-clock.ts';
import { type FakeProvider, startFakeProvider } from './fakes/fake-provider.ts';
import { CHICKPEA_RECIPE } from './fakes/fake-recipes.ts';
import type { ScenarioName } from './fakes/provider-scenarios.ts';

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
});
beforeEach(() => provider.reset());
afterAll(() => provider.close());

async function run(service: Partial<ChatService> = {}, fetchWith: typeof fetch = fetch) {
  const clock = createFakeClock();
  const events: DraftEvent[] = [];
  const faults: ChatFault[] = [];
  const lines: string[] = [];
  const writing = streamDirectChat(
    { baseUrl: provider.url, model: 'fake/cook', apiKey: KEY, maxTokens: 1024, ...service },
    MESSAGES,
    {
      fetch: fetchWith,
      clock,
      random: () => 0,
      log: (line) => lines.push(line),
      onFault(fault) {
        faults.push(fault);
        if (fault.retrying) {
          setImmediate(() => clock.runNext());
        }
      },
    },
  );
  for await (const event of writing) {
    events.push(event);
  }
  return { events, faults, lines, text: joinText(events), last: events.at(-1), pending: clock.pending };
}

describe('streamDirectChat', () => {
  it('makes one POST to another service: model, two messages, limit and key, and nothing else', async () => {
    const result = await run();
    expect(result.text).toBe(CHICKPEA_RECIPE);
    expect(result.last).toEqual({ type: 'ended', finish: 'complete' });
    expect(result.lines).toEqual([]);
    expect(provider.requests).toHaveLength(1);
    const [request] = provider.requests;
    expect(request?.method).toBe('POST');
    expect(request?.path).toBe('/v1/chat/completions');
    expect(request?.body).toEqual({ model: 'fake/cook', messages: MESSAGES, max_tokens: 1024, stream: true });
    expect(request?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(request?.headers['user-agent']).not.toContain('huggingface');
  });

  it('calls the Hugging Face router where that is the service, and looks nothing up before', async () => {
    const asked: string[] = [];
    const detour: typeof fetch = (url, init) => {
      asked.push(String(url));
      return fetch(`${provider.url}/chat/completions`, init);
    };
    const result = await run({ baseUrl: HUGGING_FACE_ROUTER }, detour);
    expect(result.text).toBe(CHICKPEA_RECIPE);
    expect(asked).toEqual(['https://router.huggingface.co/v1/chat/completions']);
    expect(provider.requests[0]?.body).toEqual({
      model: 'fake/cook',
      messages: MESSAGES,
      max_tokens: 1024,
      stream: true,
    });
  });

  it('sends nothing to the router with a key of another kind', async () => {
    const asked: string[] = [];
    const record: typeof fetch = (url) => {
      asked.push(String(url));
      return Promise.reject(new Error('must not be called'));
    };
    const result = await run({ baseUrl: HUGGING_FACE_ROUTER, apiKey: 'sk-somebody-elses-key' }, record);
    expect(asked).toEqual([]);
    expect(result.last).toMatchObject({ type: 'failed', failure: { code: 'config' } });
    expect(result.lines).toHaveLength(1);
    expect(result.lines[0]).not.toContain('somebody');
  });

  it.each<[ScenarioName]>([
    ['json-instead'],
    ['wrong-content-type'],
    ['crlf'],
    ['bom'],
    ['comments-as-data'],
    ['single-line-feeds'],
    ['glued-frames'],
    ['done-open'],
    ['no-done'],
    ['usage'],
    ['json-parts'],
  ])('reads what the client alone would not: %s', async (scenario) => {
    provider.script(scenario);
    const result = await run();
    expect(result.text).toBe(CHICKPEA_RECIPE);
    expect(result.last).toEqual({ type: 'ended', finish: 'complete' });
    expect(result.pending).toBe(0);
    await provider.whenQuiet();
  });

  it('is not misled by a chunk that says it holds no error', async () => {
    const chunk = { error: null, choices: [{ delta: { content: 'Soup' }, finish_reason: 'stop' }] };
    provider.script([{ pieces: [`data: ${JSON.stringify(chunk)}\n\n`] }]);
    expect((await run()).text).toBe('Soup');
  });

  it.each<[ScenarioName, FailureCode, posts: number]>([
    ['unauthorised', 'config', 1],
    ['credits-used-up', 'quota', 1],
    ['model-not-served', 'config', 1],
    ['busy-forever', 'busy', 3],
    ['unavailable-forever', 'busy', 3],
    ['web-page', 'internal', 1],
    ['redirect', 'config', 1],
    ['error-midway', 'busy', 1],
    ['cut', 'cut', 1],
    ['cut-socket', 'cut', 1],
    ['empty', 'empty', 2],
    ['content-filter', 'filtered', 1],
    ['hangs-up', 'offline', 2],
  ])('fails on %s with %s', async (scenario, code, posts) => {
    provider.script(scenario);
    const result = await run();
    expect(result.last).toMatchObject({ type: 'failed', failure: { code } });
    expect(provider.requests).toHaveLength(posts);
    expect(result.faults).toHaveLength(posts);
    expect(result.pending).toBe(0);
  });

  it('logs a failure in one line without the key, also where the provider repeats it', async () => {
    provider.script('key-echo');
    const result = await run();
    expect(result.lines).toHaveLength(1);
    expect(result.lines[0]).toContain('config: status 401');
    expect(result.lines[0]).not.toContain(KEY);
    expect(JSON.stringify(result.events)).not.toContain('Incorrect');
  });

  it('stops at once, without a word in the log', async () => {
    provider.script('stalls');
    const lines: string[] = [];
    const clock = createFakeClock();
    const writing = streamDirectChat(
      { baseUrl: provider.url, model: 'fake/cook', apiKey: KEY, maxTokens: 1024 },
      MESSAGES,
      { fetch, clock, log: (line) => lines.push(line) },
    );
    const events: DraftEvent[] = [];
    for await (const event of writing) {
      events.push(event);
      writing.stop();
    }
    await provider.whenQuiet();
    expect(provider.requests[0]?.closedEarly).toBe(true);
    expect(events.every((event) => event.type === 'text')).toBe(true);
    expect(lines).toEqual([]);
    expect(clock.pending).toBe(0);
  });
});
