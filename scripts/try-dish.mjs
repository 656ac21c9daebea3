// Cooks lists with the built-in chef, for whoever writes rows of the book: one list an argument, foods joined by commas.
//   npm run -s types && node scripts/try-dish.mjs "penne, tinned tomatoes, basil" "red lentils, spinach"
//   --rows       the ten rows that do the list most honour, and what fills them; --all every row and what it lacks
//   --servings N, --us, --idea N

import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    us: { type: 'boolean', default: false },
    servings: { type: 'string', default: '2' },
    idea: { type: 'string', default: '0' },
  },
});

const load = (path) => import(`../dist/node/${path}.js`);
const [{ suggestRecipe }, { checkRecipe }, { readRecipe }, { writeRecipe }, { explainRows }] =
  await Promise.all([
    load('chef/suggest-recipe'),
    load('recipe/check-recipe'),
    load('recipe/read-recipe'),
    load('recipe/write-recipe'),
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
  process.stdout.write(`\n##### ${list}\n`);
  const lines = values.rows || values.all ? explainRows(request.ingredients) : [];
  for (const line of values.all ? lines : lines.slice(0, 10)) process.stdout.write(`${line}\n`);
  if (answer.kind !== 'recipe') {
    process.stdout.write(`${answer.message}\n`);
    continue;
  }
  const markdown = writeRecipe(answer.recipe);
  process.stdout.write(`[${answer.dish}]\n${markdown}\n`);
  for (const { rule, severity, message } of checkRecipe(readRecipe(markdown), request))
    if (severity !== 'note') process.stdout.write(`!! ${rule}: ${message}\n`);
}
