import { describe, expect, it } from 'vitest';
import { FOOD_LIST, FOODS, type FoodId } from './foods.ts';
import { listNames, pluralise, singularise, writeFoodName, writePlural } from './plural-name.ts';

describe('pluralise and singularise', () => {
  it.each([
    ['spring onion', 'spring onions'],
    ['bay leaf', 'bay leaves'],
    ['potato', 'potatoes'],
    ['avocado', 'avocados'],
    ['radish', 'radishes'],
    ['peach', 'peaches'],
    ['anchovy', 'anchovies'],
    ['loaf', 'loaves'],
    ['leg of lamb', 'legs of lamb'],
    ['ear of corn', 'ears of corn'],
    ['cherry tomato', 'cherry tomatoes'],
  ])('%s and %s are one and several', (one, several) => {
    expect(pluralise(one)).toBe(several);
    expect(singularise(several)).toBe(one);
  });

  it.each(['hummus', 'couscous', 'asparagus', 'watercress', 'molasses'])(
    '%s has no plural to undo',
    (word) => {
      expect(singularise(word)).toBe(word);
    },
  );

  it('round-trips every counted food that follows the rules', () => {
    const lost = FOOD_LIST.filter(
      (food) => food.noun === 'count' && food.plural === pluralise(food.name),
    ).filter((food) => singularise(food.plural) !== food.name);
    expect(lost.map((food) => food.id)).toEqual([]);
  });
});

describe('writeFoodName', () => {
  it.each<[FoodId, number | null, boolean, string]>([
    ['spring-onion', 2, false, 'spring onions'],
    ['spring-onion', 1, true, 'scallion'],
    ['spring-onion', null, true, 'scallions'],
    ['egg', 1, false, 'egg'],
    ['leek', 0.5, false, 'leek'],
    ['rice', null, false, 'rice'],
    ['rice', 2, false, 'rice'],
    ['plain-flour', 3, true, 'all-purpose flour'],
    ['butter', 2, false, 'butter'],
    ['chickpeas', 1, false, 'chickpeas'],
    ['chickpeas', null, true, 'garbanzo beans'],
    ['celery', 2, false, 'celery sticks'],
    ['celery', 1, false, 'celery stick'],
    ['celery', null, false, 'celery'],
    ['garlic', 3, false, 'garlic cloves'],
    ['cauliflower', 2, false, 'cauliflowers'],
    ['cauliflower', null, false, 'cauliflower'],
    ['bay-leaf', 2, false, 'bay leaves'],
    ['chilli', 2, true, 'chilies'],
    ['prawns', 6, true, 'shrimp'],
    ['courgette', 2, true, 'zucchinis'],
  ])('writes %s (%s, us %s) as %s', (id, count, us, written) => {
    expect(writeFoodName(FOODS[id], { count, us })).toBe(written);
  });

  it('keeps the plural of what cannot be counted', () => {
    expect(writePlural(FOODS.rice)).toBe('rice');
    expect(writePlural(FOODS['plain-flour'])).toBe('plain flour');
    expect(FOOD_LIST.filter((food) => /\b(?:flours|rices|butters|milks|sugars)\b/.test(food.plural))).toEqual(
      [],
    );
  });
});

describe('listNames', () => {
  it('holds UK, US and other names, for one and for several', () => {
    const names = listNames(FOODS['spring-onion']);
    for (const name of ['spring onion', 'spring onions', 'scallion', 'scallions', 'green onions']) {
      expect(names).toContain(name);
    }
    expect(listNames(FOODS.chickpeas)).toContain('chickpea');
    expect(listNames(FOODS['brussels-sprout'])).toContain('brussels sprouts');
  });
});
