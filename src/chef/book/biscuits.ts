// Shortbread, cookies and oat bars, by formula.

import { defineRows, type Take } from '../language/row.ts';
import { BAR, BROWN, FEW_DRIED, FEW_NUTS, FEW_SEEDS, FLOUR, LINED, PINCH, VANILLA } from './sweet-parts.ts';

const BUTTER: Take = { of: ['butter', 'margarine', 'coconut-oil'], amount: 10, unit: 'g' };

export const BISCUITS = defineRows([
  {
    id: 'cookies', family: 'pudding', side: 'sweet', needs: ['oven'],
    title: [
      '{name spread oats} cookies with {names bar dried nuts}', '{name bar} cookies[ with {names nuts}]',
      '{name spread oats dried} cookies',
    ],
    headnote: [
      'Soft-middled cookies of {names oats spread}[, with {names bar dried nuts} all through].',
      'Soft-middled cookies with {names bar dried nuts} all through.',
    ],
    wants: {
      bar: { ...BAR, each: 9 }, oats: { of: ['oats'], each: 8, may: true },
      spread: { of: ['peanut-butter', 'almond-butter', 'tahini', 'biscoff-spread'], each: 8, may: true },
      egg: { of: ['egg'], each: 4.5, may: true, ready: '' }, nuts: { ...FEW_NUTS, each: 5 }, dried: { ...FEW_DRIED, most: 1 },
      seeds: FEW_SEEDS, runny: { of: ['golden-syrup', 'honey', 'maple-syrup', 'treacle'], each: 3, may: true },
    },
    takes: {
      butter: { ...BUTTER, of: ['butter', 'margarine', 'coconut-oil', 'vegetable-oil'], amount: 9 }, sugar: { ...BROWN, amount: 9 },
      flour: { ...FLOUR, of: ['plain-flour', ...FLOUR.of, 'oat-flour'], amount: 14 },
      soda: { of: ['bicarbonate-of-soda', 'baking-powder'], amount: 0.04, unit: 'tsp' }, pinch: PINCH, vanilla: VANILLA,
    },
    oneOf: [['bar', 'oats', 'spread', 'dried', 'nuts'], ['flour', 'butter', 'sugar', 'egg']],
    acts: [
      LINED(180, 'two baking trays'),
      {
        do: 'mix', in: 'bowl',
        words: 'Beat {butter} with {sugar spread runny} in {in} until creamy[, then beat in {egg vanilla}]. Stir in {flour soda pinch oats}, then [{bar nuts dried seeds}|a spoonful of water if it will not come together]. It should be a soft dough that holds a ball.',
      },
      {
        do: 'bake', in: 'tray', from: 'bowl', minutes: [11, 13], cue: 'golden at the rim and still soft in the middle', core: ['egg'],
        words: 'Roll into 14 balls, set well apart on {in} and flatten a little. Bake {until}[; the middle is past {core} by then].',
      },
      {
        do: 'serve', in: 'table', from: 'tray', wait: 10,
        words: 'Leave on the tray for {wait}, until they can be lifted without bending.',
      },
    ],
    keeps: { days: 5, months: 3, tin: true, words: 'The balls of dough freeze well, and bake from frozen in two minutes more.' },
    plate: [30, 110], measured: true, feeds: 14, table: [],
  },
]);
