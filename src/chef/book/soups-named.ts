// Tomato soup and onion soup.

import { defineRows } from '../language/row.ts';
import { SOUP_BASE, SOUP_CHEESE, SOUP_CREAM, SOUP_SPRIG, SWEAT, WILT_GREENS } from './plate-slots.ts';
import { CUBE, CUT_BREAD, GARLIC, GREENS, OIL, ONION, SOFT_HERB, STOCK } from './shared.ts';


export const SOUPS_NAMED = defineRows([
  {
    id: 'tomato-soup', family: 'soup', needs: ['hob'],
    title: [
      '[?cream: creamy ]tomato[ and {name base}] soup with {names herb cheese spoon bean}',
      'tomato soup',
    ],
    headnote: [
      '[?base=carrot: A carrot does for sharp tomatoes what sugar does, and tastes better.]',
      '[?bean: The {names bean} go in whole after the blending, so that a smooth tomato soup has something to chew on.]',
      'Tomatoes cooked until sweet with soft onion, and rounded with butter[?cream:  and {name cream}] at the end.',
    ],
    wants: {
      tomato: { of: ['@any-tomato', 'tomato-juice'], each: 260, heart: true, most: 2, ready: 'roughly chopped' }, onion: ONION,
      base: { ...SOUP_BASE, of: ['carrot', 'celery', 'pepper', 'fennel', 'roasted-peppers', 'leek'], each: 70, most: 2 },
      bean: { of: ['@white-bean', 'chickpeas', 'red-lentils', '@tinned-bean'], not: ['red-lentils'], each: 70, may: true },
      small: { of: ['orzo'], each: 30, may: true, ready: '' }, greens: GREENS, cream: SOUP_CREAM, cheese: SOUP_CHEESE,
      spoon: { of: ['pesto', 'harissa'], each: 10, may: true }, herb: SOFT_HERB, bread: CUT_BREAD,
    },
    takes: {
      oil: OIL, garlic: GARLIC, sugar: { of: ['sugar'], amount: 0.5, unit: 'tsp', unless: 'base' }, spice: { of: ['oregano', 'dried-basil', 'smoked-paprika', 'cumin'], amount: 0.5, unit: 'tsp' },
      stock: STOCK, cube: CUBE, butter: { of: ['butter', 'olive-oil'], amount: 0.5, unit: 'tbsp' },
      sharp: { of: ['balsamic-vinegar', 'red-wine-vinegar', 'vinegar'], amount: 0.5, unit: 'tsp' },
    },
    acts: [
      SWEAT,
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [15, 18], cue: 'the tomatoes have fallen apart and taste sweet', water: 180,
        words: 'Add {tomato cube stock sugar} and {water}, bring to the boil and simmer {heat} {until}.',
      },
      { do: 'blend', in: 'pot', words: 'Blend, or crush with a masher for a rougher soup, and beat in {butter}.' },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [10, 12], cue: 'tender', water: 100,
        words: 'Stir in {small} with {water} more and simmer {heat}, stirring, {until}.',
      },
      { do: 'simmer', in: 'pot', heat: 'medium', minutes: [3, 4], cue: 'hot through', words: 'Add {bean} and simmer {heat} {until}.' },
      WILT_GREENS,
      {
        do: 'serve', in: 'table', from: 'pot',
        words: '[Stir in {cream}. ]Season with {salt}, {pepper} and {sharp}: it should taste sweet first and sharp after. Serve[ with {cheese spoon herb} on top][, and {bread} beside].',
      },
    ],
    beats: ['blended-soup', 'hearty-soup'], keeps: { days: 3, months: 3 }, plate: [250, 850],
  },
  {
    id: 'onion-soup', family: 'soup', needs: ['hob'],
    title: ['slow-cooked onion soup with [{name cheese} |]toast'],
    headnote: ['Three quarters of an hour for the onions, and no shortcut: pale onions make a pale soup.'],
    wants: {
      lead: { of: ['onion', 'red-onion', 'shallot'], each: 250, most: 2, heart: true, cut: 'thin-slices' },
      leek: { of: ['leek'], each: 60, may: true, cut: 'thin-slices' },
      cheese: { of: ['gruyere', '@grates', 'blue-cheese', 'goats-cheese', 'mozzarella'], each: 40, may: true, ready: 'grated or crumbled' },
      bread: { of: ['@bread'], each: 50, buy: ['bread'], ready: 'sliced' },
      wine: { of: ['white-wine', 'red-wine', 'cider', 'sherry', 'beer', 'port'], each: 60, may: true }, sprig: SOUP_SPRIG,
    },
    takes: {
      butter: { of: ['butter', 'olive-oil'], amount: 1.25, unit: 'tbsp' }, flour: { of: ['plain-flour'], amount: 1, unit: 'tsp' },
      stock: { ...STOCK, of: ['beef-stock', 'chicken-stock', 'stock'] },
      cube: { ...CUBE, of: ['beef-stock-cube', 'stock-cube', 'chicken-stock-cube', 'bay-leaf'] },
      dark: { of: ['worcestershire-sauce', 'cider-vinegar'], amount: 1, unit: 'tsp' },
    },
    acts: [
      {
        do: 'soften', in: 'pot', heat: 'medium-low', minutes: [35, 45], cue: 'they are brown, sticky and a third of what they were',
        words: 'Warm {butter} in {in} {heat}. Add {lead leek} and {salt}, cover for 10 minutes, then take off the lid and cook on, stirring more often towards the end, {until}. A spoonful of water loosens what catches.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [12, 15], cue: 'it tastes of more than onions', water: 300,
        words: 'Stir in {flour}. Add {wine cube stock sprig} with {water}, bring to the boil and simmer {heat} {until}. Season with {dark salt pepper}.',
      },
      {
        do: 'toast', in: 'plate',
        words: 'Toast {bread} until hard and golden, 3 to 4 minutes.[ Heap {cheese} on it, and melt that under the grill or under the lid of a hot pan.]',
      },
      { do: 'serve', in: 'table', from: ['pot', 'plate'], words: 'Ladle into [?one: a bowl|bowls] and float the toast on top.' },
    ],
    keeps: { days: 3, months: 3 }, plate: [250, 700],
  },
]);
