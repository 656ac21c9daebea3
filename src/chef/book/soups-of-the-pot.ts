// Soups with something in them: chicken, and fish.

import { defineRows, type Want } from '../language/row.ts';
import { SHARP, SOUP_BASE, SOUP_POTATO, SWEAT, WILT_GREENS } from './plate-slots.ts';
import { CUBE, CUT_BREAD, GARLIC, GREENS, OIL, ONION, SOFT_HERB, SQUEEZED, STOCK } from './shared.ts';

const LATE: Want = {
  of: ['frozen-peas', 'sweetcorn', '@quick-veg', 'broccoli', 'courgette', 'mushroom'],
  not: ['corn-on-the-cob', 'frozen-stir-fry-vegetables'], each: 60, most: 2, may: true, cut: 'for-simmer',
};

export const SOUPS_OF_THE_POT = defineRows([
  {
    id: 'chicken-soup', family: 'soup', needs: ['hob'],
    title: [
      '[?lemon: {name raw cooked} soup with {name yolk} and {name lemon}]', '{name raw cooked} soup with {names small} and {names base late}',
      '{name raw cooked} and {name late} soup[?yolk:  with egg]',
      '{name raw cooked} soup with {names base late small}', '{name raw cooked} soup with {names greens}', '{name raw cooked} soup',
    ],
    headnote: [
      '[?yolk&lemon: Egg and lemon make it creamy without cream: keep it under the boil once they are in.]',
      '[?yolk: Beaten egg thickens the broth to silk round the {name raw cooked} and {names late base small greens}.]',
      '[?raw: The {name raw} makes its own broth, with {names base small potato late greens}, and is lifted out before it dries.]',
      '[?small: {name cooked}, {name small} and {names base late greens} in one bowl; the meat goes in at the end and stays tender.]',
      'What is left of the {name cooked} becomes a soup with {names base potato late greens ginger}; it goes in last, so that it stays tender.',
      'A plain broth of {name raw cooked}, which is not cooked a minute longer than it needs.',
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
      stock: STOCK, cube: { ...CUBE, of: ['chicken-stock-cube', 'stock-cube', 'bay-leaf'] }, sharp: SHARP,
    },
    acts: [
      SWEAT,
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: { slot: 'raw', by: 'simmer' }, cue: 'the juices run clear', core: ['raw'],
        water: 380,
        words: 'Lay {raw} in {in} with {sprig ginger cube stock potato} with {water}. Bring to the boil, skim, and simmer half covered {heat} {until} ({core} in the thickest part). Lift the meat out and tear it off the bone.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: [12, 15], cue: 'the vegetables are tender', water: 350, when: '!raw',
        words: 'Add {sprig ginger cube stock potato} with {water}, bring to the boil and simmer {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [10, 12], cue: 'tender', water: 80,
        words: 'Stir in {small} with {water} more and simmer {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [4, 6], cue: 'steaming all through', core: ['cooked'],
        words: 'Add {late cooked} and simmer {heat} {until}[ ({core})].',
      },
      WILT_GREENS,
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: [4, 5], cue: 'it thickens to a light custard', core: ['yolk'],
        words: 'Beat {yolk}[ with the juice of {lemon}] in a cup, whisk in a ladle of the hot soup in a thread, then pour back and stir {heat} {until} ({core}). Do not let it boil.',
      },
      {
        do: 'serve', in: 'table', from: 'pot',
        words: '[?raw: Put the meat back. ][Stir in {cream}. ]Season with {salt}, {pepper}[ and the juice of {lemon}| and {sharp}][; fish out {the sprig}]. Serve[ scattered with {herb}][, {bread} beside].',
      },
    ],
    beats: ['hearty-soup'], keeps: { days: 3, months: 3 }, plate: [250, 850],
  },
]);
