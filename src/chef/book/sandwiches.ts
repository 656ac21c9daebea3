// Sandwiches, cold and hot: sliced bread, rolls, bagels, pockets and wraps.

import { defineRows, type Want } from '../language/row.ts';
import { BRINE, CRISP, FRESH, MORSEL, SHARP, SLAW, SPOON } from './bread-slots.ts';
import { SOFT_HERB } from './shared.ts';

const BREAD: Want = { of: ['@bread', '@bun', 'pitta', 'tortilla', 'flatbread', 'naan'], not: ['sourdough', 'rye-bread'], each: 90, heart: true, ready: '' };
const CHEESE: Want = {
  of: ['@grates', '@melts', 'feta', 'cream-cheese', 'goats-cheese', 'ricotta', 'cottage-cheese', 'vegan-cheese'], each: 40, may: true,
  ready: 'sliced or crumbled',
};

export const SANDWICHES = defineRows([
  {
    id: 'sandwich', family: 'bread', needs: [],
    title: [
      '[?bread=tortilla/flatbread: {name morsel cheese bean} wrap with {names fresh slaw}]',
      '[?bread=pitta/naan: {name morsel cheese bean} in {name bread} with {names fresh slaw}]',
      '[?bread=bagel: {name morsel cheese} bagel with {names fresh brine}]', '[?bread=bagel: {name morsel cheese} bagel]',
      '[?rasher: {name rasher morsel fresh} sandwich]', '{name morsel cheese fresh} sandwich with {names brine spoon slaw}',
      '{name morsel cheese bean fresh} sandwich',
    ],
    headnote: [

      '[?morsel: {names morsel} with {names fresh slaw cheese fruit bean}[?brine: , and {names brine} for bite][?spoon: , in bread spread with {names spoon}].]',
      '[?bean: {names bean} with {names fresh slaw brine} for crunch.]',
      '[?cheese: {names cheese} with {names fresh slaw fruit bean brine spoon} against its salt.]',
      '[?rasher: {names rasher} fried crisp, in bread spread to the edges, with {names fresh slaw cheese brine}.]',
      '{names morsel cheese bean rasher} in bread spread right to the edges, so that no bite is dry.',
    ],
    wants: {
      bread: BREAD,
      morsel: {
        ...MORSEL,
        of: [
          ...MORSEL.of,
          ...(['boiled-egg', '#tinned-fish', 'cooked-prawns', 'crab', 'crab-stick', 'pate', 'falafel'] as const),
          ...(['corned-beef', 'luncheon-sausage', 'gherkins'] as const),
        ],
        not: ['gherkins', 'bonito-flakes', 'anchovies', 'tinned-snails'], each: 75, most: 2, ready: 'sliced if large',
      },
      rasher: { of: ['bacon', 'turkey-bacon'], each: 50, may: true, ready: '' }, cheese: CHEESE,
      bean: { of: ['hummus', 'chickpeas', '@white-bean', 'guacamole', 'baba-ganoush'], each: 60, may: true },
      fresh: { ...FRESH, of: [...FRESH.of, 'spinach', 'pepper'] }, slaw: { ...SLAW, each: 35 },
      fruit: { of: ['apple', 'pear', 'figs', 'grapes', 'mango'], each: 30, may: true, ready: 'sliced thin' }, brine: BRINE, spoon: SPOON,
      cool: { of: ['coleslaw', '@yoghurt', 'soured-cream', 'tzatziki'], each: 25, may: true }, herb: SOFT_HERB,
      lemon: { of: ['lemon', 'lime'], each: 15, may: true, ready: 'to squeeze' },
    },
    oneOf: [['morsel', 'rasher', 'cheese', 'bean']], 
    takes: {
      fat: { of: ['butter', 'mayonnaise', 'olive-oil'], amount: 1.5, unit: 'tsp', unless: 'spoon' },
      sharp: { ...SHARP, amount: 0.5, with: 'fresh', unless: 'lemon' },
    },
    acts: [
      { ...CRISP, in: 'frying-pan' },
      { do: 'toss', in: 'bowl', words: 'Put {fresh slaw} in {in} with {sharp salt pepper} and turn over.' },
      {
        do: 'mash', in: 'small-bowl', when: '!bean=hummus/guacamole/baba-ganoush',
        words: 'In {in}, crush {bean} with a fork, with {pepper} and a spoonful of water.',
      },
      {
        do: 'mix', in: 'small-bowl', when: 'morsel=#tinned-fish&spoon=mayonnaise',
        words: 'Flake {morsel} into {in} and mix with {spoon} and plenty of {pepper}.',
      },
      {
        do: 'layer', in: 'board', from: ['frying-pan', 'bowl', 'small-bowl'],
        words: '[?bread=tortilla/flatbread/naan/pitta: Warm {bread} in a dry pan, half a minute a side, until soft enough to fold.|Lay out {bread}, cut open or sliced, toasted if no longer fresh.] [?morsel=#tinned-fish&spoon=mayonnaise: Spread with the mixture[ and {fat cool bean}]|Spread with {fat cool spoon bean}, right to the edges][, then lay on {morsel rasher cheese fruit brine}][?fresh:  and {the fresh slaw}][, with {herb} on top].',
      },
      {
        do: 'serve', in: 'plate', from: 'board',
        words: '[Squeeze over {lemon}. ][?bread=tortilla/flatbread: Fold in the ends, roll up tight and cut in half.|[?bread=pitta/naan: Fold shut and eat from the hand.|Close, press gently and cut in half.]]',
      },
    ],
    keeps: { days: 1, cold: true, words: "Wrapped and chilled it does for tomorrow's lunch, though it is best at once." },
    beats: ['dip-plate', 'board'], plate: [130, 560], frame: true,
  },
]);
