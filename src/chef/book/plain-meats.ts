// Meat by itself: fried with onions, or roast in pieces.

import { defineRows, type Take, type Want } from '../language/row.ts';
import { BOIL_GREENS } from './plate-slots.ts';
import { BOIL_POTATO, CUT_BREAD, GARLIC, OIL, POTATO, SOFT_HERB } from './shared.ts';

const SPRIG: Want = { of: ['thyme', 'rosemary', 'sage', 'bay-leaf', 'tarragon'], each: 1, may: true, ready: '' };
const APPLE: Want = { of: ['apple', 'cooking-apple', 'pear', 'plum', 'quince'], each: 60, may: true, cut: 'wedges' };
const GREENS: Want = {
  of: [
    ...(['@quick-veg', 'broccoli', 'cabbage', 'kale', 'spring-greens', 'spinach', 'cauliflower'] as const),
    ...(['brussels-sprout'] as const),
  ],
  not: ['corn-on-the-cob', 'baby-corn'], each: 90, most: 2, may: true, ready: 'cut small',
};
const SHARP: Take = { of: ['cider-vinegar', 'red-wine-vinegar', 'vinegar', 'malt-vinegar'], amount: 1, unit: 'tsp' };

export const PLAIN_MEATS = defineRows([
  {
    id: 'fried-with-onions', family: 'pan', frame: true, needs: ['hob'],
    title: [
      '{names meat} with fried [?onion=leek: leeks|onions][?apple:  and {name apple}] and {names potato}',
      '{names meat} with fried [?onion=leek: leeks|onions] and {names veg apple}', '{names meat} with fried [?onion=leek: leeks|onions]',
    ],
    headnote: ['{names meat} under a heap of slow, sweet [?onion=leek: leeks|onions][?meat=#offal: , fried first so that the meat need not wait and toughen][, with {names veg apple potato greens bean}].'],
    wants: {
      meat: {
        of: [
          ...(['#offal', 'burger-patty', 'turkey-burger', '#sausage', 'gammon', 'black-pudding'] as const),
          ...(['haggis', '#bacon-ham', '#cured-sausage', 'corned-beef', 'spam'] as const),
          ...(['vegetarian-sausage', 'veggie-burger', 'seitan', 'vegan-bacon', 'game-steak'] as const),
          ...(['bison', 'pigeon-breast', 'game-bird-breast', 'pheasant-breast', 'goose-breast'] as const),
        ],
        not: [
          ...(['tripe', 'chicken-gizzard', 'haggis', 'prosciutto', 'ham', 'salami', 'nduja'] as const),
          ...(['jerky', 'pork-floss', 'heart'] as const),
        ],
        each: 130, most: 2, heart: true, ready: '',
      },
      onion: { of: ['@onion', 'leek'], each: 90, buy: ['onion'], cut: 'thin-slices' },
      veg: {
        of: ['@wild-mushroom', '@fresh-tomato', 'pepper', 'courgette', 'cabbage'], not: ['morel', 'chicken-of-the-woods', 'enoki'],
        each: 80, most: 2, may: true, ready: 'sliced',
      },
      apple: APPLE, greens: GREENS, potato: { ...POTATO, of: ['@potato', 'sweet-potato'] },
      bean: { of: ['baked-beans', 'cannellini-beans', 'butter-beans', 'tinned-lentils'], each: 130, may: true },
      wine: { of: ['red-wine', 'white-wine', 'cider', 'marsala', 'sherry', 'port'], each: 40, may: true },
      cream: { of: ['@pouring-cream', 'soured-cream'], each: 40, may: true },
      sprig: { ...SPRIG, of: ['sage', 'thyme', 'rosemary'], ready: 'leaves picked' }, herb: SOFT_HERB, bread: CUT_BREAD,
    },
    takes: {
      oil: { ...OIL, amount: 0.5 }, fat: { of: ['butter', 'olive-oil'], amount: 1, unit: 'tbsp' }, garlic: GARLIC,
      spice: { of: ['smoked-paprika', 'paprika', 'cumin', 'curry-powder'], amount: 0.5, unit: 'tsp', may: true },
      mustard: { of: ['mustard', 'wholegrain-mustard', 'worcestershire-sauce'], amount: 1, unit: 'tsp' },
      sharp: { ...SHARP, unless: 'wine' }, flour: { of: ['plain-flour', 'self-raising-flour'], amount: 0.5, unit: 'tbsp', may: true },
    },
    acts: [
      { ...BOIL_POTATO, words: 'Bring {in} of water {heat} with {water} and cook {potato} {until}. Drain and keep covered.' },
      {
        do: 'soften', in: 'pan', heat: 'medium-low', minutes: [12, 15], cue: 'soft, sweet and golden',
        words: 'Warm {fat} in {in} {heat} and cook {onion} with {salt}, stirring now and then, {until}. Lift onto a plate.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium-high', minutes: [5, 6], cue: 'soft and coloured at the edges',
        words: 'Fry {veg apple garlic} in the fat that is left in {in} {heat} {until}, and add to {the onion}.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: { slot: 'meat', by: 'fry' }, cue: 'brown outside and cooked through', core: ['meat'],
        when: 'meat=@by-frying',
        words: 'Pat {meat} dry and season with {spice pepper}[, and turn in {flour}]. Heat {oil} in {in} {heat} and fry {the meat}[ with {sprig}] in one layer, turning, {until}[ ({core} in the middle)]. Wash the board and your hands.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium-high', minutes: { slot: 'meat', by: 'sear' }, cue: 'brown outside and firm, the juices clear',
        core: ['meat'], when: '!meat=@by-frying',
        words: 'Pat {meat} dry and season with {spice salt pepper}[, and turn in {flour}]. Heat {oil} in {in} {heat} and fry {the meat}[ with {sprig}], turning, {until} ({core} in the middle). Rest on a plate for 5 minutes.',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium', minutes: [2, 3], cue: 'it coats the {names meat}', water: 40,
        words: 'Pour {wine sharp} and {water} into {in}, scraping up the brown bits, stir in {mustard cream} and {the onion veg apple} and let it bubble {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium', minutes: [3, 4], cue: 'hot through',
        words: 'Stir {bean} into {in} and warm {heat} {until}.',
      },
      BOIL_GREENS,
      {
        do: 'serve', in: 'table', from: ['pan', 'pot', 'saucepan'],
        words: 'Serve at once[ with {potato greens bread}][, scattered with {herb}].',
      },
    ],
    keeps: { days: 2 }, plate: [120, 850],
  },
  {
    id: 'roast-pieces', family: 'oven', frame: true, needs: ['oven'],
    title: ['roast {names meat} with {names potato root onion}', 'roast {names meat} with crisp skin'],
    headnote: [
      '[?meat=pork-ribs: {names meat} baked slowly until loose on the bone, then browned[ under {names sweet}][, with {names potato root}].]',
      '{names meat} under crackling skin[, with {names potato root onion} roasted in the fat that runs|, glazed with {names sweet}|: dry, hot and uncrowded is the whole secret].',
    ],
    wants: {
      meat: {
        of: ['chicken-thigh', 'chicken-drumstick', 'chicken-wing', 'goose-breast', 'duck', 'pork-ribs'], each: 240, most: 2, heart: true,
        ready: 'patted dry',
      },
      potato: { ...POTATO, of: ['@potato', 'sweet-potato'] },
      root: { of: ['@slow-roast', 'pepper'], not: ['bottle-gourd'], each: 120, most: 2, may: true, cut: 'for-roast' },
      onion: { of: ['@onion', 'leek'], each: 60, may: true, cut: 'wedges' }, greens: GREENS,
      sweet: { of: ['honey', 'maple-syrup', 'sweet-chilli-sauce', 'barbecue-sauce', 'soy-sauce', 'harissa'], each: 12, most: 2, may: true },
      sprig: SPRIG, lemon: { of: ['lemon', 'orange', 'lime'], each: 30, may: true, ready: 'cut into wedges' },
    },
    takes: {
      oil: OIL, garlic: { of: ['garlic'], amount: 2, unit: 'clove', may: true, ready: 'unpeeled' },
      spice: { of: ['smoked-paprika', 'cumin', 'five-spice', 'cajun-seasoning', 'ras-el-hanout', 'paprika'], amount: 0.5, unit: 'tsp', unless: 'sprig' },
    },
    acts: [
      {
        do: 'heat-oven', in: 'tray', ovenC: 160, when: 'meat=pork-ribs',
        words: 'Heat the oven to {oven}. On {in}, rub {meat} with {spice salt pepper}[, add {garlic sprig}] and cover with foil.',
      },
      {
        do: 'heat-oven', in: 'tray', ovenC: 210, when: '!meat=pork-ribs',
        words: 'Heat the oven to {oven}. Toss {meat potato root onion garlic sprig} with {oil spice salt pepper} on {in} and spread out in one layer, skin up.',
      },
      {
        do: 'roast', in: 'tray', minutes: { slot: 'meat', by: 'roast' }, cue: 'the skin is crisp and the juices run clear', core: ['meat'],
        when: '!meat=pork-ribs',
        words: 'Roast {until} ({core} at the bone)[, brushed with {sweet} for the last 10 minutes]. Wash the board and your hands meanwhile.',
      },
      {
        do: 'roast', in: 'tray', minutes: { slot: 'meat', by: 'bake' }, cue: 'the meat draws back from the bones', core: ['meat'],
        when: 'meat=pork-ribs',
        words: 'Bake {until} ({core} at the bone). Wash the board and your hands meanwhile.',
      },
      {
        do: 'roast', in: 'tray', ovenC: 200, minutes: [30, 35], cue: 'brown and tender', when: 'meat=pork-ribs',
        words: 'Take off the foil and turn the oven up to {oven}. [Toss {potato root onion} with {oil} round the meat|Oil the meat with {oil}][, brush it with {sweet}] and roast {until}.',
      },
      BOIL_GREENS,
      {
        do: 'serve', in: 'table', from: ['tray', 'saucepan'],
        words: 'Rest for 5 minutes, scrape the tray for its juices and serve[ with {greens lemon}].',
      },
    ],
    keeps: { days: 3, cold: true }, plate: [150, 900],
  },
]);
