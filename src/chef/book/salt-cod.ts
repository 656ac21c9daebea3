// Salt cod.

import { defineRows } from '../language/row.ts';
import { BUBBLE, SHARP, SOFT, TOASTED } from './mains.ts';
import { CUT_BREAD, GARLIC, GREENS, OIL, SLICED_ONION, SOFT_HERB, SQUEEZED } from './shared.ts';

export const SALT_COD = defineRows([
  {
    id: 'salt-cod-pan',
    family: 'pan',
    needs: ['hob'],
    title: [
      'salt cod with {names potato peppers} and {names brine egg}',
      'salt cod with {names potato peppers tomato}',
      'salt cod with onions',
    ],
    headnote: [
      'A day and a night in cold water turn a plank into fish; after that it wants oil, onions and no salt.',
    ],
    wants: {
      fish: { of: ['saltfish', 'stockfish'], not: ['stockfish'], each: 110, heart: true },
      onion: { ...SLICED_ONION, each: 110 },
      potato: { of: ['@potato'], each: 200, may: true, cut: 'chunks-2cm' },
      peppers: { of: ['pepper', 'roasted-peppers'], each: 80, may: true, cut: 'strips' },
      tomato: { of: ['@any-tomato'], each: 130, may: true, ready: 'chopped' },
      bean: { of: ['chickpeas', '@white-bean'], each: 100, may: true },
      greens: GREENS,
      egg: { of: ['egg', 'boiled-egg'], each: 55, may: true, ready: '' },
      brine: { of: ['olives', 'capers'], each: 20, may: true, ready: 'drained' },
      cream: { of: ['@cream'], each: 60, may: true },
      herb: { ...SOFT_HERB, of: ['parsley', 'coriander', 'chives'] },
      lemon: SQUEEZED,
      bread: CUT_BREAD,
    },
    takes: {
      oil: { ...OIL, amount: 2 },
      garlic: GARLIC,
      paprika: { of: ['paprika', 'smoked-paprika', 'chilli-flakes'], amount: 0.5, unit: 'tsp' },
      sharp: SHARP,
    },
    oneOf: [['potato', 'tomato', 'bean', 'peppers', 'egg', 'brine', 'greens']],
    not: ['ackee', 'coconut-milk', 'plantain', 'scotch-bonnet', 'callaloo'],
    acts: [
      {
        do: 'simmer',
        in: 'pot',
        heat: 'low',
        minutes: [15, 20],
        cue: 'it comes apart in thick flakes',
        core: ['fish'],
        water: 500,
        words:
          'Cover {fish} with {water} in {in} and simmer {heat} {until} ({core}). Lift out, skin and bone it. Taste a flake: if it is still salt, simmer it again in fresh water.',
      },
      {
        do: 'boil',
        in: 'saucepan',
        heat: 'boiling',
        minutes: [9, 10],
        cue: 'set',
        core: ['egg'],
        beside: true,
        when: 'egg=egg',
        words:
          'Bring {in} of water {heat}, lower in {egg} and cook {until} ({core}); cool, peel and quarter.',
      },
      {
        do: 'boil',
        in: 'pan',
        heat: 'boiling',
        minutes: [10, 12],
        cue: 'just tender',
        words: 'Bring {in} of water {heat}, unsalted, cook {potato} in it {until} and drain.',
      },
      {
        ...SOFT,
        minutes: [12, 15],
        words: 'Warm {oil} in {in} {heat} and cook {onion peppers garlic} {until}.',
      },
      {
        ...BUBBLE,
        minutes: [8, 10],
        cue: 'thick',
        words: 'Stir in {paprika tomato bean} and cook {heat} {until}.',
        when: 'tomato',
      },
      { ...TOASTED, words: 'Stir in {paprika bean} and cook {heat} {until}.', when: '!tomato' },
      {
        ...BUBBLE,
        from: ['pot', 'saucepan'],
        cue: 'hot through',
        words:
          'Fold in the fish[ with {greens brine cream}][?potato:  and the potatoes] and heat {heat} {until}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'pan',
        words:
          '[Squeeze in {lemon}|Sharpen with {sharp}] and add {pepper}; it wants no salt. Serve[?egg: , the eggs on top][?egg=boiled-egg:  ({egg}, quartered)][, with {bread}][, scattered with {herb}].',
      },
    ],
    keeps: { days: 2 },
    plate: [220, 850],
  },
]);
