// Lentils as they are cooked in India.

import { defineRows } from '../language/row.ts';

const LENTILS =
  'Put {lentil tomato veg turmeric ginger leaf stick} in {in} with {water}. Bring to the boil, skim, then simmer with the lid half on {heat}, stirring now and then, {until}. Add a splash more water if it catches.';

export const DALS = defineRows([
  {
    id: 'dal',
    family: 'stew',
    needs: ['hob'],
    title: [
      '[?lentil=red-lentils/yellow-split-peas: {name lentil} dal|{name lentil}][ with {names greens veg}]',
      '[?lentil=red-lentils/yellow-split-peas: {name lentil} dal|{name lentil}]',
    ],
    headnote: [
      'Plain lentils, and then hot fat with whole spices poured over: the tempering is where the taste is.',
    ],
    wants: {
      lentil: {
        of: ['red-lentils', 'toor-dal', 'chana-dal', 'yellow-split-peas'],
        each: 80,
        heart: true,
        ready: 'rinsed',
      },
      onion: { of: ['@onion'], each: 60, buy: ['onion'], cut: 'thin-slices' },
      tomato: { of: ['@fresh-tomato', 'tinned-tomato'], each: 80, may: true, ready: 'chopped' },
      veg: {
        of: [
          'carrot',
          'cauliflower',
          'sweet-potato',
          'butternut-squash',
          'pumpkin',
          'courgette',
          'aubergine',
        ],
        each: 80,
        may: true,
        cut: 'dice-1cm',
      },
      greens: { of: ['spinach', '@greens', 'frozen-spinach'], each: 60, may: true, cut: 'shreds' },
      coconut: { of: ['coconut-milk'], each: 80, may: true },
      rice: {
        of: ['#rice'],
        not: [
          'risotto-rice',
          'pudding-rice',
          'sushi-rice',
          'wild-rice',
          'brown-rice',
          'glutinous-rice',
          'paella-rice',
        ],
        each: 65,
        may: true,
        ready: 'rinsed',
      },
      bread: { of: ['naan', 'flatbread', 'pitta'], each: 80, may: true, ready: 'warmed' },
      cool: { of: ['@yoghurt'], each: 40, may: true },
      sharp: { of: ['lemon', 'lime'], each: 20, may: true, ready: 'cut in half' },
      herb: { of: ['coriander', 'mint'], each: 6, may: true, cut: 'chopped' },
    },
    takes: {
      fat: { of: ['ghee', 'butter', 'vegetable-oil'], amount: 0.75, unit: 'tbsp' },
      seed: { of: ['cumin-seeds', 'mustard-seeds', 'cumin'], amount: 0.5, unit: 'tsp' },
      turmeric: { of: ['turmeric', 'curry-powder'], amount: 0.5, unit: 'tsp' },
      leaf: { of: ['bay-leaf'], amount: 1, unit: null, whole: true, may: true },
      stick: { of: ['cinnamon-stick'], amount: 1, unit: null, whole: true, may: true },
      garlic: { of: ['garlic'], amount: 1.5, unit: 'clove', may: true, cut: 'thin-slices' },
      ginger: { of: ['ginger'], amount: 2, unit: 'tsp', may: true, ready: 'finely grated' },
      hot: {
        of: ['chilli-flakes', 'chilli-powder'],
        amount: 0.25,
        unit: 'tsp',
        whole: true,
      },
      masala: { of: ['garam-masala', 'coriander-ground'], amount: 0.25, unit: 'tsp' },
    },
    not: ['celery'],
    acts: [
      {
        do: 'simmer',
        in: 'pot',
        heat: 'low',
        minutes: [18, 22],
        cue: 'the lentils have collapsed into a thick soup',
        water: 320,
        when: 'lentil=red-lentils',
        words: LENTILS,
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'low',
        minutes: [35, 45],
        cue: 'the lentils have collapsed into a thick soup',
        water: 400,
        when: 'lentil=toor-dal/yellow-split-peas',
        words: LENTILS,
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'low',
        minutes: [45, 60],
        cue: 'the lentils have collapsed into a thick soup',
        water: 450,
        when: 'lentil=chana-dal',
        words: LENTILS,
      },
      {
        do: 'boil',
        in: 'saucepan',
        heat: 'low',
        minutes: [12, 14],
        cue: 'the water is gone and the grains are tender',
        water: 115,
        beside: true,
        words:
          'Put {rice} in {in} with {water} and {salt}, bring to the boil, cover and cook {heat} {until}. Leave it covered until you eat.',
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'low',
        minutes: [3, 5],
        cue: 'steaming and thick',
        words: 'Stir {greens coconut salt} into the lentils and cook {heat} {until}.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [7, 9],
        cue: 'the onion is deep gold',
        when: 'onion',
        words:
          'Melt {fat} in {in} {heat}. Let {seed} crackle for a few seconds, add {onion} and fry {until}. Add {garlic hot masala} for the last minute.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [1, 2],
        cue: 'everything sizzles and smells toasted',
        when: '!onion',
        words: 'Melt {fat} in {in} {heat}, add {seed garlic hot masala} and fry {until}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['pot', 'saucepan', 'frying-pan'],
        words:
          '[Fish out {the leaf stick}. ]Pour the sizzling fat over the dal[ and squeeze in {sharp}]. Serve[ with {rice bread}][, topped with {cool herb}].',
      },
    ],
    keeps: { days: 3, words: 'It thickens as it stands; hot water loosens it.' },
    out: [[['@pasta', '@potato'], 'lentils fill the plate by themselves']],
    plate: [200, 600],
  },
]);
