// Soups with something in them: chicken, and fish.

import { type Act, defineRows, type Want } from '../language/row.ts';
import { SHARP, SOUP_BASE, SOUP_POTATO, SWEAT, WILT_GREENS } from './plate-slots.ts';
import { CUBE, CUT_BREAD, GARLIC, GREENS, OIL, ONION, SOFT_HERB, SQUEEZED, STOCK } from './shared.ts';

const LATE: Want = {
  of: ['frozen-peas', 'sweetcorn', '@quick-veg', 'broccoli', 'courgette', 'mushroom'],
  not: ['corn-on-the-cob', 'frozen-stir-fry-vegetables'], each: 60, most: 2, may: true, cut: 'for-simmer',
};
const SMALL: Act = {
  do: 'simmer', in: 'pot', heat: 'medium-low', cue: 'tender', water: 80, words: 'Stir in {small} and {water} and simmer {heat} {until}.',
};

export const SOUPS_OF_THE_POT = defineRows([
  {
    id: 'chicken-soup', family: 'soup', needs: ['hob'],
    title: [
      '[?yolk&lemon: silky egg and lemon {name raw cooked} soup[ with {name small greens herb}]]',
      '[?small=#noodle: {name raw cooked} noodle soup[ with {names base late greens ginger herb}]]',
      '{name raw cooked} and {name small} soup with {names ginger base late greens herb}',
      '{name raw cooked} and {name base late greens} soup[ with {name ginger herb}]', '{name raw cooked} soup[ with {names ginger herb potato}]',
    ],
    headnote: [
      '[?yolk&lemon: Egg and lemon make it creamy without cream, as long as it never boils once they are in.]',
      '[?yolk: Beaten egg turns the broth to silk round the {name raw cooked}.]',
      '[?raw: The {name raw} makes the broth, comes out before it can dry, and goes back in shreds at the end.]',
      'A second supper from the {name cooked}: it goes into the broth last, so that it stays tender.',
    ],
    wants: {
      raw: {
        of: ['chicken-thigh', 'chicken-drumstick', 'chicken-breast', 'turkey-breast', 'chicken-wing', 'turkey-leg', 'chicken-feet'],
        not: ['chicken-feet', 'turkey-leg'], each: 150, may: true, ready: '',
      },
      cooked: { of: ['@cooked-poultry'], not: ['smoked-duck'], each: 90, may: true, ready: 'torn into strips' }, onion: ONION,
      base: SOUP_BASE, potato: SOUP_POTATO,
      small: {
        of: ['egg-noodles', 'orzo', '@pasta', '@plain-rice', 'rice-noodles', 'risotto-rice'], not: ['gnocchi'], each: 35, may: true,
        ready: '',
      },
      late: LATE, greens: GREENS, yolk: { of: ['egg'], each: 40, may: true, ready: '' }, cream: { of: ['@cream'], each: 35, may: true },
      ginger: { of: ['ginger'], each: 6, may: true, ready: 'sliced' },
      sprig: { of: ['thyme', 'rosemary', 'tarragon'], each: 1, may: true, ready: '' }, herb: { ...SOFT_HERB, most: 2 }, lemon: SQUEEZED,
      bread: CUT_BREAD,
    },
    oneOf: [['raw', 'cooked'], ['base', 'potato', 'small', 'late', 'greens', 'yolk', 'ginger', 'herb', 'lemon']],
    takes: {
      oil: OIL, garlic: GARLIC, spice: { of: ['turmeric', 'cumin', 'curry-powder', 'smoked-paprika'], amount: 0.5, unit: 'tsp', may: true },
      stock: STOCK, cube: { ...CUBE, of: ['chicken-stock-cube', 'stock-cube'] },
      bay: { of: ['bay-leaf'], amount: 1, unit: null, whole: true, unless: ['sprig', 'ginger'] }, sharp: { ...SHARP, amount: 0.5 },
    },
    acts: [
      SWEAT,
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: { slot: 'raw', by: 'simmer' }, cue: 'the juices run clear', core: ['raw'],
        water: 380,
        words: 'Lay {raw} in {in} with {sprig bay ginger cube stock potato} and {water}. Bring to the boil, skim, then simmer half covered {heat} {until} ({core} in the thickest part). Lift the meat out and tear it[?raw=@on-the-bone:  off the bone, without the skin|  into shreds].',
      },
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: [12, 15], cue: 'the vegetables are tender', water: 350, when: '!raw',
        words: 'Add {sprig bay ginger cube stock potato} and {water}, bring to the boil and simmer {heat} {until}.',
      },
      { ...SMALL, minutes: { slot: 'small', by: 'simmer' }, when: 'small=@plain-rice/risotto-rice' },
      { ...SMALL, minutes: { slot: 'small', by: 'boil' }, when: '!small=@plain-rice/risotto-rice' },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [4, 6], cue: 'steaming all through', core: ['cooked'],
        words: 'Add {late cooked} and simmer {heat} {until}[ ({core})].',
      },
      WILT_GREENS,
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: [4, 5], cue: 'it thickens to a light custard', core: ['yolk'],
        words: 'Beat {yolk}[ with the juice of {lemon}] in a cup and whisk in a ladle of hot soup, a thread at a time. Pour it back and stir {heat} {until} ({core}). If it boils, it curdles.',
      },
      {
        do: 'serve', in: 'table', from: 'pot',
        words: '[?raw: Put the meat back. ][Fish out {the sprig bay}. ][Stir in {cream}. ]Season with {salt pepper}[?yolk&lemon: |[ and the juice of {lemon}| and {sharp}]]. Serve[ scattered with {herb}][, {bread} beside].',
      },
    ],
    beats: ['hearty-soup'], keeps: { days: 3, months: 3 }, plate: [250, 850],
  },
]);
