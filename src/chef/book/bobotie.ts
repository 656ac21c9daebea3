// Bobotie.

import { defineRows } from '../language/row.ts';
import { BESIDE, CHOPPED_ONION } from './africa-kit.ts';
import { COOK_RICE, GARLIC, SQUEEZED } from './shared.ts';

export const BOBOTIE = defineRows([
  {
    id: 'bobotie',
    family: 'oven',
    needs: ['hob', 'oven'],
    title: ['bobotie of {name meat} with {names fruit}', 'bobotie of {name meat}'],
    headnote: [
      "Cape Town's shepherd's pie: sweet, sour and curried below, and a custard with a bay leaf in it above.",
    ],
    wants: {
      meat: { of: ['lamb-mince', '@mince', 'soya-mince'], each: 125, heart: true },
      egg: { of: ['egg'], each: 55, heart: true, ready: '' },
      milk: {
        of: ['@milk'],
        not: ['condensed-milk', 'milk-powder', 'buttermilk', 'kefir', 'evaporated-milk'],
        each: 80,
        heart: true,
      },
      fruit: {
        of: ['apricots-dried', 'raisins', 'mango-chutney', 'chutney', 'jam', 'apple'],
        each: 25,
        most: 2,
        heart: true,
        ready: 'chopped',
      },
      bread: {
        of: ['bread', 'breadcrumbs', 'sourdough', 'bread-roll'],
        not: ['breadcrumbs'],
        each: 20,
        may: true,
        ready: 'crumbled',
      },
      onion: CHOPPED_ONION,
      veg: {
        of: ['carrot', 'frozen-peas', 'courgette'],
        each: 50,
        may: true,
        ready: 'grated or whole if small',
      },
      nut: { of: ['almonds'], each: 10, may: true, cut: 'chopped' },
      rice: BESIDE.rice,
      lemon: SQUEEZED,
    },
    not: ['tinned-tomato', '@pasta', '@grating-cheese', 'soy-sauce'],
    takes: {
      oil: { of: ['vegetable-oil', 'butter'], amount: 0.75, unit: 'tbsp' },
      garlic: GARLIC,
      curry: { of: ['curry-powder', 'garam-masala'], amount: 1.5, unit: 'tsp' },
      turmeric: { of: ['turmeric'], amount: 0.25, unit: 'tsp' },
      leaf: { of: ['bay-leaf'], amount: 2, unit: null, whole: true },
      sharp: { of: ['cider-vinegar', 'vinegar'], amount: 1, unit: 'tsp', unless: 'lemon' },
    },
    acts: [
      { do: 'heat-oven', in: 'dish', ovenC: 180, words: 'Heat the oven to {oven}.' },
      {
        do: 'soften',
        in: 'pan',
        heat: 'medium',
        minutes: [8, 10],
        cue: 'soft and golden',
        words: 'Heat {oil} in {in} {heat} and cook {onion veg} with {salt} {until}.',
      },
      {
        do: 'fry',
        in: 'pan',
        heat: 'medium',
        minutes: [1, 2],
        cue: 'it smells of curry',
        words: 'Stir in {garlic curry turmeric} and fry {heat} {until}.',
      },
      {
        do: 'brown',
        in: 'pan',
        heat: 'medium-high',
        minutes: [7, 9],
        cue: 'crumbled and browned',
        words: 'Add {meat} with {salt} and fry {heat}, breaking it up, {until}.',
      },
      {
        do: 'mix',
        in: 'dish',
        from: 'pan',
        words:
          'Off the heat, stir in {fruit nut bread} and [the juice of {lemon}|{sharp}], tip into {in} and press level.',
      },
      {
        do: 'bake',
        in: 'dish',
        minutes: [28, 32],
        cue: 'the custard is set in the middle and gold',
        core: ['egg', 'meat'],
        words:
          'Beat {egg} with {milk} and {salt}, pour over, lay {leaf} on top and bake {until} ({core} inside).',
      },
      COOK_RICE,
      {
        do: 'serve',
        in: 'table',
        from: ['dish', 'saucepan'],
        words: 'Rest for 5 minutes, so that it cuts[, and serve with {rice}].',
      },
    ],
    beats: ['mince-pan'],
    keeps: { days: 3, months: 2 },
    plate: [230, 650],
    table: ['salad', 'condiment', 'scatter'],
  },
]);
