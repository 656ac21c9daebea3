// Foods that a cookbook has in one dish are in one dish, though two of them could be its main; a seasoning goes in with
// what carries it; and what is read on the list is what the cook wrote.

import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../tests/suggest-from-list.ts';

describe('two mains that make one dish', () => {
  it.each<[list: string, title: RegExp]>([
    ['prawns, sausage, okra, rice, celery, peppers', /gumbo/i],
    ['andouille sausage, shrimp, okra, celery, green pepper, rice', /andouille.* gumbo/i],
    ['merguez, eggs, peppers, tinned tomatoes, harissa', /shakshuka with merguez/i],
    ['red lentils, berbere, eggs, onion, tomatoes', /misir wot/i],
    ['tinned sardines, eggs, sourdough, lemon', /sardines on toast/i],
    ['puff pastry, cherry tomatoes, mozzarella, courgette, prosciutto', /tart/i],
    ['sirloin steak, king prawns, garlic, butter, potatoes, broccoli', /steak with king prawns/i],
    ['scallops, bacon, peas, mint, cream', /scallops with bacon/i],
    ['cauliflower, red lentils, chickpeas, curry powder, coconut milk', /curry/i],
    ['paneer, moong dal, ghee, green chillies, cumin seeds', /moong dal/i],
    ['gammon steaks, pineapple, oven chips, frozen peas, eggs', /gammon/i],
    ['turkey escalopes, stale sourdough, parmesan, lemon, green beans, egg', /schnitzel/i],
    ['smoked mackerel, puy lentils pouch, watercress', /salad/i],
    ['celeriac, carrots, stock cubes, pearl barley, onion', /pearl barley soup/i],
    ['tofu, miso, wakame, spring onions', /miso soup/i],
  ])('%s', (list, title) => {
    const { recipe, findings } = suggestFromList(list);
    expect(recipe.title).toMatch(title);
    expect(recipe.leftOut).toEqual([]);
    expect(findings).toEqual([]);
  });

  it('says the temperature of the raw sausage in a gumbo, and no lower one after it', () => {
    const { steps } = suggestFromList('prawns, sausage, okra, rice, celery, peppers');
    expect(steps).toMatch(/71 C/);
    expect(steps).not.toMatch(/63 C/);
  });
});

describe('what goes in with something else', () => {
  it.each<[list: string, step: RegExp]>([
    ['pork chops, cream, nutmeg, mushrooms, potatoes', /nutmeg/],
    ['salmon, orange juice, soy sauce, ginger, rice, broccoli', /orange juice(?:,| and) soy sauce/],
    ['lamb chops, peas, potatoes, anchovies, garlic, rosemary', /anchovies, garlic/],
    ['rice noodles, dried shrimp, tofu, beansprouts, tamarind, peanuts', /shrimp, tamarind/],
    ['cod, chorizo, butter beans, parsley, sherry vinegar', /(?:sprinkle|finish) with the sherry vinegar/i],
    ['fish, tamarind, coconut milk, curry leaves', /tamarind paste and coconut milk/],
    ['cauliflower, cheddar, milk, thyme', /thyme and milk/],
    ['chicken wings, hot sauce, butter, celery', /hot sauce and butter/],
    ['milk, eggs, sugar, vanilla pod', /vanilla/],
    ['clams, potatoes, bacon, milk, crackers', /crackers crushed over/],
    ['venison steaks, prunes, parsnips', /prunes/],
  ])('%s', (list, step) => {
    const { recipe, steps, findings } = suggestFromList(list);
    expect(steps).toMatch(step);
    expect(recipe.leftOut).toEqual([]);
    expect(findings).toEqual([]);
  });

  it.each<[list: string, food: string, options: Options]>([
    ['apples, oats, butter, sugar, anchovies', 'anchovies', {}],
    ['salmon, soy sauce, rice, milk', 'milk', {}],
    ['beef mince, potatoes, carrots, milk', 'milk', { diets: ['kosher'] }],
  ])('%s: not %s', (list, food, options) => {
    expect(suggestFromList(list, options).foods).not.toContain(food);
  });
});

describe("the cook's own word", () => {
  it.each<[list: string, line: RegExp]>([
    ['tortillas, black beans, cotija, avocado', /cotija/],
    ['pork mince, chipotles, tortillas, cotija cheese', /tsp chipotle$/m],
    ['cod, chorizo, butter beans, sherry vinegar', /sherry vinegar/],
    ['beetroot, smetana, dill, potatoes', /smetana/],
    ['red lentils, berbere, onion, niter kibbeh', /niter kibbeh/],
    ['rice noodles, tofu, beansprouts, garlic chives, tamarind', /garlic chives/],
    ['mackerel, white wine, shallots, puy lentils', /Puy lentils/],
    ['duck breast, pak choi, plum sauce, udon', /plum sauce/],
    ['kangaroo steak, potatoes, kale', /kangaroo/],
  ])('%s', (list, line) => {
    expect(suggestFromList(list).lines).toMatch(line);
  });

  it.each<[list: string, food: string]>([
    ['rice cakes, gochujang, cabbage', 'rice-cakes'],
    ['rice cakes, gochujang, fish cakes, spring onions', 'fish-ball'],
    ['moong dal, spinach, tomatoes', 'moong-dal'],
  ])('%s is read as %s', (list, food) => {
    expect(suggestFromList(list).foods).toContain(food);
  });

  it('names them as they are meant', () => {
    const { lines, recipe } = suggestFromList('gochujang, rice cakes, fish cakes, spring onions');
    expect(lines).toMatch(/Korean fish cakes/);
    expect(recipe.title).toMatch(/rice cakes/i);
  });

  it('takes rice cakes for a snack where nothing Korean is listed', () => {
    expect(suggestFromList('rice cakes, peanut butter, banana').foods).not.toContain('rice-cakes');
  });
});
