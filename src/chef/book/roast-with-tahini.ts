// Vegetables roasted hard and laid on something cool: tahini, yoghurt or both.

import { defineRows } from '../language/row.ts';
import { HERBS, NUT, OLIVE_OIL, ONE_LEMON, PITTA, SEEDS, SUMAC, WARM } from './levant-kit.ts';
import { COOK_RICE, COUSCOUS, RICE, SOAK_COUSCOUS } from './shared.ts';

export const ROAST_WITH_TAHINI = defineRows([
  {
    id: 'roast-with-tahini',
    family: 'oven',
    needs: ['oven'],
    title: [
      'roast {names veg} with {names tahini yoghurt} and {names seeds nut herb}',
      'roast {names veg} with {names tahini yoghurt}',
    ],
    headnote: [
      '[?veg=aubergine: The aubergine is done when it has nothing left to hide: collapsed, brown, and soft as butter.]',
      'Cold sauce below, hot vegetables above: they are dressed by the time they reach the table.',
    ],
    wants: {
      veg: {
        of: [
          ...([
            'aubergine',
            'cauliflower',
            'carrot',
            'butternut-squash',
            'sweet-potato',
            'beetroot',
          ] as const),
          ...([
            'broccoli',
            'parsnip',
            'pumpkin',
            'courgette',
            'pepper',
            'cabbage',
            '@onion',
            'fennel',
          ] as const),
        ],
        not: ['spring-onion'],
        each: 250,
        most: 3,
        heart: true,
        ready: 'cut into 2 cm pieces',
      },
      tahini: { of: ['tahini'], each: 25, may: true },
      yoghurt: { of: ['@yoghurt', 'labneh'], each: 70, may: true },
      bean: { of: ['chickpeas', '@white-bean', 'tinned-lentils'], each: 90, may: true },
      cheese: { of: ['feta'], each: 25, may: true, ready: 'crumbled' },
      seeds: SEEDS,
      nut: NUT,
      herb: { ...HERBS, each: 6, most: 2 },
      leaf: { of: ['spinach', '@salad-leaf'], each: 25, may: true, ready: '' },
      couscous: COUSCOUS,
      rice: { ...RICE, of: ['@plain-rice', 'bulgur'] },
      bread: PITTA,
      lemon: ONE_LEMON,
    },
    oneOf: [
      ['tahini', 'yoghurt'],
      ['tahini', 'seeds', 'cumin', 'herb', 'sumac', 'syrup', 'bean', 'lemon'],
    ],
    not: [
      '@quick-poultry',
      '@mince',
      '@braising',
      '#sausage',
      '@pasta',
      'soy-sauce',
      'curry-powder',
      'garam-masala',
    ],
    takes: {
      oil: { ...OLIVE_OIL, amount: 2 },
      garlic: { of: ['garlic'], amount: 0.5, unit: 'clove', may: true, cut: 'crushed' },
      cumin: WARM.cumin,
      red: WARM.red,
      hot: WARM.hot,
      syrup: { of: ['pomegranate-molasses', 'honey'], amount: 1, unit: 'tsp', may: true },
      sumac: SUMAC,
      sour: { of: ['red-wine-vinegar', 'cider-vinegar'], amount: 1, unit: 'tsp', unless: 'lemon' },
    },
    acts: [
      { do: 'heat-oven', in: 'tray', ovenC: 220, words: 'Heat the oven to {oven}.' },
      {
        do: 'roast',
        in: 'tray',
        minutes: [28, 34],
        cue: 'soft right through and dark at the edges',
        words:
          'On {in}, toss {veg} with {oil cumin red hot salt pepper}. Spread out in one layer and roast, turning once, {until}.',
      },
      {
        do: 'roast',
        in: 'tray',
        minutes: [6, 8],
        cue: 'hot',
        words: 'Stir in {bean syrup} and roast {until}.',
      },
      SOAK_COUSCOUS,
      COOK_RICE,
      {
        do: 'whisk',
        in: 'small-bowl',
        words:
          'In {in}, beat {tahini yoghurt garlic} with {salt} and [the juice of {lemon:1/2}|{sour:1/2}], then cold water by the spoonful until it pours[?tahini: ; tahini seizes first and then lets go].',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['tray', 'small-bowl', 'bowl', 'saucepan'],
        words:
          'Spread the sauce on [?one: a plate|plates], heap the vegetables on it with {lemon sour} over them. [Scatter with {cheese seeds nut herb sumac leaf}. ][Eat with {couscous rice bread}.]',
      },
    ],
    beats: ['tray-vegetables', 'topped-toast', 'blended-soup', 'tacos', 'shawarma', 'chana-masala'],
    keeps: { days: 3, cold: true, words: 'As good cold; keep the sauce apart.' },
    plate: [230, 800],
    table: ['salad', 'condiment'],
  },
]);
