// Bread with something melted in it or on it.

import { defineRows, type Want } from '../language/row.ts';
import { BRINE, CRISP, FRESH, FRIED_ONION, MORSEL, SOFT, SOFTEN, SPOON } from './bread-slots.ts';
import { GREENS } from './shared.ts';

const MELT: Want = { of: ['@melts', '@grates', 'vegan-cheese'], each: 55, heart: true, ready: 'grated or in slices' };

export const MELTS = defineRows([
  {
    id: 'toastie', family: 'bread', needs: ['hob'],
    title: [
      '[?soup: {name cheese} toastie with {name soup} to dip]', '{name cheese} and {names morsel} toastie with {names brine spoon soft fresh}',
      '{name cheese} and {names morsel soft greens fresh brine} toastie', '{name cheese} toastie with {names spoon onion}',
      '{name cheese} toastie',
    ],
    headnote: [
      '[?soup: Hot {name soup} beside bread fried crisp round molten {name cheese}: dip one in the other.]',
      '[?brine: Crisp outside, molten {name cheese} inside, and {names brine} to cut the fat.]',
      '[?morsel: Molten {name cheese} round {names morsel}, fried slowly so that the cheese melts before the bread is dark.]',
      'Molten {name cheese}[?onion:  and soft {names onion}], fried slowly so that it melts before the bread is dark.',
    ],
    wants: {
      bread: { of: ['@bread', 'croissant'], each: 90, heart: true, ready: '' }, cheese: MELT,
      morsel: { ...MORSEL, of: ['ham', ...MORSEL.of, 'tinned-tuna', 'corned-beef', 'spam'], not: [], each: 45 },
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
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [5, 7], cue: 'soft and brown', when: '!soft',
        words: 'Fry {onion} in {in} in {fat:1/4} {heat} {until}.',
      },
      {
        do: 'wilt', in: 'frying-pan', heat: 'medium', minutes: [2, 3], cue: 'soft and quite dry',
        words: 'Wilt {greens} in {in} {heat} {until}.',
      },
      {
        do: 'layer', in: 'board', from: 'frying-pan',
        words: 'Spread half of {bread} with {sharp spoon}. Lay on half of {cheese}, then {rasher morsel soft onion greens brine}[?fresh=@fresh-tomato/apple/pear:  and {fresh}], then the rest of the cheese: it glues both sides. Close.',
        when: 'morsel',
      },
      {
        do: 'layer', in: 'board', from: 'frying-pan',
        words: 'Spread half of {bread} with {sharp spoon}, lay on {cheese}[, then {rasher soft onion greens brine}][?fresh=@fresh-tomato/apple/pear:  and {fresh}] and close.',
        when: '!morsel',
      },
      {
        do: 'fry', in: 'frying-pan', from: 'board', heat: 'medium-low', minutes: [7, 9], cue: 'deep gold on both sides and the cheese runs',
        core: ['morsel'],
        words: 'Wipe out {in}. Spread the outsides with {fat}, lay them in {heat} and cook, with a lid on for the first minutes, pressing and turning once, {until}[ ({core} inside)].',
      },
      {
        do: 'boil', in: 'saucepan', heat: 'medium', minutes: [5, 6], cue: 'steaming', beside: true,
        words: 'Warm {soup} in {in} {heat} {until}.',
      },
      {
        do: 'serve', in: 'plate', from: ['frying-pan', 'saucepan'],
        words: 'Leave for a minute, so that the filling stays in, then cut in half[?fresh=@salad-leaf/cucumber:  and eat with {fresh}][, with {soup} to dip in].',
      },
    ],
    keeps: { days: 0, words: 'Cold, the cheese sets like a plaster.' }, plate: [130, 640], frame: true,
  },
]);
