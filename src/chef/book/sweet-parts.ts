// What many sweet rows share: the cupboard of a baker, and slots that are the same wherever they stand.

import type { Act, Take, Want } from '../language/row.ts';

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
  of: ['milk', 'lactose-free-milk', 'oat-milk', 'soya-milk', 'almond-milk', 'rice-milk', 'buttermilk', 'kefir', 'coconut-milk'],
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
  of: ['lemon-curd', 'jam', 'dulce-de-leche', 'chocolate-spread', 'biscoff-spread', 'marmalade', 'honey', 'stem-ginger'],
  each: 20, may: true,
};
export const SPIRIT: Want = { of: ['sherry', 'marsala', 'liqueur', 'rum', 'port', 'coffee'], each: 15, may: true };
export const BAR: Want = { of: ['chocolate', 'milk-chocolate', 'chocolate-bar', 'white-chocolate'], each: 12, may: true, ready: 'chopped' };
export const FEW_NUTS: Want = { ...NUTS, each: 7, most: 2 };
export const FEW_DRIED: Want = { ...DRIED, each: 7, most: 2 };
export const FEW_SEEDS: Want = { ...SEEDS, each: 4 };
export const LINED = (ovenC: number, tin: string): Act => ({
  do: 'heat-oven', in: 'tray', ovenC,
  words: `Heat the oven to {oven} and line ${tin} with baking paper.`,
});
export const ZEST: Want = { of: ['orange', 'lemon', 'lime'], each: 8, may: true, ready: 'zest grated' };
export const CUT_FRUIT: Want = {
  of: ['#berry', 'apple', 'pear', 'banana', 'peach', 'nectarine', 'plum', 'rhubarb', 'mango', 'cherries'],
  not: ['sloes', 'elderberries', 'sea-buckthorn', 'grapes'], each: 16, most: 2, may: true, ready: 'cut small',
};
export const CREAM: Want = {
  of: [
    '@pouring-cream', 'clotted-cream', 'ice-cream', 'custard', '@yoghurt', 'mascarpone', 'vegan-custard', 'coconut-cream',
    'flavoured-yoghurt', 'ricotta',
  ],
  each: 50, may: true,
};
export const JUICE: Want = { of: ['lemon', 'lime', 'orange'], each: 20, may: true, ready: 'to squeeze' };
export const DUST: Take = { ...SPICE, whole: true };
export const HEAT = (ovenC: number, words = 'Heat the oven to {oven}.'): Act => ({ do: 'heat-oven', in: 'tray', ovenC, words });
export const CRUSHED: Want = {
  of: ['biscuit', 'oat-biscuit', 'amaretti', 'granola', 'ladyfinger', 'meringue', 'cake', 'panettone'], each: 25, may: true, ready: 'broken up',
};
export const SPREAD: Want = {
  of: ['chocolate-spread', 'biscoff-spread', 'jam', 'lemon-curd', 'marmalade', '@nut-butter', 'apple-sauce'], each: 20, may: true,
};
export const LEMON: Want = { of: ['lemon', 'lime', 'orange'], each: 30, may: true, ready: 'cut into wedges' };
export const FRY: Take = { of: ['butter', 'margarine', 'coconut-oil', 'vegetable-oil'], amount: 10, unit: 'g' };
export const TOPS = { fruit: RAW_FRUIT, nuts: NUTS, cool: COOL, chocolate: CHOCOLATE, spread: SPREAD, runny: { ...RUNNY, each: 20 } } as const;
export const ON_TOP =
  '[?fruit: , with {fruit}[ and {cool spread}] on top|[, with {cool spread} on top]][, scattered with {nuts chocolate}][, {runny} trickled over][, with {lemon} to squeeze]';
export const HEN: Want = { of: ['egg'], each: 55, heart: true, ready: '' };
export const HONEY: Want = { ...RUNNY, of: ['honey', 'maple-syrup', 'agave-syrup', 'golden-syrup', 'elderflower-cordial'], each: 8 };
export const MINT: Want = { of: ['mint', 'basil', 'lemon-verbena'], each: 2, may: true, ready: '' };
export const WARMTH: Take = { ...SPICE, of: ['cinnamon', 'nutmeg', 'cardamom', 'mixed-spice'], whole: true };
