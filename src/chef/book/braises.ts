// Braises: hours at a murmur, and what makes each its own dish.

import { type Act, defineRows, type Take, type Want } from '../language/row.ts';
import { BASE, BOIL_PASTA, BROWNED, BUBBLE, FLOUR, MUSHROOM, MUSTARD, PUREE, SHARP, SMOKY, SOFT, SPRIG, THYME, TOASTED, WINE } from './mains.ts';
import { COOK_RICE, CUBE, CUT_BREAD, GARLIC, GREENS, PLAIN_OIL, RICE, SLICED_ONION, SOFT_HERB, SQUEEZED, STOCK } from './shared.ts';

const SLOW_MEAT: Want = { of: ['@slow-meat'], each: 190, heart: true, cut: 'for-braise' };
const BEEF_CUBE: Take = { ...CUBE, of: ['beef-stock-cube', 'stock-cube', 'chicken-stock-cube'] };
const IN_POT = { in: 'pot' } as const;
const BROWN_MEAT: Act = {
  ...BROWNED, ...IN_POT,
  words: 'Dry {meat} well, season with {salt} and {pepper} and turn in {flour}. Heat {oil:1/2} in {in} {heat} and brown the pieces, well apart, {until}: all the colour of the gravy comes from here. Lift onto a plate.',
};
const FAT_RUNS: Act = {
  ...BROWNED, ...IN_POT, do: 'fry', heat: 'medium', minutes: [5, 6], cue: 'the fat runs', core: ['smoky'],
  words: 'Fry {smoky} in {in} {heat} {until}[ (past {core} by then)].',
};
const LONG: Act = {
  do: 'simmer', in: 'pot', from: 'plate', heat: 'low', minutes: { slot: 'meat', by: 'braise' }, cue: 'a fork slides in and out of the meat',
  core: ['meat'], water: 160,
  words: 'Put {the meat} back[ with {tomato fruit barley cube sprig}] and pour in [{stock} and ]{water}. Bring to a bubble, cover and keep {heat}, barely moving, {until}[ (far past {core})]. Take off the lid for the last half hour.',
};
const ENDING = { do: 'serve', in: 'table', from: ['pot', 'saucepan'] } as const;

export const BRAISES = defineRows([
  {
    id: 'braise', family: 'stew', needs: ['hob'],
    title: [
      '[?meat=stewing-beef: beef|{name meat}] braised in {name wine} with {names fruit smoky mushroom bean brine sprig}',
      'slow-braised [?meat=stewing-beef: beef|{name meat}] in {name wine}',
      'slow-cooked [?meat=stewing-beef: beef|{name meat}] with {names fruit bean mushroom barley base potato smoky}',
      'slow-cooked [?meat=stewing-beef: beef|{name meat}] in onion gravy',
    ],
    headnote: [
      '[?fruit: The {names fruit} give up their sweetness to the gravy[, and a little {name lemon sharp} at the end keeps it savoury].]',
      '[?wine=beer: Long, gentle heat turns the beer from bitter to malty and the {name meat} from tough to spoon-soft.]',
      '[?wine: Long, gentle heat: the {name wine} mellows, the {name meat} gives way to a spoon and the {names onion} melt into the gravy.]',
      'Hours of gentle heat do the work: {name meat} that parts under a spoon, and a gravy thick with melted {names onion}.',
    ],
    wants: {
      meat: SLOW_MEAT, smoky: { ...SMOKY, of: ['bacon', 'pancetta', 'chorizo', 'smoked-sausage', '@sausage'] }, onion: SLICED_ONION,
      base: { ...BASE, of: ['@base-veg', 'red-cabbage', 'butternut-squash', 'pumpkin', 'jerusalem-artichoke'], each: 150, cut: 'chunks-2cm' },
      wine: { ...WINE, of: ['red-wine', 'beer', 'cider', 'white-wine', 'port'], each: 120 },
      tomato: { of: ['@any-tomato'], each: 110, may: true, ready: 'chopped' },
      fruit: { of: ['prunes', 'apricots-dried', 'dates', 'raisins', 'blackberries', 'plum', 'apple'], each: 70, may: true, ready: 'quartered if large' },
      mushroom: { ...MUSHROOM, ready: 'halved' }, potato: { of: ['@potato', 'sweet-potato'], each: 180, may: true, cut: 'chunks-3cm' },
      barley: { of: ['pearl-barley', 'spelt'], each: 25, may: true, ready: 'rinsed' },
      late: { of: ['cabbage', 'cooked-beetroot', 'green-beans', 'frozen-peas', 'brussels-sprout'], each: 70, may: true, cut: 'shreds' },
      bean: { of: ['@white-bean', 'chickpeas', 'tinned-lentils'], each: 80, may: true }, brine: { of: ['olives', 'capers', 'anchovies', 'pickled-walnuts'], each: 12, may: true, ready: 'drained' }, greens: GREENS, sprig: SPRIG,
      herb: SOFT_HERB, lemon: SQUEEZED, cream: { of: ['@cream'], each: 30, may: true }, rice: RICE,
      bread: CUT_BREAD, cool: { of: ['horseradish'], each: 8, may: true },
    },
    takes: {
      oil: PLAIN_OIL, flour: FLOUR, garlic: GARLIC, puree: { ...PUREE, unless: 'tomato' }, mustard: { ...MUSTARD, may: true }, thyme: THYME,
      stock: STOCK, cube: { ...BEEF_CUBE, unless: ['wine', 'stock'] },
      spice: { of: ['juniper-berries', 'allspice', 'ras-el-hanout', 'cumin', 'paprika'], amount: 0.5, unit: 'tsp', may: true },
      chocolate: { of: ['chocolate'], amount: 5, unit: 'g', may: true, ready: 'chopped' }, sharp: SHARP,
    },
    not: ['curry-powder'],
    acts: [
      BROWN_MEAT, FAT_RUNS,
      {
        ...SOFT, ...IN_POT, minutes: [10, 12],
        words: 'Add {oil onion base mushroom} to {in} and cook {heat}, scraping up what the meat left behind, {until}.',
      },
      { ...TOASTED, ...IN_POT, cue: 'it smells sweet and darkens', words: 'Stir in {garlic thyme puree spice} and fry {heat} {until}.' },
      { ...BUBBLE, in: 'pot', cue: 'only half is left', and: true, words: 'Pour in {wine} and boil it down {heat} {until}.' },
      LONG,
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: [20, 25], cue: '[?potato: a knife slips through the potato|the gravy clings]',
        words: 'Tip in {potato bean brine} and cook on, uncovered, {heat} {until}.',
      },
      { ...TOASTED, ...IN_POT, do: 'wilt', minutes: [5, 7], cue: 'tender', words: 'Stir in {late greens} and cook {heat} {until}.' },
      COOK_RICE,
      {
        ...ENDING,
        words: '[Stir in {mustard cream chocolate sharp}. ][Squeeze in {lemon}. ][Fish out {the sprig}. ]Taste, then add {salt} and {pepper}. Serve[ with {rice bread cool}][, scattered with {herb}].',
      },
    ],
    keeps: { days: 3, months: 3, words: 'It is better the day after.' }, plate: [320, 1000],
  },
  {
    id: 'goulash', family: 'stew', needs: ['hob'],
    title: [
      '[?meat=@poultry: {name meat} paprikash|[?meat=stewing-beef: goulash|{name meat} goulash]] with {names peppers}[ and {name cool}]',
      '[?meat=@poultry: {name meat} paprikash|{name meat} goulash]',
    ],
    headnote: ['More onion than looks right melts into a brick-red gravy, sweet with {name spice} first and sharp after[, under cold {name cool}].'],
    wants: {
      meat: { ...SLOW_MEAT, of: ['@slow-meat', 'chicken-thigh', 'chicken-drumstick', 'pork-chop'], not: ['pork-chop', 'rabbit'] },
      spice: { of: ['paprika', 'smoked-paprika'], each: 4, heart: true }, onion: { ...SLICED_ONION, each: 130 },
      peppers: { of: ['pepper', 'roasted-peppers'], each: 90, may: true, cut: 'strips' }, base: BASE, smoky: SMOKY,
      tomato: { of: ['@any-tomato'], each: 80, may: true, ready: 'chopped' }, mushroom: MUSHROOM,
      potato: { of: ['@potato'], each: 180, may: true, cut: 'chunks-2cm' },
      cool: { of: ['soured-cream', 'creme-fraiche', '@cream', '@yoghurt'], each: 40, may: true },
      herb: { ...SOFT_HERB, of: ['parsley', 'dill', 'chives'] },
      pasta: { of: ['egg-noodles', '@pasta'], not: ['spaghetti'], each: 75, may: true }, rice: RICE, bread: CUT_BREAD, lemon: SQUEEZED,
    },
    takes: {
      oil: { ...PLAIN_OIL, of: ['lard', 'vegetable-oil', 'olive-oil'] }, garlic: GARLIC,
      caraway: { of: ['caraway-seeds', 'cumin-seeds'], amount: 0.5, unit: 'tsp', may: true }, puree: PUREE, cube: BEEF_CUBE, sharp: SHARP,
    },
    not: ['#tinned-legume'],
    acts: [
      FAT_RUNS,
      {
        ...SOFT, ...IN_POT, minutes: [15, 18],
        words: 'Warm {oil} in {in} {heat} and cook {onion base} with {salt}, stirring often, {until}.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: { slot: 'meat', by: 'braise' }, cue: 'the meat parts under a fork', core: ['meat'],
        water: 160,
        words: 'Off the heat, because it burns in a moment, stir in {spice garlic caraway puree}. Add {meat tomato cube} and {water}, cover and keep {heat}, barely moving, {until} ({core} long before).',
      },
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: [20, 25], cue: 'all of it is tender',
        words: 'Stir in {peppers mushroom potato} and cook on, uncovered, {heat} {until}.',
      },
      COOK_RICE,
      BOIL_PASTA,
      {
        ...ENDING,
        words: '[Squeeze in {lemon}|Stir in {sharp}] and season with {salt} and {pepper}. Serve[ with {rice pasta bread}][, {cool} spooned over][, scattered with {herb}].',
      },
    ],
    beats: ['braise', 'mince-pan'],
    keeps: { days: 3, months: 3, words: 'It is better the day after.' },
    out: [[['red-wine', 'white-wine'], 'a goulash stews in its own juice and that of the onions']],
    plate: [330, 950],
  },
]);
