// Tortillas and chips, crisp, with melted cheese.

import { type Act, defineRows } from '../language/row.ts';
import { BRINE, COOL, FAT, FRESH, FRIED_ONION, HOT, LIME, MORSEL, SALSA, SAUCE, SHARP, SMOKE, SOFT, SOFTEN, WRAP } from './bread-slots.ts';
import { GREENS, SOFT_HERB } from './shared.ts';

const TOSS: Act = {
  do: 'toss', in: 'bowl', beside: true, words: 'Toss {fresh} in {in} with [{lime:1/2}, squeezed,|{vinegar}] and {salt}.',
};

export const CRISP_TORTILLAS = defineRows([
  {
    id: 'quesadilla', family: 'bread', needs: ['hob'],
    title: [
      '{name cheese} quesadillas with {names morsel bean} and {names soft greens}',
      '{name cheese} quesadillas with {names morsel bean soft greens}', '{name cheese} quesadillas with {names brine fresh cool salsa}',
      '{name cheese} quesadillas',
    ],
    headnote: ['Tortillas fried crisp round {names cheese}[, with {names morsel bean soft greens}][; {name fresh cool salsa} beside].'],
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
        words: 'Cover half of each of {wrap} with {cheese smoke morsel bean onion hot brine}[?soft:  and {the soft}], thinly, and fold over.',
      },
      TOSS,
      {
        do: 'fry', in: 'frying-pan', from: 'board', heat: 'medium', minutes: [5, 6], cue: 'crisp and spotted brown, and the cheese runs',
        core: ['morsel'],
        words: 'Brush {in} with {fat} {heat} and fry the quesadillas a few at a time, turning once, {until}[ ({core} inside)].',
      },
      {
        do: 'serve', in: 'plate', from: ['frying-pan', 'bowl'],
        words: 'Cut in wedges and eat at once[, with {cool salsa sauce herb}][, {the fresh} beside them][, {lime} to squeeze].',
      },
    ],
    keeps: { days: 1, words: 'Crisp it again in a dry pan.' }, plate: [140, 620],
  },
  {
    id: 'nachos', family: 'oven', needs: ['oven'],
    title: ['nachos with {names morsel bean} and {name fresh cool salsa}', 'nachos with {names morsel bean fresh cool salsa}', 'nachos'],
    headnote: ['Tortilla chips baked under {names cheese}[ with {names morsel bean}][, and cold {name fresh cool salsa} spooned on after].'],
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
        words: 'Layer {chips} in {in} with {morsel bean onion hot brine smoke cheese}, twice, so that every chip has some.',
      },
      {
        do: 'bake', in: 'dish', minutes: [8, 10], cue: 'the cheese bubbles and the chips at the rim brown', core: ['morsel'],
        words: 'Bake {until}[ ({core})].',
      },
      {
        do: 'serve', in: 'table', from: ['dish', 'bowl'],
        words: 'Top with [{the fresh}|what is cold][, {cool salsa sauce herb}][, {lime} to squeeze] and eat at once, while the chips are crisp.',
      },
    ],
    keeps: { days: 0, words: 'The chips soften as they stand.' }, plate: [120, 620],
  },
]);
