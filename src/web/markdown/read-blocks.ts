// Markdown as it grows, cut into top-level blocks, and the list at its end into items. What can no longer change is
// settled and is never parsed again; only the growing tail is. Measured: parsing the whole text for each piece costs
// more with every piece, parsing the tail costs the same from the first to the last.

import type { List, Nodes, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { boundMarkers, restoreMarkers } from './bound-markers.ts';
import { holdUnfinished } from './hold-unfinished.ts';

export interface Block {
  /** Where the block's first line starts in the text: its name while the text grows. */
  readonly offset: number;
  readonly node: RootContent;
}

export interface BlocksSoFar {
  readonly settled: readonly Block[];
  /** The list that is being written, with the items that are settled; null between lists. */
  readonly list: (Block & { readonly node: List }) | null;
  /** Offset in the text of the first line that is not settled. */
  readonly settledTo: number;
}

export const NO_BLOCKS: BlocksSoFar = { settled: [], list: null, settledTo: 0 };

/** Every line ending becomes a line feed, so that offsets and lines mean the same everywhere. */
export function evenLines(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

/** All blocks of a text at once. What would make it slow or deep stays in the text and is read as words. */
export function parseBlocks(text: string, offset = 0): Block[] {
  const bounded = boundMarkers(text);
  const tree = fromMarkdown(bounded, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  if (bounded !== text) restoreIn(tree);
  return tree.children.map((node) => ({ offset: offset + findLine(text, node), node }));
}

function restoreIn(node: Nodes): void {
  if ('value' in node) node.value = restoreMarkers(node.value);
  if ('url' in node) node.url = restoreMarkers(node.url);
  if ('alt' in node && typeof node.alt === 'string') node.alt = restoreMarkers(node.alt);
  if ('identifier' in node) node.identifier = restoreMarkers(node.identifier);
  if ('children' in node) node.children.forEach(restoreIn);
}

/** Where the line starts that the node begins on. */
function findLine(text: string, node: Nodes): number {
  return text.lastIndexOf('\n', (node.position?.start.offset ?? 0) - 1) + 1;
}

/**
 * Reads on: `text` is everything so far, with even lines, and begins with what `soFar` has settled.
 * A block, or an item of a list, is settled once a later one has begun on a line that is whole: an unfinished line
 * may still turn out to belong to what stands above ("2" becomes "2. Stir", the second item of the list).
 */
export function readBlocks(soFar: BlocksSoFar, text: string): { soFar: BlocksSoFar; growing: Block[] } {
  const tail = text.slice(soFar.settledTo);
  const whole = tail.slice(0, tail.lastIndexOf('\n') + 1);
  const blocks = joinList(soFar.list, parseBlocks(whole, soFar.settledTo));
  const count = countSettled(blocks.map(({ node }) => node));
  const next = blocks[count];
  const now: BlocksSoFar =
    count === 0 || next === undefined
      ? settleItems(soFar, next, whole)
      : { settled: [...soFar.settled, ...blocks.slice(0, count)], list: null, settledTo: next.offset };
  const growing = parseBlocks(holdUnfinished(text.slice(now.settledTo)), now.settledTo);
  return { soFar: now, growing: joinList(now.list, growing) };
}

/** Items that are parsed alone are the same as in their list: each begins on a line of its own. */
function settleItems(soFar: BlocksSoFar, block: Block | undefined, whole: string): BlocksSoFar {
  if (block?.node.type !== 'list') return soFar;
  const { offset, node } = block;
  const count = countSettled(node.children);
  const next = node.children[count];
  if (next === undefined || count <= (soFar.list?.node.children.length ?? 0)) return soFar;
  const list = { offset, node: { ...node, children: node.children.slice(0, count) } };
  return { settled: soFar.settled, list, settledTo: soFar.settledTo + findLine(whole, next) };
}

/** The blocks behind a list's settled items, of which the first goes on with the list. */
function joinList(list: BlocksSoFar['list'], blocks: Block[]): Block[] {
  if (list === null) return blocks;
  const [first, ...others] = blocks;
  if (first?.node.type !== 'list') return [list, ...blocks];
  const children = [...list.node.children, ...first.node.children];
  const spread = list.node.spread === true || first.node.spread === true;
  return [{ offset: list.offset, node: { ...list.node, spread, children } }, ...others];
}

/**
 * All but the last. Never a cut right behind a block of code or before it: what follows indented code is parsed as if
 * it interrupted a paragraph, or not, by what stands before, so the same lines alone would read differently.
 */
function countSettled(nodes: readonly Nodes[]): number {
  let count = nodes.length - 1;
  while (count > 0 && (endsInCode(nodes[count - 1]) || nodes[count]?.type === 'code')) count -= 1;
  return Math.max(0, count);
}

function endsInCode(node: Nodes | undefined): boolean {
  if (node?.type === 'list' || node?.type === 'listItem') return endsInCode(node.children.at(-1));
  return node?.type === 'code';
}

/**
 * The blocks of a text that is complete: the same as parsing it whole. Only an address that is defined in a
 * block of its own ("[1]: https://...") can change what is settled; then the whole is parsed once.
 */
export function finishBlocks(soFar: BlocksSoFar, text: string): readonly Block[] {
  if (text.includes(']:')) return parseBlocks(text);
  return [
    ...soFar.settled,
    ...joinList(soFar.list, parseBlocks(text.slice(soFar.settledTo), soFar.settledTo)),
  ];
}
