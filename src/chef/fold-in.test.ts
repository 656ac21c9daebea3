// What a dish has no slot for goes in by what it does: into the fat, into the pot, over the top, cooked apart.

import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../tests/suggest-from-list.ts';

describe('nothing that makes the dish stays out', () => {
  it.each<[list: string, foods: string[], steps: RegExp]>([
    ['okra, paneer, tomatoes, green chillies, cumin seeds', ['cumin-seeds', 'chilli'], /cumin seeds/],
    ['sausages, red cabbage, potatoes, onions, juniper', ['juniper-berries'], /the juniper berries/],
    [
      'beef mince, kidney beans, tinned tomatoes, ancho chilli, cumin',
      ['dried-chilli'],
      /the ancho chillies/,
    ],
    ['cod, cherry tomatoes, fennel, saffron, butter beans', ['saffron'], /saffron/],
    [
      'salt cod, potatoes, onion, chickpeas, smoked paprika',
      ['smoked-paprika', 'chickpeas'],
      /the smoked paprika/,
    ],
    [
      'goat meat, kidney beans, scotch bonnet, thyme, coconut milk',
      ['coconut-milk'],
      /the coconut milk and let/,
    ],
    [
      'beef shin, chipotle paste, black beans, orange',
      ['chipotle', 'orange'],
      /the chipotle paste.*juice of the orange/s,
    ],
    [
      'venison, celeriac, blackberries, dark chocolate',
      ['blackberries', 'chocolate'],
      /blackberries.*melted/s,
    ],
    ['minced lamb, tinned tomatoes, aubergine, red wine', ['red-wine'], /the red wine and let it bubble/],
    ['pork mince, cabbage, tinned tomatoes, paprika, raisins', ['raisins'], /the raisins.*plump/],
    ['broccoli, spaghetti, stale bread, anchovies', ['bread'], /crumbs.*crisp and brown/s],
    ['chicken breasts, broccoli, courgettes, parmesan', ['parmesan'], /parmesan/],
    ['black-eyed beans, palm oil, onion, tomatoes, eggs, rice', ['egg'], /eggs.*on top/s],
    ['goat, kidney beans, thyme, plantain, rice', ['plantain'], /the plantains?/],
    ['tofu, noodles, pak choi, soy sauce, nori', ['nori'], /nori/],
    ['chicken livers, rhubarb, watercress', ['rhubarb'], /rhubarb.*(?:splash of|little) water/],
    ['chicken thighs, leeks, soy sauce, mirin', ['soy-sauce', 'mirin'], /glaze/],
    ['pancake mix, blueberries, milk, pecans', ['pecans'], /pecans/],
  ])('%s', (list, foods, steps) => {
    const suggestion = suggestFromList(list);
    for (const food of foods) expect(suggestion.foods).toContain(food);
    expect(suggestion.steps).toMatch(steps);
    expect(suggestion.findings).toEqual([]);
  });
});

describe('and nothing goes where it has no place', () => {
  it.each<[list: string, foods: string[], options: Options]>([
    ['cod, tinned tomatoes, potatoes, parmesan', ['parmesan'], {}],
    ['tofu, noodles, broccoli, soy sauce, cheddar', ['cheddar'], {}],
    ['apples, oats, butter, sugar, cumin', ['cumin'], {}],
    ['chicken thighs, mushrooms, white wine, coconut milk, parmesan', ['coconut-milk'], {}],
    ['beef, onions, carrots, soured cream', ['soured-cream'], { diets: ['kosher'] }],
    ['goat, kidney beans, thyme, eggs', ['egg'], { avoid: ['egg'] }],
  ])('%s', (list, foods, options) => {
    const suggestion = suggestFromList(list, options);
    for (const food of foods) expect(suggestion.foods).not.toContain(food);
    expect(suggestion.recipe.leftOut.length).toBeGreaterThan(0);
    expect(suggestion.findings).toEqual([]);
  });

  it('does not win a list for a dish that has no place for it', () => {
    const { dish } = suggestFromList('pasta, bacon, peas, eggs, parmesan, leek, cream, lemon');
    expect(dish).toBe('pasta-sauce');
  });
});

describe('what cools quickly is ready last', () => {
  it.each([
    ['tofu, noodles, broccoli, soy sauce, ginger', /noodles.*Drain/s, /Fry|stir-fry|Add the tofu/i],
    ['salmon, egg noodles, soy sauce, cucumber, sesame seeds', /egg noodles.*Drain/s, /salmon/],
  ])('%s', (list, starch, main) => {
    const { recipe } = suggestFromList(list);
    const place = (pattern: RegExp): number => recipe.steps.findIndex((step) => pattern.test(step));
    expect(place(starch)).toBeGreaterThan(place(main));
  });

  it('brings back to the heat what had to be fried first', () => {
    const { steps } = suggestFromList('pork chops, apples, savoy cabbage, wholegrain mustard');
    expect(steps).toMatch(/return the savoy cabbage[^.]*hot again/i);
  });
});

describe('dishes that a cookbook has for the list', () => {
  it.each([
    [
      'squid, chorizo, butter beans, saffron, fennel, sherry',
      /squid stew with chorizo(?:,| and) butter beans/i,
    ],
    ['sushi rice, nori, cucumber, avocado, tinned mackerel, pickled ginger', /chirashi-style rice/i],
    ['teff flour, berbere, split yellow peas, collard greens', /kik wot/i],
    ['Kit Kat, Nutella, marshmallows, cornflakes', /chocolate cornflake squares/i],
    ['puff pastry, onions, anchovies, olives', /onion and anchovy tart/i],
    ['mango, coconut milk, glutinous rice', /coconut rice pudding/i],
    ['dried kidney beans, dried chickpeas, tomatoes, onion', /chickpea and kidney bean pot/i],
    ['duck legs, kumquats, star anise, turnips', /duck legs/i],
    ['bread flour, yeast, cherry tomatoes, feta, red onion, rosemary', /focaccia/i],
    ['pork, vinegar, soy sauce, bay leaf, garlic', /adobo/i],
  ])('%s', (list, title) => {
    const { recipe, findings } = suggestFromList(list);
    expect(recipe.title).toMatch(title);
    expect(recipe.leftOut.filter(({ ingredient }) => !/flour/.test(ingredient))).toEqual([]);
    expect(findings).toEqual([]);
  });
});
