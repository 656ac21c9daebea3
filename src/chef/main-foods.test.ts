// The raw meat or fish that leads a list is cooked, and what stays out has a reason that a cook can believe.

import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../tests/suggest-from-list.ts';

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
  ['1kg mussels, lardons, cider, creme fraiche', /^Mussels in .*Cider and Crème Fraîche with Lardons$/, {}],
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
    const { recipe, findings } = suggestFromList(list, options);
    expect(recipe.title).toMatch(title);
    expect(recipe.leftOut).toEqual([]);
    expect(findings.filter(({ severity }) => severity === 'danger')).toEqual([]);
  });
});

it('cooks the raw meat of a list where a dish without it would score higher', () => {
  const { recipe } = suggestFromList('hominy, pork, dried chillies, oregano, radishes');
  expect(recipe.title).toMatch(/pork/i);
  expect(recipe.leftOut.map(({ ingredient }) => ingredient)).not.toContain('pork');
});

describe('dried beans and a slow cooker alone', () => {
  it('cooks the rest and says what a tin would do', () => {
    const { recipe } = suggestFromList('250g dried kidney beans, onion, tinned tomatoes, carrots, cumin', {
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
  const { notes } = suggestFromList('red berries from the garden, sugar, flour, butter');
  expect(notes).toMatch(/only someone who knows plants well/);
  expect(suggestFromList('frozen berries, sugar, flour, butter').notes).not.toMatch(/Take care/);
});

it('advises no vinegar to who avoids sulphites', () => {
  const options: Options = { avoid: ['sulphites', 'milk'], diets: ['gluten-free', 'halal'], idea: 4 };
  const { findings } = suggestFromList('wild rice', options);
  expect(findings.filter(({ severity }) => severity === 'danger')).toEqual([]);
});

it('names no cake that is not in the glass', () => {
  const list = 'sponge fingers, cream cheese, popcorn, queso fresco, chutney, black pepper, rocket';
  const { recipe, findings } = suggestFromList(list, { avoid: ['sulphites'] });
  expect(recipe.title).toBe('Cream Cheese Pots');
  expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
});
