import { describe, expect, it } from 'vitest';
import { suggestFromList } from '../../tests/suggest-from-list.ts';

describe('the sweet dish or breakfast that a list asks for', () => {
  it.each([
    ['pancake mix, eggs, milk, bacon, blueberries, maple syrup', 'pancakes'],
    ['flour, eggs, milk, bacon, maple syrup', 'pancakes'],
    ['bread, eggs, milk, cinnamon, bacon, maple syrup', 'french-toast'],
    ['200g dark chocolate, eggs, sugar, raspberries, cream', 'chocolate-cake'],
    ['200g chocolate, 4 eggs, sugar', 'chocolate-cake'],
    ['200g chocolate, eggs, sugar, butter, flour', 'chocolate-cake'],
    ['100g chocolate, cream, strawberries', 'chocolate-pots'],
    ['oats, banana, apple, pear', 'porridge'],
    ['apple, pear, plum, flour, butter', 'crumble'],
    ['sausages, eggs, bread, bacon, tomatoes', 'cooked-breakfast'],
    ['pancetta, eggs, bread, tomatoes, mushrooms, baked beans', 'cooked-breakfast'],
    ['flour, yeast, salt, olive oil', 'yeast-bread'],
    ['condensed milk, lemons, biscuits, butter', 'biscuit-pots'],
  ])('%s: %s', (list, dish) => {
    const { dish: found, recipe, findings } = suggestFromList(list);
    expect(found).toBe(dish);
    expect(recipe.leftOut).toEqual([]);
    expect(findings).toEqual([]);
  });

  it.each([
    ['bread, banana', /^Hot Toast with Banana$/],
    ['bread, peanut butter, banana', /^Hot Toast with Peanut Butter and Banana$/],
    ['croissants, almonds, jam', /^Warm Croissants with Jam/],
    ['bagels, smoked salmon, cream cheese, dill', /^Smoked Salmon and Cream Cheese on Bagels/],
    ['oats, banana, apple, pear', /Banana, Pear and Apple/],
    ['rice, milk, sugar, vanilla', /with Vanilla$/],
    ['oats, milk, berries, yoghurt, honey', /with Berries$/],
  ])('%s is called by what is in it', (list, title) => {
    expect(suggestFromList(list).recipe.title).toMatch(title);
  });

  it.each([
    ['oats, milk, raisins', ['microwave'], 'porridge'],
    ['oats, banana, honey', ['kettle'], 'porridge'],
    ['flour, sugar, egg, cocoa, milk', ['microwave'], 'mug-cake'],
    ['couscous, raisins, cinnamon, honey', ['kettle'], 'solo'],
  ] as const)('%s with %s only', (list, equipment, dish) => {
    const { dish: found, recipe, steps, findings } = suggestFromList(list, { equipment });
    expect(found).toBe(dish);
    expect(recipe.leftOut).toEqual([]);
    expect(steps).not.toMatch(/\boven\b|\bpan\b/);
    expect(findings).toEqual([]);
  });

  it.each([
    ['flour, eggs, milk, blueberries, maple syrup', 'pancakes'],
    ['plain flour, eggs, milk, lemon, sugar', 'crepes'],
    ['dark chocolate, silken tofu, raspberries, oat milk, dates', 'chocolate-pots'],
    ['2 litres of milk about to go off, lemons, honey, figs', 'fresh-cheese'],
    ['rhubarb, custard powder, oats, ginger biscuits, orange, butter', 'crumble'],
  ])('%s becomes %s and uses it all', (list, dish) => {
    const { dish: found, recipe, findings } = suggestFromList(list, { servings: 4 });
    expect(found).toBe(dish);
    expect(recipe.leftOut).toEqual([]);
    expect(findings).toEqual([]);
  });

  it('sweetens what is sour, makes up a powder and keeps the name of a biscuit', () => {
    const { lines, steps } = suggestFromList('rhubarb, custard powder, ginger biscuits, butter', {
      servings: 4,
    });
    expect(lines).toMatch(/ginger biscuits, crushed/);
    expect(lines).toMatch(/custard powder[\s\S]*400 ml milk/);
    expect(steps).toMatch(/the custard poured over/);
    expect(lines).toMatch(/160 g/);
    expect(suggestFromList('apples, flour, butter, brown sugar', { servings: 4 }).lines).toMatch(/100 g/);
  });

  it('counts every panful of pancakes, and measures berries in cups where cups are used', () => {
    const minutes = (servings: number) =>
      suggestFromList('flour, eggs, milk, blueberries, maple syrup', { servings }).recipe.minutes.cook ?? 0;
    expect(minutes(4)).toBeGreaterThan(minutes(2));
    expect(suggestFromList('flour, eggs, milk, blueberries, maple syrup', { units: 'us' }).lines).toMatch(
      /1 cup blueberries/,
    );
  });

  it('uses a whole bar of chocolate, and half the cake where there is half a bar', () => {
    expect(suggestFromList('200g dark chocolate, 4 eggs, sugar').lines).toContain('200 g dark chocolate');
    const { lines } = suggestFromList('100g dark chocolate, 2 eggs, sugar');
    expect(lines).toMatch(/100 g dark chocolate.*2 eggs.*60 g (?:caster )?sugar/s);
  });

  it('makes a toastie in a quarter of an hour', () => {
    const { dish, recipe, steps } = suggestFromList('bread, cheese, ham, tomato', {
      servings: 1,
      maxMinutes: 15,
    });
    expect(dish).toBe('toastie');
    expect(recipe.minutes.total).toBeLessThanOrEqual(15);
    expect(steps).not.toContain('165 F');
  });

  it('probes no pancake with a thermometer', () => {
    expect(suggestFromList('flour, eggs, milk, blueberries, maple syrup').steps).not.toContain('160 F');
    expect(suggestFromList('plain flour, eggs, milk, lemon, sugar').steps).not.toContain('160 F');
  });

  it.each([
    ['filo, honey, pistachios, butter', /^Pistachio and Honey Filo Diamonds$/],
    ["goat's cheese, honey, pistachios, filo pastry", /Goat's Cheese and Pistachio Filo/],
    ['waffles, strawberries, maple syrup', /^Warm Waffles with/],
    ['vodka, tomato juice, worcestershire sauce, tabasco, celery', /^Bloody Mary$/],
    ['muesli, milk, banana', /^Muesli with Banana$/],
    ['semolina, milk, sugar, cardamom', /^Semolina/],
  ])('%s leaves nothing out', (list, title) => {
    const { recipe, findings } = suggestFromList(list);
    expect(recipe.title).toMatch(title);
    expect(recipe.leftOut).toEqual([]);
    expect(findings).toEqual([]);
  });

  it('fries bacon before the batter and serves it on top', () => {
    const { recipe } = suggestFromList('flour, eggs, milk, bacon, maple syrup');
    expect(recipe.steps[0]).toContain('bacon');
    expect(recipe.steps.at(-1)).toContain('bacon on top');
  });

  it('puts neither butter under peanut butter nor oil over cream cheese', () => {
    expect(suggestFromList('bread, peanut butter').lines).not.toContain('20 g butter');
    expect(suggestFromList('bagels, smoked salmon, cream cheese').lines).not.toContain('oil');
  });

  it.each([
    'strawberries, kiwi, peach, sugar',
    'yoghurt, granola, honey, strawberries',
    'tea, lemon, ginger',
  ])('cooks for no minutes where nothing is cooked: %s', (list) => {
    const { minutes } = suggestFromList(list).recipe;
    expect(minutes.cook).toBe(0);
    expect(minutes.total).toBeGreaterThanOrEqual(minutes.prep ?? 0);
  });

  it('stays sweet through its ideas, and never serves a bowl of cream or of dry oats', () => {
    for (const list of [
      'flour, butter, sugar, eggs, 200g chocolate',
      'chocolate, cream, biscuits, butter',
      'bananas, oats, honey, peanut butter',
    ])
      for (let idea = 1; idea < 5; idea += 1) {
        const { dish, recipe } = suggestFromList(list, { idea });
        expect(dish).not.toBe('omelette');
        expect(recipe.title).not.toMatch(/^(?:Double Cream|Oats) with/);
      }
  });
});
