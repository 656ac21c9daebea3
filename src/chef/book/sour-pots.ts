// Sour pots: adobo, tom yum, sinigang, hot and sour soup.

import { defineRows, type Want } from '../language/row.ts';
import { CHILLI, EAST_OIL, EAST_RICE, RICE_BESIDE, SOY, SWEET, WARM_RICE, WOK_GREENS } from './eastern.ts';
import { ADD_GREENS, ADD_LATE, POT_LATE, POT_ONION, POT_ROOT, POT_SCATTER } from './eastern-braises.ts';

export const POT_TOFU: Want = { of: ['silken-tofu', 'tofu', 'egg-tofu'], each: 120, may: true, cut: 'chunks-2cm' };

export const SOUR_POTS = defineRows([
  {
    id: 'adobo', family: 'stew', needs: ['hob'],
    title: ['dark, sticky [?pork: pork|{name meat}] adobo with {names root late greens}', 'dark, sticky [?pork: pork|{name meat}] adobo[ with {name garlic}]'],
    headnote: ['Vinegar and soy boil down to a dark, sharp glaze. Do not stir until the vinegar has boiled, and it mellows.'],
    wants: {
      meat: { of: ['chicken-thigh', 'chicken-drumstick', 'chicken-wing'], each: 160, heart: true, may: true, ready: 'patted dry' },
      pork: { of: ['pork-belly', 'pork-shoulder'], each: 160, heart: true, may: true, cut: 'chunks-3cm' }, onion: POT_ONION, root: { ...POT_ROOT, each: 100 }, late: POT_LATE, greens: WOK_GREENS,
      egg: { of: ['boiled-egg'], each: 55, may: true, ready: 'peeled' }, scatter: POT_SCATTER, ...RICE_BESIDE,
    },
    takes: {
      oil: { ...EAST_OIL, amount: 0.5 },
      sour: { of: ['vinegar', 'cider-vinegar', 'rice-vinegar', 'malt-vinegar'], amount: 2, unit: 'tbsp' }, soy: { ...SOY, amount: 1.5 },
      garlic: { of: ['garlic'], amount: 3, unit: 'clove', may: true, cut: 'crushed' },
      bay: { of: ['bay-leaf'], amount: 2, unit: null, whole: true }, sweet: SWEET,
      coconut: { of: ['coconut-milk'], amount: 80, unit: 'ml', may: true }, chilli: CHILLI,
    },
    oneOf: [['meat', 'pork'], ['sour'], ['soy', 'bay', 'garlic']],
    acts: [
      {
        do: 'brown', in: 'pot', heat: 'medium-high', minutes: [8, 10], cue: 'golden on two sides',
        words: 'Get {oil} shimmering in {in} {heat} and fry {meat pork} {until}.[ Add {onion garlic chilli} for the last 2 minutes.]',
      },
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: [90, 120], cue: 'a fork slides through the meat', core: ['pork'], water: 220,
        when: 'pork',
        words: 'Pour in {sour soy bay} and {water} and bring to the boil without stirring. Add {sweet} and plenty of {pepper}, half cover and simmer {heat} {until}[ (far past {core})].',
      },
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: [35, 40], cue: 'the meat is tender and its juices run clear', core: ['meat'],
        water: 150,
        words: 'Pour in {sour soy bay} and {water} and bring to the boil without stirring. Add {root sweet} and plenty of {pepper}, half cover and simmer {heat} {until} ({core}).',
        when: '!pork',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [18, 22], cue: 'a knife slips in', when: 'pork',
        words: 'Add {root}, cover and simmer {heat} {until}.',
      },
      ...EAST_RICE, ADD_LATE, ADD_GREENS, WARM_RICE,
      {
        do: 'simmer', in: 'pot', heat: 'medium-high', minutes: [4, 6], cue: 'the sauce is dark and clings to the meat',
        words: 'Lift out {the bay}[, stir in {coconut}][, add {egg}] and boil uncovered {heat} {until}.',
      },
      {
        do: 'serve', in: 'table', from: ['pot', 'saucepan'],
        words: 'Serve[ with {rice warm}], the sauce over everything[, scattered with {scatter}].',
      },
    ],
    keeps: { days: 3, months: 3, words: 'It is better the day after.' }, plate: [200, 900], table: ['scatter', 'condiment', 'wedge'],
  },
]);
