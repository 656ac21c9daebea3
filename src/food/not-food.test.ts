import { describe, expect, it } from 'vitest';
import { NOT_FOOD } from './line/judge/not-food-terms.ts';
import { foldText } from './normalise-text.ts';
import { findNotFood, findNotFoodInText } from './not-food.ts';
import { readIngredient } from './read-ingredient.ts';

describe('findNotFood', () => {
  it('finds every name of the catalogue', () => {
    const missed = NOT_FOOD.flatMap((entry) => [...entry.terms, ...entry.everyday]).filter(
      (term) => findNotFood(term).length === 0,
    );
    expect(missed).toEqual([]);
  });

  it('judges every name by its own entry or a graver one', () => {
    const wrong = NOT_FOOD.filter((entry) => entry.verdict === 'not-food').flatMap((entry) =>
      [...entry.terms, ...entry.everyday].filter((term) => readIngredient(term).verdict !== 'not-food'),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['stone fruit', 'stone'],
    ['rock salt', 'rock'],
    ['squid ink', 'ink'],
    ['baby corn', 'baby'],
    ['glass of milk', 'glass'],
    ['white wine glass', 'glass'],
    ['its ink', 'ink'],
    ['paper-thin ham', 'paper'],
    ['sand carrots', 'sand'],
  ])('takes no everyday word inside "%s" for the thing', (text) => {
    expect(findNotFood(text)).toEqual([]);
  });

  it.each(['wine glass', 'beer glass', 'small glass', 'glass', 'ink', 'red ink', 'printer ink'])(
    'takes no food from the thing: %s',
    (text) => {
      expect(findNotFood(text).map((hit) => hit.entry.verdict)).toContain('not-food');
    },
  );

  it('lets the longest name win', () => {
    expect(findNotFood('ant poison').map((hit) => hit.term)).toEqual(['ant poison']);
    expect(findNotFood('bleached flour')).toEqual([]);
    expect(findNotFood('bleach flour').map((hit) => hit.term)).toEqual(['bleach']);
  });
});

describe('findNotFoodInText', () => {
  it('finds unmistakable names with their places', () => {
    const text = 'Stir in 2 tbsp antifreeze, then a cup of Bleach.';
    const hits = findNotFoodInText(text);
    expect(hits.map((hit) => hit.term)).toEqual(['antifreeze', 'bleach']);
    expect(hits.map((hit) => foldText(text).slice(hit.start, hit.end))).toEqual(['antifreeze', 'bleach']);
  });

  it.each([
    'Line the tin with paper and foil, and set a glass bowl over the pan.',
    'Cut into batons the size of a match; throw away anything mouldy.',
    'Take care with raw kidney beans: boil them hard.',
    'Blech, said the baby.',
  ])('finds nothing in cooking talk: %s', (text) => {
    expect(findNotFoodInText(text)).toEqual([]);
  });

  it('reads a long recipe in one pass', () => {
    const text = 'Fry the onion and the garlic in olive oil until soft. '.repeat(1200);
    expect(findNotFoodInText(text)).toEqual([]);
  });
});
