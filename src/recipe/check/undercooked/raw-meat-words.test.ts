// The words of raw meat, of what it touches and of what is eaten as it is, each by itself.

import { describe, expect, it } from 'vitest';
import { ANOTHER, CARRIER, CLEANS, readCarrier } from '../contact/contact-words.ts';
import {
  A_PART,
  EATEN,
  GOES_BACK,
  KEPT_FOR_LATER,
  LEFT,
  LIQUID,
  PUT_BACK,
  TOLD_BY_MEAT,
  UNTOUCHED,
} from '../contact/liquid-words.ts';
import { BIRD, MEAT, OFTEN_COOKED, READY_TO_EAT } from './raw-meat-words.ts';

function says(pattern: RegExp | string, texts: readonly string[]): void {
  it.each(texts)('%s', (text) => {
    expect(new RegExp(pattern).test(text)).toBe(true);
  });
}

function saysNot(pattern: RegExp | string, texts: readonly string[]): void {
  it.each(texts)('not: %s', (text) => {
    expect(new RegExp(pattern).test(text)).toBe(false);
  });
}

/** Names a food in full and by nothing more. */
function names(pattern: RegExp | string, words: string): void {
  it.each(words.split(', '))('%s', (word) => {
    expect(new RegExp(pattern).exec(`the ${word} here`)?.[0]).toBe(word);
  });
}

describe('what is eaten as it is', () => {
  names(
    READY_TO_EAT,
    'salad, salads, crudites, pear, pears, orange, oranges, kiwi, kiwis, fig, figs, plum, plums, apricot, apricots, cherries, pomegranate, papaya, papayas, banana, bananas, dragon fruit, dragonfruit, shallot, shallots, scallions, fennel, courgette, courgettes, zucchini, couscous, chutney, chutneys, endive, endives, pickle, pickles, gherkins, tortilla, tortillas, taco, tacos, naan, naans, mozzarella, cooked rice, ham, pastry, tart, tarts, trifle, trifles, lettuce, lettuces, leaf, leaves, rocket, tomato, tomatoes, cucumber, cucumbers, herb, herbs, parsley, avocado, avocados, salsa, salsas, slaw, slaws, cabbage, radish, radishes, fruit, fruits, mango, mangoes, pineapple, melon, melons, berries, grapes, apple, apples, peach, peaches, nectarine, nectarines, lime, limes, lemon, lemons, garnish, garnishes, topping, toppings, bread, bun, buns, pitta, pittas, rolls, wrap, wraps, flatbread, flatbreads, cheese, dips, a dip, yogurt, yoghurt, hummus, dessert, desserts, cake, cakes, veg, vegetables, pepper, peppers, onion, onions, carrot, carrots, celery, sandwich, sandwiches, mayonnaise, baguette, baguettes, sprouts',
  );
  saysNot(READY_TO_EAT, ['the raw chicken', 'a wrapping', 'the flour', 'a tartan cloth', 'dip it in']);
});

describe('what is as often cooked', () => {
  names(
    OFTEN_COOKED,
    'tomato, tomatoes, cabbage, apple, apples, pear, pears, veg, vegetables, pepper, peppers, onion, onions, shallot, shallots, scallions, carrot, carrots, courgette, courgettes, lemon, lemons, lime, limes, bun, buns, fruit, fruits, topping, toppings, pitta, pittas, wrap, wraps, flatbread, flatbreads, tortilla, tortillas, naan, naans, chilli, chillies, chile, chiles, beans',
  );
  saysNot(OFTEN_COOKED, ['the lettuce', 'a wrapping', 'the mint']);
});

describe('raw meat', () => {
  names(
    `\\b${BIRD}\\b`,
    'chicken, chickens, turkey, turkeys, duck, ducks, duckling, ducklings, hen, hens, bird, birds, capon, capons, poussin, poussins, quail, quails, pheasant, pheasants, drumstick, drumsticks, thigh, thighs, wing, wings, carcass, carcasses, gizzard, gizzards',
  );
  names(
    `\\b${MEAT}\\b`,
    'breast, breasts, pork, rabbit, rabbits, hare, hares, pigeon, pigeons, meat, meats, burger, burgers, patty, patties, sausage, sausages, sausagemeat, steak, steaks, chops, cutlet, cutlets, escalope, escalopes, tenderloin, skewer, skewers, kofta, koftas, prawn, prawns, shrimp, shrimps, scallop, scallops, meatball, meatballs, fillet, fillets, liver, livers',
  );
});

describe('the things that raw meat soils', () => {
  it.each([
    ['board', 'board boards block blocks'],
    [
      'blade',
      'knife knives cleaver cleavers blade blades scissors shears peeler peelers grater graters mallet mallets',
    ],
    [
      'bowl',
      'bowl bowls basin basins tub tubs container containers ramekin ramekins saucer saucers jug jugs',
    ],
    ['dish', 'dish dishes casserole casseroles'],
    ['plate', 'plate plates platter platters charger chargers'],
    ['tray', 'tray trays tin tins slate slates'],
    ['tongs', 'tongs chopsticks turner turners tweezers'],
    [
      'spoon',
      'spoon spoons ladle ladles spatula spatulas fork forks whisk whisks scoop scoops utensil utensils',
    ],
    ['brush', 'brush brushes'],
    [
      'cloth',
      'cloth cloths towel towels dishcloth dishcloths apron aprons napkin napkins sponge sponges newspaper',
    ],
    ['sink', 'sink sinks colander colanders sieve sieves strainer strainers'],
    ['hands', 'hand hands finger fingers fingertips palm palms glove gloves thumb thumbs'],
    ['worktop', 'worktop worktops counter counters countertop countertops surface surfaces tabletop scales'],
    [
      'machine',
      'blender blenders processor processors mixer mixers mincer mincers grinder mortar mortars chopper',
    ],
    ['bag', 'bag bags wrapper wrappers packet packets pack packs carton cartons box boxes'],
  ] as const)('%s', (carrier, words) => {
    for (const word of words.split(' ')) {
      expect(readCarrier(word)).toBe(carrier);
      expect(new RegExp(`\\b${CARRIER}\\b`).exec(`with the ${word} then`)?.[0]).toBe(word);
    }
  });

  it('takes no fish finger for a hand', () => {
    expect(new RegExp(`\\b${CARRIER}\\b`).test('the fish fingers')).toBe(false);
    expect(new RegExp(`\\b${CARRIER}\\b`).test('the lady fingers')).toBe(false);
  });
});

describe('a thing that is made clean', () => {
  says(CLEANS, [
    'wash it',
    'washes it',
    'washed',
    'washing it',
    'scrub it',
    'scrubbing it',
    'rinse it',
    'rinsed',
    'disinfect it',
    'disinfectant',
    'sanitise it',
    'hot water',
    'hot soapy water',
    'boiling water',
    'soapy suds',
    'into the dishwasher',
    'it goes in the sink.',
    'it goes into the bin, of course',
    'off to the wash for the night',
    'soap',
    'soapsuds',
    'bleach it',
    'bleached',
    'scald it',
    'scalded',
    'clean up',
    'cleans the board',
    'cleaned it',
    'cleaning the knife',
    'swap it',
    'swapping it',
    'change it',
    'switch it',
    'switched',
    'replace it',
    'clear away',
    'clear it away',
    'throw away',
    'throw it out',
    'throw the cloth away',
    'discard it',
    'discarded',
    'retire it',
    'retired',
    'retires',
    'bin it',
    'set it aside to wash',
    'set them aside for washing',
  ]);
  saysNot(CLEANS, [
    'wash the lettuce',
    'wash your herbs',
    'wash some leaves',
    'wash rice',
    'washing the cucumber',
    'washing the cucumbers',
    'rinse the rice',
    'rinsing your beans',
    'rinse lentils',
    'wipe it',
    'in the sink with the chicken',
    'bin bags',
    'cleaner',
  ]);
});

describe('another thing', () => {
  says(ANOTHER, [
    'a warm plate',
    'a warmed plate',
    'another',
    'the clean one',
    'fresh',
    'each',
    'an oval one',
  ]);
  saysNot(ANOTHER, ['the same plate', 'that board', 'it']);
});

describe('some of the liquid only', () => {
  says(A_PART, [
    'half of it',
    'a third',
    'some of it',
    'part of the marinade',
    'divide it',
    'dividing the sauce',
    'split it',
    '2tbsp of it',
    '2 tbsp of it',
    '10 tablespoon',
    '3 tablespoons',
    '1 teaspoon',
    '3 teaspoons',
    '50 ml',
    '1 cup',
    '2 cups',
    '1 spoonful',
    '4 spoonfuls',
    'a spoonful',
    'two big spoonfuls',
    'a tablespoon',
    'six heaped tablespoons',
    'a teaspoon',
    'four teaspoons',
    'a ladle',
    'two ladles',
    'a good dollop',
    'two dollops',
    'a cup',
    'few cups',
    'take some',
    'take half',
    'set aside',
    'reserve it',
    'reserving it',
    'keep it',
    'hold back',
    'held back',
    'save some',
    'another bowl',
    'plus extra',
    'plus more',
  ]);
  saysNot(A_PART, ['all of it', 'the marinade', 'pour it over', 'twice', 'the whole bowl']);
});

describe('the spoon goes back', () => {
  says(GOES_BACK, [
    'from the jar',
    'straight from the tub',
    'directly from the bowl',
    'go back to the bowl for more',
    'goes in again for more',
    'going in for more',
    'return it for more',
    'returning for some for more',
    'dip it again for more',
    'dipping in for more',
    'dipping your fingers',
    'double dip',
    'double-dipping',
    'doubledip',
    'the same spoon',
    'the same brush',
  ]);
  saysNot(GOES_BACK, ['with a clean spoon', 'add more', 'go on. ask for more']);
});

describe('what is left of the liquid', () => {
  says(LEFT, [
    "what's left",
    'what is left',
    'whatever remains',
    'what of it remains',
    'all that is remaining',
    "all that's still in it, what stays",
    'anything left',
    'leftover',
    'left-over',
    'left over',
    'uncooked',
    'the same marinade',
    'the same dark marinade',
    'remaining',
    'it remains',
    'they remain',
    'the rest',
    'rest of it',
    'the last of it',
    'last bit of it',
    'last bits of it',
    'dregs',
    'spare',
    'extra marinade',
    'from the bag',
    'from the zip bag',
    'very end of',
    'the end of it',
    'the final brushing',
    'one last time',
    'back in',
    'back into',
    'still in the',
    'at the bottom of',
    'bowl of it',
    'that jar back',
    'the pot in',
    'in the dipping bowl',
    'in the marinating bag',
  ]);
  saysNot(LEFT, ['the sauce', 'a fresh marinade', 'brush it on', 'leftmost']);
});

describe('told by the meat that it held', () => {
  says(TOLD_BY_MEAT, [
    'the used marinade',
    'the spent meat brine',
    'the dipping bowl',
    'raw marinade',
    'raw chicken juices',
    'the sauce that the meat sat in',
    'what they were soaked in.',
    'the milk it was coated with',
    'what ran off',
    'what dripped off',
    'drippings from the raw chicken',
    'from dipping the chicken',
    'from dredging your raw pieces',
    'the board juices',
    'the packet juices',
    'the pack juices',
  ]);
  saysNot(TOLD_BY_MEAT, ['the fresh marinade', 'a jug of milk', 'the sauce']);
});

describe('it is eaten as it is', () => {
  says(EATEN, [
    'serve it',
    'serving it',
    'dip it',
    'dips',
    'dunk it',
    'dunking',
    'drizzle it',
    'drizzling',
    'dress it',
    'dressing',
    'spoon it',
    'spooned over',
    'pour it',
    'pouring it',
    'spread it',
    'spreading it',
    'toss it',
    'tossing it',
    'strain it',
    'straining it',
    'tip it',
    'tips it',
    'tipped over',
    'a ramekin',
    'ramekins',
    'let it down with water',
    'let the sauce down',
    'thin it',
    'thinned',
    'whisk it',
    'whisking',
    'beat it',
    'beaten',
    'stir it',
    'stirring',
    'shower it over',
    'scatter it',
    'scattered',
    'sprinkle it',
    'garnish',
    'garnished',
    'hand it round',
    'hand round',
    'handed the bowl round',
    'pass round',
    'passed it round',
    'on the table',
    'trickle it',
    'splash it',
    'splashed',
    'swill it',
    'dollop it',
    'dolloped',
    'finish it',
    'finishing',
    'fold it in',
    'folded',
    'make a sauce',
    'makes a sauce',
    'double as a dip',
    'doubles as a dip',
    'is your sauce',
    'brush it on',
    'brushed on',
    'paint it',
    'painting',
    'loosen it',
    'loosened',
    'mop it up',
    'mopped',
    'swirl it',
    'swirled',
    'lick it',
  ]);
  saysNot(EATEN, ['boil it', 'throw it away', 'discard it', 'bin the rest', 'hand the bowl over']);
});

describe('it goes back to what it came from', () => {
  says(PUT_BACK, [
    'back in the jar',
    'back into jars',
    'back to its packet',
    'back in packets',
    'back into their bag',
    'back in your tin',
    'back in the flour bin',
    'back to the fridge',
  ]);
  saysNot(PUT_BACK, ['back on the board', 'in the jar', 'back in a moment']);
});

describe('it is kept for another day', () => {
  says(KEPT_FOR_LATER, [
    'save it',
    'saves',
    'saving',
    'keep it',
    'keeps',
    'store it',
    'freeze it',
    'bottle it',
  ]);
  saysNot(KEPT_FOR_LATER, ['pour it away', 'serve it']);
});

describe('it has not met the meat', () => {
  says(UNTOUCHED, [
    'reserved',
    'unused',
    'fresh yogurt',
    'clean yoghurt',
    'the half that was kept back',
    'set aside',
    'you kept',
    'other half',
    'second batch',
    'never touched the meat',
    "hasn't touched it",
    'away from the meat',
    'before the chicken goes in',
    'before adding the chicken',
  ]);
  saysNot(UNTOUCHED, ['the same marinade', 'used', 'from the bag']);
});

describe('what meat lies in', () => {
  names(
    `\\b${LIQUID}\\b`,
    'marinade, marinades, sauce, sauces, glaze, glazes, rub, rubs, yogurt, yoghurt, egg, eggs, eggwash, juice, juices',
  );
});
