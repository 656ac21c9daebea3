import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findAmounts } from './amounts/find-amounts.ts';
import { readIngredientLine } from './read-ingredient-line.ts';
import type { RecipeIngredient } from './recipe.ts';
import { scaleLine, scaleStep } from './scale.ts';

function read(text: string): RecipeIngredient {
  const ingredient = readIngredientLine(text, 'yours');
  if (ingredient === null) throw new Error(`no ingredient: ${text}`);
  return ingredient;
}

function scale(text: string, factor: number): string {
  return scaleLine(text, read(text), factor).text;
}

describe('a line of the list', () => {
  test.each([
    ['600 g potatoes, peeled and sliced 3 mm thick', 2.5, '1.5 kg potatoes, peeled and sliced 3 mm thick'],
    ['3 leeks (about 400 g trimmed), halved', 2, '6 leeks (about 800 g trimmed), halved'],
    ['25 g butter', 0.5, '13 g butter'],
    ['1 tsp salt', 2.5, '2 1/2 tsp salt'],
    ['½ tsp salt', 3, '1 1/2 tsp salt'],
    ['1 tsp ground cumin', 3, '1 tbsp ground cumin'],
    ['2 tbsp olive oil', 2.5, '5 tbsp olive oil'],
    ['1 onion, thinly sliced', 2.5, '2 1/2 onions, thinly sliced'],
    ['2 onions', 0.5, '1 onion'],
    ['2 eggs, beaten', 0.5, '1 egg, beaten'],
    ['3 eggs', 0.5, '2 eggs'],
    ['1 egg', 1 / 3, '1 egg'],
    ['1 tin chickpeas (400 g), drained', 2, '2 tins chickpeas (400 g), drained'],
    ['1 tin chickpeas (400 g), drained', 2.5, '2 1/2 tins chickpeas (400 g), drained'],
    ['400 g tin chopped tomatoes', 2, '2 x 400 g tin chopped tomatoes'],
    ['2 x 400 g tins chopped tomatoes', 0.5, '1 x 400 g tins chopped tomatoes'],
    ['1 (400 g) can black beans', 3, '3 (400 g) can black beans'],
    ['2 chicken breasts (150 g each)', 2, '4 chicken breasts (150 g each)'],
    ['3 garlic cloves, crushed', 1 / 3, '1 garlic clove, crushed'],
    ['1 clove garlic', 4, '4 cloves garlic'],
    ['8 to 10 prawns', 2, '16 to 20 prawns'],
    ['1-2 tbsp soy sauce', 2, '2-4 tbsp soy sauce'],
    ['half an onion', 4, '2 onions'],
    ['a pinch of salt', 3, '3 pinches of salt'],
    ['black pepper, to taste', 2, 'black pepper, to taste'],
    ['1 lemon, cut into 6 wedges', 3, '3 lemons, cut into 6 wedges'],
    ['1 1/2 cups flour', 2, '3 cups flour'],
    ['1 cup flour', 0.125, '2 tbsp flour'],
    ['8 oz cheddar', 4, '2 lb cheddar'],
    ['1,500 g beef', 2, '3 kg beef'],
    ['4 sprigs thyme', 0.25, '1 sprig thyme'],
    ['2 cm piece of ginger', 2, '2 cm piece of ginger'],
  ])('%s, %d times', (text, factor, scaled) => expect(scale(text, factor)).toBe(scaled));

  test('an egg that had to become whole is told, one that came out whole is not', () => {
    expect(scaleLine('3 eggs', read('3 eggs'), 0.5).rounding).toEqual({ exact: 1.5, given: 2 });
    expect(scaleLine('2 eggs', read('2 eggs'), 0.5).rounding).toBeNull();
  });

  const AMOUNT = fc.oneof(
    fc.integer({ min: 2, max: 2000 }).map((grams) => ({ text: `${grams} g flour`, low: grams, unit: 'g' })),
    fc.integer({ min: 1, max: 16 }).map((count) => ({ text: `${count} eggs`, low: count, unit: null })),
    fc
      .integer({ min: 1, max: 6 })
      .map((count) => ({ text: `${count} tins of chickpeas`, low: count, unit: 'tin' })),
  );
  const PEOPLE = fc.record({ from: fc.integer({ min: 1, max: 12 }), to: fc.integer({ min: 1, max: 12 }) });

  test('eggs stay whole, tins come in halves, and nothing becomes nothing', () => {
    fc.assert(
      fc.property(AMOUNT, PEOPLE, ({ text, unit }, { from, to }) => {
        const [found] = findAmounts(scale(text, to / from));
        expect(found?.low).toBeGreaterThan(0);
        if (unit === null) expect(found?.low).toBe(Math.round(found?.low ?? 0.5));
        if (unit === 'tin') expect((found?.low ?? 0.3) * 2).toBe(Math.round((found?.low ?? 0.3) * 2));
      }),
    );
  });

  test('what is weighed is at most a twentieth off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 2000 }), PEOPLE, (grams, { from, to }) => {
        const [found] = findAmounts(scale(`${grams} g flour`, to / from));
        const now = (found?.low ?? 0) * (found?.unit === 'kg' ? 1000 : 1);
        const exact = (grams * to) / from;
        expect(Math.abs(now - exact)).toBeLessThanOrEqual(Math.max(0.05, exact / 20));
      }),
    );
  });

  test('there and back again is what it was, within rounding, and no more people need no less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 900 }), PEOPLE, (grams, { from, to }) => {
        const there = scale(`${grams} g rice`, to / from);
        const [back] = findAmounts(scale(there, from / to));
        const now = (back?.low ?? 0) * (back?.unit === 'kg' ? 1000 : 1);
        expect(Math.abs(now - grams)).toBeLessThanOrEqual(1 + grams / 10);
        const [fewer] = findAmounts(scale(`${grams} g rice`, Math.min(1, to / from)));
        expect((fewer?.low ?? 0) * (fewer?.unit === 'kg' ? 1000 : 1)).toBeLessThanOrEqual(grams);
      }),
    );
  });

  test('as many people as before change no letter', () => {
    fc.assert(fc.property(fc.string(), (text) => scaleLine(text, read('2 eggs'), 1).text === text));
  });
});

describe('a step', () => {
  const list = ['3 leeks', '450 ml milk', '2 eggs', '150 g yoghurt', '2 bananas', '1 lemon'].map(read);
  test.each([
    ['Beat in 100 g of the yoghurt.', 2, 'Beat in 200 g of the yoghurt.'],
    ['Mash one and a half bananas with a fork.', 2, 'Mash 3 bananas with a fork.'],
    [
      'Bake for 25 to 30 minutes at 180 C in a 20 cm dish.',
      2,
      'Bake for 25 to 30 minutes at 180 C in a 20 cm dish.',
    ],
    ['Tip into a 1 litre dish and add 2 tbsp water.', 2, 'Tip into a 1 litre dish and add 4 tbsp water.'],
    ['Crack 1 egg into each bowl.', 2, 'Crack 2 eggs into each bowl.'],
    ['Divide between 2 warm bowls.', 2.5, 'Divide between 5 warm bowls.'],
    ['Add half the leeks and half of the yoghurt.', 2.5, 'Add half the leeks and half of the yoghurt.'],
    ['Add half a lemon.', 2, 'Add 1 lemon.'],
    ['Shape the mince into 4 patties.', 2.5, 'Shape the mince into 10 patties.'],
    ['Cut into 8 wedges, turning 2 times.', 2, 'Cut into 8 wedges, turning 2 times.'],
    ['Add the flour 1 tbsp at a time.', 2, 'Add the flour 1 tbsp at a time.'],
    ['Stir 3 minutes, then add the leeks.', 2, 'Stir 3 minutes, then add the leeks.'],
    ['Add 1 leek.', 3, 'Add 3 leeks.'],
  ])('%s %d times', (text, factor, scaled) => expect(scaleStep(text, list, factor, 2)).toBe(scaled));

  test('no text makes it throw, and 1 leaves every one as it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(0.25, 1, 2.5), (text, factor) => {
        const now = scaleStep(text, list, factor, 2);
        if (factor === 1) expect(now).toBe(text);
      }),
    );
  });
});
