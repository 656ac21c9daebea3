// Cream, milk and juice that set: by acid, by gelatine, by egg, by chocolate.

import { defineRows } from '../language/row.ts';
import { CHOCOLATE, CRUSHED, CURD, MILK, NUTS, SPIRIT, SUGAR, TOP_FRUIT, VANILLA } from './sweet-parts.ts';

export const SET_PUDDINGS = defineRows([
  {
    id: 'chocolate-pots', family: 'pudding', side: 'sweet', needs: ['hob'],
    title: ['{name chocolate} pots with {names fruit}', '{name chocolate} pots with {names nuts biscuit}', '{name chocolate} pots'],
    headnote: ['Firm at the rim and soft as a truffle in the middle, set by nothing but the cold[, with the crunch of {names biscuit nuts} on top].'],
    wants: {
      chocolate: {
        of: ['chocolate', 'milk-chocolate', 'chocolate-bar', 'white-chocolate', 'chocolate-spread'], each: 55, heart: true,
        ready: 'chopped small',
      },
      cream: {
        of: ['double-cream', 'single-cream', 'creme-fraiche', 'coconut-milk', 'coconut-cream', 'oat-cream', 'mascarpone'],
        each: 75, heart: true,
      },
      cool: { of: ['@yoghurt', 'soured-cream', 'ricotta'], each: 30, may: true }, fruit: { ...TOP_FRUIT, each: 60 },
      nuts: { ...NUTS, each: 10 }, biscuit: CRUSHED, orange: { of: ['orange', 'lime'], each: 8, may: true, ready: 'zest grated' },
      spirit: { ...SPIRIT, each: 8 }, chilli: { of: ['chilli-flakes', 'cinnamon', 'cardamom'], each: 0.5, may: true },
    },
    takes: { pinch: { of: ['salt'], amount: 1, unit: 'pinch', whole: true }, vanilla: VANILLA },
    acts: [
      {
        do: 'simmer', in: 'saucepan', heat: 'medium', minutes: [2, 3], cue: 'it just begins to bubble at the rim',
        words: 'Heat {cream} with {pinch}[ and {chilli orange vanilla}] in {in} {heat} {until}.',
      },
      {
        do: 'melt', in: 'bowl', from: 'saucepan',
        words: 'Put {chocolate} in {in}, pour over the hot cream and wait a full minute. Stir in small circles from the middle until it shines[, then stir in {spirit cool}]; if it splits, a spoonful of hot water brings it back.',
      },
      {
        do: 'chill', in: 'bowl', wait: 90,
        words: 'Pour into small cups and chill for {wait}, until it is set at the rim and soft in the middle.',
      },
      {
        do: 'serve', in: 'table', from: 'bowl',
        words: 'Take out of the fridge a quarter of an hour before you eat, for cold dulls it[, and top with {fruit nuts biscuit}].',
      },
    ],
    keeps: { days: 3, cold: true }, plate: [100, 360], measured: true, table: ['spoon'],
  },
  {
    id: 'panna-cotta', family: 'pudding', side: 'sweet', needs: ['hob'],
    title: ['[?cream=double-cream/single-cream: |{name cream} ]panna cotta with {names fruit curd}', '{name cream} panna cotta'],
    headnote: ['Set with so little that it trembles when the plate is put down[, and {names fruit curd} cut{s fruit curd} the richness].'],
    wants: {
      cream: { of: ['double-cream', 'single-cream', 'coconut-milk', 'coconut-cream', 'buttermilk', 'oat-cream'], each: 120, heart: true },
      set: { of: ['gelatine', 'agar'], each: 2.5, heart: true }, fruit: TOP_FRUIT, curd: CURD, nuts: { ...NUTS, each: 6 },
      coffee: { of: ['coffee', 'matcha', 'vanilla-pod', 'cardamom'], each: 3, may: true },
    },
    takes: { milk: { ...MILK, amount: 60 }, sugar: { ...SUGAR, amount: 18 }, vanilla: VANILLA },
    acts: [
      {
        do: 'soak', in: 'small-bowl', wait: 5, when: 'set=gelatine',
        words: 'Sprinkle {set} over 3 tablespoons of cold water in {in} and leave for {wait}, until it has swollen (leaves: soak, then squeeze).',
      },
      {
        do: 'simmer', in: 'saucepan', from: 'small-bowl', heat: 'medium-low', minutes: [3, 4], cue: 'the sugar has melted and steam rises',
        when: 'set=gelatine',
        words: 'Warm {cream} with {milk sugar vanilla coffee} in {in} {heat}, stirring, {until}; it must not boil. Off the heat, whisk in {the set} until no grain is left.',
      },
      {
        do: 'simmer', in: 'saucepan', heat: 'medium', minutes: [2, 3], cue: 'it has bubbled for two full minutes', when: 'set=agar',
        words: 'Whisk {set} into {milk} in {in}, add {cream sugar vanilla coffee} and bring to a bubble {heat}, whisking, {until}: agar sets only once it has boiled.',
      },
      {
        do: 'chill', in: 'bowl', from: 'saucepan', wait: 240,
        words: 'Cool for ten minutes, stirring now and then, pour into small cups and chill for {wait}, until it trembles and holds.',
      },
      {
        do: 'serve', in: 'table', from: 'bowl',
        words: 'Dip the cups in hot water for a few seconds and turn out, or eat from the cup[, with {fruit curd nuts}].',
      },
    ],
    keeps: { days: 2, cold: true }, plate: [150, 420], measured: true, table: [],
  },
  {
    id: 'custard-pudding', family: 'pudding', side: 'sweet', needs: ['hob'],
    title: [
      '[?chocolate: {name chocolate}|[?whole: {name whole}|vanilla]] custard with {names fruit}',
      'silky [?chocolate: {name chocolate}|[?whole: {name whole}|vanilla]] custard pots',
    ],
    headnote: ['[?yolk: A little starch keeps the egg from curdling, so it turns out smooth|Smooth and mild], hot or cold[, with the crunch of {names biscuit nuts}].'],
    wants: {
      milk: {
        of: ['@milk', 'single-cream', 'coconut-milk'], not: ['buttermilk', 'kefir'], each: 180, most: 2, heart: true,
      },
      yolk: { of: ['egg-yolk', 'egg'], each: 36, may: true, ready: '' },
      whole: { of: ['vanilla-pod', 'cinnamon-stick', 'cardamom'], each: 1, may: true, ready: 'split' }, fruit: TOP_FRUIT, nuts: NUTS,
      chocolate: CHOCOLATE, biscuit: CRUSHED, lemon: { of: ['lemon', 'orange'], each: 12, may: true, ready: 'zest pared' },
    },
    takes: {
      sugar: { ...SUGAR, amount: 18 }, starch: { of: ['cornflour', 'custard-powder', 'plain-flour'], amount: 1, unit: 'tsp', with: 'yolk' },
      powder: { of: ['custard-powder'], amount: 1.25, unit: 'tbsp', unless: 'yolk' },
      vanilla: { of: ['vanilla-extract'], amount: 1, unit: 'tsp', whole: true, unless: 'whole' },
    },
    oneOf: [['yolk', 'powder']],
    acts: [
      {
        do: 'simmer', in: 'saucepan', heat: 'medium-low', minutes: [3, 4], cue: 'steam rises and bubbles show at the rim',
        words: 'Warm {milk}[ with {vanilla whole lemon}] in {in} {heat} {until}.',
      },
      { do: 'whisk', in: 'bowl', beside: true, words: '[?yolk: Whisk {yolk}|Stir {powder} to a paste with 3 tablespoons of cold water] [?yolk: with|and] {sugar starch} in {in}[?yolk:  until pale].' },
      {
        do: 'simmer', in: 'saucepan', from: 'bowl', heat: 'medium-low', minutes: [4, 6],
        cue: 'it thickens, bubbles once and coats the spoon', core: ['yolk'],
        words: 'Pour {the milk}, hot, [?yolk: onto {the yolk}|into the bowl], whisking all the time, and tip it all back into {in}. Stir {heat} without a pause {until}[ (past {core})][, then melt in {chocolate}].',
      },
      {
        do: 'serve', in: 'table', from: 'saucepan',
        words: 'Strain it if you see a lump. Eat warm, or chill in cups with paper laid on the custard, so that no skin forms[, and top with {fruit nuts biscuit}].',
      },
    ],
    keeps: { days: 2, cold: true }, plate: [180, 500], measured: true, table: [],
  },
]);
