// For a baby from six months: soft enough for gums, in sticks or mashed, and without salt, sugar or honey.

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
  not: ['avocado'], each: 70, most: 3, may: true, ready: 'ripe, any peel taken off',
};

export const BABIES = defineRows([
  {
    id: 'baby-plate', family: 'plate', guest: 'infant', frame: true, needs: ['hob'],
    title: [
      'soft {names veg potato leaf} with {names meat fish pulse egg} for a baby', 'soft {names veg potato leaf} for a baby',
      'soft {names meat fish pulse egg ready starch} for a baby',
    ],
    headnote: ['Press a piece between finger and thumb: what squashes without force is soft enough for gums.'],
    wants: {
      veg: {
        of: [
          'carrot', 'butternut-squash', 'pumpkin', 'parsnip', 'swede', 'sweet-potato', 'celeriac', 'turnip', 'beetroot', 'courgette',
          'pepper', 'aubergine', 'broccoli', 'cauliflower', 'green-beans', 'tenderstem-broccoli', 'asparagus', 'baby-carrots',
        ],
        each: 70, most: 2, may: true, ready: 'peeled or trimmed, in sticks or florets as long as a finger',
      },
      leaf: {
        of: [
          'frozen-peas', 'peas', 'spinach', 'kale', 'chard', 'cabbage', 'leek', 'tomato', 'frozen-spinach', 'frozen-mixed-vegetables',
          'spring-greens', 'celery', 'onion',
        ],
        each: 40, most: 2, may: true, ready: 'finely chopped',
      },
      potato: { of: ['@potato'], each: 60, may: true, ready: 'peeled, in thick sticks' },
      meat: { of: ['chicken-breast', 'chicken-thigh', 'turkey-breast', '@mince'], each: 40, may: true, ready: '' },
      fish: { of: ['@white-fish', 'salmon', 'trout', 'mackerel'], each: 40, may: true, ready: 'every bone felt for and pulled out' },
      ready: {
        of: ['cooked-chicken', 'cooked-turkey', 'cooked-lamb', 'roast-beef', 'cooked-rice', 'cooked-pasta'], each: 40, may: true,
        ready: 'finely shredded',
      },
      pulse: { of: ['red-lentils', 'green-lentils', '@white-bean', 'chickpeas', '@tinned-bean', 'tinned-lentils'], each: 30, may: true },
      tofu: { of: ['tofu', 'silken-tofu'], each: 40, may: true }, egg: { of: ['egg'], each: 55, may: true, ready: '' },
      starch: { of: ['@plain-rice', '@pasta', 'quinoa'], not: ['gnocchi'], each: 25, may: true, ready: '' },
      tomato: { of: ['tinned-tomato', 'passata'], each: 40, may: true },
      cheese: {
        of: ['cheddar', 'mozzarella', '@grates', 'ricotta', 'cream-cheese', 'cottage-cheese'], each: 10, may: true, ready: 'finely grated',
      },
      avocado: { of: ['avocado'], each: 30, may: true, ready: 'ripe' }, milk: MILK,
      herb: {
        of: ['basil', 'parsley', 'coriander', 'mint', 'dill', 'cinnamon', 'cumin', 'paprika'], each: 1, may: true,
        ready: 'a pinch, finely chopped',
      },
      bread: { of: ['@bread', 'pitta'], each: 20, may: true, ready: 'in strips' },
    },
    oneOf: [['veg', 'leaf', 'potato', 'meat', 'fish', 'ready', 'pulse', 'tofu', 'egg', 'starch']],
    takes: { oil: { of: ['olive-oil', 'butter'], amount: 0.5, unit: 'tsp' } },
    acts: [
      {
        do: 'boil', in: 'saucepan', heat: 'boiling', minutes: [9, 10], cue: 'yolk and white are hard', core: ['egg'],
        words: 'Bring {in} of water {heat} and boil {egg} {until} ({core}). Cool, peel and cut in quarters lengthways, or mash.',
      },
      {
        do: 'boil', in: 'pot', heat: 'boiling', minutes: [12, 18], cue: 'each piece squashes between two fingers',
        words: 'Put {veg potato leaf} in {in} with unsalted water just to cover, bring {heat}, cover and cook {until}. Lift out first what is soft first.',
      },
      {
        do: 'simmer', in: 'pan', heat: 'low', minutes: [20, 25], cue: 'it is cooked right through and comes apart', core: ['meat'],
        water: 120,
        words: 'Put {meat tomato} in {in} with {water}, bring to the boil, cover and simmer {heat} {until} ({core}). Shred or mash it finely, on a board that no raw meat has touched.',
      },
      {
        do: 'simmer', in: 'pan', heat: 'low', minutes: [7, 9], cue: 'it flakes and is opaque', core: ['fish'], water: 80,
        words: 'Lay {fish} in {in} with {water}, cover and poach {heat} {until} ({core}). Flake it with your fingers, and feel for bones once more.',
      },
      {
        do: 'simmer', in: 'frying-pan', heat: 'low', minutes: [25, 30], cue: 'very soft', core: ['ready'], water: 150,
        words: 'Simmer {starch pulse tofu ready} in {in} with {water} {heat}, adding more if it runs dry, {until}[ ({core})].',
      },
      {
        do: 'serve', in: 'plate', from: ['pot', 'pan', 'saucepan', 'frying-pan'],
        words: 'Mash as much as your baby likes mashed with {oil milk cheese avocado herb tomato}, and leave the rest in soft pieces to hold[, with {bread}]. Cool until just warm, and stay beside your baby throughout.',
      },
    ],
    keeps: { days: 1, months: 2, words: 'Freeze it in ice-cube trays, before any of it has been on the spoon.' }, plate: [20, 400],
    table: [],
  },
  {
    id: 'baby-omelette', family: 'eggs', guest: 'infant', frame: true, needs: ['hob'],
    title: ['omelette fingers with {names veg cheese} for a baby', 'omelette fingers for a baby'],
    headnote: ['Cooked firm and cut in strips, it is the easiest first thing to hold.'],
    wants: {
      egg: { of: ['egg'], each: 55, heart: true, ready: '' },
      veg: {
        of: [
          'spinach', 'frozen-peas', 'courgette', 'pepper', 'broccoli', 'carrot', 'tomato', 'mushroom', 'sweetcorn', 'leek', 'cooked-potato',
          'avocado',
        ],
        not: ['mushroom', 'sweetcorn', 'cooked-potato', 'avocado'], each: 30, most: 2, may: true, ready: 'very finely chopped or grated',
      },
      cheese: { of: ['cheddar', '@grates', 'mozzarella', 'ricotta', 'cream-cheese'], each: 10, may: true, ready: 'finely grated' },
      milk: { of: ['milk', '@milk'], not: ['buttermilk', 'kefir', 'rice-milk'], each: 10, may: true },
      bread: { of: ['@bread'], each: 20, may: true, ready: 'in strips' },
      avocado: { of: ['avocado', 'banana'], each: 25, may: true, ready: 'ripe, in slices' },
    },
    takes: { oil: { of: ['olive-oil', 'butter'], amount: 0.5, unit: 'tsp' } },
    acts: [
      {
        do: 'soften', in: 'frying-pan', heat: 'medium-low', minutes: [6, 8], cue: 'quite soft',
        words: 'Cook {veg} in {in} with a spoonful of water {heat}, covered, {until}. Take off the lid and let the water go.',
      },
      {
        do: 'fry', in: 'frying-pan', heat: 'medium-low', minutes: [4, 5], cue: 'firm right through, with nothing runny', core: ['egg'],
        words: 'Add {oil} to {in}. Beat {egg milk cheese}, pour in and cook {heat}, turning it once, {until} ({core}).',
      },
      {
        do: 'serve', in: 'plate', from: 'frying-pan',
        words: 'Cool until just warm, cut into strips as long as a finger and serve[ with {avocado bread}]. Stay beside your baby while it eats.',
      },
    ],
    keeps: { days: 1 }, plate: [20, 250], table: [],
  },
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
      spice: { of: ['cinnamon', 'mint'], each: 0.3, may: true, ready: '' },
      bread: { of: ['@bread'], each: 20, may: true, ready: 'in strips, lightly toasted' },
    },
    oneOf: [['fruit', 'milk']],
    acts: [
      {
        do: 'mash', in: 'bowl',
        words: 'Take off peel, stones and hard cores. Mash {fruit} in {in} with a fork[?fruit=#berry: , with each berry squashed flat so that nothing is round|, and leave a few soft pieces as long as a finger to hold].',
      },
      {
        do: 'mix', in: 'bowl',
        words: 'Stir in {milk grain nut spice} until smooth and loose[; leave for ten minutes, so that {the grain} swell{s grain}|]. It should drop from the spoon by itself.',
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
        each: 50, most: 2, may: true, ready: 'without peel, core or stone, chopped small',
      },
      fruit: { ...SOFT_FRUIT, most: 2 }, milk: { ...MILK, each: 80 },
      nut: { of: ['peanut-butter', 'almond-butter', 'tahini'], each: 5, may: true, ready: 'smooth' },
      spice: { of: ['cinnamon', 'mixed-spice'], not: ['mixed-spice'], each: 1, may: true, ready: 'a pinch' },
    },
    oneOf: [['oats', 'cooked']],
    acts: [
      {
        do: 'simmer', in: 'saucepan', heat: 'low', water: 60, minutes: [8, 10], cue: 'quite soft',
        words: 'Simmer {cooked spice} in {in} with {water}, covered, {heat} {until}. Mash smooth, and push through a sieve if there are skins.',
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
