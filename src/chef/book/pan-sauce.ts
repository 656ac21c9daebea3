// What fries beside meat and fish, and the sauce that is made in their pan.

import type { Act, Take, Want } from '../language/row.ts';
import { BUBBLE, BUTTERED, MUSTARD, PICKED, SHARP, SOFT, TOASTED, WILTED } from './mains.ts';
import { BOIL_POTATO, COOK_RICE, CUT_BREAD, GARLIC, GREENS, POTATO, RICE, SOFT_HERB, SQUEEZED } from './shared.ts';

export const AROUND = {
  veg: { of: ['@pan-quick', 'fennel', 'celery', 'aubergine'], not: ['@fresh-tomato'], each: 110, most: 2, may: true, cut: 'for-stir-fry' },
  onion: { of: ['@onion', 'spring-onion'], each: 50, may: true, cut: 'thin-slices' },
  root: {
    of: ['carrot', 'parsnip', 'celeriac', 'swede', 'turnip', 'cauliflower', 'jerusalem-artichoke', 'butternut-squash'], each: 120, most: 2,
    may: true, cut: 'for-boil',
  },
  tomato: { of: ['@fresh-tomato'], each: 80, may: true, ready: 'roughly chopped' },
  fruit: {
    of: [
      'apple', 'cooking-apple', 'pear', 'plum', 'cherries', 'grapes', 'figs', 'blackberries', 'gooseberries', 'apricot', 'peach', 'quince', 'prunes',
      'apricots-dried', 'pineapple',
    ],
    each: 60, may: true, cut: 'for-roast',
  },
  greens: GREENS, bean: { of: ['@white-bean', 'chickpeas', 'tinned-lentils'], each: 90, may: true },
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
  garlic: { ...GARLIC, cut: 'thin-slices' }, mustard: { ...MUSTARD, may: true },
  spice: {
    of: ['smoked-paprika', 'paprika', 'cumin', 'harissa', 'ras-el-hanout', 'fennel-seeds', 'cajun-seasoning'], amount: 0.5, unit: 'tsp',
    may: true,
  },
  sharp: { ...SHARP, unless: ['lemon', 'wine'] },
} as const satisfies Record<string, Take>;
export const SIDES: readonly Act[] = [
  { ...BOIL_POTATO, words: 'Bring {in} of water {heat} with {water} and cook {potato} {until}. Drain and keep covered.' },
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
export const VEG: Act = {
  ...SOFT, do: 'fry', heat: 'medium-high', minutes: [5, 7], cue: 'tender but still firm',
  words: 'Put {onion veg garlic} into the fat in {in} with {salt} and fry {heat}, stirring, {until}.',
};
export const FRUIT: Act = {
  ...TOASTED, minutes: [3, 4], cue: 'golden at the edges and hot',
  words: 'Add {fruit bean brine} to {in} and fry {heat} {until}.',
};
const DOWN = '[?cream: it coats a spoon|it has boiled down by half]';
export const SAUCE: readonly Act[] = [
  {
    ...BUBBLE, minutes: [2, 3], cue: DOWN, water: 40, when: 'wine',
    words: 'Pour in {wine} and {water}, scrape up what has stuck[?cream=soured-cream/@yoghurt:  and bubble {heat} {until}; off the heat, stir in {cream mustard sprig}|[, stir in {cream mustard sprig}] and bubble {heat} {until}].',
  },
  {
    ...BUBBLE, minutes: [2, 3], cue: DOWN, water: 60, when: '!wine',
    words: 'Pour in {water}, scrape up what has stuck[?cream=soured-cream/@yoghurt:  and bubble {heat} {until}; off the heat, stir in {cream mustard sprig}|[, stir in {cream mustard sprig}] and bubble {heat} {until}].',
  },
  { ...WILTED, minutes: [2, 4], cue: 'soft and bright', words: 'Turn {greens tomato} in the sauce {heat} {until}.' },
];
export const FINISH =
  'Stir {butter pepper} into the sauce[ and squeeze in {lemon}| and sharpen with {sharp}]. Serve {the meat}[?meat=steak/duck/goose-breast/chicken-breast/turkey-breast: , sliced,] with [{the onion veg fruit bean greens tomato}, ]the sauce and the resting juices[, and {potato root rice bread leaf spoon';
export const SCATTERED = '}][, scattered with {cheese herb}].';
export const SERVED = ['pan', 'pot', 'saucepan', 'plate'] as const;
export const OUT = [[['@pasta', '#noodle'], 'the plate is full with {names veg root potato rice}']] as const;
