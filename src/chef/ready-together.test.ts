import { describe, expect, it } from 'vitest';
import { expectTold, type Told } from '../../tests/expect-told.ts';
import { suggestFromList } from '../../tests/suggest-from-list.ts';

describe('what is boiled beside a dish is ready with it', () => {
  const CASES: readonly Told[] = [
    [
      '500g beef steak strips, 250g mushrooms, 150ml sour cream, 1 onion, paprika, pasta',
      /Drain and keep it covered\.\n2\. While the pasta cooks, /,
      undefined,
      { servings: 3 },
    ],
    [
      '2 duck breasts, 500g plums, 1 red cabbage, potatoes',
      /Rest skin side up[^\n]*\n5\. About 20 minutes before the duck breasts are ready, put the potatoes/,
      undefined,
      { servings: 2 },
    ],
    [
      '6 chicken thighs, 500g new potatoes, lemon, thyme, green beans',
      /season with the salt[\s\S]*About 20 minutes before the chicken is ready, put the new potatoes[^.]*salted water/,
      undefined,
      { servings: 3, maxMinutes: 30 },
    ],
    [
      '2 heads of broccoli, 400g chicken thighs, soy sauce, rice, ginger',
      /\*\*Total\*\* 35 min[\s\S]*\n2\. Meanwhile, stir the soy[\s\S]*Heat half the oil/,
      undefined,
      { servings: 2 },
    ],
  ];
  for (const told of CASES) it(told[0], () => expectTold(...told));
});

describe('a short clock', () => {
  it.each<[list: string, maxMinutes: number, total: number, dish: string]>([
    ['2 sirloin steaks, 250g mushrooms, 300g tenderstem broccoli, garlic, butter', 20, 20, 'steak-plate'],
    ['2 steaks, mushrooms, spinach', 20, 20, 'steak-plate'],
    ['4 eggs, 1 tin tomatoes, 1 red pepper, 1 onion, feta, cumin, paprika', 20, 30, 'eggs-in-sauce'],
    ['2 chicken breasts, coconut milk, curry paste, peppers, rice', 20, 25, 'curry'],
  ])('is met in two pans and panfuls that go in together: %s in %i', (list, maxMinutes, total, dish) => {
    const { recipe, dish: chosen, findings } = suggestFromList(list, { servings: 2, maxMinutes });
    expect(chosen).toBe(dish);
    expect(recipe.minutes?.total).toBe(total);
    expect(findings).toEqual([]);
  });

  it('fries what waits for the meat in a second pan, and rests the meat meanwhile', () => {
    const { steps } = suggestFromList('2 steaks, mushrooms, spinach', { servings: 2, maxMinutes: 20 });
    expect(steps).toMatch(/^(?:Dry|Pat|Blot)[\s\S]*Meanwhile, [^.]*a second frying pan/);
  });
});
