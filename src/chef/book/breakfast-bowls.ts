// Oats for the morning, soaked, hot, baked and toasted.

import { type Act, type DishRow, defineRows, type Take, type Want } from '../language/row.ts';
import { BROWN, CHOCOLATE, COOL, DRIED, LOOSE, NUTS, RAW_FRUIT, RUNNY, SEEDS, SPICE } from './sweet-parts.ts';

const PINCH: Take = { of: ['salt'], amount: 0.125, unit: 'tsp' };
const OATS: Want = { of: ['oats'], each: 50, heart: true };
const SPREAD: Want = {
  of: ['@nut-butter', 'chocolate-spread', 'biscoff-spread', 'jam', 'lemon-curd', 'marmalade', 'stem-ginger'], each: 15, may: true,
};
const GRATED: Want = { of: ['apple', 'pear', 'carrot'], each: 70, most: 2, may: true, ready: 'coarsely grated' };
const FRUIT: Want = { ...RAW_FRUIT, not: ['apple', 'pear'] };
const LEMON: Want = { of: ['lemon', 'lime'], each: 12, may: true, ready: 'to squeeze' };
const TOPS = { dried: DRIED, nuts: NUTS, seeds: SEEDS, spread: SPREAD, runny: RUNNY };
const SWEET = { ...BROWN, amount: 1, unit: 'tsp', unless: 'runny' } as const;
const WAKE = { ...SPICE, whole: true, may: true } as const;

const SPOONED: Act = {
  do: 'serve', in: 'table',
  words: 'Spoon into [?one: a warm bowl|warm bowls][, swirl in {spread}][?fruit=frozen-berries: |[ and top with {fruit}]]. Sweeten with {runny sugar}[ and finish with {nuts seeds chocolate cool}].',
};
const PORRIDGE: DishRow = {
  id: 'porridge', family: 'breakfast', side: 'sweet', needs: ['hob'],
  title: [
    '[?oats=oats: |{name oats} ]porridge with {names fruit} and {names nuts}',
    '[?oats=oats: |{name oats} ]porridge with {names grated fruit}',
    '[?oats=oats: |{name oats} ]porridge with {name spread}[ and {names nuts}]',
    '[?oats=oats: |{name oats} ]porridge with {names dried}[ and {names nuts}]',
    '[?oats=oats: |{name oats} ]porridge with {name runny}[ and {names nuts}]',
    'creamy [?oats=oats: |{name oats} ]porridge[ with {names nuts}]',
  ],
  headnote: [
    'Taken off while it is still loose, so that it is creamy in the bowl and never stiff[, with {names nuts seeds} for crunch].',
  ],
  wants: {
    oats: { ...OATS, of: ['oats', 'quinoa', 'millet', 'amaranth', 'teff', 'tapioca'] }, grated: GRATED, fruit: FRUIT, chocolate: CHOCOLATE, cool: COOL,
    chia: { of: ['chia-seeds'], each: 8, may: true, ready: '' }, ...TOPS,
  },
  takes: { milk: { ...LOOSE, amount: 200 }, pinch: PINCH, spice: WAKE, sugar: SWEET },
  acts: [
    {
      do: 'simmer', in: 'saucepan', heat: 'medium-low', when: 'oats=oats', minutes: [5, 7],
      cue: 'it is thick and drops slowly from the spoon', water: 100,
      words: 'Put {oats} in {in} with {water} and {milk grated dried chia spice pinch}. Bring to a bubble {heat} and stir {until}: it goes on thickening in the bowl.',
    },
    {
      do: 'simmer', in: 'saucepan', heat: 'low', minutes: [20, 25], cue: 'the grains are soft and the spoon leaves a trail', water: 150,
      when: '!oats=oats',
      words: 'Rinse {oats} in a fine sieve and put in {in} with {water} and {milk grated dried chia spice pinch}. Bring to a bubble, then cook {heat}, stirring now and then, {until}.',
    },
    {
      do: 'simmer', in: 'saucepan', heat: 'medium-low', minutes: [2, 3], cue: 'they run', when: 'fruit=frozen-berries',
      words: 'Stir in {fruit} and cook {heat} {until}.',
    },
    { ...SPOONED, from: 'saucepan' },
  ],
  beats: ['smoothie'],
  keeps: { days: 2, words: 'Loosen it with a splash of milk or water.' }, plate: [120, 750], frame: true, table: [],
};

export const BREAKFAST_BOWLS = defineRows([
  {
    id: 'overnight-oats', family: 'breakfast', side: 'sweet', needs: [],
    title: [
      '[?grated: {name grated} bircher muesli|overnight oats] with {names fruit} and {names nuts}',
      '[?grated: {name grated} bircher muesli|overnight oats with {names fruit}]', 'overnight oats with {names nuts dried}',
      'overnight oats with {name spread}', 'overnight oats',
    ],
    headnote: [
      'Grated the evening before, {names grated} sweeten{s grated} the oats while they soak.',
      'Overnight the oats drink up {name cool} and turn soft as custard[, with {names nuts} for crunch].',
      'Thickened overnight by {names seeds}, and cold from the fridge[ under {names fruit spread}].',
    ],
    wants: {
      oats: OATS, cool: { ...COOL, of: ['@yoghurt', 'yoghurt-pot', 'flavoured-yoghurt', 'quark', 'kefir'], each: 80 }, grated: GRATED,
      fruit: FRUIT, lemon: LEMON, ...TOPS,
    },
    takes: { milk: { ...LOOSE, amount: 75 }, pinch: PINCH, spice: WAKE, sugar: SWEET },
    oneOf: [['cool', 'seeds'], ['seeds', 'fruit', 'grated', 'dried', 'nuts', 'spread', 'runny']], not: ['plain-flour'], beats: ['crumble'],
    acts: [
      {
        do: 'soak', in: 'bowl', wait: 480,
        words: 'In {in}, stir {oats} with {milk}[ and {cool:2/3}], then {grated dried seeds spice pinch}[, then squeeze in {lemon}]. Sweeten with {runny:1/2 sugar}. Cover and chill for {wait}; [?seeds=chia-seeds: stir once after ten minutes, or the chia clumps|in a hurry, half an hour at least].',
      },
      {
        do: 'serve', in: 'table', from: 'bowl',
        words: 'In the morning, stir, with a splash of water if the spoon stands up in it. [?one: Spoon into a bowl|Share between bowls] and top with [{cool spread fruit nuts}|what else you like][, then trickle over {runny}].',
      },
    ],
    keeps: { days: 2, cold: true, words: 'Add what goes on top only when you eat.' }, plate: [130, 450], frame: true, table: [],
  },
  PORRIDGE,
  {
    ...PORRIDGE, id: 'microwave-porridge', needs: ['microwave'], wants: { ...PORRIDGE.wants, oats: OATS },
    acts: [
      {
        do: 'boil', in: 'bowl', heat: 'boiling', minutes: [2, 3], cue: 'it is thick', water: 100,
        words: 'Stir {oats} with {water} and {milk grated dried chia spice pinch} in {in}: it rises. Bring {heat} on full power and cook on, stirring every minute, {until}. Leave for 2 minutes.',
      },
      { do: 'boil', in: 'bowl', minutes: [1, 2], when: 'fruit=frozen-berries', words: 'Stir in {fruit} and heat {for}.' },
      { ...SPOONED, from: 'bowl' },
    ],
  },
  {
    id: 'baked-oats', family: 'breakfast', side: 'sweet', needs: ['oven'],
    title: [
      '[?jam&spread=@nut-butter: {name mash}, {name spread} and {name jam} baked oats]', '[{name spread} and ]{name mash} baked oats[ with {names fruit jam}]', '{name mash} baked oats with {names nuts dried}',
      '{name mash} baked oats',
    ],
    headnote: ['Soft as sponge in the middle and golden at the rim[, with {names fruit chocolate spread} inside], and as good cold.'],
    wants: {
      oats: OATS,
      mash: { of: ['banana', 'pumpkin-puree', 'apple-sauce', 'apple', 'pear', 'carrot', 'courgette'], each: 100, heart: true, ready: '' },
      egg: { of: ['egg'], each: 27, may: true, ready: '' }, cool: { of: ['@yoghurt', 'quark', 'ricotta'], each: 50, may: true },
      fruit: { ...RAW_FRUIT, of: ['#berry', '@raw-fruit'], each: 50, most: 1, not: ['apple', 'pear', 'banana', 'grapes'] },
      chocolate: CHOCOLATE, ...TOPS, jam: { of: ['jam', 'marmalade', 'lemon-curd'], each: 20, may: true },
    },
    takes: {
      milk: { ...LOOSE, amount: 50 }, powder: { of: ['baking-powder'], amount: 0.5, unit: 'tsp' }, pinch: PINCH, spice: WAKE,
      fat: { of: ['butter', 'vegetable-oil'], amount: 1, unit: 'tsp', whole: true },
    },
    oneOf: [['cool', 'egg', 'spread', 'powder', 'chocolate']], not: ['plain-flour'],
    acts: [
      { do: 'heat-oven', in: 'tray', ovenC: 180, words: 'Heat the oven to {oven} and grease a [?many: large|small] baking dish with {fat}.' },
      {
        do: 'mash', in: 'bowl',
        words: '[?mash=apple/pear/carrot/courgette: Grate {mash} coarsely into {in}|Mash {mash} in {in}]. Beat in {egg spread cool:2/3 milk runny}, then stir in {oats powder pinch spice dried seeds chocolate}. It should drop slowly from the spoon; if not, a splash of water.',
      },
      {
        do: 'bake', in: 'dish', from: 'bowl', minutes: [22, 28], cue: 'risen, set in the middle and golden at the edges', core: ['egg'],
        words: 'Spread in the dish[, swirl in {jam}][, push in {fruit}][, scatter with {nuts}] and bake {until}[ ({core} in the middle)].',
      },
      { do: 'serve', in: 'table', from: 'dish', wait: 5, words: 'Leave for {wait}, for it firms as it cools. Eat warm[ with {cool}].' },
    ],
    keeps: { days: 3, cold: true, words: 'Cut cold into squares, it travels.' }, plate: [120, 650], table: ['spoon'],
  },
]);
