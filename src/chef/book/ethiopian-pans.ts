// The Horn of Africa: wat and tibs.

import { type Act, defineRows, type Take } from '../language/row.ts';
import { AFRICA_TABLE, BESIDE, CHOPPED_ONION, GINGER, RED_TOMATO } from './africa-kit.ts';
import { COOK_RICE, GARLIC, SQUEEZED } from './shared.ts';
import { BOIL_EGG } from './spice-box.ts';

const FAT: Take = { of: ['ghee', 'butter', 'vegetable-oil', 'olive-oil'], amount: 1.5, unit: 'tbsp' };
const ONIONS: Act = {
  do: 'soften', in: 'pan', heat: 'medium-low', minutes: [15, 18], cue: 'golden, thick and sweet to the taste',
  words: 'Put {onion} in {in} with {salt} and a splash of water, no fat yet, and cook {heat}, stirring often, {until}.',
};
const SPICED: Act = {
  do: 'fry', in: 'pan', heat: 'medium-low', minutes: [5, 6], cue: 'brick red and fragrant',
  words: 'Add {fat garlic ginger hot spice puree tomato} and fry {heat}, stirring, {until}.',
};
const WAT = { fat: FAT, garlic: { ...GARLIC, amount: 2 }, ginger: GINGER, puree: { of: ['tomato-puree'], amount: 0.5, unit: 'tbsp' } } as const satisfies Record<string, Take>;
export const ETHIOPIAN_PANS = defineRows([
  {
    id: 'wat', family: 'stew', needs: ['hob'],
    title: [
      'berbere-spiced {name meat long} wat with {names egg}', 'berbere-spiced {name meat long lentil} wat[ with {names greens veg}]',
      'berbere-spiced {name egg bean veg greens shiro} wat',
    ],
    headnote: ['Onions that melt in a dry pan before the fat goes in make the sauce thick, sweet and brick red, with the slow heat of berbere.'],
    wants: {
      spice: { of: ['berbere'], each: 5, heart: true },
      meat: { of: ['chicken-thigh', '@quick-poultry', 'chicken-drumstick'], each: 150, may: true, cut: 'for-simmer' },
      long: { of: ['@braising'], each: 160, may: true, cut: 'chunks-3cm' },
      lentil: { of: ['red-lentils', 'green-lentils'], each: 75, may: true, ready: 'rinsed' },
      shiro: { of: ['shiro', 'gram-flour'], each: 40, may: true },
      egg: { of: ['boiled-egg', 'egg'], each: 55, may: true, ready: '' },
      bean: { of: ['chickpeas', '@white-bean'], each: 100, may: true }, onion: { ...CHOPPED_ONION, each: 150 },
      tomato: { ...RED_TOMATO, each: 80 },
      veg: {
        of: ['carrot', '@potato', 'cabbage', 'green-beans', 'cauliflower', 'sweet-potato'], each: 100, most: 3, may: true,
        cut: 'for-simmer',
      },
      greens: { of: ['spinach', 'kale', 'chard', 'spring-greens'], each: 70, may: true, cut: 'shreds' },
      bread: { of: ['injera', 'flatbread', 'pitta'], each: 90, may: true, ready: 'warmed' },
      cool: { of: ['@yoghurt', 'feta', 'cottage-cheese'], each: 40, may: true }, lemon: SQUEEZED, rice: BESIDE.rice,
    },
    oneOf: [['meat', 'long', 'lentil', 'shiro', 'bean', 'veg', 'egg']], 
    takes: {
      ...WAT, fat: FAT, hot: { of: ['chilli'], amount: 0.5, unit: null, may: true, cut: 'finely-chopped' },
      sharp: { of: ['cider-vinegar', 'red-wine-vinegar'], amount: 0.5, unit: 'tsp', unless: 'lemon' },
    },
    acts: [
      ONIONS, BOIL_EGG, SPICED,
      {
        do: 'simmer', in: 'pan', heat: 'low', minutes: { slot: 'long', by: 'braise' }, cue: 'a piece falls apart under a spoon',
        core: ['long'], water: 280,
        words: 'Stir in {long} and {water}, cover and simmer {heat}, topping up if it catches, {until}[ (past {core} long before)].',
      },
      {
        do: 'simmer', in: 'pan', heat: 'low', minutes: { slot: 'meat', by: 'simmer' }, cue: 'the meat is tender and shows no pink', core: ['meat'], water: 170,
        words: 'Turn {meat} in the red onions, add {water}, cover and simmer {heat} {until} ({core}).',
      },
      {
        do: 'simmer', in: 'pan', heat: 'low', minutes: { slot: 'lentil', by: 'simmer' }, cue: 'the lentils are soft enough to crush',
        water: 300,
        words: 'Stir in {lentil} and {water}, cover and simmer {heat}, stirring now and then, {until}.',
      },
      {
        do: 'simmer', in: 'pan', heat: 'low', minutes: [10, 12], cue: 'it plops like porridge and tastes of nuts', water: 280,
        words: 'Whisk in {water}, then {shiro}, a little at a time, and simmer {heat}, stirring, {until}.',
      },
      {
        do: 'simmer', in: 'pan', heat: 'low', minutes: [16, 20], cue: 'a knife slips through', water: 60,
        words: 'Add {veg bean} and {water}, cover and cook {heat} {until}.',
        when: 'veg',
      },
      {
        do: 'simmer', in: 'pan', heat: 'low', minutes: [8, 10], cue: 'thick and hot', water: 60,
        words: 'Add {bean} and {water}, crush a few and cook {heat} {until}.',
        when: '!veg',
      },
      COOK_RICE,
      {
        do: 'simmer', in: 'pan', from: 'pot', heat: 'low', minutes: [5, 6], cue: 'hot and red', core: ['egg'],
        words: 'Cut slits round {egg} and roll in the sauce[ with {greens}] {heat} {until}[ ({core} in the egg)].',
      },
      {
        do: 'wilt', in: 'pan', heat: 'low', minutes: [5, 7], cue: 'soft',
        words: 'Stir in {greens} and cook {heat} {until}.',
        when: '!egg',
      },
      {
        do: 'serve', in: 'table', from: ['pan', 'pot', 'saucepan'],
        words: 'Season with {salt} and [squeeze in {lemon}|add {sharp}], to balance the sweet onions. Serve[ with {bread rice cool}].',
      },
    ],
    keeps: { days: 3, months: 3, words: 'It is better the day after.' }, plate: [180, 850], table: AFRICA_TABLE,
  },
]);
