// Mince bound with crumbs: meatballs and a loaf.

import { defineRows } from '../language/row.ts';
import { BOIL_PASTA, FLOUR, PUREE, SHARP, SIDE, SIDE_VEG, SOFT, WILTED } from './mains.ts';
import { BOIL_POTATO, COOK_RICE, CUBE, CUT_BREAD, GARLIC, GREENS, OIL, ONION, POTATO, RICE, SOFT_HERB, SQUEEZED } from './shared.ts';

const K = '[?meat=chicken-mince: chicken |[?meat=turkey-mince: turkey |[?meat=lamb-mince: lamb |]]]';
const IN = '[?tomato: tomato sauce|[?cream: cream gravy|onion gravy]]';

export const MINCE_SHAPES = defineRows([
  {
    id: 'meatballs', family: 'pan', needs: ['hob'],
    title: [
      `[?meat=pork-mince&apple: pork and apple |${K}]meatballs in ${IN} with {names pasta potato rice}`, `${K}meatballs in ${IN}[?greens:  with {names greens}]`,
    ],
    headnote: ['Soaked crumbs and a light hand keep meatballs tender; the [?tomato: tomatoes take|gravy takes] up all that they leave in the pan.'],
    wants: {
      meat: { of: ['@mince'], each: 125, heart: true },
      crumbs: { of: ['breadcrumbs', 'bread', 'oats'], each: 20, buy: ['breadcrumbs'], ready: '' },
      egg: { of: ['egg'], each: 20, may: true, ready: 'beaten' }, apple: { of: ['apple'], each: 35, may: true, ready: 'coarsely grated' },
      sprig: { of: ['sage', 'thyme'], each: 1, may: true, ready: 'leaves chopped' }, allspice: { of: ['allspice', 'nutmeg'], each: 0.5, may: true },
      onion: ONION,
      cheese: { of: ['@italian-cheese', 'feta', '@grating-cheese', 'mozzarella'], each: 20, may: true, ready: 'grated or crumbled' },
      tomato: { of: ['@any-tomato', 'pasta-sauce'], each: 180, may: true, ready: 'chopped' },
      cream: { of: ['@cream'], each: 50, may: true },
      veg: { of: ['pepper', 'courgette', 'carrot', 'aubergine', 'celery', 'mushroom'], each: 80, most: 2, may: true, cut: 'dice-1cm' },
      greens: { ...GREENS, of: ['spinach', 'kale', 'chard', 'frozen-peas'], not: [] },
      nut: { of: ['pine-nuts', 'raisins'], each: 8, may: true, ready: '' }, herb: { ...SOFT_HERB, each: 8 }, lemon: SQUEEZED,
      jam: { of: ['lingonberry-jam', 'cranberry-sauce', 'gherkins', 'tzatziki', '@yoghurt'], each: 25, may: true },
      pasta: { of: ['@pasta', 'egg-noodles'], each: 85, may: true }, potato: POTATO, rice: RICE,
      bread: { ...CUT_BREAD, of: ['pitta', 'flatbread', 'baguette'] }, side: SIDE_VEG,
    },
    takes: {
      oil: { ...OIL, amount: 1 }, garlic: GARLIC,
      spice: {
        of: ['oregano', 'nutmeg', 'cinnamon', 'cumin', 'fennel-seeds', 'paprika'], amount: 0.5, unit: 'tsp', whole: true,
        unless: 'allspice',
      },
      flour: { ...FLOUR, unless: 'tomato' }, cube: { ...CUBE, of: ['beef-stock-cube', 'stock-cube'], unless: 'tomato' },
      puree: { ...PUREE, with: 'tomato' }, sharp: { ...SHARP, amount: 1 },
    },
    oneOf: [['crumbs', 'egg', 'jam', 'allspice']],
    not: ['@bun', '#noodle'],
    beats: ['bolognese', 'mince-pan', 'frittata', 'tomato-pasta'],
    acts: [
      {
        do: 'mix', in: 'bowl',
        words: 'In {in}, soak {crumbs}[?crumbs=bread: , torn small,] in 2 tbsp water for a minute. Work in {meat egg apple sprig allspice spice cheese salt pepper nut}[ and {herb:1/2}] only until it holds, and roll into balls the size of a walnut. Wash your hands.',
      },
      {
        do: 'brown', in: 'pan', from: 'bowl', heat: 'medium-high', minutes: [6, 8], cue: 'brown on all sides',
        words: 'Heat {oil:1/2} in {in} {heat} and fry the balls, rolling them about, {until}; they cook through later. Lift onto a plate.',
      },
      { ...SOFT, words: 'Add {oil onion veg garlic} to {in} and cook {heat} {until}.' },
      {
        do: 'simmer', in: 'pan', from: 'plate', heat: 'low', minutes: [15, 18], cue: 'the sauce is thick and no ball is pink inside',
        core: ['meat', 'egg'], water: 60, when: 'tomato',
        words: 'Stir in {puree}, then {tomato} and {water}. Put back the balls and simmer {heat}, turning them once, {until} ({core}).',
      },
      {
        do: 'simmer', in: 'pan', from: 'plate', heat: 'low', minutes: [10, 12], cue: 'the gravy coats a spoon and no ball is pink inside',
        core: ['meat', 'egg'], water: 150, when: '!tomato',
        words: 'Stir in {flour}, then {cube} and {water}. Put back the balls and simmer {heat}, turning them once, {until} ({core}).',
      },
      { ...WILTED, words: 'Add {greens cream} and cook {heat} {until}.', cue: 'hot through' }, BOIL_POTATO, COOK_RICE, BOIL_PASTA,
      { ...SIDE, in: 'frying-pan' },
      {
        do: 'serve', in: 'table', from: ['pan', 'pot', 'saucepan', 'frying-pan'],
        words: '[Squeeze in {lemon}|Sharpen the sauce with {sharp}] and taste for salt. Serve[ with {pasta potato rice bread}][, {the side}][, {jam} beside it][, scattered with {herb}].',
      },
    ],
    keeps: { days: 3, months: 3 }, plate: [250, 950],
  },
]);
