// How long a pot stands, what goes into it when, and how a cook sees that what is in it is done.

import { describe, expect, it } from 'vitest';
import { expectTold, type Told } from '../../tests/expect-told.ts';
import { suggestFromList } from '../../tests/suggest-from-list.ts';

const POTS: Readonly<Record<string, readonly Told[]>> = {
  'gives sauerkraut the time in which it softens': [
    [
      'sauerkraut, kielbasa, smoked bacon, dried mushrooms, bay leaf, prunes, onion, allspice',
      /85 to 95 minutes/,
    ],
    ['sauerkraut, pork shoulder, mushrooms, juniper berries, onion, caraway seeds', /35 to 45 minutes/],
  ],
  'boils its sauce down before the leaves go in, and has one sour': [
    [
      'pork belly, vinegar, soy sauce, bay leaves, garlic, water spinach, tamarind paste',
      /clings, 5 to 8 minutes\.\s+(?:\d\. )?(?:Stir|Mix) in the water spinach/,
      /with the [^.]*tamarind/,
    ],
    [
      'chicken thighs, soy sauce, vinegar, bay leaf, garlic, spinach',
      /clings, 5 to 8 minutes\.\s+(?:\d\. )?(?:Stir|Mix) in the spinach/,
    ],
  ],
  'has belly in chunks tender in little more than an hour': [
    [
      'pork belly, vinegar, soy sauce, bay leaves, black peppercorns, garlic, water spinach',
      /Adobo[\s\S]*30 to 40 minutes[\s\S]*35 to 45/,
    ],
    ['pork belly, tamarind, daikon, green beans, tomatoes', /Sinigang[\s\S]*30 to 40 minutes/, /75 to 85/],
  ],
  'lets whole legs simmer until they are tender': [
    [
      '4 chicken legs, ras el hanout, preserved lemons, green olives, onions, ghee, dried apricots',
      /chicken legs are cooked through, 42 to 46/,
    ],
    [
      '2 chicken legs, bacon, white wine, onion, carrots, bay leaf',
      /4\d to 4[5-9] minutes/,
      /30 to 35 minutes/,
    ],
    ['4 chicken thighs, ras el hanout, preserved lemon, olives, onion', /30 to 3[45]/, /42 to/],
  ],
  'lets dried fruit swell in the sauce from the start': [
    [
      'chicken thighs, ras el hanout, dried apricots, olives, onion, almonds',
      /with the apricots, and pour in/,
    ],
    ['chicken legs, saffron, prunes, cinnamon, onion, almonds', /with the prunes/],
  ],
  'has glass noodles in the stew for its last minutes': [
    [
      'gochujang, glass noodles, kimchi, pork belly 300g, tofu, spring onion, gochugaru',
      /Add the tofu and glass noodles/,
      /Drain/,
    ],
    [
      'doenjang, tofu, courgette, mushrooms, glass noodles',
      /glass noodles[\s\S]*clear and soft/,
      /[Dd]rain and keep|keep them covered/,
    ],
  ],
  'is soaked in a step of its own': [
    [
      'egusi, stockfish, palm oil, spinach, scotch bonnet, onion, goat meat, locust beans',
      /1\. Leave the stockfish in plenty of cold water in the fridge for 1 to 2 days[\s\S]*locust beans/,
      /Left out/,
    ],
    ['carne seca, black beans, onion, garlic, rice', /in the fridge overnight, changing the water twice/],
  ],
  'says when it is surely done': [
    [
      'sauerkraut, kielbasa, smoked bacon, prunes, dried mushrooms, onion',
      /kielbasa are (?:firm|well past 71)[\s\S]*well past 71 C/,
    ],
    ['kielbasa, potatoes, kale, onion, garlic, paprika', /kielbasa is well past 71 C/],
  ],
};

describe('a pot', () => {
  for (const [name, cases] of Object.entries(POTS))
    for (const told of cases) it(`${name}: ${told[0]}`, () => expectTold(...told));

  it('counts a soaking of a day in the whole time', () => {
    const { recipe } = suggestFromList('egusi, stockfish, palm oil, spinach, onion, goat meat');
    expect(recipe.minutes?.total ?? 0).toBeGreaterThan(24 * 60);
  });

  it('takes up the water of dried mushrooms', () => {
    expectTold(
      'sauerkraut, kielbasa, dried mushrooms, prunes, onion',
      /dried mushrooms, soaked in hot water[^\n]*, the water kept[\s\S]*400 ml water \(that of the mushrooms included\)/,
    );
  });

  it('is named for what a tagine is remembered by', () => {
    const { recipe } = suggestFromList('chicken legs, ras el hanout, preserved lemons, olives, onions');
    expect(recipe.title).toBe('Chicken Tagine with Preserved Lemons and Olives');
  });
});
