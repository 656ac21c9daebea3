import { describe, expect, it } from 'vitest';
import { suggestFromList } from '../../tests/suggest-from-list.ts';
import { readIngredient } from '../food/read-ingredient.ts';
import { gatherItems, openKitchen } from './kitchen.ts';
import { listIdeas } from './plan-recipe.ts';

describe('a short clock', () => {
  it.each<[list: string, maxMinutes: number, dish: string, foods: string[]]>([
    [
      'tin of tuna, penne, capers, black olives, 1 red onion, chopped tomatoes, parsley',
      20,
      'pasta-sauce',
      ['tinned-tuna', 'pasta', 'capers', 'olives', 'tinned-tomato'],
    ],
    ['spaghetti, garlic, chilli flakes, parmesan, cherry tomatoes', 15, 'pasta-sauce', ['spaghetti']],
    [
      'beef mince 400g, spaghetti, onion, tin of tomatoes, garlic, carrot',
      25,
      'pasta-sauce',
      ['beef-mince', 'spaghetti', 'tinned-tomato'],
    ],
    ['prawns, coconut milk, curry paste, green beans, rice', 25, 'curry', ['prawns', 'coconut-milk', 'rice']],
    ['frozen peas, mint, stock cube, onion, creme fraiche', 20, 'blended-soup', ['frozen-peas', 'onion']],
    [
      'red lentils, tinned tomatoes, onion, garlic, cumin, naan',
      30,
      'dal',
      ['red-lentils', 'onion', 'cumin'],
    ],
    ['tin chickpeas, spinach, onion, tin tomatoes, cumin', 20, 'tomato-stew', ['chickpeas', 'tinned-tomato']],
    ['cod, chorizo, tinned tomatoes, onion, olives', 30, 'fish-stew', ['cod', 'chorizo', 'tinned-tomato']],
  ])('shortens the sauce and keeps the meal: %s in %d', (list, maxMinutes, dish, foods) => {
    const suggestion = suggestFromList(list, { maxMinutes });
    expect(suggestion.dish).toBe(dish);
    expect(suggestion.foods).toEqual(expect.arrayContaining(foods));
    expect(suggestion.recipe.minutes?.total ?? 99).toBeLessThanOrEqual(maxMinutes + 5);
    expect(suggestion.findings).toEqual([]);
  });

  it.each([
    ['2 chicken breasts, coconut milk, curry paste, peppers, rice', 20, 'curry'],
    ['cauliflower, chickpeas, coconut milk, curry paste, onion', 25, 'curry'],
    ['butternut squash, onion, stock cube, cream', 25, 'blended-soup'],
  ])('is ten minutes late sooner than a plate of one food: %s', (list, maxMinutes, dish) => {
    const suggestion = suggestFromList(list, { maxMinutes });
    expect(suggestion.dish).toBe(dish);
    expect(suggestion.recipe.minutes?.total ?? 99).toBeLessThanOrEqual(maxMinutes + 10);
    expect(suggestion.notes).toMatch(RegExp(`${maxMinutes} (?:minutes|you have)`));
  });

  it('shortens nothing that makes raw meat fit to eat', () => {
    const { steps, dish } = suggestFromList('4 chicken thighs, peppers, onion, paprika, tin tomatoes', {
      maxMinutes: 30,
    });
    expect(dish).not.toBe('solo');
    const longest = Math.max(...[...steps.matchAll(/(\d+) to \d+ minutes/g)].map(([, low]) => Number(low)));
    expect(longest).toBeGreaterThanOrEqual(22);
  });

  it('leaves the time of a dish alone where there is enough', () => {
    expect(suggestFromList('spaghetti, onion, tin of tomatoes, tin of tuna').steps).toContain(
      '12 to 15 minutes',
    );
  });
});

describe('legs and wings', () => {
  it.each([
    'chicken wings 500g, cooked rice, peas, carrot, soy sauce',
    'chicken wings 1kg, rice, spring onions, soy sauce, eggs',
    'chicken wings 6, spaghetti, cream, mushrooms',
    'chicken drumsticks 4, noodles, pak choi, soy sauce',
    'chicken wings 8, noodles, broccoli, soy sauce, garlic',
    'chicken drumsticks 4, noodles, peanut butter, lime',
  ])('cook for half an hour and go into no quick pan: %s', (list) => {
    const { foods, steps, findings } = suggestFromList(list);
    expect(foods.some((food) => /chicken/.test(food ?? ''))).toBe(true);
    const all = [...steps.matchAll(/(?:about |(?<!to ))(\d+)(?: to \d+)? minutes/g)].reduce(
      (sum, [, low]) => sum + Number(low),
      0,
    );
    expect(all).toBeGreaterThanOrEqual(24);
    expect(findings).toEqual([]);
  });
});

describe('main foods', () => {
  it.each<[list: string, foods: string[]]>([
    ['black pudding, apples 2, mustard, potatoes 4', ['black-pudding', 'apple', 'mustard', 'potato']],
    ['4 eggs, 200 g tagliatelle, mushrooms, parmesan', ['egg', 'spaghetti', 'mushroom', 'parmesan']],
    ['turkey breast 2, leeks, mustard, cream, rice', ['turkey-breast', 'leek', 'double-cream', 'rice']],
  ])('go into one plate: %s', (list, foods) => {
    const suggestion = suggestFromList(list);
    expect(suggestion.foods).toEqual(expect.arrayContaining(foods));
    expect(suggestion.findings).toEqual([]);
  });

  it('are all of the six eggs', () => {
    const { dish, recipe } = suggestFromList(
      '6 eggs, cheddar, cooked potatoes about 400g, spring onions, red pepper',
    );
    expect(dish).toBe('frittata');
    expect(recipe.ingredients.find(({ food }) => food === 'egg')?.quantity).toBe(6);
  });

  it('are breasts and cream in a sauce and not in a soup', () => {
    expect(suggestFromList('chicken breasts 3, mushrooms, cream, tarragon, rice, onion').family).toBe('pan');
  });
});

describe('ideas', () => {
  it('end with those that stand in where the rules hold the others back', () => {
    const items = gatherItems(
      ['chicken wings', 'eggs', 'apples', 'rice'].map((text) => readIngredient(text)),
    );
    const kitchen = openKitchen(items, {
      servings: 2,
      units: 'metric',
      diets: [],
      avoid: [],
      maxMinutes: null,
      equipment: null,
      maxExtras: 2,
      idea: 0,
      guest: null,
      saltShare: 1,
    });
    const ideas = [...listIdeas(kitchen)];
    const first = ideas.findIndex(({ isSpare }) => isSpare === true);
    expect(first).toBeGreaterThan(0);
    expect(ideas.slice(first).every(({ isSpare }) => isSpare === true)).toBe(true);
  });
});
