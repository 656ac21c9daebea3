import { describe, expect, it } from 'vitest';
import { type SuggestionFromList, suggestFromList } from '../../../tests/suggest-from-list.ts';

/** What the recipe tells around its list of ingredients. */
function readProse({ recipe, steps, notes }: SuggestionFromList): string {
  return [recipe.introduction, steps, notes].join(' ');
}

describe('a list that names a baby', () => {
  it.each([
    'sweet potato, courgette, red lentils, honey, for my 9 month old',
    'food for the baby 8 months, carrots, potato, salt',
    'broccoli, sweet potato, red lentils, baby led weaning',
    'chicken thighs, carrots, rice, stock cube, for my 11 month old',
    'salmon, potatoes, broccoli, for the baby',
    'eggs, spinach, cheddar, bacon, for our 8-month-old',
    'eggs, banana, oats, sugar, weaning',
    'bread, avocado, honey, baby led weaning',
    'yoghurt, strawberries, almonds, weaning',
    'beef mince, tomatoes, pasta, soy sauce, for my 7 month old',
  ])('gets a meal without salt, honey, sugar or whole nuts, which passes the checks: %s', (list) => {
    const suggestion = suggestFromList(list);
    const { recipe, foods, findings } = suggestion;
    const text = readProse(suggestion);
    expect(findings).toEqual([]);
    for (const barred of ['salt', 'honey', 'sugar', 'stock-cube', 'soy-sauce', 'bacon', 'almonds'])
      expect(foods).not.toContain(barred);
    expect(text).toMatch(/mash|crush|squash|fingers?|strips/i);
    expect(text).toContain('Nothing is salted or sweetened');
    expect(recipe.leftOut.map(({ ingredient }) => ingredient).join()).not.toMatch(/month|baby|weaning/);
  });

  it.each([
    ['honey', 'carrots, honey, for my 9 month old', /botulism/],
    ['salt', 'carrots, salt, for my 9 month old', /salt/],
    ['sugar', 'apple, sugar, for my 9 month old', /sugar/],
    ['almonds', 'oats, almonds, for my 9 month old', /choke/],
  ])('says why %s stays out', (name, list, why) => {
    const { leftOut } = suggestFromList(list).recipe;
    expect(leftOut.find(({ ingredient }) => ingredient === name)?.why).toMatch(why);
  });

  it('cooks meat, fish and eggs through and flakes the bones out', () => {
    expect(readProse(suggestFromList('chicken breast, carrots, my 8 month old baby'))).toContain(
      '74 C/165 F',
    );
    expect(readProse(suggestFromList('cod, potatoes, for the baby'))).toContain('feel for bones');
    expect(readProse(suggestFromList('eggs, peas, for the baby'))).toContain('71 C/160 F');
  });

  it('cuts sticks for a baby that feeds itself, and mashes finer for a younger one', () => {
    expect(suggestFromList('carrots, red lentils, baby led weaning').lines).toContain('sticks');
    expect(readProse(suggestFromList('carrots, potato, for my 6 month old'))).toContain('smooth');
    expect(readProse(suggestFromList('carrots, potato, for my 11 month old'))).toContain(
      'no larger than a pea',
    );
  });

  it('begins no sooner than at six months without a word', () => {
    const suggestion = suggestFromList('apple, yoghurt, for my 4 month old');
    expect(readProse(suggestion)).toContain('nothing but milk until about six months');
    expect(suggestion.foods).not.toContain('yoghurt');
  });

  it('honours diets, servings and units', () => {
    const { foods, recipe } = suggestFromList('tofu, broccoli, cheddar, for my 10 month old', {
      diets: ['vegan'],
      servings: 4,
      units: 'us',
    });
    expect(foods).not.toContain('cheddar');
    expect(foods).not.toContain('butter');
    expect(recipe.servings).toBe(4);
  });

  it('offers other ideas for it too', () => {
    const first = suggestFromList('eggs, banana, oats, bread, for the baby');
    const second = suggestFromList('eggs, banana, oats, bread, for the baby', { idea: 1 });
    expect(second.recipe.title).not.toBe(first.recipe.title);
    expect(second.foods).not.toContain('salt');
  });

  it.each([
    'baby spinach, eggs, feta',
    'baby potatoes, salmon, dill',
    'flour, butter, sugar, eggs, baby shower cake',
  ])('takes no food or feast for a baby: %s', (list) => {
    expect(suggestFromList(list).dish).not.toMatch(/^baby/);
  });
});

describe('a list that names a small child', () => {
  it.each([
    ['grapes, yoghurt, honey, for my 2 year old', /grapes, quartered lengthways/],
    ['pasta, peas, cherry tomatoes, toddler dinner', /cherry tomatoes, quartered lengthways/],
    ['yoghurt, blueberries, for my toddler', /blueberries, squashed flat/],
    ['yoghurt, apple, almonds, for my 3 year old', /almonds, finely ground/],
  ])('cuts up what is small, round or hard: %s', (list, line) => {
    const { lines, findings } = suggestFromList(list);
    expect(lines).toMatch(line);
    expect(findings).toEqual([]);
  });

  it('takes less salt', () => {
    const list = 'pork chops, cream, potatoes';
    expect(suggestFromList(list).lines).toMatch(/^1\/2 tsp salt, plus 2 tsp for the water/m);
    expect(suggestFromList(`${list}, toddler dinner`).lines).toMatch(
      /^1\/4 tsp salt, plus 1\/2 tsp for the water/m,
    );
  });

  it('leaves out what chokes', () => {
    const { foods } = suggestFromList('popcorn, chocolate, milk, for my 3 year old');
    expect(foods).not.toContain('popcorn');
  });
});
