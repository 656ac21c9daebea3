// Whether a cook says that a thing has seen better days.

import type { Item } from './kitchen.ts';

const PAST =
  /\b(?:over-?ripe|(?:slightly|very|going|gone|a bit|quite) soft|softening|wilt\w*|limp|wrinkl\w+|stale|old|sad|tired|needs? using)\b/i;

export const isPastItsBest = ({ state, typed }: Item): boolean => PAST.test(`${state} ${typed.join(' ')}`);
