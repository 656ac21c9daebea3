// Sweets that set without an oven, and meringue.

import { defineRows } from '../language/row.ts';
import { CHOCOLATE, PINCH, SUGAR, TOP_FRUIT } from './sweet-parts.ts';


export const FRIDGE_SWEETS = defineRows([
  {
    id: 'cheesecake', family: 'pudding', side: 'sweet', needs: [],
    title: [
      'no-bake {name citrus} cheesecake[ with {names fruit}]', 'no-bake {name fruit chocolate curd} cheesecake', 'no-bake cheesecake',
    ],
    headnote: ['The cold sets it, not the oven: cool, thick {names cheese} on a salty, buttery base[, sharp with {name citrus}][, under {names fruit curd}].'],
    wants: {
      biscuit: { of: ['biscuit', 'oat-biscuit', 'amaretti'], each: 25, heart: true, ready: 'crushed to crumbs' },
      cheese: { of: ['cream-cheese', 'mascarpone', 'quark'], each: 45, heart: true },
      cream: { of: ['double-cream', 'mascarpone', 'greek-yoghurt', 'condensed-milk', 'soured-cream'], each: 25, may: true },
      citrus: { of: ['lemon', 'lime', 'orange'], each: 18, may: true, ready: 'zest grated, then squeezed' },
      chocolate: { ...CHOCOLATE, ready: 'melted' }, fruit: { ...TOP_FRUIT, each: 40 },
      curd: { of: ['lemon-curd', 'jam', 'dulce-de-leche', 'biscoff-spread'], each: 12, may: true },
    },
    takes: {
      butter: { of: ['butter', 'margarine', 'coconut-oil'], amount: 12, unit: 'g', ready: 'melted' },
      sugar: { ...SUGAR, of: ['icing-sugar', 'sugar'], amount: 9 }, pinch: PINCH,
    },
    oneOf: [['cream', 'citrus', 'fruit', 'curd', 'chocolate']],
    acts: [
      { do: 'layer', in: 'tray', words: 'Stir {biscuit butter pinch} together until it clumps like wet sand, and press hard into the base of a lined 20 cm loose-bottomed tin. Chill it.' },
      {
        do: 'whisk', in: 'bowl',
        words: 'Beat {cheese} in {in} with {sugar}[ and the zest and juice of {citrus}] until smooth[, then {chocolate}]. [?cream=soured-cream: Stir in {cream}.|[Pour in {cream} and whisk until it holds a soft peak: looser, it never sets.]]',
      },
      { do: 'chill', in: 'tray', from: 'bowl', wait: 240, words: 'Spread over the base and chill for {wait}, until it cuts cleanly.' },
      { do: 'serve', in: 'table', from: 'tray', words: 'Ease out of the tin, cut with a hot, wiped knife and eat cold[, topped with {fruit curd}].' },
    ],
    keeps: { days: 3, cold: true }, plate: [80, 260], measured: true, feeds: 8, table: [],
  },
]);
