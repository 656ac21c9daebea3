// Markdown as it grows, cut into top-level blocks. A block that can no longer change is settled and is never
// parsed again; only the growing tail is. Measured: parsing the whole text for each piece costs more with every
// piece, parsing the tail costs the same from the first to the last.

import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { holdUnfinished } from './hold-unfinished.ts';

export interface Block {
  /** Where the block's first line starts in the text: its name while the text grows. */
  readonly offset: number;
  readonly node: RootContent;
}

export interface BlocksSoFar {
  readonly settled: readonly Block[];
  /** Offset in the text of the first line that is not settled. */
  readonly settledTo: number;
}

export const NO_BLOCKS: BlocksSoFar = { settled: [], settledTo: 0 };

/** Every line ending becomes a line feed, so that offsets and lines mean the same everywhere. */
export function evenLines(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

/** All blocks of a text at once. Linear in its length; never throws. */
export function parseBlocks(text: string, offset = 0): Block[] {
  const tree = fromMarkdown(text, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  return tree.children.map((node) => {
    const at = node.position?.start.offset ?? 0;
    return { offset: offset + text.lastIndexOf('\n', at - 1) + 1, node };
  });
}

/**
 * Reads on: `text` is everything so far, with even lines, and begins with what `soFar` has settled.
 * A block is settled once a later one has begun on a line that is whole: an unfinished line may still turn
 * out to belong to the block above ("2" becomes "2. Stir", the second item of the list).
 */
export function readBlocks(soFar: BlocksSoFar, text: string): { soFar: BlocksSoFar; growing: Block[] } {
  const tail = text.slice(soFar.settledTo);
  const wholeLines = tail.lastIndexOf('\n') + 1;
  const blocks = parseBlocks(tail.slice(0, wholeLines), soFar.settledTo);
  const count = countSettled(blocks);
  const next = blocks[count];
  const now: BlocksSoFar =
    count === 0 || next === undefined
      ? soFar
      : { settled: [...soFar.settled, ...blocks.slice(0, count)], settledTo: next.offset };
  const growing = parseBlocks(holdUnfinished(text.slice(now.settledTo)), now.settledTo);
  return { soFar: now, growing };
}

/**
 * All but the last. Never a cut right behind a block of code: what follows indented code is parsed as if it
 * interrupted a paragraph, so the same line alone would read differently ("-" is then no empty item).
 */
function countSettled(blocks: readonly Block[]): number {
  let count = blocks.length - 1;
  while (count > 0 && blocks[count - 1]?.node.type === 'code') count -= 1;
  return Math.max(0, count);
}

/**
 * The blocks of a text that is complete: the same as parsing it whole. Only an address that is defined in a
 * block of its own ("[1]: https://...") can change what is settled; then the whole is parsed once.
 */
export function finishBlocks(soFar: BlocksSoFar, text: string): readonly Block[] {
  if (text.includes(']:')) return parseBlocks(text);
  return [...soFar.settled, ...parseBlocks(text.slice(soFar.settledTo), soFar.settledTo)];
}
