// What is grated or mashed into cakes and fried.

import { defineRows, type Take } from '../language/row.ts';
import { COOL, FRY_EGG, LEAF } from './plate-slots.ts';
import { GARLIC, SOFT_HERB } from './shared.ts';

const OIL: Take = { of: ['vegetable-oil', 'olive-oil'], amount: 1.25, unit: 'tbsp' };
const SHARP: Take = { of: ['cider-vinegar', 'red-wine-vinegar'], amount: 0.5, unit: 'tsp', with: 'leaf' };

export const FRITTERS = defineRows([
  {
    id: 'fritters', family: 'pan', frame: true, needs: ['hob'],
    title: ['{name veg corn} and {name cheese} fritters[ with {name cool}]', '{name veg corn} fritters[ with {name cool dip}]'],
    headnote: ['[?veg: Squeezed hard first, so that {the veg} fry{s veg} lacy and crisp at the edges|Sweet inside and crisp outside, with only as much flour as holds {the corn} together][, salty with {name cheese}|, fresh with {name herb onion}].'],
    wants: {
      veg: {
        of: [
          'courgette', 'carrot', 'parsnip', 'potato', 'sweet-potato', 'celeriac', 'beetroot', 'cabbage', 'swede', 'kohlrabi',
          'butternut-squash', 'pumpkin',
        ],
        each: 170, most: 2, may: true, ready: 'coarsely grated',
      },
      corn: { of: ['sweetcorn', 'frozen-peas', 'peas'], each: 110, may: true, ready: '' },
      egg: { of: ['egg'], each: 55, heart: true, ready: '' },
      flour: { of: ['plain-flour', 'self-raising-flour', 'gram-flour', 'wholemeal-flour', 'oats'], each: 25, buy: ['plain-flour'] },
      onion: { of: ['spring-onion', '@onion', 'leek'], each: 25, may: true, cut: 'finely-chopped' },
      cheese: {
        of: ['feta', 'halloumi', 'cheddar', '@grates', 'goats-cheese', 'ricotta', 'cottage-cheese'], each: 35, may: true,
        ready: 'grated or crumbled',
      },
      herb: { ...SOFT_HERB, most: 2 },
      fish: { of: ['smoked-salmon', 'ham', 'bacon', 'smoked-mackerel'], not: ['bacon'], each: 30, may: true, ready: 'torn' }, cool: COOL,
      dip: { of: ['sweet-chilli-sauce', 'salsa', '#hot-sauce', 'chutney', 'mango-chutney', 'ketchup'], each: 15, may: true },
      leaf: LEAF, lemon: { of: ['lemon', 'lime'], each: 25, may: true, ready: 'cut into wedges' },
    },
    oneOf: [['veg', 'corn']],
    takes: {
      oil: OIL, garlic: { ...GARLIC, may: true },
      spice: { of: ['cumin', 'smoked-paprika', 'curry-powder', 'nutmeg', 'coriander-ground'], amount: 0.5, unit: 'tsp' }, sharp: SHARP,
    },
    acts: [
      {
        do: 'rest', in: 'bowl', wait: 10,
        words: 'Mix {veg} with {salt} in {in} and leave for {wait}. Squeeze hard in a cloth, until no more water runs.',
      },
      {
        do: 'mix', in: 'bowl',
        words: 'Beat {egg}[?veg:  into {the veg}| in {in} with {salt}], then stir in {flour corn onion garlic cheese herb spice} and plenty of {pepper}. It should hold together on the spoon.',
      },
      {
        do: 'fry', in: 'frying-pan', from: 'bowl', heat: 'medium', minutes: [7, 9], cue: 'deep gold on both sides and set in the middle',
        core: ['egg'],
        words: 'Heat {oil} in {in} {heat}, drop in heaped tablespoons, a few at a time, and flatten them. Fry, turning once, {until} ({core}).',
      },
      {
        do: 'serve', in: 'plate', from: 'frying-pan',
        words: 'Drain on kitchen paper and eat hot[, with {cool dip fish lemon}][; {leaf} beside, tossed with {sharp}].',
      },
    ],
    keeps: { days: 2, words: 'Crisp them again in a dry pan.' }, plate: [180, 650],
  },
  {
    id: 'bubble-and-squeak', family: 'pan', needs: ['hob'],
    title: [
      '[?veg=@greens/cabbage/brussels-sprout/kale/leek: bubble and squeak with {names rasher meat egg}]',
      '[?veg=@greens/cabbage/brussels-sprout/kale/leek: {name veg} bubble and squeak]', '{name mash} and {name veg} cakes with {names rasher meat egg cheese}',
      '{name mash} cakes with {names meat rasher egg cheese}', 'crisp {name mash} cakes',
    ],
    headnote: ['Fried slowly and turned only once, the cakes get a dark crust round a soft, mustardy middle[, with {names egg} on top].'],
    wants: {
      mash: { of: ['mashed-potato', 'cooked-potato'], each: 220, heart: true },
      veg: {
        of: [
          'cabbage', 'brussels-sprout', 'kale', 'spring-greens', 'frozen-peas', 'carrot', 'roast-vegetables', 'leek', 'swede', 'parsnip',
          'spinach', 'broccoli', 'sweetcorn',
        ],
        each: 90, most: 3, may: true, ready: 'finely shredded or chopped',
      },
      onion: { of: ['spring-onion', '@onion'], each: 40, may: true, cut: 'thin-slices' },
      meat: {
        of: ['@cooked-meat', '@cooked-shaped', 'ham', 'corned-beef', 'smoked-mackerel', 'tinned-salmon', 'tinned-tuna'], each: 60, may: true,
        ready: 'torn small',
      },
      stuffing: { of: ['stuffing'], each: 40, may: true, ready: 'crumbled' },
      rasher: { of: ['bacon', 'chorizo', 'pancetta', 'black-pudding', 'smoked-sausage'], each: 35, may: true, ready: 'cut small' },
      cheese: { of: ['cheddar', '@grates', 'feta', 'blue-cheese'], each: 30, may: true, ready: 'grated or crumbled' },
      egg: { of: ['egg'], each: 55, may: true, ready: '' },
      sauce: {
        of: ['horseradish', 'brown-sauce', 'ketchup', 'pickled-onions', 'pickled-red-cabbage', 'gherkins', 'chutney', 'mint-sauce'], each: 15, may: true,
      },
      leaf: LEAF, herb: SOFT_HERB, cool: { of: ['creme-fraiche', 'soured-cream', '@yoghurt'], each: 30, may: true },
    },
    takes: {
      oil: { ...OIL, amount: 0.5 }, butter: { of: ['butter', 'dripping', 'olive-oil'], amount: 0.5, unit: 'tbsp' },
      mustard: { of: ['mustard', 'wholegrain-mustard'], amount: 0.5, unit: 'tsp' }, sharp: SHARP,
    },
    beats: ['hash'],
    acts: [
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [6, 8], cue: 'soft, with brown edges', core: ['rasher'],
        words: 'Warm {oil:1/2} in {in} {heat} and fry {rasher onion veg} with {salt}, turning often, {until}[ (past {core} by then)].',
      },
      {
        do: 'mash', in: 'bowl', from: 'frying-pan',
        words: 'Crush {mash} roughly in {in} with {mustard meat stuffing cheese herb pepper}[?veg: , then fold in {the veg rasher onion}|[?rasher: , then fold in {the rasher onion}|[?onion: , then fold in {the onion}]]]. Shape into cakes 2 cm thick.',
      },
      {
        do: 'fry', in: 'frying-pan', from: 'bowl', heat: 'medium', minutes: [12, 14],
        cue: 'brown and crusted on both sides and steaming all through', core: ['meat', 'stuffing'],
        words: 'Heat {oil butter} in {in} {heat} and fry the cakes, turning once and not before they let go of the pan, {until}[ ({core})].',
      },
      { ...FRY_EGG, in: 'pan' },
      {
        do: 'serve', in: 'plate', from: ['frying-pan', 'pan'],
        words: 'Serve at once[?egg: , the eggs on top][?cool&sauce=horseradish: , with {sauce} stirred into {cool}|[, with {cool sauce}]][; {leaf} beside, tossed with {sharp}].',
      },
    ],
    keeps: { days: 1 }, plate: [150, 650],
  },
  {
    id: 'bhajis', family: 'pan', needs: ['hob'],
    title: ['{name onion veg} bhajis with {name dip}', '{name onion veg} bhajis'],
    headnote: ['Salt draws the juice from {the onion veg} first, so that the batter needs little water and fries crisp.'],
    wants: {
      flour: { of: ['gram-flour'], each: 55, heart: true },
      onion: { of: ['@onion', 'spring-onion'], each: 140, may: true, cut: 'thin-slices' },
      veg: {
        of: ['spinach', 'potato', 'cauliflower', 'courgette', 'carrot', 'cabbage', 'sweet-potato', 'sweetcorn', 'frozen-peas', 'kale'],
        each: 70, most: 2, may: true, ready: 'grated or cut very small',
      },
      hot: { of: ['@mild-chilli'], each: 4, may: true, cut: 'finely-chopped' }, herb: SOFT_HERB,
      dip: { of: ['@yoghurt', 'mango-chutney', 'chutney', 'tzatziki', 'sweet-chilli-sauce'], each: 35, most: 2, may: true },
      lemon: { of: ['lemon', 'lime'], each: 25, may: true, ready: 'cut into wedges' },
    },
    oneOf: [['onion', 'veg']],
    takes: {
      oil: { ...OIL, amount: 2 }, garlic: { ...GARLIC, may: true }, ginger: { of: ['ginger'], amount: 1, unit: 'tsp', may: true, ready: 'finely grated' },
      seed: { of: ['cumin-seeds', 'cumin', 'curry-powder', 'garam-masala'], amount: 0.5, unit: 'tsp' },
      turmeric: { of: ['turmeric', 'paprika'], amount: 0.25, unit: 'tsp' },
    },
    acts: [
      {
        do: 'rest', in: 'bowl', wait: 10,
        words: 'Turn {onion veg garlic ginger hot herb seed turmeric} with {salt} in {in} and leave for {wait}, until damp.',
      },
      {
        do: 'mix', in: 'bowl', water: 40,
        words: 'Stir in {flour}, then {water} by the spoonful, stopping when the batter just holds everything together.',
      },
      {
        do: 'fry', in: 'frying-pan', from: 'bowl', heat: 'medium', minutes: [8, 10], cue: 'dark gold and crisp on both sides',
        words: 'Heat {oil} in {in} {heat}, drop in heaped tablespoons a few at a time, and flatten them to 1 cm. Fry, turning once, {until}.',
      },
      { do: 'serve', in: 'plate', from: 'frying-pan', words: 'Drain on kitchen paper and eat hot[, with {dip lemon}].' },
    ],
    keeps: { days: 2, words: 'Crisp them again in a dry pan.' }, plate: [120, 500],
  },
]);
