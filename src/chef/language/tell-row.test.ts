import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../../tests/suggest-from-list.ts';

describe('how a row is told', () => {
  it.each<[what: string, list: string, steps: RegExp, options?: Options]>([
    // What the words use one after another is one list.
    [
      'fruit',
      'plums, oats, flour, butter, brown sugar, ginger',
      /35 g of the sugar, the ginger and cinnamon/,
    ],
    [
      'a dressing',
      'beetroot, goats cheese, rocket, orange',
      /oil, the mustard and balsamic vinegar together/,
    ],
    [
      'seasoning',
      'sausages, lentils, carrot, celery, onion, tin tomatoes',
      /the mustard, a pinch of salt and plenty of/,
    ],
    // Lentils are boiled for a salad that wants a tin of them.
    ['lentils', 'beetroot, goats cheese, walnuts, rocket, lentils', /Cover the green lentils with plenty of/],
    ['a lentil stew', 'lentils, sausages, carrot, onion', /Stir in the garlic, green lentils/],
    // The onions fry while the pot looks after itself.
    ['dal', 'red lentils, tomatoes, onion, ginger, spinach', /Meanwhile, heat the butter.*stir the spinach/s],
    ['one of two sour things', 'chicken thighs, potatoes, lemon, red wine vinegar', /the lemon/],
    [
      'a kitchen of one appliance',
      'instant noodles, eggs, peanut butter, sriracha',
      /turned|Stir the peanut butter/,
      { equipment: ['microwave', 'kettle'] },
    ],
  ])('%s', (_what, list, steps, options) => {
    expect(suggestFromList(list, options).steps).toMatch(steps);
  });

  it('takes three plums each where nobody counted them', () => {
    expect(suggestFromList('plums, oats, flour, butter, brown sugar').lines).toMatch(/^6 plums/m);
  });

  it('leaves a prawn whole in a curry', () => {
    const { lines } = suggestFromList('prawns, coconut milk, curry powder, onion, spinach');
    expect(lines).toMatch(/prawns/);
    expect(lines).not.toMatch(/prawns[^\n]*chunks/);
  });
});
