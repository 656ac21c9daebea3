// A slow cooker or a grill and nothing else.

import { defineRows } from '../language/row.ts';
import { FLOUR } from './mains.ts';
import { COOL, LEAF, READY, SHARP } from './plate-slots.ts';
import { CUT_BREAD, GARLIC, OIL, SLICED_ONION, SOFT_HERB, SQUEEZED } from './shared.ts';

export const SLOW_COOKER_AND_GRILL = defineRows([
  {
    id: 'slow-cooker-pot', family: 'stew', frame: true, needs: ['slow-cooker'],
    title: ['slow-cooked {names meat bean} with {names root tomato}', 'slow-cooked {names meat bean root}[ in {name wine tomato}]'],
    headnote: ['Spoon-soft, in deep juices; leave the lid shut: each look costs half an hour.'],
    wants: {
      meat: {
        of: ['@braising', '@poultry', '@sausage', 'pork-chop', 'steak', 'oxtail', 'pork-belly', 'rabbit'], each: 180, most: 2, may: true,
        cut: 'for-simmer',
      },
      bean: { of: ['@tinned-bean', 'chickpeas', 'red-lentils', 'green-lentils', 'tinned-lentils'], each: 90, may: true },
      root: {
        of: ['@slow-veg', '@potato', 'sweet-potato', 'fennel', 'celery'], not: ['tomato', 'okra', 'chicken-of-the-woods', 'daikon'],
        each: 220, most: 2, may: true, cut: 'chunks-2cm',
      },
      onion: SLICED_ONION,
      tomato: { of: ['@any-tomato', 'pasta-sauce', 'curry-sauce'], each: 130, may: true, ready: 'roughly chopped' },
      wine: { of: ['red-wine', 'white-wine', 'beer', 'cider', 'coconut-milk'], each: 80, may: true },
      sprig: { of: ['thyme', 'rosemary', 'bay-leaf'], each: 1, may: true, ready: '' },
      cream: { of: ['@pouring-cream', 'soured-cream', '@yoghurt'], each: 30, may: true }, herb: SOFT_HERB, lemon: SQUEEZED,
      bread: CUT_BREAD,
    },
    oneOf: [['meat', 'bean']],
    takes: {
      garlic: GARLIC, spice: { of: ['smoked-paprika', 'cumin', 'curry-powder', 'paprika', 'mixed-herbs'], amount: 0.75, unit: 'tsp' },
      flour: { ...FLOUR, with: 'meat' }, puree: { of: ['tomato-puree'], amount: 0.5, unit: 'tbsp', unless: 'tomato' },
      stock: { of: ['beef-stock', 'chicken-stock', 'stock'], amount: 100, unit: 'ml', may: true },
      cube: { of: ['stock-cube', 'beef-stock-cube', 'chicken-stock-cube'], amount: 0.5, unit: null, unless: 'stock', ready: 'crumbled' },
      sharp: SHARP,
    },
    acts: [
      { do: 'layer', in: 'pot', words: 'Spread {root onion garlic bean} over the bottom of the slow cooker, where it is hottest.' },
      {
        do: 'simmer', in: 'pot', heat: 'boiling', water: 125, minutes: [270, 300], cue: 'everything is tender to a fork', core: ['meat'],
        words: '[Toss {meat} with {flour spice}[?meat:  and {salt}] and lay on top. ]Pour round {tomato wine puree cube stock sprig} and {water}[?meat: | with {spice salt}]. Cover, bring {heat} on high and cook {until}[ ({core})].',
      },
      {
        do: 'serve', in: 'table', from: 'pot',
        words: '[Stir in {cream}. ]Finish with [the juice of {lemon}|{sharp}], {pepper} and {salt}. Serve[ scattered with {herb}][, {bread} beside it].',
      },
    ],
    keeps: { days: 3, months: 3 }, plate: [150, 950],
  },
  {
    id: 'under-the-grill', family: 'bread', frame: true, needs: ['grill'],
    title: [
      'grilled {names cheese} on [?bread=bread: toast|{names bread}] with {names spoon ready veg}', 'grilled {names cheese} on {names bread}',
      'charred {names veg} under {names cheese}[ with {name herb}]', 'charred {names veg} with {names cool leaf herb lemon}', 'charred {names veg}',
    ],
    headnote: [
      '[?bread: Crisp underneath, soft on top, where the toast drinks in all that lies on it.]',
      'Fierce heat from above: black edges, juicy middles.',
    ],
    wants: {
      cheese: {
        of: [
          'cheddar', '@melting-cheese', '@melts', 'halloumi', 'goats-cheese', 'brie',
          'camembert', 'blue-cheese', 'feta', 'paneer',
        ],
        each: 70, most: 2, may: true, ready: 'in thin slices',
      },
      veg: {
        of: [
          '@fresh-tomato', 'courgette', 'pepper', 'aubergine', 'mushroom',
          'portobello-mushroom', 'asparagus', 'red-onion', 'onion', 'corn-on-the-cob', 'spring-onion',
        ],
        each: 160, most: 3, may: true, cut: 'slices-1cm',
      },
      ready: { ...READY, of: ['ham', '@cooked-meat', 'tinned-tuna', 'tinned-sardines', 'salami', 'baked-beans'] },
      spoon: { of: ['mustard', 'chutney', 'pesto', 'harissa', 'tapenade'], each: 12, may: true },
      leaf: { ...LEAF, of: ['@salad-leaf', 'cucumber', 'avocado', 'radish', 'apple'] }, cool: COOL, herb: SOFT_HERB, lemon: SQUEEZED,
      bread: { of: ['@bread', '#flatbread'], not: ['dosa-batter', 'injera'], each: 80, may: true, ready: 'sliced' },
    },
    oneOf: [['cheese', 'veg']],
    takes: {
      oil: { ...OIL, with: 'veg' }, fat: { of: ['butter', 'olive-oil'], amount: 0.5, unit: 'tbsp', with: 'bread' },
      dark: { of: ['worcestershire-sauce', 'cider-vinegar'], amount: 0.5, unit: 'tsp', with: 'bread' },
      sharp: { ...SHARP, unless: ['lemon', 'bread'] },
    },
    acts: [
      {
        do: 'toast', in: 'tray', wait: 12,
        words: 'Heat the grill to high. Toss {veg} with {oil salt pepper} on {in}, spread out and grill a hand below the heat for {wait}, turning once, until soft and charred at the edges.',
      },
      {
        do: 'toast', in: 'plate', wait: 2,
        words: '[?veg: |Heat the grill to high. ]Toast one side of {bread} under it for {wait}. Spread the pale side with {fat spoon dark}[, then {ready}].',
      },
      {
        do: 'toast', in: 'tray', from: 'plate', wait: 4,
        words: '[?bread&veg: Heap {the veg} on the toast. ]Lay {cheese} on top and grill for {wait}, until [?cheese=halloumi/feta/paneer: brown|bubbling and brown] in spots; watch it.',
      },
      {
        do: 'serve', in: 'table', from: ['tray', 'plate'],
        words: '[?bread&veg&!cheese: Heap {the veg} on the toast. ]Grind over {pepper}[ and squeeze over {lemon}| and sprinkle with {sharp}]. Eat at once[?bread: [ with {cool leaf herb}]|[ with {spoon ready cool leaf herb}]].',
      },
    ],
    keeps: { days: 0 }, plate: [80, 600],
  },
]);
