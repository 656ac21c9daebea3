// Named pots of India, Pakistan and Bengal, by the foods that make them what they are.

import type { Food } from '../../../food/foods.ts';
import {
  isFish,
  isGinger,
  isLeafyGreen,
  isMince,
  isNamed,
  isPasta,
  isPotato,
  isPoultry,
} from '../../slots.ts';
import {
  CHILLI,
  crush,
  GARLIC,
  GINGER,
  isAnyMeat,
  isDriedOrTin,
  PUREE,
  TOMATO,
  TOMATOES,
} from '../parts/doses.ts';
import type { PotKit } from '../parts/kit-pot.ts';

const WARM_SPICES: PotKit['bloom'] = [
  [['garam-masala', 'curry-powder'], 2],
  [['cumin-seeds', 'cumin'], -4],
  [['coriander-ground'], -4],
  [['turmeric'], -3],
  [['chilli-powder'], -2],
  [['amchur'], -3],
  PUREE,
];
const isNotIndian = (food: Food): boolean =>
  food.roles.includes('cheese') ||
  isPasta(food) ||
  isNamed(
    food,
    'coconut-milk',
    'soy-sauce',
    'chorizo',
    'harissa',
    'tortilla',
    'feta',
    'cinnamon-stick',
    'couscous',
  );
const CHANA: PotKit = {
  id: 'chana-masala',
  core: [isDriedOrTin('chickpeas'), TOMATOES, ['garam-masala', 'amchur', 'curry-powder']],
  some: [1, isGinger, ['amchur'], ['cumin-seeds', 'cumin'], ['naan', 'flatbread']],
  not: (food) => isNotIndian(food) || isAnyMeat(food) || isLeafyGreen(food) || isPotato(food),
  title: 'chana masala',
  says: 'A few chickpeas crushed against the pan thicken the sauce: nothing else does.',
  onion: 'buy',
  fry: [GARLIC, GINGER, CHILLI],
  bloom: WARM_SPICES,
  pour: [TOMATO],
  beans: [isDriedOrTin('chickpeas'), 120],
  water: 90,
  minutes: [12, 15],
  turn: crush,
  room: 1,
};

export const INDIAN_POTS: readonly PotKit[] = [
  CHANA,
  {
    ...CHANA,
    id: 'rajma',
    core: [isDriedOrTin('kidney-beans'), TOMATOES, ['garam-masala', 'curry-powder']],
    some: [1, isGinger, ['cumin-seeds', 'cumin'], ['ghee']],
    title: 'rajma: kidney beans in tomato and spice',
    says: 'Kidney beans want a long soft simmer and a few of them crushed: that is the whole of the sauce.',
    beans: [isDriedOrTin('kidney-beans'), 120],
  },
  {
    id: 'keema-matar',
    core: [isMince, ['peas', 'frozen-peas'], ['garam-masala', 'curry-powder', 'turmeric']],
    some: [1, isGinger, TOMATOES, ['cumin', 'cumin-seeds'], ['turmeric']],
    not: (food) => isNotIndian(food) || isPotato(food),
    mains: [isMince],
    title: 'keema matar',
    says: 'Mince cooked with its spices until the sauce clings to it, and peas for sweetness.',
    onion: 'buy',
    fry: [GARLIC, GINGER, CHILLI],
    bloom: WARM_SPICES,
    pour: [TOMATO],
    water: 60,
    minutes: [12, 15],
    beside: [[['bread-roll'], 60, 'toasted']],
    room: 2,
  },
  {
    id: 'karahi',
    core: [isPoultry, TOMATOES, isGinger, (food) => food.category === 'chilli'],
    some: [1, ['yoghurt'], ['naan'], ['garam-masala'], ['cumin-seeds', 'cumin'], ['flatbread']],
    not: (food) =>
      isNotIndian(food) || food.category === 'rice' || isNamed(food, 'onion', 'peanut-butter', 'fish-sauce'),
    mains: [isPoultry],
    title: '$ karahi',
    says: 'No onion and no water: the tomatoes cook down until only a thick sauce and its oil are left.',
    fry: [GARLIC, [isGinger, 8, 'peeled and cut into matchsticks'], CHILLI],
    bloom: WARM_SPICES,
    pour: [
      [TOMATOES, 150],
      [['yoghurt', 'greek-yoghurt'], 30],
    ],
    water: 20,
    glaze: 'the sauce is thick and the oil shows at the edge',
    room: 1,
  },
  {
    id: 'kadhi',
    core: [['gram-flour'], ['yoghurt', 'greek-yoghurt'], ['turmeric', 'curry-leaves', 'mustard-seeds']],
    not: (food) => isAnyMeat(food) || isFish(food) || isNamed(food, 'plain-flour', 'egg', 'cauliflower'),
    title: 'kadhi: yoghurt simmered with spice',
    says: 'Gram flour keeps the yoghurt from splitting; after twenty minutes it no longer tastes of flour.',
    onion: 'listed',
    fry: [GARLIC, GINGER, CHILLI],
    bloom: [
      [['mustard-seeds'], -4],
      [['fenugreek-seeds'], -2],
      [['cumin-seeds'], -4],
      [['curry-leaves'], -2, ''],
      [['turmeric'], -3],
    ],
    pour: [
      [['yoghurt', 'greek-yoghurt'], 90],
      [['gram-flour'], 12, 'whisked into the yoghurt until smooth'],
    ],
    water: 220,
    minutes: [20, 25],
    cue: 'thick enough to coat a spoon',
    room: 2,
  },
  {
    id: 'mustard-fish',
    core: [
      isFish,
      ['mustard-oil', 'panch-phoron'],
      ['wholegrain-mustard', 'mustard', 'mustard-seeds', 'nigella-seeds', 'turmeric'],
    ],
    not: (food) => isNamed(food, 'coconut-milk', 'double-cream', 'creme-fraiche'),
    mains: [isFish],
    title: '$ simmered with mustard',
    says: 'Whole spice in hot oil first, then a thin sauce, and fish for the last minutes: a Bengali pot.',
    bloom: [[['panch-phoron'], -5], [['nigella-seeds'], -3], [['turmeric'], -3], CHILLI],
    pour: [
      [['wholegrain-mustard', 'mustard'], 8],
      [TOMATOES, 60],
    ],
    water: 140,
    room: 2,
    fit: 3,
  },
];
