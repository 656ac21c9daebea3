import { describe, expect, it } from 'vitest';
import { expectTold, type Told } from '../../tests/expect-told.ts';
import { suggestFromList } from '../../tests/suggest-from-list.ts';

describe('a food from the freezer', () => {
  it.each([
    'prawns 200g frozen, rice, egg',
    'prawns 200g frozen, lettuce, lemon',
    'frozen chicken breasts 2, rice, peppers',
    'frozen chicken thighs, salad leaves, bread',
    'salmon fillets frozen, rice, cucumber',
    'frozen mince 500g, lettuce, tortillas',
  ])('is thawed in the fridge or in cold water by words that the rules let pass: %s', (list) => {
    const { findings, notes, lines } = suggestFromList(list);
    expect(findings).toEqual([]);
    if (/prawns/.test(list)) expect(lines).toMatch(/, thawed in a bag in cold water for \d+ minutes/);
    else expect(notes).toMatch(/Thaw the .+ overnight in the fridge/);
    expect(lines).toMatch(/thawed/);
  });
});

describe('what is left of a food in the freezer', () => {
  it.each([
    ['frozen mince 500g, onion, tinned tomatoes', 'the beef mince'],
    ['frozen prawns 600g, rice, egg', 'the prawns'],
  ])('stays there: %s', (list, name) => {
    const { notes } = suggestFromList(list, { servings: 2 });
    expect(notes).toContain(`leave ${name} in the freezer`);
    expect(notes).not.toContain('cook or freeze');
  });

  it('is frozen by tomorrow, where it is fresh', () => {
    expect(suggestFromList('mince 500g, onion, tinned tomatoes', { servings: 2 }).notes).toContain(
      'cook or freeze the beef mince by tomorrow',
    );
  });
});

describe('a dish with one idea only', () => {
  it.each([
    ['stale bread, eggs, soya milk, raisins', ['milk']],
    ['flour, eggs, oat milk', ['milk']],
    ['lard, tomato purée, tiger nuts', []],
  ] as const)('passes the rules: %s', (list, avoid) => {
    expect(suggestFromList(list, { avoid }).findings).toEqual([]);
  });
});

describe('what is poisonous raw', () => {
  it.each([
    ['dried black-eyed beans, cassava, plantains ripe, palm oil, scotch bonnet', 'cassava'],
    ['dried kidney beans, cassava, onion, palm oil', 'cassava'],
  ])('is boiled by itself or stays out, whatever soaks overnight: %s', (list, name) => {
    const { foods, text, findings } = suggestFromList(list, { servings: 4 });
    if (foods.includes(name)) expect(text).toMatch(/throw the water away/);
    else expect(text).toMatch(/never eat it raw/);
    expect(findings).toEqual([]);
  });

  it.each([
    [
      'wild mushrooms I picked, chicken livers 300g, soba, dragon fruit',
      'wild-mushroom',
      /only when an expert has named them/,
    ],
    ['cassava, eggs, cheddar, bread', 'cassava', /never eat it raw/],
  ])('keeps its sentence where the dish leaves it out: %s', (list, food, told) => {
    const { foods, text, findings } = suggestFromList(list);
    expect(foods).not.toContain(food);
    expect(text).toMatch(told);
    expect(findings).toEqual([]);
  });
});

describe('what was picked or is too much of a good thing', () => {
  it.each([
    ['wild mushrooms my uncle picked, eggs, butter, parsley', 'wild-mushroom'],
    ['chanterelles we picked in the woods, eggs, butter', 'chanterelle'],
  ])('stays out of the pan: %s', (list, food) => {
    const { foods, text } = suggestFromList(list);
    expect(foods).not.toContain(food);
    expect(text).toMatch(/only when an expert has named them/);
  });

  it('counts seasoning cubes by those who eat', () => {
    const soup = 'okra 300g, smoked turkey wing, palm oil, spinach, maggi cubes';
    expect(suggestFromList(soup, { servings: 4 }).lines).toMatch(/^2 seasoning cubes/m);
  });

  it('takes what is left of a gammon joint for cooked', () => {
    const { text, foods } = suggestFromList(
      'gammon joint leftovers 350g, split peas, carrots, celery, onion',
    );
    expect(foods).toContain('ham');
    expect(text).toMatch(/Use the gammon only if chilled within 2 hours of cooking and at most 2 days old/);
    expect(text).not.toMatch(/63 C/);
  });
});

describe('a food left out for its age', () => {
  it.each([
    ['Greek yoghurt left out overnight', /^it stood outside the fridge/],
    ['leftover rice 3 days old', /^it is more than a day old/],
  ])('has the one true reason: %s', (typed, why) => {
    const { leftOut } = suggestFromList(`${typed}, eggs, onion`).recipe;
    const reasons = leftOut.filter(({ ingredient }) => ingredient === typed).map((one) => one.why);
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toMatch(why);
  });
});

describe('a squash that may be bitter', () => {
  it.each([
    'lauki, rice, onion',
    'bottle gourd, red lentils',
    'home-grown courgettes, eggs, feta',
    'squash from the garden, rice',
  ])('is tasted first: %s', (list) => {
    const { notes, findings } = suggestFromList(list);
    expect(notes).toMatch(/if it is bitter, spit it out and throw the .+ away/);
    expect(findings).toEqual([]);
  });

  it('is not, from the shop', () => {
    expect(suggestFromList('courgettes, eggs, feta').notes).not.toMatch(/bitter/);
  });
});

describe('salt', () => {
  const LISTS = [
    'ground pork 500g, walnuts, aubergines, mozzarella',
    'lamb shoulder 1.6kg, rosemary, anchovies, cannellini beans, green beans',
    'dried black-eyed beans, cassava, palm oil, scotch bonnet',
    'carrots, onion, potato, celery',
    'stock cubes, leeks, potatoes',
    'chicken thighs, potatoes, carrots',
    'potatoes, baked beans, cheddar',
    'beef mince, potatoes, peas, onion',
    'salmon, potatoes, peas, milk',
    'coconut milk, rice, kidney beans, thyme',
  ];
  it.each(LISTS.flatMap((list) => [1, 2, 4, 7].map((servings) => [list, servings] as const)))(
    'is two grams a head at the most: %s, for %i',
    (list, servings) => {
      const { recipe } = suggestFromList(list, { servings });
      const grams = recipe.ingredients
        .filter(({ food, text }) => food === 'salt' && !/for the water$/.test(text))
        .reduce((sum, { quantity, unit }) => {
          const each = unit === 'tbsp' ? 18 : unit === 'tsp' ? 6 : 0;
          return sum + (quantity ?? 0) * each;
        }, 0);
      expect(grams / (recipe.servings ?? 1)).toBeLessThanOrEqual(2);
    },
  );
});

describe('water off the boil', () => {
  const CASES: readonly Told[] = [
    [
      'instant noodles, peanut butter, frozen peas, carrots',
      /Left out:\*\*[^\n]*frozen peas/,
      undefined,
      { equipment: ['kettle'] },
    ],
  ];
  for (const told of CASES) it(`heats nothing that was frozen: ${told[0]}`, () => expectTold(...told));
});
