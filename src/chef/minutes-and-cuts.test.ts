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
    ['raw beetroot, eggs, potatoes, dill', /beetroots? with (?:a splash of|a little) water, cover/],
    [
      'potatoes, onion, chorizo, eggs',
      /potatoes with (?:a splash of|a little) water, cover[^.]*14 to 16 minutes/,
    ],
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
      maxMinutes: 25,
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

describe('a cut that its pan can cook', () => {
  it.each<[list: string, options: Options, lines: RegExp, steps: RegExp]>([
    [
      'pork fillet, prunes, shallots, sage',
      { servings: 4 },
      /pork fillet, cut across into thick rounds/,
      /prunes/,
    ],
    ['pork fillet', {}, /pork fillet, cut across into 2 cm rounds/, /63 C/],
    [
      'duck breast, hoisin, udon, pak choi',
      {},
      /2 duck breasts$/m,
      /cold frying pan.*74 C.*slice them thickly/,
    ],
    [
      'lamb mince, potatoes, aubergine, tinned tomatoes',
      { servings: 4 },
      /aubergine, trimmed and cut into/,
      /Add the aubergine, turn down/,
    ],
    ['beef mince, potatoes, corn on the cob', { servings: 4 }, /kernels cut off/, /Add the corn/],
    [
      'chicken wings, corn on the cob, hot sauce, butter',
      { equipment: ['air-fryer'] },
      /husked and cut across into thick rounds/,
      /put the hot sauce and butter in a large bowl/,
    ],
  ])('%s', (list, options, lines, steps) => {
    const suggestion = suggestFromList(list, options);
    expect(suggestion.lines).toMatch(lines);
    expect(suggestion.steps).toMatch(steps);
    expect(suggestion.findings).toEqual([]);
  });

  it('has a clock that counts every tortilla', () => {
    const cook = (servings: number) =>
      suggestFromList('masa harina, turkey mince, poblano, lime', { servings }).steps.match(
        /brown spots show[^.]*?(\d+) to \d+ minutes|(\d+) to \d+ minutes for all/,
      );
    const minutes = (servings: number) =>
      Number(
        cook(servings)
          ?.slice(1)
          .find((one) => one !== undefined),
      );
    expect([2, 4, 8].map(minutes)).toEqual([8, 16, 32]);
  });
});

describe('what fills the dish', () => {
  it('is all of the fruit, where one of two is short', () => {
    const { lines, recipe } = suggestFromList('4 bramley apples, 200 g blackberries, flour, butter, sugar', {
      servings: 6,
    });
    expect(lines).toMatch(/200 g blackberries/);
    expect(lines).toMatch(/4 bramley apples/);
    expect(recipe.leftOut).toEqual([]);
  });

  it('is gravy enough for all, where granules are listed', () => {
    const { steps } = suggestFromList('1.5 kg whole chicken, potatoes, carrots, gravy granules', {
      servings: 4,
    });
    expect(steps).toMatch(/300 ml of boiling water[^.]*gravy granules/);
  });
});
