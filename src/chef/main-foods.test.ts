// The raw meat or fish that leads a list is cooked, and what stays out has a reason that a cook can believe.

import { describe, expect, it } from 'vitest';
import { checkRecipe } from '../recipe/check-recipe.ts';
import type { RecipeRequest } from '../recipe/recipe-request.ts';
import { suggestRecipe } from './suggest-recipe.ts';

type Options = Omit<RecipeRequest, 'ingredients'>;

function suggest(list: string, options: Options = {}) {
  const request = { ingredients: list.split(', '), ...options };
  const suggestion = suggestRecipe(request);
  if (suggestion.kind !== 'recipe') throw new Error(`no recipe for ${list}`);
  return { ...suggestion, findings: checkRecipe(suggestion.recipe, request) };
}

const MAINS: readonly (readonly [list: string, title: RegExp, options: Options])[] = [
  [
    'whole chicken 1.6kg, potatoes, carrots, parsnips, frozen peas, rosemary, lemon, gravy granules',
    /^Roast Chicken with Potatoes, Carrots and Parsnips$/,
    { servings: 5 },
  ],
  [
    'leg of lamb 2kg, potatoes, carrots, garlic, rosemary',
    /^Roast Leg of Lamb with Potatoes/,
    { servings: 6 },
  ],
  ['whole chicken', /^Roast Chicken$/, {}],
  [
    '600g diced lamb, tin chickpeas, dried apricots, ras el hanout, onion, couscous',
    /^Lamb Tagine with Apricots and Chickpeas$/,
    { servings: 4, diets: ['halal'] },
  ],
  ['6 sausages, baked beans, bread, worcestershire sauce', /^Sausages with Baked Beans on Toast$/, {}],
  ['1kg mussels, lardons, cider, creme fraiche', /^Mussels in .*Cider and Crème Fraîche$/, {}],
  ['gnocchi, halloumi, tomatoes, red onion', /Gnocchi/, { equipment: ['air-fryer', 'kettle'] }],
  ['instant noodles, egg, sriracha', /Noodles with Egg/, { equipment: ['microwave', 'kettle'], servings: 1 }],
  [
    '400g rice, scotch bonnet, 2 red peppers, 2 onions, tin plum tomatoes, tomato puree, curry powder, 8 chicken thighs',
    /Jollof/,
    { servings: 6 },
  ],
  ['beef mince, tortillas, black beans, cheddar, avocado, lime', /^Beef Tacos/, {}],
  ['chicken thighs, flour tortillas, kidney beans, red pepper, onion, salsa', /^Chicken Fajitas/, {}],
  ['young jackfruit, burger buns, barbecue sauce, red cabbage', /^Barbecue Jackfruit Buns/, {}],
];

describe('the main food of a list', () => {
  it.each(MAINS)('%s', (list, title, options) => {
    const { recipe, findings } = suggest(list, options);
    expect(recipe.title).toMatch(title);
    expect(recipe.leftOut).toEqual([]);
    expect(findings.filter(({ severity }) => severity === 'danger')).toEqual([]);
  });
});

it('cooks the raw meat of a list where a dish without it would score higher', () => {
  const { recipe } = suggest('hominy, pork, dried chillies, oregano, radishes');
  expect(recipe.title).toMatch(/pork/i);
  expect(recipe.leftOut.map(({ ingredient }) => ingredient)).not.toContain('pork');
});

describe('dried beans and a slow cooker alone', () => {
  it('cooks the rest and says what a tin would do', () => {
    const { recipe } = suggest('250g dried kidney beans, onion, tinned tomatoes, carrots, cumin', {
      equipment: ['slow-cooker'],
      servings: 4,
    });
    expect(recipe.title).toMatch(/Carrot/);
    expect(recipe.leftOut.map(({ why }) => why)).toEqual([
      expect.stringMatching(/slow cooker.*a tin would do/),
    ]);
  });
});

it('says with the dish what care was asked for with a thing as it was typed', () => {
  const { recipe } = suggest('red berries from the garden, sugar, flour, butter');
  expect(recipe.notes.join(' ')).toMatch(/only someone who knows plants well/);
  expect(suggest('frozen berries, sugar, flour, butter').recipe.notes.join(' ')).not.toMatch(/Take care/);
});

it('advises no vinegar to who avoids sulphites', () => {
  const options: Options = { avoid: ['sulphites', 'milk'], diets: ['gluten-free', 'halal'], idea: 4 };
  const { findings } = suggest('wild rice', options);
  expect(findings.filter(({ severity }) => severity === 'danger')).toEqual([]);
});
