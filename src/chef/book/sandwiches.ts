// Sandwiches, cold and hot: sliced bread, rolls, bagels, pockets and wraps.

import { defineRows, type Want } from '../language/row.ts';
import { BRINE, CRISP, FRESH, MORSEL, SHARP, SLAW, SPOON } from './bread-slots.ts';
import { SOFT_HERB } from './shared.ts';

const BREAD: Want = { of: ['bread', 'baguette', '@bread', '@bun', 'pitta', 'tortilla', 'flatbread', 'naan'], not: ['sourdough', 'rye-bread'], each: 90, heart: true, ready: '' };
const CHEESE: Want = {
  of: ['@grates', '@melts', 'feta', 'goats-cheese', 'ricotta', 'cottage-cheese', 'vegan-cheese'], each: 40, may: true,
  ready: 'sliced or crumbled',
};

export const SANDWICHES = defineRows([
  {
    id: 'sandwich', family: 'bread', needs: [],
    title: [
      '[?bread=tortilla/flatbread: {name morsel cheese bean rasher}[ and {name paste}] wrap with {names slaw fresh}]',
      '[?bread=pitta/naan: {name morsel cheese bean paste} in warm {name bread} with {names fresh slaw}]',
      '[?bread=bagel: toasted {name morsel cheese rasher paste} bagel with {names paste brine fresh}]',
      '[?rasher: crisp {name rasher} sandwich with {names fresh morsel}]',
      '[?morsel=#tinned-fish&spoon=mayonnaise: {name morsel} mayonnaise sandwich with {name fresh brine slaw}]',
      '{name morsel cheese bean paste rasher}[ and {name fruit fresh}] sandwich[ with {names spoon brine slaw}]',
    ],
    headnote: [
      '[?rasher&fresh: Salt, smoke and crunch, with {names fresh} to cool it: eat it while the {name rasher} is hot.]',
      '[?fresh: Season the {names fresh} like a salad, and every bite tastes of more.]',
      'Spread right to the edges, so that no bite is dry.',
    ],
    wants: {
      bread: BREAD,
      morsel: {
        ...MORSEL,
        of: [
          ...MORSEL.of,
          ...(['boiled-egg', '#tinned-fish', 'cooked-prawns', 'crab', 'crab-stick', 'pate', 'falafel', 'corned-beef'] as const),
          'luncheon-sausage', 'stuffing',
        ],
        not: ['bonito-flakes', 'anchovies', 'tinned-snails', 'tinned-sardines'], each: 75, most: 2, ready: 'sliced if large',
      },
      rasher: { of: ['bacon', 'turkey-bacon'], each: 50, heart: true, may: true, ready: '' }, cheese: CHEESE,
      paste: { of: ['hummus', 'cream-cheese', 'guacamole', 'baba-ganoush'], each: 50, may: true },
      bean: { of: ['chickpeas', '@white-bean'], each: 60, may: true },
      fresh: { ...FRESH, of: ['lettuce', ...FRESH.of, 'spinach', 'pepper', 'sweetcorn'], heart: true }, slaw: { ...SLAW, each: 35 },
      fruit: { of: ['apple', 'pear', 'figs', 'grapes', 'mango'], each: 30, may: true, ready: 'sliced thin' }, brine: BRINE, spoon: SPOON,
      cool: { of: ['coleslaw', '@yoghurt', 'soured-cream', 'tzatziki'], each: 25, may: true }, herb: SOFT_HERB,
      lemon: { of: ['lemon', 'lime'], each: 15, may: true, ready: 'to squeeze' },
    },
    oneOf: [['morsel', 'rasher', 'cheese', 'bean', 'paste']], 
    takes: {
      fat: { of: ['butter', 'mayonnaise', 'olive-oil'], amount: 1.5, unit: 'tsp', unless: ['spoon', 'cool', 'paste', 'bean'] },
      oil: { of: ['olive-oil', 'vegetable-oil'], amount: 0.75, unit: 'tbsp', with: 'bean' },
      sharp: { ...SHARP, amount: 0.5, with: 'fresh', unless: 'lemon' },
    },
    acts: [
      CRISP,
      { do: 'toss', in: 'bowl', words: 'Toss {fresh slaw} in {in} with {sharp salt pepper}.' },
      {
        do: 'mash', in: 'small-bowl',
        words: 'In {in}, crush {bean} roughly with {oil salt pepper}.',
      },
      {
        do: 'mix', in: 'small-bowl', when: 'morsel=#tinned-fish&spoon=mayonnaise',
        words: 'Flake {morsel} into {in} and stir in {spoon} and plenty of {pepper}.',
      },
      {
        do: 'layer', in: 'board', from: ['frying-pan', 'bowl', 'small-bowl'],
        words: '[?bread=tortilla/flatbread/naan/pitta: Warm {bread} in a dry pan, half a minute a side, until soft enough to fold.|[?bread=baguette: Split {bread} lengthways.|[?bread=bagel: Toast {bread} until golden, and let the heat go out of it.|Lay out {bread}, toasted if no longer fresh.]]] [?morsel=#tinned-fish&spoon=mayonnaise: Spread with the mixture[ and {paste cool bean}][, then lay on {rasher cheese fruit brine}]|Spread with {fat cool spoon paste bean}, right to the edges[, then lay on {morsel rasher cheese fruit brine}]][ and {the fresh slaw}][, with {herb} on top].',
      },
      {
        do: 'serve', in: 'plate', from: 'board',
        words: '[Squeeze over {lemon}. ][?bread=tortilla/flatbread: Fold in the ends, roll up tight and cut in half.|[?bread=pitta/naan: Fold over and eat from the hand.|Close, press gently and cut in half to serve.]]',
      },
    ],
    keeps: { days: 1, cold: true, words: "Wrapped and chilled, it does for tomorrow's lunch." },
    beats: ['dip-plate', 'board'], plate: [130, 560], frame: true,
  },
]);
