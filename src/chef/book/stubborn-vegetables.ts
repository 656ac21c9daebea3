// Vegetables that want time, and mushrooms that want heat.

import { defineRows, type Take, type Want } from '../language/row.ts';
import { CHEESE, EGG, FRY_EGG, RASHER, SHARP } from './plate-slots.ts';
import { CUT_BREAD, GARLIC, OIL, SQUEEZED } from './shared.ts';

const BREAD: Want = { ...CUT_BREAD, each: 70 };
const HOT: Take = { of: ['chilli-flakes', 'chilli', 'nutmeg'], amount: 0.25, unit: 'tsp', whole: true };

export const STUBBORN_VEGETABLES = defineRows([
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
      FRY_EGG,
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
