import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readNaturalRecipes } from '../../tests/read-natural-recipes.ts';
import { adaptRecipe, canScale } from './adapt-recipe.ts';
import { findAmounts } from './amounts/find-amounts.ts';
import { readRecipe } from './read-recipe.ts';

const GRATIN = `# Leek and Potato Gratin

Milk and 2 tricks.

**Serves** 3 | **Prep** 15 min | **Total** 1 h

## Ingredients
- 600 g potatoes, sliced 3 mm thick
- **3 leeks**, washed
- 1 egg

### From the cupboard
- 1 tsp salt
- salt and pepper

### To buy
- nothing

## Method
1. Heat the oven to 200 C (180 C fan, 400 F). Add the leeks and half the salt, 8 to 10 minutes.
2. Tip into a 20 cm baking dish with 100 g of the potatoes.

## Notes
- Keeps 3 days; 50 g more cheese does no harm.
`;
const recipe = readRecipe(GRATIN);

describe('the gratin', () => {
  test('for six, in US units, with an oven in Fahrenheit', () => {
    const { markdown, steps, ingredients, notScaled } = adaptRecipe(GRATIN, recipe, {
      factor: 2,
      units: 'us',
      oven: 'f',
    });
    expect(markdown).toContain('**Serves** 6 | **Prep** 15 min');
    expect(markdown).toContain('- 2 3/4 lb potatoes, sliced 1/8 inch thick');
    expect(markdown).toContain('- **6 leeks**, washed');
    expect(markdown).toContain('- 2 eggs');
    expect(markdown).toContain('2. Tip into an 8 inch baking dish with 7 oz of the potatoes.');
    expect(markdown).toContain('1. Heat the oven to 400 F (350 F fan).');
    expect(markdown).toContain('Milk and 2 tricks.');
    expect(markdown).toContain('- Keeps 3 days; 1 3/4 oz more cheese');
    expect(steps[1]).toBe('Tip into an 8 inch baking dish with 7 oz of the potatoes.');
    expect(ingredients[0]?.text).toBe('2 3/4 lb potatoes, sliced 1/8 inch thick');
    expect(notScaled).toEqual([{ kind: 'pan', text: '20 cm baking dish' }, { kind: 'times' }]);
  });

  test('as it is written it stays to the letter, and nothing is told', () => {
    const same = adaptRecipe(GRATIN, recipe, { factor: 1 });
    expect(same.markdown).toBe(GRATIN);
    expect(same.notScaled).toEqual([]);
  });

  test('an egg that became whole is told', () => {
    expect(adaptRecipe(GRATIN, recipe, { factor: 1 / 3 }).notScaled).toContainEqual({
      kind: 'rounded',
      text: '1 egg',
      exact: 1 / 3,
      given: 1,
    });
  });

  test('a list that cannot be found in its text is not scaled', () => {
    expect(canScale(GRATIN, recipe)).toBe(true);
    expect(canScale('# Nothing', recipe)).toBe(false);
  });
});

const EXAMS = readNaturalRecipes('first').map(({ markdown }) => markdown);

test('of recipes as models write them no egg is broken, and every list that is found is read again as a list', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...EXAMS),
      fc.constantFrom(0.25, 1 / 3, 0.5, 1.5, 2, 2.5),
      (markdown, factor) => {
        const read = readRecipe(markdown);
        const scaled = adaptRecipe(markdown, read, { factor });
        expect(readRecipe(scaled.markdown).ingredients.length).toBe(read.ingredients.length);
        for (const { food, unit, text } of scaled.ingredients) {
          const [first] = findAmounts(text);
          if (food === 'egg' && unit === null && first?.unit === null) expect(first.low % 1).toBe(0);
        }
      },
    ),
    { numRuns: 40 },
  );
});
