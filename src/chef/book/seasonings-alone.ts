// A list of seasonings alone: a dressing, a rub, a scented oil, something hot to drink. No meal, and yet an answer.

import { defineRows, type Take } from '../language/row.ts';

const OIL: Take = { of: ['olive-oil', 'vegetable-oil'], amount: 1.5, unit: 'tbsp' };

export const SEASONINGS_ALONE = defineRows([
  {
    id: 'dressing',
    family: 'plate',
    frame: true,
    needs: [],
    title: [
      'a dressing with {names base} and {names herb}',
      'a dressing with {names base fat sour}',
      'a sharp dressing',
    ],
    headnote: [
      'Shake it, taste it on a leaf: it should be sharper than you want it to be, for the salad will soften it.',
    ],
    wants: {
      base: {
        of: [
          ...(['#soy-sauce', '#hot-sauce', '#mustard', '#table-sauce', '#paste', '#spread'] as const),
          ...([
            '#jam',
            '#pickle',
            '#chilli',
            'garlic',
            'ginger',
            'nutritional-yeast',
            'horseradish',
          ] as const),
          ...(['pomegranate-molasses', 'galangal', 'preserved-lemon', '#coconut-cream', '#cream'] as const),
          ...(['buttermilk', 'mirin', 'sea-vegetable-puree', 'ackee', 'tamarind'] as const),
        ],
        not: [
          ...(['chocolate-spread', 'biscoff-spread', 'lemon-curd', 'mincemeat', 'sweet-bean-paste'] as const),
          ...(['kaya', 'squid-ink', 'marmite', 'clotted-cream', 'double-cream', 'ackee'] as const),
        ],
        each: 20,
        most: 3,
        may: true,
        ready: 'finely chopped',
      },
      fat: { of: ['#oil'], not: ['shortening', 'margarine', 'palm-oil'], each: 25, may: true },
      sour: { of: ['#vinegar', 'lemon', 'lime'], each: 12, may: true, ready: 'to squeeze' },
      herb: {
        of: ['@soft-herb', 'spring-onion', 'shallot'],
        each: 5,
        most: 2,
        may: true,
        cut: 'finely-chopped',
      },
    },
    oneOf: [['base', 'fat', 'sour']],
    takes: {
      oil: { ...OIL, unless: 'fat' },
      sharp: { of: ['red-wine-vinegar', 'cider-vinegar', 'vinegar'], amount: 2, unit: 'tsp', unless: 'sour' },
      sweet: { of: ['honey', 'sugar'], amount: 0.5, unit: 'tsp' },
    },
    acts: [
      {
        do: 'whisk',
        in: 'bowl',
        words:
          'Put {base herb sour sharp sweet} into {in} or a jar with {salt} and {pepper}, and stir until the salt has gone: in oil it never would.',
      },
      {
        do: 'whisk',
        in: 'bowl',
        words:
          'Whisk in {fat oil} in a thin thread until it is thick. Taste. It dresses a bowl of leaves, warm beans, cold potatoes, or grilled meat and fish.',
      },
    ],
    keeps: {
      days: 3,
      cold: true,
      words: 'Shake it again before you pour. With raw garlic in the oil, it stays in the fridge.',
    },
    plate: [5, 120],
  },
  {
    id: 'herb-butter',
    family: 'plate',
    frame: true,
    needs: [],
    title: ['{names herb} butter with {names more}', '{names herb} butter'],
    headnote: ['It melts over whatever is hot: a potato, a fish, a steak, a slice of toast.'],
    wants: {
      herb: {
        of: [
          ...(['#fresh-herb', 'garlic', 'anchovies', 'spring-onion', 'shallot', 'wild-garlic'] as const),
          ...(['shrimp-paste', 'nduja', 'capers'] as const),
        ],
        not: [
          ...(['elderflowers', 'pandan', 'banana-leaf', 'edible-flowers', 'garlic', 'anchovies'] as const),
          ...(['spring-onion', 'shallot', 'shrimp-paste', 'nduja', 'capers'] as const),
        ],
        each: 8,
        most: 3,
        heart: true,
        cut: 'finely-chopped',
      },
      more: {
        of: ['garlic', 'lemon', 'lime', 'chilli', 'anchovies', 'capers'],
        each: 4,
        most: 2,
        may: true,
        ready: 'finely chopped or grated',
      },
    },
    takes: { butter: { of: ['butter', 'margarine'], amount: 1.5, unit: 'tbsp' } },
    acts: [
      {
        do: 'mash',
        in: 'bowl',
        words:
          'Let {butter} soften in {in}: cold, it will take nothing in. Beat in {herb more} with {salt} and plenty of {pepper} until it is green all through.',
      },
      {
        do: 'chill',
        in: 'plate',
        from: 'bowl',
        wait: 30,
        words:
          'Roll it up in paper to a log as thick as a thumb and chill for {wait}, until it can be sliced.',
      },
    ],
    keeps: { days: 3, months: 3, cold: true, words: 'Cut slices straight from the freezer.' },
    plate: [15, 80],
  },
  {
    id: 'spice-rub',
    family: 'plate',
    frame: true,
    needs: ['hob'],
    title: ['{names spice} rub with brown sugar', 'a rub of {names spice}'],
    headnote: [
      'A minute in a dry pan wakes what has slept in the jar. Enough for two chops, or a tray of roots.',
    ],
    wants: {
      spice: {
        of: [
          ...(['#ground-spice', '#whole-spice', '#dried-herb', 'celery-salt', 'msg', 'dukkah'] as const),
          ...(['furikake', 'everything-seasoning', 'onion-soup-mix', 'dried-mushroom'] as const),
          ...(['bonito-flakes', 'dried-shrimp', 'nori', 'iru', 'citric-acid', 'crispy-onions'] as const),
          ...(['coconut-bacon'] as const),
        ],
        not: ['recipe-mix', 'mastic', 'saffron', 'cloves', 'mahleb'],
        each: 4,
        most: 6,
        heart: true,
        ready: '',
      },
    },
    takes: {
      sugar: { of: ['brown-sugar', 'sugar'], amount: 1, unit: 'tsp' },
      oil: { of: ['olive-oil', 'vegetable-oil'], amount: 1, unit: 'tbsp' },
    },
    acts: [
      {
        do: 'toast',
        in: 'frying-pan',
        heat: 'medium-low',
        minutes: [1, 2],
        cue: 'it smells of itself',
        words:
          'Shake {spice} in {in}, dry, {heat} {until}. Tip out at once: in a hot pan it burns after it has left the heat.',
      },
      {
        do: 'mix',
        in: 'bowl',
        from: 'frying-pan',
        words:
          'Crush what is whole in a mortar, and mix with {sugar salt pepper} and {oil} to a paste. Rub it on meat, fish, tofu or roots half an hour before they go into the oven.',
      },
    ],
    keeps: { days: 3, cold: true, words: 'Without the oil it keeps for months in a jar.' },
    plate: [5, 60],
  },
  {
    id: 'hot-cup',
    family: 'drink',
    side: 'sweet',
    frame: true,
    needs: ['hob'],
    title: [
      'hot {names milk} with {names spice sweet}',
      'hot {names leaf spice} with {names sweet citrus}',
      'hot {names milk leaf spice sweet}',
    ],
    headnote: ['Off the heat and under a saucer for five minutes: what smells good must not boil away.'],
    wants: {
      milk: {
        of: ['@milk', 'condensed-milk', 'evaporated-milk', 'coconut-milk', 'milk-powder'],
        not: ['buttermilk', 'kefir', 'condensed-milk', 'milk-powder'],
        each: 200,
        may: true,
      },
      leaf: {
        of: [
          ...(['tea', 'hibiscus', 'mint', 'lemon-verbena', 'lemongrass', 'elderflowers'] as const),
          ...(['edible-flowers', 'coffee', 'matcha', 'cocoa-powder', 'hot-chocolate'] as const),
          ...(['chocolate', 'milk-chocolate', 'carob-powder', 'white-chocolate', 'chocolate-bar'] as const),
          ...(['malt-extract', '#hardy-herb', 'shiso', 'perilla', 'pandan', 'protein-powder'] as const),
        ],
        not: ['edible-flowers'],
        each: 15,
        may: true,
        ready: '',
      },
      spice: {
        of: [
          ...(['ginger', 'cinnamon-stick', 'cinnamon', 'cardamom', 'star-anise', 'turmeric'] as const),
          ...(['nutmeg', 'vanilla-extract', 'vanilla-pod', 'fennel-seeds', 'saffron'] as const),
          ...(['mixed-spice', 'allspice', 'ground-ginger', 'almond-extract', 'rose-water'] as const),
          ...(['orange-blossom-water', 'stem-ginger'] as const),
        ],
        not: ['almond-extract'],
        each: 4,
        most: 3,
        may: true,
        ready: '',
      },
      citrus: { of: ['lemon', 'lime', 'orange', 'apple'], each: 20, may: true, ready: 'sliced' },
      sweet: {
        of: ['#syrup', '#sugar'],
        not: ['pomegranate-molasses', 'fondant-icing', 'icing-sugar'],
        each: 15,
        may: true,
        ready: '',
      },
    },
    oneOf: [['milk', 'leaf', 'spice', 'sweet']],
    acts: [
      {
        do: 'simmer',
        in: 'saucepan',
        heat: 'medium',
        minutes: [4, 5],
        cue: 'it steams and small bubbles rise at the rim',
        when: 'milk',
        words: 'Warm {milk spice sweet} in {in} {heat}, stirring, {until}. Do not let it boil over.',
      },
      {
        do: 'boil',
        in: 'saucepan',
        heat: 'boiling',
        water: 250,
        minutes: [1, 2],
        cue: 'it rolls',
        when: '!milk',
        words: 'Bring {water} {heat} in {in}[ with {spice sweet}] and boil {until}. Take it off the heat.',
      },
      {
        do: 'soak',
        in: 'saucepan',
        wait: 5,
        words: 'Stir in {leaf citrus}, cover and leave for {wait}. Strain if there is anything to strain.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'saucepan',
        words:
          'Pour into [?one: a warm cup|warm cups] and drink while it is too hot to gulp, with both hands round it.',
      },
    ],
    keeps: { days: 0 },
    plate: [2, 320],
    table: [],
  },
  {
    id: 'cold-glass',
    family: 'drink',
    side: 'sweet',
    frame: true,
    needs: [],
    title: ['{names drink} over ice with {names fresh}', '{names drink} over ice'],
    headnote: ['Cold, long and not too sweet: a slice of something sharp is all that it lacks.'],
    wants: {
      drink: {
        of: [
          ...(['#juice', '#drink', '#wine', 'elderflower-cordial', 'kefir', 'buttermilk'] as const),
          ...(['pomegranate-molasses', 'coconut-water'] as const),
        ],
        not: ['coffee', 'tea', 'hibiscus', 'matcha', 'mirin'],
        each: 200,
        most: 3,
        heart: true,
      },
      fresh: {
        of: [
          ...(['lemon', 'lime', 'mint', 'orange', 'cucumber', 'strawberries', 'raspberries'] as const),
          ...(['basil', 'ginger', 'grapefruit', 'apple'] as const),
        ],
        each: 20,
        most: 2,
        may: true,
        ready: 'sliced',
      },
    },
    acts: [
      {
        do: 'chill',
        in: 'table',
        words:
          'Fill [?one: a tall glass|tall glasses] with ice to the brim, so that it cools the drink and hardly melts. Add {fresh} and press once with a spoon.',
        when: 'fresh',
      },
      {
        do: 'chill',
        in: 'table',
        words:
          'Fill [?one: a tall glass|tall glasses] with ice to the brim, so that it cools the drink and hardly melts.',
        when: '!fresh',
      },
      {
        do: 'serve',
        in: 'table',
        words:
          'Pour over {drink}, the strongest first and no more than a small measure of it. Stir once, and drink before the ice has gone.',
      },
    ],
    keeps: { days: 0 },
    plate: [100, 600],
    table: [],
  },
]);
