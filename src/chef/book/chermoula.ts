// Fish in a sauce of herbs.

import { defineRows } from '../language/row.ts';
import { GARLIC, ONE_LEMON } from './levant-kit.ts';
import { COOK_RICE, COUSCOUS, RICE, SOAK_COUSCOUS } from './shared.ts';
import { SALTY } from './tagine-kit.ts';

export const CHERMOULA = defineRows([
  {
    id: 'chermoula-fish',
    family: 'oven',
    needs: ['oven'],
    title: ['{name fish} in chermoula with {names slow quick}', '{name fish} in chermoula'],
    headnote: [
      'Half of the green sauce goes on before the oven and half after: once for depth, once for brightness.',
    ],
    wants: {
      fish: { of: ['@baked-fish'], each: 150, heart: true, ready: '' },
      herb: { of: ['coriander', 'parsley'], each: 15, most: 2, heart: true, cut: 'finely-chopped' },
      slow: {
        of: ['@potato', 'carrot', 'sweet-potato', 'fennel', 'cauliflower', 'aubergine'],
        each: 170,
        most: 2,
        may: true,
        ready: 'cut into 1 cm slices',
      },
      quick: {
        of: ['pepper', 'cherry-tomato', 'tomato', 'courgette', '@onion', 'green-beans'],
        not: ['spring-onion'],
        each: 120,
        most: 2,
        may: true,
        ready: 'cut into 1 cm slices',
      },
      bean: { of: ['chickpeas'], each: 80, may: true },
      salty: SALTY,
      couscous: COUSCOUS,
      rice: { ...RICE, of: ['@plain-rice', 'bulgur'] },
      lemon: { ...ONE_LEMON, each: 30 },
    },
    oneOf: [['cumin', 'salty', 'paste', 'couscous']],
    not: [
      ...(['soy-sauce', 'coconut-milk', '@cream', 'ginger', 'turmeric', 'garam-masala'] as const),
      ...(['parmesan', '@pasta', 'mayonnaise'] as const),
    ],
    takes: {
      oil: { of: ['olive-oil', 'vegetable-oil'], amount: 2, unit: 'tbsp' },
      garlic: GARLIC,
      cumin: { of: ['cumin', 'cumin-seeds', 'ras-el-hanout'], amount: 0.75, unit: 'tsp' },
      red: { of: ['paprika', 'smoked-paprika'], amount: 0.75, unit: 'tsp' },
      paste: { of: ['harissa', 'chilli-flakes'], amount: 0.5, unit: 'tsp' },
      sour: { of: ['red-wine-vinegar', 'cider-vinegar'], amount: 2, unit: 'tsp', unless: 'lemon' },
    },
    acts: [
      { do: 'heat-oven', in: 'tray', ovenC: 200, words: 'Heat the oven to {oven}.' },
      {
        do: 'mix',
        in: 'small-bowl',
        words:
          'In {in}, stir {herb garlic cumin red paste oil:3/4 salt} with [the juice of {lemon:1/2}|{sour}].',
      },
      {
        do: 'roast',
        in: 'tray',
        minutes: [22, 26],
        cue: 'tender and brown at the edges',
        words: 'On {in}, toss {slow} in {oil:1/4} with {salt} and roast {until}.',
      },
      {
        do: 'roast',
        in: 'tray',
        minutes: [10, 12],
        cue: 'beginning to soften',
        words: 'Add {quick bean salty} to {in} with {salt}, toss and roast {until}.',
      },
      {
        do: 'roast',
        in: 'tray',
        minutes: { slot: 'fish', by: 'bake' },
        cue: 'it flakes at the thickest part',
        core: ['fish'],
        words:
          '[?!slow: Brush {in} with {oil}. ]Lay {fish} on {in}, spread with half of the chermoula and roast {until} ({core}).',
      },
      COOK_RICE,
      SOAK_COUSCOUS,
      {
        do: 'serve',
        in: 'table',
        from: ['tray', 'saucepan', 'bowl', 'small-bowl'],
        words:
          'Spoon over the rest of the chermoula[ and squeeze over {lemon}]. Serve[ with {couscous rice}].',
      },
    ],
    beats: ['tray-fish', 'fish-pan'],
    keeps: { days: 1, cold: true },
    plate: [180, 800],
    table: ['bread', 'salad', 'spoon', 'wedge'],
  },
]);
