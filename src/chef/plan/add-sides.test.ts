import { describe, expect, it } from 'vitest';
import { suggestFromList } from '../../../tests/suggest-from-list.ts';
import { FOOD_LIST } from '../../food/foods.ts';
import { SIDES } from '../book/sides.ts';
import { isOf } from '../language/match.ts';

describe('what is cooked beside a dish', () => {
  it.each([
    ['ox cheeks, stout, thyme, leftover mash', /warm the mashed potato .* steaming hot all through/i],
    ['pork chops, potatoes, green beans, apple', /cook the potatoes .*Serve .*and the potatoes/is],
    ['pork shoulder, tinned tomatoes, onion, masa harina', /soft dough.*Serve it with the warm rounds/is],
    ['salmon fillets, lemon, broccoli, cabbage', /broccoli/],
    ['pork chops, sauerkraut, potatoes, sour cream', /warm the sauerkraut/],
    ['prawns, peppers, coconut milk, thyme, rice, 2 ripe plantains', /fry the ripe plantains/i],
    [
      'black beans, red pepper, onion, brown rice, coriander',
      /rub the red pepper .*meanwhile, [^.]*cook the rice/is,
    ],
    // Crumbs are no starch, and chips are no meal.
    ['cod, breadcrumbs, egg, peas, oven chips, lemon', /bake, turning once, .*Serve it with the oven chips/s],
    // Rice goes under a curry that has potatoes in it; pounded yam and cassava meal are beaten into water.
    [
      'half a cauliflower, potatoes, onion, tin coconut milk, curry powder, ginger, garlic, spinach, frozen peas, basmati rice',
      /[Ss]erve[^.]* with the rice/,
    ],
    ['stewing beef, egusi, spinach, palm oil, pounded yam flour', /rain in the pounded yam/],
    ['lamb chops, courgette, red pepper, halloumi', /fry the halloumi/i],
    ['2 pork chops, carrots, potatoes, gravy granules', /whisk in the gravy granules.*the gravy/s],
    [
      '1 cup buckwheat, mushrooms 300g, onion, half a jar soured cream, dill, 2 eggs, gherkins',
      /buckwheat.*fry the eggs.*with the buckwheat and eggs/s,
    ],
    // Two pots of salted water.
    [
      'veggie burgers, potatoes, carrots',
      /boil with 1 1\/2 tsp salt.*boil with 1 1\/2 tsp salt.*with the carrots and the potatoes/s,
    ],
    // Cheese goes over it, and a flatbread beside it.
    [
      'chicken legs, tomatillos, 2 poblanos, half a white onion, corn tortillas, queso fresco',
      /with the corn tortillas.*queso fresco/s,
    ],
  ])('%s', (list, step) => {
    const { steps, findings } = suggestFromList(list);
    expect(steps).toMatch(step);
    expect(findings).toEqual([]);
  });

  const foods = FOOD_LIST.filter(
    (food) =>
      food.id !== 'cassava-leaves' &&
      SIDES.some(({ is, side }) => is !== 'egg' && side.of.some((of) => isOf(of, food))),
  );
  it.each(foods.map(({ name }) => name))(
    'pork chops and %s: nothing stays out, and nothing is a danger',
    (name) => {
      const { recipe, findings } = suggestFromList(`pork chops, ${name}`);
      expect(recipe.leftOut).toEqual([]);
      expect(findings.filter(({ severity }) => severity === 'danger')).toEqual([]);
    },
  );
});

it('boils no pasta beside cakes of eggs and flour', () => {
  const ideas = [0, 1, 2, 3].map((idea) =>
    suggestFromList('courgettes 600g, eggs, feta, plain flour, mint, gnocchi', { servings: 2, idea }),
  );
  const fritters = ideas.find(({ dish }) => dish === 'fritters');
  expect(fritters).toBeDefined();
  expect(fritters?.steps).not.toMatch(/gnocchi/);
});

describe('dried beans in a dish of tinned ones', () => {
  it.each([
    ['soaked kidney beans, beef mince, tinned tomatoes, onion', /boil hard for 10 minutes/, /8 hours/],
    ['chickpeas soaked overnight, spinach, tinned tomatoes, cumin', /boil hard for 10 minutes/, /8 hours/],
  ])('%s: boiled hard, and not soaked again', (list, step, never) => {
    const { steps, findings } = suggestFromList(list);
    expect(steps).toMatch(step);
    expect(steps).not.toMatch(never);
    expect(findings).toEqual([]);
  });

  it('soaks those that nobody has', () => {
    expect(suggestFromList('dried chickpeas, spinach, tinned tomatoes, onion, cumin').steps).toMatch(
      /8 hours.*boil hard/s,
    );
  });
});
