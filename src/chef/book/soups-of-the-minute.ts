// Soups that are not cooked, or hardly: cold ones from the blender, and what a cube, a tin or a sachet can become.

import { defineRows } from '../language/row.ts';
import { CUBE, CUT_BREAD, SQUEEZED, STOCK } from './shared.ts';

export const SOUPS_OF_THE_MINUTE = defineRows([
  {
    id: 'quick-broth', family: 'soup', frame: true, needs: ['hob'],
    title: [
      '{names broth} with {names noodle filling egg} and {names greens}', '{names broth} with {names noodle filling egg greens}',
      '{names filling noodle greens} in broth', '[?egg: egg drop soup|a bowl of [{names broth}|{names stock cube}]]',
    ],
    headnote: [
      '[?noodle: The {names noodle} cook in the broth itself and give it body; soy and a little fat make it round.]',
      '[?egg: Beaten egg, poured in a thread, turns a plain broth with {names filling greens} into supper.]',
      'A light broth with {names filling greens broth}, seasoned with soy[?garlic:  and garlic]; ten minutes from kettle to bowl.',
      'Ten minutes from kettle to bowl, and seasoned with soy.',
    ],
    wants: {
      broth: {
        of: [
          'miso-soup', 'soup-sachet', 'miso', 'kombu', 'wakame', 'nori', 'bonito-flakes', 'curry-roux', 'dried-mushroom', 'doenjang',
          'sinigang-mix', 'dried-anchovies',
        ],
        not: ['nori', 'bonito-flakes'], each: 30, most: 3, may: true, ready: '',
      },
      noodle: {
        of: ['#noodle', '@pasta', 'dumpling', 'filled-pasta', 'rice-cakes'], not: ['rice-paper', 'gnocchi', 'lasagne-sheet'], each: 60,
        may: true,
      },
      filling: {
        of: [
          'tofu', 'egg-tofu', 'silken-tofu', 'fish-ball', '@cooked-meat', 'cooked-prawns', 'crab-stick', 'ham', '@tinned-bean',
          'cooked-rice',
        ],
        not: ['cooked-rice'], each: 80, most: 2, may: true, ready: 'in bite-sized pieces',
      },
      greens: {
        of: [
          'bok-choy', 'spinach', 'enoki', 'mushroom', 'shiitake', 'frozen-peas', 'cabbage', 'chinese-leaf', 'kale', 'carrot', 'sweetcorn',
          'beansprouts', 'mangetout', 'broccoli', 'courgette', 'spring-greens', 'watercress', 'soybean-sprouts',
        ],
        each: 90, most: 3, may: true, ready: 'sliced thin',
      },
      egg: { of: ['egg', 'quail-egg'], not: ['quail-egg'], each: 55, may: true, ready: '' },
      cheese: { of: ['@italian-cheese', 'parmesan-rind', '@grates'], each: 12, may: true, ready: 'grated' },
      herb: { of: ['spring-onion', 'coriander', '@soft-herb'], each: 8, may: true, cut: 'thin-slices' }, lemon: SQUEEZED, bread: CUT_BREAD,
    },
    oneOf: [['broth', 'filling', 'greens', 'noodle', 'stock', 'cube']],
    takes: {
      stock: { ...STOCK, amount: 250 }, cube: CUBE, garlic: { of: ['garlic'], amount: 0.5, unit: 'clove', may: true, cut: 'thin-slices' },
      ginger: { of: ['ginger'], amount: 1, unit: 'tsp', may: true, ready: 'finely grated' },
      soy: { of: ['soy-sauce', 'tamari'], amount: 1, unit: 'tsp' },
      hot: { of: ['chilli-oil', 'sriracha', 'chilli-flakes'], amount: 0.25, unit: 'tsp', may: true },
      fat: { of: ['sesame-oil', 'butter', 'olive-oil'], amount: 0.5, unit: 'tsp' },
    },
    acts: [
      {
        do: 'simmer', in: 'pot', heat: 'medium', minutes: [4, 5], cue: 'it smells good', water: 300, when: '!stock',
        words: 'Bring {water} to the boil in {in}. Add {broth cube garlic ginger hot} and simmer {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium', minutes: [4, 5], cue: 'it smells good', water: 60, when: 'stock',
        words: 'Bring {stock} and {water} to the boil in {in}. Simmer[ with {broth cube garlic ginger hot}] {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium', minutes: [5, 7], cue: 'tender', core: ['noodle'],
        words: 'Add {noodle} and cook {heat} {until}[ ({core})].',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium', minutes: [3, 5], cue: 'hot all through', core: ['filling'],
        words: 'Add {filling} and simmer {heat} {until}[ ({core})].',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium', minutes: { slot: 'greens', by: 'simmer' }, cue: 'just tender', and: true,
        words: 'Add {greens} and simmer {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [2, 3], cue: 'it sets in ribbons', core: ['egg'],
        words: 'Beat {egg}, pour in a thin thread, count to ten, then stir once and cook {heat} {until} ({core}).',
      },
      {
        do: 'serve', in: 'table', from: 'pot',
        words: 'Season with {soy fat pepper}[ and the juice of {lemon}]. Ladle out, very hot[, with {cheese herb} on top][, {bread} beside].',
      },
    ],
    keeps: { days: 1 }, plate: [10, 650],
  },
]);
