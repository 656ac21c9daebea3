// Plates that a list spells by itself, from Lima to Hanoi, each with its own few steps. How they are read: kit-steps.ts.

import type { Food } from '../../../food/foods.ts';
import {
  isBread,
  isGinger,
  isLeafyGreen,
  isMince,
  isNamed,
  isNoodle,
  isOnion,
  isPasta,
  isPotato,
  isPoultry,
  isPrawn,
  isRice,
  isSaladLeaf,
  isTofu,
} from '../../slots.ts';
import type { KitDish } from '../parts/kit-steps.ts';

const isHearty = (food: Food): boolean =>
  ['protein', 'legume', 'cured'].includes(food.roles[0]) || isPasta(food) || isNoodle(food) || isRice(food);
const isThin = (food: Food): boolean =>
  isNamed(food, 'steak', 'stewing-beef', 'pork-chop', 'pork-fillet', 'pork-belly') || isPoultry(food);
const isHerb = (food: Food): boolean => food.category === 'fresh-herb';
const isLeaf = (food: Food): boolean => isSaladLeaf(food) || isNamed(food, 'lettuce', 'chinese-leaf');
const isSalty = (food: Food): boolean =>
  isNamed(food, 'soured-cream', 'creme-fraiche', 'double-cream', 'single-cream');
const isCrumb = (food: Food): boolean => isBread(food) || isNamed(food, 'breadcrumbs', 'oats', 'cracker');

const NUOC_CHAM: KitDish['takes'] = {
  f: [['fish-sauce'], 1, 'tbsp'],
  s: [['sugar', 'brown-sugar', 'honey'], 1, 'tbsp'],
  l: [['lime', 'lemon', 'rice-vinegar', 'vinegar'], 0.5, 'each', 'juiced'],
  G: [['garlic'], 0.5, 'each', 'crushed'],
  J: [['chilli', 'birds-eye-chilli'], 0.25, 'each', 'thinly sliced'],
  n: [['rice-noodles'], 75],
  o: [['vegetable-oil'], 0.5, 'tbsp'],
  L: [isLeaf, 50, 'g', 'washed and torn'],
  H: [isHerb, 6, 'g', 'leaves picked'],
  K: [['carrot'], 50, 'g', 'peeled and cut into matchsticks'],
  C: [['cucumber'], 60, 'g', 'cut into matchsticks'],
  P: [['peanuts', 'crispy-onions'], 12, 'g', 'crushed'],
};
const BUN_STEPS = [
  'Stir {s f l G J} with &30 in a bowl until the sugar is gone: it should be sharp, sweet and salty at once. {K?Drop $ into it.}',
  'Bring a large pan of water to the boil =high=, lower in {n} and cook <soft, with a little bite|4|6>. Drain, rinse under the cold tap and shake dry.',
];
const BUN_END =
  'Divide the noodles between deep bowls with {L C H}, lay on what is hot{P?, scatter with $} and pour the sauce over at the table.';

const BUN: KitDish = {
  id: 'bun-cha',
  family: 'plate',
  core: [
    isMince,
    ['rice-noodles'],
    ['fish-sauce'],
    (food) => isLeaf(food) || isHerb(food) || food.id === 'cucumber',
  ],
  not: (food) => isNamed(food, 'coconut-milk', 'tamarind', 'curry-paste', 'egg', 'beansprouts'),
  takes: {
    m: [isMince, 130, 'g', ''],
    O: [['shallot', 'spring-onion', 'lemongrass', 'onion'], 15, 'g', 'very finely chopped'],
    ...NUOC_CHAM,
  },
  steps: [
    'Mix {m O} by hand with a spoonful of water until it holds, and shape into flat patties, four for each plate.',
    ...BUN_STEPS,
    'Heat {o} in a wide frying pan =medium-high= and fry the patties, turning once, <charred in places and firm|7|9> (#71).',
    BUN_END,
  ],
  titles: ['bún chả: [m] patties on cool noodles', 'bún chả: patties on cool noodles'],
  intro:
    'Hot, charred meat on cool noodles and leaves, and one sauce that is sharp, sweet and salty over all of it.',
  fit: 2.2,
};

const PATTIES: KitDish = {
  id: 'frikadellen',
  family: 'pan',
  core: [isMince, ['egg'], isCrumb, isPotato],
  not: (food) =>
    isNamed(
      food,
      'ketchup',
      'curry-powder',
      'tinned-tomato',
      'passata',
      'soy-sauce',
      'burger-bun',
      'worcestershire-sauce',
      'double-cream',
      'single-cream',
    ) ||
    food.roles.includes('cheese') ||
    isRice(food) ||
    isPasta(food),
  takes: {
    p: [isPotato, 220, 'g', 'peeled and cut into 3 cm chunks'],
    x: [['salt'], 0.3, 'tsp'],
    m: [isMince, 125, 'g', ''],
    c: [isCrumb, 15, 'g', 'torn or crumbled'],
    W: [['milk'], 20, 'ml'],
    e: [['egg'], 0.5, 'each'],
    O: [isOnion, 35, 'g', 'very finely chopped'],
    M: [['mustard'], 0.5, 'tsp'],
    T: [['turmeric', 'paprika', 'allspice', 'oregano'], 0.25, 'tsp'],
    H: [isHerb, 4, 'g', 'chopped'],
    o: [['vegetable-oil'], 0.75, 'tbsp'],
    b: [['butter', 'olive-oil'], 10],
    G: [['green-beans', 'peas', 'frozen-peas'], 90, 'g', 'trimmed'],
    R: [['gherkins', 'lingonberry-jam', 'cooked-beetroot', 'coleslaw'], 25, 'g', ''],
  },
  steps: [
    'Put {p} in a pan of cold water with {x/1}, bring to the boil =medium-high= and cook <a knife slips through|15|18>. {G?Drop in $ for the last 5 minutes and lift them out. }Drain and mash with {b}.',
    'Meanwhile, soften {c} with {W?$ or }a spoonful of water in a bowl. Work in {m e O M T H} and {x/2} by hand, and shape into flat cakes as thick as two fingers, two for each plate.',
    'Heat {o} in a wide frying pan =medium= and fry the cakes, turning twice, <dark brown outside and firm all through|11|13> (#71). Serve with the mash{G? and the greens}{R?, and $ beside it}.',
  ],
  titles: ['pan-fried [m] cakes with mash', 'pan-fried meat cakes with mash'],
  intro:
    'Frikadellen, mielone, kotlety: soaked crumbs and onion keep them soft, and they are fried slowly, so that they are done when they are brown.',
  keeps: 'Keeps 2 days in the fridge; reheat until steaming all through.',
  fit: 1.8,
};

const HUANCAINA: KitDish = {
  id: 'huancaina',
  family: 'plate',
  core: [isPotato, ['aji-amarillo-paste'], ['queso-fresco', 'feta'], ['evaporated-milk', 'milk']],
  not: (food) => isHearty(food) || food.id === 'egg',
  takes: {
    p: [isPotato, 250, 'g', 'scrubbed, left whole or halved'],
    q: [['queso-fresco', 'feta'], 60, 'g', 'crumbled'],
    a: [['aji-amarillo-paste'], 1, 'tbsp'],
    m: [['evaporated-milk', 'milk'], 60, 'ml'],
    K: [['cracker', 'bread'], 15, 'g', 'broken up'],
    G: [['garlic'], 0.25, 'each', 'crushed'],
    o: [['vegetable-oil', 'olive-oil'], 0.5, 'tbsp'],
    L: [isLeaf, 30, 'g', 'leaves separated'],
    V: [['olives'], 15, 'g', ''],
  },
  steps: [
    'Put {p} in a pan of cold salted water, bring to the boil =medium-high= and cook <a knife slips through|18|22>. Drain, peel while warm and cut into thick slices.',
    'Blend {q a m K G o} <smooth and as thick as cream|1|2>; without a blender, mash it through a sieve. Lay the potatoes on {L?$ on }the plates, pour the sauce over{V? and dot with $}',
  ],
  titles: ['huancaína potatoes'],
  intro:
    'Potatoes under a sauce of fresh cheese and yellow chilli that is blended and never cooked: the starter of every Sunday in Lima.',
  keeps: 'The sauce keeps 2 days in the fridge.',
  fit: 2.4,
};

export const HOME_PLATES: readonly KitDish[] = [
  BUN,
  {
    ...BUN,
    id: 'bun-bowl',
    core: [
      (food) => isThin(food) || isPrawn(food) || isTofu(food),
      ['rice-noodles'],
      ['fish-sauce'],
      (food) => isLeaf(food) || food.id === 'cucumber',
    ],
    not: (food) =>
      isMince(food) ||
      isNamed(
        food,
        'coconut-milk',
        'tamarind',
        'curry-paste',
        'egg',
        'star-anise',
        'rice-paper',
        'beef-stock',
        'chicken-stock',
      ),
    takes: {
      m: [
        (food) => isThin(food) || isPrawn(food) || isTofu(food),
        125,
        'g',
        'cut into thin strips, or left whole where small',
      ],
      O: [['lemongrass', 'shallot', 'spring-onion'], 15, 'g', 'very finely chopped'],
      ...NUOC_CHAM,
    },
    steps: [
      ...BUN_STEPS,
      'Heat {o} in a wide frying pan =high= and fry {m O}, stirring now and then, <browned and cooked through|4|6> (#74).',
      BUN_END,
    ],
    titles: ['Vietnamese noodle bowl with [m]', 'Vietnamese noodle bowl'],
  },
  PATTIES,
  {
    ...PATTIES,
    id: 'meatballs-from-mince',
    core: [isMince, isSalty, isPotato, isCrumb],
    not: (food) =>
      isNamed(food, 'ketchup', 'curry-powder', 'tinned-tomato', 'passata', 'paprika', 'mushroom') ||
      food.roles.includes('cheese') ||
      isPasta(food),
    takes: {
      ...PATTIES.takes,
      E: [['egg'], 0.5, 'each'],
      e: [isSalty, 60],
      S: [['capers'], 6],
      t: [['soy-sauce', 'worcestershire-sauce', 'mustard'], 0.5, 'tsp'],
    },
    steps: [
      PATTIES.steps[0] ?? '',
      'Meanwhile, soften {c} with {W?$ or }a spoonful of water in a bowl. Work in {m E O T H} and {x/2} by hand, and roll into balls the size of a walnut with wet hands.',
      'Heat {o} in a wide frying pan =medium= and fry the balls, rolling them about, <brown all over and firm|9|11> (#71). Pour in {e t S} with &40, scrape up what has stuck and bubble <thick enough to coat them|3|4>. Serve with the mash{G? and the greens}{R?, and $ beside it}.',
    ],
    titles: ['[m] meatballs in cream sauce with mash', 'meatballs in cream sauce with mash'],
    intro: 'The sauce is made of what the meatballs leave in the pan, and something sharp belongs beside it.',
  },
  HUANCAINA,
  {
    ...HUANCAINA,
    core: [...HUANCAINA.core, ['egg']],
    not: isHearty,
    takes: { ...HUANCAINA.takes, E: [['egg'], 1, 'each'] },
    steps: [
      HUANCAINA.steps[0] ?? '',
      'Meanwhile, lower {E} into a small pan of boiling water =medium= and cook <whites and yolks are firm|9|10> (#71). Cool under the tap, peel and cut in quarters.',
      `${HUANCAINA.steps[1] ?? ''}, with the eggs on top. Eat cool or just warm.`,
    ],
  },
  {
    id: 'ham-egg-chips',
    family: 'plate',
    core: [['gammon'], ['egg'], ['oven-chips']],
    takes: {
      c: [['oven-chips'], 170],
      g: [['gammon'], 170, 'g', 'the rind snipped'],
      o: [['vegetable-oil'], 1, 'tbsp'],
      P: [['frozen-peas', 'peas'], 80],
      A: [['pineapple'], 60, 'g', 'in rings or chunks'],
      e: [['egg'], 1, 'each'],
    },
    steps: [
      'Heat the oven to @220. Spread {c} on a tray and bake, turning once, <crisp, golden and hot inside|20|24> (#74).',
      'Meanwhile, heat {o/1} in a wide frying pan =medium= and fry {g}, turning once, <browned at the edges and firm|8|10> (#63). Keep warm under foil. {A?Brown $ in the pan for a minute. }',
      '{P?Boil $ for 3 minutes in a small pan and drain. }Add {o/2} to the pan, crack in {e}, cover and fry =medium= <the whites are set and the yolks have thickened|3|4> (#71 for firm yolks). Serve the meat with the chips{P?, the peas} and an egg on top.',
    ],
    titles: ['gammon, egg and chips'],
    intro: 'Snip the rind first, or the gammon curls in the pan and browns only at the rim.',
    fit: 2,
  },
  {
    id: 'tortilla-espanola',
    family: 'eggs',
    core: [['egg'], ['potato'], isOnion],
    not: (food) =>
      isHearty(food) ||
      food.roles.includes('cheese') ||
      ['bread', 'dairy'].includes(food.roles[0]) ||
      isLeafyGreen(food) ||
      isNamed(
        food,
        'tomato',
        'mushroom',
        'leek',
        'garam-masala',
        'turmeric',
        'curry-powder',
        'soured-cream',
        'plain-flour',
        'breadcrumbs',
        'mustard',
        'cabbage',
        'apple',
        'milk',
        'cauliflower',
        'gherkins',
        'broccoli',
        'carrot',
        'pepper',
        'frozen-peas',
        'peas',
        'beetroot',
        'worcestershire-sauce',
        'tortilla',
        'aji-amarillo-paste',
        'injera',
      ),
    takes: {
      o: [['olive-oil', 'vegetable-oil'], 2, 'tbsp'],
      p: [['potato'], 220, 'g', 'peeled and thinly sliced'],
      n: [isOnion, 60, 'g', 'thinly sliced'],
      x: [['salt'], 0.25, 'tsp'],
      e: [['egg'], 2, 'each'],
    },
    steps: [
      'Heat {o} in a deep non-stick frying pan =medium-low=. Add {p n} and {x}, cover and cook, turning now and then, <soft, hardly coloured and breaking up|18|22>. Lift out with a slotted spoon and pour off the oil, keeping a spoonful.',
      'Beat {e} in a bowl, fold in the hot potatoes and leave ~5~, so that they drink the egg.',
      'Warm the spoonful of oil in the pan =medium=, tip everything in and cook <the edge is set and the middle still trembles|5|6>. Lay a plate on the pan, turn both over, slide it back and cook <firm right through|3|4> (#71). Leave for a few minutes and cut in wedges.',
    ],
    titles: ['tortilla española'],
    intro:
      'Potatoes stewed in oil and not fried, and five minutes in the beaten egg before they meet the pan again.',
    keeps: 'Keeps 2 days in the fridge, and is good cold.',
    fit: 1.5,
  },
  {
    id: 'omurice',
    family: 'rice',
    core: [['egg'], (food) => isRice(food) || food.id === 'cooked-rice', ['ketchup']],
    not: (food) =>
      isNamed(food, 'soy-sauce', 'kimchi', 'sweet-soy-sauce', 'tortilla', 'kidney-beans', 'pineapple'),
    takes: {
      r: [(food) => isRice(food) || food.id === 'cooked-rice', 75],
      o: [['butter', 'vegetable-oil'], 12],
      n: [['onion', 'spring-onion', 'shallot'], 50, 'g', 'finely chopped'],
      C: [
        (food) => isPoultry(food) || isNamed(food, 'ham', 'hot-dog', 'cooked-chicken'),
        80,
        'g',
        'cut into 1 cm pieces',
      ],
      P: [['frozen-peas', 'mushroom', 'sweetcorn'], 40, 'g', ''],
      k: [['ketchup'], 2, 'tbsp'],
      x: [['salt'], 0.125, 'tsp'],
      e: [['egg'], 2, 'each'],
    },
    steps: [
      'Boil {r} in a large pan of salted water =high= <tender|10|12>, drain and spread out to steam dry; what was cooked before goes into the pan as it is.',
      'Heat {o/1} in a wide frying pan =medium-high= and fry {n C P} <soft, and cooked through|6|8> (#74). Stir in {k/1} until it darkens, add the rice and toss <steaming hot, every grain red|3|4>. Mound on plates.',
      'Beat {e x}. Melt {o/2} in a clean pan =medium= and for each plate pour in its share, pull the edge inward and cook <set, with no liquid egg left|2|3> (#71). Lay over the rice and draw a line of {k/2} across.',
    ],
    titles: ['omurice: ketchup rice with [C*] under an omelette', 'omurice: ketchup rice under an omelette'],
    intro:
      'The ketchup is fried before the rice goes in, which takes its sweetness down and leaves the tomato.',
    fit: 2,
  },
  {
    id: 'karaage',
    family: 'pan',
    core: [['chicken-thigh', 'chicken-breast'], ['cornflour'], ['soy-sauce', 'tamari'], isGinger],
    not: (food) =>
      isNoodle(food) ||
      isNamed(food, 'oyster-sauce', 'broccoli', 'pepper', 'cashews', 'peanuts', 'pineapple', 'honey'),
    takes: {
      c: [['chicken-thigh', 'chicken-breast'], 160, 'g', 'boned and cut into 4 cm pieces'],
      s: [['soy-sauce', 'tamari'], 1, 'tbsp'],
      g: [isGinger, 6, 'g', 'finely grated'],
      G: [['garlic'], 0.5, 'each', 'crushed'],
      M: [['mirin', 'rice-wine'], 0.5, 'tbsp'],
      f: [['cornflour'], 25],
      o: [['vegetable-oil'], 2, 'tbsp'],
      L: [['lemon'], 0.25, 'each', 'cut into wedges'],
      Y: [['mayonnaise'], 15],
      K: [['cabbage', 'lettuce'], 60, 'g', 'very finely shredded'],
    },
    steps: [
      'Turn {c} in {s g G M} and leave ~20~ in the fridge. Drain well, then roll each piece in {f} until it is dry and white.',
      'Heat {o} in a wide, deep frying pan =medium-high= and fry the pieces in one layer, turning, <deep gold and crisp on every side|8|10> (#74). Drain on a rack; paper would make the crust soft.',
      'Eat hot{K L Y?, with $}.',
    ],
    titles: ['karaage: Japanese fried chicken'],
    intro: 'Starch and not flour makes the crust: thin, glassy and still crisp when it is no longer hot.',
    fit: 2.2,
  },
];
