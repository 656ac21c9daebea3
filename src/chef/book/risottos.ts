// Risotto, and whole grains that are cooked like one.

import { type Act, defineRows, type Take, type Want } from '../language/row.ts';
import { BROWNED, FRY_SMOKY, PICKED, SMOKY, SOFT, TOASTED, WILTED } from './mains.ts';
import { COOL, GARLIC, GREENS, ONION, SOFT_HERB, SQUEEZED, STOCK } from './shared.ts';

const WITH = {
  onion: ONION, smoky: SMOKY, slow: { of: ['@pan-slow'], each: 100, most: 2, may: true, cut: 'dice-1cm' },
  veg: { of: ['@pan-quick', 'cooked-beetroot', 'artichoke-hearts'], not: ['frozen-peas', 'peas'], each: 110, most: 2, may: true, ready: 'cut small' },
  greens: { ...GREENS, each: 60 }, pea: { of: ['frozen-peas', 'peas'], each: 60, may: true, ready: '' },
  cooked: {
    of: ['@cooked-poultry', 'ham', 'cooked-prawns', '@ready-fish', 'crab', '@cooked-meat', 'tinned-tuna'], each: 70, may: true,
    ready: 'in bite-sized pieces',
  },
  wine: { of: ['white-wine', 'red-wine', 'sherry', 'cider'], each: 50, may: true },
  soft: {
    of: ['goats-cheese', 'blue-cheese', 'mascarpone', 'ricotta', 'feta', 'burrata', 'cream-cheese', 'creme-fraiche'], each: 30, may: true,
    ready: '',
  },
  cheese: { of: ['@italian-cheese', '@grates'], each: 20, may: true, ready: 'grated' },
  nut: { of: ['walnuts', 'hazelnuts', 'pine-nuts', 'chestnuts'], each: 12, may: true, cut: 'chopped' }, sprig: PICKED, herb: SOFT_HERB,
  lemon: SQUEEZED,
} as const satisfies Record<string, Want>;
const TAKES = {
  fat: { of: ['butter', 'olive-oil'], amount: 1.5, unit: 'tbsp' }, garlic: GARLIC, stock: { ...STOCK, amount: 300 },
  cube: { of: ['stock-cube', 'chicken-stock-cube', 'beef-stock-cube'], amount: 0.5, unit: null, ready: 'crumbled', unless: 'stock' },
  dried: { of: ['dried-mushroom'], amount: 5, unit: 'g', may: true, ready: 'soaked in hot water and chopped' },
  sharp: { of: ['cider-vinegar', 'red-wine-vinegar'], amount: 0.5, unit: 'tsp', unless: 'wine' },
} as const satisfies Record<string, Take>;
const START: readonly Act[] = [
  FRY_SMOKY,
  {
    ...SOFT, heat: 'medium-low', cue: 'soft and not brown',
    words: 'Warm {fat:1/2} in {in} {heat} and cook {onion slow} with {salt} {until}.',
  },
];
const BROWN_VEG: Act = {
  ...SOFT, in: 'frying-pan', heat: 'medium-high', minutes: [6, 8], cue: 'tender and golden at the edges', beside: true,
  words: 'Fry {veg} in {fat:1/4} in {in} with {salt} {heat} {until}.',
};

export const RISOTTOS = defineRows([
  {
    id: 'risotto', family: 'rice', needs: ['hob'],
    title: [
      '{name veg slow fish} risotto with {names smoky cooked soft}', '{name veg slow greens pea fish} risotto',
      '{name saffron cooked smoky} risotto', 'risotto with {name cheese soft}',
    ],
    headnote: ['Added by the ladle and stirred, the hot stock coaxes out the starch: the rice makes its own cream.'],
    wants: {
      rice: { of: ['risotto-rice'], each: 80, heart: true, ready: '' }, ...WITH,
      fish: {
        of: ['prawns', 'squid', 'mixed-seafood', 'scallops', '@white-fish', 'salmon'], not: ['scallops'], each: 90, may: true,
        ready: 'in bite-sized pieces',
      },
      marrow: { of: ['bone-marrow'], each: 100, may: true, ready: '' }, saffron: { of: ['saffron'], each: 0.3, may: true },
    },
    takes: TAKES,
    acts: [
      {
        do: 'simmer', in: 'saucepan', heat: 'medium', minutes: [4, 5], cue: 'it steams', water: 400,
        words: 'Heat [{stock} and ]{water}[ with {cube saffron}] in {in} {heat} {until}, and keep it hot.',
      },
      ...START,
      {
        ...TOASTED, cue: 'the grains are hot and shine',
        words: 'Stir in {rice garlic sprig dried} and fry {heat} {until}.[ Pour in {wine} and let it bubble away.]',
      },
      {
        do: 'simmer', in: 'pan', from: 'saucepan', heat: 'medium', minutes: [18, 20],
        cue: 'the rice is tender with a little bite and flows', core: ['marrow'],
        words: 'Add the hot stock by the ladle, stirring, each one when the last is nearly gone, {heat} {until}.[ Scoop out {marrow} and stir the marrow in half way ({core}).]',
      },
      BROWN_VEG,
      {
        ...WILTED, cue: 'hot all through', core: ['cooked', 'fish'],
        words: 'Stir in {greens pea cooked fish} and cook {heat} {until}[ ({core})].',
      },
      {
        do: 'serve', in: 'plate', from: ['pan', 'frying-pan'],
        words: 'Off the heat, beat in {fat cheese sharp} until it ripples[?veg:  and fold in {the veg}]. Leave for a minute, grind over {pepper}[, squeeze in {lemon}] and serve at once[, topped with {soft nut herb}].',
      },
    ],
    keeps: { days: 1 }, plate: [160, 750],
  },
  {
    id: 'grain-pot', family: 'rice', needs: ['hob'], frame: true,
    title: [
      '[?miso=miso: buttered miso {name grain} with {names slow veg}]', 'toasted {name grain} with {names meat veg slow} and {names soft nut}', 'toasted {name grain} with {names meat smoky veg slow greens pea cooked}',
      'toasted {name grain} with sweet onions',
    ],
    headnote: [
      '[?miso=miso: Miso and {name fat} beaten in at the end make a glossy, savoury sauce of what the {name grain} has left in the pan.]',
      'Toasted before it is simmered, {names grain} tastes of nuts and keeps its bite to the end.',
    ],
    wants: {
      grain: { of: ['@pot-grain'], each: 70, heart: true, ready: 'rinsed' }, ...WITH,
      slow: { ...WITH.slow, of: ['@pan-slow', 'turnip', 'jerusalem-artichoke'] }, veg: { ...WITH.veg, most: 3 },
      meat: { of: ['@sausage', '@quick-poultry'], each: 110, may: true, cut: 'chunks-2cm' },
      bean: { of: ['@white-bean', 'chickpeas', 'tinned-lentils'], each: 70, may: true },
      egg: { of: ['boiled-egg'], each: 50, may: true, ready: 'halved' }, cool: COOL,
    },
    takes: { ...TAKES, miso: { of: ['miso', 'harissa', 'pesto'], amount: 1, unit: 'tbsp', may: true } },
    acts: [
      ...START,
      { ...BROWNED, minutes: [6, 8], cue: 'browned', words: 'Add {meat} and brown {heat} {until}; it cooks through with the grain.' },
      {
        ...TOASTED, cue: 'it smells of toast',
        words: 'Stir in {grain garlic sprig dried} and fry {heat} {until}.[ Pour in {wine} and let it bubble away.]',
      },
      {
        do: 'simmer', in: 'pan', heat: 'low', minutes: { slot: 'grain', by: 'simmer' }, cue: 'tender, with some bite, and nearly dry',
        core: ['meat'], water: 230,
        words: 'Add {stock cube bean} and {water}, cover and simmer {heat} {until}[ ({core} in the meat)]. Add a splash if it dries out too soon.',
      },
      BROWN_VEG,
      { ...WILTED, core: ['cooked'], words: 'Stir in {greens pea cooked} and cook {heat} {until}[ ({core})].' },
      {
        do: 'serve', in: 'plate', from: ['pan', 'frying-pan'],
        words: '[?miso: Off the heat, beat|Stir] in {fat miso cheese sharp pepper}[?veg:  and fold in {the veg}][, squeeze over {lemon}] and taste for salt. Serve[ with {egg cool}][, topped with {soft nut herb}].',
      },
    ],
    keeps: { days: 3 }, plate: [160, 800],
  },
]);
