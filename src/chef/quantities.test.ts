import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../tests/suggest-from-list.ts';

const FOUR: Options = { servings: 4 };
const US: Options = { servings: 4, units: 'us' };

describe('amounts a cook would choose', () => {
  it.each<[list: string, line: RegExp, options?: Options]>([
    ['4 salmon fillets, new potatoes, asparagus, butter, capers, lemon, dill', /^[12] tbsp capers/m, FOUR],
    ['udon noodles, tofu, pak choi, soy sauce', /^400 g udon/m, { servings: 2 }],
    ['250g dried kidney beans, 1 onion, tin of tomatoes, green pepper, rice', /^1 green pepper/m, FOUR],
    ['brioche, eggs, milk, strawberries, butter, sugar', /^\d tbsp butter/m, US],
    [
      '8 slices brioche, eggs, 1 cup milk, 2 cups strawberries, butter, sugar',
      /^\d.* cups? strawberries/m,
      US,
    ],
  ])('%s: %s', (list, line, options) => {
    expect(suggestFromList(list, options).lines).toMatch(line);
  });

  it.each<[list: string, line: RegExp, options?: Options]>([
    [
      'ground beef, tortillas, salsa, sour cream, lettuce',
      /^[12]\/[23] cup sour cream[\s\S]*^1 cup tomato salsa/m,
      US,
    ],
    ['1 lb chicken thighs, 2 cups broccoli, soy sauce, rice', /^1(?: \d\/\d)? cups rice/m, US],
    ['salmon, asparagus, potatoes, dill', /^\d+ oz salmon/m, { ...US, servings: 2 }],
    ['chickpeas, coconut milk, spinach, ginger, onion', /^\d(?: 1\/2)? tbsp ginger/m, { servings: 2 }],
  ])('spoons, cups and whole ounces: %s', (list, line, options) => {
    expect(suggestFromList(list, options).lines).toMatch(line);
  });

  it.each<[list: string, line: RegExp, never: RegExp]>([
    ['3 cherry tomatoes, 2 eggs, feta, bread', /^3 cherry tomatoes/m, /g cherry/],
    ['6 radishes, 1 cucumber, 2 tins tuna, 10 new potatoes', /^6 radishes/m, /g radishes/],
    ['8 brussels sprouts, 4 rashers bacon, potatoes', /^8 Brussels sprouts/m, /g Brussels/],
    ['7 oz salmon, 1 cup cream, 12 oz pasta, 5 oz peas', /^195 g salmon/m, /^\d*[1-46-9] g (?:salmon|peas)/m],
    ['1 lb potatoes, 2 eggs, chorizo', /^450 g potatoes/m, /454/],
  ])('are round, and counted where they were: %s', (list, line, never) => {
    const { lines } = suggestFromList(list, { servings: 2 });
    expect(lines).toMatch(line);
    expect(lines).not.toMatch(never);
  });

  it('pours at most 600 ml of water a head on a soup', () => {
    const { steps } = suggestFromList('celeriac, carrots, leeks, pumpkin, potatoes, parsley', FOUR);
    expect(Number(/([\d.]+) litres (?:of )?water/.exec(steps)?.[1])).toBeLessThanOrEqual(2.4);
  });

  it('says so where it takes more than the one thing named', () => {
    expect(suggestFromList('egg, cheddar, spinach').notes).toMatch(/an egg each: 2 in all/);
    expect(suggestFromList('apple, flour, butter, sugar', FOUR).notes).toMatch(/more than the one you named/);
    expect(suggestFromList('2 eggs, cheddar, spinach').notes).not.toMatch(/more than the one you named/);
    expect(suggestFromList('chicken breast, mushrooms, rice').notes).not.toMatch(
      /more than the one you named/,
    );
  });
});

describe('sentences', () => {
  it('give a temperature a sentence of its own', () => {
    expect(suggestFromList('salmon fillets, new potatoes, asparagus').steps).not.toMatch(/, with \d+ C/);
  });

  it('say no temperature of ham', () => {
    expect(suggestFromList('cooked rice, eggs, ham, peas').steps).not.toMatch(/ham[^.]*\.[^.]*thickest/);
  });
});

describe('labels', () => {
  it('names the sauce that may hold what is avoided', () => {
    expect(suggestFromList('tofu, noodles, black bean sauce, pak choi', { avoid: ['peanut'] }).notes).toMatch(
      /label of the [a-z ,]*black bean sauce \(peanut\)/,
    );
  });

  it('offers no lemon or pepper to sweets', () => {
    expect(suggestFromList('sweets, digestive biscuits').notes).not.toMatch(/lemon|pepper/);
  });
});
