// Amounts as a cook measures them, and signs that a cook can see.

import { describe, it } from 'vitest';
import { expectTold, type Told } from '../../tests/expect-told.ts';

const CASES: Readonly<Record<string, readonly Told[]>> = {
  'a label is read for what others may avoid as well': [
    [
      'egusi, goat meat, Maggi cubes, spinach, onion',
      /label of the seasoning cube \(peanut\); for others, check the label of the seasoning cube \(celery/,
      undefined,
      { avoid: ['peanuts'] },
    ],
    [
      'pork sausages, potatoes, peas, butter',
      /sausages \(celery\); for others, check the label of the [^.]*sausages/,
      undefined,
      { avoid: ['celery'] },
    ],
  ],
  'a fat that is cut from a tub is weighed on a metric list': [
    [
      '3 brown bananas, self raising flour, 2 eggs, light brown sugar, walnuts, stork',
      /^- 100 g margarine/m,
      /tbsp margarine/,
    ],
    ['plain flour, margarine, sugar, eggs, baking powder, lemon', /^- \d+ g margarine/m, /tbsp margarine/],
  ],
  'a cup on a metric list is a round number of millilitres': [
    ['roast turkey, cold roast potatoes, cooked sprouts, gravy about a cup', /^- 240 ml gravy/m, /237/],
    ['1 cup milk, eggs, flour, sugar', /^- \d+0 ml milk/m, /237/],
  ],
  'a tin of meat is used': [
    [
      'potatoes, corned beef tin, 1 onion, egg x 3, cabbage',
      /^- 340 g corned beef/m,
      /250 g|keep the rest of the corned/,
    ],
    ['tin of spam, potatoes, onion, eggs', /^# Spam and Potato Hash$[\s\S]*^- 340 g Spam/m],
  ],
  'a herb that is typed as dried is spooned': [
    [
      'masa harina, 2 poblanos, black beans, epazote dried, queso fresco',
      /tsp dried epazote/,
      /handful|washed/,
    ],
    ['chicken breast, dried sage, potatoes, butter', /tsp dried sage/, /sprig/],
    ['lamb mince, dried mint, yoghurt, rice', /tsp dried mint/, /handful/],
  ],
  'a slice of chorizo is known to be done by the time that it has had': [
    [
      '500g dried red kidney beans, onion, tin tomatoes, chorizo, green pepper, cumin',
      /100 g chorizo[\s\S]*by then the chorizo is past 71 C[\s\S]*vinegar/,
      /chorizo should read|thickest part/,
    ],
    ['dried white beans, chorizo, onion, kale', /by then the chorizo is past 71 C/, /thickest part/],
  ],
  'prawns in a pan are pink and not brown': [
    ['prawns, garlic, lemon, parsley', /pink and just curled/, /browned outside/],
    ['king prawns, butter, peas, rice', /pink/, /browned outside/],
  ],
  'beans join the peppers of a taco at the end': [
    [
      'masa harina, 2 poblanos, black beans, onion, queso fresco',
      /charred at the edges, 8 to 10 minutes\. Stir in the black beans[^.]*3 to 4/,
    ],
    [
      'masa harina, courgettes, pinto beans, onion, coriander',
      /charred at the edges, 8 to 10 minutes\. [^.]*beans[^.]*3 to 4/,
    ],
  ],
  'meat goes into a hash before its first crust': [
    ['potatoes, corned beef tin, 1 onion, cabbage', /beef[^.]*\. Turn the heat up/, /Scatter in/],
    [
      'roast turkey, cold roast potatoes, cooked sprouts, stuffing ball x2',
      /turkey[^.]*breaking the potatoes up/,
    ],
  ],
  'seeds that swell go in with the oats': [
    ['oats, blueberries, chia seeds, milk', /Put the oats, chia seeds, milk/],
    ['oats, chia seeds, almond milk, raspberries', /chia seeds, almond milk[^.]* in a pan/],
  ],
  'rice that is too old is thrown away': [
    [
      'cooked rice from takeaway 5 days ago, eggs, peas',
      /more than a day old \(throw it away: its germs survive cooking and grow again\)/,
      /\.\)/,
    ],
    ['leftover rice 3 days old, chicken breast, soy sauce, peppers', /throw it away/, /\.\)/],
  ],
};

describe("a cook's measure", () => {
  for (const [name, cases] of Object.entries(CASES))
    for (const told of cases) it(`${name}: ${told[0]}`, () => expectTold(...told));
});
