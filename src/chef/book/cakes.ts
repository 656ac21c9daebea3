// Cakes and loaves by formula: so much flour to so much fat, sugar, egg and liquid, for a tin of one size.

import { type Act, defineRows, type Take, type Want } from '../language/row.ts';
import { BROWN, CHOCOLATE, DRIED, FLOUR, LINED, MILK, NUTS, PINCH, POWDER, SEEDS, SPICE, SUGAR, VANILLA } from './sweet-parts.ts';

const GRATED = ['butternut-squash', 'carrot', 'courgette', 'parsnip', 'beetroot', 'sweet-potato'] as const;
/** Mashed or grated: it sweetens, and it is most of the liquid. */
const MASH: Want = {
  of: ['banana', 'pumpkin-puree', 'apple-sauce', ...GRATED, 'persimmon', 'apple', 'pear', 'cooked-beetroot'], each: 32, heart: true,
  ready: '',
};
const ZEST: Want = { of: ['orange', 'lemon', 'lime'], each: 20, may: true, ready: 'zest grated, then squeezed' };
const FEW_NUTS: Want = { ...NUTS, each: 9, most: 1 };
const FEW_DRIED: Want = { ...DRIED, each: 9, most: 1 };
const FEW_CHOCOLATE: Want = { ...CHOCOLATE, each: 9 };
const FEW_SEEDS: Want = { ...SEEDS, each: 3, most: 1 };
const FROST: Want = { of: ['cream-cheese', 'mascarpone'], each: 22, may: true };
const EGGS: Take = { of: ['egg'], amount: 0.25, unit: null };
const WARM: Take = { ...SPICE, amount: 0.125 };
const PREPARE =
  '[?mash=butternut-squash/carrot/courgette/parsnip/beetroot/sweet-potato/apple/pear: Grate {mash} coarsely[?mash=courgette: , wring out in a cloth and tip] into {in}|Mash {mash} in {in}, leaving a few lumps]';
const FINISH: Act = {
  do: 'serve', in: 'table', from: 'tray', wait: 15,
  words: 'Leave in the tin for {wait}, then lift out onto a rack. Cut it cold: warm, it crumbles.',
};
const BERRIES: Want = {
  of: ['@juicy-fruit', '@pip-fruit', 'figs', 'banana', 'frozen-berries'], not: ['tinned-peaches'], each: 35, most: 2, may: true,
  cut: 'for-simmer',
};

export const CAKES = defineRows([
  {
    id: 'fruit-loaf', family: 'pudding', side: 'sweet', needs: ['oven'],
    title: [
      '[?cocoa: chocolate |[?mash=banana: |spiced ]][?mash=banana: banana bread|{name mash} loaf] with {names nuts chocolate frost}',
      '[?cocoa: chocolate |[?mash=banana: |spiced ]][?mash=banana: banana bread|{name mash} loaf][ with {names dried seeds}]',
    ],
    headnote: [
      'Kept moist for days by the {names mash} in the batter[, with {names nuts seeds dried chocolate} in every slice].',
    ],
    wants: {
      mash: MASH, zest: ZEST, sour: { of: ['@yoghurt', 'buttermilk', 'soured-cream'], each: 8, may: true }, nuts: FEW_NUTS,
      dried: FEW_DRIED, chocolate: FEW_CHOCOLATE, seeds: FEW_SEEDS, frost: FROST, cocoa: { of: ['cocoa-powder'], each: 4, may: true, ready: '' },
    },
    takes: {
      egg: EGGS, fat: { of: ['vegetable-oil', 'butter', 'margarine', 'coconut-oil'], amount: 12, unit: 'g' },
      sugar: { ...BROWN, of: ['brown-sugar', 'sugar', 'honey', 'maple-syrup'], amount: 16 }, flour: { ...FLOUR, amount: 25 },
      powder: POWDER, spice: WARM, pinch: PINCH, vanilla: { of: ['vanilla-extract'], amount: 1, unit: 'tsp', whole: true, may: true }, icing: { of: ['icing-sugar', 'sugar', 'honey'], amount: 1, unit: 'tsp', with: 'frost' },
    },
    acts: [
      LINED(170, 'a 900 g loaf tin (23 x 13 cm)'),
      {
        do: 'mash', in: 'bowl',
        words: `${PREPARE}. Beat in {egg sugar sour zest vanilla} for a minute, until glossy, then {fat}[?fat=butter/margarine/coconut-oil: , melted].`,
      },
      {
        do: 'mix', in: 'bowl',
        words: 'Tip in {flour cocoa powder spice pinch}[, scatter over {nuts dried chocolate seeds}] and fold until the last streak of flour has gone, no longer: beaten, it bakes tough.',
      },
      {
        do: 'bake', in: 'tray', from: 'bowl', minutes: [50, 60], cue: 'a skewer in the middle comes out clean', core: ['egg'],
        words: 'Scrape into the tin and bake {until} (past {core} inside). If the top is dark before that, lay foil over it.',
      },
      FINISH,
      { do: 'serve', in: 'table', words: 'Beat {frost} with {icing} until smooth and swirl over the cold loaf. From then on, keep it in the fridge.' },
    ],
    keeps: { days: 4, months: 3, tin: true, words: 'It is better on the second day.' }, plate: [60, 220], measured: true,
    feeds: 8, table: [],
  },
  {
    id: 'fruit-traybake', family: 'pudding', side: 'sweet', needs: ['oven'],
    title: [
      '{name fruit} and {name almond nuts} cake', '{name fruit} sponge cake', '{name zest} drizzle cake', 'sponge cake with {name jam}',
      '{name nuts} cake', 'sugar-crusted sponge cake',
    ],
    headnote: [
      '{names fruit}, half sunk in a soft, golden crumb[, kept moist by {names almond sour}].',
      '[?zest: The syrup goes on while the cake is hot, so that it sinks in and leaves a sharp, sugary crust.]',
      'Brushed with {name jam} straight from the oven, so that it soaks in and leaves a shine.',
      'Soft and golden under a thin crust of sugar[, kept moist by {names almond sour}].',
    ],
    wants: {
      fruit: BERRIES, almond: { of: ['almond-flour'], each: 9, may: true }, zest: { ...ZEST, most: 1 },
      sour: { of: ['@yoghurt', 'soured-cream', 'ricotta', 'buttermilk', 'creme-fraiche'], each: 10, may: true }, nuts: FEW_NUTS,
      jam: { of: ['jam', 'marmalade', 'lemon-curd'], each: 10, may: true }, seeds: FEW_SEEDS,
      ginger: { of: ['stem-ginger'], each: 4, may: true, cut: 'chopped' },
    },
    takes: {
      butter: { of: ['butter', 'margarine', 'vegetable-oil'], amount: 17, unit: 'g' }, sugar: { ...SUGAR, amount: 17 },
      egg: { ...EGGS, amount: 1 / 3 }, flour: { ...FLOUR, amount: 20 }, powder: { ...POWDER, amount: 0.1875 }, milk: { ...MILK, amount: 5 },
      vanilla: VANILLA, pinch: PINCH, warm: { ...WARM, may: true }, icing: { of: ['icing-sugar', 'sugar'], amount: 1.5, unit: 'tsp', with: 'zest' },
    },
    oneOf: [['fruit', 'almond', 'zest', 'jam', 'egg', 'nuts', 'sour'], ['flour', 'egg']],
    acts: [
      LINED(175, 'a 20 cm square tin'),
      {
        do: 'whisk', in: 'bowl',
        words: '[?butter=vegetable-oil: Whisk {butter}|Beat {butter}, left out until soft,] in {in} with [?zest: {sugar}|[?jam: {sugar}|{sugar:9/10}]] until pale and fluffy, 3 minutes with an electric whisk. Beat in {egg} one at a time, each with a spoonful of the flour so that it does not split[, then {vanilla}].',
      },
      {
        do: 'mix', in: 'bowl',
        words: 'Fold in {flour powder pinch warm almond seeds ginger}, then {milk sour}[ and the zest of {zest}, the juice kept for later].',
      },
      {
        do: 'bake', in: 'tray', from: 'bowl', minutes: [32, 40], cue: 'golden, and a skewer in the middle comes out clean', core: ['egg'],
        words: 'Spread in the tin[, press in {fruit}][, scatter with {nuts}][?zest: |[?jam: |, dust with {sugar}]] and bake {until} (past {core} inside).',
      },
      {
        do: 'dress', in: 'tray',
        words: 'Prick the hot cake all over. Stir the juice of {the zest} into {icing} and spoon it on slowly, letting it sink.',
      },
      { do: 'dress', in: 'tray', words: 'Brush {jam} over the hot cake.' }, FINISH,
    ],
    keeps: { days: 3, months: 3, tin: true }, plate: [70, 240], measured: true, feeds: 9, table: ['spoon'],
  },
]);
