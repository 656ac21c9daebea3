// Tarts on a sheet of pastry, and pies of filo.

import { type Act, defineRows, type Want } from '../language/row.ts';
import { BAKED, BROWNED, FRY_SMOKY, OVEN, PICKED, SMOKY, SOFT, WILTED } from './mains.ts';
import { GARLIC, GREENS, OIL, SOFT_HERB, SQUEEZED } from './shared.ts';
import { FRY_RASHER } from './wok-acts.ts';

const FILLING = {
  onion: { of: ['@onion', 'leek', 'spring-onion'], each: 80, may: true, cut: 'thin-slices' },
  veg: {
    of: [
      '@soft-veg', '@wild-mushroom', '@fresh-tomato', 'asparagus', 'broccoli', 'fennel', 'sweetcorn', 'frozen-peas', 'peas',
      'butternut-squash',
    ],
    not: ['enoki', 'portobello-mushroom', 'butternut-squash'], each: 90, most: 3, may: true, ready: 'cut small',
  },
  greens: { ...GREENS, each: 90 }, smoky: SMOKY,
  ready: {
    of: ['ham', 'smoked-salmon', '@cooked-poultry', 'smoked-mackerel', 'tinned-tuna', 'tinned-salmon', 'prosciutto', 'crab'], each: 45,
    may: true, ready: 'torn small',
  },
  sprig: PICKED, herb: { ...SOFT_HERB, each: 8, most: 2 },
} as const satisfies Record<string, Want>;
const WILT_ALL: Act = { ...WILTED, cue: 'collapsed', words: 'Turn {greens} in {in} {heat} {until}, then squeeze out the water, or the pastry goes soft.' };
const CHEESE: Want = {
  of: ['@grates', 'feta', 'goats-cheese', 'blue-cheese', 'mozzarella', 'brie', 'ricotta', 'cream-cheese'], each: 40, most: 2, may: true,
  ready: 'grated or crumbled',
};
const LEAF: Want = { of: ['@salad-leaf'], each: 30, may: true, ready: '' };
const SPRIG: Want = { of: ['thyme', 'rosemary', 'sage'], each: 1, may: true, ready: 'leaves picked' };
const HOT: Act = { do: 'heat-oven', in: 'dish', ovenC: 200, words: 'Heat the oven to {oven}.' };
const RASHER: Want = { of: ['bacon', 'pancetta', 'chorizo'], each: 30, may: true, ready: 'cut small' };

export const TARTS = defineRows([
  {
    id: 'filo-pie', family: 'oven', needs: ['hob', 'oven'],
    title: ['{name greens veg} and {name cheese} filo pie', '{name meat onion} filo pie', '{name veg greens onion cheese ready root} filo pie'],
    headnote: ['Brushed sheet by sheet and crumpled on top, the filo shatters over {the greens meat veg root ready onion cheese}.'],
    wants: {
      pastry: { of: ['filo-pastry'], each: 60, heart: true, ready: '' },
      cheese: {
        of: ['feta', 'goats-cheese', 'ricotta', 'cottage-cheese', 'halloumi', '@grates'], not: ['halloumi'], each: 75, most: 2, may: true,
        ready: 'crumbled',
      },
      cream: { of: ['@cream', 'cream-cheese'], each: 40, may: true }, egg: { of: ['egg'], each: 27, may: true, ready: 'beaten' }, ...FILLING,
      meat: { of: ['@mince', '@quick-poultry'], each: 100, may: true, cut: 'chunks-2cm' },
      ready: {
        of: ['@cooked-poultry', '@cooked-meat', 'smoked-salmon', 'chickpeas', 'tinned-tuna'], each: 70, may: true, ready: 'in small pieces',
      },
      root: {
        of: ['butternut-squash', 'sweet-potato', 'beetroot', 'carrot', 'potato'], not: ['beetroot'], each: 120, may: true, cut: 'dice-1cm',
      },
      nut: { of: ['pistachios', 'walnuts', 'pine-nuts', 'almonds', 'sesame-seeds'], each: 15, may: true, ready: '' },
      dried: { of: ['raisins', 'apricots-dried', 'figs', 'dried-figs'], not: ['figs'], each: 12, may: true, cut: 'chopped' },
      honey: { of: ['honey'], each: 10, may: true }, lemon: SQUEEZED,
    },
    oneOf: [['greens', 'veg', 'cheese', 'meat', 'ready', 'root', 'onion']],
    takes: {
      fat: { of: ['olive-oil', 'butter'], amount: 1.5, unit: 'tbsp' },
      nutmeg: { of: ['nutmeg', 'cinnamon', 'cumin', 'allspice'], amount: 0.25, unit: 'tsp', whole: true }, garlic: GARLIC,
    },
    acts: [
      { ...OVEN, ovenC: 190 }, FRY_SMOKY,
      {
        ...SOFT, minutes: [10, 12], cue: 'soft and dry',
        words: 'Warm {fat:1/3} in {in} {heat} and cook {onion veg root garlic} with {salt} {until}.',
      },
      { ...BROWNED, core: ['meat'], cue: 'brown and cooked through', words: 'Fry {meat} in {in} {heat} {until} ({core}).' },
      WILT_ALL,
      {
        do: 'mix', in: 'bowl', from: 'pan',
        words: 'In {in}, turn [{the onion veg root meat greens} with ]{cheese cream egg ready sprig herb nut dried lemon nutmeg pepper salt} until they hold together.',
      },
      {
        do: 'layer', in: 'dish', from: 'bowl',
        words: 'Line {in} with {pastry:1/2}, brushing each sheet with {fat:1/3} and letting the edges hang over. Spread in the filling and fold the edges in. Crumple {pastry} over the top and brush with {fat}.',
      },
      {
        ...BAKED, minutes: [30, 35], cue: 'deep gold on top and crisp underneath', core: ['egg', 'ready'],
        words: 'Bake {until}[ ({core} in the middle)].',
      },
      { do: 'serve', in: 'table', from: 'dish', words: 'Leave for 10 minutes[, trickle over {honey}] and cut with a serrated knife.' },
    ],
    keeps: { days: 2, words: 'Crisp it again in the oven.' }, plate: [190, 750],
  },
  {
    id: 'pastry-tart', family: 'oven', needs: ['hob', 'oven'],
    title: [
      '[?veg=@fresh-tomato: tart of {names veg} with {name cheese rasher ready spoon}]',
      '{name mushroom veg onion} tart with {name cheese rasher ready spoon greens}', '{name mushroom veg onion} tart', '{name fruit} and {name cheese} tart', '{name cheese} tart',
    ],
    headnote: [
      'A very hot oven crisps the pastry before {the mushroom veg onion greens ready fruit} can soak it[, and browns {the cheese}].',
      'Crisp pastry, and {names cheese} just beginning to brown at the edges.',
    ],
    wants: {
      pastry: {
        of: ['puff-pastry', 'shortcrust-pastry', 'crescent-dough', 'filo-pastry', 'bread-dough'], not: ['filo-pastry', 'bread-dough'],
        each: 110, heart: true, ready: '',
      },
      onion: { ...FILLING.onion, each: 140 }, mushroom: { of: ['@wild-mushroom'], not: ['enoki'], each: 110, may: true, ready: 'sliced thin' },
      veg: {
        of: [
          '@fresh-tomato', '@soft-veg', 'asparagus', 'leek', 'fennel', 'sweetcorn', 'broccoli', 'cooked-beetroot', 'artichoke-hearts',
          'roasted-peppers',
        ],
        not: ['enoki', '@wild-mushroom'], each: 110, most: 3, may: true, ready: 'sliced thin',
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
    oneOf: [['onion', 'mushroom', 'veg', 'greens', 'cheese', 'ready']],
    takes: {
      fat: { ...OIL, amount: 0.75 }, garlic: { ...GARLIC, amount: 0.5 },
      thyme: { of: ['dried-thyme', 'mixed-herbs', 'oregano'], amount: 0.25, unit: 'tsp', unless: 'sprig' },
      sharp: { of: ['red-wine-vinegar', 'cider-vinegar'], amount: 0.5, unit: 'tsp', with: 'leaf' },
    },
    acts: [
      { ...HOT, ovenC: 220 },
      { ...FRY_RASHER, in: 'frying-pan' },
      {
        do: 'soften', in: 'frying-pan', heat: 'medium', minutes: [14, 16], cue: 'soft, sweet and golden',
        words: 'Heat {fat:1/2} in {in} {heat} and cook {onion mushroom garlic} with {salt} {until}.', when: 'onion',
      },
      {
        do: 'soften', in: 'frying-pan', heat: 'medium-high', minutes: [6, 8], cue: 'golden, with no water left', when: '!onion',
        words: 'Heat {fat:1/2} in {in} {heat} and cook {mushroom} with {salt} {until}.',
      },
      {
        do: 'wilt', in: 'frying-pan', heat: 'medium', minutes: [2, 4], cue: 'soft and dry',
        words: 'Wilt {greens} in {in} {heat} {until}.',
      },
      {
        do: 'layer', in: 'tray', from: 'frying-pan',
        words: 'Unroll {pastry} on {in} in one sheet. Score a line 2 cm from the edge, for a rim, and prick the inside with a fork. [Spread it with {spoon}.]',
      },
      {
        do: 'layer', in: 'tray', and: true,
        words: '[?onion: Cover it with what you fried. |[?mushroom: Cover it with what you fried. ]]Lay on {veg fruit ready cheese olive sprig thyme garlic nut}, trickle over {fat} and season with {salt} and {pepper}.',
      },
      { do: 'mix', in: 'tray', and: true, words: 'Beat {egg} and brush the rim with some of it; pour the rest over the middle.' },
      {
        do: 'bake', in: 'tray', minutes: [20, 25], cue: 'the rim is deep gold and the base brown when you lift it',
        core: ['egg', 'ready'],
        words: 'Bake {until}[ ({core} in the middle)].',
      },
      {
        do: 'serve', in: 'table', from: 'tray',
        words: 'Leave for 5 minutes, [trickle over {honey}, ]cut up and serve[, scattered with {herb}][, with {leaf} in {sharp}].',
      },
    ],
    keeps: { days: 2, words: 'Crisp it again in the oven.' }, plate: [190, 650],
  },
]);
