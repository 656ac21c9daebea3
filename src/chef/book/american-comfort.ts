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
      'crisp-topped macaroni cheese with {names smoked veg crumbs}',
      'bubbling macaroni cheese with {names cheese}',
    ],
    headnote: [
      'The sauce looks far too thin when it goes in: the pasta drinks it in the oven, and comes out coated instead of dry.',
    ],
    wants: {
      pasta: { of: ['pasta', 'wholewheat-pasta', 'gluten-free-pasta'], each: 90, heart: true },
      cheese: { of: ['cheddar', '@melts', '@grates'], each: 75, most: 2, heart: true, ready: 'coarsely grated' },
      milk: { of: ['@milk', 'evaporated-milk', 'soya-milk', 'oat-milk'], each: 240, heart: true },
      smoked: { ...SMOKED, of: ['bacon', 'ham', ...SMOKED.of], each: 40 },
      veg: {
        of: ['broccoli', 'cauliflower', 'frozen-peas', 'peas', 'leek', '@wild-mushroom', 'cherry-tomato', 'spinach'],
        not: ['morel', 'chicken-of-the-woods', 'enoki'], each: 70, most: 2, may: true, cut: 'for-boil',
      },
      crumbs: CRUMBS,
    },
    takes: {
      butter: { of: ['butter', 'olive-oil'], amount: 1.25, unit: 'tbsp' },
      flour: { of: ['plain-flour', 'cornflour'], amount: 1.25, unit: 'tbsp' }, mustard: MUSTARD,
      warm: { of: ['nutmeg', 'cayenne', 'paprika'], amount: 0.25, unit: 'tsp', whole: true },
    },
    acts: [
      { do: 'heat-oven', in: 'dish', ovenC: 200, words: 'Heat the oven to {oven}.' },
      {
        do: 'boil', in: 'pot', heat: 'boiling', water: 'salted', minutes: { slot: 'pasta', by: 'boil', less: 3 },
        cue: 'still firm in the middle',
        words: 'Bring {in} of water {heat} with {water} and cook {pasta} {until}[, with {veg} in it for the last 3 minutes]. Drain: it finishes in the oven.',
      },
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [5, 7], cue: 'crisp at the edges', core: ['smoked'], beside: true,
        words: 'Fry {smoked} in {in} {heat} {until}[ ({core})].',
      },
      {
        do: 'simmer', in: 'saucepan', heat: 'medium', minutes: [6, 8], cue: 'it coats the spoon', beside: true,
        words: 'Melt {butter} in {in}, stir in {flour} for a minute, then whisk in {milk} by splashes and simmer {heat}, whisking, {until}. Off the heat, melt in {cheese:2/3} with {mustard warm salt pepper}.',
      },
      {
        do: 'bake', in: 'dish', from: ['pot', 'saucepan', 'frying-pan'], minutes: [18, 22], cue: 'bubbling, with a brown crust',
        words: 'Stir everything together in {in}, scatter with {cheese crumbs} and bake {until}. Leave for 5 minutes: it thickens as it stands.',
      },
    ],
    keeps: { days: 2, months: 2, words: 'Reheat it under foil with a splash of milk.' }, plate: [330, 760],
  },
  {
    id: 'chowder', family: 'soup', needs: ['hob'],
    title: [
      '{name fish corn} chowder with crisp {name smoked}',
      'creamy {name fish corn} chowder[ with {names ready veg}]',
      'creamy {name corn fish} chowder',
    ],
    headnote: [
      'Crushed potatoes thicken it instead of flour, so that it stays light and nothing dulls the {names fish corn}.',
    ],
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
    oneOf: [['fish', 'corn']], not: ['saffron'],
    takes: {
      butter: { of: ['butter', 'olive-oil'], amount: 0.75, unit: 'tbsp' }, thyme: THYME,
      bay: { of: ['bay-leaf'], amount: 1, unit: null, whole: true }, cube: CUBE, sharp: { ...ACID, amount: 0.5 },
    },
    acts: [
      {
        do: 'fry', in: 'pot', heat: 'medium', minutes: [6, 8], cue: 'crisp', core: ['smoked'],
        words: 'Fry {smoked} in {in} {heat} {until}[ ({core})]. Lift out and leave the fat.',
      },
      {
        do: 'soften', in: 'pot', heat: 'medium', minutes: [8, 10], cue: 'soft but not coloured',
        words: 'Melt {butter} in {in}, add {onion veg thyme salt} and cook {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [12, 14], cue: 'the potatoes are soft', water: 180,
        words: 'Add {potato bay cube} and {water} and simmer {heat} {until}. Crush a third of them against the side: they are the thickening.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: [4, 5], cue: 'steaming hot all through', core: ['ready'],
        words: 'Stir in {milk corn ready} and warm {heat}, without boiling, or it splits, {until}[ ({core})].',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [5, 6],
        cue: '[?fish=@shells: the shells are wide open|just opaque all through]', core: ['fish'],
        words: '[?fish=@shells: Scrub the shells and throw away any that are broken or stay open when tapped. ]Slip in {fish}, cover and cook {heat} {until}[ ({core})].[?fish=@shells:  Throw away any that stay shut.]',
      },
      {
        do: 'serve', in: 'table', from: 'pot',
        words: 'Stir in {sharp} and plenty of {pepper}: milk needs something sharp. Taste and ladle out[, with {the smoked} on top][, scattered with {cheese herb}][, with {cracker} to crumble in].',
      },
    ],
    keeps: { days: 1, words: 'Warm it slowly, below the boil.' }, plate: [320, 950],
  },
]);
