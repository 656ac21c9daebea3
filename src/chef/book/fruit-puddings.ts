// Fruit baked under a crust, on one, and by itself.

import { defineRows, type Want } from '../language/row.ts';
import { BROWN, CHOCOLATE, CREAM, DRIED, DUST, FAT, FLOUR, HEAT, JUICE, NUTS, PINCH, RUNNY, SEEDS } from './sweet-parts.ts';

const COOKED: Want = { of: ['@pip-fruit', '@juicy-fruit', 'figs'], each: 200, most: 3, heart: true, cut: 'for-simmer' };
const GINGER: Want = { of: ['ginger', 'stem-ginger'], each: 4, may: true, ready: 'finely grated' };

export const FRUIT_PUDDINGS = defineRows([
  {
    id: 'crumble', family: 'pudding', side: 'sweet', needs: ['oven'],
    title: [
      '{name fruit} crumble with {names ginger nuts}[ and {name cream}]', '{name fruit}[ and {name soft}] [?oats: oat |]crumble[ with {name cream}]',
      '{name fruit} crumble',
    ],
    headnote: [
      'Fruit bubbling up through a crust that is squeezed into lumps, so that it stays crunchy[, and {name cream} to cool it].',
    ],
    wants: {
      fruit: { ...COOKED, not: ['strawberries', 'mango', 'pineapple'] }, soft: { of: ['strawberries'], each: 100, may: true, ready: 'hulled' }, oats: { of: ['oats'], each: 30, may: true }, nuts: { ...NUTS, of: ['almond-flour', '@plain-nut'], most: 1 },
      seeds: SEEDS, dried: DRIED, ginger: GINGER, juice: JUICE, cream: CREAM,
      custard: { of: ['custard-powder'], each: 5, may: true, ready: '' },
    },
    takes: {
      fine: { of: ['sugar'], amount: 2, unit: 'tsp', with: 'custard' },
      milk: { of: ['milk', 'oat-milk', 'soya-milk'], amount: 140, unit: 'ml', with: 'custard' },
      flour: { of: ['plain-flour', ...FLOUR.of, 'oat-flour'], amount: 40, unit: 'g' },
      fat: { of: ['butter', 'margarine', 'coconut-oil', 'vegetable-oil'], amount: 30, unit: 'g' },
      sugar: { of: ['brown-sugar', 'sugar', 'maple-syrup', 'honey'], amount: 44, unit: 'g' }, spice: DUST, pinch: PINCH,
    },
    acts: [
      HEAT(190),
      {
        do: 'mix', in: 'dish',
        words: 'Toss {fruit soft} in {in} with [?fruit=rhubarb/gooseberries/cranberries/cooking-apple: {sugar:3/5}|{sugar:2/5}] and {dried ginger spice}[, squeeze over {juice}] and level it, no deeper than four fingers.',
      },
      {
        do: 'mix', in: 'bowl',
        words: '[?fat=vegetable-oil/coconut-oil: Stir {fat} into {flour} and {pinch} in {in} with a fork until it clumps|Cut {fat} into {flour} and {pinch} in {in} and rub it in with cool fingertips until it looks like rough crumbs]. Stir in {sugar}[ and {oats nuts seeds}], then squeeze a few handfuls hard into lumps.',
      },
      {
        do: 'bake', in: 'dish', from: 'bowl', minutes: [30, 38], cue: 'the top is golden and juice bubbles up at the rim',
        words: 'Scatter over the fruit, without pressing it down, and bake {until}.',
      },
      {
        do: 'simmer', in: 'saucepan', heat: 'medium', minutes: [4, 5], cue: 'it is thick and bubbles', beside: true,
        words: 'Whisk {custard} and {fine} smooth with a little of the milk in {in}, pour in {milk} and stir {heat} {until}.',
      },
      {
        do: 'serve', in: 'table', from: ['dish', 'saucepan'], wait: 10,
        words: 'Leave for {wait}, while the juice thickens and stops burning tongues.[?custard:  Serve with the custard[ and {cream}].|[ Serve with {cream}.]]',
      },
    ],
    keeps: { days: 3, months: 3 }, plate: [150, 600], table: [],
  },
  {
    id: 'fruit-tart', family: 'pudding', side: 'sweet', needs: ['oven'],
    title: ['{name fruit} tart with {names cream nuts}', '{name fruit} tart', '{name spread} {name pastry} [?pastry=filo-pastry: crisps|twists][ with {name cream}]', 'sugared {name pastry} [?pastry=filo-pastry: crisps|twists][ with {name cream}]'],
    headnote: ['[?!fruit: Butter and sugar bake to a crisp, brown crust, and set as they cool.]', 'Cut thin, so that the fruit cooks as fast as the pastry, and sugared so that its edges catch[, with {name cream} beside].'],
    wants: {
      pastry: { of: ['puff-pastry', 'shortcrust-pastry', 'filo-pastry', 'crescent-dough'], each: 80, heart: true, ready: '' },
      fruit: {
        of: ['apple', 'cooking-apple', 'pear', 'plum', 'peach', 'nectarine', 'apricot', 'figs', 'rhubarb', 'banana', 'mango'],
        each: 160, most: 2, may: true, heart: true, cut: 'thin-slices',
      },
      spread: { of: ['mincemeat', 'jam', 'marmalade', 'almond-flour', 'lemon-curd', 'apple-sauce', 'condensed-milk'], each: 25, may: true, ready: '' },
      nuts: { ...NUTS, each: 8, most: 1 }, juice: JUICE, cream: CREAM,
    },
    takes: {
      fat: { of: ['butter', 'margarine', 'coconut-oil', 'vegetable-oil'], amount: 12, unit: 'g' },
      sugar: { of: ['brown-sugar', 'sugar', 'honey', 'maple-syrup'], amount: 10, unit: 'g' }, spice: DUST, pinch: PINCH,
    },
    acts: [
      HEAT(200),
      {
        do: 'layer', in: 'tray',
        words: '[?pastry=filo-pastry: Melt {fat}. Lay {pastry} on {in} sheet on sheet, each brushed with most of it|Unroll {pastry} on {in} and score a line 2 cm from the edge]. [Spread {spread} inside. ]Lay on {fruit}, overlapping[, squeeze over {juice}], [?pastry=filo-pastry: brush with the last of {the fat}|dot with {fat}] and dust with {sugar spice pinch}.',
      },
      {
        do: 'layer', in: 'tray', when: '!fruit', words: 'Melt {fat} and brush it over {pastry}[?pastry=filo-pastry: , sheet on sheet]. [Spread with {spread}. ]Cover with {sugar spice pinch}[, the juice of {juice}][ and {nuts}], press it in, and cut into strips two fingers wide. [?pastry=filo-pastry: |Twist each strip twice. ]Lay on {in}, a little apart.',
      },
      { do: 'bake', in: 'tray', minutes: [15, 18], cue: 'deep gold underneath too', when: '!fruit', words: 'Bake {until}.' },
      {
        do: 'bake', in: 'tray', minutes: [22, 28], cue: 'the pastry is brown underneath too and the fruit is soft, dark at its edges', when: 'fruit',
        words: 'Bake {until}[, with {nuts} on top for the last 8 minutes].',
      },
      { do: 'serve', in: 'table', from: 'tray', wait: 5, words: 'Leave for {wait} and eat warm[, with {cream}].' },
    ],
    keeps: { days: 2, words: 'Crisp it again in the oven.' }, plate: [80, 600], feeds: 4, table: [],
  },
  {
    id: 'baked-fruit', family: 'pudding', side: 'sweet', needs: ['oven'],
    title: [
      'baked {names fruit} with {names nuts biscuit runny}[ and {name cream}]', 'baked {names fruit} with {names cream chocolate}',
      'spiced baked {names fruit}',
    ],
    headnote: ['The edges catch and the juice thickens in the dish[, with {names wine sprig runny}], and all of it is spooned back over.'],
    wants: {
      fruit: {
        of: ['peach', 'nectarine', 'plum', 'apricot', 'pear', 'apple', 'cooking-apple', 'figs', 'tinned-peaches'],
        each: 180, most: 2, heart: true, cut: 'halves',
      },
      biscuit: { of: ['amaretti', 'biscuit', 'oat-biscuit', 'almond-flour', 'marzipan'], each: 15, may: true, ready: 'crushed' },
      nuts: { ...NUTS, each: 15 }, dried: DRIED, chocolate: CHOCOLATE, juice: JUICE,
      runny: { ...RUNNY, of: ['@runny-sweet', 'jam', 'marmalade'] },
      wine: { of: ['marsala', 'port', 'sherry', 'white-wine', 'rum', 'liqueur'], each: 20, may: true },
      sprig: { of: ['thyme', 'rosemary', 'cinnamon-stick', 'star-anise', 'cardamom', 'vanilla-pod', 'bay-leaf'], each: 0.5, may: true, ready: '' },
      cream: CREAM,
    },
    takes: { fat: { ...FAT, amount: 8 }, sugar: { ...BROWN, amount: 2, unit: 'tsp', unless: 'runny' }, spice: DUST },
    acts: [
      HEAT(190),
      {
        do: 'mix', in: 'dish',
        words: 'Choose {in} that holds {fruit} in one close layer, cut side up, with 2 tablespoons of water below. Dot with {fat}[, tuck in {sprig}], sweeten with {runny sugar} and dust with {spice}[, then squeeze over {juice}][ and splash with {wine}].',
      },
      {
        do: 'bake', in: 'dish', minutes: [25, 35], cue: 'a knife slides in and the juice is syrupy',
        when: '!fruit=apple/cooking-apple/pear',
        words: 'Bake, spooning the juice over them once, {until}.[ Scatter with {biscuit nuts dried} for the last 8 minutes.]',
      },
      {
        do: 'bake', in: 'dish', minutes: [35, 45], cue: 'a knife slides in and the edges are brown', when: 'fruit=apple/cooking-apple/pear',
        words: 'Bake, spooning the juice over them twice, {until}.[ Scatter with {biscuit nuts dried} for the last 8 minutes.]',
      },
      {
        do: 'serve', in: 'table', from: 'dish',
        words: 'Eat warm, with all the juice spooned over[, {chocolate} melting on top][ and {cream} beside].',
      },
    ],
    keeps: { days: 3, cold: true, words: 'Cold, they go into the next bowl of yoghurt.' }, plate: [130, 600], table: [],
  },
]);
