// A list and what its recipe must and must not say, for tables of cases.

import { expect } from 'vitest';
import { type Options, suggestFromList } from './suggest-from-list.ts';

export type Told = readonly [list: string, says: RegExp, never?: RegExp | undefined, options?: Options];

/** The whole recipe says the one and never the other, and the checks hold nothing against it. */
export function expectTold(...[list, says, never, options]: Told): void {
  const { text, findings } = suggestFromList(list, options);
  expect(text).toMatch(says);
  if (never !== undefined) expect(text).not.toMatch(never);
  expect(findings).toEqual([]);
}
