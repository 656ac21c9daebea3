// What comes charred from a hot oven.

import { defineRows } from '../language/row.ts';
import { garlic, ginger, HERB, pulp, turmeric } from './curry-kit.ts';
import { COOK_RICE, SQUEEZED } from './shared.ts';
import { CURRY_WANTS } from './spice-box.ts';

export const TANDOORI = defineRows([
  {
    id: 'tandoori-tray',
    family: 'oven',
    needs: ['oven'],
    title: ['tandoori {name meat} with {names veg}', 'tandoori {name meat}'],
    headnote: [
      'Yoghurt, spice and the hottest oven you have: the edges should char before the middle dries.',
    ],
    wants: {
      meat: {
        of: [
          ...(['chicken-thigh', '@quick-poultry', 'chicken-drumstick', 'paneer', 'salmon'] as const),
          ...(['@white-fish', 'cauliflower', 'prawns'] as const),
        ],
        not: ['prawns', 'plaice', 'sole', 'skate', 'lutefisk'],
        each: 170,
        heart: true,
        ready: '',
      },
      yoghurt: { of: ['@yoghurt'], each: 70, heart: true },
      veg: {
        of: [
          ...(['pepper', '@onion', 'courgette', 'cherry-tomato', 'aubergine', 'cauliflower'] as const),
          ...(['@potato', 'sweet-potato', 'mushroom', 'carrot'] as const),
        ],
        not: ['spring-onion'],
        each: 150,
        most: 3,
        may: true,
        ready: 'cut into 2 cm pieces',
      },
      herb: { ...HERB, of: ['mint', 'coriander'] },
      lemon: SQUEEZED,
      rice: CURRY_WANTS.rice,
      chutney: { of: ['mango-chutney', 'chutney'], each: 15, may: true },
      bread: { of: ['naan', 'flatbread', 'pitta'], each: 80, may: true, ready: 'warmed' },
      fresh: {
        of: ['cucumber', '@fresh-tomato', 'radish', '@salad-leaf'],
        each: 70,
        most: 2,
        may: true,
        cut: 'thin-slices',
      },
    },
    oneOf: [['cumin', 'warm', 'turmeric', 'earth', 'masala', 'paste', 'pulp', 'ginger']],
    not: [
      ...(['coconut-milk', 'passata', 'tinned-tomato', 'tahini', 'hummus', 'toum', 'couscous'] as const),
      ...(['saffron', 'cashews', 'almonds', 'almond-flour', 'feta', 'spinach', 'oregano'] as const),
    ],
    takes: {
      oil: { of: ['vegetable-oil', 'olive-oil', 'ghee'], amount: 1, unit: 'tbsp' },
      garlic: { ...garlic, cut: 'crushed' },
      ginger,
      pulp,
      cumin: { of: ['cumin', 'garam-masala'], amount: 0.75, unit: 'tsp' },
      warm: { of: ['smoked-paprika', 'paprika'], amount: 1, unit: 'tsp' },
      turmeric,
      earth: { of: ['coriander-ground', 'curry-powder'], amount: 0.5, unit: 'tsp', may: true },
      heat: { of: ['chilli-powder', 'cayenne', 'chilli-flakes'], amount: 0.25, unit: 'tsp' },
      paste: { of: ['indian-curry-paste', 'curry-paste'], amount: 1, unit: 'tbsp', may: true },
      masala: { of: ['garam-masala'], amount: 0.25, unit: 'tsp', may: true },
    },
    acts: [
      { do: 'heat-oven', in: 'tray', ovenC: 220, words: 'Heat the oven to {oven}.' },
      {
        do: 'rest',
        in: 'bowl',
        wait: 15,
        words:
          'In {in}, mix {yoghurt:1/2 garlic ginger pulp cumin warm turmeric earth heat paste masala oil:1/2 salt}. Turn {meat} in it[?meat=@poultry: , slashed to the bone where it is thick], and leave for {wait}.',
      },
      {
        do: 'mix',
        in: 'tray',
        words: '[On {in}, toss {veg} with {oil} and {salt}.|Brush {in} with {oil}.]',
      },
      {
        do: 'roast',
        in: 'tray',
        from: 'bowl',
        minutes: { slot: 'meat', by: 'roast' },
        cue: 'charred at the edges[?meat=@poultry: , the juices running clear]',
        core: ['meat'],
        when: 'meat=@poultry/cauliflower',
        words:
          'Spread {the meat} on {in} with what clings to {it meat}[?meat=@poultry: , skin up], and roast {until}[; the thickest part should read {core}].',
      },
      {
        do: 'roast',
        in: 'tray',
        minutes: [12, 15],
        cue: 'softening and coloured at the edges',
        when: '!meat=@poultry/cauliflower',
        words: 'Roast {the veg} {until}.',
      },
      {
        do: 'roast',
        in: 'tray',
        from: 'bowl',
        minutes: [13, 15],
        cue: '[?meat=paneer: charred at the edges|charred at the edges and flaking]',
        core: ['meat'],
        when: '!meat=@poultry/cauliflower',
        words: 'Lay {the meat} on {in} with what clings to {it meat} and roast {until}[ ({core})].',
      },
      COOK_RICE,
      {
        do: 'serve',
        in: 'table',
        from: ['tray', 'saucepan'],
        words:
          'Stir {herb} into {yoghurt} with {salt}. [Squeeze {lemon} over {the meat} and serve|Serve] with it[ and with {rice bread chutney}]. [Toss {fresh} with a pinch of salt for beside.]',
        when: 'herb',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['tray', 'saucepan'],
        words:
          '[Squeeze {lemon} over {the meat} and serve|Serve] with {yoghurt rice bread chutney}. [Toss {fresh} with a pinch of salt for beside.]',
        when: '!herb',
      },
    ],
    beats: ['tray-roast', 'tray-fish', 'tikka-masala', 'tacos'],
    keeps: { days: 2, cold: true, words: 'Cold, it fills a naan or a wrap.' },
    plate: [230, 850],
    table: ['condiment'],
  },
]);
