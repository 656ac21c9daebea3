// What fries beside meat and fish, and the sauce.

import type { Act, Take, Want } from '../language/row.ts';
import { BUBBLE, BUTTERED, MUSTARD, PICKED, SHARP, SOFT, TOASTED, WILTED } from './mains.ts';
import { BOIL_POTATO, COOK_RICE, CUT_BREAD, GARLIC, GREENS, POTATO, RICE, SOFT_HERB, SQUEEZED } from './shared.ts';

const SOON = ['peas', 'frozen-peas', 'mangetout', 'sugar-snap-peas'] as const;
export const AROUND = {
  veg: { of: ['@pan-quick', 'fennel', 'celery', 'aubergine'], not: ['@fresh-tomato', ...SOON], each: 110, most: 2, may: true, cut: 'for-stir-fry' },
  onion: { of: ['@onion', 'spring-onion'], each: 50, may: true, cut: 'thin-slices' },
  root: {
    of: ['carrot', 'parsnip', 'celeriac', 'swede', 'turnip', 'cauliflower', 'butternut-squash'], each: 120, most: 2,
    may: true, cut: 'for-boil',
  },
  tomato: { of: ['@fresh-tomato'], each: 80, may: true, ready: 'roughly chopped' },
  fruit: {
    of: [
      'apple', 'cooking-apple', 'pear', 'plum', 'cherries', 'grapes', 'figs', 'blackberries', 'gooseberries', 'apricot', 'peach', 'quince', 'prunes', 'pineapple',
    ],
    each: 60, may: true, cut: 'for-roast',
  },
  greens: { ...GREENS, of: [...SOON, ...GREENS.of], each: 80, cut: 'for-stir-fry' }, bean: { of: ['@white-bean', 'chickpeas', 'tinned-lentils'], each: 90, may: true },
  cream: { of: ['@cream', 'cream-cheese', 'mascarpone'], each: 50, may: true },
  wine: { of: ['white-wine', 'red-wine', 'cider', 'marsala', 'sherry', 'port', 'beer'], each: 50, may: true },
  brine: { of: ['capers', 'olives', 'gherkins'], each: 12, may: true, ready: 'drained' }, sprig: PICKED, herb: SOFT_HERB,
  lemon: { ...SQUEEZED, of: ['lemon', 'lime', 'orange'] },
  potato: { ...POTATO, of: ['@potato', 'sweet-potato'] }, rice: RICE, bread: CUT_BREAD,
  leaf: { of: ['@salad-leaf'], each: 30, may: true, ready: '' },
} as const satisfies Record<string, Want>;
export const CHEESE: Want = {
  of: ['@italian-cheese', 'blue-cheese', 'feta', 'mozzarella', 'goats-cheese'], each: 20, may: true, ready: 'grated or crumbled',
};
export const TAKES = {
  oil: { of: ['vegetable-oil', 'olive-oil'], amount: 0.75, unit: 'tbsp' }, butter: { ...BUTTERED, of: ['butter', 'olive-oil'] },
  garlic: { ...GARLIC, may: true, cut: 'thin-slices' },
  spice: {
    of: ['smoked-paprika', 'paprika', 'cumin', 'harissa', 'ras-el-hanout', 'fennel-seeds', 'cajun-seasoning'], amount: 0.5, unit: 'tsp',
    may: true,
  },
  mustard: { ...MUSTARD, may: true }, sharp: { ...SHARP, amount: 1, unless: ['lemon', 'wine'] },
} as const satisfies Record<string, Take>;
export const SAUCED = { ...TAKES, mustard: { ...MUSTARD, unless: ['tomato', 'brine', 'lemon', 'cheese', 'spoon', 'spice'] } } as const;
export const SIDES: readonly Act[] = [
  { ...BOIL_POTATO, words: 'Bring {in} of water {heat} with {water} and cook {potato} {until}. Drain, turn in {butter:1/4} and keep covered.' },
  {
    do: 'boil', in: 'saucepan', heat: 'boiling', minutes: [12, 15], cue: 'a knife slips in', beside: true,
    words: 'Cover {root} with water in {in}, bring {heat} with {salt} and cook {until}. Drain.',
  },
  COOK_RICE,
];
export const SEASON: Act = { do: 'mix', in: 'board', words: 'Season {meat} with [?meat=gammon: {pepper}|{salt}[, {spice}] and {pepper}].' };
export const SEARED: Omit<Act, 'words'> = {
  do: 'brown', in: 'pan', from: 'board', heat: 'medium-high', minutes: { slot: 'meat', by: 'sear' }, core: ['meat'],
};
export const FRY_VEG =
  'Fry {onion veg} in {in} with {butter:1/4 salt} {heat}, adding a splash of water if the pan looks dry, {until}[, with {garlic} for the last minute].';
export const VEG: Act = {
  ...SOFT, do: 'fry', cue: 'tender and browning at the edges',
  words: `${FRY_VEG} Lift out.`,
};
export const FRUIT: Act = {
  ...TOASTED, minutes: [3, 4], cue: '[?fruit: golden at the edges|hot through]',
  words: 'Add {fruit bean brine} to {in} and fry {heat} {until}.',
};
export const SAUCE: readonly Act[] = [
  {
    ...BUBBLE, heat: 'medium-high', cue: '[?cream&!cream=soured-cream: it coats a spoon|it has boiled down by half]', water: 60,
    words: 'Pour in [{wine} and ]{water}[?garlic&!onion&!veg:  with {garlic}] and scrape up what has stuck. [?cream=soured-cream: Bubble {heat} {until}; stir in {cream mustard sprig} off the heat|[Stir in {cream mustard sprig} and b|B]ubble {heat} {until}][, putting back {the onion veg} at the end].',
  },
  { ...WILTED, minutes: [2, 4], words: 'Turn {greens tomato} in the sauce {heat} {until}.' },
];
export const FINISH =
  'Off the heat, swirl {butter} and the juices of the resting meat into the sauce; season with {pepper}[ and squeeze in {lemon}| and sharpen with {sharp}]. Serve {the meat}[?meat=steak/duck/goose-breast/chicken-breast/turkey-breast: , sliced,] [on {the onion veg fruit bean greens tomato}, ]with the sauce spooned over[ and {potato root rice bread leaf spoon';
export const SCATTERED = '} beside][, scattered with {cheese herb}].';
export const SERVED = ['pan', 'pot', 'saucepan', 'plate'] as const;
export const OUT = [[['@pasta', '#noodle'], 'the plate is full with {names veg root potato rice}']] as const;
