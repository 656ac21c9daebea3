// Tortillas and chips, crisp, with melted cheese.

import { type Act, defineRows } from '../language/row.ts';
import { BRINE, COOL, FAT, FRESH, FRIED_ONION, HOT, LIME, MORSEL, SALSA, SAUCE, SHARP, SMOKE, SOFT, SOFTEN, WRAP } from './bread-slots.ts';
import { GREENS, SOFT_HERB } from './shared.ts';

const TOSS: Act = {
  do: 'toss', in: 'bowl', beside: true, words: 'Toss {fresh} in {in} with [the juice of {lime:1/2}|{vinegar}] and {salt}.',
};

export const CRISP_TORTILLAS = defineRows([
  {
    id: 'quesadilla', family: 'bread', needs: ['hob'],
    title: [
      'crisp {name cheese} quesadillas with {names morsel bean soft greens}', 'crisp {name cheese} quesadillas with {names brine cool fresh salsa}',
      'crisp {name cheese} quesadillas',
    ],
    headnote: [
      '[?smoke=smoked-paprika: The crunch comes from a nearly dry pan, the smoke from paprika scattered over the {name cheese}.]',
      'The less oil in the pan, the crisper they are: the {name cheese} brings fat enough.',
    ],
    wants: {
      wrap: { ...WRAP, of: ['tortilla', 'corn-tortilla'] },
      cheese: { of: ['@melts', '@grates', 'vegan-cheese'], each: 60, most: 2, heart: true, ready: 'coarsely grated' },
      morsel: { ...MORSEL, of: [...MORSEL.of, 'chorizo', 'crab', 'tinned-tuna', 'huitlacoche'], each: 50 },
      bean: { of: ['black-beans', 'refried-beans', '@tinned-bean'], each: 60, may: true }, soft: { ...SOFT, each: 70 },
      greens: { ...GREENS, each: 30 }, onion: { ...FRIED_ONION, of: ['spring-onion', '@onion'], each: 25 }, hot: HOT, brine: BRINE,
      fresh: FRESH, cool: COOL, salsa: SALSA, sauce: SAUCE, herb: SOFT_HERB, lime: LIME,
    },
    takes: { fat: { ...FAT, amount: 0.75 }, smoke: SMOKE, vinegar: { ...SHARP, with: 'fresh', amount: 0.5 } },
    acts: [
      SOFTEN,
      {
        do: 'wilt', in: 'frying-pan', heat: 'medium', minutes: [2, 3], cue: 'soft and dry',
        words: 'Wilt {greens} in {in} {heat} {until}.',
      },
      {
        do: 'layer', in: 'board', from: 'frying-pan',
        words: 'Over half of each of {wrap}, scatter {cheese:1/2 smoke morsel bean onion hot brine}[, {the soft greens}] and {cheese}. Keep it thin, and fold: cheese above and below holds it together.',
      },
      TOSS,
      {
        do: 'fry', in: 'frying-pan', from: 'board', heat: 'medium', minutes: [5, 6], cue: 'crisp, spotted brown and oozing',
        core: ['morsel'],
        words: 'Brush {in} with a little of {fat} for each and set it {heat}. Fry one or two at a time, pressing flat and turning once, {until}[ ({core} inside)].',
      },
      {
        do: 'serve', in: 'plate', from: ['frying-pan', 'bowl'],
        words: 'Cut in wedges and eat hot[, with {cool salsa sauce herb}][, {the fresh} beside][, {lime} to squeeze].',
      },
    ],
    keeps: { days: 1, words: 'Crisp it again in a dry pan.' }, plate: [140, 620],
  },
  {
    id: 'nachos', family: 'oven', needs: ['oven'],
    title: ['loaded nachos with {names morsel bean}[ and {name cool fresh salsa}]', 'loaded nachos with {names fresh cool salsa}', 'nachos with molten {name cheese}'],
    headnote: ['Built in two layers, so that there is no bare chip left at the bottom.'],
    wants: {
      chips: { of: ['tortilla-chips'], each: 60, heart: true, ready: '' },
      cheese: { of: ['@melts', '@grates', 'vegan-cheese'], each: 45, most: 2, heart: true, ready: 'coarsely grated' },
      bean: { of: ['black-beans', 'refried-beans', '@tinned-bean'], each: 80, may: true }, morsel: { ...MORSEL, each: 50 },
      onion: { ...FRIED_ONION, of: ['spring-onion'], each: 15 }, hot: HOT, brine: BRINE, fresh: { ...FRESH, each: 80, ready: 'cut small' },
      cool: COOL, salsa: SALSA, sauce: SAUCE, herb: SOFT_HERB, lime: LIME,
    },
    takes: { smoke: { ...SMOKE, amount: 0.25 }, vinegar: { ...SHARP, with: 'fresh', amount: 0.5 } },
    acts: [
      { do: 'heat-oven', in: 'tray', ovenC: 200, words: 'Heat the oven to {oven}.' },
      TOSS,
      {
        do: 'layer', in: 'dish',
        words: 'Build two layers in {in}, each of {chips}, then {morsel bean onion hot brine smoke}, with {cheese} last.',
      },
      {
        do: 'bake', in: 'dish', minutes: [8, 10], cue: 'the cheese bubbles and the chips at the rim turn dark gold', core: ['morsel'],
        words: 'Bake {until}[ ({core})].',
      },
      {
        do: 'serve', in: 'table', from: ['dish', 'bowl'],
        words: '[Spoon over {the fresh}. ][Top with {cool salsa sauce herb}. ][Squeeze over {lime}. ]Eat at once, while the chips are crisp.',
      },
    ],
    keeps: { days: 0, words: 'The chips soften as they stand.' }, plate: [120, 620],
  },
]);
