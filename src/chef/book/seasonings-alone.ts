// Seasonings alone: a dressing, a herb butter, a rub.

import { defineRows } from '../language/row.ts';

export const SEASONINGS_ALONE = defineRows([
  {
    id: 'dressing', family: 'plate', frame: true, needs: [],
    title: [
      '{names soy base} dressing with {names hot herb}', '{names soy base} dressing', '{names citrus sour hot fat} dressing',
    ],
    headnote: ['A shade too sharp from the spoon, because the salad will soften it.'],
    wants: {
      soy: { of: ['#soy-sauce'], each: 12, may: true },
      base: {
        of: [
          '#hot-sauce', '#mustard', '#table-sauce', '#paste', '#spread', '#jam', 'pomegranate-molasses', '#coconut-cream', '#cream',
          'buttermilk', '@yoghurt',
        ],
        not: [
          'chocolate-spread', 'biscoff-spread', 'lemon-curd', 'mincemeat', 'sweet-bean-paste', 'kaya', 'squid-ink', 'marmite',
          'clotted-cream', 'double-cream', 'ranch-dressing', 'salad-dressing',
        ],
        each: 20, most: 2, may: true, ready: '',
      },
      hot: {
        of: ['garlic', 'ginger', '#chilli', '#pickle', 'horseradish', 'galangal'], each: 6, most: 3, may: true, ready: 'finely chopped',
      },
      fat: { of: ['#oil'], not: ['shortening', 'margarine', 'palm-oil'], each: 20, may: true },
      sour: { of: ['#vinegar'], each: 10, may: true }, citrus: { of: ['lemon', 'lime'], each: 15, may: true, ready: 'to squeeze' },
      herb: { of: ['@soft-herb', 'spring-onion', 'shallot'], each: 5, most: 2, may: true, cut: 'finely-chopped' },
    },
    oneOf: [['soy', 'base', 'hot', 'fat', 'sour', 'citrus']],
    takes: {
      oil: { of: ['olive-oil', 'vegetable-oil'], amount: 1.5, unit: 'tbsp', unless: ['fat', 'soy'] },
      mild: { of: ['vegetable-oil'], amount: 1, unit: 'tbsp', with: 'soy', unless: 'fat' },
      sharp: { of: ['red-wine-vinegar', 'cider-vinegar', 'vinegar'], amount: 2, unit: 'tsp', unless: ['sour', 'citrus'] },
      must: { of: ['mustard'], amount: 0.5, unit: 'tsp', unless: ['base', 'soy'] },
      sweet: { of: ['honey', 'sugar'], amount: 0.5, unit: 'tsp' },
    },
    acts: [
      {
        do: 'whisk', in: 'bowl',
        words: 'Whisk {soy base must hot sour sharp sweet salt} in {in}[ with the juice of {citrus}] until the salt has melted: in oil it never would.',
      },
      {
        do: 'whisk', in: 'bowl',
        words: 'Trickle in {fat oil mild}, whisking, until no streak of it shows, and add {herb pepper}[?base=#spread:  and cold water]. Taste it on a leaf. It is for salad, warm beans, cold potatoes or fish.',
      },
    ],
    keeps: { days: 3, cold: true, words: 'Shake it before you pour; with garlic in it, keep it cold.' },
    plate: [5, 120],
  },
  {
    id: 'chutney', family: 'plate', frame: true, needs: ['hob'], feeds: 16,
    title: ['[?hot: hot |]{name fruit} chutney[ with {names dried}]'],
    headnote: ['It is ready when a spoon drawn across the bottom leaves a clean path; sharp on the day, it mellows in the jar.'],
    wants: {
      fruit: {
        of: ['green-tomato', 'plum', 'rhubarb', 'mango', 'courgette', 'pumpkin', 'butternut-squash', 'quince', 'cooking-apple', 'apple', 'pear'],
        each: 175, most: 2, heart: true, cut: 'dice-1cm',
      },
      onion: { of: ['@onion'], each: 30, buy: ['onion'], cut: 'finely-chopped' },
      dried: { of: ['raisins', 'dates', 'apricots-dried', 'dried-cranberries'], each: 18, may: true, ready: '' },
      sugar: { of: ['brown-sugar', 'sugar'], each: 30, heart: true }, sour: { of: ['malt-vinegar', 'cider-vinegar', 'vinegar', 'red-wine-vinegar'], each: 40, heart: true },
      hot: { of: ['@mild-chilli'], each: 2, may: true, cut: 'finely-chopped' },
    },
    takes: {
      ginger: { of: ['ginger', 'ground-ginger'], amount: 0.125, unit: 'tsp' }, salty: { of: ['salt'], amount: 0.125, unit: 'tsp' },
      seed: { of: ['mustard-seeds', 'coriander-ground', 'mixed-spice'], amount: 0.125, unit: 'tsp', may: true },
    },
    acts: [
      { do: 'simmer', in: 'pot', heat: 'medium', minutes: [15, 18], cue: 'the sugar has melted and the fruit is soft', words: 'Put {fruit onion dried sugar sour hot ginger seed salty} in {in} and cook {heat}, stirring now and then, {until}.' },
      { do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [60, 75], cue: 'thick and glossy, and no vinegar runs into the path of the spoon', words: 'Simmer without a lid {heat}, stirring more and more often because it catches at the end, {until}.' },
      { do: 'serve', in: 'table', from: 'pot', words: 'Taste for {pepper} and spoon it boiling hot into clean, hot jars, right to the top; close them at once. It goes with cheese, cold meat or a curry.' },
    ],
    keeps: { days: 28, cold: true, words: 'Leave it for two weeks before you open it.' }, plate: [60, 300], table: [],
  },
  {
    id: 'herb-butter', family: 'plate', frame: true, needs: [],
    title: ['{name herb} and {name more lemon} butter', '{names herb} butter'],
    headnote: ['One cold slice, melting over a steak, a fish or a jacket potato, is all the sauce it needs.'], not: ['olive-oil'],
    wants: {
      herb: {
        of: ['#fresh-herb', 'wild-garlic'], not: ['elderflowers', 'pandan', 'banana-leaf', 'edible-flowers'],
        each: 8, most: 3, heart: true, cut: 'finely-chopped',
      },
      more: { of: ['garlic', 'chilli', 'anchovies', 'capers'], each: 3, most: 2, may: true, ready: 'finely chopped' },
      lemon: { of: ['lemon', 'lime'], each: 8, may: true, ready: 'zest grated' },
    },
    takes: { butter: { of: ['butter', 'margarine'], amount: 1.5, unit: 'tbsp' } },
    acts: [
      {
        do: 'mash', in: 'bowl',
        words: 'Leave {butter} in {in} until a finger sinks in. Beat in {herb more salt}[ with the zest of {lemon} and a few drops of juice] and plenty of {pepper}.',
      },
      {
        do: 'chill', in: 'plate', from: 'bowl', wait: 30,
        words: 'Roll up in baking paper to a log as thick as a thumb and twist the ends. Chill for {wait}, until it slices cleanly.',
      },
    ],
    keeps: { days: 3, months: 3, cold: true, words: 'Cut slices straight from the freezer.' }, plate: [15, 80],
  },
  {
    id: 'spice-rub', family: 'plate', frame: true, needs: ['hob'],
    title: ['toasted {names spice} rub', 'toasted {name spice} rub'],
    headnote: ['A minute in a dry pan wakes spices that have slept in the jar, and the sugar helps them darken to a crust.'],
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
      fine: { of: ['salt'], amount: 0.25, unit: 'tsp' },
    },
    acts: [
      {
        do: 'toast', in: 'frying-pan', heat: 'medium-low', minutes: [1, 2], cue: 'the smell fills the kitchen',
        words: 'Shake {spice} in {in}, dry, {heat} {until}. Tip out at once: the pan goes on scorching.',
      },
      {
        do: 'mix', in: 'bowl', from: 'frying-pan',
        words: '[?spice=#whole-spice: Crush what is whole in a mortar. ]Stir to a paste with {sugar fine oil} and plenty of {pepper}. Rub it into chops, chicken, tofu or roots and give it half an hour before the oven.',
      },
    ],
    keeps: { days: 3, cold: true, words: 'Without the oil it keeps for months in a jar.' }, plate: [5, 60],
  },
]);
