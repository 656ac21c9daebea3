import { describe, expect, it } from 'vitest';
import { suggestFromList } from '../../../tests/suggest-from-list.ts';

describe('a sentence under the title', () => {
  it.each([
    ['sauerkraut, smoked sausage, potatoes, caraway', /\bsauerkraut\b/],
    ['gnocchi, kale, blue cheese, walnuts', /walnuts/],
    ['rice cakes, gochujang, cabbage', /rice cakes/],
  ])('%s says what these foods do for each other', (list, words) => {
    expect(suggestFromList(list).recipe.introduction).toMatch(words);
  });

  it('is never the empty one', () => {
    for (const list of [
      'pork mince, lettuce, lime, mint',
      'duck breast, pak choi, plum sauce, udon',
      'black beans, rice, avocado, lime, soured cream',
      'gochujang, rice cakes, fish cakes, spring onions',
    ])
      expect(suggestFromList(list).recipe.introduction).not.toMatch(/gets the time it needs/);
  });

  it('names only what is on the list', () => {
    for (const list of ['halloumi, peppers, chickpeas, couscous', 'squash, feta, walnuts, spinach, pasta']) {
      const { recipe, lines } = suggestFromList(list);
      const [, salty] = /^Taste before you add salt: the (\w+)/.exec(recipe.introduction ?? '') ?? [];
      if (salty !== undefined) expect(lines).toContain(salty);
    }
  });
});
