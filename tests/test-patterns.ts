// What each pattern of a rule finds and what it leaves, from tables of phrases in tests/cases/patterns, one a module.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const TABLES = new URL('./cases/patterns/', import.meta.url);

/** The phrase with {braces} round what the pattern finds first in it. */
function mark(pattern: RegExp, phrase: string): string {
  pattern.lastIndex = 0;
  const match = pattern.exec(phrase);
  pattern.lastIndex = 0;
  if (match === null) return phrase;
  const end = match.index + match[0].length;
  return `${phrase.slice(0, match.index)}{${match[0]}}${phrase.slice(end)}`;
}

/** Tests the patterns that modules of a folder of src/recipe/check export, by the folder's tables. */
export function testPatterns(folder: string, modules: Readonly<Record<string, object>>): void {
  const tables = new URL(`${folder}/`, TABLES);
  for (const file of readdirSync(tables)) {
    const module = file.replace(/\.yaml$/, '');
    const table = parse(readFileSync(new URL(file, tables), 'utf8')) as Record<string, readonly string[]>;
    describe(`${folder}/${module}`, () => {
      for (const [name, phrases] of Object.entries(table)) {
        it(name, () => {
          const pattern: unknown = Reflect.get(modules[module] ?? {}, name);
          if (!(pattern instanceof RegExp)) throw new Error(`${module}.ts exports no pattern ${name}`);
          expect(phrases.map((phrase) => mark(pattern, phrase.replace(/[{}]/g, '')))).toEqual(phrases);
        });
      }
    });
  }
}
