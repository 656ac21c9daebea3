// What goes into the named dishes of the wok.

import type { FoodId } from '../../../food/foods.ts';
import type { Unit } from '../../../food/units.ts';
import {
  isChilli,
  isEgg,
  isGarlic,
  isLeafyGreen,
  isMince,
  isMushroom,
  isNamed,
  isNoodle,
  isOnion,
  isPasta,
  isPoultry,
  isPrawn,
  isRice,
  isTofu,
} from '../../slots.ts';
import { GARLIC, GINGER, SOY } from './doses.ts';
import type { Dose, Kit, Want } from './kit.ts';

export interface WokKit extends Kit {
  readonly id: string;
  readonly mains: readonly Want[];
  readonly title: string;
  readonly says: string;
  readonly fry?: readonly Dose[];
  readonly sauce: readonly Dose[];
  readonly needs?: readonly (readonly [ids: readonly FoodId[], amount: number, unit: Unit])[];
  /** Millilitres of water in the sauce for each serving. */
  readonly water?: number;
  /** Herbs and leaves, off the heat. */
  readonly end?: readonly Dose[];
  /** Raw, on the plate. */
  readonly beside?: readonly Dose[];
  /** An egg on top of each plate, or poured over in the pan. */
  readonly egg?: 'fried' | 'poured' | 'scrambled';
  /** Noodles or rice that go into the pan and not under it. */
  readonly inPan?: 'noodles' | 'rice';
  readonly room?: number;
  /** Grams of each vegetable for a serving; 60 where it does not say. */
  readonly greens?: number;
}

const SWEET: readonly FoodId[] = ['sugar', 'brown-sugar', 'honey'];
export const isThinBeef: Want = (food) => isNamed(food, 'steak', 'roast-beef', 'stewing-beef');
const isSliced: Want = (food) =>
  isNamed(food, 'steak', 'pork-fillet', 'pork-chop', 'pork-belly', 'roast-beef');
export const CHILLI: Dose = [isChilli, -20, 'sliced'];

export const WOK_TABLE: readonly WokKit[] = [
  {
    id: 'basil-stir-fry',
    core: [['basil'], (food) => isMince(food) || isPoultry(food) || isPrawn(food) || isTofu(food)],
    some: [2, ['fish-sauce'], ['oyster-sauce'], SOY, isChilli],
    not: (food) =>
      isNamed(food, 'coconut-milk', 'tinned-tomato', 'lemongrass', 'sesame-oil', 'rice-wine') ||
      isNoodle(food) ||
      isPasta(food),
    mains: [isMince, isPoultry, isPrawn, isTofu],
    title: 'pad kra pao: $ with basil',
    says: 'High heat and little time, and the basil is only wilted: it is a vegetable here and not a garnish.',
    fry: [[isGarlic, 6], CHILLI, [['shallot', 'onion'], 30, 'thinly sliced']],
    sauce: [
      [['fish-sauce'], 6],
      [SOY, 8],
      [['oyster-sauce'], 10],
    ],
    needs: [[SWEET, 0.5, 'tsp']],
    water: 20,
    end: [[['basil'], 12, 'leaves picked']],
    egg: 'fried',
    room: 2,
  },
  {
    id: 'larb',
    core: [isMince, ['lime', 'lemon'], (food) => isNamed(food, 'fish-sauce', 'mint')],
    some: [
      2,
      ['fish-sauce'],
      ['mint'],
      ['coriander'],
      ['lettuce', 'chinese-leaf'],
      ['shallot', 'red-onion'],
      isChilli,
    ],
    not: (food) =>
      isNoodle(food) ||
      isPasta(food) ||
      isNamed(
        food,
        'feta',
        'yoghurt',
        'aubergine',
        'cumin',
        'tinned-tomato',
        'couscous',
        'bulgur',
        'tortilla',
      ),
    mains: [isMince],
    title: '$ larb',
    says: 'Warm mince dressed like a salad: sharp, salty and fresh.',
    fry: [],
    sauce: [
      [['fish-sauce', 'soy-sauce'], 9],
      [['lime', 'lemon'], -50, 'juiced'],
    ],
    needs: [[SWEET, 0.5, 'tsp']],
    water: 0,
    end: [
      [['shallot', 'red-onion'], 20, 'thinly sliced'],
      [['mint'], 5, 'leaves picked'],
      [['coriander'], 5, 'chopped'],
      [['chilli-flakes'], -2, ''],
      CHILLI,
      [['spring-onion'], 10, 'thinly sliced'],
    ],
    beside: [
      [['lettuce', 'chinese-leaf'], 60, 'leaves separated'],
      [['cucumber'], 60, 'sliced'],
    ],
    room: 0,
  },
  {
    id: 'oyakodon',
    core: [isPoultry, isEgg, SOY, ['mirin', 'dashi']],
    mains: [isPoultry],
    title: '$ and egg rice bowl',
    says: 'Oyakodon: sweet broth and soft onion, held together by egg that sets under a lid.',
    fry: [[isOnion, 60, 'thinly sliced']],
    sauce: [
      [['dashi'], 60],
      [SOY, 14],
      [['mirin'], 14],
    ],
    needs: [[SWEET, 0.5, 'tsp']],
    water: 30,
    egg: 'poured',
    room: 1,
  },
  {
    id: 'gyudon',
    core: [isThinBeef, isOnion, SOY, ['mirin', 'dashi']],
    not: isNoodle,
    mains: [isThinBeef],
    title: '$ and onion rice bowl',
    says: 'Gyudon: beef as thin as paper, a minute or two in a sweet and salty broth, and a great deal of onion.',
    fry: [[isOnion, 90, 'thinly sliced'], GINGER],
    sauce: [
      [['dashi'], 50],
      [SOY, 15],
      [['mirin'], 15],
      [['rice-wine'], 10],
    ],
    needs: [[SWEET, 0.5, 'tsp']],
    water: 30,
    egg: 'fried',
    room: 1,
  },
  {
    id: 'bibimbap',
    core: [['gochujang'], (food) => isRice(food) || food.id === 'cooked-rice'],
    some: [
      3,
      ['carrot'],
      isLeafyGreen,
      ['beansprouts'],
      isEgg,
      ['courgette', 'cucumber'],
      isMushroom,
      isMince,
      isThinBeef,
      isTofu,
    ],
    not: ['rice-cakes', 'silken-tofu'],
    mains: [isMince, isThinBeef, isTofu],
    title: 'bibimbap with $',
    says: 'Rice with a little of everything on top; the red paste is stirred through only at the table.',
    fry: [GARLIC],
    sauce: [
      [SOY, 10],
      [['sesame-oil'], 5],
    ],
    needs: [[SWEET, 0.5, 'tsp']],
    water: 0,
    beside: [
      [['gochujang'], 14],
      [['kimchi', 'vegan-kimchi'], 30, ''],
      [['cucumber'], 40, 'sliced'],
    ],
    egg: 'fried',
    room: 4,
  },
  {
    id: 'bulgogi',
    core: [isSliced, [...SOY, 'gochujang'], ['pear', 'apple', 'sesame-oil', 'gochujang']],
    some: [1, ['pear', 'apple'], ['kimchi', 'vegan-kimchi'], ['gochujang']],
    not: (food) => isNoodle(food) || isNamed(food, 'rice-cakes', 'tofu', 'silken-tofu', 'potato'),
    mains: [isSliced],
    title: '$ bulgogi',
    says: 'A sweet and salty sauce over high heat turns to a brown glaze within minutes.',
    fry: [GARLIC, GINGER, [isOnion, 50, 'thinly sliced']],
    sauce: [
      [SOY, 14],
      [['pear', 'apple'], 30, 'peeled and grated'],
      [['gochujang'], 8],
      [['sesame-oil'], 5],
    ],
    needs: [[SWEET, 1, 'tsp']],
    water: 0,
    beside: [
      [['lettuce', 'salad-leaves'], 50, 'leaves separated'],
      [['kimchi', 'vegan-kimchi'], 35, ''],
    ],
    room: 2,
  },
  {
    id: 'japchae',
    core: [['glass-noodles'], [...SOY, 'sesame-oil']],
    some: [2, isThinBeef, isLeafyGreen, ['carrot'], isMushroom, ['pepper'], isOnion],
    mains: [isThinBeef, isTofu],
    title: 'japchae with $',
    says: 'Glass noodles turned in a sweet and salty sauce until they shine, with every vegetable still crisp.',
    fry: [GARLIC, [isOnion, 50, 'thinly sliced']],
    sauce: [
      [SOY, 16],
      [['sesame-oil'], 8],
    ],
    needs: [[SWEET, 1, 'tsp']],
    water: 10,
    inPan: 'noodles',
    room: 4,
  },
  {
    id: 'nasi-goreng',
    core: [
      (food) => food.id === 'cooked-rice' || isRice(food),
      (food) => isNamed(food, 'sweet-soy-sauce', 'sambal', 'shrimp-paste') && !/teriyaki/.test(food.name),
    ],
    some: [1, isEgg, isPrawn, ['cooked-rice'], ['cucumber']],
    not: ['coconut-milk', 'gochujang', 'curry-paste', 'tamarind'],
    mains: [isPrawn, isPoultry, isTofu, isSliced],
    title: 'nasi goreng with $',
    says: 'Rice fried dark and sticky, with something cool and something crisp beside it.',
    fry: [
      [['shallot', 'onion'], 40, 'thinly sliced'],
      GARLIC,
      CHILLI,
      [['shrimp-paste'], 2],
      [['sambal'], 4],
    ],
    sauce: [
      [['sweet-soy-sauce'], 14],
      [SOY, 5],
    ],
    egg: 'fried',
    inPan: 'rice',
    beside: [
      [['cucumber'], 50, 'sliced'],
      [['prawn-cracker', 'crispy-onions'], 10, ''],
    ],
    room: 2,
  },
  {
    id: 'pad-thai',
    core: [['rice-noodles'], ['tamarind', 'fish-sauce']],
    some: [3, ['tamarind'], ['fish-sauce'], ['peanuts'], ['beansprouts'], isEgg, ['lime'], isPrawn, isTofu],
    not: (food) =>
      isMince(food) || isNamed(food, 'peanut-butter', 'coconut-milk', 'star-anise', 'beef-stock', 'lettuce'),
    mains: [isPrawn, isPoultry, isTofu],
    title: 'pad thai with $',
    says: 'Sour, salty and sweet in one sauce, and noodles that go in while they still have a bite to lose.',
    fry: [[['shallot', 'onion'], 30, 'thinly sliced'], GARLIC],
    sauce: [
      [['tamarind'], 8],
      [['fish-sauce', 'soy-sauce'], 9],
    ],
    needs: [[SWEET, 1.5, 'tsp']],
    water: 25,
    egg: 'scrambled',
    inPan: 'noodles',
    room: 2,
  },
  {
    id: 'lemongrass-fry',
    core: [
      ['lemongrass'],
      (food) => isPoultry(food) || isSliced(food) || isTofu(food),
      ['fish-sauce', ...SOY],
    ],
    not: (food) =>
      isNoodle(food) ||
      isMushroom(food) ||
      isNamed(food, 'coconut-milk', 'makrut-lime-leaves', 'galangal', 'curry-paste'),
    mains: [isPoultry, isSliced, isTofu],
    title: 'lemongrass $',
    says: 'The lemongrass is chopped so fine that it can be eaten, and the sauce turns it to a glaze.',
    fry: [
      [['lemongrass'], -40, 'tender part only, very finely chopped'],
      GARLIC,
      CHILLI,
      [['shallot', 'onion'], 40, 'thinly sliced'],
    ],
    sauce: [
      [['fish-sauce'], 7],
      [SOY, 6],
    ],
    needs: [[SWEET, 1, 'tsp']],
    water: 15,
    beside: [
      [['cucumber'], 60, 'sliced'],
      [['lettuce'], 40, 'leaves separated'],
      [['carrot'], 40, 'peeled and cut into matchsticks'],
    ],
    room: 2,
  },
  {
    id: 'tomato-and-egg',
    core: [
      isEgg,
      ['tomato', 'cherry-tomato'],
      (food) => isRice(food) || food.id === 'cooked-rice' || isNoodle(food),
      ['spring-onion', ...SOY, 'ginger', 'sesame-oil'],
    ],
    not: (food) =>
      isMince(food) ||
      isPoultry(food) ||
      isPrawn(food) ||
      isTofu(food) ||
      isThinBeef(food) ||
      food.roles.includes('cheese') ||
      food.roles.includes('bread') ||
      food.roles.includes('cured') ||
      (food.roles[0] === 'protein' && !isEgg(food)) ||
      isNamed(
        food,
        'cumin',
        'harissa',
        'basil',
        'kimchi',
        'gochujang',
        'coconut-milk',
        'garam-masala',
        'saffron',
        'curry-powder',
        'yoghurt',
      ),
    mains: [],
    title: 'Chinese tomato and egg',
    says: 'Egg sets in a minute, and tomato gives up its juice in five: between them they make their own sauce.',
    fry: [GARLIC, GINGER],
    sauce: [],
    needs: [[SOY, 1, 'tsp']],
    greens: 140,
    end: [
      [['spring-onion'], 12, 'thinly sliced'],
      [['sesame-oil'], 2],
    ],
    egg: 'scrambled',
    room: 2,
  },
];
