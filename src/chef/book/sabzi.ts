// Vegetables fried dry with spice.

import { defineRows } from '../language/row.ts';
import { cumin, earth, garlic, ginger, HERB, heat, hot, masala, oil, pulp, QUICK, seed, turmeric } from './curry-kit.ts';
import { COOL, GREENS } from './shared.ts';
import { CURRY_TABLE, CURRY_WANTS, SHARP } from './spice-box.ts';

export const SABZI = defineRows([
  {
    id: 'sabzi', family: 'stew', needs: ['hob'],
    title: [
      '[?cool&chutney: [?bean=chickpeas: chickpea ][?cooked=cooked-potato: potato |[?slow=@potato: potato ]]chaat with {name cool} and {name chutney}]',
      'golden {name paneer} with spiced {names slow quick greens}', 'golden spiced {names slow quick greens cooked} with {names bean pop}',
      'golden spiced {names slow quick greens cooked}',
    ],
    headnote: [
      '[?cool&chutney: Hot and spiced underneath, cold {name cool} and sour-sweet {name chutney} on top: eat it before the one warms the other.]',
      'A curry without a sauce: the spice is fried onto the vegetables and catches at their browned edges, with a sharp drop at the end to lift it.',
    ],
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
      lemon: CURRY_WANTS.lemon, bread: CURRY_WANTS.bread, cool: COOL, chutney: { of: ['chutney', 'mango-chutney'], each: 20, may: true },
      crunch: { of: ['bombay-mix', 'pomegranate', 'crispy-onions'], each: 20, most: 2, may: true, ready: '' }, onion: { of: ['@onion'], each: 60, may: true, cut: 'thin-slices' }, herb: HERB,
    },
    oneOf: [['slow', 'quick', 'cooked'], ['turmeric', 'earth', 'masala', 'cumin', 'seed', 'pop', 'whole', 'sour', 'ginger']],
    not: ['tahini', '@mince', '@cream', 'gram-flour'],
    takes: {
      oil: { ...oil, amount: 1.5 }, seed: { ...seed, unless: 'pop' }, garlic, ginger, pulp, hot, cumin, heat, turmeric,
      earth: { ...earth, amount: 0.75 }, sour: { of: ['amchur', 'tamarind'], amount: 0.5, unit: 'tsp', may: true },
      masala: { ...masala, amount: 0.25 }, leaf: { of: ['fenugreek-leaves'], amount: 0.5, unit: 'tsp', may: true, ready: 'crushed' }, sharp: SHARP,
    },
    acts: [
      {
        do: 'brown', in: 'frying-pan', heat: 'medium-high', minutes: [5, 6], cue: 'golden on most sides',
        words: 'Fry {paneer} in {oil:1/3} in {in} {heat}, turning, {until}, and take off the heat.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [1, 2], cue: 'they crackle and scent the oil',
        words: 'Heat {oil} in {in} with a lid {heat} and drop in {pop seed whole}. Wait {until}.',
      },
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [7, 9], cue: 'soft and gold at the edges',
        words: 'Add {onion} with {salt} and fry {heat}, stirring, {until}.',
      },
      {
        do: 'fry', in: 'pan', minutes: [1, 1], cue: 'they smell toasted',
        words: 'Stir in {garlic ginger pulp hot cumin heat turmeric earth} and keep moving {until}; burnt, spice is bitter.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium-low', minutes: [16, 20], cue: 'a knife slips through the largest piece', water: 40,
        words: 'Turn {slow} over in the spices with {salt}. Add {water}, put on the lid and let the steam do the work {heat}, stirring twice, {until}.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium-high', minutes: [6, 8], cue: 'the pan is dry and the edges are brown',
        words: 'Lid off now[: add {quick cooked bean tomato nut coconut}] and fry {heat}, scraping up the crust that sticks, {until}.',
        when: 'slow',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium-high', minutes: [9, 11], cue: 'hot, tender and brown in places',
        words: 'Add {quick cooked bean tomato nut coconut} with {salt} and fry {heat}, turning only now and then, {until}.[?quick=okra:  No lid and no water: okra turns slimy in steam.]',
        when: '!slow',
      },
      { do: 'wilt', in: 'pan', heat: 'medium', minutes: [2, 4], cue: 'wilted and dry', words: 'Stir in {greens} {heat} {until}.' },
      {
        do: 'serve', in: 'table', from: ['pan', 'frying-pan'],
        words: 'Toss with {masala leaf sour salt}[?paneer:  and {the paneer}], then [squeeze over {lemon}|sprinkle with {sharp}] to wake up the spice. Serve[ with {cool chutney} spooned over][, scattered with {crunch herb}][, {bread} beside].',
      },
    ],
    beats: ['tomato-curry', 'hash', 'blended-soup', 'hearty-soup', 'tray-vegetables', 'baked-potato', 'potato-salad', 'bean-stew'],
    keeps: { days: 3, cold: true, words: 'Cold, it fills a flatbread.' }, plate: [150, 650], table: CURRY_TABLE,
  },
]);
