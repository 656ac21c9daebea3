// West Africa: rice that drinks red, chicken in onions and lemon.

import { type Act, defineRows } from '../language/row.ts';
import {
  AFRICA_TABLE,
  ANY_OIL,
  BESIDE,
  CHOPPED_ONION,
  DARK_GREENS,
  FRY_RED,
  RED_PEPPER,
  RED_TAKES,
  RED_TOMATO,
  SCOTCH,
  SIDES,
  SOFTEN_ONION,
} from './africa-kit.ts';
import { BROWN, FISH, MEAT, READY } from './red-base.ts';
import { SOFT_HERB, SQUEEZED } from './shared.ts';

export const JOLLOF_AND_YASSA = defineRows([
  {
    id: 'jollof',
    family: 'rice',
    needs: ['hob'],
    title: [
      '{name meat ready bean} jollof with {names veg greens plantain}',
      'jollof rice with {names meat ready fish bean plantain veg}',
      'jollof rice',
    ],
    headnote: [
      'The base is fried until the oil stands clear of it; only then does the rice go in, to drink red instead of water.',
    ],
    wants: {
      rice: { of: ['rice', 'basmati-rice', 'jasmine-rice'], each: 80, heart: true, ready: 'rinsed' },
      tomato: { ...RED_TOMATO, may: true, heart: true, each: 130 },
      meat: { ...MEAT, each: 130 },
      ready: READY,
      fish: { ...FISH, of: ['prawns', '@white-fish'] },
      bean: { of: ['black-eyed-beans', 'kidney-beans', 'chickpeas'], each: 80, may: true },
      onion: CHOPPED_ONION,
      red: RED_PEPPER,
      scotch: SCOTCH,
      veg: {
        of: [
          ...(['carrot', 'green-beans', 'frozen-peas', 'peas', 'frozen-mixed-vegetables'] as const),
          ...(['sweetcorn', 'cabbage'] as const),
        ],
        each: 60,
        most: 2,
        may: true,
        ready: 'cut small',
      },
      plantain: { of: ['plantain'], each: 90, may: true, cut: 'slices-1cm' },
      greens: DARK_GREENS,
      herb: SOFT_HERB,
      lemon: SQUEEZED,
    },
    oneOf: [
      ['tomato', 'puree', 'scotch'],
      ['scotch', 'thyme', 'plantain', 'curry', 'hot', 'cube'],
      ['scotch', 'plantain', 'curry', 'thyme'],
    ],
    not: [
      ...(['soy-sauce', 'coconut-milk', '@cream', 'chorizo', 'garam-masala', 'saffron'] as const),
      ...(['tortilla', 'naan', 'egg', 'feta', 'parmesan', '@yoghurt', 'turmeric', 'cumin'] as const),
      ...(['courgette', 'olives', 'basil', 'lemongrass'] as const),
    ],
    takes: { ...RED_TAKES, puree: { ...RED_TAKES.puree, amount: 1.5 } },
    acts: [
      {
        ...BROWN,
        words:
          'Heat {oil:1/2} in {in} with a lid {heat} and fry {meat} with {salt} {until}. Lift onto a plate.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [5, 7],
        cue: 'deep gold on both sides',
        words: 'Fry {plantain} in {oil:1/3} in {in} {heat} {until}.',
      },
      SOFTEN_ONION,
      FRY_RED,
      {
        do: 'simmer',
        in: 'pan',
        from: 'plate',
        heat: 'low',
        minutes: [20, 24],
        cue: 'the rice is tender and just begins to catch below',
        core: ['meat'],
        water: 150,
        words:
          'Stir in {rice cube bean scotch salt} and {water}[, with {the meat} on top]. Bring to the boil, cover tightly and cook {heat} {until}[ ({core} in the meat)].',
      },
      {
        do: 'simmer',
        in: 'pan',
        heat: 'low',
        minutes: [5, 7],
        cue: 'cooked and steaming',
        core: ['fish', 'ready'],
        words: 'Lay {veg greens fish ready} on top, cover again and cook {heat} {until}[ ({core})].',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['pan', 'frying-pan', 'plate'],
        words:
          'Rest for 5 minutes, [lift out {the scotch} and ]fork up the bottom: what caught there is the best of it. [Squeeze over {lemon}. ]Serve[ with {the plantain}][, topped with {herb}].',
      },
    ],
    beats: ['pilaf', 'chicken-tomato-pot'],
    keeps: { days: 1 },
    plate: [240, 850],
    table: AFRICA_TABLE,
  },
  {
    id: 'yassa',
    family: 'stew',
    needs: ['hob'],
    title: ['{name meat} yassa with {names onion}', '{name meat} yassa'],
    headnote: [
      'As many onions as seem too many, and lemon until it stings: long heat turns both into the sauce.',
    ],
    wants: {
      meat: {
        of: ['chicken-thigh', 'chicken-drumstick', '@quick-poultry', '@white-fish'],
        each: 170,
        heart: true,
        ready: '',
      },
      onion: { of: ['@onion'], not: ['spring-onion'], each: 220, heart: true, cut: 'thin-slices' },
      lemon: { of: ['lemon', 'lime'], each: 60, heart: true, ready: 'to squeeze' },
      mustard: { of: ['mustard', 'wholegrain-mustard'], each: 8, heart: true },
      brine: { of: ['olives'], each: 20, may: true, ready: 'drained' },
      veg: {
        of: ['carrot', 'cabbage', 'pepper', 'sweet-potato'],
        each: 80,
        most: 2,
        may: true,
        ready: 'cut into 1 cm dice',
      },
      scotch: SCOTCH,
      rice: BESIDE.rice,
      herb: SOFT_HERB,
    },
    not: [
      ...(['@cream', 'honey', 'soy-sauce', 'leek', '@potato', 'tarragon', '@pasta'] as const),
      ...(['coconut-milk', 'mayonnaise', 'bacon'] as const),
    ],
    takes: {
      oil: ANY_OIL,
      garlic: { of: ['garlic'], amount: 2, unit: 'clove', may: true, cut: 'crushed' },
      thyme: { of: ['bay-leaf', 'dried-thyme'], amount: 1, unit: null, whole: true },
      hot: RED_TAKES.hot,
      cube: { ...RED_TAKES.cube },
    },
    acts: [
      {
        do: 'rest',
        in: 'bowl',
        wait: 20,
        words:
          'In {in}, turn {meat onion garlic} in {mustard} with the juice of {lemon} and {salt pepper}. Leave for {wait}, or overnight in the fridge.',
      },
      {
        do: 'brown',
        in: 'pan',
        heat: 'medium-high',
        minutes: [8, 10],
        cue: 'browned on both sides',
        words:
          'Scrape off the onions. Heat {oil:1/2} in {in} {heat} and fry {the meat} {until}. Lift onto a plate.',
      },
      {
        do: 'soften',
        in: 'pan',
        from: 'bowl',
        heat: 'medium',
        minutes: [15, 18],
        cue: 'the onions are soft, sweet and brown',
        words: 'Tip the onions and their marinade into {in} with {oil} and cook {heat}, stirring, {until}.',
      },
      {
        do: 'simmer',
        in: 'pan',
        from: 'plate',
        heat: 'low',
        minutes: [25, 30],
        cue: 'the juices run clear and the sauce is thick',
        core: ['meat'],
        water: 110,
        words:
          'Put {the meat} back with {veg thyme hot scotch cube brine} and {water}, cover and simmer {heat} {until} ({core}).',
      },
      SIDES[0] as Act,
      {
        do: 'serve',
        in: 'table',
        from: ['pan', 'saucepan'],
        words:
          'Taste: sour, sweet and hot, in equal parts; add {salt} if it wants it. Serve[ with {rice}][, topped with {herb}].',
      },
    ],
    beats: ['chicken-pan', 'tray-roast'],
    keeps: { days: 3, months: 2 },
    plate: [300, 850],
    table: AFRICA_TABLE,
  },
]);
