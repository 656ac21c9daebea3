// Named pots of Africa and the Caribbean that are cooked on weeknights.

import {
  isChilli,
  isCured,
  isFish,
  isMince,
  isNamed,
  isNoodle,
  isPasta,
  isPoultry,
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
  TOMATOES,
  VINEGARS,
} from '../parts/doses.ts';
import type { PotKit } from '../parts/kit-pot.ts';

export const STEW_POTS: readonly PotKit[] = [
  {
    id: 'red-stew',
    core: [
      (food) => isPoultry(food) || isRed(food) || isFish(food),
      TOMATOES,
      ['pepper'],
      (food) => isNamed(food, 'scotch-bonnet') || isChilli(food),
      ['curry-powder', 'thyme', 'seasoning-cube', 'plantain'],
    ],
    not: (food) =>
      isCheesy(food) ||
      isPasta(food) ||
      isRice(food) ||
      isNoodle(food) ||
      isNamed(
        food,
        'coconut-milk',
        'cumin',
        'garam-masala',
        'soy-sauce',
        'olives',
        'kidney-beans',
        'okra',
        'palm-oil',
        'coriander',
        'peanut-butter',
        'tortilla',
        'potato',
        'ginger',
      ),
    mains: [isPoultry, isRed, isFish],
    title: 'red pepper stew with $',
    says: 'The stew of a Nigerian Sunday: pepper and tomato fried until the oil comes out, before any water goes in.',
    onion: 'buy',
    fry: [PEPPER, CHILLI, GARLIC, [TOMATOES, 130]],
    bloom: [[['curry-powder'], -4], PUREE],
    pour: [
      [['thyme'], -2, ''],
      [['seasoning-cube', 'stock-cube'], 3, 'crumbled'],
    ],
    water: 90,
    minutes: [25, 30],
    room: 1,
  },
  {
    id: 'brown-stew',
    core: [
      isPoultry,
      ['browning', ...SOY],
      ['thyme'],
      (food) => isChilli(food) || isNamed(food, 'scotch-bonnet', 'browning'),
    ],
    not: (food) =>
      isPasta(food) ||
      isNoodle(food) ||
      isNamed(food, 'mirin', 'coconut-milk', 'gochujang', 'lemongrass', 'lemon', 'sesame-oil'),
    mains: [isPoultry],
    title: 'brown stew $',
    says: 'Browned hard first, then stewed with thyme and pepper until the gravy is dark: Jamaica on a weeknight.',
    onion: 'buy',
    fry: [PEPPER, GARLIC, CHILLI, [TOMATOES, 60]],
    pour: [
      [['browning'], 8],
      [SOY, 10],
      [['ketchup'], 12],
      [['thyme'], -2, ''],
      [['allspice'], -2],
    ],
    water: 130,
    room: 2,
  },
  {
    id: 'frijoles-negros',
    core: [isDriedOrTin('black-beans'), ['pepper'], isRice],
    some: [1, ['cumin'], ['oregano'], ['bay-leaf'], VINEGARS],
    not: (food) =>
      isAnyMeat(food) ||
      isMince(food) ||
      isCheesy(food) ||
      isSausage(food) ||
      isCured(food) ||
      isEastern(food) ||
      isNamed(food, 'tortilla', 'salsa', 'avocado', 'sweetcorn', 'egg', 'sweet-potato', 'quinoa'),
    title: 'Cuban black beans',
    says: 'Pepper, onion and cumin fried down to a paste carry the beans; a drop of vinegar at the end wakes them.',
    onion: 'buy',
    fry: [PEPPER, GARLIC],
    bloom: [
      [['cumin'], -5],
      [['oregano'], -3],
    ],
    beans: [isDriedOrTin('black-beans'), 140],
    needs: [[VINEGARS, 1, 'tsp']],
    pour: [LEAF],
    water: 130,
    minutes: [15, 18],
    cue: 'thick and glossy',
    turn: crush,
    room: 2,
  },
];
