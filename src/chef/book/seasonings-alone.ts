// A list of seasonings alone: a dressing, a herb butter, a rub. No meal, and yet an answer.

import { defineRows, type Take } from '../language/row.ts';

const OIL: Take = { of: ['olive-oil', 'vegetable-oil'], amount: 1.5, unit: 'tbsp' };

export const SEASONINGS_ALONE = defineRows([
  {
    id: 'dressing', family: 'plate', frame: true, needs: [],
    title: ['a dressing with {names base} and {names herb}', 'a dressing with {names base fat sour}', 'a sharp dressing'],
    headnote: ['{names base herb sour fat} in a dressing that is sharper than you want it to be, for the salad will soften it.'],
    wants: {
      base: {
        of: [
          '#soy-sauce', '#hot-sauce', '#mustard', '#table-sauce', '#paste', '#spread', '#jam', '#pickle', '#chilli', 'garlic', 'ginger',
          'nutritional-yeast', 'horseradish', 'pomegranate-molasses', 'galangal', 'preserved-lemon', '#coconut-cream', '#cream',
          'buttermilk', 'mirin', 'sea-vegetable-puree', 'ackee', 'tamarind',
        ],
        not: [
          'chocolate-spread', 'biscoff-spread', 'lemon-curd', 'mincemeat', 'sweet-bean-paste', 'kaya', 'squid-ink', 'marmite',
          'clotted-cream', 'double-cream', 'ackee',
        ],
        each: 20, most: 3, may: true, ready: 'finely chopped',
      },
      fat: { of: ['#oil'], not: ['shortening', 'margarine', 'palm-oil'], each: 25, may: true },
      sour: { of: ['#vinegar', 'lemon', 'lime'], each: 12, may: true, ready: 'to squeeze' },
      herb: { of: ['@soft-herb', 'spring-onion', 'shallot'], each: 5, most: 2, may: true, cut: 'finely-chopped' },
    },
    oneOf: [['base', 'fat', 'sour']],
    takes: {
      oil: { ...OIL, unless: 'fat' },
      sharp: { of: ['red-wine-vinegar', 'cider-vinegar', 'vinegar'], amount: 2, unit: 'tsp', unless: 'sour' },
      sweet: { of: ['honey', 'sugar'], amount: 0.5, unit: 'tsp' },
    },
    acts: [
      {
        do: 'whisk', in: 'bowl',
        words: 'Put {base herb sour sharp sweet} into {in} or a jar with {salt} and {pepper}, and stir until the salt has gone: in oil it never would.',
      },
      {
        do: 'whisk', in: 'bowl',
        words: 'Whisk in {fat oil} in a thin thread until it is thick. Taste. It dresses a bowl of leaves, warm beans, cold potatoes, or grilled meat and fish.',
      },
    ],
    keeps: { days: 3, cold: true, words: 'Shake it again before you pour. With raw garlic in the oil, it stays in the fridge.' },
    plate: [5, 120],
  },
  {
    id: 'herb-butter', family: 'plate', frame: true, needs: [],
    title: ['{names herb} butter with {names more}', '{names herb} butter'],
    headnote: ['{names herb} beaten into butter, to melt over whatever is hot: a potato, a fish, a steak, a slice of toast.'], not: ['olive-oil'],
    wants: {
      herb: {
        of: ['#fresh-herb', 'garlic', 'anchovies', 'spring-onion', 'shallot', 'wild-garlic', 'shrimp-paste', 'nduja', 'capers'],
        not: [
          'elderflowers', 'pandan', 'banana-leaf', 'edible-flowers', 'garlic', 'anchovies', 'spring-onion', 'shallot', 'shrimp-paste',
          'nduja', 'capers',
        ],
        each: 8, most: 3, heart: true, cut: 'finely-chopped',
      },
      more: {
        of: ['garlic', 'lemon', 'lime', 'chilli', 'anchovies', 'capers'], each: 4, most: 2, may: true, ready: 'finely chopped or grated',
      },
    },
    takes: { butter: { of: ['butter', 'margarine'], amount: 1.5, unit: 'tbsp' } },
    acts: [
      {
        do: 'mash', in: 'bowl',
        words: 'Let {butter} soften in {in}: cold, it will take nothing in. Beat in {herb more} with {salt} and plenty of {pepper} until it is green all through.',
      },
      {
        do: 'chill', in: 'plate', from: 'bowl', wait: 30,
        words: 'Roll it up in paper to a log as thick as a thumb and chill for {wait}, until it can be sliced.',
      },
    ],
    keeps: { days: 3, months: 3, cold: true, words: 'Cut slices straight from the freezer.' }, plate: [15, 80],
  },
  {
    id: 'spice-rub', family: 'plate', frame: true, needs: ['hob'],
    title: ['{names spice} rub with brown sugar', 'a rub of {names spice}'],
    headnote: ['A minute in a dry pan wakes what has slept in the jar. Enough for two chops, or a tray of roots.'],
    wants: {
      spice: {
        of: [
          '#ground-spice', '#whole-spice', '#dried-herb', 'celery-salt', 'msg', 'dukkah', 'furikake', 'everything-seasoning',
          'onion-soup-mix', 'dried-mushroom', 'bonito-flakes', 'dried-shrimp', 'nori', 'iru', 'citric-acid', 'crispy-onions',
          'coconut-bacon',
        ],
        not: ['recipe-mix', 'mastic', 'saffron', 'cloves', 'mahleb'], each: 4, most: 6, heart: true, ready: '',
      },
    },
    takes: {
      sugar: { of: ['brown-sugar', 'sugar'], amount: 1, unit: 'tsp' }, oil: { of: ['olive-oil', 'vegetable-oil'], amount: 1, unit: 'tbsp' },
    },
    acts: [
      {
        do: 'toast', in: 'frying-pan', heat: 'medium-low', minutes: [1, 2], cue: 'it smells of itself',
        words: 'Shake {spice} in {in}, dry, {heat} {until}. Tip out at once: in a hot pan it burns after it has left the heat.',
      },
      {
        do: 'mix', in: 'bowl', from: 'frying-pan',
        words: 'Crush what is whole in a mortar, and mix with {sugar salt pepper} and {oil} to a paste. Rub it on meat, fish, tofu or roots half an hour before they go into the oven.',
      },
    ],
    keeps: { days: 3, cold: true, words: 'Without the oil it keeps for months in a jar.' }, plate: [5, 60],
  },
]);
