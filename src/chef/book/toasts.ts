// Toast with something on it, and bread with something melted in it.

import { defineRows } from '../language/row.ts';
import { BRINE, CRISP, FRESH, FRIED_ONION, HOT, MORSEL, SOFT, SOFTEN, SPOON } from './bread-slots.ts';
import { GARLIC, GREENS, SOFT_HERB, SQUEEZED } from './shared.ts';

export const TOASTS = defineRows([
  {
    id: 'topped-toast', family: 'bread', needs: ['hob'],
    title: [
      '[?soft=@wild-mushroom: [?cream: creamy|golden] {names soft} on [?garlic: garlic ]toast with {names cheese thyme herb}]',
      '{names soft} on [?garlic: garlic ]toast with {names cheese ready bean greens}',
      '[?bean=baked-beans: [?spice=smoked-paprika: smoky ]beans on toast[ with {name cheese rasher}]]',
      'crushed {names bean} on toast[ with {names greens fresh ready cheese}]',
      '{names greens}[ and {name cheese}] on [?garlic: garlic ]toast', '[?fresh=@fresh-tomato: [?garlic: garlic ]toast with {names fresh}[ and {name cheese ready}]]',
      '{name ready} on hot toast with {names cheese fresh brine}', '{name cheese} on toast with {names rasher fresh brine nut}',
      '{names fresh ready rasher cheese soft} on [?garlic: garlic|hot] toast', 'hot buttered toast[ with {names spoon}]',
    ],
    headnote: [
      '[?soft: The flavour is in the browning: leave the {names soft} alone in a hot pan[?cream: , then let {name cream} gather up the juices].]',
      '[?bean=baked-beans: Thick, peppery and sharpened at the end: beans from a tin, with more to say.]',
      '[?bean: Half of the beans are crushed, to stay on the toast, and half left whole, to bite on.]',
      '[?fresh=@fresh-tomato: Salt draws a juice out of the {names fresh}, and the hot toast drinks it.]',
      'Hot, crisp bread and something soft to sink into it: eat it the minute it is made.',
    ],
    wants: {
      bread: {
        of: ['@bread', 'crumpet', 'pitta', 'flatbread', 'naan'], not: ['bagel', 'bread-roll', 'burger-bun', 'brioche', 'brioche-bun', 'hot-cross-bun'], each: 80,
        heart: true, ready: '',
      },
      soft: { ...SOFT, not: [...(SOFT.not ?? []), '@fresh-tomato'] }, onion: FRIED_ONION, greens: { ...GREENS, each: 80 },
      bean: { of: ['baked-beans', '@white-bean', 'chickpeas', '@tinned-bean'], each: 130, may: true },
      ready: {
        ...MORSEL,
        of: ['smoked-salmon', 'smoked-mackerel', '#tinned-fish', 'prosciutto', 'ham', 'cooked-prawns', 'crab', 'boiled-egg', '@cooked-meat', '@cooked-shaped'],
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
      cream: { of: ['@pouring-cream', 'soured-cream', 'hummus', '@yoghurt'], each: 20, may: true }, fresh: { ...FRESH, of: ['tomato', 'cherry-tomato', ...FRESH.of], each: 110, heart: true }, hot: HOT,
      butter: { of: ['butter'], each: 12, may: true },
      nut: {
        of: ['#nut', 'pumpkin-seeds', 'sesame-seeds', 'dukkah', 'everything-seasoning'],
        not: ['chestnuts', 'almond-flour', 'coconut-desiccated'], each: 8, may: true, ready: 'chopped',
      },
      spoon: SPOON, brine: BRINE, herb: SOFT_HERB, lemon: SQUEEZED,
    },
    oneOf: [['soft', 'greens', 'bean', 'ready', 'cheese', 'fresh', 'rasher', 'butter']], not: ['egg'], 
    takes: {
      fat: { of: ['olive-oil', 'vegetable-oil'], amount: 1, unit: 'tbsp' }, garlic: { ...GARLIC, may: true, amount: 0.5, ready: 'cut in half' },
      thyme: { of: ['thyme', 'dried-thyme', 'oregano', 'chilli-flakes'], amount: 0.25, unit: 'tsp', with: 'soft' },
      spice: { of: ['smoked-paprika', 'cumin', 'paprika', 'chilli-flakes'], amount: 0.25, unit: 'tsp', with: 'bean' },
      sharp: { of: ['red-wine-vinegar', 'cider-vinegar', 'vinegar'], amount: 0.5, unit: 'tsp', unless: 'lemon', with: 'bean' },
      drop: { of: ['red-wine-vinegar', 'vinegar'], amount: 0.5, unit: 'tsp', unless: ['lemon', 'bean'], with: 'fresh' },
    },
    acts: [
      CRISP, SOFTEN,
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [1, 2], cue: '[?cream: it clings|it smells sweet]',
        and: true, when: 'soft',
        words: 'Stir in {thyme cream} and cook {heat} {until}.',
      },
      {
        do: 'wilt', in: 'frying-pan', heat: 'medium', minutes: [3, 5], cue: 'soft, with the pan dry',
        words: 'Warm {fat:1/4} in {in} {heat}, add {greens} by handfuls with {salt} and cook {until}.',
      },
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [5, 6], when: 'bean',
        cue: '[?bean=baked-beans: thick and glossy|hot and beginning to burst]',
        words: '[?bean=baked-beans: Simmer {bean} in {in} with {spice} and plenty of {pepper} {heat} {until}.|Warm {spice} in {fat:1/4} in {in} {heat} until it smells toasted. Add {bean}, {salt} and a splash of water, cook {until} and crush half with a fork.][ Sharpen with {sharp}.]',
      },
      { do: 'dress', in: 'bowl', beside: true, words: 'Turn {fresh} in {in} with {fat:1/4 drop salt}.' },
      {
        do: 'toast', in: 'plate', heat: 'medium-high', minutes: [2, 3], cue: 'golden',
        words: 'Toast {bread} under the grill or in a dry pan {heat} {until}. [Rub it hot with the cut side of {garlic} and brush|Brush] with {fat}.[?soft: | [Spread with {cream}.]]',
      },
      {
        do: 'serve', in: 'plate', from: ['frying-pan', 'bowl'],
        words: '[Spread with {butter spoon}. ][Pile on {the rasher soft onion greens bean fresh}. ][Top with {cheese ready brine}[?cheese=@melts&!fresh&!ready: , and melt under a hot grill or a lid].] [Squeeze over {lemon}, and finish|Finish] with [{hot nut herb} and ]{pepper}.',
      },
    ],
    keeps: { days: 0, words: 'Toast does not wait.' }, plate: [110, 620], frame: true,
  },
]);
