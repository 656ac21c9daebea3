// Dishes whose makings stand on the list so plainly that another dish disappoints; with every food of the list used.

import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../tests/suggest-from-list.ts';

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
  [
    'tuna, pasta, sweetcorn, mayonnaise, cucumber',
    'dressed-fish',
    /^Creamy Tuna and Sweetcorn Pasta with Cucumber$/,
  ],
  ['confit duck legs, puy lentils, carrots, mustard', 'lentil-pot', /^Confit Duck Legs with Lentils/],
  ['leftover rice, eggs, peas, soy sauce', 'fried-rice', /Fried Rice$/],
  ['leftover boiled potatoes, eggs, onions', 'leftover-hash', /Hash$/],
  ['mashed potato, tinned salmon, capers, egg', 'fishcakes', /^Crisp Salmon and Caper Fishcakes$/],
  ['mashed potato, tinned tuna, sweetcorn, mustard', 'fishcakes', /^Crisp Tuna and .*Fishcakes$/],
  [
    'beef mince, tater tots, cream of mushroom soup, processed cheese, green beans',
    'hotdish',
    /^Tater Tot Hotdish/,
  ],
  ['turkey mince, hash browns, cream of chicken soup, cheddar, peas', 'hotdish', /^Hash Brown Hotdish/],
  [
    'octopus, smoked paprika, potatoes, lemon, olives, preserved lemon',
    'octopus-plate',
    /^Tender Octopus with/,
  ],
  [
    'cassava, plantain, red palm oil, smoked mackerel, okra, scotch bonnet',
    'smoked-fish-pot',
    /^Smoked Mackerel/,
  ],
  ['smoked mackerel, potatoes, spinach', 'smoked-fish-pot', /^Smoked Mackerel Pot with Potato/],
  [
    'beef mince, carrots, tinned tomatoes, onions, Worcestershire sauce, potatoes, butter',
    'cottage-pie',
    /Pie/,
  ],
  ['rabbit, prunes, mustard, creme fraiche, tagliatelle, cider', 'braise', /^Slow Rabbit/],
  ['pork chops, fennel, orange, cannellini beans', 'meat-and-fruit', /^Pork Chops/],
  ['paneer, peas, ghee, tomato puree, garam masala, ginger, naan', 'curry', /^Matar Paneer$/],
  ['leftover boiled potatoes, onions', 'leftover-hash', /^Crusted Potato and Onion Cake$/],
];

describe('the dish that everybody expects', () => {
  it.each(EXPECTED)('%s: %s', (list, dish, title) => {
    for (const options of [{}, { servings: 4, units: 'us' }, { servings: 1 }] satisfies Options[]) {
      const suggestion = suggestFromList(list, options);
      expect(suggestion.dish).toBe(dish);
      expect(suggestion.recipe.leftOut).toEqual([]);
      expect(suggestion.findings).toEqual([]);
      if (Object.keys(options).length === 0) expect(suggestion.recipe.title).toMatch(title);
    }
  });

  it('keeps the hot pepper of rice and peas whole and lifts it out', () => {
    const { recipe, steps } = suggestFromList(
      'rice, tinned kidney beans, coconut milk, thyme, scotch bonnet',
    );
    expect(recipe.ingredients.find(({ food }) => food === 'scotch-bonnet')?.text).toMatch(/left whole/);
    expect(steps).toMatch(/Lift out the thyme and scotch bonnet/);
  });

  it('boils dried beans hard before the rice', () => {
    const { steps } = suggestFromList('dried kidney beans, coconut milk, thyme, rice');
    expect(steps).toMatch(/boil hard for a full 10 minutes.*(?:rice).*coconut milk/);
  });

  it.each([
    ['prawns, linguine, garlic, white wine', 'white wine'],
    ['mussels, fennel, cider, cream, baguette', 'fennel'],
    ['chicken breast, tortillas, peppers, chilli powder', 'chilli powder'],
  ])('%s: uses the %s', (list, name) => {
    expect(suggestFromList(list).recipe.leftOut.map(({ ingredient }) => ingredient)).not.toContain(name);
  });

  it('mashes no new potatoes', () => {
    expect(
      suggestFromList('salmon fillets, new potatoes, asparagus, lemon, creme fraiche').steps,
    ).not.toMatch(/mash/);
  });
});

describe('names as they were typed', () => {
  it.each([
    ['chicken breast, tagliatele, cream', 'spaghetti', /tagliatelle/],
    ['beef mince, rotini, tinned tomatoes', 'pasta', /rotini/],
    ['chicken, noodles, soy sauce, pak choi', 'egg-noodles', /g noodles/],
  ])('%s', (list, food, text) => {
    const { recipe } = suggestFromList(list);
    const line = recipe.ingredients.find((one) => one.food === food);
    expect(line?.text).toMatch(text);
  });

  it('reads bare noodles as those the diet allows', () => {
    const { recipe, findings, foods } = suggestFromList('firm tofu, broccoli, soy sauce, ginger, noodles', {
      diets: ['vegan'],
    });
    expect(recipe.leftOut).toEqual([]);
    expect(foods).toContain('rice-noodles');
    expect(findings).toEqual([]);
  });

  it('leaves egg noodles out of a vegan dish', () => {
    const { recipe } = suggestFromList('firm tofu, broccoli, soy sauce, egg noodles', { diets: ['vegan'] });
    expect(recipe.leftOut.map(({ ingredient }) => ingredient)).toEqual(['egg noodles']);
  });
});

describe('lists and reasons', () => {
  it('counts heads of cauliflower as they are sold', () => {
    const { lines } = suggestFromList('cauliflower, cheddar, milk, bacon', { servings: 3 });
    expect(lines).not.toMatch(/1 1\/4/);
  });

  it.each([
    ['spam, leftover rice, eggs, spring onions, processed cheese', /cover the taste/],
    ['beef mince, carrots, potatoes, milk, flour, weetabix', /creamy|breakfast|keep|wants/],
  ])('%s: says why', (list, why) => {
    const { recipe } = suggestFromList(list);
    expect(recipe.leftOut.length).toBeGreaterThan(0);
    expect(recipe.leftOut.map((one) => one.why).join('; ')).toMatch(why);
    expect(recipe.leftOut.map((one) => one.why).join('; ')).not.toMatch(/going on|no good place/);
  });

  it('takes no oil or salt from nowhere to dress what is beside', () => {
    expect(suggestFromList('salmon, rice, soy sauce, cucumber').steps).not.toMatch(
      /little oil|pinch of salt/,
    );
  });
});

describe('what is poisonous or not ready to be eaten', () => {
  it.each([
    'eggs, nettles, elderberries',
    'chicken, coconut milk, cassava',
    'chicken, rice, gooseberries',
    'eggs, cheddar, bread, beansprouts',
    'steak, potatoes, cranberries',
  ])('%s: no note has it eaten raw', (list) => {
    for (const { ingredient, why } of suggestFromList(list).recipe.leftOut) {
      if (/elderberries|cassava|gooseberries|beansprouts|cranberries/.test(ingredient))
        expect(why).not.toMatch(/keep \w+ for a (?:bowl|salad)|sandwich|smoothie/);
    }
  });

  it('keeps elderberries for what is boiled', () => {
    const [out] = suggestFromList('eggs, nettles, elderberries').recipe.leftOut;
    expect(out?.why).toMatch(/syrup or a jelly, for they must be boiled/);
  });

  it.each(['elderberries', 'elderberries, sugar', 'elderberries, apples, oats'])(
    '%s: cooked for long enough',
    (list) => {
      const { steps, findings, notes } = suggestFromList(list);
      expect(findings).toEqual([]);
      expect(steps).toMatch(
        /(?:simmer|bubbl).*\b(?:1[5-9]|[2-5]\d) to \d+ minutes|\b[2-5]\d to \d+ minutes.*bubbl/i,
      );
      expect(notes).toMatch(/throw away leaves/);
    },
  );

  it.each(['lupin beans, onion, garlic', 'lupin beans, cucumber, lemon', 'oxtail, lupin beans, carrots'])(
    '%s: the beans are those sold ready',
    (list) => {
      const { recipe, findings } = suggestFromList(list);
      expect(findings).toEqual([]);
      expect(recipe.ingredients.find(({ food }) => food === 'lupin-beans')?.text).toMatch(/ready to eat/);
    },
  );

  it('boils cassava in water of its own before it goes into a pot', () => {
    const { steps } = suggestFromList('cassava, okra, smoked mackerel, onion');
    expect(steps).toMatch(/boil the cassava.*throw the water away/i);
  });

  it.each(['octopus', 'octopus, lemon', 'octopus, potatoes'])(
    '%s: simmers the best part of an hour',
    (list) => {
      expect(suggestFromList(list).steps).toMatch(/50 to 70 minutes/);
    },
  );

  it('never boils smoked mackerel by itself', () => {
    expect(suggestFromList('smoked mackerel').steps).not.toMatch(/boil|simmer/);
  });

  it.each(["my ex's heart", "my boss's liver", "my late grandmother's kidneys"])('%s is a joke', (joke) => {
    const { recipe, foods } = suggestFromList(`${joke}, onions, eggs`);
    expect(recipe.leftOut).toContainEqual({ ingredient: joke, why: 'that is part of somebody, and no food' });
    expect(foods.join()).not.toMatch(/heart|liver|kidney/);
  });

  it.each(["lamb's hearts, onions", "grandma's chicken legs, potatoes"])('%s is none', (list) => {
    expect(suggestFromList(list).recipe.leftOut).toEqual([]);
  });
});

describe('what only a label can tell', () => {
  it.each([
    ['leftover curry, rice, peas', 'kosher'],
    ['curry sauce, chickpeas, rice', 'halal'],
  ] as const)('%s, vegan and %s: no label read for the one settles the other', (list, diet) => {
    const { findings, foods } = suggestFromList(list, { diets: ['vegan', diet] });
    expect(findings).toEqual([]);
    expect(foods.join()).not.toMatch(/curry/);
  });

  it('calls no dish gluten-free that holds gluten', () => {
    const { recipe, findings } = suggestFromList('gluten-free pasta, crab sticks, garlic');
    expect(recipe.title).not.toMatch(/gluten-free/i);
    expect(findings).toEqual([]);
  });
});

describe('what is left over and left out', () => {
  it('says in millilitres what is kept of a litre', () => {
    const { notes } = suggestFromList('1 l oat milk, weetabix, bananas', { servings: 2 });
    expect(notes).toMatch(/You keep 7\d\d ml of the oat milk/);
  });

  it('takes frozen vegetables into noodles from the kettle', () => {
    const { recipe } = suggestFromList('instant noodles, eggs, frozen mixed vegetables, sriracha', {
      equipment: ['microwave', 'kettle'],
    });
    expect(recipe.leftOut).toEqual([]);
    expect(recipe.title).toMatch(/Vegetables$/);
  });

  it('melts no marzipan in the place of chocolate', () => {
    expect(suggestFromList('marzipan, popcorn').dish).not.toBe('fridge-cake');
  });
});
