// Meat as it is grilled round the eastern Mediterranean.

import { defineRows, type Want } from '../language/row.ts';
import { COOL, FRESH, GARLIC, HERBS, NUT, OLIVE_OIL, ONE_LEMON, PITTA, SEEDS, SOUR, SUMAC, WARM } from './levant-kit.ts';
import { COOK_RICE, COUSCOUS, RICE, SOAK_COUSCOUS } from './shared.ts';

const TAHINI: Want = { of: ['tahini'], each: 20, may: true };
const KOFTA = '[?meat=lamb-mince: lamb|[?meat=beef-mince: beef|{name meat}]] kofta';
const RICE_SIDE: Want = { ...RICE, of: ['@plain-rice', 'bulgur'] };
export const KOFTA_AND_SHAWARMA = defineRows([
  {
    id: 'kofta', family: 'pan', needs: ['hob'],
    title: [`spiced ${KOFTA} with {names cool tahini dip} and {names fresh}`, `spiced ${KOFTA} with {names fresh veg cool tahini dip}`, `spiced ${KOFTA}`],
    headnote: ['Kneaded until sticky, the mince holds without egg or crumbs, so the kofta stay juicy under a dark, spiced crust[, with {names cool} to cool them].'],
    wants: {
      meat: { of: ['lamb-mince', 'beef-mince', '@mince'], each: 130, heart: true },
      onion: { of: ['@onion'], each: 40, buy: ['onion'], ready: 'grated and squeezed dry' }, herb: { ...HERBS, each: 10 },
      veg: {
        of: ['aubergine', 'pepper', 'courgette', 'cherry-tomato'], not: ['cherry-tomato'], each: 120, most: 2, may: true, cut: 'slices-1cm',
      },
      bean: { of: ['chickpeas', '@white-bean'], each: 80, may: true }, fresh: FRESH, nut: { ...NUT, each: 10 },
      cheese: { of: ['feta', 'halloumi'], each: 30, may: true, ready: 'crumbled or sliced' }, cool: COOL, tahini: TAHINI,
      dip: { of: ['hummus', 'baba-ganoush', 'toum'], each: 50, may: true },
      brine: {
        of: ['#pickle', 'olives'],
        not: ['preserved-lemon', 'vine-leaves', 'kimchi', 'vegan-kimchi', 'sauerkraut', 'pickled-ginger', 'umeboshi'],
        each: 20, may: true, ready: 'drained',
      },
      bread: PITTA, couscous: COUSCOUS, rice: RICE_SIDE, seeds: SEEDS, lemon: ONE_LEMON,
    },
    oneOf: [['herb', 'cumin', 'mix', 'cool', 'tahini', 'bread', 'dip', 'sumac', 'paste']],
    not: ['burger-bun', 'cheddar', 'basil'],
    takes: {
      oil: { ...OLIVE_OIL, amount: 1 }, garlic: GARLIC, cumin: WARM.cumin, mix: WARM.mix, hot: WARM.hot, sumac: SUMAC,
      paste: { of: ['harissa', 'pomegranate-molasses'], amount: 1, unit: 'tsp', may: true }, sour: SOUR,
    },
    acts: [
      COOK_RICE,
      {
        do: 'mix', in: 'plate',
        words: 'Knead {meat onion garlic cumin mix hot nut herb:1/2 salt pepper} hard for 3 minutes: sticky meat does not crumble. With wet hands shape fingers as thick as a thumb and lay on {in}.',
      },
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [10, 12], cue: 'brown and soft right through',
        words: 'Heat {oil:2/3} in {in} {heat} and fry {veg} with {salt}, turning, {until}. Lift out.',
      },
      {
        do: 'brown', in: 'frying-pan', from: ['bowl', 'plate'], heat: 'medium-high', minutes: [9, 11],
        cue: 'dark all round with no pink in the middle', core: ['meat'],
        words: 'Heat {oil} in {in} {heat} and fry the kofta, giving each side time to crust before it is turned, {until} ({core}).',
      },
      SOAK_COUSCOUS,
      { do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [2, 3], cue: 'hot', words: 'Warm {bean} in the fat {heat} {until}.' },
      { do: 'toss', in: 'small-bowl', words: 'Toss {fresh} with {salt} and [the juice of {lemon:1/2}|{sour:1/2}].', when: 'fresh&!rice=bulgur' },
      {
        do: 'toss', in: 'bowl', from: 'saucepan', when: 'fresh&rice=bulgur',
        words: 'Fork {the rice} loose in {in} and fold in {fresh} with {salt} and [the juice of {lemon:1/2}|{sour:1/2}], for a salad.',
      },
      {
        do: 'serve', in: 'table', from: ['frying-pan', 'saucepan', 'bowl', 'plate', 'small-bowl'],
        words: '[Beat {tahini} with 2 tablespoons of water and {salt} until it runs. ]Serve the kofta[ on {the veg}][ with [?rice=bulgur&fresh: {cool dip paste bread couscous brine cheese}|{cool dip paste bread couscous rice brine cheese}]][?fresh: , the salad beside][?tahini: , the tahini sauce spooned over][, scattered with {herb sumac seeds}]. [Squeeze over {lemon}|Sprinkle with {sour}].',
      },
    ],
    keeps: { days: 2, months: 2, cold: true }, plate: [170, 800], table: ['salad', 'condiment'],
  },
  {
    id: 'shawarma', family: 'oven', needs: ['oven'],
    title: [
      'charred shawarma {name meat} with {names cool tahini dip}', 'charred shawarma {name meat} with {names veg bean fresh bread}',
      'charred shawarma {name meat}',
    ],
    headnote: ['A hot oven chars the spiced edges as a spit would[, and {names cool tahini dip} run{s cool tahini dip} into every crack].'],
    wants: {
      meat: {
        of: ['chicken-thigh', '@quick-poultry', 'lamb-chop', 'steak', 'cauliflower', 'tofu', 'seitan', 'quorn-pieces'],
        not: ['lamb-chop', 'steak', 'seitan'], each: 150, heart: true, cut: 'strips',
      },
      veg: {
        of: ['@onion', 'pepper', 'courgette', 'aubergine', 'cauliflower', 'carrot'], not: ['spring-onion'], each: 120, most: 3, may: true,
        cut: 'thin-slices',
      },
      bean: { of: ['chickpeas'], each: 80, may: true },
      fresh: {
        ...FRESH, not: ['pepper', 'red-onion'], of: ['cucumber', '@fresh-tomato', 'radish', '@salad-leaf', 'cabbage', 'red-cabbage'],
      },
      cool: COOL, tahini: TAHINI, dip: { of: ['hummus', 'toum', 'baba-ganoush'], each: 50, may: true },
      brine: {
        of: ['gherkins', 'olives', 'pickled-onions', 'pickled-red-cabbage', 'pickled-beetroot', 'mixed-pickles'],
        each: 20, may: true, ready: 'drained',
      },
      cheese: { of: ['feta', 'halloumi'], not: ['halloumi'], each: 25, may: true, ready: 'crumbled' }, herb: { ...HERBS, each: 6, most: 2 },
      bread: PITTA, rice: RICE_SIDE, couscous: COUSCOUS, seeds: SEEDS, lemon: ONE_LEMON,
    },
    oneOf: [['cool', 'tahini', 'dip', 'bread', 'couscous'], ['cumin', 'mix', 'sumac', 'tahini', 'red', 'dip', 'bread', 'paste']],
    not: ['tortilla', 'parmesan'],
    takes: {
      oil: OLIVE_OIL, garlic: { ...GARLIC, amount: 1.5 }, cumin: WARM.cumin,
      earth: { of: ['coriander-ground', 'turmeric'], amount: 0.5, unit: 'tsp', may: true }, mix: WARM.mix,
      red: { ...WARM.red, amount: 0.75 }, sumac: SUMAC,
      paste: { of: ['harissa', 'pomegranate-molasses'], amount: 1, unit: 'tsp', may: true }, sour: { ...SOUR, amount: 1 },
    },
    acts: [
      { do: 'heat-oven', in: 'tray', ovenC: 220, words: 'Heat the oven to {oven}.' },
      {
        do: 'mix', in: 'tray',
        words: 'On {in}, toss {meat veg bean} with {oil garlic cumin earth mix red paste salt pepper} and [half the juice of {lemon:1/2}|{sour}]. Spread out in one layer.',
      },
      {
        do: 'roast', in: 'tray', minutes: [18, 22], cue: 'charred at the edges[?meat=@poultry:  and no pink is left inside]',
        core: ['meat'],
        words: 'Roast, turning everything once, {until}[ ({core})].[?meat=@poultry:  Rest for 5 minutes in its juices.]',
      },
      COOK_RICE, SOAK_COUSCOUS,
      { do: 'whisk', in: 'small-bowl', words: 'Loosen {cool tahini} with a spoonful of water and {salt}.' },
      {
        do: 'serve', in: 'table', from: ['tray', 'saucepan', 'bowl', 'small-bowl'],
        words: '[Squeeze over {lemon}. ]Serve[ with {bread rice couscous dip fresh brine cheese}][?cool: , the sauce spooned over|[?tahini: , the sauce spooned over|]][, scattered with {herb sumac seeds}].',
      },
    ],
    beats: ['tray-roast', 'tacos', 'tray-vegetables'],
    keeps: { days: 2, cold: true }, plate: [200, 850], table: ['condiment'],
  },
]);
