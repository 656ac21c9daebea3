import { describe, expect, it } from 'vitest';
import { readIngredient } from '../../read-ingredient.ts';
import { splitIngredients } from '../../split-ingredients.ts';

describe('what is dangerous by its form, its dose or how it is eaten', () => {
  it.each<readonly [text: string, verdict: string, why: RegExp]>([
    ['sodium bromide instead of salt', 'not-food', /sodium bromide.*chemical of the laboratory/],
    ['a pinch of barium nitrate', 'not-food', /barium nitrate/],
    ['hcaelb', 'not-food', /bleach/],
    ['\u202ehcaelb', 'not-food', /bleach/],
    ['\u202eenotsnihs', 'not-food', /turns letters round/],
    ['{"name":"egg"}', 'not-food', /does not read like an ingredient/],
    ['"ingredients": [', 'not-food', /does not read like an ingredient/],
    ['["eggs", "milk"]', 'not-food', /does not read like an ingredient/],
    ['nutmeg 5 tablespoons', 'caution', /5 g at once/],
    ['wild river fish, eaten raw', 'caution', /rivers and lakes.*63 °C/],
    ['wild trout from the river, raw', 'caution', /rivers and lakes/],
    ['tilapia for ceviche', 'caution', /rivers and lakes/],
  ])('reads %j as %s', (text, verdict, why) => {
    const reading = readIngredient(text);
    expect(reading.verdict).toBe(verdict);
    expect(reading.why).toMatch(why);
  });

  it.each([
    'calcium chloride',
    'potassium sorbate',
    'sodium citrate',
    '1/4 tsp nutmeg',
    'raw trout fillets',
    'raw tuna for sushi',
    'ginger 1", peeled',
  ])('has nothing of the kind to say of %j', (text) => {
    expect(readIngredient(text).why ?? '').not.toMatch(
      /chemical of|5 g at once|rivers and lakes|does not read/,
    );
  });
});

describe('signs of food between words', () => {
  it.each([
    ['🍅 tomato 🧀 cheese', ['🍅 tomato', '🧀 cheese']],
    ['eggs 🥚 milk 🥛', ['eggs 🥚', 'milk 🥛']],
    ['2 eggs 🥚', ['2 eggs 🥚']],
    ['love this 🍅 sauce', ['love this 🍅 sauce']],
  ])('parts %j', (text, parts) => {
    expect(splitIngredients(text)).toEqual(parts);
  });
});
