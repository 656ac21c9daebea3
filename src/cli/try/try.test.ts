import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerStream, USAGE_FRAME, writeTextFrames } from '../../../tests/fakes/fake-answer.ts';
import { type FakeProvider, startFakeProvider } from '../../../tests/fakes/fake-provider.ts';
import { BLEACH_RECIPE, CHICKPEA_RECIPE } from '../../../tests/fakes/fake-recipes.ts';
import { SYSTEM_CLOCK } from '../../provider/chat-service.ts';
import { runCommand } from '../main.ts';
// Loaded before the first test is timed: the command loads it when it is asked for.
import './try.ts';

/** The carrots are in no step. */
const WITH_CARROTS = CHICKPEA_RECIPE.replace('## Ingredients\n', '## Ingredients\n- 2 carrots\n');
const KEY = 'sk-CANARY0123456789';
let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
});
afterAll(() => provider.close());
beforeEach(() => provider.reset());

async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  let out = '';
  let err = '';
  const status = await runCommand(['try', ...args], {
    env: { OPENAI_API_KEY: KEY, ...env },
    stdin: (async function* () {})(),
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    writeFile: () => Promise.reject(new Error('Nothing is written in this test.')),
    readFile: () => Promise.reject(new Error('No file is read.')),
    fetch: globalThis.fetch,
    clock: SYSTEM_CLOCK,
    serve: async () => 0,
  });
  return { status, out, err };
}

const onService = (...args: readonly string[]) => ['--base-url', provider.url, ...args];

describe('larder try', () => {
  it('prints a table a model with the built-in chef under it, and says on standard error how far it is', async () => {
    const { status, out, err } = await run(onService('--model', 'one/cook,two/cook', '--lists', '2'));
    expect(status).toBe(0);
    expect(provider.requests.map(({ body }) => (body as { model: string }).model)).toEqual([
      'one/cook',
      'one/cook',
      'two/cook',
      'two/cook',
    ]);
    expect(provider.requests.every(({ headers }) => headers.authorization === `Bearer ${KEY}`)).toBe(true);
    expect(out).toMatch(
      /answered +read +held back +cut off +warnings each +to buy +first text +whole +tokens +checks/u,
    );
    expect(out).toMatch(/^one\/cook +2 of 2 .+%$/mu);
    expect(out).toMatch(/^two\/cook +2 of 2 .+%$/mu);
    expect(out.match(/^built-in chef +2 of 2 +2 +0 .+ - +\d+\.\d %$/gmu)).toHaveLength(2);
    expect(out).toMatch(/^ {2}A\d+ +\S.+ of 2 .+% of \d$/mu);
    expect(err).toMatch(/^one\/cook, 1 of 2, .+: complete, \d+\.\d s\n/u);
    expect(err).toContain('two/cook, 2 of 2, ');
    expect(out + err).not.toContain('CANARY');
  });

  it('tells what was held back and why, what failed, and the tokens that the service told', async () => {
    provider.script([
      { pieces: [...writeTextFrames(WITH_CARROTS), USAGE_FRAME, 'data: [DONE]\n\n'] },
      answerStream(BLEACH_RECIPE),
      {
        status: 400,
        headers: { 'content-type': 'application/json' },
        pieces: ['{"error":{"code":"content_filter"}}'],
      },
    ]);
    const { status, out } = await run(onService('--model', 'fake/cook', '--lists', '3', '--json'));
    expect(status).toBe(0);
    const { lists, models, baseline } = JSON.parse(out);
    expect(lists).toHaveLength(3);
    expect(models).toHaveLength(1);
    expect(models[0]).toMatchObject({ name: 'fake/cook', lists: 3, answered: 2, read: 1 });
    expect(models[0].held).toEqual([{ list: lists[1], why: [expect.stringContaining('not-food: ')] }]);
    expect(models[0].failed).toEqual([{ list: lists[2], why: [expect.stringMatching(/^filtered: /u)] }]);
    expect(models[0].tokens).toBeGreaterThan(0);
    expect(models[0].warnings).toMatchObject({ 'unused-ingredient': 1 });
    expect(models[0].firstTextMs).toBeGreaterThan(0);
    expect(models[0].checksHeld).toBeLessThan(1);
    expect(baseline).toMatchObject({
      name: 'built-in',
      answered: 3,
      read: 3,
      held: [],
      failed: [],
      tokens: null,
    });
  });

  it('sends the same lists each time, one of each kind before a second', async () => {
    await run(onService('--model', 'm', '--lists', '3'));
    const first = provider.requests.map(({ body }) => JSON.stringify(body));
    provider.reset();
    const { out } = await run(onService('--model', 'm', '--lists', '3', '--json'));
    expect(provider.requests.map(({ body }) => JSON.stringify(body))).toEqual(first);
    const kinds = JSON.parse(out).lists.map((name: string) => name.split(':')[0]);
    expect(new Set(kinds).size).toBe(3);
  });

  it.each([
    ['unauthorised', 'Check --base-url, --model and OPENAI_API_KEY'],
    ['credits-used-up', 'answered no list (quota)'],
  ] as const)('stops at %s after the first list, without a table', async (scenario, words) => {
    provider.script(scenario);
    const { status, out, err } = await run(onService('--model', 'm', '--lists', '5'));
    expect([status, out]).toEqual([1, '']);
    expect(err).toContain(words);
    expect(provider.requests).toHaveLength(1);
  });

  it.each([
    [['--model', 'm', '--base-url', 'ftp://x'], '--base-url is "ftp://x"'],
    [['--base-url', 'http://localhost:9/v1'], '--model is not set'],
    [[], 'Name a service and a model: larder try --base-url'],
    [
      ['--model', 'm', '--base-url', 'http://localhost:9/v1', '--lists', '0'],
      '--lists takes a whole number from 1 to 400, not "0".',
    ],
    [
      ['--model', 'm', '--base-url', 'http://localhost:9/v1', 'eggs'],
      'larder try takes options alone, not "eggs".',
    ],
  ])('%j is bad usage', async (args, words) => {
    const { status, out, err } = await run(args, { OPENAI_API_KEY: '' });
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain(words);
  });
});
