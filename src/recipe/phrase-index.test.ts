import { describe, expect, it } from 'vitest';
import { createPhraseIndex, foldPlural, foldWords } from './phrase-index.ts';

describe('foldPlural', () => {
  it.each([
    ['tomato', 'tomatoes'],
    ['leek', 'leeks'],
    ['berry', 'berries'],
    ['cookie', 'cookies'],
    ['chilli', 'chillies'],
    ['radish', 'radishes'],
    ['leaf', 'leaves'],
    ['olive', 'olives'],
    ['egg', 'eggs'],
    ['couscous', 'couscous'],
    ['turkey', 'turkeys'],
    ['half', 'halves'],
    ['anchovy', 'anchovies'],
  ])('gives %s and %s one key', (one, many) => {
    expect(foldPlural(many)).toBe(foldPlural(one));
  });

  it.each([
    ['pea', 'pear'],
    ['pepper', 'pepperoni'],
    ['rice', 'ricotta'],
    ['bean', 'beer'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(foldPlural(one)).not.toBe(foldPlural(other));
  });
});

describe('createPhraseIndex', () => {
  const index = createPhraseIndex([
    ['milk', 'milk'],
    ['coconut milk', 'coconut'],
    ['pea', 'pea'],
    ['milk', 'second'],
    ['crème fraîche', 'cream'],
    ['creme fraiche', 'cream without its marks'],
    ['крем', 'cream in Russian'],
    ['sour cream', 'sour'],
    ['soured crèmes', 'soured'],
  ]);
  const find = (text: string) => index.find(foldWords(text)).map((match) => match.value);

  it.each([
    ['pour in the milk', ['milk']],
    ['Coconut MILK and milk', ['coconut', 'milk']],
    ['peas, pears and peaches', ['pea']],
    ['buttermilk', []],
    ['coconut, milk', ['milk']],
    ['the creme fraiche', ['cream']],
    ['Крем and soured creme', ['cream in Russian', 'soured']],
    ['', []],
  ])('finds whole phrases in "%s"', (text, values) => {
    expect(find(text)).toEqual(values);
  });
});
