import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../tests/suggest-from-list.ts';

describe('what a cook avoids, in the words that cooks use', () => {
  it.each([
    ['shell fish', 'prawns, linguine, garlic, lemon', 'prawns'],
    ['fish and shellfish', 'prawns, rice, peas', 'prawns'],
    ['seafood', 'mussels, pasta, garlic, tomatoes', 'mussels'],
    ['nuts and seeds', 'walnuts, rice, onion, spinach', 'walnuts'],
    ['mixed nuts', 'walnuts, rice, onion, spinach', 'walnuts'],
    ['tree nuts', 'cashews, rice, chicken, peppers', 'cashews'],
    ['almonds', 'apples, marzipan, puff pastry, butter', 'marzipan'],
    ['sesame seeds', 'tahini, chickpeas, lemon, garlic', 'tahini'],
    ['groundnuts', 'noodles, peanut butter, lime, carrots', 'peanut-butter'],
    ['peanutz', 'noodles, peanut butter, lime, carrots', 'peanut-butter'],
    ['soybeans', 'tofu, rice, broccoli, ginger', 'tofu'],
    ['egg whites', 'eggs, cheddar, spinach, bread', 'egg'],
    ['dairy', 'double cream, mushrooms, pasta', 'double-cream'],
    ['cheese', 'parmesan, pasta, tomatoes', 'parmesan'],
    ['beef', 'beef mince, onion, potatoes, carrots', 'beef-mince'],
    ['pork', 'bacon, potatoes, cabbage', 'bacon'],
    ['meat', 'chicken thighs, rice, peppers', 'chicken-thigh'],
    ['tomatoes', 'ketchup, rice, eggs, peas', 'ketchup'],
  ])('without %s: %s', (avoid, list, barred) => {
    const { recipe, foods, findings } = suggestFromList(list, { avoid: [avoid] });
    expect(foods).not.toContain(barred);
    expect(recipe.leftOut.map(({ why }) => why).join()).toMatch(/which you avoid|you asked to leave/);
    expect(findings).toEqual([]);
  });

  it('says what a made food holds', () => {
    const { recipe } = suggestFromList('apples, marzipan, puff pastry, butter', { avoid: ['almonds'] });
    expect(recipe.leftOut).toContainEqual({
      ingredient: 'marzipan',
      why: 'it contains almonds, which you avoid',
    });
  });
});

describe('onions and garlic that nobody here eats', () => {
  it.each([
    ['quorn mince, half a jar of pasta sauce, carrots, lasagne sheets, cheddar, milk, no onions', /Lasagne/],
    ['beef mince, tin of tomatoes, spaghetti, carrots, no onion no garlic', /Bolognese/],
    ['red lentils, carrots, stock cube, no onions', /./],
  ])('%s', (list, title) => {
    const { recipe, foods, steps, findings } = suggestFromList(list);
    expect(recipe.title).toMatch(title);
    expect(foods).not.toContain('onion');
    if (list.includes('garlic')) expect(foods).not.toContain('garlic');
    expect(steps).toMatch(/^\W*(?:Heat|Warm|Add|Put|Bring|Melt|Cover|Fry|Soften) /);
    expect(findings).toEqual([]);
  });
});

describe('a dish that was cooked before', () => {
  it.each([
    [{ avoid: ['milk'] }, 'mac and cheese leftover', 'bacon, leeks'],
    [{ avoid: ['milk'] }, 'leftover lasagne', 'salad, tomatoes'],
    [{ avoid: ['milk'] }, 'leftover cheesy pasta', 'peas, tomatoes'],
    [{ avoid: ['milk'] }, 'leftover buttered noodles', 'peas, carrots'],
    [{ avoid: ['milk'] }, 'leftover mushroom risotto', 'spinach, tomatoes'],
    [{ avoid: ['peanut'] }, 'leftover satay noodles', 'carrots, cucumber'],
    [{ avoid: ['egg'] }, 'leftover potato salad', 'tomatoes, rocket'],
    [{ diets: ['vegan'] }, 'leftover beef stew', 'potatoes, carrots'],
    [{ diets: ['vegetarian'] }, 'leftover chicken curry', 'rice, peas'],
    [{ diets: ['vegetarian'] }, 'leftover sausage casserole', 'potatoes, peas'],
  ] as const)('is left out for %j: %s', (options, dish, rest) => {
    const { recipe } = suggestFromList(`${dish}, ${rest}`, options as Options);
    expect(recipe.ingredients.map(({ text }) => text).join()).not.toMatch(
      /leftover|macaroni|lasagne|pasta|noodle|risotto|stew|curry|sausage|cooked (?:rice|potato)/i,
    );
    expect(recipe.leftOut.length).toBeGreaterThan(0);
  });

  it('is used where nothing speaks against it', () => {
    const { recipe } = suggestFromList('leftover chicken curry, rice, peas');
    expect(recipe.ingredients.map(({ text }) => text).join()).toMatch(/curry/);
  });
});

describe('what goes by the pinch or is young', () => {
  it('takes a pinch of saffron, whatever the dish', () => {
    for (const list of [
      'lamb shoulder, saffron, onions, apricots',
      'beef shin, saffron, carrots',
      'chicken, rice, saffron',
    ])
      expect(suggestFromList(list).lines).not.toMatch(/\d g saffron|tsp saffron/);
  });

  it.each(['baby spinich', 'baby potatos', 'baby carots'])('takes %s for a vegetable', (food) => {
    expect(suggestFromList(`${food}, halloumi, chickpeas, red pepper`).recipe.title).not.toMatch(/Baby$/);
  });
});
