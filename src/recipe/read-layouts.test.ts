import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readRecipe } from './read-recipe.ts';

interface Layout {
  readonly name: string;
  readonly recipe: string;
  readonly title?: string;
  /** "quantity unit food" for each ingredient; "-" for what is not said. */
  readonly list: readonly string[];
  readonly origins?: readonly string[];
  readonly steps: number;
}

const layouts = parse(
  readFileSync(new URL('../../tests/cases/recipes/layouts.yaml', import.meta.url), 'utf8'),
) as readonly Layout[];

describe('readRecipe on the ways in which a recipe is laid out', () => {
  it.each(layouts)('$name', ({ recipe: text, title, list, origins, steps }) => {
    const recipe = readRecipe(text);
    expect(
      recipe.ingredients.map(({ quantity, unit, food }) => `${quantity ?? '-'} ${unit ?? '-'} ${food}`),
    ).toEqual(list);
    expect(recipe.steps).toHaveLength(steps);
    if (title !== undefined) expect(recipe.title).toBe(title);
    if (origins !== undefined) expect(recipe.ingredients.map(({ from }) => from)).toEqual(origins);
  });
});

it('reads a table under a heading of its own behind the steps as notes', () => {
  const recipe = readRecipe(
    [
      '# Roast pork',
      '## Ingredients',
      '- 500 g pork tenderloin',
      '## Method',
      '1. Roast to the temperature in the chart.',
      '## Chart',
      '| | |',
      '|---|---|',
      '| Pull the pork at | 48 C inside |',
    ].join('\n'),
  );
  expect(recipe.steps).toHaveLength(1);
  expect(recipe.notes).toContain('Pull the pork at: 48 C inside');
});

const NOTES_OF = (lines: readonly string[]) =>
  readRecipe(
    ['# Roast chicken', '## Ingredients', '- 1 chicken', '## Method', '1. Roast to 75 C.', '', ...lines].join(
      '\n',
    ),
  );

it.each([
  [
    'a list under a heading',
    ["## Don't", '- Rinse the chicken.', '- Carve it at once.'],
    ["Don't: Rinse the chicken.", "Don't: Carve it at once."],
  ],
  [
    'a list under a bold line',
    ['**Common mistakes:**', '1. Rinsing the chicken', '2. Carving it at once'],
    ['Common mistakes: Rinsing the chicken', 'Common mistakes: Carving it at once'],
  ],
  [
    'crosses in place of bullets',
    ['### Tips', '✅ Rest it.', '❌ Carve it at once.', '- 🚫 Rinse it.'],
    ['Rest it.', "Don't: Carve it at once.", "Don't: Rinse it."],
  ],
  [
    'a paragraph behind the list is advice again',
    ['## What to avoid', '- Rinsing it.', '', 'Carve it late.'],
    ['What to avoid: Rinsing it.', 'Carve it late.'],
  ],
  [
    'a heading behind the list is one of its own',
    ['## Mistakes to avoid', '- Rinsing it.', '## Storage', '- Keeps 2 days.'],
    ['Mistakes to avoid: Rinsing it.', 'Keeps 2 days.'],
  ],
])('keeps with each note what says that it is wrong: %s', (_, lines, notes) => {
  expect(NOTES_OF(lines)).toMatchObject({ notes, steps: ['Roast to 75 C.'] });
});

it('keeps what stands between the list and the method as notes', () => {
  const recipe = readRecipe(
    [
      '# Garlic prawns',
      '## Ingredients',
      '- 500 g frozen prawns',
      '',
      'Before work, tip the prawns into a bowl on the windowsill; they thaw by the time you are home.',
      '',
      '## Plan',
      '- 18:00 Heat the pan.',
      '## Method',
      '1. Fry the prawns for 4 minutes.',
    ].join('\n'),
  );
  expect(recipe.ingredients).toHaveLength(1);
  expect(recipe.steps).toEqual(['Fry the prawns for 4 minutes.']);
  expect(recipe.notes).toHaveLength(2);
});

it('reads a chart of doneness behind a table of steps as notes', () => {
  const recipe = readRecipe(
    [
      '# Air-fryer chicken',
      '| Ingredient | Amount |',
      '|---|---|',
      '| chicken breast | 2 |',
      '',
      '| Step | What to do |',
      '|---|---|',
      '| 1 | Air-fry in one layer, turning halfway. |',
      '',
      '**How do you like it?**',
      '',
      '| Doneness | Inside temperature |',
      '|---|---|',
      '| Juicy | 74 °C |',
    ].join('\n'),
  );
  expect(recipe.steps).toEqual(['Air-fry in one layer, turning halfway.']);
  expect(recipe.notes).toContain('Juicy: done at 74 °C inside');
});

describe('the manners of language models', () => {
  it.each([
    ["Sure! Here's a recipe for **No-Bake Lemon Cheesecake**:", 'No-Bake Lemon Cheesecake'],
    ["Pizza night! 🍕 Here's an easy recipe for **Homemade Pizza**.", 'Homemade Pizza'],
  ])('reads the title in the talk %s', (talk, title) => {
    expect(readRecipe(`${talk}\n\n## Ingredients\n- 2 eggs\n\n## Method\n1. Fry the eggs.`).title).toBe(
      title,
    );
  });

  it.each([
    ['**Serves** 8-10 | **Prep** 20 min, plus overnight soaking | **Total** about 2 hr 20 min', 8, 20, 140],
    ['**Makes** 12 (serves 4) | **Prep** 50 min | **Total** 1 hr 40 min, including resting', 4, 50, 100],
    ['**⏱ Prep 10 · Cook 28 · Total 38 min — Serves 4**', 4, 10, 38],
    ['| Serves | Prep | Cook | Total |\n|---|---|---|---|\n| 2 | 15 min | 25 min | 40 min |', 2, 15, 40],
  ])('reads servings and times of %s', (line, servings, prep, total) => {
    const recipe = readRecipe(`# Eggs\n\n${line}\n\n## Ingredients\n- 2 eggs\n\n## Method\n1. Fry the eggs.`);
    expect(recipe.servings).toBe(servings);
    expect(recipe.minutes).toMatchObject({ prep, total });
  });

  it('parts the bullets below a step into sentences', () => {
    const recipe = readRecipe(
      '# Pan\n\n## Ingredients\n- 2 onions\n- 1 tbsp oil\n\n## Method\n1. **Onions:**\n   - slice them\n   - Fry them in the oil',
    );
    expect(recipe.steps[0]).toMatch(/slice them\. Fry/);
  });
});
