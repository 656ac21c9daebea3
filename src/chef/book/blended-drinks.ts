// Drinks from the blender.

import { defineRows, type Want } from '../language/row.ts';
import { COOL, MILK, PINCH, RUNNY, SUGAR } from './sweet-parts.ts';

const HONEY: Want = {
  ...RUNNY,
  of: ['honey', 'maple-syrup', 'agave-syrup', 'golden-syrup', 'elderflower-cordial'],
  each: 8,
};
const MINT: Want = { of: ['mint', 'basil', 'lemon-verbena'], each: 2, may: true, ready: '' };
const GINGER: Want = { of: ['ginger'], each: 4, may: true, cut: 'grated' };
const SHARP: Want = {
  of: ['lemon', 'lime', 'grapefruit', 'orange'],
  each: 30,
  may: true,
  ready: 'to squeeze',
};
const MILKS = MILK.of;

export const BLENDED_DRINKS = defineRows([
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
          ...(['chia-seeds', 'linseeds', 'hemp-seeds', 'almonds', 'cashews', 'walnuts'] as const),
          ...(['protein-powder', 'cocoa-powder', 'matcha'] as const),
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
          ...(['mango', 'papaya', 'banana', 'strawberries', 'peach', 'raspberries', 'lychee'] as const),
          ...(['pineapple', 'persimmon'] as const),
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
          'Blend {cool fruit milk spice mint}[ and the juice of {lemon}] with {water}, ice-cold, {pinch} and {runny sugar} in {in} until it froths, about a minute.',
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
        words: 'Put {milk:1/2} and {chocolate} in {in} and blend until smooth.',
      },
      {
        do: 'blend',
        in: 'blender',
        words:
          'Put {milk ice fruit spread coffee runny} in {in} and blend in short bursts until it is thick and just pours, half a minute: longer, and it melts.',
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
]);
