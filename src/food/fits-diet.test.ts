import { describe, expect, it } from 'vitest';
import { DIETS, type Diet } from './diets.ts';
import { fitsDiet, readAllergens } from './fits-diet.ts';
import { FOOD_LIST, FOODS, type FoodId } from './foods.ts';

describe('fitsDiet', () => {
  it.each<[Diet, FoodId[], FoodId[]]>([
    [
      'vegetarian',
      ['egg', 'cheddar', 'honey', 'tofu', 'vegetarian-hard-cheese', 'stock-cube'],
      [
        'parmesan',
        'gruyere',
        'pesto',
        'gelatine',
        'marshmallows',
        'fish-sauce',
        'worcestershire-sauce',
        'anchovies',
        'lard',
        'chicken-stock',
        'curry-paste',
        'kimchi',
        'dashi',
        'oyster-sauce',
        'filled-pasta',
      ],
    ],
    [
      'vegan',
      ['chickpeas', 'tahini', 'maple-syrup', 'stock-cube', 'tamari', 'oven-chips'],
      [
        'honey',
        'egg',
        'butter',
        'egg-noodles',
        'naan',
        'mayonnaise',
        'quorn-pieces',
        'milk-chocolate',
        'puff-pastry',
      ],
    ],
    [
      'pescatarian',
      ['salmon', 'prawns', 'egg', 'fish-fingers', 'fish-sauce'],
      ['bacon', 'chicken-breast', 'gelatine', 'parmesan', 'chicken-stock-cube', 'chicken-nugget'],
    ],
    [
      'gluten-free',
      ['rice', 'potato', 'tamari', 'corn-tortilla', 'buckwheat', 'gluten-free-pasta', 'rice-noodles'],
      [
        'oats',
        'soy-sauce',
        'bread',
        'couscous',
        'pearl-barley',
        'beer',
        'malt-vinegar',
        'soba',
        'stock-cube',
        'sausage',
        'hoisin-sauce',
        'oat-milk',
      ],
    ],
    [
      'dairy-free',
      ['coconut-milk', 'oat-milk', 'butter-beans', 'peanut-butter', 'cocoa-powder'],
      ['milk', 'butter', 'ghee', 'cheddar', 'naan', 'pesto', 'custard', 'feta', 'puff-pastry'],
    ],
    [
      'egg-free',
      ['rice', 'milk', 'pasta', 'vegan-mayonnaise'],
      ['egg', 'mayonnaise', 'egg-noodles', 'fresh-pasta', 'meringue', 'ladyfinger'],
    ],
    [
      'nut-free',
      ['sunflower-seeds', 'nutmeg', 'coconut-milk', 'water-chestnuts', 'butternut-squash'],
      [
        'almonds',
        'peanut-butter',
        'pesto',
        'almond-milk',
        'marzipan',
        'pine-nuts',
        'chocolate-spread',
        'granola',
      ],
    ],
    [
      'halal',
      ['lamb-mince', 'chicken-breast', 'salmon', 'prawns', 'vinegar', 'apple-juice'],
      [
        'bacon',
        'lard',
        'white-wine',
        'mirin',
        'black-pudding',
        'gelatine',
        'vanilla-extract',
        'chorizo',
        'sausage',
        'rum',
      ],
    ],
    [
      'kosher',
      ['salmon', 'beef-mince', 'chicken-thigh', 'cheddar', 'venison'],
      [
        'prawns',
        'mussels',
        'squid',
        'catfish',
        'monkfish',
        'ham',
        'rabbit',
        'oyster-sauce',
        'gelatine',
        'curry-paste',
      ],
    ],
    [
      'low-lactose',
      ['cheddar', 'parmesan', 'butter', 'emmental', 'oat-milk', 'egg'],
      ['milk', 'double-cream', 'yoghurt', 'ricotta', 'feta', 'mozzarella', 'cream-cheese', 'custard'],
    ],
  ])('%s', (diet, fitting, others) => {
    expect(fitting.filter((id) => !fitsDiet(FOODS[id], diet))).toEqual([]);
    expect(others.filter((id) => fitsDiet(FOODS[id], diet))).toEqual([]);
  });

  it('never calls vegan what is not vegetarian, nor vegetarian what is not pescatarian', () => {
    for (const food of FOOD_LIST) {
      if (fitsDiet(food, 'vegan')) expect(fitsDiet(food, 'vegetarian'), food.id).toBe(true);
      if (fitsDiet(food, 'vegetarian')) expect(fitsDiet(food, 'pescatarian'), food.id).toBe(true);
    }
  });

  it('gives no diet but the listed ones to what only a label tells', () => {
    for (const id of ['spring-roll', 'tinned-pasta', 'sausage', 'chicken-stock-cube'] as const) {
      expect(DIETS.filter((diet) => fitsDiet(FOODS[id], diet))).toEqual([]);
    }
  });

  it('lists no diet that the food itself contradicts, and no word that is no diet', () => {
    for (const food of FOOD_LIST) {
      for (const listed of food.fits ?? []) {
        const diet = DIETS.find((known) => known === listed);
        expect(diet, `${food.id}: ${listed}`).toBeDefined();
        if (diet !== undefined) expect(fitsDiet(food, diet), `${food.id}: ${listed}`).toBe(true);
      }
    }
  });
});

describe('readAllergens', () => {
  it('tells what is contained from what may be', () => {
    expect(readAllergens(FOODS['soy-sauce'])).toEqual({ contains: ['soy', 'gluten'], mayContain: [] });
    expect(readAllergens(FOODS.mayonnaise)).toEqual({ contains: ['egg'], mayContain: ['mustard'] });
    expect(readAllergens(FOODS.carrot)).toEqual({ contains: [], mayContain: [] });
  });
});
