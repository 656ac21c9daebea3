import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../../tests/suggest-from-list.ts';

describe('what a food comes in or with', () => {
  it.each([
    [{ avoid: ['milk'] }, 'prawns in garlic butter', 'the garlic butter contains milk, which you avoid'],
    [{ avoid: ['garlic'] }, 'prawns in garlic butter', 'you asked to leave the garlic butter out'],
    [{ avoid: ['gluten'] }, 'pork in breadcrumbs', 'the breadcrumbs contain gluten, which you avoid'],
    [{ avoid: ['egg'] }, 'tuna in mayonnaise', 'the mayonnaise contains egg, which you avoid'],
    [{ avoid: ['soy'] }, 'chicken in soy marinade', 'the soy marinade contains soy, which you avoid'],
    [{ avoid: ['nuts'] }, 'chicken with cashews', 'the cashews contain nuts, which you avoid'],
    [{ diets: ['vegan'] }, 'mushrooms in cream', 'the cream does not fit vegan cooking'],
    [{ diets: ['vegetarian'] }, 'sauerkraut with bacon', 'the bacon does not fit vegetarian cooking'],
    [{ diets: ['halal'] }, 'chicken cooked in wine', 'the wine does not fit halal cooking'],
    [
      { diets: ['vegetarian'] },
      'carrots roasted in goose fat',
      'the goose fat does not fit vegetarian cooking',
    ],
  ] as const)('%j keeps %s out', (options, food, why) => {
    const { recipe, lines, findings } = suggestFromList(`${food}, rice, peas`, options as unknown as Options);
    expect(lines).not.toContain(food);
    expect(recipe.leftOut).toContainEqual({ ingredient: food, why });
    expect(findings).toEqual([]);
  });

  it('is named on the page, and its allergens with it', () => {
    const { recipe, lines } = suggestFromList('prawns in garlic butter, rice');
    expect(lines).toMatch(/prawns in garlic butter(?!.*peeled)/);
    expect(recipe.notes.join()).toMatch(/Contains:\*\* crustaceans, milk/);
    expect(recipe.steps.join()).not.toMatch(/pat the prawns dry/i);
  });

  it('leaves the plain food where both are listed', () => {
    const { lines } = suggestFromList('prawns in garlic butter, prawns, rice', { avoid: ['milk'] });
    expect(lines).toMatch(/g prawns/);
    expect(lines).not.toMatch(/butter/);
  });

  it('sends to the label where nobody can tell', () => {
    const { recipe } = suggestFromList('chicken in zibzob sauce, rice', { avoid: ['milk'] });
    expect(recipe.notes.join()).toMatch(/check the label of the chicken/i);
  });

  it('is not put on again', () => {
    const { recipe } = suggestFromList('pork chops in breadcrumbs, breadcrumbs, eggs, peas');
    expect(recipe.steps.join()).not.toMatch(/crumbs/);
  });

  it.each(['chicken with skin', 'potatoes in their skins', 'tuna in spring water', 'prawns in vegan butter'])(
    'lets %s in without milk',
    (food) => {
      expect(
        suggestFromList(`${food}, rice`, { avoid: ['milk'] })
          .recipe.leftOut.map(({ why }) => why)
          .join(),
      ).not.toMatch(/milk/);
    },
  );
});

describe('tins', () => {
  it.each([
    ['a tin of new potatoes, eggs, onion', /\d+ g tinned potatoes, drained/],
    ['tin of mushrooms, pasta', /1 x 400 g tin mushrooms, drained/],
    ['2 tins of carrots, beef mince', /tins? carrots, drained/],
    ['jar of carrots, lentils', /tin carrots, drained/],
    ['tin of strawberries, oats', /1 x 400 g tin strawberries, drained/],
  ])('%s', (list, line) => {
    expect(suggestFromList(list).lines).toMatch(line);
  });

  it('soaks and boils a dried bean that it has no name for', () => {
    const { lines, recipe } = suggestFromList("dried jacob's cattle beans, tomatoes");
    expect(lines).toMatch(/dried jacob's cattle beans/);
    expect(recipe.steps.join(' ')).toMatch(/soak.*boil[^.]*10 minutes/i);
  });

  it('bakes a kiev at its own heat for its own time', () => {
    const { recipe } = suggestFromList('2 chicken kievs, peas');
    expect(recipe.steps.join(' ')).toMatch(/200 C.*25 to 30 minutes/);
    expect(recipe.notes.join()).toMatch(/Contains:\*\* gluten, milk/);
  });
});
