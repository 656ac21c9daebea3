// Drinks from the blender.

import { defineRows, type Want } from '../language/row.ts';
import { COOL, HONEY, MILK, MINT } from './sweet-parts.ts';

const GINGER: Want = { of: ['ginger'], each: 4, may: true, cut: 'grated' };
const SHARP: Want = { of: ['lemon', 'lime', 'grapefruit', 'orange'], each: 30, may: true, ready: 'to squeeze' };
const MILKS = MILK.of;

export const BLENDED_DRINKS = defineRows([
  {
    id: 'smoothie', family: 'drink', side: 'sweet', needs: [],
    title: [
      '{name fruit} and {name greens} smoothie[ with {name ginger}]', '{name fruit} smoothie with {name oats spread}',
      '{name fruit} smoothie[ with {name ginger}]',
    ],
    headnote: ['Thick and cold, of {names fruit}[, with {names greens} blended to nothing][ and {names oats spread seeds} for body].'],
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
      dates: { of: ['dates'], each: 15, may: true, ready: 'stoned' }, runny: HONEY, ginger: GINGER,
      lemon: { ...SHARP, of: ['lemon', 'lime'], each: 15 }, mint: MINT,
      spice: { of: ['cinnamon', 'turmeric', 'vanilla-extract', 'nutmeg'], each: 0.5, may: true },
    },
    takes: {
      milk: {
        of: ['water', ...MILKS, 'apple-juice', 'juice', 'coconut-water', 'pineapple-juice'], amount: 150, unit: 'ml', unless: 'cool',
      },
    },
    acts: [
      {
        do: 'blend', in: 'blender',
        words: 'Pour [{milk}|a small glass of water for each] into {in}[ with {greens cool}], then add {fruit oats seeds dates spread runny ginger mint spice}[ and the juice of {lemon}]. Blend until thick and smooth, a full minute; a splash of water thins it.',
      },
      { do: 'serve', in: 'table', from: 'blender', words: 'Pour out and drink at once[?fruit=frozen-berries: |, over ice if you like].' },
    ],
    keeps: { days: 1, cold: true, words: 'Shake it; it darkens and thickens.' }, plate: [150, 600], frame: true, table: [],
  },
]);
