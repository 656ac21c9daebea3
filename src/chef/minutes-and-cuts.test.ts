// Minutes that a cook would need: at the board, in the pan, and side by side.

import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../tests/suggest-from-list.ts';

const prep = (list: string, options: Options = {}): number =>
  suggestFromList(list, options).recipe.minutes.prep ?? 0;

describe('minutes at the board', () => {
  it('count what is peeled and cut', () => {
    expect(prep('pasta, tuna, sweetcorn, mayonnaise')).toBe(5);
    expect(prep('haddock, potatoes, leeks, milk, butter, peas')).toBeGreaterThanOrEqual(10);
    expect(prep('beef shin, carrots, celery, onion, swede, garlic', { servings: 6 })).toBeGreaterThanOrEqual(
      15,
    );
  });

  it('count a bowl of batter as work, though nothing is hot', () => {
    expect(prep('bananas, flour, eggs, butter, sugar, walnuts')).toBeGreaterThanOrEqual(5);
  });
});

describe('minutes in water', () => {
  it('count for dried mushrooms that the first step asks for', () => {
    const { minutes } = suggestFromList('dried mushrooms, risotto rice, onion, parmesan').recipe;
    expect(minutes.total ?? 0).toBeGreaterThan((minutes.prep ?? 0) + (minutes.cook ?? 0));
  });
});

describe('a whole loaf', () => {
  it('is for as many as it feeds, where nobody said for how many', () => {
    expect(suggestFromList('bananas, flour, eggs, butter, sugar').recipe.servings).toBe(10);
    expect(suggestFromList('bananas, flour, eggs, butter, sugar', { servings: 4 }).recipe.servings).toBe(4);
  });
});

describe('where time is short', () => {
  it('the chicken is cut thin and the roots are sliced', () => {
    const short = suggestFromList('chicken breasts, carrots, potatoes, leek', { maxMinutes: 25 });
    expect(short.recipe.minutes.total).toBeLessThanOrEqual(25);
    expect(short.recipe.leftOut).toEqual([]);
    expect(short.lines).toMatch(/2 chicken breasts, each cut through its thickness/);
    expect(short.lines).toMatch(/carrots, peeled and sliced 1 cm thick/);
    expect(short.steps).toMatch(/6 to 8 minutes/);
    expect(short.steps).toMatch(/74 C/);
    expect(short.findings).toEqual([]);
  });
});

describe('a vegetable gets the time that its kind wants', () => {
  it.each<[list: string, pattern: RegExp]>([
    ['raw beetroot, eggs, potatoes, dill', /beetroots? with a splash of water, cover/],
    ['potatoes, onion, chorizo, eggs', /potatoes with a splash of water, cover[^.]*14 to 16 minutes/],
    ['collard greens, bacon, onion, eggs', /collard greens with 4 tablespoons of water[^.]*10 to 12 minutes/],
    ['butternut squash, feta, pasta, sage', /squash[^.]*cover[^.]*12 to 14 minutes/],
  ])('%s', (list, pattern) => {
    expect(suggestFromList(list).steps).toMatch(pattern);
  });

  it('has no raw corn or cactus in a salad, and no cob in a pan', () => {
    const salad = suggestFromList('corn on the cob, nopales, tomatillos, queso fresco, coriander');
    expect(salad.dish).not.toMatch(/salad/);
    const { lines, steps } = suggestFromList('4 corn cobs, black beans, tortillas, avocado, lime');
    expect(lines).toMatch(/corn cobs?, husked and the kernels cut off/);
    expect(steps).toMatch(/the corn\b/);
  });
});

describe('all is hot together', () => {
  it('the rice is begun first, and the cook is told what to do meanwhile', () => {
    const { recipe } = suggestFromList('prawns, rice, garlic, lemon');
    expect(recipe.steps[0]).toMatch(/rice/);
    expect(recipe.steps[1]).toMatch(/^While the rice cooks/);
  });

  it('livers do not wait for the onions', () => {
    const { recipe } = suggestFromList('chicken livers, grapes, sourdough, marsala, sage, butter, shallot', {
      maxMinutes: 20,
    });
    const place = (pattern: RegExp): number => recipe.steps.findIndex((step) => pattern.test(step));
    const shallots = place(/shallots?[^.]*8 to 10 minutes|8 to 10 minutes[^.]*shallots?/);
    expect(shallots).toBe(0);
    expect(place(/livers dry/)).toBeGreaterThan(shallots);
  });

  it('says so where a step goes on beside another', () => {
    const { steps } = suggestFromList('salmon, couscous, courgette, lemon');
    expect(steps).toMatch(/(?:Meanwhile|At the same time|In the meantime|While)[^.]*couscous/);
  });
});
