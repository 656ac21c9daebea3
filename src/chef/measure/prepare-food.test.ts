import { describe, expect, it } from 'vitest';
import { FOODS, type FoodId } from '../../food/foods.ts';
import { prepareFood, suitPreparation } from './prepare-food.ts';

describe('a preparation suits its food', () => {
  it.each<[FoodId, string, string]>([
    ['mozzarella', 'crumbled', 'torn'],
    ['mozzarella', 'grated or crumbled', 'torn'],
    ['feta', 'grated or crumbled', 'crumbled'],
    ['cheddar', 'grated or crumbled', 'coarsely grated'],
    ['cheddar', 'finely grated', 'finely grated'],
    ['parmesan', 'shaved or coarsely grated', 'coarsely grated'],
    ['brie', 'crumbled or torn', 'cut into small pieces'],
    ['ricotta', 'crumbled', ''],
    ['orange', 'sliced', 'peeled and sliced'],
    ['orange', 'peeled with a knife and sliced into rounds', 'peeled with a knife and sliced into rounds'],
    ['lemon', 'sliced', 'sliced'],
    ['pear', 'sliced', 'cored and sliced'],
    ['peach', 'cored or stoned and sliced', 'stoned and sliced'],
    ['mango', 'sliced', 'stoned, peeled and sliced'],
    ['figs', 'sliced', 'sliced'],
    ['squid', '', 'cleaned, the bodies cut into 1 cm rings'],
    ['prawns', '', 'peeled'],
    ['prawns', 'finely chopped', 'peeled, then finely chopped'],
    ['red-onion', 'finely chopped', 'peeled and finely chopped'],
    ['tomato', 'chopped', 'chopped'],
    ['tomato', 'washed and halved', 'halved'],
    ['parsley', 'finely sliced or chopped', 'washed and finely chopped'],
    ['radish', 'peeled and coarsely grated', 'trimmed and coarsely grated'],
    ['pine-nuts', 'chopped', ''],
    ['rabbit', 'cut into 3 cm chunks', 'jointed'],
    ['chicken-thigh', 'cut into 3 cm chunks', 'boned and skinned, cut into 3 cm chunks'],
    ['corned-beef', 'torn or cut into small pieces', 'cut into small pieces'],
  ])('%s, %s: %s', (id, asked, suited) => {
    expect(suitPreparation(FOODS[id], asked, false)).toBe(suited);
  });

  it('leaves what is sold in pieces as it is', () => {
    expect(suitPreparation(FOODS.almonds, 'chopped', false, 'flaked almonds')).toBe('flaked');
    expect(suitPreparation(FOODS.almonds, 'chopped', false, 'almonds')).toBe('chopped');
  });
});

describe('what a dish asks for', () => {
  it.each([
    ['a cut, in centimetres', { cut: 'slices-1cm' }, false, 'peeled and sliced 1 cm thick'],
    ['the same cut, in inches', { cut: 'slices-1cm' }, true, 'peeled and sliced 1/2 inch thick'],
    ['words that are the name of a cut', { prepare: 'slices-1cm' }, false, 'slices-1cm'],
    ['neither', {}, false, 'peeled'],
  ] as const)('is %s, whoever asked before', (_name, asked, us, prepared) => {
    expect(prepareFood(FOODS.carrot, asked, us)).toBe(prepared);
    expect(prepareFood(FOODS.carrot, asked, us)).toBe(prepared);
  });
});
