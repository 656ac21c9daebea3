// A vegetable that the dish has no slot for is cooked beside it: on a second tray, in a pan of its own, in the layers.

import { describe, it } from 'vitest';
import { expectTold, type Told } from '../../tests/expect-told.ts';

type Case = readonly [name: string, ...Told];

const CASES: readonly Case[] = [
  [
    'beetroot has a head start on a second tray before the tart goes in',
    "beetroot bunch, goat's cheese 125g, walnuts, fennel bulb, puff pastry",
    /Turn the beetroots in [^.]* on a second tray and roast [^.]* about \d+ minutes\. Leave them in[\s\S]*with the beetroots/,
    /Left out/,
    { servings: 2 },
  ],
  [
    'carrots roast while the pie does',
    'beef mince 500g, potatoes 1kg, carrots, parsnips, onion, peas, cauliflower',
    /[Tt]urn the parsnips in [^.]* on a second tray and put them in to roast[\s\S]*Meanwhile,/,
    /Left out|leave the parsnips cold/,
    { servings: 4 },
  ],
  [
    'romanesco is boiled for a pan of beans',
    'romanesco, swiss chard, onion, polenta, gorgonzola, tin of borlotti beans, rosemary',
    /boil the romanesco in a pan of salted water[\s\S]*over the polenta[^.]*romanesco/,
    /Left out/,
    { servings: 3 },
  ],
  [
    'courgettes and peppers lie between the aubergines',
    'aubergines 2, courgettes 3, yellow pepper, vine tomatoes 600g, basil, mozzarella, garlic',
    /Brush the aubergines, courgettes and yellow pepper[\s\S]*Fry the garlic[\s\S]*20 to 25 minutes[\s\S]*, and scatter with/,
    /Left out/,
    { servings: 4, diets: ['vegetarian'] },
  ],
  [
    'sourdough is the crumbs of a warm salad',
    'purple sprouting broccoli 200g, jersey royals, eggs 4, anchovies, lemon, sourdough',
    /toast the bread crumbs[\s\S]*strewn with the crumbs/,
    /Left out/,
    { servings: 2 },
  ],
];

describe('cooked beside', () => {
  for (const [name, ...told] of CASES) it(name, () => expectTold(...told));
});
