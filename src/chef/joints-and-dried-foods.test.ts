// Joints on the bone by the piece, dried beans and dried seasonings: how much is taken, and what is done to it first.

import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../tests/suggest-from-list.ts';

describe('a joint that is counted', () => {
  it.each<[list: string, servings: number, dish: string, line: RegExp]>([
    ['2 duck legs, celeriac, kale, star anise, bay leaves', 2, 'roast-joint', /^2 duck legs$/m],
    ['4 duck legs, potatoes, garlic', 2, 'roast-joint', /^2 duck legs$/m],
    ['2 lamb shanks, carrots, onion, red wine, rosemary', 2, 'braise', /^2 lamb shanks$/m],
    ['1 lamb shank, pearl barley, leek', 1, 'braise', /^1 lamb shank$/m],
    ['8 beef short ribs, carrots, onion, thyme', 4, 'braise', /^8 beef short ribs$/m],
    ['4 osso buco, tinned tomatoes, celery, white wine', 4, 'braise', /^4 osso buco slices$/m],
    ['1 ham hock, split peas, carrots, onion', 4, 'pea-and-ham-soup', /^1 ham hock$/m],
    ['1 goose leg, potatoes, red cabbage', 2, 'braise', /^1 goose leg$/m],
    ['2 rabbit legs, mustard, cider, bacon', 2, 'braise', /^2 rabbit legs$/m],
    ['2 confit duck legs, puy lentils, carrots', 2, 'lentil-pot', /^2 confit duck legs/m],
    ['12 chicken wings, hot sauce, butter, celery', 4, 'glazed-joints', /^12 chicken wings$/m],
    ['2 chicken legs, potatoes, lemon', 2, 'tray-roast', /^2 chicken legs$/m],
    ['1 turkey leg, carrots, onion, potatoes', 4, 'tray-roast', /^1 turkey leg$/m],
    ['8 chicken wings, soy sauce, honey, rice', 2, 'glazed-joints', /^8 chicken wings$/m],
    ['1 rack of ribs, barbecue sauce, potatoes', 2, 'glazed-joints', /^1 rack of pork ribs$/m],
  ])('%s for %i is %s', (list, servings, dish, line) => {
    const suggestion = suggestFromList(list, { servings });
    expect(suggestion.dish).toBe(dish);
    expect(suggestion.lines).toMatch(line);
    expect(suggestion.recipe.leftOut).toEqual([]);
    expect(suggestion.findings).toEqual([]);
  });

  it('is kept where there are more than eaters', () => {
    expect(suggestFromList('4 duck legs, potatoes, garlic').notes).toContain('You keep 2 duck legs');
  });

  it('keeps its bone by weight too: 800 g of oxtail feed two', () => {
    expect(suggestFromList('oxtail 800 g, carrots, onion, red wine').lines).toMatch(/^800 g oxtail$/m);
  });

  it('cooks as long as its kind wants, and longer than a stew of chunks', () => {
    expect(suggestFromList('2 lamb shanks, carrots, onion').steps).toMatch(/110 to 120 minutes/);
    expect(suggestFromList('1 turkey leg, carrots, onion, potatoes').recipe.minutes.cook).toBeGreaterThan(75);
  });

  it('comes off the bone where two of it feed four', () => {
    expect(suggestFromList('2 lamb shanks, carrots, potatoes', { servings: 4 }).steps).toMatch(
      /pull the meat from the bone/,
    );
  });

  it('is glazed at the end and not before', () => {
    const { steps } = suggestFromList('4 chicken drumsticks, honey, mustard, potatoes');
    expect(steps.indexOf('in the glaze')).toBeGreaterThan(steps.search(/Roast, turning once/));
    expect(steps).toMatch(/74 C/);
  });
});

describe('dried beans of every kind', () => {
  it.each([
    'dried borlotti beans',
    'dried black-eyed peas',
    'black-eyed peas (dried)',
    'dried pinto beans',
    'dried cannellini beans',
    'dried haricot beans',
    'dried flageolet beans',
    'dried lima beans',
    'dried great northern beans',
    'dried cranberry beans',
    'dried adzuki beans',
    'dried pigeon peas',
    'dried marrowfat peas',
    'dried mixed beans',
    'dried chickpeas',
    'raw kidney beans',
  ])('%s are soaked and boiled hard, and are no tin', (beans) => {
    const { dish, lines, steps, recipe } = suggestFromList(`${beans}, onion, carrots`);
    expect(dish).toBe('bean-pot');
    expect(lines).toMatch(/^150 g dried /m);
    expect(lines).not.toMatch(/tin/);
    expect(steps).toMatch(/soak overnight/);
    expect(steps).toMatch(/boil hard for a full 10 minutes/);
    expect(recipe.minutes.total).toBeGreaterThan(500);
  });

  it('go into the pot with the meat', () => {
    const { lines, steps, recipe } = suggestFromList(
      'dried flageolet beans, lamb shoulder, garlic, rosemary',
    );
    expect(lines).toMatch(/^100 g dried flageolet beans$/m);
    expect(steps).toMatch(/boil hard/);
    expect(recipe.leftOut).toEqual([]);
  });

  it('take bacon, sausages and a bay leaf along', () => {
    for (const meat of ['bacon', 'sausages', 'ham'])
      expect(suggestFromList(`dried pinto beans, ${meat}, onion, bay leaves`).recipe.leftOut).toEqual([]);
  });
});

describe('what is dried to a seasoning', () => {
  it.each<[list: string, options: Options, line: RegExp]>([
    ['dried mushrooms, risotto rice, onion, parmesan', {}, /^25 g dried mushrooms, soaked/m],
    [
      'dried mushrooms, beef shin, red wine, onion',
      { servings: 4 },
      /^(?:35|40|45|50) g dried mushrooms, soaked/m,
    ],
    ['dried shrimp, collard greens, onion, tomatoes', {}, /^10 g dried shrimp, soaked/m],
    ['crayfish powder, collard greens, onion, tomatoes', {}, /^10 g crayfish powder$/m],
    ['anchovies, spaghetti, garlic, chilli', {}, /^(?:10|15|20) g anchovies/m],
  ])('%s', (list, options, line) => {
    const { lines, steps } = suggestFromList(list, options);
    expect(lines).toMatch(line);
    expect(steps).not.toMatch(/until pink/);
  });

  it.each([
    ['oxtail 800 g, carrots, onion, bay leaves', 2, /^1 bay leaf$/m],
    ['beef shin, carrots, onion, bay leaves', 6, /^3 bay leaves$/m],
    ['beef shin, star anise, soy sauce, ginger, noodles', 4, /^2 star anise$/m],
    ['2 duck legs, star anise, potatoes', 2, /^1 star anise$/m],
  ])('counts leaves and stars, and never weighs them: %s for %i', (list, servings, line) => {
    expect(suggestFromList(list, { servings }).lines).toMatch(line);
  });
});

describe('poison that the cook typed', () => {
  it('is named in the recipe, with the reason that the list shows', () => {
    expect(suggestFromList('rhubarb with leaves, sugar, flour, butter, oats').notes).toMatch(
      /leaves are poisonous; cut them off/,
    );
    expect(suggestFromList('slightly sprouted potatoes, leeks, cream').notes).toMatch(
      /hold solanine; cut them out/,
    );
    expect(suggestFromList('green potatoes, onion, cheese, eggs').recipe.leftOut).toContainEqual({
      ingredient: 'green potatoes',
      why: expect.stringContaining('solanine'),
    });
  });

  it.each([
    ['potatoes gone green and sprouting, chicken livers, onion, butter, thyme, toast', 'potato'],
    ['wild mushrooms from our walk (not sure what sort), tagliatelle, garlic, cream, parsley', 'mushroom'],
  ])('keeps what nobody should eat out of the dish: %s', (list, name) => {
    const { ingredients, title } = suggestFromList(list).recipe;
    expect(String(title).toLowerCase()).not.toContain(name);
    expect(ingredients.map((line) => JSON.stringify(line)).join(' ')).not.toContain(name);
  });
});
