import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';
import { type Block, evenLines, finishBlocks, NO_BLOCKS, parseBlocks, readBlocks } from './read-blocks.ts';

const RECIPE = `# Leek Soup

A soup that asks for *little* and **gives** much.

**Serves** 2 | **Prep** 10 min | **Cook** 20 min | **Total** 30 min

## Ingredients
- 3 leeks, sliced
- 400 g potatoes
  in small dice

### To buy
- nothing

## Method
1. Soften the leeks, \`covered\`, 8 minutes.

2. Add the potatoes and [stock](https://example.org/stock).
3. Simmer until soft.

| when | what |
| ---- | ---- |
| 0 min | leeks |

\`\`\`
plain
\`\`\`

> Keeps 3 days.

Notes
-----
Last line without an end`;

/** Nodes without their places: a tail is parsed from its own start. */
function strip(node: Nodes): unknown {
  const { position: _position, ...rest } = node;
  return 'children' in rest
    ? { ...rest, children: rest.children.map((child) => strip(child as Nodes)) }
    : rest;
}

function draw(blocks: readonly Block[]): unknown {
  return blocks.map(({ offset, node }) => [offset, strip(node)]);
}

function readInPieces(text: string, cuts: readonly number[]) {
  let soFar = NO_BLOCKS;
  for (const cut of [...cuts].sort((a, b) => a - b)) soFar = readBlocks(soFar, text.slice(0, cut)).soFar;
  return finishBlocks(soFar, text);
}

describe('a text in pieces', () => {
  it('reads in pieces of three letters as it reads whole', () => {
    const cuts = Array.from({ length: Math.ceil(RECIPE.length / 3) }, (_, at) => at * 3);
    expect(draw(readInPieces(RECIPE, cuts))).toEqual(draw(parseBlocks(RECIPE)));
  });

  it('reads the same however a recipe is split', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(RECIPE.length), { maxLength: 40 }), (cuts) => {
        expect(draw(readInPieces(RECIPE, cuts))).toEqual(draw(parseBlocks(RECIPE)));
      }),
      { seed: 11, numRuns: 50 },
    );
  });

  it('reads the same however junk of markers is split', () => {
    const piece = fc.constantFrom(
      ...[
        '# ',
        '- ',
        '1. ',
        '2',
        '. ',
        '\n',
        '\n\n',
        '  ',
        '    ',
        '\t',
        '> ',
        '```',
        '~~~',
        '| a ',
        '|-|',
        '---',
        '===',
      ],
      ...[
        '**',
        '*',
        '_',
        '`',
        '[a](b)',
        '[',
        ']:',
        '<b>',
        '<div>',
        '<!--',
        '-->',
        '&amp;',
        'word',
        'ö',
        '½',
        '\\',
      ],
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 50 }),
        fc.array(fc.nat(200), { maxLength: 30 }),
        (pieces, cuts) => {
          const text = pieces.join('');
          expect(draw(readInPieces(text, cuts))).toEqual(draw(parseBlocks(text)));
        },
      ),
      { seed: 3, numRuns: 250 },
    );
  });

  it('settles what is finished and parses it no more', () => {
    const { soFar, growing } = readBlocks(NO_BLOCKS, RECIPE.slice(0, RECIPE.indexOf('## Method')));
    expect(soFar.settled.length).toBeGreaterThan(3);
    const further = readBlocks(soFar, RECIPE);
    expect(further.soFar.settled.slice(0, soFar.settled.length)).toEqual(soFar.settled);
    expect(growing.length).toBeGreaterThan(0);
  });

  it('reads the same however junk of lists is split', () => {
    const line = fc.constantFrom(
      ...[
        '- a',
        '- b\n',
        ' - c',
        '   - d',
        '- ',
        '-',
        '* e',
        '1. f',
        '2. g',
        '7) h',
        '10. i\n',
        '-     code',
        '- > q',
      ],
      ...[
        '  - in',
        '    1. in',
        '  on',
        'lazy',
        '',
        '      code',
        '  ```',
        '```',
        '---',
        '\t- tab',
        '- **x',
        '[r]: /a',
      ],
    );
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 14 }),
        fc.array(fc.nat(120), { maxLength: 40 }),
        (lines, cuts) => {
          const text = lines.join('\n');
          expect(draw(readInPieces(text, cuts))).toEqual(draw(parseBlocks(text)));
        },
      ),
      { seed: 5, numRuns: 400 },
    );
  });

  it('reads on from where indented code was the end', () => {
    const text = '- \n\n    1. in\n7) h';
    expect(draw(readInPieces(text, [14]))).toEqual(draw(parseBlocks(text)));
  });

  it.each([
    ['numbered', (at: number) => `${at + 1}. `],
    ['with bullets', () => '- '],
    ['with blank lines between', (at: number) => `${at === 0 ? '' : '\n'}- `],
  ])('parses no more of a list of 60 kB %s at its end than at its start', (_, mark) => {
    const words = 'Stir the pot once more and wait until it has boiled down a little.';
    const items = Array.from({ length: 850 }, (_item, at) => `${mark(at)}${words}\n`);
    const text = items.join('');
    const longest = Math.max(...items.map(({ length }) => length));
    let soFar = NO_BLOCKS;
    for (let cut = 0; cut < text.length; cut += 61) {
      soFar = readBlocks(soFar, text.slice(0, cut)).soFar;
      expect(cut - soFar.settledTo).toBeLessThanOrEqual(3 * longest);
    }
    expect(draw(finishBlocks(soFar, text))).toEqual(draw(parseBlocks(text)));
  });

  it('keeps the settled items of a list as they are', () => {
    const first = readBlocks(NO_BLOCKS, '1. one\n2. two\n3. thr');
    const further = readBlocks(first.soFar, '1. one\n2. two\n3. three\n4. f');
    expect(further.growing).toMatchObject([{ offset: 0, node: { type: 'list', start: 1 } }]);
    const items = (blocks: readonly Block[]) =>
      blocks[0]?.node.type === 'list' ? blocks[0].node.children : [];
    expect(items(further.growing)).toHaveLength(4);
    expect(items(further.growing)[0]).toBe(items(first.growing)[0]);
  });

  it('finds an address that is defined at the end', () => {
    const text = 'See [the soup][1].\n\nMore.\n\n[1]: https://example.org\n';
    expect(JSON.stringify(readInPieces(text, [10, 25, 40]))).toContain('https://example.org');
  });

  it('takes any line ending for a line', () => {
    expect(evenLines('a\r\nb\rc\n')).toBe('a\nb\nc\n');
  });
});
