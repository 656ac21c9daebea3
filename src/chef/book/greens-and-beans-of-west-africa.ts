// West Africa: spinach and egusi stews, red-red.

import { type Act, defineRows, type Want } from '../language/row.ts';
import {
  AFRICA_TABLE, ANY_OIL, BESIDE, CHOPPED_ONION, DARK_GREENS, FRY_RED, RED_PEPPER, RED_TAKES, RED_TOMATO, SCOTCH, SIDES, SOFTEN_ONION,
} from './africa-kit.ts';
import { BRAISE, BROWN, COMMON, FROM, GOES_IN, READY } from './red-base.ts';
import { SOFT_HERB } from './shared.ts';

const SMOKE: Want = {
  of: ['dried-shrimp', 'stockfish', 'dried-anchovies', 'bonito-flakes', 'iru'], not: ['stockfish', 'bonito-flakes', 'iru'], each: 8,
  may: true, ready: 'pounded',
};

export const GREENS_AND_BEANS_OF_WEST_AFRICA = defineRows([
  {
    id: 'efo-riro', family: 'stew', needs: ['hob'],
    title: [
      '{names greens} stew with {names egusi} and {names long meat fish ready smoke}',
      '{names greens} stew with {names long meat fish ready okra root}', '{names greens} stew',
    ],
    headnote: [
      '[?egusi: Ground melon seed fries to soft curds in the red sauce; the leaves go in last and hold it together.]',
      'A pepper sauce fried hard, and then more leaves than the pot can hold: they fall, and it is a stew.',
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
    oneOf: [['egusi', 'smoke', 'scotch', 'palm'], ['egusi', 'palm', 'scotch', 'smoke', 'root']],
    not: ['soy-sauce', 'coconut-milk', '@cream', 'garam-masala', '@pasta', 'fish-sauce', 'feta', 'lemongrass', 'peanut-butter', 'egg'],
    takes: {
      ...RED_TAKES, oil: { ...ANY_OIL, of: ['groundnut-oil', 'vegetable-oil', 'olive-oil'], amount: 1 },
      palm: { of: ['palm-oil'], amount: 1, unit: 'tbsp', may: true },
      curry: { of: ['paprika', 'curry-powder'], amount: 0.5, unit: 'tsp', may: true },
    },
    acts: [
      BROWN,
      { ...SOFTEN_ONION, words: 'Heat {oil palm} in {in} {heat} and cook {onion red} with {salt} {until}.' }, FRY_RED, BRAISE,
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
        words: 'Mix {egusi} with {water} to a paste, drop it in by the spoonful, cover and cook {heat} without stirring {until}.',
      },
      ...SIDES,
      {
        do: 'simmer', in: 'pan', heat: 'medium', minutes: [7, 9], cue: 'soft and dark, with little liquid',
        words: 'Add {okra greens} by the handful and cook {heat} {until}.',
      },
      GOES_IN,
      { do: 'serve', in: 'table', from: FROM, words: 'Season with {salt}[ and lift out {the scotch}]. Serve[ with {rice root}].' },
    ],
    beats: ['hearty-soup', 'saag'],
    keeps: { days: 3, months: 2 }, plate: [200, 850], table: AFRICA_TABLE,
  },
  {
    id: 'red-red', family: 'stew', needs: ['hob'],
    title: [
      'red-red: {names bean} with fried {names plantain}', '{names bean} in red palm oil sauce',
      '{names bean} in a red pepper sauce',
    ],
    headnote: ['Red twice: once from tomato, once from the oil. The sweet plantain is there to be dragged through it.'],
    wants: {
      bean: { of: ['black-eyed-beans', 'kidney-beans', 'butter-beans'], not: ['kidney-beans', 'butter-beans'], each: 130 },
      plantain: { of: ['plantain'], each: 150, may: true, cut: 'slices-1cm' },
      onion: CHOPPED_ONION, red: RED_PEPPER, tomato: RED_TOMATO, scotch: SCOTCH, smoke: SMOKE, ready: { ...READY, each: 60 },
      greens: DARK_GREENS, rice: BESIDE.rice, herb: SOFT_HERB,
    },
    oneOf: [['plantain', 'palm', 'scotch', 'tomato']],
    not: ['bacon', '#sausage', '@cream', 'feta', 'coconut-milk', '@pasta', 'garam-masala', 'collard-greens', '@lardon'],
    takes: {
      ...RED_TAKES, oil: { ...ANY_OIL, of: ['groundnut-oil', 'vegetable-oil', 'olive-oil'], amount: 2 },
      palm: { of: ['palm-oil'], amount: 1, unit: 'tbsp', may: true },
    },
    acts: [
      { ...SOFTEN_ONION, words: 'Heat [?plantain: {oil:1/2 palm}|{oil palm}] in {in} {heat} and cook {onion red} with {salt} {until}.' },
      FRY_RED,
      {
        do: 'simmer', in: 'pan', heat: 'low', minutes: [12, 15], cue: 'thick, with red oil at the rim', core: ['ready'],
        water: 110,
        words: 'Add {bean scotch smoke ready cube} and {water} and simmer {heat}, crushing a few beans, {until}[ ({core})].',
      },
      { do: 'wilt', in: 'pan', heat: 'low', minutes: [3, 6], cue: 'soft', words: 'Stir in {greens} and cook {heat} {until}.' },
      SIDES[0] as Act,
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [5, 7], cue: 'deep gold on both sides', beside: true,
        words: 'Fry {plantain} in {oil} in {in} {heat}, turning once, {until}. Salt {it plantain}.',
      },
      {
        do: 'serve', in: 'table', from: ['pan', 'frying-pan', 'saucepan'],
        words: 'Season with {salt}[, lift out {the scotch}] and serve the beans[ with {the plantain}][, {rice}][, topped with {herb}].',
      },
    ],
    beats: ['bean-stew', 'chana-masala'],
    keeps: { days: 3, months: 3 }, plate: [220, 750], table: AFRICA_TABLE,
  },
]);
