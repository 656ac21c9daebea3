import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CHICKPEA_RECIPE, UNDERCOOKED_RECIPE } from '../../tests/fakes/fake-recipes.ts';
import { SYSTEM_CLOCK } from '../provider/chat-service.ts';
import type { CommandIo } from './command-io.ts';
import { runCommand } from './main.ts';

async function run(args: readonly string[], input = CHICKPEA_RECIPE) {
  let out = '';
  let err = '';
  const files = new Map<string, Buffer>();
  const io: CommandIo = {
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
    readFile: () => Promise.resolve(Buffer.from(input)),
    writeFile: async (path, bytes) => {
      if (path === 'nowhere/x') throw Object.assign(new Error('no'), { code: 'ENOENT' });
      files.set(path, Buffer.from(bytes));
    },
    fetch: () => Promise.reject(new Error('Nothing is asked in this test.')),
    clock: SYSTEM_CLOCK,
    serve: async () => 0,
  };
  const status = await runCommand(['export', ...args], io);
  return { status, out, err, files };
}

describe('larder export', () => {
  it.each([
    ['text', /^Lemon Chickpeas with Wilted Spinach\n/],
    ['markdown', /^# Lemon Chickpeas with Wilted Spinach\n/],
    ['json-ld', /"@type": "Recipe"/],
    ['cooklang', /^---\ntitle: "Lemon Chickpeas with Wilted Spinach"\n/],
    ['shopping', /^To buy for Lemon Chickpeas with Wilted Spinach:\n/],
  ])('prints a file or standard input as %s', async (format, begins) => {
    for (const path of ['recipe.md', '-']) {
      const { status, out, err } = await run([path, '--format', format]);
      expect([status, err]).toEqual([0, '']);
      expect(out).toMatch(begins);
      expect(out).toContain('Brought by a cook: who wrote it is not known.');
    }
  });

  it('keeps the author that the text names', async () => {
    const own = await run(
      ['-', '--format', 'text'],
      `${CHICKPEA_RECIPE}\nWritten by Larder's built-in chef.\n`,
    );
    expect(own.out.match(/Written by .+/g)).toEqual([
      "Written by Larder's built-in chef. Not tested in a kitchen.",
    ]);
  });

  it('writes a Paprika file, which gunzip opens', async () => {
    const { status, out, files } = await run(['-', '--format', 'paprika', '--output', 'x.paprikarecipe']);
    expect([status, out]).toEqual([0, '']);
    const recipe = JSON.parse(gunzipSync(files.get('x.paprikarecipe') ?? '').toString());
    expect(recipe.name).toBe('Lemon Chickpeas with Wilted Spinach');
  });

  it('writes text to a file, and reads JSON-LD back from it', async () => {
    const { files } = await run(['-', '--format', 'json-ld', '--output', 'x.json']);
    const jsonLd = files.get('x.json')?.toString() ?? '';
    const { status, out } = await run(['x.json', '--format', 'text'], jsonLd);
    expect(status).toBe(0);
    expect(out).toBe(
      (await run(['-', '--format', 'text'])).out.replace(/\n(?:From the cupboard|To buy)\n/g, ''),
    );
  });

  it('names a danger in the export, and ends with 3', async () => {
    const { status, out, err } = await run(
      ['-', '--format', 'text', '--have', 'chicken'],
      UNDERCOOKED_RECIPE,
    );
    expect(status).toBe(3);
    expect(out).toContain('Danger (step');
    expect(err).toContain('holds this recipe back');
  });

  it.each([
    [
      ['recipe.md'],
      2,
      'Say in which form: --format takes text, markdown, json-ld, cooklang, paprika, shopping.',
    ],
    [['recipe.md', '--format', 'pdf'], 2, '--format does not know "pdf". It takes: text, markdown'],
    [['--format', 'text'], 2, 'Name one file: larder export --format text recipe.md'],
    [['recipe.md', '--format', 'paprika'], 2, 'Name a file for it: --output recipe.paprikarecipe'],
    [
      ['recipe.md', '--format', 'text', '--output', 'nowhere/x'],
      1,
      '"nowhere/x" could not be written: ENOENT.',
    ],
  ])('%j ends with %d', async (args, wanted, line) => {
    const { status, out, err } = await run(args);
    expect([status, out]).toEqual([wanted, '']);
    expect(err).toContain(line);
  });

  it('says that there is no recipe in JSON of another kind', async () => {
    const { status, err } = await run(['-', '--format', 'text'], '{"@type": "Person"}');
    expect(status).toBe(1);
    expect(err).toContain('There is no recipe in this file');
  });

  it('says that there is no recipe in an empty input', async () => {
    expect(await run(['-', '--format', 'text'], ' \n')).toMatchObject({
      status: 1,
      err: 'There is no recipe in the input.\n',
    });
  });
});
