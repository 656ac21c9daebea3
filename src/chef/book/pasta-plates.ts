// Filled pasta and gnocchi.

import { type Act, defineRows, type Want } from '../language/row.ts';
import { BUBBLE, BUTTERED, FRY_SMOKY, SMOKY, SOFT, TOASTED, WILTED } from './mains.ts';
import { GARLIC, OIL, SOFT_HERB, SQUEEZED } from './shared.ts';

const PASTA_CHEESE: Want = { of: ['@italian-cheese', '@grating-cheese'], each: 15, may: true, ready: 'finely grated' };
const LATE_GREENS: Want = { of: ['@greens', 'frozen-spinach'], each: 60, may: true, ready: 'torn' };

const CRISP: Act = {
  do: 'fry', in: 'frying-pan', heat: 'medium-high', minutes: [8, 10], cue: 'crisp and golden on two sides',
  words: 'Heat {oil} in {in} {heat}, add {pasta} straight from the packet in one layer, cover for 2 minutes, then fry uncovered {until}.',
};

export const PASTA_PLATES = defineRows([
  {
    id: 'gnocchi-pan', family: 'pasta', needs: ['hob'],
    title: [
      'crisp {name pasta} with {names smoky veg slow greens} and {names soft cream}', 'crisp {name pasta} with {names smoky veg slow greens tomato}',
      'crisp {name pasta} with {names soft} and {names fruit nut leaf}', 'crisp {name pasta} with butter and {names sprig cheese}', 'crisp {name pasta} from the pan',
    ],
    headnote: [
      'Fried and not boiled, gnocchi get a crust that cracks and stay soft inside.',
    ],
    wants: {
      pasta: { of: ['gnocchi'], each: 200, heart: true }, smoky: { ...SMOKY, of: ['pancetta', 'bacon', 'chorizo', 'sausage'], each: 50 },
      veg: {
        of: ['@wild-mushroom', 'courgette', 'pepper', 'asparagus', 'leek', 'broccoli', 'frozen-peas', 'peas', 'fennel', '@onion'],
        not: ['enoki'], each: 110, most: 3, may: true, ready: 'cut small',
      },
      slow: { of: ['butternut-squash', 'pumpkin', 'cauliflower', 'aubergine'], each: 130, may: true, cut: 'dice-1cm' },
      tomato: { of: ['@any-tomato', 'pasta-sauce'], each: 150, may: true, ready: 'chopped' }, greens: { ...LATE_GREENS, each: 80 },
      cream: { of: ['@pouring-cream', 'mascarpone'], each: 50, may: true },
      spoon: { of: ['pesto', 'vegan-pesto', 'nduja', 'sun-dried-tomatoes'], each: 25, may: true },
      soft: { of: ['blue-cheese', 'mozzarella', 'goats-cheese', 'ricotta', 'burrata', 'feta'], each: 60, may: true, ready: 'in bite-sized pieces' },
      nut: { of: ['walnuts', 'pine-nuts', 'hazelnuts'], each: 12, may: true, cut: 'chopped' },
      sprig: { of: ['sage', 'thyme', 'rosemary'], each: 2, may: true, ready: 'leaves picked' }, herb: SOFT_HERB, cheese: PASTA_CHEESE,
      lemon: SQUEEZED, fruit: { of: ['pear', 'apple', 'figs'], each: 70, may: true, cut: 'wedges' },
      leaf: { of: ['rocket', 'watercress'], each: 30, may: true, ready: '' },
    },
    takes: {
      oil: { ...OIL, amount: 0.5 }, butter: { ...BUTTERED, amount: 0.75 }, garlic: GARLIC,
      hot: { of: ['chilli-flakes', 'nutmeg'], amount: 0.25, unit: 'tsp', whole: true },
    },
    acts: [
      { ...CRISP, when: '!tomato&!slow' },
      { ...FRY_SMOKY, beside: true },
      { ...SOFT, minutes: [6, 8], beside: true, words: 'Warm {butter:1/2} in {in} {heat} and cook {veg} with {salt} {until}.' },
      {
        ...SOFT, minutes: [12, 14], cue: 'tender and golden at the edges',
        words: 'Warm {butter:1/4} in {in} {heat} and cook {slow} with {salt}, covered for the first half, {until}.',
      },
      { ...CRISP, beside: true, when: 'slow&!tomato' },
      { ...SOFT, minutes: [3, 5], cue: 'gold on the cut sides', words: 'Fry {fruit} in {butter:1/4} in {in} {heat}, turning once, {until}.' },
      { ...TOASTED, words: 'Warm {butter garlic hot sprig nut} in {in} {heat} {until}.' },
      { ...BUBBLE, minutes: [8, 10], cue: 'thick', words: 'Add {tomato} with {salt} and simmer {heat} {until}.' },
      { ...CRISP, beside: true, when: 'tomato' },
      { ...WILTED, minutes: [2, 3], cue: 'glossy and hot', water: 30, words: 'Stir in {cream greens} and {water} and bubble {heat} {until}.[?cream&soft=blue-cheese/goats-cheese:  Melt in {soft:1/2}.]' },
      {
        do: 'serve', in: 'table', from: ['pan', 'frying-pan'],
        words: 'Only now, so that they stay crisp, turn the gnocchi through it with {spoon pepper}[, and squeeze over {lemon}]. Serve at once[, topped with {soft cheese leaf herb}].',
      },
    ],
    keeps: { days: 1 }, plate: [210, 800],
  },
]);
