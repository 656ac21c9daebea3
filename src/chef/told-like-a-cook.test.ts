// What the panel of readers stumbled over: numbers, measures, sauces of water, what waits for what.

import { describe, it } from 'vitest';
import { expectTold, type Told } from '../../tests/expect-told.ts';

type Case = readonly [name: string, ...Told];

const CASES: readonly Case[] = [
  [
    'one potato is spoken of as one, and a big one has its minutes',
    '1 big sweet potato, baked beans, cheese',
    /# Soft Sweet Potato with[\s\S]*on a plate and microwave[\s\S]*8 to 10 minutes[\s\S]*sweet potato comes out[\s\S]*cross in the sweet potato/,
    / in a ring|each potato|potato come /,
    { servings: 1, equipment: ['microwave'] },
  ],
  [
    'two potatoes lie in a ring',
    'potatoes, tuna, sweetcorn, mayo',
    /in a ring[\s\S]*cross in each potato/,
    /comes out/,
    { servings: 2, equipment: ['microwave'] },
  ],
  [
    'the open half of a tin is kept, by its rule',
    '1 big sweet potato, baked beans, cheese',
    /You keep the rest of the baked beans[^.]*in a lidded box/,
    /Everything on your list is used/,
    { servings: 1, equipment: ['microwave'] },
  ],
  [
    'a tin that nobody opens is kept as a tin',
    '400g beef mince, 1 onion, 2 tins chopped tomatoes, spaghetti',
    /You keep a tin of chopped tomatoes/,
    /lidded box/,
  ],
  [
    'nor are two of them',
    '3 tins chickpeas, onion, curry powder, spinach, coconut milk',
    /You keep 2 tins of chickpeas/,
    /chickpeas[^.]*lidded box/,
  ],
  [
    'mince is brown with no pink left',
    '400g beef mince, 1 onion, 2 tins chopped tomatoes, spaghetti',
    /no pink is left[^.]*71 C \(160 F\) all through/,
    /heap/,
  ],
  [
    'a sauce of water and butter is boiled down before the lemon goes in, and the potatoes have salted water',
    '2 salmon fillets, tenderstem broccoli, baby potatoes, 1 lemon, butter',
    /cover with cold salted water[\s\S]*4 tablespoons of water[^.]*reduced by about half[^.]*\. (?:Stir|Mix) in the lemon juice/,
    undefined,
    { servings: 2, maxMinutes: 30 },
  ],
  [
    'the fat of chops is tipped out, and mint sauce is sharp enough beside them',
    '2 lamb chops, mint sauce, frozen peas, new potatoes',
    /salted water[\s\S]*Tip out the fat[\s\S]*reduced by about half/,
    /vinegar/,
    { servings: 2 },
  ],
  [
    'cream is hot before the gnocchi float, and the title names the mushrooms',
    'chestnut mushrooms, creme fraiche, 500g gnocchi, bag of spinach, parmesan, nutmeg',
    /Spinach, Mushrooms and Crème Fraîche[\s\S]*crème fraîche[^.]*just hot[\s\S]*Drop the gnocchi/,
    /drain it/,
  ],
  [
    'so it is for filled pasta',
    'tortellini, double cream, peas, ham',
    /double cream|cream[\s\S]*just hot[\s\S]*boiling water/,
    /drain it\b/,
  ],
  [
    'mustard on a tray is tasted',
    '6 pork sausages, half a cabbage, 2 apples, potatoes, wholegrain mustard',
    /- 1 tbsp wholegrain mustard/,
    /sizzle from/,
    { servings: 2 },
  ],
  [
    'peas say nothing over a plate of lamb',
    '2 lamb chops, mint sauce, frozen peas, new potatoes',
    /Lamb Chops/,
    /Peas get a few minutes/,
  ],
];

describe('told like a cook', () => {
  for (const [name, ...told] of CASES) it(name, () => expectTold(...told));
});
