// The lists of tests/cases/quality: a file is one kind of list, a list is a line or an object.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { RecipeRequest } from '../recipe/recipe-request.ts';
import { readRecipeBody } from '../wire/recipe-body.ts';
import { MUST_KEYS, type MustLines } from './must-lines.ts';

export interface QualityList {
  readonly name: string;
  readonly kind: string;
  readonly request: RecipeRequest;
  readonly must: MustLines;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The lines under `must`; throws an Error of one line for what is not understood. */
export function readMustLines(value: unknown, name: string): MustLines {
  if (value === undefined) return {};
  if (!isRecord(value)) throw new Error(`${name}: must takes an object of lines`);
  const must: Record<string, readonly string[] | boolean> = {};
  for (const [key, lines] of Object.entries(value)) {
    if (!(MUST_KEYS as readonly string[]).includes(key)) {
      throw new Error(`${name}: must does not know "${key}"; it takes ${MUST_KEYS.join(', ')}`);
    }
    if (key === 'nothing') must[key] = lines === true;
    else if (Array.isArray(lines) && lines.every((line) => typeof line === 'string')) must[key] = lines;
    else throw new Error(`${name}: must.${key} takes a list of texts`);
  }
  return must;
}

/** A request as product.md has it; throws an Error of one line that says what is wrong. */
export function readRequest(value: unknown, name: string): RecipeRequest {
  const read = readRecipeBody(value);
  if (read.ok) return read.request;
  throw new Error(`${name}: ${read.message}`);
}

function readList(entry: unknown, kind: string): QualityList {
  const { have, must, ...options } = isRecord(entry) ? entry : { have: entry };
  if (typeof have !== 'string') throw new Error(`${kind}: a list is a text, or an object with "have"`);
  const name = `${kind}: ${have}`;
  const ingredients = have
    .split(/,(?!\d)/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
  return {
    name,
    kind,
    must: readMustLines(must, name),
    request: readRequest({ ingredients, ...options }, name),
  };
}

/** Every list, in the order of files and lines. Throws an Error of one line for a folder or file that cannot be read. */
export function readQualityLists(folder: string): readonly QualityList[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .flatMap((file) => {
      const text: unknown = parse(readFileSync(join(folder, file), 'utf8'));
      if (!isRecord(text) || typeof text.kind !== 'string' || !Array.isArray(text.lists)) {
        throw new Error(`${file}: a file has "kind" and "lists"`);
      }
      const { kind } = text;
      return text.lists.map((entry: unknown) => readList(entry, kind));
    });
}
