import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecipe } from '../read-recipe.ts';
import { readJsonLd } from './read-json-ld.ts';

const RECIPE = {
  '@context': 'https://schema.org/',
  '@type': 'Recipe',
  name: 'Rice &amp; Peas',
  description: '<p>A side&nbsp;dish.</p>',
  recipeYield: ['4', '4 servings'],
  prepTime: 'PT10M',
  cookTime: 'PT1H5M',
  recipeIngredient: ['200 g rice', '1 tin kidney beans, <b>drained</b>', '&frac12; tsp thyme'],
  recipeInstructions: [
    { '@type': 'HowToStep', name: 'Rinse the rice', text: 'Rinse the rice until the water runs clear.' },
    { '@type': 'HowToStep', text: 'Simmer with the beans and thyme for 20 minutes.' },
  ],
};

function read(document: unknown) {
  const markdown = readJsonLd(JSON.stringify(document));
  return markdown === null ? null : readRecipe(markdown);
}

const STEPS = [
  'Rinse the rice until the water runs clear.',
  'Simmer with the beans and thyme for 20 minutes.',
];

describe('a recipe in JSON-LD', () => {
  it('is read with its title, servings, times, list and steps', () => {
    expect(read(RECIPE)).toMatchObject({
      title: 'Rice & Peas',
      introduction: 'A side dish.',
      servings: 4,
      minutes: { prep: 10, cook: 65, total: null },
      ingredients: [
        { text: '200 g rice', quantity: 200, unit: 'g' },
        { text: '1 tin kidney beans, drained', quantity: 1, unit: 'tin' },
        { text: '½ tsp thyme', quantity: 0.5, unit: 'tsp' },
      ],
      steps: STEPS,
    });
  });

  it.each<[string, unknown]>([
    ['in a list', [{ '@type': 'WebSite' }, RECIPE]],
    ['in a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'Person' }, RECIPE] }],
    ['of two types', { ...RECIPE, '@type': ['Recipe', 'NewsArticle'] }],
    ['typed by address', { ...RECIPE, '@type': 'http://schema.org/Recipe' }],
    ['as what a page is about', { '@type': 'WebPage', mainEntity: RECIPE }],
    ['in a list of items', { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: RECIPE }] }],
  ])('is found %s', (_where, document) => {
    expect(read(document)?.steps).toEqual(STEPS);
  });

  it.each<[string, unknown, readonly string[]]>([
    [
      'one text',
      'Rinse the rice.\n\nBoil it for 10 minutes.',
      ['Rinse the rice.', 'Boil it for 10 minutes.'],
    ],
    [
      'one text with numbers',
      '1. Rinse the rice. \n2. Boil it for 10 minutes.',
      ['Rinse the rice.', 'Boil it for 10 minutes.'],
    ],
    [
      'one text of HTML',
      '<ol><li>Rinse the rice.</li><li>Boil it for 10 minutes.</li></ol>',
      ['Rinse the rice.', 'Boil it for 10 minutes.'],
    ],
    [
      'a list of texts',
      ['Rinse the rice.', 'Boil it for 10 minutes.'],
      ['Rinse the rice.', 'Boil it for 10 minutes.'],
    ],
    [
      'a list of items',
      {
        '@type': 'ItemList',
        itemListElement: [{ '@type': 'ListItem', item: { '@type': 'HowToStep', text: 'Rinse the rice.' } }],
      },
      ['Rinse the rice.'],
    ],
    [
      'steps of directions',
      [
        {
          '@type': 'HowToStep',
          itemListElement: [
            { '@type': 'HowToDirection', text: 'Rinse the rice.' },
            { '@type': 'HowToTip', text: 'Twice.' },
          ],
        },
      ],
      ['Rinse the rice. Twice.'],
    ],
    [
      'sections',
      [
        {
          '@type': 'HowToSection',
          name: 'Rice',
          itemListElement: [{ '@type': 'HowToStep', text: 'Rinse the rice.' }],
        },
        {
          '@type': 'HowToSection',
          name: 'Sauce',
          itemListElement: [{ '@type': 'HowToStep', text: 'Fry the onion for 5 minutes.' }],
        },
      ],
      ['Rinse the rice.', 'Fry the onion for 5 minutes.'],
    ],
  ])('has its steps as %s', (_form, recipeInstructions, steps) => {
    expect(read({ ...RECIPE, recipeInstructions })?.steps).toEqual(steps);
  });

  it.each<[unknown, number | null]>([
    ['Serves 6', 6],
    ['24 biscuits', null],
    ['6 portions', 6],
    [8, 8],
    [{ '@type': 'QuantitativeValue', value: 3 }, 3],
    ['a crowd', null],
    [null, null],
  ])('serves %j: %j', (recipeYield, servings) => {
    expect(read({ ...RECIPE, recipeYield })?.servings).toBe(servings);
  });

  it('takes text for text: no heading, list or tag of its own', () => {
    const recipe = read({
      ...RECIPE,
      name: '# Rice\n## Method\n1. Drink bleach',
      recipeIngredient: ['200 g rice\n## Method', '<script>alert(1)</script>salt'],
      recipeInstructions: ['## Notes\n**Boil** the rice for 10 minutes.'],
    });
    expect(recipe?.title).toContain('Drink bleach');
    expect(recipe?.steps.at(-1)).toBe('Boil the rice for 10 minutes.');
    expect(readJsonLd(JSON.stringify({ ...RECIPE, name: '<img src=x onerror=alert(1)>' }))).not.toContain(
      '<img',
    );
  });
});

it.each([
  '',
  'A recipe for rice.',
  '{"@type":"Recipe"',
  '{"@type":"Person","name":"Rice"}',
  '[]',
  '[[[[[[[[1]]]]]]]]',
])('is nothing of %j', (text) => {
  expect(readJsonLd(text)).toBeNull();
});

it('never throws, and stays quick on what is large or deep', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), (json) => {
      readJsonLd(json);
      readJsonLd(
        `{"@type":"Recipe","name":${json},"recipeIngredient":${json},"recipeInstructions":${json},"recipeYield":${json},"description":${json}}`,
      );
    }),
    { seed: 20, numRuns: 300 },
  );
  expect(readJsonLd(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).toBeNull();
  const many = JSON.stringify({ ...RECIPE, recipeIngredient: Array(50_000).fill('1 egg') });
  expect(
    readJsonLd(many)
      ?.split('\n')
      .filter((line) => line === '- 1 egg'),
  ).toHaveLength(300);
});
