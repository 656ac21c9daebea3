// West Africa: spinach and egusi stews, red-red.

import { defineRows, type Want } from '../language/row.ts';
import {
  AFRICA_TABLE, ANY_OIL, BESIDE, CHOPPED_ONION, DARK_GREENS, FRY_PUREE, FRY_RED, RED_PEPPER, RED_TAKES, RED_TOMATO, SCOTCH, SIDES,
  SOFTEN_ONION,
} from './africa-kit.ts';
import { BRAISE, BROWN, COMMON, FROM, GOES_IN, READY } from './red-base.ts';
import { SOFT_HERB, SQUEEZED } from './shared.ts';

const SMOKE: Want = {
  of: ['dried-shrimp', 'stockfish', 'dried-anchovies', 'bonito-flakes', 'iru'], not: ['stockfish', 'bonito-flakes', 'iru'], each: 8,
  may: true, ready: 'pounded',
};

const PLAIN = ['groundnut-oil', 'vegetable-oil', 'olive-oil'] as const;
/** Cooked in the tin: it only heats. */
const TINNED: Want = {
  of: [
    'mackerel-in-tomato-sauce', 'sardines-in-tomato-sauce', 'pilchards-in-tomato-sauce', 'tinned-mackerel', 'mackerel-in-sauce',
    'tinned-sardines', 'tinned-pilchards', 'fish-in-sauce',
  ],
  each: 110, may: true, ready: 'in large pieces',
};
const TINNED_NAME =
  '[?fish=pilchards-in-tomato-sauce/tinned-pilchards: pilchard|[?fish=sardines-in-tomato-sauce/tinned-sardines: sardine|[?fish=fish-in-sauce: fish|mackerel]]]';

export const GREENS_AND_BEANS_OF_WEST_AFRICA = defineRows([
  {
    id: 'efo-riro', family: 'stew', needs: ['hob'],
    title: [
      'silky {names greens} stew with {names egusi} and {names long meat fish ready smoke}',
      'silky {names greens} stew with {names long meat fish ready okra root}', 'silky {names greens} stew in red sauce',
    ],
    headnote: [
      '[?egusi: Ground melon seed sets in soft, nutty curds in the red sauce; the leaves go in last and hold it together.]',
      'A sauce fried until red oil stands on it, then more leaves than seem to fit: they fall in minutes to a dark, silky stew.',
    ],
    wants: {
      greens: {
        of: DARK_GREENS.of, most: 2, cut: 'shreds',
        not: ['samphire', 'cassava-leaves', 'nettle', 'water-spinach', 'collard-greens', 'courgette-flowers'], each: 150, heart: true,
      },
      egusi: { of: ['egusi', 'pumpkin-seeds'], not: ['pumpkin-seeds'], each: 30, may: true, ready: 'ground' }, ...COMMON,
      okra: { of: ['okra'], each: 70, may: true, cut: 'slices-1cm' }, smoke: SMOKE, bean: { of: ['black-eyed-beans'], each: 80, may: true },
      ...BESIDE,
    },
    oneOf: [['egusi', 'smoke', 'scotch', 'palm']],
    takes: {
      ...RED_TAKES, oil: { ...ANY_OIL, of: PLAIN, amount: 0.75 }, palm: { of: ['palm-oil'], amount: 0.75, unit: 'tbsp', may: true },
      curry: { of: ['paprika', 'curry-powder'], amount: 0.5, unit: 'tsp', may: true },
    },
    acts: [
      BROWN, { ...SOFTEN_ONION, words: SOFTEN_ONION.words.replace('{oil}', '{oil palm}') }, FRY_RED, FRY_PUREE, BRAISE,
      {
        do: 'simmer', in: 'pan', from: 'plate', heat: 'low', minutes: [20, 24], cue: '[?meat: the meat is tender|the sauce is thick]',
        core: ['meat'], water: 130, when: '!long',
        words: 'Add {scotch cube smoke bean} and {water}[?meat: , put {the meat} back] and simmer {heat} {until}[ ({core})].',
      },
      {
        do: 'simmer', in: 'pan', heat: 'low', minutes: [4, 5], cue: 'it bubbles', when: 'long',
        words: 'Stir in {scotch smoke bean} and simmer {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pan', heat: 'low', minutes: [15, 18], cue: 'it has set in soft lumps and the oil rises', water: 60,
        words: 'Mix {egusi} with {water} to a paste and drop it in by the spoonful. Cover and leave {heat}, without stirring, {until}.',
      },
      ...SIDES,
      {
        do: 'simmer', in: 'pan', heat: 'medium', minutes: [7, 9], cue: 'soft and dark, with little liquid',
        words: 'Add {okra greens} by the handful, letting each fall before the next, and cook {heat} {until}.',
      },
      GOES_IN,
      { do: 'serve', in: 'table', from: FROM, words: 'Season with {salt}[ and lift out {the scotch}]. Serve[ with {rice root}].' },
    ],
    keeps: { days: 3, months: 2 }, plate: [200, 850], table: AFRICA_TABLE,
  },
  {
    id: 'red-red', family: 'stew', needs: ['hob'],
    title: [
      `[?fish: ${TINNED_NAME} and {names red} stew with fried {names plantain}]`,
      `[?fish: ${TINNED_NAME} and {name red bean tomato greens} stew with {names root rice}]`,
      `[?fish: ${TINNED_NAME} stew with {names root late}]`, `[?fish: ${TINNED_NAME} stew with {names plantain rice raw scotch}]`,
      'red-red: {names bean} with fried {names plantain}', '[?palm: {names bean} in red palm oil sauce]',
      'slow-fried tomato {names bean}',
    ],
    headnote: [
      '[?fish: The sauce is fried until its oil runs red, and only then does the fish from the tin go in, whole and unstirred.]',
      '[?plantain: Soft beans in a thick red sauce, with golden {names plantain} to drag through it.]',
      'The sauce is fried until its oil runs red, then thickened by the few beans that are crushed in it.',
    ],
    wants: {
      bean: { of: ['black-eyed-beans', 'kidney-beans', 'butter-beans'], not: ['kidney-beans', 'butter-beans'], each: 130, may: true },
      fish: TINNED, raw: { of: ['egg'], each: 80, may: true, ready: 'beaten' }, egg: { of: ['boiled-egg'], each: 50, may: true, cut: 'halves' },
      plantain: { of: ['ripe-plantain', 'plantain'], each: 150, may: true, cut: 'slices-1cm' },
      onion: CHOPPED_ONION, red: RED_PEPPER, tomato: RED_TOMATO, scotch: SCOTCH, smoke: SMOKE, ready: { ...READY, each: 60 },
      late: { of: ['frozen-peas', 'peas', 'cabbage', 'green-beans', 'okra'], each: 60, may: true, cut: 'for-simmer' },
      greens: DARK_GREENS, ...BESIDE, root: { ...BESIDE.root, not: ['plantain'] }, herb: SOFT_HERB, lemon: SQUEEZED,
    },
    oneOf: [['bean', 'fish'], ['plantain', 'palm', 'scotch', 'tomato', 'fish'], ['bean', 'plantain', 'scotch', 'root', 'rice']],
    takes: {
      ...RED_TAKES, oil: { ...ANY_OIL, of: PLAIN, amount: 1.4 }, palm: { of: ['palm-oil'], amount: 0.75, unit: 'tbsp', may: true },
      sharp: { of: ['cider-vinegar', 'vinegar'], amount: 0.5, unit: 'tsp', unless: 'lemon' },
    },
    acts: [
      { ...SOFTEN_ONION, words: 'Heat [?plantain: {oil:1/2 palm}|{oil palm}] in {in} {heat} and cook {onion red} with {salt}, stirring now and then, {until}.' },
      FRY_RED, FRY_PUREE,
      {
        do: 'simmer', in: 'pan', heat: 'low', minutes: [12, 15], cue: 'thick, with red oil at the rim', core: ['ready'],
        water: 110,
        words: 'Add {bean scotch smoke ready cube late} and {water}[?bean: , crush a few beans] and simmer {heat} {until}[ ({core})].',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium-low', minutes: [4, 5], cue: 'steaming hot',
        words: 'Lay in {fish}, spoon the sauce over and heat {heat}, without stirring, {until}.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium-low', minutes: [3, 4], cue: 'no liquid egg is left', core: ['raw'],
        words: 'Pour {raw} round it, let the edges set, then fold through once and cook {heat} {until} ({core}).',
      },
      { do: 'wilt', in: 'pan', heat: 'low', minutes: [3, 6], cue: 'soft', words: 'Stir in {greens} and cook {heat} {until}.' },
      ...SIDES,
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [5, 7], cue: 'deep gold on both sides', beside: true,
        words: 'Fry {plantain} in {oil} in {in} {heat}, turning once, {until}. Salt {it plantain} while hot.',
      },
      {
        do: 'serve', in: 'table', from: ['pan', 'frying-pan', 'saucepan', 'pot'],
        words: 'Season with {salt} and [squeeze in {lemon}|sharpen with {sharp}][, and lift out {the scotch}]. Serve[ with {the plantain}][, {rice root egg}][, topped with {herb}].',
      },
    ],
    beats: ['bean-stew', 'chana-masala', 'root-pot', 'fishcakes'],
    keeps: { days: 3, months: 3 }, plate: [220, 750], table: AFRICA_TABLE,
  },
]);
