// What goes into the dishes of the wok and the wide pan that come from further west: stroganoff, tibs, and two of South America.

import { isMushroom, isNamed, isNoodle, isOnion, isPasta, isPoultry } from '../../slots.ts';
import { GARLIC, SOY } from './doses.ts';
import { CHILLI, isThinBeef, type WokKit } from './wok-table.ts';

export const WOK_WEST: readonly WokKit[] = [
  {
    id: 'lomo-saltado',
    core: [isThinBeef, isOnion, ['tomato', 'cherry-tomato'], SOY, ['aji-amarillo-paste', 'oven-chips']],
    not: (food) => isNoodle(food) || isNamed(food, 'gochujang', 'coconut-milk', 'oyster-sauce', 'red-wine'),
    mains: [isThinBeef],
    title: 'lomo saltado: $ with onion and tomato',
    says: 'A stir-fry of Lima: the onion stays crisp, the tomato barely softens, and the chips drink the sauce.',
    fry: [GARLIC, CHILLI],
    sauce: [
      [SOY, 14],
      [['aji-amarillo-paste'], 6],
      [['red-wine-vinegar', 'vinegar', 'cider-vinegar'], 6],
    ],
    end: [
      [['red-onion', 'onion'], 60, 'cut into thick wedges'],
      [['coriander'], 4, 'chopped'],
    ],
    room: 2,
  },
  {
    id: 'estrogonofe',
    core: [
      (food) => isPoultry(food) || isNamed(food, 'steak', 'pork-fillet'),
      ['double-cream', 'single-cream', 'soured-cream'],
      ['ketchup', 'tomato-puree', 'passata'],
      (food) => isMushroom(food) || isNamed(food, 'mustard', 'crisps'),
    ],
    not: (food) =>
      isPasta(food) ||
      isNamed(food, 'soy-sauce', 'garam-masala', 'curry-powder', 'chorizo', 'basil') ||
      food.roles.includes('cheese'),
    mains: [isPoultry, ['steak', 'pork-fillet']],
    title: 'Brazilian $ stroganoff',
    says: 'Pink with ketchup and cream, over rice, and never without something crisp on top.',
    fry: [[isOnion, 60, 'thinly sliced'], GARLIC],
    sauce: [
      [['double-cream', 'single-cream', 'soured-cream'], 60],
      [['ketchup', 'tomato-puree', 'passata'], 18],
      [['mustard'], 5],
      [['worcestershire-sauce'], 4],
    ],
    water: 20,
    beside: [[['crisps'], 20, '']],
    room: 2,
  },
  {
    id: 'stroganoff',
    core: [
      (food) => isNamed(food, 'steak', 'pork-fillet') || isPoultry(food),
      isMushroom,
      ['soured-cream', 'creme-fraiche'],
    ],
    some: [1, isOnion, ['paprika'], ['mustard', 'wholegrain-mustard']],
    not: (food) => isNamed(food, 'soy-sauce', 'asparagus', 'tinned-tomato') || food.roles.includes('cheese'),
    mains: [['steak', 'pork-fillet'], isPoultry],
    title: '$ stroganoff',
    says: 'The meat sees the hot pan only briefly, leaves it, and comes back when the cream is in.',
    fry: [[isOnion, 70, 'thinly sliced'], GARLIC],
    sauce: [
      [['soured-cream', 'creme-fraiche'], 55],
      [['paprika'], 2],
      [['mustard', 'wholegrain-mustard'], 4],
      [['worcestershire-sauce'], 4],
    ],
    water: 30,
    room: 2,
  },
  {
    id: 'paprikash',
    core: [
      (food) => isNamed(food, 'pork-fillet', 'veal') || isPoultry(food),
      ['paprika', 'smoked-paprika'],
      ['soured-cream', 'creme-fraiche', 'double-cream'],
    ],
    some: [1, isOnion, ['pepper']],
    not: (food) =>
      isNamed(food, 'soy-sauce', 'curry-powder', 'coconut-milk', 'chorizo', 'olives', 'tortilla') ||
      food.roles.includes('cheese'),
    mains: [isPoultry, ['pork-fillet', 'veal']],
    title: '$ paprikash',
    says: 'Paprika burns in a breath and wakes up in fat: it goes in with the soft onion, and the cream comes last.',
    fry: [[isOnion, 80, 'thinly sliced'], GARLIC, [['paprika', 'smoked-paprika'], 3]],
    sauce: [
      [['soured-cream', 'creme-fraiche', 'double-cream'], 50],
      [['tomato-puree'], 8],
    ],
    water: 40,
    room: 2,
  },
  {
    id: 'tibs',
    core: [isThinBeef, isOnion, ['berbere', 'injera', 'ghee']],
    not: (food) =>
      isNoodle(food) ||
      isNamed(
        food,
        'soy-sauce',
        'garam-masala',
        'turmeric',
        'potato',
        'double-cream',
        'carrot',
        'collard-greens',
      ),
    mains: [isThinBeef],
    title: '$ tibs',
    says: 'Ethiopian fried beef: onion first, then spice, and meat that is hardly in the pan before it is eaten.',
    fry: [
      [isOnion, 80, 'cut into wedges'],
      GARLIC,
      CHILLI,
      [['berbere'], 3],
      [['rosemary'], 1, 'leaves picked'],
    ],
    sauce: [[['tomato', 'cherry-tomato'], 60, 'chopped']],
    room: 1,
  },
];
