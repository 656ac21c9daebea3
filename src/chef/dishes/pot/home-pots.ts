// Named pots from Peru to the Maghreb and the Baltic that are cooked on weeknights, by the foods that make them.

import type { Food } from '../../../food/foods.ts';
import {
  isBacon,
  isChilli,
  isCream,
  isCured,
  isCuredSausage,
  isFish,
  isMince,
  isNamed,
  isOnion,
  isPasta,
  isPotato,
  isPoultry,
  isPrawn,
  isRice,
  isSausage,
} from '../../slots.ts';
import {
  CHILLI,
  crush,
  GARLIC,
  isAnyMeat,
  isCheesy,
  isDriedOrTin,
  isEastern,
  isRed,
  LEAF,
  PEPPER,
  PUREE,
  SOY,
  TOMATO,
  TOMATOES,
  VINEGARS,
  WHITE_BEANS,
} from '../parts/doses.ts';
import type { PotKit } from '../parts/kit-pot.ts';

const isFilling = (food: Food): boolean =>
  ['protein', 'egg', 'cured', 'legume'].includes(food.roles[0]) || isPasta(food);
const isLamb = (food: Food): boolean =>
  isRed(food) || (food.category === 'lamb-cut' && food.id !== 'lamb-leg');

/** Green beans or okra, very soft, in tomato and oil. */
const LADERA: PotKit = {
  id: 'beans-in-tomato',
  core: [['green-beans', 'runner-beans'], [...TOMATOES, 'tomato-puree'], isOnion],
  not: (food) =>
    isEastern(food) ||
    isCheesy(food) ||
    (isFilling(food) && !isLamb(food)) ||
    isNamed(food, 'potato', 'palm-oil', 'aubergine'),
  mains: [isLamb],
  title: '$ with green beans in tomato',
  plain: 'green beans braised in tomato',
  serve: 'warm or at room temperature',
  says: 'Not crisp for once: the beans stew in oil and tomato until they are soft and sweet.',
  onion: 'buy',
  fry: [GARLIC, [['green-beans', 'runner-beans'], 170, 'topped, tailed and halved']],
  bloom: [PUREE, [['cumin', 'allspice'], -3]],
  pour: [TOMATO],
  water: 70,
  minutes: [25, 30],
  cue: 'the beans are soft all through and the oil shows',
  room: 2,
};

/** White beans in tomato, from Anatolia to Morocco. */
const BEANS: PotKit = {
  id: 'white-beans-in-tomato',
  core: [WHITE_BEANS, [...TOMATOES, 'tomato-puree'], ['cumin', 'harissa', 'paprika', 'chilli-flakes']],
  not: (food) =>
    isEastern(food) ||
    isCheesy(food) ||
    isPasta(food) ||
    isNamed(food, 'feta', 'smoked-paprika', 'kale', 'spinach', 'bacon', 'sugar') ||
    (food.roles[0] === 'protein' && !isRed(food)) ||
    isSausage(food) ||
    isCured(food),
  mains: [isRed],
  title: 'loubia: white beans with cumin and tomato',
  says: 'Beans in a red, warm sauce, a few of them crushed; bread is the spoon.',
  onion: 'buy',
  fry: [GARLIC],
  bloom: [[['cumin'], -5], [['paprika', 'chilli-flakes'], -4], [['harissa'], 6], PUREE],
  beans: [WHITE_BEANS, 140],
  pour: [TOMATO],
  water: 120,
  minutes: [15, 18],
  cue: 'thick and red',
  turn: crush,
  room: 2,
};

export const HOME_POTS: readonly PotKit[] = [
  LADERA,
  {
    ...LADERA,
    id: 'bamia',
    core: [['okra'], TOMATOES],
    not: (food) =>
      isEastern(food) ||
      isCheesy(food) ||
      isPrawn(food) ||
      isCuredSausage(food) ||
      isNamed(food, 'cassava', 'peanuts', 'turmeric', 'cumin', 'cumin-seeds', 'palm-oil', 'egg', 'egusi'),
    mains: [isLamb, isPoultry],
    title: '$ and okra stewed in tomato',
    plain: 'okra stewed in tomato',
    says: 'Okra left whole and fried first keeps the sauce clear: cut, it would thicken it to threads.',
    fry: [GARLIC, [['okra'], 120, 'stalks trimmed, left whole']],
    cue: 'the okra is soft and the sauce has thickened',
    end: [[['lemon', 'lime'], -20, 'juiced']],
  },
  BEANS,
  {
    ...BEANS,
    id: 'kuru-fasulye',
    core: [
      WHITE_BEANS,
      [...TOMATOES, 'tomato-puree'],
      (food) => isRice(food) || isNamed(food, 'butter', 'bulgur'),
    ],
    title: 'white beans in tomato, the Turkish way',
    says: 'Kuru fasulye: beans simmered in tomato until some of them crush and the sauce turns thick.',
    end: [[['butter'], 6]],
    beside: [[['gherkins', 'mixed-pickles'], 20, '']],
  },
  {
    id: 'fasolada',
    family: 'soup',
    core: [WHITE_BEANS, ['carrot'], ['celery'], [...TOMATOES, 'tomato-puree']],
    not: (food) =>
      isEastern(food) ||
      isPasta(food) ||
      isAnyMeat(food) ||
      isSausage(food) ||
      isCured(food) ||
      isCheesy(food) ||
      ['cabbage', 'bread', 'leafy-green'].includes(food.category) ||
      isNamed(food, 'courgette', 'cumin', 'egg'),
    title: 'fasolada: white bean soup',
    says: 'Beans, carrot and celery: the soup that Greece calls its national dish.',
    onion: 'buy',
    fry: [[['carrot'], 60], [['celery'], 50], GARLIC],
    bloom: [PUREE],
    beans: [WHITE_BEANS, 120],
    pour: [TOMATO, LEAF],
    water: 240,
    minutes: [20, 25],
    cue: 'the vegetables are soft and the broth is creamy',
    turn: crush,
    beside: [
      [['feta'], 25, 'crumbled'],
      [['olives'], 15, ''],
    ],
    room: 2,
  },
  {
    id: 'lentil-soup',
    family: 'soup',
    core: [
      (food) => isNamed(food, 'green-lentils', 'tinned-lentils'),
      (food) => isNamed(food, 'carrot', 'bay-leaf', 'celery', 'tomato-puree') || isNamed(food, ...VINEGARS),
    ],
    some: [
      2,
      ['carrot'],
      ['celery'],
      ['bay-leaf'],
      [...TOMATOES, 'tomato-puree'],
      VINEGARS,
      ['oregano', 'thyme'],
      isPotato,
      ['paprika', 'smoked-paprika'],
      ['leek'],
    ],
    not: (food) =>
      isEastern(food) ||
      isRice(food) ||
      isPasta(food) ||
      isMince(food) ||
      isCheesy(food) ||
      isPoultry(food) ||
      isFish(food) ||
      isRed(food) ||
      isNamed(
        food,
        'goats-cheese',
        'beetroot',
        'cumin-seeds',
        'turmeric',
        'egg',
        'mustard',
        'rocket',
        'chickpeas',
        'mashed-potato',
      ) ||
      (isSausage(food) && food.id !== 'hot-dog'),
    mains: [isCuredSausage, ['hot-dog'], isBacon],
    title: 'lentil soup with $',
    says: 'Lentils, whatever roots there are, and a spoonful of vinegar, without which it would taste of earth.',
    onion: 'buy',
    fry: [[['carrot'], 60], [['celery'], 40], GARLIC],
    bloom: [PUREE, [['paprika', 'smoked-paprika'], -4]],
    pour: [
      [['green-lentils'], 60],
      [['tinned-lentils'], 120],
      [TOMATOES, 80],
      LEAF,
      [['thyme', 'oregano'], 1],
    ],
    water: 380,
    minutes: [30, 35],
    cue: 'the lentils are soft',
    needs: [[VINEGARS, 1, 'tsp']],
    beside: [[['feta'], 25, 'crumbled']],
    room: 3,
  },
  {
    id: 'espinacas',
    core: [
      isDriedOrTin('chickpeas'),
      ['spinach', 'frozen-spinach', 'chard'],
      ['smoked-paprika', 'paprika', 'cumin'],
    ],
    some: [
      2,
      ['smoked-paprika', 'paprika'],
      ['cumin'],
      ['bread', 'baguette', 'sourdough'],
      VINEGARS,
      ['chorizo'],
    ],
    not: (food) =>
      isEastern(food) ||
      isCheesy(food) ||
      isFish(food) ||
      isPoultry(food) ||
      isPasta(food) ||
      isNamed(food, 'feta', 'turmeric', 'ginger', 'harissa', 'couscous', 'paneer'),
    mains: [['chorizo']],
    title: 'espinacas con garbanzos: spinach and chickpeas',
    says: 'The tapas bar in a pan: spinach, chickpeas, paprika and a little vinegar, thick enough to pile on bread.',
    onion: 'listed',
    fry: [
      [GARLIC[0], 6],
      [TOMATOES, 60],
    ],
    bloom: [
      [['smoked-paprika', 'paprika'], -5],
      [['cumin'], -4],
    ],
    beans: [isDriedOrTin('chickpeas'), 130],
    needs: [[VINEGARS, 1, 'tsp']],
    water: 70,
    minutes: [8, 10],
    cue: 'the sauce has thickened',
    turn: crush,
    room: 2,
  },
  {
    id: 'picadillo',
    core: [isMince, isPotato, [...TOMATOES, 'tomato-puree', ...SOY]],
    some: [
      1,
      ['olives'],
      ['raisins'],
      ['cumin'],
      isChilli,
      ['capers'],
      SOY,
      ['fish-sauce'],
      ['tortilla', 'corn-tortilla'],
      ['coriander'],
    ],
    not: (food) =>
      isCheesy(food) ||
      isPasta(food) ||
      isNamed(
        food,
        'curry-powder',
        'garam-masala',
        'worcestershire-sauce',
        'milk',
        'gravy-granules',
        'breadcrumbs',
        'kidney-beans',
        'turmeric',
        'aubergine',
        'coconut-milk',
        'gochujang',
        'mint',
        'feta',
        'butter',
      ),
    mains: [isMince],
    title: 'picadillo: $ with potatoes',
    says: 'Mince and potatoes in one pot, from Manila to Mexico: salty, a little sweet, and always with more sauce than meat.',
    onion: 'buy',
    fry: [PEPPER, GARLIC, CHILLI],
    bloom: [[['cumin'], -4], PUREE],
    pour: [TOMATO, [SOY, 8], [['olives'], 15, ''], [['raisins'], 10], [['capers'], 5], LEAF],
    water: 110,
    eggs: true,
    room: 2,
  },
  {
    id: 'seco',
    core: [
      (food) => isRed(food) || isPoultry(food),
      ['coriander'],
      ['aji-amarillo-paste', 'beer'],
      (food) => isPotato(food) || isRice(food) || isNamed(food, 'peas', 'frozen-peas'),
    ],
    not: (food) =>
      isEastern(food) || isCheesy(food) || isNamed(food, 'evaporated-milk', 'bread', 'lime', 'tortilla'),
    mains: [isRed, isPoultry],
    title: '$ seco: stewed green with coriander',
    says: 'A bunch of coriander goes into the pot as a vegetable, with chilli and something sour to drink it up.',
    onion: 'buy',
    fry: [GARLIC, [['coriander'], 15, 'leaves and stalks, finely chopped']],
    bloom: [
      [['aji-amarillo-paste'], 12],
      [['cumin'], -4],
    ],
    pour: [[['beer'], 80]],
    water: 120,
    room: 3,
  },
  {
    id: 'yassa',
    core: [
      (food) => isPoultry(food) || isFish(food),
      isOnion,
      ['lemon', 'lime'],
      ['mustard', 'wholegrain-mustard'],
    ],
    some: [1, isRice, ['cooked-rice'], isChilli, ['olives'], ['seasoning-cube', 'stock-cube']],
    not: (food) =>
      isCream(food) ||
      isCheesy(food) ||
      isPasta(food) ||
      isEastern(food) ||
      isPotato(food) ||
      isNamed(food, 'honey', 'white-wine', 'yoghurt', 'breadcrumbs'),
    mains: [isPoultry, isFish],
    title: 'yassa: $ with onions, lemon and mustard',
    says: 'A mountain of onions cooked soft and sour: they are the sauce, and there are never too many.',
    fry: [[isOnion, 200, 'thinly sliced'], GARLIC, CHILLI],
    pour: [
      [['mustard', 'wholegrain-mustard'], 10],
      [['lemon', 'lime'], 40, 'juiced'],
      [['seasoning-cube', 'stock-cube'], 3, 'crumbled'],
      LEAF,
    ],
    water: 90,
    late: [[['olives'], 15, '']],
    room: 2,
  },
];
