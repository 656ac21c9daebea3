import { describe, expect, it } from 'vitest';
import { readLeftOutLine, writeLeftOutLine } from './left-out-line.ts';
import { stripEmphasis } from './read-line.ts';

describe('readLeftOutLine', () => {
  it.each([
    [
      'reasons, parted by semicolons',
      'Left out: pesto, because it turns dull; leek, because it is for soup.',
      [
        { ingredient: 'pesto', why: 'it turns dull' },
        { ingredient: 'leek', why: 'it is for soup' },
      ],
    ],
    [
      'a reason with a semicolon of its own, then a sentence',
      'Left out: pesto, because its basil turns dull; stir it in later. Strawberries, because they are sweet.',
      [
        { ingredient: 'pesto', why: 'its basil turns dull; stir it in later' },
        { ingredient: 'strawberries', why: 'they are sweet' },
      ],
    ],
    [
      'a dash for a reason',
      'Left out: chocolate - too sweet',
      [{ ingredient: 'chocolate', why: 'too sweet' }],
    ],
    [
      'names alone',
      'Not used: leek and chocolate',
      [
        { ingredient: 'leek', why: '' },
        { ingredient: 'chocolate', why: '' },
      ],
    ],
    ['nothing', 'Left out: nothing.', []],
  ])('reads %s', (_name, line, leftOut) => {
    expect(readLeftOutLine(line)).toEqual(leftOut);
  });

  it.each(['Contains: milk.', 'Everything on your list is used.', 'Leftovers keep 3 days.'])(
    'leaves "%s" to the notes',
    (line) => {
      expect(readLeftOutLine(line)).toBeNull();
    },
  );

  it('takes apart several foods with one reason', () => {
    expect(readLeftOutLine('Left out: jam, grapes and custard, because they are sweet.')).toEqual(
      ['jam', 'grapes', 'custard'].map((ingredient) => ({ ingredient, why: 'they are sweet' })),
    );
  });

  it('reads what writeLeftOutLine writes', () => {
    const leftOut = [
      { ingredient: 'pesto', why: 'its basil turns dull; stir it in later' },
      { ingredient: 'dark chocolate', why: 'it is sweet, and this is not' },
    ];
    expect(readLeftOutLine(stripEmphasis(writeLeftOutLine(leftOut)))).toEqual(leftOut);
  });
});

describe('writeLeftOutLine', () => {
  const SWEET = 'they are sweet and this is not';
  const write = (...names: string[]) =>
    writeLeftOutLine(names.map((ingredient) => ({ ingredient, why: SWEET })));

  it.each([
    [
      'three foods with one reason share an entry',
      ['jam', 'grapes', 'custard powder'],
      `**Left out:** jam, grapes and custard powder, because ${SWEET}.`,
    ],
    ['two share one as well', ['jam', 'grapes'], `**Left out:** both jam and grapes, because ${SWEET}.`],
    ['one with an "and" is one', ['mac and cheese'], `**Left out:** mac and cheese, because ${SWEET}.`],
    [
      'a name with an "and" of its own stays alone',
      ['jam', 'mac and cheese', 'grapes', 'honey'],
      `**Left out:** jam, grapes and honey, because ${SWEET}; mac and cheese, because ${SWEET}.`,
    ],
  ])('%s', (_name, names, line) => {
    expect(write(...names)).toBe(line);
  });

  it('says one reason once, whatever the number of foods', () => {
    const names =
      'apples, squash, celeriac, cavolo nero, kohlrabi, mushrooms, parsnips, turnips, leeks, tofu';
    expect(write(...names.split(', ')).match(/because/g)).toHaveLength(1);
  });

  it('never joins more than a reader takes for a name, and every food is read back', () => {
    const names = Array.from({ length: 20 }, (_, at) => `sweet thing ${at}`);
    const line = write(...names);
    expect(readLeftOutLine(stripEmphasis(line))).toEqual(
      names.map((ingredient) => ({ ingredient, why: SWEET })),
    );
  });
});
