import { describe, expect, it } from 'vitest';
import { screenIngredients } from './screen-ingredients.ts';

function names(texts: readonly string[]): readonly string[] {
  return screenIngredients(texts).usable.map((reading) => reading.text);
}

describe('screenIngredients', () => {
  it('keeps food and what it does not know, in the order typed', () => {
    expect(names(['3 leeks', 'zorbleberry', 'cheddar'])).toEqual(['3 leeks', 'zorbleberry', 'cheddar']);
  });

  it.each([
    ['eggs and milk', ['eggs', 'milk']],
    ['chicken rice broccoli', ['chicken', 'rice', 'broccoli']],
    ['🍅tomato🧀cheese', ['🍅tomato', '🧀cheese']],
    ['eggs and zorbleberry', ['eggs and zorbleberry']],
    ['cherry laurel berries', []],
    ['breast milk rice egg', ['breast milk rice egg']],
  ])('takes several foods of one line: "%s"', (text, parts) => {
    expect(names([text])).toEqual(parts);
  });

  it('drops what is not food and says why', () => {
    const { usable, refused } = screenIngredients(['3 leeks', 'bleach', 'cheddar']);
    expect(usable).toHaveLength(2);
    expect(refused).toEqual([{ ingredient: 'bleach', why: expect.stringMatching(/\w{3}/) }]);
  });

  it.each(["my ex's heart", 'my boss’s liver', "his late grandmother's kidneys"])('refuses "%s"', (text) => {
    const { usable, refused } = screenIngredients(['2 onions', text]);
    expect(usable.map((reading) => reading.text)).toEqual(['2 onions']);
    expect(refused).toEqual([{ ingredient: text, why: 'That is part of somebody, and no food.' }]);
  });

  it.each(["my butcher's hearts", "lamb's liver", "my lamb's heart", "pig's trotters"])(
    'keeps "%s"',
    (text) => {
      expect(names([text])).toEqual([text]);
    },
  );

  it('leaves nothing where nothing can be eaten', () => {
    expect(names(['bleach', 'antifreeze'])).toEqual([]);
  });

  it.each([
    ['no dairy', ['milk']],
    ['no nuts', ['nuts']],
    ['without eggs', ['egg']],
  ])('reads "%s" as something to avoid', (text, avoid) => {
    const screening = screenIngredients(['leeks', text]);
    expect(screening.avoid).toEqual(avoid);
    expect(screening.usable).toHaveLength(1);
  });

  it.each([
    'for my 9 month old',
    'baby led weaning',
    'food for the baby 8 months',
    'toddler dinner',
    'for my pregnant wife',
  ])('keeps "%s" for who eats, and out of the foods', (text) => {
    const screening = screenIngredients(['leeks', text]);
    expect(screening).toMatchObject({ guests: [text], refused: [], usable: [{ text: 'leeks' }] });
  });

  it.each(['baby spinach', 'children', 'kid goat', 'baby shower cake'])('hears no guest in "%s"', (text) => {
    expect(screenIngredients([text]).guests).toEqual([]);
  });

  it('passes over blank lines', () => {
    expect(screenIngredients(['', '  ', 'leeks'])).toMatchObject({
      refused: [],
      usable: [{ text: 'leeks' }],
    });
  });

  it.each([
    [['bleach', 'ammonia'], true],
    [['bleach', 'vinegar'], true],
    [['bleach', 'toilet cleaner'], true],
    [['bleach', 'leeks'], false],
    [['leeks', 'vinegar'], false],
  ])('warns of mixing %o: %s', (texts, warns) => {
    const { mixing } = screenIngredients(texts);
    expect(mixing !== undefined).toBe(warns);
    if (warns) expect(mixing).toMatch(/Do not mix.*poison centre/);
  });
});
