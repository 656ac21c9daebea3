// Poached fish.

import { defineRows } from '../language/row.ts';
import { FLOUR, MUSTARD } from './mains.ts';
import { SHARP } from './plate-slots.ts';
import { CUT_BREAD, POTATO, SOFT_HERB, SQUEEZED } from './shared.ts';
import { BOIL_EGG } from './spice-box.ts';

export const POACHED_FISH = defineRows([
  {
    id: 'poached-fish', family: 'plate', frame: true, needs: ['hob'],
    title: [
      '[?milk: {names fish} in {name herb mustard} sauce with {names mash greens potato}]', '[?milk: {names fish} in {name mustard} sauce]',
      'poached {names fish} with {names greens potato mash}[ and {name egg}]', 'poached {names fish} in [?mustard: mustard ]{name butter}',
    ],
    headnote: [
      '[?milk: The milk that poached the fish becomes its sauce: no flavour is lost.]',
      '[?fish=smoked-haddock/kipper: A gentle bath takes the edge off the salt and leaves the smoke.]',
      'Never boiled, the fish stays moist to the last forkful under its own broth and {name butter}.',
    ],
    wants: {
      fish: {
        of: ['smoked-haddock', 'kipper', 'fish-pie-mix', 'skate', 'cod-roe', '@white-fish', 'salmon'],
        not: ['plaice', 'sole', 'halibut', 'sea-bass', 'red-snapper', 'sea-bream', 'lutefisk'], each: 140, heart: true, ready: '',
      },
      milk: { of: ['milk', '@milk'], not: ['buttermilk', 'kefir', 'rice-milk'], each: 120, may: true }, potato: POTATO,
      mash: { of: ['mashed-potato'], each: 200, may: true },
      greens: {
        of: ['spinach', 'frozen-peas', 'leek', 'kale', 'cabbage', 'green-beans', 'broccoli'], each: 90, most: 2, may: true, ready: 'cut small',
      },
      egg: { of: ['egg'], each: 55, may: true, ready: '' }, onion: { of: ['@onion'], each: 40, may: true, cut: 'thin-slices' },
      cream: { of: ['@pouring-cream'], each: 30, may: true }, herb: SOFT_HERB, lemon: SQUEEZED, bread: CUT_BREAD,
    },
    takes: {
      butter: { of: ['butter', 'olive-oil'], amount: 1, unit: 'tbsp' }, bay: { of: ['bay-leaf'], amount: 1, unit: null, whole: true }, sharp: { ...SHARP, amount: 0.5 },
      flour: { ...FLOUR, amount: 0.75, with: 'milk' }, mustard: { ...MUSTARD, amount: 0.5 },
    },
    acts: [
      {
        do: 'boil', in: 'pot', heat: 'boiling', water: 'salted', minutes: [14, 16], cue: 'a knife slips in',
        words: 'Bring {in} of water {heat} with {water} and cook {potato} {until}[, with {greens} in it for the last 4 minutes]. Drain and turn in {butter:1/3}.',
      },
      {
        do: 'boil', in: 'pot', heat: 'boiling', water: 'salted', minutes: [4, 5], cue: 'tender', when: '!potato',
        words: 'Bring {in} of water {heat} with {water} and cook {greens} {until}. Drain and turn in {butter:1/3}.',
      },
      { ...BOIL_EGG, in: 'saucepan' },
      {
        do: 'simmer', in: 'frying-pan', heat: 'medium', minutes: [4, 6], cue: 'steaming hot all through', core: ['mash'], beside: true,
        words: 'Warm {mash} in {in} with {butter:1/3} {heat}, stirring, {until}[ ({core})].',
      },
      {
        do: 'simmer', in: 'pan', heat: 'low', minutes: { slot: 'fish', by: 'poach' }, cue: 'opaque all through', core: ['fish'], water: 80,
        words: 'Lay {fish} in {in} with {bay onion milk}[?fish=smoked-haddock/kipper: | and {salt}] and add {water}. Bring just to a shiver, cover and poach {heat} {until} ({core}). Lift out and keep warm.',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium', minutes: [3, 4], cue: 'it coats a spoon',
        words: 'Mash {flour} into {butter}, whisk into the milk in {in} and bubble {heat} {until}. Stir in {cream mustard herb pepper}[ and a squeeze of {lemon}| and {sharp}].',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium', minutes: [1, 2], cue: 'glossy', when: '!milk',
        words: 'Pour away most of the broth. Add {butter cream mustard herb pepper} to {in} and bubble {heat} {until}[, then squeeze in {lemon}|, then add {sharp}].',
      },
      {
        do: 'serve', in: 'plate', from: ['pan', 'pot', 'saucepan', 'frying-pan'],
        words: 'Spoon the sauce over {the fish} and serve[ with {the potato mash greens egg}][, {bread} beside it].',
      },
    ],
    keeps: { days: 1, words: 'Flake the rest into fishcakes.' }, plate: [100, 700],
  },
]);
