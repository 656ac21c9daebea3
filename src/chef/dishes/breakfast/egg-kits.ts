// Breakfasts and plates of eggs that a list spells by itself. How the steps are read: kit-steps.ts.

import type { Food } from '../../../food/foods.ts';
import { isLeafyGreen, isTinnedLegume } from '../../slots.ts';
import type { KitDish } from '../parts/kit-steps.ts';

/** Makes a supper of another kind of it. */
const isHearty = (food: Food): boolean =>
  ['protein', 'legume', 'starch', 'cured'].includes(food.roles[0]) || food.id === 'cumin';

export const EGG_DISHES: readonly KitDish[] = [
  {
    id: 'menemen',
    family: 'eggs',
    core: [['egg'], ['tomato', 'cherry-tomato'], ['pepper']],
    not: isHearty,
    takes: {
      b: [['butter', 'olive-oil'], 10],
      O: [['onion', 'spring-onion'], 40, 'g', 'finely chopped'],
      p: [['pepper'], 70, 'g', 'deseeded and finely diced'],
      t: [['tomato', 'cherry-tomato'], 150, 'g', 'finely chopped'],
      x: [['salt'], 0.125, 'tsp'],
      Z: [['chilli-flakes', 'paprika', 'smoked-paprika'], 0.25, 'tsp'],
      e: [['egg'], 1.5, 'each'],
      F: [['feta', 'cheddar', 'halloumi'], 25, 'g', 'crumbled or grated'],
      H: [['parsley', 'dill', 'mint'], 3, 'g', 'chopped'],
      B: [['bread', 'sourdough', 'flatbread', 'pitta', 'baguette'], 60],
    },
    steps: [
      'Heat {b} in a wide frying pan =medium=. Add {O p} and fry <soft and sweet, but not brown|7|9>.',
      'Add {t x Z} and let it bubble, stirring now and then, <thick, with no juice running when you draw a spoon through|7|9>.',
      'Beat {e} lightly and pour over. Wait a few seconds, then fold through in three or four strokes =medium-low= <softly set, with no liquid egg left|2|3> (#71). {F H?Scatter with $. }Eat straight from the pan{B?, with $ to scoop it up}.',
    ],
    titles: ['menemen with [F*]', 'menemen: eggs with peppers and tomatoes'],
    intro:
      'The tomatoes are cooked dry before the eggs go in, so that the eggs set in folds and do not swim.',
  },
  {
    id: 'fried-plantain',
    family: 'plate',
    core: [['plantain']],
    not: (food) => isHearty(food) && food.id !== 'plantain' && food.id !== 'pork-scratchings',
    takes: {
      p: [['plantain'], 160, 'g', 'peeled and cut into 3 cm lengths'],
      o: [['vegetable-oil', 'coconut-oil', 'olive-oil'], 1.5, 'tbsp'],
      x: [['salt'], 0.125, 'tsp'],
      G: [['garlic'], 0.5, 'each', 'crushed'],
      K: [['pork-scratchings'], 15, 'g', 'crushed'],
      L: [['lime', 'lemon'], 0.25, 'each', 'cut into wedges'],
    },
    steps: [
      'Heat {o} in a wide frying pan =medium= and fry {p}, turning, <gold at both ends and soft to a knife|7|9>. Lift out and press each flat under a pan, as thick as a finger.',
      'Fry the flat pieces once more =medium-high= <crisp and deep gold|3|4>. Off the heat turn them in {x G}{K?, strew with $} and eat at once{L?, with $ to squeeze over}.',
    ],
    titles: ['twice-fried plantains with [G]', 'twice-fried plantains'],
    intro: 'Fried, flattened and fried again: there is twice as much edge to turn crisp.',
    fit: 0.5,
  },
  {
    id: 'huevos',
    family: 'eggs',
    core: [['egg'], ['corn-tortilla', 'tortilla'], ['salsa', 'tomato']],
    some: [1, isTinnedLegume, ['avocado'], ['cheddar', 'feta', 'queso-fresco']],
    not: (food) => isHearty(food) && !isTinnedLegume(food),
    takes: {
      o: [['vegetable-oil', 'olive-oil'], 0.75, 'tbsp'],
      L: [isTinnedLegume, 90, 'g', 'drained and rinsed'],
      s: [['salsa', 'tomato'], 60, 'g', 'finely chopped'],
      w: [['corn-tortilla', 'tortilla'], 1, 'each'],
      e: [['egg'], 1.5, 'each'],
      C: [['cheddar', 'feta', 'queso-fresco'], 20, 'g', 'grated or crumbled'],
      A: [['avocado'], 50, 'g', 'stoned, peeled and sliced'],
      H: [['coriander', 'spring-onion'], 4, 'g', 'chopped'],
      G: [['lime'], 0.25, 'each', 'cut into wedges'],
    },
    steps: [
      '{L?Warm $ with a splash of water in a small pan, crushing half of them, until thick, 5 minutes. }Warm {w} one by one in a dry frying pan =medium-high= <soft and freckled|1|2> and keep in a cloth.',
      'Heat {o} in the pan =medium=, crack in {e}, cover and fry <the whites are set and the yolks have thickened|4|5> (#71 for firm yolks).',
      'Lay the eggs on the warm rounds{L?, over the beans}, spoon over {s} and top with what is cool: {C A H G}. Eat at once.',
    ],
    titles: ['huevos rancheros with [A]', 'huevos rancheros'],
    intro:
      'Hot egg, cool sauce and a round that is warm enough to fold: it is put together at the last moment.',
  },
  {
    id: 'chickpea-pancakes',
    family: 'breakfast',
    core: [['gram-flour']],
    some: [1, ['onion', 'red-onion', 'spring-onion'], isLeafyGreen, ['tomato'], ['courgette'], ['coriander']],
    not: (food) =>
      food.roles[0] === 'protein' ||
      food.id === 'aubergine' ||
      food.category === 'potato' ||
      food.category === 'brassica',
    takes: {
      f: [['gram-flour'], 60],
      x: [['salt'], 0.25, 'tsp'],
      T: [['turmeric', 'cumin', 'garam-masala', 'curry-powder'], 0.25, 'tsp'],
      O: [['onion', 'red-onion', 'spring-onion'], 35, 'g', 'finely chopped'],
      L: [isLeafyGreen, 30, 'g', 'washed and finely shredded'],
      M: [['tomato'], 50, 'g', 'deseeded and finely diced'],
      K: [['courgette'], 60, 'g', 'coarsely grated and squeezed'],
      J: [['chilli', 'ginger'], 3, 'g', 'finely chopped'],
      H: [['coriander'], 4, 'g', 'chopped'],
      o: [['vegetable-oil', 'olive-oil'], 1, 'tbsp'],
      Y: [['yoghurt', 'plant-yoghurt', 'chutney', 'mango-chutney'], 30],
    },
    steps: [
      'Whisk {f x T} with &100 to a smooth batter, as thick as cream, and leave ~15~, so that the flour swells. Stir in {O L M K J H}.',
      'Heat a little of {o} in a non-stick frying pan =medium=, pour in a ladleful and spread it thin. Fry <set on top and deep gold underneath|3|4>, turn and fry <gold, with no raw flour inside|2|3>. Go on with the rest; the first tells you whether the pan is hot enough. Eat hot{Y?, with $}.',
    ],
    titles: ['[f] pancakes with [L*]', '[f] pancakes with [O*]', '[f] pancakes'],
    intro:
      'Chickpea flour sets by itself, without egg or milk, once it has had a quarter of an hour to swell.',
    keeps: 'They keep a day in the fridge; crisp them up in a dry pan.',
    fit: 1,
  },
];
