import { describe, expect, it } from 'vitest';
import { suggestFromList } from '../../../tests/suggest-from-list.ts';

describe('a title names what gives the dish its taste', () => {
  it.each([
    ['gnocchi, sage, butter, butternut squash', /Sage/],
    ['chicken breasts, green beans, mushrooms, cream, tarragon', /Tarragon/],
    ['sausages, green lentils, cherry tomatoes, fennel', /Cherry Tomatoes.*Fennel|Fennel/],
    ['salmon, green beans, new potatoes, dill', /Dill/],
  ])('%s', (list, named) => {
    const title = suggestFromList(list).recipe.title ?? '';
    expect(title).toMatch(named);
    expect(title.length).toBeLessThanOrEqual(60);
  });

  it.each([
    'spinach, paneer, garam masala, cream, naan',
    'milk, honey',
    'bananas, eggs, flour, walnuts, mint',
  ])('and leaves a name alone that says enough: %s', (list) => {
    expect(suggestFromList(list).recipe.title).not.toMatch(/(?:and|with) (?:Cream|Mint)$/);
  });
});
