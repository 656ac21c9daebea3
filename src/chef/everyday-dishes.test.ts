// The dish a list asks for: bread and scones, what a kettle or a microwave can do, tins, sweets without an oven, filo,
// drinks. Each list gives its dish as the first idea, uses what is listed, and the checks find nothing against it.

import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../tests/suggest-from-list.ts';

const KETTLE: Options = { equipment: ['kettle'] };
const MICROWAVE: Options = { equipment: ['microwave', 'kettle'] };

const LISTS: readonly (readonly [list: string, dish: string, options?: Options])[] = [
  ['flour, butter, milk', 'savoury-scones'],
  [
    '2 cups all-purpose flour, 1 stick butter, 1 cup buttermilk, 8 oz cheddar, chives',
    'savoury-scones',
    { units: 'us', servings: 6 },
  ],
  ['self-raising flour, butter, milk, cheddar', 'savoury-scones', { servings: 4 }],
  ['flour, yoghurt, feta, spring onions', 'savoury-scones'],
  ['gluten-free flour, butter, milk, cheddar', 'savoury-scones', { diets: ['gluten-free'] }],
  ['flour, butter, raisins, milk, sugar', 'sweet-scones'],
  ['flour, butter, milk', 'drop-scones', { equipment: ['hob'] }],
  ['flour, soya milk', 'drop-scones', { diets: ['vegan'] }],
  ['flour, yoghurt', 'pan-flatbreads'],
  ['flour, feta, spinach', 'pan-flatbreads'],
  ['wholemeal flour, buttermilk, oats, honey', 'soda-bread'],
  ['halloumi, courgette, chickpeas, harissa, couscous', 'kettle-grains', MICROWAVE],
  ['halloumi, courgette, chickpeas, harissa, couscous', 'kettle-grains', KETTLE],
  ['couscous, tomatoes, feta', 'kettle-grains', KETTLE],
  ['bulgur, frozen peas, feta, dill', 'kettle-grains', KETTLE],
  ['tuna, mayonnaise, potatoes, sweetcorn', 'microwave-potato', { equipment: ['microwave'] }],
  ['eggs, cheddar, bread', 'microwave-eggs', { equipment: ['microwave'] }],
  ['carrots, peanut butter, instant noodles', 'kettle-noodles', KETTLE],
  ['rice noodles, tofu, cucumber, lime, peanuts', 'kettle-noodles', KETTLE],
  ['broccoli, lemon', 'microwave-vegetables', { equipment: ['microwave'] }],
  ['flour, sugar, cocoa powder, milk', 'mug-cake', { equipment: ['microwave'] }],
  ['tin of chickpeas', 'warm-beans'],
  ['tin of chickpeas, onion', 'warm-beans'],
  ['butter beans, spinach, lemon, garlic', 'warm-beans'],
  ['chickpeas, onion', 'marinated-beans', KETTLE],
  ['cannellini beans, tuna, red onion, parsley, lemon', 'marinated-beans', KETTLE],
  ['chickpeas, sourdough, tomatoes, garlic, feta', 'crushed-beans-on-toast'],
  ['tuna, sweetcorn', 'fish-fritters'],
  ['tuna, sweetcorn', 'dressed-fish', KETTLE],
  ['tuna, sweetcorn, mayonnaise, bread', 'fish-on-toast'],
  ['tuna, sweetcorn, eggs, flour', 'fish-fritters'],
  ['tinned mackerel, sourdough, lemon, parsley', 'fish-on-toast'],
  ['baked beans, bread, cheddar, brown sauce', 'beans-on-toast'],
  ['broccoli, cheddar, potatoes, bacon, leftover cream', 'cheese-bake'],
  ['cauliflower, cheddar, milk', 'cheese-bake', { servings: 4 }],
  ['leeks, ham, gruyere, milk', 'cheese-bake'],
  ['mango, condensed milk, double cream, cardamom, pistachios', 'no-churn'],
  ['raspberries, cream, meringue', 'fool'],
  ['rhubarb, greek yoghurt, ginger', 'fool'],
  ['dark chocolate, double cream', 'chocolate-pots'],
  ['sponge cake, custard, strawberries, double cream, sherry', 'trifle'],
  ['pears, honey, walnuts', 'baked-fruit'],
  ['apples, raisins, brown sugar, cinnamon, custard', 'baked-fruit', { servings: 4 }],
  ['oranges, pomegranate, mint, honey', 'fruit-salad'],
  ['orange, kiwi, grapes, banana', 'fruit-salad'],
  ['chocolate, digestive biscuits, butter, raisins, marshmallows', 'fridge-cake'],
  ['rice krispies, marshmallows, butter', 'fridge-cake'],
  ['3 eggs, stale baguette, milk', 'bread-pudding'],
  ['bread, eggs, milk, cheddar, ham', 'savoury-bread-pudding'],
  ['fetta, spinich, filo pastrey, eggs, nutmeg', 'filo-pie'],
  ['filo pastry, chicken breast, leeks, creme fraiche', 'filo-pie', { units: 'us' }],
  ['filo pastry, cabbage, onion, eggs', 'filo-pie'],
  ['filo pastry, apples, raisins, cinnamon', 'strudel'],
  ['yoghurt, mango, cardamom, honey', 'lassi'],
  ['yoghurt, mint, cumin', 'lassi'],
  ['milk, cocoa powder, sugar', 'hot-milk', { equipment: ['microwave'] }],
  ['milk, tea, cardamom, ginger, cinnamon stick', 'hot-milk'],
  ['vanilla ice cream, milk, strawberries', 'milkshake'],
  ['tea, lemon, mint', 'iced-brew'],
  ['lemons, sugar, mint', 'lemonade'],
  ['raspberries, cider vinegar, sugar', 'lemonade'],
  ['gin, tonic water, cucumber, mint, elderflower cordial', 'cooler'],
  ['whisky, honey, lemon', 'toddy'],
  ['gnocchi, gorgonzola, pears, walnuts', 'blue-pasta'],
  ['quinoa, squash, pears, blue cheese, walnuts', 'roast-grain-salad'],
  ['courgettes, runner beans, new potatoes, tomatoes, lettuce, cucumber, dill', 'warm-potatoes'],
  ['potatoes, bacon, mustard, spring onions', 'warm-potatoes'],
];

const CASES = LISTS.map(([list, dish, options]) => [list, dish, options ?? {}] as const);

describe('the dish a list asks for', () => {
  it.each(CASES)('%s: %s', (list, dish, options) => {
    const suggestion = suggestFromList(list, options);
    expect(suggestion.dish).toBe(dish);
    expect(suggestion.findings).toEqual([]);
    expect(suggestion.recipe.leftOut).toEqual([]);
    expect(suggestion.recipe.ingredients.filter((line) => line.from === 'to-buy')).toEqual([]);
  });

  it.each(CASES)('%s: %s, for one and for six', (list, _dish, options) => {
    for (const servings of [1, 6]) {
      const { findings, text } = suggestFromList(list, { ...options, servings });
      expect(findings).toEqual([]);
      expect(text).not.toMatch(/undefined|NaN|\(\)| ,|\b(and and|the the)\b/);
    }
  });
});

describe('what is right for that dish', () => {
  it('bakes a whole baguette with its three eggs', () => {
    const { recipe } = suggestFromList('3 eggs, stale baguette, milk');
    expect(recipe.ingredients.find((line) => line.food === 'egg')?.quantity).toBe(3);
    expect(recipe.ingredients.find((line) => line.food === 'baguette')?.quantity).toBeLessThanOrEqual(1);
  });

  it('puts no sugar to a mixer that is sweet, and some to a sharp one', () => {
    const foods = (list: string) => suggestFromList(list).foods;
    expect(foods('gin, tonic, lime')).not.toContain('sugar');
    expect(foods('rum, lime, mint, soda water')).toContain('sugar');
  });

  it('makes one drink of drinks that do not meet', () => {
    const { dish, recipe } = suggestFromList('lager, orange juice, coffee, cola');
    expect(dish).toBe('iced-brew');
    expect(recipe.ingredients.filter((line) => line.from === 'yours')).toHaveLength(1);
  });

  it('names a drink in the singular', () => {
    expect(suggestFromList('gin, tonic water, cucumber, mint, elderflower cordial').recipe.title).toBe(
      'Gin and Tonic with Cucumber',
    );
  });

  it('keeps filo damp, squeezes the greens and knows the dish by its name', () => {
    const { recipe, text } = suggestFromList('feta, spinach, filo pastry, eggs, nutmeg');
    expect(recipe.title).toContain('Spanakopita');
    expect(text).toMatch(/damp cloth/);
    expect(text).toMatch(/until no more water runs out/);
    expect(text).not.toMatch(/border/);
  });

  it.each(['pomegranate', 'oranges, grapefruit', 'pomegranate, honey'])('makes no crumble of %s', (list) => {
    expect(suggestFromList(list).dish).not.toBe('crumble');
  });

  it('melts blue cheese off the boil', () => {
    expect(suggestFromList('gnocchi, gorgonzola, pears, walnuts').text).toMatch(/take off the heat and stir/);
  });

  it('strings runner beans', () => {
    expect(suggestFromList('runner beans, new potatoes, tomatoes, dill').text).toMatch(/strung|stringed/);
  });

  it('crushes cardamom out of its pods', () => {
    expect(suggestFromList('mango, condensed milk, double cream, cardamom, pistachios').text).toMatch(
      /seeds only/,
    );
  });

  it('names no milk, butter or cream where milk is avoided', () => {
    for (const list of [
      'flour, soya milk',
      'oat milk, cocoa powder, sugar',
      'oat milk, tea, cardamom',
      'butter beans, spinach, garlic',
      'baked beans, bread',
      'apples, honey, walnuts',
      'filo pastry, apples, raisins',
      'stale bread, eggs, soya milk, raisins',
    ]) {
      const { title, introduction, steps } = suggestFromList(list, { avoid: ['milk'] }).recipe;
      const text = [title, introduction, ...steps]
        .join(' ')
        .replace(/(?:butter beans?|(?:soya|oat) milk)/gi, '');
      expect(text, list).not.toMatch(/\b(?:butter|buttered|cream|milk)\b/i);
    }
  });
});
