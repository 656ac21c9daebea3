// Vegetables by themselves: boiled and buttered, or turned in garlic oil.

import { defineRows, type Take, type Want } from '../language/row.ts';
import { CHEESE, COOL, CRISP_RASHER, EGG, HOLLOW_EGGS, NUT, RASHER, SHARP } from './plate-slots.ts';
import { CUT_BREAD, GARLIC, OIL, SOFT_HERB, SQUEEZED } from './shared.ts';

const BEAN: Want = { of: ['@white-bean', 'chickpeas', 'tinned-lentils', '@tinned-bean'], each: 90, may: true };
const BREAD: Want = { ...CUT_BREAD, each: 70 };
const BUTTER: Take = { of: ['butter', 'olive-oil', 'vegetable-oil'], amount: 0.75, unit: 'tbsp' };
const HOT: Take = { of: ['chilli-flakes', 'chilli', 'nutmeg'], amount: 0.25, unit: 'tsp', whole: true };

export const PLAIN_VEGETABLES = defineRows([
  {
    id: 'buttered-vegetables', family: 'plate', frame: true, needs: ['hob'],
    title: [
      '[?butter=butter: buttered |]{names veg} with {names bean egg rasher} and {name cheese nut}', '[?butter=butter: buttered |]{names veg} with {names cheese bean egg rasher nut}',
      '[?butter=butter: buttered |]{names veg} with {names herb sprig lemon}', '[?butter=butter: buttered |]{names veg}',
    ],
    headnote: [
      '[?rasher: {names rasher} and its fat season the {names veg}[?nut: , with {names nut} for sweetness]; a little vinegar cuts both.]',
      '[?nut: {names veg} turned in {name butter} with {names nut}[?cheese: , under {name cheese}], and sharpened at the end.]',
      '{names veg}, drained well and turned in hot {name butter}[?garlic:  and garlic][?cheese: , with {name cheese} on top].',
    ],
    wants: {
      veg: {
        of: ['@boiled-veg', 'samphire', 'artichoke', 'cardoon', 'fiddlehead', 'edamame', 'pumpkin-puree'], not: ['pumpkin-puree'],
        each: 250, most: 3, heart: true, cut: 'for-boil',
      },
      potato: { of: ['@potato'], each: 150, may: true, cut: 'chunks-2cm' },
      onion: { of: ['shallot', 'spring-onion', '@onion', 'leek'], each: 50, may: true, cut: 'thin-slices' }, rasher: RASHER, bean: BEAN,
      egg: EGG, cheese: CHEESE, sprig: { of: ['sage', 'thyme', 'rosemary'], each: 1, may: true, ready: 'leaves picked' }, nut: NUT,
      herb: { ...SOFT_HERB, most: 2 }, lemon: SQUEEZED, bread: BREAD,
    },
    takes: { butter: { ...BUTTER, amount: 1 }, garlic: GARLIC, hot: HOT, sharp: { ...SHARP, amount: 0.5 } },
    acts: [
      {
        do: 'boil', in: 'saucepan', heat: 'boiling', minutes: [9, 10], cue: 'the yolks are set', core: ['egg'],
        words: 'Bring {in} of water {heat} and boil {egg} {until} ({core}). Cool under the tap, peel and halve.',
      },
      {
        do: 'boil', in: 'pot', heat: 'boiling', water: 'salted', minutes: { slot: 'veg', by: 'boil' }, cue: 'a knife slips in',
        words: 'Bring {in} of water {heat} with {water} and cook {veg potato} {until}. Drain, and let the steam out for a minute.',
      },
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [5, 6], cue: 'golden at the edges', core: ['rasher'], beside: true,
        words: 'Warm {butter:1/2} in {in} {heat} and cook {rasher onion garlic nut sprig} {until}[ (past {core} by then)].',
      },
      {
        do: 'toss', in: 'pan', from: 'pot', heat: 'medium', minutes: [2, 3], cue: 'glossy and hot through',
        words: 'Turn {the veg potato} in {in} with {butter bean hot}, {salt} and {pepper} {heat} {until}.',
      },
      {
        do: 'serve', in: 'table', from: ['pan', 'saucepan'],
        words: 'Sharpen with [a squeeze of {lemon}|{sharp}] and serve[ with {cheese herb} on top][?egg:  and the eggs][, {bread} beside].',
      },
    ],
    keeps: { days: 2, words: 'What is left is good cold, with vinegar.' }, plate: [90, 650],
  },
  {
    id: 'garlic-greens', family: 'plate', frame: true, needs: ['hob'],
    title: [
      '{names veg} with {names bean} and {name cheese egg}', '[?bread: {names veg} and {names bean} on toast]',
      '{names veg} with {names rasher tomato bean cheese egg}',
      '[?spice: {names veg} with {name spice}]', '[?cream: creamed {names veg}|{names veg} in [?garlic: garlic|chilli] oil[?bread:  on toast]]', '{names veg} with chilli and vinegar',
    ],
    headnote: [
      '[?cream: {names veg bean rasher} cooked down with {name cream}, and a little acid so that it is not flat.]',
      '{names veg bean onion rasher tomato egg} in [?anchovy: oil that anchovies have melted into|[?garlic: garlicky|hot], spicy oil][, sharpened with {name lemon sharp}][?bread: , heaped on toast|][, under {names cheese nut}].',
    ],
    wants: {
      veg: {
        of: [
          '#leafy-green', 'leek', 'cabbage', 'frozen-spinach', 'sabzi-herbs', 'pepper', 'courgette', 'tomatillo', 'bitter-melon', 'nopal',
          'chayote', 'banana-blossom', 'fennel', 'huitlacoche', 'radicchio', 'chicory', 'lettuce',
        ],
        not: ['samphire', 'cassava-leaves', 'water-spinach', 'radicchio', 'chicory', 'lettuce', 'collard-greens', 'courgette-flowers'],
        each: 200, most: 3, heart: true, cut: 'for-soften',
      },
      onion: { of: ['@onion', 'leek', 'spring-onion'], each: 60, may: true, cut: 'thin-slices' }, rasher: RASHER,
      anchovy: { of: ['anchovies'], each: 12, may: true, ready: 'drained' },
      tomato: { of: ['@any-tomato'], each: 110, may: true, ready: 'roughly chopped' }, bean: BEAN,
      dried: { of: ['raisins', 'olives', 'capers', 'sun-dried-tomatoes', 'dried-cranberries'], each: 15, may: true, ready: '' }, egg: EGG,
      cream: { of: ['@pouring-cream', 'soured-cream', 'cream-cheese', 'coconut-milk'], each: 45, may: true }, cheese: CHEESE, nut: NUT,
      lemon: SQUEEZED, cool: COOL, bread: BREAD,
    },
    takes: {
      oil: { ...OIL, amount: 1.25 }, garlic: { ...GARLIC, cut: 'thin-slices' }, hot: HOT,
      spice: { of: ['cumin-seeds', 'smoked-paprika', 'mustard-seeds', 'fennel-seeds', 'caraway-seeds'], amount: 0.5, unit: 'tsp', may: true }, sharp: SHARP,
    },
    acts: [
      CRISP_RASHER,
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [6, 8], cue: 'soft and golden',
        words: 'Warm {oil:1/3} in {in} {heat} and cook {onion} with {salt} {until}.',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium', minutes: [5, 7], cue: '[?tomato: thick|beginning to colour]',
        words: 'Cook {tomato bean dried} in {in} in {oil:1/3} {heat} {until}.',
      },
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: { slot: 'veg', by: 'soften' }, cue: 'soft, and the pan is dry',
        words: 'Warm {oil} in {in} {heat} with {garlic hot spice anchovy} for 1 minute. Add {veg}, a handful at a time, with {salt}, and cook, turning, {until}.[ Stir in {cream} and let it bubble.] [?veg=nettle: Raw they sting: handle them with gloves.]',
      },
      HOLLOW_EGGS,
      {
        do: 'serve', in: 'table', from: 'pan',
        words: 'Sharpen with [the juice of {lemon}|{sharp}] and plenty of {pepper}, and serve[ on {bread}, toasted][, with {cheese nut cool} on top].',
      },
    ],
    keeps: { days: 2 }, plate: [90, 650],
  },
]);
