// What goes well with a dish goes into it, and what a list spells is what is cooked.

import { describe, it } from 'vitest';
import { expectTold, type Told } from '../../tests/expect-told.ts';

const CASES: Readonly<Record<string, readonly Told[]>> = {
  'fruit and bubbles are a long drink': [
    [
      'frozen mango, half a cucumber, fresh mint, limes, ginger, sparkling water',
      /# Mango, Cucumber and Ginger Cooler[\s\S]*275 g mango, frozen/,
      /Left out|Crumble/,
    ],
    ['melon, mint, lime, tonic water', /# Melon and Mint Cooler/, /Left out/],
    ['frozen peaches, raspberries, lemon, sparkling water, honey', /Cooler/, /Left out|3 peaches/],
  ],
  'frozen fruit is weighed': [
    ['frozen mango, yoghurt, honey', /^- \d+ g mango, frozen/m],
    ['frozen peaches, oats, butter, sugar, flour', /^- \d+ g peaches, frozen/m],
    ['2 frozen bananas, milk, peanut butter', /^- 2 bananas/m],
  ],
  'an omelette has ham with its vegetables, and soy sauce in the egg': [
    [
      'egg, frozen peas, ham, soy sauce',
      /# Pea and Ham Omelette[\s\S]*- 4 eggs[\s\S]*Beat the eggs with the soy sauce/,
      /Left out/,
      { maxMinutes: 20 },
    ],
    ['eggs, spinach, mushrooms, soy sauce', /Omelette[\s\S]*with the soy sauce/, /Left out/],
  ],
  'what never melts is no melt, and crisps and pickles go into the wrap': [
    [
      'half a bag of doritos, pickles, cottage cheese, onion, tin of mackerel, wraps',
      /# Mackerel and Cottage Cheese Quesadillas[\s\S]*soft and golden, 6 to 8[\s\S]*scatter with the Doritos/,
      /Left out|Melt|tortilla/,
    ],
    [
      'tin of tuna, cheddar, tortillas, spring onions, tortilla chips',
      /# Tuna Melt Quesadillas[\s\S]*scatter with the/,
      /Left out/,
    ],
  ],
  'yoghurt on a moussaka is set with an egg': [
    [
      'lamb mince, aubergine, tomatoes, greek yoghurt, feta',
      /# Moussaka[\s\S]*cinnamon[\s\S]*Beat in the egg/,
    ],
    ['lamb mince, aubergine, tinned tomatoes, onion, milk, parmesan', /# Moussaka[\s\S]*cinnamon/, /Beat in/],
  ],
  'lamb, aubergine and pitta are filled at the table': [
    [
      'lamb mince, aubergine, tomatoes, feta, mint, plain yoghurt, pitta breads 3',
      /^- 3 pitta breads/m,
      /Left out/,
    ],
  ],
};

describe('room for what fits', () => {
  for (const [name, cases] of Object.entries(CASES))
    for (const told of cases) it(`${name}: ${told[0]}`, () => expectTold(...told));
});
