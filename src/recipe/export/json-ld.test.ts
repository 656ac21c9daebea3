// The JSON-LD against the definitions of schema.org and what Google asks for.

import { expect, it } from 'vitest';
import { readNaturalRecipes } from '../../../tests/read-natural-recipes.ts';
import { writeExport } from './export-formats.ts';

type Check = (value: unknown) => boolean;
type Definition = Readonly<Record<string, Check>>;

const isText: Check = (value) => typeof value === 'string' && value.trim() !== '';
// ISO 8601, as https://schema.org/Duration has it.
const isDuration: Check = (value) => typeof value === 'string' && /^PT(?=\d)(?:\d+H)?(?:\d+M)?$/.test(value);
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const isOneOf =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));

function isNode(type: string): Check {
  return (value) => findFaults(type, value).length === 0;
}

/**
 * The properties that Larder writes with the value types that schema.org expects:
 * https://schema.org/Recipe, /HowToStep, /HowToSection, /Comment, /Organization.
 */
const DEFINITIONS: Readonly<Record<string, Definition>> = {
  Recipe: {
    name: isText,
    author: isNode('Organization'),
    description: isText,
    recipeYield: isText,
    prepTime: isDuration,
    cookTime: isDuration,
    totalTime: isDuration,
    recipeIngredient: isListOf(isText),
    recipeInstructions: isListOf(isOneOf(isNode('HowToStep'), isNode('HowToSection'))),
    comment: isListOf(isNode('Comment')),
  },
  HowToStep: { text: isText },
  HowToSection: { name: isText, itemListElement: isListOf(isNode('HowToStep')) },
  Comment: { text: isText },
  Organization: { name: isText },
};

/**
 * Required and recommended by https://developers.google.com/search/docs/appearance/structured-data/recipe. Left away, since
 * nobody knows them of such a recipe: image, aggregateRating, datePublished, keywords, nutrition, recipeCategory,
 * recipeCuisine, video.
 */
const REQUIRED = ['name'];
const RECOMMENDED = ['author', 'description', 'recipeIngredient', 'recipeInstructions'];
const RECOMMENDED_WHERE_TOLD = ['recipeYield', 'prepTime', 'cookTime', 'totalTime'];

function findFaults(type: string, value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [`${type}: no object`];
  const { '@type': own, '@context': context, ...properties } = value as Record<string, unknown>;
  const definition = DEFINITIONS[type] ?? {};
  return [
    ...(own === type ? [] : [`${type}: is a ${String(own)}`]),
    ...(type !== 'Recipe' || context === 'https://schema.org' ? [] : [`${type}: no context`]),
    ...Object.entries(properties)
      .filter(([key, each]) => definition[key]?.(each) !== true)
      .map(([key]) => `${type}.${key}`),
  ];
}

it('is valid by the definitions of schema.org, with what Google asks for, of every natural recipe', () => {
  const told = new Set<string>();
  for (const { id, markdown } of readNaturalRecipes('first')) {
    const recipe = JSON.parse(
      writeExport('json-ld', {
        markdown,
        source: { kind: 'model' },
        findings: [{ rule: 'no-time', severity: 'warning', message: 'No time.' }],
      }),
    );
    expect([id, findFaults('Recipe', recipe)]).toEqual([id, []]);
    expect([id, ...Object.keys(recipe)]).toEqual(expect.arrayContaining([...REQUIRED, ...RECOMMENDED]));
    for (const key of Object.keys(recipe)) told.add(key);
  }
  expect([...told]).toEqual(expect.arrayContaining(RECOMMENDED_WHERE_TOLD));
});

it('tells a definition that is broken', () => {
  expect(
    findFaults('Recipe', { '@context': 'https://schema.org', '@type': 'Recipe', prepTime: '20 min' }),
  ).toEqual(['Recipe.prepTime']);
  expect(findFaults('Recipe', { '@context': 'https://schema.org', '@type': 'Recipe', rating: 5 })).toEqual([
    'Recipe.rating',
  ]);
});
