// Pies under mash.

import { defineRows } from '../language/row.ts';
import { BASE, BUTTERED, FLOUR, GRATED, MUSHROOM, MUSTARD, OVEN, PICKED, PUREE, SIDE, SIDE_VEG, WHITE_TAKES, WINE } from './mains.ts';
import { CUBE, GARLIC, ONION, SLICED_ONION, SOFT_HERB } from './shared.ts';

const BEEF_CUBE = { ...CUBE, of: ['beef-stock-cube', 'stock-cube', 'chicken-stock-cube'] } as const;
const PIE = '[?meat=lamb-mince/cooked-lamb: shepherd’s pie|[?meat=beef-mince/mixed-mince/roast-beef: cottage pie|{name meat} cottage pie]]';

export const MASH_PIES = defineRows([
  {
    id: 'cottage-pie', family: 'oven', needs: ['hob', 'oven'],
    title: [
      `${PIE} with {names late mushroom}`, `{name cheese}-crusted ${PIE}`, PIE,
    ],
    headnote: ['Simmered until the gravy clings, the filling holds up a mash that is forked into ridges, and every ridge browns.'],
    wants: {
      meat: {
        of: ['lamb-mince', 'beef-mince', '@mince', 'cooked-lamb', 'roast-beef', 'soya-mince', 'tinned-lentils'], each: 125, heart: true,
        ready: '',
      },
      potato: { of: ['@mash-veg', 'mashed-potato'], each: 250, most: 2, heart: true, cut: 'for-boil' }, onion: ONION, base: BASE,
      mushroom: MUSHROOM, late: { of: ['@small-green'], each: 50, most: 2, may: true, ready: '' },
      tomato: { of: ['@any-tomato'], each: 90, may: true, ready: 'chopped' }, wine: { ...WINE, of: ['red-wine', 'beer', 'white-wine'] },
      sprig: PICKED, cheese: GRATED, side: SIDE_VEG, gravy: { of: ['gravy'], each: 100, may: true },
    },
    takes: {
      fat: { ...BUTTERED, amount: 1.5 }, garlic: GARLIC, puree: PUREE, flour: { ...FLOUR, amount: 0.25, unless: 'gravy' },
      cube: { ...BEEF_CUBE, unless: 'gravy' },
      dark: { of: ['worcestershire-sauce', 'hendersons-relish', 'soy-sauce'], amount: 1, unit: 'tsp' },
      milk: { of: ['milk', 'oat-milk', 'soya-milk'], amount: 25, unit: 'ml' },
    },
    not: ['#pasta'],
    acts: [
      OVEN,
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [10, 12], cue: 'soft and sweet',
        words: 'Warm {fat:1/2} in {in} {heat} and cook {onion base mushroom} with {salt}, stirring often, {until}.',
      },
      {
        do: 'brown', in: 'pan', heat: 'high', minutes: [7, 9], cue: 'no pink is left and it crackles', core: ['meat'], when: 'meat=@mince',
        words: 'Turn up the heat and break in {meat}. Fry {heat}, leaving it alone between stirs, {until} (by then {core} all through).',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium-low', minutes: [15, 18], cue: 'thick, with no puddle round the edge', water: 90,
        words: 'Stir in {garlic puree flour sprig}[, then {wine}, which should bubble away]. Add {tomato gravy dark cube} and {water} and simmer {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium-low', minutes: [5, 6], cue: 'steaming hot', core: ['meat'], when: '!meat=@mince',
        words: 'Add {meat}[?meat=@cooked-meat: , chopped small,] and simmer {heat} {until}[ ({core})].',
      },
      {
        do: 'boil', in: 'pot', heat: 'boiling', water: 'salted', minutes: { slot: 'potato', by: 'boil' }, beside: true,
        when: '!potato=mashed-potato',
        words: 'Bring {in} of water {heat} with {water} and cook {potato} {until}. Drain, leave to steam dry and mash with {fat milk pepper}.',
      },
      { do: 'mash', in: 'pot', when: 'potato=mashed-potato', words: 'Beat {potato} with {fat milk pepper} in {in} until it spreads.' },
      {
        do: 'bake', in: 'dish', from: ['pan', 'pot'], minutes: [25, 30], cue: 'it bubbles and the ridges are brown', core: ['potato'],
        words: 'Season the filling with {salt} and {pepper}[, fold in {late}] and tip it into {in}. Spread on the mash from the edge inwards, which seals it, and fork it up.[ Scatter with {cheese}.] Bake {until}[ ({core} in the middle)].',
      },
      SIDE,
      {
        do: 'serve', in: 'table', from: ['dish', 'saucepan'],
        words: 'Let it settle for 5 minutes before you cut in[; serve with {the side}].',
      },
    ],
    keeps: { days: 3, months: 3 }, plate: [330, 950],
  },
  {
    id: 'fish-pie', family: 'oven', needs: ['hob', 'oven'],
    title: ['[?fish=fish-pie-mix: fish|{name fish}] pie with {names shell green egg}', '[?fish=fish-pie-mix: fish|{name fish}] pie with mustard sauce and browned mash'],
    headnote: [
      '[?fish=#tinned-fish: A mustardy white sauce keeps {the fish} moist, under mash that browns in peaks.|The fish goes in raw and cooks in the mustardy sauce, so that it stays in juicy flakes under peaks of brown mash.]',
    ],
    wants: {
      fish: {
        of: ['fish-pie-mix', 'smoked-haddock', '@white-fish', 'salmon', 'tinned-salmon', 'tinned-tuna'], each: 150, most: 3,
        heart: true, ready: 'skinned, in pieces of 3 cm',
      },
      potato: { of: ['@mash-veg'], each: 230, most: 2, heart: true, cut: 'for-boil' },
      shell: { of: ['prawns', 'cooked-prawns', 'mixed-seafood'], each: 50, may: true, ready: '' },
      onion: { ...SLICED_ONION, of: ['leek', '@onion', 'spring-onion'] },
      green: { of: ['@small-green'], each: 50, most: 2, may: true, ready: '' },
      egg: { of: ['boiled-egg'], each: 50, may: true, ready: 'peeled and quartered' }, cream: { of: ['@cream'], each: 35, may: true },
      wine: { ...WINE, of: ['white-wine', 'cider'], each: 40 },
      brine: { of: ['capers', 'anchovies'], each: 8, may: true, ready: 'drained' }, cheese: GRATED,
      herb: { ...SOFT_HERB, of: ['dill', 'parsley', 'chives', 'tarragon'], each: 8 },
      lemon: { of: ['lemon'], each: 20, may: true, ready: 'to squeeze' }, side: SIDE_VEG,
    },
    takes: {
      butter: { ...BUTTERED, amount: 2 }, flour: { ...FLOUR, amount: 1 }, milk: { ...WHITE_TAKES.milk, amount: 175 },
      nutmeg: WHITE_TAKES.nutmeg, mustard: { ...MUSTARD, amount: 0.5 },
    },
    not: ['mayonnaise'],
    acts: [
      OVEN,
      {
        do: 'boil', in: 'pot', heat: 'boiling', water: 'salted', minutes: { slot: 'potato', by: 'boil' },
        words: 'Bring {in} of water {heat} with {water} and cook {potato} {until}. Drain, leave to steam dry and mash with {butter:1/3} and a splash of the milk.',
      },
      {
        do: 'soften', in: 'pan', heat: 'medium-low', minutes: [10, 12], cue: 'soft and not brown', beside: true,
        words: 'Warm {butter} in {in} {heat} and cook {onion} {until}.[ Pour in {wine} and let it bubble away.]',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium', minutes: [4, 5], cue: 'it is almost too thick to pour',
        words: 'Stir in {flour}, then {milk}, a splash at a time, and bubble {heat}, stirring, {until}: the filling will let it down. Off the heat, stir in {mustard nutmeg cream salt pepper}[, and squeeze in {lemon}].',
      },
      {
        do: 'bake', in: 'dish', from: ['pan', 'pot'], minutes: [30, 35], cue: 'the edge bubbles and the mash is brown',
        core: ['fish', 'shell'],
        words: 'Fold {fish shell green brine herb} into the sauce and tip it into {in}[; tuck in {egg}]. Cover with the mash and fork it into peaks.[ Scatter with {cheese}.] Bake {until}[ ({core} in the middle)].',
      },
      SIDE,
      {
        do: 'serve', in: 'table', from: ['dish', 'saucepan'],
        words: 'Leave for 5 minutes, so that the sauce thickens again[, and serve with {the side}].',
      },
    ],
    keeps: { days: 2 }, plate: [350, 1000],
  },
]);
