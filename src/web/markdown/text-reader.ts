// Reads one text on as it grows, and no more of it, and no more often, than it has to.

import {
  type Block,
  type BlocksSoFar,
  evenLines,
  finishBlocks,
  NO_BLOCKS,
  readBlocks,
} from './read-blocks.ts';

type ReadMore = (text: string, growing: boolean) => readonly Block[];

/** Reading the same text again gives the same blocks, so React may call it as often as it likes. */
export function createTextReader(): ReadMore {
  let soFar: BlocksSoFar = NO_BLOCKS;
  let last: { readonly text: string; readonly growing: boolean; readonly blocks: readonly Block[] } | null =
    null;
  return (raw, growing) => {
    if (growing && last !== null && isTooSoon(last.text.length, raw.length, soFar.settledTo))
      return last.blocks;
    const text = evenLines(raw);
    if (last?.text === text && last.growing === growing) return last.blocks;
    if (last !== null && !isSameStart(last.text, text, soFar.settledTo)) soFar = NO_BLOCKS;
    let blocks: readonly Block[];
    if (growing) {
      const read = readBlocks(soFar, text);
      soFar = read.soFar;
      blocks = [...soFar.settled, ...read.growing];
    } else blocks = finishBlocks(soFar, text);
    last = { text, growing, blocks };
    return blocks;
  };
}

/** Compared as two strings: V8 compares them in words of memory, and with `startsWith` character by character. */
function isSameStart(one: string, other: string, length: number): boolean {
  return one.slice(0, length) === other.slice(0, length);
}

/** Characters of one growing block that are read anew with every frame. */
const READ_EACH_FRAME = 4_000;

/**
 * A block that grows beyond all measure is read again once it has grown by a part of its length, and a text ten times
 * as long as a recipe once a few words have come: its length alone joins no pieces.
 */
function isTooSoon(before: number, now: number, settledTo: number): boolean {
  const grown = now - before;
  if (grown < 0) return false;
  const beyond = before - settledTo - READ_EACH_FRAME;
  return grown < Math.max(beyond / 16, (before - LONG_TEXT) / 500);
}

/** Characters. A recipe has 2,000 to 4,000. */
const LONG_TEXT = 20_000;
