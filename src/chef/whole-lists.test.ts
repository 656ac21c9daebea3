// Lists that a fresh reader's table held: each gets the dish that it spells, and no step or reason that is false of it.

import { describe, expect, it } from 'vitest';
import { expectTold, type Told } from '../../tests/expect-told.ts';
import { suggestFromList } from '../../tests/suggest-from-list.ts';

const OVEN = { equipment: ['oven'] } as const;
const QUICK = { equipment: ['hob'], maxMinutes: 15 } as const;

describe('a list that spells a dish', () => {
  const CASES: readonly Told[] = [
    [
      'rice paper wrappers, pork mince 300g, lemongrass, carrot, fish sauce, lime, sugar',
      /# Summer Rolls with Pork Mince and Carrot[\s\S]*Fry the mince and lemongrass[\s\S]*Dip one of the rice paper/,
      /[Bb]oil the rice paper/,
    ],
    ['rice paper wrappers, chicken breasts, peppers, soy sauce', /./, /[Bb]oil the rice paper/],
    [
      'smoked haddock, leeks, milk, mash potatoes frozen, cheddar, frozen spinach',
      /# Smoked Haddock Pie[\s\S]*cover with foil and bake until soft[\s\S]*Stir the flour into a little of the milk, cold/,
      /\bpan\b/,
      OVEN,
    ],
    ['cod, leek, milk, leftover mashed potato', /# Cod Pie[\s\S]*Stir the flour/, /\bpan\b/, OVEN],
    [
      'instant ramen 2 packs, 1 egg, kimchi',
      /# Kimchi Noodles with Egg[\s\S]*\*\*Total\*\* 15 min/,
      /Left out/,
      QUICK,
    ],
    ['instant noodles, kimchi, egg, spring onion', /# Kimchi Noodles/, /more than the 15/, QUICK],
    [
      'pork shoulder 1.5kg, bbq sauce, cabbage, cider vinegar, brioche buns, gherkins',
      /# Pulled Pork Buns with Slaw[\s\S]*toss the cabbage[^.]*vinegar[\s\S]*pull the meat to shreds/,
    ],
    ['pork shoulder 1.2kg, barbecue sauce, burger buns, coleslaw', /# Pulled Pork Buns with Slaw/],
    [
      'rava 1 cup, onion, curry leaves, urad dal, mustard seeds, green chilli, lemon',
      /# Upma[\s\S]*Stir in the urad dal until it begins to colour/,
    ],
    [
      'Bisquick, eggs, breakfast sausage, half a can of pumpkin, maple syrup',
      /# Pumpkin Pancakes with Sausages[\s\S]*Drop in the eggs? and pumpkin/,
      undefined,
      { units: 'us', servings: 4 },
    ],
    [
      'ground almonds 200g, 3 eggs, 2 oranges, caster sugar, polenta, cardamom',
      /# Orange, Almond and Polenta Cake[\s\S]*### To buy\n- nothing/,
      undefined,
      { diets: ['gluten-free'] },
    ],
    [
      'filo, feta, spring onions, 2 eggs, dill, olive oil',
      /- 125 g feta[\s\S]*corner over corner/,
      /press shut/,
    ],
    [
      'roast lamb from yesterday, hummus, flatbreads, cucumber, pomegranate half',
      /cooked lamb, cut into thin strips[\s\S]*Lay on the lamb, cucumber and pomegranate, tuck/,
      /topped with the pomegranate/,
    ],
    ['jackfruit tin, bbq sauce, red cabbage, burger buns', /turn over with the [^.]*vinegar/],
    ['noodles, peas, egg, soy sauce', /# Noodle Soup with Egg[\s\S]*\*\*Total\*\* 15 min/, /A packet/, QUICK],
    [
      'octopus frozen 600g, chorizo, paella rice, saffron, potatoes',
      /simmer on low heat for 50 to 70 minutes/,
      /1 cm rings/,
    ],
    ['frozen mussels 500g, spaghetti, garlic, parsley', /any that are broken thrown away/, /tapped|steeped/],
    ['moong dal, ghee, cumin seeds, green chilli, coriander', /deep bowls, with/, /bowls and/],
    ['silken tofu, shiitake, miso, short grain rice', /smells toasted/, /for for|turns red/],
    ['apples, sugar, butter, plain flour, cinnamon stick', /Lift out the cinnamon stick before you eat/],
  ];
  for (const told of CASES) it(told[0], () => expectTold(...told));
});

it('noodles that no wok has held yet are tipped into it', () => {
  expect(suggestFromList('green beans, ramen noodles, soy sauce').steps).toMatch(
    /Tip the ramen noodles into/,
  );
});

it('roots in a broth take whole minutes', () => {
  const { text } = suggestFromList('dashi, mirin, soy sauce, burdock, lotus root, udon, miso, spring onion');
  expect(text).not.toMatch(/\d\.5 (?:to|minutes)/);
});

it.each([
  ['fish fingers, white bread, lettuce, tartare sauce, marmite', {}],
  ['jackfruit tin in brine, bbq sauce, brown lentils tin, red cabbage, burger buns, oat milk', {}],
  ['orzo, asparagus, frozen broad beans, sundried tomatoes, nutritional yeast, lemon', { diets: ['vegan'] }],
  ['red lentils, berbere, shiro powder, onions, garlic', {}],
] as const)('no reason that is false of the plate: %s', (list, options) => {
  const told = suggestFromList(list, options as never).recipe.leftOut.map(({ why }) => why);
  expect(told.join('\n')).not.toMatch(
    /taste of nothing else|thickened or coated|dressing goes|taste of (?:itself|themselves)/,
  );
});
