// The American South: prawns on grits, greens with smoked meat, biscuits in gravy, cornbread.

import { defineRows } from '../language/row.ts';
import { GRATED } from './bread-slots.ts';

export const SOUTHERN_PLATES = defineRows([
  {
    id: 'cornbread', family: 'oven', needs: ['oven'],
    title: ['cornbread with {names hot cheese corn}', 'skillet cornbread'],
    headnote: ['The fat is hot before the batter goes in: that is where the crust comes from.'],
    wants: {
      maize: { of: ['polenta', 'masa-harina'], not: ['masa-harina'], each: 45, heart: true },
      milk: { of: ['buttermilk', '@yoghurt', 'kefir', '@milk'], each: 75, heart: true },
      egg: { of: ['egg'], each: 25, heart: true, ready: 'beaten' },
      flour: { of: ['self-raising-flour', 'plain-flour'], each: 25, buy: ['plain-flour'] },
      hot: { of: ['jalapeno', 'chilli'], each: 6, may: true, cut: 'finely-chopped' }, cheese: { ...GRATED, each: 20, ready: 'grated' },
      corn: { of: ['sweetcorn', 'spring-onion'], each: 25, may: true, ready: 'drained' },
      rasher: { of: ['bacon'], each: 15, may: true, ready: 'cut small' }, honey: { of: ['honey', 'maple-syrup'], each: 6, may: true },
    },
    measured: true, feeds: 6,
    takes: {
      powder: { of: ['baking-powder'], amount: 0.4, unit: 'tsp' }, soda: { of: ['bicarbonate-of-soda'], amount: 0.1, unit: 'tsp' },
      butter: { of: ['butter', 'vegetable-oil'], amount: 0.75, unit: 'tbsp' },
    },
    acts: [
      { do: 'heat-oven', in: 'dish', ovenC: 200, words: 'Heat the oven to {oven} with a 20 cm ovenproof pan or tin in it.' },
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [5, 6], cue: 'crisp', core: ['rasher'],
        words: 'Fry {rasher} in {in} {heat} {until}[ (past {core} by then)].',
      },
      {
        do: 'mix', in: 'bowl', from: 'frying-pan',
        words: 'In {in}, whisk {maize flour powder soda salt}. Beat in {milk egg honey}, and fold until just mixed[, with {hot cheese corn} in it][ and {the rasher}]. Stop while it is still lumpy: beaten, it turns tough.',
      },
      {
        do: 'bake', in: 'dish', from: 'bowl', minutes: [20, 24], cue: 'gold, and a skewer comes out clean', core: ['egg'],
        words: 'Melt {butter} in the hot tin, swirl, pour in the batter and bake {until}[ ({core} in the middle)].',
      },
      { do: 'serve', in: 'table', from: 'dish', words: 'Leave for 10 minutes in the tin, then cut in wedges and eat warm.' },
    ],
    keeps: { days: 2, months: 2, tin: true, words: 'Toasted, it is as good as fresh.' }, plate: [90, 330],
  },
]);
