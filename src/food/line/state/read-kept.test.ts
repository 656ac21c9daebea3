import { describe, expect, it } from 'vitest';
import { FOODS } from '../../foods.ts';
import { readIngredient } from '../../read-ingredient.ts';

describe('what was cooked, tinned or pickled before it was typed', () => {
  it.each([
    ['mackerel in oil', 'tinned-mackerel'],
    ['mackerel in mustard sauce', 'mackerel-in-sauce'],
    ['onions in vinegar', 'pickled-onions'],
    ['herring jar', 'pickled-herring'],
    ['jar of herring', 'pickled-herring'],
    ['Rotkohl im Glas', 'pickled-red-cabbage'],
    ['jar of garlic', 'garlic'],
    ['artichokes in oil', 'artichoke-hearts'],
    ['peppers in oil', 'roasted-peppers'],
    ['mackerel in tomato sauce', 'mackerel-in-tomato-sauce'],
    ['mackerel fillets in tomato sauce', 'mackerel-in-tomato-sauce'],
    ['tin herring fillets in tomato', 'herring-in-tomato-sauce'],
    ['sprats in oil', 'tinned-sprats'],
    ['cockles in vinegar', 'tinned-cockles'],
    ['tin of snails', 'tinned-snails'],
    ['escargots', 'tinned-snails'],
    ['tin smoked mussels', 'tinned-mussels'],
    ['tin smoked oysters', 'tinned-oysters'],
    ['tinned clams', 'tinned-clams'],
    ['octopus in oil', 'tinned-octopus'],
    ['golbaengi', 'tinned-whelks'],
    ['crayfish tails', 'crayfish-tails'],
    ['cooked crab legs', 'crab'],
    ['smoked eel', 'smoked-eel'],
    ['smoked chicken', 'cooked-chicken'],
    ['pickled beetroot', 'pickled-beetroot'],
    ['pickled mushrooms', 'mixed-pickles'],
    ['1 can pumpkin puree', 'pumpkin-puree'],
    ['microwave grains', 'cooked-grains'],
    ['puy lentils pouch', 'tinned-lentils'],
    ['tin green lentils', 'tinned-lentils'],
    ['cooked red lentils', 'tinned-lentils'],
    ['leftover brown rice', 'cooked-rice'],
    ['brown rice pouch', 'cooked-rice'],
  ])('%s is %s, which nobody has to cook first', (text, food) => {
    const reading = readIngredient(text);
    expect(reading.food).toBe(food);
    expect(reading.food === null ? '' : FOODS[reading.food].raw).not.toBe('never');
  });

  it.each([
    ['quinoa pouch', 'quinoa', 'cooked'],
    ['octopus tentacles cooked', 'octopus', 'cooked'],
    ['cooked octopus', 'octopus', 'cooked'],
    ['pre-cooked mussels', 'mussels', 'cooked'],
    ['cooked cockles', 'cockles', 'cooked'],
    ['cooked lobster', 'lobster', 'cooked'],
    ['leftover bulgur', 'bulgur', 'leftover'],
  ])('%s keeps its food and tells its state', (text, food, state) => {
    expect(readIngredient(text)).toMatchObject({ verdict: 'food', food, state });
  });

  it.each([
    ['chicken in white sauce', 'chicken-breast'],
    ['fish in parsley sauce', 'cod'],
    ['mozzarella in brine', 'mozzarella'],
    ['salmon in pastry', 'salmon'],
  ])('%s is not out of a tin', (text, food) => {
    expect(readIngredient(text).food).toBe(food);
  });

  it('simmers raw snails and winkles until tender, for they have no shells that open', () => {
    for (const food of [FOODS.snails, FOODS.whelks, FOODS.periwinkles]) {
      expect(Object.values(food.heat).map(({ cue }) => cue)).not.toContain('shells-open');
      expect(food.core?.cue).not.toBe('shells-open');
    }
    expect(FOODS.snails.heat.simmer?.minutes[0]).toBeGreaterThanOrEqual(45);
  });

  it.each(['schmaltz', 'chicken fat'])('%s is no fat of pigs', (text) => {
    const { food } = readIngredient(text);
    expect(food === null ? [] : FOODS[food].origins).toEqual(['poultry']);
  });
});
