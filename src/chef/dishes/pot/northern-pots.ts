// Named pots of Europe north of the olive and a few beside them, cooked on weeknights.

import type { Said } from '../../draft.ts';
import {
  isBacon,
  isBraising,
  isCream,
  isCured,
  isFish,
  isLentil,
  isMushroom,
  isNamed,
  isOnion,
  isPasta,
  isPotato,
  isPoultry,
  isPrawn,
  isRice,
  isSausage,
  isShell,
} from '../../slots.ts';
import type { Board } from '../../start-draft.ts';
import { say } from '../../words/say.ts';
import {
  CHILLI,
  crush,
  GARLIC,
  GINGER,
  isAnyMeat,
  isCheesy,
  isEastern,
  isPork,
  LEAF,
  PEPPER,
  PUREE,
  TOMATO,
  TOMATOES,
} from '../parts/doses.ts';
import type { PotKit } from '../parts/kit-pot.ts';
import { pourMilk } from '../soup/soup-pots.ts';

const squash = (board: Board): Said | null =>
  board.parts.some(({ food }) => isPotato(food))
    ? say`Crush some of the potatoes against the side of the pan, so that they thicken the soup.`
    : null;

export const NORTHERN_POTS: readonly PotKit[] = [
  {
    id: 'cacciatore',
    core: [
      (food) => isPoultry(food) || food.id === 'rabbit',
      TOMATOES,
      ['olives', 'red-wine', 'white-wine', 'capers', 'mushroom'],
    ],
    some: [
      2,
      ['olives'],
      ['rosemary', 'bay-leaf', 'sage'],
      isMushroom,
      ['pepper'],
      ['red-wine', 'white-wine'],
      ['capers'],
      ['celery'],
    ],
    not: (food) =>
      isEastern(food) ||
      isCheesy(food) ||
      isPasta(food) ||
      isPotato(food) ||
      isCream(food) ||
      isCured(food) ||
      isRice(food) ||
      isNamed(
        food,
        'cumin',
        'feta',
        'lemon',
        'tortilla',
        'harissa',
        'preserved-lemon',
        'ras-el-hanout',
        'raisins',
        'couscous',
        'broccoli',
      ),
    mains: [isPoultry, ['rabbit']],
    title: '$ cacciatore',
    says: 'The hunter’s pot: what is browned goes back under tomato, wine and olives until the meat leaves the bone.',
    onion: 'buy',
    fry: [PEPPER, [['celery'], 40], GARLIC],
    bloom: [PUREE],
    pour: [
      [['red-wine', 'white-wine'], 60],
      [TOMATOES, 130],
      [['rosemary', 'thyme', 'sage', 'oregano'], 1],
      LEAF,
    ],
    water: 40,
    late: [
      [['olives'], 20, ''],
      [['capers'], 5],
    ],
    room: 2,
  },
  {
    id: 'mustard-cream',
    core: [
      (food) => isPoultry(food) || isNamed(food, 'rabbit', 'pork-fillet'),
      ['mustard', 'wholegrain-mustard'],
      isCream,
    ],
    some: [1, ['shallot', 'leek', 'onion'], ['white-wine'], ['tarragon'], ['thyme']],
    not: (food) =>
      isEastern(food) ||
      isCheesy(food) ||
      isPasta(food) ||
      isCured(food) ||
      isNamed(
        food,
        'ketchup',
        'paprika',
        'puff-pastry',
        'shortcrust-pastry',
        'honey',
        'spinach',
        'prunes',
        'potato',
        'bread',
        'whisky',
      ) ||
      isMushroom(food),
    mains: [isPoultry, ['rabbit', 'pork-fillet']],
    title: '$ in mustard cream',
    says: 'The mustard goes in with the cream, off the heat: boiled, it would lose its bite.',
    onion: 'listed',
    fry: [GARLIC],
    pour: [
      [['white-wine', 'cider'], 70],
      [['thyme', 'tarragon'], 1],
    ],
    water: 70,
    end: [
      [isCream, 50],
      [['mustard', 'wholegrain-mustard'], 9],
    ],
    room: 2,
  },
  {
    id: 'sausage-stroganoff',
    core: [
      (food) => isNamed(food, 'smoked-sausage', 'hot-dog', 'luncheon-sausage'),
      isCream,
      ['tomato-puree', 'ketchup', 'passata'],
    ],
    not: (food) =>
      isPasta(food) || isCheesy(food) || isEastern(food) || isNamed(food, 'egg', 'kidney-beans', 'beetroot'),
    mains: [['smoked-sausage', 'hot-dog']],
    late: [[['luncheon-sausage'], 110, 'cut into strips']],
    title: 'sausage stroganoff',
    says: 'Korv stroganoff, which Swedish children ask for: sausage, a little tomato and cream, over rice.',
    onion: 'buy',
    bloom: [
      [['tomato-puree', 'ketchup'], 18],
      [['mustard'], 4],
      [['paprika'], -3],
    ],
    pour: [[['passata'], 70]],
    water: 60,
    minutes: [6, 8],
    cue: 'the sausage is hot all through',
    end: [[isCream, 60]],
    unsalted: true,
    room: 2,
  },
  {
    id: 'paprika-potatoes',
    core: [isPotato, ['smoked-sausage', 'hot-dog', 'chorizo'], ['paprika'], isOnion],
    not: (food) =>
      isCheesy(food) ||
      isEastern(food) ||
      isPasta(food) ||
      isNamed(food, 'egg', 'kale', 'sauerkraut', 'chickpeas', 'beetroot') ||
      isPoultry(food) ||
      isFish(food),
    mains: [['smoked-sausage', 'hot-dog', 'chorizo']],
    title: 'paprika potatoes with $',
    says: 'Paprikás krumpli: potatoes that thicken their own red sauce, and sausage to season it.',
    fry: [[isOnion, 80], PEPPER, GARLIC],
    bloom: [
      [['paprika'], 4],
      [['caraway-seeds'], -2],
    ],
    pour: [[TOMATOES, 60]],
    water: 160,
    beside: [
      [['soured-cream'], 30],
      [['gherkins'], 20, 'sliced'],
    ],
    room: 2,
  },
  {
    id: 'potato-soup',
    family: 'soup',
    core: [
      isPotato,
      ['smoked-sausage', 'hot-dog', 'sausage'],
      ['leek', 'celeriac'],
      ['carrot', 'celeriac', 'double-cream', 'oregano'],
    ],
    not: (food) =>
      isCheesy(food) ||
      isEastern(food) ||
      isRice(food) ||
      isPasta(food) ||
      isFish(food) ||
      isPoultry(food) ||
      isNamed(
        food,
        'egg',
        'yellow-split-peas',
        'green-lentils',
        'puff-pastry',
        'gravy-granules',
        'sauerkraut',
        'kale',
      ) ||
      isLentil(food),
    mains: [['smoked-sausage', 'hot-dog', 'sausage']],
    title: 'potato soup with $',
    says: 'Some of the potatoes are crushed in the pot, so that it is thick and still has pieces to bite.',
    onion: 'listed',
    fry: [
      [['leek'], 70],
      [['carrot'], 50],
    ],
    bloom: [[['oregano', 'thyme'], -2]],
    pour: [LEAF, [['stock-cube', 'beef-stock-cube', 'chicken-stock-cube'], 4, 'crumbled']],
    water: 260,
    turn: squash,
    end: [[isCream, 25]],
    room: 3,
  },
  {
    id: 'split-pea-soup',
    family: 'soup',
    core: [
      ['yellow-split-peas'],
      (food) => isCured(food) || isNamed(food, 'hot-dog', 'pork-ribs', 'pork-belly', 'pork-chop'),
      ['carrot', 'leek', 'celeriac', 'celery'],
    ],
    not: (food) =>
      isEastern(food) || isNamed(food, 'ham', 'ham-hock', 'gammon', 'cumin', 'turmeric', 'dried-lime'),
    mains: [['smoked-sausage', 'hot-dog'], isPork, isBacon],
    title: 'split pea soup with $',
    says: 'Thick enough for the spoon to stand in it, and thicker tomorrow: that is how the Dutch want it.',
    onion: 'listed',
    fry: [
      [['leek'], 60],
      [['carrot'], 50],
    ],
    pour: [[['yellow-split-peas'], 70], LEAF],
    water: 460,
    minutes: [55, 65],
    cue: 'the peas have fallen apart',
    beside: [
      [['mustard'], 8],
      [['rye-bread'], 50, ''],
    ],
    room: 3,
  },
  {
    id: 'salmon-soup',
    family: 'soup',
    core: [(food) => isFish(food) && food.form !== 'tinned', isPotato, isCream, ['dill', 'leek']],
    some: [1, ['dill'], ['carrot'], isPrawn, isShell],
    not: (food) =>
      isCheesy(food) ||
      isEastern(food) ||
      isNamed(
        food,
        'egg',
        'mashed-potato',
        'puff-pastry',
        'spinach',
        'mustard',
        'cucumber',
        'lemon',
        'sweetcorn',
        'peas',
        'frozen-peas',
        'capers',
      ) ||
      isBraising(food),
    mains: [isFish, isPrawn],
    title: 'creamy soup of $ and potatoes',
    says: 'The soup of the northern coasts: potatoes first, cream at the end, and fish that is done in the time it takes to lay the table.',
    onion: 'listed',
    fry: [
      [['leek'], 60],
      [['carrot'], 50],
    ],
    pour: [LEAF, [['allspice'], -1]],
    water: 220,
    turn: pourMilk,
    end: [[['dill'], 4, 'chopped']],
    room: 2,
    fit: 2.4,
  },
  {
    id: 'ful',
    core: [
      ['broad-beans'],
      ['cumin'],
      (food) => food.category === 'flatbread' || food.category === 'bread' || food.id === 'egg',
    ],
    not: (food) => isAnyMeat(food) || isPasta(food) || isCured(food) || isRice(food),
    title: 'ful: broad beans with cumin',
    says: 'Breakfast along the Nile: beans crushed into their sauce with cumin and something sour.',
    onion: 'listed',
    fry: [GARLIC, [TOMATOES, 70]],
    bloom: [
      [['cumin'], -5],
      [['berbere'], 3],
    ],
    pour: [[['broad-beans'], 170]],
    water: 90,
    minutes: [12, 15],
    cue: 'the beans are soft',
    turn: crush,
    end: [
      [['tahini'], 12],
      [['lemon'], -25, 'juiced'],
    ],
    eggs: true,
    room: 1,
  },
  {
    id: 'chakalaka',
    core: [['baked-beans'], ['curry-powder'], ['carrot', 'pepper']],
    not: ['rice', 'egg', 'tortilla', 'cheddar', 'coconut-milk'],
    mains: [isSausage],
    title: 'chakalaka',
    says: 'Vegetables, a tin of beans and curry powder: South Africa eats it with everything.',
    onion: 'buy',
    fry: [[['carrot'], 70, 'peeled and coarsely grated'], PEPPER, GARLIC, GINGER, CHILLI],
    bloom: [[['curry-powder'], 3]],
    pour: [TOMATO],
    water: 20,
    minutes: [8, 10],
    cue: 'thick',
    late: [[['baked-beans'], 130]],
    room: 2,
  },
];
