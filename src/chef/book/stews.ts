// Beans in the pot.

import { defineRows, type Take } from '../language/row.ts';
import { BESIDE, LATE, ROOTS, SERVED, SHARP, SOFTEN, SPRIG, TOMATO } from './pot-parts.ts';
import { COOK_RICE, COOL, CUBE, GARLIC, GREENS, OIL, SLICED_ONION, SOAK_COUSCOUS, SOFT_HERB, SQUEEZED } from './shared.ts';
import { FRY_RASHER } from './wok-acts.ts';

const WARM: Take = {
  of: ['ras-el-hanout', 'smoked-paprika', 'paprika', 'cumin', 'harissa', 'curry-powder', 'fennel-seeds'], amount: 0.75, unit: 'tsp',
};

export const STEWS = defineRows([
  {
    id: 'bean-stew', family: 'stew', needs: ['hob'],
    title: [
      '[?warm=smoked-paprika: smoky ]{name meat rasher cooked} and {name bean} stew[ with {name greens late cheese}]',
      '[?warm=smoked-paprika: smoky ]{name bean} and {name greens late roots tomato} stew[ with {name cheese cool}]',
    ],
    headnote: [
      'Thick, warm with {name warm}, and salty where the {name cheese} softens into it.',
      'The {names bean} simmer in what the {names meat rasher} left in the pan, and take up all of it.',
      'Sweet, soft onions and {name warm} give {names bean} a sauce thick enough to mop up.',
    ],
    wants: {
      bean: {
        of: ['chickpeas', '@white-bean', '@tinned-bean', 'tinned-lentils', 'baked-beans'], not: ['baked-beans'], each: 130, heart: true,
        most: 2,
      },
      meat: { of: ['@sausage', '@quick-poultry'], each: 150, may: true, cut: 'chunks-3cm' },
      rasher: { of: ['chorizo', 'bacon', 'pancetta', 'smoked-sausage'], each: 40, may: true, ready: 'cut small' },
      cooked: { of: ['@cooked-poultry', '@cooked-meat', 'ham'], each: 80, may: true, ready: 'torn into bite-sized pieces' },
      onion: SLICED_ONION, roots: { ...ROOTS, of: ['@slow-veg', 'fennel', 'sweet-potato', '@potato'], cut: 'dice-1cm' },
      tomato: { ...TOMATO, each: 180 }, late: LATE, greens: GREENS,
      cheese: {
        of: ['feta', 'goats-cheese', '@italian-cheese', '@grates', 'halloumi'], not: ['halloumi'], each: 20, may: true,
        ready: 'crumbled or grated',
      },
      cool: COOL, brine: { of: ['olives', 'capers', 'roasted-peppers', 'sun-dried-tomatoes'], each: 15, may: true, ready: 'drained' },
      herb: SOFT_HERB, sprig: { ...SPRIG, of: ['rosemary', 'thyme', 'bay-leaf'] }, lemon: SQUEEZED, ...BESIDE,
    },
    oneOf: [['roots', 'tomato', 'late', 'greens']], not: ['curry-powder'],
    takes: {
      oil: { ...OIL, amount: 1.25 }, garlic: GARLIC, warm: WARM, puree: { of: ['tomato-puree'], amount: 0.5, unit: 'tbsp' }, cube: CUBE,
      sharp: SHARP,
    },
    acts: [
      {
        do: 'brown', in: 'pot', heat: 'medium', minutes: [10, 12], cue: 'brown all over', core: ['meat'],
        words: 'Heat {oil:1/3} in {in} {heat} and fry {meat} {until}[ ({core} inside)]. Lift onto a plate; leave the fat.',
      },
      { ...FRY_RASHER, in: 'pot' },
      SOFTEN,
      {
        do: 'fry', in: 'pot', heat: 'medium', minutes: [1, 2], cue: 'fragrant',
        words: 'Stir in {garlic warm puree sprig} and fry {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pot', from: 'plate', heat: 'medium-low', minutes: [18, 20], cue: 'the sauce is thick and clings',
        core: ['cooked'], water: 120,
        words: 'Add {bean tomato cube cooked} and {water}, crush a spoonful of the beans against the side[?meat: , put {the meat} back] and simmer {heat} {until}[ ({core})].',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [5, 7], cue: 'just tender',
        words: 'Stir in {late greens brine} and cook {heat} {until}.',
      },
      COOK_RICE, SOAK_COUSCOUS,
      {
        do: 'serve', in: 'table', from: SERVED,
        words: '[Squeeze in {lemon}|Stir in {sharp}] and season with {salt} and {pepper}. Serve[ with {rice couscous bread cool}][, scattered with {cheese herb}].',
      },
    ],
    keeps: { days: 3, months: 3, words: 'It is better the day after.' }, plate: [280, 900],
  },
]);
