// Fish in milk or water that only shivers.

import { defineRows, type Take } from '../language/row.ts';
import { SHARP } from './plate-slots.ts';
import { CUT_BREAD, POTATO, SOFT_HERB, SQUEEZED } from './shared.ts';

const BUTTER: Take = { of: ['butter', 'olive-oil'], amount: 1, unit: 'tbsp' };

export const POACHED_FISH = defineRows([
  {
    id: 'poached-fish', family: 'plate', frame: true, needs: ['hob'],
    title: [
      '[?milk: {names fish} poached in milk with {names mash greens potato}]', 'poached {names fish} with {names potato greens}[ and {name egg}]',
      'poached {names fish} with {names egg herb lemon}', 'poached {names fish} with butter',
    ],
    headnote: ['{names fish}[ with {names potato mash greens egg}], poached [?fish=smoked-haddock/kipper: in [?milk: milk|water] that takes the edge off the salt|so gently that the fish stays juicy], under hot {names cream butter}.'],
    wants: {
      fish: {
        of: [
          ...(['smoked-haddock', 'kipper', 'fish-pie-mix', 'skate', 'cod-roe'] as const),
          ...(['@white-fish', 'salmon', 'lutefisk'] as const),
        ],
        not: ['plaice', 'sole', 'halibut', 'sea-bass', 'red-snapper', 'sea-bream', 'lutefisk'], each: 140, heart: true, ready: '',
      },
      milk: { of: ['milk', '@milk'], not: ['buttermilk', 'kefir', 'rice-milk'], each: 120, may: true }, potato: POTATO,
      mash: { of: ['mashed-potato'], each: 200, may: true },
      greens: {
        of: ['spinach', 'frozen-peas', 'leek', 'kale', 'cabbage', 'green-beans', 'broccoli'], each: 90, most: 2, may: true,
        ready: 'cut small',
      },
      egg: { of: ['egg'], each: 55, may: true, ready: '' }, onion: { of: ['@onion'], each: 40, may: true, cut: 'thin-slices' },
      cream: { of: ['@pouring-cream'], each: 30, may: true }, herb: SOFT_HERB, lemon: SQUEEZED, bread: CUT_BREAD,
    },
    takes: { butter: BUTTER, bay: { of: ['bay-leaf'], amount: 1, unit: null, whole: true }, sharp: SHARP },
    acts: [
      {
        do: 'boil', in: 'pot', heat: 'boiling', water: 'salted', minutes: [14, 16], cue: 'a knife slips in',
        words: 'Bring {in} of water {heat} with {water} and cook {potato} {until}[, with {greens} in it for the last 4 minutes]. Drain.',
      },
      {
        do: 'boil', in: 'pot', heat: 'boiling', water: 'salted', minutes: [4, 5], cue: 'tender', when: '!potato',
        words: 'Bring {in} of water {heat} with {water} and cook {greens} {until}. Drain.',
      },
      {
        do: 'boil', in: 'saucepan', heat: 'boiling', minutes: [9, 10], cue: 'the yolks are set', core: ['egg'], beside: true,
        words: 'Bring {in} of water {heat} and boil {egg} {until} ({core}). Cool under the tap, peel and halve.',
      },
      {
        do: 'simmer', in: 'frying-pan', heat: 'medium', minutes: [4, 6], cue: 'steaming hot all through', core: ['mash'], beside: true,
        words: 'Warm {mash} in {in} with a splash of water {heat}, stirring, {until}[ ({core})].',
      },
      {
        do: 'simmer', in: 'pan', heat: 'low', minutes: [8, 10], cue: 'the fish flakes and is opaque in the middle', core: ['fish'],
        water: 150, when: '!fish=saltfish/cod-roe/skate',
        words: 'Lay {fish} in {in} with {bay onion milk} and {water}. Bring just to a shiver and poach {heat} {until} ({core}).',
      },
      {
        do: 'simmer', in: 'pan', heat: 'low', minutes: [15, 20], cue: 'the flakes come apart easily', core: ['fish'], water: 300,
        when: 'fish=saltfish/cod-roe/skate',
        words: 'Lay {fish} in {in} with {bay onion milk} and {water}. Bring just to a shiver and poach {heat} {until} ({core}).',
      },
      {
        do: 'melt', in: 'small-bowl', from: 'pan',
        words: 'Lift the fish out[?milk: , keeping a few spoons of the milk]. Stir {butter cream} into a ladle of the hot liquid in {in} with {pepper}[ and a squeeze of {lemon}| and {sharp}].',
      },
      {
        do: 'serve', in: 'plate', from: ['small-bowl', 'pot', 'saucepan', 'frying-pan'],
        words: 'Spoon the [?cream: sauce|butter] over {the fish}[, scatter with {herb}] and serve[ with {the potato mash greens egg}][, {bread} beside it].',
      },
    ],
    keeps: { days: 1, words: 'What is left makes fishcakes with mashed potato.' }, plate: [100, 700],
  },
]);
