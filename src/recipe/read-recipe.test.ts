import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRecipeReader, readRecipe } from './read-recipe.ts';
import type { Recipe } from './recipe.ts';

const NAMES = [
  'larder-layout',
  'chatty-bold-labels',
  'step-headings',
  'table-and-fence',
  'no-headings',
  'thinking-and-plain-labels',
  'cut-off',
] as const;

function load(name: (typeof NAMES)[number]): string {
  return readFileSync(new URL(`../../tests/cases/recipes/${name}.md`, import.meta.url), 'utf8');
}

function list(recipe: Recipe): readonly string[] {
  return recipe.ingredients.map(
    ({ food, quantity, quantityMax, unit, from }) =>
      `${from}: ${quantity ?? '-'}${quantityMax === undefined ? '' : `-${quantityMax}`} ${unit ?? '-'} ${food}`,
  );
}

describe('readRecipe on whole recipes', () => {
  it('reads our own layout in full', () => {
    const recipe = readRecipe(load('larder-layout'));
    expect(recipe).toMatchObject({
      title: 'Leek and Mushroom Pan Pasta',
      servings: 2,
      minutes: { prep: 10, cook: 55, total: 65 },
      leftOut: [
        { ingredient: 'strawberries', why: 'they belong after dinner' },
        {
          ingredient: 'pesto',
          why: 'its basil turns dull in the pan; stir a spoonful into what is left over',
        },
      ],
      notes: ['**Contains:** gluten, milk.', 'Keeps 2 days in the fridge.'],
    });
    expect(recipe.introduction).toMatch(/^The pasta water is the sauce/);
    expect(recipe.steps).toHaveLength(3);
    expect(list(recipe)).toEqual([
      'yours: 200 g spaghetti',
      'yours: 2 - leek',
      'yours: 250 g mushroom',
      'yours: 60 g cheddar',
      'cupboard: 2 tbsp olive-oil',
      'cupboard: 1 tsp salt',
      'cupboard: - - black-pepper',
    ]);
    expect(recipe.ingredients[1]?.text).toBe('2 leeks (about 300 g trimmed), sliced 1 cm thick');
  });

  it('reads bold labels between talk', () => {
    const recipe = readRecipe(load('chatty-bold-labels'));
    expect(recipe).toMatchObject({
      title: 'Garlic Chicken and Rice Skillet',
      introduction: '',
      servings: 4,
      minutes: { prep: 10, cook: 90, total: null },
      // What is said around the recipe is judged like any other note.
      notes: [
        'Use stock instead of water for more flavour.',
        "Here's a delicious recipe you can make with the ingredients you have on hand:",
        "Let me know if you'd like another one.",
      ],
    });
    expect(recipe.steps).toHaveLength(3);
    expect(recipe.steps[1]).toMatch(/^Cook the aromatics: .* Lower the heat if they catch\.$/);
    expect(list(recipe).slice(0, 5)).toEqual([
      'yours: 4 - chicken-thigh',
      'yours: 1.5 cup rice',
      'yours: 3 clove garlic',
      'yours: 1 - onion',
      'yours: 2-3 tbsp soy-sauce',
    ]);
  });

  it('reads steps under headings and groups of ingredients', () => {
    const recipe = readRecipe(load('step-headings'));
    expect(recipe).toMatchObject({
      servings: 2,
      minutes: { prep: 5, cook: 25 },
      introduction: 'A one-pan supper.',
    });
    expect(recipe.title).toContain('Tomato and Egg Shakshuka');
    expect(recipe.ingredients.map(({ text }) => text)).toEqual([
      '1 tin chopped tomatoes',
      '1 onion – finely chopped',
      '1 tsp cumin',
      '4 eggs',
    ]);
    expect(recipe.steps).toEqual([
      'Make the sauce: Fry the onion in a little oil for 8 minutes until soft. Add the cumin and the tomatoes and simmer for 10 minutes.',
      'Cook the eggs: Make four hollows. Crack in the eggs and cover until the whites and yolks are firm, 6 minutes.',
    ]);
    expect(recipe.notes).toEqual(['The tomatoes cook down first.']);
  });

  it('reads a table inside a fence', () => {
    const recipe = readRecipe(load('table-and-fence'));
    expect(recipe.title).toBe('Banana Oat Pancakes');
    expect(recipe.ingredients.map(({ text }) => text)).toEqual(['2 Bananas', '100 g Rolled oats', '2 Eggs']);
    expect(recipe.steps[0]).toBe('Mash the bananas and beat in the eggs and oats.');
    expect(recipe.steps).toHaveLength(2);
  });

  it('reads a recipe without any heading', () => {
    const recipe = readRecipe(load('no-headings'));
    expect(recipe.title).toBe('Quick Fried Rice');
    expect(recipe.ingredients).toHaveLength(4);
    expect(recipe.steps).toHaveLength(3);
  });

  it('passes over reasoning and reads plain labels', () => {
    const recipe = readRecipe(load('thinking-and-plain-labels'));
    expect(recipe).toMatchObject({
      title: 'Red Lentil and Carrot Soup',
      servings: 3,
      minutes: { total: 45 },
      leftOut: [{ ingredient: 'chocolate', why: 'it does not belong in this soup' }],
    });
    expect(recipe.ingredients).toHaveLength(4);
    expect(recipe.steps).toHaveLength(3);
    expect(recipe.steps[1]).toContain('20 minutes until the lentils');
  });

  it('reads as far as a recipe goes', () => {
    const recipe = readRecipe(load('cut-off'));
    expect(recipe.steps.at(-1)).toBe('Cut the carrots into batons and the onion into wedg');
    expect(recipe.ingredients).toHaveLength(3);
  });
});

describe('readRecipe on single lines', () => {
  it.each([
    ['# Recipe: Leek Soup', 'Leek Soup'],
    ['# **Leek Soup**', 'Leek Soup'],
    ['**Leek Soup**', 'Leek Soup'],
    ['Leek Soup\n=========', 'Leek Soup'],
    ['Here is a recipe for you:\n\n# Leek Soup', 'Leek Soup'],
    ['## Recipe\n### Leek Soup', 'Leek Soup'],
    ['# "Leek Soup"', 'Leek Soup'.replace(/^/, '"').concat('"')],
  ])('finds the title in %j', (text, title) => {
    expect(readRecipe(`${text}\n\n## Ingredients\n- 2 leeks\n`).title?.replace(/"/g, '')).toBe(
      title.replace(/"/g, ''),
    );
  });

  it.each([
    ['- 2 leeks (about 400 g trimmed), halved', 'leek', 2, null],
    ['- **2 leeks**, halved', 'leek', 2, null],
    ['- [ ] 2 leeks', 'leek', 2, null],
    ['• ½ leek', 'leek', 0.5, null],
    ['1. 2 leeks', 'leek', 2, null],
    ['- Leeks: 2', 'leek', 2, null],
    ['- Leeks (2)', 'leek', 2, null],
    ['- leeks – 2, halved', 'leek', 2, null],
    ['- 400 g potatoes, peeled and sliced 3 mm thick', 'potato', 400, 'g'],
    ['- 1/2 cup cheddar, grated', 'cheddar', 0.5, 'cup'],
    ['- about 200 g cheddar', 'cheddar', 200, 'g'],
  ])('reads %j', (line, food, quantity, unit) => {
    expect(readRecipe(`## Ingredients\n${line}\n`).ingredients[0]).toMatchObject({ food, quantity, unit });
  });

  it('reads nothing of a list that says "nothing"', () => {
    expect(readRecipe('## Ingredients\n- 2 leeks\n\n### To buy\n- nothing\n').ingredients).toHaveLength(1);
  });

  it('parts a line of two foods, and only where both are known', () => {
    const read = (line: string) =>
      readRecipe(`## Ingredients\n- ${line}\n`).ingredients.map(({ food }) => food);
    expect(read('Salt and black pepper, to taste')).toEqual(['salt', 'black-pepper']);
    expect(read('Salt and pepper to taste')).toEqual(['salt', 'black-pepper']);
    expect(read('Zorble and leek')).toHaveLength(1);
  });

  it('reads a list on one line', () => {
    const { ingredients } = readRecipe(
      'Leek Soup\n\n**Ingredients:** 2 leeks, 3 potatoes and 50 g cheddar\n',
    );
    expect(ingredients.map(({ food }) => food)).toEqual(['leek', 'potato', 'cheddar']);
  });

  it('goes on with the steps after a tip between them', () => {
    const { steps, notes } = readRecipe('## Method\n1. Boil.\n\n**Tip:** salt it.\n\n2. Serve.\n');
    expect(steps).toEqual(['Boil.', 'Serve.']);
    expect(notes).toEqual(['salt it.']);
  });

  it('makes steps of prose that has no list at all', () => {
    const recipe = readRecipe(
      'Leek Soup\n\nSlice two leeks and fry them for 5 minutes.\n\nAdd water and simmer.\n',
    );
    expect(recipe.title).toBe('Leek Soup');
    expect(recipe.steps).toHaveLength(2);
  });

  it('drops all before a closing reasoning tag', () => {
    expect(readRecipe('a plan\n# no\n</think>\n# Leek Soup\n').title).toBe('Leek Soup');
  });

  it('reads headings of other languages', () => {
    const recipe = readRecipe('# Lauchsuppe\n\n## Zutaten\n- 2 leeks\n\n## Zubereitung\n1. Kochen.\n');
    expect(recipe.ingredients).toHaveLength(1);
    expect(recipe.steps).toEqual(['Kochen.']);
  });
});

function readInPieces(text: string, cuts: readonly number[]): Recipe {
  const reader = createRecipeReader();
  let from = 0;
  for (const cut of cuts.map((each) => each % (text.length + 1)).sort((a, b) => a - b)) {
    reader.push(text.slice(from, cut));
    reader.read();
    from = cut;
  }
  reader.push(text.slice(from));
  return reader.end();
}

describe('createRecipeReader', () => {
  it.each(NAMES)('reads %s the same however it is split', (name) => {
    const text = load(name);
    const whole = readRecipe(text);
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 30 }), (cuts) => {
        expect(readInPieces(text, cuts)).toEqual(whole);
      }),
      { seed: 11, numRuns: 30 },
    );
  });

  it('reads Windows line ends the same', () => {
    const text = load('larder-layout');
    expect(readRecipe(text.replaceAll('\n', '\r\n'))).toEqual(readRecipe(text));
  });

  it('shows finished lines only, until the end', () => {
    const reader = createRecipeReader();
    reader.push('# Soup\n\n## Method\n1. Boil.\n2. Ser');
    expect(reader.read().steps).toEqual(['Boil.']);
    expect(reader.end().steps).toEqual(['Boil.', 'Ser']);
  });

  it('never throws, and any split of junk reads the same', () => {
    const junk = fc.string({
      unit: fc.constantFrom(
        '#',
        '\n',
        '*',
        '-',
        ' ',
        '1',
        '.',
        '|',
        ':',
        '<',
        'think>',
        '</think>',
        '```',
        'Ingredients',
        'é',
        '\r',
        'leek',
        '(',
      ),
      maxLength: 200,
    });
    fc.assert(
      fc.property(junk, fc.array(fc.nat(), { maxLength: 8 }), (text, cuts) => {
        expect(readInPieces(text, cuts)).toEqual(readRecipe(text));
      }),
      { seed: 13, numRuns: 300 },
    );
  });

  it.each([
    ['one line', 'a'.repeat(1_000_000)],
    ['brackets', '[('.repeat(500_000)],
    ['stars', '* '.repeat(500_000)],
    ['bullets', '- x\n'.repeat(250_000)],
    ['steps', `## Method\n${'1. stir\n'.repeat(120_000)}`],
    ['labels', 'a: b\n'.repeat(200_000)],
    ['closing tags', '</think>\n'.repeat(110_000)],
    ['long lines of marks', `${'*_'.repeat(900)}\n`.repeat(550)],
  ])('reads a megabyte of %s in time that grows with its length alone', (_name, text) => {
    const measure = (length: number): number => {
      const before = process.cpuUsage();
      readRecipe(text.slice(0, length));
      return process.cpuUsage(before).user / 1000;
    };
    const quarter = measure(text.length / 4);
    // What grew with the square of the length would take sixteen times as long; a fifth of a second is the clock's own.
    expect(measure(text.length)).toBeLessThan(8 * quarter + 200);
  });
});
