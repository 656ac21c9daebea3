// What is drunk: blended, steeped, shaken and warmed; spirits only where they are listed.

import { defineRows } from '../language/row.ts';
import { COOL, HONEY, MILK, MINT, SUGAR } from './sweet-parts.ts';

export const DRINKS = defineRows([
  {
    id: 'smoothie', family: 'drink', side: 'sweet', needs: ['blender'],
    title: ['{name fruit} and {name greens} smoothie', '{name fruit} smoothie[ with {name ginger spread oats}]'],
    headnote: [
      '[?greens: Blended until {names greens} hide{s greens} behind the fruit.]',
      'Thick enough to stand a straw in, with {names oats spread seeds} to last until lunch.',
      'Cold and thick, and fruit before anything else[, with the heat of {name ginger} after].',
    ],
    wants: {
      fruit: {
        of: ['banana', '@raw-fruit'], not: ['pomegranate', 'prickly-pear'], each: 150, most: 4, heart: true, ready: 'in rough pieces',
      },
      greens: {
        of: ['spinach', 'kale', 'cucumber', 'celery', 'carrot', 'cooked-beetroot', 'avocado'], each: 30, most: 2, may: true,
        ready: 'in rough pieces',
      },
      cool: { ...COOL, of: ['@yoghurt', 'kefir', 'flavoured-yoghurt', 'yoghurt-pot', 'quark', 'cottage-cheese'], each: 80 },
      oats: { of: ['oats', 'bran'], each: 15, may: true }, spread: { of: ['@nut-butter', 'chocolate-spread'], each: 12, may: true },
      seeds: {
        of: ['chia-seeds', 'linseeds', 'hemp-seeds', 'almonds', 'cashews', 'walnuts', 'protein-powder', 'cocoa-powder', 'matcha'],
        each: 8, most: 2, may: true, ready: '',
      },
      dates: { of: ['dates'], each: 15, may: true, ready: 'stoned' }, runny: HONEY, ginger: { of: ['ginger'], each: 4, may: true, cut: 'grated' },
      lemon: { of: ['lemon', 'lime'], each: 15, may: true, ready: 'to squeeze' }, mint: MINT,
      spice: { of: ['cinnamon', 'turmeric', 'vanilla-extract', 'nutmeg'], each: 0.5, may: true },
    },
    takes: {
      milk: {
        of: ['water', ...MILK.of, 'apple-juice', 'juice', 'coconut-water', 'pineapple-juice'], amount: 100, unit: 'ml', unless: 'cool',
      },
    },
    acts: [
      {
        do: 'blend', in: 'blender',
        words: 'Pour [{milk}|a good splash of water] into {in} first, so that the blades can turn, then add {greens cool fruit oats seeds dates spread runny ginger mint spice}[ and the juice of {lemon}][?fruit=frozen-berries: |, with a handful of ice]. Blend for a full minute, until you hear no rattle.',
      },
      { do: 'serve', in: 'table', from: 'blender', words: 'A splash of water thins it. Drink it straight away, before it parts.' },
    ],
    keeps: { days: 1, cold: true, words: 'Shake it; it darkens and thickens.' }, plate: [150, 600], frame: true, table: [],
  },
  {
    id: 'iced-coffee', family: 'drink', side: 'sweet', needs: [],
    title: ['iced {name base} with {name milk} and {name runny spice}', 'iced {name base}[ with {name ice milk fruit mint}]'],
    headnote: ['Brewed double strength, because the ice will thin it[, and softened with {names milk cream ice}].'],
    wants: {
      base: { of: ['coffee', 'tea'], each: 9, heart: true, ready: '' },
      milk: { of: ['@milk', 'condensed-milk', 'coconut-milk'], not: ['buttermilk', 'kefir'], each: 120, may: true },
      ice: { of: ['ice-cream'], each: 50, may: true },
      cream: { of: ['double-cream', 'single-cream', 'whipped-cream'], each: 20, may: true }, runny: { ...HONEY, each: 8 },
      fruit: { of: ['lemon', 'orange', 'peach', 'raspberries'], each: 25, may: true, cut: 'thin-slices' }, mint: MINT,
      spice: { of: ['cinnamon', 'cardamom', 'vanilla-extract', 'cocoa-powder'], each: 0.5, may: true },
    },
    takes: { sugar: { ...SUGAR, amount: 1.5, unit: 'tsp', unless: 'runny' } },
    acts: [
      {
        do: 'soak', in: 'bowl', water: 120, wait: 5,
        words: 'Pour {water}, just off the boil, over {base}[ and {spice}] in a jug and leave for {wait}, then strain. Stir in {runny sugar} while it is hot: in the cold it never melts.',
      },
      {
        do: 'serve', in: 'table', from: 'bowl',
        words: 'Let it cool to lukewarm. Fill [?one: a tall glass|tall glasses] with ice, pour it over[ and top up with {milk}][, then float {ice cream} on top][, with {fruit mint} to stir in].',
      },
    ],
    keeps: { days: 2, cold: true, words: 'Keep it black in the fridge, and add the rest to the glass.' }, plate: [6, 350], table: [],
  },
  {
    id: 'hot-chocolate', family: 'drink', side: 'sweet', needs: ['hob'],
    title: ['hot chocolate with {names mallow cream}', '{name whole} hot chocolate', 'hot chocolate'],
    headnote: ['Whisked until it froths, and smooth to the last mouthful[, warm with {names whole}][, under {names mallow cream}].'],
    wants: {
      cocoa: {
        of: ['@bar-chocolate', 'hot-chocolate', 'cocoa-powder', 'chocolate-spread', 'carob-powder'],
        each: 20, most: 2, heart: true, ready: '',
      },
      milk: { of: ['@milk', 'coconut-milk'], not: ['buttermilk', 'kefir'], each: 230, heart: true },
      cream: { of: ['double-cream', 'single-cream', 'whipped-cream', 'oat-cream'], each: 20, may: true },
      mallow: { of: ['marshmallows'], each: 10, may: true, ready: '' },
      whole: {
        of: ['cinnamon', 'cinnamon-stick', 'cardamom', 'vanilla-extract', 'nutmeg', 'chilli-flakes', 'vanilla-pod'],
        each: 0.6, most: 2, may: true, ready: '',
      },
      orange: { of: ['orange'], each: 8, may: true, ready: 'zest pared' },
      spirit: { of: ['rum', 'whisky', 'liqueur'], each: 20, may: true }, runny: HONEY,
    },
    takes: { sugar: { ...SUGAR, amount: 2, unit: 'tsp', unless: 'runny' } },
    acts: [
      {
        do: 'mix', in: 'saucepan',
        words: 'Put {cocoa} in {in}[?cocoa=@bar-chocolate: , chopped small,] with {sugar:1/2 runny} and work in {milk:1/4}[?cocoa=@bar-chocolate: |, drop by drop, to a smooth paste].',
      },
      {
        do: 'simmer', in: 'saucepan', heat: 'medium-low', minutes: [4, 6], cue: 'it steams and turns glossy',
        words: 'Whisk in {milk whole orange} and warm {heat}, whisking, {until}; it must not boil.[ Sweeten with as much of {sugar} as you like.]',
      },
      {
        do: 'serve', in: 'table', from: 'saucepan',
        words: '[?spirit: Off the heat add {spirit}: for grown-ups, one measure each. ]Whisk hard until it froths and pour into [?one: a mug|mugs][, with {cream mallow} on top].',
      },
    ],
    keeps: { days: 1 }, plate: [200, 400], table: [],
  },
  {
    id: 'hot-cup', family: 'drink', side: 'sweet', frame: true, needs: ['hob'],
    title: [
      'hot {names milk} with {names root spice leaf fine sweet}', '[?leaf=tea/coffee: hot {name leaf}[ with {names root citrus sweet}]]',
      '[?fine=milk-powder: hot milk]', 'hot {names fine}', '{name root leaf} and {name citrus} tea[ with {name sweet}]', '{names root leaf spice} tea',
      'hot {name sweet} and {name citrus}', 'hot {names milk sweet}',
    ],
    headnote: ['[?milk: Warmed slowly, until the whole cup tastes of {names root spice leaf fine sweet}.]', 'Hot and fragrant, to hold in both hands.'],
    wants: {
      milk: { of: ['@milk', 'evaporated-milk', 'coconut-milk'], not: ['buttermilk', 'kefir'], each: 200, may: true },
      fine: { of: ['#chocolate', 'carob-powder', 'malt-extract', 'protein-powder', 'milk-powder'], not: ['halva', 'marzipan'], each: 15, may: true, ready: '' },
      leaf: {
        of: ['tea', 'hibiscus', 'mint', 'lemon-verbena', 'lemongrass', 'elderflowers', 'coffee', '#hardy-herb', 'shiso', 'perilla', 'pandan'],
        each: 8, may: true, ready: '',
      },
      root: { of: ['ginger', 'stem-ginger'], each: 8, may: true, cut: 'thin-slices' },
      spice: {
        of: [
          'matcha', 'cinnamon-stick', 'cinnamon', 'cardamom', 'star-anise', 'turmeric', 'nutmeg', 'vanilla-extract', 'vanilla-pod',
          'fennel-seeds', 'saffron', 'mixed-spice', 'allspice', 'ground-ginger', 'rose-water', 'orange-blossom-water',
        ],
        each: 1.5, most: 3, may: true, ready: '',
      },
      citrus: { of: ['lemon', 'lime', 'orange', 'apple'], each: 20, may: true, ready: 'sliced' },
      sweet: { of: ['#syrup', '#sugar'], not: ['pomegranate-molasses', 'fondant-icing', 'icing-sugar'], each: 15, may: true, ready: '' },
    },
    oneOf: [['milk', 'leaf', 'fine', 'root', 'spice', 'sweet']],
    acts: [
      {
        do: 'simmer', in: 'saucepan', heat: 'medium', water: 40, minutes: [4, 5], cue: 'the water smells of it', when: 'milk&root',
        words: 'Bubble {root} in {in} with {water} {heat} {until}: raw, ginger curdles milk.',
      },
      {
        do: 'simmer', in: 'saucepan', heat: 'medium', minutes: [4, 5], cue: 'it steams and small bubbles rise at the rim', when: 'milk',
        words: 'Warm {milk}[ with {spice}] in {in} {heat}, stirring, {until}. Take it off before it climbs.',
      },
      {
        do: 'boil', in: 'saucepan', heat: 'boiling', water: 250, minutes: [8, 10], when: '!milk&root',
        words: 'Bring {water} {heat} in {in} with {root spice} and let it bubble {for}.',
      },
      {
        do: 'boil', in: 'saucepan', heat: 'boiling', water: 250, minutes: [1, 2], when: '!milk&!root',
        words: 'Bring {water} {heat} in {in}[ with {spice}] and let it roll {for}, then take it off the heat.',
      },
      { do: 'whisk', in: 'saucepan', words: 'Whisk in {fine} until no speck floats.' },
      { do: 'soak', in: 'saucepan', wait: 5, words: 'Stir in {leaf}, cover to keep the scent in, leave for {wait} and strain.' },
      {
        do: 'serve', in: 'table', from: 'saucepan',
        words: 'Pour into [?one: a warm cup|warm cups][?milk: |[ over {citrus}]][ and stir in {sweet}]. Drink it as hot as you can[?milk: [, {citrus} on the saucer: the juice would curdle it]].',
      },
    ],
    keeps: { days: 0 }, plate: [2, 320], table: [],
  },
  {
    id: 'cold-glass', family: 'drink', side: 'sweet', frame: true, needs: [],
    title: [
      '{name spirit} and {name drink} over ice[ with {name fresh}]', '{names drink spirit} over ice[ with {name fresh}]',
    ],
    headnote: ['Long, and cold to the last mouthful[, with the scent of {names fresh}].'],
    wants: {
      drink: {
        of: [
          '#juice', '#drink', 'white-wine', 'red-wine', 'beer', 'cider', 'elderflower-cordial', 'kefir', 'buttermilk', 'coconut-water',
        ],
        not: ['coffee', 'tea', 'hibiscus', 'matcha'],
        each: 200, most: 3, may: true,
      },
      spirit: {
        of: ['gin', 'vodka', 'rum', 'whisky', 'tequila', 'liqueur', 'sherry', 'port', 'marsala', 'rice-wine', 'pomegranate-molasses'],
        each: 35, may: true,
      },
      fresh: {
        of: ['lemon', 'lime', 'mint', 'orange', 'cucumber', 'strawberries', 'raspberries', 'basil', 'ginger', 'grapefruit', 'apple'],
        each: 20, most: 2, may: true, ready: 'sliced',
      },
    },
    oneOf: [['drink', 'spirit']],
    acts: [
      {
        do: 'chill', in: 'table',
        words: '[?fresh: Press {fresh} lightly in [?one: a tall glass|tall glasses] with a spoon. Fill|Fill [?one: a tall glass|tall glasses]] with ice to the brim: a few cubes only melt and water it.',
      },
      {
        do: 'serve', in: 'table',
        words: '[?spirit: Pour over {spirit}, a single measure each[, and top up with {drink}]|Pour in {drink}]. Stir once, and drink before the ice goes.',
      },
    ],
    keeps: { days: 0 }, plate: [100, 600], table: [],
  },
]);
