// Dumplings: folded at home, or out of the freezer.

import { defineRows } from '../language/row.ts';
import {
  EAST_HERB,
  EAST_OIL,
  GARLIC,
  GINGER,
  HOT,
  SESAME,
  SHARP,
  SOY,
  SWEET,
  WOK_GREENS,
  WOK_VEG,
} from './eastern.ts';

export const DUMPLINGS = defineRows([
  {
    id: 'dumplings',
    family: 'plate',
    needs: ['hob'],
    title: [
      'pan-fried dumplings with {name fill} and {name green}',
      'pan-fried dumplings with {name fill onion}',
      'pan-fried dumplings with {name green onion}',
    ],
    headnote: [
      'Fried on one side, steamed under the lid, fried again: crisp below, tender above, and the filling cooked through.',
    ],
    wants: {
      wrap: { of: ['dumpling-wrapper'], each: 90, heart: true, ready: '' },
      fill: {
        of: ['@mince', 'prawns', 'tofu', 'mushroom', 'shiitake', 'fish-pie-mix'],
        not: ['fish-pie-mix'],
        each: 90,
        heart: true,
        ready: 'finely chopped',
      },
      green: {
        of: [
          ...(['chinese-leaf', 'cabbage', 'spinach', 'bok-choy', 'kale', 'chives', 'carrot'] as const),
          ...(['kimchi', 'courgette'] as const),
        ],
        each: 50,
        most: 2,
        may: true,
        ready: 'finely chopped',
      },
      onion: { of: ['spring-onion', '@onion', 'leek'], each: 20, may: true, ready: 'finely chopped' },
      side: {
        of: ['cucumber', 'radish', 'edamame', 'mangetout'],
        not: ['edamame', 'mangetout'],
        each: 60,
        may: true,
        ready: 'sliced',
      },
      herb: EAST_HERB,
    },
    takes: {
      soy: { ...SOY, amount: 1.5 },
      corn: { of: ['cornflour'], amount: 1, unit: 'tsp' },
      sharp: { ...SHARP, amount: 2 },
      oil: { ...EAST_OIL, amount: 0.75 },
      garlic: { ...GARLIC, amount: 0.5 },
      ginger: GINGER,
      wine: { of: ['rice-wine', 'oyster-sauce'], amount: 1, unit: 'tsp', may: true },
      sesame: { of: ['sesame-oil'], amount: 1, unit: 'tsp', may: true },
      hot: { of: ['chilli-oil', 'sriracha', 'chilli-flakes'], amount: 0.5, unit: 'tsp', may: true },
    },
    acts: [
      {
        do: 'mix',
        in: 'bowl',
        words:
          'Salt {green} with {salt}, leave for 5 minutes and squeeze out the water: a wet filling bursts.',
      },
      {
        do: 'mix',
        in: 'bowl',
        words:
          'In {in}, work {fill} with {soy:1/3 corn onion garlic ginger wine sesame:1/2} and {pepper}[?green:  and the squeezed vegetables] until it turns sticky.',
      },
      {
        do: 'layer',
        in: 'board',
        from: 'bowl',
        words:
          'Put a teaspoon of it on each of {wrap}, wet the rim, fold over and press out the air, so that none opens in the pan. Wash hands and board.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        from: 'board',
        heat: 'medium-high',
        minutes: [2, 3],
        cue: 'golden underneath',
        words: 'Heat {oil} in {in} with a lid {heat}. Set the dumplings in close and fry {until}.',
      },
      {
        do: 'simmer',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [7, 8],
        cue: 'the water has gone, the wrappers are clear and the filling is firm[?fill=@mince: , with no pink inside]',
        core: ['fill'],
        and: true,
        words:
          "Pour in water to a finger's depth, cover and steam {heat} {until}[ ({core})]. Uncover and crisp for a minute.",
      },
      {
        do: 'serve',
        in: 'table',
        from: 'frying-pan',
        words:
          'Stir {soy sharp sesame hot} together to dip in and serve at once[, scattered with {herb}][, {side} beside].',
      },
    ],
    keeps: { days: 1, months: 2, words: 'Freeze them raw, apart, on a tray.' },
    plate: [150, 520],
    measured: true,
  },
  {
    id: 'packet-dumplings',
    family: 'plate',
    needs: ['hob'],
    title: [
      'crisp-bottomed dumplings with {names greens veg raw}',
      'crisp-bottomed dumplings with a soy dip',
    ],
    headnote: ['From the freezer to the pan without thawing: they fry, steam and crisp under one lid.'],
    wants: {
      dumpling: { of: ['dumpling'], each: 170, heart: true, ready: '' },
      greens: WOK_GREENS,
      veg: { ...WOK_VEG, most: 3, each: 110 },
      raw: {
        of: ['cucumber', 'radish', 'lettuce', 'carrot'],
        not: ['carrot'],
        each: 60,
        may: true,
        ready: 'sliced',
      },
      onion: { of: ['spring-onion', 'chives'], each: 15, may: true, cut: 'thin-slices' },
      kimchi: { of: ['kimchi', 'pickled-ginger'], each: 30, may: true, ready: '' },
      seed: { of: ['sesame-seeds', 'peanuts'], each: 5, may: true, ready: '' },
      herb: EAST_HERB,
    },
    not: ['stock', 'chicken-stock', 'miso', 'gochujang', 'rice-cakes', '@potato', 'soured-cream', '#noodle'],
    takes: {
      oil: { ...EAST_OIL, amount: 0.75 },
      soy: { ...SOY, amount: 1 },
      sharp: { ...SHARP, amount: 2 },
      sweet: { ...SWEET, amount: 0.5 },
      garlic: GARLIC,
      ginger: GINGER,
      sesame: SESAME,
      hot: HOT,
    },
    acts: [
      {
        do: 'fry',
        in: 'wok',
        heat: 'high',
        minutes: [4, 5],
        cue: 'bright, with a bite left',
        words: 'Heat {oil:1/3} in {in} {heat} and toss {veg greens garlic} {until}. Season with {soy:1/4}.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [10, 12],
        cue: 'the water has gone and they are crisp below and steaming hot inside',
        core: ['dumpling'],
        words:
          "Heat {oil} in {in} with a lid {heat}, set in {dumpling} and fry for 2 minutes. Add water to a finger's depth, cover and cook {until} ({core}); uncover for the last 2 minutes.",
      },
      {
        do: 'serve',
        in: 'table',
        from: ['frying-pan', 'wok'],
        words:
          'Stir {soy sharp sweet ginger sesame hot} together to dip in. Serve[?veg:  on the vegetables][, {raw kimchi} beside][, scattered with {onion herb seed}].',
      },
    ],
    keeps: { days: 1 },
    plate: [150, 600],
  },
]);
