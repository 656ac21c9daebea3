// Something hot in a cup, something cold in a glass.

import { defineRows } from '../language/row.ts';

export const CUPS_AND_GLASSES = defineRows([
  {
    id: 'hot-cup', family: 'drink', side: 'sweet', frame: true, needs: ['hob'],
    title: [
      'hot {names milk} with {names root spice sweet}', 'hot {names leaf root spice} with {names sweet citrus}', 'hot {names milk leaf root spice sweet}',
    ],
    headnote: ['A hot cup of {names milk leaf root spice sweet}[, with {name citrus} in it].'],
    wants: {
      milk: {
        of: ['@milk', 'condensed-milk', 'evaporated-milk', 'coconut-milk', 'milk-powder'],
        not: ['buttermilk', 'kefir', 'condensed-milk', 'milk-powder'], each: 200, may: true,
      },
      leaf: {
        of: [
          'tea', 'hibiscus', 'mint', 'lemon-verbena', 'lemongrass', 'elderflowers', 'edible-flowers', 'coffee', 'matcha', 'cocoa-powder',
          'hot-chocolate', 'chocolate', 'milk-chocolate', 'carob-powder', 'white-chocolate', 'chocolate-bar', 'malt-extract', '#hardy-herb',
          'shiso', 'perilla', 'pandan', 'protein-powder',
        ],
        not: ['edible-flowers'], each: 15, may: true, ready: '',
      },
      root: { of: ['ginger', 'stem-ginger'], each: 8, may: true, cut: 'thin-slices' },
      spice: {
        of: [
          'cinnamon-stick', 'cinnamon', 'cardamom', 'star-anise', 'turmeric', 'nutmeg', 'vanilla-extract', 'vanilla-pod',
          'fennel-seeds', 'saffron', 'mixed-spice', 'allspice', 'ground-ginger', 'almond-extract', 'rose-water', 'orange-blossom-water',
         
        ],
        not: ['almond-extract'], each: 1.5, most: 3, may: true, ready: '',
      },
      citrus: { of: ['lemon', 'lime', 'orange', 'apple'], each: 20, may: true, ready: 'sliced' },
      sweet: { of: ['#syrup', '#sugar'], not: ['pomegranate-molasses', 'fondant-icing', 'icing-sugar'], each: 15, may: true, ready: '' },
    },
    oneOf: [['milk', 'leaf', 'root', 'spice', 'sweet']],
    acts: [
      {
        do: 'simmer', in: 'saucepan', heat: 'medium', minutes: [4, 5], cue: 'it steams and small bubbles rise at the rim', when: 'milk',
        words: 'Warm {milk root spice sweet} in {in} {heat}, stirring, {until}. Do not let it boil over.',
      },
      {
        do: 'boil', in: 'saucepan', heat: 'boiling', water: 250, minutes: [1, 2], cue: 'it rolls', when: '!milk',
        words: 'Bring {water} {heat} in {in}[ with {root spice sweet}] and boil {until}. Take it off the heat.',
      },
      {
        do: 'soak', in: 'saucepan', wait: 5,
        words: 'Stir in {leaf citrus}, cover and leave for {wait}. Strain if there is anything to strain.',
      },
      {
        do: 'serve', in: 'table', from: 'saucepan',
        words: 'Pour into [?one: a warm cup|warm cups] and drink while it is too hot to gulp, with both hands round it.',
      },
    ],
    keeps: { days: 0 }, plate: [2, 320], table: [],
  },
  {
    id: 'cold-glass', family: 'drink', side: 'sweet', frame: true, needs: [],
    title: ['{names drink} over ice with {names fresh}', '{names drink} over ice'],
    headnote: ['{names drink}, long and cold over ice[, with {names fresh} pressed in].'],
    wants: {
      drink: {
        of: ['#juice', '#drink', '#wine', 'elderflower-cordial', 'kefir', 'buttermilk', 'pomegranate-molasses', 'coconut-water'],
        not: ['coffee', 'tea', 'hibiscus', 'matcha', 'mirin'], each: 200, most: 3, heart: true,
      },
      fresh: {
        of: ['lemon', 'lime', 'mint', 'orange', 'cucumber', 'strawberries', 'raspberries', 'basil', 'ginger', 'grapefruit', 'apple'],
        each: 20, most: 2, may: true, ready: 'sliced',
      },
    },
    acts: [
      {
        do: 'chill', in: 'table',
        words: 'Fill [?one: a tall glass|tall glasses] with ice to the brim, so that it cools the drink and hardly melts. Add {fresh} and press once with a spoon.',
        when: 'fresh',
      },
      {
        do: 'chill', in: 'table',
        words: 'Fill [?one: a tall glass|tall glasses] with ice to the brim, so that it cools the drink and hardly melts.',
        when: '!fresh',
      },
      {
        do: 'serve', in: 'table',
        words: 'Pour over {drink}, the strongest first and no more than a small measure of it. Stir once, and drink before the ice has gone.',
      },
    ],
    keeps: { days: 0 }, plate: [100, 600], table: [],
  },
]);
