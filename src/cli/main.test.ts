import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeProvider, startFakeProvider } from '../../tests/fakes/fake-provider.ts';
import { CHICKPEA_RECIPE, UNDERCOOKED_RECIPE } from '../../tests/fakes/fake-recipes.ts';
import { SYSTEM_CLOCK } from '../provider/chat-service.ts';
import type { CommandIo } from './command-io.ts';
import { runCommand } from './main.ts';

interface Run {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

async function run(
  args: readonly string[],
  replaced: Partial<CommandIo> & { input?: string } = {},
): Promise<Run> {
  let out = '';
  let err = '';
  const { input = '', ...rest } = replaced;
  const status = await runCommand(args, {
    env: {},
    stdin: (async function* () {
      yield Buffer.from(input);
    })(),
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    readFile: (path) =>
      path === 'recipe.md'
        ? Promise.resolve(Buffer.from(CHICKPEA_RECIPE))
        : Promise.reject(Object.assign(new Error('no'), { code: 'ENOENT' })),
    writeFile: () => Promise.reject(Object.assign(new Error('no'), { code: 'EACCES' })),
    fetch: () => Promise.reject(new Error('No provider is called in this test.')),
    clock: SYSTEM_CLOCK,
    serve: async () => 42,
    ...rest,
  });
  return { status, out, err };
}

describe('larder', () => {
  it('starts the server without arguments', async () => {
    expect((await run([])).status).toBe(42);
  });

  it.each([
    [['--help'], 'larder suggest INGREDIENT'],
    [['-h'], 'larder suggest INGREDIENT'],
    [['suggest', '--help'], '--max-minutes N'],
    [['check', '-h'], '--have a,b'],
    [['identify', '--help'], 'larder identify TEXT'],
  ])('%j prints help', async (args, part) => {
    const { status, out, err } = await run(args);
    expect([status, err]).toEqual([0, '']);
    expect(out).toContain(part);
  });

  it.each([
    [['sugest', 'eggs'], 'Unknown command "sugest"; the nearest is "suggest".'],
    [['--port', '80'], 'Unknown option --port; the nearest is --help.'],
    [['suggest', 'eggs', '--serving', '2'], 'Unknown option --serving; the nearest is --servings.'],
    [['suggest', 'eggs', '--diets=vegan'], 'Unknown option --diets; the nearest is --diet.'],
    [['suggest', 'eggs', '-x'], 'Unknown option -x; the nearest is'],
    [['suggest', 'eggs', '--have', 'x'], 'Unknown option --have; the nearest is --'],
    [['suggest', 'eggs', '--json=1'], '--json takes no value.'],
    [['suggest', 'eggs', '--diet', '--json'], '--diet needs a value: --diet a,b'],
    [['suggest', 'eggs', '--servings'], '--servings needs a value: --servings N'],
    [['suggest', 'eggs', '--servings', 'two'], '--servings takes a whole number from 1 to 12, not "two".'],
    [['suggest', 'eggs', '--servings', '99'], '--servings takes a whole number from 1 to 12, not "99".'],
    [['suggest', 'eggs', '--diet', 'keto'], '--diet does not know "keto". It takes: vegetarian, vegan'],
    [['suggest', 'eggs', '--avoid', 'qqqqq'], '--avoid does not know "qqqqq". It takes: celery'],
    [['suggest', 'eggs', '--equipment', 'wok'], '--equipment does not know "wok". It takes: hob'],
    [['suggest', 'eggs', '--units', 'stone'], '--units does not know "stone". It takes: metric, us.'],
    [['suggest', 'eggs', '--source', 'gpt'], '--source does not know "gpt". It takes: built-in, model.'],
    [['suggest', 'x'.repeat(81)], 'An ingredient is 81 characters long; at most 80 are taken.'],
    [['suggest'], 'Name at least one ingredient'],
    [['suggest', ' '], 'Name at least one ingredient'],
    [['check'], 'Name one file'],
    [['check', 'a.md', 'b.md'], 'Name one file'],
    [['check', 'recipe.md', '--source', 'model'], 'Unknown option --source'],
    [['identify'], 'Name at least one text'],
    [['identify', '--josn', 'egg'], 'Unknown option --josn; the nearest is --json.'],
  ])('%j is bad usage', async (args, line) => {
    const { status, out, err } = await run(args);
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain(line);
    expect(err).toContain('larder --help');
  });
});

describe('larder suggest', () => {
  it('prints a recipe of the built-in chef, plain, and says who wrote it', async () => {
    const { status, out, err } = await run(['suggest', 'eggs', 'rice', '2 spring onions']);
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/^# .+\n/u);
    expect(out).toContain("Written by Larder's built-in chef.");
  });

  it('prints JSON with every key of the interface', async () => {
    const { status, out } = await run([
      'suggest',
      'eggs',
      'rice',
      '2 spring onions',
      '--json',
      '--servings',
      '4',
    ]);
    expect(status).toBe(0);
    const answer = JSON.parse(out);
    expect(Object.keys(answer).sort()).toEqual([
      'allergens',
      'findings',
      'finish',
      'ingredients',
      'leftOut',
      'markdown',
      'minutes',
      'refused',
      'servings',
      'source',
      'steps',
      'title',
    ]);
    expect(answer).toMatchObject({
      servings: 4,
      finish: 'complete',
      source: { kind: 'built-in', reason: 'no-model' },
    });
    expect(answer.steps.length).toBeGreaterThan(0);
  });

  it('reads a list from standard input and from commas', async () => {
    const { out } = await run(['suggest', '-', 'tomatoes, basil', '--json'], {
      input: 'eggs and rice\n- bleach\n',
    });
    const { refused } = JSON.parse(out);
    expect(refused).toEqual([{ ingredient: 'bleach', why: expect.any(String) }]);
  });

  it('takes words of a list in any case', async () => {
    const { status } = await run([
      'suggest',
      'rice',
      'tomatoes',
      '--diet',
      'Vegan, Gluten-Free',
      '--avoid',
      'Milk',
    ]);
    expect(status).toBe(0);
  });

  it.each([[['--json']], [[]]])('ends with 3 where nothing can be eaten (%j)', async (options) => {
    const { status, out } = await run(['suggest', 'bleach', 'gravel', ...options]);
    expect(status).toBe(3);
    expect(out).toContain('bleach');
    if (options.length > 0) {
      expect(JSON.parse(out)).toMatchObject({ markdown: '', finish: 'refused', title: null });
      expect(JSON.parse(out).refused).toHaveLength(2);
    }
  });

  it("says in the chef's words why nothing is cooked", async () => {
    const words = ['suggest', 'dried kidney beans', '--equipment', 'slow-cooker', '--source', 'built-in'];
    const plain = await run(words);
    expect(plain.status).toBe(3);
    expect(plain.out).toMatch(/^Dried kidney beans need .*ten minutes of hard boiling/);
    const json = await run([...words, '--json']);
    expect(JSON.parse(json.out)).toMatchObject({ markdown: '', finish: 'refused' });
    expect(json.err).toBe(plain.out);
  });

  it('ends with 1 where a model is asked for and none is set up', async () => {
    const { status, err } = await run(['suggest', 'eggs', '--source', 'model']);
    expect(status).toBe(1);
    expect(err).toBe('No model is set up: set HF_TOKEN, or OPENAI_BASE_URL with LARDER_MODEL.\n');
  });

  it('ends with 1 where the environment makes no sense, without repeating a key', async () => {
    const env = { OPENAI_BASE_URL: 'ftp://host', LARDER_MODEL: 'm', OPENAI_API_KEY: 'CANARY x' };
    const { status, err } = await run(['suggest', 'eggs'], { env });
    expect(status).toBe(1);
    expect(err).toMatch(/OPENAI_BASE_URL is "ftp:\/\/host"/u);
    expect(err).not.toContain('CANARY');
  });
});

describe('larder suggest with a model', () => {
  let provider: FakeProvider;
  let env: Record<string, string>;
  const LIST = ['suggest', 'chickpeas', 'spinach', 'onion', 'lemon'];

  beforeAll(async () => {
    provider = await startFakeProvider();
    env = { OPENAI_BASE_URL: provider.url, OPENAI_API_KEY: 'sk-CANARY0123456789', LARDER_MODEL: 'fake/cook' };
  });
  afterAll(() => provider.close());
  beforeEach(() => provider.reset());

  it('asks it by default and tells how the recipe keeps to the list', async () => {
    const { status, out, err } = await run(LIST, { env, fetch: globalThis.fetch });
    expect([status, err]).toEqual([0, '']);
    expect(out).toContain('# Lemon Chickpeas with Wilted Spinach');
    expect(out).toContain('Written by a language model (fake/cook), not tested in a kitchen.');
    expect(provider.requests).toHaveLength(1);
  });

  it('has the built-in chef write where it fails, in one line on standard error', async () => {
    provider.script('credits-used-up');
    const { status, out, err } = await run([...LIST, '--json'], { env, fetch: globalThis.fetch });
    expect(status).toBe(0);
    expect(err).toBe('fake/cook did not answer (quota), so the built-in chef wrote this recipe.\n');
    expect(JSON.parse(out).source).toEqual({ kind: 'built-in', reason: 'model-failed' });
  });

  it('ends with 1 where it fails and was asked for by name', async () => {
    provider.script('key-echo');
    const { status, out, err } = await run([...LIST, '--source', 'model'], { env, fetch: globalThis.fetch });
    expect([status, out]).toEqual([1, '']);
    expect(err).toMatch(/^fake\/cook did not answer \(config\): .+\n$/u);
    expect(err).not.toContain('CANARY');
  });

  it('asks nobody where the built-in chef is asked for', async () => {
    const { out } = await run([...LIST, '--source', 'built-in', '--json'], { env });
    expect(JSON.parse(out).source).toEqual({ kind: 'built-in', reason: 'asked' });
    expect(provider.requests).toHaveLength(0);
  });

  it('ends with 3 and no text where the recipe is held back', async () => {
    provider.script('undercooked');
    const args = ['suggest', 'chicken breast', 'lemon'];
    const json = await run([...args, '--json'], { env, fetch: globalThis.fetch });
    expect(json.status).toBe(3);
    expect(JSON.parse(json.out)).toMatchObject({ markdown: '', finish: 'refused' });
    const plain = await run(args, { env, fetch: globalThis.fetch });
    expect(plain.status).toBe(3);
    expect(plain.out).toMatch(/^The recipe is held back:\n\nDanger/u);
  });

  it('lets no escape sequence of a model reach the terminal', async () => {
    const text = `${CHICKPEA_RECIPE.replace('Lemon', 'Lemon\u001b]0;x\u0007\u009b2J\u202e')}`;
    provider.script([
      {
        pieces: [JSON.stringify({ choices: [{ message: { content: text }, finish_reason: 'stop' }] })],
        headers: { 'content-type': 'application/json' },
      },
    ]);
    for (const options of [[], ['--json']]) {
      const { out } = await run([...LIST, ...options], { env, fetch: globalThis.fetch });
      expect(out).toContain('Chickpeas');
      expect(out).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
    }
  });
});

describe('larder check', () => {
  it('echoes the text and tells what was found', async () => {
    const { status, out } = await run([
      'check',
      'recipe.md',
      '--have',
      'chickpeas,spinach,onion,lemon',
      '--json',
    ]);
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      markdown: CHICKPEA_RECIPE,
      title: 'Lemon Chickpeas with Wilted Spinach',
      finish: 'complete',
    });
  });

  it('ends with 3 at a danger, and echoes all the same', async () => {
    const { status, out } = await run(['check', '-', '--have', 'chicken,lemon', '--json'], {
      input: UNDERCOOKED_RECIPE,
    });
    expect(status).toBe(3);
    const answer = JSON.parse(out);
    expect(answer.markdown).toBe(UNDERCOOKED_RECIPE);
    expect(answer.findings).toContainEqual(
      expect.objectContaining({ rule: 'undercooked', severity: 'danger' }),
    );
  });

  it('reads what is to be avoided', async () => {
    const { status, out } = await run(['check', 'recipe.md', '--have', 'chickpeas', '--avoid', 'lemon']);
    expect(status).toBe(3);
    expect(out).toMatch(/lemon/iu);
  });

  it.each([
    ['missing.md', '', '"missing.md" could not be read: there is no such file.\n'],
    ['-', '', 'There is no recipe in the input.\n'],
    ['-', 'x'.repeat(1024 * 1024 + 1), 'The input is longer than 1 MiB.\n'],
  ])('ends with 1 at the input %s', async (path, input, line) => {
    const { status, err } = await run(['check', path], { input });
    expect([status, err]).toEqual([1, line]);
  });

  it('ends with 1 at what is no text', async () => {
    const { status, err } = await run(['check', 'x'], {
      readFile: async () => Buffer.from([0xff, 0xfe, 0x00]),
    });
    expect([status, err]).toEqual([1, 'The input is not UTF-8 text.\n']);
  });
});

describe('larder identify', () => {
  it('prints an array over all texts', async () => {
    const { status, out } = await run(['identify', '2 tins chopped tomatoes', 'bleach', '--json']);
    expect(status).toBe(0);
    const [tomatoes, bleach] = JSON.parse(out);
    expect(tomatoes).toMatchObject({
      text: '2 tins chopped tomatoes',
      quantity: 2,
      unit: 'tin',
      verdict: 'food',
    });
    expect(bleach).toMatchObject({
      text: 'bleach',
      food: null,
      verdict: 'not-food',
      why: expect.any(String),
    });
  });

  it('reads lines from standard input and prints one line each', async () => {
    const { out } = await run(['identify', '-'], { input: 'eggs\n\nbleach\r\n' });
    expect(out.trimEnd().split('\n')).toHaveLength(2);
    expect(out).toMatch(/^eggs: /u);
    expect(out).toMatch(/^bleach: not food\. /mu);
  });
});

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const isBuilt = existsSync(`${ROOT}dist/node/cli/main.js`);

describe.runIf(isBuilt)('the built command', () => {
  function start(args: readonly string[], env: Record<string, string> = {}) {
    const child = spawn(process.execPath, [`${ROOT}bin/larder.js`, ...args], {
      env: { PATH: process.env.PATH ?? '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = { out: '', err: '' };
    child.stdout.on('data', (piece) => {
      output.out += String(piece);
    });
    child.stderr.on('data', (piece) => {
      output.err += String(piece);
    });
    const ended = new Promise<number | null>((resolve) => child.on('close', (status) => resolve(status)));
    return { child, output, ended };
  }

  it('identifies and ends with 0', async () => {
    const { output, ended } = start(['identify', 'bleach', '--json']);
    expect(await ended).toBe(0);
    expect(JSON.parse(output.out)[0].verdict).toBe('not-food');
  });

  it('ends with 2 at an unknown option', async () => {
    const { output, ended } = start(['suggest', 'eggs', '--jason']);
    expect(await ended).toBe(2);
    expect(output.err).toContain('--json');
  });

  it('does not start with settings that make no sense', async () => {
    const { output, ended } = start([], {
      PORT: 'x',
      OPENAI_BASE_URL: 'http://169.254.169.254/',
      LARDER_MODEL: 'm',
    });
    expect(await ended).toBe(1);
    expect(output.out).toBe('');
    expect(output.err.trimEnd().split('\n')).toHaveLength(2);
  });

  it('serves, says where and who cooks, says so when the port is taken, and stops on a signal', async () => {
    const first = start([], { PORT: '0', OPENAI_API_KEY: 'sk-CANARY0123456789' });
    const url = await new Promise<string>((resolve) => {
      first.child.stdout.on('data', () => {
        const found = /http:\/\/localhost:\d+/u.exec(first.output.out)?.[0];
        if (found !== undefined) resolve(found);
      });
    });
    const answer = await fetch(`${url}/api/status`);
    expect(await answer.json()).toMatchObject({ chef: { kind: 'built-in', reason: 'no-model' } });
    const second = start([], { PORT: new URL(url).port });
    expect(await second.ended).toBe(1);
    expect(second.output.err).toMatch(/^PORT is \d+, which another program .+; set PORT to a free one\.\n$/u);
    const stoppedAt = performance.now();
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(performance.now() - stoppedAt).toBeLessThan(5_000);
    expect(first.output.out).toContain('The built-in chef answers; no model is set up.');
    expect(first.output.out).toContain('OPENAI_API_KEY is set without OPENAI_BASE_URL, so it is not used.');
    expect(first.output.out + first.output.err).not.toContain('CANARY');
  });
});
