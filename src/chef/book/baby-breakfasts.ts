// Fruit and porridge for a baby from six months, without sugar or honey.

import { defineRows, type Want } from '../language/row.ts';

const MILK: Want = {
  of: ['@milk', '@yoghurt', 'ricotta', 'cream-cheese', 'soya-milk', 'oat-milk', 'plant-yoghurt'], not: ['buttermilk', 'kefir', 'rice-milk'],
  each: 40, may: true,
};
const SOFT_FRUIT: Want = {
  of: [
    'banana', 'pear', 'mango', 'peach', 'nectarine', 'plum', 'strawberries', 'raspberries', 'blueberries', 'melon', 'papaya', 'kiwi',
    'apricot', 'blackberries', 'persimmon', 'avocado', 'watermelon',
  ],
  not: ['avocado'], each: 70, most: 3, may: true, ready: 'ripe and peeled',
};

export const BABY_BREAKFASTS = defineRows([
  {
    id: 'baby-fruit', family: 'breakfast', side: 'sweet', guest: 'infant', frame: true, needs: [],
    title: [
      'mashed {names fruit} with {names milk grain} for a baby', 'mashed {names fruit} for a baby', 'soft {names milk grain} for a baby',
    ],
    headnote: ['Ripe fruit is sweet enough. It needs nothing from a jar, and honey waits for the first birthday.'],
    wants: {
      fruit: {
        ...SOFT_FRUIT,
        of: [
          'banana', 'avocado', 'pear', 'mango', 'peach', 'nectarine', 'plum', 'strawberries', 'raspberries', 'melon', 'papaya', 'kiwi',
          'apricot', 'blackberries', 'persimmon', 'watermelon', 'blueberries',
        ],
        not: [],
      },
      milk: { ...MILK, each: 60 },
      grain: { of: ['oats', 'almond-flour'], not: ['almond-flour'], each: 15, may: true, ready: 'ground fine' },
      nut: { of: ['peanut-butter', 'almond-butter', 'tahini'], each: 5, may: true, ready: 'smooth' },
      spice: { of: ['cinnamon', 'mint'], each: 1, may: true, ready: 'a pinch' },
      bread: { of: ['@bread'], each: 20, may: true, ready: 'in strips, lightly toasted' },
    },
    oneOf: [['fruit', 'milk']],
    acts: [
      {
        do: 'mash', in: 'bowl',
        words: 'Mash {fruit} in {in} with a fork, leaving a few soft pieces as long as a finger to hold. Skins and stones come off first; berries are squashed flat, so that nothing is round.',
      },
      {
        do: 'mix', in: 'bowl',
        words: 'Stir in {milk grain nut spice} until smooth and loose[; leave for ten minutes, so that {the grain} softens|]. It should drop from the spoon by itself.',
      },
      {
        do: 'serve', in: 'plate', from: 'bowl',
        words: 'Serve at room temperature[, with {bread} to dip], and stay beside your baby while it eats.',
      },
    ],
    keeps: { days: 1, cold: true, words: 'Throw away what the spoon has been in.' }, plate: [20, 300], table: [],
  },
  {
    id: 'baby-porridge', family: 'breakfast', side: 'sweet', guest: 'infant', frame: true, needs: ['hob'],
    title: ['[?oats: {name cooked fruit} porridge|soft {names cooked}] for a baby', 'smooth porridge for a baby'],
    headnote: ['Thin at first: it thickens as it cools, and a baby likes it barely warm.'],
    wants: {
      oats: { of: ['oats', 'semolina', '@plain-rice'], not: ['@plain-rice'], each: 15, may: true },
      cooked: {
        of: ['apple', 'pear', 'cooking-apple', 'plum', 'apricots-dried', 'prunes', 'frozen-berries', 'blueberries', 'cherries'],
        each: 50, most: 2, may: true, ready: 'peeled, stoned and grated or chopped small',
      },
      fruit: { ...SOFT_FRUIT, most: 2 }, milk: { ...MILK, each: 80 },
      nut: { of: ['peanut-butter', 'almond-butter', 'tahini'], each: 5, may: true, ready: 'smooth' },
      spice: { of: ['cinnamon', 'mixed-spice'], not: ['mixed-spice'], each: 1, may: true, ready: 'a pinch' },
    },
    oneOf: [['oats', 'cooked']],
    beats: ['baby-plate'],
    acts: [
      {
        do: 'simmer', in: 'saucepan', heat: 'low', water: 60, minutes: [8, 10], cue: 'quite soft',
        words: 'Simmer {cooked spice} in {in} with {water}, covered, {heat} {until}. Mash it, and push it through a sieve if there are skins.',
      },
      {
        do: 'simmer', in: 'saucepan', heat: 'low', water: 120, minutes: [6, 8], cue: 'soft and creamy',
        words: 'Stir {oats milk spice} into {in} with {water} and simmer {heat}, stirring, {until}.',
        when: 'oats',
      },
      {
        do: 'serve', in: 'plate', from: 'saucepan',
        words: '[Stir in {milk nut fruit}, mashed smooth. ]Let it cool until just warm, and thin it with a little water if it stands up. No sugar and no honey.',
        when: '!oats',
      },
      {
        do: 'serve', in: 'plate', from: 'saucepan',
        words: '[Stir in {nut fruit}, mashed smooth. ]Let it cool until just warm, and thin it with a little water if it stands up. No sugar and no honey.',
        when: 'oats',
      },
    ],
    keeps: { days: 1 }, plate: [15, 350], table: [],
  },
]);
