// Every export of recipes as models write them, read back: by Larder, and by the programs that such files are made for.

import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { attributeIngredients } from '../src/recipe/adherence.ts';
import { checkRecipe } from '../src/recipe/check-recipe.ts';
import { type ExportFormat, writeExport } from '../src/recipe/export/export-formats.ts';
import type { TakenRecipe } from '../src/recipe/export/gather-export.ts';
import { readJsonLd } from '../src/recipe/import/read-json-ld.ts';
import { readRecipe } from '../src/recipe/read-recipe.ts';
import type { Recipe } from '../src/recipe/recipe.ts';
import { readCooklang } from './read-cooklang.ts';
import { type NaturalRecipe, readNaturalRecipes } from './read-natural-recipes.ts';

const EVERY = 2;
const RECIPES = ['first-', 'sixth-'].flatMap(readNaturalRecipes).filter((_, at) => at % EVERY === 0);

const taken = new Map<string, TakenRecipe>();

function take({ id, markdown, request }: NaturalRecipe): TakenRecipe {
  const known = taken.get(id);
  if (known !== undefined) return known;
  const recipe = attributeIngredients(readRecipe(markdown), request);
  const findings = checkRecipe(recipe, request, { finish: 'complete' });
  const made = {
    markdown,
    ingredients: recipe.ingredients,
    findings,
    source: { kind: 'model', model: 'a/b' },
  } as const;
  taken.set(id, made);
  return made;
}

function write(format: ExportFormat, recipe: NaturalRecipe): string {
  return writeExport(format, take(recipe));
}

/** A heading keeps its emoji, a line of plain text loses it. */
function dropEmoji(title: string | null): string | undefined {
  return title?.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.)!?'’"”]+$/gu, '');
}

function readFoods({ ingredients }: Recipe) {
  return ingredients.map(({ food, quantity, quantityMax = null, unit }) => ({
    food,
    quantity,
    quantityMax,
    unit,
  }));
}

/** What must not change on the way. */
function readCore(recipe: Recipe) {
  const { title, servings, minutes, ingredients, steps } = recipe;
  return {
    title: dropEmoji(title),
    servings,
    minutes,
    lines: ingredients.map(({ text }) => text),
    foods: readFoods(recipe),
    steps: steps.map((step) => step.replace(/\s+/g, ' ')),
  };
}

it('has fifty recipes and more to write', () => {
  expect(RECIPES.length).toBeGreaterThanOrEqual(50);
});

describe.each(['markdown', 'text'] as const)('%s', (format) => {
  it.each(RECIPES)('of $id ($manner) reads as the recipe does', (recipe) => {
    expect(readCore(readRecipe(write(format, recipe)))).toEqual(readCore(readRecipe(recipe.markdown)));
  });
});

describe('JSON-LD', () => {
  it.each(RECIPES)('of $id ($manner) reads as the recipe does', (recipe) => {
    const markdown = readJsonLd(write('json-ld', recipe)) ?? '';
    expect(readCore(readRecipe(markdown))).toEqual(readCore(readRecipe(recipe.markdown)));
  });
});

describe('Paprika', () => {
  it.each(RECIPES)('of $id ($manner) reads as the recipe does', (recipe) => {
    const file = gzipSync(write('paprika', recipe));
    const { name, ingredients, directions, servings } = JSON.parse(gunzipSync(file).toString());
    const list = ingredients.split('\n').map((line: string) => `- ${line}`);
    const steps = directions.split('\n\n').map((step: string, at: number) => {
      const lines = step.split('\n');
      return `\n${lines.slice(0, -1).join('\n')}\n${at + 1}. ${lines.at(-1)}`;
    });
    const head = servings === '' ? '' : `**Serves** ${servings}`;
    const markdown = `# ${name}\n\n${head}\n\n## Ingredients\n${list.join('\n')}\n\n## Method\n${steps.join('\n')}`;
    const { minutes: _own, ...core } = readCore(readRecipe(recipe.markdown));
    expect(readCore(readRecipe(markdown))).toMatchObject(core);
  });
});

/** "2 cups flour, plus 1/4 cup for the gravy": with its amount in front another food of the line is read first. */
const OTHER_FOOD_FIRST = 'a154';

describe('Cooklang', () => {
  it.each(RECIPES.filter(({ id }) => id !== OTHER_FOOD_FIRST))(
    'of $id ($manner) has its foods, amounts and steps for the parser of Cooklang',
    (recipe) => {
      const core = readCore(readRecipe(recipe.markdown));
      const read = readCooklang(write('cooklang', recipe));
      expect([read.report, read.cookware, read.timers]).toEqual(['', 0, 0]);
      expect(read.metadata).toMatchObject({ servings: core.servings });
      // A line stands there as amount, name and, where it says more, its own words as the note.
      const lines = read.ingredients.map(({ name, amount, note }) =>
        `${amount} ${note === '' ? name : note}`.trim(),
      );
      const list = readRecipe(`## Ingredients\n${lines.map((line) => `- ${line}`).join('\n')}`);
      const sort = (foods: ReturnType<typeof readFoods>) => foods.map((each) => JSON.stringify(each)).sort();
      expect(sort(readFoods(list))).toEqual(sort(core.foods));
      const steps = read.steps.filter(({ section }) => section !== 'Have ready');
      expect(steps).toHaveLength(core.steps.length);
      for (const [at, { texts }] of steps.entries()) {
        let rest = core.steps[at] ?? '';
        for (const text of texts) {
          expect(rest).toContain(text);
          rest = rest.slice(rest.indexOf(text) + text.length);
        }
      }
    },
  );
});

describe('what is taken away', () => {
  it.each(RECIPES)('of $id ($manner) holds no danger that the recipe has not', (recipe) => {
    const { findings } = take(recipe);
    const before = findings.filter(({ severity }) => severity === 'danger').map(({ rule }) => rule);
    for (const markdown of [
      write('markdown', recipe),
      write('text', recipe),
      readJsonLd(write('json-ld', recipe)) ?? '',
    ]) {
      const again = checkRecipe(attributeIngredients(readRecipe(markdown), recipe.request), recipe.request);
      const dangers = again.filter(({ severity }) => severity === 'danger').map(({ rule }) => rule);
      expect(dangers.filter((rule) => !before.includes(rule))).toEqual([]);
    }
  });
});
