// Pasta from the oven: lasagne in layers and pasta baked in tomato.

import { type Act, defineRows, type Take, type Want } from '../language/row.ts';
import { BAKED, BASE, BROWNED, BUBBLE, BUTTERED, FLOUR, FRY_SMOKY, NUTMEG, OVEN, SMOKY, SOFT, TOASTED, WILTED } from './mains.ts';
import { GARLIC, GREENS, OIL, ONION } from './shared.ts';

const RAGU = {
  meat: { of: ['@mince', '@sausage', 'soya-mince', 'quorn-pieces'], each: 100, may: true, ready: '' }, onion: ONION, base: BASE,
  veg: { of: ['@soft-veg', '@wild-mushroom', 'leek', 'fennel'], not: ['enoki'], each: 110, most: 3, may: true, ready: 'cut small' },
  greens: { ...GREENS, each: 80 }, smoky: SMOKY, wine: { of: ['red-wine', 'white-wine'], each: 50, may: true },
  herb: { of: ['basil', 'parsley'], each: 5, may: true, ready: 'torn' },
} as const satisfies Record<string, Want>;
const LEAN: Take = { of: ['oregano', 'mixed-herbs', 'dried-basil'], amount: 0.5, unit: 'tsp' };
const RAGU_ACTS: readonly Act[] = [
  FRY_SMOKY,
  {
    ...SOFT, minutes: [10, 12], cue: 'soft, with no water left',
    words: 'Warm {oil} in {in} {heat} and cook {onion base veg} with {salt} {until}.',
  },
  {
    ...BROWNED, heat: 'high', minutes: [7, 9], cue: '[?meat=soya-mince/quorn-pieces: hot and browned|it crackles and no pink is left]', core: ['meat'],
    words: 'Add {meat}[?meat=@sausage: , out of its skin], break it up and fry {heat} {until}[ ({core} all through)].',
  },
];

export const OVEN_PASTA = defineRows([
  {
    id: 'lasagne', family: 'oven', needs: ['hob', 'oven'],
    title: [
      '[?tomato: lasagne with {names meat} ragù[ and {name veg greens}]]', '{name meat bean fish} lasagne with {names veg greens}',
      '{name meat bean fish veg greens} lasagne',
    ],
    headnote: ['Soft in the middle and crusted at the corners: {names meat bean fish veg greens} in layers with white sauce, under browned {name cheese}.'],
    wants: {
      sheet: { of: ['lasagne-sheet'], each: 50, heart: true, ready: '' },
      tomato: { of: ['tinned-tomato', 'passata', 'pasta-sauce', '@fresh-tomato'], each: 200, may: true, ready: 'chopped' }, ...RAGU,
      bean: { of: ['tinned-lentils', '#plant-protein', '@tinned-bean', 'chickpeas'], each: 90, may: true },
      fish: {
        of: ['smoked-salmon', 'salmon', 'smoked-haddock', '@cooked-poultry', 'ham'], not: ['salmon', 'smoked-haddock'], each: 70, may: true,
        ready: 'in bite-sized pieces',
      },
      white: { of: ['white-sauce'], each: 140, may: true },
      curd: { of: ['ricotta', 'mascarpone', 'creme-fraiche', 'cottage-cheese'], each: 70, may: true },
      cheese: { of: ['mozzarella', '@grates', '@melts', 'vegan-cheese'], each: 45, most: 2, buy: ['cheddar', 'vegan-cheese'], ready: 'grated or torn' },
    },
    oneOf: [['meat', 'bean', 'veg', 'greens', 'fish']],
    takes: {
      oil: { ...OIL, amount: 0.75 }, garlic: GARLIC, dried: LEAN, butter: { ...BUTTERED, unless: 'white' }, flour: { ...FLOUR, amount: 1.25, unless: 'white' },
      milk: { of: ['milk', 'oat-milk', 'soya-milk'], amount: 150, unit: 'ml', unless: 'white' }, nutmeg: { ...NUTMEG, may: true },
    },
    acts: [
      { ...OVEN, ovenC: 190 }, ...RAGU_ACTS,
      {
        ...BUBBLE, minutes: [15, 18], cue: 'rich, and loose enough to pour', water: 100,
        words: 'Add {garlic dried wine bean tomato} and {water}, and simmer {heat} {until}.',
        when: 'tomato',
      },
      { ...TOASTED, words: 'Stir in {garlic dried wine bean} and cook {heat} {until}.', when: '!tomato' },
      {
        ...WILTED,
        words: 'Stir in {greens fish herb} with {salt pepper} and cook {heat} {until}[ ({core})].',
        minutes: [2, 4], cue: 'hot', core: ['fish'],
      },
      {
        do: 'simmer', in: 'saucepan', heat: 'medium', minutes: [4, 5], cue: 'smooth, and as thick as cream', beside: true,
        words: 'Warm {butter} in {in}, stir in {flour} and let it foam. Whisk in {milk} by degrees, bubble {heat} {until}. Season with {nutmeg salt pepper} and melt in {cheese:1/3}.',
        when: '!white',
      },
      { do: 'mix', in: 'saucepan', words: 'Stir {white} with {nutmeg pepper cheese:1/3} in {in}: it goes on cold.', when: 'white' },
      {
        do: 'layer', in: 'dish', from: ['pan', 'saucepan'],
        words: 'Layer the filling, {sheet}[, {curd}] and the white sauce in {in}, three times over, ending with white sauce and {cheese}. Cover every edge of the pasta, or it stays hard.',
      },
      { ...BAKED, minutes: [35, 40], cue: 'a knife goes through every layer and the top is brown', words: 'Bake {until}.' },
      { do: 'rest', in: 'dish', wait: 10, words: 'Leave for {wait}: straight from the oven, it slides apart.' },
    ],
    keeps: { days: 3, months: 3 }, plate: [280, 950],
  },
]);
