// What goes into the dishes of the wok that are cooked at home on a weeknight, from Sichuan to Java.

import type { Food, FoodId } from '../../../food/foods.ts';
import {
  isChilli,
  isEgg,
  isGinger,
  isMince,
  isNamed,
  isNoodle,
  isOnion,
  isPoultry,
  isPrawn,
  isQuickPoultry,
  isTofu,
} from '../../slots.ts';
import { GARLIC, GINGER, SOY } from './doses.ts';
import { CHILLI, type WokKit } from './wok-table.ts';

const SWEET: readonly FoodId[] = ['sugar', 'brown-sugar', 'honey'];
const SOURS: readonly FoodId[] = [
  'black-vinegar',
  'rice-vinegar',
  'vinegar',
  'cider-vinegar',
  'malt-vinegar',
];
const isPorkCut = (food: Food): boolean => isNamed(food, 'pork-chop', 'pork-fillet', 'pork-belly');
const isQuickMeat = (food: Food): boolean =>
  isQuickPoultry(food) || isPorkCut(food) || isPrawn(food) || isTofu(food);
const isAnyBeef = (food: Food): boolean => isNamed(food, 'steak', 'stewing-beef');
const isWheatNoodle = (food: Food): boolean =>
  isNoodle(food) && !isNamed(food, 'rice-noodles', 'glass-noodles', 'soba', 'rice-cakes', 'instant-noodles');
const isCrunchy = (food: Food): boolean =>
  isNamed(
    food,
    'cabbage',
    'beansprouts',
    'bok-choy',
    'chinese-leaf',
    'carrot',
    'pepper',
    'mangetout',
    'broccoli',
  );
const isBrothy = (food: Food): boolean =>
  food.category === 'stock' ||
  isNamed(
    food,
    'miso',
    'coconut-milk',
    'kimchi',
    'peanut-butter',
    'tahini',
    'gochujang',
    'curry-paste',
    'star-anise',
    'dashi',
    'mentsuyu',
    'tamarind',
    'lemongrass',
    'lettuce',
  );

const CHOW_MEIN: WokKit = {
  id: 'chow-mein',
  core: [
    isWheatNoodle,
    [...SOY, 'oyster-sauce'],
    ['beansprouts', 'cabbage', 'chinese-leaf'],
    (food) => isQuickMeat(food) || isAnyBeef(food),
  ],
  not: isBrothy,
  mains: [isQuickMeat, isAnyBeef],
  title: 'chow mein with $',
  says: 'Noodles fried in a pan too hot to leave alone, with everything cut to the same size before it is lit.',
  fry: [GARLIC, GINGER, [isOnion, 40, 'thinly sliced']],
  sauce: [
    [SOY, 14],
    [['oyster-sauce'], 10],
    [['sesame-oil'], 3],
  ],
  egg: 'scrambled',
  inPan: 'noodles',
  room: 3,
};

export const WOK_HOME: readonly WokKit[] = [
  CHOW_MEIN,
  {
    ...CHOW_MEIN,
    id: 'mie-goreng',
    core: [isNoodle, ['sweet-soy-sauce'], (food) => isCrunchy(food) || isEgg(food)],
    title: 'mie goreng with $',
    says: 'Noodles turned dark and sweet with kecap manis, and egg among them.',
    fry: [GARLIC, GINGER, CHILLI, [['shallot', 'onion', 'leek'], 40, 'thinly sliced']],
    sauce: [
      [['sweet-soy-sauce'], 16],
      [SOY, 5],
      [['sambal'], 4],
    ],
  },
  {
    ...CHOW_MEIN,
    id: 'pad-see-ew',
    core: [
      ['rice-noodles'],
      [...SOY, 'oyster-sauce'],
      isEgg,
      ['bok-choy', 'broccoli', 'tenderstem-broccoli', 'kale', 'spring-greens'],
    ],
    not: (food) => isBrothy(food) || isNamed(food, 'peanuts', 'curry-powder', 'lime'),
    title: 'pad see ew with $',
    says: 'Soft rice noodles, dark soy sauce and greens; the noodles want to lie still until they catch a little.',
  },
  {
    id: 'dan-dan',
    core: [isMince, isNoodle, ['tahini', 'peanut-butter', 'chilli-oil', 'doubanjiang', 'preserved-greens']],
    not: (food) =>
      isNamed(
        food,
        'coconut-milk',
        'lime',
        'lemongrass',
        'basil',
        'fish-sauce',
        'tinned-tomato',
        'curry-paste',
        'gochujang',
      ),
    mains: [isMince],
    title: 'dan dan-style noodles with $',
    says: 'Crisp mince, a sauce that is mixed in the bowl, and noodles turned through both while they steam.',
    fry: [GARLIC, GINGER, [['doubanjiang'], 6], [['preserved-greens', 'mixed-pickles'], 20, 'chopped']],
    sauce: [
      [['tahini', 'peanut-butter'], 18],
      [['chilli-oil'], 5],
      [SOURS, 5],
    ],
    needs: [[SOY, 1.5, 'tbsp']],
    water: 40,
    inPan: 'noodles',
    room: 2,
  },
  {
    id: 'kung-pao',
    core: [
      isQuickMeat,
      ['peanuts', 'cashews'],
      SOY,
      (food) => isChilli(food) || isNamed(food, 'dried-chilli', 'sichuan-pepper', 'chilli-flakes'),
    ],
    not: (food) =>
      isNoodle(food) ||
      isBrothy(food) ||
      isNamed(food, 'lime', 'fish-sauce', 'basil', 'sweet-soy-sauce', 'mint'),
    mains: [isQuickMeat],
    title: 'kung pao $',
    says: 'Dried chilli turned in hot oil, something sour and something sweet, and nuts that go in last to stay crisp.',
    fry: [
      [['dried-chilli'], -4, 'snapped in two and the seeds shaken out'],
      [['sichuan-pepper'], -2, 'crushed'],
      GARLIC,
      GINGER,
    ],
    sauce: [
      [SOY, 14],
      [SOURS, 8],
      [['rice-wine', 'sherry'], 8],
    ],
    needs: [
      [SWEET, 1, 'tsp'],
      [['cornflour'], 0.5, 'tsp'],
    ],
    water: 20,
    end: [
      [['peanuts', 'cashews'], 18, 'toasted'],
      [['spring-onion'], 15, 'thinly sliced'],
    ],
    room: 2,
  },
  {
    id: 'sweet-and-sour',
    core: [
      isQuickMeat,
      ['pineapple'],
      ['ketchup', 'sweet-chilli-sauce', ...SOURS],
      [...SOY, 'pepper', 'ketchup'],
    ],
    not: (food) =>
      isNoodle(food) ||
      food.roles.includes('cheese') ||
      food.category === 'bread' ||
      isNamed(food, 'tortilla', 'coconut-milk', 'burger-bun', 'gammon', 'barbecue-sauce', 'curry-paste'),
    mains: [isQuickMeat],
    title: 'sweet and sour $',
    says: 'Made in a wok and not out of a jar: pineapple for the sweet, vinegar for the sour, and pepper still crisp.',
    fry: [GARLIC, GINGER, [isOnion, 50, 'cut into wedges']],
    sauce: [
      [['pineapple'], 80, 'cut into chunks'],
      [['ketchup', 'sweet-chilli-sauce'], 22],
      [SOY, 8],
    ],
    needs: [
      [SOURS, 0.75, 'tbsp'],
      [['cornflour'], 0.5, 'tsp'],
    ],
    water: 20,
    room: 2,
  },
  {
    id: 'shogayaki',
    core: [isPorkCut, isGinger, SOY, ['mirin', 'rice-wine', 'cabbage']],
    not: (food) =>
      isNoodle(food) ||
      isNamed(
        food,
        'gochujang',
        'kimchi',
        'star-anise',
        'vinegar',
        'pineapple',
        'five-spice',
        'pear',
        'apple',
        'potato',
        'coconut-milk',
        'fish-sauce',
        'doubanjiang',
      ),
    mains: [isPorkCut],
    title: 'ginger $, the Japanese way',
    says: 'Shogayaki: thin meat, a great deal of ginger and a sauce that is done when it shines.',
    fry: [
      [isOnion, 50, 'thinly sliced'],
      [isGinger, 10, 'peeled and finely grated'],
    ],
    sauce: [
      [SOY, 14],
      [['mirin'], 14],
      [['rice-wine'], 10],
    ],
    needs: [[SWEET, 0.5, 'tsp']],
    beside: [[['cabbage'], 70, 'very finely shredded']],
    room: 1,
  },
  {
    id: 'sweet-soy-fry',
    core: [
      (food) => isPoultry(food) || isTofu(food) || food.id === 'tempeh',
      ['sweet-soy-sauce'],
      (food) => isOnion(food) || isChilli(food) || isNamed(food, 'garlic', 'lime'),
    ],
    not: (food) =>
      isNoodle(food) ||
      isEgg(food) ||
      isPrawn(food) ||
      isNamed(food, 'cooked-rice', 'coconut-milk', 'peanut-butter', 'cucumber'),
    mains: [isPoultry, isTofu, ['tempeh']],
    title: '$ in sweet soy sauce',
    says: 'Kecap manis boiled down until it clings, with something hot and a squeeze of something sour.',
    fry: [[isOnion, 60, 'thinly sliced'], GARLIC, GINGER, CHILLI],
    sauce: [
      [['sweet-soy-sauce'], 20],
      [SOY, 5],
    ],
    water: 30,
    room: 2,
  },
  {
    id: 'sambal-prawns',
    core: [
      (food) => isPrawn(food) || food.id === 'squid',
      (food) => isChilli(food) || food.id === 'sambal',
      ['shrimp-paste', 'tamarind', 'sambal'],
    ],
    not: (food) =>
      isNoodle(food) ||
      isNamed(
        food,
        'coconut-milk',
        'lemongrass',
        'cooked-rice',
        'egg',
        'curry-leaves',
        'mushroom',
        'peanuts',
      ),
    mains: [isPrawn],
    title: 'sambal $',
    says: 'Shallots and chilli fried to a red paste before anything else comes near the pan.',
    fry: [
      [['shallot', 'onion', 'red-onion'], 60, 'very finely chopped'],
      GARLIC,
      [isChilli, 10, 'finely chopped'],
      [['shrimp-paste'], 3],
      [['sambal'], 10],
    ],
    sauce: [
      [['tamarind'], 6],
      [['tomato-puree'], 8],
    ],
    needs: [[SWEET, 1, 'tsp']],
    water: 30,
    room: 2,
  },
];
