// Cooks lists with the built-in chef, for whoever writes rows of the book: one list an argument, foods joined by commas.
//   npm run -s types && node scripts/try-dish.mjs "penne, tinned tomatoes, basil" "red lentils, spinach"
//   --rows       how much honour each row of the book does the list, and what it lacks
//   --servings N, --us, --idea N

import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'boolean', default: false },
    us: { type: 'boolean', default: false },
    servings: { type: 'string', default: '2' },
    idea: { type: 'string', default: '0' },
  },
});

const load = (path) => import(`../dist/node/${path}.js`);
const [{ suggestRecipe }, { checkRecipe }, { readRecipe }, { writeRecipe }, { ROWS }, { explainRows }] =
  await Promise.all([
    load('chef/suggest-recipe'),
    load('recipe/check-recipe'),
    load('recipe/read-recipe'),
    load('recipe/write-recipe'),
    load('chef/book/book'),
    load('chef/plan/explain-rows'),
  ]);

for (const list of positionals) {
  const request = {
    ingredients: list.split(',').map((text) => text.trim()),
    servings: Number(values.servings),
    idea: Number(values.idea),
    units: values.us ? 'us' : 'metric',
  };
  const answer = suggestRecipe(request);
  const isRow = answer.kind === 'recipe' && ROWS.some(({ id }) => id === answer.dish);
  process.stdout.write(`\n##### ${list}\n`);
  if (values.rows) for (const line of explainRows(request.ingredients)) process.stdout.write(`${line}\n`);
  if (answer.kind !== 'recipe') {
    process.stdout.write(`${answer.message}\n`);
    continue;
  }
  const markdown = writeRecipe(answer.recipe);
  process.stdout.write(`[${answer.dish}, ${isRow ? 'a row of the book' : 'the old engine'}]\n${markdown}\n`);
  for (const { rule, severity, message } of checkRecipe(readRecipe(markdown), request))
    if (severity !== 'note') process.stdout.write(`!! ${rule}: ${message}\n`);
}
