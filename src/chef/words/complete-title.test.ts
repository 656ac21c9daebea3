import { describe, expect, it } from 'vitest';
import { suggestFromList } from '../../../tests/suggest-from-list.ts';

describe('a title names what gives the dish its taste', () => {
  it.each([
    ['gnocchi, sage, butter, butternut squash', /Sage/],
    ['chicken breasts, green beans, mushrooms, cream, tarragon', /Tarragon/],
    ['sausages, green lentils, cherry tomatoes, fennel', /Cherry Tomatoes.*Fennel|Fennel/],
    ['salmon, green beans, new potatoes, dill', /Dill/],
    ['crab, avocado, grapefruit, fennel', /Grapefruit/],
    ['butternut squash, chestnuts, sage, rice', /Sage and Chestnuts|Chestnuts and Sage/],
    ['turkey mince, sweet potato, kidney beans, cumin', /Sweet Potato/],
    ['venison steak, blackberries, celeriac, kale', /Blackberries/],
    ['smoked eel, celeriac, horseradish, creme fraiche, apple', /Horseradish.*Apple|Apple.*Horseradish/],
    ['macaroni, cheddar, milk, leeks', /Leek/],
    ['cabbage, lardons, potatoes', /Lardons/],
    ['ox cheeks, red wine, carrots', /Ox Cheek Stew/],
  ])('%s', (list, named) => {
    const title = suggestFromList(list).recipe.title ?? '';
    expect(title).toMatch(named);
    expect(title.length).toBeLessThanOrEqual(60);
  });

  it.each([
    ['cauliflower, potatoes, turmeric, cumin seeds, onion', /^Aloo Gobi$/],
    ['leftover mashed potato, savoy cabbage', /^Bubble and Squeak$/],
    ['2 ears sweet corn, zucchini, tin pinto beans, red onion, rice', /^Sweetcorn, /],
  ])('and says nothing twice: %s', (list, title) => {
    expect(suggestFromList(list).recipe.title).toMatch(title);
  });

  it.each([
    'spinach, paneer, garam masala, cream, naan',
    'milk, honey',
    'bananas, eggs, flour, walnuts, mint',
  ])('and leaves a name alone that says enough: %s', (list) => {
    expect(suggestFromList(list).recipe.title).not.toMatch(/(?:and|with) (?:Cream|Mint)$/);
  });
});
