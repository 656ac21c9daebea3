// The North American table: macaroni cheese, chowder, meatloaf, chicken from the oven.

import { defineRows, type Take, type Want } from '../language/row.ts';
import { ACID, SMOKED, THYME } from './american-acts.ts';
import { CUBE, SOFT_HERB } from './shared.ts';

const MUSTARD: Take = { of: ['mustard', 'wholegrain-mustard'], amount: 1, unit: 'tsp' };
const CRUMBS: Want = { of: ['breadcrumbs', 'cracker', 'crisps'], each: 15, may: true, ready: '' };

export const AMERICAN_COMFORT = defineRows([
  {
    id: 'mac-and-cheese', family: 'pasta', needs: ['hob', 'oven'],
    title: [
      'macaroni cheese with {names smoked veg}',
      'macaroni cheese with {names crumbs}', 'baked macaroni cheese',
    ],
    headnote: ['The sauce looks too thin when it goes in: the pasta drinks it in the oven, and then it is right.'],
    wants: {
      pasta: { of: ['pasta', 'wholewheat-pasta', 'gluten-free-pasta'], each: 90, heart: true },
      cheese: { of: ['cheddar', '@melts', '@grates'], each: 75, most: 2, heart: true, ready: 'coarsely grated' },
      milk: { of: ['@milk', 'evaporated-milk', 'soya-milk', 'oat-milk'], each: 240, heart: true },
      smoked: { ...SMOKED, of: ['bacon', 'ham', ...SMOKED.of], each: 40 },
      veg: {
        of: ['broccoli', 'cauliflower', 'frozen-peas', 'peas', 'leek', '@wild-mushroom', 'cherry-tomato', 'spinach'], each: 70, most: 2,
        may: true, cut: 'for-boil',
      },
      crumbs: CRUMBS,
    },
    not: ['@mince', '@quick-poultry', '@fish-fillet', 'tinned-tuna', 'pesto', 'tinned-tomato'],
    takes: {
      butter: { of: ['butter', 'olive-oil'], amount: 1.25, unit: 'tbsp' },
      flour: { of: ['plain-flour', 'cornflour'], amount: 1.25, unit: 'tbsp' }, mustard: MUSTARD,
      warm: { of: ['nutmeg', 'cayenne', 'paprika'], amount: 0.25, unit: 'tsp', whole: true },
    },
    acts: [
      { do: 'heat-oven', in: 'dish', ovenC: 200, words: 'Heat the oven to {oven}.' },
      {
        do: 'boil', in: 'pot', heat: 'boiling', water: 'salted', minutes: { slot: 'pasta', by: 'boil', less: 3 },
        words: 'Bring {in} of water {heat} with {water}. Cook {pasta} {until}, three minutes short: it goes on in the oven.[ {veg} go in for the last 3 minutes.] Drain.',
      },
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [5, 7], cue: 'crisp at the edges', core: ['smoked'], beside: true,
        words: 'Fry {smoked} in {in} {heat} {until}[ ({core})].',
      },
      {
        do: 'simmer', in: 'saucepan', heat: 'medium', minutes: [6, 8], cue: 'it coats the spoon', beside: true,
        words: 'Melt {butter} in {in}, stir in {flour}, whisk in {milk} by splashes and simmer {heat} {until}. Off the heat, melt in {cheese:2/3} with {mustard warm salt pepper}.',
      },
      {
        do: 'bake', in: 'dish', from: ['pot', 'saucepan', 'frying-pan'], minutes: [18, 22], cue: 'bubbling, with a brown crust',
        words: 'Stir all together in {in}, scatter with {cheese crumbs} and bake {until}. Leave it for 5 minutes before you serve it.',
      },
    ],
    beats: ['pasta-pan', 'gratin'],
    keeps: { days: 2, months: 2, words: 'Reheat it under foil with a splash of milk.' }, plate: [330, 760],
  },
  {
    id: 'chowder', family: 'soup', needs: ['hob'],
    title: [
      '{name fish} chowder with {names corn smoked}', '{name corn} chowder with {names smoked ready veg}', '{name corn fish} chowder',
    ],
    headnote: ['Potatoes thicken it, not flour: crush a few against the side of the pot, and it is thick enough when it just moves.'],
    wants: {
      potato: { of: ['@potato', 'sweet-potato'], each: 170, heart: true, cut: 'dice-1cm' },
      milk: {
        of: ['@milk', '@pouring-cream', 'evaporated-milk', 'soya-milk', 'oat-milk', 'coconut-milk'], not: ['coconut-milk'], each: 150,
        most: 2, heart: true,
      },
      fish: {
        of: ['clams', 'tinned-clams', 'mussels', '@white-fish', 'smoked-haddock', 'salmon', '@prawn', 'mixed-seafood', 'crab'],
        not: ['cod-roe', 'crab'], each: 110, most: 2, may: true, cut: 'for-simmer',
      },
      corn: { of: ['sweetcorn', 'corn-on-the-cob'], each: 110, may: true, ready: 'kernels only' },
      smoked: { ...SMOKED, of: ['bacon', 'ham', ...SMOKED.of], each: 35 },
      ready: { of: ['@cooked-poultry'], each: 70, may: true, ready: 'in shreds' },
      onion: { of: ['@onion', 'leek'], each: 70, buy: ['onion'], cut: 'finely-chopped' },
      veg: { of: ['celery', 'carrot', 'pepper'], each: 70, most: 2, may: true, cut: 'dice-1cm' },
      cracker: { of: ['cracker', '@bread'], each: 30, may: true, ready: '' },
      cheese: { of: ['cheddar', '@grates', 'queso-fresco'], each: 15, may: true, ready: 'grated' }, herb: SOFT_HERB,
    },
    oneOf: [['fish', 'corn']], not: ['saffron', 'tinned-tomato', 'curry-powder'],
    takes: {
      butter: { of: ['butter', 'olive-oil'], amount: 0.75, unit: 'tbsp' }, thyme: THYME,
      bay: { of: ['bay-leaf'], amount: 1, unit: null, whole: true }, cube: CUBE, sharp: { ...ACID, amount: 0.5 },
    },
    acts: [
      {
        do: 'fry', in: 'pot', heat: 'medium', minutes: [5, 7], cue: 'crisp at the edges', core: ['smoked'],
        words: 'Fry {smoked} in {in} {heat} {until}[ ({core})].',
      },
      {
        do: 'soften', in: 'pot', heat: 'medium', minutes: [7, 9], cue: 'soft and not brown',
        words: 'Add {butter onion veg thyme} to {in} with {salt} and cook {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [12, 14], cue: 'the potatoes are soft', water: 180,
        words: 'Add {potato bay cube} and {water} and simmer {heat} {until}. Crush a few against the side.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: [4, 5], cue: 'steaming hot all through', core: ['ready'],
        words: 'Stir in {milk corn ready} and heat {heat} {until}[ ({core})]: boiled, it would split.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [5, 6],
        cue: '[?fish=@shells: the shells are wide open|it is opaque and flakes]', core: ['fish'],
        words: '[?fish=@shells: Scrub the shells and throw away any that are broken or stay open when tapped. ]Add {fish}, cover and cook {heat} {until}[ ({core})].[?fish=@shells:  Throw away any that stay shut.]',
      },
      {
        do: 'serve', in: 'table', from: 'pot',
        words: 'Taste before you salt, then add {pepper} and {sharp}: milk wants a little. Ladle out[, topped with {cheese herb}][, with {cracker} to crumble in].',
      },
    ],
    beats: ['blended-soup', 'hearty-soup', 'gratin'],
    keeps: { days: 1, words: 'Warm it slowly, below the boil.' }, plate: [320, 950],
  },
]);
