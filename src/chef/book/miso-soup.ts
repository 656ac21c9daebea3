// Miso soup with what there is.

import { type Act, defineRows } from '../language/row.ts';
import { COOKED_MEAT, EAST_RICE, GINGER, RICE_BESIDE, SESAME, SOY, WARM_RICE, WOK_GREENS } from './eastern.ts';
import { DASHI, SOUP_LATE, SOUP_ONION, SOUP_SEA, SOUP_SLOW, SOUP_STOCK, SOUP_TOFU, SOUP_VEG } from './eastern-soups.ts';

const BROTH: Act = {
  do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [6, 8], cue: '{the slow} {is slow} tender', water: 320,
  words: 'Put {cube dashi kombu stock slow ginger} in {in} with {water} and simmer {heat} {until}.[?kombu:  Lift out the kombu.]',
};

export const MISO_SOUP = defineRows([
  {
    id: 'miso-soup', family: 'soup', needs: ['hob'],
    title: [
      'miso soup with {names tofu sea cooked greens top veg}', 'miso soup with {names tofu sea cooked}',
      'miso soup with {names greens veg top slow}',
    ],
    headnote: ['Light, but savoury to the bottom of the bowl: the {name miso} goes in off the heat, because boiling dulls it.'],
    wants: {
      miso: { of: ['miso', 'doenjang'], each: 18, heart: true, ready: '' }, tofu: SOUP_TOFU,
      sea: { ...SOUP_SEA, of: ['salmon', '@white-fish', 'prawns', 'clams'], not: ['clams'] }, cooked: COOKED_MEAT, slow: SOUP_SLOW,
      veg: SOUP_VEG, greens: WOK_GREENS, onion: SOUP_ONION,
      top: { of: ['wakame', 'nori', 'sesame-seeds'], each: 3, most: 2, may: true, ready: 'snipped if in sheets' },
      egg: { of: ['egg'], each: 55, may: true, ready: '' }, ...RICE_BESIDE,
    },
    oneOf: [['tofu', 'sea', 'cooked', 'slow', 'veg', 'greens', 'top', 'egg', 'onion']],
    not: ['#noodle'],
    takes: {
      dashi: DASHI, kombu: { of: ['kombu'], amount: 5, unit: 'g', whole: true, may: true }, stock: SOUP_STOCK,
      cube: { of: ['stock-cube'], amount: 0.25, unit: null, unless: 'dashi', ready: 'crumbled' }, ginger: GINGER,
      soy: { ...SOY, amount: 0.5, unit: 'tsp' }, sesame: { ...SESAME, amount: 0.5 },
      shichimi: { of: ['shichimi', 'chilli-flakes'], amount: 0.25, unit: 'tsp', whole: true, may: true },
    },
    acts: [
      ...EAST_RICE,
      { ...BROTH, minutes: [3, 4], cue: 'it steams and smells savoury', when: '!slow' }, { ...BROTH, when: 'slow' },
      { ...SOUP_LATE, words: 'Slip in {veg tofu sea cooked greens} and simmer {heat} {until}[ ({core})].' },
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: [2, 3], cue: 'set in soft threads', core: ['egg'],
        words: 'Beat {egg}, trickle into the moving soup and leave {heat} {until} ({core}).',
      },
      WARM_RICE,
      {
        do: 'serve', in: 'table', from: ['pot', 'saucepan'],
        words: 'Off the heat, let {miso} down with a ladleful of the broth until smooth and stir it in with {soy sesame top}; it must not boil again. Taste. Ladle into [?one: a bowl|bowls][ and scatter with {onion shichimi}][, with {rice warm} beside].',
      },
    ],
    keeps: { days: 1, words: 'Warm it without boiling.' }, plate: [80, 700], table: ['scatter'],
  },
]);
