// The age of a food as it is typed: what was cooked or opened too long ago is left out, what keeps is not.

import { describe, expect, it } from 'vitest';
import { readIngredient } from '../../read-ingredient.ts';

describe('a food whose age is typed', () => {
  it.each([
    'cooked chicken from last week',
    'cooked chicken from a week ago',
    'cooked chicken 10 days old',
    'cooked chicken forgotten in the fridge',
    'chicken, cooked 6 days ago',
    'leftover chicken (5 days)',
    "last week's roast chicken",
    'beef stew made last month',
    'mashed potato from last week',
    'leftover curry from May',
    'leftover rice 3 days old',
    'cooked rice 5 days',
    'opened tin of tuna from last week',
    'tin of tuna opened last week',
    'tuna from last week',
    'soup from last week',
    'half a tin of chickpeas from last week',
    'cooked lentils from last week',
    'chicken stock in the fridge for a week',
    'opened passata from last month',
    'passata opened 3 weeks ago',
    'half a jar of pesto open since March',
    'chicken stock opened ten days ago',
    'ham open 2 weeks',
    'cream open for a fortnight',
    'tofu opened last week',
    'chicken defrosted last week',
    'bolognese found at the back of the fridge',
  ])('leaves out %s', (line) => {
    expect(readIngredient(line)).toMatchObject({
      verdict: 'not-food',
      why: expect.stringMatching(/^Larder/),
    });
  });

  it.each([
    'peas found at the back of the freezer',
    'frozen chicken from last month',
    'ham hock, cooked, in the freezer since March',
    'tin of tuna from last year',
    'unopened tin of tuna from last year',
    'olive oil open since March',
    'a jar of tahini I opened ages ago',
    'soy sauce opened last year',
    'jam opened in June',
    'honey from last year',
    'pasta from last year',
    'rice from last year',
    'flour from 2023',
    'potatoes from last month',
    'cheddar from last month',
    'carrots forgotten in the fridge',
    'plums the children picked last weekend',
    'tofu in water since tuesday',
    'lamb from new zealand',
    'steak, bought yesterday',
  ])('keeps %s', (line) => {
    expect(readIngredient(line).verdict).toBe('food');
  });

  it.each(['ricotta opened three days ago', 'yoghurt opened last week', 'leftover chicken 4 days'])(
    'takes care with %s',
    (line) => {
      expect(readIngredient(line).verdict).toBe('caution');
    },
  );
});
