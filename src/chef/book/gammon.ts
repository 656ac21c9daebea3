// Gammon, simmered and then glazed.

import { defineRows } from '../language/row.ts';
import { BAKED, BUTTERED, SIDE, SIDE_VEG } from './mains.ts';
import { BOIL_POTATO, SOFT_HERB } from './shared.ts';

export const GAMMON = defineRows([
  {
    id: 'glazed-gammon', family: 'oven', needs: ['hob', 'oven'],
    title: ['{name sweet} and mustard gammon with {names potato fruit side}', 'sticky {name sweet} and mustard gammon'],
    headnote: ['Simmered first, so that it is moist and never too salt, then baked just long enough for a dark, sticky coat.'],
    wants: {
      meat: { of: ['gammon-joint'], each: 220, heart: true, ready: '' },
      sweet: { of: ['honey', 'brown-sugar', 'marmalade', 'maple-syrup', 'treacle'], each: 15, buy: ['brown-sugar'] },
      onion: { of: ['@onion'], each: 50, may: true, ready: 'halved' },
      roots: { of: ['carrot', 'celery', 'leek'], each: 60, most: 2, may: true, cut: 'chunks-3cm' },
      wine: { of: ['cider', 'apple-juice', 'cola', 'white-wine'], each: 100, may: true },
      fruit: { of: ['pineapple', 'apple', 'tinned-peaches', 'orange'], each: 60, may: true, ready: 'in thick slices' },
      potato: { of: ['@potato'], each: 200, may: true, cut: 'for-boil' }, side: SIDE_VEG, herb: SOFT_HERB,
    },
    takes: {
      mustard: { of: ['mustard', 'wholegrain-mustard'], amount: 2, unit: 'tsp' },
      cloves: { of: ['cloves', 'allspice', 'juniper-berries'], amount: 0.5, unit: 'tsp', whole: true, may: true },
      bay: { of: ['bay-leaf'], amount: 1, unit: null, whole: true }, butter: { ...BUTTERED, amount: 0.5 },
    },
    acts: [
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: { slot: 'meat', by: 'simmer' }, cue: 'a skewer slides in and out', core: ['meat'],
        water: 500,
        words: 'Put {meat} in {in} with {onion roots bay wine} and {water}, so that it is covered; bring to the boil, skim, and simmer {heat} {until} ({core} in the middle).',
      },
      { do: 'heat-oven', in: 'dish', ovenC: 220, words: 'Heat the oven to {oven}.' },
      {
        ...BAKED, from: 'pot', minutes: [18, 20], cue: 'the coat is dark gold and bubbling',
        words: 'Lift the meat into {in}, cut off the skin and score the fat. Spread with {mustard sweet cloves}[, put {fruit} round it] and bake {until}; watch it, it burns in a minute.',
      },
      { ...BOIL_POTATO, in: 'saucepan', words: 'Bring {in} of water {heat} with {water} and cook {potato} {until}. Drain.' },
      { ...SIDE, in: 'pot', words: 'Bring the stock back {heat}, cook {side} in it {until} and lift out.' },
      {
        do: 'serve', in: 'table', from: ['dish', 'saucepan', 'pot'],
        words: 'Rest the meat for 10 minutes, then carve and serve[ with {the roots potato side}], {butter herb pepper} over the top.',
      },
    ],
    keeps: { days: 3, cold: true, words: 'It slices best cold.' }, feeds: 4, plate: [220, 900],
  },
]);
