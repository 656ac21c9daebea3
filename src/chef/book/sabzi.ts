// Vegetables fried dry with spice.

import { defineRows } from '../language/row.ts';
import { cumin, earth, garlic, ginger, HERB, heat, hot, masala, oil, pulp, QUICK, seed, turmeric } from './curry-kit.ts';
import { COOL, GREENS } from './shared.ts';
import { CURRY_TABLE, CURRY_WANTS, SHARP } from './spice-box.ts';

export const SABZI = defineRows([
  {
    id: 'sabzi', family: 'stew', needs: ['hob'],
    title: [
      'spiced {name paneer} with {names slow quick greens}', '{names slow quick greens} with {name pop}', 'spiced {names slow quick greens}[ with {names bean}]', 'spiced {names slow quick greens}',
    ],
    headnote: ['{names paneer slow quick cooked greens bean} fried without a sauce, so that the spice sits on every browned edge[, with {names nut coconut}].'],
    wants: {
      slow: {
        of: [
          '@potato', 'cauliflower', 'cabbage', 'carrot', 'aubergine', 'sweet-potato', 'pumpkin', 'butternut-squash', 'bottle-gourd',
          'swede', 'turnip', 'parsnip', 'beetroot', 'kohlrabi', 'brussels-sprout', 'romanesco', 'celeriac',
        ],
        not: ['beetroot'], each: 190, most: 3, may: true, ready: 'cut into 2 cm pieces',
      },
      quick: { ...QUICK, each: 110 },
      cooked: { of: ['cooked-potato', 'roast-vegetables'], each: 140, may: true, ready: 'cut into 2 cm pieces' },
      bean: { of: ['chickpeas', 'black-eyed-beans', 'tinned-lentils'], each: 80, may: true },
      paneer: { of: ['paneer'], each: 90, may: true, cut: 'chunks-2cm' },
      tomato: { of: ['@fresh-tomato'], each: 60, may: true, ready: 'chopped' }, greens: { ...GREENS, each: 70 },
      coconut: { of: ['coconut-desiccated', 'coconut'], each: 12, may: true, ready: 'grated' },
      nut: { of: ['peanuts', 'cashews'], each: 12, may: true, ready: 'roughly chopped' },
      pop: { of: ['mustard-seeds', 'panch-phoron', 'nigella-seeds'], each: 2, may: true }, whole: CURRY_WANTS.whole,
      lemon: CURRY_WANTS.lemon, bread: CURRY_WANTS.bread, cool: COOL, onion: { of: ['@onion'], each: 60, may: true, cut: 'thin-slices' }, herb: HERB,
    },
    oneOf: [['slow', 'quick', 'cooked'], ['turmeric', 'earth', 'masala', 'cumin', 'seed', 'pop', 'whole', 'sour', 'ginger']],
    not: ['tahini', '@mince', '@cream', 'gram-flour'],
    takes: {
      oil: { ...oil, amount: 1.5 }, seed: { ...seed, unless: 'pop' }, garlic, ginger, pulp, hot, cumin, heat, turmeric,
      earth: { ...earth, amount: 0.75 }, sour: { of: ['amchur', 'tamarind'], amount: 0.5, unit: 'tsp', may: true },
      masala: { ...masala, amount: 0.25 }, leaf: { of: ['fenugreek-leaves'], amount: 0.5, unit: 'tsp', may: true, ready: 'crushed' }, sharp: { ...SHARP, amount: 0.25 },
    },
    acts: [
      {
        do: 'brown', in: 'frying-pan', heat: 'medium-high', minutes: [5, 6], cue: 'golden on most sides',
        words: 'Fry {paneer} in {oil:1/3} in {in} {heat} {until}, and take off the heat.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [1, 2], cue: 'the seeds crackle',
        words: 'Heat {oil} in {in} with a lid {heat}, add {pop seed whole} and fry {until}.',
      },
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [5, 7], cue: 'soft and gold at the edges',
        words: 'Add {onion} with {salt} and fry {heat} {until}.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [1, 2], cue: 'fragrant',
        words: 'Stir in {garlic ginger pulp hot cumin heat turmeric earth} and fry {heat} {until}.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium-low', minutes: [16, 20], cue: 'the largest piece is tender', water: 40,
        words: 'Turn {slow} in the spices with {salt} until yellow all over. Add {water}, cover tightly and cook {heat}, stirring twice, {until}.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium-high', minutes: [6, 8], cue: 'tender, nearly dry and brown in places',
        words: 'Take off the lid[, add {quick cooked bean tomato nut coconut}] and fry {heat}, scraping up what sticks, {until}.',
        when: 'slow',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium-high', minutes: [9, 11], cue: 'tender, and brown in places',
        words: 'Add {quick cooked bean tomato nut coconut} with {salt} and fry {heat}, stirring now and then, {until}. [?quick=okra: No lid and no water: okra turns slimy in steam.]',
        when: '!slow',
      },
      { do: 'wilt', in: 'pan', heat: 'medium', minutes: [2, 4], cue: 'wilted and dry', words: 'Stir in {greens} {heat} {until}.' },
      {
        do: 'serve', in: 'table', from: ['pan', 'frying-pan'],
        words: 'Toss with {masala leaf sour salt}[?paneer: , fold in {the paneer}] and [squeeze in {lemon}|sharpen with {sharp}]. Serve[ with {bread cool}][, scattered with {herb}].',
      },
    ],
    beats: ['tomato-curry', 'hash', 'blended-soup', 'hearty-soup', 'tray-vegetables', 'baked-potato', 'potato-salad', 'bean-stew'],
    keeps: { days: 3, cold: true, words: 'Cold, it fills a flatbread.' }, plate: [150, 650], table: CURRY_TABLE,
  },
]);
