// Salads on potatoes and on pasta.

import { defineRows } from '../language/row.ts';
import { BEAN, BOIL_EGG, BRINE, EGG, FRESH_CHEESE, LEAF, MUSTARD, NUT, OIL, RAW, READY, SHARP, VINEGAR } from './salad-slots.ts';
import { SOFT_HERB } from './shared.ts';

export const SALADS_OF_THE_POT = defineRows([
  {
    id: 'potato-salad', family: 'salad', needs: ['hob'],
    title: [
      '[?pasta: {name ready egg bean} and pasta salad with {names raw green leaf}]', '[?pasta: pasta salad with {names egg raw green ready bean leaf cream}]', '[?pasta: pasta salad]', '[?cream: creamy|warm] potato salad with {names ready egg bean} and {names green raw}',
      '[?cream: creamy|warm] potato salad with {names ready egg green raw}', '[?cream: creamy|warm] potato salad with {names herb}', '[?cream: creamy|warm] potato salad',
    ],
    headnote: [
      '[?pasta: Cold pasta dulls every flavour, so the dressing is sharper than you would think to make it.]',
      'Hot potatoes take the dressing in to the middle; cold ones only wear it.',
    ],
    wants: {
      potato: { of: ['new-potato', 'potato'], each: 200, heart: true, may: true, cut: 'chunks-2cm' },
      pasta: { of: ['cooked-pasta'], each: 180, heart: true, may: true, ready: '' },
      green: {
        of: [
          'green-beans', 'asparagus', 'frozen-peas', 'peas', 'broad-beans', 'sugar-snap-peas', 'broccoli', 'tenderstem-broccoli',
          'runner-beans',
        ],
        each: 70, may: true, ready: 'in bite-sized pieces',
      },
      ready: {
        ...READY,
        of: [
          'smoked-mackerel', 'smoked-salmon', 'tinned-tuna', 'tinned-salmon', 'tinned-sardines', 'tinned-mackerel', 'pickled-herring',
          'ham', '@cooked-meat', '@cooked-shaped', 'salami', 'corned-beef', 'anchovies', 'cooked-prawns',
        ],
      },
      egg: EGG, bean: BEAN,
      raw: {
        ...RAW,
        of: ['radish', 'cucumber', 'celery', 'spring-onion', 'red-onion', '@fresh-tomato', 'sweetcorn', 'shallot', 'fennel', 'avocado', 'cooked-beetroot'],
        each: 60,
      },
      leaf: { ...LEAF, each: 30 }, cream: { of: ['mayonnaise', '@yoghurt', 'creme-fraiche', 'soured-cream'], each: 30, may: true },
      brine: BRINE, herb: { ...SOFT_HERB, most: 2, each: 8 },
      cheese: { ...FRESH_CHEESE, of: ['feta', 'blue-cheese', 'goats-cheese', '@italian-cheese'], each: 30 }, nut: NUT, lemon: SHARP,
    },
    oneOf: [['potato', 'pasta'], ['green', 'ready', 'egg', 'bean', 'raw', 'leaf', 'cream', 'brine', 'herb']],
    takes: { oil: OIL, vinegar: { ...VINEGAR, amount: 2 }, mustard: { ...MUSTARD, amount: 1 } },
    acts: [
      {
        do: 'boil', in: 'pot', heat: 'boiling', water: 'salted', minutes: { slot: 'potato', by: 'boil' },
        words: 'Bring {in} of water {heat} with {water} and cook {potato} {until}[, with {green} in it for the last 3 minutes]. Drain and let the steam out.',
      },
      {
        do: 'boil', in: 'pot', heat: 'boiling', water: 'salted', minutes: [3, 4], cue: 'just tender', when: 'pasta',
        words: 'Bring {in} of water {heat} with {water} and cook {green} {until}. Drain and cool under the tap.',
      },
      BOIL_EGG,
      {
        do: 'whisk', in: 'bowl', beside: true,
        words: 'In {in}, whisk {oil mustard}[ and the juice of {lemon}| and {vinegar}] with {salt} and plenty of {pepper}.',
      },
      {
        do: 'toss', in: 'bowl', from: ['pot', 'saucepan'],
        words: '[?pasta: Turn {pasta}[?potato: , the potatoes][ and {the green}] in the dressing|Tip the hot potatoes[ and {the green}] into the dressing, turn them and leave for 5 minutes, until it has gone in].[ Fold in {raw leaf brine bean herb cream}.]',
      },
      {
        do: 'serve', in: 'plate', from: 'bowl',
        words: 'Taste: it takes more salt than you expect. Serve[, topped with {ready cheese nut}][?egg:  and the eggs].',
      },
    ],
    keeps: { days: 2, cold: true, words: 'Take it out of the fridge half an hour before.' }, plate: [220, 800],
  },
]);
