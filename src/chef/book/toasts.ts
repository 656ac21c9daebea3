// Toast with something on it, and bread with something melted in it.

import { defineRows } from '../language/row.ts';
import { BRINE, CRISP, FRESH, FRIED_ONION, MORSEL, SOFT, SOFTEN, SPOON } from './bread-slots.ts';
import { GARLIC, GREENS, SOFT_HERB, SQUEEZED } from './shared.ts';

export const TOASTS = defineRows([
  {
    id: 'topped-toast', family: 'bread', needs: ['hob'],
    title: [
      '{names soft} and {name cheese} on toast', '{names soft} and {names bean greens ready} on toast',
      '{names bean} and {names greens fresh ready cheese} on toast', '{names greens} and {names ready cheese} on toast',
      '[?thyme: {names soft} on toast with thyme]', '[?bean=baked-beans: beans on toast|{names bean}[?spice:  with {name spice}] on toast]', '{names soft greens} on toast',
      '{name ready} toast with {names cheese fresh brine}', '{names fresh} and {name cheese} on toast',
      '{name cheese} toast with {names rasher brine nut}', '{names fresh ready rasher cheese} on toast',
      'hot buttered toast[ with {names spoon herb}]',
    ],
    headnote: [
      '[?soft=@wild-mushroom: {names soft} fried hot until they brown[?cream: , and bound with {name cream}], on [?garlic: garlicky|hot] toast[, with {names cheese ready}].]',
      '[?bean=baked-beans: Baked beans cooked thick with plenty of pepper, on hot toast[?cheese: , with {name cheese} on top].]',
      '[?bean: {names bean}, half crushed and warm with {name spice}, on hot toast[, with {names greens soft fresh ready cheese}].]',
      '[?fresh=@fresh-tomato: {names fresh}, salted first so that their juice dresses the [?garlic: garlicky ]toast[, with {names rasher cheese ready}].]',
      '[?greens: {names greens}, cooked until only just soft, on hot toast[?ready:  with {names ready}][?cheese:  and {name cheese}].]',
      'Crisp, hot toast[ rubbed with {name garlic}] under {names soft fresh ready rasher cheese spoon butter}[, with {names brine nut}], eaten while it still crunches.',
    ],
    wants: {
      bread: {
        of: ['@bread', 'crumpet', 'pitta', 'flatbread', 'naan'], not: ['bagel', 'bread-roll', 'burger-bun', 'brioche'], each: 80,
        heart: true, ready: '',
      },
      soft: { ...SOFT, not: [...(SOFT.not ?? []), '@fresh-tomato'] }, onion: FRIED_ONION, greens: { ...GREENS, each: 80 },
      bean: { of: ['baked-beans', '@white-bean', 'chickpeas', '@tinned-bean'], each: 130, may: true },
      ready: {
        ...MORSEL,
        of: ['smoked-salmon', 'smoked-mackerel', '#tinned-fish', 'prosciutto', 'ham', 'cooked-prawns', 'crab', 'boiled-egg', '@cooked-meat'],
        not: ['bonito-flakes', 'tinned-snails', 'tinned-whelks'], each: 60,
      },
      rasher: { of: ['bacon', 'pancetta', 'chorizo', 'turkey-bacon'], each: 35, may: true, ready: 'cut small' },
      cheese: {
        of: [
          'ricotta', 'goats-cheese', 'feta', 'cream-cheese', 'burrata', 'mozzarella', 'cottage-cheese', 'labneh', 'blue-cheese', '@melts',
          '@grates', 'vegan-cream-cheese',
        ],
        each: 35, may: true, ready: 'crumbled or grated',
      },
      cream: { of: ['@pouring-cream', 'soured-cream', 'hummus', '@yoghurt'], each: 20, may: true }, fresh: { ...FRESH, each: 110 },
      butter: { of: ['butter'], each: 12, may: true },
      nut: {
        of: ['#nut', 'pumpkin-seeds', 'sesame-seeds', 'dukkah', 'everything-seasoning'],
        not: ['chestnuts', 'almond-flour', 'coconut-desiccated'], each: 8, may: true, ready: 'chopped',
      },
      spoon: SPOON, brine: BRINE, herb: SOFT_HERB, lemon: SQUEEZED,
    },
    oneOf: [['soft', 'greens', 'bean', 'ready', 'cheese', 'fresh', 'rasher', 'butter']], not: ['egg'], 
    takes: {
      fat: { of: ['olive-oil', 'vegetable-oil'], amount: 1, unit: 'tbsp' }, garlic: { ...GARLIC, amount: 0.5, ready: 'cut in half' },
      thyme: { of: ['thyme', 'dried-thyme', 'oregano', 'chilli-flakes'], amount: 0.25, unit: 'tsp', with: 'soft' },
      spice: { of: ['smoked-paprika', 'cumin', 'paprika', 'chilli-flakes'], amount: 0.25, unit: 'tsp', with: 'bean' },
      sharp: { of: ['red-wine-vinegar', 'cider-vinegar', 'vinegar'], amount: 0.5, unit: 'tsp', unless: 'lemon', with: 'bean' },
    },
    acts: [
      CRISP, SOFTEN,
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [1, 2], cue: '[?cream: it clings to the {names soft}|it smells sweet]',
        and: true, when: 'soft',
        words: 'Stir in {thyme cream} and cook {heat} {until}.',
      },
      {
        do: 'wilt', in: 'frying-pan', heat: 'medium', minutes: [2, 4], cue: 'soft and the water is gone',
        words: 'Wilt {greens} in {in} with {fat:1/4} and {salt} {heat} {until}.',
      },
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [4, 5],
        cue: '[?bean=baked-beans: bubbling and thick|hot and beginning to burst]',
        words: 'Warm {bean} in {in} with [?bean=baked-beans: {spice} and plenty of {pepper}|{fat:1/4 spice salt} and a splash of water] {heat} {until}[?bean=baked-beans: |, and crush half of them].[ Stir in {sharp}.]',
      },
      { do: 'dress', in: 'bowl', beside: true, words: 'Toss {fresh} in {in} with {fat:1/4} and {salt}.' },
      {
        do: 'toast', in: 'plate', heat: 'medium-high', minutes: [2, 3], cue: 'golden',
        words: 'Toast {bread} under the grill or in a dry pan {heat} {until}[, rub it with the cut side of {garlic}] and brush with {fat}.[?soft: | [Spread with {cream}.]]',
      },
      {
        do: 'serve', in: 'plate', from: ['frying-pan', 'bowl'],
        words: '[Spread with {butter spoon}. ][Pile on {the rasher soft onion greens bean fresh}. ][Top with {cheese ready brine}.]  [Squeeze over {lemon}, and finish|Finish] with [{nut herb} and ]{pepper}.',
      },
    ],
    keeps: { days: 0, words: 'Toast does not wait.' }, plate: [110, 620], frame: true,
  },
]);
