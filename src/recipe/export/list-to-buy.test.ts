import { expect, it } from 'vitest';
import type { RecipeIngredient } from '../recipe.ts';
import { listToBuy } from './list-to-buy.ts';

function line(text: string, from: RecipeIngredient['from'] = 'to-buy'): RecipeIngredient {
  return { text, from, food: null, quantity: null, unit: null };
}

it('lists what is to buy, with its amounts, in the order of the recipe', () => {
  const lines = [
    line('1 lemon'),
    line('salt', 'cupboard'),
    line('2 eggs', 'yours'),
    line('150 g feta, crumbled'),
  ];
  expect(listToBuy(lines)).toEqual(['1 lemon', '150 g feta, crumbled']);
});

it.each([
  ['**150 g** feta', '150 g feta'],
  ['`1` _small_ lemon', '1 small lemon'],
  ['[1 lemon](https://example.com/lemon)', '1 lemon'],
  ['1/2 snake_case lemon', '1/2 snake_case lemon'],
])('writes %j plainly', (text, plain) => {
  expect(listToBuy([line(text)])).toEqual([plain]);
});

it('lists a line once, and none that is only marks', () => {
  expect(listToBuy([line('1 lemon'), line('**1 lemon**'), line('**')])).toEqual(['1 lemon']);
});

it('writes a line of nothing but brackets in time', () => {
  const before = process.cpuUsage();
  for (const piece of ['[', '[](', '![a](']) listToBuy([line(piece.repeat(30_000))]);
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});
