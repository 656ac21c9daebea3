// Halloumi, paneer and tofu from the pan; popcorn, and wrappers by themselves.

import { type Act, defineRows } from '../language/row.ts';
import { COOL, LEAF, NUT, SHARP } from './plate-slots.ts';
import { BOIL_POTATO, COOK_RICE, CUT_BREAD, GARLIC, OIL, POTATO, RICE, SOFT_HERB, SQUEEZED } from './shared.ts';

const FRY_MAIN: Act = {
  do: 'fry', in: 'frying-pan', heat: 'medium-high', minutes: [8, 10], cue: 'deep gold on both sides',
  words: '[?spice: Dust {main} with {spice}. ]Heat {oil} in {in} {heat}, lay in [?spice: {the main}|{main}] and leave alone until a crust forms; turn once and fry {until} in all.[ Stir in {garlic ginger soy sweet} for the last half minute, as a glaze.]',
};

export const QUICK_PLATES = defineRows([
  {
    id: 'golden-slices', family: 'plate', frame: true, needs: ['hob'],
    title: [
      'crisp {names main} with {names fruit}[ and {name herb leaf}]',
      'golden {names main} with {names veg greens} and {names rice potato bean bread}',
      'golden {names main} with {names veg greens bean leaf rice}',
      'golden {names main} with {names herb lemon cool}',
      '[?soy: crisp {names main} in a sharp soy glaze]',
      'golden, crisp {names main}',
    ],
    headnote: [
      '[?fruit: Hot and salty against cold and sweet: fry the {names main} last, and eat it straight from the pan.]',
      '[?soy: The {names soy} goes in at the very end and dries to a glaze on the crust.]',
      'A hot pan and a little patience make the crust; something sharp at the end wakes up the {names main}.',
    ],
    wants: {
      main: {
        of: ['halloumi', 'paneer', 'queso-fresco', 'tofu', 'tempeh', 'seitan', 'quorn-pieces'],
        each: 120, heart: true, ready: 'patted dry and cut into thick slices',
      },
      onion: { of: ['@onion', 'leek', 'spring-onion'], each: 50, may: true, cut: 'thin-slices' },
      veg: {
        of: ['@soft-veg', 'asparagus', 'green-beans', 'broccoli', 'sugar-snap-peas', 'carrot', 'cherry-tomato', 'sweetcorn', 'cabbage',
          'mangetout', 'tenderstem-broccoli', 'frozen-peas'], not: ['aubergine'], each: 120, most: 2, may: true, ready: 'cut small',
      },
      greens: { of: ['spinach', 'kale', 'bok-choy', 'chard', 'spring-greens'], each: 70, may: true, cut: 'shreds' },
      bean: { of: ['chickpeas', '@white-bean', 'tinned-lentils', '@tinned-bean'], each: 90, may: true }, leaf: LEAF,
      fruit: { of: ['watermelon', 'mango', 'peach', 'pomegranate', 'orange'], each: 150, may: true, ready: 'in bite-sized pieces' },
      brine: { of: ['olives', 'capers', 'roasted-peppers', 'sun-dried-tomatoes'], each: 15, may: true, ready: 'drained' }, rice: RICE,
      potato: POTATO, cool: COOL, nut: NUT, herb: { ...SOFT_HERB, most: 2 }, lemon: SQUEEZED, bread: CUT_BREAD,
    },
    takes: {
      oil: OIL, garlic: { ...GARLIC, may: true }, ginger: { of: ['ginger'], amount: 1, unit: 'tsp', may: true, ready: 'finely grated' },
      sweet: { of: ['honey', 'maple-syrup', 'sriracha', 'sweet-chilli-sauce', 'harissa', 'hoisin-sauce'], amount: 1, unit: 'tsp', may: true },
      soy: { of: ['soy-sauce', 'tamari'], amount: 2, unit: 'tsp', may: true }, sharp: SHARP,
      spice: {
        of: ['smoked-paprika', 'cumin', 'garam-masala', 'curry-powder', 'zaatar', 'chilli-flakes'], amount: 0.5, unit: 'tsp', unless: ['soy', 'fruit'],
      },
    },
    acts: [
      COOK_RICE, BOIL_POTATO,
      {
        do: 'fry', in: 'pan', heat: 'medium-high', minutes: [7, 9], cue: 'tender and coloured at the edges',
        words: 'Fry {onion veg} with {salt} in {oil:1/2} in {in} {heat}, stirring seldom, {until}.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [3, 5], cue: 'hot through',
        words: 'Add {bean greens brine} to {in} with {oil:1/3 salt} and turn {heat} {until}.',
      },
      { ...FRY_MAIN, when: '!main=halloumi/paneer/queso-fresco' },
      { ...FRY_MAIN, minutes: [4, 6], beside: true, when: 'main=halloumi/paneer/queso-fresco' },
      {
        do: 'serve', in: 'table', from: ['frying-pan', 'pan', 'pot', 'saucepan'],
        words: 'Finish with [the juice of {lemon}|{sharp}] and {pepper}, and serve at once[ with {rice potato leaf fruit bread cool}][, {nut herb} on top].',
      },
    ],
    keeps: { days: 1, cold: true }, plate: [90, 750],
  },
  {
    id: 'popped-and-crisped', family: 'plate', frame: true, needs: ['hob'], oneOf: [['pop', 'sheet']], keeps: { days: 0 }, plate: [30, 250],
    title: ['[?fat=butter: buttered ]{name pop}[ with {name sweet}]', 'crisp {names sheet}[ with {names dip}]'],
    headnote: ['[?pop: Keep the pan moving under its lid: what lies still burns.]', 'Seconds in hot oil turn a limp wrapper into something to snap.'],
    wants: {
      pop: { of: ['popcorn'], each: 30, may: true, heart: true, ready: '' }, dip: { of: ['sweet-chilli-sauce', 'soy-sauce', 'sriracha', 'hummus', 'salsa'], each: 20, may: true },
      sweet: { of: ['dulce-de-leche', '@runny-sweet'], each: 12, may: true }, sheet: { of: ['rice-paper', 'dumpling-wrapper'], each: 36, most: 2, may: true, heart: true, ready: 'cut into strips' },
    },
    takes: {
      oil: { of: ['vegetable-oil', 'olive-oil'], amount: 1.5, unit: 'tbsp' }, fat: { of: ['butter', 'olive-oil'], amount: 0.5, unit: 'tbsp', with: 'pop' },
      spice: { of: ['smoked-paprika', 'paprika', 'chilli-flakes'], amount: 0.25, unit: 'tsp' },
    },
    acts: [
      { do: 'fry', in: 'pot', heat: 'medium-high', minutes: { slot: 'pop', by: 'fry' }, cue: 'two seconds pass between one pop and the next', words: 'Put {pop} in {in} with [?sheet: {oil:1/2}|{oil}], cover and set {heat}, shaking the pan, {until}. Off the heat, stir in {fat}.' },
      { do: 'fry', in: 'frying-pan', heat: 'medium-high', minutes: [1, 2], cue: 'stiff, and blistered or puffed', words: 'Heat {oil} in {in} {heat} until a corner of {the sheet} sizzles. Fry {sheet}, a few at a time, turning once, {until}, and drain on kitchen paper.' },
      { do: 'serve', in: 'table', from: ['pot', 'frying-pan'], words: '[?sweet: Toss with {sweet salt}|Toss with {spice}, {salt} and {pepper}] while hot and eat at once[, with {dip} to dip into].' },
    ],
  },
]);
