import { describe, expect, it } from 'vitest';
import { type SuggestionFromList, suggestFromList } from '../../../tests/suggest-from-list.ts';
import { readWishes } from './read-wishes.ts';

function read(wish: string) {
  return readWishes({ ingredients: ['leeks'], change: { recipe: '', wish } }, []);
}

function suggest(list: string, wish: string): SuggestionFromList {
  return suggestFromList(list, { change: { recipe: '', wish } });
}

describe('a wish in words', () => {
  it.each([
    ['I am allergic to nuts', ['nuts']],
    ['my son is allergic to peanuts and sesame', ['peanut', 'sesame']],
    ['without milk or eggs', ['milk', 'egg']],
    ['no onions, no garlic please', ['onions', 'garlic']],
    ['she hates mushrooms', ['mushroom']],
    ['leave out the leeks', ['leeks']],
    ['no onions and more cheese', ['onions']],
  ])('rules out what it names: %s', (wish, avoid) => {
    expect(read(wish).wishes.avoid).toEqual(avoid);
    expect(read(wish).notes).toEqual([]);
  });

  it.each([
    ['for 6', { servings: 6 }],
    ['double it', { servings: 4 }],
    ['half as much', { servings: 1 }],
    ['quicker', { maxMinutes: 25 }],
    ['in half an hour', { maxMinutes: 30 }],
    ['20 minutes at most', { maxMinutes: 20 }],
    ['vegan', { diets: ['vegan'] }],
    ['can you make it vegetarian', { diets: ['vegetarian'] }],
    ['something different', { idea: 1 }],
    ['cheaper', { maxExtras: 0 }],
    ['in cups', { units: 'us' }],
    ['only the microwave', { equipment: ['microwave'] }],
    ['in the air fryer', { equipment: ['air-fryer'] }],
    ['less salt', { saltShare: 0.5 }],
    ['no-cook', { equipment: [] }],
  ] as const)('reads "%s"', (wish, wishes) => {
    expect(read(wish).wishes).toMatchObject(wishes);
    expect(read(wish).notes).toEqual([]);
  });

  it.each(['no oven', 'without the oven', "I don't have an oven"])('bakes nothing: %s', (wish) => {
    expect(read(wish).wishes.equipment).not.toContain('oven');
    expect(read(wish).wishes.avoid).toEqual([]);
  });

  it('says honestly what it could not follow', () => {
    expect(read('make it pink').notes.join()).toContain('could not follow');
  });

  it('takes a food that the wish adds', () => {
    expect(suggest('pasta, tomatoes', 'add chickpeas').foods).toContain('chickpeas');
  });

  it.each([
    ['spicier', 'chicken thighs, potatoes, leeks', /chilli flakes/],
    ['spicier', 'apples, flour, butter, sugar', /cinnamon or ground ginger/],
    ['healthier', 'pasta, tomatoes, mozzarella', /half the usual salt/],
    ['healthier', 'apples, flour, butter, sugar', /yoghurt/],
  ])('answers "%s" by the side of the dish: %s', (wish, list, note) => {
    expect(suggest(list, wish).notes).toMatch(note);
  });

  it('halves the salt where less is wished for', () => {
    const list = 'pork chops, cream, potatoes';
    expect(suggest(list, 'for 2').lines).toMatch(/^1\/2 tsp salt/m);
    expect(suggest(list, 'less salt').lines).toMatch(/^1\/4 tsp salt/m);
  });

  it('cooks for a baby that only the wish names', () => {
    expect(suggest('carrots, potato', 'for my 9 month old').foods).not.toContain('salt');
  });
});
