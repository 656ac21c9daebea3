// Real lists and what a cook would expect of them; then thousands of odd ones, where only the invariants are asked.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggestFromList } from '../../tests/suggest-from-list.ts';
import { DIETS } from '../food/diets.ts';
import { FOOD_LIST } from '../food/foods.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { RecipeRequest } from '../recipe/recipe-request.ts';
import { writeRecipe } from '../recipe/write-recipe.ts';
import { suggestRecipe } from './suggest-recipe.ts';

function checkText(recipe: Recipe): void {
  const text = writeRecipe(recipe);
  expect(text).not.toMatch(/undefined|NaN|\[object|\bnull\b/);
  expect(text.replace(/^ +/gm, '')).not.toMatch(/[^\n] {2}/);
  expect(text).not.toMatch(/ ,| \.(?!\d)|,,|\.\.(?!\.)|\(\)/);
  expect(text).not.toMatch(/\b(the the|and and|a a)\b/);
  expect(recipe.steps.length).toBeGreaterThan(1);
  expect(recipe.title?.length ?? 99).toBeLessThanOrEqual(60);
  expect(recipe.minutes.total).toBeGreaterThan(0);
  expect(text).not.toMatch(/\b(delicious|mouth-watering|perfect|elevate|safe|healthy)\b/i);
}

describe('dishes for real lists', () => {
  it.each<[list: string, dishes: string[], used: string[], leftOut: string[]]>([
    ['eggs, rice, spring onions', ['bowl-of-grains'], ['egg', 'rice', 'spring-onion'], []],
    [
      '3 leeks, potatoes, cheddar, milk, half a jar of pesto, strawberries',
      ['gratin', 'hearty-soup'],
      ['leek', 'potato', 'cheddar'],
      ['strawberries'],
    ],
    [
      'bananas, oats, peanut butter, yoghurt',
      ['baked-oats'],
      ['banana', 'oats', 'peanut-butter', 'yoghurt'],
      [],
    ],
    [
      'chicken thighs, potatoes, carrots, half a lemon',
      ['tray-roast', 'roast-pieces'],
      ['chicken-thigh', 'potato', 'carrot', 'lemon'],
      [],
    ],
    [
      'tin of chickpeas, coconut milk, spinach, curry paste',
      ['coconut-curry'],
      ['chickpeas', 'coconut-milk', 'spinach'],
      [],
    ],
    [
      'pasta, tin of tomatoes, garlic, parmesan',
      ['tomato-pasta'],
      ['pasta', 'tinned-tomato', 'garlic', 'parmesan'],
      [],
    ],
    ['bananas, oats, yoghurt', ['baked-oats', 'porridge'], ['banana', 'oats'], []],
    ['stale bread, tomatoes, cucumber, feta', ['bread-salad'], ['bread', 'tomato', 'cucumber', 'feta'], []],
    [
      'beef mince, tin of kidney beans, peppers, tin of tomatoes',
      ['chilli-con-carne'],
      ['beef-mince', 'kidney-beans', 'pepper'],
      [],
    ],
    [
      'salmon, broccoli, soy sauce, egg noodles',
      ['noodle-broth', 'fried-noodles'],
      ['salmon', 'broccoli', 'egg-noodles', 'soy-sauce'],
      [],
    ],
    ['one cabbage', ['garlic-greens'], ['cabbage'], []],
    ['bread, cheddar', ['toastie'], ['bread', 'cheddar'], []],
    ['apples, butter, flour, sugar, oats', ['crumble'], ['apple', 'butter', 'oats'], []],
    ['chicken breast, strawberries, milk', ['chicken-pan'], ['chicken-breast'], ['strawberries']],
    ['ketchup, mustard', ['dressing'], ['ketchup', 'mustard'], []],
    ['dried kidney beans, onion, garlic', ['pot-of-beans'], ['dried-kidney-beans', 'onion'], []],
    ['stewing beef, carrots, onions, potatoes', ['braise'], ['stewing-beef', 'carrot', 'potato'], []],
    [
      'pork chops, green beans, new potatoes, lemon',
      ['chicken-pan', 'tray-roast'],
      ['pork-chop', 'green-beans'],
      [],
    ],
    ['mushrooms, risotto rice, parmesan, onion', ['risotto'], ['mushroom', 'risotto-rice', 'parmesan'], []],
    [
      'tomatoes, eggs, peppers, onion, pitta',
      ['scrambled-eggs', 'shakshuka'],
      ['egg', 'tomato', 'pepper'],
      [],
    ],
    ['courgettes, eggs, feta, mint', ['frittata', 'baked-eggs'], ['courgette', 'egg', 'feta'], []],
    ['red lentils, onion, garlic, ginger, cumin', ['dal'], ['red-lentils', 'onion'], []],
    ['cooked rice, frozen peas, ham, egg', ['fried-rice'], ['cooked-rice', 'egg', 'ham'], []],
    [
      'tortillas, black beans, cheddar, lime',
      ['quesadilla', 'tacos'],
      ['tortilla', 'black-beans', 'cheddar'],
      [],
    ],
    ['flour, eggs, milk, blueberries', ['pancakes', 'crepes'], ['egg', 'milk', 'blueberries'], []],
    ['sausages, potatoes, onions, mustard', ['sausages-and-mash'], ['sausage', 'potato', 'onion'], []],
    ['eggs, bread, butter', ['scrambled-eggs'], ['egg', 'bread'], []],
    ['spaghetti, bacon, eggs, parmesan', ['carbonara'], ['spaghetti', 'bacon', 'egg', 'parmesan'], []],
    [
      'strawberries, raspberries, greek yoghurt, honey',
      ['yoghurt-bowl', 'smoothie', 'crumble'],
      ['strawberries'],
      [],
    ],
    [
      'carrots, onion, potato, celery',
      ['hearty-soup', 'blended-soup', 'tray-roast'],
      ['carrot', 'potato'],
      [],
    ],
    ['tofu, peppers, soy sauce, noodles', ['fried-noodles'], ['tofu', 'pepper'], []],
    ['spaghetti, garlic, sun-dried tomatoes, parmesan', ['aglio-olio'], ['sun-dried-tomatoes'], []],
    ['spaghetti, tinned tomatoes, dried oregano, onion', ['tomato-pasta'], ['oregano'], []],
    ['strawberries, banana, orange juice', ['smoothie', 'fruit-salad'], ['juice'], []],
    ['mince, kidney beans, tinned tomatoes, dark chocolate, cumin', ['chilli-con-carne'], ['chocolate'], []],
    ['lettuce, tomato, cucumber, feta, vinegar', ['leaf-salad', 'composed-salad'], ['vinegar'], []],
    ['chicken thighs, potatoes, carrots, dried oregano', ['tray-roast', 'roast-pieces'], ['oregano'], []],
    ['dark chocolate', ['hot-cup'], ['chocolate'], []],
  ])('%s', (list, dishes, used, leftOut) => {
    const suggestion = suggestFromList(list);
    expect(dishes).toContain(suggestion.dish);
    for (const food of used) expect(suggestion.foods).toContain(food);
    for (const food of leftOut) expect(suggestion.foods).not.toContain(food);
    expect(suggestion.recipe.leftOut.length).toBeGreaterThanOrEqual(leftOut.length);
    checkText(suggestion.recipe);
  });

  it('says that everything is used where it is', () => {
    expect(suggestFromList('eggs, rice, spring onions').recipe.notes[0]).toBe(
      '**Everything on your list is used.**',
    );
  });

  it('gives dried kidney beans their soak and their hard boil', () => {
    const text = suggestFromList('dried kidney beans, onion').steps;
    expect(text).toMatch(/soak for 8 hours/);
    expect(text).toMatch(/[Dd]rain.*fresh water.*boil hard for 10 minutes/);
  });

  it('says how cooked rice must have been kept', () => {
    expect(suggestFromList('cooked rice, eggs, peas').notes).toMatch(
      /chilled within an hour.*at most a day old/,
    );
  });

  it('never uses more than the cook has', () => {
    const { recipe } = suggestFromList('1 egg, 80 g rice, 1 spring onion, 50 g peas', { servings: 4 });
    expect(recipe.ingredients.find((line) => line.food === 'egg')?.quantity ?? 0).toBeLessThanOrEqual(1);
    expect(recipe.ingredients.find((line) => line.food === 'rice')?.quantity ?? 0).toBeLessThanOrEqual(80);
  });

  it('leaves what is not food out of the pan and names it', () => {
    const suggestion = suggestFromList('eggs, bleach, spinach, cheddar');
    expect(suggestion.recipe.leftOut.map((one) => one.ingredient)).toContain('bleach');
    expect(suggestion.steps).not.toMatch(/bleach/i);
  });

  it('has a kind sentence where nothing can be eaten', () => {
    expect(suggestRecipe({ ingredients: ['bleach', 'soap'] }).kind).toBe('nothing-edible');
    expect(suggestRecipe({ ingredients: [] }).kind).toBe('nothing-edible');
  });
});

describe('what a request asks for', () => {
  it('keeps to diets and names what they rule out', () => {
    const suggestion = suggestFromList('chicken thighs, potatoes, carrots, peppers', {
      diets: ['vegetarian'],
    });
    expect(suggestion.foods).not.toContain('chicken-thigh');
    expect(suggestion.recipe.leftOut.find((one) => /chicken/.test(one.ingredient))?.why).toMatch(
      /vegetarian/,
    );
  });

  it('keeps out what is to be avoided, from the cupboard too', () => {
    const suggestion = suggestFromList('one cabbage', { avoid: ['milk'] });
    expect(suggestion.foods).not.toContain('butter');
  });

  it('gives really different dishes for later ideas', () => {
    const list = 'eggs, potatoes, onions, spinach, cheddar, bread';
    const dishes = [0, 1, 2].map((idea) => suggestFromList(list, { idea }).dish);
    expect(new Set(dishes).size).toBe(3);
  });

  it('does without the oven where there is none', () => {
    const { steps } = suggestFromList('chicken thighs, potatoes, carrots', { equipment: ['hob'] });
    expect(steps).not.toMatch(/oven/i);
  });

  it('honours a wish without eggs', () => {
    const suggestion = suggestFromList('eggs, rice, spring onions, peas', {
      change: { recipe: '', wish: 'no eggs please' },
    });
    expect(suggestion.foods).not.toContain('egg');
  });

  it('honours a wish for four', () => {
    expect(
      suggestFromList('pasta, tin of tomatoes, garlic', { change: { recipe: '', wish: 'for four people' } })
        .recipe.servings,
    ).toBe(4);
  });

  it('writes cups and Fahrenheit for US kitchens', () => {
    const text = suggestFromList('apples, butter, flour, sugar, oats', { units: 'us' }).text;
    expect(text).toMatch(/375 F \(190 C/);
    expect(text).toMatch(/\bcups?\b/);
    expect(text).not.toMatch(/\d g /);
  });

  it('says which language it writes', () => {
    expect(suggestFromList('eggs, bread', { language: 'de' }).notes).toMatch(/writes English/);
  });
});

/** Raising agents, seasonings, bare flours and what is wrapped or bound with: no dish by themselves. */
const NO_DISH: ReadonlySet<string> = new Set(
  `salad-dressing breadcrumbs dosa-batter mastic almond-extract baking-powder bicarbonate-of-soda cream-of-tartar yeast
  food-colouring sprinkles pectin xanthan-gum rennet egg-replacer mirin lutefisk pancake-mix rice-flour shiro fufu
  soya-flour lupin-flour quinoa-flour coconut-flour cornflour gelatine agar custard-powder mahleb recipe-mix
  parmesan-rind salt black-pepper liquid-smoke sinigang-mix edible-flowers banana-leaf egusi squid-ink tarhana
  fondant-icing natto aquafaba seasoning-cube dashi gravy-granules cloves lupin-beans`.split(/\s+/),
);

it('answers with a dish to every food alone that makes one', () => {
  const silent = FOOD_LIST.filter(({ name }) => suggestRecipe({ ingredients: [name] }).kind !== 'recipe');
  expect(silent.map(({ id }) => id).filter((id) => !NO_DISH.has(id))).toEqual([]);
}, 60_000);

describe('any list at all', () => {
  const runs = Number(process.env.LARDER_CHEF_RUNS ?? 300);
  const ids = FOOD_LIST.map((food) => food.id);
  const options = fc.record(
    {
      servings: fc.integer({ min: 1, max: 12 }),
      units: fc.constantFrom('metric' as const, 'us' as const),
      diets: fc.uniqueArray(fc.constantFrom(...DIETS), { maxLength: 2 }),
      idea: fc.integer({ min: 0, max: 4 }),
      maxExtras: fc.integer({ min: 0, max: 10 }),
      maxMinutes: fc.integer({ min: 5, max: 120 }),
    },
    { requiredKeys: [] },
  );

  it('gives a recipe that holds, twice the same, in any order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 20 }),
        options,
        (list, wishes) => {
          const names = list.map((id) => FOOD_LIST.find((food) => food.id === id)?.name ?? id);
          const request: RecipeRequest = { ingredients: names, ...wishes };
          const suggestion = suggestRecipe(request);
          expect(suggestRecipe(request)).toEqual(suggestion);
          if (suggestion.kind === 'nothing-edible') {
            const isDish = list.some((id) => !NO_DISH.has(id));
            expect((wishes.diets ?? []).length > 0 || !isDish).toBe(true);
            return;
          }
          checkText(suggestion.recipe);
          const turned = suggestRecipe({ ...request, ingredients: names.toReversed() });
          expect(turned.kind === 'recipe' && turned.dish).toBe(suggestion.dish);
        },
      ),
      { numRuns: runs, seed: 20261123 },
    );
  }, 120_000);
});
