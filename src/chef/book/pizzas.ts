// Pizza on a bought base or a flatbread, and from dough.

import { type Act, defineRows, type Want } from '../language/row.ts';
import { BRINE } from './bread-slots.ts';
import { GARLIC, OIL } from './shared.ts';

const CHEESE: Want = {
  of: ['mozzarella', '@melts', '@grates', 'feta', 'goats-cheese', 'ricotta', 'vegan-cheese'], each: 65, most: 2, heart: true,
  ready: 'torn or grated',
};
const TOPPING = {
  tomato: { of: ['passata', 'tinned-tomato', 'pasta-sauce', 'pesto'], each: 60, may: true, ready: '' },
  soft: {
    of: ['pepper', 'mushroom', 'portobello-mushroom', 'courgette', '@fresh-tomato', '@onion', 'aubergine', 'sweetcorn', 'asparagus', 'artichoke-hearts'],
    not: [
      'celeriac', 'parsnip', 'turnip', 'carrot', 'kohlrabi', 'jerusalem-artichoke', 'salsify', 'celery', 'enoki', 'chayote',
      'frozen-spinach',
    ],
    each: 75, most: 3, may: true, ready: 'sliced very thin',
  },
  morsel: {
    of: ['salami', 'ham', 'prosciutto', 'chorizo', 'nduja', '@cooked-meat', '@cooked-shaped', 'anchovies', 'tinned-tuna', 'bacon', 'smoked-sausage'],
    each: 40, most: 2, may: true, ready: 'in thin pieces',
  },
  fruit: { of: ['pineapple', 'figs', 'pear'], each: 30, may: true, ready: 'in thin pieces' }, brine: BRINE,
  leaf: { of: ['rocket', 'basil', 'spinach', '@salad-leaf'], each: 15, may: true, ready: '' },
  spoon: {
    of: ['honey', 'chilli-oil', '#hot-sauce', 'barbecue-sauce', 'ranch-dressing', 'chilli-flakes'], not: ['chilli-flakes'], each: 8,
    may: true,
  },
} as const satisfies Record<string, Want>;
const TAKES = {
  oil: { ...OIL, amount: 0.75 }, garlic: { ...GARLIC, amount: 0.5 },
  puree: { of: ['tomato-puree'], amount: 1.25, unit: 'tbsp', unless: 'tomato', may: true },
  dried: { of: ['oregano', 'mixed-herbs', 'dried-basil'], amount: 0.5, unit: 'tsp' },
} as const;
const HEAT: Act = {
  do: 'heat-oven', in: 'tray', ovenC: 230,
  words: 'Heat the oven to {oven} with a baking tray in it.',
};
const SAUCE: Act = {
  do: 'mix', in: 'small-bowl', when: 'tomato=passata/tinned-tomato',
  words: 'In {in}, crush {tomato} with {garlic dried oil:1/3 salt}. It needs no cooking.',
};
const THIN: Act = {
  ...SAUCE, when: '!tomato', words: 'In {in}, stir {puree} with {garlic dried oil:1/3 salt} and as much water as it takes to spread.',
};
const TOP: Act = {
  do: 'layer', in: 'board', from: 'small-bowl',
  words: 'Spread thinly with [{tomato}|[?puree: the sauce|{oil:1/2}]], to a finger from the edge. [?cheese: Scatter with {cheese}, then {garlic dried soft morsel fruit brine}: piled too high, it stays wet. Finish with {oil pepper}.|Scatter with {garlic dried soft morsel fruit brine} and finish with {oil salt pepper}.]',
};
const TITLE = [
  'crisp-based pizza with {names morsel fruit soft}', 'crisp-based pizza with {names soft brine leaf fruit}', 'crisp-based {names cheese} pizza',
] as const;
const SERVE: Act = {
  do: 'serve', in: 'table', from: 'tray',
  words: 'Leave for two minutes[?cheese: , so that the cheese stays on], then cut up[ and top with {leaf spoon}].',
};

export const PIZZAS = defineRows([
  {
    id: 'flatbread-pizza', family: 'bread', needs: ['oven'],
    title: [...TITLE, 'crisp [?dough=bread-dough: flatbread|{name dough}] with {names tomato garlic dried}'],
    headnote: ['[?!cheese: A tray as hot as the oven stands in for a stone: minutes are enough for a crisp base.]', 'A tray as hot as the oven stands in for a stone: the base is crisp before the {names cheese} has time to dry out.'],
    wants: {
      dough: { of: ['pizza-base', 'bread-dough'], each: 110, heart: true, may: true, ready: '' },
      base: { of: ['naan', 'flatbread', 'pitta', 'tortilla'], each: 110, heart: true, may: true, ready: '' },
      cheese: { ...CHEESE, may: true }, ...TOPPING,
    },
    oneOf: [['dough', 'base'], ['dough', 'cheese']], takes: TAKES,
    acts: [
      HEAT, SAUCE, THIN,
      { do: 'layer', in: 'board', words: 'Lay {dough base} on a board[?dough=bread-dough: , pulled out as thin as it will go|].' },
      { ...TOP, and: true },
      {
        do: 'bake', in: 'tray', from: 'board', minutes: [9, 12], cue: 'the edge is crisp and [?cheese: the cheese bubbles and browns|brown] in spots',
        core: ['morsel'],
        words: 'Slide onto the hot tray and bake {until}[ ({core})].',
      },
      SERVE,
    ],
    keeps: { days: 1, words: 'Warm it again in a hot oven or a dry pan, never in a microwave.' }, plate: [170, 620],
  },
  {
    id: 'pizza-from-dough', family: 'bread', needs: ['oven'],
    title: TITLE,
    headnote: ['An hour for the dough, a quarter of one in a fierce oven, and a blistered, chewy rim that no shop sells.'],
    wants: {
      flour: { of: ['bread-flour', 'plain-flour', 'wholemeal-flour', 'self-raising-flour'], each: 130, heart: true },
      yeast: { of: ['yeast'], each: 2, heart: true }, cheese: CHEESE, ...TOPPING,
    },
    takes: { ...TAKES, puree: { ...TAKES.puree, may: undefined }, fine: { of: ['salt'], amount: 0.25, unit: 'tsp' } },
    acts: [
      {
        do: 'mix', in: 'bowl', wait: 10, water: 82,
        words: 'In {in}, mix {flour yeast fine oil:1/3} with {water}, lukewarm. Knead for {wait}, until smooth and springy. A sticky dough makes a light crust: wet your hands, and add no flour.',
      },
      { do: 'rest', in: 'bowl', wait: 60, words: 'Cover and leave somewhere warm for {wait}, until it has doubled.' }, HEAT, SAUCE, THIN,
      {
        do: 'layer', in: 'board', from: 'bowl',
        words: '[?one: Press the dough|Cut the dough in pieces, one each, and press them] out by hand on baking paper, from the middle to the edge.',
      },
      TOP,
      {
        do: 'bake', in: 'tray', from: 'board', minutes: [11, 14], cue: 'the rim is blistered brown and the underside sounds crisp',
        core: ['morsel'],
        words: 'Slide, on the paper, onto the hot tray and bake {until}[ ({core})].',
      },
      SERVE,
    ],
    keeps: { days: 1, words: 'Warm it again in a hot oven or a dry pan.' }, plate: [250, 700],
  },
]);
