// Pots of the Mexican kitchen: soups of maize and chilli, pork that falls apart, chicken in a sauce.

import { defineRows, type Take, type Want } from '../language/row.ts';
import { ACID, BAY, BROWN, GARLIC_IN, OIL, SOFTEN_BASE } from './american-acts.ts';
import { COOL, CUMIN, FRESH, GRATED, HOT, LIME, SLAW, SMOKE } from './bread-slots.ts';
import { COOK_RICE, CUBE, ONION, RICE, SOFT_HERB } from './shared.ts';

const TORTILLA: Want = {
  of: ['corn-tortilla', 'tortilla', 'tortilla-chips', 'flatbread'],
  each: 60,
  may: true,
  ready: '',
};
const TABLE = { fresh: FRESH, slaw: SLAW, cool: COOL, herb: SOFT_HERB, lime: LIME } as const;
const SPICE = {
  cumin: CUMIN,
  pod: { of: ['dried-chilli'], amount: 1, unit: null, may: true, ready: 'stemmed, deseeded and torn' },
  smoke: { ...SMOKE, unless: 'pod' },
  oregano: { of: ['oregano', 'mixed-herbs'], amount: 0.5, unit: 'tsp' },
} as const satisfies Record<string, Take>;
const BLOOM = {
  do: 'fry',
  in: 'pot',
  heat: 'medium',
  minutes: [1, 2],
  cue: 'they smell toasted',
  words: 'Stir in {garlic hot cumin pod smoke oregano} and cook {heat} {until}.',
} as const;

export const MEXICAN_POTS = defineRows([
  {
    id: 'tortilla-soup',
    family: 'soup',
    needs: ['hob'],
    title: [
      'tortilla soup with {names meat} and {names bean fresh}',
      'tortilla soup with {names meat bean}',
      'tortilla soup',
    ],
    headnote: [
      'A thin, sharp, chilli-red broth; all that is crisp and cool goes on at the table and not before.',
    ],
    wants: {
      wrap: {
        of: ['corn-tortilla', 'tortilla-chips', 'tortilla'],
        each: 40,
        heart: true,
        ready: 'in strips',
      },
      tomato: {
        of: ['tinned-tomato', '@fresh-tomato', 'passata'],
        each: 150,
        heart: true,
        ready: 'roughly chopped',
      },
      meat: {
        of: ['chicken-breast', 'turkey-breast', '@cooked-poultry', 'pulled-pork'],
        each: 90,
        may: true,
        ready: 'in thin strips',
      },
      bean: { of: ['black-beans', '@tinned-bean', 'hominy', 'sweetcorn'], each: 90, most: 2, may: true },
      onion: ONION,
      veg: { of: ['pepper', 'courgette', 'carrot', 'celery'], each: 80, most: 2, may: true, cut: 'dice-1cm' },
      hot: HOT,
      stock: { of: ['@stock'], each: 250, may: true },
      cheese: GRATED,
      ...TABLE,
    },
    oneOf: [['meat', 'bean', 'stock']],
    not: ['egg', '@mince'],
    takes: { oil: OIL, garlic: GARLIC_IN, ...SPICE, cube: CUBE, sharp: ACID },
    acts: [
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium-high',
        minutes: [3, 4],
        cue: 'crisp and gold',
        when: '!wrap=tortilla-chips',
        words: 'Fry {wrap} in {oil:1/2} in {in} {heat}, turning, {until}. Drain and salt lightly.',
      },
      { ...SOFTEN_BASE, words: 'Warm {oil} in {in} {heat} and cook {onion veg} with {salt} {until}.' },
      BLOOM,
      {
        do: 'simmer',
        in: 'pot',
        heat: 'medium-low',
        minutes: [12, 15],
        cue: 'it tastes of one thing and no longer of tomato alone',
        water: 250,
        words: 'Add {tomato stock cube salt} and {water} and simmer {heat} {until}.',
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'medium-low',
        minutes: [6, 8],
        cue: '[?meat=#poultry-cut: the meat is white all through|steaming hot all through]',
        core: ['meat'],
        words: 'Add {meat bean} and simmer {heat} {until}[ ({core})].',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['pot', 'frying-pan'],
        words:
          'Sharpen with [{lime:1/2}, squeezed,|{sharp}] and {pepper}; it should be bright. Ladle out and top with {wrap fresh slaw cheese cool herb lime}.',
      },
    ],
    beats: ['hearty-soup'],
    keeps: { days: 3, months: 3, words: 'Keep the crisp strips apart.' },
    plate: [280, 1000],
  },
  {
    id: 'pozole',
    family: 'soup',
    needs: ['hob'],
    title: ['pozole of {name meat} with {names fresh}', '{name meat} pozole'],
    headnote: [
      'Meat, maize and dried chilli, and a heap of raw crunch on top: half of a pozole is added at the table.',
    ],
    wants: {
      maize: { of: ['hominy'], each: 130, heart: true },
      meat: {
        of: ['@simmered-meat', 'pork-chop', 'pork-fillet', 'pulled-pork', '@cooked-poultry'],
        each: 140,
        heart: true,
        cut: 'chunks-3cm',
      },
      onion: ONION,
      hot: HOT,
      ...TABLE,
      fresh: { ...FRESH, of: ['radish', 'avocado', '@salad-leaf', ...FRESH.of] },
      tortilla: TORTILLA,
    },
    takes: { oil: OIL, garlic: GARLIC_IN, ...SPICE, cube: CUBE, bay: BAY, sharp: ACID },
    acts: [
      { ...BROWN, when: 'meat=@simmered-meat' },
      SOFTEN_BASE,
      BLOOM,
      {
        do: 'simmer',
        in: 'pot',
        heat: 'low',
        minutes: { slot: 'meat', by: 'simmer' },
        cue: 'the meat pulls apart under a fork',
        core: ['meat'],
        when: 'meat=@simmered-meat',
        water: 450,
        words:
          'Put {the meat} back with {cube bay salt} and {water}. Bring to a bubble, skim, half cover and simmer {heat} {until} ({core}). Top up with water if the meat stands dry.',
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'low',
        minutes: [8, 10],
        cue: 'the meat is white all through and hot',
        core: ['meat'],
        water: 350,
        when: '!meat=@simmered-meat',
        words:
          'Add {meat cube bay salt} and {water}, bring to a bubble, skim and simmer gently {heat} {until}[ ({core})].',
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'medium-low',
        minutes: [12, 15],
        cue: 'the maize is swollen and soft',
        words: 'Drain {maize}, stir in and simmer {heat} {until}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'pot',
        words:
          'Sharpen with [{lime:1/2}, squeezed,|{sharp}] and {pepper}. Ladle out[, pile {fresh slaw cool herb} on top][ and eat with {tortilla lime}].',
      },
    ],
    beats: ['chicken-pan', 'hearty-soup'],
    keeps: { days: 3, months: 3, words: 'The broth is better the day after.' },
    plate: [300, 900],
  },
  {
    id: 'green-chilli-chicken',
    family: 'stew',
    needs: ['hob'],
    title: [
      '[?sauce=tomatillo: {name meat} in green chilli sauce with {names tortilla rice}]',
      '[?sauce=tomatillo: {name meat} in green chilli sauce|{name meat} in mole with {names rice tortilla}]',
      '{name meat} in {name sauce}',
    ],
    headnote: [
      '[?sauce=mole: Mole is a sauce of thirty things that somebody else has ground for you: loosen it slowly, and do not let it catch.]',
      'Tomatillos are sharp and full of pectin: blistered first, then simmered, they thicken the sauce by themselves.',
    ],
    wants: {
      sauce: { of: ['tomatillo', 'mole'], each: 150, heart: true, ready: 'husked, rinsed and halved' },
      meat: {
        of: [
          'chicken-thigh',
          'chicken-breast',
          'chicken-drumstick',
          'turkey-breast',
          'pork-shoulder',
          '@cooked-poultry',
          'pulled-pork',
        ],
        each: 160,
        heart: true,
        cut: 'for-simmer',
      },
      onion: ONION,
      bean: { of: ['black-beans', 'hominy', '@white-bean'], each: 80, may: true },
      hot: HOT,
      rice: RICE,
      tortilla: TORTILLA,
      ...TABLE,
    },
    takes: { oil: OIL, garlic: GARLIC_IN, cumin: CUMIN, cube: CUBE, sharp: ACID },
    acts: [
      {
        do: 'fry',
        in: 'pot',
        heat: 'high',
        minutes: [6, 8],
        cue: 'blistered brown and collapsing',
        when: 'sauce=tomatillo',
        words:
          'Blister {sauce} cut side down in {in} with {oil:1/3} {heat} {until}. Crush and tip into a bowl.',
      },
      {
        ...BROWN,
        when: '!meat=@cooked-poultry/pulled-pork',
        words: 'Heat {oil:1/3} in {in} {heat} and brown {meat} with {salt} {until}. Lift out.',
      },
      SOFTEN_BASE,
      { ...BLOOM, words: 'Stir in {garlic hot cumin} and cook {heat} {until}.' },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'low',
        minutes: { slot: 'meat', by: 'simmer' },
        cue: 'the meat is tender and its juices run clear',
        core: ['meat'],
        when: '!meat=@cooked-poultry/pulled-pork',
        water: 120,
        words:
          'Stir in {sauce cube} and {water}, put {the meat} back, half cover and simmer {heat}, stirring from the bottom, {until} ({core}).',
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'medium-low',
        minutes: [8, 10],
        cue: 'the sauce coats it and it is steaming hot all through',
        core: ['meat'],
        when: 'meat=@cooked-poultry/pulled-pork',
        water: 100,
        words: 'Stir in {sauce cube meat} and {water} and simmer {heat} {until}[ ({core})].',
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'low',
        minutes: [5, 6],
        cue: 'hot',
        words: 'Stir in {bean} and simmer {heat} {until}.',
      },
      COOK_RICE,
      {
        do: 'serve',
        in: 'table',
        from: ['pot', 'saucepan'],
        words:
          '[Squeeze in {lime:1/2}|Stir in {sharp}] and season with {salt} and {pepper}. Serve[ with {rice tortilla}][, topped with {fresh slaw cool herb lime}].',
      },
    ],
    beats: ['tacos', 'chicken-pan', 'chicken-tomato-pot', 'enchiladas'],
    keeps: { days: 3, months: 3 },
    plate: [300, 900],
  },
]);
