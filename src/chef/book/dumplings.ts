// Dumplings: folded at home, or out of the freezer.

import { defineRows, type Want } from '../language/row.ts';
import { EAST_HERB, EAST_OIL, GARLIC, GINGER, SHARP, SOY } from './eastern.ts';
import { FRY_RASHER } from './wok-acts.ts';

const DILL: Want = { of: ['dill', 'chives', 'parsley', '@soft-herb'], each: 6, may: true, cut: 'chopped' };
const FILL = '[?fill=pork-mince: pork|{name fill soft}]';
export const DUMPLINGS = defineRows([
  {
    id: 'dumplings', family: 'plate', needs: ['hob'],
    title: [
      `pan-fried ${FILL} and {name green onion} dumplings with a soy dip`, `pan-fried ${FILL} dumplings with a soy dip`,
    ],
    headnote: ['Fried, then steamed, then fried again for a minute: crisp below, tender above and juicy in the middle.'],
    wants: {
      wrap: { of: ['dumpling-wrapper'], each: 90, heart: true, ready: '' }, fill: { of: ['@mince'], each: 90, may: true, ready: '' },
      soft: { of: ['prawns', 'tofu', 'shiitake', 'mushroom', 'cooked-chicken'], each: 90, may: true, ready: 'finely chopped' },
      green: {
        of: ['chinese-leaf', 'cabbage', 'spinach', 'bok-choy', 'kale', 'carrot', 'kimchi', 'courgette'],
        each: 50, most: 2, may: true, ready: 'finely chopped',
      },
      onion: { of: ['spring-onion', 'chives', '@onion', 'leek'], each: 20, may: true, ready: 'finely chopped' },
      side: { of: ['cucumber', 'radish'], each: 60, may: true, ready: 'sliced' }, herb: EAST_HERB,
    },
    oneOf: [['fill', 'soft']],
    takes: {
      soy: { ...SOY, amount: 1.5 }, corn: { of: ['cornflour'], amount: 1, unit: 'tsp' }, sharp: { ...SHARP, amount: 2 },
      oil: { ...EAST_OIL, amount: 0.75 }, garlic: { ...GARLIC, amount: 0.5 }, ginger: GINGER,
      wine: { of: ['rice-wine', 'oyster-sauce'], amount: 1, unit: 'tsp', may: true },
      sesame: { of: ['sesame-oil'], amount: 1, unit: 'tsp', may: true },
      hot: { of: ['chilli-oil', 'sriracha', 'chilli-flakes'], amount: 0.5, unit: 'tsp', may: true },
    },
    acts: [
      { do: 'mix', in: 'bowl', words: 'Toss {green} with {salt}, leave for 5 minutes and squeeze hard: a wet filling bursts its wrapper.' },
      {
        do: 'mix', in: 'bowl',
        words: 'In {in}, beat {fill soft} with [?green: the squeezed vegetables, ]{soy:1/3 corn onion garlic ginger wine sesame:1/2 pepper} until it turns sticky and holds together.',
      },
      {
        do: 'layer', in: 'board', from: 'bowl',
        words: 'Put a teaspoon of it on each of {wrap}, wet the rim, fold over and press out the air: what is trapped swells and opens them. Wash hands and board.',
      },
      {
        do: 'fry', in: 'frying-pan', from: 'board', heat: 'medium-high', minutes: [2, 3], cue: 'golden underneath',
        words: 'Heat {oil} in {in} with a lid {heat}. Set the dumplings in close and fry {until}.',
      },
      {
        do: 'simmer', in: 'frying-pan', heat: 'medium', minutes: [7, 8],
        cue: 'the water has gone, the wrappers are clear and the filling is firm[?fill: , with no pink inside]', core: ['fill', 'soft'],
        and: true,
        words: "Pour in water to a finger's depth, cover and steam {heat} {until}[ ({core})]. Uncover and let the bottoms crisp for a minute.",
      },
      {
        do: 'serve', in: 'table', from: 'frying-pan',
        words: 'Stir {soy sharp sesame hot} together to dip in and serve at once[, scattered with {herb}][, {side} beside].',
      },
    ],
    keeps: { days: 1, months: 2, words: 'Freeze them raw, apart, on a tray.' }, plate: [150, 520], table: ['scatter', 'condiment', 'wedge'],
    measured: true,
  },
  {
    id: 'boiled-dumplings', family: 'plate', needs: ['hob'],
    title: ['{names dumpling} with {names rasher onion mushroom} and {name cool}', '{names dumpling} with {names rasher onion mushroom cool herb}', 'buttered {names dumpling}'],
    headnote: [
      '{names dumpling} boiled until they float, then turned in the pan where {names rasher onion mushroom} went brown, to pick up every bit of it.',
      '{names dumpling} boiled until they float, then turned in {name butter} with pepper and a little vinegar.',
    ],
    wants: {
      dumpling: { of: ['dumpling'], each: 180, heart: true, ready: '' }, rasher: { of: ['bacon', 'smoked-sausage', 'pancetta', 'turkey-bacon'], each: 40, may: true, ready: 'cut small' },
      onion: { of: ['@onion'], each: 75, may: true, cut: 'thin-slices' },
      mushroom: { of: ['@wild-mushroom', 'cabbage'], not: ['enoki'], each: 80, may: true, ready: 'thinly sliced' },
      cool: { of: ['soured-cream', 'creme-fraiche', '@yoghurt', 'mayonnaise', 'ketchup'], each: 50, most: 2, may: true },
      kraut: { of: ['sauerkraut', 'gherkins', 'pickled-beetroot'], each: 50, may: true, ready: 'drained' },
      cheese: { of: ['quark', 'cottage-cheese', 'feta', '@grates'], each: 30, may: true, ready: 'grated or crumbled' },
      herb: { ...DILL, most: 2 },
    },
    oneOf: [['rasher', 'onion', 'mushroom', 'cool', 'kraut', 'butter', 'cheese']],
    takes: {
      butter: { of: ['butter', 'vegetable-oil', 'olive-oil'], amount: 1, unit: 'tbsp' },
      sharp: { of: ['vinegar', 'cider-vinegar', 'red-wine-vinegar'], amount: 0.75, unit: 'tsp' },
      mustard: { of: ['mustard', 'wholegrain-mustard'], amount: 1, unit: 'tsp', may: true },
    },
    acts: [
      { ...FRY_RASHER, in: 'pan' },
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [10, 12], cue: 'soft and golden',
        words: 'Put {butter:1/2 onion mushroom} into {in} with {salt} and cook {heat}, stirring now and then, {until}.', when: 'onion',
      },
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [7, 9], cue: 'soft and golden', when: '!onion&mushroom',
        words: 'Put {butter:1/2 mushroom} into {in} with {salt} and cook {heat}, stirring now and then, {until}.',
      },
      {
        do: 'boil', in: 'pot', heat: 'boiling', water: 'salted', minutes: { slot: 'dumpling', by: 'boil' },
        cue: 'they have floated for 2 minutes and are hot to the middle', core: ['dumpling'], beside: true,
        words: 'Bring {in} of water {heat} with {water}. Slip in {dumpling}, stir once so that none sticks and cook {until} ({core}). Lift out with a slotted spoon.',
      },
      {
        do: 'melt', in: 'pan', from: 'pot', heat: 'medium', minutes: [1, 2], cue: 'they gleam',
        words: 'Turn the dumplings in {in} with {butter}, {sharp} and plenty of {pepper} {heat} {until}.',
      },
      { do: 'serve', in: 'table', from: 'pan', words: 'Serve at once[, with {cool kraut mustard} beside][, scattered with {cheese herb}].' },
    ],
    keeps: { days: 1, words: 'Fry what is left in butter until crisp.' }, plate: [180, 600], table: ['scatter', 'salad', 'condiment'],
  },
]);
