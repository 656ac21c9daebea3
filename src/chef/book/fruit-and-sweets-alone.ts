// Fruit and sweet things by themselves.

import { defineRows, type Want } from '../language/row.ts';

const COOL: Want = {
  of: [
    '@yoghurt', 'flavoured-yoghurt', 'yoghurt-pot', 'labneh', 'ice-cream', '@pouring-cream', 'clotted-cream', 'custard', 'mascarpone',
    'ricotta', 'quark', 'plant-yoghurt', 'sorbet', 'vegan-custard', 'cottage-cheese', 'whipped-cream', 'rice-pudding', 'jelly-cubes',
    'mochi', 'cashew-cream', 'soured-cream', 'kefir', 'khoya', 'evaporated-milk', 'almond-yoghurt', 'soya-yoghurt', 'oat-yoghurt',
  ],
  each: 110, most: 2, may: true,
};
const CRUNCH: Want = {
  of: ['#nut', '#cereal', '#biscuit', '#seed', '#chocolate', 'toasted-maize', 'cake', '#snack', '#dried-fruit'],
  not: [
    'egusi', 'furikake', 'dukkah', 'everything-seasoning', 'pork-scratchings', 'prawn-cracker', 'bombay-mix', 'wasabi-peas',
    'crispy-onions', 'coconut-bacon', 'cocoa-powder', 'hot-chocolate', 'poppadom', 'crisps', 'tortilla-chips', 'pretzel', 'makhana',
    'popcorn',
  ],
  each: 30, most: 3, may: true, ready: '',
};
const SWEET: Want = {
  of: ['#syrup', '#jam', 'chocolate-spread', 'biscoff-spread', 'peanut-butter', 'almond-butter'],
  not: ['chutney', 'mango-chutney', 'pomegranate-molasses', 'apple-sauce', 'cranberry-sauce'], each: 15, may: true,
};

export const FRUIT_AND_SWEETS_ALONE = defineRows([
  {
    id: 'bowl-of-fruit', family: 'pudding', side: 'sweet', frame: true, needs: [],
    title: [
      '[?fruit=strawberries&crunch=meringue: Eton mess]', '{names fruit} with {name cool} and {names crunch}',
      '{names fruit} with {name cool crunch sweet}', '{names fruit} in their own syrup', '{names cool} with {names crunch sweet}',
      'a bowl of {names cool crunch}',
    ],
    headnote: [
      '{names fruit} in their own syrup on {names cool}[, with {names crunch} for crunch].',
      '{names fruit} in their own syrup[, with {names crunch} for crunch].', 'Cold {names cool}[ with {names crunch sweet} on top].',
      'Something sweet and dry, for a glass of milk or a cup of tea.',
    ],
    wants: {
      fruit: {
        of: ['@fruit', 'mandarin', 'grapefruit', 'ackee', 'tinned-peaches'],
        not: [
          'ackee', 'cooking-apple', 'quince', 'cranberries', 'sloes', 'elderberries', 'sea-buckthorn', 'gooseberries', 'rhubarb',
          'frozen-berries',
        ],
        each: 150, most: 4, may: true, ready: 'in bite-sized pieces',
      },
      cool: COOL, crunch: CRUNCH, sweet: SWEET,
      herb: { of: ['mint', 'basil', 'lemon-verbena', 'edible-flowers'], each: 2, may: true, ready: 'torn' },
      sharp: { of: ['lemon', 'lime', 'passion-fruit', 'elderflower-cordial'], each: 15, may: true, ready: '' },
    },
    oneOf: [['fruit', 'cool', 'crunch']],
    takes: { sugar: { of: ['honey', 'maple-syrup', 'sugar', 'brown-sugar', 'icing-sugar'], amount: 1, unit: 'tsp', with: 'fruit' } },
    acts: [
      {
        do: 'rest', in: 'bowl', wait: 10,
        words: 'Cut {fruit} into a bowl over their own juice. Turn gently with {sugar}[, [?sharp=lemon/lime: the juice of {sharp}|{sharp}]][ and {herb}] and leave for {wait}, until there is syrup at the bottom.',
      },
      {
        do: 'layer', in: 'table', when: '!fruit&!cool',
        words: 'Put small plates on the table and something to drink beside them: what is sweet and dry wants a glass of cold milk, or tea.',
      },
      {
        do: 'layer', in: 'table', from: 'bowl',
        words: '[?cool=double-cream: Whip {cool} to soft folds and spoon it|Stir {cool}, cold from the fridge, until smooth and spoon it] into [?one: a bowl|bowls][?fruit: |, with {herb sharp}][, and heap {the fruit} on top with the syrup].',
      },
      {
        do: 'serve', in: 'table', from: 'bowl',
        words: 'Break or chop {crunch} and scatter over at the last moment[, and trickle with {sweet}]. Eat before it softens.',
      },
      {
        do: 'serve', in: 'table', from: 'bowl', when: '!crunch',
        words: '[Trickle {sweet} over the top. ]Eat at once with a long spoon, to the bottom of the bowl.',
      },
    ],
    keeps: { days: 1, cold: true }, plate: [20, 500], table: [],
  },
  {
    id: 'stewed-fruit', family: 'pudding', side: 'sweet', frame: true, needs: ['hob'],
    title: ['stewed {names fruit} with {names cool crunch}', 'stewed {names fruit} with {names spice}', 'stewed {names fruit}'],
    headnote: ['{names fruit} stewed soft in the juice {they fruit} give{s fruit}[ with {name spice}][, to spoon over {names cool}].'],
    wants: {
      fruit: {
        of: [
          '@stews', 'cooking-apple', 'apple', 'pear', 'plum', 'rhubarb', 'quince', 'cranberries', 'gooseberries', 'sloes', 'elderberries',
          'sea-buckthorn', 'blackcurrants', 'red-currants', 'apricot', 'frozen-berries', 'cherries', 'blackberries', 'prunes',
          'apricots-dried', 'pumpkin-puree', 'dried-figs',
        ],
        not: ['pumpkin-puree'], each: 170, most: 3, heart: true, ready: 'cut up',
      },
      cool: COOL, crunch: { ...CRUNCH, each: 20, most: 2 },
      spice: {
        of: [
          'cinnamon', 'ginger', 'star-anise', 'vanilla-extract', 'mixed-spice', 'cardamom', 'cinnamon-stick', 'ground-ginger', 'orange',
          'lemon',
        ],
        each: 3, may: true, ready: '',
      },
    },
    takes: { sugar: { of: ['sugar', 'brown-sugar', 'honey', 'maple-syrup'], amount: 1.5, unit: 'tbsp' } },
    acts: [
      {
        do: 'simmer', in: 'saucepan', heat: 'medium-low', water: 30, minutes: [10, 15],
        cue: 'soft, with some pieces whole in a thick juice',
        words: 'Put {fruit} into {in} with {sugar:2/3 spice} and {water}. Cover and simmer {heat}, shaking the pan now and then, {until}.[?fruit=elderberries:  Raw, elderberries make you ill: let them boil the whole time.]',
      },
      {
        do: 'serve', in: 'table', from: 'saucepan',
        words: 'Taste, and stir in as much of {sugar} as it wants. Eat warm or cold[, with {cool}][, and {crunch} on top].',
      },
    ],
    keeps: { days: 3, months: 6, cold: true }, plate: [60, 500], table: [],
  },
  {
    id: 'sweet-toast', family: 'breakfast', side: 'sweet', frame: true, needs: [],
    title: ['hot toast with {names sweet} and {names fruit}', 'hot toast with {names sweet fruit}', 'hot buttered toast'],
    headnote: ['Hot toast, spread to the edges[, with {names sweet}][ and {names fruit} on top].'],
    wants: {
      bread: {
        of: ['@bread', 'croissant', 'scone', 'crumpet', 'brioche', 'pancake', 'waffle', '#flatbread', 'rice-cakes'],
        not: ['rice-cakes', 'pizza-base', 'dosa-batter'], each: 80, buy: ['bread'], ready: '',
      },
      sweet: {
        of: [
          '#jam', '#syrup', '#spread', 'cream-cheese', 'ricotta', 'mascarpone', 'clotted-cream', 'sweet-bean-paste', 'halva', '#sugar',
          'marzipan', '#butter', 'marmite', 'cinnamon', '#jam',
        ],
        not: [
          'tahini', 'pomegranate-molasses', 'chutney', 'mango-chutney', 'fondant-icing', 'lard', 'dripping', 'goose-fat', 'sweetener',
          'peanut-powder', '#butter', 'elderflower-cordial',
        ],
        each: 25, most: 2, may: true, ready: '',
      },
      fat: { of: ['#butter', 'margarine', 'shortening', 'palm-oil'], each: 12, may: true },
      fruit: {
        of: ['banana', 'strawberries', 'raspberries', 'blueberries', 'apple', 'pear', 'figs', 'peach'], each: 60, may: true,
        ready: 'sliced',
      },
    },
    oneOf: [['bread', 'sweet', 'fat']],
    takes: { butter: { of: ['butter', 'olive-oil'], amount: 0.5, unit: 'tbsp', unless: 'fat' } },
    acts: [
      {
        do: 'toast', in: 'plate',
        words: 'Toast {bread} until it is gold and crisp at the edges, and stand it up for 30 seconds, so that it does not sweat.',
      },
      {
        do: 'serve', in: 'plate',
        words: 'Spread with {fat butter}, right to the edges, while it is hot[; then with {sweet}][, and lay {fruit} on top]. Eat at once: toast does not wait.',
      },
    ],
    keeps: { days: 0 }, plate: [50, 300], table: [],
  },
]);
