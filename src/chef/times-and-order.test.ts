// How long a dish is said to take, what a limit does to the choice, and what waits for what.

import { describe, expect, it } from 'vitest';
import { suggestFromList } from '../../tests/suggest-from-list.ts';

describe('a dish everybody knows is quick', () => {
  it.each([
    ['leftover rice, eggs, frozen peas, spring onions', 'fried-rice', 20],
    ['prawns, linguine, garlic, chilli, white wine', 'pasta-sauce', 25],
    ['bread, cheddar, ham', 'toastie', 15],
    ['tuna, pasta, mayonnaise, sweetcorn', 'dressed-fish', 25],
  ])('%s: %s in %i minutes', (list, dish, maxMinutes) => {
    const suggestion = suggestFromList(list, { maxMinutes });
    expect(suggestion.dish).toBe(dish);
    expect(suggestion.recipe.leftOut).toEqual([]);
    expect(suggestion.recipe.minutes.total).toBeLessThanOrEqual(maxMinutes);
  });

  it('has its onion chopped in five minutes', () => {
    expect(
      suggestFromList('beef mince, onion, tinned tomatoes, spaghetti', { servings: 4 }).recipe.minutes.prep,
    ).toBe(5);
  });

  it('takes longer to cut for six', () => {
    const list = 'chicken thighs, okra, sausages, celery, pepper, flour, rice, onion, cajun seasoning';
    const prep = (servings: number): number => suggestFromList(list, { servings }).recipe.minutes.prep ?? 0;
    expect(prep(6)).toBeGreaterThan(prep(2));
  });
});

describe('a limit that the best dish misses', () => {
  it('by a little: the dish, and a word about it', () => {
    const { recipe, notes } = suggestFromList('chicken breasts, leeks, potatoes, cream', { maxMinutes: 20 });
    expect(recipe.leftOut).toEqual([]);
    expect(recipe.minutes.total).toBe(25);
    expect(notes).toMatch(/5 minutes more than the 20 you have/);
  });

  it('by a lot: the quickest there is', () => {
    const { recipe, notes } = suggestFromList('salmon, potatoes, green beans', { maxMinutes: 10 });
    expect(recipe.minutes.total).toBeLessThanOrEqual(30);
    expect(notes).toMatch(/Nothing on this list fits into 10 minutes/);
  });
});

describe('slow things first, quick mains last', () => {
  it.each([
    ['pork chops, pears, sage, butternut squash', 'butternut squash', 'the pork chops'],
    ['lamb chops, peppers, courgettes, onion', 'courgette', 'the lamb chops'],
    ['halloumi, peppers, kale', 'kale', 'the halloumi'],
  ])('%s: the %s before %s', (list, slow, main) => {
    const { recipe, steps, findings } = suggestFromList(list);
    expect(steps).toMatch(new RegExp(`${main}[^.]*(?:minutes a side|cook, turning once)`));
    const place = (name: string): number => recipe.steps.findIndex((step) => new RegExp(name).test(step));
    expect(place(slow)).toBeLessThan(place(`${main}[^.]*(?:minutes a side|cook, turning once)`));
    expect(findings).toEqual([]);
  });

  it('salts the vegetables as well as the meat', () => {
    const { steps } = suggestFromList('lamb chops, peppers, courgettes, onion, potatoes');
    expect(steps).toMatch(/half the salt[\s\S]*salted water[\s\S]*(?:rest of the|remaining) salt/);
  });
});
