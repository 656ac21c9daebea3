// Sweets that set without an oven, and meringue.

import { type Act, defineRows } from '../language/row.ts';
import { CHOCOLATE, NUTS, RAW_FRUIT, SUGAR } from './sweet-parts.ts';

const OVEN = (ovenC: number, words: string): Act => ({ do: 'heat-oven', in: 'tray', ovenC, words });

export const FRIDGE_SWEETS = defineRows([
  {
    id: 'meringue', family: 'pudding', side: 'sweet', needs: ['oven'],
    title: [
      'meringues with {names fruit} and {name cream}', 'meringues with {names fruit}', '{name nuts chocolate} meringues', 'crisp meringues',
    ],
    headnote: ['Crisp meringues, dry right through[, piled up with {names cream fruit curd}].'],
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
]);
