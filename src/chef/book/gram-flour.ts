// Gram flour as pancake and as the thickening of yoghurt.

import { defineRows } from '../language/row.ts';
import { garlic, ginger, HERB, heat, hot, oil, QUICK, seed, turmeric } from './curry-kit.ts';
import { COOK_RICE, GREENS, SQUEEZED } from './shared.ts';
import { CURRY_TABLE, CURRY_WANTS, WHOLE_SPICE } from './spice-box.ts';

export const GRAM_FLOUR = defineRows([
  {
    id: 'chilla',
    family: 'pan',
    needs: ['hob'],
    title: [
      'gram flour pancakes with {names grated onion greens}',
      'gram flour pancakes with {names onion greens}',
      'gram flour pancakes',
    ],
    headnote: [
      'Chilla: flour of chickpeas, water and spice, and a pancake that needs neither egg nor rising.',
    ],
    wants: {
      flour: { of: ['gram-flour'], each: 75, heart: true },
      onion: { of: ['@onion', 'leek'], each: 40, may: true, cut: 'finely-chopped' },
      greens: {
        of: ['spinach', '@greens', 'fenugreek-greens'],
        not: ['samphire', 'cassava-leaves', 'molokhia', 'bitter-leaf', 'nettle', 'collard-greens'],
        each: 30,
        may: true,
        cut: 'shreds',
      },
      grated: {
        of: [
          ...(['carrot', 'courgette', 'cabbage', 'cauliflower', 'pepper', 'mushroom', 'beetroot'] as const),
          ...(['sweetcorn', 'frozen-peas', 'peas'] as const),
        ],
        each: 60,
        most: 2,
        may: true,
        ready: 'grated or cut very small',
      },
      tomato: { of: ['@fresh-tomato'], each: 40, may: true, ready: 'finely chopped' },
      cheese: { of: ['paneer', 'feta', 'cheddar'], each: 30, may: true, ready: 'grated or crumbled' },
      filling: { of: ['@potato'], each: 110, may: true, cut: 'dice-1cm' },
      herb: { ...HERB, each: 8 },
      cool: { of: ['@yoghurt'], each: 40, may: true },
      chutney: { of: ['mango-chutney', 'chutney', 'lime-pickle', 'indian-pickle'], each: 15, may: true },
      lemon: SQUEEZED,
    },
    not: ['egg', '@quick-poultry', '@mince', '#white-fish', '#lentil'],
    takes: {
      oil: { ...oil, amount: 1 },
      garlic,
      ginger,
      hot,
      cumin: { of: ['cumin-seeds', 'ajwain', 'cumin'], amount: 0.5, unit: 'tsp' },
      heat,
      turmeric,
    },
    acts: [
      {
        do: 'boil',
        in: 'saucepan',
        heat: 'boiling',
        minutes: [8, 10],
        cue: 'a knife slips through',
        words:
          'Cover {filling} with salted water in {in}, bring {heat} and cook {until}. Drain and shake dry.',
      },
      {
        do: 'whisk',
        in: 'bowl',
        water: 110,
        words:
          'In {in}, whisk {flour cumin heat turmeric salt} with {water}, a little at a time, to a batter like single cream. Stir in {garlic ginger hot onion greens grated tomato cheese}.',
        when: 'onion',
      },
      {
        do: 'whisk',
        in: 'bowl',
        water: 110,
        words:
          'In {in}, whisk {flour cumin heat turmeric garlic ginger hot salt} with {water}, a little at a time, to a batter like single cream.[ Stir in {greens grated tomato cheese}.]',
        when: '!onion',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        from: ['bowl', 'saucepan'],
        heat: 'medium',
        minutes: [5, 6],
        cue: 'the top is dry and both sides are spotted brown',
        words:
          'Wipe {in} with some of {oil} {heat}. Spread in a ladleful of batter, thin as a pancake, drizzle the rim and fry, turning once, {until}. Keep warm; go on with the rest. It should taste of nuts: raw gram flour is bitter.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'frying-pan',
        words:
          'Serve hot from the pan[?filling: , folded round {the filling}][, with {cool chutney herb}][ and {lemon} to squeeze].',
      },
    ],
    keeps: { days: 2 },
    plate: [80, 450],
    table: ['salad', 'condiment'],
  },
  {
    id: 'kadhi',
    family: 'stew',
    needs: ['hob'],
    title: ['yoghurt kadhi with {names veg greens}', 'yoghurt kadhi'],
    headnote: [
      'Gram flour holds the yoghurt together, so that this is the one yoghurt sauce which may boil.',
    ],
    wants: {
      yoghurt: { of: ['@yoghurt', 'buttermilk', 'kefir'], each: 150, heart: true },
      flour: { of: ['gram-flour'], each: 15, heart: true },
      onion: { of: ['@onion'], each: 50, may: true, cut: 'thin-slices' },
      veg: { ...QUICK, not: ['frozen-mixed-vegetables'], most: 2, each: 100 },
      greens: { ...GREENS, each: 60 },
      whole: WHOLE_SPICE,
      herb: HERB,
      rice: CURRY_WANTS.rice,
    },
    takes: {
      oil: { ...oil, amount: 1 },
      seed,
      garlic,
      ginger,
      hot,
      heat,
      turmeric,
      sugar: { of: ['sugar'], amount: 0.5, unit: 'tsp' },
    },
    acts: [
      {
        do: 'whisk',
        in: 'bowl',
        water: 220,
        words:
          'In {in}, whisk {flour turmeric} into {yoghurt} until no lump is left, then whisk in {water} and {salt}.',
      },
      {
        do: 'fry',
        in: 'pan',
        heat: 'medium',
        minutes: [6, 8],
        cue: 'soft and gold',
        words:
          'Heat {oil} in {in} {heat}, let {seed whole} crackle, then fry {onion veg garlic ginger hot heat} {until}.',
      },
      {
        do: 'simmer',
        in: 'pan',
        from: 'bowl',
        heat: 'medium-low',
        minutes: [15, 18],
        cue: 'it coats the spoon and no longer tastes of raw flour',
        words:
          'Pour in the yoghurt, bring it slowly to a bubble, stirring all the time, then simmer {heat} {until}[; add {greens} for the last 5 minutes].',
      },
      COOK_RICE,
      {
        do: 'serve',
        in: 'table',
        from: ['pan', 'saucepan'],
        words: 'Season with {sugar} and {salt}. Serve[ with {rice}][, topped with {herb}].',
      },
    ],
    keeps: { days: 2 },
    plate: [180, 550],
    table: CURRY_TABLE,
  },
]);
