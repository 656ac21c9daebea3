import { describe, expect, it } from 'vitest';
import { suggestFromList } from '../../../tests/suggest-from-list.ts';

const MEASURED = /A thermometer|Look for|Check for|should read/;

describe('what no thermometer can be put into', () => {
  it.each<[what: string, list: string, sign: RegExp]>([
    [
      'prawns',
      'king prawns 300g, spaghetti, garlic, lemon',
      /opaque all through[^.]*: by then they are past 63 C/,
    ],
    ['squid', 'squid 300g, lemon, rocket, potatoes', /opaque all through[^.]*: by then it is past 63 C/],
    ['scallops', 'scallops 8, peas, bacon, mint', /opaque[^.]*: by then they are past 63 C/],
    ['loose mince', 'turkey mince, lettuce, water chestnuts', /no pink left: 74 C[^.]* all through/],
    [
      'mince for a sauce',
      'beef mince, onions, tin tomatoes, spaghetti',
      /no pink is left[^.]*71 C[^.]* all through/,
    ],
    [
      'strips of chicken',
      'chicken breast 2, pesto, cherry tomatoes, gnocchi',
      /cut the thickest piece open: no pink, and past 74 C/,
    ],
    ['fried eggs', 'gammon steaks 2, tin pineapple, eggs', /yolks firm[^.]*: by then they are past 71 C/],
  ])('%s', (_what, list, sign) => {
    const { recipe, steps, findings } = suggestFromList(list, { servings: 2 });
    expect(steps).toMatch(sign);
    const step = recipe.steps.find((one) => sign.test(one)) ?? '';
    expect(step.slice(step.search(sign))).not.toMatch(MEASURED);
    expect(findings).toEqual([]);
  });

  it.each(['cooked mussels, spaghetti, garlic', 'eggs, milk, bread, strawberries'])('nor %s', (list) => {
    const { steps, findings } = suggestFromList(list, { servings: 2 });
    expect(steps).toMatch(/: by then (?:they are|it is) past 7[14] C/);
    expect(findings).toEqual([]);
  });

  it('sends none into chips', () => {
    const { steps } = suggestFromList('rump steak 2, mushrooms, frozen chips', { servings: 2 });
    expect(steps).toMatch(/hot inside, 18 to 22 minutes\. (?!A thermometer|Look|Check)/);
  });

  it('is none of a thick piece', () => {
    expect(suggestFromList('chicken breasts 2, tin peaches', { servings: 2 }).steps).toMatch(MEASURED);
  });

  it('never says that colour proves the heat of mince', () => {
    expect(suggestFromList('beef mince, green pepper, can tomatoes, macaroni').steps).not.toMatch(
      /no pink left it is past/,
    );
  });
});
