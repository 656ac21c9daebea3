// Aubergines or courgettes in layers with tomato and cheese.

import { defineRows } from '../language/row.ts';
import { BAKED, BROWNED, BUBBLE, OVEN, SHARP, SOFT } from './mains.ts';
import { GARLIC, OIL } from './shared.ts';

export const PARMIGIANA = defineRows([
  {
    id: 'parmigiana',
    family: 'oven',
    needs: ['hob', 'oven'],
    title: [
      '{name veg} parmigiana[ with {name ham bean}]',
      '{names veg} baked with tomato and {name cheese}',
    ],
    headnote: ['Each slice is fried before it is layered; what goes in raw comes out as water.'],
    wants: {
      veg: { of: ['aubergine', 'courgette'], each: 220, most: 2, heart: true, cut: 'slices-1cm' },
      tomato: {
        of: ['passata', 'tinned-tomato', '@fresh-tomato', 'pasta-sauce'],
        each: 190,
        heart: true,
        ready: 'chopped',
      },
      cheese: { of: ['mozzarella', '@melts', '@grates'], each: 60, heart: true, ready: 'torn or grated' },
      hard: { of: ['@italian-cheese'], each: 20, may: true, ready: 'finely grated' },
      onion: { of: ['@onion'], each: 50, may: true, cut: 'finely-chopped' },
      peppers: { of: ['pepper'], each: 80, may: true, cut: 'strips' },
      ham: { of: ['ham', 'prosciutto'], each: 30, may: true, ready: 'torn' },
      bean: { of: ['tinned-lentils', '@white-bean'], each: 80, may: true },
      brine: { of: ['olives', 'capers'], each: 12, may: true, ready: 'drained' },
      crumbs: { of: ['breadcrumbs'], each: 12, may: true },
      herb: { of: ['basil', 'parsley'], each: 6, may: true, ready: 'torn' },
    },
    takes: {
      oil: { ...OIL, amount: 2.5 },
      garlic: GARLIC,
      dried: { of: ['oregano', 'dried-basil', 'mixed-herbs'], amount: 0.5, unit: 'tsp' },
      sharp: SHARP,
    },
    not: [
      '#pasta',
      '@mince',
      '@milk',
      '#rice',
      'couscous',
      'tortilla',
      'bulgur',
      '@bread',
      'egg',
      '@fish-fillet',
      '@poultry',
      'chickpeas',
    ],
    beats: ['ratatouille', 'stuffed-vegetables'],
    acts: [
      OVEN,
      {
        ...BROWNED,
        words:
          'Salt {veg} with {salt}. Heat {oil:2/3} in {in} {heat} and fry the slices on both sides {until}. Lift onto a plate.',
      },
      { ...SOFT, minutes: [6, 8], words: 'Cook {onion peppers} in {in} {heat} {until}.' },
      {
        ...BUBBLE,
        minutes: [12, 15],
        cue: 'thick enough to spread',
        words:
          'Put {oil garlic dried tomato bean brine} in {in} and simmer {heat} {until}. Sharpen with {sharp pepper}.',
      },
      {
        ...BAKED,
        from: ['pan', 'plate'],
        words:
          'In {in}, layer the slices with the sauce, {cheese ham herb}, ending with sauce and cheese[; scatter with {hard crumbs}]. Bake {until}.',
      },
      {
        do: 'rest',
        in: 'dish',
        wait: 15,
        words: 'Leave for {wait}: warm, it can be cut, and it tastes of all its parts.',
      },
    ],
    keeps: { days: 3, months: 2, cold: true, words: 'Good cold, with bread.' },
    plate: [330, 850],
  },
]);
