import { describe, expect, it } from 'vitest';
import { addWish, dropWish, isSameWishes, listWishes, NO_WISHES, type Wish, type Wishes } from './wishes.ts';

function wish(...wishes: readonly Wish[]): Wishes {
  return wishes.reduce(addWish, NO_WISHES);
}

const ALL: readonly Wish[] = [
  { kind: 'servings', count: 4 },
  { kind: 'diet', diet: 'vegan' },
  { kind: 'avoid', word: 'milk' },
  { kind: 'maxExtras', count: 0 },
  { kind: 'maxMinutes', minutes: 30 },
  { kind: 'without', word: 'oven' },
  { kind: 'without', word: 'blender' },
  { kind: 'units' },
];

describe('wishes', () => {
  it('become the keys of a request', () => {
    expect(wish(...ALL)).toEqual({
      servings: 4,
      diets: ['vegan'],
      avoid: ['milk'],
      maxExtras: 0,
      maxMinutes: 30,
      equipment: ['hob', 'grill', 'microwave', 'air-fryer', 'slow-cooker', 'kettle'],
      units: 'us',
    });
  });

  it('are listed in the order of the options, and each can be taken back', () => {
    expect(listWishes(wish(...[...ALL].reverse()))).toEqual(ALL);
    expect(ALL.reduce(dropWish, wish(...ALL))).toEqual({});
  });

  it('leave out what is usual anyway', () => {
    expect(wish({ kind: 'units', system: 'metric' })).toEqual({});
    // Who says two wants two, and nobody's four.
    expect(wish({ kind: 'servings', count: 2 })).toEqual({ servings: 2 });
    expect(dropWish(wish({ kind: 'units' }), { kind: 'units' })).toEqual({});
  });

  it.each([
    [0, 1],
    [13, 12],
    [2.6, 3],
  ])('bring %d servings to %d', (count, servings) => {
    expect(wish({ kind: 'servings', count }).servings).toBe(servings);
  });

  it('hold each diet and each food once, in the order of the closed lists', () => {
    const words = ['soy', 'coriander', 'celery', 'coriander', 'soy'];
    expect(wish(...words.map((word) => ({ kind: 'avoid' as const, word }))).avoid).toEqual([
      'celery',
      'soy',
      'coriander',
    ]);
    const diets = ['vegan', 'vegetarian', 'vegan'] as const;
    expect(wish(...diets.map((diet) => ({ kind: 'diet' as const, diet }))).diets).toEqual([
      'vegetarian',
      'vegan',
    ]);
  });

  it('are the same whatever order they were set in', () => {
    expect(isSameWishes(wish(...ALL), wish(...[...ALL].reverse()))).toBe(true);
    expect(isSameWishes(wish(...ALL), wish(...ALL.slice(1)))).toBe(false);
    expect(isSameWishes({ units: 'metric' }, NO_WISHES)).toBe(true);
  });
});

describe('foods to avoid', () => {
  const words = Array.from({ length: 30 }, (_, at) => `food ${at}`);
  const full = words.reduce((wishes, word) => addWish(wishes, { kind: 'avoid', word }), NO_WISHES);

  it('are as many as one request takes', () => {
    expect(full.avoid).toHaveLength(30);
    expect(addWish(full, { kind: 'avoid', word: 'milk' })).toBe(full);
    expect(addWish(full, { kind: 'diet', diet: 'vegan' }).diets).toEqual(['vegan']);
  });
});
