// Roast potatoes in a sharp tomato sauce.

import { defineRows } from '../language/row.ts';
import { BROWNED, BUBBLE, SHARP, SOFT } from './mains.ts';
import { GARLIC, OIL, ONION, SOFT_HERB } from './shared.ts';

export const PATATAS_BRAVAS = defineRows([
  {
    id: 'patatas-bravas',
    family: 'oven',
    needs: ['hob', 'oven'],
    title: ['patatas bravas with {names smoky egg bean}', 'patatas bravas[ with {names cool}]'],
    headnote: ['Rough edges, hot oil, and a sauce that is sharp and sweet before it is hot.'],
    wants: {
      potato: {
        of: ['potato', 'new-potato', 'sweet-potato'],
        not: ['sweet-potato'],
        each: 280,
        heart: true,
        cut: 'for-roast',
      },
      tomato: { of: ['tinned-tomato', 'passata', '@fresh-tomato'], each: 150, heart: true, ready: 'chopped' },
      spice: { of: ['smoked-paprika', 'paprika'], each: 2, heart: true },
      onion: ONION,
      smoky: { of: ['chorizo', 'bacon', 'pancetta'], each: 45, may: true, ready: 'in slices' },
      veg: { of: ['pepper'], each: 80, may: true, cut: 'strips' },
      bean: { of: ['@white-bean', 'chickpeas'], each: 90, may: true },
      egg: { of: ['egg'], each: 55, may: true, ready: '' },
      cool: {
        of: ['mayonnaise', 'vegan-mayonnaise', '@yoghurt', 'soured-cream', 'toum'],
        not: ['toum'],
        each: 25,
        may: true,
      },
      herb: { ...SOFT_HERB, of: ['parsley', 'chives', 'coriander'] },
    },
    takes: {
      oil: { ...OIL, amount: 2 },
      garlic: GARLIC,
      hot: { of: ['chilli-flakes', 'cayenne', 'chilli-powder'], amount: 0.25, unit: 'tsp', whole: true },
      sugar: { of: ['sugar', 'honey'], amount: 0.25, unit: 'tsp' },
      sharp: { ...SHARP, amount: 1 },
    },
    not: [
      '#pasta',
      '@mince',
      '@poultry',
      '@fish-fillet',
      '@sausage',
      '@slow-meat',
      'steak',
      'curry-powder',
      '#rice',
      'tortilla',
      'kidney-beans',
      '@milk',
      '@melts',
      'aubergine',
    ],
    acts: [
      { do: 'heat-oven', in: 'tray', ovenC: 220, words: 'Heat the oven to {oven}, with {in} in it.' },
      {
        do: 'roast',
        in: 'tray',
        minutes: [40, 45],
        cue: 'they are brown and rattle when shaken',
        words: 'Turn {potato} in {oil:2/3 salt}, tip onto the hot tray and roast, turned once, {until}.',
      },
      {
        ...BROWNED,
        do: 'fry',
        heat: 'medium',
        minutes: [5, 6],
        cue: 'the fat runs',
        core: ['smoky'],
        beside: true,
        words: 'Fry {smoky} in {in} {heat} {until}[ (past {core} by then)].',
      },
      { ...SOFT, beside: true, words: 'Warm {oil} in {in} {heat} and cook {onion veg garlic} {until}.' },
      {
        ...BUBBLE,
        minutes: [12, 15],
        cue: 'thick enough to sit on a potato',
        words: 'Stir in {spice hot sugar tomato bean} and simmer {heat} {until}. Sharpen with {sharp salt}.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [4, 5],
        cue: 'the white is set and the yolk firm',
        core: ['egg'],
        beside: true,
        words: 'Fry {egg} in {in} in a spoonful of the oil from the tray {heat} {until} ({core}).',
      },
      {
        do: 'serve',
        in: 'plate',
        from: ['tray', 'pan', 'frying-pan'],
        words:
          'Spoon the sauce over the potatoes with {pepper}[, {cool} over that][?egg: , an egg on each][, and scatter with {herb}].',
      },
    ],
    beats: ['tray-vegetables', 'shakshuka'],
    keeps: { days: 2, words: 'The sauce keeps; the potatoes are for today.' },
    plate: [280, 800],
  },
]);
