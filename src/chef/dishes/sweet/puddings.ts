// Puddings and sweetmeats from the hob or the fridge, by what they are made of. How the steps are read: kit-steps.ts.

import { isChocolate, isFruit, isNamed, isNut } from '../../slots.ts';
import type { KitDish } from '../parts/kit-steps.ts';
import { BUTTER, CARDAMOM, CREAM, FRUIT, isSupper, MILK, NUTS, SHARP, WHITE } from './kit-wants.ts';

export const PUDDINGS: readonly KitDish[] = [
  {
    id: 'posset',
    core: [['double-cream'], SHARP, [...WHITE, 'honey']],
    not: (food) => isSupper(food) || isNamed(food, 'egg', 'mascarpone'),
    takes: {
      c: [['double-cream'], 140, 'ml'],
      s: [[...WHITE, 'honey'], 35],
      l: [SHARP, 0.5, 'each', 'zest grated, then juiced'],
      F: [isFruit, 40],
      B: [['biscuit'], 15],
    },
    steps: [
      'Bring {c s} slowly to a bubble in a wide pan and cook =medium-low=, stirring, <it thickens slightly|3>.',
      'Off the heat stir in {l}, which sets it, and leave ~10~. Pour into small glasses and chill ~180|for 3 hours~.{F? Top with $.}{B? Dip with $.}',
    ],
    titles: ['[l] posset with [F*]', '[l] posset'],
    intro: 'Sharp juice sets hot cream by itself: no egg and no gelatine, only three hours of patience.',
    keeps: 'Keeps 3 days in the fridge, covered.',
  },
  {
    id: 'panna-cotta',
    core: [['gelatine'], [...CREAM, 'single-cream', 'milk']],
    takes: {
      g: [['gelatine'], 0.5, 'tsp'],
      c: [[...CREAM, 'single-cream'], 90, 'ml'],
      m: [MILK, 60, 'ml'],
      s: [['sugar', 'honey'], 15],
      V: [['vanilla-extract'], 0.25, 'tsp'],
      F: FRUIT,
    },
    steps: [
      'Sprinkle {g} over 3 tablespoons of cold water and leave ~5~ to swell; leaves are soaked in a bowl of it and squeezed out.',
      'Warm {c m s V} in a pan =medium-low= <it steams; it must not boil|4|5>. Off the heat stir in the gelatine until not a grain is left. Pour into small cups and chill ~240|for 4 hours~. Dip each in hot water for a moment and turn out{F?, with $}.',
    ],
    titles: ['panna cotta with [F*]', 'panna cotta'],
    intro: 'As little gelatine as will hold it: cream that only just stands up.',
    keeps: 'Keeps 2 days in the fridge, covered.',
  },
  {
    id: 'semolina-halva',
    core: [['semolina'], ['ghee', 'butter', 'margarine'], [...WHITE, 'honey']],
    not: (food) => isNamed(food, 'egg', 'yoghurt', 'greek-yoghurt', 'filo-pastry'),
    takes: {
      b: [BUTTER, 22],
      n: NUTS,
      r: [['semolina'], 40],
      D: [['raisins', 'dates'], 12, 'g', ''],
      s: [[...WHITE, 'honey'], 25],
      C: CARDAMOM,
    },
    steps: [
      'Melt {b} in a heavy pan =medium-low=, add {r n} and stir without a pause, right into the corners, <the colour of sand and smelling of nuts|9|12>.',
      'Bring &120 to the boil with {s C}. Stand back, for it spits, pour it on{D? with $} and stir <it leaves the sides of the pan|2|4>. Cover, leave ~5~ off the heat, fluff with a fork and eat warm.',
    ],
    titles: ['semolina halva with [n*]', 'semolina halva'],
    intro:
      'The colour that the grain takes in the fat is all the flavour there is, so nobody walks away from the pan.',
    keeps: 'Keeps 3 days in the fridge, covered.',
  },
  {
    id: 'carrot-halva',
    core: [['carrot'], ['milk', 'condensed-milk', 'evaporated-milk'], [...WHITE, 'condensed-milk']],
    some: [1, ['cardamom'], ['ghee'], isNut],
    not: (food) => isSupper(food) || food.id === 'egg',
    takes: {
      b: [BUTTER, 10],
      r: [['carrot'], 125, 'g', 'peeled and coarsely grated'],
      m: [['milk', 'evaporated-milk'], 150, 'ml'],
      s: [[...WHITE, 'condensed-milk'], 25],
      C: CARDAMOM,
      D: [['raisins'], 12, 'g', ''],
      N: NUTS,
    },
    steps: [
      'Melt {b} in a wide, heavy pan =medium=, add {r} and cook, stirring, <limp and bright|6|8>. Pour in {m} and simmer, stirring more and more often, <the milk is gone|22|28>.',
      'Stir in {s C D} =medium= <it shines and leaves the sides of the pan|6|8>. Eat warm{N?, with $ on top}.',
    ],
    titles: ['carrot halva with [C] and [N*]', 'carrot halva'],
    intro: 'Milk boiled away into grated carrots, until it is fudge rather than pudding.',
    keeps: 'Keeps 3 days in the fridge, covered.',
  },
  {
    id: 'sundae',
    core: [['ice-cream']],
    some: [1, isFruit, isChocolate, isNut, ['coffee'], ['biscuit']],
    not: (food) => isSupper(food) || isNamed(food, 'egg', 'milk') || food.category === 'pastry',
    takes: {
      i: [['ice-cream'], 110],
      F: FRUIT,
      L: [['lime', 'lemon'], 0.25, 'each', 'juiced'],
      K: [['coffee'], 40, 'ml', 'brewed strong and hot'],
      H: [['chocolate', 'milk-chocolate'], 20, 'g', 'grated'],
      S: [({ category }) => category === 'syrup' || category === 'spread', 20],
      B: [['biscuit', 'meringue'], 15, 'g', 'broken up'],
      N: NUTS,
    },
    steps: [
      'Put the glasses in the freezer ~10|for 10 minutes~, and let the ice cream stand meanwhile, so that it scoops.',
      'Scoop {i} into the glasses{F?, with $ between the scoops}.{L? Sprinkle with $.}{K? Pour over $.}{H S B N? Top with $.} Eat at once.',
    ],
    titles: ['[i] with hot [K]', '[F] sundae with [H]', '[F] sundae', '[H] sundae', '[i] sundae'],
    intro: 'Cold glasses, and the sauce and the crunch last of all.',
    keeps: '',
    fit: 1.2,
  },
];
