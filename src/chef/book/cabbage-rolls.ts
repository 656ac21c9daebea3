// Cabbage leaves rolled round rice and mince.

import { defineRows } from '../language/row.ts';
import { BUBBLE, MUSHROOM, PUREE, SHARP, SMOKY, SOFT } from './mains.ts';
import { CUBE, ONION, PLAIN_OIL, SOFT_HERB, SQUEEZED } from './shared.ts';

export const CABBAGE_ROLLS = defineRows([
  {
    id: 'cabbage-rolls',
    family: 'stew',
    needs: ['hob'],
    title: ['cabbage rolls with {names meat grain rice}', 'cabbage rolls in tomato'],
    headnote: ['Raw rice swells inside the rolls: wrap them loosely, and they will not burst.'],
    wants: {
      leaf: {
        of: ['cabbage', 'red-cabbage', 'chinese-leaf', 'vine-leaves'],
        not: ['red-cabbage', 'chinese-leaf'],
        each: 150,
        heart: true,
        ready: 'in whole leaves',
      },
      meat: { of: ['@mince'], each: 95, heart: true },
      rice: { of: ['@plain-rice', 'paella-rice', 'bulgur'], each: 30, may: true, ready: 'rinsed' },
      grain: { of: ['cooked-rice'], each: 70, may: true },
      onion: ONION,
      tomato: {
        of: ['tinned-tomato', 'passata', '@fresh-tomato', 'pasta-sauce'],
        each: 190,
        may: true,
        ready: 'chopped',
      },
      smoky: SMOKY,
      egg: { of: ['egg'], each: 20, may: true, ready: 'beaten' },
      mushroom: { ...MUSHROOM, each: 40, ready: 'finely chopped' },
      kraut: { of: ['sauerkraut'], each: 80, may: true, ready: 'rinsed' },
      cool: { of: ['soured-cream', 'creme-fraiche', '@yoghurt'], each: 40, may: true },
      herb: { ...SOFT_HERB, of: ['dill', 'parsley', 'mint'], each: 8 },
      lemon: SQUEEZED,
    },
    oneOf: [['rice', 'grain']],
    takes: {
      oil: { ...PLAIN_OIL, of: ['butter', 'lard', 'vegetable-oil', 'olive-oil'] },
      spice: { of: ['paprika', 'caraway-seeds', 'allspice', 'dried-thyme'], amount: 0.75, unit: 'tsp' },
      puree: { ...PUREE, amount: 1 },
      cube: CUBE,
      sweet: { of: ['brown-sugar', 'honey', 'sugar'], amount: 0.5, unit: 'tsp' },
      sharp: SHARP,
    },
    not: ['soy-sauce', '#noodle', 'ginger', 'coconut-milk', 'curry-powder'],
    beats: ['mince-pan', 'meatballs', 'pilaf'],
    acts: [
      {
        do: 'boil',
        in: 'pot',
        heat: 'boiling',
        water: 'salted',
        minutes: [4, 5],
        cue: 'they bend without breaking',
        words:
          'Bring {in} of water {heat} with {water}, cook {leaf} in it {until}, drain and shave down the ribs.',
      },
      {
        ...SOFT,
        core: ['smoky'],
        words: 'Warm {oil} in {in} {heat} and cook {smoky onion mushroom} {until}[ (past {core} by then)].',
      },
      {
        do: 'mix',
        in: 'bowl',
        words:
          'In {in}, mix {meat rice grain egg spice salt pepper} with half of what you fried[ and {herb:1/2}]. Wash your hands after.',
      },
      {
        ...BUBBLE,
        minutes: [3, 4],
        cue: 'it has come together',
        water: 150,
        words:
          'Into the rest in {in} stir {puree cube sweet sharp tomato kraut} and {water} and simmer {heat} {until}.',
      },
      {
        do: 'simmer',
        in: 'pan',
        from: ['bowl', 'pot'],
        heat: 'low',
        minutes: [45, 50],
        cue: 'the rice is soft and the leaves give to a fork',
        core: ['meat', 'egg', 'grain'],
        words:
          'Roll a spoonful of the filling in each leaf, lay the rolls in the sauce, seam down and close together, cover and simmer {heat} {until} ({core} in the middle).',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'pan',
        words:
          '[Squeeze over {lemon}, and serve|Serve] with the sauce[ and {cool}][, scattered with {herb}].',
      },
    ],
    keeps: { days: 2, months: 2, words: 'They are better the day after.' },
    plate: [300, 900],
  },
]);
