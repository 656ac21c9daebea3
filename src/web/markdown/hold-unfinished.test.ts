import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdUnfinished } from './hold-unfinished.ts';

describe('what may be drawn of an unfinished end', () => {
  it.each([
    ['plain words stay', 'Heat the oven', 'Heat the oven'],
    ['a lone heading marker waits', 'Soup\n\n##', 'Soup\n\n'],
    ['a heading with a word is drawn', '## Me', '## Me'],
    ['a lone bullet waits', '- eggs\n-', '- eggs\n'],
    ['a bullet with its space waits', '- eggs\n- ', '- eggs\n'],
    ['a dash under a paragraph makes no heading yet', 'Soup\n-', 'Soup\n'],
    ['an underline makes no heading yet', 'Soup\n==', 'Soup\n'],
    ['a number alone waits', '1. Cut\n2', '1. Cut\n'],
    ['a number with its point waits', '1. Cut\n2.', '1. Cut\n'],
    ['a number with more is drawn', '1. Cut\n2. S', '1. Cut\n2. S'],
    ['open strong is closed', '**Serves', '**Serves**'],
    ['open strong with a space is closed at the word', '**Serves ', '**Serves**'],
    ['half a closing marker is taken off', '**Serves*', '**Serves**'],
    ['closed strong stays', '**Serves**', '**Serves**'],
    ['the second strong of a line is closed', '**Serves** 2 | **Pr', '**Serves** 2 | **Pr**'],
    ['open emphasis is closed', 'a *little', 'a *little*'],
    ['open emphasis by underscores is closed', 'a _little', 'a _little_'],
    ['an underscore inside a word is no emphasis', 'spring_onion', 'spring_onion'],
    ['a multiplication stays', '2 * 3', '2 * 3'],
    ['an escaped star stays', '2 \\* 3', '2 \\* 3'],
    ['a marker with nothing behind it waits', 'and **', 'and '],
    ['an item that is only a marker waits', '1. Cut\n2. **', '1. Cut\n'],
    ['half a link waits', 'see [the so', 'see '],
    ['a link without its address waits', 'see [the soup]', 'see '],
    ['a link with half its address waits', 'see [the soup](https://exa', 'see '],
    ['a whole link stays', 'see [a](https://b.c)', 'see [a](https://b.c)'],
    ['brackets that are no link stay', 'salt [sea] and', 'salt [sea] and'],
    ['half a picture waits', 'look ![a', 'look '],
    ['half a tag waits', 'so <scr', 'so '],
    ['less-than stays', 'if < 5', 'if < 5'],
    ['half an entity waits', 'salt &am', 'salt '],
    ['open code is closed', 'set `180', 'set `180`'],
    ['the start of a fence waits', 'so\n\n``', 'so\n\n'],
    ['the language of a fence waits', 'so\n\n```md', 'so\n\n'],
    ['text in a fence stays as it is', '```\n**a', '```\n**a'],
    ['the end of a fence waits', '```\na\n``', '```\na\n'],
    ['the first row of a table waits', 'so\n\n| a | b', 'so\n\n'],
    ['a head without its dashes waits', 'so\n\n| a | b |\n', 'so\n\n'],
    ['half the dashes wait', 'so\n\n| a | b |\n| -', 'so\n\n'],
    ['the rows of a table are drawn', '| a |\n| - |\n| x', '| a |\n| - |\n| x'],
  ])('%s', (_name, tail, shown) => {
    expect(holdUnfinished(tail)).toBe(shown);
  });
});

it('never throws, never invents a letter, and is quick on junk', () => {
  const piece = fc.constantFrom(
    '*',
    '**',
    '_',
    '`',
    '```',
    '[',
    '](',
    ')',
    '<a',
    '\n',
    '| ',
    '- ',
    'word',
    ' ',
    '\\',
    '&',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const tail = pieces.join('');
      const letters = (text: string) => text.replace(/[^a-z]/g, '');
      expect(letters(tail).startsWith(letters(holdUnfinished(tail)))).toBe(true);
    }),
    { seed: 7, numRuns: 500 },
  );
});

it('a bracket that is never closed is shown after a while', () => {
  const line = `[${'long '.repeat(100)}`;
  expect(holdUnfinished(line).length).toBeGreaterThan(400);
});

describe('a line that a stranger made long', () => {
  it.each([
    ['blanks', `${' '.repeat(60_000)}x`],
    ['blanks behind a bullet', `- ${' '.repeat(60_000)}x`],
    ['tabs', `${'\t'.repeat(60_000)}x`],
    ['bullets', `${'- '.repeat(30_000)}x`],
    ['dashes', `${'-'.repeat(60_000)}x`],
    ['quotes', `${'> '.repeat(30_000)}x`],
    ['tags', `${'<a'.repeat(30_000)}>x`],
    ['stars', `${'*'.repeat(60_000)}x`],
    ['underscores', `a${'_'.repeat(60_000)} x`],
    ['brackets', `${'['.repeat(60_000)}] x`],
    ['links', `${'[a](b) '.repeat(10_000)}x`],
  ])('of %s is read at once and kept whole', (_name, line) => {
    const before = process.cpuUsage();
    const shown = holdUnfinished(line);
    // What looks again from every place takes many seconds.
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
    expect(shown.startsWith(line)).toBe(true);
  });
});
