// Quick broths.

import { defineRows } from '../language/row.ts';
import { CUBE, CUT_BREAD, SQUEEZED, STOCK } from './shared.ts';

export const SOUPS_OF_THE_MINUTE = defineRows([
  {
    id: 'quick-broth', family: 'soup', frame: true, needs: ['hob'],
    title: [
      '[?egg&!noodle: egg drop soup with {names filling firm greens}]',
      '{names noodle filling} in [?miso: miso|hot] broth with {names greens firm egg}',
      '{names noodle filling firm greens} in hot broth', '[?egg: egg drop soup|a bowl of [{names miso broth}|broth]]',
    ],
    headnote: [
      '[?egg: Beaten egg, run into hot broth in a thread, sets in soft ribbons and makes a supper of it.]',
      '[?noodle: The {names noodle} cook in the broth itself, take up its taste and leave it a little thicker.]',
      'A light broth, with {names filling greens firm} in it for minutes only, so that nothing tastes stewed.',
      'Hot, savoury, with enough fat to be a comfort.',
    ],
    wants: {
      broth: { of: ['kombu', 'wakame', 'curry-roux', 'dried-mushroom', 'dried-anchovies'], each: 20, most: 3, may: true, ready: '' },
      rind: { of: ['parmesan-rind'], each: 15, may: true, ready: '' },
      miso: { of: ['miso-soup', 'soup-sachet', 'miso', 'doenjang'], each: 18, may: true, ready: '' },
      noodle: {
        of: ['#noodle', '@pasta', 'dumpling', 'filled-pasta', 'rice-cakes'], not: ['rice-paper', 'gnocchi', 'lasagne-sheet'], each: 60,
        may: true,
      },
      filling: {
        of: ['tofu', 'silken-tofu', 'egg-tofu', 'fish-ball', '@cooked-meat', 'cooked-prawns', 'crab-stick', 'ham', '@tinned-bean'], each: 80,
        most: 2, may: true, ready: 'cut small',
      },
      firm: {
        of: ['mushroom', 'shiitake', 'cabbage', 'chinese-leaf', 'kale', 'carrot', 'broccoli', 'courgette', 'spring-greens', 'celery'], each: 90,
        most: 2, may: true, ready: 'sliced thin',
      },
      greens: {
        of: ['bok-choy', 'spinach', 'enoki', 'frozen-peas', 'sweetcorn', 'beansprouts', 'mangetout', 'watercress', 'soybean-sprouts', 'water-spinach'],
        each: 80, most: 2, may: true, ready: 'cut small',
      },
      egg: { of: ['egg'], each: 55, may: true, ready: '' },
      cheese: { of: ['@italian-cheese', '@grates'], each: 12, may: true, ready: 'grated' },
      herb: { of: ['spring-onion', '@soft-herb'], each: 8, may: true, cut: 'thin-slices' }, lemon: SQUEEZED, bread: CUT_BREAD,
    },
    oneOf: [['broth', 'miso', 'filling', 'firm', 'greens', 'noodle', 'stock', 'cube']],
    takes: {
      stock: { ...STOCK, amount: 250 }, cube: { ...CUBE, unless: ['stock', 'miso'] },
      garlic: { of: ['garlic'], amount: 0.5, unit: 'clove', may: true, cut: 'thin-slices' },
      ginger: { of: ['ginger'], amount: 1, unit: 'tsp', may: true, ready: 'finely grated' },
      soy: { of: ['soy-sauce', 'tamari'], amount: 1, unit: 'tsp', unless: ['cheese', 'rind'] },
      dust: { of: ['ground-ginger'], amount: 0.25, unit: 'tsp', unless: ['ginger', 'cheese', 'rind'] },
      sharp: { of: ['rice-vinegar', 'vinegar'], amount: 0.5, unit: 'tsp', unless: ['lemon', 'cheese', 'rind'] },
      hot: { of: ['chilli-oil', 'sriracha', 'chilli-flakes'], amount: 0.25, unit: 'tsp', may: true },
      fat: { of: ['sesame-oil', 'butter', 'olive-oil'], amount: 1, unit: 'tsp' },
    },
    acts: [
      {
        do: 'soften', in: 'pot', heat: 'medium', minutes: [5, 7], cue: 'soft and gold in places',
        words: 'Warm {fat} in {in} {heat} and cook {firm}, stirring, {until}.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium', minutes: [4, 5], cue: 'it smells savoury', water: 300,
        words: '[?firm: [Stir in {garlic ginger dust hot}. ]|Warm {fat}[ with {garlic ginger dust hot}] in {in} until it sizzles. ]Add [{stock cube broth rind} and ]{water}, bring to the boil and simmer {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium', minutes: { slot: 'noodle', by: 'boil' }, core: ['noodle'], water: 75,
        words: 'Add {noodle} with {water} more and cook {heat} {until}[ ({core})].',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium', minutes: [3, 4], cue: 'hot all through', core: ['filling'],
        words: 'Slip in {filling greens} and simmer {heat} {until}[ ({core})].',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [2, 3], cue: 'the ribbons have set', core: ['egg'],
        words: 'Beat {egg}. Stir the broth once round, run {it egg} in as a thin thread, count to ten, stir again and leave {heat} {until} ({core}).',
      },
      {
        do: 'serve', in: 'table', from: 'pot',
        words: 'Off the heat, [stir {miso} smooth in a little broth and add it back; ]season with {soy sharp pepper}[ and the juice of {lemon}] and taste[; fish out {the rind}]. Ladle out very hot[, with {cheese herb} on top][, {bread} beside].',
      },
    ],
    keeps: { days: 1 }, plate: [10, 650],
  },
]);
