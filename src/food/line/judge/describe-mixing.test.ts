import { describe, expect, it } from 'vitest';
import { readIngredient } from '../../read-ingredient.ts';
import { describeMixing } from './describe-mixing.ts';

const mixing = (...texts: string[]): string | undefined => describeMixing(texts.map(readIngredient));

describe('describeMixing', () => {
  it.each([
    [['bleach', 'ammonia']],
    [['bleach', 'vinegar']],
    [['bleach', 'lemon']],
    [['eau de Javel', 'rice', 'lemon juice']],
    [['oven cleaner', 'toilet cleaner']],
    [['bleach and ammonia']],
    [['bleach', 'toilet duck']],
  ])('warns of %j, with fresh air and a poison centre', (texts) => {
    expect(mixing(...texts)).toMatch(/fresh air.*poison centre/);
  });

  it.each([
    [['bleach']],
    [['bleach', 'rice']],
    [['vinegar', 'lemon']],
    [['bleach', 'Domestos']],
    [[]],
    [['rocks', 'glue']],
  ])('says nothing of %j', (texts) => {
    expect(mixing(...texts)).toBeUndefined();
  });
});
