// Named pots from India to Japan that are cooked on weeknights, by the foods that make them what they are.

import type { FoodId } from '../../../food/foods.ts';
import {
  isChilli,
  isEgg,
  isFish,
  isGinger,
  isMince,
  isNamed,
  isNoodle,
  isOnion,
  isPasta,
  isPoultry,
  isPrawn,
  isRice,
  isTofu,
} from '../../slots.ts';
import { CHILLI, GARLIC, GINGER, isAnyMeat, isPork, isRed, PUREE, TOMATO, TOMATOES } from '../parts/doses.ts';
import type { PotKit } from '../parts/kit-pot.ts';

const SWEET: readonly FoodId[] = ['sugar', 'brown-sugar', 'honey'];

const KHO: PotKit = {
  id: 'kho',
  core: [isPoultry, ['fish-sauce'], ['ginger', 'sugar', 'brown-sugar', 'coconut-water']],
  some: [1, [...SWEET, 'coconut-water']],
  not: (food) =>
    isNoodle(food) ||
    isNamed(
      food,
      'lemongrass',
      'coconut-milk',
      'tamarind',
      'lime',
      'basil',
      'cabbage',
      'soy-sauce',
      'curry-paste',
    ),
  mains: [isPoultry],
  title: '$ in caramel and fish sauce',
  says: 'Sugar and fish sauce boiled down until they cling: salty enough for a great deal of plain rice.',
  onion: 'listed',
  fry: [GARLIC, GINGER, CHILLI],
  needs: [[['brown-sugar', 'sugar'], 1, 'tbsp']],
  pour: [
    [['fish-sauce'], 14],
    [['coconut-water'], 120],
  ],
  water: 60,
  unsalted: true,
  glaze: 'syrupy',
  room: 1,
};

export const ASIAN_POTS: readonly PotKit[] = [
  KHO,
  {
    ...KHO,
    core: [isFish, ['fish-sauce'], SWEET],
    some: [0],
    mains: [isFish],
    says: 'What the fish simmers in is boiled down to a glaze: salty, sweet, and meant for plain rice.',
    bloom: [[['black-pepper'], -2]],
  },
  {
    id: 'egg-curry',
    core: [
      isEgg,
      (food) => isOnion(food) || isNamed(food, 'coconut-milk'),
      ['garam-masala', 'curry-powder', 'curry-leaves', 'indian-curry-paste', 'coriander-ground'],
      [...TOMATOES, 'coconut-milk', 'tomato-puree', 'yoghurt'],
    ],
    not: (food) =>
      isAnyMeat(food) ||
      isMince(food) ||
      isPasta(food) ||
      isNoodle(food) ||
      food.roles.includes('cheese') ||
      ['legume', 'cured'].includes(food.roles[0]) ||
      (food.roles[0] === 'protein' && !isEgg(food)) ||
      isNamed(food, 'plain-flour', 'soy-sauce', 'spinach', 'bread', 'cooked-rice', 'cabbage', 'courgette'),
    title: 'egg curry',
    says: 'Eggs boiled hard and turned in a spiced gravy: the supper of a day without shopping.',
    onion: 'buy',
    fry: [GARLIC, GINGER, CHILLI, [['curry-leaves'], -2, '']],
    bloom: [
      [['garam-masala', 'curry-powder', 'indian-curry-paste'], 3],
      [['coriander-ground', 'cumin', 'cumin-seeds'], -4],
      [['turmeric'], -3],
      [['chilli-powder'], -2],
      PUREE,
    ],
    pour: [TOMATO, [['coconut-milk'], 90]],
    water: 90,
    minutes: [10, 12],
    cue: 'thick, with the oil at the edge',
    eggs: true,
    room: 2,
  },
  {
    id: 'khichdi',
    core: [
      isRice,
      ['moong-dal', 'red-lentils', 'mung-beans'],
      ['turmeric', 'ghee', 'cumin-seeds', 'asafoetida'],
    ],
    not: (food) =>
      isAnyMeat(food) ||
      isNamed(
        food,
        'tamarind',
        'coconut-milk',
        'peanut-butter',
        'berbere',
        'passata',
        'tinned-tomato',
        'egg',
        'toor-dal',
      ),
    title: 'khichdi',
    says: 'Rice and lentils cooked until they are one soft thing: what is eaten all over India on a tired evening.',
    onion: 'listed',
    fry: [GINGER, CHILLI],
    bloom: [
      [['cumin-seeds', 'mustard-seeds'], -4],
      [['asafoetida'], -1],
      [['turmeric'], -3],
      [['curry-leaves'], -2, ''],
    ],
    pour: [
      [(food) => isRice(food), 45],
      [['moong-dal', 'red-lentils', 'mung-beans'], 40],
    ],
    water: 420,
    minutes: [28, 32],
    cue: 'soft and as loose as porridge',
    beside: [[['yoghurt'], 40]],
    room: 3,
  },
  {
    id: 'rasam',
    family: 'soup',
    core: [TOMATOES, ['tamarind'], ['mustard-seeds', 'curry-leaves', 'cumin', 'cumin-seeds']],
    not: (food) =>
      isAnyMeat(food) ||
      isFish(food) ||
      isPrawn(food) ||
      isNoodle(food) ||
      isNamed(food, 'coconut-milk', 'aubergine', 'okra', 'carrot', 'egg'),
    title: 'rasam: sour and peppery tomato broth',
    says: 'Thin, sour and hot with pepper: it is drunk from the glass or poured over rice.',
    fry: [GARLIC, CHILLI],
    bloom: [
      [['mustard-seeds'], -3],
      [['cumin-seeds', 'cumin'], -4],
      [['black-pepper'], -3],
      [['curry-leaves'], -2, ''],
      [['turmeric'], -2],
      [['asafoetida'], -1],
    ],
    pour: [
      [TOMATOES, 150],
      [['tamarind'], 8],
    ],
    water: 280,
    minutes: [12, 15],
    cue: 'the tomatoes have fallen apart',
    room: 0,
  },
  {
    id: 'chettinad',
    core: [
      isPoultry,
      ['curry-leaves'],
      ['black-pepper', 'fennel-seeds', 'coconut', 'coconut-desiccated', 'dried-chilli'],
    ],
    not: ['coconut-milk', 'double-cream', 'soy-sauce', 'potato'],
    mains: [isPoultry],
    title: 'South Indian pepper $',
    says: 'Curry leaves crackle in the fat first, and the sauce is boiled down until it sticks to the meat.',
    onion: 'buy',
    fry: [GARLIC, GINGER, [['curry-leaves'], -3, '']],
    bloom: [
      [['black-pepper'], -4],
      [['fennel-seeds'], -3],
      [['coriander-ground', 'garam-masala', 'curry-powder'], -5],
      [['turmeric'], -3],
      [['dried-chilli', 'chilli-powder'], -3],
    ],
    pour: [
      [TOMATOES, 90],
      [['coconut', 'coconut-desiccated'], 15, 'grated'],
    ],
    water: 60,
    minutes: [22, 25],
    glaze: 'the sauce is dark and nearly dry',
    room: 1,
  },
  {
    id: 'pho',
    family: 'soup',
    core: [
      (food) => isRed(food) || isPoultry(food) || food.id === 'steak',
      ['rice-noodles'],
      ['star-anise', 'cinnamon', 'cinnamon-stick', 'cloves'],
    ],
    some: [
      1,
      ['fish-sauce'],
      ['beansprouts'],
      ['beef-stock', 'chicken-stock', 'stock'],
      ['basil', 'coriander', 'mint'],
      ['lime'],
      isGinger,
    ],
    not: ['coconut-milk', 'tomato-puree', 'lemongrass', 'curry-paste', 'peanut-butter'],
    title: 'pho: noodle soup with star anise',
    says: 'The broth has its half hour with the spice first; meat cut paper thin is done in it in minutes.',
    onion: 'listed',
    fry: [[isGinger, 6, 'sliced'], GARLIC],
    pour: [
      [['star-anise'], -2, ''],
      [['cinnamon-stick', 'cinnamon', 'cloves'], -2, ''],
      [['beef-stock', 'chicken-stock', 'stock'], 200],
      [['beef-stock-cube', 'chicken-stock-cube', 'stock-cube'], 4, 'crumbled'],
      [['fish-sauce', 'soy-sauce'], 10],
    ],
    water: 350,
    minutes: [25, 30],
    cue: 'the broth smells of spice all through',
    late: [
      [
        (food) => isRed(food) || isPoultry(food) || food.id === 'steak',
        110,
        'cut across the grain into very thin slices',
      ],
      [['beansprouts'], 50, ''],
    ],
    unsalted: true,
    room: 1,
  },
  {
    id: 'tofu-in-tomato',
    core: [isTofu, TOMATOES, ['fish-sauce', 'soy-sauce', 'tamari']],
    some: [1, ['spring-onion'], ['fish-sauce'], isRice, ['cooked-rice']],
    not: (food) =>
      isMince(food) ||
      isEgg(food) ||
      isPasta(food) ||
      isNoodle(food) ||
      ['paste', 'tinned-legume', 'cured-sausage'].includes(food.category) ||
      isNamed(
        food,
        'coconut-milk',
        'kimchi',
        'miso',
        'garam-masala',
        'cumin',
        'pork-belly',
        'mushroom',
        'dashi',
        'peanuts',
        'peanut-butter',
      ),
    mains: [isTofu],
    title: 'tofu in tomato sauce',
    says: 'Tomato cooked down with something salty, and tofu that drinks it: five minutes of work over rice.',
    onion: 'listed',
    fry: [GARLIC, CHILLI],
    needs: [[['sugar', 'brown-sugar'], 0.5, 'tsp']],
    pour: [
      [TOMATOES, 160],
      [['fish-sauce', 'soy-sauce', 'tamari'], 8],
    ],
    water: 40,
    unsalted: true,
    end: [[['spring-onion'], 12, 'thinly sliced']],
    room: 2,
  },
  {
    id: 'tinola',
    family: 'soup',
    core: [isPoultry, isGinger, ['papaya', 'chayote', 'moringa-leaf', 'spinach', 'bok-choy'], ['fish-sauce']],
    not: (food) =>
      isNoodle(food) ||
      isNamed(food, 'coconut-milk', 'soy-sauce', 'lemongrass', 'tamarind', 'peanuts', 'basil'),
    mains: [isPoultry],
    title: 'tinola: ginger soup with $',
    says: 'More ginger than seems right, a clear broth, and greens that go in when the pot is off the boil.',
    onion: 'listed',
    fry: [GARLIC, [isGinger, 10, 'peeled and cut into matchsticks']],
    pour: [
      [['fish-sauce'], 10],
      [['papaya'], 110, 'peeled, seeded and cut into chunks'],
    ],
    water: 330,
    unsalted: true,
    room: 3,
  },
  {
    id: 'kare-kare',
    core: [isRed, ['peanut-butter'], ['shrimp-paste', 'aubergine', 'bok-choy', 'green-beans']],
    not: (food) => isNoodle(food) || isNamed(food, 'coconut-milk', 'soy-sauce', 'curry-paste', ...TOMATOES),
    mains: [isRed],
    title: '$ kare-kare',
    says: 'A stew thick with peanut that is hardly salted: the shrimp paste beside it does that, bite by bite.',
    onion: 'buy',
    fry: [GARLIC],
    pour: [[['peanut-butter'], 30]],
    water: 220,
    beside: [[['shrimp-paste'], 5]],
    room: 4,
    fit: 3,
  },
  {
    id: 'bicol-express',
    core: [isPork, ['coconut-milk', 'coconut-cream'], isChilli, ['shrimp-paste', 'fish-sauce']],
    not: (food) =>
      isNoodle(food) || isNamed(food, 'curry-paste', 'lemongrass', 'pumpkin', 'aubergine', 'turmeric'),
    mains: [isPork],
    title: 'Bicol express: $ in coconut and chilli',
    says: 'Coconut milk boiled down round the meat until its oil shows, hot with as much chilli as you like.',
    onion: 'listed',
    fry: [GARLIC, GINGER],
    bloom: [
      [['shrimp-paste'], 6],
      [isChilli, 8, 'sliced'],
    ],
    pour: [
      [['coconut-milk', 'coconut-cream'], 130],
      [['fish-sauce'], 6],
    ],
    water: 60,
    unsalted: true,
    glaze: 'thick, with the oil showing',
    room: 1,
    fit: 3,
  },
];
