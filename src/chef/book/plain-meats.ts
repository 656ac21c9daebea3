// Meat by itself.

import { defineRows, type Take, type Want } from '../language/row.ts';
import { FLOUR } from './mains.ts';
import { BOIL_GREENS } from './plate-slots.ts';
import { BOIL_POTATO, CUT_BREAD, GARLIC, OIL, POTATO, SOFT_HERB } from './shared.ts';

const SPRIG: Want = { of: ['thyme', 'rosemary', 'sage', 'bay-leaf', 'tarragon'], each: 1, may: true, ready: '' };
const APPLE: Want = { of: ['apple', 'cooking-apple', 'pear', 'plum', 'quince'], each: 60, may: true, cut: 'wedges' };
const GREENS: Want = {
  of: ['@quick-veg', 'broccoli', 'cabbage', 'kale', 'spring-greens', 'spinach', 'cauliflower', 'brussels-sprout'],
  not: ['corn-on-the-cob', 'baby-corn'], each: 90, most: 2, may: true, ready: 'cut small',
};
const SHARP: Take = { of: ['cider-vinegar', 'red-wine-vinegar', 'vinegar', 'malt-vinegar'], amount: 1, unit: 'tsp' };

const IN = '{names meat} [?onion=leek: with soft leeks|in [?cream: creamy |]onion gravy]';

export const PLAIN_MEATS = defineRows([
  {
    id: 'fried-with-onions', family: 'pan', frame: true, needs: ['hob'],
    title: [
      `${IN} [?onion=leek: and|with] {names potato veg}`, `${IN}[?apple:  [?onion=leek: and|with] {name apple}]`,
    ],
    headnote: [
      '[?meat=#offal: The [?onion=leek: leeks|onions] take their time and the meat takes none: rich and tender under all that sweetness.]',
      '[?onion=leek: Leeks|Onions] cooked slowly until sweet, then loosened with what the {names meat} leave{s meat} in the pan.',
    ],
    wants: {
      meat: {
        of: [
          '#offal', 'burger-patty', 'turkey-burger', '#sausage', 'gammon', 'black-pudding', 'haggis', '#bacon-ham', '#cured-sausage', 'corned-beef',
          'spam', 'vegetarian-sausage', 'veggie-burger', 'seitan', 'vegan-bacon', 'game-steak', 'bison', 'pigeon-breast', 'game-bird-breast',
          'pheasant-breast', 'goose-breast',
        ],
        not: ['tripe', 'chicken-gizzard', 'haggis', 'prosciutto', 'ham', 'salami', 'nduja', 'jerky', 'pork-floss', 'heart'],
        each: 130, most: 2, heart: true, ready: '',
      },
      onion: { of: ['@onion', 'leek'], each: 120, buy: ['onion'], cut: 'thin-slices' },
      veg: {
        of: ['@wild-mushroom', '@fresh-tomato', 'pepper', 'courgette', 'cabbage'], not: ['morel', 'chicken-of-the-woods', 'enoki'],
        each: 80, most: 2, may: true, ready: 'sliced',
      },
      apple: APPLE, greens: GREENS, potato: { ...POTATO, of: ['@potato', 'sweet-potato'] },
      bean: { of: ['baked-beans', 'cannellini-beans', 'butter-beans', 'tinned-lentils'], each: 130, may: true },
      wine: { of: ['red-wine', 'white-wine', 'cider', 'marsala', 'sherry', 'port'], each: 40, may: true },
      cream: { of: ['@pouring-cream', 'soured-cream'], each: 40, may: true },
      sprig: { ...SPRIG, of: ['sage', 'thyme', 'rosemary'], ready: 'leaves picked' }, herb: SOFT_HERB, bread: CUT_BREAD,
      jam: { of: ['lingonberry-jam', 'cranberry-sauce', 'apple-sauce'], each: 20, may: true },
    },
    takes: {
      oil: { ...OIL, amount: 0.5 }, fat: { of: ['butter', 'olive-oil'], amount: 1, unit: 'tbsp' }, garlic: { ...GARLIC, may: true },
      spice: { of: ['smoked-paprika', 'paprika', 'cumin', 'curry-powder'], amount: 0.5, unit: 'tsp', may: true },
      mustard: { of: ['mustard', 'wholegrain-mustard', 'worcestershire-sauce'], amount: 1, unit: 'tsp' },
      sharp: { ...SHARP, unless: 'wine' }, flour: FLOUR,
    },
    acts: [
      { ...BOIL_POTATO, words: 'Bring {in} of water {heat} with {water} and cook {potato} {until}. Drain, turn in {fat:1/4} and keep covered.' },
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [15, 18], cue: 'soft, sweet and golden',
        words: 'Melt {fat:1/2} in {in} {heat}, add {onion} with {salt} and cook, stirring, with a splash of water if need be, {until}. Lift out.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium-high', minutes: [6, 8], cue: 'soft and browned at the edges',
        words: 'Fry {veg apple garlic} in {in} with {fat} {heat} {until}. Add to {the onion}.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: { slot: 'meat', by: 'fry' }, cue: 'well browned and cooked through', core: ['meat'],
        when: 'meat=@by-frying',
        words: '[?meat=#offal/burger-patty/turkey-burger: Pat {meat} dry and season with {spice salt pepper}[?meat=#offal: ; dust with {flour}]. ]Heat {oil} in {in} {heat} and fry {meat}[ with {sprig}] in one layer, turning, {until}[ ({core} in the middle)]. Lift out. Wash the board and your hands.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium-high', minutes: { slot: 'meat', by: 'sear' }, cue: 'brown and firm, the juices clear', core: ['meat'],
        when: '!meat=@by-frying',
        words: 'Pat {meat} dry and season with {spice salt pepper}. Heat {oil} in {in} {heat} and fry {the meat}[ with {sprig}], turning, {until} ({core} in the middle). Rest on a plate for 5 minutes.',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium', minutes: [3, 4], cue: 'it coats a spoon', water: 75,
        words: '[?meat=#offal: P|Stir {flour} into the fat in {in}, p]our in {wine sharp} and {water} and scrape up the brown bits. Add {mustard cream spice pepper fat} and {the onion veg apple}, bubble {heat} {until}, then put back {the meat}.',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium', minutes: [3, 4], cue: 'hot through',
        words: 'Warm {bean} in {in} {heat} {until}.',
      },
      BOIL_GREENS,
      {
        do: 'serve', in: 'table', from: ['pan', 'pot', 'saucepan'],
        words: 'Serve at once[ with {potato greens bread}][, {jam} on the side of the plate][, scattered with {herb}].',
      },
    ],
    keeps: { days: 2 }, plate: [120, 850],
  },
  {
    id: 'roast-pieces', family: 'oven', frame: true, needs: ['oven'],
    title: [
      '[?meat=pork-ribs: slow-baked {names meat} with {names sweet potato root}]', '[?meat=pork-ribs: slow-baked {names meat}]',
      'crisp roast {names meat} with {names potato root}', '[?sweet=honey/maple-syrup/sweet-chilli-sauce: sticky|crisp] roast {names meat} with {names sweet sprig lemon spice}',
    ],
    headnote: [
      '[?meat=pork-ribs: Slow hours under foil loosen the meat from the bone; a hot half hour gives it a dark crust.]',
      'The skin crackles while its fat runs down and roasts {names potato root} on the same tray.',
      'Dry skin, a hot oven and room on the tray: that is all it takes to make skin that shatters.',
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
      sharp: { ...SHARP, unless: 'lemon' },
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
        words: 'Roast {until} ({core} at the bone)[, brushed with {sweet} for the last 10 minutes]. Wash the board and your hands.',
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
        words: 'Rest for 5 minutes. Loosen what has stuck to the tray with [{sharp} and ]a splash of water, spoon over and serve[ with {greens lemon}].',
      },
    ],
    keeps: { days: 3, cold: true }, plate: [150, 900],
  },
]);
