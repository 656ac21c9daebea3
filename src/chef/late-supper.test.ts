import { describe, expect, it } from 'vitest';
import { suggestFromList } from '../../tests/suggest-from-list.ts';

describe('meat and a few minutes', () => {
  it.each([
    ['lamb cutlets, freekeh, pomegranate, mint, yogurt', 'lamb-chop'],
    ['lamb cutlets, pomegranate, yogurt', 'lamb-chop'],
    ['pork chops, pear, yoghurt', 'pork-chop'],
    ['chicken breasts, strawberries, cream', 'chicken-breast'],
  ])('make a supper and no pudding: %s', (list, main) => {
    const { foods, notes, findings, recipe } = suggestFromList(list, { maxMinutes: 15 });
    expect(foods).toContain(main);
    expect(recipe.minutes?.total ?? 99).toBeLessThanOrEqual(30);
    // Where it takes longer than there is time for, the notes say so.
    expect(/\b15 (?:minutes|you have)/.test(notes)).toBe((recipe.minutes?.total ?? 0) > 15);
    expect(findings).toEqual([]);
  });

  it('leaves the pudding where there is no meat', () => {
    expect(suggestFromList('pomegranate, yogurt', { maxMinutes: 15 }).dish).toBe('fruit-pots');
  });
});
