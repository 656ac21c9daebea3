// Curries of meat: sour and hot in Goa, dry with peas in the north.

import { defineRows } from '../language/row.ts';
import { POTATO, TOMATO } from './curry-kit.ts';
import { COOK_RICE, GREENS } from './shared.ts';
import { BLOOM, CURRY_SPICES, CURRY_TABLE, CURRY_WANTS, FRY_ONION, GIVE_WAY, SHARP } from './spice-box.ts';

export const VINDALOO_AND_KEEMA = defineRows([
  {
    id: 'vindaloo',
    family: 'stew',
    needs: ['hob'],
    title: ['{name meat} vindaloo with {names potato}', '{name meat} vindaloo'],
    headnote: [
      'Goa took it from the Portuguese: meat, garlic and vinegar, with chilli as the late arrival. It should be sour before it is hot.',
    ],
    wants: {
      meat: {
        of: [
          ...(['pork-shoulder', 'diced-lamb', 'stewing-beef', 'stewing-lamb', 'pork-belly'] as const),
          ...(['pork-fillet', 'pork-chop', '@quick-poultry'] as const),
        ],
        each: 170,
        heart: true,
        cut: 'chunks-3cm',
      },
      sour: { of: ['vinegar', 'malt-vinegar', 'red-wine-vinegar', 'cider-vinegar'], each: 20, heart: true },
      spark: {
        of: ['@mild-chilli', 'dried-chilli', 'chilli-powder', 'cayenne', 'chilli-flakes'],
        each: 3,
        heart: true,
        ready: 'finely chopped',
      },
      tomato: TOMATO,
      potato: POTATO,
      ...CURRY_WANTS,
    },
    oneOf: [['cumin', 'seed', 'turmeric', 'masala', 'earth', 'paste', 'ginger', 'pulp']],
    not: ['soy-sauce', 'coconut-milk', '@tinned-bean', '@yoghurt'],
    takes: {
      oil: CURRY_SPICES.oil,
      garlic: { of: ['garlic'], amount: 3, unit: 'clove', may: true, cut: 'crushed' },
      ginger: CURRY_SPICES.ginger,
      pulp: CURRY_SPICES.pulp,
      cumin: { of: ['cumin', 'cumin-seeds'], amount: 0.75, unit: 'tsp' },
      seed: { of: ['mustard-seeds'], amount: 0.5, unit: 'tsp', may: true },
      warm: { of: ['paprika', 'smoked-paprika'], amount: 1, unit: 'tsp' },
      turmeric: { of: ['turmeric'], amount: 0.25, unit: 'tsp' },
      paste: CURRY_SPICES.paste,
      earth: { of: ['coriander-ground', 'curry-powder'], amount: 1, unit: 'tsp', unless: 'paste' },
      masala: { of: ['garam-masala'], amount: 0.25, unit: 'tsp', may: true },
      sugar: { of: ['brown-sugar', 'sugar'], amount: 0.5, unit: 'tsp' },
    },
    acts: [
      {
        do: 'rest',
        in: 'bowl',
        wait: 20,
        words:
          'In {in}, rub {meat} with {sour:1/2 garlic ginger pulp spark cumin warm turmeric earth paste salt}. Leave for {wait}, longer in the fridge.',
      },
      {
        do: 'soften',
        in: 'pan',
        heat: 'medium',
        minutes: [10, 12],
        cue: 'deep gold',
        words:
          'Heat {oil} in {in} {heat}[, let {seed whole} sizzle for half a minute] and fry {onion} {until}.',
      },
      {
        do: 'brown',
        in: 'pan',
        from: 'bowl',
        heat: 'medium-high',
        minutes: [6, 8],
        cue: 'it darkens and begins to stick',
        words: 'Tip in {the meat} with all its marinade and fry {heat} {until}.',
      },
      {
        do: 'simmer',
        in: 'pan',
        heat: 'low',
        minutes: { slot: 'meat', by: 'simmer' },
        core: ['meat'],
        cue: 'a piece falls apart under a spoon',
        water: 280,
        when: 'meat=@braising/pork-belly',
        words:
          'Stir in {tomato sugar} and {water}, scraping the pan, cover and simmer {heat} {until} (past {core} long before).',
      },
      {
        do: 'simmer',
        in: 'pan',
        heat: 'low',
        minutes: [12, 15],
        core: ['meat'],
        cue: 'the meat is tender and its juices run clear',
        water: 130,
        when: '!meat=@braising/pork-belly',
        words: 'Stir in {tomato sugar} and {water}, scraping the pan, and simmer {heat} {until} ({core}).',
      },
      { ...COOK_RICE },
      {
        do: 'simmer',
        in: 'pan',
        heat: 'medium-low',
        minutes: [18, 20],
        cue: 'a knife slips through and the sauce is thick',
        words: 'Stir {potato} in and cook, covered, {heat} {until}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['pan', 'saucepan'],
        words:
          'Stir in {sour masala salt}[, with {lemon} squeezed over]: hot, sour and a little sweet, in that order of surprise. Serve[ with {rice bread}][, topped with {herb}].',
      },
    ],
    keeps: { days: 3, months: 3, words: 'Vinegar keeps it, and a day makes it better.' },
    plate: [240, 800],
    table: CURRY_TABLE,
  },
  {
    id: 'keema',
    family: 'stew',
    needs: ['hob'],
    title: [
      '{name meat} keema with {names pea potato}',
      '{name meat} keema with {names veg greens}',
      '{name meat} keema',
    ],
    headnote: [
      'Dry rather than saucy: when the fat begins to sizzle again, the spices have gone into the meat.',
    ],
    wants: {
      meat: { of: ['lamb-mince', '@mince', 'soya-mince'], each: 130, heart: true },
      pea: { of: ['frozen-peas', 'peas'], each: 60, may: true },
      potato: { of: ['@potato', 'sweet-potato', 'carrot'], each: 120, may: true, most: 2, cut: 'dice-1cm' },
      tomato: TOMATO,
      bean: { of: ['chickpeas', 'tinned-lentils', 'kidney-beans'], each: 80, may: true },
      veg: {
        of: ['pepper', 'cauliflower', 'green-beans', 'aubergine', 'courgette', 'mushroom'],
        each: 70,
        most: 2,
        may: true,
        cut: 'dice-1cm',
      },
      greens: { ...GREENS, each: 60 },
      cool: { of: ['@yoghurt'], each: 40, may: true },
      ...CURRY_WANTS,
    },
    oneOf: [['cumin', 'seed', 'turmeric', 'masala', 'earth', 'paste', 'pulp']],
    not: ['@pasta', 'soy-sauce', 'coconut-milk', 'kidney-beans', 'feta', 'couscous', 'bulgur', 'pitta'],
    takes: { ...CURRY_SPICES, sharp: SHARP },
    acts: [
      FRY_ONION,
      BLOOM,
      {
        do: 'brown',
        in: 'pan',
        heat: 'medium-high',
        minutes: [7, 9],
        cue: 'crumbled small and browned',
        core: ['meat'],
        words: 'Add {meat} and {salt} and fry {heat}, breaking it up, {until}[ ({core})].',
      },
      {
        do: 'simmer',
        in: 'pan',
        heat: 'medium-low',
        minutes: [14, 16],
        cue: '[?potato: the dice are tender and the pan is nearly dry|the pan is nearly dry and the fat sizzles]',
        water: 110,
        words: 'Stir in {tomato potato veg bean cool} and {water}, cover and cook {heat} {until}.',
      },
      COOK_RICE,
      {
        do: 'simmer',
        in: 'pan',
        heat: 'medium',
        minutes: [3, 4],
        cue: 'bright and hot',
        words: 'Stir in {pea greens} and cook {heat} {until}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['pan', 'saucepan'],
        words:
          'Stir in {masala} and {salt} and [squeeze in {lemon}|sharpen with {sharp}]. Serve[ with {rice bread}][, topped with plenty of {herb}].',
      },
    ],
    beats: ['tomato-curry', ...GIVE_WAY],
    keeps: { days: 3, months: 3, words: 'Cold, it fills a toasted sandwich.' },
    plate: [230, 750],
    table: CURRY_TABLE,
  },
]);
