// Caribbean plates: saltfish and ackee, jerk from the oven, plantain, and what is eaten with them.

import { defineRows, type Take, type Want } from '../language/row.ts';
import { ACID, GARLIC_IN, OIL, SOFTEN_BASE, THYME, TOMATO } from './american-acts.ts';
import { FRESH, HOT, LIME, SLAW } from './bread-slots.ts';
import { COOK_RICE, RICE, SLICED_ONION, SOFT_HERB } from './shared.ts';

const ALLSPICE: Take = { of: ['allspice', 'mixed-spice'], amount: 0.5, unit: 'tsp' };
const BEAN: Want = {
  of: ['kidney-beans', 'pigeon-peas', 'black-beans', '@tinned-bean'],
  each: 80,
  may: true,
};

export const CARIBBEAN_PLATES = defineRows([
  {
    id: 'ackee-and-saltfish',
    family: 'pan',
    needs: ['hob'],
    title: [
      'ackee and {name fish} with {names veg tomato starch}',
      'ackee and {name fish}',
      'ackee with {names veg onion}',
    ],
    headnote: [
      '[?fish=saltfish: Soak the saltfish overnight: no boiling the next day makes up for it. |]The ackee goes in last and is folded, never stirred, or it scrambles.',
    ],
    wants: {
      ackee: { of: ['ackee'], each: 140, heart: true },
      fish: {
        of: ['saltfish', '@white-fish', 'tinned-mackerel', '@lardon', 'cooked-prawns', 'tofu'],
        not: ['cooked-prawns', 'tofu'],
        each: 90,
        may: true,
        ready: '',
      },
      onion: SLICED_ONION,
      veg: {
        of: ['pepper', '@greens', 'callaloo', 'okra', 'spring-onion'],
        not: ['okra', 'collard-greens', 'cassava-leaves'],
        each: 80,
        most: 2,
        may: true,
        cut: 'thin-slices',
      },
      tomato: { ...TOMATO, of: ['@fresh-tomato', 'tinned-tomato'], each: 80 },
      hot: HOT,
      starch: {
        of: ['plantain', 'breadfruit', 'yam'],
        not: ['breadfruit', 'yam'],
        each: 110,
        may: true,
        ready: 'peeled and sliced',
      },
      bread: { of: ['@bread', 'flatbread'], each: 60, may: true, ready: '' },
      rice: RICE,
      herb: SOFT_HERB,
      lime: LIME,
    },
    takes: {
      oil: OIL,
      garlic: GARLIC_IN,
      thyme: THYME,
      allspice: { ...ALLSPICE, amount: 0.25 },
      sharp: ACID,
      butter: { of: ['butter', 'coconut-oil'], amount: 0.75, unit: 'tbsp', with: 'starch' },
    },
    acts: [
      {
        do: 'soak',
        in: 'bowl',
        wait: 720,
        when: 'fish=saltfish',
        words:
          'Cover {fish} with plenty of cold water in {in} and soak in the fridge for {wait}, changing the water twice.',
      },
      {
        do: 'simmer',
        in: 'saucepan',
        from: 'bowl',
        heat: 'medium-low',
        minutes: [15, 20],
        cue: 'it flakes and is pleasantly salty',
        core: ['fish'],
        when: 'fish=saltfish',
        words:
          'Drain, cover with fresh water in {in} and simmer {heat} {until} ({core}). Drain and flake, feeling for bones.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [5, 7],
        cue: 'caramel brown on both sides',
        words: 'Fry {starch} in {butter} in {in} {heat} {until}.',
      },
      {
        ...SOFTEN_BASE,
        in: 'pan',
        words:
          'Warm {oil} in {in} {heat} and cook {onion veg} {until}. Stir in {garlic hot thyme allspice} for a minute.',
      },
      {
        do: 'simmer',
        in: 'pan',
        from: 'saucepan',
        heat: 'medium',
        minutes: [6, 8],
        cue: 'hot through and fragrant, the fish in flakes',
        core: ['fish'],
        words: 'Add {fish tomato} to {in} and cook {heat} {until}[ ({core})].',
      },
      {
        do: 'simmer',
        in: 'pan',
        heat: 'low',
        minutes: [3, 4],
        cue: 'just hot',
        words: 'Drain {ackee}, fold in with {pepper} and warm {heat} {until}: no more stirring.',
      },
      COOK_RICE,
      {
        do: 'serve',
        in: 'table',
        from: ['pan', 'frying-pan', 'saucepan'],
        words:
          '[Squeeze over {lime}|Sprinkle with {sharp}] and serve[ with {the starch}][ and {rice bread}][, {herb} on top].',
      },
    ],
    keeps: { days: 1 },
    plate: [240, 760],
  },
  {
    id: 'jerk-chicken',
    family: 'oven',
    needs: ['oven', 'hob'],
    title: [
      'jerk {name meat} with {names fruit} and {names rice root}',
      'jerk {name meat} with {names rice root veg fruit slaw}',
      'jerk {name meat}',
    ],
    headnote: [
      'Allspice, thyme, chilli, sugar and lime, and an oven hot enough to char: the black edges are the point.',
    ],
    wants: {
      meat: {
        of: [
          'chicken-thigh',
          'chicken-drumstick',
          'chicken-wing',
          'chicken-breast',
          'pork-chop',
          'turkey-breast',
        ],
        each: 200,
        heart: true,
        ready: 'slashed to the bone',
      },
      fruit: {
        of: ['pineapple', 'mango', 'plantain', 'banana'],
        not: ['banana'],
        each: 90,
        most: 2,
        may: true,
        ready: 'in thick slices',
      },
      veg: {
        of: ['pepper', '@onion', 'corn-on-the-cob', 'courgette'],
        each: 110,
        most: 2,
        may: true,
        cut: 'for-roast',
      },
      root: { of: ['sweet-potato', 'butternut-squash', '@potato'], each: 160, may: true, cut: 'for-roast' },
      hot: HOT,
      sprig: { of: ['thyme'], each: 2, may: true, ready: 'leaves picked' },
      spring: { of: ['spring-onion'], each: 20, may: true, cut: 'finely-chopped' },
      bean: BEAN,
      rice: RICE,
      slaw: SLAW,
      fresh: { ...FRESH, of: ['@salad-leaf', 'cucumber', '@fresh-tomato', 'avocado'] },
      herb: SOFT_HERB,
      lime: LIME,
    },
    oneOf: [['jerk', 'hot']],
    not: ['soy-sauce', 'curry-paste', 'garam-masala', 'fish-sauce'],
    takes: {
      jerk: { of: ['jerk-seasoning', 'allspice'], amount: 2, unit: 'tsp' },
      oil: { ...OIL, amount: 1.5 },
      sugar: { of: ['brown-sugar', 'honey', 'sugar'], amount: 1, unit: 'tsp' },
      garlic: GARLIC_IN,
      ginger: { of: ['ginger', 'ground-ginger'], amount: 0.5, unit: 'tsp' },
      sharp: { ...ACID, amount: 2 },
    },
    acts: [
      { do: 'heat-oven', in: 'tray', ovenC: 210, words: 'Heat the oven to {oven}.' },
      {
        do: 'mix',
        in: 'bowl',
        words:
          'In {in}, mix {jerk hot sprig spring garlic ginger sugar}, {oil:1/2}, [{lime:1/2}, squeezed,|{sharp}] and {salt}. Rub into {meat}; half an hour is good, a night in the fridge better.',
      },
      {
        do: 'roast',
        in: 'tray',
        from: 'bowl',
        minutes: { slot: 'meat', by: 'roast' },
        cue: 'charred at the edges, the juices running clear',
        core: ['meat'],
        words:
          'Lay {the meat} on {in} [with {root veg fruit} turned in {oil}|rubbed with {oil}], all in one layer, and roast, turning once, {until} ({core} in the thickest part).',
      },
      COOK_RICE,
      {
        do: 'simmer',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [4, 5],
        cue: 'hot',
        beside: true,
        words: 'Warm {bean} in {in} with a splash of water {heat} {until}[?rice:  and fold into the rice].',
      },
      {
        do: 'toss',
        in: 'small-bowl',
        beside: true,
        words: 'Toss {slaw fresh} in {in} with {salt} and {pepper}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['tray', 'saucepan', 'small-bowl', 'frying-pan'],
        words:
          'Rest for 5 minutes, spoon over what is on the tray and serve[ with {rice bean slaw fresh}][, {herb lime}].',
      },
    ],
    beats: ['tray-roast', 'chicken-pan', 'pilaf', 'brown-stew'],
    keeps: { days: 3, cold: true, words: 'Cold, it makes a sandwich.' },
    plate: [260, 950],
  },
]);
