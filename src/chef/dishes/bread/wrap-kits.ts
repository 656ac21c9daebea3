// Pittas and wraps round something that is cooked already. How the steps are read: kit-steps.ts.

import type { Food, FoodId } from '../../../food/foods.ts';
import {
  isCheese,
  isCookedMeat,
  isNamed,
  isReadyFish,
  isSaladLeaf,
  isTinnedFish,
  isTinnedLegume,
} from '../../slots.ts';
import type { KitDish } from '../parts/kit-steps.ts';

const isCold = (food: Food): boolean =>
  isCookedMeat(food) || isTinnedFish(food) || isReadyFish(food) || isNamed(food, 'falafel', 'boiled-egg');
const isCrisp = (food: Food): boolean =>
  isSaladLeaf(food) || isNamed(food, 'cucumber', 'coleslaw', 'radish', 'cabbage', 'red-cabbage');
/** Beans, rice and salsa make a taco of it. */
const isTaco = (food: Food): boolean =>
  isTinnedLegume(food) ||
  isNamed(food, 'salsa', 'sweetcorn', 'taco-seasoning', 'chipotle', 'chilli-powder', 'cooked-rice', 'rice');
const CREAMY: readonly FoodId[] = [
  'hummus',
  'tzatziki',
  'mayonnaise',
  'greek-yoghurt',
  'yoghurt',
  'cream-cheese',
  'salad-dressing',
  'ranch-dressing',
  'vegan-mayonnaise',
  'soured-cream',
];

/** About 90 g of filling goes into one pitta, or round two hands' width of wrap. */
const FILLING: KitDish['takes'] = {
  f: [isCookedMeat, 60, 'g', 'cut into thin strips'],
  F: [(food) => isCold(food) && !isCookedMeat(food), 60],
  Y: [CREAMY, 25],
  l: [(food) => isCrisp(food) && food.id !== 'cucumber', 20],
  k: [['cucumber'], 30, 'g', 'cut into thin sticks'],
  R: [['pomegranate'], 20, 'g', 'seeds knocked out'],
  T: [['tomato', 'cherry-tomato'], 30, 'g', 'sliced'],
  O: [['red-onion', 'spring-onion'], 8, 'g', 'thinly sliced'],
  C: [isCheese, 15, 'g', 'grated or crumbled'],
  H: [['mint', 'parsley', 'coriander', 'dill'], 3, 'g', 'chopped'],
  S: [['mango-chutney', 'chutney', 'cranberry-sauce', 'hot-sauce', 'harissa'], 8],
  L: [['lemon', 'lime'], 0.15, 'each', 'juiced'],
};

export const WRAP_DISHES: readonly KitDish[] = [
  {
    id: 'filled-pittas',
    family: 'bread',
    core: [['pitta'], isCold, isCrisp],
    not: isTaco,
    takes: { p: [['pitta'], 1.5, 'each'], ...FILLING },
    steps: [
      'Toast {p}, or leave them on a radiator or in a warm oven, until soft and hot, a minute or two, then slit each along one side and open it while it steams.',
      '{L?Turn $ through what is crisp. }{Y S?Spread the insides with $. }Fill with {f F l k T O C R H}, no fuller than closes, and eat at once.',
    ],
    titles: ['[f] pittas with [Y*]', '[F] pittas with [Y*]', '[f] pittas', '[F] pittas'],
    intro: 'Opened while hot, a pitta is a pocket; left to cool, it cracks.',
    fit: 1.3,
  },
  {
    id: 'rolled-wraps',
    family: 'bread',
    core: [['tortilla', 'flatbread', 'naan'], isCold, isCrisp],
    not: isTaco,
    takes: { p: [['tortilla', 'flatbread', 'naan'], 1.5, 'each'], ...FILLING },
    steps: [
      'Warm {p} one at a time in a dry pan =medium= <soft, with a few brown spots|1|2>, and keep in a cloth.',
      '{L?Turn $ through what is crisp. }{Y S?Spread the middles with $. }Lay on {f F l k T O C R H}, tuck in the ends, roll up tightly and cut in two.',
    ],
    titles: ['[f] wraps with [Y*]', '[F] wraps with [Y*]', '[f] wraps', '[F] wraps'],
    intro: 'Warm outside and cool inside, and not so full that it will not roll.',
    fit: 1.3,
  },
];
