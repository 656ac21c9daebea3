// A pattern put together from strings loses a class whose backslash is not doubled: "\w" in plain quotes is "w", and
// "\b" a backspace. Such a pattern still compiles, and finds nothing.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = new URL('.', import.meta.url);
const PLAIN_STRING = /'((?:[^'\\\n]|\\.)*)'/g;
const LOST_CLASS = /(?<!\\)(?:\\\\)*\\[bwdsBWDS]/;
const BARE_CLASS = /[(|: ]w[+*]/;

function listFaults(text: string): readonly string[] {
  const lines = text.split('\n').filter((line) => /^\s*'(?:[(]|[^']*\(\?)|= '.*\(\?/.test(line));
  return lines.flatMap((line) =>
    [...line.matchAll(PLAIN_STRING)]
      .map(([, inner = '']) => inner)
      .filter((inner) => LOST_CLASS.test(inner) || BARE_CLASS.test(inner)),
  );
}

describe('patterns in plain strings', () => {
  const files = readdirSync(FOLDER, { encoding: 'utf8', recursive: true }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );

  it.each(files)('%s doubles its backslashes', (file) => {
    expect(listFaults(readFileSync(new URL(file, FOLDER), 'utf8'))).toEqual([]);
  });

  it.each([String.raw`  '(?<=\b(?:your|his) )bag',`, "const THING = '(?:the w+ )?tin';"])(
    'finds %s',
    (line) => {
      expect(listFaults(line)).toHaveLength(1);
    },
  );

  it('passes a doubled one', () => {
    expect(listFaults(String.raw`  '(?:the \\w+ )?\\btin',`)).toEqual([]);
  });
});
