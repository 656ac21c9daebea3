// Shortbread, cookies and oat bars, by formula.

import { type Act, defineRows, type Take, type Want } from '../language/row.ts';
import { BROWN, CHOCOLATE, DRIED, FLOUR, NUTS, PINCH, SEEDS, SPICE, VANILLA } from './sweet-parts.ts';

const BAR: Want = {
  of: ['chocolate', 'milk-chocolate', 'chocolate-bar', 'white-chocolate'],
  each: 12,
  may: true,
  ready: 'chopped',
};
const FEW_NUTS: Want = { ...NUTS, each: 7, most: 2 };
const FEW_DRIED: Want = { ...DRIED, each: 7, most: 2 };
const FEW_SEEDS: Want = { ...SEEDS, each: 4 };
const ZEST: Want = { of: ['orange', 'lemon', 'lime'], each: 8, may: true, ready: 'zest grated' };
const BUTTER: Take = { of: ['butter', 'margarine', 'coconut-oil'], amount: 10, unit: 'g' };
const OVEN = (ovenC: number, tin: string): Act => ({
  do: 'heat-oven',
  in: 'tray',
  ovenC,
  words: `Heat the oven to {oven} and line ${tin} with baking paper.`,
});

export const BISCUITS = defineRows([
  {
    id: 'shortbread',
    family: 'pudding',
    side: 'sweet',
    needs: ['oven'],
    title: ['{name nuts bar dried zest} shortbread', 'plain butter shortbread'],
    headnote: ['Three, two, one: flour, butter and sugar by weight, and hands that stay out of it.'],
    wants: {
      butter: { of: ['butter', 'margarine'], each: 12.5, heart: true },
      zest: ZEST,
      bar: { ...BAR, each: 6 },
      nuts: { ...FEW_NUTS, each: 4, most: 1 },
      dried: { ...FEW_DRIED, each: 4, most: 1, not: ['dates'] },
      spice: { of: ['ground-ginger', 'stem-ginger', 'cardamom'], each: 0.5, may: true },
    },
    takes: {
      flour: {
        of: ['plain-flour', 'rice-flour', 'gluten-free-flour', 'self-raising-flour', 'wholemeal-flour'],
        amount: 18.75,
        unit: 'g',
      },
      sugar: { of: ['sugar', 'icing-sugar', 'brown-sugar'], amount: 6.25, unit: 'g' },
      pinch: PINCH,
    },
    oneOf: [['flour']],
    acts: [
      OVEN(160, 'a 20 cm square tin'),
      {
        do: 'mix',
        in: 'bowl',
        words:
          'Beat {butter}, soft, with {sugar pinch}[ and {zest spice}] in {in} until smooth. Work in {flour}[ and {nuts dried bar}] with a fork until it clumps, and stop: kneaded, it bakes hard.',
      },
      {
        do: 'bake',
        in: 'tray',
        from: 'bowl',
        minutes: [35, 42],
        cue: 'sandy pale, with gold only at the rim',
        words: 'Press level into the tin, prick all over with a fork and bake {until}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'tray',
        wait: 20,
        words: 'Cut into fingers while it is hot, and leave in the tin for {wait} to crisp.',
      },
    ],
    keeps: { days: 7, cold: true, words: 'A tin keeps it better than the fridge.' },
    plate: [30, 90],
    measured: true,
    feeds: 12,
    table: [],
  },
  {
    id: 'cookies',
    family: 'pudding',
    side: 'sweet',
    needs: ['oven'],
    title: [
      '{name oats spread} cookies with {names bar dried nuts}',
      '{name bar} cookies[ with {names nuts}]',
      '{name oats spread dried} cookies',
    ],
    headnote: ['They come out soft and look underdone: ten minutes on the tray finish them.'],
    wants: {
      bar: { ...BAR, each: 9 },
      oats: { of: ['oats'], each: 8, may: true },
      spread: { of: ['peanut-butter', 'almond-butter', 'tahini', 'biscoff-spread'], each: 8, may: true },
      egg: { of: ['egg'], each: 4.5, may: true, ready: '' },
      nuts: { ...FEW_NUTS, each: 5 },
      dried: { ...FEW_DRIED, most: 1 },
      seeds: FEW_SEEDS,
      runny: { of: ['golden-syrup', 'honey', 'maple-syrup', 'treacle'], each: 3, may: true },
    },
    takes: {
      butter: { ...BUTTER, of: ['butter', 'margarine', 'coconut-oil', 'vegetable-oil'], amount: 9 },
      sugar: { ...BROWN, amount: 9 },
      flour: { ...FLOUR, of: ['plain-flour', ...FLOUR.of, 'oat-flour'], amount: 14 },
      soda: { of: ['bicarbonate-of-soda', 'baking-powder'], amount: 0.04, unit: 'tsp' },
      pinch: PINCH,
      vanilla: VANILLA,
    },
    oneOf: [
      ['bar', 'oats', 'spread', 'dried', 'nuts'],
      ['flour', 'butter', 'sugar', 'egg'],
    ],
    acts: [
      OVEN(180, 'two baking trays'),
      {
        do: 'mix',
        in: 'bowl',
        words:
          'Beat {butter} with {sugar spread runny} in {in} until creamy[, then beat in {egg vanilla}]. Stir in {flour soda pinch oats}, then [{bar nuts dried seeds}|a spoonful of water if it will not come together]. It should be a soft dough that holds a ball.',
      },
      {
        do: 'bake',
        in: 'tray',
        from: 'bowl',
        minutes: [11, 13],
        cue: 'golden at the rim and still soft in the middle',
        core: ['egg'],
        words:
          'Roll into 14 balls, set well apart on {in} and flatten a little. Bake {until}[; the middle is past {core} by then].',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'tray',
        wait: 10,
        words: 'Leave on the tray for {wait}, until they can be lifted without bending.',
      },
    ],
    keeps: {
      days: 5,
      months: 3,
      cold: true,
      words: 'The balls of dough freeze well, and bake from frozen in two minutes more.',
    },
    plate: [30, 110],
    measured: true,
    feeds: 14,
    table: [],
  },
  {
    id: 'flapjacks',
    family: 'pudding',
    side: 'sweet',
    needs: ['hob', 'oven'],
    title: [
      '{name runny} flapjacks with {names dried nuts}',
      '{name banana} and oat bars',
      '{name runny} flapjacks',
      'butter and oat bars',
    ],
    headnote: ['Pressed down hard before they bake, cut while they are warm: or it is granola.'],
    wants: {
      oats: { of: ['oats'], each: 21, heart: true },
      butter: { of: ['butter', 'margarine', 'coconut-oil'], each: 10, heart: true },
      runny: { of: ['golden-syrup', 'honey', 'maple-syrup', 'agave-syrup'], each: 9, may: true },
      spread: { of: ['peanut-butter', 'almond-butter', 'tahini'], each: 6, may: true },
      banana: { of: ['banana', 'apple-sauce', 'pumpkin-puree'], each: 9, may: true, ready: 'mashed' },
      nuts: FEW_NUTS,
      seeds: FEW_SEEDS,
      dried: FEW_DRIED,
      chocolate: { ...CHOCOLATE, each: 7 },
    },
    takes: { sugar: { ...BROWN, amount: 7 }, spice: { ...SPICE, amount: 0.0625, may: true }, pinch: PINCH },
    oneOf: [['runny', 'sugar', 'dried', 'nuts', 'banana']],
    acts: [
      OVEN(170, 'a 20 cm square tin'),
      {
        do: 'melt',
        in: 'saucepan',
        heat: 'low',
        minutes: [3, 4],
        cue: 'it is one smooth syrup',
        words:
          'Melt {butter} with {sugar runny spread pinch} in {in} {heat}, stirring, {until}; it must not boil.',
      },
      {
        do: 'mix',
        in: 'saucepan',
        words:
          'Off the heat, stir in [{banana} and ]{oats}[ with {nuts seeds dried spice}] until no oat is dry, then press down hard in the tin with the back of a spoon.',
      },
      {
        do: 'bake',
        in: 'tray',
        from: 'saucepan',
        minutes: [22, 27],
        cue: 'golden at the rim and still soft in the middle',
        words: 'Bake {until}. It sets as it cools, so do not wait for it to be firm.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'tray',
        wait: 30,
        words:
          'Mark into squares while warm[ and trickle over {chocolate}, melted]. Leave in the tin for {wait} before you lift them out.',
      },
    ],
    keeps: { days: 7, cold: true, words: 'A closed tin is enough.' },
    plate: [40, 130],
    measured: true,
    feeds: 12,
    table: [],
  },
]);
