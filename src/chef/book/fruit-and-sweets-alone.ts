// Fruit and sweet things by themselves.

import { defineRows, type Want } from '../language/row.ts';

const COOL: Want = {
  of: [
    '@yoghurt', 'flavoured-yoghurt', 'yoghurt-pot', 'labneh', 'ice-cream', '@pouring-cream', 'clotted-cream', 'custard', 'mascarpone',
    'ricotta', 'quark', 'sorbet', 'vegan-custard', 'cottage-cheese', 'whipped-cream', 'rice-pudding', 'jelly-cubes',
    'mochi', 'cashew-cream', 'soured-cream', 'khoya',
  ],
  each: 90, most: 2, may: true,
};
const CRUNCH: Want = {
  of: ['#nut', '#cereal', '#biscuit', '#seed', '#chocolate', 'toasted-maize', 'marshmallows', 'sweets', '#dried-fruit'],
  not: ['egusi', 'furikake', 'dukkah', 'everything-seasoning', 'cocoa-powder', 'hot-chocolate'],
  each: 30, most: 3, may: true, ready: '',
};
const SWEET: Want = {
  of: ['#syrup', '#jam', 'chocolate-spread', 'biscoff-spread', 'peanut-butter', 'almond-butter'],
  not: ['chutney', 'mango-chutney', 'pomegranate-molasses', 'apple-sauce', 'cranberry-sauce'], each: 15, may: true,
};

const PUT = 'Put {fruit} in {in} with {sugar:1/2 spice} and {water}[, and the zest and juice of {rind}]. Cover and simmer {heat}';

export const FRUIT_AND_SWEETS_ALONE = defineRows([
  {
    id: 'bowl-of-fruit', family: 'pudding', side: 'sweet', frame: true, needs: [],
    title: [
      '[?fruit=strawberries&crunch=meringue&cool: Eton mess]', '{names fruit} with {name cool} and {names crunch}',
      '{names fruit} with {names cool crunch sharp sweet}',
      'a bowl of {names fruit}', '{names cool} with {names crunch sweet}', 'a plate of {names crunch}', 'a bowl of {names cool}',
    ],
    headnote: [
      '[?fruit: Ten minutes under a little sugar, and the fruit makes its own sauce[, to run into cold {name cool}].]',
      '[?cool: Straight from the cold[, soft under the crackle of {names crunch}]|Something sweet to hand round with the tea].',
    ],
    wants: {
      fruit: {
        of: ['@fruit', 'mandarin', 'grapefruit', 'tinned-peaches'],
        not: [
          'ackee', 'cooking-apple', 'quince', 'cranberries', 'sloes', 'elderberries', 'sea-buckthorn', 'gooseberries', 'rhubarb',
          'frozen-berries',
        ],
        each: 150, most: 4, may: true, ready: 'cut up where large',
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
        words: 'Tip {fruit} into a bowl with any juice left on the board. Turn gently with {sugar herb}[?sharp:  and [?sharp=lemon/lime: the juice of {sharp}|{sharp}]], and leave for {wait} until it all shines.',
      },
      {
        do: 'serve', in: 'table', when: '!fruit&!cool',
        words: 'Put the kettle on, or pour a glass of cold milk: it wants a drink beside it.',
      },
      {
        do: 'layer', in: 'table', from: 'bowl',
        words: '[?fruit: |Chill [?one: the bowl|the bowls] [?!crunch: for a few minutes ]while you get everything else together. ][?cool=double-cream: Whip the cream until it only just holds a fold. ]Spoon {cool} in[?fruit: to [?one: a bowl|bowls]|[, with {herb sharp}]].',
      },
      {
        do: 'serve', in: 'table', from: 'bowl', when: 'fruit',
        words: '[?cool: Pile {the fruit} on top|Spoon {the fruit} into [?one: a bowl|bowls]] with all the juice.[ Scatter with {crunch}, broken up if large, at the last moment.][ Trickle over {sweet}.]',
      },
      {
        do: 'serve', in: 'table', from: 'bowl', when: '!fruit&cool',
        words: '[Scatter with {crunch}, broken up if large. ][Trickle over {sweet}. ]Eat at once, while it is cold.',
      },
      {
        do: 'serve', in: 'table', when: '!fruit&!cool',
        words: 'Break {crunch} into pieces to share and set out on a plate[, with {sweet} to dip].',
      },
    ],
    keeps: { days: 1, cold: true }, plate: [20, 500], table: [],
  },
  {
    id: 'stewed-fruit', family: 'pudding', side: 'sweet', frame: true, needs: ['hob'],
    title: [
      'stewed {names fruit} with {name spice rind}[ and {name cool}]', 'stewed {names fruit} with {names cool crunch}', 'stewed {names fruit}',
    ],
    headnote: ['Some pieces hold and some melt into the juice[, thick enough to lie on top of cold {name cool}].'],
    wants: {
      fruit: {
        of: [
          '@stews', 'sloes', 'elderberries', 'sea-buckthorn', 'apricot', 'frozen-berries', 'blackberries', 'prunes',
          'apricots-dried', 'dried-figs',
        ],
        each: 170, most: 3, heart: true, cut: 'for-simmer',
      },
      cool: COOL, crunch: { ...CRUNCH, each: 20, most: 2 },
      spice: {
        of: ['cinnamon', 'ginger', 'star-anise', 'vanilla-extract', 'mixed-spice', 'cardamom', 'cinnamon-stick', 'ground-ginger'],
        each: 2, may: true, ready: '',
      },
      rind: { of: ['orange', 'lemon'], each: 12, may: true, ready: 'zest pared, then squeezed' },
    },
    takes: { sugar: { of: ['sugar', 'brown-sugar', 'honey', 'maple-syrup'], amount: 1.5, unit: 'tbsp' } },
    acts: [
      {
        do: 'simmer', in: 'saucepan', heat: 'medium-low', water: 30, minutes: [10, 15], when: '!fruit=prunes/apricots-dried/dried-figs/quince',
        cue: 'most of it is soft and the juice has thickened',
        words: `${PUT}, shaking the pan now and then, {until}.[?fruit=elderberries:  Raw, elderberries make you ill: let them boil the whole time.]`,
      },
      {
        do: 'simmer', in: 'saucepan', heat: 'low', water: 150, minutes: [30, 40], when: 'fruit=prunes/apricots-dried/dried-figs/quince',
        cue: 'a knife slides in and the juice is syrupy',
        words: `${PUT}, with more water if it runs dry, {until}.`,
      },
      {
        do: 'serve', in: 'table', from: 'saucepan',
        words: 'Taste, and stir in as much of {sugar} as it wants. Eat warm or cold[, on {cool}][, with {crunch} on top].',
      },
    ],
    keeps: { days: 3, months: 6, cold: true }, plate: [60, 500], table: [],
  },
  {
    id: 'sweet-toast', family: 'breakfast', side: 'sweet', frame: true, needs: [],
    title: [
      '[?bread=bread: hot toast|toasted {name bread}] with {names sweet} and {names fruit}',
      '[?bread=bread: hot toast|toasted {name bread}] with {names sweet fruit}', 'hot buttered toast',
    ],
    headnote: ['Spread to the edges while it is hot, so that no corner is dry[, with {names fruit} cool on top].'],
    wants: {
      bread: {
        of: ['@bread', 'croissant', 'scone', 'crumpet', 'brioche', 'pancake', 'waffle', '#flatbread'],
        not: ['pizza-base', 'dosa-batter'], each: 80, buy: ['bread'], ready: '',
      },
      sweet: {
        of: [
          '#jam', '#syrup', '#spread', 'cream-cheese', 'ricotta', 'mascarpone', 'clotted-cream', 'sweet-bean-paste', 'halva', '#sugar',
          'marzipan', 'marmite', 'cinnamon', 'condensed-milk',
        ],
        not: [
          'tahini', 'pomegranate-molasses', 'chutney', 'mango-chutney', 'fondant-icing', 'lard', 'dripping', 'goose-fat', 'sweetener',
          'peanut-powder', '#butter', 'elderflower-cordial',
        ],
        each: 25, most: 2, may: true, ready: '',
      },
      fat: { of: ['#butter', 'margarine', 'shortening', 'palm-oil'], each: 12, may: true },
      fruit: { of: ['banana', 'strawberries', 'raspberries', 'blueberries', 'apple', 'pear', 'figs', 'peach'], each: 60, may: true, ready: 'sliced' },
    },
    oneOf: [['bread', 'sweet', 'fat']],
    takes: { butter: { of: ['butter', 'olive-oil'], amount: 0.5, unit: 'tbsp', unless: 'fat' } },
    acts: [
      {
        do: 'toast', in: 'plate',
        words: 'Toast {bread} until golden and crisp at the edges, 2 to 3 minutes, then stand on end for half a minute: flat on a plate, toast sweats.',
      },
      {
        do: 'serve', in: 'plate',
        words: 'Spread {fat butter} right to the edges while it is hot[, then {sweet}][, and lay {fruit} on top]. Eat at once.',
      },
    ],
    keeps: { days: 0 }, plate: [50, 300], table: [],
  },
]);
