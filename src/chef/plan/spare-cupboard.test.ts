// What the kitchen gives to a list: seasonings, fat, minutes and a place at the table.

import { describe, expect, it } from 'vitest';
import { suggestFromList } from '../../../tests/suggest-from-list.ts';

describe('the cupboard seasons what the list does not', () => {
  it.each([
    ['kimchi, cooked rice, eggs, spring onions', /vinegar/],
    ['chicken thighs, pesto, potatoes, cherry tomatoes', /paprika/],
    ['tempeh, kecap manis, long beans, shallots, coconut milk', /soy sauce/],
    ['salmon, new potatoes, dill, yoghurt, lemon', /oregano|thyme/],
    ['prawns, peppers, allspice, coconut milk, thyme, scotch bonnet, rice', /garam masala|turmeric/],
    ['tofu, udon noodles, miso, pak choi, ginger', /stock cube/],
  ])('%s', (list, absent) => {
    expect(suggestFromList(list).lines).not.toMatch(absent);
  });

  it.each([
    ['cooked rice, eggs, spring onions, peas', /vinegar/],
    ['chicken thighs, potatoes, cherry tomatoes', /paprika|cumin|thyme/],
    ['firm tofu, pak choi, garlic, mangetout, ginger', /soy sauce/],
  ])('and it does season %s', (list, present) => {
    expect(suggestFromList(list).lines).toMatch(present);
  });

  it('takes no vinegar of wine where all is halal', () => {
    const { lines } = suggestFromList('lamb mince, onion, bulgur wheat, cucumber', { diets: ['halal'] });
    expect(lines).toMatch(/vinegar/);
    expect(lines).not.toMatch(/wine vinegar/);
  });
});

it('has garlic, and buys none', () => {
  const { recipe } = suggestFromList('chicken thighs, coconut milk, curry powder, rice');
  expect(recipe.ingredients.find(({ food }) => food === 'garlic')?.from).toBe('cupboard');
});

describe('fat', () => {
  it.each([
    ['6 sausages, gnocchi, kale', 4],
    ['500 g beef mince, tin tomatoes, onion, carrots, spaghetti', 4],
    ['chicken thighs, potatoes, leeks, mustard', 4],
  ])('over all pans stays within a spoon a head: %s', (list, servings) => {
    const { lines } = suggestFromList(list, { servings });
    const spoons = [...lines.matchAll(/^(\d+)?(?: ?1\/2)? tbsp (?:[\w ]*oil|butter)/gm)];
    const sum = spoons.reduce((total, [, whole = '0']) => total + Number(whole) + 0.5, 0);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(servings + 1);
  });

  it('of a mash is not cut for what its sausages leave in the pan', () => {
    const { lines } = suggestFromList('6 sausages, potatoes, onions, milk', { servings: 4 });
    expect(lines).toMatch(/^[34](?: 1\/2)? tbsp butter/m);
    expect(lines).toMatch(/^(?:1|2 tsp|1 tsp|1 tbsp).* oil/m);
  });
});

describe('time', () => {
  it('beans boil while the meat is browned, and the steps say so', () => {
    const list =
      '250 g chickpeas soaked overnight, 600 g diced lamb shoulder, dried apricots, ras el hanout, couscous';
    const { recipe, steps } = suggestFromList(list, { servings: 4 });
    expect(steps).toMatch(/1 to 1 1\/2 hours\. Drain\. Meanwhile, heat/);
    expect(recipe.minutes?.total).toBeLessThanOrEqual(200);
  });

  it.each([
    ['half a savoy cabbage, 3 sausages, wholegrain mustard, 2 apples, red onion', 40, 40],
    ['half a swede, 3 carrots, butter beans, leek, butter, cheddar, wholegrain mustard', 45, 45],
    // Nothing else that is quicker has the lentils in it.
    ['1 cup toor dal, 200 g spinach, garlic, cumin seeds, ghee, tomato', 45, 70],
  ])('that there is, is kept where another dish is about as good: %s', (list, maxMinutes, most) => {
    const { recipe, lines } = suggestFromList(list, { servings: 2, maxMinutes });
    expect(recipe.minutes?.total).toBeLessThanOrEqual(most);
    expect(lines).toMatch(/sausages|swede|toor dal/);
  });

  it('nobody is thought to have a slow cooker who has not said so', () => {
    const list = 'two pork chops, 3 sausages, cabbage, potatoes';
    expect(suggestFromList(list, { servings: 5 }).steps).not.toMatch(/slow cooker/);
    expect(suggestFromList(list, { servings: 5, equipment: ['slow-cooker', 'hob'] }).steps).toMatch(
      /slow cooker/,
    );
  });

  it('a cube seasons half a litre', () => {
    const { lines } = suggestFromList('6 sausages, potatoes, onions, milk', { servings: 4 });
    expect(lines).toMatch(/^1(?: 1\/2)? vegetable stock cubes?/m);
  });

  it('raw meat is cooked, late, before a quick dish lets it wait', () => {
    const { lines } = suggestFromList(
      '500 g turkey mince, black beans, cheddar, tortilla chips, tin tomatoes',
      {
        maxMinutes: 15,
      },
    );
    expect(lines).toMatch(/turkey mince/);
  });
});

describe('what comes to the table', () => {
  it.each<[list: string, never: RegExp]>([
    ['chicken thighs, tinned tomatoes, garam masala, turmeric, ginger, green chillies, gherkins', /gherkin/],
    ['chicken thighs, egg noodles, broccoli, soy sauce, ketchup', /ketchup/],
    ['tomatoes, onion, cream, basil, raisins', /raisins/],
    ['chicken thighs, spring onions, dried apricots, ras el hanout, couscous', /cook the spring onion/],
  ])('%s: nothing of another kitchen', (list, never) => {
    expect(suggestFromList(list).steps).not.toMatch(never);
  });

  it('and a second helping keeps its title in no fixed order', () => {
    const { lines } = suggestFromList('chicken thighs, 700g green beans, 400g mushrooms, rice', {
      servings: 4,
    });
    expect(lines).toMatch(/700 g green beans/);
  });
});

describe('the table', () => {
  it.each([
    ['chickpeas, tomatoes, onion, cumin, rice, mango chutney', /Serve, [^.]*\bchutney/],
    ['red lentils, spinach, onion, yoghurt, coriander, naan', /[Ss]erve with [^.]*naan/],
  ])('is laid in the sentence that serves: %s', (list, served) => {
    const { steps } = suggestFromList(list);
    expect(steps).toMatch(served);
    expect(steps).not.toMatch(/Eat it with/);
  });
});

describe('what a list says of its dish', () => {
  it.each([
    ['split peas, gammon, carrots, onion, bay leaves', /bay lea/],
    ['sausages, butter beans, tin tomatoes, onion, dried oregano', /oregano/],
  ])('herbs that cook go into it: %s', (list, taken) => {
    expect(suggestFromList(list).lines).toMatch(taken);
  });

  it('biscuits, sugar and cream cheese are a sweet list, though there are eggs', () => {
    expect(suggestFromList('cream cheese, digestive biscuits, soured cream, eggs, sugar').dish).toBe(
      'cheesecake',
    );
  });

  it('more than one is two at least', () => {
    expect(suggestFromList('courgettes, feta, eggs', { servings: 2 }).lines).toMatch(/^2 courgettes/m);
  });
});
