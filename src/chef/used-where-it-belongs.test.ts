// A food that belongs into a dish or beside it is used there; it is left out with a reason only where it does not belong.

import { describe, expect, it } from 'vitest';
import { expectTold, type Told } from '../../tests/expect-told.ts';
import { suggestFromList } from '../../tests/suggest-from-list.ts';

const LEFT = /\*\*Left out/;

describe('what belongs is used', () => {
  const CASES: readonly Told[] = [
    [
      'halloumi, watermelon, mint, couscous, cucumber, olives, lemon, chickpeas, pomegranate, rocket, red onion',
      /fry the halloumi in a dry frying pan[\s\S]*sprinkled with the pomegranate, with the halloumi on top/,
      LEFT,
    ],
    [
      'ground turkey, black beans, corn, tortillas, avocado, lime, sour cream, jalapeno, cheddar, red onion',
      /g corn, drained/,
      LEFT,
    ],
    [
      'pears, blue cheese, walnuts, honey, radicchio, bread, prosciutto, balsamic, figs, rocket',
      /scattered with the figs/,
      LEFT,
    ],
    [
      'eggs, rocket, smoked salmon, cream cheese, bagels, chives, lemon, capers, cucumber, avocado, butter',
      /bagels, spread with the butter/,
      LEFT,
    ],
    ['plums, ginger, flour, butter, almonds, sugar, oats, star anise', /star anise and plums/, LEFT],
    [
      "puff pastry, goat's cheese, red onions, figs, thyme, walnuts, rocket, honey, balsamic vinegar",
      /figs and goat's cheese/,
      LEFT,
    ],
    [
      'smoked haddock, potatoes, leeks, milk, cream, parsley, spinach, cheddar, curry powder',
      /1 tsp curry powder/,
      /curry powder, because/,
    ],
    [
      'chicken wings, honey, soy sauce, celery, hot sauce, sour cream, potatoes, garlic, lime',
      /celery sticks, trimmed and cut into sticks[\s\S]*with the potatoes and the celery/,
      LEFT,
    ],
    [
      'strawberries, cream, meringues, mint, shortbread, lemon curd, white chocolate',
      /finished with the meringues/,
      /meringues, because/,
    ],
    [
      'leftover rice, eggs, frozen peas, ham, spring onions, soy sauce, carrot, prawns',
      /ham and prawns/,
      LEFT,
    ],
    [
      'beef short ribs, gochujang, soy sauce, pear, garlic, ginger, kimchi, rice, spring onions, daikon, eggs, spinach, carrots',
      /stir the pear, soy sauce and sugar[\s\S]*Fry the ginger and garlic/,
      LEFT,
    ],
    [
      'potatoes, eggs, onions, chorizo, peppers, olives, manchego, parsley, garlic, mayonnaise',
      /garlic clove, peeled and crushed to a paste/,
      LEFT,
    ],
    ['gnocchi, pancetta, peas, mascarpone, lemon, mint, parmesan, leftover chicken, pesto', /^# Gnocchi/],
    [
      'noodles, tahini, chilli oil, soy sauce, rice vinegar, minced pork, sichuan pepper, garlic, ginger',
      /Stir the tahini[^.]*soy sauce[^.]*water/,
      LEFT,
    ],
  ];
  for (const told of CASES) it(told[0], () => expectTold(...told));

  it('lays no vanilla beside a cake', () => {
    const { steps } = suggestFromList(
      'chocolate, eggs, butter, sugar, raspberries, cream, almonds, coffee, flour, vanilla',
    );
    expect(steps).toMatch(/vanilla extract and eggs|vanilla extract/);
    expect(steps).not.toMatch(/vanilla extract[^.]*beside/);
  });

  it('joins steps that are too many for a page before it gives up a dish', () => {
    const { recipe } = suggestFromList(
      'oxtail, butter beans, allspice, thyme, scotch bonnet, carrots, spring onions, rice, coconut milk, plantain, cabbage, ginger',
      { servings: 2 },
    );
    expect(recipe.title).toMatch(/Oxtail Stew/);
    expect(recipe.steps.length).toBeLessThanOrEqual(9);
  });
});
