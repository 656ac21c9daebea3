// Plates of South America: a wok of steak and chips, fish in coconut milk, chicken in chilli and bread, black beans.

import { defineRows, type Take, type Want } from '../language/row.ts';
import { ACID, GARLIC_IN, OIL } from './american-acts.ts';
import { CUMIN, HOT, LIME } from './bread-slots.ts';
import { COOK_RICE, CUBE, ONION, RICE, SLICED_ONION, SOFT_HERB } from './shared.ts';

const SMOKE: Take = { of: ['smoked-paprika', 'paprika', 'chipotle'], amount: 0.75, unit: 'tsp' };
const EGGS: Want = { of: ['egg', 'boiled-egg'], not: ['egg'], each: 50, may: true, ready: 'quartered' };

export const SOUTH_AMERICAN_PLATES = defineRows([
  {
    id: 'lomo-saltado',
    family: 'pan',
    needs: ['hob'],
    title: [
      '{name meat} saltado with {names veg} and {names potato}',
      '{name meat} saltado with {names tomato} and {names potato}',
    ],
    headnote: [
      'A Peruvian wok: seared beef, onions that still crunch, soy and vinegar, and chips and rice on one plate.',
    ],
    wants: {
      meat: {
        of: ['steak', 'bison', 'pork-fillet', 'chicken-breast', 'chicken-thigh'],
        not: ['bison', 'chicken-thigh'],
        each: 140,
        heart: true,
        cut: 'strips',
      },
      potato: {
        of: ['@potato', 'oven-chips', 'cooked-potato'],
        not: ['oven-chips', 'cooked-potato'],
        each: 170,
        heart: true,
        ready: 'cut into thick chips',
      },
      tomato: { of: ['@fresh-tomato'], each: 90, heart: true, ready: 'in thick wedges' },
      onion: { ...SLICED_ONION, of: ['red-onion', '@onion'], cut: 'wedges' },
      veg: { of: ['pepper', 'green-beans', 'mangetout'], each: 60, may: true, cut: 'strips' },
      hot: { ...HOT, of: ['aji-amarillo-paste', '@mild-chilli'] },
      rice: RICE,
      herb: { ...SOFT_HERB, of: ['coriander', 'parsley'] },
      lime: LIME,
    },
    takes: {
      oil: { ...OIL, amount: 2 },
      garlic: GARLIC_IN,
      cumin: { ...CUMIN, amount: 0.5 },
      soy: { of: ['soy-sauce', 'worcestershire-sauce'], amount: 1, unit: 'tbsp' },
      sharp: { of: ['red-wine-vinegar', 'vinegar', 'cider-vinegar'], amount: 2, unit: 'tsp' },
    },
    acts: [
      COOK_RICE,
      { do: 'mix', in: 'bowl', words: 'In {in}, turn {meat} with {garlic cumin pepper}[ and {hot}].' },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [16, 20],
        cue: 'golden all over and tender inside',
        words:
          'Fry {potato} in {oil:2/3} in {in} {heat}, turning every few minutes, {until}. Salt them with {salt}.',
      },
      {
        do: 'brown',
        in: 'wok',
        from: 'bowl',
        heat: 'high',
        minutes: { slot: 'meat', by: 'stir-fry' },
        cue: 'seared brown outside[?meat=chicken-breast/pork-fillet:  and no longer pink inside]',
        core: ['meat'],
        words:
          'Heat {oil} in {in} {heat} until it smokes and fry {the meat} in one layer {until} ({core}). Lift out.',
      },
      {
        do: 'fry',
        in: 'wok',
        heat: 'high',
        minutes: [2, 3],
        cue: 'charred at the edges and still crunchy',
        words: 'Fry {onion veg} in {in} {heat} {until}.',
      },
      {
        do: 'toss',
        in: 'wok',
        from: 'frying-pan',
        heat: 'high',
        minutes: [1, 2],
        cue: 'the juices turn glossy',
        words:
          'Add {tomato soy sharp} and {the meat} and toss {heat} {until}: the tomatoes should slump and not melt. Fold in {the potato}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['wok', 'saucepan'],
        words: 'Serve at once[ with {rice}][, {herb} on top][ and {lime} to squeeze].',
      },
    ],
    beats: ['steak-and-chops'],
    keeps: { days: 1, words: 'The chips soften, but it is good.' },
    plate: [380, 820],
  },
  {
    id: 'moqueca',
    family: 'stew',
    needs: ['hob'],
    title: ['moqueca of {names fish} with {names veg}', 'moqueca of {names fish}'],
    headnote: ['The fish lies in lime while the base softens, and is never stirred: shake the pan instead.'],
    wants: {
      fish: {
        of: ['@white-fish', '@prawn', 'mixed-seafood', 'squid', 'salmon'],
        not: ['squid', 'salmon', 'cod-roe'],
        each: 150,
        most: 2,
        heart: true,
        cut: 'chunks-3cm',
      },
      coconut: { of: ['coconut-milk', 'coconut-cream'], each: 130, heart: true },
      tomato: {
        of: ['@fresh-tomato', 'tinned-tomato', 'passata'],
        each: 110,
        heart: true,
        ready: 'roughly chopped',
      },
      veg: {
        of: ['pepper', 'plantain', 'okra', 'sweet-potato', 'sweetcorn', 'hearts-of-palm'],
        not: ['sweet-potato', 'plantain', 'okra'],
        each: 90,
        most: 2,
        may: true,
        cut: 'thin-slices',
      },
      onion: SLICED_ONION,
      hot: HOT,
      rice: RICE,
      herb: { ...SOFT_HERB, of: ['coriander', 'parsley', 'spring-onion', 'chives'] },
      lime: { of: ['lime', 'lemon'], each: 25, buy: ['lime'], ready: 'cut in half' },
    },
    takes: {
      oil: { ...OIL, of: ['palm-oil', 'olive-oil', 'vegetable-oil'] },
      garlic: { ...GARLIC_IN, amount: 1.5 },
      smoke: SMOKE,
    },
    not: ['curry-paste', 'curry-powder', 'fish-sauce', 'lemongrass'],
    acts: [
      {
        do: 'mix',
        in: 'bowl',
        words:
          'In {in}, turn {fish} in {lime:1/2}, squeezed, {salt} and {pepper}. Leave while you cook the base, no longer.',
      },
      {
        do: 'soften',
        in: 'pan',
        heat: 'medium',
        minutes: [8, 10],
        cue: 'soft and sweet',
        words: 'Warm {oil} in {in} {heat} and cook {onion veg} with {salt} {until}.',
      },
      {
        do: 'simmer',
        in: 'pan',
        heat: 'medium',
        minutes: [8, 10],
        cue: 'the tomatoes have melted and the oil turns red',
        words:
          'Stir in {garlic hot smoke} for a minute, then {tomato}, and simmer {heat} {until}. Pour in {coconut} and bring to a tremble.',
      },
      {
        do: 'simmer',
        in: 'pan',
        from: 'bowl',
        heat: 'medium-low',
        minutes: [5, 7],
        cue: 'it is opaque and just firm',
        core: ['fish'],
        words:
          'Lay in {the fish} with its juice, cover and simmer {heat}, shaking the pan and never stirring, {until}[ ({core})].',
      },
      COOK_RICE,
      {
        do: 'serve',
        in: 'table',
        from: ['pan', 'saucepan'],
        words: 'Squeeze in {lime} and serve[ with {rice}][, {herb} on top].',
      },
    ],
    beats: ['coconut-curry', 'fish-pan'],
    keeps: { days: 1, words: 'Warm it gently: boiled, the fish breaks up.' },
    plate: [350, 900],
  },
  {
    id: 'aji-de-gallina',
    family: 'stew',
    needs: ['hob'],
    title: ['{name meat} in chilli, bread and {name nut} sauce', '{name meat} in creamy yellow chilli sauce'],
    headnote: ['Bread soaked in milk is the whole secret of the sauce: silky, and not at all heavy.'],
    wants: {
      paste: { of: ['aji-amarillo-paste'], each: 20, heart: true },
      meat: {
        of: ['@cooked-poultry', 'chicken-breast', 'turkey-breast'],
        each: 140,
        heart: true,
        ready: 'in shreds or thin strips',
      },
      bread: {
        of: ['@bread', 'breadcrumbs', 'cracker'],
        not: ['cracker'],
        each: 30,
        heart: true,
        ready: 'torn',
      },
      milk: { of: ['@milk', 'evaporated-milk', '@pouring-cream'], each: 130, heart: true },
      onion: ONION,
      nut: { of: ['walnuts', 'pecans', 'peanuts', 'almonds'], each: 15, may: true, cut: 'finely-chopped' },
      cheese: { of: ['parmesan', '@grates'], each: 15, may: true, ready: 'finely grated' },
      potato: { of: ['@potato'], each: 150, may: true, ready: 'in thick slices' },
      egg: EGGS,
      brine: { of: ['olives'], each: 15, may: true, ready: '' },
      rice: RICE,
      herb: SOFT_HERB,
    },
    takes: {
      oil: OIL,
      garlic: GARLIC_IN,
      cumin: { ...CUMIN, amount: 0.5 },
      turmeric: { of: ['turmeric'], amount: 0.25, unit: 'tsp' },
      cube: CUBE,
      sharp: ACID,
    },
    acts: [
      {
        do: 'boil',
        in: 'pot',
        heat: 'boiling',
        water: 'salted',
        minutes: [12, 15],
        cue: 'a knife slips in',
        words: 'Bring {in} of water {heat} with {water} and cook {potato} {until}. Drain.',
      },
      {
        do: 'soak',
        in: 'bowl',
        words: 'Put {bread} in {in} with {milk} and leave until soft, then beat or blend smooth.',
      },
      {
        do: 'soften',
        in: 'pan',
        heat: 'medium',
        minutes: [8, 10],
        cue: 'soft and golden',
        words:
          'Warm {oil} in {in} {heat} and cook {onion} with {salt} {until}. Stir in {garlic paste cumin turmeric} for 2 minutes.',
      },
      {
        do: 'simmer',
        in: 'pan',
        from: 'bowl',
        heat: 'medium-low',
        minutes: [9, 12],
        cue: 'the sauce is thick and smooth and the {name meat} hot and cooked right through',
        core: ['meat'],
        water: 90,
        words:
          'Stir in {meat nut cheese cube}, the bread and {water} and simmer {heat}, stirring from the bottom, {until}[ ({core})]. Sharpen with {sharp pepper}.',
      },
      COOK_RICE,
      {
        do: 'serve',
        in: 'table',
        from: ['pan', 'pot', 'saucepan'],
        words: 'Serve[ over {potato rice}][, topped with {egg brine herb}].',
      },
    ],
    keeps: { days: 2, words: 'Thin it with milk as it warms.' },
    plate: [320, 860],
  },
]);
