import { describe, expect, it } from 'vitest';
import { readIngredient } from '../../read-ingredient.ts';

describe('a food that is said to be dried, soaked or a vegetable', () => {
  it.each([
    ['kidney beans soaked overnight', 'dried-kidney-beans'],
    ['chickpeas soaked overnight 250g', 'dried-chickpeas'],
    ['kidney beans, drained', 'kidney-beans'],
    ['methi leaves dried', 'fenugreek-leaves'],
    ['apricots dried', 'apricots-dried'],
    ['raw mushrooms', 'mushroom'],
    ['drumsticks (the veg) 3', 'moringa-pod'],
    ['drumsticks 3', 'chicken-drumstick'],
  ])('%s is %s', (line, id) => {
    expect(readIngredient(line).food).toBe(id);
  });
});
