// What a kitchen cannot do, what a food is not, and limits that cannot be kept.

import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../tests/suggest-from-list.ts';
import { readIngredient } from '../food/read-ingredient.ts';
import { gatherItems } from './read/kitchen.ts';

describe('nutmeg, a poison by the spoonful', () => {
  it.each<[list: string, options: Options, line: RegExp]>([
    ['macaroni, cheddar, milk, butter, flour, nutmeg', { servings: 12 }, /^[13]\/[24] tsp nutmeg$/m],
    ['macaroni, cheddar, milk, butter, flour, nutmeg', { servings: 4 }, /^1\/4 tsp nutmeg$/m],
  ])('%s %j', (list, options, line) => {
    const { lines, findings } = suggestFromList(list, options);
    expect(lines).toMatch(line);
    expect(findings).toEqual([]);
  });
});

describe('what is made of milk', () => {
  it.each(['vegan cream cheese', 'soya custard', 'quark', 'vegan cheese'])('is no milk: %s', (food) => {
    const { findings } = suggestFromList(`oats, ${food}, almonds`, { equipment: ['grill'] });
    expect(gatherItems([readIngredient(food)]).map((item) => item.food.id)).not.toContain('milk');
    expect(findings).toEqual([]);
  });

  it.each<[list: string, food: string]>([
    ['tinned chickpeas, spinach, onion, curry powder, rice, coconut yoghurt', 'plant-yoghurt'],
    ['leeks, potatoes, vegetable stock, oat cream', 'oat-cream'],
  ])('does its work where nothing comes from a cow: %s', (list, food) => {
    expect(suggestFromList(list, { diets: ['vegan'] }).foods).toContain(food);
  });
});

describe('what looks ready and is raw', () => {
  it.each<[list: string, options: Options, food: string]>([
    ['smoked haddock, carrots, spring onions', { equipment: ['blender'] }, 'smoked-haddock'],
    ['kippers, cucumber, radishes, spring onions', { equipment: ['kettle'] }, 'kipper'],
    ['bacon, bread, tomatoes', { equipment: ['blender'] }, 'bacon'],
    ['chorizo, bread, tomatoes', { equipment: ['blender'] }, 'chorizo'],
  ])('is not eaten cold: %s', (list, options, food) => {
    expect(suggestFromList(list, options).foods).not.toContain(food);
  });

  it('is eaten cold where it was smoked hot', () => {
    expect(suggestFromList('smoked mackerel, carrots, lettuce', { equipment: ['blender'] }).foods).toContain(
      'smoked-mackerel',
    );
  });
});

describe('a food that this kitchen cannot cook gives way to one that it can', () => {
  it.each<[list: string, options: Options, title: RegExp, never: RegExp]>([
    ['goat mince, naan', { equipment: ['grill'] }, /Naan/, /frying pan/],
    ['naan', { equipment: ['grill'] }, /Naan/, /frying pan/],
    ['salt cod, giant couscous, carrots', { equipment: ['blender'] }, /Carrot/, /fine as it is/],
    ['bread, jam', { equipment: ['kettle'] }, /Jam/, /frying pan/],
  ])('%s %j', (list, options, title, never) => {
    const { recipe, steps } = suggestFromList(list, options);
    expect(recipe.title).toMatch(title);
    expect(steps).not.toMatch(never);
  });
});

describe('a name that a food only shares', () => {
  it.each<[list: string, options: Options, never: RegExp]>([
    ['meatballs, filo pastry, onions', {}, /sausage/i],
    ['halibut, peas, banana leaf', {}, /banana leaf.*chopped/],
    ['toor dal, berbere, onion', { diets: ['vegan'] }, /\bpeas\b/i],
  ])('%s', (list, options, never) => {
    expect(suggestFromList(list, options).text).not.toMatch(never);
  });
});

describe('a limit of minutes', () => {
  it('that the best dish breaks by hours is kept by a single food', () => {
    expect(
      suggestFromList('dried broad beans, tortilla chips, bread rolls', { maxMinutes: 55 }).recipe.minutes
        .total,
    ).toBeLessThanOrEqual(55);
  });

  it.each<[list: string, maxMinutes: number]>([
    ['hogget, mince, onion, rice', 30],
    ['hogget mince, onion, rice', 30],
    ['hogget, onion, rice', 30],
    ['whole chicken, potatoes', 20],
    ['ham hock, prunes, cabbage', 25],
    ['dried kidney beans', 60],
    ['pork belly', 15],
    ['salmon, potatoes, green beans', 10],
  ])('that cannot be kept is never passed over: %s in %i', (list, maxMinutes) => {
    for (const idea of [0, 1, 2]) {
      const { recipe, notes } = suggestFromList(list, { maxMinutes, idea });
      const { total } = recipe.minutes;
      if (total === null || total <= maxMinutes) continue;
      expect(notes).toMatch(
        new RegExp(
          `more than the ${maxMinutes} you have|Nothing on this list fits into ${maxMinutes} minutes|not ${maxMinutes} minutes`,
        ),
      );
    }
  });

  it.each<[list: string, maxMinutes: number, options: Options]>([
    ['whole chicken, potatoes', 20, {}],
    ['aji amarillo paste, tomatoes', 19, { servings: 3 }],
    ['chayotes, jalapeños, dashi, soba noodles', 12, { diets: ['low-lactose'], avoid: ['peanut', 'gluten'] }],
    ['dried broad beans, tortilla chips, bread rolls, crispy fried onions', 55, { servings: 7 }],
    ['dried kidney beans', 60, {}],
  ])('is said to be too short for everything only where it is: %s in %i', (list, maxMinutes, options) => {
    const ideas = [0, 1, 2, 3, 4].map((idea) => suggestFromList(list, { ...options, maxMinutes, idea }));
    const isInTime = ideas.some(({ recipe }) => (recipe.minutes.total ?? 0) <= maxMinutes);
    const saysNothing = ideas.some(({ notes }) => notes.includes('Nothing on this list fits'));
    expect(saysNothing && isInTime).toBe(false);
  });
});

describe('what the rules hold back', () => {
  it.each<[list: string, options: Options]>([
    [
      'ramen noodles, buttermilk, prawns, leg of lamb, turkey legs, tinned tuna, hemp seeds',
      { equipment: ['oven', 'microwave', 'kettle', 'grill', 'slow-cooker', 'blender'], maxMinutes: 71 },
    ],
    [
      'filled chocolate bar, liver, condensed milk, furikake, peas, instant noodles',
      { servings: 4, idea: 4 },
    ],
  ])('is shown without its headnote or not at all: %s', (list, options) => {
    expect(suggestFromList(list, options).findings).toEqual([]);
  });
});
