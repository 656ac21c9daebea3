// The North American table: chowder, and a bake that a tin of cream soup holds together.

import { defineRows, type Want } from '../language/row.ts';
import { ACID, SMOKED, THYME } from './american-acts.ts';
import { BOIL_PASTA, GRATED as CHEESE, MUSTARD } from './mains.ts';
import { COOK_RICE, CUBE, GARLIC, RICE, SOFT_HERB } from './shared.ts';

const CRUMBS: Want = { of: ['breadcrumbs', 'cracker', 'crisps'], each: 15, may: true, ready: 'crushed' };

export const AMERICAN_COMFORT = defineRows([
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
  {
    id: 'soup-casserole', family: 'oven', needs: ['hob', 'oven'],
    title: [
      '[?crumbs=stuffing-mix: {name meat cooked mince} and {name veg} bake with a stuffing crust]', '{name meat cooked mince} and {name veg} bake with a {name tots crumbs cheese} crust',
      '{name meat cooked mince} and {name pasta rice warm} bake with {names veg base}',
      '{name meat cooked mince veg base} bake with a {name tots crumbs cheese} crust', '{name meat cooked mince veg base} and {name pasta rice warm} bake', 'creamy {name meat cooked mince veg base} bake',
    ],
    headnote: ['The tinned soup is the sauce: loosened, sharpened with mustard and baked until it bubbles in the middle.'],
    wants: {
      soup: { of: ['cream-soup'], each: 150, heart: true, ready: '' }, meat: { of: ['@quick-poultry'], each: 130, may: true, cut: 'strips' },
      mince: { of: ['@mince'], each: 110, may: true, ready: '' },
      cooked: { of: ['@cooked-poultry', 'tinned-tuna', 'ham', 'tinned-salmon'], each: 90, may: true, ready: 'in bite-sized pieces' },
      base: { of: ['@onion', 'celery', '@wild-mushroom', 'pepper', 'carrot'], not: ['enoki'], each: 110, most: 3, may: true, ready: 'cut small' },
      veg: { of: ['broccoli', '@small-green', 'cauliflower'], each: 90, most: 2, may: true, ready: 'cut small' }, rice: RICE,
      warm: { of: ['cooked-rice', 'cooked-grains'], each: 110, may: true, ready: '' },
      pasta: { of: ['egg-noodles', '@pasta'], not: ['spaghetti'], each: 70, may: true },
      milk: { of: ['soured-cream', '@milk', '@cream'], each: 50, may: true }, cheese: { ...CHEESE, each: 35 },
      crumbs: { ...CRUMBS, of: ['stuffing-mix', 'crispy-onions', ...CRUMBS.of], each: 20 },
      tots: { of: ['tater-tots'], each: 130, may: true }, herb: SOFT_HERB,
    },
    oneOf: [['meat', 'mince', 'cooked', 'veg', 'base']],
    takes: { fat: { of: ['butter', 'olive-oil'], amount: 1, unit: 'tbsp' }, garlic: GARLIC, mustard: MUSTARD, hot: { of: ['paprika', 'smoked-paprika', 'cayenne'], amount: 0.25, unit: 'tsp' } },
    acts: [
      { do: 'heat-oven', in: 'dish', ovenC: 200, words: 'Heat the oven to {oven}.' }, COOK_RICE, BOIL_PASTA,
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [8, 10], cue: 'soft and golden',
        words: 'Cook {base} in {fat:1/3} in {in} {heat} {until}.',
      },
      {
        do: 'brown', in: 'pan', heat: 'medium-high', minutes: [8, 10], cue: 'brown, with no pink left', core: ['meat', 'mince'],
        words: 'Fry {meat mince} in {fat:1/3} in {in} with {salt} {heat} {until} ({core}).',
      },
      {
        do: 'mix', in: 'dish', from: ['pan', 'saucepan'], water: 60,
        words: 'In {in}, stir {soup milk garlic mustard hot pepper} into {water}.[ Fold in {the meat mince base rice pasta}.][ Fold in {warm cooked veg}.]',
      },
      {
        do: 'bake', in: 'dish', minutes: [25, 30], cue: 'it bubbles in the middle and the top is brown', core: ['cooked', 'warm', 'tots'],
        words: '[Scatter with {cheese crumbs}. ][Cover with {tots} in one layer. ]Dot with {fat} and bake {until}[ ({core} in the middle)]. Leave for 5 minutes[, then scatter with {herb}].',
      },
    ],
    keeps: { days: 2 }, plate: [250, 900],
  },
]);
