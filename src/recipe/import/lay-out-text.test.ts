import { expect, it } from 'vitest';
import { readRecipe } from '../read-recipe.ts';
import { layOutText } from './lay-out-text.ts';

const PLAIN = `Grandma's Lentil Soup
A warming soup.
Prep time: 10 minutes
Yield: 6 servings

INGREDIENTS:
• 2 tbsp olive oil
• 300 g red lentils

For the topping:
• yogurt

INSTRUCTIONS:
1) Fry the lentils in the oil
for 5 minutes.
2) Simmer 25 minutes.

NOTES
Keeps 3 days in the fridge.
`;

it('marks the title, the list, the steps and the notes', () => {
  expect(layOutText(PLAIN)).toBe(`# Grandma's Lentil Soup

A warming soup.

Prep time: 10 minutes

Yield: 6 servings

## INGREDIENTS

- 2 tbsp olive oil
- 300 g red lentils

### For the topping

- yogurt

## INSTRUCTIONS

1. Fry the lentils in the oil for 5 minutes.
2. Simmer 25 minutes.

## NOTES

- Keeps 3 days in the fridge.
`);
});

it('makes a step of each sentence on a line of its own', () => {
  const laidOut = layOutText(
    'Pancakes\n\nIngredients\n200g flour\n2 eggs\n\nMethod\nWhisk the flour and eggs.\nFry for 2 minutes each side.\n',
  );
  expect(readRecipe(laidOut).steps).toEqual(['Whisk the flour and eggs.', 'Fry for 2 minutes each side.']);
  expect(laidOut).toContain('- 200g flour\n- 2 eggs');
});

it('marks a list that no heading opens', () => {
  const laidOut = layOutText(
    'Omelette\n\n2 eggs\n10 g butter\n\nMelt the butter. Fry the eggs for 3 minutes.\n',
  );
  expect(laidOut).toContain('- 2 eggs\n- 10 g butter');
  expect(readRecipe(laidOut).ingredients.map(({ food }) => food)).toEqual(['egg', 'butter']);
});

it('knows headings that speak to the cook, and a tip below the steps', () => {
  expect(
    layOutText(`Pancakes

You will need
200 g flour
2 eggs

How to make it
Sift the flour.
Whisk in the eggs until smooth,
then fry for 1 minute on each side.

Tip: freeze what is left over.
`),
  ).toBe(`# Pancakes

## You will need

- 200 g flour
- 2 eggs

## How to make it

1. Sift the flour.
2. Whisk in the eggs until smooth, then fry for 1 minute on each side.

## Notes

- Tip: freeze what is left over.
`);
});

it('leaves markdown as it is', () => {
  const markdown = '# Eggs\n\n## Ingredients\n- 2 eggs\n\n## Method\n1. Boil.\n';
  expect(layOutText(markdown)).toBe(markdown);
});

it.each([
  '',
  '   ',
  'hello',
  'a\nb\nc',
  '- \n- \n',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  `${'x '.repeat(5000)}\n`,
])('reads the same with and without marks: %j', (text) => {
  const { ingredients, steps } = readRecipe(layOutText(text));
  const before = readRecipe(text);
  expect(ingredients).toEqual(before.ingredients);
  expect(steps.join(' ')).toBe(before.steps.join(' '));
});
