import { describe, expect, it, vi } from 'vitest';
import type { Wish } from '../../recipe/wishes/wishes.ts';
import { setWishes } from './part-wishes.ts';
import { createWishList } from './wish-list.ts';

describe('foods to avoid', () => {
  const words = Array.from({ length: 30 }, (_, at) => `food ${at}`);

  it('are told apart by whether there was room', () => {
    const list = createWishList();
    const wishes = [...words, 'milk', 'food 3'].map((word): Wish => ({ kind: 'avoid', word }));
    expect(wishes.map((each) => list.add(each))).toEqual([...words.map(() => true), false, true]);
    const other = createWishList();
    expect(setWishes(other, wishes.slice(0, 31)).unset).toEqual([{ kind: 'avoid', word: 'milk' }]);
    expect(other.read().avoid).toEqual(words);
  });
});

it('tells listeners of changes and of nothing else', () => {
  const list = createWishList();
  const listener = vi.fn();
  const leave = list.subscribe(listener);
  list.add({ kind: 'diet', diet: 'halal' });
  list.add({ kind: 'diet', diet: 'halal' });
  list.drop({ kind: 'units' });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(list.read()).toEqual({ diets: ['halal'] });
  leave();
  list.drop({ kind: 'diet', diet: 'halal' });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(list.read()).toEqual({});
});
