// Sweets that set without an oven, and meringue.

import { type Act, defineRows } from '../language/row.ts';
import { CHOCOLATE, NUTS, PINCH, RAW_FRUIT, SUGAR, TOP_FRUIT } from './sweet-parts.ts';

const OVEN = (ovenC: number, words: string): Act => ({ do: 'heat-oven', in: 'tray', ovenC, words });

export const FRIDGE_SWEETS = defineRows([
  {
    id: 'meringue', family: 'pudding', side: 'sweet', needs: ['oven'],
    title: [
      'meringues with {names fruit} and {name cream}', 'meringues with {names fruit}', '{name nuts chocolate} meringues', 'crisp meringues',
    ],
    headnote: ['Dried more than baked, in a low oven, so that they snap and then melt[, piled up with {names cream fruit curd}].'],
    wants: {
      white: { of: ['egg-white'], each: 33, heart: true, ready: '' },
      cream: { of: ['double-cream', 'mascarpone', 'greek-yoghurt', 'coconut-cream'], each: 40, may: true },
      fruit: {
        ...RAW_FRUIT, of: ['#berry', '@raw-fruit'], not: ['sloes', 'elderberries', 'cranberries', 'gooseberries', 'sea-buckthorn'],
        each: 70,
      },
      curd: { of: ['lemon-curd', 'jam', 'dulce-de-leche'], each: 15, may: true }, nuts: { ...NUTS, each: 8 }, chocolate: CHOCOLATE,
    },
    takes: {
      sugar: { ...SUGAR, of: ['sugar', 'icing-sugar'], amount: 50 },
      lemon: { of: ['lemon', 'cream-of-tartar', 'vinegar'], amount: 0.125, unit: 'tsp' },
    },
    acts: [
      OVEN(120, 'Heat the oven to {oven} and line {in} with paper.'),
      {
        do: 'whisk', in: 'bowl',
        words: 'Whisk {white} with {lemon} in {in}, spotlessly clean, to stiff peaks. Add {sugar} a spoonful at a time, whisking well after each, until it is glossy and a pinch of it no longer feels of grains.[ Fold in {nuts}.]',
      },
      {
        do: 'bake', in: 'tray', from: 'bowl', minutes: [75, 90], cue: 'they are dry right through and lift off the paper', core: ['white'],
        words: 'Heap on {in} in large spoonfuls and bake {until}[ (long past {core})].',
      },
      { do: 'rest', in: 'tray', wait: 60, words: 'Turn off the oven and leave them in it for {wait}: cooled slowly, they do not crack.' },
      {
        do: 'serve', in: 'table', from: 'tray',
        words: 'Serve as they are, or piled up[ with {cream fruit curd}][, {chocolate} grated over].',
      },
    ],
    keeps: { days: 7, tin: true, words: 'With cream on them, an hour.' }, plate: [60, 330],
    measured: true, feeds: 3, table: [],
  },
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
