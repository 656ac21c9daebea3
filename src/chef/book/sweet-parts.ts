// What many sweet rows share: the cupboard of a baker, and slots that are the same wherever they stand.

import type { Take, Want } from '../language/row.ts';

export const RAW_FRUIT: Want = { of: ['@raw-fruit'], each: 100, most: 3, may: true, cut: 'for-warm' };
export const NUTS: Want = { of: ['@plain-nut'], each: 12, most: 2, may: true, cut: 'chopped' };
export const SEEDS: Want = { of: ['@bowl-seed'], each: 8, most: 2, may: true, ready: '' };
export const DRIED: Want = { of: ['#dried-fruit'], not: ['mixed-peel'], each: 15, most: 2, may: true, ready: 'chopped if large' };
export const RUNNY: Want = { of: ['@runny-sweet'], not: ['treacle'], each: 12, may: true };
export const COOL: Want = {
  of: ['@yoghurt', 'yoghurt-pot', 'flavoured-yoghurt', '@pouring-cream', 'quark', 'ricotta', 'mascarpone'], each: 50, may: true,
};
export const CHOCOLATE: Want = { of: ['@bar-chocolate'], each: 15, may: true, ready: 'chopped small' };

export const MILK: Take = {
  of: [
    ...(['milk', 'lactose-free-milk', 'oat-milk', 'soya-milk', 'almond-milk', 'rice-milk'] as const),
    ...(['buttermilk', 'kefir', 'coconut-milk'] as const),
  ],
  amount: 150, unit: 'ml',
};
/** Water will do where there is no milk. */
export const LOOSE: Take = { ...MILK, of: [...MILK.of, 'water'] };
export const FAT: Take = { of: ['butter', 'margarine', 'coconut-oil', 'vegetable-oil'], amount: 10, unit: 'g' };
export const SUGAR: Take = { of: ['sugar', 'brown-sugar'], amount: 10, unit: 'g' };
export const BROWN: Take = { of: ['brown-sugar', 'sugar'], amount: 10, unit: 'g' };
export const SPICE: Take = { of: ['cinnamon', 'mixed-spice', 'ground-ginger', 'allspice', 'cardamom'], amount: 0.25, unit: 'tsp' };
export const VANILLA: Take = { of: ['vanilla-extract'], amount: 1, unit: 'tsp', whole: true, may: true };
/** One flour, whatever it is: a cake of self-raising takes the powder as well. */
export const FLOUR: Take = {
  of: ['self-raising-flour', 'plain-flour', 'wholemeal-flour', 'gluten-free-flour', 'bread-flour'], amount: 25, unit: 'g',
};
export const POWDER: Take = { of: ['baking-powder'], amount: 0.25, unit: 'tsp' };
/** Salt that is measured like flour. */
export const PINCH: Take = { of: ['salt'], amount: 0.125, unit: 'tsp', whole: true };
/** Berries that are only good when cooked, or not at all. */
export const TART = ['sloes', 'elderberries', 'cranberries', 'gooseberries', 'sea-buckthorn'] as const;
export const TOP_FRUIT: Want = { ...RAW_FRUIT, of: ['#berry', '@raw-fruit'], not: TART, each: 90, most: 2 };
export const CURD: Want = {
  of: [
    ...(['lemon-curd', 'jam', 'dulce-de-leche', 'chocolate-spread', 'biscoff-spread', 'marmalade'] as const),
    ...(['honey', 'stem-ginger'] as const),
  ],
  each: 20, may: true,
};
export const SPIRIT: Want = { of: ['sherry', 'marsala', 'liqueur', 'rum', 'port', 'coffee'], each: 15, may: true };
