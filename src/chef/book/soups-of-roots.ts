// Barley broth and borscht.

import { defineRows } from '../language/row.ts';
import { SOUP_BASE, SOUP_POTATO, SWEAT, WILT_GREENS } from './plate-slots.ts';
import { CUBE, CUT_BREAD, GARLIC, GREENS, OIL, ONION, SOFT_HERB, STOCK } from './shared.ts';


export const SOUPS_OF_ROOTS = defineRows([
  {
    id: 'borscht', family: 'soup', needs: ['hob'],
    title: ['{name meat} borscht[ with {name cool herb}]', 'borscht with {names base potato} and {name cool herb}', 'beetroot soup with {names cool herb base}', 'beetroot soup'],
    headnote: ['Vinegar goes in with the beetroot: it holds the red, and without it the sweetness has no edge.'],
    wants: {
      beet: { of: ['beetroot', 'cooked-beetroot'], each: 170, heart: true, cut: 'grated' }, onion: ONION, base: SOUP_BASE,
      potato: SOUP_POTATO, tomato: { of: ['@any-tomato'], each: 90, may: true, ready: 'roughly chopped' },
      bean: { of: ['kidney-beans', '@white-bean', '@tinned-bean'], each: 70, may: true },
      meat: { of: ['@slow-meat', 'pork-shoulder'], each: 190, may: true, cut: 'chunks-2cm' },
      sprig: { of: ['bay-leaf', 'thyme'], each: 1, may: true, ready: '' },
      sausage: { of: ['smoked-sausage', 'bacon', 'ham', '@cooked-meat', 'salami'], each: 50, may: true, ready: 'cut small' },
      greens: GREENS, apple: { of: ['apple'], each: 40, may: true, cut: 'grated' },
      cool: { of: ['soured-cream', '@yoghurt', 'creme-fraiche', 'labneh', 'horseradish'], each: 30, may: true },
      herb: { ...SOFT_HERB, of: ['dill', '@soft-herb'] }, bread: CUT_BREAD,
    },
    takes: {
      oil: OIL, garlic: GARLIC, stock: STOCK, cube: CUBE, puree: { of: ['tomato-puree'], amount: 0.5, unit: 'tbsp', may: true },
      sharp: { of: ['red-wine-vinegar', 'cider-vinegar', 'vinegar'], amount: 1.5, unit: 'tsp' },
    },
    acts: [
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: { slot: 'meat', by: 'braise' }, cue: 'a fork goes in easily', core: ['meat'],
        water: 450,
        words: 'Put {meat} in {in} with {water}, bring to the boil, skim, cover and simmer {heat} {until} ({core} long before).',
      },
      {
        ...SWEAT, in: 'pan',
        words: 'Warm {oil} in {in} {heat} and cook {onion base apple} with {salt}, stirring now and then, {until}.[ Stir in {garlic} for the last minute.]',
      },
      {
        do: 'simmer', in: 'pot', from: 'pan', heat: 'low', minutes: [25, 30], cue: 'the beetroot is soft', water: 330,
        words: '[?meat: Add all of this to the meat with {beet sharp tomato puree potato cube stock sprig}|Tip all of it into {in} and add {beet sharp tomato puree potato cube stock sprig} and {water}], bring to the boil, cover and simmer {heat} {until}.',
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
    beats: ['hearty-soup', 'blended-soup'],
    keeps: { days: 3, months: 3, words: 'It is better on the second day.' }, plate: [250, 1000],
  },
]);
