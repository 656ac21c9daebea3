// Quick things of a hot pan: saltimbocca and liver with onions.

import { defineRows, type Want } from '../language/row.ts';
import {
  BUBBLE,
  BUTTERED,
  FLOUR,
  FRY_SMOKY,
  MUSHROOM,
  MUSTARD,
  PICKED,
  POURED,
  SHARP,
  SIDE,
  SIDE_VEG,
  SOFT,
  WILTED,
} from './mains.ts';
import { SHARP } from './pot-parts.ts';
import {
  BOIL_POTATO,
  COOK_RICE,
  CUBE,
  CUT_BREAD,
  GREENS,
  POTATO,
  RICE,
  SLICED_ONION,
  SOFT_HERB,
  SQUEEZED,
} from './shared.ts';
import { POTATO } from './tray-parts.ts';

const BESIDE = {
  potato: POTATO,
  side: SIDE_VEG,
  bread: CUT_BREAD,
  herb: SOFT_HERB,
} as const satisfies Record<string, Want>;

export const QUICK_PANS = defineRows([
  {
    id: 'saltimbocca',
    family: 'pan',
    needs: ['hob'],
    title: ['{name meat} saltimbocca with {names side potato greens}', '{name meat} saltimbocca'],
    headnote: [
      'A leaf of sage under a slice of ham: the ham does the salting, and the wine lifts it off the pan.',
    ],
    wants: {
      meat: {
        of: ['veal', 'chicken-breast', 'pork-fillet', 'turkey-breast', 'pork-chop', 'monkfish'],
        not: ['monkfish'],
        each: 140,
        heart: true,
        ready: 'cut and beaten out to 1 cm',
      },
      ham: { of: ['prosciutto', 'pancetta', 'ham'], not: ['pancetta'], each: 25, heart: true, ready: '' },
      sage: { of: ['sage', 'rosemary', 'basil'], each: 2, heart: true, ready: 'leaves picked' },
      wine: { of: ['white-wine', 'marsala', 'sherry'], each: 60, may: true },
      cheese: { of: ['mozzarella', '@italian-cheese'], each: 25, may: true, ready: 'in thin slices' },
      greens: { ...GREENS, each: 90 },
      lemon: SQUEEZED,
      polenta: { of: ['polenta'], each: 50, may: true },
      ...BESIDE,
    },
    takes: {
      flour: FLOUR,
      butter: { ...BUTTERED, amount: 1.25 },
      cube: { ...CUBE, amount: 0.25, unless: 'wine' },
      sharp: SHARP,
    },
    not: ['#pasta', '@cream', '#rice', 'chorizo', '@any-tomato'],
    beats: ['chicken-pan', 'steak-and-chops', 'tray-roast'],
    acts: [
      BOIL_POTATO,
      {
        do: 'simmer',
        in: 'pot',
        heat: 'low',
        minutes: [8, 10],
        cue: 'thick, falling slowly from the spoon',
        water: 220,
        beside: true,
        words: 'Bring {water} to the boil in {in}, rain in {polenta} with {salt} and stir {heat} {until}.',
      },
      {
        do: 'mix',
        in: 'board',
        words:
          'Lay {cheese sage} on {meat}, cover with {ham} and pin it with a toothpick. Dust the bare side with {flour pepper}; it needs no salt.',
      },
      {
        do: 'fry',
        in: 'pan',
        from: 'board',
        heat: 'medium-high',
        minutes: [6, 8],
        cue: 'golden below, the ham crisp',
        core: ['meat', 'ham'],
        words:
          'Melt {butter:1/2} in {in} {heat} and fry {the meat}, ham side first, turning once, {until} ({core}). Lift onto a plate.',
      },
      {
        ...BUBBLE,
        minutes: [2, 3],
        cue: 'syrupy',
        words: 'Pour in {wine}, scrape up the brown bits and bubble {heat} {until}.',
      },
      {
        ...BUBBLE,
        minutes: [2, 3],
        cue: 'syrupy',
        water: 60,
        words: 'Add {cube} and {water}, scrape up the brown bits and bubble {heat} {until}.',
      },
      {
        ...WILTED,
        minutes: [1, 3],
        cue: 'wilted',
        words: 'Turn {greens} in the juices {heat} {until}, and lift out.',
      },
      SIDE,
      {
        do: 'serve',
        in: 'table',
        from: ['pan', 'plate', 'pot', 'saucepan'],
        words:
          'Off the heat, swirl in {butter} and [squeeze in {lemon}|add {sharp}]. Pull out the toothpicks, pour the sauce over and serve[ with {potato bread}][, {the side} beside it][, scattered with {herb}].',
      },
    ],
    keeps: { days: 1 },
    plate: [170, 700],
  },
  {
    id: 'liver-and-onions',
    family: 'pan',
    needs: ['hob'],
    title: ['{name meat} with onions and {names fruit smoky potato}', '{name meat} with soft onions'],
    headnote: [
      'The onions want twenty minutes and the {names meat} four: nothing else about it is difficult.',
    ],
    wants: {
      meat: { of: ['liver', 'chicken-liver', 'kidney', 'heart'], not: ['heart'], each: 140, heart: true },
      smoky: {
        of: ['bacon', 'pancetta', 'prosciutto'],
        not: ['prosciutto'],
        each: 35,
        may: true,
        ready: 'in strips',
      },
      onion: { ...SLICED_ONION, each: 130 },
      fruit: { of: ['apple', 'pear', 'grapes', 'plum', 'figs'], each: 70, may: true, cut: 'wedges' },
      mushroom: MUSHROOM,
      wine: { of: ['red-wine', 'sherry', 'marsala', 'port', 'cider', 'white-wine'], each: 50, may: true },
      cream: POURED,
      greens: GREENS,
      sprig: PICKED,
      lemon: SQUEEZED,
      ...BESIDE,
      potato: {
        of: ['potato', 'sweet-potato', 'mashed-potato'],
        not: ['mashed-potato'],
        each: 220,
        may: true,
        cut: 'chunks-3cm',
      },
      rice: RICE,
    },
    takes: {
      butter: { ...BUTTERED, amount: 1.5 },
      flour: FLOUR,
      mustard: { ...MUSTARD, may: true },
      sharp: {
        of: ['balsamic-vinegar', 'red-wine-vinegar', 'cider-vinegar', 'vinegar'],
        amount: 1,
        unit: 'tsp',
        unless: 'lemon',
      },
    },
    not: [
      '#pasta',
      '@any-tomato',
      'soy-sauce',
      'curry-powder',
      'garam-masala',
      'pate',
      'tortilla',
      '#noodle',
    ],
    acts: [
      BOIL_POTATO,
      COOK_RICE,
      FRY_SMOKY,
      {
        ...SOFT,
        minutes: [18, 20],
        cue: 'soft, brown and sweet',
        words: 'Melt {butter:1/2} in {in} {heat} and cook {onion} with {salt}, stirring often, {until}.',
      },
      {
        ...SOFT,
        heat: 'medium-high',
        minutes: [5, 6],
        cue: 'golden',
        words: 'Add {fruit mushroom sprig} and fry {heat} {until}.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium-high',
        minutes: { slot: 'meat', by: 'fry' },
        cue: 'crusted outside and just set within',
        core: ['meat'],
        words:
          'Dry {meat} and turn in {flour} with {salt pepper}. Melt {butter} in {in} {heat} and fry in one layer, turning once, {until}: {core} in the thickest piece, and not a minute more.',
      },
      {
        ...BUBBLE,
        from: 'frying-pan',
        minutes: [2, 3],
        cue: 'syrupy',
        water: 50,
        words:
          'Stir {wine mustard cream} and {water} into the onions, bubble {heat} {until} and put in {the meat}.',
        when: 'wine',
      },
      {
        ...BUBBLE,
        from: 'frying-pan',
        minutes: [2, 3],
        cue: 'syrupy',
        water: 60,
        words:
          'Stir {water} into the onions[ with {mustard cream}], bubble {heat} {until} and put in {the meat}.',
        when: '!wine',
      },
      { ...WILTED, words: 'Wilt {greens} in it {heat} {until}.', minutes: [2, 3] },
      SIDE,
      {
        do: 'serve',
        in: 'table',
        from: ['pan', 'pot', 'saucepan'],
        words:
          '[Squeeze over {lemon}|Sharpen with {sharp}] and serve at once[ with {the potato}[?potato: , crushed with a fork]][, with {rice bread}][, {the side} beside it][, scattered with {herb}].',
      },
    ],
    keeps: { days: 1 },
    plate: [260, 900],
  },
]);
