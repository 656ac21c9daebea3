// Pasta in cream and in tomato.

import { defineRows } from '../language/row.ts';
import { WATER } from './shared.ts';

export const PASTA_AT_HOME = defineRows([
  {
    id: 'tomato-pasta', family: 'pasta', needs: ['hob'],
    title: [
      '{name pasta} with tomato and {names veg}', '{name pasta} with tomato[?herb=basil:  and basil]', '{name pasta} with tomato sauce',
    ],
    headnote: [
      '{names pasta} in a thick tomato and garlic sauce with {names veg bean}[, under {names fresh cheese}].',
      '{names pasta} in a thick tomato and garlic sauce, sharpened at the end with vinegar[, under {names fresh cheese}].',
    ],
    wants: {
      pasta: { of: ['@pasta'], each: 95, heart: true },
      tomato: { of: ['tinned-tomato', 'passata', 'pasta-sauce', '@fresh-tomato'], each: 190, heart: true, ready: 'roughly chopped' },
      veg: { of: ['@soft-veg', 'fennel', 'spinach', '@greens'], each: 110, may: true, most: 2, ready: 'cut small' },
      onion: { of: ['@onion'], each: 50, may: true, cut: 'finely-chopped' },
      bean: { of: ['@white-bean', 'chickpeas', 'tinned-lentils'], each: 80, may: true },
      fresh: { of: ['mozzarella', 'burrata', 'ricotta', 'feta', 'goats-cheese'], each: 40, may: true, ready: 'torn into pieces' },
      cheese: { of: ['@grating-cheese'], each: 15, may: true, ready: 'finely grated' },
      sprig: { of: ['rosemary', 'thyme', 'sage'], each: 1, may: true, ready: 'leaves chopped' },
      herb: { of: ['basil', 'parsley'], each: 6, may: true, ready: 'leaves torn' },
    },
    takes: {
      oil: { of: ['olive-oil', 'vegetable-oil'], amount: 1, unit: 'tbsp' },
      garlic: { of: ['garlic'], amount: 1, unit: 'clove', cut: 'thin-slices' },
      dried: { of: ['oregano', 'mixed-herbs'], amount: 0.25, unit: 'tsp' },
      vinegar: { of: ['balsamic-vinegar', 'red-wine-vinegar', 'vinegar'], amount: 0.5, unit: 'tsp' },
    },
    not: ['coconut-milk', 'soy-sauce'],
    acts: [
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [6, 8], cue: 'soft and golden at the edges',
        words: 'Warm {oil:1/2} in {in} {heat} and cook {onion veg} with {salt}, stirring now and then, {until}.',
      },
      {
        do: 'soften', in: 'pan', heat: 'medium-low', minutes: [1, 2], cue: 'the garlic smells sweet', and: true,
        words: 'Put {oil garlic dried sprig} in {in} and cook {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium', minutes: [9, 12], cue: 'thick enough to leave a trail behind the spoon',
        words: 'Add {tomato}[ and {bean}] and simmer {heat}, stirring now and then, {until}.',
      },
      { ...WATER, beside: true },
      {
        do: 'toss', in: 'pan', from: 'pot', heat: 'medium', minutes: [1, 2], cue: 'the sauce clings',
        words: 'Stir {vinegar} into the sauce with {salt} and plenty of {pepper}. Add {the pasta} with a splash of its water and toss {heat} {until}.',
      },
      { do: 'serve', in: 'table', from: 'pan', words: 'Serve[ with {fresh cheese herb} on top].' },
    ],
    keeps: { days: 3, months: 3, words: 'Only the sauce is worth freezing: boil pasta fresh.' },
    out: [[['@cream'], 'the tomatoes are the sauce; sharp as they are, they would split the cream']],
    plate: [220, 600],
  },
]);
