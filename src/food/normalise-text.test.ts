import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unmaskText } from './line/clean/unmask-text.ts';
import { clipText, foldText, readKeys, tidyText } from './normalise-text.ts';

describe('tidyText', () => {
  it.each([
    ['  2   eggs \n', '2 eggs'],
    ['eg\u200bgs', 'eggs'],
    ['\u202eeggs', 'eggs'],
    ['eggs\u0000\u001b[31m', 'eggs [31m'],
    ['\ud800eggs', 'eggs'],
    ['ﾊﾟﾝ', 'ﾊﾟﾝ'],
    ['½ onion', '½ onion'],
  ])('shows %j as %j', (text, shown) => {
    expect(tidyText(text)).toBe(shown);
  });
});

describe('foldText', () => {
  it.each([
    ['Crème Fraîche', 'creme fraiche'],
    ['1½ Onions', '1 1/2 onions'],
    ['ＥＧＧＳ', 'eggs'],
    ['Łosoś', 'losos'],
    ['साबुन', 'साबुन'],
    ['パン', 'パン'],
    ['lady’s finger', "lady's finger"],
  ])('compares %j as %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('folds what is folded no further', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
      { seed: 7, numRuns: 300 },
    );
  });
});

describe('unmaskText', () => {
  it.each([
    ['bl3ach', 'bleach'],
    ['b l e a c h', 'bleach'],
    ['bleеch', 'bleech'],
    ['bleeeeach', 'bleach'],
    ['500g rice', '500g rice'],
    ['7up', '7up'],
    ['a b', 'a b'],
  ])('writes %j plainly as %j', (text, plain) => {
    expect(unmaskText(text)).toBe(plain);
  });
});

it('clips by code points and never inside one', () => {
  expect(clipText('🥚🥚🥚', 2)).toBe('🥚🥚');
  expect(clipText('ab', 5)).toBe('ab');
});

it('reads the words of a name as keys', () => {
  expect(readKeys("Jack-o'-lantern Crème")).toEqual(['jack', 'o', 'lantern', 'creme']);
});
