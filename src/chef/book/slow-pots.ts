// Meat that gives up only in hours.

import { type Act, defineRows, type Take, type Want } from '../language/row.ts';
import { WILT_GREENS } from './plate-slots.ts';
import { CUT_BREAD, GARLIC, OIL, POTATO, SOFT_HERB } from './shared.ts';

const SPRIG: Want = { of: ['thyme', 'rosemary', 'sage', 'bay-leaf', 'tarragon'], each: 1, may: true, ready: '' };
const SHARP: Take = { of: ['cider-vinegar', 'red-wine-vinegar', 'vinegar', 'malt-vinegar'], amount: 1, unit: 'tsp' };

const LONG: Act = {
  do: 'simmer', in: 'pot', from: 'plate', heat: 'low', cue: 'a fork goes in without a fight', core: ['meat'], water: 250,
  words: '[?meat=@slow-meat: Put {the meat} back|Add {meat}][ with {pulse wine tomato sprig bay stock prune}] and pour in {water}; it should come most of the way up. Bring to the boil, skim, cover and simmer {heat} {until}[ ({core})].',
};

export const SLOW_POTS = defineRows([
  {
    id: 'slow-pot', family: 'stew', frame: true, needs: ['hob'],
    title: [
      '[?wine: {name meat} braised in {name wine} with {names pulse bean root potato}]',
      '[?spice=curry-powder: curried|slow-cooked] {name meat}[ with {names pulse bean potato root greens tomato}]',
    ],
    headnote: [
      '[?pulse: The {names pulse} cook in the juices of the {name meat} and thicken them, so that meat and sauce are one.]',
      '{name meat} asks for time and next to no heat: then it gives way to a fork and leaves juices worth mopping up.',
    ],
    wants: {
      meat: {
        of: [
          ...(['#braising-cut', 'gammon-joint', 'rabbit', 'venison', 'wild-boar', 'pigeon'] as const),
          ...(['frogs-legs', 'tripe', 'chicken-gizzard', 'heart', 'chicken-feet', 'turkey-leg'] as const),
          ...(['octopus', 'abalone', 'sea-cucumber', 'stockfish'] as const),
        ],
        not: ['pork-ribs'], each: 200, heart: true, cut: 'for-simmer',
      },
      onion: { of: ['@onion', 'leek'], each: 80, buy: ['onion'], cut: 'thin-slices' },
      root: {
        of: ['@slow-veg', 'fennel'], not: ['tomato', 'okra', 'daikon', 'chicken-of-the-woods', 'bottle-gourd'], each: 130, most: 3,
        may: true, cut: 'chunks-3cm',
      },
      tomato: { of: ['@any-tomato'], each: 120, may: true, ready: 'roughly chopped' }, potato: { ...POTATO, each: 160 },
      bean: { of: ['@tinned-bean', 'chickpeas', 'tinned-lentils'], each: 100, may: true },
      pulse: { of: ['yellow-split-peas', 'green-lentils', 'pearl-barley'], each: 60, may: true, ready: 'rinsed' },
      prune: { of: ['prunes', 'apricots-dried', 'raisins', 'olives', 'chestnuts'], each: 25, may: true, ready: '' },
      wine: { of: ['red-wine', 'white-wine', 'cider', 'beer', 'port'], each: 90, may: true },
      greens: { of: ['kale', 'spring-greens', 'chard', 'spinach', 'cabbage', 'frozen-peas'], each: 60, may: true, cut: 'shreds' },
      sprig: { ...SPRIG, most: 2 }, herb: SOFT_HERB, bread: CUT_BREAD,
    },
    takes: {
      oil: OIL, garlic: GARLIC,
      spice: { of: ['smoked-paprika', 'paprika', 'allspice', 'cumin', 'curry-powder', 'five-spice'], amount: 0.75, unit: 'tsp', may: true },
      bay: { of: ['bay-leaf'], amount: 1, unit: null, whole: true, unless: 'sprig' },
      puree: { of: ['tomato-puree'], amount: 0.5, unit: 'tbsp', unless: ['tomato', 'pulse'] },
      stock: { of: ['chicken-stock', 'stock', 'beef-stock'], amount: 200, unit: 'ml', may: true }, sharp: SHARP,
    },
    acts: [
      {
        do: 'brown', in: 'pot', heat: 'medium-high', minutes: [8, 10], cue: 'deep brown on all sides', when: 'meat=@slow-meat',
        words: 'Dry {meat} well and brown the pieces, well apart, in {oil:1/2} in {in} {heat} {until}. Lift onto a plate.',
      },
      {
        do: 'soften', in: 'pot', heat: 'medium', minutes: [10, 12], cue: 'golden',
        words: 'Add {oil onion} to {in} with {salt} and cook {heat}, stirring now and then, {until}.[ Stir in {garlic spice puree} for the last minute.]',
      },
      { ...LONG, minutes: { slot: 'meat', by: 'simmer' }, when: 'meat=@by-simmering' },
      { ...LONG, minutes: { slot: 'meat', by: 'braise' }, when: '!meat=@by-simmering' },
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: [25, 30], cue: 'they are tender too',
        words: 'Stir in {root potato bean} and simmer {heat} {until}, uncovered now, so that the sauce thickens.',
      },
      WILT_GREENS,
      {
        do: 'serve', in: 'table', from: 'pot',
        words: '[?meat=tongue/gammon-joint/ham-hock/turkey-leg/trotters/oxtail: Lift the meat out, pull off skin and bone, slice it and put it back. ][Fish out {the sprig bay}. ]Season with {sharp salt pepper}. Serve[ with {herb} on top][, and {bread} beside it].',
      },
    ],
    keeps: { days: 3, months: 3, words: 'It is better the day after.' }, plate: [200, 950],
  },
]);
