// Pasta, noodles, rice, grains, roots and flour with hardly anything beside them.

import { defineRows, type Take, type Want } from '../language/row.ts';
import { CUT_BREAD, GARLIC, SOFT_HERB, SQUEEZED } from './shared.ts';

const CHEESE: Want = {
  of: [
    ...(['@italian-cheese', '@grates', 'feta', 'goats-cheese', 'blue-cheese', 'ricotta'] as const),
    ...(['cottage-cheese', 'cream-cheese'] as const),
  ],
  each: 30,
  may: true,
  ready: 'grated or crumbled',
};
const QUICK: Want = {
  of: [
    ...(['frozen-peas', '@quick-veg', 'broccoli', 'spinach', 'sweetcorn', 'bok-choy', 'kale'] as const),
    ...(['courgette', 'carrot', 'cabbage', 'spring-greens', 'frozen-spinach', 'beansprouts'] as const),
  ],
  not: ['corn-on-the-cob'],
  each: 80,
  most: 2,
  may: true,
  ready: 'cut small',
};
const EGG: Want = { of: ['egg', 'duck-egg'], each: 55, may: true, ready: '' };
const READY: Want = {
  of: [
    ...(['ham', '@cooked-meat', 'tinned-tuna', 'tinned-salmon', 'tinned-sardines'] as const),
    ...(['tinned-mackerel', 'smoked-mackerel', 'smoked-salmon', 'cooked-prawns', 'crab'] as const),
  ],
  not: ['haggis', 'pate'],
  each: 60,
  may: true,
  ready: 'torn into bite-sized pieces',
};
const BUTTER: Take = { of: ['butter', 'olive-oil', 'vegetable-oil'], amount: 1.25, unit: 'tbsp' };
const FRY_EGG = {
  do: 'fry',
  in: 'frying-pan',
  heat: 'medium',
  minutes: [4, 6],
  cue: 'the whites and the yolks are set',
  core: ['egg'],
} as const;
const SPOON: Want = {
  of: ['pesto', 'vegan-pesto', 'tapenade', 'harissa', 'romesco', 'pasta-sauce', 'nduja', 'miso'],
  each: 20,
  may: true,
};

export const PLAIN_STARCHES = defineRows([
  {
    id: 'buttered-pasta',
    family: 'pasta',
    frame: true,
    needs: ['hob'],
    title: [
      '{names pasta} with {names ready} and {names quick}',
      '{names pasta} with {names quick cheese spoon}',
      '{names pasta} with {names ready}',
      'buttered {names pasta} with black pepper',
    ],
    headnote: ['Butter and the starchy water make the sauce, if you shake the pan as if you meant it.'],
    wants: {
      pasta: {
        of: ['@pasta', 'filled-pasta', 'gnocchi', 'giant-couscous', 'lasagne-sheet', 'mac-and-cheese'],
        each: 100,
        heart: true,
        ready: '',
      },
      quick: { ...QUICK, not: ['corn-on-the-cob', 'beansprouts', 'bok-choy'] },
      ready: READY,
      spoon: { ...SPOON, not: ['miso'] },
      cheese: CHEESE,
      nut: {
        of: ['walnuts', 'hazelnuts', 'pine-nuts', 'almonds', 'breadcrumbs'],
        each: 12,
        may: true,
        ready: '',
      },
      herb: { of: ['sage', '@soft-herb'], each: 5, may: true, ready: 'torn' },
      lemon: SQUEEZED,
    },
    takes: { butter: BUTTER, garlic: { ...GARLIC, cut: 'thin-slices' } },
    acts: [
      {
        do: 'boil',
        in: 'pot',
        heat: 'boiling',
        water: 'salted',
        minutes: { slot: 'pasta', by: 'boil' },
        cue: 'tender with a little bite',
        words:
          'Bring {in} of water {heat} with {water} and cook {pasta} {until}[, with {quick} in it for the last 3 minutes]. Scoop out a cupful of the water and drain.',
      },
      {
        do: 'melt',
        in: 'pan',
        heat: 'medium-low',
        minutes: [2, 3],
        cue: 'it smells nutty',
        beside: true,
        words: 'Melt {butter} in {in} {heat} with {garlic nut pepper} {until}.',
      },
      {
        do: 'toss',
        in: 'pan',
        from: 'pot',
        heat: 'medium',
        minutes: [2, 3],
        cue: 'glossy, and hot right through',
        core: ['ready'],
        words:
          'Tip in {the pasta} with a good splash of the water[, {spoon ready herb}] and toss {heat} {until}[ ({core})].',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'pan',
        words:
          '[Squeeze over {lemon}. ]Taste for salt[, scatter with {cheese}] and eat at once, with more pepper.',
      },
    ],
    keeps: { days: 2 },
    plate: [70, 520],
  },
  {
    id: 'bowl-of-noodles',
    family: 'pasta',
    frame: true,
    needs: ['hob'],
    title: [
      '{names noodle} with {names ready egg} and {names quick}',
      '{names noodle} with {names quick} in soy and sesame',
      '{names noodle} with a fried egg',
      '{names noodle} in soy and chilli butter',
    ],
    headnote: [
      'Soy, butter and a little vinegar: three spoons from the cupboard, and plain noodles are supper.',
    ],
    wants: {
      noodle: { of: ['#noodle'], not: ['rice-paper', 'rice-cakes'], each: 80, heart: true },
      quick: { ...QUICK, not: ['corn-on-the-cob', 'frozen-spinach'], most: 3 },
      egg: EGG,
      ready: READY,
      tofu: { of: ['tofu'], each: 90, may: true, cut: 'chunks-2cm' },
      nut: { of: ['peanuts', 'cashews', 'sesame-seeds'], each: 12, may: true, ready: 'chopped' },
      herb: { of: ['spring-onion', 'coriander', '@soft-herb'], each: 8, may: true, cut: 'thin-slices' },
      lime: { of: ['lime', 'lemon'], each: 20, may: true, ready: 'to squeeze' },
    },
    takes: {
      soy: { of: ['soy-sauce', 'tamari'], amount: 1, unit: 'tbsp' },
      hot: { of: ['chilli-oil', 'sriracha', 'gochujang', 'chilli-flakes'], amount: 0.25, unit: 'tsp' },
      oil: { of: ['vegetable-oil', 'sesame-oil', 'olive-oil'], amount: 0.75, unit: 'tbsp' },
      butter: { of: ['peanut-butter', 'butter', 'sesame-oil', 'vegetable-oil'], amount: 0.5, unit: 'tbsp' },
      garlic: GARLIC,
      ginger: { of: ['ginger'], amount: 1, unit: 'tsp', may: true, ready: 'finely grated' },
      sharp: { of: ['rice-vinegar', 'cider-vinegar', 'vinegar'], amount: 1, unit: 'tsp', unless: 'lime' },
    },
    acts: [
      {
        do: 'boil',
        in: 'pot',
        heat: 'boiling',
        minutes: { slot: 'noodle', by: 'boil' },
        cue: 'just tender',
        words:
          'Bring {in} of water {heat} and cook {noodle} {until}[, with {quick} in it for the last 2 minutes]. Drain, keeping a cupful of the water.',
      },
      {
        ...FRY_EGG,
        beside: true,
        words: 'Fry {egg} in {oil:1/2} in {in} {heat}, covered, {until} ({core}).',
      },
      {
        do: 'fry',
        in: 'pan',
        heat: 'medium-high',
        minutes: [5, 7],
        cue: 'golden',
        words: 'Fry {tofu} in {oil:1/3} in {in} {heat} {until}.',
      },
      {
        do: 'fry',
        in: 'pan',
        heat: 'medium',
        minutes: [1, 2],
        cue: 'it smells',
        when: '!ready',
        words:
          'Warm {oil garlic ginger hot} in {in} {heat} {until}. Stir in {butter soy} and a splash of the water.',
      },
      {
        do: 'fry',
        in: 'pan',
        heat: 'medium',
        minutes: [4, 5],
        cue: 'steaming hot all through',
        core: ['ready'],
        when: 'ready',
        words:
          'Warm {oil garlic ginger hot ready} in {in} {heat} {until}[ ({core})]. Stir in {butter soy} and a splash of the water.',
      },
      {
        do: 'toss',
        in: 'pan',
        from: 'pot',
        words: 'Toss {the noodle} in it until they shine, and sharpen with [the juice of {lime}|{sharp}].',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['pan', 'frying-pan'],
        words: 'Taste, and eat at once[, with {nut herb} on top][?egg:  and the eggs].',
      },
    ],
    keeps: { days: 1 },
    plate: [60, 600],
  },
  {
    id: 'bowl-of-grains',
    family: 'rice',
    frame: true,
    needs: ['hob'],
    title: [
      '{names grain} with {names ready egg} and {names quick}',
      '{names grain} with {names quick egg ready}',
      '{names grain} with butter and {names cheese herb onion}',
      'buttered {names grain}',
    ],
    headnote: [
      'Salted from the start and left alone under its lid: that is all the secret there is to a good grain.',
    ],
    wants: {
      grain: {
        of: ['#rice', '#grain'],
        not: [
          ...(['couscous', 'pudding-rice', 'glutinous-rice', 'poha', 'gari', 'tarhana'] as const),
          ...(['tapioca', 'polenta', 'teff'] as const),
        ],
        each: 75,
        heart: true,
      },
      onion: { of: ['@onion', 'leek'], each: 60, may: true, cut: 'thin-slices' },
      quick: { ...QUICK, not: ['corn-on-the-cob', 'carrot', 'cabbage', 'beansprouts'], each: 80 },
      bean: { of: ['@tinned-bean', 'tinned-lentils', 'chickpeas', 'edamame'], each: 90, may: true },
      ready: READY,
      egg: EGG,
      cheese: CHEESE,
      cool: { of: ['@yoghurt', 'tzatziki', 'hummus'], each: 30, may: true },
      nut: {
        of: ['almonds', 'cashews', 'walnuts', 'pine-nuts', 'pistachios', 'sesame-seeds', 'raisins'],
        each: 15,
        may: true,
        ready: '',
      },
      herb: { of: ['spring-onion', '@soft-herb'], each: 8, may: true, cut: 'chopped' },
      lemon: SQUEEZED,
    },
    takes: {
      oil: { of: ['olive-oil', 'vegetable-oil'], amount: 0.75, unit: 'tbsp' },
      butter: { ...BUTTER, amount: 0.75 },
      garlic: GARLIC,
      spice: {
        of: ['cumin-seeds', 'cumin', 'turmeric', 'cardamom', 'curry-powder'],
        amount: 0.5,
        unit: 'tsp',
        may: true,
      },
      soy: { of: ['soy-sauce', 'miso', 'sriracha'], amount: 1, unit: 'tsp', may: true },
      bay: { of: ['bay-leaf'], amount: 1, unit: null, whole: true },
    },
    acts: [
      {
        do: 'soften',
        in: 'pot',
        heat: 'medium',
        minutes: [8, 10],
        cue: 'golden',
        words: 'Warm {oil:1/2} in {in} {heat} and cook {onion} with {salt}, stirring, {until}.',
      },
      {
        do: 'boil',
        in: 'pot',
        heat: 'low',
        minutes: { slot: 'grain', by: 'simmer' },
        cue: 'the water is gone and the grain is tender',
        water: 170,
        words:
          'Stir {grain bay garlic spice} into {in} with {water} and {salt}. Bring to the boil, cover and cook {heat} {until}. Leave it covered, off the heat, for 5 minutes.',
      },
      {
        do: 'fry',
        in: 'pan',
        heat: 'medium',
        minutes: [4, 6],
        cue: 'tender and steaming all through',
        core: ['ready'],
        beside: true,
        words: 'Heat {oil:1/2} in {in} {heat} and turn {quick bean ready} in it {until}[ ({core})].',
      },
      { ...FRY_EGG, beside: true, words: 'Fry {egg} in {oil} in {in} {heat}, covered, {until} ({core}).' },
      {
        do: 'serve',
        in: 'table',
        from: ['pot', 'pan', 'frying-pan'],
        words:
          'Fork {butter soy oil} through the grain with {pepper}[ and the juice of {lemon}]. Serve[ topped with {cheese nut herb}][?egg:  and the eggs][, {cool} beside].',
      },
    ],
    keeps: { days: 2 },
    plate: [60, 600],
  },
  {
    id: 'soft-porridge',
    family: 'plate',
    frame: true,
    needs: ['hob'],
    title: [
      'soft {name grain} with {names mushroom greens} and {name cheese}',
      'soft {name grain} with {names mushroom greens tomato}',
      'soft {name grain} with [{name cheese}|butter]',
    ],
    headnote: ['It goes on drinking after it is done: stop while it still falls from the spoon.'],
    wants: {
      grain: {
        of: ['polenta', 'teff', 'semolina', 'oats', 'amaranth', 'tarhana', 'instant-mash'],
        not: ['oats', 'amaranth'],
        each: 60,
        heart: true,
        ready: '',
      },
      mushroom: {
        of: ['@wild-mushroom', 'courgette', 'aubergine', 'pepper'],
        not: ['morel', 'enoki', 'chicken-of-the-woods'],
        each: 110,
        most: 2,
        may: true,
        ready: 'sliced',
      },
      tomato: { of: ['@fresh-tomato'], each: 90, may: true, ready: 'halved' },
      greens: { of: ['spinach', 'kale', 'chard', 'spring-greens'], each: 70, may: true, cut: 'shreds' },
      cheese: CHEESE,
      egg: EGG,
      herb: SOFT_HERB,
    },
    takes: {
      oil: { of: ['olive-oil', 'vegetable-oil'], amount: 0.75, unit: 'tbsp' },
      butter: { ...BUTTER, amount: 1 },
      garlic: GARLIC,
    },
    acts: [
      {
        do: 'simmer',
        in: 'pot',
        heat: 'low',
        minutes: { slot: 'grain', by: 'simmer' },
        cue: 'thick, and no longer gritty on the tongue',
        water: 280,
        when: '!grain=semolina/instant-mash',
        words:
          'Bring {water} to the boil in {in} with {salt}. Whisk in {grain} in a thin stream and cook {heat}, stirring often, {until}. It spits: keep the lid near.',
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'low',
        minutes: [5, 7],
        cue: 'thick and smooth',
        water: 280,
        when: 'grain=semolina/instant-mash',
        words:
          'Bring {water} to the boil in {in} with {salt}. Whisk in {grain} in a thin stream and cook {heat}, stirring, {until}.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium-high',
        minutes: [6, 8],
        cue: 'soft and coloured',
        beside: true,
        words: 'Heat {oil:1/2} in {in} {heat} and fry {mushroom tomato greens garlic} with {salt} {until}.',
      },
      {
        ...FRY_EGG,
        in: 'pan',
        beside: true,
        words: 'Fry {egg} in {oil:1/2} in {in} {heat}, covered, {until} ({core}).',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['pot', 'frying-pan', 'pan'],
        words:
          'Beat {butter} into {the grain}[ with {cheese}] and plenty of {pepper}, and spoon it out.[ Top with {herb}.][?mushroom:  The vegetables go on top.] Finish with {oil}.',
      },
    ],
    keeps: { days: 2, words: 'Cold, it sets: cut it in slices and fry them.' },
    plate: [60, 600],
  },
  {
    id: 'flatbreads',
    family: 'bread',
    frame: true,
    needs: ['hob'],
    title: ['{names flour} flatbreads with {names green dip}', 'hot {names flour} flatbreads'],
    headnote: ['Flour, water, oil, salt and a very hot dry pan: bread in half an hour, without yeast.'],
    wants: {
      flour: {
        of: [
          ...(['plain-flour', 'self-raising-flour', 'bread-flour', 'wholemeal-flour'] as const),
          ...(['rye-flour', 'gram-flour', 'masa-harina', 'gluten-free-flour', 'chestnut-flour'] as const),
          ...(['buckwheat-flour', 'millet-flour', 'oat-flour', 'teff-flour'] as const),
        ],
        each: 110,
        heart: true,
      },
      green: {
        of: ['spring-onion', 'coriander', '@soft-herb', 'wild-garlic'],
        each: 10,
        may: true,
        cut: 'finely-chopped',
      },
      dip: {
        of: ['hummus', '@yoghurt', 'labneh', 'tzatziki', 'salsa', 'pesto', 'honey', 'jam'],
        each: 40,
        may: true,
      },
    },
    takes: {
      oil: { of: ['olive-oil', 'vegetable-oil'], amount: 1, unit: 'tbsp' },
      seed: {
        of: ['cumin-seeds', 'nigella-seeds', 'fennel-seeds', 'sesame-seeds', 'zaatar'],
        amount: 0.25,
        unit: 'tsp',
      },
    },
    acts: [
      {
        do: 'mix',
        in: 'bowl',
        water: 60,
        words:
          'Mix {flour seed green} with {salt} in {in}. Pour in {oil:1/2} and {water}, and work it to a soft dough that no longer sticks; a spoonful more of water or flour puts it right. Knead for 3 minutes.',
      },
      {
        do: 'rest',
        in: 'bowl',
        wait: 15,
        words: 'Cover and rest for {wait}, so that it can be rolled without springing back.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        from: 'bowl',
        heat: 'medium-high',
        minutes: [2, 3],
        cue: 'blistered and brown in spots on both sides',
        words:
          'Roll out pieces as big as an egg, 3 mm thick. Heat {in} dry {heat} and bake them one after the other, turning once, {until} for each.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'frying-pan',
        words: 'Brush with {oil}, keep them warm in a cloth and eat hot[, with {dip}].',
      },
    ],
    measured: true,
    keeps: { days: 1, months: 2, words: 'Warm them again in a dry pan.' },
    plate: [80, 300],
  },
  {
    id: 'boiled-roots',
    family: 'plate',
    frame: true,
    needs: ['hob'],
    title: [
      '{names root} with {names ready} and garlic oil',
      '{names root} with {names green onion} and garlic oil',
      '{names root} with garlic and lime oil',
      'boiled {names root} with hot spiced oil',
    ],
    headnote: [
      'Plain and floury by itself; hot oil with something sharp in it is what makes people finish the bowl.',
    ],
    wants: {
      root: {
        of: ['#starchy-root', 'sweet-potato', '@potato', 'plantain', 'burdock', 'lotus-root'],
        not: ['burdock', 'lotus-root', '@potato', 'sweet-potato'],
        each: 250,
        most: 2,
        heart: true,
        cut: 'chunks-3cm',
      },
      onion: { of: ['@onion'], each: 60, may: true, cut: 'thin-slices' },
      green: {
        of: ['spinach', 'callaloo', 'kale', 'okra', 'chard', 'spring-greens', 'coriander', 'pepper'],
        each: 60,
        may: true,
        cut: 'shreds',
      },
      ready: {
        of: ['ham', '@cooked-meat', 'tinned-tuna', 'tinned-sardines', 'feta', 'cheddar', 'halloumi'],
        each: 50,
        may: true,
        ready: 'in pieces',
      },
      lime: { of: ['lime', 'lemon'], each: 20, may: true, ready: 'to squeeze' },
      bread: CUT_BREAD,
    },
    takes: {
      oil: { of: ['olive-oil', 'vegetable-oil', 'coconut-oil'], amount: 1.5, unit: 'tbsp' },
      garlic: { ...GARLIC, cut: 'thin-slices' },
      spice: {
        of: ['cumin-seeds', 'mustard-seeds', 'cumin', 'paprika', 'allspice'],
        amount: 0.5,
        unit: 'tsp',
      },
      hot: { of: ['scotch-bonnet', 'chilli', 'chilli-flakes'], amount: 0.25, unit: 'tsp', may: true },
      sharp: { of: ['cider-vinegar', 'vinegar'], amount: 1, unit: 'tsp', unless: 'lime' },
    },
    acts: [
      {
        do: 'boil',
        in: 'pot',
        heat: 'boiling',
        water: 'salted',
        minutes: { slot: 'root', by: 'boil' },
        cue: 'a knife slips through without force',
        words:
          'Bring {in} of water {heat} with {water} and cook {root}, uncovered, {until}. Drain and throw the water away. [?root=cassava: Pull out the woody thread in the middle. ]It is never eaten raw.',
        when: 'root=cassava/taro/malanga/yam',
      },
      {
        do: 'boil',
        in: 'pot',
        heat: 'boiling',
        water: 'salted',
        minutes: { slot: 'root', by: 'boil' },
        cue: 'a knife slips through without force',
        words: 'Bring {in} of water {heat} with {water} and cook {root} {until}. Drain well.',
        when: '!root=cassava/taro/malanga/yam',
      },
      {
        do: 'soften',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [6, 8],
        cue: 'soft and golden',
        words: 'Meanwhile fry {onion green} in {oil:1/3} in {in} {heat} with {salt} {until}.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [1, 2],
        cue: 'the spice crackles and smells',
        words:
          'Warm {oil spice garlic hot} in {in} {heat} {until}. Off the heat, add [the juice of {lime}|{sharp}] and {salt}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['pot', 'frying-pan'],
        words:
          'Pour the hot oil over {the root}, grind over {pepper} and turn once[; top with {ready}][, {bread} beside].',
      },
    ],
    keeps: { days: 2, words: 'Fried in slices the next day, it is crisp.' },
    plate: [80, 600],
  },
]);
