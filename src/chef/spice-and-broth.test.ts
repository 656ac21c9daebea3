// Spices get their minute and no more, and what is poured tastes of something before anything simmers in it.

import { describe, it } from 'vitest';
import { expectTold, type Told } from '../../tests/expect-told.ts';

const CASES: Readonly<Record<string, readonly Told[]>> = {
  'what would burn on browning meat joins the pot once it is browned': [
    [
      'stewing beef, carrots, onion, oregano, cumin, tinned tomatoes',
      /Lift onto a plate[\s\S]*the cumin[\s\S]*Stir in the oregano\. Put back/,
      /season with [^.]*(?:cumin|oregano)/,
    ],
    [
      'diced lamb, carrots, onion, dried mixed herbs, paprika, tinned tomatoes',
      /Lift onto a plate[\s\S]*paprika/,
      /season with [^.]*(?:herbs|paprika)/,
    ],
    ['pork chops, dried sage, potatoes, cabbage', /season with the sage/],
  ],
  'the herbs of a Persian stew are its vegetable': [
    [
      'ghormeh sabzi frozen herbs, limoo amani, tinned kidney beans, 500g lamb shoulder, onion, turmeric, basmati rice, saffron',
      /# Ghormeh Sabzi[\s\S]*200 g frozen sabzi herbs[\s\S]*the herbs are dark[\s\S]*with the lime and saffron/,
      /Left out|mixed herbs|Curry/,
    ],
    [
      'frozen sabzi herbs, stewing beef, dried limes, kidney beans, onion',
      /# Ghormeh Sabzi[\s\S]*herbs/,
      /mixed herbs/,
    ],
  ],
  'a ground spice joins what has fried for long at its end': [
    [
      'chickpeas, tinned tomatoes, spinach, onion, chilli powder',
      /8 to 10 minutes\. [^.]*the chilli powder/,
      /chilli powder[^.]*8 to 10/,
    ],
    [
      'mackerel, coconut milk, curry leaves, shallots, chilli powder, ginger, fenugreek seeds, rice',
      /ginger[^.]*chilli powder[^.]*1 to 2 minutes/,
      /chilli powder[^.]*\b8 to 10|curry powder/,
    ],
    [
      'sauerkraut, kielbasa, prunes, dried mushrooms, onion, allspice',
      /8 to 10 minutes\.\s+2\. [^.]*the allspice/,
    ],
  ],
  'a dal has more than one spice, and its tomatoes time to cook': [
    [
      'red lentils, tinned tomatoes, kale, cumin, onion, rice',
      /turmeric[\s\S]*garam masala[\s\S]*18 to 22 minutes/,
      undefined,
    ],
    ['red lentils, onion, cumin, spinach, naan', /turmeric[\s\S]*garam masala/],
  ],
  'peanut butter makes a stew of lentils, tomatoes and greens': [
    [
      'red lentils, tin of tomatoes, kale, peanut butter, sweet peppers, brown rice, cumin, lime',
      /# Red Lentil and Kale Peanut Stew/,
      /Left out/,
    ],
    ['red lentils, tinned tomatoes, peanut butter, spinach, carrots, rice', /Peanut Stew/, /Left out/],
  ],
  'a broth of soy sauce and water has a cube, a little fat and ginger': [
    [
      'chicken drumsticks, green beans, egg noodles, soy sauce',
      /stock cube[\s\S]*Warm the oil/,
      undefined,
      { equipment: ['hob'], maxMinutes: 60 },
    ],
  ],
  'drumsticks come off the bone before the noodles are boiled': [
    [
      'chicken drumsticks, broccoli, egg noodles, soy sauce',
      /pull the meat off the bones[\s\S]*Ten minutes before it is done, bring[\s\S]*Cook the egg noodles/,
      /divide between[\s\S]*pull the meat/,
    ],
    [
      'chicken legs, carrots, celery, noodles, onion',
      /chicken legs and carrots[\s\S]*40 to 44 minutes[\s\S]*pull the meat[\s\S]*noodles in the water/,
    ],
  ],
};

describe('spice and broth', () => {
  for (const [name, cases] of Object.entries(CASES))
    for (const told of cases) it(`${name}: ${told[0]}`, () => expectTold(...told));
});
