// What somebody has cooked already: frozen and breaded things, pies, tins, and what is left of yesterday's pot.

import { type Act, defineRows, type Take, type Want } from '../language/row.ts';
import { FRY_EGG, LEAF } from './plate-slots.ts';
import { BOIL_POTATO, COOK_RICE, CUT_BREAD, POTATO, RICE, SOFT_HERB } from './shared.ts';

const QUICK: Want = {
  of: [
    'frozen-peas', 'frozen-mixed-vegetables', '@quick-veg', 'broccoli', 'sweetcorn', 'carrot', 'cabbage', 'kale', 'spinach', 'cauliflower',
    'edamame',
  ],
  not: ['frozen-stir-fry-vegetables'], each: 90, most: 2, may: true, cut: 'for-boil',
};
const SAUCE: Want = {
  of: [
    'ketchup', '#table-sauce', '#hot-sauce', 'chutney', 'mango-chutney', 'soy-sauce', '@yoghurt', 'gherkins', 'salsa', 'soured-cream',
    'capers', 'curry-sauce', 'gravy', 'malt-vinegar',
  ],
  each: 20, most: 2, may: true,
};
const LEMON: Want = { of: ['lemon', 'lime'], each: 20, may: true, ready: 'cut into wedges' };
const DRESS = {
  oil: { of: ['olive-oil', 'vegetable-oil'], amount: 0.5, unit: 'tbsp', with: 'leaf' },
  sharp: { of: ['cider-vinegar', 'red-wine-vinegar', 'vinegar'], amount: 0.5, unit: 'tsp', with: 'leaf' },
} as const satisfies Record<string, Take>;
const BOIL_QUICK: Act = {
  do: 'boil', in: 'saucepan', heat: 'boiling', water: 'salted', minutes: [3, 5], cue: 'just tender', beside: true,
  words: 'Bring {in} of water {heat} with {water} and cook {quick} {until}. Drain.',
};
const DRESS_LEAF: Act = {
  do: 'dress', in: 'bowl', beside: true,
  words: 'Toss {leaf oil sharp} together in {in} with {salt} and {pepper}.',
};

export const WARMED_THROUGH = defineRows([
  {
    id: 'from-the-freezer', family: 'oven', frame: true, needs: ['oven'],
    title: [
      '[?wrap&main: {names main} in {names wrap} with {names leaf slaw sauce}]',
      '{names main} with {names chips} and {names quick leaf}', '{names main} with {names chips quick leaf bean}',
      '{names main chips} with {names leaf quick bean}', 'hot, crisp {names main chips}',
    ],
    headnote: ['Spread out on a hot tray with room between, so that what came frozen comes out crisp and not steamed.'],
    wants: {
      main: {
        of: [
          '#breaded', 'fish-pie', 'meat-pie', 'scotch-egg', 'quiche', 'frozen-pizza', 'haggis', 'yorkshire-pudding', 'veggie-burger',
          'falafel', 'meatball', 'leftover-pasta-bake', 'garlic-bread',
        ],
        not: ['oven-chips', 'tater-tots', 'potato-waffle', 'leftover-pasta-bake', 'dumpling'], each: 130, most: 2, may: true,
      },
      chips: { of: ['oven-chips', 'tater-tots', 'potato-waffle', 'garlic-bread'], not: ['garlic-bread'], each: 150, may: true },
      quick: { ...QUICK, not: ['corn-on-the-cob', 'carrot'] }, bean: { of: ['baked-beans', 'marrowfat-peas', 'tinned-pasta'], each: 130, may: true }, leaf: LEAF,
      cheese: { of: ['cheddar', '@grates', 'mozzarella'], each: 25, may: true, ready: 'grated' }, sauce: SAUCE, lemon: LEMON,
      wrap: { of: ['tortilla', 'corn-tortilla', 'flatbread', 'pitta', 'bread-roll', 'brioche'], each: 65, may: true, ready: '' },
      slaw: { of: ['carrot', 'cabbage', 'red-cabbage', 'cucumber'], each: 40, may: true, ready: 'coarsely grated' }, bread: CUT_BREAD,
    },
    oneOf: [['main', 'chips']], takes: DRESS,
    acts: [
      {
        do: 'heat-oven', in: 'tray', ovenC: 220,
        words: 'Heat the oven to {oven}, with {in} inside it.',
        when: 'main=#breaded/frozen-pizza/garlic-bread',
      },
      { do: 'heat-oven', in: 'tray', ovenC: 220, words: 'Heat the oven to {oven}, with {in} inside it.', when: '!main' },
      {
        do: 'heat-oven', in: 'tray', ovenC: 190,
        words: 'Heat the oven to {oven}, with {in} inside it.',
        when: 'main&!main=#breaded/frozen-pizza/garlic-bread',
      },
      {
        do: 'bake', in: 'tray', minutes: { slot: 'chips', by: 'bake' }, cue: 'crisp and gold', core: ['chips'], when: '!main',
        words: 'Spread {chips} on {in} in one layer, and bake, turning once, {until}[ ({core})]; crowded, they steam.[ Scatter with {cheese} for the last 3 minutes.]',
      },
      {
        do: 'bake', in: 'tray', minutes: { slot: 'main', by: 'bake' }, cue: 'crisp outside and piping hot in the middle',
        core: ['main', 'chips'],
        words: 'Lay {main} on {in} with room between[, {chips} first and for as long as the packet says], and bake {until}[ ({core})]; the packet may want a few minutes more.[ Scatter with {cheese} for the last 3 minutes.]',
      },
      BOIL_QUICK,
      {
        do: 'simmer', in: 'pan', heat: 'medium', minutes: [4, 6], cue: 'bubbling', beside: true,
        words: 'Warm {bean} in {in} {heat}, stirring, {until}.',
      },
      DRESS_LEAF,
      {
        do: 'serve', in: 'table', from: ['tray', 'saucepan', 'pan', 'bowl'],
        words: '[?wrap&main: Fill {wrap} with {the main leaf quick}[, {slaw}][ and {sauce}], and eat hot[, with {lemon bread} on the table]|Serve hot[ with {the quick}][ with {wrap slaw sauce lemon bread} on the table| while it is crisp]].',
      },
    ],
    keeps: { days: 1 }, plate: [40, 800],
  },
  {
    id: 'warmed-through', family: 'plate', frame: true, needs: ['hob'],
    title: [
      '[?saucy=baked-beans&bread=@bread: {names saucy} on toast]',
      '{names plain saucy} with {names rice potato bread} and {names quick leaf}',
      '{names plain saucy} with {names rice potato bread quick leaf egg}', '{names plain saucy} with {names cheese cool sauce}', 'hot {names plain saucy}',
    ],
    headnote: [
      '[?saucy: {names saucy} made hot to the middle[, with {names rice potato bread egg}][?cool:  and cold {name cool} on top][?leaf: , and something fresh beside it].]',
      'Leftover {names plain}, fried hot with spice[, with {names onion veg quick leaf egg}].',
    ],
    wants: {
      saucy: {
        of: [
          'chilli-con-carne', 'bolognese', 'leftover-curry', 'leftover-stew', 'tinned-soup', 'leftover-pasta-bake', 'cream-soup',
          'tinned-pasta', 'baked-beans', '#jar-sauce', 'gravy', 'mackerel-in-sauce', 'fish-in-sauce',
        ],
        each: 220, may: true,
      },
      plain: { of: ['@cooked-meat', '#cooked-grain', 'cooked-rice'], not: ['corned-beef'], each: 160, most: 2, may: true, ready: '' },
      onion: { of: ['@onion', 'leek', 'spring-onion'], each: 50, may: true, cut: 'finely-chopped' },
      veg: { of: ['pepper', 'mushroom', 'courgette', 'carrot', 'celery'], each: 80, most: 2, may: true, cut: 'dice-1cm' },
      tomato: { of: ['@any-tomato', 'passata'], each: 100, may: true, ready: 'roughly chopped' },
      bean: { of: ['@tinned-bean', 'chickpeas', 'tinned-lentils'], each: 80, may: true }, quick: QUICK,
      cream: { of: ['@pouring-cream', 'cream-cheese'], each: 40, may: true }, rice: RICE, potato: POTATO, leaf: LEAF,
      egg: { of: ['egg'], each: 55, may: true, ready: '' },
      cheese: { of: ['cheddar', '@grates', 'feta'], each: 25, may: true, ready: 'grated or crumbled' },
      cool: { of: ['@yoghurt', 'soured-cream'], each: 30, may: true },
      sauce: {
        ...SAUCE,
        of: [
          'chutney', 'mango-chutney', '#hot-sauce', 'brown-sauce', 'gherkins', 'pickled-onions', 'salsa', 'cranberry-sauce', 'mint-sauce',
        ],
      },
      herb: SOFT_HERB, bread: CUT_BREAD,
    },
    oneOf: [['saucy', 'plain']],
    takes: {
      fat: { of: ['vegetable-oil', 'olive-oil', 'butter'], amount: 0.5, unit: 'tbsp' },
      spice: { with: 'plain', of: ['smoked-paprika', 'cumin', 'curry-powder', 'paprika', 'garam-masala'], amount: 0.5, unit: 'tsp' },
      dark: { of: ['worcestershire-sauce', 'soy-sauce', 'cider-vinegar'], amount: 1, unit: 'tsp', with: 'plain' }, ...DRESS,
    },
    acts: [
      COOK_RICE, BOIL_POTATO,
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [6, 8], cue: 'soft and golden',
        words: 'Warm {fat:1/2} in {in} {heat} and cook {onion veg} {until}.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [5, 7], cue: 'it steams to the middle and browns at the edges', core: ['plain'],
        words: 'Stir {fat spice} in {in} {heat}, add {plain} and fry, turning, {until}[ ({core})]. Season with {dark}.',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium', minutes: [5, 7], cue: 'it bubbles and steams to the middle', core: ['saucy', 'plain'],
        water: 40,
        words: 'Put {fat saucy tomato bean cream} into {in} with {water} and cook {heat}, stirring from the bottom, {until}[ ({core})].',
        when: '!plain',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium', minutes: [3, 5], cue: 'it bubbles all over', core: ['saucy'], water: 30,
        words: 'Stir in {saucy tomato bean cream} with {water} and cook {heat} {until}[ ({core})].',
        when: 'plain',
      },
      FRY_EGG, BOIL_QUICK, DRESS_LEAF,
      {
        do: 'serve', in: 'table', from: ['pan', 'saucepan', 'pot', 'frying-pan', 'bowl'],
        words: 'Serve very hot[ with {rice potato bread sauce}][, topped with {cheese cool herb}][?egg:  and the eggs]. Grind over {pepper}. What has been warmed once is not warmed again.',
      },
    ],
    keeps: { days: 0, words: 'Warm only what is eaten.' }, plate: [120, 900],
  },
]);
