// Tortillas and chips, crisp, with melted cheese.

import { defineRows } from '../language/row.ts';
import { BRINE, COOL, FAT, FRESH, FRIED_ONION, HOT, LIME, MORSEL, SALSA, SAUCE, SHARP, SMOKE, SOFT, SOFTEN, WRAP } from './bread-slots.ts';
import { GREENS, SOFT_HERB } from './shared.ts';

export const CRISP_TORTILLAS = defineRows([
  {
    id: 'quesadilla', family: 'bread', needs: ['hob'],
    title: [
      '{name cheese} quesadillas with {names morsel bean} and {names soft greens}',
      '{name cheese} quesadillas with {names morsel bean soft greens}', '{name cheese} quesadillas with {names brine fresh cool salsa}',
      '{name cheese} quesadillas',
    ],
    headnote: ['Tortillas fried crisp round {names cheese}[ and {names morsel bean soft greens}][, with {names fresh cool salsa} beside].'],
    wants: {
      wrap: { ...WRAP, of: ['tortilla', 'corn-tortilla'] },
      cheese: { of: ['@melts', '@grates', 'vegan-cheese'], each: 60, most: 2, heart: true, ready: 'coarsely grated' },
      morsel: { ...MORSEL, of: [...MORSEL.of, 'chorizo', 'crab', 'tinned-tuna', 'huitlacoche'], each: 50 },
      bean: { of: ['black-beans', 'refried-beans', '@tinned-bean'], each: 60, may: true }, soft: { ...SOFT, each: 70 },
      greens: { ...GREENS, each: 30 }, onion: { ...FRIED_ONION, of: ['spring-onion', '@onion'], each: 25 }, hot: HOT, brine: BRINE,
      fresh: FRESH, cool: COOL, salsa: SALSA, sauce: SAUCE, herb: SOFT_HERB, lime: LIME,
    },
    not: ['@mince', '@quick-poultry', 'egg'],
    takes: { fat: { ...FAT, amount: 0.75 }, smoke: SMOKE, vinegar: { ...SHARP, with: 'fresh', amount: 0.5 } },
    acts: [
      SOFTEN,
      {
        do: 'wilt', in: 'frying-pan', heat: 'medium', minutes: [2, 3], cue: 'soft and dry',
        words: 'Turn {greens} in {in} {heat} {until}.',
      },
      {
        do: 'layer', in: 'board', from: 'frying-pan',
        words: 'Cover half of each of {wrap} with {cheese smoke morsel bean onion hot brine}[?soft:  and {the soft}], thinly, and fold over.',
      },
      { do: 'toss', in: 'bowl', beside: true, words: 'Toss {fresh} in {in} with [{lime:1/2}, squeezed,|{vinegar}] and {salt}.' },
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
]);
