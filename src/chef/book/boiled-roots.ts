// Roots that are poisonous raw, cassava, yam and taro, in a sauce or by themselves; plantain by itself.

import { defineRows } from '../language/row.ts';
import { AFRICA_TABLE, ANY_OIL, BESIDE, BOIL_ROOT, CHOPPED_ONION, DARK_GREENS, RED_TAKES, RED_TOMATO, ROOT, SCOTCH } from './africa-kit.ts';
import { COOK_RICE, GARLIC, SOFT_HERB, SQUEEZED } from './shared.ts';

export const BOILED_ROOTS = defineRows([
  {
    id: 'root-pot', family: 'stew', needs: ['hob'],
    title: [
      '{names root} with soft {names raw} and {names ready fish tomato greens red}', '{names root} with soft {names raw}',
      '{names root} in spiced [?coconut: coconut|tomato] with {names greens fish ready bean}',
      '{names root} in spiced [?coconut: coconut|sauce]',
    ],
    headnote: ['Boiled first and only then turned in a gently hot sauce, {names root} drink{s root} in the spice to the middle.'],
    wants: {
      root: { ...ROOT, of: ['cassava', 'yam', 'taro', 'malanga', 'breadfruit', 'plantain'], may: true, heart: true, each: 220 },
      coconut: { of: ['coconut-milk', 'coconut-cream'], each: 120, may: true }, tomato: RED_TOMATO, onion: CHOPPED_ONION,
      red: { of: ['pepper', 'okra', 'carrot', 'green-beans'], each: 70, most: 2, may: true, ready: 'cut small' }, greens: DARK_GREENS,
      bean: { of: ['black-eyed-beans', 'kidney-beans', 'pigeon-peas', 'black-beans', 'chickpeas'], each: 90, may: true },
      fish: { of: ['prawns', '@white-fish', 'mackerel'], not: ['skate', 'plaice', 'sole'], each: 110, may: true, cut: 'chunks-3cm' },
      ready: {
        of: ['tinned-mackerel', 'tinned-sardines', '@cooked-poultry', 'smoked-mackerel', 'tinned-tuna'], each: 80, may: true,
        ready: 'in large pieces',
      },
      egg: { of: ['boiled-egg'], each: 50, may: true, cut: 'halves' }, raw: { of: ['egg'], each: 90, may: true, ready: 'beaten' },
      rice: BESIDE.rice, scotch: SCOTCH, herb: SOFT_HERB, lemon: SQUEEZED,
    },
    oneOf: [['root'], ['coconut', 'tomato', 'greens', 'bean', 'ready', 'fish', 'scotch', 'onion', 'egg', 'raw', 'rice', 'red']],
    takes: {
      oil: ANY_OIL, garlic: { ...GARLIC, amount: 1.5 }, cube: { ...RED_TAKES.cube, amount: 0.25, may: true },
      ginger: { of: ['ginger'], amount: 2, unit: 'tsp', may: true, ready: 'finely grated' },
      spice: { of: ['curry-powder', 'turmeric', 'paprika', 'cumin'], amount: 0.75, unit: 'tsp' },
      thyme: { of: ['dried-thyme', 'thyme'], amount: 0.25, unit: 'tsp' },
      hot: { of: ['chilli-flakes', 'cayenne'], amount: 0.25, unit: 'tsp', whole: true, unless: 'scotch' },
      sharp: { of: ['cider-vinegar', 'vinegar'], amount: 0.75, unit: 'tsp', unless: 'lemon' },
    },
    acts: [
      {
        do: 'boil', in: 'pot', heat: 'boiling', minutes: { slot: 'root', by: 'boil' }, cue: 'a knife slips through to the middle',
        words: 'Cover {root} with plenty of water in {in}, bring {heat} with {salt} and cook, lid off, {until}. Drain[?root=cassava/yam/taro/malanga:  and throw the water away: undercooked, this root is poisonous, so do not hurry it].',
      },
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [8, 10], cue: 'soft and golden', beside: true,
        words: 'Heat {oil} in {in} {heat} and cook {onion red} with {salt} {until}.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [1, 2], cue: 'the spice smells toasted',
        words: 'Stir in {garlic ginger spice thyme hot cube} and fry {heat} {until}.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [6, 8], cue: 'dark and jammy', words: 'Add {tomato} and cook {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pan', from: 'pot', heat: 'medium-low', minutes: [8, 10], cue: 'the sauce clings to the pieces', water: 60,
        words: 'Add {the root}[, {coconut bean scotch}] and {water} and simmer {heat}, turning with care, {until}.',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium-low', minutes: [4, 6], cue: '[?fish: opaque and firm|soft and steaming hot]',
        core: ['fish', 'ready'],
        words: 'Add {greens fish ready} and cook {heat} {until}[ ({core})].',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium-low', minutes: [3, 4], cue: 'just set, with no liquid egg left', core: ['raw'],
        words: 'Pour in {raw} and fold slowly {heat} {until} ({core}).',
      },
      COOK_RICE,
      {
        do: 'serve', in: 'table', from: ['pan', 'saucepan'],
        words: 'Season with {salt} and [squeeze in {lemon}|sharpen with {sharp}][, and lift out {the scotch}]. Serve[ with {egg rice}][, scattered with {herb}].',
      },
    ],
    keeps: { days: 2 }, plate: [260, 850], table: AFRICA_TABLE,
  },
  {
    id: 'plain-roots', family: 'plate', frame: true, needs: ['hob'], oneOf: [['root', 'fried']], keeps: { days: 1 }, plate: [120, 700],
    title: ['[?butter=butter: buttered ]{names root}', 'golden fried {names fried}'],
    headnote: ['[?root: Boiled until soft to the middle, then glossed with {name butter} and sharpened.]', 'Fried until the edges colour, salted while hot and eaten at once.'],
    wants: {
      root: { of: ['cassava', 'yam', 'taro', 'malanga', 'breadfruit', 'ube', 'oca'], each: 220, most: 2, may: true, heart: true, cut: 'for-boil' },
      fried: { of: ['plantain', 'ripe-plantain', 'morel', 'chicken-of-the-woods', 'hominy'], each: 170, most: 2, may: true, heart: true, cut: 'for-fry' }, herb: SOFT_HERB, lemon: SQUEEZED,
    },
    takes: {
      oil: { ...ANY_OIL, with: 'fried' }, butter: { of: ['butter', 'olive-oil', 'vegetable-oil'], amount: 1, unit: 'tbsp', with: 'root' },
      garlic: { ...GARLIC, with: 'root' }, sharp: { of: ['cider-vinegar', 'vinegar'], amount: 0.75, unit: 'tsp', unless: 'lemon', with: 'root' },
    },
    acts: [
      BOIL_ROOT,
      { do: 'fry', in: 'pan', heat: 'medium', minutes: { slot: 'fried', by: 'fry' }, beside: true, words: 'Heat {oil} in {in} {heat} and fry {fried} in one layer, turning now and then, {until}. Lift onto kitchen paper and season with {salt} and {pepper}.' },
      { do: 'toss', in: 'pot', heat: 'medium-low', minutes: [2, 3], cue: 'it smells sweet', words: 'Warm {garlic} in {butter} in {in} {heat} {until}, then turn {the root} in it with {salt}, {pepper} and [the juice of {lemon}|{sharp}].' },
      { do: 'serve', in: 'table', from: ['pot', 'pan'], words: 'Serve hot[?root: [, with {the fried}]|[, with {lemon} to squeeze over]][, scattered with {herb}].' },
    ],
  },
]);
