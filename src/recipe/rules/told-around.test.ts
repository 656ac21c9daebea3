// Dangers that no sentence tells by itself: what stands before it, behind it, on the list or in an answer makes them.

import { describe, expect, it } from 'vitest';
import type { RuleId, Severity } from '../finding.ts';
import { severityOf } from './test-recipe.ts';

type Case = readonly [string, readonly string[], readonly string[], Severity | null, string?];

const CHICKEN = ['4 chicken thighs', '1 cucumber', '3 tbsp soy sauce'];
const SOAK = 'Stir the soy sauce and oil in a bag, add the chicken and chill for 2 hours.';
const GRILL = 'Lift the chicken out and grill it for 14 minutes to 75 C inside.';

const CASES: Readonly<Partial<Record<RuleId, readonly Case[]>>> = {
  'cross-contamination': [
    [
      'the next sentence waves the washing away',
      CHICKEN,
      [
        'Cut the chicken into strips on the board.',
        'Fry for 10 minutes until 74 C inside.',
        'Chop the cucumber on that board. There is no call to wash it first.',
        'Serve.',
      ],
      'danger',
    ],
    [
      'the board is scrubbed in a sentence of its own',
      CHICKEN,
      [
        'Joint the chicken on the big board. Scrub it with hot soapy water.',
        'Roast for 45 minutes until 74 C.',
        'Cut the cucumber into sticks on the same board and serve.',
      ],
      null,
    ],
    [
      'the liquid of the bag, told without its name',
      CHICKEN,
      [SOAK, GRILL, 'Snip a corner off the bag and let the dark liquid run over the slices.'],
      'danger',
    ],
    [
      'a sauce from the dish that no raw meat lay in',
      CHICKEN,
      [GRILL, 'Pour the soy sauce from the dish over it.'],
      null,
    ],
    [
      'an answer: hold it under the tap',
      ['1.5 kg turkey breast'],
      [
        'Roast for 80 minutes until 74 C.',
        'Carve.',
        '> **How do I get the bird clean?** Hold it beneath the faucet and scrub it with your fingers.',
      ],
      'danger',
    ],
  ],
  'time-temperature': [
    [
      'two hours of the clock in two sentences',
      ['6 eggs', '150 g mayonnaise', '1 kg potatoes'],
      [
        'Boil the potatoes for 20 minutes and the eggs for 10.',
        'Mix with the mayonnaise.',
        'Set the bowl out in the garden at noon. People can pick at it till the fireworks at ten.',
      ],
      'danger',
    ],
    [
      'on the stove until tomorrow',
      ['300 g rice', '2 eggs'],
      [
        'Boil the rice for 12 minutes and drain.',
        'Leave it in the pan. Tomorrow it will have dried nicely on the stove, so fry it with the eggs for 5 minutes.',
      ],
      'danger',
    ],
    [
      'from the freezer into the sink until six',
      ['1 kg frozen chicken'],
      [
        'Take the chicken from the freezer when you get up and stand it in the sink. When you come home at six it will be soft.',
        'Roast at 190 C for 90 minutes until 74 C.',
      ],
      'danger',
    ],
    [
      'from the freezer into the fridge until six',
      ['1 kg frozen chicken'],
      [
        'Take the chicken from the freezer in the morning and put it in the fridge; it is soft when you come home at six.',
        'Roast at 190 C for 90 minutes until 74 C.',
      ],
      null,
    ],
    [
      'dough stands until tomorrow',
      ['500 g flour', 'yeast', '300 ml water'],
      ['Leave the dough on the counter. Bake it tomorrow for 40 minutes at 220 C.', 'Cool and eat.'],
      null,
    ],
    [
      'a fridge and a freezer in one sentence',
      ['500 g chicken thighs', '1 l stock'],
      [
        'Simmer the chicken in the stock for 30 minutes until 74 C.',
        'Serve.',
        '> In the fridge use it within 3 days; in the freezer, 3 months.',
      ],
      null,
    ],
  ],
  undercooked: [
    [
      'praised behind a condition',
      CHICKEN,
      [
        'Grill the chicken for 4 minutes.',
        "If it is still pink when you bite in, you've nailed it.",
        'Serve.',
      ],
      'danger',
    ],
    [
      'the colour tells nothing beside the temperature',
      ['500 g beef mince', 'beetroot'],
      [
        'Shape burgers and fry for 6 minutes a side to 71 C. The beetroot leaves them pink inside, so trust the thermometer.',
        'Serve.',
      ],
      null,
    ],
    [
      'dough eaten raw',
      ['250 g flour', '100 g butter', '1 egg'],
      ['Beat all to a dough.', 'Roll the raw dough into balls and eat them straight from the bowl.'],
      'danger',
    ],
    [
      'butter, a heat and a time, with no verb',
      ['400 g liver', '30 g butter'],
      [
        'Pat the liver dry.',
        'Butter, medium-high, 3 minutes a side, until no red runs out.',
        'Stack on the mash and serve.',
      ],
      null,
    ],
  ],
  botulism: [
    [
      'hardly any vinegar',
      ['500 g cucumbers', '1 tbsp vinegar', '900 ml water'],
      [
        'Boil vinegar and water.',
        'Pack the cucumbers in jars, pour over and seal.',
        '> In a dark cupboard they keep until autumn.',
      ],
      'danger',
    ],
    [
      'vinegar enough',
      ['500 g cucumbers', '400 ml vinegar', '400 ml water'],
      [
        'Boil vinegar and water.',
        'Pack the cucumbers in jars, pour over and seal.',
        '> In a dark cupboard they keep until autumn.',
      ],
      null,
    ],
    [
      'a bulging tin',
      ['1 tin of beans, bulging'],
      ['Open the tin and heat the beans for 5 minutes.', 'Serve.'],
      'danger',
    ],
    [
      'a warning of bulging tins',
      ['1 tin of beans'],
      ['Heat the beans for 5 minutes.', 'Serve.', '> If a tin is bulging, throw it away unopened.'],
      null,
    ],
  ],
  'natural-toxin': [
    [
      'leaves of one sentence, steamed in the next',
      ['400 g rhubarb', 'sugar'],
      [
        'Simmer the stalks with sugar.',
        'Serve.',
        '> The leaves make a fine side dish. Steam them for five minutes like spinach.',
      ],
      'danger',
    ],
    [
      'found, and nobody knows what',
      ['300 g mushrooms we found under the oaks', 'butter'],
      ['Fry the mushrooms for 8 minutes.', 'Serve.', '> Nobody was sure what the mushrooms are.'],
      'danger',
    ],
    [
      'wild garlic that looks like a lot',
      ['200 g wild garlic leaves', 'pasta'],
      ['Wash the leaves. It looks like a lot, but they wilt.', 'Boil the pasta, toss and serve.'],
      null,
    ],
    [
      'the rice boils, the beans do not',
      ['250 g dried red kidney beans', 'rice'],
      [
        'Soak the beans for 8 hours, drain.',
        'Simmer below the boil for 20 minutes.',
        'Bring water to a boil for the rice and cook it for 12 minutes.',
        'Serve.',
      ],
      'danger',
    ],
    [
      'bitter lupins of an afternoon',
      ['200 g dried bitter lupin seeds'],
      ['Boil the lupins for 20 minutes.', 'Serve.'],
      'danger',
    ],
    [
      'bitter lupins soaked for days',
      ['200 g dried bitter lupin seeds'],
      ['Boil the lupins for 60 minutes.', 'Soak for 7 days, changing the water twice a day.', 'Serve.'],
      null,
    ],
  ],
  infant: [
    [
      'rounds of sausage',
      ['4 frankfurters', 'peas'],
      ['Slice the frankfurters into rounds and serve.'],
      'danger',
      'my toddler',
    ],
    [
      'strips of sausage',
      ['4 frankfurters', 'peas'],
      ['Cut the frankfurters lengthways into thin strips and serve.'],
      null,
      'my toddler',
    ],
    [
      "honey in the baby's bowl",
      ['rice', 'salmon'],
      ['Boil the rice for 12 minutes.', 'Serve.', "> For the baby's bowl, stir in a spoonful of honey."],
      'danger',
    ],
  ],
  dose: [
    ['a cup of baking soda', ['½ cup baking soda', '1 lemon'], ['Stir and drink.'], 'danger'],
    ['a pinch of baking soda', ['¼ tsp baking soda', '1 lemon'], ['Stir and drink.'], null],
  ],
  'not-food': [
    ['mould scraped off', ['200 g jam'], ['Scrape off the mould and stir the jam.', 'Serve.'], 'danger'],
    [
      'sour by its nature',
      ['1 cabbage', '20 g salt'],
      ['Ferment the cabbage until it smells sour.', 'Serve.'],
      null,
    ],
  ],
};

describe.each(Object.entries(CASES) as [RuleId, readonly Case[]][])('%s', (rule, cases) => {
  it.each(cases.map((one) => ({ name: one[0], one })))(
    '$name',
    ({ one: [, list, steps, expected, guest] }) => {
      expect(severityOf(rule, list, steps, guest)).toBe(expected);
    },
  );
});
