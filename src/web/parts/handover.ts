// The list and the wishes on their way through a reload: in the fragment, which reaches no server and no storage.

import { listWishes, type Wishes } from '../../recipe/wishes/wishes.ts';
import { EN } from '../text/en.ts';

const KEY = '#on-hand=';

/** The fragment, with "#". */
export function writeHandover(typed: readonly string[], wishes: Wishes): string {
  const lines = [...typed, ...listWishes(wishes).map(EN.wish)];
  return `${KEY}${encodeURIComponent(lines.join('\n'))}`;
}

/** The lines of a fragment, to be read as if they were typed; empty where it holds none. */
export function readHandover(hash: string): string {
  if (!hash.startsWith(KEY)) return '';
  try {
    return decodeURIComponent(hash.slice(KEY.length));
  } catch {
    return '';
  }
}
