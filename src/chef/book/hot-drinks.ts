// Something hot to drink: stewed in milk, steeped in water, warmed with spice.

import { defineRows, type Want } from '../language/row.ts';
import { RUNNY, SUGAR } from './sweet-parts.ts';

const HONEY: Want = {
  ...RUNNY,
  of: ['honey', 'maple-syrup', 'agave-syrup', 'golden-syrup', 'elderflower-cordial'],
  each: 8,
};
const GINGER: Want = { of: ['ginger'], each: 4, may: true, cut: 'grated' };
const WHOLE: Want = {
  of: [
    'cardamom',
    'cinnamon-stick',
    'star-anise',
    'black-pepper',
    'fennel-seeds',
    'saffron',
    'vanilla-pod',
    'allspice',
    'nutmeg',
    'cinnamon',
    'ground-ginger',
    'mixed-spice',
  ],
  each: 0.6,
  most: 4,
  may: true,
  ready: '',
};
const TEA: Want = { of: ['tea', 'hibiscus', 'matcha'], each: 3, may: true, ready: '' };

export const HOT_DRINKS = defineRows([
  {
    id: 'hot-chocolate',
    family: 'drink',
    side: 'sweet',
    needs: ['hob'],
    title: ['hot chocolate with {names mallow cream}', '{name whole} hot chocolate', 'hot chocolate'],
    headnote: ['Whisked to a paste with a little of the milk first: that is the whole secret of no lumps.'],
    wants: {
      cocoa: {
        of: [
          'chocolate',
          'milk-chocolate',
          'hot-chocolate',
          'cocoa-powder',
          'chocolate-bar',
          'white-chocolate',
          'chocolate-spread',
          'carob-powder',
        ],
        each: 18,
        most: 2,
        heart: true,
        ready: '',
      },
      milk: { of: ['@milk', 'coconut-milk'], not: ['buttermilk', 'kefir'], each: 230, heart: true },
      cream: { of: ['double-cream', 'single-cream', 'whipped-cream', 'oat-cream'], each: 20, may: true },
      mallow: { of: ['marshmallows'], each: 10, may: true, ready: '' },
      whole: {
        ...WHOLE,
        of: [
          'cinnamon',
          'cinnamon-stick',
          'cardamom',
          'vanilla-extract',
          'nutmeg',
          'chilli-flakes',
          'vanilla-pod',
        ],
        most: 2,
      },
      orange: { of: ['orange'], each: 8, may: true, ready: 'zest pared' },
      spirit: { of: ['rum', 'whisky', 'liqueur'], each: 20, may: true },
      runny: HONEY,
    },
    takes: {
      sugar: { ...SUGAR, amount: 1, unit: 'tsp', unless: 'runny' },
      starch: { of: ['cornflour'], amount: 0.25, unit: 'tsp', may: true },
    },
    acts: [
      {
        do: 'mix',
        in: 'saucepan',
        words:
          'Put {cocoa} in {in}[?cocoa=@bar-chocolate: , chopped small,] with [{sugar}|{runny}][, {starch}] and {milk:1/4}, and stir to a smooth paste.',
      },
      {
        do: 'simmer',
        in: 'saucepan',
        heat: 'medium-low',
        minutes: [4, 6],
        cue: 'it steams and is thick and glossy, and does not boil',
        words: 'Whisk in {milk}[, {whole orange}] and warm {heat}, whisking, {until}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'saucepan',
        words:
          '[?spirit: Off the heat add {spirit}: for grown-ups, one measure each. ]Whisk until it froths and pour into [?one: a mug|mugs][, with {cream mallow} on top].',
      },
    ],
    keeps: { days: 1 },
    plate: [200, 400],
    table: [],
  },
  {
    id: 'spiced-tea',
    family: 'drink',
    side: 'sweet',
    needs: ['hob'],
    title: [
      '[?tea: masala chai|warm milk] with {name turmeric ginger}',
      '[?tea: masala chai|warm milk] with {name whole}',
      '[?tea: milky tea|warm milk with {name runny}]',
      'warm milk',
    ],
    headnote: [
      '[?tea: Boiled, not brewed: the spices get their five minutes in water before any milk goes in.|Barely simmering, never boiling: it should smell of the spice and not of scalded milk.]',
    ],
    wants: {
      milk: { of: ['@milk', 'coconut-milk'], not: ['buttermilk', 'kefir'], each: 180, heart: true },
      tea: { ...TEA, of: ['tea'], each: 3 },
      ginger: GINGER,
      turmeric: { of: ['turmeric'], each: 1, may: true },
      whole: WHOLE,
      runny: { ...HONEY, each: 10 },
      nuts: { of: ['almonds', 'pistachios'], each: 5, may: true, ready: 'chopped fine' },
    },
    takes: { sugar: { ...SUGAR, amount: 1.5, unit: 'tsp', unless: 'runny' } },
    oneOf: [['tea', 'turmeric', 'whole', 'runny', 'ginger']],
    acts: [
      {
        do: 'simmer',
        in: 'saucepan',
        heat: 'medium',
        minutes: [4, 5],
        cue: 'it smells of the spice and is well coloured',
        water: 90,
        words:
          'Simmer {whole ginger turmeric tea}, the whole spices cracked, with {water} in {in} {heat} {until}.',
      },
      {
        do: 'simmer',
        in: 'saucepan',
        heat: 'medium-low',
        minutes: [3, 4],
        cue: 'steam rises and the rim begins to bubble',
        words:
          'Add {milk} with [{runny}|{sugar}] to {in} and warm {heat} {until}. Watch it: milk climbs the moment you turn away.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'saucepan',
        words: 'Strain into [?one: a mug|mugs] from a height, for a little froth[, and scatter with {nuts}].',
      },
    ],
    keeps: { days: 1 },
    plate: [150, 400],
    table: [],
  },
  {
    id: 'infusion',
    family: 'drink',
    side: 'sweet',
    needs: ['hob'],
    title: [
      '{name ginger}, {name lemon} and {name runny} tea',
      '{name ginger herb} tea with {name lemon runny}',
      '{name whole fruit} tea with {name lemon runny}',
      '{name ginger herb} tea',
      '{name whole} tea',
      'a pot of {name tea}[ with {name lemon runny fruit}]',
    ],
    headnote: [
      '[?ginger: Ten minutes at a bare simmer draw the heat out of the ginger; boiling water poured over it only warms it.|A lid keeps in what you drink it for: the scent is what flies off first.]',
    ],
    wants: {
      ginger: {
        of: ['ginger', 'turmeric', 'lemongrass', 'galangal'],
        each: 8,
        may: true,
        most: 2,
        cut: 'thin-slices',
      },
      herb: {
        of: ['mint', 'lemon-verbena', 'sage', 'thyme', 'rosemary', 'elderflowers', 'basil'],
        each: 4,
        most: 2,
        may: true,
        ready: '',
      },
      tea: { ...TEA, of: ['tea', 'hibiscus'] },
      whole: {
        ...WHOLE,
        of: ['cinnamon-stick', 'star-anise', 'cardamom', 'fennel-seeds', 'cinnamon'],
      },
      fruit: {
        of: ['apple', 'orange', 'pear', 'cranberries', 'apple-juice'],
        each: 40,
        may: true,
        cut: 'thin-slices',
      },
      lemon: { of: ['lemon', 'lime'], each: 20, may: true, ready: 'to squeeze' },
      runny: { ...HONEY, each: 10 },
    },
    oneOf: [['ginger', 'herb', 'tea', 'whole']],
    acts: [
      {
        do: 'simmer',
        in: 'saucepan',
        heat: 'low',
        minutes: [8, 10],
        cue: 'the water is gold and smells of it',
        water: 280,
        when: 'ginger',
        words:
          'Put {ginger}[, {whole fruit}] in {in} with {water}, cover and keep just under a simmer {heat} {until}.',
      },
      {
        do: 'simmer',
        in: 'saucepan',
        heat: 'boiling',
        minutes: [3, 5],
        cue: 'the water is coloured and smells of it',
        water: 280,
        when: '!ginger',
        words: 'Bring {water}[ with {whole fruit}] {heat} in {in}, cover, lower the heat and leave {until}.',
      },
      {
        do: 'soak',
        in: 'saucepan',
        wait: 4,
        words:
          'Off the heat, add {herb tea}, bruised in your hand, cover and leave for {wait}: longer, and it turns bitter.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'saucepan',
        words:
          'Strain into [?one: a mug|mugs][, squeeze in {lemon}][ and stir in {runny}]. Taste before you drink: it should be sharp and warm the throat.',
      },
    ],
    keeps: { days: 2, cold: true, words: 'Cold, over ice, it is another drink.' },
    plate: [4, 120],
    table: [],
  },
  {
    id: 'mulled',
    family: 'drink',
    side: 'sweet',
    needs: ['hob'],
    title: ['mulled {name wine} with {name fruit}', 'mulled {name wine}'],
    headnote: [
      '[?wine=apple-juice/juice: Warm, never boiling: boiled juice tastes of jam.|For grown-ups, a glass each: warm, never boiling, or the spices turn bitter.]',
    ],
    wants: {
      wine: {
        of: ['red-wine', 'cider', 'apple-juice', 'juice', 'white-wine', 'port'],
        each: 125,
        heart: true,
      },
      whole: {
        of: ['cinnamon-stick', 'star-anise', 'cardamom', 'cinnamon', 'mixed-spice', 'allspice'],
        each: 0.6,
        most: 4,
        heart: true,
        ready: '',
      },
      fruit: {
        of: ['orange', 'mandarin', 'apple', 'lemon', 'pear'],
        each: 40,
        most: 2,
        may: true,
        cut: 'thin-slices',
      },
      ginger: { of: ['ginger'], each: 4, may: true, cut: 'thin-slices' },
      runny: HONEY,
    },
    takes: { sugar: { ...SUGAR, of: ['brown-sugar', 'sugar'], amount: 2, unit: 'tsp', unless: 'runny' } },
    acts: [
      {
        do: 'simmer',
        in: 'saucepan',
        heat: 'low',
        minutes: [5, 6],
        cue: 'the sugar has melted and it smells of the spice',
        water: 40,
        words:
          'Simmer {whole ginger} with [{runny}|{sugar}] and {water} in {in} {heat} {until}: in water the spices give more than in wine.',
      },
      {
        do: 'simmer',
        in: 'saucepan',
        heat: 'low',
        minutes: [10, 12],
        cue: 'it steams but no bubble breaks',
        words: 'Add {wine}[ and {fruit}] and warm {heat} {until}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'saucepan',
        words:
          'Ladle into [?one: a warm glass|warm glasses][?wine=apple-juice/juice: , with a slice of fruit in each if you have it|. About one and a half units each: not for children, in pregnancy or before driving].',
      },
    ],
    keeps: { days: 2 },
    plate: [100, 300],
    table: [],
  },
]);
