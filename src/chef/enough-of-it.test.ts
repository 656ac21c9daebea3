// Enough of what carries a plate, and a name that says what it is.

import { describe, it } from 'vitest';
import { expectTold, type Told } from '../../tests/expect-told.ts';

type Case = readonly [name: string, ...Told];

const CASES: readonly Case[] = [
  [
    'half a packet of taco seasoning is for two, and mince in tortillas with peppers is tacos',
    '1 lb ground turkey, can of black beans, taco seasoning packet, shredded cheddar, green bell pepper, flour tortillas, sour cream',
    /# Ground Turkey Tacos[\s\S]*- 1 tbsp taco seasoning/,
    /Fajitas/,
    { units: 'us', servings: 2 },
  ],
  [
    'strips with peppers are fajitas',
    'steak, peppers, taco seasoning, flour tortillas, red onion',
    /Fajitas[\s\S]*- 1 tbsp taco seasoning/,
    undefined,
    { servings: 2 },
  ],
  [
    'beans with peppers are tacos',
    'black beans, red pepper, taco seasoning, flour tortillas, avocado, lime',
    /Tacos/,
    /Fajitas/,
    { servings: 2 },
  ],
  [
    'rice boils while the wok is at work, and what is sharp names a bag of vegetables',
    '4 chicken thighs boneless, jasmine rice, frozen stir fry veg, oyster sauce, ginger, cornstarch, sesame oil',
    /# Chicken and Ginger Stir-Fry[\s\S]*- 275 g stir-fry vegetables[\s\S]*Meanwhile, stir the soy sauce[\s\S]*in a wok[\s\S]*so that they colour/,
    /Vegetable Stir-Fry/,
    { servings: 2 },
  ],
  [
    'a bag of vegetables is named by the sauce where nothing is sharp',
    'chicken breast, rice, stir fry vegetables, hoisin sauce, soy sauce',
    /# Chicken and Hoisin Sauce Stir-Fry/,
    /Vegetable Stir-Fry/,
    { servings: 2 },
  ],
  [
    'pak choi by itself is plenty, and its thick ends have time',
    'firm tofu, pak choi, soy sauce, 2 packs udon noodles, spring onions, chilli oil',
    /- 250 g pak choi[\s\S]*thick ends just tender, 3 to 4 minutes/,
    /Firm Tofu and/,
    { servings: 2 },
  ],
  [
    'two eggs each where rice has nothing else',
    '4 eggs, rice',
    /- 4 eggs, beaten/,
    undefined,
    { servings: 2 },
  ],
  [
    'one egg each where there is more in the pan',
    '6 eggs, rice, frozen peas, ham',
    /- 2 eggs, beaten/,
    undefined,
    { servings: 2 },
  ],
];

describe('enough of what carries a plate', () => {
  for (const [name, ...told] of CASES) it(name, () => expectTold(...told));
});
