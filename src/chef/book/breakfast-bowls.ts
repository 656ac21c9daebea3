// Oats, flakes and yoghurt: bowls for the morning, soaked, hot, baked and cold.

import { defineRows, type Want } from '../language/row.ts';
import {
  BROWN,
  CHOCOLATE,
  COOL,
  DRIED,
  LOOSE,
  NUTS,
  PINCH,
  RAW_FRUIT,
  RUNNY,
  SEEDS,
  SPICE,
} from './sweet-parts.ts';

const OATS: Want = { of: ['oats'], each: 50, heart: true };
const SPREAD: Want = {
  of: ['@nut-butter', 'chocolate-spread', 'biscoff-spread', 'jam', 'lemon-curd', 'marmalade', 'stem-ginger'],
  each: 15,
  may: true,
};
const GRATED: Want = {
  of: ['apple', 'pear', 'carrot'],
  each: 70,
  most: 2,
  may: true,
  ready: 'coarsely grated',
};
const FRUIT: Want = { ...RAW_FRUIT, not: ['apple', 'pear'] };
const LEMON: Want = { of: ['lemon', 'lime'], each: 12, may: true, ready: 'to squeeze' };
const TOPS = { dried: DRIED, nuts: NUTS, seeds: SEEDS, spread: SPREAD, runny: RUNNY };
const SWEET = { ...BROWN, amount: 1, unit: 'tsp', unless: 'runny' } as const;
const WAKE = { ...SPICE, whole: true, may: true } as const;

export const BREAKFAST_BOWLS = defineRows([
  {
    id: 'overnight-oats',
    family: 'breakfast',
    side: 'sweet',
    needs: [],
    title: [
      '[?grated: {name grated} bircher muesli|overnight oats] with {names fruit} and {names nuts}',
      '[?grated: {name grated} bircher muesli|overnight oats with {names fruit}]',
      'overnight oats with {names nuts dried}',
      'overnight oats with {name spread}',
      'overnight oats',
    ],
    headnote: [
      '{the grated} go{s grated} in the evening before, grated, and sweeten{s grated} the oats while they soak.',
      'Ten minutes of work the evening before, and breakfast stands ready in the fridge.',
    ],
    wants: { oats: OATS, cool: { ...COOL, each: 80 }, grated: GRATED, fruit: FRUIT, lemon: LEMON, ...TOPS },
    takes: { milk: { ...LOOSE, amount: 75 }, pinch: PINCH, spice: WAKE, sugar: SWEET },
    oneOf: [['cool', 'seeds']],
    acts: [
      {
        do: 'soak',
        in: 'bowl',
        wait: 480,
        words:
          'In {in}, stir {oats} with {milk}[, {cool:2/3}][, {grated dried seeds spice}] and {pinch}[, then squeeze in {lemon}]. [Sweeten with {runny:1/2}|Sweeten with {sugar}]. Cover and chill for {wait}; [?seeds=chia-seeds: stir once after ten minutes, or the chia clumps|in a hurry, half an hour at least].',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'bowl',
        words:
          'In the morning, stir and loosen with a splash of water if it has set hard. Spoon into [?one: a bowl|bowls] and top with [{cool spread fruit nuts}|what else you like][, then trickle over {runny}].',
      },
    ],
    keeps: { days: 2, cold: true, words: 'Add what goes on top only when you eat.' },
    plate: [130, 750],
    frame: true,
    table: [],
  },
  {
    id: 'porridge',
    family: 'breakfast',
    side: 'sweet',
    needs: ['hob'],
    title: [
      'porridge with {names fruit} and {names nuts}',
      'porridge with {names grated fruit}',
      'porridge with {name spread}[ and {names nuts}]',
      'porridge with {names dried}[ and {names nuts}]',
      'porridge with {name runny}[ and {names nuts}]',
      'creamy porridge[ with {names nuts}]',
    ],
    headnote: ['Salt makes porridge taste of oats, and stirring makes it creamy: give it both.'],
    wants: { oats: OATS, grated: GRATED, fruit: FRUIT, chocolate: CHOCOLATE, cool: COOL, ...TOPS },
    takes: { milk: { ...LOOSE, amount: 200 }, pinch: PINCH, spice: WAKE, sugar: SWEET },
    acts: [
      {
        do: 'simmer',
        in: 'saucepan',
        heat: 'medium-low',
        minutes: [5, 7],
        cue: 'it is thick and drops slowly from the spoon',
        water: 100,
        words:
          'Put {oats} in {in} with {milk}, {water}[, {grated dried spice}] and {pinch}. Bring to a bubble {heat} and stir {until}. Take it off a little loose: it thickens as it stands.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'saucepan',
        words:
          'Spoon into [?one: a warm bowl|warm bowls][, swirl in {spread}][ and top with {fruit}]. [Sweeten with {runny}|Sweeten with {sugar}][ and finish with {nuts seeds chocolate cool}].',
      },
    ],
    keeps: { days: 2, words: 'Loosen it with a splash of milk or water.' },
    plate: [120, 750],
    frame: true,
    table: [],
  },
  {
    id: 'baked-oats',
    family: 'breakfast',
    side: 'sweet',
    needs: ['oven'],
    title: [
      '[{name spread} and ]{name mash} baked oats[ with {names fruit}]',
      '{name mash} baked oats with {names nuts dried}',
      '{name mash} baked oats',
    ],
    headnote: [
      '[?mash=banana: The browner the banana, the less sugar it needs: here it is most of the sweetness|It tastes like cake and is breakfast: {the mash} hold{s mash} it together].',
    ],
    wants: {
      oats: OATS,
      mash: {
        of: ['banana', 'pumpkin-puree', 'apple-sauce', 'apple', 'pear', 'carrot', 'courgette'],
        each: 100,
        heart: true,
        ready: '',
      },
      egg: { of: ['egg'], each: 27, may: true, ready: '' },
      cool: { of: ['@yoghurt', 'quark', 'ricotta'], each: 50, may: true },
      fruit: {
        ...RAW_FRUIT,
        of: ['#berry', '@raw-fruit'],
        each: 50,
        most: 1,
        not: ['apple', 'pear', 'banana', 'grapes'],
      },
      chocolate: CHOCOLATE,
      ...TOPS,
    },
    takes: {
      milk: { ...LOOSE, amount: 80 },
      powder: { of: ['baking-powder'], amount: 0.5, unit: 'tsp' },
      pinch: PINCH,
      spice: WAKE,
      fat: { of: ['butter', 'vegetable-oil'], amount: 1, unit: 'tsp', whole: true },
    },
    oneOf: [['cool', 'egg', 'spread', 'powder', 'chocolate']],
    not: ['plain-flour', 'self-raising-flour'],
    acts: [
      {
        do: 'heat-oven',
        in: 'tray',
        ovenC: 180,
        words: 'Heat the oven to {oven} and grease a small baking dish with {fat}.',
      },
      {
        do: 'mash',
        in: 'bowl',
        words:
          '[?mash=apple/pear/carrot/courgette: Grate {mash} coarsely into {in}|Mash {mash} in {in}]. Beat in [{egg}, ][{spread}, ][{cool:2/3} and {milk}|{milk}][ and {runny}], then stir in {oats powder pinch spice dried seeds chocolate}. It should drop slowly from the spoon.',
      },
      {
        do: 'bake',
        in: 'dish',
        from: 'bowl',
        minutes: [22, 28],
        cue: 'risen, set in the middle and golden at the edges',
        core: ['egg'],
        words:
          'Spread in the dish[, push in {fruit}][, scatter with {nuts}] and bake {until}[ ({core} in the middle)].',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'dish',
        wait: 5,
        words: 'Leave for {wait}: it is soft when hot and firms as it cools. Eat warm[ with {cool}].',
      },
    ],
    keeps: { days: 3, cold: true, words: 'Cut cold into squares, it travels.' },
    plate: [120, 650],
    table: ['spoon'],
  },
  {
    id: 'yoghurt-bowl',
    family: 'breakfast',
    side: 'sweet',
    needs: [],
    title: [
      '{names fruit} with {name cool} and {names crunch nuts}',
      '{name cool} with {names fruit}',
      '{name cool} with {names crunch nuts dried}',
      '{name cool} with {name runny}',
      '{name cool} bowl',
    ],
    headnote: [
      'Half of the fruit is crushed first, so that its juice runs through the {name cool}.',
      'Cold, crisp and sweet in every spoonful: nothing is stirred until you eat it.',
    ],
    wants: {
      cool: {
        of: [
          '@yoghurt',
          'quark',
          'ricotta',
          'cottage-cheese',
          'labneh',
          'flavoured-yoghurt',
          'yoghurt-pot',
          'kefir',
        ],
        each: 160,
        heart: true,
      },
      crunch: {
        of: ['granola', 'breakfast-cereal', 'bran', 'biscuit', 'oat-biscuit'],
        each: 40,
        may: true,
        ready: '',
      },
      fruit: { ...RAW_FRUIT, each: 110 },
      lemon: LEMON,
      mint: { of: ['mint', 'basil'], each: 3, may: true, ready: 'leaves torn' },
      chocolate: CHOCOLATE,
      ...TOPS,
    },
    takes: { spice: WAKE },
    oneOf: [['fruit', 'crunch', 'nuts', 'runny', 'dried', 'seeds', 'spread']],
    acts: [
      {
        do: 'mix',
        in: 'bowl',
        words:
          'Put {fruit:1/2} in {in}[, squeeze over {lemon}] and crush lightly with a fork until the juice runs. Stir in {fruit}[ with {dried}].',
      },
      {
        do: 'mix',
        in: 'small-bowl',
        words:
          'Beat {cool} in {in} for a minute, until smooth and light[, with {spice}][?!fruit: [ and a squeeze of {lemon}]][, and ripple through {spread}]. Keep it in the fridge while you see to the rest.',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['bowl', 'small-bowl'],
        words:
          'Spoon into [?one: a bowl|bowls][?fruit: , with the fruit and its juice on top][, scatter with {dried crunch nuts seeds chocolate mint}][ and trickle over {runny}]. Eat before the crisp things soften.',
      },
    ],
    keeps: { days: 0, words: 'What is crisp softens.' },
    plate: [150, 700],
    table: [],
  },
  {
    id: 'cereal-bowl',
    family: 'breakfast',
    side: 'sweet',
    needs: [],
    title: [
      '{name flakes} with {names fruit}',
      '{name flakes} with {names nuts dried}',
      '{name flakes} with cold milk',
    ],
    headnote: ['Milk last and cold: flakes stay crisp for the five minutes that they are eaten in.'],
    wants: {
      flakes: { of: ['breakfast-cereal', 'granola', 'bran'], each: 45, heart: true },
      fruit: RAW_FRUIT,
      cool: COOL,
      ...TOPS,
    },
    takes: { milk: { ...LOOSE, amount: 150 } },
    acts: [
      {
        do: 'mix',
        in: 'bowl',
        words:
          '[?one: Tip {flakes} into a bowl|Divide {flakes} between bowls][ and add {fruit dried}][, then scatter with {nuts seeds}]. Leave room at the rim: the milk wants an inch of it.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'bowl',
        words:
          'Pour over {milk}, straight from the fridge[, with {cool spread} on top][ and {runny} trickled over], and eat at once while it crackles.',
      },
    ],
    keeps: { days: 0 },
    plate: [150, 600],
    frame: true,
    table: [],
  },
  {
    id: 'granola',
    family: 'breakfast',
    side: 'sweet',
    needs: ['oven'],
    title: [
      '{name nuts} granola with {names dried}',
      '{name nuts} granola',
      'granola with {names dried seeds}',
      'honeyed granola',
    ],
    headnote: ['Pressed flat and left alone while it cools: that is what makes it break into clusters.'],
    wants: {
      oats: { ...OATS, each: 38 },
      runny: { of: ['@runny-sweet'], not: ['treacle', 'dulce-de-leche'], each: 11, heart: true },
      nuts: { ...NUTS, each: 14 },
      seeds: { ...SEEDS, each: 6, most: 3 },
      dried: { ...DRIED, each: 10 },
      spread: { of: ['@nut-butter'], each: 6, may: true },
      chocolate: { ...CHOCOLATE, each: 6 },
    },
    takes: {
      oil: { of: ['vegetable-oil', 'coconut-oil', 'olive-oil'], amount: 0.375, unit: 'tbsp' },
      spice: { ...SPICE, amount: 0.125 },
      pinch: PINCH,
    },
    oneOf: [['nuts', 'seeds', 'dried']],
    acts: [
      {
        do: 'heat-oven',
        in: 'tray',
        ovenC: 150,
        words: 'Heat the oven to {oven} and line a large baking tray with paper.',
      },
      {
        do: 'mix',
        in: 'bowl',
        words:
          'In {in}, beat {runny} with {oil}[, {spread}], {spice} and {pinch}. Stir in {oats}[ with {nuts seeds}] until every flake is coated.',
      },
      {
        do: 'bake',
        in: 'tray',
        from: 'bowl',
        minutes: [28, 35],
        cue: 'evenly golden and dry to the touch',
        words:
          'Press out on {in}, a finger thick. Bake, turning it over in large pieces after 15 minutes, {until}. It is still soft: it crisps as it cools.',
      },
      {
        do: 'rest',
        in: 'tray',
        wait: 30,
        words:
          'Leave on the tray for {wait} without touching it, then break into clusters[ and mix in {dried chocolate}].',
      },
    ],
    keeps: { days: 14, cold: true, words: 'In a closed jar outside the fridge it stays crisper.' },
    plate: [40, 130],
    measured: true,
    feeds: 8,
    table: [],
  },
]);
