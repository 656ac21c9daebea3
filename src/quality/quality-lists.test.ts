import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readQualityLists } from './quality-lists.ts';
import { readTimes } from './read-times.ts';
import { readRecipeFolder } from './recipe-folder.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-quality-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

describe('the lists', () => {
  it('number at least 220, each of them once', () => {
    const lists = readQualityLists('tests/cases/quality');
    const keys = lists.map(({ request }) => JSON.stringify(request));
    expect(keys.length).toBeGreaterThanOrEqual(220);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });

  it.each([
    ['no kind', 'lists: [eggs]', /a file has "kind" and "lists"/],
    ['an unknown option', 'kind: k\nlists: [{ have: eggs, diet: vegan }]', /"diet" is not known/],
    [
      'an unknown must line',
      'kind: k\nlists: [{ have: eggs, must: { tastes: [good] } }]',
      /must does not know "tastes"/,
    ],
    [
      'a must line that is no list',
      'kind: k\nlists: [{ have: eggs, must: { says: soak } }]',
      /must.says takes a list/,
    ],
    ['no ingredients', 'kind: k\nlists: [{ servings: 2 }]', /"have"/],
  ])('are refused with one line: %s', (_name, text, message) => {
    put({ 'a.yaml': text });
    expect(() => readQualityLists(folder)).toThrow(message);
  });
});

describe('a folder of recipes', () => {
  it('is read as pairs', () => {
    put({
      'a.md': '# Eggs',
      'a.json': '{"ingredients":["eggs"],"servings":2,"kind":"mine","must":{"uses":["egg"]}}',
    });
    expect(readRecipeFolder(folder)).toEqual([
      {
        name: 'a',
        kind: 'mine',
        request: { ingredients: ['eggs'], servings: 2 },
        must: { uses: ['egg'] },
        markdown: '# Eggs',
      },
    ]);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['nothing in it', {}, /no \.md file/],
    ['no request', { 'a.md': '# Eggs' }, /a\.json: the request of a\.md is missing/],
    ['no JSON', { 'a.md': '# Eggs', 'a.json': '{' }, /this is no JSON/],
    ['no object', { 'a.md': '# Eggs', 'a.json': '[]' }, /a JSON object is wanted/],
    [
      'an unknown diet',
      { 'a.md': '# Eggs', 'a.json': '{"ingredients":["eggs"],"diets":["paleo"]}' },
      /paleo/,
    ],
    ['an unknown key', { 'a.md': '# Eggs', 'a.json': '{"ingredients":["eggs"],"people":2}' }, /people/],
  ])('is refused with one line: %s', (_name, files, message) => {
    put(files);
    expect(() => readRecipeFolder(folder)).toThrow(message);
  });

  it('is refused where it does not exist', () => {
    expect(() => readRecipeFolder(join(folder, 'none'))).toThrow(/no such folder/);
  });
});

describe('times in a text', () => {
  it.each<[string, readonly (readonly [number, number])[]]>([
    ['Fry for 8 to 10 minutes.', [[8, 10]]],
    ['about a minute', [[1, 1]]],
    ['1 hour 20 minutes', [[80, 80]]],
    ['soak overnight', [[480, 480]]],
    ['overnight, at least 8 hours', [[480, 480]]],
    ['half an hour', [[30, 30]]],
    ['2 cm pieces', []],
  ])('%s', (text, spans) => {
    expect(readTimes(text).map(({ low, high }) => [low, high])).toEqual(spans);
  });
});
