import { describe, expect, it } from 'vitest';
import { prepare } from '../../../food/prepare-pattern.ts';
import { findAll, findSaid, isDenied, isDisposed, isWarning, quote, readCount, says } from './phrases.ts';

describe('isDenied', () => {
  it.each([
    'do not ',
    "don't ",
    'dont ',
    'it does not ',
    "it doesn't ",
    'never ',
    'there is no need to ',
    'take care not to ',
    'avoid to ',
    'without ',
    'it is not ',
    'you cannot ',
    "you can't ",
    "it won't ",
    'until no longer ',
    'instead of ',
    'rather than ',
    'skip the ',
    'refrain from ',
    "you shouldn't ",
    "you mustn't ",
    'you should not ',
    'you must not ',
    'do not stir, cover or ',
    'never boil it, and never ',
    'under no circumstances leave it, or ',
    "don't wash, dry and ",
  ])('%s', (before) => {
    expect(isDenied(before)).toBe(true);
  });

  it.each([
    '',
    'do ',
    'now ',
    'a note: ',
    'do not stir. ',
    'never boil; ',
    'no oil is left: ',
    'avoid it! ',
    'why not? ',
    'it is not hot, so ',
    'not all of these many words that stand so far from what comes at the very last can be said to ',
  ])('not by "%s"', (before) => {
    expect(isDenied(before)).toBe(false);
  });
});

describe('isWarning', () => {
  it.each([
    'it is dangerous',
    'this is unsafe',
    'it is not safe',
    'there is a risk',
    'it risks much',
    'a risky thing',
    'it is a poison',
    'it is poisonous',
    'it causes poisoning',
    'toxic leaves',
    'it is harmful',
    'a hazard',
    'bacteria grow',
    'it spreads germs',
    'it leads to illness',
    'you get sick',
    'you fall ill',
    'it can cause botulism',
    'food poisoning',
    'it spoils',
    'it will spoil',
  ])('%s', (plain) => {
    expect(isWarning(plain)).toBe(true);
  });

  it.each([
    'stir well',
    'there is no risk',
    'it is not dangerous',
    "it isn't harmful",
    "they aren't toxic",
    'without any danger',
    'it is never poisonous',
    'nothing here is a hazard',
    "don't worry about bacteria",
    'forget the germs',
    'a myth of poisoning',
    'hardly any risk',
    'zero danger',
    'it kills all the bacteria',
    'this will kill germs',
  ])('not %s', (plain) => {
    expect(isWarning(plain)).toBe(false);
  });
});

describe('isDisposed', () => {
  it.each([
    'discard the ',
    'discarding the ',
    'throw away the ',
    'throwing out the ',
    'remove the ',
    'removing the ',
    'cut away the ',
    'cutting off the ',
    'cut out the ',
    'trim the ',
    'trimmed off the ',
    'peel away the ',
    'peeled ',
    'strip off the ',
    'compost the ',
    'bin the ',
    'leave out the ',
    'leaving out the ',
    'free of ',
    'get rid of the ',
    'pick out the ',
  ])('%s', (before) => {
    expect(isDisposed(before)).toBe(true);
  });

  it.each(['cut the ', 'throw in the ', 'peel the carrots. add the ', 'discard it; use the ', 'get the '])(
    'not %s',
    (before) => {
      expect(isDisposed(before)).toBe(false);
    },
  );
});

describe('findSaid', () => {
  it('passes over what is denied and finds what is asked for later', () => {
    expect(findSaid('do not rinse it. rinse the rice', /\brinse\b/g)?.index).toBe(17);
    expect(findSaid('do not rinse it', /\brinse\b/g)).toBeNull();
  });
});

describe('quote', () => {
  it.each([
    [' , rinse  the\nchicken ;:.', 'rinse the chicken'],
    ['1.5 kg of it', '1.5 kg of it'],
  ])('%j', (words, quoted) => {
    expect(quote(words)).toBe(quoted);
  });

  it('stops a long quotation at the end of a word', () => {
    const word = 'chicken ';
    expect(quote(`${word.repeat(10)}at last`)).toBe(`${word.repeat(10)}at last`);
    expect(quote(`${'a'.repeat(90)}`)).toBe('a'.repeat(90));
    expect(quote(word.repeat(20))).toBe(`${word.repeat(10)}chicken ...`);
  });
});

describe('readCount', () => {
  it.each([
    ['twenty-four', 24],
    ['sixty-two', 62],
    ['twenty four', 24],
    ['7', 7],
    ['1.5', 1.5],
    ['a', 1],
    ['an', 1],
    ['one', 1],
    ['two', 2],
    ['three', 3],
    ['four', 4],
    ['five', 5],
    ['six', 6],
    ['seven', 7],
    ['eight', 8],
    ['nine', 9],
    ['ten', 10],
    ['twelve', 12],
    ['fourteen', 14],
    ['a couple of', 2],
    ['couple of', 2],
    ['a few', 3],
    ['few', 3],
    ['several', 4],
    ['half a', 0.5],
    ['half an', 0.5],
  ] as const)('%s', (text, count) => {
    expect(readCount(text)).toBe(count);
  });
});

describe('says', () => {
  const GLOBAL = /\brye\b/g;

  it.each([
    ['rye bread', true],
    ['white bread', false],
    ['a loaf of rye', true],
  ])('%s', (plain, is) => {
    GLOBAL.lastIndex = 4;
    expect(says(plain, GLOBAL)).toBe(is);
    expect(says(plain, /\brye\b/)).toBe(is);
  });
});

describe('prepare', () => {
  it('sets a pattern back to the start, new or known', () => {
    const pattern = new RegExp(`${'oat|'.repeat(100)}rye`, 'g');
    pattern.lastIndex = 3;
    expect(prepare(pattern)).toBe(pattern);
    expect(pattern.exec('rye bread')?.index).toBe(0);
    expect(prepare(pattern).exec('rye bread')?.index).toBe(0);
  });
});

describe('findAll', () => {
  it.each([
    ['oats and rye and oats', /oat|rye/g],
    ['nothing', /oat/g],
    ['a to b', /(?=t)|\w/g],
  ])('finds in "%s" what matchAll finds', (text, pattern) => {
    pattern.lastIndex = 2;
    const found = findAll(text, pattern).map(({ 0: words, index }) => [words, index]);
    expect(found).toEqual([...text.matchAll(pattern)].map(({ 0: words, index }) => [words, index]));
    expect(pattern.lastIndex).toBe(0);
  });
});
