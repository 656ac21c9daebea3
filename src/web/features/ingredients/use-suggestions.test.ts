import { expect, it } from 'vitest';
import { moveHighlight } from './use-suggestions.ts';

it.each([
  [-1, 'ArrowDown', 0],
  [0, 'ArrowDown', 1],
  [2, 'ArrowDown', -1],
  [-1, 'ArrowUp', 2],
  [0, 'ArrowUp', -1],
  [2, 'ArrowUp', 1],
] as const)('from %d %s goes to %d of three, round by way of what was typed', (at, key, next) => {
  expect(moveHighlight(at, key, 3)).toBe(next);
});
