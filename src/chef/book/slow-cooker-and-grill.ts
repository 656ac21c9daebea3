// Kitchens with nothing but a slow cooker or a grill.

import { defineRows } from '../language/row.ts';
import { COOL, LEAF, READY, SHARP } from './plate-slots.ts';
import { CUT_BREAD, GARLIC, OIL, SOFT_HERB, SQUEEZED } from './shared.ts';

export const SLOW_COOKER_AND_GRILL = defineRows([
  {
    id: 'slow-cooker-pot', family: 'stew', frame: true, needs: ['slow-cooker'],
    title: ['slow-cooked {names meat bean} with {names root tomato}', 'slow-cooked {names meat bean root}'],
    headnote: ['No lifting of the lid: each look lets out heat that takes half an hour to come back.'],
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
      onion: { of: ['@onion', 'leek'], each: 70, may: true, cut: 'thin-slices' },
      tomato: { of: ['@any-tomato', 'pasta-sauce', 'curry-sauce'], each: 130, may: true, ready: 'roughly chopped' },
      wine: { of: ['red-wine', 'white-wine', 'beer', 'cider', 'coconut-milk'], each: 80, may: true },
      sprig: { of: ['thyme', 'rosemary', 'bay-leaf'], each: 1, may: true, ready: '' },
      cream: { of: ['@pouring-cream', 'soured-cream', '@yoghurt'], each: 30, may: true }, herb: SOFT_HERB, lemon: SQUEEZED,
      bread: CUT_BREAD,
    },
    oneOf: [['meat', 'bean']],
    takes: {
      garlic: GARLIC, spice: { of: ['smoked-paprika', 'cumin', 'curry-powder', 'paprika', 'mixed-herbs'], amount: 0.75, unit: 'tsp' },
      puree: { of: ['tomato-puree'], amount: 0.5, unit: 'tbsp', unless: 'tomato' },
      stock: { of: ['beef-stock', 'chicken-stock', 'stock'], amount: 100, unit: 'ml', may: true },
      cube: { of: ['stock-cube', 'beef-stock-cube', 'chicken-stock-cube'], amount: 0.5, unit: null, unless: 'stock', ready: 'crumbled' },
      sharp: SHARP,
    },
    acts: [
      {
        do: 'layer', in: 'pot',
        words: 'Put {root onion garlic bean} into the slow cooker[?root: , {the root} at the bottom, where it is hottest].',
      },
      {
        do: 'simmer', in: 'pot', heat: 'boiling', water: 150, minutes: [300, 360], cue: 'everything is tender to a fork', core: ['meat'],
        words: 'Rub {meat} with {salt spice} and lay on top. Pour round {tomato wine puree cube stock sprig} and {water}. Cover, bring {heat} on high and cook {until} ({core}).',
        when: 'meat',
      },
      {
        do: 'simmer', in: 'pot', heat: 'boiling', water: 200, minutes: [240, 300], cue: 'everything is tender to a fork',
        words: 'Pour round {tomato wine puree cube stock sprig spice} and {water} with {salt}. Cover, bring {heat} on high and cook {until}.',
        when: '!meat',
      },
      {
        do: 'serve', in: 'table', from: 'pot',
        words: '[Stir in {cream}. ]Season with {salt}, {pepper}[ and the juice of {lemon}| and {sharp}]. Serve[ scattered with {herb}][, {bread} beside it].',
      },
    ],
    keeps: { days: 3, months: 3 }, plate: [150, 950],
  },
  {
    id: 'under-the-grill', family: 'bread', frame: true, needs: ['grill'],
    title: [
      'grilled {names cheese} on {names bread} with {names ready veg}', 'grilled {names cheese} on {names bread}',
      'grilled {names veg cheese} with {names cool leaf herb}', 'grilled {names veg cheese}',
    ],
    headnote: ['A hand below the grill, and never out of sight: between gold and black there is half a minute.'],
    wants: {
      cheese: {
        of: [
          ...(['cheddar', '@melting-cheese', '@melts', 'halloumi', 'goats-cheese', 'brie'] as const),
          ...(['camembert', 'blue-cheese', 'feta', 'paneer'] as const),
        ],
        each: 70, most: 2, may: true, ready: 'sliced or grated',
      },
      veg: {
        of: [
          ...(['@fresh-tomato', 'courgette', 'pepper', 'aubergine', 'mushroom'] as const),
          ...(['portobello-mushroom', 'asparagus', 'red-onion', 'onion', 'corn-on-the-cob'] as const), ...(['spring-onion'] as const),
        ],
        each: 160, most: 3, may: true, cut: 'slices-1cm',
      },
      ready: { ...READY, of: ['ham', '@cooked-meat', 'tinned-tuna', 'tinned-sardines', 'salami', 'baked-beans'] },
      spoon: { of: ['mustard', 'chutney', 'pesto', 'harissa', 'tapenade'], each: 12, may: true },
      leaf: { ...LEAF, of: ['@salad-leaf', 'cucumber', 'avocado', 'radish', 'apple'] }, cool: COOL, herb: SOFT_HERB, lemon: SQUEEZED,
      bread: { of: ['@bread', '#flatbread'], not: ['dosa-batter', 'injera'], each: 80, may: true, ready: 'sliced' },
    },
    oneOf: [['cheese', 'veg']],
    takes: { oil: OIL, dark: { of: ['worcestershire-sauce', 'cider-vinegar', 'balsamic-vinegar'], amount: 0.5, unit: 'tsp' } },
    acts: [
      {
        do: 'toast', in: 'tray', wait: 8,
        words: 'Heat the grill to high. Toss {veg} with {oil salt pepper} on {in} and grill for about {wait}, turning once, until soft and charred at the edges.',
      },
      {
        do: 'toast', in: 'plate', wait: 2,
        words: 'Heat the grill to high. Lay {bread} under it for {wait}, until gold on one side. Turn, and spread the pale side with {spoon oil ready dark}.',
      },
      {
        do: 'toast', in: 'tray', from: 'plate', wait: 4,
        words: 'Lay {cheese} on top and grill for {wait}, until it bubbles and browns in spots.',
      },
      {
        do: 'serve', in: 'table', from: ['tray', 'plate'],
        words: 'Grind over {pepper oil dark spoon}[ and squeeze over {lemon}]. Eat at once[, with {ready cool leaf herb}].',
      },
    ],
    keeps: { days: 0 }, plate: [80, 600],
  },
]);
