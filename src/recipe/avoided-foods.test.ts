import { describe, expect, it } from 'vitest';
import { FOODS, type FoodId } from '../food/foods.ts';
import { MADE_OF } from '../food/made-of.ts';
import { findPresence, isAvoidedItself, readAvoidedFoods } from './avoided-foods.ts';

function look(avoid: string, id: FoodId): string | null {
  const found = readAvoidedFoods([avoid]).map((each) => findPresence(FOODS[id], each));
  return found.includes('contains') ? 'contains' : (found.find((one) => one !== null) ?? null);
}

describe('findPresence', () => {
  it.each<readonly [string, FoodId, string | null]>([
    ['almonds', 'marzipan', 'contains'],
    ['almonds', 'almond-flour', 'contains'],
    ['almonds', 'mixed-nuts', 'contains'],
    ['almonds', 'chocolate', 'may-contain'],
    ['almonds', 'curry-paste', 'may-contain'],
    ['almonds', 'olive-oil', null],
    ['almonds', 'walnuts', null],
    ['almonds', 'pine-nuts', null],
    ['sesame seeds', 'hummus', 'contains'],
    ['sesame seeds', 'bagel', 'may-contain'],
    ['groundnuts', 'peanut-butter', 'contains'],
    ['peanutz', 'suya-spice', 'contains'],
    ['soybeans', 'tofu', 'contains'],
    ['egg whites', 'mayonnaise', 'contains'],
    ['shell fish', 'prawns', 'contains'],
    ['shell fish', 'mussels', 'contains'],
    ['shell fish', 'cod', null],
    ['fish and shellfish', 'cod', 'contains'],
    ['prawns', 'shrimp-paste', 'contains'],
    ['prawns', 'mixed-seafood', 'contains'],
    ['prawns', 'nori', 'may-contain'],
    ['prawns', 'crab', null],
    ['nuts and seeds', 'pumpkin-seeds', 'contains'],
    ['nuts and seeds', 'tahini', 'contains'],
    ['nuts and seeds', 'walnuts', 'contains'],
    ['cheese', 'parmesan', 'contains'],
    ['cheese', 'pesto', 'contains'],
    ['cheese', 'butter', null],
    ['dairy', 'butter', 'contains'],
    ['meat', 'chicken-thigh', 'contains'],
    ['meat', 'cod', null],
    ['red meat', 'chicken-thigh', null],
    ['beef', 'steak', 'contains'],
    ['pork', 'bacon', 'contains'],
    ['mushrooms', 'shiitake', 'contains'],
    ['oily fish', 'salmon', 'contains'],
    ['oily fish', 'cod', null],
    ['berries', 'strawberries', 'contains'],
    ['citrus', 'lime', 'contains'],
    ['tomatoes', 'ketchup', 'contains'],
    ['tomatoes', 'cherry-tomato', 'contains'],
    ['chilli', 'harissa', 'contains'],
    ['potatoes', 'gnocchi', 'contains'],
    ['potatoes', 'sweet-potato', null],
    ['pepper', 'baharat', null],
    ['garlic', 'toum', 'contains'],
    ['anchovies', 'worcestershire-sauce', 'contains'],
    ['salmon', 'worcestershire-sauce', null],
  ])('of %s avoided says of %s: %s', (avoid, id, expected) => {
    expect(look(avoid, id)).toBe(expected);
  });
});

describe('isAvoidedItself', () => {
  it.each<readonly [string, FoodId, boolean]>([
    ['almonds', 'almonds', true],
    ['almonds', 'marzipan', false],
    ['cheese', 'feta', true],
    ['onion', 'red-onion', true],
  ])('of %s avoided says of %s: %s', (avoid, id, expected) => {
    expect(readAvoidedFoods([avoid]).some((each) => isAvoidedItself(FOODS[id], each))).toBe(expected);
  });
});

describe('MADE_OF', () => {
  it('names foods, and no food as part of itself', () => {
    for (const [made, parts] of Object.entries(MADE_OF)) {
      expect(Object.hasOwn(FOODS, made), made).toBe(true);
      expect(parts.length, made).toBeGreaterThan(0);
      for (const part of parts) expect(Object.hasOwn(FOODS, part), `${made}: ${part}`).toBe(true);
      expect(parts).not.toContain(made);
    }
  });
});
