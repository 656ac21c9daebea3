// What simmers in soy and sugar until it is dark and tender.

import { type Act, defineRows, type Want } from '../language/row.ts';
import { CHILLI, EAST_OIL, EAST_RICE, GARLIC, RICE_BESIDE, RICE_WINE, SHARP, SOY, SWEET, WARM_RICE, WOK_GREENS } from './eastern.ts';

export const POT_NAME =
  '[?meat=stewing-beef: beef|[?meat=pork-shoulder/pork-belly: pork|{name meat}]]';
const POT_MEAT: Want = {
  of: ['pork-belly', 'chicken-thigh', 'chicken-drumstick', 'chicken-wing', 'pork-shoulder', 'stewing-beef'],
  each: 160, may: true, cut: 'chunks-3cm',
};
export const POT_SLOW = 'pork-belly/pork-shoulder/stewing-beef';
export const POT_ROOT: Want = {
  of: ['carrot', 'daikon', '@potato', 'turnip', 'sweet-potato', 'pumpkin', 'butternut-squash', 'taro', 'celery', 'parsnip', 'kohlrabi'],
  not: ['taro'], each: 130, most: 2, may: true, cut: 'chunks-3cm',
};
export const POT_LATE: Want = {
  of: [
    'mushroom', 'shiitake', 'oyster-mushroom', 'king-oyster-mushroom', 'leek', 'green-beans', 'pepper', 'aubergine', 'cabbage',
    'chinese-leaf', 'broccoli', 'bamboo-shoots', 'courgette',
  ],
  each: 90, most: 2, may: true, ready: 'cut into bite-sized pieces',
};
export const POT_GINGER = { of: ['ginger'], amount: 2, unit: 'tsp', may: true, ready: 'peeled and thinly sliced' } as const;
export const POT_ONION: Want = { of: ['@onion', 'spring-onion'], each: 60, may: true, cut: 'wedges' };
export const POT_SCATTER = { of: ['spring-onion', 'coriander', 'chives'], each: 8, most: 2, may: true, cut: 'chopped' } as const;
export const ADD_LATE: Act = {
  do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [10, 12], cue: 'tender',
  words: 'Add {late} and simmer {heat} {until}.',
};
export const ADD_GREENS: Act = {
  do: 'wilt', in: 'pot', heat: 'medium-low', minutes: [2, 4], cue: 'just wilted', and: true,
  words: 'Push {greens} under and cook {heat} {until}.',
};

export const EASTERN_BRAISES = defineRows([
  {
    id: 'soy-braise', family: 'stew', needs: ['hob'],
    title: [
      `[?meat=${POT_SLOW}&egg: caramel ${POT_NAME} and {names egg}]`, `[?meat=${POT_SLOW}: red-braised ${POT_NAME} with {names root late greens}]`,
      `[?meat=${POT_SLOW}: red-braised ${POT_NAME} with soy[ and {name ginger garlic star}]]`,
      `[?meat: sticky soy[ and {name ginger}] ${POT_NAME} with {names root late greens}]`,
      `[?meat: sticky soy[ and {name ginger garlic star}] ${POT_NAME}]`,
      'sticky soy[ and {name ginger garlic}] {name tofu} with {names late root greens}', 'sticky soy-braised {name tofu}',
    ],
    headnote: [
      '[?meat=pork-belly: {name sweet} meets the hot fat before the soy does: that is where the deep, glossy brown comes from, and low heat does the rest.]',
      `[?meat=${POT_SLOW}: Low, and long enough: the sauce is finished when it is dark and sticky, and so is the meat.]`,
      '[?meat: Soy, {name sweet} and the juices of the meat make the sauce by themselves: let it bubble until it clings.]',
      'Browned well before it simmers, {name tofu} drinks up the dark sauce and turns chewy and savoury to the middle.',
    ],
    wants: {
      meat: POT_MEAT, tofu: { of: ['tofu', 'tempeh', 'seitan'], each: 130, may: true, cut: 'chunks-3cm' },
      egg: { of: ['boiled-egg', 'egg'], each: 55, may: true, ready: '' }, onion: POT_ONION, root: POT_ROOT,
      late: { ...POT_LATE, not: ['pepper', 'broccoli', 'green-beans', 'courgette'] },
      greens: { ...WOK_GREENS, of: [...WOK_GREENS.of, 'chinese-leaf'] }, mirin: { of: ['mirin'], each: 15, may: true },
      scatter: POT_SCATTER, ...RICE_BESIDE,
    },
    oneOf: [['meat', 'tofu'], ['soy', 'star', 'wine', 'dark', 'fishy', 'mirin']],
    not: ['#noodle'],
    takes: {
      oil: { ...EAST_OIL, amount: 0.5 }, sweet: { ...SWEET, amount: 2 }, soy: { ...SOY, amount: 1.5 },
      fishy: { of: ['fish-sauce'], amount: 1, unit: 'tsp', may: true },
      dark: {
        of: [...(['hoisin-sauce', 'sweet-soy-sauce', 'black-bean-sauce', 'doubanjiang'] as const), ...(['gochujang'] as const)], amount: 2,
        unit: 'tsp', may: true,
      },
      wine: RICE_WINE, star: { of: ['star-anise', 'five-spice'], amount: 0.25, unit: 'tsp', whole: true }, ginger: POT_GINGER,
      garlic: { ...GARLIC, cut: 'crushed' }, chilli: CHILLI, sharp: { ...SHARP, amount: 1 },
    },
    acts: [
      {
        do: 'brown', in: 'pot', heat: 'medium-high', minutes: [8, 10], cue: 'deep brown on two sides',
        words: 'Heat {oil} in {in} {heat} and leave {meat}[ and {tofu}] in it in one layer, turned once, {until}. Wash all that touched the raw meat.',
      },
      {
        do: 'brown', in: 'pot', heat: 'medium-high', minutes: [7, 9], cue: 'golden on two sides', when: '!meat',
        words: 'Fry {tofu} in {oil} in {in} {heat} {until}: it turns easily once it has a crust.',
      },
      {
        do: 'fry', in: 'pot', heat: 'medium', minutes: [2, 3], cue: 'all of it is brown and sticky',
        words: 'Add {onion ginger garlic chilli star sweet} and turn {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: [90, 120], cue: 'a fork slides through the meat', core: ['meat'], water: 250,
        when: `meat=${POT_SLOW}`,
        words: 'Pour in {soy fishy dark wine mirin} and {water}, bring to a bubble, cover and simmer {heat} {until}[ (far past {core})]. Top up with hot water if it dries.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: [28, 32],
        cue: '[?root: a knife slips into {the root} and the|the meat is tender and its] juices run clear', core: ['meat'], water: 150,
        when: 'meat=@poultry',
        words: 'Add {soy fishy dark wine mirin root} and {water}, bring to a bubble, cover and simmer {heat} {until} ({core}).',
      },
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: [8, 10], cue: '{the tofu} {is tofu} a deep brown', water: 150, when: '!meat',
        words: 'Pour in {soy fishy dark wine mirin} and {water}, bring to a bubble and simmer {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [18, 22], cue: 'a knife slips in', when: '!meat=@poultry',
        words: 'Add {root}, cover and simmer {heat} {until}.',
      },
      {
        do: 'boil', in: 'saucepan', heat: 'boiling', minutes: [8, 9], cue: 'just set', core: ['egg'], beside: true, when: 'egg=egg',
        words: 'Bring {in} of water {heat}, lower in {the egg} and boil {until} ({core}). Cool and peel.',
      },
      ...EAST_RICE, ADD_LATE, ADD_GREENS, WARM_RICE,
      {
        do: 'simmer', in: 'pot', heat: 'medium-high', minutes: [4, 6], cue: 'the sauce is glossy and clings to the spoon',
        words: 'Uncover, add [{egg} and ]{sharp} and bubble hard {heat} {until}. Taste: salty, then sweet.',
      },
      {
        do: 'serve', in: 'table', from: ['pot', 'saucepan'],
        words: '[?star=star-anise: Lift out the star anise. ]Serve[ with {rice warm}], every drop of sauce spooned over[, scattered with {scatter}].',
      },
    ],
    keeps: { days: 3, months: 3, words: 'It is better the day after.' }, plate: [200, 900], table: ['scatter', 'condiment', 'wedge'],
  },
  {
    id: 'nikujaga', family: 'stew', needs: ['hob'],
    title: ['[?meat=steak: beef|[?meat=beef-mince/pork-mince: {name meat}|pork]] and potato nikujaga'],
    headnote: ['Japanese home cooking: little broth, a paper lid that lies on the food, and five minutes off the heat in which the {names potato} drink what is left.'],
    wants: {
      meat: {
        of: ['steak', 'beef-mince', 'pork-mince', 'pork-belly', 'pork-fillet', 'pork-chop'], each: 110, heart: true, cut: 'thin-slices',
      },
      potato: { of: ['@potato'], each: 180, heart: true, cut: 'chunks-3cm' }, onion: { ...POT_ONION, each: 80 },
      carrot: { of: ['carrot'], each: 60, may: true, cut: 'chunks-2cm' }, mirin: { of: ['mirin'], each: 25, may: true },
      sake: { of: ['rice-wine', 'sherry'], each: 20, may: true },
      late: { of: ['mangetout', 'green-beans', 'sugar-snap-peas', 'frozen-peas', 'peas'], each: 30, may: true, ready: 'cut small' },
      scatter: POT_SCATTER, ...RICE_BESIDE,
    },
    oneOf: [['mirin', 'dashi', 'sake']], not: ['@any-tomato', 'coconut-milk', '@cream', 'curry-paste', 'curry-powder', 'gochujang', 'kimchi'],
    takes: {
      oil: { ...EAST_OIL, amount: 0.5 }, dashi: { of: ['dashi'], amount: 0.5, unit: 'tsp', may: true },
      sweet: { ...SWEET, amount: 1.5 }, soy: { ...SOY, amount: 1.5 },
    },
    acts: [
      {
        do: 'brown', in: 'pot', heat: 'medium-high', minutes: [3, 4], cue: 'no pink is left', core: ['meat'],
        words: 'Heat {oil} in {in} {heat} and turn {meat} in it {until} ({core}). Wash all that touched it raw.',
      },
      { do: 'soften', in: 'pot', heat: 'medium', minutes: [3, 4], cue: 'coated and hot', words: 'Add {onion potato carrot} and turn {heat} {until}.' },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [15, 18], cue: 'a knife slips into the potatoes', water: 130,
        words: 'Add {dashi mirin sake sweet} and {water}, bring to the boil and skim. Stir in {soy}, lay a disc of baking paper on the food and simmer {heat} {until}.',
      },
      ...EAST_RICE,
      { do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [2, 4], cue: 'just tender', words: 'Push in {late} and cook {heat} {until}.' },
      WARM_RICE,
      {
        do: 'serve', in: 'table', from: ['pot', 'saucepan'], wait: 5,
        words: 'Leave off the heat for {wait}: the flavour goes in as it cools. Serve[ with {rice warm}][, scattered with {scatter}].',
      },
    ],
    beats: ['steak-and-chops', 'stir-fry', 'soy-braise', 'cottage-pie', 'mince-pan', 'hash'],
    keeps: { days: 3, words: 'It is better the day after.' }, plate: [230, 850], table: ['scatter', 'condiment'],
  },
]);
