// Groundnut stew.

import { type Act, defineRows, type Want } from '../language/row.ts';
import { AFRICA_TABLE, BESIDE, DARK_GREENS, FRY_PUREE, FRY_RED, RED_TAKES, SIDES, SOFTEN_ONION } from './africa-kit.ts';
import { BRAISE, BROWN, COMMON, FROM, GOES_IN } from './red-base.ts';
import { SOFT_HERB, SQUEEZED } from './shared.ts';

const SLOW: Want = {
  of: ['sweet-potato', 'carrot', 'butternut-squash', 'pumpkin', 'aubergine', 'cabbage', 'okra', 'green-beans', '@potato'],
  each: 120, most: 3, may: true, cut: 'for-simmer',
};

export const GROUNDNUT_STEW = defineRows([
  {
    id: 'groundnut-stew', family: 'stew', needs: ['hob'],
    title: [
      '[?long=stewing-beef/beef-brisket: rich beef groundnut stew[ with {names slow}]]',
      'rich {name meat long fish ready bean} groundnut stew with {names slow greens}', 'rich {name meat long fish ready slow bean greens} groundnut stew',
    ],
    headnote: ['Peanut butter, stirred in late, turns the fried red sauce thick, nutty and savoury, and a sharp end keeps it from being heavy.'],
    wants: {
      ...COMMON, peanut: { of: ['peanut-butter', 'peanut-powder'], not: ['peanut-powder'], each: 40, heart: true },
      slow: { ...SLOW, each: 140 },
      bean: { of: ['chickpeas', 'black-eyed-beans', 'kidney-beans', 'butter-beans', 'cannellini-beans'], each: 90, may: true },
      greens: DARK_GREENS, coconut: { of: ['coconut-milk'], each: 80, may: true },
      nut: { of: ['peanuts'], each: 10, may: true, ready: 'roughly chopped' }, herb: SOFT_HERB, lemon: SQUEEZED, rice: BESIDE.rice,
    },
    oneOf: [['meat', 'long', 'fish', 'ready', 'slow', 'bean', 'greens']],
    not: ['soy-sauce', '#noodle'],
    takes: {
      ...RED_TAKES, puree: { ...RED_TAKES.puree, amount: 1 },
      sharp: { of: ['cider-vinegar', 'vinegar'], amount: 0.5, unit: 'tsp', unless: 'lemon' }, thyme: { ...RED_TAKES.thyme, may: true },
      curry: { ...RED_TAKES.curry, of: ['paprika', 'smoked-paprika', 'curry-powder', 'cumin'] },
    },
    acts: [
      BROWN, SOFTEN_ONION, FRY_RED, FRY_PUREE, BRAISE,
      {
        do: 'simmer', in: 'pan', from: 'plate', heat: 'low', minutes: [20, 24],
        cue: '[?slow: the largest piece is tender|the meat is tender]', core: ['meat'], water: 220, when: '!long',
        words: 'Add {slow bean scotch coconut cube} with {water}[?meat: , put {the meat} back] and simmer {heat} {until}[ ({core})].',
      },
      {
        do: 'simmer', in: 'pan', heat: 'low', minutes: [18, 22], cue: 'tender', when: 'long',
        words: 'Add {slow bean scotch coconut} and simmer {heat} {until}.',
      },
      SIDES[0] as Act,
      {
        do: 'simmer', in: 'pan', heat: 'low', minutes: [8, 10], cue: 'thick, with red oil at the rim',
        words: 'Loosen {peanut} with a ladleful of the sauce, stir it in[ with {greens}] and simmer {heat}, stirring so that it does not catch, {until}.',
      },
      GOES_IN,
      {
        do: 'serve', in: 'table', from: FROM,
        words: 'Season with {salt} and [squeeze in {lemon}|sharpen with {sharp}]: peanut needs both. [Lift out {the scotch}. ]Serve[ with {rice}][, scattered with {nut herb}].',
      },
    ],
    keeps: { days: 3, months: 3, words: 'It thickens; loosen it with water.' }, plate: [280, 950], table: AFRICA_TABLE,
  },
]);
