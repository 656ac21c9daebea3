import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readIngredientLine } from './read-ingredient-line.ts';
import { readRecipe } from './read-recipe.ts';
import type { IngredientOrigin, Recipe, RecipeIngredient } from './recipe.ts';
import { writeRecipe, writeRecipeBlocks } from './write-recipe.ts';

function line(text: string, from: IngredientOrigin): RecipeIngredient {
  const ingredient = readIngredientLine(text, from);
  if (ingredient === null) throw new Error(`not an ingredient: ${text}`);
  return ingredient;
}

const SOUP: Recipe = {
  title: 'Leek Soup',
  introduction: 'Thick with potatoes.',
  servings: 2,
  minutes: { prep: 10, cook: 65, total: 75 },
  ingredients: [
    line('3 leeks, sliced', 'yours'),
    line('1 tsp salt', 'cupboard'),
    line('50 g cheddar', 'to-buy'),
  ],
  steps: ['Fry the leeks for 10 minutes.', 'Add the cheddar.'],
  leftOut: [{ ingredient: 'strawberries', why: 'they are sweet' }],
  notes: ['**Contains:** milk.'],
};

describe('writeRecipe', () => {
  it('writes the layout of Larder', () => {
    expect(writeRecipe(SOUP)).toBe(`# Leek Soup

Thick with potatoes.

**Serves** 2 | **Prep** 10 min | **Cook** 1 h 5 min | **Total** 1 h 15 min

## Ingredients
- 3 leeks, sliced

### From the cupboard
- 1 tsp salt

### To buy
- 50 g cheddar

## Method
1. Fry the leeks for 10 minutes.
2. Add the cheddar.

## Notes
- **Left out:** strawberries, because they are sweet.
- **Contains:** milk.
`);
  });

  it('writes "nothing" for a list that is empty', () => {
    const text = writeRecipe({ ...SOUP, ingredients: SOUP.ingredients.slice(0, 1) });
    expect(text).toContain('### From the cupboard\n- nothing\n');
    expect(text).toContain('### To buy\n- nothing\n');
  });

  it('leaves out what is not known', () => {
    const text = writeRecipe({
      ...SOUP,
      title: null,
      introduction: '',
      servings: null,
      minutes: { prep: null, cook: 5, total: null },
      leftOut: [],
      notes: [],
    });
    expect(text.startsWith('**Cook** 5 min\n')).toBe(true);
    expect(text).not.toContain('## Notes');
  });

  it('keeps each entry on one line', () => {
    expect(writeRecipe({ ...SOUP, steps: ['Boil\n\n# it'] })).toContain('1. Boil # it\n');
  });

  it('sends blocks that make up the whole', () => {
    const blocks = writeRecipeBlocks(SOUP);
    expect(blocks.join('')).toBe(writeRecipe(SOUP));
    expect(blocks.length).toBeGreaterThan(8);
    expect(blocks.every((block) => block.endsWith('\n'))).toBe(true);
  });
});

const word = fc.constantFrom(
  'leek',
  'potato',
  'warm',
  'the',
  'soft',
  'pan',
  'golden',
  'until',
  'half',
  'with',
  'milk',
);
const phrase = (min: number) =>
  fc.array(word, { minLength: min, maxLength: 8 }).map((words) => words.join(' '));
const sentence = phrase(3).map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`);
const origin = fc.constantFrom<IngredientOrigin>('yours', 'cupboard', 'to-buy');
const ORDER: readonly IngredientOrigin[] = ['yours', 'cupboard', 'to-buy'];
const ingredient = fc
  .tuple(
    fc.constantFrom(
      '3 leeks',
      '200 g cheddar, grated',
      '1/2 cup milk',
      '2-3 carrots (peeled)',
      'black pepper',
      '1 tbsp butter',
    ),
    origin,
  )
  .map(([text, from]) => line(text, from));
const minutes = fc.option(fc.integer({ min: 1, max: 600 }), { nil: null });
const recipe: fc.Arbitrary<Recipe> = fc.record({
  title: phrase(2).map((text) => text.toUpperCase()),
  introduction: fc.oneof(fc.constant(''), sentence),
  servings: fc.option(fc.integer({ min: 1, max: 12 }), { nil: null }),
  minutes: fc.record({ prep: minutes, cook: minutes, total: minutes }),
  ingredients: fc
    .array(ingredient, { minLength: 1, maxLength: 10 })
    .map((all) => all.toSorted((a, b) => ORDER.indexOf(a.from) - ORDER.indexOf(b.from))),
  steps: fc.array(sentence, { minLength: 1, maxLength: 6 }),
  leftOut: fc.array(fc.record({ ingredient: phrase(1), why: phrase(2) }), { maxLength: 3 }),
  notes: fc.array(sentence, { maxLength: 3 }),
});

describe('write, then read', () => {
  it('gives the same recipe', () => {
    fc.assert(
      fc.property(recipe, (given) => {
        expect(readRecipe(writeRecipe(given))).toEqual(given);
      }),
      { seed: 5, numRuns: 200 },
    );
  });
});
