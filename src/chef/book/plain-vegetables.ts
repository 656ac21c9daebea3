// Vegetables as the main thing, each by the way that suits it: greens wilted in garlic, pieces boiled and buttered,
// mushrooms on toast, jacket potatoes, fritters.

import { defineRows, type Take, type Want } from '../language/row.ts';
import { CUT_BREAD, GARLIC, OIL, SOFT_HERB, SQUEEZED } from './shared.ts';

const CHEESE: Want = {
  of: [
    ...(['feta', 'goats-cheese', 'blue-cheese', '@italian-cheese', '@grates', 'ricotta'] as const),
    ...(['cottage-cheese', 'mozzarella'] as const),
  ],
  each: 30,
  may: true,
  ready: 'grated or crumbled',
};
const BEAN: Want = {
  of: ['@white-bean', 'chickpeas', 'tinned-lentils', '@tinned-bean'],
  each: 90,
  may: true,
};
const EGG: Want = { of: ['egg', 'duck-egg'], each: 55, may: true, ready: '' };
const NUT: Want = {
  of: [
    ...(['walnuts', 'hazelnuts', 'almonds', 'pine-nuts', 'cashews', 'chestnuts', 'sesame-seeds'] as const),
    ...(['pumpkin-seeds', 'sunflower-seeds', 'peanuts'] as const),
  ],
  each: 14,
  may: true,
  ready: 'chopped',
};
const COOL: Want = {
  of: ['@yoghurt', 'soured-cream', 'creme-fraiche', 'tahini', 'hummus', 'tzatziki', 'mayonnaise'],
  each: 35,
  may: true,
};
const RASHER: Want = {
  of: ['bacon', 'pancetta', 'chorizo', 'smoked-sausage', 'turkey-bacon'],
  each: 35,
  may: true,
  ready: 'cut small',
};
const BREAD: Want = { ...CUT_BREAD, each: 70 };
const SHARP: Take = {
  of: ['red-wine-vinegar', 'cider-vinegar', 'balsamic-vinegar', 'vinegar'],
  amount: 1,
  unit: 'tsp',
  unless: 'lemon',
};
const BUTTER: Take = { of: ['butter', 'olive-oil', 'vegetable-oil'], amount: 0.75, unit: 'tbsp' };
const HOT: Take = { of: ['chilli-flakes', 'chilli', 'nutmeg'], amount: 0.25, unit: 'tsp', whole: true };

export const PLAIN_VEGETABLES = defineRows([
  {
    id: 'buttered-vegetables',
    family: 'plate',
    frame: true,
    needs: ['hob'],
    title: [
      'buttered {names veg} with {names bean egg} and {name cheese nut}',
      'buttered {names veg} with {names cheese bean egg nut}',
      'buttered {names veg} with {names herb lemon}',
      'buttered {names veg}',
    ],
    headnote: [
      'Drained well and dried for a moment over the heat, a vegetable takes in butter instead of water.',
    ],
    wants: {
      veg: {
        of: ['@boiled-veg', 'samphire', 'artichoke', 'cardoon', 'fiddlehead', 'edamame', 'pumpkin-puree'],
        not: ['pumpkin-puree'],
        each: 250,
        most: 3,
        heart: true,
        cut: 'for-boil',
      },
      potato: { of: ['@potato'], each: 150, may: true, cut: 'chunks-2cm' },
      onion: { of: ['shallot', 'spring-onion', '@onion', 'leek'], each: 50, may: true, cut: 'thin-slices' },
      rasher: RASHER,
      bean: BEAN,
      egg: EGG,
      cheese: CHEESE,
      nut: NUT,
      herb: { ...SOFT_HERB, most: 2 },
      lemon: SQUEEZED,
      bread: BREAD,
    },
    takes: { butter: { ...BUTTER, amount: 1 }, garlic: GARLIC, hot: HOT, sharp: { ...SHARP, amount: 0.5 } },
    acts: [
      {
        do: 'boil',
        in: 'saucepan',
        heat: 'boiling',
        minutes: [9, 10],
        cue: 'the yolks are set',
        core: ['egg'],
        words:
          'Bring {in} of water {heat} and boil {egg} {until} ({core}). Cool under the tap, peel and halve.',
      },
      {
        do: 'boil',
        in: 'pot',
        heat: 'boiling',
        water: 'salted',
        minutes: { slot: 'veg', by: 'boil' },
        cue: 'a knife slips in',
        words:
          'Bring {in} of water {heat} with {water} and cook {veg potato} {until}, those that are done first lifted out. Drain, and let the steam out for a minute.',
      },
      {
        do: 'soften',
        in: 'pan',
        heat: 'medium',
        minutes: [5, 6],
        cue: 'golden at the edges',
        core: ['rasher'],
        beside: true,
        words:
          'Melt {butter:1/2} in {in} {heat} and cook {rasher onion garlic nut} {until}[ (past {core} by then)].',
      },
      {
        do: 'toss',
        in: 'pan',
        from: 'pot',
        heat: 'medium',
        minutes: [2, 3],
        cue: 'glossy and hot through',
        words: 'Turn {the veg} in {in} with {butter bean hot}, {salt} and {pepper} {heat} {until}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['pan', 'saucepan'],
        words:
          'Sharpen with [a squeeze of {lemon}|{sharp}] and serve[ with {cheese herb} on top][?egg:  and the eggs][, {bread} beside].',
      },
    ],
    keeps: { days: 2, words: 'What is left goes into an omelette.' },
    plate: [90, 650],
  },
  {
    id: 'garlic-greens',
    family: 'plate',
    frame: true,
    needs: ['hob'],
    title: [
      '{names veg} in garlic oil with {names bean} and {name cheese egg}',
      '{names veg} in garlic oil with {names tomato bean cheese egg}',
      '[?cream: creamed {names veg}|{names veg} in garlic oil[?bread:  on toast]]',
      '{names veg} with chilli and vinegar',
    ],
    headnote: [
      'A wide pan, good oil, something hot and something sharp: eat it with a fork from the pan, or heap it on toast.',
    ],
    wants: {
      veg: {
        of: [
          ...(['#leafy-green', 'cabbage', 'frozen-spinach', 'sabzi-herbs', 'pepper', 'courgette'] as const),
          ...(['tomatillo', 'bitter-melon', 'nopal', 'chayote', 'banana-blossom', 'fennel'] as const),
          ...(['huitlacoche', 'radicchio', 'chicory', 'lettuce'] as const),
        ],
        not: [
          ...(['samphire', 'cassava-leaves', 'water-spinach', 'radicchio', 'chicory', 'lettuce'] as const),
          ...(['collard-greens', 'courgette-flowers'] as const),
        ],
        each: 200,
        most: 3,
        heart: true,
        cut: 'for-soften',
      },
      onion: { of: ['@onion', 'leek', 'spring-onion'], each: 60, may: true, cut: 'thin-slices' },
      rasher: RASHER,
      tomato: { of: ['@any-tomato'], each: 110, may: true, ready: 'roughly chopped' },
      bean: BEAN,
      dried: {
        of: ['raisins', 'olives', 'capers', 'sun-dried-tomatoes', 'dried-cranberries'],
        each: 15,
        may: true,
        ready: '',
      },
      egg: EGG,
      cream: { of: ['@pouring-cream', 'soured-cream', 'cream-cheese', 'coconut-milk'], each: 45, may: true },
      cheese: CHEESE,
      nut: NUT,
      lemon: SQUEEZED,
      cool: COOL,
      bread: BREAD,
    },
    takes: {
      oil: { ...OIL, amount: 1.25 },
      garlic: { ...GARLIC, cut: 'thin-slices' },
      hot: HOT,
      spice: {
        of: ['cumin-seeds', 'smoked-paprika', 'mustard-seeds', 'fennel-seeds'],
        amount: 0.5,
        unit: 'tsp',
        may: true,
      },
      sharp: SHARP,
    },
    acts: [
      {
        do: 'fry',
        in: 'pan',
        heat: 'medium',
        minutes: [5, 6],
        cue: 'the edges are crisp',
        core: ['rasher'],
        words: 'Put {rasher} in {in}, set it {heat} and fry {until}[ (past {core} by then)].',
      },
      {
        do: 'soften',
        in: 'pan',
        heat: 'medium',
        minutes: [6, 8],
        cue: 'soft and golden',
        words: 'Warm {oil:1/3} in {in} {heat} and cook {onion} with {salt} {until}.',
      },
      {
        do: 'soften',
        in: 'pan',
        heat: 'medium',
        minutes: { slot: 'veg', by: 'soften' },
        cue: 'soft, and the pan is dry',
        words:
          'Warm {oil} in {in} {heat} with {garlic hot spice} for 1 minute. Add {veg}, a handful at a time, with {salt}, and cook, turning, {until}. [?veg=nettle: Raw they sting: handle them with gloves.]',
      },
      {
        do: 'simmer',
        in: 'pan',
        heat: 'medium',
        minutes: [5, 7],
        cue: 'hot through and thick',
        words: 'Stir in {tomato bean dried cream} and cook {heat} {until}.',
      },
      {
        do: 'fry',
        in: 'pan',
        heat: 'medium-low',
        minutes: [6, 8],
        cue: 'the whites are firm and the yolks set',
        core: ['egg'],
        words: 'Make a hollow for each egg, break in {egg}, cover and cook {heat} {until} ({core}).',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'pan',
        words:
          'Sharpen with [the juice of {lemon}|{sharp}] and plenty of {pepper}, and serve[ on {bread}, toasted][, with {cheese nut cool} on top].',
      },
    ],
    keeps: { days: 2 },
    plate: [90, 650],
  },
  {
    id: 'long-greens',
    family: 'stew',
    frame: true,
    needs: ['hob'],
    title: [
      'slow-cooked {names veg} with {names rasher tomato}',
      'slow-cooked {names veg} with onion',
      '{names veg} with onion',
    ],
    headnote: [
      'Some leaves and pods are stubborn: give them the time and a smoky onion, and drink what is left in the pan.',
    ],
    wants: {
      veg: {
        of: [
          ...(['collard-greens', 'cassava-leaves', 'moringa-pod', 'okra', 'jackfruit'] as const),
          ...(['sabzi-herbs', 'burdock', 'lotus-root', 'daikon', 'frozen-spinach', 'kale'] as const),
          ...(['spring-greens', 'konnyaku', 'pumpkin-puree'] as const),
        ],
        not: ['frozen-spinach', 'kale', 'spring-greens', 'pumpkin-puree', 'sabzi-herbs'],
        each: 200,
        most: 2,
        heart: true,
        cut: 'for-simmer',
      },
      onion: { of: ['@onion', 'leek'], each: 70, buy: ['onion'], cut: 'thin-slices' },
      rasher: RASHER,
      tomato: { of: ['@any-tomato'], each: 110, may: true, ready: 'roughly chopped' },
      coconut: { of: ['coconut-milk', 'peanut-butter'], each: 70, may: true },
      lemon: SQUEEZED,
      bread: BREAD,
    },
    takes: {
      oil: OIL,
      garlic: GARLIC,
      spice: { of: ['smoked-paprika', 'paprika', 'cumin', 'curry-powder'], amount: 0.75, unit: 'tsp' },
      hot: HOT,
      sharp: { ...SHARP, of: ['cider-vinegar', 'vinegar'] },
    },
    acts: [
      {
        do: 'soften',
        in: 'pot',
        heat: 'medium',
        minutes: [9, 11],
        cue: 'golden',
        core: ['rasher'],
        words:
          'Warm {oil} in {in} {heat} and cook {rasher onion} with {salt} {until}[ (past {core} by then)]. Stir in {garlic spice hot} for the last minute.',
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'low',
        minutes: { slot: 'veg', by: 'simmer' },
        cue: 'quite tender',
        water: 150,
        words:
          'Add {veg tomato coconut} and {water}, bring to the boil, cover and simmer {heat} {until}. [?veg=cassava-leaves: They are poisonous raw: cook them the whole time.]',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'pot',
        words:
          'Sharpen with [the juice of {lemon}|{sharp}], {salt} and {pepper}, and serve in the broth[, with {bread} to soak it up].',
      },
    ],
    keeps: { days: 3, months: 2 },
    plate: [90, 600],
  },
  {
    id: 'mushrooms-on-toast',
    family: 'plate',
    needs: ['hob'],
    title: [
      '{names mushroom} on toast with {names egg cheese} and {names greens herb}',
      '{names mushroom} on toast with {names egg cheese greens herb}',
      'garlic {names mushroom} on toast',
      '{names mushroom} on toast',
    ],
    headnote: [
      'They must squeak before they brown: no salt until the water is gone, and no stirring until the edges catch.',
    ],
    wants: {
      mushroom: {
        of: ['#mushroom'],
        not: ['enoki', 'dried-mushroom'],
        each: 180,
        most: 2,
        heart: true,
        cut: 'for-fry',
      },
      bread: { of: ['@bread', 'english-muffin', 'crumpet'], each: 80, buy: ['bread'], ready: 'sliced' },
      onion: {
        of: ['shallot', '@onion', 'leek', 'spring-onion'],
        each: 35,
        may: true,
        cut: 'finely-chopped',
      },
      rasher: RASHER,
      greens: { of: ['spinach', 'kale', 'chard', 'rocket', 'watercress'], each: 50, may: true, ready: '' },
      cream: { of: ['@cream', 'cream-cheese', 'mascarpone', 'ricotta'], each: 40, may: true },
      egg: EGG,
      cheese: CHEESE,
      herb: { of: ['thyme', 'parsley', 'tarragon', '@soft-herb'], each: 5, may: true, ready: 'chopped' },
      lemon: SQUEEZED,
    },
    takes: {
      oil: { ...OIL, amount: 0.5 },
      butter: { of: ['butter', 'vegetable-oil'], amount: 1, unit: 'tbsp' },
      garlic: GARLIC,
      sharp: {
        ...SHARP,
        of: ['worcestershire-sauce', 'balsamic-vinegar', 'red-wine-vinegar', 'soy-sauce'],
        amount: 0.5,
      },
    },
    acts: [
      {
        do: 'fry',
        in: 'pan',
        heat: 'medium',
        minutes: [5, 6],
        cue: 'the edges are crisp',
        core: ['rasher'],
        words: 'Put {rasher} in {in}, set it {heat} and fry {until}[ (past {core} by then)]. Lift out.',
      },
      {
        do: 'fry',
        in: 'pan',
        heat: 'high',
        minutes: [8, 10],
        cue: 'they squeak, and the edges are deep brown',
        when: '!mushroom=morel/chicken-of-the-woods',
        words: 'Heat {oil} in {in} {heat}. Fry {mushroom} in one layer, turning seldom, {until}.',
      },
      {
        do: 'fry',
        in: 'pan',
        heat: 'medium-high',
        minutes: [13, 15],
        cue: 'tender through and brown',
        when: 'mushroom=morel/chicken-of-the-woods',
        words: 'Heat {oil} in {in} {heat} and fry {mushroom}, well cooked through as they must be, {until}.',
      },
      {
        do: 'soften',
        in: 'pan',
        heat: 'medium',
        minutes: [2, 4],
        cue: 'soft and fragrant',
        words: 'Turn down the heat. Add {butter onion garlic herb} with {salt} and cook {heat} {until}.',
        when: 'onion',
      },
      {
        do: 'melt',
        in: 'pan',
        heat: 'medium',
        minutes: [1, 2],
        cue: 'it foams',
        words: 'Turn down the heat. Add {butter garlic herb} with {salt} and cook {heat} {until}.',
        when: '!onion',
      },
      {
        do: 'wilt',
        in: 'pan',
        heat: 'medium',
        minutes: [1, 3],
        cue: 'wilted',
        and: true,
        words: 'Fold in {greens cream} and [a squeeze of {lemon}|{sharp}] {heat} {until}.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [4, 6],
        cue: 'the whites and the yolks are set',
        core: ['egg'],
        beside: true,
        words: 'Fry {egg} in {in} in a little of the butter {heat}, covered, {until} ({core}).',
      },
      {
        do: 'serve',
        in: 'plate',
        from: ['pan', 'frying-pan'],
        words:
          'Toast {bread}. Pile {the mushroom} on it with {pepper}[?rasher:  and the {names rasher}][, {cheese} on top][?egg:  and the eggs] and eat at once[; {lemon sharp} on the table].',
      },
    ],
    keeps: { days: 1, words: 'Keep the mushrooms, and toast fresh bread.' },
    plate: [150, 520],
  },
]);
