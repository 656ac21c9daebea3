import { expect, it } from 'vitest';
import { readRecipe } from '../read-recipe.ts';
import { readBrought } from './read-brought.ts';

const RECIPE = {
  '@context': 'https://schema.org',
  '@type': ['Recipe', 'NewsArticle'],
  name: 'Tomato soup',
  author: [{ '@type': 'Person', name: 'A cook' }],
  description: '<p>Red and warm.</p>',
  recipeYield: ['4', '4 servings'],
  prepTime: 'PT10M',
  totalTime: 'P0DT1H05M',
  recipeIngredient: ['1 kg tomatoes', '2 tbsp olive oil'],
  recipeInstructions: [
    {
      '@type': 'HowToSection',
      name: 'The soup',
      itemListElement: [
        { '@type': 'HowToStep', name: 'Fry', text: '1. Fry the tomatoes in the oil for 10 minutes.' },
        {
          '@type': 'HowToStep',
          itemListElement: [{ '@type': 'HowToDirection', text: 'Simmer for 20 minutes.' }],
        },
      ],
    },
    'Serve.',
  ],
};

const MARKDOWN = `# Tomato soup

Red and warm.

**Serves** 4 | **Prep** 10 min | **Total** 1 h 5 min

## Ingredients
- 1 kg tomatoes
- 2 tbsp olive oil

## Method

### The soup

1. Fry the tomatoes in the oil for 10 minutes.
2. Simmer for 20 minutes.
3. Serve.

## Notes
- Recipe by A cook
`;

it.each([
  ['alone', RECIPE],
  ['in a list', [{ '@type': 'WebSite' }, RECIPE]],
  ['in a graph', { '@graph': [{ '@type': 'Organization' }, { '@type': 'WebPage', mainEntity: RECIPE }] }],
])('reads JSON-LD %s', (_, json) => {
  expect(readBrought(JSON.stringify(json))).toEqual({ ok: true, markdown: MARKDOWN });
});

it('reads the JSON-LD of a web page, whichever of its scripts holds it', () => {
  const page = `<!DOCTYPE html><html><head><script>var a = "</x>";</script>
<script type="application/ld+json">{"@type":"Organization"}</script>
<script class="x" type='application/ld+json'>${JSON.stringify(RECIPE)}</script></head><body></body></html>`;
  expect(readBrought(page)).toEqual({ ok: true, markdown: MARKDOWN });
});

it.each<[string, unknown, readonly string[]]>([
  [
    'one text',
    '<p>Chop the onion.</p><p>Fry it for 5 minutes.</p>',
    ['Chop the onion.', 'Fry it for 5 minutes.'],
  ],
  ['texts', ['Chop the onion.', 'Fry it for 5 minutes.'], ['Chop the onion.', 'Fry it for 5 minutes.']],
  [
    'an ItemList',
    { '@type': 'ItemList', itemListElement: ['Chop the onion.', { text: 'Fry for 5 minutes.' }] },
    ['Chop the onion.', 'Fry for 5 minutes.'],
  ],
  ['nothing', undefined, []],
])('reads instructions that are %s', (_, recipeInstructions, steps) => {
  const reading = readBrought(
    JSON.stringify({
      '@type': 'http://schema.org/Recipe',
      name: 'Onions',
      recipeIngredient: '1 onion',
      recipeInstructions,
    }),
  );
  expect(reading.ok && readRecipe(reading.markdown).steps).toEqual(steps);
});

it.each([
  ['JSON without a recipe', '{"@type":"WebSite"}', 'no-recipe'],
  ['broken JSON-LD', '{"@type":"Recipe",', 'no-recipe'],
  ['a page without one', '<!doctype html><p>Eggs</p>', 'web-page'],
  ['a page that is cut', '<html><script type="application/ld+json">{"@type"', 'web-page'],
  ['a shelf of books', 'x\n'.repeat(30_000), 'too-long'],
  ['more than a page', 'x'.repeat(2_000_001), 'too-long'],
  ['nothing to cook', 'hello', 'unread'],
])('says why there is no recipe in %s', (_, text, fault) => {
  expect(readBrought(text)).toEqual({ ok: false, fault });
});

it('does not lose itself in data that are nested without end', () => {
  const deep = `${'{"@graph":['.repeat(5000)}${']}'.repeat(5000)}`;
  expect(readBrought(deep)).toEqual({ ok: false, fault: 'no-recipe' });
});

it.each([
  ['scripts that never end', '<script type="application/ld+json">'.repeat(50_000)],
  ['scripts that hold nothing', '<script '.repeat(200_000)],
])('reads a page of %s once', (_, scripts) => {
  expect(readBrought(`<html>${scripts}`)).toEqual({ ok: false, fault: 'web-page' });
});
