import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeFoodName } from './complete-food-name.ts';
import { FOOD_LIST } from './foods.ts';
import { readKeys } from './normalise-text.ts';
import { readIngredient } from './read-ingredient.ts';

const names = (text: string) => completeFoodName(text).map(({ name }) => name);
const texts = (text: string) => completeFoodName(text).map((completion) => completion.text);

describe('what is offered', () => {
  it.each([
    ['oni', 'onions'],
    ['tom', 'tomatoes'],
    ['ga', 'garlic'],
    ['mi', 'milk'],
    ['sal', 'salt'],
    ['rice v', 'rice vinegar'],
    ['CRÈME F', 'crème fraîche'],
    ['creme f', 'crème fraîche'],
    ['spring-on', 'spring onions'],
    ['zucch', 'zucchinis'],
    ['leg of', 'leg of lamb'],
  ])('for %j the first is %j', (typed, name) => {
    expect(names(typed)[0]).toBe(name);
  });

  it('takes names that begin so before names in which a later word does', () => {
    const offered = names('on');
    expect(offered[0]).toBe('onions');
    expect(offered).toContain('spring onions');
  });

  it('says what another name means, and keeps that name', () => {
    expect(completeFoodName('zwieb')[0]).toMatchObject({ name: 'zwiebel', food: 'onion', meaning: 'onion' });
    expect(completeFoodName('cilan')[0]).toMatchObject({ name: 'cilantro', food: 'coriander' });
  });

  it('offers each food once, at most six, or as many as asked for', () => {
    const offered = completeFoodName('chi');
    expect(offered).toHaveLength(6);
    expect(new Set(offered.map(({ food }) => food)).size).toBe(6);
    expect(completeFoodName('chi', { limit: 2 })).toEqual(offered.slice(0, 2));
  });

  it('leaves out what is listed already', () => {
    expect(names('oni')).toContain('onions');
    const without = completeFoodName('oni', { without: new Set(['onion']) });
    expect(without.map(({ food }) => food)).not.toContain('onion');
    expect(without.length).toBeGreaterThan(0);
  });

  it.each(['', ' ', 'o', '2', '2 ', 'eggs,', 'eggs, ', 'qqqq', '!?', '🥚', 'x'.repeat(500), 'spring  qq'])(
    'offers nothing for %j',
    (typed) => {
      expect(completeFoodName(typed)).toEqual([]);
    },
  );

  it.each(['onions', 'Onions', 'oregano', 'crème fraîche'])(
    'does not offer %j to who has typed it',
    (typed) => {
      expect(names(typed)).not.toContain(typed.toLowerCase());
    },
  );

  it('takes a space for the end of a word', () => {
    expect(names('spring').length).toBeGreaterThan(0);
    expect(names('sprin ')).toEqual([]);
  });
});

describe('what was typed before the name', () => {
  it.each([
    ['2 on', '2 onions'],
    ['1 on', '1 onion'],
    ['half an on', 'half an onion'],
    ['200 g ri', '200 g rice'],
    ['200g ri', '200g rice'],
    ['eggs, mi', 'eggs, milk'],
    ['Eggs;2 on', 'Eggs;2 onions'],
    ['1,5 kg pota', '1,5 kg potatoes'],
    ['milk and 2 on', 'milk and 2 onions'],
    ['frozen pe', 'frozen peas'],
    ['no mi', 'no milk'],
    ['  tom', '  tomatoes'],
  ])('is kept: %j becomes %j', (typed, text) => {
    expect(texts(typed)[0]).toBe(text);
  });

  it('completes a name that holds "and" as one', () => {
    expect(texts('mac and ch')[0]).toBe('mac and cheese');
  });

  it('completes nothing behind words that no amount or state is', () => {
    expect(completeFoodName('sourdough from the oni')).toEqual([]);
  });
});

it('finds every food by its own name without the last letter', () => {
  for (const { id, name } of FOOD_LIST) {
    const keys = readKeys(name).join(' ');
    if (keys.length < 4) continue;
    const found = completeFoodName(keys.slice(0, -1), { limit: 1000 }).map(({ food }) => food);
    expect(found, name).toContain(id);
  }
});

it('never throws, keeps what was typed first, and offers what reads as the food', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc
      .tuple(fc.constantFrom('', '2 ', 'eggs, ', '200 g '), fc.constantFrom(...FOOD_LIST))
      .map(([lead, food]) => lead + food.name.slice(0, 3)),
  );
  fc.assert(
    fc.property(typed, (text) => {
      for (const completion of completeFoodName(text)) {
        expect(completion.text.endsWith(completion.name)).toBe(true);
        const kept = completion.text.slice(0, completion.text.length - completion.name.length);
        expect(text.startsWith(kept)).toBe(true);
        expect(FOOD_LIST.some(({ id }) => id === completion.food)).toBe(true);
      }
      expect(completeFoodName(text)).toEqual(completeFoodName(text));
    }),
    { seed: 7, numRuns: 120 },
  );
});

it.each(['oni', 'tom', 'chi', 'mi', 'pota', 'cilan', 'zwieb'])(
  'offers for %j names that are read as foods',
  (typed) => {
    for (const { name, food } of completeFoodName(typed)) expect(readIngredient(name).food, name).toBe(food);
  },
);
