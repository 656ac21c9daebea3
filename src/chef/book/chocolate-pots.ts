// Chocolate by the spoon, without raw egg.

import { defineRows } from '../language/row.ts';
import { CRUSHED, NUTS, SPIRIT, TOP_FRUIT, VANILLA } from './sweet-parts.ts';


export const CHOCOLATE_POTS = defineRows([
  {
    id: 'chocolate-pots', family: 'pudding', side: 'sweet', needs: ['hob'],
    title: ['{name chocolate} pots with {names fruit}', '{name chocolate} pots with {names nuts biscuit}', '{name chocolate} pots'],
    headnote: ['{names chocolate} and {name cream} set soft without egg[, with {names fruit}][ and the crunch of {names biscuit nuts}].'],
    wants: {
      chocolate: {
        of: ['chocolate', 'milk-chocolate', 'chocolate-bar', 'white-chocolate', 'chocolate-spread'], each: 55, heart: true,
        ready: 'chopped small',
      },
      cream: {
        of: ['double-cream', 'single-cream', 'creme-fraiche', 'coconut-milk', 'coconut-cream', 'oat-cream', 'mascarpone'],
        each: 75, heart: true,
      },
      cool: { of: ['@yoghurt', 'soured-cream', 'ricotta'], each: 30, may: true }, fruit: { ...TOP_FRUIT, each: 60 },
      nuts: { ...NUTS, each: 10 }, biscuit: CRUSHED, orange: { of: ['orange', 'lime'], each: 8, may: true, ready: 'zest grated' },
      spirit: { ...SPIRIT, each: 8 }, chilli: { of: ['chilli-flakes', 'cinnamon', 'cardamom'], each: 0.5, may: true },
    },
    takes: { pinch: { of: ['salt'], amount: 1, unit: 'pinch', whole: true }, vanilla: VANILLA },
    acts: [
      {
        do: 'simmer', in: 'saucepan', heat: 'medium', minutes: [2, 3], cue: 'it just begins to bubble at the rim',
        words: 'Heat {cream} with {pinch}[ and {chilli orange vanilla}] in {in} {heat} {until}.',
      },
      {
        do: 'melt', in: 'bowl', from: 'saucepan',
        words: 'Put {chocolate} in {in}, pour over the hot cream, wait a full minute and stir from the middle until it shines[, then stir in {spirit cool}]. If it looks split, a spoonful of hot water brings it back.',
      },
      {
        do: 'chill', in: 'bowl', wait: 90,
        words: 'Pour into small cups and chill for {wait}, until it is set at the rim and soft in the middle.',
      },
      {
        do: 'serve', in: 'table', from: 'bowl',
        words: 'Take out of the fridge a quarter of an hour before you eat[, and top with {fruit nuts biscuit}].',
      },
    ],
    keeps: { days: 3, cold: true }, plate: [100, 360], measured: true, table: ['spoon'],
  },
]);
