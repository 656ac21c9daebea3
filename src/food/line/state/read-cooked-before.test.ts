// What the cook says was cooked before, without the word for it.

import { describe, expect, it } from 'vitest';
import { readIngredient } from '../../read-ingredient.ts';

const state = (text: string): boolean => /cooked|leftover/.test(readIngredient(text).state ?? '');

describe('meat that was cooked before', () => {
  it.each([
    ['gammon joint leftovers 350g', 'ham'],
    ['leftover gammon joint', 'ham'],
    ['cold gammon', 'ham'],
    ['cooked gammon', 'ham'],
    ['cold beef', 'roast-beef'],
    ['slices of cold beef', 'roast-beef'],
    ['cold pork', 'pulled-pork'],
    ['cold lamb 300g', 'cooked-lamb'],
    ['cold chicken thighs', 'cooked-chicken'],
    ['cold roast pork', 'pulled-pork'],
    ['cold salmon', 'salmon'],
    ['cold peas', 'peas'],
    ['beef from sunday', 'roast-beef'],
    ["sunday's beef", 'roast-beef'],
    ['lamb from the sunday roast', 'cooked-lamb'],
    ['pork joint from sunday', 'pulled-pork'],
    ['beef from yesterday', 'roast-beef'],
    ['chicken carcass with a bit of meat on', 'cooked-chicken'],
    ['turkey carcass with meat on', 'cooked-turkey'],
  ])('%s', (text, food) => {
    expect(readIngredient(text).food).toBe(food);
    expect(state(text)).toBe(true);
  });

  it('is cold chicken', () => expect(readIngredient('cold chicken').food).toBe('cooked-chicken'));
});

describe('a dish under the name of what it is made with', () => {
  it.each([
    ['tupperware of curry', 'leftover-curry'],
    ['tupperware of rice', 'cooked-rice'],
    ['half a bowl of pasta', 'cooked-pasta'],
    ['half a shop bought lasagne', 'leftover-pasta-bake'],
    ['portion of lasagne', 'leftover-pasta-bake'],
  ])('%s', (text, food) => expect(readIngredient(text).food).toBe(food));

  it.each([
    ['portion of rice', 'rice'],
    ['tupperware of raw chicken', 'chicken-breast'],
    ['tupperware of chicken thighs', 'chicken-thigh'],
    ['6 lasagne sheets', 'lasagne-sheet'],
  ])('%s is not', (text, food) => expect(readIngredient(text).food).toBe(food));
});

describe('what was not', () => {
  it.each([
    ['cold milk', 'milk'],
    ['cold butter', 'butter'],
    ['cold water', 'water'],
    ['cold-smoked salmon', 'smoked-salmon'],
    ['cold smoked haddock', 'smoked-haddock'],
    ['cold cuts', 'luncheon-sausage'],
    ['cold pressed rapeseed oil', 'vegetable-oil'],
    ['iced tea', 'tea'],
    ['raw beef from sunday', 'stewing-beef'],
    ['beef mince from sunday', 'beef-mince'],
    ['pork chops from sunday', 'pork-chop'],
    ['beef from the sunday market', 'stewing-beef'],
    ['beef from the butcher', 'stewing-beef'],
    ['chicken from the freezer', 'chicken-breast'],
    ['beef, keep cold', 'stewing-beef'],
    ['raw chicken carcass, no meat on', 'chicken-stock'],
  ])('%s', (text, food) => {
    expect(readIngredient(text).food).toBe(food);
    expect(state(text)).toBe(false);
  });
});

describe('words around a name', () => {
  it.each([
    ['udon brick', 'udon'],
    ['ramen brick', 'ramen'],
    ['garlic butter 50g', 'butter'],
    ['drumsticks (moringa pods)', 'moringa-pod'],
    ['drumsticks (chicken)', 'chicken-drumstick'],
    ['red wine about a glass', 'red-wine'],
    ['2 apples goin soft', 'apple'],
    ['parsley massive bunch', 'parsley'],
    ['saffron pinch', 'saffron'],
    ['chard rainbow', 'chard'],
    ['ginger stem in jar', 'stem-ginger'],
    ['fried onions bag', 'crispy-onions'],
    ['fried onions', 'onion'],
    ['beetroot vac packed', 'cooked-beetroot'],
    ['smoked turkey wing', 'cooked-turkey'],
    ['vermicelli noodles', 'rice-noodles'],
  ])('%s', (text, food) => expect(readIngredient(text).food).toBe(food));

  it('tells the garlic in garlic butter', () =>
    expect(readIngredient('garlic butter').tail?.foods.map(({ id }) => id)).toEqual(['garlic']));

  it.each(['brick', 'red brick', 'a pint glass'])('is no food: %s', (text) =>
    expect(readIngredient(text).verdict).not.toBe('food'),
  );
});

describe('mushrooms', () => {
  it.each([
    ['chanterelles we picked in the wood', 'caution'],
    ['wild mushrooms my uncle picked', 'caution'],
    ['chestnut mushrooms from the farmers market', 'food'],
    ['chestnut mushrooms my flatmate picked up', 'food'],
  ])('%s', (text, verdict) => expect(readIngredient(text).verdict).toBe(verdict));

  it.each([
    'wild mushrooms from our walk, not sure what sort',
    'wild mushrooms (not sure what kind)',
    "mushrooms we picked, don't know which",
    'mushrooms, dont know what kind',
    'unidentified mushrooms',
    'mystery mushrooms',
    'foraged mushrooms, I think they are ceps',
    'mushrooms found in the woods?',
    'wild mushrooms, not checked by an expert, no idea what they are',
    'berries from the hedge, think they are blackberries',
    'some red berries we found, not sure what they are',
    'foraged greens, no idea what',
    'wild garlic from our walk, I think',
    'unknown berries',
    'unknown leaves',
  ])('whose kind nobody is sure of are no food: %s', (text) =>
    expect(readIngredient(text)).toMatchObject({
      verdict: 'not-food',
      why: expect.stringContaining('an expert'),
    }),
  );

  it.each([
    ['chanterelles from the market', 'food'],
    ['foraged chanterelles, checked by the mycologist', 'food'],
    ['wild mushrooms', 'caution'],
    ['foraged mushrooms', 'caution'],
    ['blackberries from the hedge, maybe a bowlful', 'food'],
    ['wild rice, not sure how much', 'food'],
    ['wild salmon, not sure which kind', 'food'],
    ['mushrooms, not sure how old', 'food'],
    ['tomatoes from the garden, I think 6', 'food'],
    ['apples from the garden, not sure what kind', 'food'],
    ['wild garlic', 'food'],
  ])('whose kind is known stay what they are: %s', (text, verdict) =>
    expect(readIngredient(text).verdict).toBe(verdict),
  );
});
