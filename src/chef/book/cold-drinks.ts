// Something cold to drink: blended, crushed, shaken; spirits only where they are listed.

import { defineRows, type Want } from '../language/row.ts';
import { COOL, MILK, PINCH, RUNNY, SUGAR } from './sweet-parts.ts';

const HONEY: Want = {
  ...RUNNY,
  of: ['honey', 'maple-syrup', 'agave-syrup', 'golden-syrup', 'elderflower-cordial'],
  each: 8,
};
const MINT: Want = {
  of: ['mint', 'basil', 'lemon-verbena'],
  each: 2,
  may: true,
  ready: '',
};
const GINGER: Want = { of: ['ginger'], each: 4, may: true, cut: 'grated' };
const SHARP: Want = {
  of: ['lemon', 'lime', 'grapefruit', 'orange'],
  each: 30,
  may: true,
  ready: 'to squeeze',
};
const TEA: Want = { of: ['tea', 'hibiscus', 'matcha'], each: 3, may: true, ready: '' };
const MILKS = MILK.of;

export const COLD_DRINKS = defineRows([
  {
    id: 'smoothie',
    family: 'drink',
    side: 'sweet',
    needs: [],
    title: [
      '{name fruit} and {name greens} smoothie[ with {name ginger}]',
      '{name fruit} smoothie with {name oats spread}',
      '{name fruit} smoothie[ with {name ginger}]',
    ],
    headnote: [
      'Leaves and liquid go in first: blended alone for half a minute, {the greens} vanish{s greens} into green.',
      'Liquid first, then the soft, then the hard: the blades need something to swim in.',
    ],
    wants: {
      fruit: {
        of: ['banana', '@raw-fruit'],
        not: ['pomegranate', 'prickly-pear'],
        each: 150,
        most: 4,
        heart: true,
        ready: 'in rough pieces',
      },
      greens: {
        of: ['spinach', 'kale', 'cucumber', 'celery', 'carrot', 'cooked-beetroot', 'avocado'],
        each: 30,
        most: 2,
        may: true,
        ready: 'in rough pieces',
      },
      cool: {
        ...COOL,
        of: ['@yoghurt', 'kefir', 'flavoured-yoghurt', 'yoghurt-pot', 'quark', 'cottage-cheese'],
        each: 80,
      },
      oats: { of: ['oats', 'bran'], each: 15, may: true },
      spread: { of: ['@nut-butter', 'chocolate-spread'], each: 12, may: true },
      seeds: {
        of: [
          'chia-seeds',
          'linseeds',
          'hemp-seeds',
          'almonds',
          'cashews',
          'walnuts',
          'protein-powder',
          'cocoa-powder',
          'matcha',
        ],
        each: 8,
        most: 2,
        may: true,
        ready: '',
      },
      dates: { of: ['dates'], each: 15, may: true, ready: 'stoned' },
      runny: HONEY,
      ginger: GINGER,
      lemon: { ...SHARP, of: ['lemon', 'lime'], each: 15 },
      mint: MINT,
      spice: { of: ['cinnamon', 'turmeric', 'vanilla-extract', 'nutmeg'], each: 0.5, may: true },
    },
    takes: {
      milk: {
        of: ['water', ...MILKS, 'apple-juice', 'juice', 'coconut-water', 'pineapple-juice'],
        amount: 150,
        unit: 'ml',
        unless: 'cool',
      },
    },
    acts: [
      {
        do: 'blend',
        in: 'blender',
        words:
          'Pour [{milk}|a small glass of water for each] into {in}, add {greens cool oats seeds dates} and blend for half a minute, until nothing is left to see.',
        when: 'cool',
      },
      {
        do: 'blend',
        in: 'blender',
        words:
          'Pour {milk} into {in} and blend with {greens oats seeds dates} for half a minute, until nothing is left to see.',
        when: '!cool',
      },
      {
        do: 'blend',
        in: 'blender',
        words:
          'Add {milk fruit spread runny ginger mint spice}[ and the juice of {lemon}] to {in} and blend until thick and smooth, a full minute. Too thick, add a splash of water; too thin, a few ice cubes.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'blender',
        words: 'Drink at once, cold: with a handful of ice where nothing in it was frozen.',
      },
    ],
    keeps: { days: 1, cold: true, words: 'Shake it; it darkens and thickens.' },
    plate: [150, 600],
    frame: true,
    table: [],
  },
  {
    id: 'lassi',
    family: 'drink',
    side: 'sweet',
    needs: [],
    title: [
      '{name fruit} lassi with {name spice}',
      '{name fruit} lassi',
      '[?mint: mint and cumin lassi|sweet lassi]',
    ],
    headnote: ['Thinner than a smoothie and sharper: yoghurt and cold water, whisked until it froths.'],
    wants: {
      cool: { of: ['@yoghurt', 'kefir', 'buttermilk'], each: 150, heart: true },
      fruit: {
        of: [
          'mango',
          'papaya',
          'banana',
          'strawberries',
          'peach',
          'raspberries',
          'lychee',
          'pineapple',
          'persimmon',
        ],
        each: 90,
        heart: true,
        ready: 'in rough pieces',
      },
      runny: HONEY,
      spice: {
        of: ['cardamom', 'saffron', 'nutmeg', 'cumin', 'cinnamon'],
        each: 0.3,
        may: true,
        ready: 'crushed',
      },
      nuts: { of: ['pistachios', 'almonds', 'cashews'], each: 5, may: true, ready: 'chopped fine' },
      mint: MINT,
      lemon: { ...SHARP, of: ['lime', 'lemon'], each: 8 },
    },
    takes: {
      pinch: PINCH,
      milk: { of: ['milk'], amount: 75, unit: 'ml', may: true },
      sugar: { ...SUGAR, amount: 1, unit: 'tsp', unless: 'runny' },
    },
    acts: [
      {
        do: 'blend',
        in: 'blender',
        water: 40,
        words:
          'Blend {cool fruit milk spice mint}[ and the juice of {lemon}] with {water}, ice-cold, {pinch} and [{runny}|{sugar}] in {in} until it froths, about a minute.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'blender',
        words:
          'Taste: it should be sharp before it is sweet. Pour over ice into tall glasses[ and scatter with {nuts}].',
      },
    ],
    beats: ['smoothie'],
    keeps: { days: 1, cold: true },
    plate: [180, 500],
    table: [],
  },
  {
    id: 'milkshake',
    family: 'drink',
    side: 'sweet',
    needs: [],
    title: [
      '{name fruit chocolate spread} milkshake with {name biscuit}',
      '{name fruit chocolate spread coffee} milkshake',
      '{name ice} milkshake',
    ],
    headnote: ['Two parts of ice cream to one of milk, and both very cold: or it is only flavoured milk.'],
    wants: {
      ice: { of: ['ice-cream', 'sorbet'], each: 120, heart: true },
      milk: { of: ['@milk'], each: 120, heart: true },
      fruit: {
        of: ['banana', 'strawberries', '@raw-fruit'],
        not: ['grapefruit', 'pomegranate', 'lychee'],
        each: 70,
        most: 2,
        may: true,
        ready: 'in rough pieces',
      },
      chocolate: {
        of: ['chocolate', 'milk-chocolate', 'cocoa-powder', 'hot-chocolate', 'chocolate-bar'],
        each: 12,
        may: true,
        ready: 'grated',
      },
      spread: {
        of: ['peanut-butter', 'chocolate-spread', 'biscoff-spread', 'dulce-de-leche'],
        each: 18,
        may: true,
      },
      coffee: { of: ['coffee'], each: 3, may: true },
      biscuit: { of: ['biscuit', 'oat-biscuit'], each: 14, may: true, ready: 'crushed' },
      runny: HONEY,
    },
    acts: [
      {
        do: 'blend',
        in: 'blender',
        words: 'Put {milk}[, {fruit spread coffee runny}] and {chocolate} in {in} and blend until smooth.',
      },
      {
        do: 'blend',
        in: 'blender',
        words:
          'Add {milk ice}[, {fruit spread coffee runny}] and blend in short bursts until it is thick and just pours, half a minute: longer, and it melts.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'blender',
        words:
          'Pour into [?one: a chilled glass|chilled glasses][ and scatter with {biscuit}]. Drink at once.',
      },
    ],
    keeps: { days: 1, cold: true, words: 'Blend it again with ice.' },
    plate: [180, 500],
    table: [],
  },
  {
    id: 'cooler',
    family: 'drink',
    side: 'sweet',
    needs: [],
    title: [
      '{name fruit} and {name sharp} cooler with {name mint}',
      '{name fruit} and {name sharp} cooler',
      '{name sharp} [?fizz: fizz|lemonade] with {name mint ginger}',
      '{name sharp} cooler',
      '{name fruit} cooler',
    ],
    headnote: [
      'Sugar does not melt in the cold: it is stirred with the juice first, and the water comes last.',
    ],
    wants: {
      sharp: {
        of: ['lemon', 'lime', 'grapefruit', 'orange', 'mandarin', 'passion-fruit'],
        each: 90,
        most: 2,
        may: true,
        ready: 'to squeeze',
      },
      fruit: {
        of: [
          'watermelon',
          'melon',
          '#berry',
          'cucumber',
          'peach',
          'nectarine',
          'pineapple',
          'mango',
          'kiwi',
          'grapes',
          'pomegranate',
          'lychee',
          'plum',
        ],
        not: ['sloes', 'elderberries', 'gooseberries', 'cranberries'],
        each: 130,
        most: 2,
        may: true,
        ready: 'in small pieces',
      },
      mint: MINT,
      ginger: GINGER,
      runny: HONEY,
      juice: {
        of: ['juice', 'apple-juice', 'pineapple-juice', 'coconut-water'],
        each: 80,
        most: 2,
        may: true,
      },
      tea: TEA,
      fizz: { of: ['sparkling-water', 'sweet-mixer', 'kombucha'], each: 180, may: true },
    },
    takes: {
      sugar: {
        ...SUGAR,
        of: ['sugar', 'icing-sugar', 'brown-sugar'],
        amount: 1,
        unit: 'tbsp',
        unless: 'runny',
      },
    },
    oneOf: [['sharp', 'fruit']],
    acts: [
      {
        do: 'soak',
        in: 'small-bowl',
        wait: 5,
        words: 'Steep {tea} in {in} with a cup of boiling water for {wait}, strain and let it cool.',
      },
      {
        do: 'mash',
        in: 'bowl',
        words:
          'Crush {fruit}[, {ginger}] in a large jug with [{sugar}|{runny}] until it is all juice. For a clear drink, press it through a sieve.',
      },
      {
        do: 'mix',
        in: 'bowl',
        words:
          'In a large jug, stir the juice of {sharp} with [{sugar}|{runny}][ and {ginger}] until nothing crunches under the spoon.',
        when: '!fruit',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['bowl', 'small-bowl'],
        words:
          '[Add the juice of {sharp}. ][Clap {mint} between your hands and drop it in. ][Pour in {juice}. ]Fill glasses with ice, half-fill with the mixture and top up with [{fizz}|very cold water]. Taste, and squeeze or sweeten.',
      },
    ],
    keeps: { days: 2, cold: true, words: 'Keep it without the ice and the bubbles.' },
    plate: [60, 600],
    frame: true,
    table: [],
  },
  {
    id: 'iced-coffee',
    family: 'drink',
    side: 'sweet',
    needs: [],
    title: [
      'iced {name base} with {name milk} and {name runny spice}',
      'iced {name base} with {name fruit mint}',
      'iced {name base} with {name milk ice}',
      'iced {name base}',
    ],
    headnote: ['Brewed at double strength: half of what you drink will have been ice.'],
    wants: {
      base: { of: ['coffee', 'matcha', 'tea'], each: 9, heart: true, ready: '' },
      milk: {
        of: ['@milk', 'condensed-milk', 'coconut-milk'],
        not: ['buttermilk', 'kefir'],
        each: 120,
        may: true,
      },
      ice: { of: ['ice-cream'], each: 50, may: true },
      cream: { of: ['double-cream', 'single-cream', 'whipped-cream'], each: 20, may: true },
      runny: { ...HONEY, each: 8 },
      fruit: { of: ['lemon', 'orange', 'peach', 'raspberries'], each: 25, may: true, cut: 'thin-slices' },
      mint: MINT,
      spice: { of: ['cinnamon', 'cardamom', 'vanilla-extract', 'cocoa-powder'], each: 0.5, may: true },
    },
    takes: { sugar: { ...SUGAR, amount: 1.5, unit: 'tsp', unless: 'runny' } },
    acts: [
      {
        do: 'soak',
        in: 'bowl',
        water: 120,
        wait: 5,
        words:
          'Pour {water}, just off the boil, over {base}[ and {spice}] in a jug and leave for {wait}. Strain if it needs it and stir in [{runny}|{sugar}] while it is hot: in the cold it never melts.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'bowl',
        words:
          'Leave it until lukewarm. Fill tall glasses with ice, pour it over[ and top up with {milk}][, then {ice cream}][, with {fruit mint} to stir in]. Drink at once.',
      },
    ],
    keeps: { days: 2, cold: true, words: 'Keep it black in the fridge, and add the rest to the glass.' },
    plate: [6, 350],
    table: [],
  },
  {
    id: 'cocktail',
    family: 'drink',
    side: 'sweet',
    needs: [],
    title: [
      '{name spirit} sour with {name sharp} and {name liqueur}',
      '{name spirit} and {name sharp} long drink',
      '{name spirit} and {name fizz juice} with {name fruit mint}',
      '{name spirit} with {name juice}[ and {name sharp}]',
      '{name spirit} with {name sharp fizz}',
      '{name spirit} long drink',
    ],
    headnote: [
      'For grown-ups, and one each: it holds about two units of alcohol and does not taste of them.',
    ],
    wants: {
      spirit: { of: ['tequila', 'gin', 'vodka', 'rum', 'whisky'], each: 35, heart: true },
      liqueur: { of: ['liqueur', 'port'], each: 15, may: true },
      sharp: {
        of: ['lime', 'lemon', 'grapefruit', 'orange'],
        each: 45,
        most: 2,
        may: true,
        ready: 'to squeeze',
      },
      juice: {
        of: [
          'juice',
          'pineapple-juice',
          'apple-juice',
          'coconut-cream',
          'coconut-water',
          'elderflower-cordial',
        ],
        each: 60,
        most: 2,
        may: true,
      },
      fruit: {
        of: ['#berry', 'cucumber', 'watermelon', 'pineapple', 'mango', 'passion-fruit', 'peach'],
        not: ['sloes', 'elderberries', 'gooseberries', 'cranberries'],
        each: 40,
        may: true,
        ready: 'in small pieces',
      },
      mint: MINT,
      fizz: { of: ['sparkling-water', 'sweet-mixer', 'cola', 'kombucha'], each: 120, may: true },
      runny: { ...HONEY, of: ['agave-syrup', 'honey', 'maple-syrup'] },
    },
    takes: { sugar: { ...SUGAR, amount: 1.5, unit: 'tsp', unless: 'runny' } },
    oneOf: [['sharp', 'juice', 'fizz', 'fruit']],
    acts: [
      {
        do: 'mix',
        in: 'bowl',
        words:
          '[Crush {fruit} in a jug. ]Stir [{runny}|{sugar}] with [the juice of {sharp}|a spoonful of water] in a large jar or shaker until it has melted. Add {spirit}[, {liqueur juice}] and a fistful of ice, close and shake hard for 15 seconds, until the outside frosts.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'bowl',
        words:
          'Strain over fresh ice[, top up with {fizz}][ and tuck in {mint}]. Drink it slowly, with a glass of water beside; not for children, in pregnancy or before driving.',
      },
    ],
    keeps: { days: 1, cold: true, words: 'Without the ice, and before anything fizzy goes in.' },
    plate: [50, 400],
    table: [],
  },
  {
    id: 'spritz',
    family: 'drink',
    side: 'sweet',
    needs: [],
    title: [
      '{name wine} spritz with {name juice} and {name fruit mint}',
      '{name wine} and {name juice fizz} spritz',
      '{name wine} spritz',
    ],
    headnote: ['For grown-ups, a glass each: more ice than you think, so that it stays long and cold.'],
    wants: {
      wine: { of: ['white-wine', 'red-wine', 'beer', 'cider', 'port', 'sherry'], each: 110, heart: true },
      juice: { of: ['juice', 'apple-juice', 'pineapple-juice', 'elderflower-cordial'], each: 60, may: true },
      fizz: { of: ['sparkling-water', 'sweet-mixer', 'cola'], each: 110, may: true },
      fruit: {
        of: ['orange', 'lemon', 'lime', 'strawberries', 'raspberries', 'peach', 'cucumber'],
        each: 25,
        most: 2,
        may: true,
        cut: 'thin-slices',
      },
      mint: MINT,
    },
    oneOf: [['juice', 'fizz', 'fruit']],
    acts: [
      {
        do: 'mix',
        in: 'bowl',
        words:
          '[Put {fruit mint} into large glasses and fill|Fill large glasses] with ice to the very brim: a few cubes only melt and thin the drink.[ Pour in {juice}.]',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'bowl',
        words:
          'Add {wine}, well chilled, down the side[, then {fizz}] and stir once from the bottom. One to two units of alcohol each: not for children, in pregnancy or before driving.',
      },
    ],
    keeps: { days: 1, cold: true, words: 'It goes flat; mix it by the glass.' },
    plate: [100, 400],
    table: [],
  },
]);
