import { describe, expect, it } from 'vitest';
import { readIngredient } from '../../read-ingredient.ts';

describe('what was done to a food already', () => {
  it.each([
    ['diced cooked turkey', ['diced']],
    ['slices of chicken', ['sliced']],
    ['thin-cut pork', ['thin']],
    ['thinly sliced beef', ['sliced', 'thin']],
    ['cubed paneer', ['diced']],
    ['carrots, peeled and grated', ['grated', 'peeled']],
    ['wilting greens', ['wilting']],
    ['pork shoulder, to be sliced', undefined],
    ['2 onions', undefined],
  ] as const)('is kept of %j', (text, prepared) => {
    expect(readIngredient(text).prepared).toEqual(prepared);
  });

  it('stands beside amount and state', () => {
    expect(readIngredient('half a cup of leftover diced turkey')).toMatchObject({
      food: 'cooked-turkey',
      quantity: 0.5,
      unit: 'cup',
      state: 'leftover',
      prepared: ['diced'],
    });
    expect(readIngredient('2 cups cooked frozen rice').states).toEqual(['cooked', 'frozen']);
  });
});
