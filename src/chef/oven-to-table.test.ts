// What a strict reader looks for in bakes, soups, salads, rice and pasta: each thing cooked in its own time, nothing cold
// that should be hot, and the dish that the list spells.

import { describe, expect, it } from 'vitest';
import { suggestFromList } from '../../tests/suggest-from-list.ts';

type Options = NonNullable<Parameters<typeof suggestFromList>[1]>;

const MICROWAVE = { equipment: ['microwave'] } as const;
const AIR_FRYER = { equipment: ['air-fryer'], servings: 2 } as const;

const isSilent = ({ findings }: ReturnType<typeof suggestFromList>): boolean =>
  findings.every(({ severity }) => severity !== 'danger' && severity !== 'warning');

describe('each thing in its own time', () => {
  it.each<[what: string, list: string, options: Options, text: RegExp]>([
    [
      'leeks are soft before they meet pastry',
      'puff pastry, 2 leeks, gruyere',
      {},
      /leeks? and cook until[\s\S]+Roll or unroll the puff pastry[^.]* to about \d+ by \d+ cm/,
    ],
    [
      'a pear joins blue cheese on the tart',
      'puff pastry, leeks, blue cheese, pear, walnuts',
      {},
      /scatter with the pear and blue cheese/,
    ],
    [
      'frozen pastry is thawed',
      'frozen puff pastry, mushrooms, brie',
      {},
      /puff pastry, thawed overnight in the fridge/,
    ],
    [
      'frozen pastry of a quiche is thawed',
      'frozen shortcrust pastry, eggs, milk, cheddar, broccoli',
      {},
      /shortcrust pastry, thawed overnight/,
    ],
    [
      'frozen spinach is pressed dry for filo',
      'filo pastry, frozen spinach 500g, ricotta, eggs',
      {},
      /until thawed and hot, 8 to 10 minutes; tip into a sieve and press/,
    ],
    [
      'pies take peas with the sauce',
      'puff pastry, leftover chicken, leeks, cream, peas',
      {},
      /Fold in the peas and chicken/,
    ],
    [
      'bacon is fried for macaroni cheese',
      'macaroni, cheddar, milk, bacon',
      {},
      /[Ff]ry the bacon in a dry frying pan/,
    ],
    [
      'frozen broccoli shares the water of a pasta bake',
      'penne, ham, milk, cheddar, frozen broccoli',
      {},
      /Add the broccoli for the last 3 minutes/,
    ],
    [
      'tinned tomatoes thicken for stuffed vegetables',
      'aubergines 2, lamb mince 400g, tinned tomatoes, feta',
      { servings: 4 },
      /Add the tomatoes and let it bubble[^.]*thick enough to hold a line/,
    ],
    [
      'chilli is strewn over a tray at the end',
      'cauliflower, potatoes, chillies, coriander',
      {},
      /scattered with the chilli and coriander/,
    ],
    [
      'herbs join a tray with the last wave',
      'chicken drumsticks 8, potatoes, carrots, thyme',
      { servings: 4 },
      /remaining salt with the thyme|of the salt with the thyme|salt with the thyme/,
    ],
    [
      'spinach does not keep fish in the oven',
      'cod fillets 4, spinach, new potatoes, lemon',
      { servings: 4 },
      /minutes before the end tuck the spinach in round the fish/,
    ],
    [
      'peas wait for a baked risotto',
      'arborio, peas, asparagus, parmesan, stock cube',
      { servings: 4 },
      /(?:stock cube[\s\S]+)Stir in the asparagus and peas, cover again/,
    ],
    [
      'carrots soften with the onion of a ragu',
      'spaghetti, beef mince 500g, onion, carrot, tinned tomatoes, parmesan',
      { servings: 4 },
      /onion and carrot[^.]*until soft/,
    ],
    [
      'pasta boils beside what is quick',
      'tagliatelle, salmon 250g, broccoli, creme fraiche',
      {},
      /\n?Drop the tagliatelle into the boiling water[\s\S]+Meanwhile, add the salmon/,
    ],
    [
      'shells open in the garlic and the wine',
      'linguine, mussels 1kg, garlic, white wine',
      {},
      /Pour in the white wine[\s\S]+[Aa]dd the mussels/,
    ],
    [
      'saffron steeps for pasta',
      'bucatini, sardines 6, fennel, saffron, breadcrumbs',
      {},
      /in which the saffron has steeped/,
    ],
    [
      'peas of a soup boil for minutes',
      'frozen peas 500g, mint, onion, creme fraiche',
      { servings: 4 },
      /5 to 6 minutes[\s\S]+blend/,
    ],
    [
      'broccoli follows the potatoes of a soup',
      'broccoli, potatoes, onion, stilton',
      { servings: 4, equipment: ['hob', 'blender'] },
      /Add the broccoli and simmer on/,
    ],
    [
      'rice, eggs and fish cook side by side',
      'smoked haddock 300g, basmati, eggs 4, curry powder',
      {},
      /Meanwhile, (?:lower the eggs|put the haddock)/,
    ],
  ])('%s', (_what, list, options, text) => {
    const made = suggestFromList(list, options);
    expect(made.text).toMatch(text);
    expect(isSilent(made)).toBe(true);
  });
});

describe('what is said of the food itself', () => {
  it.each<[what: string, list: string, options: Options, text: RegExp]>([
    ['whole fish is scaled', 'whole sea bass 2, potatoes, fennel', {}, /scaled, gutted/],
    ['its bones are warned of', 'whole sea bream 2, potatoes, lemon', {}, /mind the small ones/],
    [
      'sardines for pasta are filleted',
      'spaghetti, sardines 6, fennel, breadcrumbs',
      {},
      /filleted and rinsed/,
    ],
    ['tinned salmon has bones', 'tin salmon, potatoes, dill, yoghurt', {}, /skin and bones picked out/],
    [
      'parcels have a length in figures',
      'haddock fillets 2, pak choi, ginger, soy sauce',
      { equipment: ['oven'] },
      /about 40 cm long/,
    ],
    [
      'chorizo is crisped and not blended',
      'butternut squash, chorizo, onion, stock cube',
      { servings: 4 },
      /stock cube, crumbled[\s\S]+lift onto a plate[\s\S]+finish with the crisp chorizo/,
    ],
    [
      'fresh tomatoes want little water',
      'tomatoes 1kg, basil, garlic, cream',
      { servings: 4 },
      /400 ml water/,
    ],
    [
      'curry paste goes in by the spoon',
      'pumpkin, red curry paste, coconut milk',
      { servings: 4 },
      /2 tbsp red curry paste/,
    ],
    [
      'a microwaved fish takes soy sauce',
      'salmon fillets 2, broccoli, soy sauce, ginger',
      MICROWAVE,
      /pour over the soy sauce/,
    ],
    ['and potatoes', 'cod fillets 2, spinach, potatoes 2', MICROWAVE, /potatoes in a microwave-proof bowl/],
    [
      'cold meat joins a slaw',
      'white cabbage, carrots, mayonnaise, ham',
      {},
      /ham and toss|and ham and toss/,
    ],
    [
      'a bottled dressing dresses',
      'lettuce, bacon, cheddar, cherry tomatoes, ranch dressing',
      {},
      /whisk[^.]*ranch dressing/,
    ],
    [
      'horseradish and cream dress smoked fish',
      'celeriac, smoked eel, horseradish, creme fraiche',
      {},
      /whisk[^.]*crème fraîche, horseradish/,
    ],
  ])('%s', (_what, list, options, text) => {
    const made = suggestFromList(list, options);
    expect(made.text).toMatch(text);
    expect(isSilent(made)).toBe(true);
  });
});

describe('the dish that the list spells', () => {
  it.each<[list: string, options: Options, dish: string, title: RegExp]>([
    [
      'cuttlefish 400g, squid ink, arborio rice, white wine, fish stock',
      {},
      'risotto',
      /^Black Cuttlefish Risotto/,
    ],
    ['prawns, arborio rice, courgette, stock cube', {}, 'risotto', /^Prawn and Courgette Risotto/],
    [
      'ham hock, split peas, onion, carrots, bread',
      { servings: 6 },
      'pea-and-ham-soup',
      /^Split Pea and Ham/,
    ],
    [
      'gammon joint, yellow split peas, carrots, potatoes',
      { servings: 6 },
      'pea-and-ham-soup',
      /^Split Pea and Gammon/,
    ],
    ['smoked bacon, split peas, celery, leek', {}, 'pea-and-ham-soup', /^Split Pea and Smoked Bacon/],
    ['leftover ham, split peas, carrots', {}, 'pea-and-ham-soup', /^Split Pea and Ham/],
    [
      'beef mince 500g, carrots, frozen peas, potatoes 800g, onion, gravy',
      { servings: 4 },
      'cottage-pie',
      /^Cottage Pie/,
    ],
    ['big potatoes 4, tuna tin, sweetcorn, mayonnaise', { servings: 4 }, 'baked-potato', /^Baked Potatoes/],
    [
      'lamb mince 300g, bulgur, aubergines 2, mint, yoghurt',
      { servings: 3 },
      'stuffed-vegetables',
      /^Aubergines Stuffed/,
    ],
    [
      'tin tuna, microwave rice pouch, sweetcorn, mayonnaise',
      { ...MICROWAVE, servings: 1 },
      'microwave-bowl',
      /^Hot Rice Bowl with Tuna/,
    ],
    [
      'microwave rice, cooked prawns, frozen peas, sweet chilli sauce',
      MICROWAVE,
      'microwave-bowl',
      /^Hot Rice Bowl/,
    ],
    ['cod fillets 2, frozen chips, frozen peas, lemon', AIR_FRYER, 'air-fryer', /with Chips/],
    ['fish fingers 8, frozen chips', AIR_FRYER, 'air-fryer', /^Crisp Fish Fingers with Chips/],
    [
      'pork chops 4, apples, potatoes, cabbage',
      { servings: 4, equipment: ['oven'] },
      'tray-roast',
      /^Roast Pork Chops/,
    ],
    ['kale, apple, cheddar, walnuts, mustard', {}, 'composed-salad', /Kale/],
    [
      'cos lettuce, cooked chicken breasts 2, parmesan, bread, anchovies, mayonnaise',
      {},
      'composed-salad',
      /Chicken/,
    ],
    ['pears, blue cheese, chicory, walnuts', {}, 'melon-and-cheese', /^Blue Cheese and Pear Salad/],
    ['puff pastry, spinach, feta, tomatoes', {}, 'pastry-tart', /Tart/],
    [
      'pappardelle, beef mince 500g, celery, red wine, tomato puree',
      { servings: 4 },
      'pasta-sauce',
      /^Pappardelle Bolognese/,
    ],
    ['farfalle, sardines 6, breadcrumbs, raisins, fennel', {}, 'pasta-sauce', /Sardines/],
  ])('%s', (list, options, dish, title) => {
    const made = suggestFromList(list, options);
    expect(made.dish).toBe(dish);
    expect(made.recipe.title).toMatch(title);
    expect(isSilent(made)).toBe(true);
  });
});

describe('an air fryer', () => {
  it('keeps raw chicken apart from what waits, and steams peas in a dish', () => {
    const { text } = suggestFromList('chicken thighs 4, peppers, frozen peas', AIR_FRYER);
    expect(text).toMatch(/in a clean bowl/);
    expect(text).toMatch(/the peas[^.]*small heatproof dish/);
  });
});
