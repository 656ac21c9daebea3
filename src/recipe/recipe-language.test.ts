import { describe, expect, it } from 'vitest';
import { checkRecipe } from './check-recipe.ts';
import { isEnglish } from './foreign-words.ts';
import { readRecipe } from './read-recipe.ts';
import type { RecipeRequest } from './recipe-request.ts';

describe('isEnglish', () => {
  it.each([
    [['Fry the onion.'], undefined, true],
    // Too little to tell: as it was asked for.
    [['Boil pasta.', 'Serve al dente.'], undefined, true],
    [['Boil pasta.'], 'de', false],
    [['Die Zwiebel mit dem Öl in der Pfanne braten und würzen.'], 'de', false],
    [['Die Zwiebel mit dem Öl in der Pfanne braten und auf den Teller geben.'], undefined, false],
    [['Faire revenir les oignons dans une poêle avec le beurre.'], 'fr', false],
    [['Sofríe la cebolla con el aceite y añade los tomates.'], 'es', false],
    [['يُقلى البصل في الزيت حتى يذبل.'], 'ar', false],
    [['يُقلى البصل في الزيت حتى يذبل.', 'نضيف الطماطم والملح.'], undefined, false],
    // One step in English is enough, whatever stands around it.
    [['Die Zwiebel mit dem Öl braten und würzen.', 'Serve the chicken pink.'], 'de', true],
  ])('of %j, asked for in %s, is %s', (steps, asked, expected) => {
    expect(isEnglish(steps, asked)).toBe(expected);
  });
});

const GERMAN = `# Hähnchenpfanne

## Zutaten
- 400 g Hähnchenbrust
- 1 Zwiebel
- 50 g Butter

## Zubereitung
1. Die Hähnchenbrust in der Butter mit der Zwiebel anbraten und gar ziehen lassen.
2. Mit dem Rest auf den Tellern anrichten und servieren.
`;
const ARABIC = `# عدس بالليمون

## المكوّنات
- 200 غ عدس
- 50 غ زبدة

## الطريقة
1. يُسلق العدس حتى ينضج.
2. تُضاف الزبدة ويُقدَّم.
`;

function check(markdown: string, request: Partial<RecipeRequest>) {
  return checkRecipe(readRecipe(markdown), { ingredients: ['Zwiebel', 'Lauch'], ...request });
}

describe('a recipe in another language', () => {
  it.each([
    ['de', GERMAN],
    ['ar', ARABIC],
  ])('in %s is looked through for its list alone', (language, markdown) => {
    expect(check(markdown, { language }).map(({ rule, severity }) => [rule, severity])).toEqual([
      ['contains', 'note'],
    ]);
  });

  it.each([
    ['de', GERMAN],
    ['ar', ARABIC],
  ])('in %s still tells an allergen on the list', (language, markdown) => {
    expect(check(markdown, { language, avoid: ['milk'] })[0]).toMatchObject({
      rule: 'allergen',
      severity: 'danger',
    });
  });

  it.each([
    ['glutenfreie Nudeln', 'gluten'],
    ['pâtes sans gluten', 'gluten'],
    ['harina sin gluten', 'gluten'],
    ['دقيق خالي من الغلوتين', 'gluten'],
    ['Nudeln ohne Ei', 'egg'],
    ['fromage sans lait', 'milk'],
  ])('believes what "%s" says of itself', (line, word) => {
    const markdown = GERMAN.replace('50 g Butter', `200 g ${line}`);
    expect(
      check(markdown, { language: 'de', avoid: [word] }).filter(({ rule }) => rule === 'allergen'),
    ).toEqual([]);
  });
});
