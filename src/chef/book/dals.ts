// Lentils as they are cooked in India: dal with its tempering, black dal, sambar.

import { type Act, defineRows, type Want } from '../language/row.ts';
import { COOK_RICE, GREENS, RICE, SQUEEZED } from './shared.ts';
import { CURRY_SPICES, CURRY_TABLE, SHARP, WHOLE_SPICE } from './spice-box.ts';

const { seed, ginger, pulp, hot, cumin, heat, turmeric } = CURRY_SPICES;
const LENTILS =
  'Put {lentil tomato veg turmeric ginger pulp} in {in} with {water}. Bring to the boil, skim, then simmer with the lid half on {heat}, stirring now and then, {until}. Add a splash more water if it catches.';
const DAL: Act = {
  do: 'simmer',
  in: 'pot',
  heat: 'low',
  minutes: [18, 22],
  cue: 'the lentils have collapsed into a thick soup',
  water: 320,
  when: 'lentil=red-lentils/moong-dal/tinned-lentils',
  words: LENTILS,
};
const FAT = { of: ['ghee', 'butter', 'vegetable-oil'], amount: 1, unit: 'tbsp' } as const;
const GARLIC = { of: ['garlic'], amount: 2, unit: 'clove', may: true, cut: 'thin-slices' } as const;
const MASALA = {
  of: ['garam-masala', 'coriander-ground', 'curry-powder'],
  amount: 0.5,
  unit: 'tsp',
} as const;
const VEG: Want = {
  of: [
    ...(['carrot', 'cauliflower', 'sweet-potato', 'butternut-squash', 'pumpkin', 'courgette'] as const),
    ...(['aubergine', 'green-beans', 'okra', 'pepper', 'daikon', 'moringa-pod', 'bottle-gourd'] as const),
    ...(['frozen-peas', 'peas', '@potato'] as const),
  ],
  not: ['okra', 'daikon', 'moringa-pod'],
  each: 100,
  most: 3,
  may: true,
  cut: 'for-simmer',
};
const WITH = {
  onion: { of: ['@onion'], each: 70, buy: ['onion'], cut: 'thin-slices' },
  tomato: { of: ['@fresh-tomato', 'tinned-tomato', 'passata'], each: 90, may: true, ready: 'chopped' },
  whole: WHOLE_SPICE,
  greens: { ...GREENS, each: 60 },
  rice: RICE,
  herb: { of: ['coriander', 'mint'], each: 6, may: true, cut: 'chopped' },
  lemon: SQUEEZED,
} as const satisfies Record<string, Want>;
const TEMPER: Act = {
  do: 'fry',
  in: 'frying-pan',
  heat: 'medium',
  minutes: [8, 10],
  cue: 'the onion is deep gold',
  words:
    'Melt {fat} in {in} {heat}. Let {seed whole} crackle for a few seconds, add {onion} and fry {until}. Add {garlic hot heat cumin masala} for the last minute.',
};

export const DALS = defineRows([
  {
    id: 'dal',
    family: 'stew',
    needs: ['hob'],
    title: [
      '[?lentil=red-lentils/yellow-split-peas: {name lentil} dal|{name lentil}][ with {names greens veg}]',
      '[?lentil=red-lentils/yellow-split-peas: {name lentil} dal|{name lentil}][ with {names veg}]',
      '[?lentil=red-lentils/yellow-split-peas: {name lentil} dal|{name lentil}]',
    ],
    headnote: [
      'Plain lentils, and then hot fat with whole spices poured over: the tempering is where the taste is.',
    ],
    wants: {
      lentil: {
        of: ['red-lentils', 'toor-dal', 'chana-dal', 'yellow-split-peas', 'moong-dal'],
        each: 80,
        heart: true,
        ready: 'rinsed',
      },
      veg: { ...VEG, each: 90 },
      coconut: { of: ['coconut-milk'], each: 90, may: true },
      cooked: { of: ['@cooked-poultry', 'cooked-lamb'], each: 80, may: true, ready: 'torn' },
      bean: { of: ['chickpeas', 'tinned-lentils'], each: 70, may: true },
      paneer: { of: ['paneer', 'tofu', 'halloumi'], each: 70, may: true, cut: 'chunks-2cm' },
      ...WITH,
    },
    takes: {
      fat: FAT,
      seed,
      turmeric,
      garlic: GARLIC,
      ginger,
      pulp,
      hot,
      heat,
      cumin,
      masala: MASALA,
      sharp: SHARP,
    },
    not: [
      ...(['celery', 'tahini', 'berbere', 'ras-el-hanout', '#sausage', '@lardon', 'feta'] as const),
      ...(['@pasta', 'harissa', 'gram-flour'] as const),
    ],
    acts: [
      DAL,
      { ...DAL, minutes: [35, 45], water: 400, when: 'lentil=toor-dal/yellow-split-peas' },
      { ...DAL, minutes: [45, 60], water: 450, when: 'lentil=chana-dal' },
      COOK_RICE,
      {
        do: 'simmer',
        in: 'pot',
        heat: 'low',
        minutes: [5, 6],
        cue: 'steaming and thick',
        core: ['cooked'],
        words:
          'Stir {greens coconut bean cooked salt} into the lentils and cook {heat} {until}[ ({core} in the meat)].',
      },
      {
        do: 'brown',
        in: 'frying-pan',
        heat: 'medium-high',
        minutes: [6, 8],
        cue: 'golden on most sides',
        words: 'Fry {paneer} in {fat:1/3} in {in} {heat} {until}, and add to the lentils.',
      },
      TEMPER,
      {
        do: 'serve',
        in: 'table',
        from: ['pot', 'saucepan', 'frying-pan'],
        words:
          'Pour the sizzling fat over the dal and [squeeze in {lemon}|sharpen with {sharp}]. Serve[ with {rice}][, topped with {herb}].',
      },
    ],
    beats: ['lentil-pot', 'hearty-soup'],
    keeps: { days: 3, months: 3, words: 'It thickens as it stands; hot water loosens it.' },
    plate: [160, 700],
    table: CURRY_TABLE,
  },
  {
    id: 'black-dal',
    family: 'stew',
    needs: ['hob'],
    title: [
      '[?lentil=urad-dal: black dal|{name lentil} dal] with {names cream bean}',
      '[?lentil=urad-dal: black dal|{name lentil} dal]',
    ],
    headnote: ['Stir hard and often: the lentils make their own cream long before you add any.'],
    wants: {
      lentil: { of: ['urad-dal', 'green-lentils'], each: 80, heart: true, ready: 'rinsed' },
      bean: { of: ['kidney-beans'], each: 60, may: true },
      cream: { of: ['@pouring-cream', '@yoghurt'], each: 40, may: true },
      ...WITH,
    },
    oneOf: [['cream', 'pulp', 'ginger', 'masala', 'turmeric', 'cumin', 'seed']],
    takes: {
      turmeric: { of: ['turmeric'], amount: 0.25, unit: 'tsp', may: true },
      fat: { ...FAT, of: ['butter', 'ghee', 'vegetable-oil'], amount: 1.5 },
      seed: { ...seed, of: ['cumin-seeds'] },
      garlic: GARLIC,
      ginger,
      pulp,
      hot,
      heat,
      cumin,
      masala: MASALA,
      puree: { of: ['tomato-puree'], amount: 1, unit: 'tbsp', unless: 'tomato' },
      sharp: SHARP,
    },
    not: [
      ...(['gram-flour', '#sausage', '@lardon', '@quick-poultry', 'feta', 'parmesan', 'thyme'] as const),
      ...(['mustard', 'carrot', 'celery', '#mushroom', '@braising', '@mince', 'bay-leaf'] as const),
      ...(['@potato'] as const),
    ],
    acts: [
      {
        do: 'simmer',
        in: 'pot',
        heat: 'low',
        minutes: { slot: 'lentil', by: 'simmer' },
        cue: 'they crush to a paste against the side',
        water: 550,
        words:
          'Put {lentil ginger pulp turmeric} in {in} with {water}, bring to the boil, skim, then cover and simmer {heat}, topping up with hot water, {until}.',
      },
      {
        ...TEMPER,
        words:
          'Melt {fat} in {in} {heat}. Let {seed whole} crackle for a few seconds, add {onion} and fry {until}. Stir in {garlic hot heat cumin masala tomato puree} and fry for 5 minutes.',
        beside: true,
      },
      COOK_RICE,
      {
        do: 'simmer',
        in: 'pot',
        from: 'frying-pan',
        heat: 'low',
        minutes: [20, 25],
        cue: 'dark, thick and creamy',
        words:
          'Scrape the pan into the lentils with {bean greens salt} and simmer {heat}, stirring hard now and then, {until}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['pot', 'saucepan'],
        words:
          'Stir in {cream salt} and [squeeze in {lemon}|sharpen with {sharp}]. Serve[ with {rice}][, topped with {herb}].',
      },
    ],
    keeps: { days: 4, months: 3, words: 'It is better the day after.' },
    plate: [180, 600],
    table: CURRY_TABLE,
  },
  {
    id: 'sambar',
    family: 'stew',
    needs: ['hob'],
    title: ['sambar with {names veg}', 'sambar with {names pod tomato}'],
    headnote: ['Sour before anything else: tamarind thins the lentils to something you pour over rice.'],
    wants: {
      lentil: {
        of: ['toor-dal', 'red-lentils', 'yellow-split-peas', 'moong-dal'],
        each: 60,
        heart: true,
        ready: 'rinsed',
      },
      sour: { of: ['tamarind'], each: 12, heart: true },
      veg: { ...VEG, each: 120 },
      pod: { of: ['okra', 'moringa-pod', 'daikon'], each: 70, may: true, most: 2, cut: 'for-simmer' },
      ...WITH,
    },
    takes: {
      fat: { ...FAT, of: ['ghee', 'vegetable-oil', 'coconut-oil'] },
      seed: { ...seed, of: ['mustard-seeds', 'cumin-seeds'] },
      turmeric,
      garlic: GARLIC,
      ginger,
      pulp,
      hot,
      heat,
      cumin,
      fenugreek: { of: ['fenugreek-seeds', 'asafoetida'], amount: 0.25, unit: 'tsp', may: true, whole: true },
      masala: { ...MASALA, of: ['coriander-ground', 'curry-powder'], amount: 1 },
    },
    acts: [
      { ...DAL, when: 'lentil=red-lentils/moong-dal', words: LENTILS.replace('tomato veg ', '') },
      {
        ...DAL,
        minutes: [35, 45],
        water: 400,
        when: 'lentil=toor-dal/yellow-split-peas',
        words: LENTILS.replace('tomato veg ', ''),
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'medium-low',
        minutes: [16, 20],
        cue: 'the vegetables are tender',
        water: 150,
        words:
          'Add {veg pod tomato sour salt} and {water} and simmer {heat} {until}[; add {greens} for the last 5 minutes].',
      },
      COOK_RICE,
      { ...TEMPER, words: TEMPER.words.replace('whole}', 'whole fenugreek}') },
      {
        do: 'serve',
        in: 'table',
        from: ['pot', 'saucepan', 'frying-pan'],
        words:
          'Stir the sizzling onions into the sambar[ and squeeze in {lemon}]: thin, hot and sour. Serve[ with {rice}][, topped with {herb}].',
      },
    ],
    beats: ['dal'],
    keeps: { days: 3, months: 2 },
    plate: [200, 700],
    table: CURRY_TABLE,
  },
]);
