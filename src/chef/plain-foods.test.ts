// One food by itself, in kitchens that have more or less to heat it with; and spices where a spice can toast.

import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../tests/suggest-from-list.ts';
import { suggestRecipe } from './suggest-recipe.ts';

/** Every dish here must hold as well. */
function cook(list: string, options: Options = {}) {
  const suggestion = suggestFromList(list, options);
  expect(suggestion.findings).toEqual([]);
  return suggestion;
}

describe('one food by itself is cooked as it wants to be', () => {
  it.each<readonly [list: string, options: Options, says: RegExp, never: RegExp]>([
    ['polenta', {}, /rain in the polenta|polenta.*whisk/, /[Dd]rain,/],
    ['tarhana', {}, /stir over low heat/, /[Dd]rain/],
    ['tortilla chips', {}, /fine as they are/, /[Ss]immer|chill/],
    ['pork floss', {}, /fine as it is/, /browned/],
    ['quail eggs', {}, /4 to 5 minutes/, /9 to 10/],
    ['egg whites', {}, /no liquid egg left/, /[Dd]rain/],
    ['coconut milk', {}, /stirring/, /[Dd]rain/],
    ['spam', {}, /crisp/, /enough water to cover/],
    ['kippers', {}, /6 to 8 minutes/, /20 to 25/],
    ['lobsters, garlic, lemon', {}, /shell is bright red[^.]*, 10 to 12 minutes/, /well browned/],
    ['pigeons', { equipment: ['oven'] }, /25 to 30 minutes/, /water to cover/],
    ['potatoes', { equipment: ['oven'] }, /60 to 75 minutes/, /fine as/],
    ['green lentils', { equipment: ['oven'] }, /seal with foil/, /fine as/],
    ['pasta', { equipment: ['microwave'] }, /[Mm]icrowave on full power/, /fine as/],
    ['leftover curry', { equipment: ['microwave'] }, /on full power[^.]*74 C/, /fine as/],
    ['goose', { equipment: ['oven'] }, /wobbles/, /hob/],
    ['sea cucumber', {}, /40 to 60 minutes/, /stay open/],
    ['mixed seafood', {}, /4 to 5 minutes/, /stay open/],
    ['cooked prawns, runner beans, soy sauce', {}, /steaming hot[^.]*, 1 to 2 minutes/, /browned/],
  ])('%s', (list, options, says, never) => {
    const { steps } = cook(list, options);
    expect(steps).toMatch(says);
    expect(steps).not.toMatch(never);
  });

  it.each<readonly [list: string, options: Options]>([
    ['baking powder', {}],
    ['pasta', { equipment: ['blender'] }],
    ['plain flour', { equipment: ['kettle'] }],
  ])('%s is no dish there', (list, options) => {
    expect(suggestRecipe({ ...options, ingredients: list.split(', ') }).kind).toBe('nothing-edible');
  });

  it('names one fruit as one', () => {
    const { recipe } = cook('dragon fruit', { equipment: ['grill'] });
    expect(recipe.title).toBe('Dragon Fruit in Its Own Syrup');
    expect(recipe.introduction).toMatch(/^(?!.*\bfruits\b)/);
  });
});

describe('a spice goes in where it can toast', () => {
  it.each<readonly [list: string, says: RegExp]>([
    ['fish pie mix, butternut squash, kohlrabi, ground coriander', /the coriander, two thirds of the salt/],
    ['polenta, mushrooms, garlic, turmeric, saffron', /the turmeric, the saffron, /],
    ['quinoa, ground coriander', /Fork in the coriander and butter/],
    ['shirataki noodles, paprika', /^(?!.*paprika and cook)/],
    ['chicken thighs, flour tortillas, avocado, cayenne pepper', /^(?!.*without cracking\. (?:Stir|Mix) in)/],
  ])('%s', (list, says) => {
    expect(cook(list).steps).toMatch(says);
  });
});

it('offers nothing for later that a diet rules out', () => {
  expect(cook('pumpkin, amchur').notes).toMatch(/cold in a flatbread/);
  expect(cook('pumpkin, amchur', { diets: ['gluten-free'] }).notes).toMatch(
    /keeps 2 days in the fridge\.(?!.*flatbread)/,
  );
});
