// Black pudding with apples, dumplings from the packet: what lies on soft onions.

import { defineRows, type Want } from '../language/row.ts';
import { BROWNED, BUTTERED, FRY_SMOKY, SHARP, SIDE, SIDE_VEG, SOFT, THYME, WILTED } from './mains.ts';
import { SHARP } from './pot-parts.ts';
import { BOIL_POTATO, CUT_BREAD, GREENS, POTATO, SLICED_ONION, SOFT_HERB } from './shared.ts';
import { POTATO } from './tray-parts.ts';

const BESIDE = {
  potato: POTATO,
  side: SIDE_VEG,
  bread: CUT_BREAD,
  herb: SOFT_HERB,
} as const satisfies Record<string, Want>;

export const ONION_PLATES = defineRows([
  {
    id: 'black-pudding-pan',
    family: 'pan',
    needs: ['hob'],
    title: ['{name meat} with {names fruit potato}', '{name meat} with {names side onion}'],
    headnote: [
      'Crisp outside, soft within, and something sour beside it: {name meat} has no use for subtlety.',
    ],
    wants: {
      meat: { of: ['black-pudding', 'haggis'], not: ['haggis'], each: 100, heart: true },
      fruit: { of: ['apple', 'pear', 'cooking-apple', 'quince'], each: 90, may: true, cut: 'wedges' },
      rasher: { of: ['bacon'], each: 40, may: true, ready: 'in rashers' },
      scallop: { of: ['scallops'], each: 80, may: true, ready: 'patted dry' },
      onion: { ...SLICED_ONION, of: ['@onion', 'leek', 'spring-onion'], each: 80 },
      veg: {
        of: ['cabbage', 'brussels-sprout', 'mushroom', 'cauliflower', 'cherry-tomato', 'tomato'],
        each: 90,
        may: true,
        cut: 'for-stir-fry',
      },
      egg: { of: ['egg'], each: 55, may: true, ready: '' },
      greens: GREENS,
      ...BESIDE,
      leaf: { of: ['@salad-leaf'], each: 30, may: true, ready: '' },
    },
    takes: {
      butter: BUTTERED,
      mustard: { of: ['wholegrain-mustard', 'mustard'], amount: 1, unit: 'tsp' },
      sharp: { of: ['cider-vinegar', 'vinegar', 'red-wine-vinegar'], amount: 1, unit: 'tsp' },
      thyme: { ...THYME, may: true },
    },
    not: ['#pasta', '#pastry', '#rice', '@milk'],
    beats: ['hash'],
    acts: [
      BOIL_POTATO,
      {
        ...SOFT,
        minutes: [10, 12],
        words: 'Melt {butter:2/3} in {in} {heat} and cook {onion} with {salt} {until}.',
      },
      {
        ...SOFT,
        minutes: [6, 8],
        heat: 'medium-high',
        cue: 'golden at the edges',
        words: 'Add {fruit veg thyme} and fry {heat} {until}.',
      },
      { ...WILTED, words: 'Add {greens} and turn {heat} {until}.' },
      {
        ...BROWNED,
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [5, 6],
        cue: 'crisp',
        core: ['rasher'],
        words: 'Fry {rasher} in {in} {heat} {until}[ (past {core} by then)]; lift out.',
      },
      {
        ...BROWNED,
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: { slot: 'meat', by: 'fry' },
        cue: 'crisp outside and hot in the middle',
        core: ['meat'],
        words:
          'Fry {meat} in {in} with {butter} {heat}, turning once, {until} ({core}). It crumbles if you hurry it.',
      },
      {
        ...BROWNED,
        do: 'fry',
        in: 'frying-pan',
        heat: 'high',
        minutes: [3, 4],
        cue: 'gold outside and just firm',
        core: ['scallop'],
        words: 'Push it aside and sear {scallop} {heat} {until} ({core}).',
      },
      {
        ...BROWNED,
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [4, 5],
        cue: 'the white is set and the yolk firm',
        core: ['egg'],
        words: 'Fry {egg} in the same fat {heat} {until} ({core}).',
      },
      SIDE,
      {
        do: 'serve',
        in: 'plate',
        from: ['pan', 'pot', 'frying-pan', 'saucepan'],
        words:
          'Stir {mustard sharp pepper} into the onions and lay the rest on top. Serve[ with {potato side bread leaf}][, scattered with {herb}].',
      },
    ],
    keeps: { days: 1 },
    plate: [190, 850],
  },
  {
    id: 'dumpling-plate',
    family: 'plate',
    needs: ['hob'],
    title: [
      '{name dumpling} with {names smoky veg onion} and {name cool}',
      '{name dumpling} with {names smoky veg onion}',
      '{name dumpling} with butter and onions',
    ],
    headnote: ['Boiled first, then fried in the onion butter: two textures from one packet.'],
    wants: {
      dumpling: {
        of: ['dumpling', 'filled-pasta', 'gnocchi'],
        not: ['filled-pasta', 'gnocchi'],
        each: 180,
        heart: true,
        ready: '',
      },
      onion: { ...SLICED_ONION, each: 90 },
      smoky: { of: ['bacon', 'pancetta', 'smoked-sausage'], each: 40, may: true, ready: 'cut small' },
      veg: {
        of: ['cabbage', 'mushroom', 'sauerkraut', 'leek', 'beetroot', 'cooked-beetroot', 'brussels-sprout'],
        not: ['beetroot'],
        each: 100,
        most: 2,
        may: true,
        ready: 'cut small',
      },
      greens: GREENS,
      apple: { of: ['apple'], each: 50, may: true, cut: 'wedges' },
      cheese: { of: ['@grates', 'feta', 'cottage-cheese'], each: 20, may: true, ready: 'grated or crumbled' },
      cool: { of: ['soured-cream', 'creme-fraiche', '@yoghurt'], each: 45, may: true },
      herb: { ...SOFT_HERB, of: ['dill', 'chives', 'parsley'] },
      pickle: { of: ['gherkins', 'pickled-beetroot'], each: 40, may: true, ready: 'sliced' },
    },
    takes: {
      butter: { ...BUTTERED, amount: 1.5 },
      caraway: { of: ['caraway-seeds', 'paprika'], amount: 0.5, unit: 'tsp', whole: true },
      sharp: SHARP,
    },
    not: [
      'soy-sauce',
      'sesame-oil',
      'ginger',
      'chilli-oil',
      'rice-vinegar',
      '#noodle',
      'miso',
      'bok-choy',
      'kimchi',
      'sriracha',
      '@stock',
    ],
    acts: [
      FRY_SMOKY,
      {
        ...SOFT,
        minutes: [12, 15],
        cue: 'soft and deep gold',
        words: 'Melt {butter:2/3} in {in} {heat} and cook {onion veg apple caraway} with {salt} {until}.',
      },
      { ...WILTED, words: 'Add {greens} and turn {heat} {until}.' },
      {
        do: 'boil',
        in: 'pot',
        heat: 'boiling',
        water: 'salted',
        minutes: [5, 7],
        cue: 'they float and are hot through',
        core: ['dumpling'],
        beside: true,
        words:
          'Bring {in} of water {heat} with {water}, slide in {dumpling} and cook at a gentle bubble {until}[ ({core})]. Lift out and let them drip.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        from: 'pot',
        heat: 'medium-high',
        minutes: [4, 5],
        cue: 'crisp and golden on one side',
        words: 'Fry {the dumpling} in {butter} in {in} {heat}, without stirring, {until}.',
      },
      {
        do: 'serve',
        in: 'plate',
        from: ['pan', 'frying-pan'],
        words:
          'Sprinkle the onions with {sharp pepper}, spoon them over and serve[ with {cool pickle}][, topped with {cheese herb}].',
      },
    ],
    keeps: { days: 1 },
    plate: [230, 750],
  },
]);
