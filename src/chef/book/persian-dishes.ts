// Fesenjan and the herb stew.

import { defineRows } from '../language/row.ts';
import { HERBS, LEVANT_TABLE, OLIVE_OIL, ONE_LEMON, SEEDS, SOUR } from './levant-kit.ts';
import { BRAISE, BROWN, LONG, MEAT, ONION, RICE_SIDE, SOFTEN } from './levant-meats.ts';
import { COOK_RICE, CUBE } from './shared.ts';

export const PERSIAN_DISHES = defineRows([
  {
    id: 'fesenjan',
    family: 'stew',
    needs: ['hob'],
    title: [
      '{name meat long veg} fesenjan with {names nut}',
      '{name meat long} with {names nut} and pomegranate',
      'fesenjan with {names nut}',
    ],
    headnote: [
      'Ground walnuts simmer until they give up their oil; the sauce turns from beige to mahogany, sour first and sweet after.',
    ],
    wants: {
      nut: {
        of: ['walnuts', 'pecans', 'almonds'],
        not: ['pecans', 'almonds'],
        each: 50,
        heart: true,
        ready: 'finely ground',
      },
      syrup: { of: ['pomegranate-molasses'], each: 20, heart: true },
      meat: MEAT,
      long: LONG,
      veg: {
        of: ['aubergine', 'butternut-squash', 'pumpkin', 'cauliflower', '#mushroom'],
        not: ['dried-mushroom', 'enoki', 'huitlacoche', 'chicken-of-the-woods'],
        each: 160,
        most: 2,
        may: true,
        ready: 'cut into 2 cm pieces',
      },
      onion: ONION,
      seeds: SEEDS,
      herb: { ...HERBS, each: 6, most: 1 },
      rice: RICE_SIDE,
      lemon: ONE_LEMON,
    },
    oneOf: [['meat', 'long', 'veg']],
    not: ['@pasta', '@cream', 'soy-sauce'],
    takes: {
      oil: OLIVE_OIL,
      mix: { of: ['cinnamon', 'baharat'], amount: 0.25, unit: 'tsp' },
      turmeric: { of: ['turmeric'], amount: 0.25, unit: 'tsp' },
      puree: { of: ['tomato-puree'], amount: 0.5, unit: 'tbsp' },
      sugar: { of: ['sugar', 'honey'], amount: 0.5, unit: 'tsp' },
    },
    acts: [
      BROWN,
      SOFTEN,
      {
        do: 'toast',
        in: 'pan',
        heat: 'medium-low',
        minutes: [3, 4],
        cue: 'they smell of toast',
        words: 'Stir in {nut mix turmeric puree} and cook {heat} {until}.',
      },
      BRAISE,
      {
        do: 'simmer',
        in: 'pan',
        from: 'plate',
        heat: 'low',
        minutes: [35, 40],
        cue: 'dark, thick and beaded with oil',
        core: ['meat'],
        water: 220,
        when: '!long',
        words:
          'Stir in {syrup sugar veg} and {water}[?meat: , put {the meat} back], cover and simmer {heat}, stirring often, {until}[ ({core})].',
      },
      {
        do: 'simmer',
        in: 'pan',
        heat: 'low',
        minutes: [25, 30],
        cue: 'dark, thick and beaded with oil',
        when: 'long',
        words: 'Stir in {syrup sugar veg} and simmer {heat}, stirring often, {until}.',
      },
      COOK_RICE,
      {
        do: 'serve',
        in: 'table',
        from: ['pan', 'saucepan', 'plate'],
        words:
          'Season with {salt pepper}[ and a squeeze of {lemon}]; neither sweet nor sour should win. Serve[ with {rice}][, scattered with {seeds herb}].',
      },
    ],
    beats: ['tagine', 'braise', 'tray-roast'],
    keeps: { days: 4, months: 3, words: 'It is better the day after.' },
    plate: [230, 750],
    table: LEVANT_TABLE,
  },
  {
    id: 'herb-stew',
    family: 'stew',
    needs: ['hob'],
    title: [
      '{name long meat} and herb stew with {names bean}',
      '{name long meat bean} in a stew of {names herb}',
    ],
    headnote: [
      'Ghormeh sabzi: a great deal of herb fried until it is nearly black. Stop at green, and it tastes of lawn.',
    ],
    wants: {
      herb: {
        of: ['sabzi-herbs', 'parsley', 'coriander', 'fenugreek-greens', 'dill', 'mint', 'chives'],
        each: 50,
        most: 4,
        heart: true,
        cut: 'finely-chopped',
      },
      sour: { of: ['dried-lime'], each: 5, may: true, ready: 'pricked all over' },
      leaf: { of: ['fenugreek-leaves'], each: 1.5, may: true },
      long: LONG,
      meat: { ...MEAT, not: ['@mince'] },
      bean: {
        of: ['kidney-beans', 'black-eyed-beans', 'cannellini-beans', 'pinto-beans'],
        each: 90,
        may: true,
      },
      greens: {
        of: ['spinach', 'spring-onion', 'leek', 'kale'],
        each: 80,
        most: 2,
        may: true,
        cut: 'finely-chopped',
      },
      onion: ONION,
      rice: RICE_SIDE,
      lemon: ONE_LEMON,
    },
    oneOf: [
      ['long', 'meat', 'bean'],
      ['sour', 'leaf', 'greens', 'turmeric', 'bean', 'long'],
      ['sour', 'leaf', 'bean'],
    ],
    not: [
      ...(['@pasta', 'tinned-tomato', 'passata', 'garam-masala', 'coconut-milk', '@cream'] as const),
      ...(['soy-sauce', 'tortilla', 'cheddar', 'feta', '@potato', 'carrot', 'couscous'] as const),
      ...(['avocado', 'sweetcorn', 'tahini', 'curry-powder', 'cumin', '@yoghurt', 'tomato'] as const),
    ],
    takes: {
      oil: { ...OLIVE_OIL, amount: 2 },
      turmeric: { of: ['turmeric'], amount: 0.5, unit: 'tsp' },
      acid: { ...SOUR, amount: 1 },
      cube: CUBE,
    },
    acts: [
      BROWN,
      SOFTEN,
      {
        do: 'fry',
        in: 'pan',
        heat: 'medium',
        minutes: [10, 12],
        cue: 'dark green and nearly dry',
        words:
          'Add {herb leaf turmeric greens} and fry {heat}, stirring, {until}. It looks too far gone; it is not.',
      },
      BRAISE,
      {
        do: 'simmer',
        in: 'pan',
        from: 'plate',
        heat: 'low',
        minutes: [35, 40],
        cue: 'the sauce is dark and the oil shows',
        core: ['meat'],
        water: 260,
        when: '!long',
        words:
          'Add {bean sour cube} and {water}[?meat: , put {the meat} back], cover and simmer {heat} {until}[ ({core})].',
      },
      {
        do: 'simmer',
        in: 'pan',
        heat: 'low',
        minutes: [20, 25],
        cue: 'dark, with oil at the rim',
        when: 'long',
        words: 'Stir in {bean sour cube} and simmer {heat} {until}.',
      },
      COOK_RICE,
      {
        do: 'serve',
        in: 'table',
        from: ['pan', 'saucepan', 'plate'],
        words:
          'Sharpen with [the juice of {lemon}|{acid}] and {salt}[, pressing {the sour} against the side]. Serve[ with {rice}].',
      },
    ],
    keeps: { days: 3, months: 3, words: 'It is better the day after.' },
    plate: [220, 700],
    table: LEVANT_TABLE,
  },
]);
