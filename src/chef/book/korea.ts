// Korea at home: kimchi stew and rice cakes.

import { defineRows } from '../language/row.ts';
import { COOKED_MEAT, EAST_OIL, EAST_RICE, GARLIC, RICE_BESIDE, SESAME, SOY, WARM_RICE, WOK_GREENS } from './eastern.ts';
import { ADD_GREENS, POT_GINGER, POT_LATE, POT_ONION, POT_SCATTER } from './eastern-braises.ts';
import { POT_TOFU } from './sour-pots.ts';

export const KOREA = defineRows([
  {
    id: 'kimchi-stew', family: 'stew', needs: ['hob'],
    title: [
      '[?meat: kimchi stew with [?meat=pork-chop/pork-fillet: pork|{name meat}][ and {name tofu}]]', 'kimchi stew with {names tofu sea cooked}',
      'kimchi stew with {names egg late greens cake}',
    ],
    headnote: ['Frying makes the kimchi mellow; its juice, added after, makes the broth red, hot and sharp. The older and sourer the jar, the better.'],
    wants: {
      kimchi: { of: ['kimchi', 'vegan-kimchi'], each: 110, heart: true, ready: 'chopped, juice kept' },
      meat: {
        of: ['pork-belly', 'pork-shoulder', 'bacon', 'pork-chop', 'pork-fillet', '@mince', 'sausage', 'chicken-thigh'],
        not: ['@mince', 'sausage', 'pork-shoulder'], each: 80, may: true, cut: 'strips',
      },
      tofu: POT_TOFU, sea: { of: ['tinned-tuna', 'prawns'], each: 60, may: true, ready: 'drained' },
      cooked: { ...COOKED_MEAT, of: ['spam', '@cooked-meat', 'hot-dog'] }, onion: POT_ONION, late: { ...POT_LATE, most: 2, each: 70 },
      greens: WOK_GREENS, cake: { of: ['rice-cakes', 'instant-noodles', 'fish-ball'], each: 70, may: true, ready: '' },
      egg: { of: ['egg'], each: 55, may: true, ready: '' }, scatter: POT_SCATTER, ...RICE_BESIDE,
    },
    oneOf: [['meat', 'tofu', 'sea', 'cooked', 'egg', 'cake'], ['tofu', 'meat', 'sea', 'cake', 'cooked']],
    not: ['cooked-rice'],
    takes: {
      oil: { ...EAST_OIL, amount: 0.5 }, paste: { of: ['gochujang', 'doenjang', 'miso'], amount: 2, unit: 'tsp', may: true },
      hot: { of: ['gochugaru', 'chilli-flakes'], amount: 0.5, unit: 'tsp' }, garlic: GARLIC, ginger: POT_GINGER,
      soy: { ...SOY, amount: 1, unit: 'tsp' }, sweet: { of: ['sugar', 'brown-sugar'], amount: 0.5, unit: 'tsp' },
      stock: { of: ['chicken-stock', 'stock', 'dashi'], amount: 100, unit: 'ml', may: true },
      cube: { of: ['stock-cube'], amount: 0.25, unit: null, unless: 'stock', ready: 'crumbled' }, sesame: SESAME,
    },
    acts: [
      ...EAST_RICE,
      {
        do: 'brown', in: 'pot', heat: 'medium-high', minutes: [6, 8], cue: 'browned at the edges, with no pink left', core: ['meat'],
        words: 'Fry {meat} in {oil:1/2} in {in} {heat} {until}[ ({core})].',
      },
      {
        do: 'fry', in: 'pot', heat: 'medium', minutes: [5, 6], cue: 'soft and mellow-smelling',
        words: 'Keep back the juice and fry {kimchi onion} in {oil} in {in} {heat} {until}.[ Stir in {garlic ginger} for the last minute.]',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [12, 15], cue: 'the broth is red and tastes round', water: 220,
        words: 'Add the kimchi juice, {paste hot soy sweet cube stock} and {water}, bring to the boil and simmer {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [6, 8], cue: 'hot and tender all through', core: ['sea', 'cooked'],
        words: 'Slide in {late tofu sea cooked cake} and simmer {heat} without stirring {until}[ ({core})].',
      },
      ADD_GREENS,
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [4, 5], cue: 'the whites are firm and the yolks set', core: ['egg'],
        words: 'Crack in {egg}, cover and cook {heat} {until} ({core}).',
      },
      WARM_RICE,
      {
        do: 'serve', in: 'table', from: ['pot', 'saucepan'],
        words: '[Stir in {sesame}. ]Serve from the pan[, scattered with {scatter}][, with {rice warm} beside it].',
      },
    ],
    keeps: { days: 2, words: 'It is better the day after.' }, plate: [200, 900], table: ['scatter', 'condiment', 'wedge'],
  },
  {
    id: 'tteokbokki', family: 'pan', needs: ['hob'],
    title: [
      'sticky, fiery tteokbokki with {names cooked cake egg veg onion}', 'tteokbokki in a sticky, fiery sauce',
    ],
    headnote: ['Chewy rice cakes that thicken their own sauce, hot at the first bite and sweet at the second. Stir well near the end, when it likes to catch.'],
    wants: {
      cakes: { of: ['rice-cakes'], each: 160, heart: true, ready: 'rinsed' },
      cooked: {
        of: ['fish-ball', 'fish-cake', 'hot-dog', 'spam', '@cooked-meat'], not: ['fish-cake'], each: 60, may: true,
        ready: 'in bite-sized pieces',
      },
      cake: { of: ['dumpling'], each: 60, may: true, ready: '' },
      veg: {
        of: ['cabbage', 'carrot', 'mushroom', 'chinese-leaf', 'pepper', 'leek'], each: 70, most: 2, may: true,
        ready: 'cut into thin strips',
      },
      onion: { of: ['spring-onion', '@onion'], each: 40, may: true, cut: 'chunks-3cm' },
      egg: { of: ['boiled-egg', 'egg'], each: 55, may: true, ready: '' },
      cheese: { of: ['mozzarella', '@grates', 'processed-cheese'], each: 30, may: true, ready: 'grated or torn' },
      seed: { of: ['sesame-seeds', 'nori'], each: 4, may: true, ready: '' },
      kimchi: { of: ['kimchi'], each: 40, may: true, ready: 'chopped' },
    },
    takes: {
      paste: { of: ['gochujang'], amount: 1.5, unit: 'tbsp', may: true },
      hot: { of: ['gochugaru', 'sriracha', 'chilli-flakes'], amount: 1, unit: 'tsp', unless: 'paste' },
      puree: { of: ['tomato-puree'], amount: 1, unit: 'tbsp', unless: 'paste' }, soy: { ...SOY, amount: 0.75 },
      sweet: { of: ['sugar', 'brown-sugar', 'honey'], amount: 2, unit: 'tsp' }, garlic: GARLIC,
      stock: { of: ['dashi', 'stock-cube', 'chicken-stock-cube'], amount: 0.5, unit: 'tsp', may: true }, sesame: SESAME,
    },
    acts: [
      {
        do: 'boil', in: 'saucepan', heat: 'boiling', minutes: [9, 10], cue: 'hard', core: ['egg'], when: 'egg=egg',
        words: 'Bring {in} of water {heat} and boil {egg} {until} ({core}). Cool under the tap and peel.',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium', minutes: [3, 4], cue: 'it is smooth and red', water: 220,
        words: 'Stir {paste hot puree soy sweet garlic stock} into {water} in {in} and bring to a simmer {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium', minutes: [8, 10], cue: 'the rice cakes are soft all through and the sauce clings',
        core: ['cooked', 'cake'],
        words: 'Add {cakes veg cooked cake onion kimchi} and simmer {heat}, stirring more as it thickens, {until}[ ({core})].',
      },
      {
        do: 'serve', in: 'table', from: ['pan', 'saucepan'],
        words: '[Stir in {sesame}. ][Lay in {egg}. ][Scatter with {cheese} and cover until it melts, about 2 minutes. ]Serve at once[, scattered with {seed}], for the cakes harden as they cool.',
      },
    ],
    keeps: { days: 0, words: 'Cold rice cakes turn hard.' }, plate: [180, 700], table: ['scatter', 'condiment', 'wedge'],
  },
]);
