import { describe, expect, it } from 'vitest';
import { checkRecipe } from './check-recipe.ts';
import { writeMarkdown } from './export/markdown.ts';
import { readRecipe } from './read-recipe.ts';
import type { ChefLabel } from './recipe-events.ts';
import { writeAuthor } from './write-author.ts';

function withAuthor(markdown: string, source: ChefLabel): string {
  return writeMarkdown({ markdown, found: [], author: writeAuthor(source) });
}

const MARKDOWN = `# Egg Fried Rice

Quick.

**Serves** 2 | **Prep** 5 min | **Cook** 10 min | **Total** 15 min

## Ingredients
- 3 eggs
- 200 g rice

## Method
1. Boil the rice in 400 ml water for 12 minutes.
2. Fry the eggs and the rice over a high heat for 5 minutes, until the eggs are set.

## Notes
- **Contains:** egg.
`;

describe('writeAuthor', () => {
  it.each<[ChefLabel, string]>([
    [{ kind: 'built-in', reason: 'no-model' }, "Written by Larder's built-in chef. Not tested in a kitchen."],
    [{ kind: 'model', model: 'a/b_c' }, 'Written by a language model (a/b_c), not tested in a kitchen.'],
    [{ kind: 'model' }, 'Written by a language model, not tested in a kitchen.'],
    [{ kind: 'brought' }, 'Brought by a cook: who wrote it is not known.'],
    [
      { kind: 'model', by: 'link' },
      'Written by a language model, not tested in a kitchen. So says the link that it came by.',
    ],
  ])('says who wrote it, at the end: %o', (source, sentence) => {
    expect(withAuthor(MARKDOWN, source)).toBe(`${MARKDOWN}\n${sentence}\n`);
  });

  it.each<ChefLabel>([
    { kind: 'built-in' },
    { kind: 'brought', by: 'link' },
    { kind: 'model', model: 'beef/raw-chicken-7b' },
  ])('changes nothing that is found in the recipe: %o', (source) => {
    const request = { ingredients: ['eggs', 'rice'], avoid: ['beef'] };
    const find = (text: string) => checkRecipe(readRecipe(text), request);
    expect(find(withAuthor(MARKDOWN, source))).toEqual(find(MARKDOWN));
  });
});
