// What a cook would not leave out: a little of what seasons, fruit where it belongs, what comes in a tin or a bottle.

import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../tests/suggest-from-list.ts';

const FOUR: Options = { servings: 4 };
const TWO: Options = { servings: 2 };

describe('what seasons a plate is not weighed against it', () => {
  it.each<[what: string, list: string, options: Options, step: RegExp]>([
    [
      'bacon on a tray of sausages',
      'Brussels sprouts, bacon, chestnuts, potatoes, sausages',
      FOUR,
      /Brussels sprouts, bacon and sausages/,
    ],
    [
      'bacon under lentils',
      'sausages, lentils, carrots, celery, red wine, bacon',
      FOUR,
      /the bacon, celery and carrots/,
    ],
    [
      'bacon in a slow cooker',
      'beef shin, pearl barley, carrots, ale, onion, thyme, bacon',
      { servings: 4, equipment: ['slow-cooker'] },
      /bacon,? (?:and )?onion/,
    ],
    [
      'bacon in stuffed peppers',
      'beef mince, peppers, rice, tinned tomatoes, mozzarella, onion, bacon',
      FOUR,
      /the bacon and onion/,
    ],
    [
      'bacon over a salad',
      'pears, blue cheese, chicory, walnuts, bacon',
      FOUR,
      /Fry the bacon .* until crisp.* finish with .* the bacon/s,
    ],
    [
      'chorizo in a stew',
      'chicken thighs, chorizo, tin butter beans, tinned tomatoes, red onion, smoked paprika, kale',
      FOUR,
      /chorizo/,
    ],
    [
      'Worcestershire sauce in a hash',
      'corned beef, potatoes, onion, eggs, cabbage, worcestershire sauce',
      FOUR,
      /Worcestershire sauce(?:, | and )(?:onion|beef)/,
    ],
    [
      'fish sauce with the lime',
      'cooked prawns, avocado, mango, chilli, lime, fish sauce, mint, peanuts',
      TWO,
      /fish sauce.*scattered with the peanuts/,
    ],
    [
      'garlic and butter in a soup',
      'black lentils, butter, cream, tomatoes, ginger',
      {},
      /oil and the butter/,
    ],
  ])('%s', (_what, list, options, step) => {
    const { steps, recipe } = suggestFromList(list, options);
    expect(recipe.leftOut).toEqual([]);
    expect(steps).toMatch(step);
  });

  it('boils no onion with the beans', () => {
    expect(
      suggestFromList('pork chops, cream of mushroom soup, green beans, stuffing, onion, apples', FOUR).steps,
    ).not.toMatch(/onion and green beans/);
  });

  it('puts no bacon into what is of the East', () => {
    expect(suggestFromList('tofu, pak choi, soy sauce, ginger, bacon, noodles').steps).not.toMatch(
      /bacon crumbled/,
    );
  });
});

describe('fruit is eaten where it belongs', () => {
  it.each<[what: string, list: string, options: Options, step: RegExp]>([
    [
      'grapefruit with avocado',
      'grapefruit, avocado, prawns, little gem lettuce',
      TWO,
      /a salad of the [^.]*grapefruit[^.]*, dressed in the juice of the fruit/,
    ],
    [
      'orange and fennel with squid',
      'squid, fennel, orange, sherry vinegar, parsley',
      { servings: 3 },
      /the orange beside it|a salad of the fennel and orange/,
    ],
    [
      'pineapple with spam',
      'spam, pineapple, rice, eggs, spring onions, soy sauce',
      FOUR,
      /the pineapple and spam/i,
    ],
    [
      'apricots in a lamb curry',
      'leftover roast lamb, rice, apricots, almonds, onion, cumin, mint, yoghurt',
      FOUR,
      /in the lamb .* in the apricots/,
    ],
    [
      'apple and cinnamon with duck and red cabbage',
      'red cabbage, apple, duck legs, potatoes, red wine, cinnamon',
      FOUR,
      /in the cinnamon .*in the apple/,
    ],
  ])('%s', (_what, list, options, step) => {
    const { steps, recipe } = suggestFromList(list, options);
    expect(recipe.leftOut).toEqual([]);
    expect(steps).toMatch(step);
  });
});

describe('what comes in a tin, a packet or a bottle is a sauce or a side', () => {
  it.each<[what: string, list: string, options: Options, step: RegExp]>([
    [
      'condensed soup over chops',
      'cream of mushroom soup, pork chops, potatoes, green beans',
      { servings: 2, equipment: ['hob'] },
      /whisk the cream of mushroom soup .* the sauce poured over/i,
    ],
    [
      'stuffing mix with chicken',
      'chicken breasts, cream of chicken soup, green beans, stuffing mix, carrots, butter',
      FOUR,
      /stir the stuffing mix into .* with the stuffing mix and the sauce poured over/i,
    ],
    [
      'brandy in a pan sauce',
      'steak, mushrooms, cream, brandy, potatoes, watercress',
      TWO,
      /Pour in the brandy and let it bubble/,
    ],
    [
      'wine in eggs baked in tomatoes',
      'butter beans, kale, chorizo, tomatoes, garlic, crusty bread, white wine, eggs',
      FOUR,
      /Pour in the white wine and let it bubble .* the tomatoes/,
    ],
    [
      'butter with the oil',
      'chicken livers, brandy, double cream, shallots, sourdough, butter',
      TWO,
      /oil and the butter/,
    ],
    ['sweet soy sauce as a glaze', 'tempeh, kecap manis, peanuts, cabbage', {}, /in the kecap manis and/],
    [
      'stuffing in a toastie',
      'turkey leftovers, cranberry sauce, brie, bread, stuffing',
      FOUR,
      /the stuffing and turkey/,
    ],
    [
      'a vegetable beside a plain piece of fish',
      'scallops, black pudding, cauliflower, butter, apple',
      TWO,
      /boil the cauliflower .* the apple spooned over and the cauliflower/,
    ],
    [
      'leeks in macaroni cheese',
      'macaroni, cheddar, milk, bacon, leeks, mustard, breadcrumbs',
      FOUR,
      /the leeks? and macaroni/,
    ],
    [
      'tzatziki on a chop',
      'lamb chops, tzatziki, gherkins, new potatoes, spinach',
      TWO,
      /the tzatziki spooned over/,
    ],
    [
      'cold roast beef with noodles',
      'leftover roast beef, noodles, broccoli, oyster sauce, ginger, carrot, peppers',
      FOUR,
      /Add the beef\. Tip the noodles/,
    ],
  ])('%s', (_what, list, options, step) => {
    const { steps, recipe, findings } = suggestFromList(list, options);
    expect(recipe.leftOut).toEqual([]);
    expect(steps).toMatch(step);
    expect(findings).toEqual([]);
  });

  it('leaves stuffing mix out of the bread basket', () => {
    expect(suggestFromList('chicken breasts, green beans, stuffing mix, carrots').steps).not.toMatch(
      /stuffing mix to mop/,
    );
  });
});

describe('what comes with a plate is part of it', () => {
  it('swirls cream into a soup that holds something else as well', () => {
    expect(suggestFromList('carrots, potatoes, cream, chicken stock, bacon, chives', FOUR).steps).toMatch(
      /the cream swirled in/,
    );
    expect(suggestFromList('leeks, potatoes, cream, chicken stock, bacon, chives', FOUR).steps).toMatch(
      /Stir in most of the cream.*the rest of the cream, the chives and the crisp bacon/s,
    );
  });

  it('stirs cucumber and yoghurt together', () => {
    expect(
      suggestFromList('lamb chops, yoghurt, mint, cucumber, couscous', { ...FOUR, equipment: ['hob'] }).steps,
    ).toMatch(/the cucumber and yoghurt stirred together and spooned over/);
  });

  it('puts nothing beside a plate that may be a salad', () => {
    expect(suggestFromList('2 plaice fillets, new potatoes, butter, radishes').steps).toMatch(
      /with the radishes, sharpened/,
    );
  });
});

describe('a reason is true', () => {
  it('keeps raw smoked fish for what cooks it', () => {
    const { text } = suggestFromList('smoked haddock, beef steak, chips, peas');
    expect(text).toMatch(/smoked haddock[^.]*keep (?:it|them) for a (?:chowder|fish pie)/);
    expect(text).not.toContain('bagel');
  });

  it.each<[list: string, options: Options, ingredient: string, why: RegExp]>([
    [
      'tuna, pasta, sweetcorn, mayonnaise, red onion, cheddar',
      {},
      'mayonnaise',
      /^mayonnaise turns to oil on a plate this hot/,
    ],
  ])('%s, %j: %s', (list, options, ingredient, why) => {
    const { leftOut } = suggestFromList(list, options).recipe;
    expect(leftOut.find((one) => one.ingredient === ingredient)?.why).toMatch(why);
  });

  it.each<[string, Options]>([
    ['lamb chop, gherkins, cauliflower, mushrooms, brie, tzatziki, spinach, ginger, eggs, apple', TWO],
    ['pork chops, fish fingers, mac and cheese, taro, couscous, rice', TWO],
    ['potatoes, leeks, cream, bacon', { maxMinutes: 30 }],
    ['oxtail, polenta, ham hock, pineapple, fennel', {}],
  ])('%s, %j: none is empty', (list, options) => {
    const said = suggestFromList(list, options)
      .recipe.leftOut.map(({ why }) => why)
      .join('\n');
    expect(said).not.toMatch(/no good place|is about the|better without|minutes are too few/);
  });
});

describe('minutes', () => {
  it('keeps nobody waiting for water that boils beside a pan', () => {
    const { recipe } = suggestFromList('gnocchi, bacon, peas, cream, parmesan, mint', {
      servings: 2,
      maxMinutes: 20,
      equipment: ['hob'],
    });
    expect(recipe.leftOut).toEqual([]);
    expect(recipe.minutes.total).toBeLessThanOrEqual(20);
  });
});

describe('amounts', () => {
  it.each<[list: string, options: Options, line: RegExp]>([
    ['400g chicken livers, shallots, sourdough, double cream', TWO, /^400 g chicken livers/m],
    ['2 courgettes, halloumi, couscous, lemon', TWO, /^2 courgettes/m],
  ])('%s: nothing is kept for nothing', (list, options, line) => {
    expect(suggestFromList(list, options).lines).toMatch(line);
  });
});
