import { describe, expect, it } from 'vitest';
import type { FoodId } from '../../foods.ts';
import { readIngredient } from '../../read-ingredient.ts';
import type { FoodState } from './read-states.ts';

describe('a state wherever it stands', () => {
  it.each<[text: string, food: FoodId, state: FoodState | undefined]>([
    ['bananas 2 v brown', 'banana', 'overripe'],
    ['avocado 2 ripe', 'avocado', 'ripe'],
    ['🥑 2 ripe', 'avocado', 'ripe'],
    ['strawberries punnet, squishy', 'strawberries', 'overripe'],
    ['lemon (bit dry)', 'lemon', 'stale'],
    ['mushrooms going a bit dry', 'mushroom', 'stale'],
    ['very ripe plantain', 'ripe-plantain', 'overripe'],
    ['2 green tomatoes', 'green-tomato', undefined],
    ['plantain', 'plantain', undefined],
    ['straight to wok noodles', 'udon', undefined],
    ['amoy straight to wok medium noodles', 'udon', undefined],
    ['straight to wok udon x2 packs', 'udon', undefined],
    ['cream out of date tmrw', 'double-cream', undefined],
    ['cream about to expire', 'double-cream', undefined],
    ['kidney beans 400g can drained', 'kidney-beans', 'tinned'],
    ['frozen peas abt a cup', 'frozen-peas', 'frozen'],
  ])('%s: %s, %s', (text, food, state) => {
    expect(readIngredient(text)).toMatchObject({ verdict: 'food', food, ...(state && { state }) });
  });

  it.each<[text: string, quantity: number, grams: number]>([
    ['kidney beans 400g can drained', 1, 240],
    ['black beans canned 15oz', 1, 240],
    ['400g can kidney beans', 1, 240],
  ])('%s is one tin by its label', (text, quantity, grams) => {
    expect(readIngredient(text)).toMatchObject({ quantity, unit: 'tin', grams });
  });

  it('refuses what is out of date, and not what will be', () => {
    expect(readIngredient('cream out of date').verdict).toBe('not-food');
    expect(readIngredient('cream out of date since monday').verdict).toBe('not-food');
  });
});
