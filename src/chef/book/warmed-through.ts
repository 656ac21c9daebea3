// Cooked already: from freezer, tin or fridge.

import { type Act, defineRows, type Take, type Want } from '../language/row.ts';
import { FRY_EGG, LEAF } from './plate-slots.ts';
import { BOIL_POTATO, COOK_RICE, CUT_BREAD, POTATO, RICE, SOFT_HERB } from './shared.ts';

const QUICK: Want = {
  of: [
    'frozen-peas', 'frozen-mixed-vegetables', '@quick-veg', 'broccoli', 'sweetcorn', 'carrot', 'cabbage', 'kale', 'spinach', 'cauliflower',
    'edamame', 'swede', 'parsnip', 'tenderstem-broccoli',
  ],
  not: ['frozen-stir-fry-vegetables'], each: 90, most: 3, may: true, cut: 'for-boil',
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
  do: 'boil', in: 'saucepan', heat: 'boiling', water: 'salted', minutes: [3, 5], cue: 'just tender', beside: true, when: '!quick=carrot/swede/parsnip',
  words: 'Bring {in} of water {heat} with {water} and cook {quick} {until}. Drain.',
};
const BOIL_ROOTS: Act = { ...BOIL_QUICK, minutes: { slot: 'quick', by: 'boil' }, when: 'quick=carrot/swede/parsnip' };
const DRESS_LEAF: Act = {
  do: 'dress', in: 'bowl', beside: true,
  words: 'Toss {leaf oil sharp} together in {in} with {salt} and {pepper}.',
};

const HOT_TRAY: Act = { do: 'heat-oven', in: 'tray', ovenC: 220, words: 'Heat the oven to {oven}, with {in} inside it.' };
const HOT = 'main=#breaded/frozen-pizza/leftover-pizza/garlic-bread';
const CHEESE = '[ Scatter with {cheese} for the last 3 minutes.]';
const HEAT_UP = { do: 'simmer', in: 'pan', heat: 'medium', core: ['saucy'] } as const;

export const WARMED_THROUGH = defineRows([
  {
    id: 'from-the-freezer', family: 'oven', frame: true, needs: ['oven'],
    title: [
      '[?wrap&main: {names main} in {names wrap} with {names leaf slaw sauce}]', '[?bread=bread&main=#breaded: {name main} sandwich with {names leaf slaw sauce}]',
      '[?chips=oven-chips: {names main}, chips and {names quick bean egg leaf}]', 'crisp {names main chips}[ with {names egg quick leaf bean slaw}]',
    ],
    headnote: [
      '[?wrap&main: Hot {names main} in soft {names wrap}[, {names slaw leaf} for crunch].]',
      '[?main=#breaded: A tray already hot makes the crumb crisp underneath as well as on top.]',
      'Hot and brown from the oven[, with {names quick leaf bean} beside].',
    ],
    wants: {
      main: {
        of: ['#breaded', 'fish-pie', 'meat-pie', 'scotch-egg', 'quiche', 'cocktail-sausage', 'frozen-pizza', 'leftover-pizza', 'nut-roast',
          'haggis', 'yorkshire-pudding', 'veggie-burger', 'falafel', 'meatball', 'leftover-pasta-bake', 'garlic-bread', 'stuffing'],
        not: ['oven-chips', 'tater-tots', 'potato-waffle', 'leftover-pasta-bake', 'dumpling'], each: 130, most: 2, may: true,
      },
      chips: { of: ['oven-chips', 'tater-tots', 'potato-waffle', 'garlic-bread'], not: ['garlic-bread'], each: 150, may: true },
      quick: { ...QUICK, not: ['frozen-stir-fry-vegetables', 'corn-on-the-cob'] }, bean: { of: ['baked-beans', 'marrowfat-peas', 'tinned-pasta'], each: 130, may: true }, leaf: LEAF,
      cheese: { of: ['cheddar', '@grates', 'mozzarella'], each: 25, may: true, ready: 'grated' }, 
      sauce: { ...SAUCE, of: [...SAUCE.of, 'coleslaw'], each: 30 }, lemon: LEMON, egg: { of: ['egg'], each: 55, may: true, ready: '' },
      wrap: { of: ['tortilla', 'corn-tortilla', 'flatbread', 'pitta', '@bun'], not: ['baguette'], each: 65, may: true, ready: '' },
      slaw: { of: ['cabbage', 'red-cabbage', 'cucumber'], each: 40, may: true, ready: 'coarsely grated' }, bread: CUT_BREAD,
    },
    oneOf: [['main', 'chips']],
    takes: { ...DRESS, butter: { of: ['butter', 'mayonnaise', 'olive-oil'], amount: 0.5, unit: 'tbsp', with: 'bread', unless: 'sauce' } },
    acts: [
      { ...HOT_TRAY, when: HOT }, { ...HOT_TRAY, when: '!main' }, { ...HOT_TRAY, ovenC: 190, when: `main&!${HOT}` },
      {
        do: 'bake', in: 'tray', minutes: { slot: 'chips', by: 'bake' }, cue: 'crisp and gold', core: ['chips'], when: '!main',
        words: `Spread {chips} on {in} in one layer, because crowded they steam, and bake, turning once, {until}[ ({core})].${CHEESE}`,
      },
      {
        do: 'bake', in: 'tray', minutes: { slot: 'main', by: 'bake' }, cue: 'crisp outside and piping hot in the middle',
        core: ['main', 'chips'],
        words: `Lay {main} on {in}[?${HOT}: [ ten minutes after {chips}]|[, with {chips} for the last 25 minutes]], well apart, and bake {until}[ ({core})].${CHEESE}`,
      },
      BOIL_QUICK, BOIL_ROOTS, FRY_EGG,
      {
        do: 'simmer', in: 'pan', heat: 'medium', minutes: [4, 6], cue: 'bubbling', beside: true,
        words: 'Warm {bean} in {in} {heat}, stirring, {until}.',
      },
      DRESS_LEAF,
      {
        do: 'serve', in: 'table', from: ['tray', 'saucepan', 'pan', 'frying-pan', 'bowl'],
        words: '[?wrap&main: Fill {wrap} with {the main leaf}[, {slaw}][ and {sauce}] and eat hot[, {the quick egg} beside][, with {lemon bread butter} on the table]|[?bread=bread&main=#breaded: Spread {bread} with {butter sauce}, pile on {the main leaf}[ and {slaw}], close and eat hot[, {the quick egg} beside][, with {lemon wrap} on the table]|Serve hot[ with {the quick leaf bean egg}][, {wrap slaw sauce lemon bread butter} on the table]]].',
      },
    ],
    keeps: { days: 1 }, plate: [40, 800],
  },
  {
    id: 'warmed-through', family: 'plate', frame: true, needs: ['hob'],
    title: [
      '[?saucy=baked-beans&bread=@bread: {names saucy} on toast]',
      '[?packet&!saucy&!plain: [?packet=stuffing-mix: fried stuffing cakes|buttery {names packet}][ with {names quick veg egg leaf bread}]]', '{name saucy} with {names packet rice potato bread quick egg leaf}[ and cool {name cool}]', '{name saucy} with {names cool cheese sauce veg}',
      '[?saucy: hot {name saucy plain}|[?cream: creamy|crisp-edged] {names plain}][ with {names packet quick veg egg leaf potato bread cheese}]',
    ],
    headnote: [
      '[?saucy=leftover-curry/leftover-stew/chilli-con-carne: A day in the fridge does it good: all it asks is gentle heat[, and cold {name cool} on top].]',
      '[?saucy: Heated gently and stirred often, so that it never catches.]',
      '[?packet&!plain: A packet is only a beginning: butter, salt and pepper make a dish of it.]', 'What was cold and dull gets brown edges and a spiced, savoury coat.',
    ],
    wants: {
      saucy: {
        of: ['chilli-con-carne', 'bolognese', 'leftover-curry', 'leftover-stew', 'tinned-soup', 'leftover-pasta-bake', 'cream-soup',
          'tinned-pasta', 'baked-beans', '#jar-sauce', 'gravy', 'mackerel-in-sauce', 'fish-in-sauce', 'sea-vegetable-puree'], each: 220, may: true,
      },
      packet: { of: ['instant-mash', 'mac-and-cheese', 'stuffing-mix'], each: 55, may: true, ready: '' },
      plain: { of: ['@cooked-meat', '@cooked-shaped', '#cooked-grain', 'cooked-rice'], not: ['corned-beef'], each: 140, most: 2, may: true, ready: '' },
      onion: { of: ['@onion', 'leek', 'spring-onion'], each: 50, may: true, cut: 'finely-chopped' },
      veg: { of: ['pepper', 'mushroom', 'courgette', 'carrot', 'celery'], each: 80, most: 2, may: true, cut: 'dice-1cm' },
      tomato: { of: ['@any-tomato', 'passata'], each: 100, may: true, ready: 'roughly chopped' },
      bean: { of: ['@tinned-bean', 'chickpeas', 'tinned-lentils'], each: 80, may: true }, quick: QUICK,
      cream: { of: ['@pouring-cream', 'cream-cheese'], each: 40, may: true }, rice: RICE, potato: POTATO, leaf: LEAF,
      egg: { of: ['egg'], each: 55, may: true, ready: '' },
      cheese: { of: ['cheddar', '@grates', 'feta'], each: 25, may: true, ready: 'grated or crumbled' },
      cool: { of: ['@yoghurt', 'soured-cream'], each: 30, may: true },
      sauce: { ...SAUCE, of: [...SAUCE.of, 'pickled-onions', 'cranberry-sauce', 'mint-sauce'] },
      herb: SOFT_HERB, lemon: LEMON, bread: { ...CUT_BREAD, of: [...CUT_BREAD.of, 'tortilla', 'tortilla-chips'] },
    },
    oneOf: [['saucy', 'plain', 'packet']],
    takes: {
      fat: { of: ['vegetable-oil', 'olive-oil', 'butter'], amount: 0.5, unit: 'tbsp' },
      spice: { with: 'plain', of: ['smoked-paprika', 'cumin', 'curry-powder', 'paprika', 'garam-masala'], amount: 0.5, unit: 'tsp' },
      dark: { of: ['worcestershire-sauce', 'soy-sauce', 'cider-vinegar'], amount: 1, unit: 'tsp', with: 'plain' }, ...DRESS, butter: { of: ['butter', 'margarine', 'olive-oil'], amount: 1, unit: 'tbsp', with: 'packet' },
    },
    acts: [
      COOK_RICE, BOIL_POTATO,
      { do: 'simmer', in: 'dish', heat: 'low', minutes: { slot: 'packet', by: 'warm' }, water: 225, when: 'packet=instant-mash', words: 'Bring {water} to the boil in a small pan with {salt}, rain in {packet} and beat {heat} {until}.' },
      { do: 'fry', in: 'dish', heat: 'medium', minutes: [10, 12], cue: 'brown on both sides and hot all through', water: 75, when: 'packet=stuffing-mix', words: 'Pour {water}, boiling, over {packet}, leave for 5 minutes and shape into flat cakes. Fry in {butter} in a frying pan {heat}, turning once, {until}.' },
      { do: 'boil', in: 'dish', heat: 'boiling', minutes: { slot: 'packet', by: 'boil' }, when: 'packet=mac-and-cheese', words: 'Bring a pan of water {heat}, cook the pasta of {packet} {until}, and drain, keeping a splash of the water. Stir that in with the powder of the box.' },
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [8, 10], cue: 'soft and golden',
        words: 'Warm {fat:1/2} in {in} {heat} and cook {onion veg} {until}.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium-high', minutes: [6, 8], cue: 'steaming to the middle and brown at the edges', core: ['plain'],
        words: 'Spread {plain} out in {in} with {fat} and fry {heat}, turning seldom, {until}[ ({core})]. Toss with {spice dark} for the last minute.',
      },
      {
        ...HEAT_UP, minutes: [6, 8], cue: 'it bubbles in the middle too', water: 40, when: '!plain&saucy',
        words: 'Put {fat saucy tomato bean cream} in {in} with {water} and bring up {heat}, stirring from the bottom, {until}[ ({core})].',
      },
      { do: 'simmer', in: 'pan', heat: 'medium', minutes: [4, 5], cue: 'it bubbles', when: '!plain&!saucy', words: 'Warm {tomato bean cream} in {in} {heat} {until}.' },
      {
        ...HEAT_UP, minutes: [3, 5], cue: 'it bubbles all over', water: 30, when: 'plain',
        words: 'Stir in {saucy tomato bean cream} with {water} and cook {heat} {until}[ ({core})].',
      },
      FRY_EGG, BOIL_QUICK, BOIL_ROOTS, DRESS_LEAF,
      {
        do: 'serve', in: 'table', from: ['pan', 'saucepan', 'pot', 'frying-pan', 'bowl', 'dish'],
        words: '[?packet=stuffing-mix: |[Stir {butter} into {the packet}. ]][Fold {the quick} in[?saucy: to the pan|[?plain: to the pan]]. ]Grind over {pepper}. [?saucy=baked-beans&bread=@bread: Toast {bread}, 2 to 3 minutes, and heap it all on[, with {rice potato sauce lemon}]|Serve very hot[ with {rice potato bread sauce lemon}]][, topped with {cheese cool herb}][?egg: , the eggs on top][, {the leaf} beside].',
      },
    ],
    keeps: { days: 0, words: 'It is reheated once: warm only what is eaten.' }, plate: [120, 900],
  },
]);
