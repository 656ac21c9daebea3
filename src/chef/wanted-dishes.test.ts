// Dishes that a list plainly asks for, each with the foods that make it what it is.

import { describe, expect, it } from 'vitest';
import { suggestFromList } from '../../tests/suggest-from-list.ts';
import { suggestRecipe } from './suggest-recipe.ts';

const LISTS: readonly (readonly [list: string, dish: string, title: RegExp])[] = [
  ['flour tortillas, tuna, cheddar, red onion', 'quesadilla', /^Tuna Melt Quesadillas$/],
  ['tortillas, cheddar, black beans, sweetcorn, spring onions', 'quesadilla', /Quesadillas$/],
  [
    'lambs liver, 2 onions, stock cube, savoy cabbage, potatoes',
    'liver-and-onions',
    /^Lamb's Liver with Onion Gravy and Savoy Cabbage$/,
  ],
  ['chicken livers, onion, bacon, toast', 'liver-and-onions', /^Chicken Livers with Bacon/],
  ['egusi, palm oil, goat meat, yam, spinach, scotch bonnet', 'egusi-soup', /^Egusi Soup with Goat Meat/],
  ['egusi, spinach, beef, peppers', 'egusi-soup', /^Egusi Soup/],
  ['egusi, palm oil, spinach, stockfish, maggi cubes', 'egusi-soup', /^Egusi Soup with Stockfish/],
  ['diced lamb, dried apricots, ras el hanout, onion, couscous', 'braise', /^Lamb Tagine with Apricots/],
  ['stewing lamb, chickpeas, apricots, ras el hanout, couscous', 'braise', /^Lamb Tagine with Apricots/],
  ['bone marrow, risotto rice, parmesan, shallot', 'risotto', /^Bone Marrow Risotto$/],
  ['marrow bones, carrots, onions, barley', 'marrow-bones', /^Marrow Bone Broth with Carrots/],
  ['marrow bones, sourdough, parsley, lemon', 'marrow-bones', /^Roast Bone Marrow on Toast$/],
  ['squid, chorizo, tinned tomatoes, potatoes', 'fish-stew', /^Squid Stew/],
  ['squid, garlic, lemon, spaghetti', 'pasta-sauce', /^Spaghetti with Squid/],
  ['squid, rice, peas, saffron', 'spiced-rice', /^Saffron Rice with Squid and Peas$/],
  ['chicken breast, bacon, leeks, cream, puff pastry', 'pastry-pie', /^Chicken, Bacon and Leek Pie/],
  [
    'lamb mince, aubergine, flatbreads, tahini, pomegranate, parsley, yoghurt',
    'tacos',
    /^Flatbreads with Spiced Lamb Mince/,
  ],
];

describe('the dish a list asks for', () => {
  it.each(LISTS)('%s: %s', (list, dish, title) => {
    const suggestion = suggestFromList(list);
    expect(suggestion.dish).toBe(dish);
    expect(suggestion.recipe.title).toMatch(title);
    expect(suggestion.recipe.leftOut).toEqual([]);
    expect(suggestion.findings).toEqual([]);
  });

  it('fries the onions before the liver and makes the gravy last', () => {
    const { steps } = suggestFromList('liver, onions, stock cube, potatoes');
    const places = ['15 to 18 minutes', 'no longer pink', 'clings to a spoon'].map((one) =>
      steps.indexOf(one),
    );
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it.each(['squid, tinned tomatoes, potatoes', 'octopus, tinned tomatoes, potatoes'])(
    'gives %s its long simmer and no shells',
    (list) => {
      const { steps } = suggestFromList(list);
      expect(steps).not.toMatch(/shells/);
      expect(steps).toMatch(/20 to 30 minutes[\s\S]*15 to 18 minutes|50 to 70 minutes/);
    },
  );
});

describe('several cheeses on one list', () => {
  it.each([
    ['macaroni, cauliflower, cheddar, stilton, brie, milk, wholegrain mustard', 'mac-and-cheese'],
    ['bread, cheddar, mozzarella, stilton', 'toastie'],
    ['tortillas, ham, cheddar, mozzarella, peppers', 'quesadilla'],
  ])('%s: all of them melt together', (list, dish) => {
    const suggestion = suggestFromList(list);
    expect(suggestion.dish).toBe(dish);
    expect(suggestion.recipe.leftOut).toEqual([]);
    expect(suggestion.steps).toMatch(/\bcheese\b/);
    expect(suggestion.findings).toEqual([]);
  });

  it('weigh together what one would weigh', () => {
    const sum = (list: string): number =>
      suggestFromList(list)
        .recipe.ingredients.filter(({ food }) => /cheddar|blue-cheese|brie/.test(food ?? ''))
        .reduce((grams, { quantity }) => grams + (quantity ?? 0), 0);
    const one = sum('macaroni, cheddar, milk');
    const three = sum('macaroni, cheddar, stilton, brie, milk');
    expect(Math.abs(three - one)).toBeLessThanOrEqual(15);
  });
});

describe('ground spices', () => {
  it.each([
    'couscous, ras el hanout, chickpeas, lemon, red onion',
    'couscous, ras el hanout, courgettes, feta, lemon',
    'chickpeas, cumin, red onion, lemon, cucumber',
  ])('%s: meet hot fat before the dressing', (list) => {
    const { steps, recipe } = suggestFromList(list);
    expect(recipe.leftOut).toEqual([]);
    expect(steps).toMatch(/(?:ras el hanout|cumin)[^.]*fragrant/);
    expect(steps).not.toMatch(/[Ww]hisk[^.]*(?:ras el hanout|cumin)/);
  });

  it('go into the boiling water where there is no pan', () => {
    const { steps } = suggestFromList('couscous, cumin, chickpeas, tomatoes', { equipment: ['kettle'] });
    expect(steps).toMatch(/couscous, cumin and salt[^.]*pour over/);
  });
});

describe('soups', () => {
  const SOUPS = [
    'leeks, potatoes, carrots, celery, cabbage, tin cannellini beans',
    'potatoes, carrots, turnips, swede, parsnips, onions, celery',
    'red lentils, carrots, onion, celery, tinned tomatoes',
    'split peas, ham, carrots, onions, celery',
    'parsnips, apple, onions, curry powder',
    'rice noodles, chicken stock, prawns, pak choi, coriander',
  ];

  it.each(SOUPS)('%s: at most 350 ml of water a head', (list) => {
    for (const servings of [2, 4, 6]) {
      const { steps, family } = suggestFromList(list, { servings });
      expect(family).toBe('soup');
      const water = [...steps.matchAll(/(\d+) ml (?:of )?water/g)].reduce(
        (sum, one) => sum + Number(one[1]),
        0,
      );
      expect(water / servings).toBeLessThanOrEqual(355);
    }
  });
});

describe('what is left out', () => {
  it('shares one reason on a very long list', () => {
    const { recipe } = suggestFromList(
      'chicken thighs, rice, pasta, potatoes, cod, sausages, tofu, jam, cola, broccoli, courgettes, peppers, lettuce, kidney beans, flour, eggs, honey, mustard',
    );
    const reasons = new Set(recipe.leftOut.map(({ why }) => why.replace(/; cook or freeze.*/, '')));
    expect(recipe.leftOut.length).toBeGreaterThan(8);
    expect(reasons.size).toBeLessThanOrEqual(4);
  });

  it('says why dried beans stay out of a kitchen that cannot boil them', () => {
    const request = { ingredients: ['dried kidney beans'], equipment: ['slow-cooker'] as const };
    const suggestion = suggestRecipe(request);
    expect(suggestion.kind === 'nothing-edible' && suggestion.message).toMatch(/ten minutes of hard boiling/);
  });

  it('cooks the rest of the list without them', () => {
    const { recipe } = suggestFromList('dried kidney beans, onions, tinned tomatoes, peppers', {
      equipment: ['slow-cooker'],
    });
    expect(recipe.leftOut.map(({ ingredient }) => ingredient)).toEqual(['dried kidney beans']);
    expect(recipe.leftOut[0]?.why).toMatch(/boiling hard/);
  });
});

describe('what goes wrong most dearly', () => {
  it('gives the legs of a duck their two hours', () => {
    const { dish, steps } = suggestFromList('duck legs, cabbage, potatoes');
    expect(dish).toBe('roast-joint');
    expect(steps).toMatch(/about 45 minutes[\s\S]*50 to 60 minutes/);
  });

  it.each(['frozen sweetcorn, tortillas, black beans, avocado', 'frozen sweetcorn, eggs, potatoes, cheddar'])(
    '%s: heats the corn and drains nothing',
    (list) => {
      const { recipe, steps } = suggestFromList(list);
      const corn = recipe.ingredients.find(({ text }) => text.includes('sweetcorn'));
      expect(corn?.text).not.toMatch(/drained/);
      expect(steps).toMatch(/(?:Put|Add|Tip in|Cook|Fry|Drop)[^.]*sweetcorn[^.]*minutes/);
    },
  );

  it('cooks the cod where peppers come from a jar', () => {
    const { recipe } = suggestFromList('cod, butter beans, roasted red peppers from a jar, kale');
    expect(recipe.leftOut).toEqual([]);
  });

  it('holds no gumbo of chicken and prawns back', () => {
    const { dish, findings, recipe } = suggestFromList(
      'chicken thighs, prawns, okra, sausages, celery, pepper, flour, rice, onion, Cajun seasoning',
    );
    expect(dish).toBe('gumbo');
    expect(findings).toEqual([]);
    expect(recipe.leftOut).toEqual([]);
  });

  it('keeps the herb of a risotto', () => {
    expect(suggestFromList('mushrooms, risotto rice, thyme, parmesan, onion').recipe.leftOut).toEqual([]);
  });

  it('warms no meat a third time', () => {
    expect(suggestFromList('leftover roast chicken, leeks, cream, puff pastry').text).toMatch(
      /Eat it all today/,
    );
  });
});

describe('amounts as the cook gave them', () => {
  it.each([
    'salsa 1 cup, tortillas, avocado, ground turkey',
    '1 cup salsa, tortillas, avocado, ground turkey',
  ])('%s: in spoons and cups', (list) => {
    const { recipe, text } = suggestFromList(list, { units: 'us' });
    const salsa = recipe.ingredients.find(({ food }) => food === 'salsa');
    expect(salsa?.unit).toMatch(/^(?:cup|tbsp)$/);
    expect(text).toMatch(/You keep .* cup of the tomato salsa/);
  });

  it('names a herb in a step by itself', () => {
    const { steps } = suggestFromList('leg of lamb, potatoes, rosemary');
    expect(steps).toMatch(/the rosemary\b(?! sprig)/);
  });
});
