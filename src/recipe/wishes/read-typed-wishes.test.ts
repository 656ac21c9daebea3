import { describe, expect, it } from 'vitest';
import { readIngredient } from '../../food/read-ingredient.ts';
import { readAvoided, readTypedWishes } from './read-typed-wishes.ts';
import { nameWish } from './wishes.ts';

function read(text: string) {
  const typed = readTypedWishes(text, readIngredient);
  return typed === null ? null : [...typed.wishes.map(nameWish), ...typed.unknown.map((name) => `? ${name}`)];
}

describe('a line typed among the ingredients', () => {
  it.each([
    ['no dairy', ['avoid milk']],
    ['without nuts', ['avoid nuts']],
    ['No onions', ['avoid onions']],
    ['no shellfish', ['avoid crustaceans', 'avoid molluscs']],
    ['no nuts or dairy', ['avoid nuts', 'avoid milk']],
    ['no nuts no dairy', ['avoid nuts', 'avoid milk']],
    ['no onion without garlic', ['avoid onion', 'avoid garlic']],
    ['vegan', ['diet vegan']],
    ['Vegan', ['diet vegan']],
    ['I am vegetarian', ['diet vegetarian']],
    ['gluten free', ['diet gluten-free']],
    ['low lactose', ['diet low-lactose']],
    ['no oven', ['without oven']],
    ["no oven please it's broken", ['without oven']],
    ['the oven is broken', ['without oven']],
    ["no oven it's broken and no nuts", ['without oven', 'avoid nuts']],
    ['vegan and no nuts', ['diet vegan', 'avoid nuts']],
    ["I don't have a slow cooker", ['without slow-cooker']],
    ['without the stove', ['without hob']],
    ['no oven or nuts', ['without oven', 'avoid nuts']],
    ['no gristle', ['? gristle']],
    ['no gristle or eggs', ['avoid egg', '? gristle']],
    ['halal', ['diet halal']],
    ['nut allergy', ['avoid nuts']],
    ['for 4', ['servings']],
    ['serves six', ['servings']],
    ['dinner for two', ['servings']],
    ['4 servings', ['servings']],
    ['in 20 minutes', ['maxMinutes']],
    ['under half an hour', ['maxMinutes']],
    ['Up to 30 min', ['maxMinutes']],
    ['needs to be under 40 mins', ['maxMinutes']],
    ['I only have half an hour', ['maxMinutes']],
    ['just me', ['servings']],
    [
      'just a microwave, no kettle',
      [
        'without hob',
        'without oven',
        'without grill',
        'without blender',
        'without air-fryer',
        'without slow-cooker',
        'without kettle',
      ],
    ],
    [
      'only got a hob, no oven',
      [
        'without oven',
        'without grill',
        'without microwave',
        'without blender',
        'without air-fryer',
        'without slow-cooker',
      ],
    ],
    [
      'air fryer only',
      [...['hob', 'oven', 'grill', 'microwave', 'blender', 'slow-cooker'].map((tool) => `without ${tool}`)],
    ],
    ['quick', ['maxMinutes']],
    ['for 4 and under 30 minutes', ['servings', 'maxMinutes']],
    ['for 4 and kid friendly', ['servings']],
    ['US units', ['units']],
    ['in cups', ['units']],
    ['nothing to buy', ['maxExtras']],
    ['at most 2 extras', ['maxExtras']],
  ])('%j is a wish: %j', (text, wishes) => {
    expect(read(text)).toEqual(wishes);
  });

  it.each([
    'milk',
    'vegan cheese',
    'lactose-free milk',
    '2 onions',
    'no bleach',
    'nori',
    'halal chicken',
    'quick oats',
    'for my 9 month old',
    'one hundred year eggs',
    'spicy sausage',
    'light soy sauce',
    '20 people pleasers',
    '',
  ])('%j is none', (text) => {
    expect(read(text)).toBeNull();
  });
});

it.each([
  ['for 4', { kind: 'servings', count: 4 }],
  ['in an hour', { kind: 'maxMinutes', minutes: 60 }],
  ['quick dinner', { kind: 'maxMinutes', minutes: 25 }],
  ['metric', { kind: 'units', system: 'metric' }],
])('%j is %j', (text, wish) => {
  expect(readTypedWishes(text, readIngredient)?.wishes).toEqual([wish]);
});

it.each(['spicier', 'make it milder', 'a bit less salty'])('%j is for a recipe that stands', (text) => {
  expect(readTypedWishes(text, readIngredient)).toEqual({ wishes: [], unknown: [], change: text });
});

it.each([
  ['coriander', ['avoid coriander'], []],
  ['peanuts, eggs', ['avoid peanut', 'avoid egg'], []],
  ['lactose', ['avoid milk'], []],
  ['an oven, milk', ['without oven', 'avoid milk'], []],
  ['tofu and gristle', ['avoid tofu'], ['gristle']],
  [' , ', [], []],
])('reads %j as what to avoid', (line, wishes, unknown) => {
  const typed = readAvoided(line, readIngredient);
  expect(typed.wishes.map(nameWish)).toEqual(wishes);
  expect(typed.unknown).toEqual(unknown);
});
