// What stands in a jar, a bottle or the fruit bowl finds its place beside, over or in the dish that it was bought for.

import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../tests/suggest-from-list.ts';

const MICROWAVE: Options = { equipment: ['microwave', 'kettle'] };

describe('a jar, a bottle or a fruit comes to the table with what it is eaten with', () => {
  it.each<[what: string, list: string, steps: RegExp, options?: Options]>([
    ['romesco over fish', 'cod, romesco, chorizo, asparagus, sourdough', /romesco spooned over/],
    [
      'pomegranate molasses over lamb',
      'lamb mince, bulgur wheat, pomegranate molasses, mint, yoghurt, onion',
      /pomegranate molasses and yoghurt spooned over/,
    ],
    [
      'honey over goat’s cheese',
      "butternut squash, sage, goat's cheese, walnuts, gnocchi, honey",
      /honey spooned over/,
    ],
    [
      'hot sauce beside beans',
      'plantain, black beans, rice, eggs, avocado, hot sauce',
      /hot sauce beside it/,
    ],
    [
      'chutney beside what is spiced',
      'paneer, peppers, mango chutney, naan, red onion',
      /mango chutney beside/,
    ],
    ['wasabi with fish', 'salmon fillets, miso, edamame, sushi rice, wasabi, cucumber', /wasabi/],
    [
      'chilli oil with noodles',
      'instant noodles, egg, peanut butter, chilli oil, spring onion',
      /chilli oil/,
    ],
    [
      'truffle oil over mushrooms',
      'mushrooms, eggs, sourdough, truffle oil, parmesan',
      /truffle oil spooned/,
    ],
    ['quince paste with its cheese', 'serrano ham, melon, manchego, quince paste, olives', /quince paste/],
    ['pineapple on tacos', 'corn tortillas, pulled pork, pineapple, red onion, lime', /the pineapple/],
    ['grapes in a salad', 'apple, celery, walnuts, grapes, mayonnaise, lettuce, cooked chicken', /grapes/],
    ['apple with smoked fish', 'smoked eel, apple, celeriac, horseradish, creme fraiche', /apple/],
    [
      'chips beside a fillet',
      'fish fillets 3, oven chips, peas, tartare sauce',
      /the oven chips and the tartare/,
    ],
    ['bread with fish fingers', 'fish fingers, white bread, tartare sauce, lettuce, peas', /bread/],
    ['peas without a hob', 'tin mackerel in tomato, frozen peas, lettuce, sriracha', /peas/, MICROWAVE],
  ])('%s', (_what, list, steps, options = {}) => {
    const suggestion = suggestFromList(list, options);
    expect(suggestion.recipe.leftOut).toEqual([]);
    expect(suggestion.steps).toMatch(steps);
    expect(suggestion.findings).toEqual([]);
  });
});

describe('what finishes something sweet', () => {
  it.each<[list: string, steps: RegExp]>([
    ['dates, bananas, oats, tahini, dark chocolate, sea salt, butter', /the tahini/],
    ['medjool dates, tahini, oats, cocoa, maple syrup', /tahini/],
    ['strawberries, balsamic vinegar, black pepper, mascarpone, basil', /black pepper/],
    ['oranges, dates, cinnamon, yoghurt, pistachios, orange blossom water', /dates and orange blossom water/],
    ['apples, blackberries, oats, butter, honey, cream', /honey/],
  ])('%s', (list, steps) => {
    const { recipe, steps: told, findings } = suggestFromList(list);
    expect(recipe.leftOut).toEqual([]);
    expect(told).toMatch(steps);
    expect(findings).toEqual([]);
  });
});

describe('what goes into the pot', () => {
  it.each<[what: string, list: string, steps: RegExp]>([
    [
      'red lentils under mince, with their water',
      'beef mince, red lentils, carrots, onion, tin tomatoes, spaghetti',
      /red lentils with 150 ml water, cover.* 12 to 15 minutes/,
    ],
    ['beansprouts at the end', 'tempeh, green beans, beansprouts, cabbage, carrots', /beansprouts/],
    [
      'palm sugar with tamarind',
      'red snapper, tamarind, green beans, shallots, fish sauce, palm sugar, rice',
      /sugar/,
    ],
    ['doenjang with kimchi', 'silken tofu, kimchi, clams, doenjang, courgette', /the doenjang\b/],
    [
      'gram flour with the spice',
      'aubergine, gram flour, yoghurt, onions, tomatoes, garam masala',
      /gram flour/,
    ],
    [
      'apple in a soup of celeriac',
      'celeriac, parsnips, apples, potatoes, leeks, mushrooms',
      /the apples?, celeriac/,
    ],
    ['raisins beside nuts', 'sardines, bucatini, fennel, pine nuts, raisins, breadcrumbs', /the raisins\b/],
    ['tikka paste on what is fried', 'paneer, peppers, naan, red onion, tikka paste', /the tikka paste/],
    [
      'cloves with a joint in its water',
      'gammon joint, cloves, honey, mustard, sweet potatoes, peas',
      /cover with the cloves and cold water/,
    ],
    ['star anise with plums', 'duck breasts, plums, star anise, rice', /with the star anise and/],
    [
      'barbecue sauce in a braise',
      'beef brisket, barbecue sauce, buns, coleslaw, gherkins',
      /the barbecue sauce and cook/,
    ],
    [
      'honey in a tagine',
      'chicken, preserved lemon, olives, couscous, saffron, almonds, honey',
      /the honey and cook/,
    ],
    ['squid in a wok', 'squid, black bean sauce, peppers, spring onions, rice, ginger', /squid.*stir-fry/is],
    ['cassava beside chicken', 'cassava, peanuts, chicken, tomatoes, onion, okra', /cassava.*no hard core/s],
    [
      'a crust of cornflakes on chicken',
      'chicken drumsticks 6, cornflakes, buttermilk, coleslaw, sweet potatoes',
      /Mix the cornflakes with half the oil/,
    ],
    [
      'pineapple in a coconut curry',
      'coconut milk, pineapple, prawns, red curry paste, basil, jasmine rice',
      /Stir in the pineapple/,
    ],
    [
      'lentils under tomatoes, for whom there is no mince',
      'red lentils, tin tomatoes, spaghetti, mushrooms, red wine',
      /the red lentils with/,
    ],
    ['feta over prawns and tomatoes', 'prawns, feta, tomatoes, oregano, crusty bread', /feta/],
    [
      'sesame oil over a stew of kimchi',
      'tofu, kimchi, noodles, egg, gochujang, sesame oil',
      /sesame oil spooned/,
    ],
    ['figs beside sausages', 'sausages, figs, red onions, polenta, rosemary', /the figs in a small pan/],
    ['coffee with chocolate', 'chocolate, hazelnuts, pears, cream, espresso', /the espresso and chocolate/],
    [
      'orange in a soup',
      'carrots, ginger, orange, coriander, coconut milk, red lentils',
      /juice of the orange/,
    ],
  ])('%s', (_what, list, steps) => {
    const suggestion = suggestFromList(list);
    expect(suggestion.recipe.leftOut).toEqual([]);
    expect(suggestion.steps).toMatch(steps);
    expect(suggestion.findings).toEqual([]);
  });
});

describe('what stays out has a true reason and a use of its own', () => {
  const LISTS: readonly string[] = [
    'beef mince, fish fingers, salmon, chicken breasts, tofu, rice, pasta, potatoes, bread',
    'cod, marshmallows, jam, potatoes, peas, custard powder, peaches',
    'pears, cream, sugar, ham, cabbage, butter',
    'pasta, tomatoes, eggs, mince, tahini, red lentils, mixed beans',
  ];

  it.each(LISTS)('%s', (list) => {
    const whys = suggestFromList(list).recipe.leftOut.map(({ why }) => why);
    expect(whys.join('\n')).not.toMatch(
      /plate comes to|splits over the heat|has no place|wants? nothing so sweet|hummus|satay|jug of water/,
    );
    const uses = [...new Set(whys)].flatMap(
      (why) => why.match(/(?<=\bfor )(?:a |an )?[a-z]+(?: [a-z]+)?/g) ?? [],
    );
    expect(new Set(uses).size).toBe(uses.length);
  });

  it('says nothing of a tart where there is tartare sauce', () => {
    const { leftOut } = suggestFromList(
      'fish fingers, tartare sauce, lettuce, peas, rice, bread, noodles',
    ).recipe;
    expect(leftOut.map(({ why }) => why).join('\n')).not.toMatch(/\btart\b/);
  });
});
