// Vegetables by themselves: buttered, or in garlic oil.

import { defineRows, type Take, type Want } from '../language/row.ts';
import { CHEESE, COOL, CRISP_RASHER, EGG, HOLLOW_EGGS, NUT, RASHER, SHARP } from './plate-slots.ts';
import { CUT_BREAD, GARLIC, OIL, SOFT_HERB, SQUEEZED } from './shared.ts';

const BEAN: Want = { of: ['@white-bean', 'chickpeas', 'tinned-lentils', '@tinned-bean'], each: 90, may: true };
const BREAD: Want = { ...CUT_BREAD, each: 70 };
const HOT: Take = { of: ['chilli-flakes', 'chilli', 'nutmeg'], amount: 0.25, unit: 'tsp', whole: true };
const HOW = '[?cream: creamy |[?garlic: garlicky |]]';

export const PLAIN_VEGETABLES = defineRows([
  {
    id: 'buttered-vegetables', family: 'plate', frame: true, needs: ['hob'],
    title: [
      '[?garlic&butter=butter: {name veg} and {name greens} in garlic butter]', '[?butter=butter: buttered |]{names veg} with {names greens rasher bean egg cheese nut}',
      '[?butter=butter: {names veg} in {name sprig herb garlic} butter]', '[?butter=butter: buttered |]{names veg}',
    ],
    headnote: [
      '[?rasher: The fat of {the rasher} seasons {the veg}, and a little acid at the end cuts it.]',
      '[?nut: Toasted in the hot {name butter}, {the nut} make{s nut} a sauce of it: sweet, crunchy, sharp at the end.]',
      'Drained until dry, {the veg} hold{s veg} on to the {name butter}[?garlic:  and garlic], and each bite is seasoned through.',
    ],
    wants: {
      veg: { of: ['@boiled-veg'], each: 250, most: 3, heart: true, cut: 'for-boil' },
      potato: { of: ['@potato'], each: 150, may: true, cut: 'chunks-2cm' },
      onion: { of: ['shallot', 'spring-onion', '@onion', 'leek'], each: 50, may: true, cut: 'thin-slices' }, rasher: RASHER, bean: BEAN,
      greens: { of: ['@greens'], each: 70, most: 2, may: true, cut: 'shreds' }, egg: EGG, cheese: CHEESE, sprig: { of: ['sage', 'thyme', 'rosemary'], each: 1, may: true, ready: 'leaves picked' }, nut: NUT,
      herb: { ...SOFT_HERB, most: 2 }, lemon: SQUEEZED, bread: BREAD,
    },
    takes: {
      butter: { of: ['butter', 'olive-oil', 'vegetable-oil'], amount: 1, unit: 'tbsp' }, garlic: { ...GARLIC, may: true },
      hot: { ...HOT, of: ['nutmeg', 'chilli-flakes', 'chilli'] }, sharp: { ...SHARP, amount: 0.5 },
    },
    acts: [
      {
        do: 'boil', in: 'saucepan', heat: 'boiling', minutes: [9, 10], cue: 'the yolks are set', core: ['egg'],
        words: 'Bring {in} of water {heat}, lower in {egg} and boil {until} ({core}). Cool under the tap, peel and halve.',
      },
      {
        do: 'boil', in: 'pot', heat: 'boiling', water: 'salted', minutes: { slot: 'veg', by: 'boil' },
        words: 'Bring {in} of water {heat} with {water} and cook {veg potato} {until}. Drain well and let the steam out: water thins the {name butter}.',
      },
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [7, 9], cue: 'soft, with golden edges', core: ['rasher'], beside: true,
        words: 'Cook {rasher onion} in {butter:1/3} in {in} {heat} {until}[ (past {core} by then)].',
      },
      {
        do: 'toss', in: 'pan', from: 'pot', heat: 'medium', minutes: [3, 4],
        words: 'Let {butter nut sprig garlic} sizzle in {in} {heat} for 1 minute, then add {the veg potato} with {bean hot}, {salt} and {pepper} and turn {for}, until all of it shines.',
      },
      {
        do: 'wilt', in: 'pan', heat: 'medium', minutes: [3, 4], cue: 'soft and still bright', and: true,
        words: 'Fold in {greens} and turn {heat} {until}.',
      },
      {
        do: 'serve', in: 'table', from: ['pan', 'saucepan'],
        words: 'Off the heat, stir in [{herb} and ][a squeeze of {lemon}|{sharp}]. Serve[, with {cheese} on top][?egg:  and the eggs][, {bread} beside].',
      },
    ],
    keeps: { days: 2, words: 'What is left is good cold.' }, plate: [90, 650],
  },
  {
    id: 'garlic-greens', family: 'plate', frame: true, needs: ['hob'],
    title: [
      `${HOW}{names veg} and {names bean} with {name cheese egg}`,
      `[?bread: ${HOW}{names veg}[ and {names bean}] on toast]`,
      `${HOW}{names veg} with {names rasher tomato bean cheese egg}`,
      `${HOW}{names veg} with {names spice}`, '[?cream: creamed {names veg}|[?garlic: garlicky {names veg}|{names veg} in chilli [?oil=butter: butter|oil]]]',
    ],
    headnote: [
      '[?cream: Just enough {name cream} to coat {the veg}, and enough {name lemon sharp} to keep it light.]',
      '[?anchovy: The anchovies melt into {the oil} and leave nothing but savour on {the veg}.]',
      '[?bread: Heaped on while the toast is hot, so that {the oil} soaks in.]',
      '[?bean&!tomato: {the bean} fry until they crackle, then {the veg} soften{s veg} in the same {name oil}; {name lemon sharp} wakes both up.]',
      'Cooked down in [?garlic: garlicky |]{name oil} with a prickle of heat, {the veg} need{s veg} only {name lemon sharp} to brighten {it veg}.',
    ],
    wants: {
      veg: {
        of: [
          '#leafy-green', 'leek', 'cabbage', 'frozen-spinach', 'sabzi-herbs', 'pepper', 'courgette', 'tomatillo', 'bitter-melon', 'nopal',
          'chayote', 'banana-blossom', 'fennel', 'huitlacoche',
        ],
        not: ['samphire', 'cassava-leaves', 'water-spinach', 'bok-choy', 'collard-greens', 'courgette-flowers'],
        each: 200, most: 3, heart: true, cut: 'for-soften',
      },
      onion: { of: ['@onion', 'leek', 'spring-onion'], each: 60, may: true, cut: 'thin-slices' }, rasher: RASHER,
      anchovy: { of: ['anchovies'], each: 12, may: true, ready: 'drained' },
      tomato: { of: ['@fresh-tomato'], each: 110, may: true, ready: 'roughly chopped' }, bean: BEAN,
      dried: { of: ['raisins', 'olives', 'capers', 'sun-dried-tomatoes', 'dried-cranberries'], each: 15, may: true, ready: '' }, egg: EGG,
      cream: { of: ['@pouring-cream', 'soured-cream', 'cream-cheese', 'coconut-milk'], each: 45, may: true }, cheese: CHEESE, nut: NUT,
      lemon: SQUEEZED, cool: COOL, bread: BREAD, herb: { ...SOFT_HERB, most: 2 },
      pod: { of: ['runner-beans', 'green-beans', 'broad-beans', 'peas', 'frozen-peas'], each: 80, may: true, cut: 'for-boil' },
    },
    takes: {
      oil: { ...OIL, amount: 1.25 }, garlic: { ...GARLIC, cut: 'thin-slices' }, hot: HOT,
      spice: { of: ['cumin-seeds', 'smoked-paprika', 'mustard-seeds', 'fennel-seeds', 'caraway-seeds'], amount: 0.5, unit: 'tsp', may: true }, sharp: SHARP,
    },
    acts: [
      CRISP_RASHER,
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [8, 10], cue: 'soft and golden',
        words: 'Warm {oil:1/3} in {in} {heat} and cook {onion} with {salt} {until}.',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium', minutes: [5, 7], cue: '[?tomato: thick and jammy|the skins crackle and colour]',
        words: 'Tip {tomato bean} into {in} with {oil:1/3} and cook {heat} {until}.',
      },
      {
        do: 'boil', in: 'saucepan', heat: 'boiling', minutes: { slot: 'pod', by: 'boil' }, beside: true,
        words: 'Bring {in} of water {heat} and cook {pod} {until}. Drain.',
      },
      {
        do: 'soften', in: 'pan', from: 'saucepan', heat: 'medium', minutes: { slot: 'veg', by: 'soften' },
        cue: '[?veg=#leafy-green/frozen-spinach: tender and the pan is dry|soft and sweet]',
        words: 'Let {oil garlic hot spice anchovy} sizzle in {in} {heat} for 1 minute[?garlic: : brown garlic is bitter]. Add {veg}[?veg=#leafy-green: , a handful at a time,] with {salt} and turn {until}.[ Fold in {the pod}.][ Stir in {dried}.][ Add {cream} and let it bubble.][?veg=nettle:  Wear gloves: raw they sting.]',
      },
      HOLLOW_EGGS,
      {
        do: 'serve', in: 'table', from: 'pan',
        words: 'Off the heat, sharpen with [the juice of {lemon}|{sharp}] and plenty of {pepper}, and taste. [?bread: Pile onto {bread}, toasted|Serve warm][, with {cheese nut cool herb} on top].',
      },
    ],
    keeps: { days: 2 }, plate: [90, 650],
  },
]);
