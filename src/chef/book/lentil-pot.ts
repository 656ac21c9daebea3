// Green lentils in the pot.

import { defineRows } from '../language/row.ts';
import { BESIDE, LATE, ROOTS, SERVED, SHARP, SOFTEN, SPRIG, TOMATO } from './pot-parts.ts';
import { COOK_RICE, COOL, CUBE, GARLIC, GREENS, OIL, SLICED_ONION, SOAK_COUSCOUS, SOFT_HERB, SQUEEZED } from './shared.ts';
import { FRY_RASHER } from './wok-acts.ts';

export const LENTIL_POT = defineRows([
  {
    id: 'lentil-pot', family: 'stew', needs: ['hob'],
    title: [
      '{names meat} on [?mustard: mustardy ]{names lentil}[ with {name greens roots}]',
      '[?mustard: mustardy ]{names lentil}[ with {names ready cheese rasher greens roots}]',
    ],
    headnote: [
      'Slow-fried {names meat} on {names lentil} that are soft but whole, sharp with mustard[ and {name sharp}].',
      '{names lentil}, tender and still whole, dressed like a warm salad with mustard[ and {name sharp}] the moment they are done.',
    ],
    wants: {
      lentil: { of: ['green-lentils'], each: 75, heart: true, ready: 'rinsed' },
      meat: { of: ['@sausage'], each: 130, may: true, ready: '' },
      rasher: { of: ['bacon', 'pancetta', 'chorizo', 'smoked-sausage'], each: 40, may: true, ready: 'cut small' }, onion: SLICED_ONION,
      roots: { ...ROOTS, cut: 'dice-1cm', of: ['@slow-veg', 'fennel', '@potato', 'sweet-potato'] }, tomato: TOMATO, late: LATE,
      greens: GREENS,
      cheese: {
        of: ['feta', 'goats-cheese', 'blue-cheese', 'halloumi', '@italian-cheese'], not: ['halloumi'], each: 25, may: true,
        ready: 'crumbled or grated',
      },
      ready: { of: ['smoked-mackerel', 'smoked-salmon', 'boiled-egg'], not: ['boiled-egg'], each: 60, may: true, ready: 'in large flakes' },
      cool: COOL, wine: { of: ['red-wine', 'white-wine', 'cider'], each: 50, may: true }, herb: SOFT_HERB, sprig: SPRIG, lemon: SQUEEZED,
      ...BESIDE,
    },
    takes: {
      oil: OIL, garlic: GARLIC, cube: CUBE, mustard: { of: ['mustard', 'wholegrain-mustard'], amount: 1, unit: 'tsp' },
      sharp: { ...SHARP, amount: 1 },
      spice: { of: ['cumin', 'smoked-paprika', 'ras-el-hanout', 'harissa'], amount: 0.5, unit: 'tsp', may: true },
    },
    acts: [
      { ...FRY_RASHER, in: 'pot' },
      SOFTEN,
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: [25, 30], cue: 'tender but still whole', water: 300,
        words: 'Stir in {wine garlic spice lentil tomato cube sprig} and {water}, bring to the boil and simmer with the lid half on {heat} {until}. Add a splash of water if they dry out.',
      },
      {
        do: 'brown', in: 'frying-pan', heat: 'medium', minutes: [15, 18], cue: 'brown all over and cooked through', core: ['meat'],
        beside: true,
        words: 'Fry {meat} in {in}, lightly oiled, {heat}, in no hurry, {until} ({core} inside).',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [5, 7], cue: 'just tender',
        words: 'Stir in {late greens} and cook {heat} {until}.',
      },
      COOK_RICE, SOAK_COUSCOUS,
      {
        do: 'serve', in: 'table', from: [...SERVED, 'frying-pan'],
        words: 'Stir {mustard sharp salt} and plenty of {pepper} into {the lentil}[ and squeeze in {lemon}]. Serve[?meat:  under {the meat}][ with {rice couscous bread cool}][, topped with {ready cheese herb}].',
      },
    ],
    keeps: { days: 3, months: 3 }, plate: [280, 850],
  },
]);
