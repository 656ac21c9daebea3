import { describe, expect, it } from 'vitest';
import { readIngredient } from './read-ingredient.ts';
import { readPreparation, readTypedStates } from './read-preparation.ts';

describe('what was done to a food already', () => {
  it.each([
    ['diced cooked turkey', ['diced']],
    ['slices of chicken', ['sliced']],
    ['thin-cut pork', ['thin']],
    ['thinly sliced beef', ['sliced', 'thin']],
    ['cubed paneer', ['diced']],
    ['carrots, peeled and grated', ['grated', 'peeled']],
    ['wilting greens', ['wilting']],
    ['pork shoulder, to be sliced', []],
    ['2 onions', []],
  ] as const)('is kept of %j', (text, prepared) => {
    expect(readPreparation(text)).toEqual(prepared);
  });

  it('changes nothing of amount and state, and all states can be asked for', () => {
    expect(readIngredient('half a cup of leftover diced turkey')).toMatchObject({
      food: 'cooked-turkey',
      quantity: 0.5,
      unit: 'cup',
      state: 'leftover',
    });
    expect(readTypedStates('2 cups cooked frozen rice')).toEqual(['cooked', 'frozen']);
  });
});
