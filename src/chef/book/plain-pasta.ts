// Pasta and noodles with hardly anything beside them.

import { defineRows, type Want } from '../language/row.ts';
import { EGG, FRY_EGG, READY } from './plate-slots.ts';
import { GARLIC } from './shared.ts';

const QUICK: Want = {
  of: [
    'frozen-peas', '@quick-veg', 'broccoli', 'spinach', 'sweetcorn', 'bok-choy', 'kale', 'courgette', 'carrot', 'cabbage', 'spring-greens',
    'frozen-spinach', 'beansprouts',
  ],
  not: ['corn-on-the-cob'], each: 80, most: 2, may: true, ready: 'cut small',
};

export const PLAIN_PASTA = defineRows([
  {
    id: 'bowl-of-noodles', family: 'pasta', frame: true, needs: ['hob'],
    title: [
      '{names noodle} with {names ready egg} and {names quick}', '{names noodle} with {names quick} in soy and sesame',
      '{names noodle} with a fried egg', '{names noodle} in soy and chilli butter',
    ],
    headnote: ['Noodles shining with soy and {name butter}[, with {names ready tofu quick}][ and {name egg} on top].'],
    wants: {
      noodle: { of: ['#noodle'], not: ['rice-paper', 'rice-cakes'], each: 80, heart: true },
      quick: { ...QUICK, not: ['corn-on-the-cob', 'frozen-spinach'], most: 3 }, egg: EGG, ready: READY,
      tofu: { of: ['tofu'], each: 90, may: true, cut: 'chunks-2cm' },
      nut: { of: ['peanuts', 'cashews', 'sesame-seeds'], each: 12, may: true, ready: 'chopped' },
      herb: { of: ['spring-onion', 'coriander', '@soft-herb'], each: 8, may: true, cut: 'thin-slices' },
      lime: { of: ['lime', 'lemon'], each: 20, may: true, ready: 'to squeeze' },
    },
    takes: {
      soy: { of: ['soy-sauce', 'tamari'], amount: 1, unit: 'tbsp' },
      hot: { of: ['chilli-oil', 'sriracha', 'gochujang', 'chilli-flakes'], amount: 0.25, unit: 'tsp' },
      oil: { of: ['vegetable-oil', 'sesame-oil', 'olive-oil'], amount: 0.75, unit: 'tbsp' },
      butter: { of: ['peanut-butter', 'butter', 'sesame-oil', 'vegetable-oil'], amount: 0.5, unit: 'tbsp' }, garlic: GARLIC,
      ginger: { of: ['ginger'], amount: 1, unit: 'tsp', may: true, ready: 'finely grated' },
      sharp: { of: ['rice-vinegar', 'cider-vinegar', 'vinegar'], amount: 1, unit: 'tsp', unless: 'lime' },
    },
    acts: [
      {
        do: 'boil', in: 'pot', heat: 'boiling', minutes: { slot: 'noodle', by: 'boil' }, cue: 'just tender',
        words: 'Bring {in} of water {heat} and cook {noodle} {until}[, with {quick} in it for the last 2 minutes]. Drain, keeping a cupful of the water.',
      },
      { ...FRY_EGG, beside: true, words: 'Fry {egg} in {oil:1/2} in {in} {heat}, covered, {until} ({core}).' },
      {
        do: 'fry', in: 'pan', heat: 'medium-high', minutes: [5, 7], cue: 'golden',
        words: 'Fry {tofu} in {oil:1/3} in {in} {heat} {until}.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [1, 2], cue: 'it smells', when: '!ready',
        words: 'Warm {oil garlic ginger hot} in {in} {heat} {until}. Stir in {butter soy} and a splash of the water.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [4, 5], cue: 'steaming hot all through', core: ['ready'], when: 'ready',
        words: 'Warm {oil garlic ginger hot ready} in {in} {heat} {until}[ ({core})]. Stir in {butter soy} and a splash of the water.',
      },
      {
        do: 'toss', in: 'pan', from: 'pot',
        words: 'Toss {the noodle} in it until they shine, and sharpen with [the juice of {lime}|{sharp}].',
      },
      {
        do: 'serve', in: 'table', from: ['pan', 'frying-pan'],
        words: 'Taste, and eat at once[, with {nut herb} on top][?egg:  and the eggs].',
      },
    ],
    keeps: { days: 1 }, plate: [60, 600],
  },
]);
