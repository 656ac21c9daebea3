// Meat roasted on one tray, in the order in which an oven is done with things.

import { defineRows, type Want } from '../language/row.ts';
import { COOK_RICE, COOL, COUSCOUS, CUT_BREAD, RICE, SOAK_COUSCOUS, SOFT_HERB } from './shared.ts';
import { CHEESE, FINISH, GARLIC, HOT, LEMON, OIL, ONION, POTATO, QUICK, SLOW, SPICE, SPRIG, VINEGAR } from './tray-parts.ts';

const GLAZE: Want = {
  of: ['honey', 'maple-syrup', 'mustard', 'wholegrain-mustard', 'pesto', 'mango-chutney', 'barbecue-sauce', 'miso', 'soy-sauce', 'hoisin-sauce'],
  each: 12, most: 2, may: true,
};

export const TRAYS = defineRows([
  {
    id: 'tray-roast', family: 'oven', needs: ['oven'], frame: true,
    title: [
      '[?meat=@sausage/pork-chop/lamb-chop: {names meat}|{name meat}] roasted with {names smoky apple slow quick}',
      '[?meat=@sausage/pork-chop/lamb-chop: {names meat}|{name meat}] roasted with {names apple slow potato}',
      'roast [?meat=@sausage/pork-chop/lamb-chop: {names meat}|{name meat}] with {names quick potato bean onion}',
    ],
    headnote: ['[?meat=@sausage: {names meat} roasted until sticky and brown, over {names apple slow potato quick onion} that they baste|[?meat=@bone-in-poultry: {names meat} with crisp skin, over {names apple slow potato quick onion} roasted soft in what drips|{names meat apple slow potato quick onion} roasted together until brown at the edges]][, glossy with {names glaze}|, under {names cheese}].'],
    wants: {
      meat: {
        of: [
          'chicken-thigh', 'chicken-drumstick', 'chicken-wing', '@sausage', 'chicken-breast', 'turkey-breast', 'pork-chop', 'lamb-chop',
          'vegetarian-sausage',
        ],
        each: 170, heart: true, ready: '',
      },
      slow: SLOW, potato: POTATO, quick: QUICK, onion: ONION, apple: { of: ['apple', 'pear'], each: 60, may: true, cut: 'wedges' },
      bean: { of: ['@white-bean', 'chickpeas'], each: 80, may: true },
      smoky: { of: ['chorizo', 'bacon', 'smoked-sausage'], each: 35, may: true, ready: 'cut small' },
      brine: { of: ['olives', 'capers'], each: 15, may: true, ready: 'drained' }, glaze: GLAZE,
      wine: { of: ['white-wine', 'cider', 'red-wine'], each: 40, may: true },
      greens: { of: ['spinach', '@salad-leaf'], each: 30, may: true, ready: '' }, cheese: CHEESE, cool: { ...COOL, of: [...COOL.of, 'cranberry-sauce', 'apple-sauce', 'coleslaw'] }, sprig: SPRIG, herb: SOFT_HERB,
      lemon: LEMON, rice: RICE, couscous: COUSCOUS, bread: CUT_BREAD,
    },
    oneOf: [['slow', 'potato', 'quick', 'onion']],
    takes: { oil: { ...OIL, amount: 1.2 }, garlic: GARLIC, spice: SPICE, vinegar: VINEGAR },
    acts: [
      HOT,
      {
        do: 'roast', in: 'tray', minutes: [15, 18], cue: 'the edges begin to colour', when: '!meat=@bone-in-poultry',
        words: 'On {in} toss {potato slow onion} with {oil:2/3}, {salt} and {pepper}, spread out in one layer and roast {until}.',
      },
      {
        do: 'roast', in: 'tray', minutes: { slot: 'meat', by: 'roast' }, cue: 'the meat is brown and its juices run clear', core: ['meat', 'smoky'],
        when: '!meat=@bone-in-poultry/vegetarian-sausage',
        words: 'Toss {meat quick smoky garlic apple sprig spice} with {oil}[, {glaze}] and {salt}, lay the meat on top of [the vegetables in ]{in}[, pour {wine} round it] and roast {until} ({core} in the middle).',
      },
      {
        do: 'roast', in: 'tray', minutes: [18, 22], cue: 'they are brown and the vegetables are soft', when: 'meat=vegetarian-sausage',
        words: 'Toss {meat quick smoky garlic apple sprig spice} with {oil}[, {glaze}] and {salt}, lay them on {in}[, pour {wine} round them] and roast {until}.',
      },
      {
        do: 'roast', in: 'tray', minutes: [20, 22], cue: 'the skin begins to colour', when: 'meat=@bone-in-poultry',
        words: 'On {in} toss {meat potato slow onion garlic sprig spice} with {oil}, {salt} and plenty of {pepper}. Spread out, skin side up, and roast {until}.',
      },
      {
        do: 'roast', in: 'tray', minutes: [20, 22], cue: 'the skin is crisp and the juices run clear', core: ['meat'],
        when: 'meat=@bone-in-poultry',
        words: '[Add {quick apple smoky}, turning them in the fat. ][Pour {wine} round the meat. ][Brush {the meat} with {glaze}. ]Roast {until}; the thickest part, away from the bone, should read {core}.',
      },
      { do: 'roast', in: 'tray', minutes: [4, 5], cue: 'hot through', words: 'Stir {bean brine} into the juices and roast {until}.' },
      COOK_RICE, SOAK_COUSCOUS,
      { do: 'rest', in: 'tray', wait: 5, words: `Let the meat rest on the tray for {wait}. ${FINISH}` },
      {
        do: 'serve', in: 'table', from: ['tray', 'saucepan', 'bowl'],
        words: 'Serve[ with {rice couscous bread cool}], spooning the tray juices over.',
      },
    ],
    keeps: { days: 3, words: 'It makes a good cold salad.' },
    out: [[['@pouring-cream'], 'a roast has its own juices, and cream would burn on the tray']],
    plate: [280, 900],
  },
]);
