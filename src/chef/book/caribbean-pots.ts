// Pots and pans of the Caribbean: allspice, thyme, a whole chilli, and something sweet beside.

import { defineRows, type Take, type Want } from '../language/row.ts';
import { ACID, BROWN, GARLIC_IN, HOT_POD, MEAT, OIL, ROOT, SOUP_VEG, TOMATO } from './american-acts.ts';
import { LIME } from './bread-slots.ts';
import { COOK_RICE, ONION, RICE, SOFT_HERB } from './shared.ts';

const GINGER: Take = { of: ['ginger', 'ground-ginger'], amount: 1, unit: 'tsp' };
const ALLSPICE: Take = { of: ['allspice', 'mixed-spice'], amount: 0.5, unit: 'tsp' };
const SUGAR: Take = { of: ['brown-sugar', 'sugar'], amount: 1, unit: 'tsp' };
const COCONUT: Want = { of: ['coconut-milk', 'coconut-cream'], each: 100, may: true };
const WHOLE_HOT: Want = { ...HOT_POD, ready: 'left whole' };
const BEAN: Want = {
  of: ['kidney-beans', 'pigeon-peas', 'black-eyed-beans', '@tinned-bean'],
  each: 80,
  may: true,
};
const BESIDE = { rice: RICE, herb: SOFT_HERB, lime: LIME } as const satisfies Record<string, Want>;

export const CARIBBEAN_POTS = defineRows([
  {
    id: 'caribbean-curry',
    family: 'stew',
    needs: ['hob'],
    title: [
      '[?meat=goat: curry goat|Caribbean curry {name meat}] with {names root} and {names sprig}',
      '[?meat=goat: curry goat|Caribbean curry {name meat}] with {names root veg coconut bean}',
      '[?meat=goat: curry goat|Caribbean curry {name meat}]',
    ],
    headnote: [
      'The curry powder is fried in the oil until it darkens and smells toasted: raw, it would taste of the tin for two hours.',
    ],
    wants: {
      meat: {
        ...MEAT,
        of: [
          'goat',
          'stewing-lamb',
          'diced-lamb',
          'stewing-beef',
          'oxtail',
          'chicken-thigh',
          'chicken-drumstick',
          'pork-shoulder',
        ],
        not: ['pork-shoulder'],
        each: 190,
      },
      onion: ONION,
      root: ROOT,
      veg: { ...SOUP_VEG, each: 80, most: 2, not: [...(SOUP_VEG.not ?? []), 'sweet-potato'] },
      bean: BEAN,
      tomato: TOMATO,
      coconut: COCONUT,
      hot: WHOLE_HOT,
      sprig: { of: ['thyme'], each: 1, may: true, ready: '' },
      ...BESIDE,
    },
    oneOf: [['sprig', 'hot', 'allspice']],
    not: ['garam-masala', 'curry-paste', 'cardamom', 'turmeric', '@yoghurt'],
    takes: {
      oil: { ...OIL, amount: 1.5 },
      powder: { of: ['curry-powder'], amount: 1, unit: 'tbsp' },
      allspice: ALLSPICE,
      garlic: { ...GARLIC_IN, amount: 1.5 },
      ginger: GINGER,
      dried: { of: ['dried-thyme'], amount: 0.5, unit: 'tsp', unless: 'sprig' },
      sharp: ACID,
    },
    acts: [
      {
        do: 'mix',
        in: 'bowl',
        wait: 20,
        words:
          'In {in}, rub {meat} with half of the spice ({powder:1/2} and {allspice}), {garlic ginger salt} and {pepper}. Leave for {wait}, or overnight in the fridge.',
      },
      {
        ...BROWN,
        minutes: [8, 10],
        from: 'bowl',
        cue: 'brown on most sides',
        words:
          'Heat {oil} in {in} {heat}, fry {powder} in it for 30 seconds, until it smells toasted, then add {the meat} and brown {until}.',
      },
      {
        do: 'soften',
        in: 'pot',
        heat: 'medium',
        minutes: [5, 7],
        cue: 'soft',
        words: 'Stir in {onion} and cook {heat} {until}.',
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'low',
        minutes: { slot: 'meat', by: 'simmer' },
        cue: 'the meat slips from the fork',
        core: ['meat'],
        water: 260,
        words:
          'Add {tomato coconut sprig dried hot salt} and {water}. Cover and simmer {heat}, stirring now and then, {until} ({core}).',
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'medium-low',
        minutes: [18, 22],
        cue: 'all is tender and the gravy is thick',
        words: 'Add {root veg bean} and simmer, half covered, {heat} {until}.',
      },
      COOK_RICE,
      {
        do: 'serve',
        in: 'table',
        from: ['pot', 'saucepan'],
        words:
          '[Lift out {hot}. ][Squeeze in {lime:1/2}|Sharpen with {sharp}] and serve[ with {rice}][, with {herb lime}].',
      },
    ],
    beats: ['braise', 'tomato-curry', 'coconut-curry'],
    keeps: { days: 3, months: 3, words: 'It is better the day after.' },
    plate: [320, 950],
  },
  {
    id: 'brown-stew',
    family: 'stew',
    needs: ['hob'],
    title: ['brown stew {name meat} with {names veg root}', 'brown stew {name meat}'],
    headnote: [
      'Sugar burnt almost too far in the oil gives the colour; it tastes of toffee for a minute, then only of depth.',
    ],
    wants: {
      meat: {
        ...MEAT,
        of: [
          'chicken-thigh',
          'chicken-drumstick',
          'stewing-beef',
          'oxtail',
          'goat',
          'chicken-wing',
          'turkey-leg',
        ],
        not: ['chicken-wing'],
        each: 190,
      },
      onion: ONION,
      veg: {
        of: ['pepper', 'carrot', 'okra', 'green-beans', 'celery', 'chayote'],
        each: 100,
        most: 2,
        may: true,
        cut: 'for-simmer',
      },
      root: ROOT,
      bean: { ...BEAN, of: ['butter-beans', ...BEAN.of] },
      tomato: TOMATO,
      hot: WHOLE_HOT,
      sprig: { of: ['thyme'], each: 1, may: true, ready: '' },
      fruit: { of: ['pineapple', 'mango'], each: 60, may: true, ready: 'in chunks' },
      ...BESIDE,
    },
    oneOf: [['hot', 'sprig', 'jerk', 'soy']],
    takes: {
      oil: OIL,
      sugar: { ...SUGAR, amount: 2 },
      jerk: { of: ['jerk-seasoning', 'allspice'], amount: 0.75, unit: 'tsp' },
      garlic: { ...GARLIC_IN, amount: 1.5 },
      ginger: GINGER,
      soy: { of: ['soy-sauce', 'browning', 'worcestershire-sauce'], amount: 1.5, unit: 'tsp' },
      sharp: ACID,
    },
    acts: [
      {
        do: 'mix',
        in: 'bowl',
        wait: 15,
        words: 'In {in}, rub {meat} with {jerk garlic ginger soy} and plenty of {pepper}. Leave for {wait}.',
      },
      {
        ...BROWN,
        from: 'bowl',
        minutes: [8, 10],
        cue: 'it is a deep shiny brown',
        words:
          'Melt {sugar} in {oil} in {in} {heat} until it is the colour of cola, one or two minutes. Add {the meat}, stand back, and turn in it {until}.',
      },
      {
        do: 'soften',
        in: 'pot',
        heat: 'medium',
        minutes: [4, 6],
        cue: 'limp',
        words: 'Add {onion} and cook {heat} {until}.',
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'low',
        minutes: { slot: 'meat', by: 'simmer' },
        cue: 'the meat is loose on the bone or soft under a fork',
        core: ['meat'],
        water: 180,
        words:
          'Add {tomato sprig hot salt} and {water}. Cover and simmer {heat}, turning once, {until} ({core}).',
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'medium-low',
        minutes: [18, 22],
        cue: 'all is tender and the gravy is glossy',
        words: 'Add {veg root bean fruit} and simmer uncovered {heat} {until}.',
      },
      COOK_RICE,
      {
        do: 'serve',
        in: 'table',
        from: ['pot', 'saucepan'],
        words:
          '[Lift out {hot}. ][Squeeze in {lime:1/2}|Stir in {sharp}] and serve[ with {rice}][, with {herb lime}].',
      },
    ],
    beats: ['braise', 'chicken-tomato-pot'],
    keeps: { days: 3, months: 3 },
    plate: [320, 950],
  },
]);
