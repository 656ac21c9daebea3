// Soups that are not cooked, or hardly: cold ones from the blender, and what a cube, a tin or a sachet can become.

import { defineRows } from '../language/row.ts';
import { CUT_BREAD, SQUEEZED } from './shared.ts';

export const SOUPS_OF_THE_MINUTE = defineRows([
  {
    id: 'quick-broth', family: 'soup', frame: true, needs: ['hob'],
    title: [
      '{names broth} with {names noodle filling egg} and {names greens}', '{names broth} with {names noodle filling egg greens}',
      '{names filling noodle greens} in broth', 'a bowl of {names broth}',
    ],
    headnote: ['Ten minutes, and most of them are the kettle: what goes into it makes it supper.'],
    wants: {
      broth: {
        of: [
          ...(['#stock', 'miso-soup', 'soup-sachet', 'miso', 'kombu', 'wakame', 'nori'] as const),
          ...(['bonito-flakes', 'curry-roux', 'dried-mushroom', 'doenjang', 'sinigang-mix'] as const),
          ...(['tinned-soup', 'cream-soup', 'dried-anchovies'] as const),
        ],
        not: ['gravy', 'gravy-granules', 'nori', 'bonito-flakes'], each: 30, most: 3, may: true, ready: '',
      },
      noodle: {
        of: ['#noodle', '@pasta', 'dumpling', 'filled-pasta', 'rice-cakes'], not: ['rice-paper', 'gnocchi', 'lasagne-sheet'], each: 60,
        may: true,
      },
      filling: {
        of: [
          ...(['tofu', 'egg-tofu', 'silken-tofu', 'fish-ball', '@cooked-meat', 'cooked-prawns'] as const),
          ...(['crab-stick', 'ham', '@tinned-bean', 'cooked-rice'] as const),
        ],
        not: ['cooked-rice'], each: 80, most: 2, may: true, ready: 'in bite-sized pieces',
      },
      greens: {
        of: [
          ...(['bok-choy', 'spinach', 'enoki', 'mushroom', 'shiitake', 'frozen-peas', 'cabbage'] as const),
          ...(['chinese-leaf', 'kale', 'carrot', 'sweetcorn', 'beansprouts', 'mangetout'] as const),
          ...(['broccoli', 'courgette', 'spring-greens', 'watercress', 'soybean-sprouts'] as const),
        ],
        each: 90, most: 3, may: true, ready: 'sliced thin',
      },
      egg: { of: ['egg', 'quail-egg'], not: ['quail-egg'], each: 55, may: true, ready: '' },
      cheese: { of: ['@italian-cheese', 'parmesan-rind', '@grates'], each: 12, may: true, ready: 'grated' },
      herb: { of: ['spring-onion', 'coriander', '@soft-herb'], each: 8, may: true, cut: 'thin-slices' }, lemon: SQUEEZED, bread: CUT_BREAD,
    },
    oneOf: [['broth', 'filling', 'greens', 'noodle']],
    takes: {
      cube: { of: ['stock-cube', 'chicken-stock-cube', 'beef-stock-cube'], amount: 0.75, unit: null, unless: 'broth', ready: 'crumbled' },
      garlic: { of: ['garlic'], amount: 0.5, unit: 'clove', may: true, cut: 'thin-slices' },
      ginger: { of: ['ginger'], amount: 1, unit: 'tsp', may: true, ready: 'finely grated' },
      soy: { of: ['soy-sauce', 'tamari'], amount: 1, unit: 'tsp' },
      hot: { of: ['chilli-oil', 'sriracha', 'chilli-flakes'], amount: 0.25, unit: 'tsp', may: true },
      fat: { of: ['sesame-oil', 'butter', 'olive-oil'], amount: 0.5, unit: 'tsp' },
    },
    acts: [
      {
        do: 'simmer', in: 'pot', heat: 'medium', minutes: [4, 5], cue: 'it smells of itself', water: 350,
        words: 'Bring {water} to the boil in {in}. Add {broth cube garlic ginger hot} and simmer {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium', minutes: [5, 7], cue: 'tender', core: ['noodle'],
        words: 'Add {noodle} and cook {heat} {until}[ ({core})].',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium', minutes: [3, 5], cue: 'hot all through and just tender', core: ['filling'],
        words: 'Add {filling greens} and simmer {heat} {until}[ ({core})].',
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
