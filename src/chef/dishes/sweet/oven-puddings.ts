// Puddings from the oven, by what they are made of. How the steps are read: kit-steps.ts.

import { isNamed, isNut } from '../../slots.ts';
import type { KitDish } from '../parts/kit-steps.ts';
import { CREAM, EGG, FRUIT, isSupper, MILK, NUTS, RAISED, WHITE } from './kit-wants.ts';

const BATH = 'in a roasting tin with hot water halfway up the sides';

export const OVEN_PUDDINGS: readonly KitDish[] = [
  {
    id: 'meringue',
    core: [['egg-white'], [...WHITE, ...CREAM]],
    takes: {
      w: [['egg-white'], 1, 'each'],
      s: [WHITE, 55],
      C: [CREAM, 75],
      F: FRUIT,
      N: NUTS,
    },
    steps: [
      'Heat the oven to @120 and line a tray with baking paper. Whisk {w} in a clean, dry bowl to stiff peaks, then whisk in {s} by the spoonful until thick and glossy, with no grain between two fingers.',
      'Heap on the tray in rounds a hand wide, with a hollow in each. Bake <crisp outside, and they lift cleanly off the paper|60|75>, turn the oven off and leave them in it ~60|for an hour~: cooled fast, they crack.',
      '{C?Whip $ to soft peaks and fill the hollows. }{F?Pile on $. }{N?Scatter with $. }{C?Eat within the hour: once filled, the crust softens.}',
    ],
    titles: ['[F] pavlovas with cream', '[F] pavlovas', 'crisp meringues'],
    intro:
      'Low heat and a long rest in the cooling oven: crisp outside, and soft as marshmallow in the middle.',
    keeps: 'Unfilled, they keep a week in a closed tin.',
  },
  {
    id: 'flan',
    core: [['condensed-milk'], EGG],
    some: [1, ['evaporated-milk', 'milk'], ['vanilla-extract']],
    not: (food) => isSupper(food) || isNamed(food, 'biscuit', 'shortcrust-pastry'),
    takes: {
      s: [WHITE, 100],
      e: [EGG, 4, 'each'],
      k: [['condensed-milk'], 390],
      m: [['evaporated-milk', 'milk'], 350, 'ml'],
      V: [['vanilla-extract'], 1, 'tsp'],
    },
    steps: [
      'Heat the oven to @160. Melt {s} with 2 tablespoons of water in a small pan =medium=, swirling and not stirring, <deep amber|6|8>. Pour at once into a %20 dish and tilt: caramel burns worse than boiling water.',
      `Whisk {e k m V} gently and strain onto it. Cover with foil, stand ${BATH} and bake <set, with a tremble in the middle|50|60> (#71). Cool, then chill ~240|for 4 hours~ and turn out onto a plate with a rim.`,
    ],
    titles: ['caramel flan'],
    intro: 'The caramel goes in first and comes out last, as the sauce.',
    keeps: 'Makes 8 slices. Keeps 3 days in the fridge, covered.',
    feeds: 8,
  },
  {
    id: 'clafoutis',
    core: [['cherries', 'plum', 'apricot'], EGG, MILK, [...RAISED, 'almond-flour']],
    takes: {
      b: [['butter', 'margarine', 'vegetable-oil'], 5],
      f: [['cherries', 'plum', 'apricot'], 100, 'g', 'stoned'],
      e: [EGG, 0.75, 'each'],
      s: [WHITE, 18],
      r: [[...RAISED, 'almond-flour'], 20],
      m: [MILK, 75, 'ml'],
    },
    steps: [
      'Heat the oven to @190 and grease a %22 dish with {b}. Put in {f}. Whisk {e s r} until smooth, then {m} little by little, and leave ~10~, so that the flour swells.',
      'Pour over the fruit and bake <puffed and golden, and a knife comes out clean|30|35>. Leave ~10~, while it sinks, and eat warm from the dish.',
    ],
    titles: ['[f] clafoutis'],
    intro: 'Half custard and half pancake, with the fruit baked into it.',
    keeps: 'Keeps 2 days in the fridge, covered.',
  },
  {
    id: 'basbousa',
    core: [['semolina'], ['yoghurt', 'greek-yoghurt', 'coconut-desiccated'], [...WHITE, 'honey']],
    takes: {
      b: [['butter', 'ghee', 'margarine', 'vegetable-oil'], 75],
      r: [['semolina'], 250],
      y: [['yoghurt', 'greek-yoghurt', 'plant-yoghurt'], 250],
      s: [WHITE, 250],
      p: [['baking-powder'], 1, 'tsp'],
      D: [['coconut-desiccated'], 50],
      N: [isNut, 25, 'g', ''],
      L: [['lemon'], 0.5, 'each', 'juiced'],
      R: [['rose-water', 'orange-blossom-water'], 2, 'tsp'],
    },
    steps: [
      'Heat the oven to @180 and grease a %20 square tin. Melt {b} =low= <just liquid|2>, mix with {r y p D} and {s/1}, spread in the tin and leave ~15~, so that the grain swells.',
      'Mark into 16 squares{N?, press $ into them} and bake <deep golden, and firm in the middle|30|35>.',
      'Meanwhile simmer {s/2} with 150 ml of water =medium= <a thin syrup|6|8>. Stir in {L R}. Pour it over the hot cake and leave ~60|for an hour~.',
    ],
    titles: ['basbousa with [N*]', 'basbousa'],
    intro: 'A plain semolina cake drinks its own weight in syrup, hot on hot, and stays moist for days.',
    keeps: 'Makes 16 squares. Keeps 3 days, covered.',
    feeds: 8,
  },
];
