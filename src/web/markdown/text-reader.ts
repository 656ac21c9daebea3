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
    const text = evenLines(raw);
    if (last?.text === text && last.growing === growing) return last.blocks;
    if (growing && last !== null && isTooSoon(last.text, text, soFar.settledTo)) return last.blocks;
    if (last !== null && !text.startsWith(last.text.slice(0, soFar.settledTo))) soFar = NO_BLOCKS;
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

/** Characters of one growing block that are read anew with every frame. */
const READ_EACH_FRAME = 4_000;

/** A block that grows beyond all measure is read again once it has grown by a part of its length. */
function isTooSoon(before: string, text: string, settledTo: number): boolean {
  const beyond = before.length - settledTo - READ_EACH_FRAME;
  const grown = text.length - before.length;
  return beyond > 0 && grown >= 0 && grown < beyond / 16;
}
