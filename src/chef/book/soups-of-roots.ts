// Barley broth and borscht.

import { defineRows, type Want } from '../language/row.ts';
import { SHARP, SOUP_BASE, SOUP_POTATO, SWEAT, WILT_GREENS } from './plate-slots.ts';
import { CUBE, CUT_BREAD, GARLIC, GREENS, OIL, ONION, SOFT_HERB, SQUEEZED, STOCK } from './shared.ts';

const LATE: Want = {
  of: ['frozen-peas', 'sweetcorn', '@quick-veg', 'broccoli', 'courgette', 'mushroom'],
  not: ['corn-on-the-cob', 'frozen-stir-fry-vegetables'],
  each: 60,
  most: 2,
  may: true,
  cut: 'for-simmer',
};

export const SOUPS_OF_ROOTS = defineRows([
  {
    id: 'barley-broth',
    family: 'soup',
    needs: ['hob'],
    title: [
      '{name meat} and {name grain} broth with {names base}',
      '{name grain} broth with {names base greens}',
      '{name grain} broth',
    ],
    headnote: [
      'The grain gives up its starch and the broth turns silky: an hour in which nobody has to do anything.',
    ],
    wants: {
      grain: {
        of: ['pearl-barley', 'spelt', 'freekeh', 'oats', 'brown-rice', 'wild-rice'],
        not: ['oats', 'wild-rice', 'brown-rice'],
        each: 40,
        heart: true,
        ready: 'rinsed',
      },
      meat: {
        of: ['stewing-lamb', 'diced-lamb', 'stewing-beef', 'ham-hock', 'goat', 'venison', 'oxtail'],
        not: ['ham-hock', 'oxtail'],
        each: 110,
        may: true,
        cut: 'chunks-2cm',
      },
      onion: ONION,
      base: SOUP_BASE,
      mushroom: {
        of: ['@wild-mushroom', 'dried-mushroom'],
        not: ['enoki', 'morel', 'chicken-of-the-woods', 'dried-mushroom'],
        each: 70,
        may: true,
        ready: 'sliced',
      },
      potato: SOUP_POTATO,
      late: LATE,
      greens: GREENS,
      sprig: { of: ['thyme', 'rosemary'], each: 1, may: true, ready: '' },
      herb: SOFT_HERB,
      lemon: SQUEEZED,
      bread: CUT_BREAD,
    },
    oneOf: [['meat', 'base', 'mushroom', 'potato', 'late', 'greens']],
    takes: { oil: OIL, garlic: GARLIC, stock: STOCK, cube: CUBE, sharp: SHARP },
    acts: [
      {
        do: 'simmer',
        in: 'pot',
        heat: 'low',
        minutes: [60, 75],
        cue: 'the meat gives to a fork',
        core: ['meat'],
        water: 350,
        words:
          'Cover {meat} with {water} in {in}, bring to the boil, skim off the grey foam, cover and simmer {heat} {until} ({core}).',
      },
      {
        ...SWEAT,
        in: 'pan',
        words:
          'Warm {oil} in {in} {heat} and cook {onion base mushroom garlic} with {salt}, stirring now and then, {until}.',
      },
      {
        do: 'simmer',
        in: 'pot',
        from: 'pan',
        heat: 'low',
        minutes: [35, 40],
        cue: 'the grain is swollen and tender',
        water: 420,
        words:
          'Put {grain sprig cube stock} and the softened vegetables into {in} with {water}, and simmer {heat} {until}[, {potato} added for the last 20 minutes].',
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'medium',
        minutes: [3, 5],
        cue: 'tender',
        words: 'Add {late} and simmer {heat} {until}.',
      },
      WILT_GREENS,
      {
        do: 'serve',
        in: 'table',
        from: 'pot',
        words:
          'Season with {salt}, {pepper} and [the juice of {lemon}|{sharp}][; fish out {the sprig}]. Serve[ scattered with {herb}][, {bread} beside].',
      },
    ],
    beats: ['hearty-soup'],
    keeps: { days: 3, months: 3, words: 'The grain goes on drinking: let it down with water.' },
    plate: [220, 850],
  },
  {
    id: 'borscht',
    family: 'soup',
    needs: ['hob'],
    title: [
      'borscht with {names base potato} and {name cool herb}',
      'beetroot soup with {names cool herb base}',
      'beetroot soup',
    ],
    headnote: [
      'Vinegar goes in with the beetroot: it holds the red, and without it the sweetness has no edge.',
    ],
    wants: {
      beet: { of: ['beetroot', 'cooked-beetroot'], each: 170, heart: true, cut: 'grated' },
      onion: ONION,
      base: SOUP_BASE,
      potato: SOUP_POTATO,
      tomato: { of: ['@any-tomato'], each: 90, may: true, ready: 'roughly chopped' },
      bean: { of: ['kidney-beans', '@white-bean', '@tinned-bean'], each: 70, may: true },
      sausage: {
        of: ['smoked-sausage', 'bacon', 'ham', '@cooked-meat', 'salami'],
        each: 50,
        may: true,
        ready: 'cut small',
      },
      greens: GREENS,
      apple: { of: ['apple'], each: 40, may: true, cut: 'grated' },
      cool: {
        of: ['soured-cream', '@yoghurt', 'creme-fraiche', 'labneh', 'horseradish'],
        each: 30,
        may: true,
      },
      herb: { ...SOFT_HERB, of: ['dill', '@soft-herb'] },
      bread: CUT_BREAD,
    },
    takes: {
      oil: OIL,
      garlic: GARLIC,
      stock: STOCK,
      cube: CUBE,
      sharp: { of: ['red-wine-vinegar', 'cider-vinegar', 'vinegar'], amount: 1.5, unit: 'tsp' },
    },
    acts: [
      {
        ...SWEAT,
        words:
          'Warm {oil} in {in} {heat} and cook {onion base apple} with {salt}, stirring now and then, {until}.[ Stir in {garlic} for the last minute.]',
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'low',
        minutes: [25, 30],
        cue: 'the beetroot is soft',
        water: 330,
        words:
          'Add {beet sharp tomato potato cube stock} with {water}, bring to the boil, cover and simmer {heat} {until}.',
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'medium-low',
        minutes: [6, 8],
        cue: 'hot all through',
        core: ['sausage'],
        words: 'Add {bean sausage} and simmer {heat} {until}[ ({core})].',
      },
      WILT_GREENS,
      {
        do: 'serve',
        in: 'table',
        from: 'pot',
        words:
          'Season with {salt} and {pepper}: it should be as sharp as it is sweet.[ Serve with {cool herb} in the middle.][ Eat with {bread}.]',
      },
    ],
    beats: ['hearty-soup', 'blended-soup'],
    keeps: { days: 3, months: 3, words: 'It is better on the second day.' },
    plate: [250, 850],
  },
]);
