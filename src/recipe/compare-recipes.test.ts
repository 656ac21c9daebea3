import { expect, it } from 'vitest';
import { compareRecipes, type RecipeChanges } from './compare-recipes.ts';
import type { RecipeIngredient } from './recipe.ts';

/** "cream: 100 ml cream"; what has no colon is a line whose food is not known. */
function readLine(line: string): RecipeIngredient {
  const [first = '', text] = line.split(': ');
  const food = text === undefined ? null : first;
  return { text: text ?? first, food, quantity: null, unit: null, from: 'yours' };
}

const read = (ingredients: readonly string[], steps: readonly string[] = []) => ({
  ingredients: ingredients.map(readLine),
  steps,
});

interface Row {
  readonly what: string;
  readonly before: ReturnType<typeof read>;
  readonly after: ReturnType<typeof read>;
  readonly changes: RecipeChanges;
}

it.each<Row>([
  {
    what: 'nothing, where only marks of markdown differ',
    before: read(['leek: 2 leeks'], ['**Fry** the leeks.']),
    after: read(['leek: 2  leeks'], ['Fry the leeks.']),
    changes: { ingredients: ['same'], steps: ['same'], gone: [] },
  },
  {
    what: 'another amount of the same food',
    before: read(['leek: 2 leeks', 'egg: 2 eggs']),
    after: read(['egg: 3 eggs', 'leek: 2 leeks']),
    changes: { ingredients: ['different', 'same'], steps: [], gone: [] },
  },
  {
    what: 'one food in the place of another, however alike the lines',
    before: read(['cream: 100 ml double cream', 'salt: salt']),
    after: read(['salt: salt', 'soya-cream: 100 ml double soya cream']),
    changes: { ingredients: ['same', 'new'], steps: [], gone: ['100 ml double cream'] },
  },
  {
    what: 'a food that is on the list twice: the line that stays keeps its own',
    before: read(['oil: 1 tbsp oil', 'oil: 2 tbsp oil, to serve']),
    after: read(['oil: 2 tbsp oil, to serve']),
    changes: { ingredients: ['same'], steps: [], gone: ['1 tbsp oil'] },
  },
  {
    what: 'a food that is not known, by its words and not by its amount',
    before: read(['2 handfuls of fennel tops', '1 spoon of sauce']),
    after: read(['1 handful of fennel tops', '1 spoon of honey and vinegar']),
    changes: { ingredients: ['different', 'new'], steps: [], gone: ['1 spoon of sauce'] },
  },
  {
    what: 'a step that is put in, one that is rewritten, and one that is there twice',
    before: read([], ['Stir.', 'Simmer the leeks in the cream for 10 minutes.', 'Stir.']),
    after: read([], ['Stir.', 'Simmer the leeks in the stock for 12 minutes.', 'Heat the oven.', 'Stir.']),
    changes: { ingredients: [], steps: ['same', 'different', 'new', 'same'], gone: [] },
  },
  {
    what: 'what has half of its words in common at most, or none',
    before: read(['ملعقة زيت'], ['...']),
    after: read(['ملعقتان زيت'], ['!']),
    changes: { ingredients: ['new'], steps: ['new'], gone: ['ملعقة زيت'] },
  },
])('tells of $what', ({ before, after, changes }) => {
  expect(compareRecipes(before, after)).toEqual(changes);
});
