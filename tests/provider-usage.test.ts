// What a try cost, over real HTTP: what the service says, else an estimate, and never nothing where it was paid for.

import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createDailyTokens } from '../src/gateway/limits/daily-tokens.ts';
import { openSharedLimits } from '../src/gateway/limits/shared-limits.ts';
import { readValkeyAddress } from '../src/gateway/valkey-address.ts';
import { SYSTEM_CLOCK } from '../src/provider/chat-service.ts';
import { createService, joinText, runChat, startChat, until } from './fakes/chat-runner.ts';
import { answerJson, DONE, type FakeAnswer, writeFrame, writeTextFrames } from './fakes/fake-answer.ts';
import { type FakeProvider, startFakeProvider } from './fakes/fake-provider.ts';
import { askRecipe, EGGS, startTestGateway } from './fakes/test-gateway.ts';
import { startValkey } from './valkey-server.ts';

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
});
beforeEach(() => provider.reset());
afterAll(() => provider.close());

function answerWith(usage: unknown): FakeAnswer {
  const last = `data: ${JSON.stringify({ choices: [], usage })}\n\n`;
  return { pieces: [...writeTextFrames('# Soup'), writeFrame({}, 'stop'), last, DONE] };
}

describe('a try is counted', () => {
  it.each<[string, unknown, number, number]>([
    ['as told', { prompt_tokens: 300, completion_tokens: 212, total_tokens: 512 }, 300, 212],
    ['without a total', { prompt_tokens: 300, completion_tokens: 212 }, 300, 212],
    [
      'with reasoning in the answer’s count',
      { prompt_tokens: 10, completion_tokens: 900, completion_tokens_details: { reasoning_tokens: 800 } },
      10,
      900,
    ],
    [
      'with reasoning beside the answer’s count',
      { prompt_tokens: 10, completion_tokens: 100, completion_tokens_details: { reasoning_tokens: 800 } },
      10,
      900,
    ],
    [
      'with reasoning in the total alone',
      { prompt_tokens: 10, completion_tokens: 100, total_tokens: 910 },
      10,
      900,
    ],
  ])('%s', async (_how, usage, inputTokens, outputTokens) => {
    const { usages } = await runChat(provider, [answerWith(usage)]);
    expect(usages).toEqual([{ inputTokens, outputTokens, estimated: false }]);
    expect(provider.requests[0]?.body).toMatchObject({ stream_options: { include_usage: true } });
  });

  it.each([
    ['in words', { error: { message: 'Unrecognized request argument supplied: stream_options' } }],
    [
      'by its place',
      { detail: [{ type: 'extra_forbidden', loc: ['body', 'stream_options'], msg: 'Extra inputs' }] },
    ],
  ])('without asking for it where that is refused (%s), which is remembered', async (_how, refusal) => {
    const service = createService(provider);
    provider.script([
      (request) =>
        JSON.stringify(request.body).includes('stream_options')
          ? answerJson(422, refusal)
          : { pieces: [...writeTextFrames('# Soup'), DONE] },
    ]);
    const first = startChat(service);
    await first.done;
    await startChat(service).done;
    expect(joinText(first.events)).toBe('# Soup');
    expect(provider.requests).toHaveLength(3);
    expect(first.usages).toEqual([{ inputTokens: expect.any(Number), outputTokens: 2, estimated: true }]);
  });

  it('by its limit where reasoning spends it before the first word', async () => {
    const { usages, last } = await runChat(provider, 'only-reasoning');
    expect(last).toMatchObject({ failure: { code: 'empty' } });
    expect(usages).toMatchObject([{ outputTokens: 1024, estimated: true }]);
    expect(usages[0]?.inputTokens).toBeGreaterThan(0);
  });

  it('by what came where the reader leaves', async () => {
    provider.script('stalls');
    const running = startChat(createService(provider));
    await until(() => joinText(running.events).length === 400);
    running.stop();
    await running.done;
    await until(() => running.usages.length === 1);
    expect(running.usages).toMatchObject([{ outputTokens: expect.any(Number), estimated: true }]);
    expect(running.usages[0]?.outputTokens).toBeGreaterThanOrEqual(400 / 3);
  });

  it('by its prompt where the reader leaves before anything came', async () => {
    provider.script('no-headers');
    const running = startChat(createService(provider));
    await provider.whenAsked();
    running.stop();
    await until(() => running.usages.length === 1);
    expect(running.usages).toMatchObject([{ outputTokens: 0, estimated: true }]);
  });

  it.each(['unauthorised', 'busy-forever', 'web-page', 'error-with-200', 'hangs-up'] as const)(
    'as nothing where the service refuses: %s',
    async (scenario) => {
      expect((await runChat(provider, scenario)).usages).toEqual([]);
    },
  );

  it('each time it is made', async () => {
    expect((await runChat(provider, 'empty-once')).usages).toHaveLength(2);
  });
});

describe('the cap of a day', () => {
  const env = () => ({ OPENAI_BASE_URL: provider.url, LARDER_MODEL: 'fake/cook' });

  it('counts a reply that was reasoning alone', async () => {
    const gateway = startTestGateway({ ...env(), LARDER_DAILY_TOKENS: '2500' }, { fetch });
    provider.script('only-reasoning');
    expect((await gateway.app.inject(askRecipe({ ...EGGS, source: 'model' }))).statusCode).toBe(502);
    // What reasoning alone has cost leaves no room for a second one.
    expect((await gateway.app.inject(askRecipe(EGGS))).json().source).toEqual({
      kind: 'built-in',
      reason: 'daily-cap',
    });
    expect(JSON.parse(gateway.lines.at(-2) ?? '')).toMatchObject({ code: 'empty', tokensEstimated: true });
  });

  it('is asked before another try after one that cost something', async () => {
    const gateway = startTestGateway({ ...env(), LARDER_DAILY_TOKENS: '2500' }, { fetch });
    provider.script('empty');
    expect((await gateway.app.inject(askRecipe({ ...EGGS, source: 'model' }))).json().code).toBe('empty');
    expect(provider.requests).toHaveLength(1);
  });

  it('holds exactly over replicas: what all spend together stays within it, and nothing of it is lost', async () => {
    const server = await startValkey();
    onTestFinished(() => server.end());
    const address = readValkeyAddress(server.url);
    if (address === null) throw new Error('The address is none.');
    // Each answer costs 512, and before it ends room for a whole one is set aside.
    const cap = 20_000;
    const replicas = await Promise.all(
      [1, 2, 3].map(async () => {
        const shared = await openSharedLimits(address, SYSTEM_CLOCK);
        const limits = { LARDER_DAILY_TOKENS: String(cap), LARDER_RATE_LIMIT: '1000' };
        return startTestGateway({ ...env(), ...limits, LARDER_STREAMS_PER_CLIENT: '100' }, { fetch, shared });
      }),
    );
    provider.script('usage');
    let byModel = 0;
    for (let round = 0; round < 20; round += 1) {
      const asked = replicas.map(async ({ app }) => {
        const { source } = (await app.inject(askRecipe(EGGS))).json();
        if (source.kind === 'model') byModel += 1;
      });
      await Promise.all(asked);
    }
    expect(byModel).toBe(provider.requests.length);
    expect(byModel * 512).toBeLessThanOrEqual(cap);
    // One more would have had to set aside more than was left.
    expect(byModel * 512 + 2000).toBeGreaterThan(cap);
    const shared = await openSharedLimits(address, SYSTEM_CLOCK);
    const day = createDailyTokens(cap, () => Date.now(), shared.tokens);
    expect([await day.isSpent(cap - byModel * 512), await day.isSpent(cap - byModel * 512 + 1)]).toEqual([
      false,
      true,
    ]);
    await shared.close();
  });
});
