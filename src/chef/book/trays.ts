// Meat roasted on one tray, in the order in which an oven is done with things.

import { defineRows, type Want } from '../language/row.ts';
import { COOK_RICE, COOL, COUSCOUS, CUT_BREAD, RICE, SOAK_COUSCOUS, SOFT_HERB } from './shared.ts';
import { CHEESE, FINISH, GARLIC, HOT, LEMON, OIL, ONION, POTATO, QUICK, SLOW, SPICE, SPRIG, VINEGAR } from './tray-parts.ts';

const GLAZE: Want = {
  of: ['honey', 'maple-syrup', 'mustard', 'wholegrain-mustard', 'pesto', 'mango-chutney', 'barbecue-sauce', 'miso', 'soy-sauce', 'hoisin-sauce'],
  each: 12, most: 2, may: true,
};
const MEAT = '[?meat=@sausage/pork-chop/lamb-chop: {names meat}|{name meat}]';

export const TRAYS = defineRows([
  {
    id: 'tray-roast', family: 'oven', needs: ['oven'], frame: true,
    title: [
      `{names glaze} ${MEAT} with roast {names apple slow potato quick}`,
      `[?meat=@sausage: sticky {names meat} with roast|[?meat=@bone-in-poultry: crisp ]roast ${MEAT} with] {names smoky apple slow potato quick}`,
      `roast ${MEAT} with {names quick slow potato bean onion}`,
    ],
    headnote: [
      '[?meat=@sausage: Sticky {names meat} on top, and below them {names apple slow potato quick onion} seasoned by every drip.]',
      '[?meat=@bone-in-poultry: Skin up, so that it crackles, with {names apple slow potato quick onion} turning golden in the fat that runs below.]',
      '{the meat} rest{s meat} on the tray, and every drop of juice goes to {the apple slow potato quick onion}.',
    ],
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
      cooked: { of: ['@cooked-poultry', 'roast-vegetables', 'stuffing', 'nut-roast'], each: 100, most: 3, may: true, ready: 'in large pieces' },
      smoky: { of: ['chorizo', 'bacon', 'smoked-sausage'], each: 35, may: true, ready: 'cut small' },
      brine: { of: ['olives', 'capers'], each: 15, may: true, ready: 'drained' }, glaze: GLAZE,
      wine: { of: ['white-wine', 'cider', 'red-wine'], each: 40, may: true },
      greens: { of: ['spinach', '@salad-leaf'], each: 30, may: true, ready: '' }, cheese: CHEESE, cool: { ...COOL, of: [...COOL.of, 'cranberry-sauce', 'apple-sauce', 'coleslaw'] }, sprig: SPRIG, herb: SOFT_HERB,
      lemon: LEMON, rice: RICE, couscous: COUSCOUS, bread: CUT_BREAD,
    },
    oneOf: [['slow', 'potato', 'quick', 'onion']],
    takes: { oil: { ...OIL, amount: 1.2 }, garlic: GARLIC, spice: { ...SPICE, of: ['dried-thyme', ...SPICE.of], amount: 0.5 }, vinegar: VINEGAR },
    acts: [
      HOT,
      {
        do: 'roast', in: 'tray', minutes: [15, 18], cue: 'the edges begin to colour', when: '!meat=@bone-in-poultry',
        words: 'Toss {potato slow onion} with {oil:2/3}, {salt} and {pepper} on {in}. Spread out well, or they steam, and roast {until}.',
      },
      {
        do: 'roast', in: 'tray', minutes: { slot: 'meat', by: 'roast' }, cue: 'the meat is brown and its juices run clear', core: ['meat', 'smoky'],
        when: '!meat=@bone-in-poultry/vegetarian-sausage',
        words: 'Turn {meat quick smoky garlic apple sprig spice} in {oil}[, {glaze}] and {salt}, and spread over {in} with the meat uppermost[, then pour {wine} round it]. Roast {until} ({core} in the middle).',
      },
      {
        do: 'roast', in: 'tray', minutes: [18, 22], cue: 'they are brown and the vegetables are soft', when: 'meat=vegetarian-sausage',
        words: 'Turn {meat quick smoky garlic apple sprig spice} in {oil}[, {glaze}] and {salt} and spread over {in}.[ Pour in {wine}.] Roast {until}.',
      },
      {
        do: 'roast', in: 'tray', minutes: [20, 22], cue: 'the skin begins to colour', when: 'meat=@bone-in-poultry',
        words: 'Rub {meat potato slow onion garlic sprig spice} with {oil}, {salt} and plenty of {pepper}. Spread over {in}, the skin up and dry, and roast {until}.',
      },
      {
        do: 'roast', in: 'tray', minutes: [20, 22], cue: 'the skin is crisp and the juices run clear', core: ['meat'],
        when: 'meat=@bone-in-poultry',
        words: '[Turn {quick apple smoky} in the fat on the tray. ][Pour {wine} round the meat, not over it. ][Brush {the meat} with {glaze}. ]Roast {until}; the thickest part, away from the bone, should read {core}.',
      },
      {
        do: 'roast', in: 'tray', minutes: [6, 8], cue: 'steaming hot', core: ['cooked'],
        words: 'Stir {bean brine cooked} into the juices and roast {until}[ ({core})].',
      },
      COOK_RICE, SOAK_COUSCOUS,
      { do: 'rest', in: 'tray', wait: 5, words: `Leave to rest on the tray for {wait}. ${FINISH}` },
      {
        do: 'serve', in: 'table', from: ['tray', 'saucepan', 'bowl'],
        words: 'Serve[ with {rice couscous bread cool}], the tray juices spooned over.',
      },
    ],
    keeps: { days: 3, words: 'It makes a good cold salad.' },
    out: [[['@pouring-cream'], 'a roast has its own juices, and cream would burn on the tray']],
    plate: [280, 900],
  },
]);
