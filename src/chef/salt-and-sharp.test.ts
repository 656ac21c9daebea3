// Salt for what is salted, one bottle of vinegar, and something sharp where a dish is rich.

import { describe, it } from 'vitest';
import { expectTold, type Told } from '../../tests/expect-told.ts';

type Case = readonly [name: string, ...Told];

const CASES: readonly Case[] = [
  [
    'potatoes are salted beside sausages that keep their own salt',
    '8 pork sausages, 3 red onions, apples 2, potatoes 1kg, thyme',
    /- (?:1|1 1\/4|1 1\/2) tsp salt/,
    /pinches of salt/,
    { servings: 4 },
  ],
  [
    'potatoes are salted beside meat in a salty glaze',
    'chicken thighs 6, baby potatoes 900g, honey, soy sauce, garlic cloves',
    /- (?:1|1 1\/4|1 1\/2) tsp salt/,
    /pinches of salt/,
    { servings: 4 },
  ],
  [
    'the vinegar on the table sharpens the lentils and the leaves',
    '1 duck leg, puy lentils, carrot, shallot, sherry vinegar, rocket',
    /a spoonful of the duck fat with the sherry vinegar[\s\S]*rocket, sharpened with a few drops of the sherry vinegar/,
    /red wine vinegar/,
    { servings: 1 },
  ],
  [
    'coconut alone is sharpened at the end',
    'butternut squash, cavolo nero, tin of chickpeas, coconut milk 1 tin, red lentils, cumin seeds, ginger',
    /stirring often so that nothing catches[\s\S]*stir in the cider vinegar, taste for salt/,
    undefined,
    { servings: 4, diets: ['vegan'] },
  ],
  [
    'bacon brings the fat of a warm salad',
    'potatoes 1.5kg, onions, bacon',
    /- 3 tbsp olive oil/,
    undefined,
    { servings: 4 },
  ],
  [
    'bacon softens the vegetables of a soup in its own fat',
    'smoked bacon 100g, leek, celery, carrots, turnip, vegetable stock, thyme',
    /- 1 tsp olive oil[\s\S]*Put the smoked bacon and oil|Put the (?:smoked )?bacon and [^.]*oil/,
    /tbsp olive oil/,
    { servings: 4 },
  ],
  [
    'no jar is opened beside rosemary and cheese',
    'swiss chard, onion, polenta, gorgonzola, tin of borlotti beans, rosemary',
    /- 3 tbsp olive oil/,
    /smoked paprika/,
    { servings: 3 },
  ],
  [
    'shrimp paste and sweet soy season a curry of lemongrass',
    'water spinach, tempeh 300g, coconut milk 200ml, kecap manis, shallots 8, bird eye chilli, terasi, lemongrass',
    /terasi and fry[\s\S]*Fry the tempeh|Fry the tempeh[\s\S]*terasi and fry[\s\S]*kecap manis/,
    /curry powder|Left out/,
    { servings: 4 },
  ],
  [
    'a cream sauce keeps some of the salt of the water',
    '500g chicken thighs, 250g mushrooms, 200ml cream, 1 onion, tagliatelle',
    /with most of the salt[\s\S]*Season with the (?:rest of the|remaining) salt/,
    undefined,
    { servings: 2 },
  ],
  [
    'cheese that is salty salts its own sauce',
    'penne, blue cheese, broccoli, cream',
    /tsp salt/,
    /Season with the (?:rest of the|remaining) salt/,
    { servings: 2 },
  ],
  [
    'filo is salted by whoever made it',
    '250g mushrooms, 300g spinach, 200g ricotta, filo pastry, nutmeg',
    /- (?:1\/2|3\/4) tsp salt/,
    undefined,
    { servings: 4 },
  ],
];

describe('salt and sharp', () => {
  for (const [name, ...told] of CASES) it(name, () => expectTold(...told));
});
