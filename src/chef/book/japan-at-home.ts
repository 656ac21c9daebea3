// Japan at home: sushi rice in a bowl, curry from a block.

import { type Act, defineRows } from '../language/row.ts';
import {
  COOKED_MEAT,
  EAST_OIL,
  EAST_RICE,
  GINGER,
  MEAT_NAME,
  RICE_BESIDE,
  SHARP,
  SOY,
  WARM_RICE,
} from './eastern.ts';

const SUSHI_RICE: Act = {
  do: 'boil',
  in: 'saucepan',
  heat: 'low',
  minutes: [12, 15],
  cue: 'the water is gone and the grains are tender',
  water: 125,
  words:
    'Put {rice} in {in} with {water}, bring to the boil, cover and cook {heat} {until}. Leave covered for 5 minutes.',
};

export const JAPAN_AT_HOME = defineRows([
  {
    id: 'sushi-bowl',
    family: 'rice',
    needs: ['hob'],
    title: [
      'sushi bowl with {name fish} and {name raw avo}',
      'sushi bowl with {name fish egg}',
      'sushi bowl with {name raw avo}',
    ],
    headnote: [
      'Everything of a sushi roll but the rolling: rice seasoned while it is hot, and cooled under a cloth, not in the fridge.',
    ],
    wants: {
      rice: {
        of: ['sushi-rice', 'jasmine-rice', 'rice'],
        each: 75,
        heart: true,
        ready: 'rinsed until the water runs clear',
      },
      fish: {
        of: [
          ...(['smoked-salmon', 'cooked-prawns', 'crab-stick', 'tinned-tuna', 'smoked-mackerel'] as const),
          ...(['tinned-salmon', 'crab'] as const),
        ],
        each: 70,
        most: 2,
        may: true,
        ready: 'in bite-sized pieces',
      },
      egg: { of: ['egg'], each: 55, may: true, ready: 'beaten' },
      nori: { of: ['nori'], each: 3, may: true, ready: 'cut into strips' },
      raw: {
        of: ['cucumber', 'carrot', 'radish', 'pepper', 'daikon', 'lettuce', 'spring-onion', 'red-cabbage'],
        each: 80,
        most: 3,
        may: true,
        ready: 'cut into thin strips',
      },
      avo: { of: ['avocado', 'mango'], each: 60, may: true, ready: 'sliced' },
      pea: { of: ['edamame', 'sweetcorn', 'sugar-snap-peas'], each: 40, may: true, ready: '' },
      top: { of: ['pickled-ginger', 'fish-roe', 'kimchi'], each: 10, most: 2, may: true, ready: '' },
      seed: { of: ['sesame-seeds', 'furikake'], each: 4, may: true, ready: '' },
      mayo: { of: ['mayonnaise', 'vegan-mayonnaise', 'cream-cheese'], each: 15, may: true },
      hot: { of: ['sriracha', 'wasabi'], each: 3, may: true },
    },
    oneOf: [
      ['nori', 'avo', 'raw'],
      ['fish', 'nori', 'avo'],
      ['nori', 'top', 'hot', 'soy', 'seed'],
    ],
    not: [
      ...(['coconut-milk', '@cream', '@yoghurt', '@any-tomato', '#pasta', '#noodle'] as const),
      ...(['@quick-poultry', '@red-mince', '@red-chop', 'rice-paper', '@fish-fillet', '@bread'] as const),
      ...(['tortilla'] as const),
    ],
    takes: {
      sharp: { ...SHARP, amount: 1, unit: 'tbsp' },
      sweet: { of: ['sugar', 'honey'], amount: 1.5, unit: 'tsp' },
      oil: { ...EAST_OIL, amount: 1, unit: 'tsp', with: 'egg' },
      soy: SOY,
    },
    acts: [
      SUSHI_RICE,
      {
        do: 'mix',
        in: 'bowl',
        from: 'saucepan',
        words:
          'Warm [?raw: {sharp:3/4}|{sharp}] with {sweet} and {salt} until dissolved, fold it through {the rice} in {in} with a slicing stroke, and leave under a cloth until barely warm, no longer than half an hour.',
      },
      { do: 'mix', in: 'plate', words: 'Dress {raw} with {sharp} and a few drops of {soy:1/4}.' },
      {
        do: 'boil',
        in: 'saucepan',
        heat: 'boiling',
        minutes: [3, 4],
        cue: 'bright and tender',
        words: 'Boil {pea} in a little water {heat} {until}. Drain and cool.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [2, 3],
        cue: 'set right through',
        core: ['egg'],
        words:
          'Heat {oil} in {in} {heat}, pour in {egg} as a thin sheet and cook {until} ({core}). Roll up and slice into ribbons.',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['bowl', 'plate', 'frying-pan', 'saucepan'],
        words:
          'Divide the rice between [?one: a bowl|bowls] and set {fish avo nori top} on it in bunches[?raw: , with the dressed vegetables][?pea:  and {the pea}][?egg: , the egg].[ Spoon over {mayo hot}.] Serve with {soy}[, scattered with {seed}].',
      },
    ],
    beats: ['glazed-bowl', 'pilaf'],
    keeps: { days: 0, words: 'Rice that has been cooled by hand is eaten the same hour.' },
    plate: [150, 700],
  },
  {
    id: 'japanese-curry',
    family: 'stew',
    needs: ['hob'],
    title: [
      `[?meat: Japanese curry with ${MEAT_NAME} and {names root veg}]`,
      'Japanese curry with {names tofu cooked cutlet} and {names root veg}',
      'Japanese curry with {names root veg onion}',
    ],
    headnote: [
      'The block goes in off the heat and melts before it boils: so the sauce is smooth, mild and thick enough to stand on rice.',
    ],
    wants: {
      roux: { of: ['curry-roux'], each: 25, heart: true, ready: 'broken up' },
      meat: {
        of: ['@quick-poultry', 'pork-fillet', 'pork-chop', 'steak', 'pork-shoulder', 'stewing-beef'],
        not: ['stewing-beef', 'pork-shoulder'],
        each: 110,
        may: true,
        cut: 'chunks-2cm',
      },
      tofu: { of: ['tofu', 'chickpeas', 'seitan'], each: 110, may: true, cut: 'chunks-2cm' },
      cooked: COOKED_MEAT,
      cutlet: { of: ['chicken-schnitzel', 'schnitzel'], each: 130, may: true, ready: '' },
      onion: { of: ['@onion', 'leek'], each: 90, buy: ['onion'], cut: 'wedges' },
      root: {
        of: ['carrot', '@potato', 'sweet-potato', 'butternut-squash', 'pumpkin', 'daikon', 'parsnip'],
        each: 180,
        most: 3,
        may: true,
        cut: 'chunks-2cm',
      },
      veg: {
        of: [
          ...(['aubergine', 'mushroom', 'pepper', 'broccoli', 'frozen-peas', 'green-beans'] as const),
          ...(['spinach', 'courgette', 'cauliflower'] as const),
        ],
        each: 70,
        most: 2,
        may: true,
        ready: 'cut into small pieces',
      },
      apple: { of: ['apple', 'pear'], each: 40, may: true, cut: 'grated' },
      pickle: { of: ['pickled-ginger', 'mixed-pickles', 'kimchi'], each: 15, may: true, ready: '' },
      ...RICE_BESIDE,
    },
    oneOf: [['meat', 'tofu', 'cooked', 'cutlet', 'root', 'veg']],
    takes: {
      oil: EAST_OIL,
      ginger: GINGER,
      soy: { ...SOY, amount: 0.5, unit: 'tsp' },
    },
    acts: [
      {
        do: 'brown',
        in: 'pot',
        heat: 'medium-high',
        minutes: [7, 9],
        cue: '[?meat: the meat has browned and the onion is golden at the edges|the onion is golden at the edges]',
        words: 'Heat {oil} in {in} {heat} and fry {onion meat} with {salt} {until}.[ Stir in {ginger}.]',
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'medium-low',
        minutes: [15, 18],
        cue: '[?root: a knife slips through the largest piece|the onion is soft]',
        core: ['meat'],
        water: 260,
        words: 'Add [{root tofu apple} and ]{water} and simmer {heat} {until}[ ({core} in the meat)].',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [9, 12],
        cue: 'crisp, golden and hot to the middle',
        core: ['cutlet'],
        beside: true,
        words: 'Fry {cutlet} in {in} in a film of oil {heat}, turning, {until} ({core}).',
      },
      ...EAST_RICE,
      {
        do: 'simmer',
        in: 'pot',
        heat: 'medium-low',
        minutes: [5, 7],
        cue: 'tender and hot through',
        core: ['cooked'],
        words: 'Add {veg cooked} and simmer {heat} {until}[ ({core})].',
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'low',
        minutes: [5, 6],
        cue: 'it is glossy and coats the spoon',
        words:
          'Take {in} off the heat and stir in {roux} until it has melted. Simmer {heat}, stirring, {until}. Add {soy}.',
      },
      WARM_RICE,
      {
        do: 'serve',
        in: 'table',
        from: ['pot', 'saucepan', 'frying-pan'],
        words: 'Serve[ with {rice warm}][, {the cutlet} sliced on top][, {pickle} beside].',
      },
    ],
    keeps: { days: 2, words: 'It thickens as it stands: let it down with water.' },
    plate: [250, 900],
  },
]);
