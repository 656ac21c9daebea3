// Vegetables that want time, and mushrooms that want heat.

import { defineRows, type Take, type Want } from '../language/row.ts';
import { RASHER, SHARP } from './plate-slots.ts';
import { CUT_BREAD, GARLIC, OIL, SQUEEZED } from './shared.ts';

const BREAD: Want = { ...CUT_BREAD, each: 70 };
const HOT: Take = { of: ['chilli-flakes', 'chilli', 'nutmeg'], amount: 0.25, unit: 'tsp', whole: true };

export const STUBBORN_VEGETABLES = defineRows([
  {
    id: 'long-greens', family: 'stew', frame: true, needs: ['hob'],
    title: ['[?spice=smoked-paprika: smoky|slow-cooked] {names veg} with {names rasher tomato coconut}', 'slow-cooked {names veg}'],
    headnote: ['Time on a low heat turns {the veg} tender and makes a broth worth mopping up; a splash of acid at the end wakes both.'],
    wants: {
      veg: {
        of: [
          'collard-greens', 'cassava-leaves', 'moringa-pod', 'okra', 'jackfruit', 'sabzi-herbs', 'burdock', 'lotus-root', 'daikon',
          'frozen-spinach', 'kale', 'spring-greens', 'konnyaku', 'pumpkin-puree',
        ],
        not: ['frozen-spinach', 'kale', 'spring-greens', 'pumpkin-puree', 'sabzi-herbs'], each: 200, most: 2, heart: true,
        cut: 'for-simmer',
      },
      onion: { of: ['@onion', 'leek'], each: 70, buy: ['onion'], cut: 'thin-slices' }, rasher: RASHER,
      tomato: { of: ['@any-tomato'], each: 110, may: true, ready: 'roughly chopped' },
      coconut: { of: ['coconut-milk', 'peanut-butter'], each: 100, most: 2, may: true }, lemon: SQUEEZED, bread: BREAD,
    },
    takes: {
      oil: OIL, garlic: GARLIC, spice: { of: ['smoked-paprika', 'paprika', 'cumin', 'curry-powder'], amount: 0.75, unit: 'tsp' }, hot: HOT,
      sharp: { ...SHARP, of: ['cider-vinegar', 'vinegar'] },
    },
    acts: [
      {
        do: 'soften', in: 'pot', heat: 'medium', minutes: [9, 11], cue: 'golden', core: ['rasher'],
        words: 'Warm {oil} in {in} {heat} and cook {rasher onion} with {salt} {until}[ (past {core} by then)]. Stir in {garlic spice hot} for the last minute.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: { slot: 'veg', by: 'simmer' }, cue: 'quite tender', water: 150,
        words: 'Stir in {veg tomato coconut} and {water}, bring to the boil, then cover and leave {heat} {until}. [?veg=cassava-leaves: They are poisonous raw: cook them the whole time.]',
      },
      {
        do: 'serve', in: 'table', from: 'pot',
        words: 'Season with [the juice of {lemon}|{sharp}], {salt} and plenty of {pepper}. Serve in the broth[, with {bread} to soak it up].',
      },
    ],
    keeps: { days: 3, months: 2 }, plate: [90, 600],
  },
]);
