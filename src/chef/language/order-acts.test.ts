import { describe, expect, it } from 'vitest';
import { suggestFromList } from '../../../tests/suggest-from-list.ts';

describe('what cooks by itself', () => {
  it('goes on later where a long sauce would keep it waiting', () => {
    const { steps } = suggestFromList(
      'sausages, farfalle, broccoli, carrots, cream cheese, cheddar, garlic granules',
      { servings: 4 },
    );
    expect(steps).toMatch(/fry the sausages\b.*meanwhile, bring a large pan of water .*cook the farfalle/is);
  });

  it('goes on sooner where all else would wait for it, and says when', () => {
    const { steps } = suggestFromList(
      'chicken thighs, leeks, spinach, white wine, cream, potatoes, tarragon',
      { servings: 2 },
    );
    expect(steps).toMatch(/cook the potatoes .*spinach/is);
  });

  it('is begun before the end of hours, and not at their beginning', () => {
    const { steps, findings } = suggestFromList('beef shin, red wine, carrots, onion, rice, bay leaves');
    expect(steps).toMatch(/about (?:15|20) minutes before that is done, put the rice/i);
    expect(findings).toEqual([]);
  });

  it('leaves no doubt of the pan in which the dish goes on', () => {
    const { steps } = suggestFromList('cooked pasta, cheddar, broccoli, cream');
    expect(steps).toMatch(/cook the broccoli .*Back in the wide pan, stir in the cream/s);
  });

  it.each([
    ['thin sliced beef 250g, 3 potatoes, onion, carrot, soy sauce, mirin', 40],
    ['risotto rice, frozen peas, onion, parmesan, white wine, stock cube', 35],
    ['red lentils, carrots, onion, coconut milk, curry powder, rice', 25],
  ])('keeps the minutes of what is hard without them: %s in %i', (list, maxMinutes) => {
    const { steps } = suggestFromList(list, { maxMinutes });
    const least = steps.match(/(?:slips into the potatoes|rice is tender|thick soup), (\d+) to/)?.[1];
    expect(Number(least ?? 15)).toBeGreaterThanOrEqual(15);
  });

  it('gives what only thickens fewer', () => {
    const list = 'ground turkey, zucchini, black beans, salsa, cheddar, cilantro, lime';
    const simmers = (steps: string) => Number(steps.match(/no longer watery, (\d+) to/)?.[1]);
    const hurried = suggestFromList(list, { servings: 4, maxMinutes: 30 }).steps;
    expect(simmers(hurried)).toBeLessThan(10);
    expect(hurried).not.toMatch(/onion/);
  });

  it('stays where it is done in time', () => {
    const { steps } = suggestFromList('spaghetti, tinned tuna, capers, lemon, garlic');
    expect(steps).toMatch(/^Bring a large pan of water/);
  });
});
