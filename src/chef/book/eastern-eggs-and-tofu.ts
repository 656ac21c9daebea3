// Mapo tofu, and eggs with tomatoes.

import { defineRows } from '../language/row.ts';
import {
  CORN, EAST_HERB, EAST_OIL, EAST_RICE, GARLIC, GINGER, RICE_BESIDE, RICE_WINE, SCALLION, SESAME, SOY, SWEET, WARM_RICE, WOK_GREENS,
} from './eastern.ts';

export const EASTERN_EGGS_AND_TOFU = defineRows([
  {
    id: 'mapo-tofu', family: 'pan', needs: ['hob'],
    title: ['mapo tofu with {name mince}', 'mapo tofu with {names shroom greens}', 'mapo tofu[ with {names onion}]'],
    headnote: ['A bath in hot salted water firms the tofu: it stays whole in a sauce of {name paste} and chilli.'],
    wants: {
      tofu: { of: ['silken-tofu', 'tofu', 'egg-tofu'], each: 190, heart: true, cut: 'chunks-2cm' },
      paste: { of: ['doubanjiang', 'gochujang', 'fermented-black-beans', 'black-bean-sauce', 'miso'], each: 16, heart: true, ready: '' },
      mince: { of: ['pork-mince', '@mince', 'soya-mince'], not: ['soya-mince'], each: 70, may: true, ready: '' },
      shroom: { of: ['shiitake', 'mushroom', 'oyster-mushroom'], each: 70, may: true, ready: 'finely chopped' }, greens: WOK_GREENS,
      onion: SCALLION, herb: EAST_HERB, ...RICE_BESIDE,
    },
    oneOf: [['mince', 'shroom', 'hot5', 'hot'], ['mince', 'shroom', 'rice', 'warm', 'onion', 'hot5']],
    not: ['#noodle'],
    takes: {
      oil: EAST_OIL, hot5: { of: ['sichuan-pepper'], amount: 0.5, unit: 'tsp', may: true, ready: 'toasted and ground' },
      hot: { of: ['chilli-flakes', 'gochugaru', 'chilli-oil', 'dried-chilli'], amount: 0.5, unit: 'tsp' },
      garlic: { ...GARLIC, amount: 1.5 }, ginger: GINGER, soy: { ...SOY, amount: 0.75 }, sweet: { ...SWEET, amount: 0.5 }, wine: RICE_WINE,
      corn: CORN, sesame: SESAME,
    },
    acts: [
      ...EAST_RICE,
      {
        do: 'simmer', in: 'pot', heat: 'low', minutes: [4, 5], cue: 'firm and hot through',
        words: 'Slide {tofu} into {in} of barely simmering salted water and leave {heat} {until}.',
      },
      {
        do: 'brown', in: 'wok', heat: 'high', minutes: [7, 9], cue: 'it is brown and crisp at the edges', core: ['mince'],
        words: 'Break up {mince} in {oil:1/2} in {in} and fry {heat} {until}, stirring only now and then ({core}).',
      },
      {
        do: 'fry', in: 'wok', heat: 'high', minutes: [5, 7], cue: 'dry and brown',
        words: 'Toss {shroom} with {oil:1/2} in {in} {heat} {until}.',
      },
      {
        do: 'fry', in: 'wok', heat: 'medium', minutes: [2, 3], cue: 'it smells strong',
        words: 'Stir {oil paste garlic ginger hot} in {in} {heat} {until}.',
      },
      {
        do: 'simmer', in: 'wok', from: 'pot', heat: 'medium', minutes: [5, 6], cue: 'the tofu has taken colour', water: 110,
        words: 'Add {soy sweet wine} and {water}, lift in {the tofu} with a slotted spoon[, add {greens}] and simmer {heat} {until}, shaking rather than stirring.',
      },
      {
        do: 'simmer', in: 'wok', heat: 'medium', minutes: [1, 2], cue: 'it is glossy and clings', and: true,
        words: 'Stir {corn} into a spoonful of cold water, pour it in and bubble {heat} {until}.',
      },
      WARM_RICE,
      {
        do: 'serve', in: 'table', from: ['wok', 'saucepan'],
        words: '[Trickle over {sesame}. ]Serve at once[ on {rice warm}][, scattered with {hot5 onion herb}].',
      },
    ],
    keeps: { days: 2 }, plate: [220, 800], table: ['scatter', 'condiment', 'wedge'],
  },
]);
