// What a cook at the stove notices: pulses that are not yet soft, water that does not boil, words of another country.

import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../tests/suggest-from-list.ts';
import { suggestRecipe } from './suggest-recipe.ts';

/** Every dish here must hold as well. */
function cook(list: string, options: Options = {}) {
  const suggestion = suggestFromList(list, options);
  expect(suggestion.findings).toEqual([]);
  return suggestion;
}

describe('the time a pulse takes', () => {
  it.each([
    ['toor dal, onion, turmeric', '35 to 45 minutes'],
    ['chana dal, spinach, onion', '45 to 60 minutes'],
    ['red lentils, onion, turmeric', '18 to 22 minutes'],
  ])('%s: %s', (list, minutes) => {
    expect(cook(list).steps).toContain(minutes);
  });

  it('says dal once in the name of a dal', () => {
    expect(cook('chana dal, spinach, onion').recipe.title).toBe('Chana Dal with Spinach');
  });
});

describe('nothing waits', () => {
  it.each(['prawns, spaghetti, garlic, chilli, peas', 'gnocchi, gorgonzola, spinach'])(
    'the water goes on first: %s',
    (list) => {
      const { recipe, steps } = cook(list);
      expect(recipe.steps[0]).toMatch(/^[^.]*\bwater\b[^.]*\./);
      expect(steps).toMatch(/into the boiling water/);
    },
  );

  it('adds garlic when the prawns are nearly done', () => {
    const { steps } = cook('prawns, spaghetti, garlic, chilli, peas');
    expect(steps.indexOf('garlic')).toBeGreaterThan(steps.indexOf('prawns'));
  });

  it('takes beans out of the pan before they go back in', () => {
    expect(cook('black beans, tortillas, red onion, avocado, lime').steps).toMatch(
      /plate[\s\S]*black beans back/,
    );
  });

  it('melts a blue cheese into pasta water', () => {
    expect(cook('gnocchi, gorgonzola, spinach').steps).toMatch(/pasta water[^.]*without boiling/);
  });
});

describe('cues and words', () => {
  it('boils leaves for a soup only until they are hot', () => {
    expect(cook('frozen spinach, onion').steps).toMatch(/5 to 6 minutes/);
  });

  it('calls ground meat by its American name', () => {
    const { steps } = cook('ground turkey, bell peppers, rice', { units: 'us' });
    expect(steps).toContain('the turkey');
    expect(steps).not.toContain('mince');
  });

  it('dresses what is raw beside a roast', () => {
    expect(cook('salmon, potatoes, rocket').steps).toMatch(/rocket[^.]*sharpened with the red wine vinegar/);
  });

  it('blanches peas for a salad and does not slice them', () => {
    const { ingredients } = cook('peas, feta, mint, lettuce').recipe;
    const peas = ingredients.find(({ food }) => food === 'peas');
    expect(peas?.text).toMatch(/blanched/);
    expect(peas?.text).not.toMatch(/sliced/);
  });

  it('gives a second drink its own reason', () => {
    expect(cook('coffee, cola, milk').recipe.leftOut.map(({ why }) => why)).toEqual([
      'one drink in the glass is enough',
    ]);
  });

  it.each(['salt', 'salt, black pepper'])('makes no dish of %s', (list) => {
    expect(suggestRecipe({ ingredients: list.split(', ') }).kind).toBe('nothing-edible');
  });

  it('names what is on the tray in its headnote', () => {
    expect(cook('sausages, potatoes, peppers').recipe.introduction).toMatch(
      /sausages[^.]*peppers and potatoes/i,
    );
  });
});
