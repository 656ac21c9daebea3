// Breakfasts of India: fermented batter on a hot pan, thick with vegetables in it or thin round potatoes, and poha.

import { type Act, defineRows, type Take, type Want } from '../language/row.ts';
import { SQUEEZED } from './shared.ts';

const BATTER: Want = { of: ['dosa-batter'], each: 180, heart: true };
const HERB: Want = { of: ['coriander', 'mint'], each: 6, may: true, cut: 'chopped' };
const HOT: Want = { of: ['@mild-chilli'], each: 5, may: true, cut: 'finely-chopped' };
const SPOON: Want = { of: ['chutney', 'mango-chutney', '@yoghurt'], each: 40, most: 2, may: true };
const SAMBAR: Want = { of: ['leftover-curry', 'leftover-stew'], not: ['leftover-stew'], each: 150, may: true };
const OIL: Take = { of: ['ghee', 'vegetable-oil', 'coconut-oil'], amount: 1, unit: 'tbsp' };
const SEED: Take = { of: ['mustard-seeds', 'cumin-seeds', 'cumin'], amount: 0.5, unit: 'tsp' };
const LEAVES: Take = { of: ['curry-leaves'], amount: 4, unit: null, may: true };
const WARM_SAMBAR: Act = {
  do: 'simmer', in: 'saucepan', heat: 'medium', minutes: [5, 6], cue: 'it bubbles and steams to the middle', core: ['sambar'], beside: true,
  words: 'Warm {sambar} in {in} {heat}, stirring, {until}[ ({core})].',
};

export const DOSAS = defineRows([
  {
    id: 'masala-dosa', family: 'bread', needs: ['hob'],
    title: ['crisp masala dosa[ with {names spoon}]'],
    headnote: ['A thin dosa, crisp on one side only, folded round soft {names potato} yellow with turmeric.'],
    wants: {
      batter: { ...BATTER, each: 150 }, potato: { of: ['@potato', 'cooked-potato'], not: ['cooked-potato'], each: 160, heart: true, cut: 'chunks-2cm' },
      onion: { of: ['@onion'], each: 60, buy: ['onion'], cut: 'thin-slices' },
      veg: { of: ['frozen-peas', 'peas', 'spinach', '@fresh-tomato'], each: 40, may: true, ready: 'cut small' }, hot: HOT, herb: HERB,
      spoon: SPOON, sambar: SAMBAR, lemon: SQUEEZED,
    },
    takes: {
      heat: { of: ['chilli-flakes', 'chilli-powder'], amount: 0.25, unit: 'tsp', unless: 'hot' }, oil: { ...OIL, amount: 1.5 }, seed: SEED, leaves: LEAVES, turmeric: { of: ['turmeric', 'curry-powder'], amount: 0.25, unit: 'tsp' },
      ginger: { of: ['ginger'], amount: 1, unit: 'tsp', may: true, ready: 'finely grated' },
    },
    acts: [
      {
        do: 'boil', in: 'pot', heat: 'boiling', water: 'salted', minutes: { slot: 'potato', by: 'boil' },
        words: 'Bring {in} of water {heat} with {water} and cook {potato} {until}. Drain and crush roughly.',
      },
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [8, 10], cue: 'the onion is soft and golden', beside: true,
        words: 'Heat {oil:1/3} in {in} {heat} and let {seed leaves} crackle for 30 seconds. Add {onion hot ginger heat turmeric} with {salt} and fry, stirring, {until}.',
      },
      {
        do: 'fry', in: 'pan', from: 'pot', heat: 'medium', minutes: [3, 4], cue: 'hot and thick', and: true,
        words: 'Stir in the crushed potatoes[, {veg}] and a splash of water and cook {heat} {until}.[ Season with {herb lemon}.]',
      },
      WARM_SAMBAR,
      {
        do: 'fry', in: 'frying-pan', from: 'pan', heat: 'medium-high', minutes: [3, 4], cue: 'crisp and deep gold underneath and dry on top',
        words: 'Have {oil} beside you: wipe {in} with a little of it and set it {heat}. Pour in a ladleful of {batter}, spread it thin in circles, trickle oil round the rim and cook without turning {until}. Fold it over some of the potato and go on with the next.',
      },
      { do: 'serve', in: 'plate', from: ['frying-pan', 'saucepan'], words: 'Eat each one as it comes from the pan[, with {spoon}][, with {the sambar} to dip in].' },
    ],
    keeps: { days: 0, words: 'A dosa is crisp for minutes only.' }, plate: [280, 800],
  },
  {
    id: 'plain-dosa', family: 'bread', needs: ['hob'],
    title: ['crisp [?egg: egg|plain] dosa[ with {names spoon}]'],
    headnote: ['Fermented batter spread thin on a hot pan: lacy, sour and crisp on one side only[, with {names egg} set on top].'],
    wants: {
      batter: BATTER, egg: { of: ['egg'], each: 55, may: true, ready: '' },
      onion: { of: ['spring-onion', '@onion'], each: 25, may: true, cut: 'finely-chopped' }, hot: HOT, herb: HERB, spoon: SPOON, sambar: SAMBAR,
    },
    takes: { oil: OIL, leaves: { ...LEAVES, ready: 'finely shredded' } },
    acts: [
      { do: 'mix', in: 'bowl', words: 'In {in}, let {batter} down with a little water to a thin pouring cream and stir in {salt onion hot herb leaves}.' },
      WARM_SAMBAR,
      {
        do: 'fry', in: 'frying-pan', from: 'bowl', heat: 'medium-high', minutes: [3, 4],
        cue: 'crisp and deep gold underneath, and dry on top[?egg: , with the egg set]', core: ['egg'],
        words: 'Have {oil} beside you: wipe {in} with a little of it and set it {heat}. Pour in a ladleful, spread it thin in circles[ and share {egg} out among the dosas, broken and spread over each]. Trickle oil round the rim and cook {until}[ ({core})].',
      },
      { do: 'serve', in: 'plate', from: ['frying-pan', 'saucepan'], words: 'Fold and eat each one as it comes from the pan[, with {spoon}][, with {the sambar} to dip in].' },
    ],
    keeps: { days: 0, words: 'A dosa is crisp for minutes only.' }, plate: [160, 600],
  },
  {
    id: 'poha', family: 'rice', needs: ['hob'], 
    title: ['golden poha with {names potato veg} and {names nut}', 'golden poha with {names potato veg nut onion}'],
    headnote: ['Light, sharp and a little sweet: rinsed, never soaked, the flattened rice stays in separate soft flakes.'],
    wants: {
      poha: { of: ['poha'], each: 65, heart: true, ready: '' }, nut: { of: ['peanuts', 'cashews'], each: 15, may: true, ready: '' },
      onion: { of: ['@onion'], each: 60, buy: ['onion'], cut: 'finely-chopped' },
      potato: { of: ['@potato'], each: 38, may: true, cut: 'dice-1cm' },
      veg: { of: ['frozen-peas', 'peas', 'carrot', 'sweetcorn', '@fresh-tomato'], each: 40, most: 2, may: true, ready: 'cut small' },
      hot: HOT, herb: HERB, lemon: { ...SQUEEZED, may: true }, coconut: { of: ['coconut'], each: 8, may: true, ready: 'grated' },
    },
    takes: {
      oil: { ...OIL, of: ['vegetable-oil', 'ghee', 'coconut-oil'] }, seed: SEED, leaves: LEAVES,
      turmeric: { of: ['turmeric'], amount: 0.25, unit: 'tsp' }, sweet: { of: ['sugar'], amount: 0.25, unit: 'tsp' },
      sharp: { of: ['vinegar', 'cider-vinegar'], amount: 0.5, unit: 'tsp', unless: 'lemon' },
    },
    acts: [
      {
        do: 'rest', in: 'bowl', wait: 5,
        words: 'Rinse {poha} in a sieve under cold water for a few seconds, tip into {in}, turn with {turmeric sweet salt} and leave for {wait}: it should crush between two fingers and not be wet.',
      },
      {
        do: 'toast', in: 'pan', heat: 'medium', minutes: [2, 3], cue: 'brown in spots', beside: true,
        words: 'Warm {oil} in {in} {heat} and fry {nut} {until}. Lift out and leave the oil.', when: 'nut',
      },
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [6, 8], cue: '[?potato: a knife slips through the potatoes|the onion is soft]',
        words: 'Let {seed leaves} crackle in [?nut: the oil|{oil}] in {in} {heat}, add {potato onion hot veg} with {salt}, cover and cook, stirring now and then, {until}.',
      },
      {
        do: 'fry', in: 'pan', from: 'bowl', heat: 'low', minutes: [3, 4], cue: 'steam rises from all of it',
        words: 'Fold in the poha[?nut:  and {the nut}], cover and cook {heat} {until}.',
      },
      {
        do: 'serve', in: 'plate', from: 'pan',
        words: '[Squeeze over {lemon}|Sprinkle with {sharp}], [scatter with {herb coconut}|fork it loose] and eat at once.',
      },
    ],
    keeps: { days: 1, words: 'Sprinkle it with water before it is warmed.' }, plate: [130, 480],
  },
]);
