// Scones, sweet and savoury.

import { type Act, defineRows, type Take } from '../language/row.ts';
import { DRIED, FLOUR, MILK, PINCH, POWDER, SUGAR } from './sweet-parts.ts';

const FAT: Take = { of: ['butter', 'margarine', 'vegetable-oil'], amount: 7, unit: 'g' };
const WET: Take['of'] = ['buttermilk', 'kefir', 'greek-yoghurt', 'yoghurt', 'soured-cream', 'plant-yoghurt', ...MILK.of];
const RUB =
  '[?fat=vegetable-oil: Stir {fat} into {flour powder pinch} in {in}|Rub {fat}, cold, into {flour powder pinch} in {in} with your fingertips, until no lump is left]';
const OVEN = (ovenC: number, words: string): Act => ({ do: 'heat-oven', in: 'tray', ovenC, words });

export const SCONES = defineRows([
  {
    id: 'scones', family: 'pudding', side: 'sweet', needs: ['oven'],
    title: [
      '{name fruit dried} scones with {name jam}', '{name fruit dried zest} scones', 'plain scones with {name jam cream}', 'plain scones',
    ],
    headnote: ['Barely handled and baked hot, so that they rise tall and pull open along a seam[, ready for {names jam cream}].'],
    wants: {
      fruit: {
        of: ['blueberries', 'raspberries', 'apple', 'pear', 'cherries', 'blackberries', 'frozen-berries'], each: 12, may: true,
        ready: 'cut small',
      },
      dried: { ...DRIED, each: 9, most: 1 }, zest: { of: ['orange', 'lemon'], each: 8, may: true, ready: 'zest grated' },
      jam: { of: ['jam', 'lemon-curd', 'marmalade', 'honey'], each: 15, may: true },
      cream: { of: ['clotted-cream', 'double-cream', 'mascarpone', 'creme-fraiche'], each: 25, may: true },
    },
    takes: {
      flour: { ...FLOUR, amount: 28 }, powder: { ...POWDER, amount: 0.375 }, fat: FAT, sugar: { ...SUGAR, amount: 4 },
      milk: { ...MILK, of: WET, amount: 18.75 }, pinch: PINCH,
    },
    oneOf: [['flour'], ['jam', 'cream', 'dried', 'fruit', 'zest', 'powder', 'milk']],
    acts: [
      OVEN(215, 'Heat the oven to {oven} with a baking tray in it.'),
      { do: 'mix', in: 'bowl', words: `${RUB}. Stir in {sugar}[ and {dried fruit zest}].` },
      {
        do: 'mix', in: 'bowl',
        words: 'Pour in {milk} and bring together with a knife: soft and a little sticky; a splash of water if it is dry. Pat out 3 cm thick on a floured board, fold once and cut into 8, straight down: a twisted cutter seals the sides.',
      },
      {
        do: 'bake', in: 'tray', from: 'bowl', minutes: [12, 15], cue: 'tall, golden and hollow when you tap the base',
        words: 'Set close together on the hot tray and bake {until}.',
      },
      { do: 'serve', in: 'table', from: 'tray', words: 'Eat while they are warm, pulled open by hand[, with {cream}][ and {jam}].' },
    ],
    keeps: { days: 1, months: 3, tin: true, words: 'A scone is for the day it is baked; freeze the rest.' }, plate: [45, 160],
    measured: true, feeds: 8, table: [],
  },
]);
