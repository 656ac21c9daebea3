// Tortillas and chips, crisp, with melted cheese.

import { defineRows, type Want } from '../language/row.ts';
import {
  BRINE,
  COOL,
  FAT,
  FRESH,
  FRIED_ONION,
  HOT,
  LIME,
  MORSEL,
  SAUCE,
  SHARP,
  SMOKE,
  SOFT,
  SOFTEN,
  WRAP,
} from './bread-slots.ts';
import { GREENS, SOFT_HERB } from './shared.ts';

const ON_TOP = { fresh: FRESH, cool: COOL, herb: SOFT_HERB, lime: LIME } as const satisfies Record<
  string,
  Want
>;
const MELT: Want = {
  of: ['@melting-cheese', 'vegan-cheese', 'processed-cheese', 'feta', 'queso-fresco'],
  each: 55,
  heart: true,
  ready: 'grated or crumbled',
};
const FRESHEN = {
  do: 'toss',
  in: 'small-bowl',
  beside: true,
  words: 'Toss {fresh} in {in} with [{lime:1/2}, squeezed,|{vinegar}] and {salt}.',
} as const;

export const CRISP_TORTILLAS = defineRows([
  {
    id: 'nachos',
    family: 'oven',
    needs: ['oven'],
    title: [
      'loaded nachos with {names fill bean ready} and {names cool brine fresh}',
      'nachos with {names cheese bean brine fresh}',
      'nachos with {names cheese}',
    ],
    headnote: ['In two layers, so that the last one to reach in finds cheese as well.'],
    wants: {
      chips: { of: ['tortilla-chips'], each: 70, heart: true, ready: '' },
      cheese: MELT,
      fill: { of: ['@mince', 'chilli-con-carne'], each: 80, may: true },
      bean: {
        of: ['black-beans', 'refried-beans', '@tinned-bean', 'sweetcorn'],
        each: 70,
        most: 2,
        may: true,
      },
      ready: { ...MORSEL, of: ['@cooked-poultry', 'pulled-pork', '@cooked-meat'], each: 60 },
      onion: { ...FRIED_ONION, of: ['red-onion', 'spring-onion', '@onion'], each: 20 },
      soft: { of: ['pepper', 'roasted-peppers'], each: 40, may: true, ready: 'cut small' },
      hot: { ...HOT, cut: 'thin-slices' },
      brine: BRINE,
      sauce: SAUCE,
      ...ON_TOP,
    },
    takes: { smoke: SMOKE, vinegar: { ...SHARP, with: 'fresh', amount: 0.5 } },
    acts: [
      { do: 'heat-oven', in: 'tray', ovenC: 200, words: 'Heat the oven to {oven}.' },
      {
        do: 'brown',
        in: 'frying-pan',
        heat: 'high',
        minutes: [7, 9],
        cue: 'crackling and brown, and hot all through',
        core: ['fill'],
        words: 'Fry {fill} in {in} with {smoke:1/2} and {salt} {heat}, breaking it up, {until}[ ({core})].',
      },
      {
        do: 'layer',
        in: 'tray',
        from: 'frying-pan',
        words:
          'Toss {cheese} with {smoke}. Spread {chips} on {in} in two layers, and on each scatter half of the cheese[ and of {fill bean ready soft onion hot brine}]: none of the chips should be bare.',
      },
      {
        do: 'bake',
        in: 'tray',
        minutes: [8, 10],
        cue: 'the cheese is molten and the edges of the chips turn gold',
        core: ['ready', 'fill'],
        words: 'Bake {until}[ ({core})].',
      },
      FRESHEN,
      {
        do: 'serve',
        in: 'table',
        from: ['tray', 'small-bowl'],
        words:
          '[Spoon over {the fresh}. ][Top with {cool sauce herb} and bring|Bring] the tray to the table with {pepper} ground over[ and {lime} to squeeze].',
      },
    ],
    keeps: { days: 0, words: 'They soften as they stand.' },
    plate: [130, 620],
  },
  {
    id: 'quesadilla',
    family: 'bread',
    needs: ['hob'],
    title: [
      '{name cheese} quesadillas with {names morsel bean} and {names soft greens}',
      '{name cheese} quesadillas with {names morsel bean soft greens}',
      '{name cheese} quesadillas with {names brine fresh cool sauce}',
      '{name cheese} quesadillas',
    ],
    headnote: [
      '[?fresh: Crisp and molten, so it wants something cold and sharp beside it: the {names fresh} are no garnish.]',
      'Thin filling, dry pan, medium heat: thick, it slides out before the cheese has glued it.',
    ],
    wants: {
      wrap: { ...WRAP, of: ['tortilla', 'corn-tortilla'] },
      cheese: {
        of: ['@melts', '@grates', 'vegan-cheese'],
        each: 60,
        most: 2,
        heart: true,
        ready: 'coarsely grated',
      },
      morsel: { ...MORSEL, of: [...MORSEL.of, 'chorizo', 'crab', 'tinned-tuna', 'huitlacoche'], each: 50 },
      bean: { of: ['black-beans', 'refried-beans', '@tinned-bean'], each: 60, may: true },
      soft: { ...SOFT, each: 70 },
      greens: { ...GREENS, each: 30 },
      onion: { ...FRIED_ONION, of: ['spring-onion', '@onion'], each: 25 },
      hot: HOT,
      brine: BRINE,
      fresh: FRESH,
      cool: COOL,
      sauce: SAUCE,
      herb: SOFT_HERB,
      lime: LIME,
    },
    not: ['@mince', '@quick-poultry', 'egg'],
    takes: { fat: { ...FAT, amount: 0.75 }, smoke: SMOKE, vinegar: { ...SHARP, with: 'fresh', amount: 0.5 } },
    acts: [
      SOFTEN,
      {
        do: 'wilt',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [2, 3],
        cue: 'soft and dry',
        words: 'Turn {greens} in {in} {heat} {until}.',
      },
      {
        do: 'layer',
        in: 'board',
        from: 'frying-pan',
        words:
          'Wipe out the pan. Cover half of each of {wrap} with {cheese smoke morsel bean onion hot brine}[?soft:  and {the soft}], thinly, and fold over.',
      },
      {
        do: 'toss',
        in: 'bowl',
        beside: true,
        words: 'Toss {fresh} in {in} with [{lime:1/2}, squeezed,|{vinegar}] and {salt}.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        from: 'board',
        heat: 'medium',
        minutes: [5, 6],
        cue: 'crisp and spotted brown, and the cheese runs',
        core: ['morsel'],
        words:
          'Brush {in} with {fat} {heat} and fry the quesadillas, turning once, {until}[ ({core} inside)].',
      },
      {
        do: 'serve',
        in: 'plate',
        from: ['frying-pan', 'bowl'],
        words:
          'Cut in wedges and eat at once[, with {the fresh}][, {cool sauce herb}][ and {lime} to squeeze].',
      },
    ],
    keeps: { days: 1, words: 'Crisp it again in a dry pan.' },
    plate: [140, 620],
  },
]);
