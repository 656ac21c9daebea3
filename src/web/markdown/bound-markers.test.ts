import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';
import { boundMarkers, restoreMarkers } from './bound-markers.ts';
import { parseBlocks } from './read-blocks.ts';

function readDepth(node: Nodes): number {
  return 'children' in node ? 1 + Math.max(0, ...node.children.map(readDepth)) : 1;
}

function readText(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(readText).join('') : '';
}

describe('a text as recipes are written', () => {
  it.each([
    [
      'a list of forty lines with strong words',
      '- **200 g** of [rice](https://example.org) and _salt_\n'.repeat(40),
    ],
    [
      'forty numbered steps',
      Array.from(
        { length: 40 },
        (_, at) => `${at + 1}. Fry the **onions** for *5* \`minutes\` <b>well</b>.`,
      ).join('\n'),
    ],
    ['a table of thirty rows', `| a | b |\n|---|---|\n${'| **a** | _b_ |\n'.repeat(30)}`],
    ['lists in lists', '- a\n  - b\n    - c\n      - d\n        1. e\n'],
    ['a quote in a quote', '> > > so it is\n'],
    ['a long rule', `so\n\n${'* '.repeat(40)}\n\n${'-'.repeat(80)}\n`],
    ['ten headings with an underline', 'Soup\n====\n\nSalt\n----\n\n'.repeat(10)],
    ['stars that are escaped', '\\*'.repeat(500)],
  ])('keeps every marker: %s', (_name, text) => {
    expect(boundMarkers(text)).toBe(text);
  });
});

it('puts aside what it gives back', () => {
  const piece = fc.constantFrom(
    '> ',
    '- ',
    '1. ',
    '12) ',
    '*',
    '__',
    '`',
    '![',
    '](a)',
    '<b',
    '\n',
    '\n\n',
    'a',
    ' ',
    '=',
    '\\',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 900 }), (pieces) => {
      const text = pieces.join('');
      const bounded = boundMarkers(text);
      expect(bounded).toHaveLength(text.length);
      expect(restoreMarkers(bounded)).toBe(text);
    }),
    { seed: 9, numRuns: 300 },
  );
});

const LENGTH = 30_000;
const fill = (piece: string) => piece.repeat(Math.ceil(LENGTH / piece.length));

describe('a text of nothing but beginnings', () => {
  it.each([
    ['quotes', `${'>'.repeat(3000)} end`],
    ['bullets', `${fill('- ')}end`],
    ['numbers', `${fill('1. ')}end`],
    ['bullets and quotes', `${fill('- > ')}end`],
    [
      'deeper and deeper lists',
      `${Array.from({ length: 240 }, (_, at) => `${' '.repeat(2 * at)}- a`).join('\n')}\n\nend`,
    ],
    ['pictures in pictures', `${'!['.repeat(5000)}end${'](a)'.repeat(5000)}`],
    ['emphasis in emphasis', `${fill('*_')}end${fill('_*')}`],
    ['a run of stars', `${'*'.repeat(LENGTH)}end${'*'.repeat(LENGTH)}`],
    ['words glued by stars', `${fill('a**b')} end`],
    ['comments', `so ${fill('<!-- ')}end`],
    ['instructions', `so ${fill('<?')}end`],
    ['ticks', `${Array.from({ length: 240 }, (_, at) => '`'.repeat(at + 1)).join(' ')} end`],
    ['headings by underline', `${fill('a\n=\n')}\nend`],
    ['headings by underline, apart', `${fill('a\n=\n\n')}\nend`],
    ['lines behind a quote', `> ${fill('a\n')}\nend`],
    ['items that begin none', `so\n${fill('2. <? *a\n')}end`],
  ])('is read in time, not deep, and to its end: %s', (_name, text) => {
    const before = process.cpuUsage();
    const blocks = parseBlocks(text);
    // Unbounded, these take from seconds to minutes.
    expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
    expect(Math.max(...blocks.map(({ node }) => readDepth(node)))).toBeLessThan(400);
    expect(blocks.map(({ node }) => readText(node)).join('') + JSON.stringify(blocks.at(-1)?.node)).toContain(
      'end',
    );
    expect(blocks.map(({ node }) => readText(node)).join('')).not.toMatch(/[\uFDD0-\uFDEF]/);
  });

  it('shows the quotes that are too many', () => {
    const [block] = parseBlocks(`${'>'.repeat(25)} salt`);
    expect(block && readText(block.node)).toBe(`${'>'.repeat(15)} salt`);
  });
});
