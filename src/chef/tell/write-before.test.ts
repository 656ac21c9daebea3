import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../../tests/suggest-from-list.ts';

describe('what was cooked, opened or shot before today', () => {
  it.each<[what: string, list: string, told: RegExp, options?: Options]>([
    [
      'a roast of days ago',
      'leftover roast beef from sunday 300g, potatoes, onion',
      /Use the beef only if chilled within 2 hours of cooking and at most 2 days old/,
    ],
    [
      'chicken beside old rice',
      'cooked rice, leftover chicken, peas, eggs',
      /Use the chicken only if chilled/,
    ],
    [
      'a roast warmed up, and no leftover of it',
      'leftover roast chicken, cold roast potatoes, savoy cabbage, onion',
      /Eat at once\. Do not keep what is left: leftovers are reheated only once/,
    ],
    [
      'a roast eaten cold',
      'leftover roast chicken, lettuce, tomatoes, mayonnaise, cucumber',
      /^(?!.*warmed up once)/s,
    ],
    [
      'a tub',
      'chicken thighs, leek, half tub creme fraiche opened, mustard',
      /crème fraîche, opened before today/,
    ],
    ['half a tin', 'corned beef half a tin, potatoes, cabbage', /beef, opened before today/],
    [
      'beans by the cup, which may be dried',
      'black-eyed beans 2 cups, onion, tomatoes, palm oil',
      /black-eyed beans are taken to be cooked, as from a tin\. If yours are dried, .* boil it hard for 10 minutes/,
    ],
    ['a bird', 'pheasant, bacon, cabbage, cider', /Feel the pheasants for shot before you cook them/],
    [
      'a small bird',
      'partridge 2, bacon, savoy cabbage',
      /Feel the partridges for shot before you cook them/,
    ],
    [
      'a ripe cheese on toast',
      'brie, sourdough, walnuts, for my pregnant sister',
      /In pregnancy.* the brie .*steaming/,
    ],
  ])('%s', (_what, list, told, options) => {
    const { notes, findings } = suggestFromList(list, { servings: 2, ...options });
    expect(notes).toMatch(told);
    expect(findings).toEqual([]);
  });

  it.each<[what: string, list: string, untold: RegExp]>([
    ['ham from a packet', 'cooked ham 200g, peas, cream, tagliatelle', /Use the ham only/],
    ['beans from a tin', '400g tin black-eyed beans, onion, tomatoes', /taken to be cooked/],
    ['a farmed bird', 'poussin 2, bacon, lemon', /for shot/],
    [
      'what tells its age itself',
      'hot smoked salmon, pasta, creme fraiche opened 4 days ago',
      /opened before today/,
    ],
    ['a hard cheese', 'cheddar, sourdough, walnuts', /pregnan/],
  ])('not of %s', (_what, list, untold) => {
    expect(suggestFromList(list, { servings: 2 }).notes).not.toMatch(untold);
  });
});

describe('what waits for another meal', () => {
  it.each<[what: string, list: string, told: RegExp]>([
    [
      'the rest of a tin',
      'beef mince, pasta sheets, milk, cheddar, passata',
      /keep the passata in a lidded box in the fridge, for 2 days/,
    ],
    [
      'a leftover left out',
      'leftover turkey, stuffing, cranberry sauce, leeks, rice',
      /Use the stuffing within 2 days of cooking/,
    ],
  ])('%s', (_what, list, told) => {
    expect(suggestFromList(list, { servings: 2 }).notes).toMatch(told);
  });
});

describe('labels', () => {
  it('asks only for what is not told yet, by name', () => {
    const { notes } = suggestFromList('pork chops 2, mustard, cream, potatoes', { servings: 2 });
    expect(notes).toMatch(/Contains:\*\* [^;]*mustard/);
    const told = suggestFromList('pork sausages 6, apples 2, cider, onion, mustard', { servings: 3 }).notes;
    expect(told).toMatch(/sulphites/);
    expect(told).not.toMatch(/label of [^.]*mustard/);
  });

  it.each(['feta', 'cheddar', 'gorgonzola', 'mozzarella', 'halloumi'])(
    'asks a vegetarian for %s without rennet',
    (cheese) => {
      const { notes, findings } = suggestFromList(`${cheese}, tomatoes, bread`, { diets: ['vegetarian'] });
      expect(notes).toMatch(new RegExp(`use ${cheese} marked vegetarian`));
      expect(findings).toEqual([]);
    },
  );

  it.each(['paneer', 'cottage cheese', 'vegetarian cheddar'])('asks for no other %s', (cheese) => {
    expect(suggestFromList(`${cheese}, tomatoes, bread`, { diets: ['vegetarian'] }).notes).not.toMatch(
      /rennet/,
    );
  });
});
