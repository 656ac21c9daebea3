// Mince bound with crumbs: meatballs and a loaf.

import { defineRows } from '../language/row.ts';
import { BOIL_PASTA, FLOUR, PICKED, PUREE, SHARP, SIDE, SIDE_VEG, SOFT, THYME, WILTED } from './mains.ts';
import { SHARP } from './pot-parts.ts';
import {
  BOIL_POTATO,
  COOK_RICE,
  CUBE,
  CUT_BREAD,
  GARLIC,
  GREENS,
  OIL,
  ONION,
  POTATO,
  RICE,
  SOFT_HERB,
  SQUEEZED,
} from './shared.ts';
import { GARLIC, OIL, ONION, POTATO } from './tray-parts.ts';

export const MINCE_SHAPES = defineRows([
  {
    id: 'meatballs',
    family: 'pan',
    needs: ['hob'],
    title: [
      '{name meat} meatballs in [?tomato: tomato|[?cream: cream|gravy]] with {names pasta potato rice}',
      '{name meat} meatballs in [?tomato: tomato|[?cream: cream|gravy]][?greens:  with {names greens}]',
    ],
    headnote: [
      'Crumbs soaked soft keep the balls tender; wet hands keep them round, and nobody should press them.',
    ],
    wants: {
      meat: { of: ['@mince'], each: 125, heart: true },
      crumbs: { of: ['breadcrumbs', 'bread', 'oats'], each: 20, buy: ['breadcrumbs'], ready: 'as crumbs' },
      egg: { of: ['egg'], each: 20, may: true, ready: 'beaten' },
      allspice: { of: ['allspice', 'nutmeg'], each: 0.5, may: true },
      onion: ONION,
      cheese: {
        of: ['@italian-cheese', 'feta', '@grating-cheese', 'mozzarella'],
        each: 20,
        may: true,
        ready: 'grated or crumbled',
      },
      tomato: { of: ['@any-tomato', 'pasta-sauce'], each: 180, may: true, ready: 'chopped' },
      cream: { of: ['@cream'], each: 50, may: true },
      veg: {
        of: ['pepper', 'courgette', 'carrot', 'aubergine', 'celery', 'mushroom'],
        each: 80,
        most: 2,
        may: true,
        cut: 'dice-1cm',
      },
      greens: { ...GREENS, of: ['spinach', 'kale', 'chard', 'frozen-peas'], not: [] },
      nut: { of: ['pine-nuts', 'raisins'], each: 8, may: true, ready: '' },
      herb: { ...SOFT_HERB, each: 8 },
      lemon: SQUEEZED,
      jam: {
        of: ['lingonberry-jam', 'cranberry-sauce', 'gherkins', 'tzatziki', '@yoghurt'],
        each: 25,
        may: true,
      },
      pasta: { of: ['@pasta', 'egg-noodles'], each: 85, may: true },
      potato: POTATO,
      rice: RICE,
      bread: { ...CUT_BREAD, of: ['pitta', 'flatbread', 'baguette'] },
      side: SIDE_VEG,
    },
    takes: {
      oil: { ...OIL, amount: 1 },
      garlic: GARLIC,
      spice: {
        of: ['oregano', 'nutmeg', 'cinnamon', 'cumin', 'fennel-seeds', 'paprika'],
        amount: 0.5,
        unit: 'tsp',
        whole: true,
        unless: 'allspice',
      },
      flour: { ...FLOUR, amount: 0.25 },
      cube: { ...CUBE, of: ['beef-stock-cube', 'stock-cube'], unless: 'tomato' },
      puree: { ...PUREE, may: true },
      sharp: SHARP,
    },
    oneOf: [['crumbs', 'egg', 'jam', 'allspice']],
    not: ['curry-powder', 'coconut-milk', 'soy-sauce', '#noodle', 'tortilla', '@bun', 'aubergine'],
    beats: ['bolognese', 'mince-pan', 'frittata', 'tomato-pasta', 'creamy-pasta'],
    acts: [
      {
        do: 'mix',
        in: 'bowl',
        words:
          'In {in}, wet {crumbs} with 2 tbsp water. Work in {meat egg allspice spice cheese salt pepper nut}[ and half of {herb:1/2}], only until they hold, and roll into balls the size of a walnut. Wash your hands.',
      },
      {
        do: 'brown',
        in: 'pan',
        from: 'bowl',
        heat: 'medium-high',
        minutes: [6, 8],
        cue: 'brown on all sides',
        words:
          'Heat {oil:1/2} in {in} {heat} and fry the balls, rolling them about, {until}. Lift onto a plate.',
      },
      { ...SOFT, words: 'Add {oil onion veg garlic} to {in} and cook {heat} {until}.' },
      {
        do: 'simmer',
        in: 'pan',
        from: 'plate',
        heat: 'low',
        minutes: [15, 18],
        cue: 'the sauce is thick and no ball is pink inside',
        core: ['meat', 'egg'],
        water: 60,
        when: 'tomato',
        words:
          'Stir in {flour puree tomato} and {water}, put back the balls and simmer {heat} {until} ({core}).',
      },
      {
        do: 'simmer',
        in: 'pan',
        from: 'plate',
        heat: 'low',
        minutes: [10, 12],
        cue: 'the gravy coats a spoon and no ball is pink inside',
        core: ['meat', 'egg'],
        water: 150,
        when: '!tomato',
        words:
          'Stir in {flour puree}, then {cube} and {water}, put back the balls and simmer {heat} {until} ({core}).',
      },
      { ...WILTED, words: 'Add {greens cream} and cook {heat} {until}.', cue: 'hot through' },
      BOIL_POTATO,
      COOK_RICE,
      BOIL_PASTA,
      { ...SIDE, in: 'frying-pan' },
      {
        do: 'serve',
        in: 'table',
        from: ['pan', 'pot', 'saucepan', 'frying-pan'],
        words:
          '[Squeeze in {lemon}|Sharpen the sauce with {sharp}] and taste for salt. Serve[ with {pasta potato rice bread}][, {the side}][, {jam} beside it][, scattered with {herb}].',
      },
    ],
    keeps: { days: 3, months: 3 },
    plate: [250, 950],
  },
  {
    id: 'meat-loaf',
    family: 'oven',
    needs: ['oven'],
    title: [
      '{name meat} loaf with {names potato roots}',
      '{name meat} loaf with a {name glaze} glaze',
      '{name meat} loaf',
    ],
    headnote: [
      'Shaped by hand and baked free on the tray, it browns on three sides; in a tin it would only steam.',
    ],
    wants: {
      meat: { of: ['@mince'], each: 135, heart: true },
      crumbs: {
        of: ['breadcrumbs', 'bread', 'oats', 'stuffing-mix'],
        each: 25,
        heart: true,
        ready: 'as crumbs',
      },
      egg: { of: ['egg'], each: 27, heart: true, ready: '' },
      onion: { ...ONION, ready: 'coarsely grated' },
      veg: { of: ['carrot', 'courgette', 'celery', 'apple'], each: 40, may: true, ready: 'coarsely grated' },
      filling: {
        of: ['boiled-egg', 'cheddar', 'mozzarella', 'feta'],
        each: 35,
        may: true,
        ready: 'in pieces',
      },
      bacon: { of: ['bacon', 'prosciutto', 'pancetta'], each: 30, may: true, ready: 'in rashers' },
      potato: { of: ['@potato', 'sweet-potato'], each: 200, may: true, cut: 'for-roast' },
      roots: { of: ['@slow-roast'], not: ['aubergine'], each: 100, most: 2, may: true, cut: 'for-roast' },
      sprig: PICKED,
      herb: SOFT_HERB,
      side: SIDE_VEG,
    },
    takes: {
      glaze: { of: ['ketchup', 'barbecue-sauce', 'brown-sauce', 'tomato-puree'], amount: 1, unit: 'tbsp' },
      dark: { of: ['worcestershire-sauce', 'mustard'], amount: 1, unit: 'tsp' },
      thyme: THYME,
      oil: { ...OIL, amount: 1 },
      garlic: GARLIC,
    },
    not: ['#pasta', '@any-tomato', '@cream', 'tortilla', '#rice', '@bun', 'parmesan'],
    beats: ['meatballs', 'tray-roast'],
    acts: [
      { do: 'heat-oven', in: 'tray', ovenC: 190, words: 'Heat the oven to {oven}.' },
      {
        do: 'mix',
        in: 'bowl',
        words:
          'In {in}, work {meat crumbs egg onion veg garlic dark thyme sprig salt pepper} together until it just holds. Wash your hands after.',
      },
      {
        do: 'bake',
        in: 'tray',
        from: 'bowl',
        minutes: [45, 50],
        cue: 'the juices run clear',
        core: ['meat', 'egg', 'bacon', 'filling'],
        words:
          'Turn {potato roots} in {oil} on {in}. Shape the meat into a loaf between them[, with {filling} inside], brush with {glaze}[, wrap in {bacon}] and bake {until} ({core} in the middle).',
        when: 'potato',
      },
      {
        do: 'bake',
        in: 'tray',
        from: 'bowl',
        minutes: [45, 50],
        cue: 'the juices run clear',
        core: ['meat', 'egg', 'bacon', 'filling'],
        words:
          'Rub {in} with {oil}[ and spread {roots} over it]. Shape the meat into a loaf on it[, with {filling} inside], brush with {glaze}[, wrap in {bacon}] and bake {until} ({core} in the middle).',
        when: '!potato',
      },
      SIDE,
      {
        do: 'serve',
        in: 'table',
        from: ['tray', 'saucepan'],
        words:
          'Leave for 10 minutes, or it crumbles, and cut into thick slices. Serve[ with {the side}][, scattered with {herb}].',
      },
    ],
    keeps: { days: 3, months: 2, words: 'Cold, it is a sandwich.' },
    plate: [210, 900],
  },
]);
