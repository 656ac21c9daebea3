// Soups thick with beans and peas.

import { defineRows } from '../language/row.ts';
import {
  CRISP_RASHER, RASHER, SHARP, SOUP_BASE, SOUP_CHEESE, SOUP_POTATO, SOUP_SPRIG, SWEAT, WILT_GREENS,
} from './plate-slots.ts';
import { CUBE, CUT_BREAD, GARLIC, GREENS, OIL, ONION, SOFT_HERB, SQUEEZED, STOCK } from './shared.ts';

export const SOUPS_OF_PULSES = defineRows([
  {
    id: 'minestrone', family: 'soup', needs: ['hob'],
    title: [
      'minestrone with {names greens late} and {name spoon cheese}', '[?small: minestrone|tomato and {name bean} soup][ with {names greens late base}]',
    ],
    headnote: [
      '[?bread&!small: Torn bread goes in at the end and thickens it: a soup that can nearly be eaten with a fork.]',
      '[?rind: A rind of cheese simmers in the tomato and makes it savoury; the {names bean} thicken it at the end.]',
      '[?spoon: A spoonful of {name spoon} at the table wakes up a thick pot of {names bean base late greens}.]',
      'Thick with {names bean} and tomato, and better tomorrow than today.',
    ],
    wants: {
      bean: { of: ['@white-bean', '@tinned-bean', 'chickpeas', 'tinned-lentils'], each: 90, heart: true },
      tomato: { of: ['@any-tomato'], each: 120, heart: true, ready: 'roughly chopped' }, onion: ONION, rasher: { ...RASHER, not: ['chorizo'] }, base: SOUP_BASE,
      potato: SOUP_POTATO,
      small: {
        of: ['orzo', '@pasta', 'pearl-barley', '@plain-rice'], not: ['gnocchi', 'pearl-barley', '@plain-rice'], each: 30, may: true,
        ready: '',
      },
      late: {
        of: ['@late-veg', 'pepper'], not: ['enoki', 'frozen-stir-fry-vegetables', 'frozen-spinach', 'corn-on-the-cob'], each: 60, most: 2,
        may: true, cut: 'for-simmer',
      },
      greens: GREENS, rind: { of: ['parmesan-rind'], each: 15, may: true, ready: '' }, cheese: SOUP_CHEESE,
      spoon: { of: ['pesto', 'vegan-pesto'], each: 12, may: true }, sprig: SOUP_SPRIG, herb: SOFT_HERB, lemon: SQUEEZED, bread: CUT_BREAD,
    },
    oneOf: [['base', 'greens', 'late', 'small']], takes: { oil: OIL, garlic: GARLIC, stock: STOCK, cube: CUBE, sharp: SHARP },
    acts: [
      { ...CRISP_RASHER, in: 'pot' },
      {
        ...SWEAT,
        words: 'Warm {oil} in {in} {heat} and cook {onion base} with {salt}, stirring now and then, {until}.[ Stir in {garlic} for the last minute.]',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [15, 18], cue: 'the vegetables are nearly tender', water: 330,
        words: 'Add {tomato potato sprig rind cube stock} and {water}, bring to the boil and simmer {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [9, 11], cue: 'it is thick and everything is tender',
        words: 'Add {bean small late} and simmer {heat}, stirring from the bottom, {until}. Let it down with hot water if it stands up.',
      },
      WILT_GREENS,
      {
        do: 'serve', in: 'table', from: 'pot',
        words: 'Season with {salt pepper}[ and the juice of {lemon}| and {sharp}][; fish out {the sprig rind}]. Serve[ with {cheese spoon herb} on top][, {bread} torn into it].',
      },
    ],
    keeps: { days: 3, months: 3, words: 'It is better the day after, and thicker.' }, plate: [300, 900],
  },
]);
