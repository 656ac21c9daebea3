// Recipes that somebody else wrote: `name.md` beside `name.json`, which holds the request it answers.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMustLines, readRequest } from './quality-lists.ts';
import type { Answer } from './subject.ts';

function readJson(path: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path}: this is no JSON (${error instanceof Error ? error.message : 'unreadable'})`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${path}: a JSON object is wanted here`);
  }
  return { ...value };
}

/**
 * Every pair of a folder. The JSON is the request of POST /api/recipes; `kind` (for the slices) and `must` may stand
 * beside its keys. Throws an Error of one line that names the file and what is wrong with it.
 */
export function readRecipeFolder(folder: string): readonly Answer[] {
  if (!existsSync(folder)) throw new Error(`${folder}: there is no such folder`);
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -3))
    .toSorted();
  if (names.length === 0) throw new Error(`${folder}: there is no .md file in this folder`);
  return names.map((name) => {
    const path = join(folder, `${name}.json`);
    if (!existsSync(path)) throw new Error(`${path}: the request of ${name}.md is missing`);
    const { kind, must, ...request } = readJson(path);
    if (kind !== undefined && typeof kind !== 'string') throw new Error(`${path}: kind takes a text`);
    return {
      name,
      kind: kind ?? 'folder',
      request: readRequest(request, path),
      must: readMustLines(must, path),
      markdown: readFileSync(join(folder, `${name}.md`), 'utf8'),
    };
  });
}
