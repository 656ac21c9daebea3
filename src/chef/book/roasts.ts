// Roasts: birds and joints whole, with their vegetables in the fat and a gravy from the tin.

import { type Act, type DishRow, defineRows, type Want } from '../language/row.ts';
import { BUBBLE, FLOUR, MUSTARD, SIDE, SIDE_VEG, SPRIG, THYME } from './mains.ts';
import { CUBE, SOFT_HERB } from './shared.ts';

const ROAST = {
  potato: { of: ['potato', 'new-potato', 'sweet-potato'], each: 220, most: 2, may: true, cut: 'for-roast' },
  roots: {
    of: ['@slow-roast'], not: ['corn-on-the-cob', 'aubergine', 'cabbage', 'red-cabbage', 'cauliflower'], each: 130, most: 3, may: true,
    cut: 'for-roast',
  },
  onion: { of: ['@onion'], each: 60, may: true, cut: 'wedges' },
  fruit: { of: ['apple', 'pear', 'quince', 'plum', 'cherries', 'blackberries'], each: 60, may: true, ready: 'halved or quartered' },
  wine: { of: ['white-wine', 'red-wine', 'cider', 'marsala', 'port'], each: 40, may: true }, sprig: SPRIG,
  bacon: { of: ['bacon', 'pancetta', 'prosciutto'], each: 20, may: true, ready: 'in rashers' }, herb: SOFT_HERB,
  side: { ...SIDE_VEG, most: 3 }, lemon: { of: ['lemon', 'orange'], each: 25, may: true, ready: 'halved' },
  sauce: { of: ['cranberry-sauce', 'bread-sauce', 'mint-sauce', 'horseradish', 'apple-sauce', 'yorkshire-pudding'], each: 12, may: true },
} as const satisfies Record<string, Want>;
const GRAVY: Act = {
  ...BUBBLE, in: 'frying-pan', cue: 'it coats a spoon', water: 110,
  words: 'Spoon most of the fat out of the tray, stir {flour} into the rest, then {wine cube} and {water}. Scrape up all that is brown and bubble {heat} {until}.',
};

const BIRD: DishRow = {
  id: 'roast-bird', family: 'oven', needs: ['hob', 'oven'],
  title: [
    'roast {name meat} with {names fruit potato roots}', 'roast {name meat} with {name lemon} and {name sprig}',
    'roast {name meat} with its gravy',
  ],
  headnote: ['[?bacon: {name meat} under {name bacon}|Crisp-skinned {name meat}], juicy from its rest[, with {names potato roots fruit onion} roasted round it], and a gravy scraped from the tin.'],
  wants: { meat: { of: ['chicken-whole', 'whole-duck', 'turkey-crown', 'goose'], each: 400, heart: true, ready: 'patted dry' }, ...ROAST },
  takes: {
    fat: { of: ['butter', 'olive-oil', 'vegetable-oil'], amount: 1, unit: 'tbsp' },
    garlic: { of: ['garlic'], amount: 1.5, unit: 'clove', may: true, ready: 'in their skins' }, thyme: THYME,
    spice: {
      of: ['juniper-berries', 'smoked-paprika', 'harissa', 'ras-el-hanout', 'cumin', 'paprika'], amount: 0.5, unit: 'tsp', may: true,
    },
    flour: { ...FLOUR, amount: 0.25 }, cube: { ...CUBE, of: ['chicken-stock-cube', 'stock-cube'], amount: 0.25 },
  },
  not: ['coconut-milk', 'soy-sauce', '#pasta', '#noodle'],
  acts: [
    { do: 'heat-oven', in: 'tray', ovenC: 200, when: '!meat=whole-turkey/goose', words: 'Heat the oven to {oven}. Take the bird out of the fridge half an hour before.' },
    { do: 'heat-oven', in: 'tray', ovenC: 180, when: 'meat=whole-turkey/goose', words: 'Heat the oven to {oven}. Take the bird out of the fridge an hour before, and have foil at hand to lay over what browns too soon.' },
    {
      do: 'roast', in: 'tray', minutes: { slot: 'meat', by: 'roast' }, cue: 'the juices run clear and the leg moves in its joint',
      core: ['meat', 'bacon'],
      words: 'Rub {meat} with {fat spice thyme salt pepper}[, tuck {lemon sprig garlic} inside][, lay {bacon} over {it meat}]. Set on {in} and roast {until}: {core} in the thickest part of the thigh.',
    },
    {
      do: 'roast', in: 'tray', minutes: [45, 50], cue: 'they are brown and a knife slips in', beside: true, says: 'when',
      words: 'For the last 45 minutes turn {potato roots onion} in the fat round the bird and roast {until}.',
    },
    {
      do: 'roast', in: 'tray', minutes: [15, 20], cue: 'soft', beside: true, says: 'when',
      words: 'For the last quarter of an hour add {fruit} and roast {until}.',
    },
    {
      do: 'rest', in: 'board', from: 'tray', wait: 15,
      words: 'Lift the meat onto a board and leave for {wait}[; keep {the potato roots onion fruit} hot in a dish].',
    },
    { ...GRAVY, from: 'board', beside: true }, SIDE,
    {
      do: 'serve', in: 'table', from: ['frying-pan', 'saucepan'],
      words: 'Carve and serve with the gravy and all that roasted with it[, {the side} beside it][, {sauce} on the table][, scattered with {herb}].',
    },
  ],
  beats: ['tray-roast', 'braise'],
  keeps: { days: 3, words: 'Boil the bones for soup.' }, feeds: 4, plate: [420, 1300],
};

const K = '[?meat=pork-belly: crackling pork belly|roast [?meat=beef-joint: beef|{name meat}]]';

export const ROASTS = defineRows([
  BIRD,
  { ...BIRD, id: 'roast-turkey', feeds: 10, wants: { ...BIRD.wants, meat: { of: ['whole-turkey'], each: 500, heart: true, ready: 'patted dry' } } },
  {
    ...BIRD, id: 'roast-small-bird',
    wants: {
      ...BIRD.wants,
      meat: { of: ['poussin', 'pheasant', 'quail', 'pigeon', 'guinea-fowl', 'turkey-leg'], each: 380, heart: true, ready: 'patted dry' },
    },
  },
  {
    id: 'roast-joint', family: 'oven', needs: ['hob', 'oven'],
    title: [
      `${K} and gravy with {names potato roots fruit}`, `${K} with {name sprig lemon} and gravy`, `${K} with mustard and gravy`,
    ],
    headnote: [
      '[?meat=pork-belly: Skin kept dry, bare and never basted turns to crackling, over meat that its own fat has softened.]',
      'Left to rest before it is carved, it keeps its juices in the slices; the tray keeps the rest for the gravy.',
    ],
    wants: {
      meat: { of: ['beef-joint', 'lamb-leg', 'pork-belly', 'venison'], not: ['venison'], each: 260, heart: true, ready: 'patted dry' },
      ...ROAST,
    },
    takes: {
      fat: { of: ['vegetable-oil', 'dripping', 'goose-fat', 'olive-oil'], amount: 1, unit: 'tbsp' },
      garlic: { of: ['garlic'], amount: 1, unit: 'clove', may: true, cut: 'thin-slices' }, thyme: THYME, mustard: MUSTARD,
      flour: { ...FLOUR, amount: 0.25 }, cube: { ...CUBE, of: ['beef-stock-cube', 'stock-cube'], amount: 0.25 },
    },
    not: ['soy-sauce'],
    acts: [
      { do: 'heat-oven', in: 'tray', ovenC: 180, words: 'Heat the oven to {oven}. Take the meat out of the fridge an hour before.' },
      {
        do: 'roast', in: 'tray', minutes: { slot: 'meat', by: 'roast' }, cue: 'the meat is firm and brown', core: ['meat', 'bacon'],
        words: '[?meat=pork-belly: Rub the flesh of {meat} with {mustard garlic thyme pepper}, the dry, scored skin with {fat salt}|Rub {meat} with {mustard fat garlic thyme salt pepper}][, lay it on {sprig lemon}][ under {bacon}] and roast on {in} {until}: {core} in the middle. Over 1.5 kg, it wants half an hour more.',
      },
      {
        do: 'roast', in: 'tray', minutes: [50, 55], cue: 'they are brown and crisp', beside: true, says: 'when',
        words: 'For the last 50 minutes turn {potato roots onion} in the fat round the meat and roast {until}.',
      },
      {
        do: 'roast', in: 'tray', minutes: [15, 20], cue: 'soft', beside: true, says: 'when',
        words: 'For the last quarter of an hour add {fruit} and roast {until}.',
      },
      {
        do: 'rest', in: 'board', from: 'tray', wait: 20,
        words: 'Lift the meat onto a board and leave for {wait}, [?meat=pork-belly: skin up and bare|loosely covered]. Lift out what roasted with it too.',
      },
      { ...GRAVY, from: 'board', beside: true }, SIDE,
      {
        do: 'serve', in: 'table', from: ['frying-pan', 'saucepan'],
        words: 'Carve across the grain and serve with the gravy and all that roasted with it[, {the side} beside it][, {sauce} on the table][, scattered with {herb}].',
      },
    ],
    beats: ['braise', 'tray-roast'],
    keeps: { days: 3, words: 'Cold, it makes the best sandwiches.' }, feeds: 4, plate: [300, 1100],
  },
]);
