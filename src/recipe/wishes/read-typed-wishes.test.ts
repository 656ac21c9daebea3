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
    ['vegan', ['diet vegan']],
    ['Vegan', ['diet vegan']],
    ['I am vegetarian', ['diet vegetarian']],
    ['gluten free', ['diet gluten-free']],
    ['low lactose', ['diet low-lactose']],
    ['no oven', ['without oven']],
    ["I don't have a slow cooker", ['without slow-cooker']],
    ['without the stove', ['without hob']],
    ['no oven or nuts', ['without oven', 'avoid nuts']],
    ['no gristle', ['? gristle']],
    ['no gristle or eggs', ['avoid egg', '? gristle']],
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
    '',
  ])('%j is none', (text) => {
    expect(read(text)).toBeNull();
  });
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
