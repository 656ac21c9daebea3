// Named soups of the world, by the foods that make them what they are.

import { takeCitrus } from '../../base-parts.ts';
import type { Said } from '../../draft.ts';
import {
  isBacon,
  isBraising,
  isChilli,
  isChop,
  isCream,
  isCuredSausage,
  isFish,
  isGinger,
  isLeafyGreen,
  isLentil,
  isMilk,
  isMushroom,
  isNamed,
  isNoodle,
  isPasta,
  isPotato,
  isPoultry,
  isRice,
  isSausage,
  isShell,
  isTofu,
} from '../../slots.ts';
import type { Board } from '../../start-draft.ts';
import { core, over, say, until } from '../../words/say.ts';
import type { PotKit } from '../parts/kit-pot.ts';

import {
  CHILLI,
  CINNAMON,
  GARLIC,
  GINGER,
  isAnyMeat,
  isDriedOrTin,
  isPork,
  isRed,
  isSea,
  LEAF,
  PUREE,
  SOY,
  TOMATO,
  VINEGARS,
  WHITE_BEANS,
} from '../parts/pot-doses.ts';

export function pourMilk(board: Board): Said {
  const milk = board.need(
    ['milk', 'double-cream', 'single-cream', 'oat-milk'],
    75 * board.kitchen.servings,
    'ml',
  );
  return say`Pour in ${milk} and warm ${over('low')} ${until('steaming but not boiling', 3, 4)}.`;
}

export const SOUP_POTS: readonly PotKit[] = [
  {
    id: 'pork-ramen',
    family: 'soup',
    core: [
      (food) => isNoodle(food) && !isNamed(food, 'rice-cakes'),
      (food) => isPork(food) && isBraising(food),
    ],
    some: [2, ['miso'], SOY, ['egg'], ['bok-choy', 'spinach'], ['spring-onion'], ['ginger']],
    not: [
      'coconut-milk',
      'gochujang',
      'kimchi',
      'peanut-butter',
      'star-anise',
      'five-spice',
      'instant-noodles',
    ],
    mains: [isPork],
    title: 'ramen with $',
    says: 'The broth is made by the meat while it softens; everything else waits until the bowls are on the table.',
    onion: 'listed',
    fry: [GARLIC, GINGER],
    pour: [
      [['miso'], 14],
      [SOY, 12],
    ],
    water: 380,
    unsalted: true,
    eggs: true,
    room: 2,
    fit: 1.4,
  },
  {
    id: 'sinigang',
    family: 'soup',
    core: [['tamarind', 'sinigang-mix'], (food) => isPork(food) || isSea(food) || isRed(food)],
    some: [
      1,
      ['daikon', 'radish'],
      ['tomato'],
      ['green-beans', 'runner-beans'],
      isLeafyGreen,
      ['okra'],
      ['aubergine'],
    ],
    not: (food) =>
      isNoodle(food) || isLentil(food) || isNamed(food, 'coconut-milk', 'peanuts', 'garam-masala', 'cumin'),
    mains: [isPork, isRed, isSea],
    title: 'sinigang: sour soup with $',
    says: 'A broth as sour as you can bear it, from tamarind; the vegetables go in by how long they need.',
    onion: 'listed',
    fry: [GARLIC, GINGER, [['tomato'], 60]],
    pour: [
      [['tamarind'], 8],
      [['sinigang-mix'], 10, ''],
      [['fish-sauce'], 6],
    ],
    water: 320,
    room: 4,
  },
  {
    id: 'pozole',
    family: 'soup',
    core: [['hominy'], isAnyMeat],
    mains: [isPork, isPoultry],
    title: '$ pozole',
    says: 'A bowl of broth, meat and corn, and everything crisp goes on top at the table.',
    onion: 'buy',
    fry: [GARLIC],
    bloom: [
      [['dried-chilli', 'chipotle', 'chilli-powder'], -6, ''],
      [['cumin'], -3],
      [['oregano'], -2, ''],
    ],
    pour: [LEAF],
    late: [[['hominy'], 120]],
    water: 330,
    beside: [
      [['cabbage', 'lettuce'], 30, 'finely shredded'],
      [['radish'], 20, 'thinly sliced'],
      [['avocado'], 40, 'sliced'],
    ],
    room: 1,
  },
  {
    id: 'avgolemono',
    family: 'soup',
    core: [isPoultry, ['egg'], ['lemon'], (food) => isRice(food) || isNamed(food, 'orzo')],
    not: (food) =>
      isNamed(
        food,
        'soy-sauce',
        'plain-flour',
        'breadcrumbs',
        'bread',
        'saffron',
        'curry-powder',
        'yoghurt',
        'cooked-rice',
        'coconut-milk',
      ) || food.category === 'paste',
    mains: [isPoultry],
    title: 'avgolemono: $ soup with egg and lemon',
    plain: 'avgolemono',
    says: 'Egg and lemon make the broth thick and smooth, as long as it never boils once they are in.',
    onion: 'listed',
    fry: [[['carrot', 'celery'], 40]],
    pour: [[(food) => isRice(food) || isNamed(food, 'orzo'), 35], LEAF],
    water: 330,
    turn: (board) => {
      const { servings, us } = board.kitchen;
      const eggs = board.need(['egg'], Math.max(1, Math.round(servings / 2)), null);
      const juice = takeCitrus(board, 15 * servings) ?? board.need(['lemon'], 1, null, { prepare: 'juiced' });
      return say`Whisk ${eggs} with ${juice} in a bowl, then whisk in two ladles of the hot broth, a little at a time. Pour back and stir ${over('low')} ${until('the soup thickens slightly', 3, 4)} (${core(71, us)}): boiling would curdle it.`;
    },
  },
  {
    id: 'tom-yum',
    family: 'soup',
    core: [
      ['lemongrass', 'galangal', 'makrut-lime-leaves'],
      (food) => isPoultry(food) || isSea(food) || isTofu(food) || isMushroom(food),
    ],
    some: [
      4,
      ['lemongrass'],
      ['galangal'],
      ['makrut-lime-leaves'],
      ['fish-sauce'],
      isMushroom,
      ['lime'],
      isChilli,
      ['coconut-milk'],
    ],
    not: (food) =>
      isNoodle(food) ||
      isBraising(food) ||
      isNamed(food, 'curry-paste', 'cumin', 'garam-masala', 'peanut-butter'),
    mains: [isPoultry, isSea, isTofu],
    title: 'hot and sour $ soup',
    says: 'Lemongrass and its friends give the broth their scent and stay in the bowl: they are not for eating.',
    bloom: [CHILLI],
    pour: [
      [['lemongrass'], -40, 'bruised and cut into lengths'],
      [['galangal', 'ginger'], -20, 'sliced'],
      [['makrut-lime-leaves'], -2, 'torn'],
      [['coconut-milk'], 120],
      [['fish-sauce'], 9],
    ],
    water: 250,
    thin: true,
    minutes: [8, 10],
    end: [[['lime', 'lemon'], -30, 'juiced']],
    room: 3,
  },
  {
    id: 'ribollita',
    family: 'soup',
    core: [
      WHITE_BEANS,
      (food) => isLeafyGreen(food) || food.category === 'cabbage',
      (food) => food.category === 'bread' && !isNamed(food, 'breadcrumbs', 'croissant', 'brioche'),
    ],
    some: [2, ['carrot'], ['celery'], ['onion', 'leek'], ['tinned-tomato', 'tomato']],
    not: (food) => isPoultry(food) || isFish(food) || isSausage(food) || isNamed(food, 'egg', 'feta'),
    mains: [isBacon],
    title: 'ribollita',
    says: 'Bread goes into the pot and not beside it: it drinks the broth until the soup is thick enough for a fork.',
    onion: 'buy',
    fry: [[['celery'], 40], [['carrot'], 50], GARLIC],
    pour: [TOMATO, LEAF, [['thyme', 'rosemary'], 1]],
    water: 260,
    beans: [WHITE_BEANS, 100],
    late: [
      [(food) => food.category === 'bread' && !isNamed(food, 'breadcrumbs'), 40, 'crusts and all, torn'],
    ],
    beside: [[['parmesan', 'pecorino'], 10, 'grated']],
    room: 7,
    fit: 3,
  },
  {
    id: 'caldo-verde',
    family: 'soup',
    core: [isPotato, isCuredSausage, (food) => isLeafyGreen(food) || food.category === 'cabbage'],
    not: (food) =>
      isRice(food) ||
      isPasta(food) ||
      isCream(food) ||
      isMilk(food) ||
      food.roles.includes('cheese') ||
      isNamed(food, 'egg', 'sauerkraut', 'mustard') ||
      food.category === 'tinned-legume',
    mains: [isCuredSausage],
    title: 'caldo verde with $',
    says: 'Potatoes soft enough to thicken the broth, and the greens in shreds so fine that they need only minutes.',
    onion: 'buy',
    fry: [GARLIC],
    water: 300,
    room: 3,
  },
  {
    id: 'borscht',
    family: 'soup',
    core: [['beetroot', 'cooked-beetroot'], (food) => isRed(food) || isNamed(food, 'cabbage', 'red-cabbage')],
    some: [2, ['cabbage'], ['carrot'], isPotato, ['soured-cream'], ['dill'], isRed],
    not: ['feta', 'goats-cheese', 'lettuce', 'rocket', 'orange', 'walnuts', 'couscous'],
    mains: [isRed],
    title: 'borscht with $',
    says: 'A little vinegar keeps the beetroot red, and the pot is better still on its second day.',
    onion: 'buy',
    fry: [GARLIC],
    bloom: [PUREE],
    needs: [[VINEGARS, 1, 'tsp']],
    pour: [LEAF],
    water: 300,
    beside: [[['soured-cream', 'yoghurt'], 30]],
    room: 4,
  },
  {
    id: 'scotch-broth',
    family: 'soup',
    core: [(food) => isRed(food) || (isChop(food) && /lamb|beef/.test(food.id)), ['pearl-barley']],
    some: [2, ['carrot'], ['leek'], ['swede', 'turnip'], ['onion'], ['parsley'], ['celery']],
    not: ['beer', 'red-wine', 'tinned-tomato'],
    mains: [isRed, isChop],
    title: '$ and barley broth',
    says: 'Barley thickens it and roots sweeten it; it is a soup that stands for a meal.',
    onion: 'listed',
    pour: [[['pearl-barley'], 28], LEAF],
    water: 350,
    minutes: [45, 55],
    room: 4,
  },
  {
    id: 'harira',
    family: 'soup',
    core: [isDriedOrTin('chickpeas'), isLentil, ['tinned-tomato', 'passata', 'tomato', 'tomato-puree']],
    some: [2, ['celery'], ['coriander'], CINNAMON, ['turmeric'], isGinger, ['orzo', 'spaghetti'], isRed],
    not: ['garam-masala', 'curry-powder', 'coconut-milk', 'feta', 'rocket'],
    mains: [isRed, (food) => isChop(food) && /lamb/.test(food.id)],
    cue: 'the lentils are soft',
    title: 'harira with chickpeas and lentils',
    says: 'Chickpeas for bite, lentils for body and a little sweet spice: a soup that is a meal.',
    onion: 'buy',
    fry: [[['celery'], 35], GARLIC, GINGER],
    bloom: [[['turmeric', 'cumin'], -4], [CINNAMON, -2, ''], PUREE],
    beans: [isDriedOrTin('chickpeas'), 60],
    pour: [[isLentil, 30], TOMATO],
    late: [[['orzo', 'spaghetti'], 15, '']],
    water: 330,
    minutes: [25, 30],
    room: 2,
  },
  {
    id: 'clam-chowder',
    family: 'soup',
    core: [isShell, isPotato, (food) => isMilk(food) || isCream(food)],
    not: (food) => isRice(food) || isPasta(food) || isNamed(food, 'coconut-milk', 'curry-paste'),
    mains: [isShell, isBacon],
    title: '$ chowder',
    says: 'The shells open in the broth and salt it; the milk goes in last and never boils.',
    onion: 'buy',
    fry: [[['celery'], 40]],
    pour: [LEAF, [['white-wine'], 30]],
    water: 180,
    turn: pourMilk,
    room: 2,
  },
  {
    id: 'corn-chowder',
    family: 'soup',
    core: [['sweetcorn', 'corn-on-the-cob'], isPotato, (food) => isMilk(food) || isCream(food)],
    some: [1, isBacon, ['onion', 'leek', 'spring-onion'], ['celery']],
    not: (food) =>
      isRice(food) ||
      isPasta(food) ||
      isSea(food) ||
      food.roles.includes('cheese') ||
      isNamed(food, 'egg', 'coconut-milk', 'curry-paste', 'tinned-tuna'),
    mains: [isBacon],
    title: 'sweetcorn chowder with $',
    says: 'The potatoes thicken it and the sweetcorn sweetens it; the milk goes in last and never boils.',
    onion: 'buy',
    fry: [[['celery'], 40]],
    pour: [LEAF],
    late: [
      [['sweetcorn'], 110],
      [['corn-on-the-cob'], 110, 'kernels cut from the cob'],
    ],
    water: 200,
    turn: pourMilk,
    room: 2,
  },
  {
    id: 'minestrone',
    family: 'soup',
    core: [
      WHITE_BEANS,
      (food) => isPasta(food) && !isNamed(food, 'lasagne-sheet', 'filled-pasta', 'gnocchi'),
    ],
    some: [
      3,
      ['carrot'],
      ['celery'],
      ['courgette'],
      ['cabbage', 'kale', 'chard'],
      ['leek'],
      isPotato,
      ['green-beans', 'peas', 'frozen-peas'],
    ],
    not: (food) =>
      isPoultry(food) ||
      isFish(food) ||
      isSausage(food) ||
      isCream(food) ||
      isBraising(food) ||
      food.category === 'mince',
    mains: [isBacon],
    title: 'minestrone',
    says: 'Vegetables in the order of their hardness, beans for body and a little pasta: a soup that is different every week.',
    onion: 'buy',
    fry: [[['celery'], 40], [['carrot'], 50], GARLIC],
    bloom: [PUREE],
    pour: [TOMATO, LEAF, [['thyme', 'rosemary'], 1]],
    water: 300,
    beans: [WHITE_BEANS, 70],
    late: [[(food) => isPasta(food), 25, '']],
    beside: [[['parmesan', 'pecorino'], 10, 'grated']],
    room: 6,
    fit: 3,
  },
];
