// Pasta in pesto.

import { defineRows, type Want } from '../language/row.ts';
import { BROWNED, FRY_SMOKY, SHARP, SMOKY, SOFT } from './mains.ts';
import { GARLIC, OIL, SQUEEZED, WATER } from './shared.ts';

const PASTA_CHEESE: Want = { of: ['@italian-cheese', '@grating-cheese'], each: 15, may: true, ready: 'finely grated' };

export const PESTO_PASTA = defineRows([
  {
    id: 'pesto-pasta', family: 'pasta', needs: ['hob'],
    title: ['{name spoon} {name pasta} with {names ready raw sea smoky veg green potato soft}', '{name pasta} with {name spoon}'],
    headnote: ['Kept off the heat and let down with pasta water, {name spoon} stays bright and coats every piece.'],
    wants: {
      pasta: { of: ['@pasta'], each: 95, heart: true },
      spoon: { of: ['pesto', 'vegan-pesto', 'tapenade', 'romesco'], each: 40, heart: true },
      green: {
        of: ['green-beans', 'broccoli', 'tenderstem-broccoli', '@quick-veg', '@greens'],
        not: ['frozen-stir-fry-vegetables', 'corn-on-the-cob'], each: 80, most: 2, may: true, ready: 'cut small',
      },
      potato: { of: ['new-potato', 'potato'], each: 90, may: true, cut: 'dice-1cm' },
      veg: {
        of: ['courgette', '@wild-mushroom', 'pepper', 'cherry-tomato', 'tomato', '@onion'], not: ['enoki'],
        each: 100, most: 2, may: true, ready: 'cut small',
      },
      raw: { of: ['@quick-poultry', 'salmon'], each: 100, may: true, cut: 'strips' }, sea: { of: ['prawns'], each: 100, may: true, ready: '' },
      smoky: SMOKY,
      ready: {
        of: ['@cooked-poultry', 'tinned-tuna', 'smoked-salmon', 'ham', 'prosciutto', 'cooked-prawns', '@white-bean'], each: 70, may: true,
        ready: 'in bite-sized pieces',
      },
      cream: { of: ['@pouring-cream', 'mascarpone', 'ricotta', 'cream-cheese'], each: 35, may: true },
      soft: { of: ['mozzarella', 'burrata', 'feta', 'goats-cheese'], each: 60, may: true, ready: 'torn' }, cheese: PASTA_CHEESE,
      nut: { of: ['pine-nuts', 'walnuts', 'almonds'], each: 10, may: true, cut: 'chopped' },
      leaf: { of: ['rocket', 'watercress', 'basil'], each: 15, may: true, ready: 'torn' }, lemon: SQUEEZED,
    },
    takes: { oil: { ...OIL, amount: 0.5 }, garlic: { ...GARLIC, amount: 0.5, cut: 'crushed' }, sharp: { ...SHARP, amount: 0.25 } },
    acts: [
      FRY_SMOKY,
      {
        ...BROWNED, minutes: [7, 9], core: ['raw'], cue: 'browned and cooked through',
        words: 'Fry {raw} in {in} with {oil:1/3 salt} {heat} {until} ({core}). Lift out.',
      },
      {
        ...BROWNED, minutes: [3, 4], core: ['sea'], cue: 'pink and curled',
        words: 'Fry {sea} in {in} with {oil:1/3 salt} {heat} {until} ({core}). Lift out.',
      },
      { ...SOFT, heat: 'medium-high', words: 'Heat {oil} in {in} {heat} and fry {veg} with {salt} {until}[, with {garlic} in for the last minute].' },
      {
        do: 'boil', in: 'pot', heat: 'boiling', minutes: [4, 5], cue: 'they begin to give',
        words: 'Bring {in} of water {heat} and cook {potato} {until}.',
      },
      {
        ...WATER,
        words: '[?potato: Add {pasta} and {water} to {in}, bring it back {heat} and cook|Bring {in} of water {heat} with {water}. Cook {pasta}] {until}[, with {green} in the pan for the last 3 minutes]. Scoop out a mugful of the water, then drain.',
      },
      {
        do: 'toss', in: 'bowl', from: ['pot', 'pan'],
        words: 'In {in}, stir [?veg: {spoon cream oil sharp}|{spoon cream garlic oil sharp}] with a few spoonfuls of the water. Tip in {the pasta potato green smoky veg raw sea}[ and {ready}] and toss until all of it is coated and slides.',
      },
      {
        do: 'serve', in: 'table', from: 'bowl',
        words: '[Squeeze over {lemon}, ]grind over {pepper} and serve at once[, topped with {soft cheese nut leaf}].',
      },
    ],
    keeps: { days: 2, cold: true, words: 'Cold, it is a salad.' }, plate: [130, 650],
  },
]);
