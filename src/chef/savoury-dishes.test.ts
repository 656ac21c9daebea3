// Savoury dishes that carry a name of their own: each list must give the dish that it promises, with nothing left out
// that belongs in it, and the checks must find nothing against it at any number of servings.

import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../tests/suggest-from-list.ts';

/** List, dish, what the title says. */
type Promised = readonly [list: string, dish: string, title: RegExp];

const LEFTOVERS: readonly Promised[] = [
  [
    'leftover roast chicken, cold roast potatoes, gravy, sprouts, stuffing',
    'leftover-hash',
    /^Bubble and Squeak with Chicken and Stuffing$/,
  ],
  ['leftover roast beef, cooked potatoes, cabbage, onion', 'leftover-hash', /^Bubble and Squeak with Beef$/],
  ['leftover mashed potato, cabbage', 'leftover-hash', /^Bubble and Squeak$/],
  ['leftover mashed potato, brussels sprouts, eggs', 'leftover-hash', /with Eggs$/],
  ['corned beef, potatoes, onion', 'leftover-hash', /^Corned Beef Hash$/],
  ['leftover lamb, cold potatoes, peas, mint sauce', 'leftover-hash', /^Lamb, Pea and Potato Hash$/],
  [
    'leftover bolognese sauce, 3 lasagne sheets, mozzarella, basil',
    'quick-lasagne',
    /^Quick Bolognese and Mozzarella Lasagne$/,
  ],
  ['jar of pasta sauce, lasagne sheets, mozzarella, spinach', 'quick-lasagne', /Lasagne$/],
  ['leftover bolognese, spaghetti', 'ready-sauce', /^Spaghetti Bolognese$/],
  ['leftover chilli, rice, cheddar', 'ready-sauce', /^Chilli with Rice$/],
  ['leftover chilli, tortilla chips, cheddar, soured cream', 'ready-sauce', /Nachos$/],
  ['leftover chilli, baking potatoes, cheddar', 'baked-potato', /Chilli/],
  ['leftover bolognese, bread, cheddar', 'ready-sauce', /^Bolognese on Toast$/],
  ['leftover curry, rice, spinach', 'ready-sauce', /^Curry with Spinach and Rice$/],
  ['jar of curry sauce, chicken breast, rice, peas', 'ready-sauce', /^Chicken Curry with Rice and Peas$/],
];

const ONE_PAN: readonly Promised[] = [
  ['monkfish, chorizo, butter beans', 'fish-pan', /^Monkfish with Chorizo and Butter Beans$/],
  ['cod, chorizo, chickpeas, spinach, lemon', 'fish-pan', /^Cod with Chorizo and Chickpeas$/],
  ['hake, nduja, cannellini beans, kale, garlic', 'fish-pan', /^Hake with Nduja/],
  ['cod, cherry tomatoes, olives, couscous, lemon', 'fish-pan', /^Cod in Tomatoes and Olives with Couscous$/],
  ['haddock, tin of tomatoes, capers, rice, onion', 'fish-pan', /^Haddock in Tomatoes and Capers with Rice$/],
  ['bacon, spinach, tin of cannellini beans, onion', 'cured-pan', /^Cannellini Beans with Bacon/],
  ['green beans, bacon', 'cured-pan', /^Green Beans with Bacon$/],
  ['bacon, brussels sprouts', 'cured-pan', /^Brussels Sprouts with Bacon$/],
];

const SEARED: readonly Promised[] = [
  ['duck breast, blackberries, fennel, polenta', 'meat-and-fruit', /^Duck Breast with Blackberry Sauce/],
  ['duck breasts, plums, potatoes, kale', 'meat-and-fruit', /^Duck Breast with Plum Sauce/],
  ['duck breast, orange, green beans', 'meat-and-fruit', /Orange Sauce/],
  ['chicken thighs, apples, lemon', 'meat-and-fruit', /^Chicken Thighs with Apples/],
  ['chicken breast, apples, cider, double cream, potatoes', 'meat-and-fruit', /Apples, Cider and Cream$/],
  ['pork chops, pears, blue cheese, walnuts', 'meat-and-fruit', /^Pork Chops with Pears/],
  ['pork fillet, apricots, thyme, creme fraiche', 'meat-and-fruit', /Apricot Sauce/],
  ['steak, rocket, parmesan, balsamic', 'steak-plate', /Tagliata with Rocket and Parmesan$/],
  [
    'sirloin steak, cannellini beans, cherry tomatoes, parsley',
    'steak-plate',
    /with Cannellini Beans and Cherry Tomatoes$/,
  ],
  ['steak, new potatoes, green beans', 'steak-plate', /Green Beans and New Potatoes$/],
  [
    'whole mackerel, gooseberries, new potatoes, horseradish, watercress',
    'sharp-fish',
    /Gooseberry Sauce and Horseradish Potato Salad$/,
  ],
  ['mackerel, rhubarb, potatoes', 'sharp-fish', /^Mackerel with Rhubarb Sauce/],
  ['sausages, mashed potato, peas, gravy', 'bangers', /^Sausages and Mash with Gravy$/],
  ['sausages, potatoes, onions, milk, butter', 'bangers', /Onion Gravy$/],
  ['2 sausages, microwave rice, frozen peas, sweetcorn, ketchup', 'sausage-rice', /^Sausage Fried Rice/],
];

const POTS: readonly Promised[] = [
  ['paneer, frozen spinach, onion, ginger, garlic, garam masala, green chilli', 'saag', /^Palak Paneer$/],
  ['paneer, spinach, rice', 'saag', /^Palak Paneer$/],
  ['spinach, potatoes, cumin seeds, garlic, turmeric', 'saag', /^Saag Aloo$/],
  ['tofu, kale, garlic, ginger, curry powder, rice', 'saag', /^Kale Saag with Tofu$/],
  ['cauliflower, potatoes, turmeric, cumin seeds, onion', 'sabzi', /^Aloo Gobi$/],
  ['okra, onion, tomatoes, cumin', 'sabzi', /Okra/],
  [
    'toor dal, tomatoes, curry leaves, mustard seeds, turmeric, onion, tamarind',
    'sambar',
    /^Sambar with Tomatoes$/,
  ],
  ['toor dal, curry leaves, mustard seeds', 'sambar', /Curry Leaves$/],
  [
    'plantains, black eyed beans, palm oil, scotch bonnet, red onion, tomatoes',
    'red-red',
    /^Red Red: .* with Fried Plantain$/,
  ],
  ['plantain, black beans, rice', 'red-red', /^Black Beans with Fried Plantain$/],
  ['kimchi, spam, instant ramen, eggs, spring onion', 'kimchi-ramen', /^Army Stew with Kimchi/],
  ['kimchi, instant noodles, egg', 'kimchi-ramen', /^Kimchi Noodles with Egg$/],
  ['chicken thighs, smoked sausage, okra, pepper, celery, onion, rice', 'gumbo', /Gumbo with Okra$/],
  ['rice, ginger, white fish, spring onions, chicken stock', 'congee', /Ginger Congee$/],
  [
    'aubergines, tahini, lemons, pomegranate, garlic, parsley, pitta',
    'tahini-roast',
    /^Roast Aubergines with Tahini and Pomegranate$/,
  ],
  [
    'cauliflower, tahini, lemon, chickpeas, cumin',
    'tahini-roast',
    /^Roast Cauliflower and Chickpeas with Tahini$/,
  ],
];

const ALL = [...LEFTOVERS, ...ONE_PAN, ...SEARED, ...POTS];

describe('the dish that the list promises', () => {
  it.each(ALL)('%s', (list, dish, title) => {
    const suggestion = suggestFromList(list);
    expect(suggestion.dish).toBe(dish);
    expect(suggestion.recipe.title).toMatch(title);
    expect(suggestion.recipe.leftOut).toEqual([]);
    expect(suggestion.text.split(/\s+/).length).toBeLessThan(650);
  });

  it.each(ALL)('holds at every size and in either measure: %s', (list) => {
    for (const options of [
      { servings: 1 },
      { servings: 4, units: 'us' },
      { servings: 6 },
    ] satisfies Options[]) {
      const { findings } = suggestFromList(list, options);
      expect(findings).toEqual([]);
    }
  });

  it('serves nobody "a little on the side" and passes nothing round', () => {
    for (const [list] of ALL) {
      expect(suggestFromList(list).text, list).not.toMatch(
        /side of each plate|belongs next to it|round at the table|within reach/,
      );
    }
  });
});

describe('what each of them must say', () => {
  it.each<[list: string, says: RegExp]>([
    [
      'leftover roast chicken, cold roast potatoes, gravy, sprouts, stuffing',
      /stuffing.*74 C \(165 F\)|74 C \(165 F\)[\s\S]*gravy to the boil/s,
    ],
    ['leftover bolognese, spaghetti', /bubbling in the middle[\s\S]*74 C/],
    [
      'duck breast, blackberries, fennel, polenta',
      /Score the skin[\s\S]*cold frying pan[\s\S]*74 C \(165 F\)[\s\S]*Rain in the polenta/,
    ],
    ['chicken thighs, apples, lemon', /wash board, knife and hands/],
    [
      'steak, rocket, parmesan, balsamic',
      /minutes a side at 2 cm thick[\s\S]*63 C \(145 F\)[\s\S]*Rest .* 3 minutes/,
    ],
    ['monkfish, chorizo, butter beans', /opaque and firm right through/],
    [
      'toor dal, curry leaves, mustard seeds',
      /35 to 45 minutes[\s\S]*they pop[\s\S]*curry leaves, standing back/,
    ],
    ['paneer, frozen spinach, onion, garam masala', /thawed and bubbling/],
    ['kimchi, instant noodles, egg', /crack the eggs[\s\S]*71 C/i],
    ['aubergines, tahini, lemons, garlic', /beat the tahini, lemon juice, garlic/],
    [
      'whole mackerel, gooseberries, new potatoes, horseradish',
      /gutted and slashed[\s\S]*flesh is opaque down to the bone/,
    ],
    [
      'plantains, black eyed beans, palm oil, scotch bonnet, tomatoes',
      /lift out the scotch bonnet before it bursts/,
    ],
  ])('%s', (list, says) => {
    expect(suggestFromList(list).text).toMatch(says);
  });

  it('roasts at no oven where there is none, and takes no egg, milk or meat that is barred', () => {
    const hob = suggestFromList('leftover bolognese, lasagne sheets, cheddar', { equipment: ['hob'] });
    expect(hob.dish).toBe('ready-sauce');
    expect(hob.text).not.toMatch(/\boven\b/i);
    const vegan = suggestFromList('tofu, kale, garlic, ginger, curry powder, rice', { diets: ['vegan'] });
    expect(vegan.text).not.toMatch(/yoghurt|butter|cream\b/);
    const dairyFree = suggestFromList('duck breast, apples, potatoes', { avoid: ['milk'] });
    expect(dairyFree.text.replace(/butter beans?/g, '')).not.toMatch(/\bbutter\b|\bcream\b/);
  });

  it.each<[list: string, dish: string, says: RegExp]>([
    ['duck breast, potatoes, green beans', 'pan-main', /cold frying pan[\s\S]*74 C/],
    ['pork chops, green beans, new potatoes, lemon', 'pan-main', /minutes a side at 2 cm thick[\s\S]*63 C/],
    ['sausages, peas, onions', 'pan-main', /turning often[\s\S]*71 C/],
    ['salmon, potatoes, broccoli, lemon', 'tray-roast', /12 to 14 minutes/],
    ['leftover vegetables, mashed potato, cheddar', 'leftover-hash', /crust/],
  ])('cooks it in its own way: %s', (list, dish, says) => {
    const { dish: cooked, text, findings } = suggestFromList(list);
    expect(cooked).toBe(dish);
    expect(text).toMatch(says);
    expect(text).not.toMatch(/at hand|Season now/);
    expect(findings).toEqual([]);
  });

  it('asks stuffing mix and gravy granules for water, each in a pan of its own', () => {
    const mixed = suggestFromList(
      'leftover roast chicken, cold roast potatoes, sprouts, gravy granules, stuffing mix',
    );
    expect(mixed.recipe.leftOut).toEqual([]);
    expect(mixed.text).toMatch(/stir the stuffing mix into 150 ml water in a small pan/);
    expect(mixed.text).toMatch(/gravy and 200 ml water to the boil/);
  });
});
