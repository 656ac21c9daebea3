// Tagines of meat, chicken, fish or vegetables.

import { type Act, defineRows, type Want } from '../language/row.ts';
import { HERBS, NUT, ONE_LEMON } from './levant-kit.ts';
import { COOK_RICE, COOL, COUSCOUS, GREENS, RICE, SOAK_COUSCOUS } from './shared.ts';
import { BEAN, BLOOM, FRUIT, LATE, ONION, SALTY, SLOW, SOFTEN, SPICES, TOMATO } from './tagine-kit.ts';

const SAFFRON: Want = { of: ['saffron'], each: 0.2, may: true, ready: 'steeped in a spoonful of hot water' };

const BIRD: Act = {
  do: 'simmer', in: 'pan', from: 'plate', heat: 'low', minutes: [35, 40],
  cue: '[?bird=@bone-in-poultry: the meat comes off the bone|the sauce is thick and the meat soft]', core: ['bird'], water: 150,
  when: '!long&!bird=chicken-breast/turkey-breast',
  words: 'Put {the bird} back[ with {tomato saffron slow bean fruit fresh salty honey}] and {water}. Bring to a bubble, half cover and simmer {heat} {until} ({core}).',
};

export const TAGINES = defineRows([
  {
    id: 'tagine', family: 'stew', needs: ['hob'],
    title: [
      '[?long: slow-cooked ]{name long bird fish cooked} tagine with {names fruit fresh salty}',
      '{name long bird fish cooked} tagine with {names slow bean}',
      '{name long bird fish cooked} tagine', 'spiced {name slow late} tagine with {names fruit salty bean}', '{name slow late bean} tagine',
    ],
    headnote: [
      '[?fruit: The {names fruit} swell in a glossy sauce that is sweet at first, then warm with spice, then sharp.]',
      'A cupful of water, onion and spice make a short, deep sauce[, salty with {names salty},] to be mopped up to the last.',
    ],
    wants: {
      long: { of: ['@braising', 'lamb-leg'], not: ['lamb-leg'], each: 180, may: true, cut: 'chunks-3cm' },
      bird: {
        of: ['chicken-thigh', 'chicken-drumstick', '@quick-poultry', '@mince', 'merguez'], not: ['merguez'], each: 170, may: true,
        ready: '',
      },
      fish: { of: ['@white-fish', 'salmon', 'prawns'], each: 140, may: true, cut: 'chunks-3cm' },
      cooked: { of: ['cooked-lamb', '@cooked-poultry'], each: 110, may: true, ready: 'in large pieces' }, onion: ONION, slow: SLOW,
      late: LATE, tomato: TOMATO, bean: BEAN, fruit: FRUIT,
      fresh: { of: ['apricot', 'plum', 'quince', 'pear', 'figs', 'apple'], each: 60, may: true, ready: 'quartered, stones and cores out' },
      salty: SALTY, saffron: SAFFRON, greens: { ...GREENS, each: 50 }, nut: NUT, herb: { ...HERBS, each: 8, most: 2 }, couscous: COUSCOUS, cool: COOL,
      rice: { ...RICE, of: ['@plain-rice', 'bulgur'] }, lemon: ONE_LEMON,
    },
    oneOf: [
      ['long', 'bird', 'fish', 'cooked', 'slow', 'late', 'bean'],
      ['mix', 'cumin', 'couscous', 'salty', 'saffron', 'paste', 'fruit'],
      ['fruit', 'salty', 'couscous', 'mix', 'saffron', 'paste', 'bean'],
    ],
    not: ['@cream', 'capers'],
    takes: {
      ...SPICES, honey: { of: ['honey', 'sugar'], amount: 0.5, unit: 'tsp', with: 'fruit' },
      sour: { of: ['red-wine-vinegar', 'cider-vinegar'], amount: 0.75, unit: 'tsp', unless: 'lemon' },
    },
    acts: [
      {
        do: 'brown', in: 'pan', heat: 'medium-high', minutes: [8, 10], cue: '[?bird=@mince: dry and well browned|deep brown on two sides]',
        words: 'Heat {oil:1/2} in {in} {heat}. Fry {long bird} with {salt}, hardly stirring, {until}. Lift onto a plate.',
      },
      SOFTEN, BLOOM,
      {
        do: 'simmer', in: 'pan', from: 'plate', heat: 'low', minutes: { slot: 'long', by: 'braise' },
        cue: 'a piece falls apart under a spoon', core: ['long', 'bird'], water: 180,
        words: 'Return {the long} and the juices[ with {tomato saffron}]. Pour in {water}, bring to a bubble, then cover and let it tremble {heat} {until}[ (past {core} long before)]. If it sizzles, add water.',
      },
      {
        do: 'simmer', in: 'pan', heat: 'low', minutes: [20, 25], cue: '[?slow: a knife slips through the vegetables|the sauce is syrupy]',
        when: 'long',
        words: 'Stir in {slow bean fruit fresh salty honey late} and cook {heat} with the lid half on {until}.',
      },
      BIRD, { ...BIRD, minutes: [22, 26], cue: 'the thickest piece shows no pink', when: '!long&bird=chicken-breast/turkey-breast' },
      {
        do: 'simmer', in: 'pan', heat: 'medium-low', minutes: [20, 24],
        cue: '[?slow: a knife slips through the largest piece|the sauce is thick]', water: 130, when: '!long&!bird',
        words: '[Add {tomato saffron slow bean fruit fresh salty honey} and {water}|Pour in {water}], bring to a bubble, half cover and simmer {heat} {until}.',
      },
      SOAK_COUSCOUS, COOK_RICE,
      {
        do: 'simmer', in: 'pan', heat: 'medium-low', minutes: [6, 8], cue: 'tender', when: '!long',
        words: 'Stir in {late greens} and cook {heat} {until}.',
      },
      {
        do: 'wilt', in: 'pan', heat: 'medium-low', minutes: [4, 6], cue: 'tender', when: 'long',
        words: 'Stir in {greens} and cook {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium-low', minutes: [4, 6], cue: '[?fish: opaque and just firm|steaming hot]',
        core: ['fish', 'cooked'],
        words: 'Lay {fish cooked} in the sauce, spoon some over and simmer {heat} {until} ({core}).',
      },
      {
        do: 'serve', in: 'table', from: ['pan', 'saucepan', 'bowl', 'plate'],
        words: 'Taste, season with {salt} and {pepper}, and [squeeze in {lemon}|stir in {sour}] for a bright end. Serve[ with {couscous rice cool}][, scattered with {nut herb}].',
      },
    ],
    beats: ['braise', 'bean-stew', 'tray-roast', 'mince-pan'],
    keeps: { days: 3, months: 3, words: 'It is better the day after.' }, plate: [260, 1000],
    table: ['scatter', 'bread', 'spoon', 'condiment', 'wedge'],
  },
  {
    id: 'couscous', family: 'stew', needs: ['hob'],
    title: [
      '[?merguez&long: couscous royale]', '[?merguez&bird: couscous royale]', '{name long bird merguez} couscous in a spiced broth',
      'couscous with {names slow late}',
    ],
    headnote: ['Soft vegetables in plenty of spiced broth, which the couscous drinks up[; {the merguez} {is merguez} fried apart, to stay crisp].'],
    wants: {
      couscous: { ...COUSCOUS, each: 75, heart: true, may: undefined },
      long: { of: ['@braising', 'lamb-leg'], not: ['lamb-leg'], each: 140, may: true, cut: 'chunks-3cm' },
      bird: { of: ['chicken-thigh', 'chicken-drumstick'], each: 140, may: true, ready: '' }, merguez: { of: ['merguez'], each: 90, may: true, ready: '' },
      onion: ONION, slow: { ...SLOW, each: 170, cut: 'chunks-3cm' }, late: { ...LATE, ready: 'cut into 3 cm pieces' }, tomato: TOMATO, bean: BEAN,
      fruit: { ...FRUIT, of: ['raisins', 'dates'], not: [], each: 15 }, saffron: SAFFRON, herb: { ...HERBS, each: 6, most: 2 }, lemon: ONE_LEMON,
    },
    oneOf: [['slow', 'late'], ['bean', 'merguez'], ['long', 'bird', 'merguez', 'mix', 'paste', 'saffron']],
    takes: {
      ...SPICES, butter: { of: ['butter', 'olive-oil'], amount: 0.5, unit: 'tbsp' },
      sour: { of: ['red-wine-vinegar', 'cider-vinegar'], amount: 0.5, unit: 'tsp', unless: 'lemon' },
    },
    acts: [
      {
        do: 'brown', in: 'pot', heat: 'medium-high', minutes: [7, 9], cue: 'browned on two sides',
        words: 'Heat {oil:1/2} in {in} {heat} and fry {long bird} with {salt} {until}. Lift onto a plate.',
      },
      { ...SOFTEN, in: 'pot' },
      { ...BLOOM, in: 'pot', words: BLOOM.words.replace('paste', 'paste:1/2') },
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: { slot: 'long', by: 'braise' }, cue: 'a piece falls apart under a spoon', core: ['long'],
        water: 160, words: 'Put {the long} back with {water}, cover and simmer {heat} {until}[ (past {core} long before)].',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [12, 15], cue: 'the chicken is firm', water: 100,
        words: 'Put {the bird} into {in} with {water}, cover and simmer {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pot', from: 'plate', heat: 'medium-low', minutes: [20, 25], cue: '[?slow: the largest piece is tender|the broth tastes full]', core: ['bird'], water: 220,
        words: 'Pour in {water}[, add {slow tomato fruit saffron}], season with {salt} and simmer, half covered, {heat} {until}[ ({core} in the chicken)].',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [8, 10], cue: '[?late: {the late} {is late} tender|all is hot through]',
        words: 'Stir in {late bean} and simmer {heat} {until}.',
      },
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [10, 12], cue: 'brown all over, with no pink inside', core: ['merguez'], beside: true,
        words: 'Fry {merguez} in {in} {heat}, turning, {until} ({core}).',
      },
      { ...SOAK_COUSCOUS, words: SOAK_COUSCOUS.words.replace('fork it loose', 'fork it loose with {butter}') },
      {
        do: 'serve', in: 'table', from: ['pot', 'frying-pan', 'bowl'],
        words: 'Season the broth with {salt}, {pepper} and [{lemon}, squeezed|{sour}]. Heap up the couscous with the vegetables[ and {the long bird merguez}] on top and ladle broth over[, scattered with {herb}].[ Stir {paste} into a ladleful of broth to pass round.]',
      },
    ],
    keeps: { days: 3, months: 3, words: 'It is better the day after.' }, plate: [280, 1000], table: ['scatter', 'condiment', 'wedge'],
  },
]);
