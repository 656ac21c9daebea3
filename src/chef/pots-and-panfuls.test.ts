// What goes back into the pot, how much water it holds, what a pan takes at a time, and what is started first.

import { describe, it } from 'vitest';
import { expectTold, type Told } from '../../tests/expect-told.ts';

const CASES: readonly Told[] = [
  [
    '3 lb pork shoulder, hominy 2 cans, dried guajillo chiles 5, onion, garlic, oregano, radishes, cabbage, limes',
    /5 dried guajillos, stemmed, deseeded, soaked in hot water for 20 minutes and blended smooth/,
    /You keep .* guajillos/,
    { servings: 8, units: 'us' },
  ],
  // Lardons stay in the pot, juniper simmers with it, and cabbage goes in last.
  [
    'venison sausages 8, puy lentils, celeriac, red wine half bottle, juniper, smoked lardons, savoy cabbage',
    /add the lardons and celeriac[\s\S]*juniper berries, red wine and[\s\S]*Fold in the savoy cabbage, cover/,
    /Add the lardons and [^.]*sausages/,
    { servings: 4 },
  ],
  [
    'sweet potatoes 4, tin kidney beans, tin tomatoes, red pepper, smoked paprika, coriander',
    /and 300 ml water/,
    undefined,
    { servings: 4, diets: ['vegan'] },
  ],
  // Potatoes boil while the sausages fry, and the beans warm after both.
  ['sausages x6, tin baked beans, big potatoes 3, cheddar', /cold salted water[\s\S]*Add the baked beans/],
  // Gnocchi wait for the squash and not the squash for the gnocchi.
  [
    'gnocchi, butternut squash half, sage, blue cheese, walnuts, rocket',
    /squash with a splash[\s\S]*Drop the gnocchi[\s\S]*blue cheese/,
    /Meanwhile, drop the gnocchi/,
    { servings: 3 },
  ],
  [
    'boneless skinless chicken thighs 1.5 lbs, 1 can black beans, frozen corn, salsa jar, tortillas, lime',
    /in 2 batches, lifting each out, until browned and cooked through/,
    undefined,
    { servings: 4, units: 'us' },
  ],
  ['3 bananas brown, oats, 2 eggs, honey, cinnamon, raisins', /2 to 3 minutes for each lot/],
  ['halloumi, 1 aubergine, red pepper, hummus, pitta breads 4', /split along one side/, /bend/],
  // A tin of confit is crisped in a pan, and one leg is shared.
  [
    '1 duck leg confit from a tin, tin haricot beans, end of a chorizo, stale baguette, carrot, tomato puree, bay',
    /Confit Duck[\s\S]*skin is crisp[\s\S]*share out the meat of the confit duck leg/,
    /7 tbsp/,
  ],
  [
    'cottage cheese, rye crackers, dill pickle, tin herring, boiled egg',
    /Stir the cottage cheese[^.]*\. Fold in the herring/,
    /Turn over in it/,
    { servings: 1 },
  ],
  [
    'whole chicken 1.6kg, lemon, garlic bulb, rosemary, potatoes 1.5kg, carrots, broccoli',
    /- 1 lemon, halved[\s\S]*on a tray, back in the turned-off oven/,
    /2 lemons/,
    { servings: 6 },
  ],
  ['squid 300g, squid ink, arborio rice, white wine, fennel, fish stock, parsley', /./],
  // A heap of vegetables steams before it browns, and a kilogram of potatoes wants two pans.
  [
    '500g pork fillet, 2 apples, 1 onion, 150ml cider, 600g potatoes, 1 hispi cabbage',
    /hispi cabbage and cook until shrunk and tender, with the edges turning gold, 12 to 14 minutes/,
    undefined,
    { servings: 4 },
  ],
  [
    '8 eggs, 1kg potatoes, 2 onions, 1 red pepper, chorizo',
    /in two wide frying pans, half of everything in each/,
    undefined,
    { servings: 4 },
  ],
  [
    '800g leeks, half a savoy cabbage, 200g bacon, 200ml cream',
    /Add the leeks[^.]*soft/,
    /leeks[^.]*brown at the edges/,
    { servings: 4 },
  ],
  [
    '1 kg mushrooms, 250g butter, 300ml cream, 500g tagliatelle, parsley, garlic',
    /mushrooms[\s\S]*in 2 batches/,
    undefined,
    { servings: 5 },
  ],
  [
    '2 kg potatoes, 1.5 kg pork shoulder, 6 apples, 1 red cabbage, cider, onions',
    /your largest heavy, lidded pan/,
    /a heavy, lidded pan/,
    { servings: 8 },
  ],
  // What waits on a plate goes back by its name.
  [
    '1 butternut squash, 300g risotto rice, 1 onion, sage, parmesan, butter, stock',
    /fold in the (?:butternut )?squash/,
    /what is on the plate/,
    { servings: 4 },
  ],
  [
    '1 kg leeks, 500g potatoes, 200ml cream, butter',
    /in the leeks and plenty of black pepper/,
    /on the plate/,
    { servings: 2 },
  ],
  // Twelve eggs lie deeper than four.
  [
    '12 eggs, 500g mushrooms, 200g cheddar, butter',
    /still loose on top, 6 to 7 minutes[\s\S]*firm in the middle, 5 to 6 minutes/,
    undefined,
    { servings: 6 },
  ],
];

describe('pots and panfuls', () => {
  for (const told of CASES) it(told[0], () => expectTold(...told));
});
