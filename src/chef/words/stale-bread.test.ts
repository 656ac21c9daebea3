import { describe, expect, it } from 'vitest';
import { suggestFromList } from '../../../tests/suggest-from-list.ts';

describe('stale bread beside a dish', () => {
  it.each([
    ['is toasted', 'mussels, tomatoes, white wine, garlic, stale baguette', /toasted for 2 minutes/],
    [
      'stays as it is where it is fresh',
      'mussels, tomatoes, white wine, garlic, baguette',
      /(?<!toasted.*)$/,
    ],
  ])('%s', (_, list, words) => {
    expect(suggestFromList(list).steps).toMatch(words);
  });
});
