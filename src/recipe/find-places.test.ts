import { describe, expect, it } from 'vitest';
import { findPlaces } from './find-places.ts';
import { readRecipe } from './read-recipe.ts';

const LAYOUTS: readonly (readonly [string, string])[] = [
  [
    'numbered steps under headings',
    '# Dal\n\n**Serves** 2\n\n## Ingredients\n- 200 g red lentils\n- 1 onion, chopped\n\n## Method\n1. Boil the lentils.\n2. Fry the onion.',
  ],
  [
    'bulleted steps under bold headings',
    '**Dal**\n\n**Ingredients**\n* **200 g** red lentils\n* 1 onion, chopped\n\n**Steps**\n* **Boil** the lentils.\n* Fry the onion.',
  ],
  [
    'a table of ingredients',
    '# Dal\n\n| Ingredient | Amount |\n|---|---|\n| red lentils | 200 g |\n| onion, chopped | 1 |\n\n## Method\n1. Boil the lentils.\n2. Fry the onion.',
  ],
  [
    'a list that is numbered too',
    '# Dal\n\n## Ingredients\n1. 200 g red lentils\n2. 1 onion, chopped\n\n## Method\n1. Boil the lentils.\n2. Fry the onion.',
  ],
  [
    'parts whose numbering begins again',
    '# Dal\n\n## Ingredients\n### For the dal\n- 200 g red lentils\n### For the top\n- 1 onion, chopped\n\n## Method\n### For the dal\n1. Boil the lentils.\n### For the top\n1. Fry the onion.',
  ],
  [
    'steps under headings of their own, with bullets below',
    "Sure! Here's a recipe for **Dal**.\n\n## Ingredients\n- 200 g red lentils\n- 1 onion, chopped\n\n## Method\n### Step 1: Lentils\n- Boil the lentils\n- Drain them\n### Step 2: Onion\n- Fry the onion",
  ],
];

describe('findPlaces', () => {
  it.each(LAYOUTS)('finds the line of each ingredient and step in %s', (_, markdown) => {
    const lines = markdown.split('\n');
    const recipe = readRecipe(markdown);
    const places = findPlaces(markdown, recipe);
    expect(recipe.title).toBe('Dal');
    expect(places.ingredients.map((at) => /lentils|onion/.exec(lines[at] ?? '')?.[0])).toEqual([
      'lentils',
      'onion',
    ]);
    expect(places.steps.map((at) => /lentil|onion/i.exec(lines[at] ?? '')?.[0].toLowerCase())).toEqual([
      'lentil',
      'onion',
    ]);
  });

  it('says -1 for what stands in no line', () => {
    const recipe = { ingredients: [{ text: '2 eggs' }], steps: ['Fry the eggs.'] };
    expect(findPlaces('Nothing of it', recipe)).toEqual({ ingredients: [-1], steps: [-1] });
  });
});
