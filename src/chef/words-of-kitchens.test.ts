// Foods that a kitchen calls by its own word go the way of that kitchen.

import { describe, it } from 'vitest';
import { expectTold, type Told } from '../../tests/expect-told.ts';

type Case = readonly [name: string, ...Told];

const CASES: readonly Case[] = [
  [
    'kingfish comes in steaks and keeps its name, beside rice that wants its time and pieces that are soaked',
    'kingfish steaks, coconut milk, curry leaves, kudampuli, red matta rice, shallots, uluva',
    /4 kingfish steaks[\s\S]*kudampuli, soaked[\s\S]*30 to 40 minutes|kudampuli, soaked[\s\S]*matta rice[\s\S]*kingfish steaks[\s\S]*30 to 40 minutes/,
    /mackerel|tamarind paste|uluva|Left out/,
    { servings: 4 },
  ],
  [
    'a sachet of sour soup base goes in whole',
    'pork ribs, sinigang mix (Knorr), tomatoes, onion, kangkong, labanos, bawang',
    /- 4 garlic cloves[\s\S]*- 1 sachet of sinigang mix[\s\S]*with the sachet of sinigang mix[\s\S]*label of the sachet of sinigang mix/,
    /tamarind/,
    { servings: 4 },
  ],
  [
    'saba bananas are no mackerel, and nobody is told of fish',
    'saging na saba 6, brown sugar, coconut milk',
    /plantain|banana/i,
    /mackerel|fish/,
    { servings: 2 },
  ],
  [
    'frozen herbs for ghormeh sabzi are the vegetable of the stew',
    'ghormeh sabzi frozen herbs, stewing beef 500g, kidney beans tin, onion, rice',
    /# Ghormeh Sabzi[\s\S]*- 400 g frozen sabzi herbs/,
    /dried mixed herbs/,
    { servings: 4 },
  ],
  [
    'semoule is steeped beside a tagine, whose olives stay green',
    'chicken legs, green olives, preserved lemon, semoule, onion, kesbour',
    /couscous[\s\S]*green olives[\s\S]*coriander/,
    /semolina|Left out/,
    { servings: 4 },
  ],
  [
    'a sachet of onion soup seasons a pot roast, and baby carrots stay whole',
    'chuck roast 3 lb, Lipton onion soup mix, baby carrots, potatoes',
    /1 (?:sachet|envelope) of onion soup mix[\s\S]*- 350 g baby carrots\n[\s\S]*onion soup mix stirred into it/,
    /Left out|baby carrots,/,
    { servings: 4 },
  ],
  [
    'gravy granules are the gravy of a chop',
    'pork chops, gravy granules, potatoes, carrots',
    /Stir in the gravy granules and 240 ml water[^.]*until thick enough to coat a spoon/,
    /Left out|vinegar/,
    { servings: 4 },
  ],
  [
    'frozen dough rises and is baked',
    'Rhodes frozen dinner rolls',
    /rise until doubled, 3 to 5 hours[\s\S]*Bake the Rhodes frozen dinner rolls until/,
    /boil/i,
    { servings: 4 },
  ],
  [
    'a box of macaroni cheese is boiled with the peas, and its sachet is the sauce',
    'box of Kraft mac and cheese, hot dogs, frozen peas, milk',
    /Drop the macaroni into the boiling water[\s\S]*Add the peas for the last 4 minutes[\s\S]*milk, tip in the cheese of the sachet/,
    /Left out/,
    { servings: 2 },
  ],
  [
    'a dry soup alone is whisked into boiling water',
    'cup a soup (tomato)',
    /to the boil[\s\S]*Whisk in the packet soup/,
    /olive oil/,
    { servings: 2 },
  ],
  [
    'a rind is kept for a pot where nothing simmers',
    'parmesan rind, pasta, tomatoes, garlic',
    /Left out:\*\* parmesan rind[^.]*keep it for a (?:bean soup|tomato sauce)/,
    /grated|- \d+ g parmesan/,
    { servings: 2 },
  ],
];

describe('words of one kitchen', () => {
  for (const [name, ...told] of CASES) it(name, () => expectTold(...told));
});
