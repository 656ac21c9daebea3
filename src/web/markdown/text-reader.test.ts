import { expect, it } from 'vitest';
import { parseBlocks } from './read-blocks.ts';
import { createTextReader } from './text-reader.ts';

/** How often the text was read anew while it grew, and its blocks at the end. */
function grow(text: string, piece: number) {
  const readMore = createTextReader();
  const read = new Set<unknown>();
  for (let cut = piece; cut < text.length; cut += piece) read.add(readMore(text.slice(0, cut), true));
  return { times: read.size, blocks: readMore(text, false) };
}

it('reads a recipe anew with every piece, and the same text once', () => {
  const text = '# Soup\n\nGood.\n\n1. Chop.\n2. Boil.\n';
  const { times, blocks } = grow(text, 5);
  expect(times).toBe(Math.floor((text.length - 1) / 5));
  expect(blocks.map(({ offset, node }) => [offset, node.type])).toEqual([
    [0, 'heading'],
    [8, 'paragraph'],
    [15, 'list'],
  ]);
  const readMore = createTextReader();
  expect(readMore(text, true)).toBe(readMore(text, true));
});

it('reads a paragraph of 60 kB not with each of its thousand pieces, and whole at its end', () => {
  const text = 'Stir. '.repeat(10_000);
  const { times, blocks } = grow(text, 60);
  expect(times).toBeLessThan(200);
  expect(times).toBeGreaterThan(60);
  expect(blocks).toEqual(parseBlocks(text));
});

it('reads 60 kB of steps not with each of its thousand pieces, a recipe with every one', () => {
  const step = 'Fry the chickpeas for 5 minutes until they are steaming hot and golden.';
  const write = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1}. ${step}\n`).join('');
  const long = write(800);
  expect(grow(long, 40).times).toBeLessThan(0.85 * (long.length / 40));
  const recipe = write(40);
  expect(grow(recipe, 40).times).toBe(Math.floor((recipe.length - 1) / 40));
});

it('reads another text from its start', () => {
  const readMore = createTextReader();
  readMore('long '.repeat(2000), true);
  expect(readMore('# Soup\n', false)).toEqual(parseBlocks('# Soup\n'));
  expect(readMore('salt', true)).toEqual(parseBlocks('salt'));
});
