import { describe, expect, it } from 'vitest';
import { readIngredient } from '../../read-ingredient.ts';

describe('a compound that no name fits', () => {
  it.each([
    ['eggplant pickles', 'mixed-pickles', 'eggplant pickles', ['aubergine']],
    ['soy chorizo', 'vegetarian-sausage', 'soy chorizo', ['tofu']],
    ['tin of chicken noodle soup', 'tinned-soup', 'chicken noodle soup', ['chicken-breast', 'egg-noodles']],
    ['garlic scapes', 'spring-onion', 'garlic scapes', undefined],
    ['salad turnips', 'turnip', 'salad turnips', undefined],
    ['walnut bread', 'bread', 'walnut bread', ['walnuts']],
    ['kohlrabi greens', 'spring-greens', 'kohlrabi greens', undefined],
  ] as const)(
    '%s is placed by its head, and what its company adds comes along',
    (text, food, called, added) => {
      const reading = readIngredient(text);
      expect(reading).toMatchObject({ verdict: 'food', food, called });
      expect(reading.tail?.foods.map(({ id }) => id)).toEqual(added);
    },
  );

  it('keeps its amount', () => {
    expect(readIngredient('2 tins chicken noodle soup')).toMatchObject({
      food: 'tinned-soup',
      quantity: 2,
      unit: 'tin',
    });
    expect(readIngredient('apple and sage sausages')).toMatchObject({ food: 'sausage' });
  });

  it.each(['egg pickles', 'turkey chorizo', 'rhubarb greens', 'zorbit noodle soup', 'foxglove greens'])(
    'leaves %j alone, for its company does not belong or nobody knows it',
    (text) => {
      expect(readIngredient(text).food).toBeNull();
    },
  );
});
