// Borscht.

import { defineRows } from '../language/row.ts';
import { SOUP_BASE, SOUP_POTATO, SWEAT, WILT_GREENS } from './plate-slots.ts';
import { CUBE, CUT_BREAD, GARLIC, GREENS, OIL, ONION, SOFT_HERB, STOCK } from './shared.ts';

const SOFTEN =
  'Warm {oil} in {in} {heat} and cook {onion base apple} with {salt}, stirring now and then, {until}.[ Stir in {garlic puree} for the last minute.]';

export const SOUPS_OF_ROOTS = defineRows([
  {
    id: 'borscht', family: 'soup', needs: ['hob'],
    title: [
      'borscht with {name long} and {name cool herb}', 'borscht with {name long base}', 'borscht with {names base potato} and {name cool herb}',
      'beetroot soup with {names cool herb base}', 'beetroot soup',
    ],
    headnote: [
      '[?long: The meat makes its own stock first; the beetroot comes late, with vinegar, so that the soup stays red.]',
      'Vinegar goes in with the beetroot: it holds the red, and without it the sweetness has no edge.',
    ],
    wants: {
      beet: { of: ['beetroot', 'cooked-beetroot'], each: 170, heart: true, cut: 'grated' }, long: { of: ['@slow-meat', '@braising', 'pork-ribs'], each: 190, may: true, ready: 'in large pieces' }, onion: ONION,
      base: SOUP_BASE, puree: { of: ['tomato-puree'], each: 15, may: true }, bay: { of: ['bay-leaf', 'thyme'], each: 1, may: true, ready: '' },
      potato: SOUP_POTATO, tomato: { of: ['@any-tomato'], each: 90, may: true, ready: 'roughly chopped' },
      bean: { of: ['kidney-beans', '@white-bean', '@tinned-bean'], each: 70, may: true },
      sausage: { of: ['smoked-sausage', 'bacon', 'ham', '@cooked-meat', 'salami'], each: 50, may: true, ready: 'cut small' },
      greens: GREENS, apple: { of: ['apple'], each: 40, may: true, cut: 'grated' },
      cool: { of: ['soured-cream', '@yoghurt', 'creme-fraiche', 'labneh', 'horseradish'], each: 30, may: true },
      herb: { ...SOFT_HERB, of: ['dill', '@soft-herb'] }, bread: CUT_BREAD,
    },
    takes: {
      oil: OIL, garlic: GARLIC, stock: STOCK, cube: CUBE,
      sharp: { of: ['red-wine-vinegar', 'cider-vinegar', 'vinegar'], amount: 1.5, unit: 'tsp' },
    },
    acts: [
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: { slot: 'long', by: 'braise' }, cue: 'a fork slides through', core: ['long'], water: 450,
        words: 'Cover {long} with {water} in {in}[ and add {bay}]. Bring to the boil, skim, and simmer {heat}, half covered, {until}[ (far past {core})].',
      },
      { ...SWEAT, when: '!long', words: SOFTEN },
      { ...SWEAT, in: 'pan', beside: true, when: 'long', words: SOFTEN },
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: [25, 30], cue: 'the beetroot is soft', water: 330, when: '!long',
        words: 'Add {beet sharp tomato potato cube stock bay} with {water}, bring to the boil, cover and simmer {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pot', from: 'pan', heat: 'low', minutes: [25, 30], cue: 'the beetroot is soft', when: 'long',
        words: 'Lift out {the long}, take off any bone, cut up small and put back with the softened vegetables. Add {beet sharp tomato potato cube stock}, cover and simmer {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [6, 8], cue: 'hot all through', core: ['sausage'],
        words: 'Add {bean sausage} and simmer {heat} {until}[ ({core})].',
      },
      WILT_GREENS,
      {
        do: 'serve', in: 'table', from: 'pot',
        words: 'Season with {salt} and {pepper}: it should be as sharp as it is sweet.[ Serve with {cool herb} in the middle.][ Eat with {bread}.]',
      },
    ],
    keeps: { days: 3, months: 3, words: 'It is better on the second day.' }, plate: [250, 1000],
  },
]);
