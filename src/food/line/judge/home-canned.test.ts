// What was canned at home, what sprouts, and what is none of the food that it is named after.

import { describe, expect, it } from 'vitest';
import { readIngredient } from '../../read-ingredient.ts';

describe('what was canned at home', () => {
  it.each([
    'home-canned beans',
    'home canned green beans',
    'home-bottled sweetcorn',
    'home-canned tuna',
    "grandma's home-canned venison",
    'green beans my gran canned',
    'beans canned at home',
  ])('boils %s for ten minutes', (line) => {
    const { verdict, why } = readIngredient(line);
    expect(verdict).toBe('caution');
    expect(why).toMatch(/boil it for 10 minutes .* bulges/);
  });

  it.each([
    ['home-canned tomatoes', 'tinned-tomato'],
    ['home-bottled tomatoes', 'tinned-tomato'],
  ])('has a milder line for %s', (line, food) => {
    expect(readIngredient(line)).toMatchObject({ food, why: expect.not.stringContaining('10 minutes') });
  });

  it.each(['home-canned peaches', 'home-made jam', 'home-pickled beetroot', 'home-preserved lemons'])(
    'has nothing against %s',
    (line) => {
      expect(readIngredient(line).verdict).toBe('food');
    },
  );
});

describe('potatoes that sprout or turn green', () => {
  it.each([
    'sprouted potatoes',
    'potatoes that have sprouted',
    'potatoes, sprouting',
    'old potatoes with sprouts',
    'potatoes gone green',
    'potatoes gone green and sprouting',
    'a few potatoes gone green',
    'potatoes gone green with a few sprouts',
    'greening potatoes',
    'potatoes (green)',
    'spuds turning green',
  ])('refuses %s', (line) => {
    expect(readIngredient(line)).toMatchObject({
      verdict: 'not-food',
      why: expect.stringContaining('solanine'),
    });
  });

  it.each([
    'slightly sprouted potatoes',
    'potatoes with a few sprouts',
    'potatoes starting to sprout',
    'potatoes, a bit green',
    'potatoes with green patches',
    'potatoes (green in places)',
  ])('takes care with %s', (line) => {
    expect(readIngredient(line)).toMatchObject({ food: 'potato', why: expect.stringContaining('solanine') });
  });

  it.each([
    'new potatoes',
    'new potatoes with green beans',
    'sweet potatoes sprouting',
    'potatoes and sprouts',
    'potatoes with purple sprouting broccoli',
  ])('has nothing against %s', (line) => {
    expect(readIngredient(line).verdict).toBe('food');
  });
});

describe('a name beside that of another food', () => {
  it.each([
    ['posto', 'poppy-seeds'],
    ['pisto', null],
    ['pestto', 'pesto'],
    ['long beans', 'green-beans'],
    ['hilsa fish', 'hilsa'],
    ['avocado leaves', 'avocado-leaf'],
    ['mango leaves', null],
    ['2 lemons with leaves', 'lemon'],
    ['celery leaves', 'celery'],
    ['elderflowers', 'elderflowers'],
    ['elderflower cordial', 'elderflower-cordial'],
  ])('reads %s as %s', (line, food) => {
    expect(readIngredient(line).food).toBe(food);
  });

  it.each([
    'cod fillets 3 frozen',
    '2 salmon fillets frozen',
    'prawns 200g frozen',
    'cod 2 from the freezer',
  ])('knows that %s is frozen', (line) => {
    expect(readIngredient(line).state).toBe('frozen');
  });
});
