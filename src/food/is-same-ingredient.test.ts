import { describe, expect, it } from 'vitest';
import { isSameIngredient } from './is-same-ingredient.ts';
import { readIngredient } from './read-ingredient.ts';

const same = (a: string, b: string): boolean => isSameIngredient(readIngredient(a), readIngredient(b));

describe('isSameIngredient', () => {
  it.each([
    ['egg', 'Eggs'],
    ['2 eggs', '6 large eggs'],
    ['aubergine', 'eggplants'],
    ['scallions', 'spring onion'],
    ['brocolli', 'broccoli'],
    ['tinned chickpeas', 'chickpeas'],
    ['minced beef', 'beef mince'],
    ['raw chicken breast', 'chicken breast'],
    ['Dragonwort leaves', '2 dragonwort leaves'],
    ['no milk', 'without milk'],
  ])('takes "%s" and "%s" for one', (a, b) => {
    expect(same(a, b)).toBe(true);
    expect(same(b, a)).toBe(true);
  });

  it.each([
    ['egg', 'milk'],
    ['rice', 'cooked rice'],
    ['milk', 'no milk'],
    ['salmon', 'frozen salmon'],
    ['Wensleydale apples', 'Kentish apples'],
    ['dragonwort', 'wyrmroot'],
    ['bleach', 'antifreeze'],
  ])('keeps "%s" and "%s" apart', (a, b) => {
    expect(same(a, b)).toBe(false);
  });
});
