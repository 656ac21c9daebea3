// Hominy in a broth red with dried chillies, and half of the bowl raw.

import { defineRows } from '../language/row.ts';
import { CUBE, OIL, SOFT_HERB, STOCK } from './shared.ts';

export const POZOLE = defineRows([
  {
    id: 'pozole', family: 'soup', needs: ['hob'],
    title: ['[?chile: red ][?meat=pork-shoulder: pork|{name meat cooked bean}] pozole[ with {names raw}]', '[?chile: red ][?meat=pork-shoulder: pork|{name meat cooked bean}] pozole'],
    headnote: [
      'Half of this soup is what goes on top: {names raw} with {name lime}, cold and sharp against the hot broth.',
      'Hominy is big, chewy maize, and this is its own soup: [?chile: red with dried chilli|warm with chilli] and scented with oregano.',
    ],
    wants: {
      hominy: { of: ['hominy'], each: 120, heart: true },
      meat: { of: ['pork-shoulder', 'pork-belly', 'chicken-thigh', 'chicken-drumstick'], each: 150, may: true, cut: 'chunks-3cm' },
      cooked: { of: ['@cooked-poultry', 'pulled-pork', '@cooked-meat'], not: ['corned-beef'], each: 110, may: true, ready: 'torn into bite-sized pieces' },
      bean: { of: ['@chilli-bean'], each: 80, may: true },
      chile: { of: ['dried-chilli'], each: 8, may: true, ready: 'stems and seeds shaken out' },
      onion: { of: ['@onion'], each: 80, buy: ['onion'], cut: 'finely-chopped' },
      tomato: { of: ['@any-tomato', 'tomatillo'], each: 90, may: true, ready: 'chopped' },
      raw: { of: ['radish', 'cabbage', 'avocado', '@salad-leaf'], each: 45, most: 3, may: true, ready: 'finely sliced' },
      chips: { of: ['tortilla-chips', 'corn-tortilla', 'tortilla'], not: ['tortilla'], each: 30, may: true, ready: '' }, herb: SOFT_HERB,
      lime: { of: ['lime', 'lemon'], each: 25, may: true, ready: 'cut into wedges' },
    },
    oneOf: [['meat', 'cooked', 'bean']],
    takes: {
      oil: OIL, garlic: { of: ['garlic'], amount: 1.5, unit: 'clove', may: true, cut: 'finely-chopped' },
      oregano: { of: ['oregano', 'mixed-herbs'], amount: 0.5, unit: 'tsp' }, cumin: { of: ['cumin'], amount: 0.25, unit: 'tsp' },
      red: { of: ['chipotle', 'chilli-powder', 'smoked-paprika'], amount: 0.5, unit: 'tsp', unless: 'chile' },
      stock: STOCK, cube: CUBE, sharp: { of: ['cider-vinegar', 'vinegar'], amount: 1, unit: 'tsp', unless: 'lime' },
    },
    acts: [
      {
        do: 'soak', in: 'bowl', water: 50, wait: 15,
        words: 'Pour {water} from the kettle over {chile} in {in}, press them under and leave for {wait}, until soft. Blend with the water, or chop and crush, to a smooth paste.',
      },
      {
        do: 'soften', in: 'pot', heat: 'medium', minutes: [6, 8], cue: 'soft and golden', beside: true,
        words: 'Warm {oil} in {in} {heat} and cook {onion:2/3} with {salt} {until}.',
      },
      {
        do: 'fry', in: 'pot', from: 'bowl', heat: 'medium', minutes: [2, 3], cue: 'it darkens and smells sweet',
        words: 'Stir in {garlic cumin red oregano:1/2}[?chile: , then the chilli paste,] and fry {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: { slot: 'meat', by: 'simmer' }, cue: 'the meat breaks at a push', core: ['meat'], water: 380,
        words: 'Add {meat} and {water}[ with {cube stock}], bring to the boil, skim, cover and simmer {heat} {until} (past {core}).',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [18, 20], cue: 'the hominy is soft and the broth tastes of it', when: 'meat',
        words: 'Add {hominy bean tomato} with {salt} and simmer, uncovered, {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [18, 20], cue: 'the hominy is soft and the broth tastes of it', water: 330,
        when: '!meat', words: 'Add {hominy bean tomato cube stock} with {water}, bring to the boil and simmer {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [4, 5], cue: 'steaming hot all through', core: ['cooked'],
        words: 'Stir in {cooked} and simmer {heat} {until} ({core}).',
      },
      {
        do: 'serve', in: 'table', from: 'pot',
        words: 'Season with {salt pepper sharp}. Ladle out and let everyone add {raw herb onion oregano chips}[, with {lime} to squeeze].',
      },
    ],
    beats: ['braise', 'slow-pot', 'hearty-soup', 'bean-stew'],
    keeps: { days: 3, months: 3, words: 'It is better the day after, with what is raw cut fresh.' }, plate: [280, 850],
    table: ['scatter', 'condiment', 'spoon'],
  },
]);
