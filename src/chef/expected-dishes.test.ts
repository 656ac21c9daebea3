// Dishes whose makings stand on the list so plainly that another dish disappoints; with every food of the list used.

import { describe, expect, it } from 'vitest';
import { checkRecipe } from '../recipe/check-recipe.ts';
import type { RecipeRequest } from '../recipe/recipe-request.ts';
import { suggestRecipe } from './suggest-recipe.ts';

type Options = Omit<RecipeRequest, 'ingredients'>;

function suggest(list: string, options: Options = {}) {
  const request = { ingredients: list.split(', '), ...options };
  const suggestion = suggestRecipe(request);
  if (suggestion.kind !== 'recipe') throw new Error(`no recipe for ${list}`);
  const { recipe } = suggestion;
  const findings = checkRecipe(recipe, request).filter((finding) => finding.severity !== 'note');
  return { ...suggestion, findings, steps: recipe.steps.join(' '), left: recipe.leftOut };
}

const EXPECTED: readonly (readonly [list: string, dish: string, title: RegExp])[] = [
  [
    'dried kidney beans, plantain, scotch bonnet, coconut milk, thyme, rice',
    'coconut-rice',
    /^Rice and Beans .* with Plantain$/,
  ],
  [
    'rice, tinned kidney beans, coconut milk, thyme, spring onions',
    'coconut-rice',
    /^Rice and Beans in Coconut Milk$/,
  ],
  ['beef mince, rotini, processed cheese, milk', 'cheesy-mince-pasta', /^One-Pot Cheesy Beef Rotini$/],
  ['macaroni, beef mince, cheddar, milk, onion', 'cheesy-mince-pasta', /^One-Pot Cheesy Beef/],
  [
    'pork mince, wonton wrappers, savoy cabbage, ginger, spring onions, soy sauce',
    'dumplings',
    /^Pork and .*Cabbage Potstickers$/,
  ],
  ['prawns, gyoza wrappers, spring onions, ginger', 'dumplings', /Potstickers$/],
  [
    'quinoa, kale, pomegranate, halloumi, pumpkin seeds, orange',
    'halloumi-grain',
    /^Seared Halloumi with Quinoa, Orange/,
  ],
  ['halloumi, couscous, cucumber, mint', 'halloumi-grain', /^Seared Halloumi with Couscous/],
  ['baked beans, hash browns, cheddar', 'hash-brown-bake', /^Hash Brown, Bean and Cheddar Bake$/],
  ['tuna, pasta, sweetcorn, mayonnaise, cucumber', 'dressed-fish', /^Creamy Tuna and Sweetcorn Pasta$/],
  ['confit duck legs, puy lentils, carrots, mustard', 'lentil-pot', /^Confit Duck Legs with Lentils/],
  ['leftover rice, eggs, peas, soy sauce', 'fried-rice', /Fried Rice$/],
  ['leftover boiled potatoes, eggs, onions', 'leftover-hash', /Hash$/],
  ['leftover boiled potatoes, onions', 'leftover-hash', /^Crusted Potato and Onion Cake$/],
];

describe('the dish that everybody expects', () => {
  it.each(EXPECTED)('%s: %s', (list, dish, title) => {
    for (const options of [{}, { servings: 4, units: 'us' }, { servings: 1 }] satisfies Options[]) {
      const suggestion = suggest(list, options);
      expect(suggestion.dish).toBe(dish);
      expect(suggestion.left).toEqual([]);
      expect(suggestion.findings).toEqual([]);
      if (Object.keys(options).length === 0) expect(suggestion.recipe.title).toMatch(title);
    }
  });

  it('keeps the hot pepper of rice and peas whole and lifts it out', () => {
    const { recipe, steps } = suggest('rice, tinned kidney beans, coconut milk, thyme, scotch bonnet');
    expect(recipe.ingredients.find(({ food }) => food === 'scotch-bonnet')?.text).toMatch(/left whole/);
    expect(steps).toMatch(/Lift out the thyme and scotch bonnet/);
  });

  it('boils dried beans hard before the rice', () => {
    const { steps } = suggest('dried kidney beans, coconut milk, thyme, rice');
    expect(steps).toMatch(/boil hard for a full 10 minutes.*(?:rice).*coconut milk/);
  });

  it.each([
    ['prawns, linguine, garlic, white wine', 'white wine'],
    ['mussels, fennel, cider, cream, baguette', 'fennel'],
    ['chicken breast, tortillas, peppers, chilli powder', 'chilli powder'],
  ])('%s: uses the %s', (list, name) => {
    expect(suggest(list).left.map(({ ingredient }) => ingredient)).not.toContain(name);
  });

  it('mashes no new potatoes', () => {
    expect(suggest('salmon fillets, new potatoes, asparagus, lemon, creme fraiche').steps).not.toMatch(
      /mash/,
    );
  });
});

describe('names as they were typed', () => {
  it.each([
    ['chicken breast, tagliatele, cream', 'spaghetti', /tagliatelle/],
    ['beef mince, rotini, tinned tomatoes', 'pasta', /rotini/],
    ['chicken, noodles, soy sauce, pak choi', 'egg-noodles', /g noodles/],
  ])('%s', (list, food, text) => {
    const { recipe } = suggest(list);
    const line = recipe.ingredients.find((one) => one.food === food);
    expect(line?.text).toMatch(text);
  });

  it('reads bare noodles as those the diet allows', () => {
    const { left, recipe, findings } = suggest('firm tofu, broccoli, soy sauce, ginger, noodles', {
      diets: ['vegan'],
    });
    expect(left).toEqual([]);
    expect(recipe.ingredients.map(({ food }) => food)).toContain('rice-noodles');
    expect(findings).toEqual([]);
  });

  it('leaves egg noodles out of a vegan dish', () => {
    const { left } = suggest('firm tofu, broccoli, soy sauce, egg noodles', { diets: ['vegan'] });
    expect(left.map(({ ingredient }) => ingredient)).toEqual(['egg noodles']);
  });
});

describe('lists and reasons', () => {
  it('counts heads of cauliflower as they are sold', () => {
    const { recipe } = suggest('cauliflower, cheddar, milk, bacon', { servings: 3 });
    expect(recipe.ingredients.map(({ text }) => text).join(' ')).not.toMatch(/1 1\/4/);
  });

  it.each([
    ['spam, leftover rice, eggs, spring onions, processed cheese', /cover the taste/],
    ['beef mince, carrots, potatoes, milk, flour, weetabix', /creamy|breakfast|keep|wants/],
  ])('%s: says why', (list, why) => {
    const { left } = suggest(list);
    expect(left.length).toBeGreaterThan(0);
    expect(left.map((one) => one.why).join('; ')).toMatch(why);
    expect(left.map((one) => one.why).join('; ')).not.toMatch(/going on|no good place/);
  });

  it('takes no oil or salt from nowhere to dress what is beside', () => {
    expect(suggest('salmon, rice, soy sauce, cucumber').steps).not.toMatch(/little oil|pinch of salt/);
  });
});
