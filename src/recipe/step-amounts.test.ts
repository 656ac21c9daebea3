import { expect, test } from 'vitest';
import { readRecipe } from './read-recipe.ts';
import { readStepAmounts } from './step-amounts.ts';

function readAmounts(list: readonly string[], steps: readonly string[]): readonly (readonly string[])[] {
  const lines = [
    ...list.map((line) => `- ${line}`),
    '',
    '## Method',
    ...steps.map((step, at) => `${at + 1}. ${step}`),
  ];
  const recipe = readRecipe(`# Dish\n\n## Ingredients\n${lines.join('\n')}\n`);
  return readStepAmounts(recipe).map((amounts) => amounts.map(({ text }) => text));
}

test.each([
  [
    'what goes into one step is told with its amount, without how it is cut',
    ['200 ml double cream', '3 leeks (about 400 g trimmed), halved'],
    ['Soften the leeks, 8 minutes.', 'Add the cream.'],
    [['3 leeks'], ['200 ml double cream']],
  ],
  [
    'halves and the rest are reckoned',
    ['1 tsp salt', '100 g cheddar, grated'],
    [
      'Add half the salt.',
      'Stir in the rest of the salt and half the cheddar.',
      'Scatter with the rest of the cheddar.',
    ],
    [['1/2 tsp salt'], ['1/2 tsp salt', '50 g cheddar'], ['50 g cheddar']],
  ],
  [
    'oil that two steps take without a measure is told in neither',
    ['2 tbsp olive oil', '1 onion'],
    ['Heat the oil and fry the onion.', 'Drizzle with olive oil.'],
    [['1 onion'], []],
  ],
  [
    'a food that a later step only names again went in before',
    ['500 g chicken thighs', '1 lemon'],
    ['Brown the chicken thighs.', 'Turn the chicken thighs, and squeeze the lemon over them.'],
    [['500 g chicken thighs'], ['1 lemon']],
  ],
  [
    'what the step measures itself is not told twice',
    ['150 g yoghurt', '2 eggs'],
    ['Beat in 100 g of the yoghurt and 2 eggs.'],
    [[]],
  ],
  [
    'of a part that cannot be measured nothing is told',
    ['50 g butter', '3 eggs'],
    ['Melt some of the butter.', 'Add the rest of the butter and half the eggs.'],
    [[], []],
  ],
  [
    'the oil is the olive oil of a list that has no other',
    ['2 tbsp olive oil', '400 g potatoes'],
    ['Toss the potatoes with the oil.'],
    [['400 g potatoes', '2 tbsp olive oil']],
  ],
  [
    'where the list has two of a food nothing is told',
    ['50 g butter', '10 g butter, for the tin'],
    ['Melt the butter.'],
    [[]],
  ],
  ['what has no amount has none to tell', ['black pepper'], ['Grind the black pepper over it.'], [[]]],
  ['what stays out is not told', ['2 onions'], ['Cook without the onions.'], [[]]],
])('%s', (_, list, steps, amounts) => expect(readAmounts(list, steps)).toEqual(amounts));
