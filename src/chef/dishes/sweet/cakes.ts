// Tarts, cakes and breads by what they are made of. How the steps are read: kit-steps.ts.

import { isFruit, isNamed } from '../../slots.ts';
import type { KitDish } from '../parts/kit-steps.ts';
import { EGG, FRUIT, isSupper, MILK, PASTRY, RAISED, SHARP, WHITE } from './kit-wants.ts';

const CRUST =
  'Heat the oven to @200. Line a %23 tart tin with {p}, prick the base, cover with crumpled baking paper, weigh it down and bake <firm at the rim|15>. Take out paper and weights, bake on <dry and pale gold|5>, and turn the oven down to @160.';
const COOL = 'Leave ~60|for an hour~ before you cut it';
const SLICES = 'Makes 8 slices. Keeps 3 days, covered.';

export const CAKES: readonly KitDish[] = [
  {
    id: 'citrus-tart',
    core: [PASTRY, ['lemon', 'lime'], EGG],
    not: ({ roles }) => ['protein', 'cured', 'aromatic'].includes(roles[0]),
    takes: {
      p: [PASTRY, 320],
      e: [EGG, 4, 'each'],
      s: [WHITE, 150],
      l: [['lemon', 'lime'], 3, 'each', 'zest grated, then juiced'],
      b: [['double-cream', 'butter', 'creme-fraiche'], 100],
      F: [isFruit, 150],
    },
    steps: [
      CRUST,
      `Whisk {e s l b} together, any butter melted first. Pour into the hot crust and bake <set, with a tremble in the middle|22|28> (#71). ${COOL}{F?, and top with $}.`,
    ],
    titles: ['[l] tart with [F*]', '[l] tart'],
    intro: 'Baked only until it trembles: it goes on setting in its own heat, and stays smooth.',
    keeps: SLICES,
    feeds: 8,
  },
  {
    id: 'pumpkin-pie',
    core: [
      PASTRY,
      ['pumpkin-puree', 'sweet-potato'],
      EGG,
      [...WHITE, 'condensed-milk', 'cinnamon', 'mixed-spice', 'nutmeg'],
    ],
    takes: {
      p: [PASTRY, 320],
      F: [['pumpkin-puree'], 400, 'g', ''],
      G: [['sweet-potato'], 450, 'g', 'peeled, boiled until soft and mashed'],
      e: [EGG, 3, 'each'],
      m: [['evaporated-milk', 'double-cream', 'milk'], 200, 'ml'],
      s: [WHITE, 120],
      a: [['mixed-spice', 'cinnamon', 'nutmeg'], 1, 'tsp'],
    },
    steps: [
      CRUST,
      `Whisk {F G e m s a} until smooth. Pour into the hot crust and bake <set, with a tremble in the middle|35|45> (#71). ${COOL}.`,
    ],
    titles: ['[F] pie', '[G] pie'],
    intro: 'The crust is baked dry first, so that the custard cannot soak it.',
    keeps: SLICES,
    feeds: 8,
  },
  {
    id: 'almond-cake',
    core: [['almond-flour'], EGG, WHITE],
    not: (food) => food.category === 'flour' || food.id === 'chocolate',
    takes: {
      e: [EGG, 3, 'each'],
      s: [WHITE, 180],
      c: [['cardamom'], 1, 'g', 'seeds only, crushed'],
      l: [SHARP, 1, 'each', 'zest grated, then juiced'],
      r: [['almond-flour'], 200],
      P: [['polenta'], 100, 'g', ''],
      B: [['butter'], 100, 'g', 'melted'],
      p: [['baking-powder'], 1, 'tsp'],
      F: FRUIT,
    },
    steps: [
      'Heat the oven to @170 and line a %20 round tin with baking paper. Whisk {e s} until pale and thick, a good 5 minutes, then fold in {l r P c B p}.',
      'Pour into the tin{F?, scatter with $} and bake <golden, and a skewer comes out clean|35|40> (#71 inside). Cool in the tin ~20~: hot, it breaks.',
    ],
    titles: ['[l], almond and [P] cake', 'flourless [l] and almond cake'],
    intro: 'Ground almonds in place of flour: damp, plain, and better the next day.',
    keeps: SLICES,
    feeds: 8,
  },
  {
    id: 'cinnamon-rolls',
    core: [['yeast'], ['cinnamon'], ['bread-flour', 'plain-flour', 'wholemeal-flour'], [...WHITE, 'butter']],
    takes: {
      m: [MILK, 275, 'ml'],
      b: [['butter', 'margarine'], 120],
      f: [['bread-flour', 'plain-flour', 'wholemeal-flour'], 500],
      y: [['yeast'], 2, 'tsp'],
      x: [['salt'], 1, 'tsp'],
      E: [EGG, 1, 'each'],
      s: [['brown-sugar', 'sugar'], 150],
      c: [['cinnamon'], 1, 'tbsp'],
      R: [['raisins'], 100, 'g', ''],
    },
    steps: [
      'Warm {m} with {b/1} =low= <lukewarm|2|3>. Stir into {f y x}{E? with $}, knead until smooth, 8 minutes by hand, cover and leave ~90|for an hour and a half~, until doubled.',
      'Roll out to 30 by 40 cm, spread with {b/2}, strew with {s c R}, roll up from the long side and cut into 12. Set cut side up in a %30 tin and leave ~40~ to rise.',
      'Heat the oven to @190 and bake <deep golden, and springy in the middle|22|26>. Cool ~10~ and pull apart while warm.',
    ],
    titles: ['cinnamon rolls'],
    intro: 'Two rests do the work; a soft, buttery dough is all there is to handle.',
    keeps: 'Makes 12. Best today; warm them through tomorrow, or freeze them.',
    feeds: 12,
  },
  {
    id: 'rice-flour-cake',
    core: [['rice-flour'], ['coconut-milk', 'coconut-cream'], [...WHITE, 'condensed-milk']],
    not: (food) => isSupper(food) && food.id !== 'rice-flour',
    takes: {
      r: [['rice-flour'], 200],
      s: [WHITE, 150],
      p: [['baking-powder'], 1, 'tsp'],
      c: [['coconut-milk', 'coconut-cream'], 400, 'ml'],
      E: [EGG, 2, 'each'],
      B: [['butter'], 40, 'g', 'melted'],
      F: FRUIT,
    },
    steps: [
      'Heat the oven to @180 and line a %20 square tin with baking paper. Stir {r s p} together and whisk in {c E B} until smooth.',
      'Pour into the tin and bake <golden, and firm in the middle|45|55> (#71 inside). Leave ~60|for an hour~: it is chewy only once it is cool.{F? Eat with $.}',
    ],
    titles: ['chewy coconut rice cake with [F*]', 'chewy coconut rice cake'],
    intro: 'Rice flour bakes to something between a cake and a sweet, with a crust and a soft chew.',
    keeps: 'Makes 16 squares. Keeps 2 days, covered.',
    feeds: 8,
  },
  {
    id: 'cornbread',
    family: 'bread',
    core: [['polenta'], ['buttermilk', 'milk', 'yoghurt', 'oat-milk'], EGG],
    not: (food) => food.roles[0] === 'protein' || isNamed(food, 'almond-flour'),
    takes: {
      r: [['polenta'], 175],
      f: [RAISED, 125],
      p: [['baking-powder'], 1, 'tbsp'],
      x: [['salt'], 0.75, 'tsp'],
      S: [[...WHITE, 'honey', 'maple-syrup'], 25],
      m: [['buttermilk', 'milk', 'yoghurt', 'oat-milk'], 300, 'ml'],
      e: [EGG, 2, 'each'],
      b: [['butter', 'margarine', 'vegetable-oil'], 60, 'g', 'melted'],
      K: [['sweetcorn'], 150, 'g', 'drained'],
      J: [['chilli', 'jalapeno'], 15, 'g', 'finely chopped'],
      C: [['cheddar', 'feta'], 75, 'g', 'grated or crumbled'],
      H: [['spring-onion', 'chives', 'coriander'], 15, 'g', 'chopped'],
    },
    steps: [
      'Heat the oven to @200 and grease a %20 square tin. Stir {r f p x} together. Beat {S m e b} and stir in, only until no dry flour shows{K J C H?; fold in $}.',
      'Pour into the tin and bake <golden, and a skewer comes out clean|22|27>. Leave ~10~ before you cut it.',
    ],
    titles: ['[C] and [K] cornbread', '[K] and [J] cornbread', 'cornbread'],
    intro: 'Stirred no more than it must be, and into a hot oven at once: that keeps it light.',
    keeps: 'Makes 9 squares. Best warm; toast it tomorrow.',
    feeds: 6,
    fit: 1,
  },
];
