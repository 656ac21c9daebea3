import { expect, it } from 'vitest';
import { takeTypedWishes } from './take-typed-wishes.ts';

it.each([
  [['eggs', 'for 4'], { servings: 4 }],
  [['eggs', 'in 20 minutes', 'vegetarian'], { maxMinutes: 20, diets: ['vegetarian'] }],
  [['eggs', 'US units', 'nothing to buy'], { units: 'us', maxExtras: 0 }],
  [
    ['eggs', 'no oven'],
    { equipment: ['hob', 'grill', 'microwave', 'blender', 'air-fryer', 'slow-cooker', 'kettle'] },
  ],
])('%j asks with %j', (ingredients, wishes) => {
  expect(takeTypedWishes({ ingredients })).toEqual({ ingredients: ['eggs'], ...wishes });
});

it('leaves options that are set, and adds to those that are lists', () => {
  expect(
    takeTypedWishes({ ingredients: ['eggs', 'for 4', 'halal'], servings: 6, diets: ['vegetarian'] }),
  ).toEqual({
    ingredients: ['eggs'],
    servings: 6,
    diets: ['vegetarian', 'halal'],
  });
});

it('gives back a request without wishes as it is, foods to avoid included', () => {
  const request = { ingredients: ['eggs', 'no dairy', 'no gristle'], servings: 2 };
  expect(takeTypedWishes(request)).toBe(request);
});

it.each([
  ['for 4 and no nuts', { servings: 4 }],
  ['vegan and no nuts', { diets: ['vegan'] }],
  ['spicy and no nuts', {}],
])('parts what is avoided from the options of %j', (line, wishes) => {
  expect(takeTypedWishes({ ingredients: ['eggs', line] })).toEqual({
    ingredients: ['eggs', 'no nuts'],
    ...wishes,
  });
});
