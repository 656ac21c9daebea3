// A reason is this dish's own: what a cook would say who knows it, and never that the plate is full or the dish complete.

import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../../tests/suggest-from-list.ts';

function findWhy(list: string, ingredient: RegExp, options: Options = {}): string {
  return (
    suggestFromList(list, options).recipe.leftOut.find((one) => ingredient.test(one.ingredient))?.why ?? ''
  );
}

describe('what a cook would say', () => {
  it.each<[list: string, ingredient: RegExp, why: RegExp]>([
    [
      'eggs, half an onion, cheddar, cherry tomatoes, spinach, bread, butter, ketchup',
      /ketchup/,
      /^anything so sweet and sharp would shout down the eggs/,
    ],
    [
      'eggplant, zucchini, peppers, onion, basil, goat cheese, baguette, olives, eggs, chickpeas',
      /chickpeas/,
      /^with more filling the eggs would not hold together/,
    ],
    [
      'butternut squash, sage, ricotta, gnocchi, walnuts, blue cheese, spinach, cream',
      /ricotta/,
      /^the blue cheese would leave nothing to taste of a milder cheese/,
    ],
    [
      'smoked haddock, potatoes, leeks, milk, sweetcorn, bacon, cream, parsley, cheddar',
      /bacon/,
      /^salt meat would cover the taste of the haddock/,
    ],
    [
      'lentils, sausages, carrots, celery, onion, red wine, mustard, thyme, kale, cream',
      /cream/,
      /^the green lentils thicken the pot, and cream would dull it/,
    ],
    [
      'tin mackerel, beetroot, potatoes, horseradish, dill pickles, apple, sour cream, rye bread, eggs, dill',
      /rye bread/,
      /^the potatoes make a meal of the salad, and more starch would make it stodgy/,
    ],
    [
      'brussels sprouts, pancetta, chestnuts, cream, parmesan, garlic, breadcrumbs, cranberries',
      /cranberries/,
      /^so sharp a fruit would curdle the cream/,
    ],
    [
      'frozen berries, yoghurt, granola, honey, banana, peanut butter, oats, milk, spinach',
      /granola/,
      /^what is crunchy goes soft in a glass/,
    ],
    [
      'bread, milk, eggs, raisins, marmalade, cream, nutmeg, butter, cheddar',
      /cheddar/,
      /^a dish as sweet as this has no use for it/,
    ],
    [
      'cheese, crackers, grapes, chutney, celery, ham, bread, pickled onions, apples, walnuts, butter, mustard',
      /crackers/,
      /give it all the crunch it wants/,
    ],
    [
      'ribeye steak, potatoes, mushrooms, brandy, green beans, tomatoes, rocket, parmesan, garlic, red wine',
      /brandy/,
      /keep it for a fruit cake/,
    ],
    [
      'eggs, mushrooms, olives, ham, mozzarella, dried yeast, rocket',
      /yeast/,
      /^nothing in the frittata has to rise/,
    ],
    ['leftover rice, pork mince, pak choi, eggs, soy sauce, bread', /bread/, /^(?!.*juices)./],
  ])('%s: %s', (list, ingredient, why) => {
    expect(findWhy(list, ingredient)).toMatch(why);
  });

  it.each([
    'spaghetti, rice, potatoes, beef mince, eggs, cheddar, tin tuna, peppers, onions, tin tomatoes',
    'okra, tomatoes, smoked fish, palm oil, scotch bonnet, onion, rice, plantain, spinach, ginger',
    'udon, pork belly, miso, mushrooms, bok choy, eggs, butter, nori, chilli oil, garlic, tofu',
    'pork shoulder 1.5kg, fennel seeds, apples, onions, cider, potatoes, red cabbage, cream, bread rolls, coleslaw, gherkins, cheddar',
    'leftover turkey, stuffing, cranberry sauce, brussels sprouts, roast potatoes, bread, brie, gravy, cream, bacon',
    'rhubarb, oats, butter, flour, sugar, orange, strawberries, eggs',
  ])('%s: no word that fits every dish', (list) => {
    const told = suggestFromList(list)
      .recipe.leftOut.map(({ why }) => why)
      .join('\n');
    expect(told).not.toMatch(
      /fill the plate|complete without|second pan|of your \d+|whole meal of|\b(?:carrys|butter burns .*suet)/,
    );
  });
});

describe('a long list', () => {
  const LONG =
    'spaghetti, rice, potatoes, bread, beef mince, chicken breast, eggs, cheddar, tin tuna, sweetcorn, peppers, onions, garlic, tin tomatoes, yoghurt, carrots, apples, bananas';

  it('names the next meal that the rest of it makes, and what of it does not wait', () => {
    expect(findWhy(LONG, /chicken/)).toMatch(
      /^together they are another meal, .*Chicken.*; cook or freeze the chicken breast by tomorrow$/,
    );
    expect(findWhy(LONG, /chicken/)).toBe(findWhy(LONG, /rice/));
  });

  it('names none that would have to be shopped for', () => {
    const { recipe } = suggestFromList('cod, soy sauce, rice, apples, honey');
    expect(recipe.leftOut.map(({ why }) => why).join()).not.toMatch(/another meal,/);
  });
});
