import { describe, expect, it } from 'vitest';
import { readAmounts, type SaidAmount } from './said-amounts.ts';

const NOTHING: Omit<SaidAmount, 'at' | 'text'> = { tsp: null, grams: null, ml: null, count: null };
const SALT = /\bsalt\b/;

describe('readAmounts', () => {
  it.each([
    ['2 tsp salt', { tsp: 2 }],
    ['2 teaspoons salt', { tsp: 2 }],
    ['2 tbsp salt', { tsp: 6 }],
    ['2 tablespoons of salt', { tsp: 6 }],
    ['2 cups salt', { tsp: 96 }],
    ['a spoonful of salt', { tsp: 1 }],
    ['3 spoons of salt', { tsp: 3 }],
    ['50 g salt', { grams: 50 }],
    ['50g salt', { grams: 50 }],
    ['50 grams of salt', { grams: 50 }],
    ['2 kg salt', { grams: 2000 }],
    ['2 kilograms salt', { grams: 2000 }],
    ['2 oz salt', { grams: 56 }],
    ['2 ounces salt', { grams: 56 }],
    ['2 lb salt', { grams: 908 }],
    ['2 pounds salt', { grams: 908 }],
    ['20 ml salt', { ml: 20 }],
    ['20 millilitres salt', { ml: 20 }],
    ['2 dropperfuls of salt', { ml: 2 }],
    ['10 drops of salt', { ml: 0.5 }],
    ['2 bottles of salt', { ml: 20 }],
    ['2 handfuls of salt', { count: 40 }],
    ['2 whole salt', { count: 2 }],
    ['12 salt', { count: 12 }],
    ['half a tsp salt', { tsp: 0.5 }],
    ['quarter of a teaspoon salt', { tsp: 0.25 }],
    ['1/2 tsp salt', { tsp: 0.5 }],
    ['1 1/2 tsp salt', { tsp: 1.5 }],
    ['0.5 tsp salt', { tsp: 0.5 }],
    ['0,5 tsp salt', { tsp: 0.5 }],
    ['two tsp salt', { tsp: 2 }],
    ['stir in an ounce of salt', { grams: 28 }],
    ['2 heaped tbsp coarse sea salt', { tsp: 6 }],
    ['2 level tsp fine salt', { tsp: 2 }],
    ['2-3 tsp salt', { tsp: 2 }],
    ['2 to 3 tsp salt', { tsp: 2 }],
    ['2 – 3 tsp salt', { tsp: 2 }],
    ['1 tsp freshly ground, flaky salt', { tsp: 1 }],
    ['salt, 2 tsp', { tsp: 2 }],
    ['salt: 2 tsp', { tsp: 2 }],
    ['salt (30 g)', { grams: 30 }],
    ['salt - 30 g', { grams: 30 }],
    ['salts, 30 g', { grams: 30 }],
  ])('%s', (text, amount) => {
    expect(readAmounts(text, /\bsalt/)).toMatchObject([{ ...NOTHING, ...amount }]);
  });

  it.each([
    ['2 tbsp salt', '2 tbsp'],
    ['stir in half a cup of salt', 'half a cup'],
    ['2 to 3 tsp salt', '2 tsp'],
    ['4 salt', '4'],
    ['salt, 2 tsp, fine', '2 tsp'],
    ['salt: 2 tsp', '2 tsp'],
    ['salt (30 g)', '30 g'],
    ['salt - 12', '12'],
  ])('quotes %s', (text, quoted) => {
    expect(readAmounts(text, SALT).map((amount) => amount.text)).toEqual([quoted]);
  });

  it.each([
    'salt',
    'a leek and salt',
    '2 tsp sugar and the salt',
    'v2 salt',
    '1/0 tsp salt',
    'salt, 1/0 tsp',
    'salt to taste',
  ])('no amount in %s', (text) => {
    expect(readAmounts(text, SALT)).toEqual([]);
  });

  it('reads the amount of each place', () => {
    expect(readAmounts('mix 1 tsp salt, then strew over 2 tbsp salt', SALT).map(({ tsp }) => tsp)).toEqual([
      1, 6,
    ]);
  });
});
