// A flat tart on a sheet of pastry.

import { type Act, defineRows, type Want } from '../language/row.ts';
import { GARLIC, GREENS, OIL, SOFT_HERB } from './shared.ts';

const CHEESE: Want = {
  of: ['@grates', 'feta', 'goats-cheese', 'blue-cheese', 'mozzarella', 'brie', 'ricotta', 'cream-cheese'], each: 40, most: 2, may: true,
  ready: 'grated or crumbled',
};
const ONION: Want = { of: ['@onion', 'leek', 'spring-onion'], each: 70, may: true, cut: 'thin-slices' };
const LEAF: Want = { of: ['@salad-leaf'], each: 30, may: true, ready: '' };
const SPRIG: Want = { of: ['thyme', 'rosemary', 'sage'], each: 1, may: true, ready: 'leaves picked' };
const HOT: Act = { do: 'heat-oven', in: 'dish', ovenC: 200, words: 'Heat the oven to {oven}.' };
const RASHER: Want = { of: ['bacon', 'pancetta', 'chorizo'], each: 30, may: true, ready: 'cut small' };

export const PASTRY_TART = defineRows([
  {
    id: 'pastry-tart', family: 'oven', needs: ['hob', 'oven'],
    title: ['{name veg onion} tart with {name cheese ready}', '{name veg onion} tart', '{name fruit} and {name cheese} tart', '{name cheese} tart'],
    headnote: [
      'A crisp sheet of pastry under {names veg onion greens ready}[, with {names cheese} on top].',
      'A crisp sheet of pastry under {names cheese}[ and {names fruit}][, sweet with {name honey}].',
    ],
    wants: {
      pastry: {
        of: ['puff-pastry', 'shortcrust-pastry', 'crescent-dough', 'filo-pastry', 'bread-dough'], not: ['filo-pastry', 'bread-dough'],
        each: 110, heart: true, ready: '',
      },
      onion: { ...ONION, each: 90 },
      veg: {
        of: [
          '@fresh-tomato', '@soft-veg', 'asparagus', 'leek', 'fennel', 'sweetcorn', 'broccoli', 'cooked-beetroot', 'artichoke-hearts',
          'roasted-peppers',
        ],
        not: ['enoki'], each: 110, most: 3, may: true, ready: 'sliced thin',
      },
      greens: GREENS, rasher: RASHER,
      ready: {
        of: ['ham', '@cooked-poultry', 'smoked-salmon', 'prosciutto', 'tinned-tuna', 'anchovies', 'smoked-mackerel', 'salami'], each: 50,
        may: true, ready: 'torn small',
      },
      spoon: {
        of: ['pesto', 'mustard', 'wholegrain-mustard', 'tapenade', 'creme-fraiche', 'cream-cheese', 'ricotta', 'chutney', 'harissa'],
        each: 20, may: true,
      },
      cheese: CHEESE, egg: { of: ['egg'], each: 27, may: true, ready: '' },
      fruit: { of: ['pear', 'figs', 'apple'], each: 60, may: true, cut: 'thin-slices' },
      olive: { of: ['olives', 'capers', 'sun-dried-tomatoes'], each: 12, may: true, ready: 'drained' }, sprig: SPRIG,
      nut: { of: ['walnuts', 'pine-nuts', 'hazelnuts'], each: 8, may: true, ready: 'chopped' },
      honey: { of: ['honey', 'balsamic-vinegar'], each: 6, may: true }, herb: SOFT_HERB, leaf: LEAF,
    },
    oneOf: [['onion', 'veg', 'greens', 'cheese', 'ready']],
    takes: {
      fat: { ...OIL, amount: 0.75 }, garlic: { ...GARLIC, amount: 0.5 },
      thyme: { of: ['dried-thyme', 'mixed-herbs', 'oregano'], amount: 0.25, unit: 'tsp', unless: 'sprig' },
      sharp: { of: ['red-wine-vinegar', 'cider-vinegar'], amount: 0.5, unit: 'tsp', with: 'leaf' },
    },
    acts: [
      { ...HOT, ovenC: 210 },
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [5, 6], cue: 'the edges are crisp', core: ['rasher'],
        words: 'Fry {rasher} in {in} {heat} {until}[ (past {core} by then)].',
      },
      {
        do: 'soften', in: 'frying-pan', heat: 'medium', minutes: [10, 12], cue: 'soft and golden, with no water left',
        words: 'Heat {fat} in {in} {heat} and cook {onion garlic} with {salt} {until}.',
      },
      {
        do: 'wilt', in: 'frying-pan', heat: 'medium', minutes: [2, 4], cue: 'soft and dry',
        words: 'Turn {greens} in {in} {heat} {until}.',
      },
      {
        do: 'layer', in: 'tray', from: 'frying-pan',
        words: 'Unroll {pastry} on {in} in one sheet, pressing any seams together. Score a line 2 cm from the edge and prick the inside with a fork. [Spread it with {spoon}.]',
      },
      {
        do: 'layer', in: 'tray', and: true,
        words: '[?onion: Cover it with what you fried. ]Lay on {veg fruit ready cheese olive sprig thyme garlic nut}, moisten with {fat} and grind over {pepper}.',
      },
      { do: 'mix', in: 'tray', and: true, words: 'Beat {egg} and brush the rim with some of it; pour the rest over the middle.' },
      {
        do: 'bake', in: 'tray', minutes: [20, 25], cue: 'the pastry is brown underneath as well and the filling set',
        core: ['egg', 'ready'],
        words: 'Bake {until}[ ({core} in the middle)].',
      },
      {
        do: 'serve', in: 'table', from: 'tray',
        words: 'Leave for 5 minutes, [drizzle with {honey}, ]cut up and serve[, scattered with {herb}][, with {leaf} in {sharp}].',
      },
    ],
    keeps: { days: 2, words: 'Crisp it again in the oven.' }, plate: [190, 650],
  },
]);
