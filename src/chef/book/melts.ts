// Bread with something melted in it or on it.

import { defineRows, type Want } from '../language/row.ts';
import { BRINE, CRISP, FRESH, FRIED_ONION, MORSEL, SOFT, SOFTEN, SPOON } from './bread-slots.ts';
import { GREENS } from './shared.ts';

const MELT: Want = { of: ['cheddar', '@melts', '@grates', 'vegan-cheese'], not: ['@italian-cheese'], each: 55, heart: true, ready: 'grated or in slices' };

export const MELTS = defineRows([
  {
    id: 'toastie', family: 'bread', needs: ['hob'],
    title: [
      '[?soup: golden {name cheese} toastie with {name soup} for dipping]', 'crisp {name cheese} and {name morsel} toastie with {name brine spoon}',
      'crisp {name cheese} and {name morsel soft rasher greens fresh brine} toastie', 'golden {name cheese} toastie with {name onion spoon}',
      'golden {name cheese} toastie',
    ],
    headnote: [
      '[?soup: Half of the pleasure is the first corner, dipped until it is soft on the outside and the {name cheese} strings.]',
      '[?brine: Salty, crisp and molten, with {names brine} in the middle to cut through the {name cheese}.]',
      '[?onion: The onion browns first, slowly enough to turn sweet, and melts into the {name cheese}.]',
      'A gentle pan is the secret: the {name cheese} runs just as the bread turns deep gold, and neither has to wait for the other.',
    ],
    wants: {
      bread: { of: ['bread', '@bread', 'croissant'], each: 90, heart: true, ready: '' }, cheese: MELT,
      morsel: { ...MORSEL, of: ['ham', ...MORSEL.of, 'tinned-tuna', 'corned-beef', 'spam'], each: 45 },
      rasher: { of: ['bacon', 'turkey-bacon', 'chorizo', 'pancetta'], each: 30, may: true, ready: '' },
      soft: { ...SOFT, not: [...(SOFT.not ?? []), '@fresh-tomato'], each: 50 }, onion: { ...FRIED_ONION, each: 25 },
      greens: { ...GREENS, each: 30 }, brine: BRINE,
      fresh: { ...FRESH, of: ['@fresh-tomato', 'apple', 'pear', '@salad-leaf', 'cucumber'], each: 40, most: 1 }, spoon: SPOON,
      soup: { of: ['tinned-soup', 'cream-soup'], each: 200, may: true },
    },
    takes: {
      fat: { of: ['butter', 'mayonnaise', 'olive-oil'], amount: 1, unit: 'tbsp' },
      sharp: { of: ['mustard', 'wholegrain-mustard'], amount: 0.5, unit: 'tsp', unless: 'spoon' },
    },
    acts: [
      CRISP, SOFTEN,
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [8, 10], cue: 'soft and brown', when: '!soft',
        words: 'Fry {onion} in {fat:1/4} in {in} {heat}, stirring, {until}.',
      },
      {
        do: 'wilt', in: 'frying-pan', heat: 'medium', minutes: [2, 3], cue: 'soft and quite dry',
        words: 'Wilt {greens} in {in} {heat} {until}.',
      },
      {
        do: 'layer', in: 'board', from: 'frying-pan',
        words: 'Spread {bread} thinly with {sharp spoon}. Cover one half with [?fresh=@fresh-tomato/apple/pear: {cheese:1/2 rasher morsel soft onion greens brine fresh}, then {cheese}|[?morsel: {cheese:1/2 rasher morsel soft onion greens brine}, then {cheese}|{cheese rasher soft onion greens brine}]], and close.[?morsel:  Cheese on both sides glues it shut.]',
      },
      {
        do: 'fry', in: 'frying-pan', from: 'board', heat: 'medium-low', minutes: [7, 9], cue: 'deep gold on both sides, with the cheese running',
        core: ['morsel'],
        words: 'Spread the outsides with {fat}. Cook in {in} {heat}, covered at first, pressing down and turning once, {until}[ ({core} inside)]: in a hotter pan the bread burns before the cheese melts.',
      },
      {
        do: 'boil', in: 'saucepan', heat: 'medium', minutes: [5, 6], cue: 'steaming', beside: true,
        words: 'Warm {soup} in {in} {heat} {until}.',
      },
      {
        do: 'serve', in: 'plate', from: ['frying-pan', 'saucepan'],
        words: 'Leave for a minute, so that the filling stays in, then cut in half[?fresh=@salad-leaf/cucumber:  and eat with {fresh}][ and dip into {soup}].',
      },
    ],
    keeps: { days: 0, words: 'Cold, the cheese sets like a plaster.' }, plate: [130, 640], frame: true,
  },
]);
