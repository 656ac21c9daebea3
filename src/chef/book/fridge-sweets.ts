// Sweets that set without an oven, and meringue.

import { type Act, defineRows, type Want } from '../language/row.ts';
import { CHOCOLATE, DRIED, NUTS, PINCH, RAW_FRUIT, SEEDS, SPICE, SUGAR } from './sweet-parts.ts';

const FEW_NUTS: Want = { ...NUTS, each: 7 };
const FEW_DRIED: Want = { ...DRIED, each: 7 };
const FEW_SEEDS: Want = { ...SEEDS, each: 4, most: 3 };
const OVEN = (ovenC: number, words: string): Act => ({ do: 'heat-oven', in: 'tray', ovenC, words });

export const FRIDGE_SWEETS = defineRows([
  {
    id: 'energy-balls',
    family: 'pudding',
    side: 'sweet',
    needs: [],
    title: [
      '{name dates} and {name nuts} balls with {name cocoa coconut}',
      '{name dates} and {name nuts spread oats} balls',
      '{name dates} balls',
    ],
    headnote: ['Soft {names dates} are the sugar and the glue: soak them for ten minutes if they are dry.'],
    wants: {
      dates: {
        of: ['dates', 'prunes', 'apricots-dried', 'dried-figs'],
        each: 30,
        most: 2,
        heart: true,
        ready: 'stoned',
      },
      nuts: { of: ['@plain-nut', 'almond-flour'], each: 18, most: 2, may: true, ready: '' },
      oats: { of: ['oats'], each: 12, may: true },
      spread: { of: ['@nut-butter'], each: 10, may: true },
      cocoa: { of: ['cocoa-powder', 'carob-powder', 'protein-powder'], each: 3, may: true },
      coconut: {
        of: ['coconut-desiccated', 'sesame-seeds', 'coconut'],
        each: 5,
        may: true,
        ready: 'finely grated',
      },
      seeds: FEW_SEEDS,
      chocolate: { ...CHOCOLATE, each: 8 },
      runny: { of: ['honey', 'maple-syrup'], each: 5, may: true },
      zest: { of: ['orange', 'lemon'], each: 8, may: true, ready: 'zest grated' },
    },
    takes: { pinch: PINCH, spice: { ...SPICE, amount: 0.125, may: true } },
    oneOf: [['nuts', 'oats', 'spread', 'seeds', 'coconut', 'cocoa']],
    acts: [
      {
        do: 'blend',
        in: 'blender',
        words:
          'Chop [{nuts oats seeds}|{coconut:1/2}] in {in} to coarse crumbs. Add {dates pinch spread cocoa runny zest spice} and run until it clumps and holds when you press it; too dry, add a teaspoon of water. [Pulse in {chocolate}.]',
      },
      {
        do: 'chill',
        in: 'plate',
        from: 'blender',
        wait: 30,
        words:
          'With damp hands, roll into balls the size of a walnut[, turn them in {coconut}] and chill for {wait}, until firm.',
      },
      { do: 'serve', in: 'table', from: 'plate', words: 'Two are a snack.' },
    ],
    keeps: { days: 10, months: 3, cold: true },
    plate: [40, 120],
    measured: true,
    feeds: 6,
    table: [],
  },
  {
    id: 'fridge-cake',
    family: 'pudding',
    side: 'sweet',
    needs: ['hob'],
    title: ['{name chocolate} fridge cake with {names dried nuts}', '{name chocolate} fridge cake'],
    headnote: ['Pieces, not crumbs: the biscuit has to snap when you bite into the chocolate.'],
    wants: {
      chocolate: {
        of: ['chocolate', 'milk-chocolate', 'chocolate-bar', 'white-chocolate'],
        each: 18,
        heart: true,
        most: 2,
        ready: 'broken up',
      },
      biscuit: {
        of: [
          ...(['biscuit', 'oat-biscuit', 'amaretti', 'breakfast-cereal', 'popcorn', 'pretzel'] as const),
          ...(['meringue', 'cereal-bar'] as const),
        ],
        each: 15,
        most: 2,
        heart: true,
        ready: 'broken up',
      },
      nuts: FEW_NUTS,
      dried: FEW_DRIED,
      mallow: { of: ['marshmallows', 'halva', 'sweets'], each: 5, may: true, ready: '' },
      spread: { of: ['peanut-butter', 'almond-butter', 'biscoff-spread'], each: 6, may: true },
      syrup: { of: ['golden-syrup', 'honey'], each: 5, may: true },
      zest: { of: ['orange'], each: 8, may: true, ready: 'zest grated' },
    },
    takes: { butter: { of: ['butter', 'margarine', 'coconut-oil'], amount: 7, unit: 'g' }, pinch: PINCH },
    acts: [
      {
        do: 'melt',
        in: 'bowl',
        heat: 'low',
        minutes: [4, 6],
        cue: 'smooth',
        words:
          'Put {chocolate}, {butter pinch}[ and {spread syrup zest}] in {in} over a pan of barely simmering water {heat} and stir {until}. No drop of water may get in: it would seize.',
      },
      {
        do: 'mix',
        in: 'tray',
        from: 'bowl',
        words: 'Fold in {biscuit nuts dried mallow} and press into a 20 cm tin lined with paper.',
      },
      { do: 'chill', in: 'tray', wait: 120, words: 'Chill for {wait}, until hard all through.' },
      { do: 'serve', in: 'table', from: 'tray', words: 'Cut into small squares with a hot knife.' },
    ],
    keeps: { days: 10, months: 3, cold: true },
    plate: [35, 120],
    measured: true,
    feeds: 12,
    table: [],
  },
  {
    id: 'crispy-squares',
    family: 'pudding',
    side: 'sweet',
    needs: ['hob'],
    title: ['crisp {name flakes} squares with {name mallow}', 'crisp {name flakes} squares'],
    headnote: ['Low heat and a light hand: boiled, the marshmallow sets like glass.'],
    wants: {
      flakes: { of: ['breakfast-cereal', 'popcorn'], each: 14, heart: true, ready: '' },
      mallow: { of: ['marshmallows'], each: 16, heart: true, ready: '' },
      chocolate: { ...CHOCOLATE, each: 8 },
      spread: { of: ['peanut-butter', 'biscoff-spread'], each: 6, may: true },
      dried: FEW_DRIED,
    },
    takes: { butter: { of: ['butter', 'margarine', 'coconut-oil'], amount: 4, unit: 'g' }, pinch: PINCH },
    acts: [
      {
        do: 'melt',
        in: 'pot',
        heat: 'low',
        minutes: [4, 5],
        cue: 'it is one smooth, stringy mass',
        words: 'Melt {butter} with {mallow pinch}[ and {spread}] in {in} {heat}, stirring, {until}.',
      },
      {
        do: 'mix',
        in: 'tray',
        from: 'pot',
        words:
          'Off the heat, fold in {flakes}[ and {dried}] at once. Press into a 20 cm tin lined with paper, with a wet hand and no force.[ Melt {chocolate} and trickle over.]',
      },
      { do: 'chill', in: 'tray', wait: 60, words: 'Leave for {wait} to set before you cut it into squares.' },
      { do: 'serve', in: 'table', from: 'tray', words: 'They are at their crispest on the first day.' },
    ],
    keeps: { days: 3, cold: true, words: 'In a tin; the fridge makes them hard.' },
    plate: [30, 90],
    measured: true,
    feeds: 12,
    table: [],
  },
  {
    id: 'meringue',
    family: 'pudding',
    side: 'sweet',
    needs: ['oven'],
    title: [
      'meringues with {names fruit} and {name cream}',
      'meringues with {names fruit}',
      '{name nuts chocolate} meringues',
      'crisp meringues',
    ],
    headnote: ['A bowl without a trace of fat, and sugar by the spoonful: whites forgive nothing else.'],
    wants: {
      white: { of: ['egg-white'], each: 33, heart: true, ready: '' },
      cream: { of: ['double-cream', 'mascarpone', 'greek-yoghurt', 'coconut-cream'], each: 40, may: true },
      fruit: {
        ...RAW_FRUIT,
        of: ['#berry', '@raw-fruit'],
        not: ['sloes', 'elderberries', 'cranberries', 'gooseberries', 'sea-buckthorn'],
        each: 70,
      },
      curd: { of: ['lemon-curd', 'jam', 'dulce-de-leche'], each: 15, may: true },
      nuts: { ...NUTS, each: 8 },
      chocolate: CHOCOLATE,
    },
    takes: {
      sugar: { ...SUGAR, of: ['sugar', 'icing-sugar'], amount: 50 },
      lemon: { of: ['lemon', 'cream-of-tartar', 'vinegar'], amount: 0.125, unit: 'tsp' },
    },
    acts: [
      OVEN(120, 'Heat the oven to {oven} and line {in} with paper.'),
      {
        do: 'whisk',
        in: 'bowl',
        words:
          'Whisk {white} with {lemon} in {in}, spotlessly clean, to stiff peaks. Add {sugar} a spoonful at a time, whisking well after each, until it is glossy and a pinch of it no longer feels of grains.[ Fold in {nuts}.]',
      },
      {
        do: 'bake',
        in: 'tray',
        from: 'bowl',
        minutes: [75, 90],
        cue: 'they are dry right through and lift off the paper',
        core: ['white'],
        words: 'Heap on {in} in large spoonfuls and bake {until} (long past {core}).',
      },
      {
        do: 'rest',
        in: 'tray',
        wait: 60,
        words: 'Turn off the oven and leave them in it for {wait}: cooled slowly, they do not crack.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'tray',
        words: 'Serve as they are, or piled up[ with {cream fruit curd}][, {chocolate} grated over].',
      },
    ],
    keeps: { days: 7, cold: true, words: 'Bare and in a tin they keep for two weeks; with cream, an hour.' },
    plate: [60, 330],
    measured: true,
    feeds: 3,
    table: [],
  },
]);
