// West Africa: jollof, groundnut stew, spinach and egusi stews, red-red, yassa.

import { type Act, defineRows, type Want } from '../language/row.ts';
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
import { COOK_BEANS, DRIED_BEAN } from './dried-beans.ts';
import { SOFT_HERB, SQUEEZED } from './shared.ts';

const MEAT: Want = {
  of: ['chicken-thigh', '@quick-poultry', 'chicken-drumstick', '@mince'],
  not: ['chicken-drumstick'],
  each: 140,
  may: true,
  cut: 'chunks-3cm',
};
const LONG: Want = { of: ['@braising'], each: 160, may: true, cut: 'chunks-3cm' };
const FISH: Want = {
  of: ['@white-fish', 'prawns', 'mackerel', 'salmon', 'kingfish', 'smoked-haddock'],
  not: ['skate', 'plaice', 'sole'],
  each: 130,
  may: true,
  cut: 'chunks-3cm',
};
const READY: Want = {
  of: [
    ...(['@cooked-poultry', 'smoked-mackerel', 'kipper', 'tinned-mackerel', 'tinned-sardines'] as const),
    ...(['cooked-prawns', 'boiled-egg', 'cooked-lamb', 'roast-beef'] as const),
  ],
  not: ['kipper'],
  each: 80,
  may: true,
  ready: 'in large flakes or pieces',
};
const SMOKE: Want = {
  of: ['dried-shrimp', 'stockfish', 'dried-anchovies', 'bonito-flakes', 'iru'],
  not: ['stockfish', 'bonito-flakes', 'iru'],
  each: 8,
  may: true,
  ready: 'pounded',
};
const SLOW: Want = {
  of: [
    ...(['sweet-potato', 'carrot', 'butternut-squash', 'pumpkin', 'aubergine', 'cabbage', 'okra'] as const),
    ...(['green-beans', '@potato'] as const),
  ],
  each: 120,
  most: 3,
  may: true,
  cut: 'for-simmer',
};
const BROWN: Act = {
  do: 'brown',
  in: 'pan',
  heat: 'medium-high',
  minutes: [7, 9],
  cue: 'browned on most sides',
  words: 'Heat {oil:1/2} in {in} {heat} and fry {meat long} with {salt} {until}. Lift onto a plate.',
};
const BRAISE: Act = {
  do: 'simmer',
  in: 'pan',
  from: 'plate',
  heat: 'low',
  minutes: { slot: 'long', by: 'simmer' },
  cue: 'a piece falls apart under a spoon',
  core: ['long', 'meat'],
  water: 280,
  words:
    'Put {the long} back with {cube}, pour in {water}, cover and simmer {heat} {until} (past {core} long before).',
};
const GOES_IN: Act = {
  do: 'simmer',
  in: 'pan',
  heat: 'medium-low',
  minutes: [5, 7],
  cue: '[?fish: the fish is opaque and firm|steaming hot]',
  core: ['fish', 'ready'],
  words: 'Slide in {fish ready} and simmer {heat} {until}[ ({core})].',
};
const COMMON = {
  meat: MEAT,
  long: LONG,
  fish: FISH,
  ready: READY,
  onion: CHOPPED_ONION,
  red: RED_PEPPER,
  tomato: RED_TOMATO,
  scotch: SCOTCH,
} as const satisfies Record<string, Want>;
const FROM = ['pan', 'pot', 'saucepan', 'plate'] as const;

export const WEST_AFRICA = defineRows([
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
    id: 'groundnut-stew',
    family: 'stew',
    needs: ['hob'],
    title: [
      '{name meat long fish ready bean} and {name slow} groundnut stew',
      '{name meat long fish ready slow bean greens} groundnut stew',
    ],
    headnote: [
      'Peanut butter goes in loosened and late; when a rim of red oil shows, the stew has said that it is done.',
    ],
    wants: {
      ...COMMON,
      peanut: { of: ['peanut-butter', 'peanut-powder'], not: ['peanut-powder'], each: 40, heart: true },
      slow: { ...SLOW, each: 140 },
      bean: {
        of: ['chickpeas', 'black-eyed-beans', 'kidney-beans', 'butter-beans', 'cannellini-beans'],
        each: 90,
        may: true,
      },
      greens: DARK_GREENS,
      coconut: { of: ['coconut-milk'], each: 80, may: true },
      nut: { of: ['peanuts'], each: 10, may: true, ready: 'roughly chopped' },
      herb: SOFT_HERB,
      lemon: SQUEEZED,
      rice: BESIDE.rice,
    },
    oneOf: [['meat', 'long', 'fish', 'ready', 'slow', 'bean', 'greens']],
    not: [
      ...(['soy-sauce', '@pasta', '#noodle', '#bread', 'banana', 'oats', '#tofu', 'lemongrass'] as const),
      ...(['fish-sauce', 'curry-paste', 'cassava-leaves', 'cucumber'] as const),
    ],
    takes: {
      ...RED_TAKES,
      puree: { ...RED_TAKES.puree, amount: 1 },
      sharp: { of: ['cider-vinegar', 'vinegar'], amount: 0.5, unit: 'tsp', unless: 'lemon' },
      thyme: { ...RED_TAKES.thyme, may: true },
      curry: { ...RED_TAKES.curry, of: ['paprika', 'smoked-paprika', 'curry-powder', 'cumin'] },
    },
    acts: [
      BROWN,
      SOFTEN_ONION,
      FRY_RED,
      BRAISE,
      {
        do: 'simmer',
        in: 'pan',
        from: 'plate',
        heat: 'low',
        minutes: [20, 24],
        cue: '[?slow: a knife slips through the largest piece|the meat is tender]',
        core: ['meat'],
        water: 220,
        when: '!long',
        words:
          'Add {slow bean scotch coconut cube} with {water}[?meat: , put {the meat} back] and simmer {heat} {until}[ ({core})].',
      },
      {
        do: 'simmer',
        in: 'pan',
        heat: 'low',
        minutes: [18, 22],
        cue: 'tender',
        when: 'long',
        words: 'Add {slow bean scotch coconut} and simmer {heat} {until}.',
      },
      SIDES[0] as Act,
      {
        do: 'simmer',
        in: 'pan',
        heat: 'low',
        minutes: [8, 10],
        cue: 'thick, with red oil at the rim',
        words:
          'Loosen {peanut} with a ladleful of the sauce, stir it in[ with {greens}] and simmer {heat}, stirring so that it does not catch, {until}.',
      },
      GOES_IN,
      {
        do: 'serve',
        in: 'table',
        from: FROM,
        words:
          'Season with {salt} and [squeeze in {lemon}|sharpen with {sharp}]: peanut needs it. [Lift out {the scotch}. ]Serve[ with {rice}][, scattered with {nut herb}].',
      },
    ],
    beats: ['coconut-curry', 'chicken-tomato-pot', 'bean-stew'],
    keeps: { days: 3, months: 3, words: 'It thickens; loosen it with water.' },
    plate: [280, 950],
    table: AFRICA_TABLE,
  },
  {
    id: 'efo-riro',
    family: 'stew',
    needs: ['hob'],
    title: [
      '{names greens} stew with {names egusi} and {names long meat fish ready smoke}',
      '{names greens} stew with {names long meat fish ready okra root}',
      '{names greens} stew',
    ],
    headnote: [
      '[?egusi: Ground melon seed fries to soft curds in the red sauce; the leaves go in last and hold it together.]',
      'A pepper sauce fried hard, and then more leaves than the pot can hold: they fall, and it is a stew.',
    ],
    wants: {
      greens: {
        of: DARK_GREENS.of,
        most: 2,
        cut: 'shreds',
        not: ['samphire', 'cassava-leaves', 'nettle', 'water-spinach', 'collard-greens', 'courgette-flowers'],
        each: 150,
        heart: true,
      },
      egusi: { of: ['egusi', 'pumpkin-seeds'], not: ['pumpkin-seeds'], each: 30, may: true, ready: 'ground' },
      ...COMMON,
      okra: { of: ['okra'], each: 70, may: true, cut: 'slices-1cm' },
      smoke: SMOKE,
      bean: { of: ['black-eyed-beans'], each: 80, may: true },
      ...BESIDE,
    },
    oneOf: [
      ['egusi', 'smoke', 'scotch', 'palm'],
      ['egusi', 'palm', 'scotch', 'smoke', 'root'],
    ],
    not: [
      ...(['soy-sauce', 'coconut-milk', '@cream', 'garam-masala', '@pasta', 'fish-sauce', 'feta'] as const),
      ...(['lemongrass', 'peanut-butter', 'egg'] as const),
    ],
    takes: {
      ...RED_TAKES,
      oil: { ...ANY_OIL, of: ['groundnut-oil', 'vegetable-oil', 'olive-oil'], amount: 1 },
      palm: { of: ['palm-oil'], amount: 1, unit: 'tbsp', may: true },
      curry: { of: ['paprika', 'curry-powder'], amount: 0.5, unit: 'tsp', may: true },
    },
    acts: [
      BROWN,
      {
        ...SOFTEN_ONION,
        words: 'Heat {oil palm} in {in} {heat} and cook {onion red} with {salt} {until}.',
      },
      FRY_RED,
      BRAISE,
      {
        do: 'simmer',
        in: 'pan',
        from: 'plate',
        heat: 'low',
        minutes: [20, 24],
        cue: '[?meat: the meat is tender|the sauce is thick]',
        core: ['meat'],
        water: 130,
        when: '!long',
        words:
          'Add {scotch cube smoke bean} and {water}[?meat: , put {the meat} back] and simmer {heat} {until}[ ({core})].',
      },
      {
        do: 'simmer',
        in: 'pan',
        heat: 'low',
        minutes: [4, 5],
        cue: 'it bubbles',
        when: 'long',
        words: 'Stir in {scotch smoke bean} and simmer {heat} {until}.',
      },
      {
        do: 'simmer',
        in: 'pan',
        heat: 'low',
        minutes: [15, 18],
        cue: 'it has set in soft curds and the oil rises',
        water: 60,
        words:
          'Mix {egusi} with {water} to a paste, drop it in by the spoonful, cover and cook {heat} without stirring {until}.',
      },
      ...SIDES,
      {
        do: 'simmer',
        in: 'pan',
        heat: 'medium',
        minutes: [7, 9],
        cue: 'soft and dark, with little liquid',
        words: 'Add {okra greens} by the handful and cook {heat} {until}.',
      },
      GOES_IN,
      {
        do: 'serve',
        in: 'table',
        from: FROM,
        words: 'Season with {salt}[ and lift out {the scotch}]. Serve[ with {rice root}].',
      },
    ],
    beats: ['hearty-soup', 'saag'],
    keeps: { days: 3, months: 2 },
    plate: [200, 850],
    table: AFRICA_TABLE,
  },
  {
    id: 'red-red',
    family: 'stew',
    needs: ['hob'],
    title: [
      'red-red: {names bean dried} with fried {names plantain}',
      '{names bean dried} in red palm oil sauce',
      '{names bean dried} in a red pepper sauce',
    ],
    headnote: [
      'Red twice: once from tomato, once from the oil. The sweet plantain is there to be dragged through it.',
    ],
    wants: {
      bean: {
        of: ['black-eyed-beans', 'kidney-beans', 'butter-beans'],
        not: ['kidney-beans', 'butter-beans'],
        each: 130,
        may: true,
      },
      dried: { ...DRIED_BEAN, of: ['dried-black-eyed-beans'] },
      plantain: { of: ['plantain'], each: 150, may: true, cut: 'slices-1cm' },
      onion: CHOPPED_ONION,
      red: RED_PEPPER,
      tomato: RED_TOMATO,
      scotch: SCOTCH,
      smoke: SMOKE,
      ready: { ...READY, each: 60 },
      greens: DARK_GREENS,
      rice: BESIDE.rice,
      herb: SOFT_HERB,
    },
    oneOf: [
      ['bean', 'dried'],
      ['plantain', 'palm', 'scotch', 'tomato'],
    ],
    not: [
      ...(['bacon', '#sausage', '@cream', 'feta', 'coconut-milk', '@pasta', 'garam-masala'] as const),
      ...(['collard-greens', '@lardon'] as const),
    ],
    takes: {
      ...RED_TAKES,
      oil: { ...ANY_OIL, of: ['groundnut-oil', 'vegetable-oil', 'olive-oil'], amount: 2 },
      palm: { of: ['palm-oil'], amount: 1, unit: 'tbsp', may: true },
    },
    acts: [
      ...COOK_BEANS,
      {
        ...SOFTEN_ONION,
        words:
          'Heat [?plantain: {oil:1/2 palm}|{oil palm}] in {in} {heat} and cook {onion red} with {salt} {until}.',
      },
      FRY_RED,
      {
        do: 'simmer',
        in: 'pan',
        from: 'pot',
        heat: 'low',
        minutes: [12, 15],
        cue: 'thick, with red oil at the rim',
        core: ['ready'],
        water: 110,
        words:
          'Add {bean dried scotch smoke ready cube} and {water} and simmer {heat}, crushing a few beans, {until}[ ({core})].',
      },
      {
        do: 'wilt',
        in: 'pan',
        heat: 'low',
        minutes: [3, 6],
        cue: 'soft',
        words: 'Stir in {greens} and cook {heat} {until}.',
      },
      SIDES[0] as Act,
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [5, 7],
        cue: 'deep gold on both sides',
        beside: true,
        words: 'Fry {plantain} in {oil} in {in} {heat}, turning once, {until}. Salt {it plantain}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['pan', 'frying-pan', 'saucepan'],
        words:
          'Season with {salt}[, lift out {the scotch}] and serve the beans[ with {the plantain}][, {rice}][, topped with {herb}].',
      },
    ],
    beats: ['bean-stew', 'chana-masala'],
    keeps: { days: 3, months: 3 },
    plate: [220, 750],
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
