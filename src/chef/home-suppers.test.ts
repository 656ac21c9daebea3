// What makes the dish is in it, and each step can be done in its place: lists whose home dish was missed by a little.

import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../tests/suggest-from-list.ts';

type Case = readonly [list: string, title: RegExp, step: RegExp, options?: Options];

const SUPPERS: readonly Case[] = [
  // A kit, or what is in one, is fajitas.
  [
    'boneless chicken thighs 650g, 3 mixed peppers, fajita kit, 2 onions, guacamole, sour cream, tin refried beans',
    /^Chicken Fajitas with Peppers$/,
    /hot and thick/,
    { servings: 5 },
  ],
  ['steak, peppers, fajita kit, guacamole', /fajitas with peppers/i, /tortillas (?:one|two) at a time/],
  ['prawns, fajita kit, red onion, lime, avocado', /prawn tacos/i, /63 C/, { servings: 3 }],
  // Suet on a stew is dumplings.
  [
    'stewing steak 600g, 1 can stout, carrots, turnip, shredded suet, self raising flour, parsley, beef stock pot',
    /stew with dumplings/i,
    /flour and suet .*8 balls/,
    { servings: 4 },
  ],
  ['braising beef 500g, beef suet, plain flour, onions, swede, red wine', /with dumplings/i, /baking powder/],
  ['diced venison, suet, self raising flour, leeks, ale', /with dumplings/i, /puffed up/],
  // Fruit that nobody eats raw is stewed, and the cinnamon with it.
  [
    '5 eggs, 1 pint milk, plain flour, 2 bramleys, cinnamon, golden syrup, 6 rashers streaky bacon',
    /pancakes/i,
    /bramleys and (?:ground )?cinnamon in a small pan/,
    { servings: 4 },
  ],
  [
    'self raising flour, 2 eggs, milk, rhubarb, maple syrup',
    /pancakes with rhubarb/i,
    /rhubarb in a small pan/,
  ],
  ['plain flour, 2 eggs, milk, quince, honey', /pancakes with quince/i, /quince in a small pan/],
  [
    'white bread, 4 eggs, milk, 2 apples, cinnamon',
    /french toast with apples/i,
    /apples .*in a small pan/,
    { maxMinutes: 30 },
  ],
  // Smoked fish that is sold raw is poached and folded into the eggs.
  [
    '6 eggs, 2 kippers, english muffins 4, bunch watercress, butter, english mustard',
    /english muffins with kippers/i,
    /fold in the kippers/,
    { servings: 4 },
  ],
  ['5 eggs, smoked haddock 200g, bagels, chives', /bagels with smoked haddock/i, /63 C/, { servings: 3 }],
  ['kippers, eggs, crumpets', /with kippers/i, /without skin and bones/, { servings: 3 }],
  // Cream and a spirit in a pan make its sauce.
  [
    '400g chicken livers, shallots, splash of brandy, sourdough, double cream, thyme',
    /shallot cream sauce/i,
    /brandy .*in the cream/s,
  ],
  ['lambs liver 300g, onions, marsala, creme fraiche, potatoes', /onion cream sauce/i, /Marsala/],
  // Other vegetables join a cauliflower cheese and do not turn it into soup.
  [
    '1 cauliflower, red leicester, milk, wholegrain mustard, frozen broad beans, 3 slices ham, bread, 4 carrots',
    /^Cauliflower Cheese with Ham and Carrots$/,
    /carrots, cauliflower and broad beans in a/,
  ],
  [
    'broccoli, 2 parsnips, frozen peas, stilton, milk, walnuts',
    /^Broccoli Cheese with Stilton and Walnuts$/,
    /parsnip/,
  ],
  ['leeks, carrots, gruyere, cream, bacon', /leeks baked in cheese sauce/i, /carrots and leeks/],
  // From the freezer: waffles and hoops beside the rest of the tray.
  [
    '2 chicken kievs, frozen waffles, frozen mixed veg, tin of spaghetti hoops',
    /kievs with waffles/i,
    /Spread the waffles and chicken kievs/,
  ],
  ['frozen waffles, beans, eggs', /eggs, waffles and beans/i, /waffles/],
  ['fish fingers, potato waffles, baked beans', /fish fingers with potato waffles/i, /waffles/],
  // Fruit with the meats that take it.
  ['pork belly slices, 2 nectarines, spinach, red chilli', /nectarines/i, /in the nectarine/],
  ['pork chops, tinned peaches, potatoes', /pork chops with peaches/i, /peaches/],
  ['duck breasts, mango, spinach, rice', /duck breast with mango\b/i, /mango/],
  ['diced pork shoulder, plums, cider, onions', /plums/i, /in the plums/],
  // Fish in crushed cereal and crumbs.
  ['weetabix, tinned crab', /^Crisp Crab Cakes$/, /half the Weetabix/],
  ['tuna, cornflakes, egg, mustard', /^Crisp Tuna Cakes$/, /74 C/],
  ['tinned salmon, oats, egg, dill', /salmon cakes/i, /half the (?:porridge )?oats/],
  // A slow cooker is what barley is for.
  [
    'oxtail 1.5kg, thumb of ginger, 6 carrots, pearl barley, allspice',
    /oxtail stew/i,
    /pearl barley.*ginger/s,
    { equipment: ['slow-cooker'], servings: 6 },
  ],
  ['diced lamb shoulder, pearl barley, swede, leeks', /lamb/i, /barley/, { equipment: ['slow-cooker'] }],
  // Tomato soup does what a tin of tomatoes does.
  [
    'pasta 300g, tin of tomato soup, cheddar, frozen spinach, tin tuna, half an onion',
    /tuna, spinach and tomato/i,
    /tomato soup/,
    { servings: 3, equipment: ['hob'] },
  ],
  ['penne, tomato soup, bacon, mushrooms', /bacon, mushrooms and tomato/i, /tomato soup/],
  // Smoked sausage roasts with roots.
  ['smoked sausage, carrots, parsnips, mustard', /^Roast Smoked Sausage/, /sausage/],
  ['kielbasa, sweet potatoes, red onion, peppers', /^Roast Kielbasa/, /kielbasa/],
  // A sharp fruit dresses its own salad.
  [
    'tin of tuna, cooked quinoa, sugar snaps, avocado, grapefruit',
    /quinoa salad/i,
    /juice of the grapefruit/,
  ],
  ['smoked mackerel, rocket, grapefruit, avocado', /salad/i, /juice of the grapefruit/],
  ['cooked prawns, grapefruit, watercress, fennel', /prawn.*salad/i, /juice of the grapefruit/],
  // A box of macaroni cheese under mince.
  [
    '500g turkey mince, 2 boxes mac and cheese, onion, tinned tomatoes',
    /chilli mac/i,
    /sachet/,
    { servings: 4 },
  ],
  ['beef mince 400g, macaroni cheese box, sweetcorn, cheddar, milk', /chilli mac/i, /sachet/],
];

describe('what makes the dish', () => {
  it.each(SUPPERS.map(([list, title, step, options = {}]) => ({ list, title, step, options })))(
    '$list',
    ({ list, title, step, options }) => {
      const { recipe, steps, findings } = suggestFromList(list, options);
      expect(recipe.title).toMatch(title);
      expect(steps).toMatch(step);
      expect(recipe.leftOut).toEqual([]);
      expect(findings).toEqual([]);
    },
  );
});

describe('eggs and tortillas', () => {
  it('go together where nothing else fills them', () => {
    const { recipe } = suggestFromList('tortillas, eggs, black beans, avocado');
    expect(recipe.leftOut).toEqual([]);
    expect(suggestFromList('tortillas, eggs, tofu, mushrooms, cheddar').steps).not.toMatch(/halve/);
  });
});

describe('a shell to fill', () => {
  it('is counted against those who eat', () => {
    const of = (count: number) =>
      suggestFromList(`${count} red peppers, 500g lamb mince, rice, feta`, { servings: 6 }).recipe.title;
    expect(of(1)).not.toMatch(/stuffed/i);
    expect(of(6)).toMatch(/stuffed/i);
  });
});

describe('chicken without its bones', () => {
  it.each(['boneless chicken thighs 650g', 'chicken thigh fillets 650g'])('%s', (chicken) => {
    const { recipe, steps } = suggestFromList(`${chicken}, cider, leeks, bacon, cream`, { servings: 4 });
    expect(`${recipe.introduction} ${steps}`).not.toMatch(/skin side|bone/);
  });
  it('is told otherwise with them', () => {
    expect(suggestFromList('chicken thighs, cider, leeks, bacon, cream').steps).toMatch(/skin side first/);
  });
});

describe('a step that can be done', () => {
  it.each<[list: string, pattern: RegExp]>([
    ['red lentils, curry leaves, garam masala, onion', /oil[^.]*\. Add the curry leaves and wait/],
    ['masa harina, guajillo chillies, mushrooms', /Cook the guajillo chillies[^.]*salt/],
    ['masa harina, mushrooms', /Add the mushrooms and the remaining salt/],
    [
      'tin of sardines, spaghetti, breadcrumbs, garlic',
      /breadcrumbs in a third of the oil.*rest of the oil/s,
    ],
    ['spaghetti, anchovies, breadcrumbs, garlic', /breadcrumbs in a third of the oil.*rest of the oil/s],
  ])('%s', (list, pattern) => {
    expect(suggestFromList(list).steps).toMatch(pattern);
  });

  it.each<[list: string, servings: number, pattern: RegExp]>([
    ['lamb mince 1.5kg, bulgur, lemons', 12, /two wide frying pans.*in 2 lots.*for each lot/s],
    ['turkey mince 1.5kg, buns, lettuce', 12, /burgers in 2 lots/],
    ['beef mince 1kg, breadcrumbs, tinned tomatoes, spaghetti', 8, /meatballs in 2 lots/],
    ['lamb mince 300g, bulgur, lemons', 2, /^(?!.*lots)/s],
  ])('a pan holds so many: %s', (list, servings, pattern) => {
    expect(suggestFromList(list, { servings }).steps).toMatch(pattern);
  });
});

describe('what comes frozen to a kettle', () => {
  it.each(['edamame', 'frozen peas', 'frozen broad beans'])('%s has two waters of its own', (food) => {
    const { steps, recipe } = suggestFromList(`couscous, ${food}, feta`, { equipment: ['kettle'] });
    expect(steps).toMatch(/once more with fresh boiling water.*Put the couscous/s);
    expect(recipe.leftOut).toEqual([]);
  });
  it('stays out where there is no time for them', () => {
    const { recipe } = suggestFromList('couscous, frozen edamame, feta', {
      equipment: ['kettle'],
      maxMinutes: 15,
    });
    expect(recipe.leftOut.map(({ ingredient }) => ingredient)).toEqual(['edamame']);
  });
});

describe('amounts and words', () => {
  it.each<[list: string, line: RegExp, options?: Options]>([
    ['stewing steak 600g, 1 can stout, carrots', /^\d+0 ml stout$/, { servings: 4 }],
    ['lamb neck 500g, 2 sprigs rosemary, potatoes', /^2 sprigs of rosemary$/],
    ['turkey mince 500g, black beans, passata, grated mozzarella', /^\d+ g mozzarella$/, { servings: 4 }],
    ['1 pork tenderloin (450g), 3 sticks rhubarb, new potatoes, honey', /^2 tbsp honey$/, { servings: 3 }],
    ['2 plaice fillets, samphire, new potatoes, butter', /samphire, rinsed$/],
  ])('%s', (list, line, options = {}) => {
    expect(suggestFromList(list, options).recipe.ingredients.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(line),
    );
  });

  it('reads litres off the jug', () => {
    const { steps } = suggestFromList('moong dal, spinach, tomatoes', { servings: 8 });
    expect(steps).toMatch(/\d\.\d litres/);
    expect(steps).not.toMatch(/\d{4} ml/);
  });

  it('does with one "with" for two things', () => {
    const { steps } = suggestFromList('mash, cooked cabbage, cooked roast beef 150g, gravy, horseradish');
    expect(steps).toMatch(/with the gravy [^,]* and the horseradish/);
    expect(suggestFromList('2 plaice fillets, samphire, jersey royals 350g, butter, radishes').steps).toMatch(
      /everything, with the radishes, sharpened/,
    );
  });

  it("says of yesterday's pizza that it is heated", () => {
    const { recipe } = suggestFromList('half a pizza from last night, 2 eggs, potatoes, lettuce');
    expect(recipe.leftOut.map(({ why }) => why)).toContainEqual(expect.stringMatching(/heated once/));
  });

  it('says of a fruit for which there is no time that there is none', () => {
    const { recipe } = suggestFromList('2 duck breasts, tin of lychees, fennel bulb', {
      servings: 4,
      maxMinutes: 45,
    });
    for (const { why } of recipe.leftOut) expect(why).not.toMatch(/so sweet/);
  });
});
