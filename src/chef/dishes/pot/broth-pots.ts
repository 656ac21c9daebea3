// Named pots of the Philippines, Japan, Korea and China that are cooked on weeknights.

import type { FoodId } from '../../../food/foods.ts';
import {
  isEgg,
  isGinger,
  isMushroom,
  isNamed,
  isNoodle,
  isPotato,
  isPoultry,
  isPrawn,
  isTofu,
} from '../../slots.ts';
import { core, over, say, until } from '../../words/say.ts';
import { GARLIC, GINGER, isPork, isRed, LEAF, SOY, VINEGARS } from '../parts/doses.ts';
import type { PotKit } from '../parts/kit-pot.ts';

const SWEET: readonly FoodId[] = ['sugar', 'brown-sugar', 'honey'];
const SOURS: readonly FoodId[] = ['rice-vinegar', 'black-vinegar', ...VINEGARS];

export const BROTH_POTS: readonly PotKit[] = [
  {
    id: 'pinakbet',
    core: [
      ['shrimp-paste', 'fish-sauce'],
      ['okra', 'bitter-melon', 'aubergine'],
    ],
    some: [
      3,
      ['okra'],
      ['bitter-melon'],
      ['aubergine'],
      ['green-beans'],
      ['pumpkin', 'butternut-squash'],
      ['tomato'],
    ],
    not: (food) =>
      isNoodle(food) ||
      isNamed(
        food,
        'coconut-milk',
        'tamarind',
        'lemongrass',
        'curry-paste',
        'peanut-butter',
        'basil',
        'lime',
      ),
    mains: [isPork, isPrawn],
    title: 'pinakbet: vegetables with shrimp paste',
    says: 'The vegetables steam in their own juice and are not stirred to pieces; the paste is all the salt there is.',
    onion: 'listed',
    fry: [GARLIC, GINGER, [['tomato'], 70]],
    bloom: [[['shrimp-paste'], 7]],
    pour: [[['fish-sauce'], 6]],
    water: 70,
    unsalted: true,
    room: 5,
  },
  {
    id: 'nikujaga',
    core: [
      (food) => isRed(food) || isPork(food) || food.id === 'steak',
      isPotato,
      SOY,
      ['mirin', 'dashi', 'rice-wine'],
    ],
    not: (food) =>
      isNoodle(food) ||
      isNamed(
        food,
        'curry-roux',
        'gochujang',
        'gochugaru',
        'star-anise',
        'miso',
        'tinned-tomato',
        'five-spice',
      ),
    mains: [(food) => isRed(food) || isPork(food) || food.id === 'steak'],
    title: 'nikujaga: $ and potatoes in sweet soy broth',
    plain: 'nikujaga',
    says: 'The potatoes soak up a sweet and salty broth, and the meat, cut thin, is there for its taste.',
    onion: 'listed',
    fry: [GINGER],
    needs: [[SWEET, 1, 'tsp']],
    pour: [
      [SOY, 18],
      [['mirin'], 15],
      [['rice-wine'], 15],
      [['dashi'], 60],
    ],
    water: 130,
    thin: true,
    unsalted: true,
    room: 2,
  },
  {
    id: 'dak-bokkeum-tang',
    core: [isPoultry, ['gochujang', 'gochugaru'], isPotato],
    not: (food) => isNoodle(food) || isNamed(food, 'rice-cakes', 'kimchi', 'mayonnaise', 'breadcrumbs'),
    mains: [isPoultry],
    title: 'dak-bokkeum-tang: hot braised $',
    says: 'Potatoes in large pieces, and a red sauce boiled down until it coats them.',
    onion: 'listed',
    fry: [GARLIC, GINGER],
    bloom: [
      [['gochujang'], 16],
      [['gochugaru'], -5],
    ],
    needs: [[SWEET, 1, 'tsp']],
    pour: [[SOY, 12]],
    water: 150,
    unsalted: true,
    minutes: [25, 30],
    glaze: 'thick and shining',
    end: [[['sesame-oil'], 3]],
    room: 2,
  },
  {
    id: 'soy-braised',
    core: [isPoultry, SOY, ['star-anise', 'five-spice']],
    some: [1, isGinger, [...SWEET], ['rice-wine', 'sherry'], ['spring-onion']],
    not: (food) =>
      isNoodle(food) ||
      isNamed(food, 'coconut-milk', 'tinned-tomato', 'gochujang', 'peanut-butter', 'orange'),
    mains: [isPoultry],
    title: 'soy-braised $',
    says: 'Soy sauce, sugar and sweet spice boiled down to a varnish: dark and sticky.',
    fry: [GARLIC, GINGER, [['spring-onion'], 10, 'cut into lengths']],
    needs: [[SWEET, 2, 'tsp']],
    pour: [[SOY, 22], [['rice-wine', 'sherry'], 25], [['star-anise', 'five-spice'], -2, ''], LEAF],
    water: 120,
    unsalted: true,
    glaze: 'the sauce is syrupy and coats the meat',
    eggs: true,
    room: 2,
  },
  {
    id: 'hot-sour-soup',
    family: 'soup',
    core: [isTofu, isMushroom, SOURS],
    some: [
      2,
      isEgg,
      ['bamboo-shoots'],
      ['black-pepper'],
      ['cornflour'],
      SOY,
      ['chilli-oil', 'chilli-flakes'],
      isPork,
    ],
    not: (food) =>
      isNoodle(food) ||
      isNamed(food, 'lemongrass', 'kimchi', 'miso', 'gochujang', 'coconut-milk', 'broccoli', 'peanuts'),
    mains: [isTofu],
    title: 'hot and sour soup with $',
    says: 'Vinegar for the sour, pepper for the heat, and egg poured in a thread so that it sets in ribbons.',
    fry: [GARLIC, GINGER],
    needs: [[SOURS, 1, 'tbsp']],
    pour: [
      [SOY, 10],
      [['bamboo-shoots'], 40, 'cut into strips'],
      [['chicken-stock-cube', 'stock-cube'], 4, 'crumbled'],
    ],
    water: 320,
    minutes: [8, 10],
    unsalted: true,
    turn: (board) => {
      const { servings, us } = board.kitchen;
      const loose = board.need(['cornflour'], servings, 'tsp', { prepare: 'mixed with cold water' });
      const found = board.kitchen.find('egg');
      const egg = found === undefined ? null : board.take(found, { each: 40, prepare: 'beaten' });
      return say`Stir in ${loose} and simmer ${over('medium')} ${until('the broth has body', 1, 2)}.${egg === null ? '' : say` Pour ${egg} in a thread, wait, then stir once ${until('the egg is set in ribbons', 1, 2)} (${core(71, us)}).`}`;
    },
    end: [
      [['black-pepper'], -3],
      [['chilli-oil', 'sesame-oil'], 3],
    ],
    room: 2,
  },
];
