// Fruit, crumbs and chocolate in cream, by the glass.

import { defineRows, type Take, type Want } from '../language/row.ts';
import { CHOCOLATE, CURD, FAT, NUTS, SPIRIT, TART, TOP_FRUIT, VANILLA } from './sweet-parts.ts';

const CRUSHED: Want = {
  of: ['biscuit', 'oat-biscuit', 'amaretti', 'granola', 'ladyfinger', 'meringue', 'cake'],
  each: 25,
  may: true,
  ready: 'broken up',
};
const LEMON: Want = {
  of: ['lemon', 'lime', 'orange'],
  each: 25,
  may: true,
  ready: 'zest grated, then squeezed',
};
const ICING: Take = { of: ['icing-sugar', 'sugar', 'honey', 'maple-syrup'], amount: 1, unit: 'tbsp' };

export const CREAM_POTS = defineRows([
  {
    id: 'fool',
    family: 'pudding',
    side: 'sweet',
    needs: [],
    title: [
      '[?crushed=meringue: {name fruit} and meringue mess|{name fruit} fool with {names crushed}]',
      '[?crushed=meringue: {name fruit} and meringue mess|{name fruit} fool][ with {names nuts}]',
      '[?crushed=meringue: {name fruit} mess|{name fruit} fool]',
      '{name curd} [?crushed=meringue: and meringue mess|fool]',
    ],
    headnote: [
      '[?crushed=meringue: Fold it at the last minute: meringue that waits in cream turns to syrup.|Streaks are the point: three strokes of the spoon, and not a fourth.]',
    ],
    wants: {
      fruit: { of: ['#berry', '@raw-fruit'], not: TART, each: 120, most: 2, may: true, cut: 'for-warm' },
      cream: {
        of: ['double-cream', 'whipped-cream', 'mascarpone', 'coconut-cream', 'oat-cream'],
        each: 80,
        heart: true,
      },
      cool: { of: ['@yoghurt', 'custard', 'vegan-custard', 'quark', 'ricotta'], each: 50, may: true },
      crushed: CRUSHED,
      curd: CURD,
      nuts: NUTS,
      chocolate: CHOCOLATE,
      lemon: LEMON,
      mint: { of: ['mint', 'basil'], each: 2, may: true, ready: 'leaves torn' },
    },
    takes: { sugar: ICING, vanilla: VANILLA },
    oneOf: [['fruit', 'curd']],
    acts: [
      {
        do: 'mash',
        in: 'bowl',
        words:
          'Crush {fruit:2/3} in {in} with {sugar:1/2}[ and the zest and juice of {lemon}], until the juice runs. Leave it while you whip the cream.',
      },
      {
        do: 'whisk',
        in: 'small-bowl',
        words:
          'In {in}, whip {cream} with {sugar vanilla}[?!fruit: [ and the zest of {lemon}]] until it just holds a soft peak; stop early, for it stiffens as you fold.[ Fold in {cool}.]',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['small-bowl', 'bowl'],
        words:
          '[?fruit: [Fold the crushed fruit with {crushed curd}|Fold the crushed fruit]|Fold {crushed curd}] through the cream in three broad strokes. Spoon into glasses[, top with {fruit nuts chocolate mint}] and eat within the hour.',
      },
    ],
    keeps: { days: 1, cold: true },
    plate: [120, 500],
    table: [],
  },
  {
    id: 'cheesecake-pots',
    family: 'pudding',
    side: 'sweet',
    needs: [],
    title: [
      '{name fruit} cheesecake pots',
      '{name lemon} cheesecake pots',
      '{name curd} cheesecake pots',
      'cheesecake pots',
    ],
    headnote: ['All of a cheesecake but the waiting: a crumb below, a sharp cream above, and no oven.'],
    wants: {
      cheese: {
        of: ['cream-cheese', 'mascarpone', 'ricotta', 'quark', 'vegan-cream-cheese'],
        each: 80,
        heart: true,
      },
      crumb: {
        of: ['biscuit', 'oat-biscuit', 'amaretti', 'granola', 'ladyfinger'],
        each: 35,
        heart: true,
        ready: 'crushed to rough crumbs',
      },
      cream: {
        of: ['double-cream', 'creme-fraiche', '@yoghurt', 'soured-cream', 'condensed-milk'],
        each: 50,
        may: true,
      },
      lemon: LEMON,
      fruit: TOP_FRUIT,
      curd: CURD,
      nuts: NUTS,
      chocolate: CHOCOLATE,
    },
    takes: { fat: { ...FAT, amount: 15 }, sugar: { ...ICING, amount: 1.25 }, vanilla: VANILLA },
    acts: [
      {
        do: 'mix',
        in: 'bowl',
        words:
          'Melt {fat}, stir into {crumb} in {in} and press lightly into the bottom of [?one: a glass|glasses]. Chill while you make the rest.',
      },
      {
        do: 'whisk',
        in: 'small-bowl',
        words:
          'In {in}, beat {cheese} with {sugar}[ and {vanilla}] until smooth[, then fold in the zest and juice of {lemon}, which thicken it][, then {cream}]. Taste: it should be a little sharper than you think.',
      },
      {
        do: 'chill',
        in: 'bowl',
        from: 'small-bowl',
        wait: 30,
        words:
          'Spoon over the crumbs and chill for {wait}, until it holds the mark of the spoon.[ Top with {fruit curd nuts chocolate}.]',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'bowl',
        words: 'Serve cold, with long spoons that reach the crumbs.',
      },
    ],
    keeps: { days: 2, cold: true },
    plate: [120, 450],
    table: [],
  },
  {
    id: 'trifle-pots',
    family: 'pudding',
    side: 'sweet',
    needs: [],
    title: [
      '[?custard=mascarpone&spirit=coffee: tiramisu pots without egg]',
      '{name fruit} trifle pots',
      'trifle pots with {name curd spirit}',
      'trifle pots',
    ],
    headnote: [
      '[?fruit: The sponge has to drink before the custard goes on: ten minutes in the juice of the fruit.|The sponge has to drink before anything goes on top: ten minutes make it cake again.]',
    ],
    wants: {
      sponge: {
        of: ['ladyfinger', 'cake', 'brioche', 'biscuit', 'amaretti', 'croissant'],
        each: 35,
        heart: true,
        ready: 'broken up',
      },
      custard: { of: ['custard', 'vegan-custard', 'mascarpone', 'greek-yoghurt'], each: 100, heart: true },
      cream: { of: ['double-cream', 'whipped-cream', 'coconut-cream'], each: 50, may: true },
      fruit: { ...TOP_FRUIT, of: [...TOP_FRUIT.of, 'tinned-peaches'] },
      curd: CURD,
      spirit: SPIRIT,
      juice: { of: ['juice', 'apple-juice'], each: 30, may: true },
      nuts: NUTS,
      chocolate: { ...CHOCOLATE, of: ['cocoa-powder', '@bar-chocolate'], each: 8, ready: '' },
    },
    takes: { sugar: { ...ICING, amount: 1.5, unit: 'tsp' } },
    oneOf: [['fruit', 'curd', 'spirit']],
    acts: [
      {
        do: 'layer',
        in: 'bowl',
        wait: 10,
        words:
          'Divide {sponge} between glasses. [?fruit: Crush {fruit} lightly with {sugar:1/2} and spoon over[ with {curd}].|Stir {sugar:1/2} with [{curd} and ]3 tablespoons of hot water and spoon over.][ Moisten with {spirit juice}.] Leave for {wait}: the sponge should be soft through.',
      },
      {
        do: 'layer',
        in: 'bowl',
        words:
          '[?custard=mascarpone: Beat {custard cream sugar} until it falls softly from the spoon, and spread over.|Stir {sugar} into {custard} and spoon over.[ Whip {cream} to soft peaks and spread on top.]] Chill for half an hour if there is time, and finish at the table[ with {nuts chocolate}].',
      },
      { do: 'serve', in: 'table', from: 'bowl', words: 'Serve cold.' },
    ],
    keeps: { days: 2, cold: true },
    plate: [130, 480],
    table: [],
  },
]);
