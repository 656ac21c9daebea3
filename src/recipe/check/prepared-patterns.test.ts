// A pattern that is tried before it is made ready is written as byte code, and the more of that there is, the slower
// every further pattern becomes (src/food/prepare-pattern.ts): named patterns are tried with `says`, `findAll`,
// `findSaid` or `prepare`.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = new URL('.', import.meta.url);
const TRIED_BARE = /(?<![\w.])[A-Z][A-Z0-9_]*\.test\(/g;

function listTriedBare(text: string): readonly string[] {
  return text
    .split('\n')
    .flatMap((line) => (/^\s*(?:\/\/|\/?\*)/.test(line) ? [] : (line.match(TRIED_BARE) ?? [])));
}

describe('named patterns', () => {
  const files = readdirSync(FOLDER, { encoding: 'utf8', recursive: true }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );

  it.each(files)('%s makes its patterns ready before it tries them', (file) => {
    expect(listTriedBare(readFileSync(new URL(file, FOLDER), 'utf8'))).toEqual([]);
  });

  it('finds one that is tried bare', () => {
    expect(listTriedBare('  return !HOT.test(plain) && says(plain, COLD);')).toEqual(['HOT.test(']);
  });
});
