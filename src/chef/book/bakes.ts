// From the oven in a dish: gratin and baked potatoes.

import { type Act, defineRows, type Want } from '../language/row.ts';
import { BUTTER, GARLIC, GREENS } from './shared.ts';

const CHEESE: Want = {
  of: ['@grates', 'feta', 'goats-cheese', 'blue-cheese', 'mozzarella', 'brie', 'ricotta', 'cream-cheese'], each: 40, most: 2, may: true,
  ready: 'grated or crumbled',
};
const LEAF: Want = { of: ['@salad-leaf'], each: 30, may: true, ready: '' };
const SPRIG: Want = { of: ['thyme', 'rosemary', 'sage'], each: 1, may: true, ready: 'leaves picked' };
const HOT: Act = { do: 'heat-oven', in: 'dish', ovenC: 200, words: 'Heat the oven to {oven}.' };

export const BAKES = defineRows([
  {
    id: 'gratin', family: 'oven', needs: ['oven'],
    title: ['{name slice} gratin with {names ready rasher cheese}', '{name slice} gratin with mustard'],
    headnote: ['Cut thin and baked slowly, {the slice} drink{s slice} up {the cream} until the layers hold together under a brown top.'],
    wants: {
      slice: {
        of: ['@potato', '@sliced-bake', 'fennel', 'leek', 'butternut-squash'],
        not: ['carrot', 'new-potato', 'beetroot', 'leek', 'cauliflower'], each: 300, most: 3, heart: true, ready: 'peeled and sliced 3 mm thin',
      },
      cream: { of: ['@pouring-cream', 'soured-cream', 'milk', 'mascarpone', 'coconut-milk'], each: 130, most: 2, heart: true },
      onion: { of: ['@onion', 'leek', 'spring-onion', 'carrot'], each: 70, most: 2, may: true, cut: 'thin-slices' }, greens: { ...GREENS, each: 50 },
      cheese: { ...CHEESE, each: 35 }, rasher: { of: ['pancetta', 'bacon', 'chorizo'], each: 30, may: true, ready: 'cut small' },
      ready: {
        of: ['ham', '@cooked-poultry', '@cooked-meat', 'smoked-salmon', 'tinned-tuna', 'anchovies'], each: 60, may: true,
        ready: 'torn small',
      },
      sprig: SPRIG, leaf: LEAF,
    },
    takes: {
      butter: { ...BUTTER, amount: 0.5 }, garlic: { ...GARLIC, amount: 0.5 },
      nutmeg: { of: ['nutmeg', 'dried-thyme'], amount: 0.25, unit: 'tsp', whole: true },
      mustard: { of: ['mustard', 'wholegrain-mustard'], amount: 0.5, unit: 'tsp' },
      sharp: { of: ['red-wine-vinegar', 'cider-vinegar'], amount: 0.5, unit: 'tsp', with: 'leaf' },
    },
    acts: [
      { ...HOT, ovenC: 180 },
      { do: 'mix', in: 'bowl', words: 'Stir {cream garlic nutmeg mustard sprig salt pepper} together in {in}.' },
      {
        do: 'layer', in: 'dish', from: 'bowl',
        words: 'Rub {in} with {butter}. Lay in {slice} in overlapping rows[, with {onion greens ready rasher} between them]. Pour over {the cream} and press everything under.[ Scatter with {cheese}.]',
      },
      {
        do: 'bake', in: 'dish', minutes: [55, 65], cue: 'a knife goes through without resistance and the top is brown',
        core: ['rasher', 'ready'],
        words: 'Bake {until}[ ({core})], under foil for the first half hour.',
      },
      { do: 'rest', in: 'dish', wait: 10, words: 'Leave for {wait}, so that it thickens.[ Serve with {leaf} in {sharp}.]' },
    ],
    keeps: { days: 3, words: 'A slice fried in butter is better than the first helping.' }, plate: [280, 750],
  },
]);
