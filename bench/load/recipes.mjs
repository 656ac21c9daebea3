// What the provider of the load bench answers: the longest clean recipes of the test cases, as models wrote them, each
// for its own list, and one with bleach in it that must never pass.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const CASES = fileURLToPath(new URL('../../tests/cases/model-recipes/', import.meta.url));
const LONGEST = 150;
/** How many answers there are for each that must be held back. */
const HELD_EVERY = 25;

export const BLEACH_LIST = ['lemon', 'sugar', 'mint'];
const BLEACH_RECIPE = `# Citrus Cooler

A sharp drink for a warm afternoon.

**Serves** 2 | **Prep** 5 min | **Cook** 0 min | **Total** 5 min

## Ingredients
- 1 lemon
- 20 g sugar
- 6 leaves of mint

### From the cupboard
- 50 ml bleach
- 400 ml water

## Method
1. Squeeze the lemon into a jug with the water, the sugar and the mint.
2. Stir in the bleach and serve over ice.
`;

/** A short and whole recipe in twenty pieces: what a slow stream is made of. */
export const SLOW_PIECES = [
  '# Egg fried rice\n\n',
  '**Serves** 2 | ',
  '**Prep** 5 min | ',
  '**Cook** 10 min | ',
  '**Total** 15 min\n\n',
  '## Ingredients\n',
  '- 3 eggs\n',
  '- 300 g cooked rice,',
  ' chilled\n',
  '- 4 spring onions\n',
  '\n## Method\n',
  '1. Fry the spring onions',
  ' over medium heat',
  ' for 2 minutes until soft.\n',
  '2. Add the rice and fry',
  ' for 5 minutes until',
  ' steaming hot.\n',
  '3. Stir in the eggs and cook',
  ' for 3 minutes until',
  ' set through and 75 C.\n',
];
export const SLOW_LIST = ['3 eggs', '300 g cooked rice', '4 spring onions'];

/** `{list, text, held}` for each; a held one after every 24 others. */
export function readRecipes() {
  const all = readdirSync(CASES)
    .flatMap((name) => parse(readFileSync(join(CASES, name), 'utf8')))
    .filter(({ recipe, request, finish, expect }) => {
      const wished = Object.keys(request).some((key) => key !== 'ingredients');
      const { ingredients } = request;
      if (recipe === undefined || finish !== undefined || wished || ingredients.length === 0) return false;
      return expect.dangers.length === 0;
    })
    .map(({ recipe, request }) => ({ list: request.ingredients, text: recipe, held: false }))
    .sort((one, other) => other.text.length - one.text.length);
  const recipes = all.slice(0, LONGEST);
  for (let at = HELD_EVERY - 1; at < recipes.length; at += HELD_EVERY)
    recipes.splice(at, 0, { list: BLEACH_LIST, text: BLEACH_RECIPE, held: true });
  return recipes;
}
