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
    /and 2[0-5]\d ml water/,
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
];

describe('pots and panfuls', () => {
  for (const told of CASES) it(told[0], () => expectTold(...told));
});
