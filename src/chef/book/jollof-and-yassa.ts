// West Africa: rice that drinks red.

import { defineRows } from '../language/row.ts';
import {
  AFRICA_TABLE, CHOPPED_ONION, DARK_GREENS, FRY_RED, RED_PEPPER, RED_TAKES, RED_TOMATO, SCOTCH, SOFTEN_ONION,
} from './africa-kit.ts';
import { BONE, BROWN, FISH, MEAT, READY } from './red-base.ts';
import { SOFT_HERB, SQUEEZED } from './shared.ts';

export const JOLLOF_AND_YASSA = defineRows([
  {
    id: 'jollof', family: 'rice', needs: ['hob'],
    title: [
      'one-pot {name meat ready fish bean} jollof rice[ with {names veg plantain greens}]', 'one-pot jollof rice with {names plantain veg greens}',
      'one-pot jollof rice',
    ],
    headnote: [
      'Each grain drinks in a fried, peppery tomato base, and what catches on the bottom of the pan gives it its smoke.',
    ],
    wants: {
      rice: { of: ['rice', 'basmati-rice', 'jasmine-rice'], each: 80, heart: true, ready: 'rinsed' },
      tomato: { ...RED_TOMATO, may: undefined, heart: true, each: 130 }, meat: { ...MEAT, each: 130 }, ready: READY,
      fish: { ...FISH, of: ['prawns', '@white-fish'] },
      bean: { of: ['black-eyed-beans', 'kidney-beans', 'chickpeas'], each: 80, may: true }, onion: CHOPPED_ONION, red: RED_PEPPER,
      scotch: SCOTCH,
      veg: {
        of: ['carrot', 'green-beans', 'frozen-peas', 'peas', 'frozen-mixed-vegetables', 'sweetcorn', 'cabbage'],
        each: 60, most: 2, may: true, ready: 'cut small',
      },
      plantain: { of: ['ripe-plantain', 'plantain'], each: 90, may: true, cut: 'slices-1cm' }, greens: DARK_GREENS, herb: SOFT_HERB, lemon: SQUEEZED,
    },
    oneOf: [['scotch', 'thyme', 'plantain', 'curry', 'hot', 'cube'], ['scotch', 'plantain', 'curry', 'thyme']],
    not: ['turmeric'],
    takes: { ...RED_TAKES, puree: { ...RED_TAKES.puree, amount: 1.5 } },
    acts: [
      { ...BROWN, words: 'Heat {oil:1/2} in {in} with a lid {heat} and fry {meat} with {salt} {until}. Lift onto a plate.' },
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [5, 7], cue: 'deep gold on both sides',
        words: 'Fry {plantain} in {oil:1/3} in {in} {heat} {until}.',
      },
      SOFTEN_ONION, FRY_RED, BONE,
      {
        do: 'simmer', in: 'pan', from: 'plate', heat: 'low', minutes: [20, 24], cue: 'the rice is tender and just begins to catch below',
        core: ['meat'], water: 130,
        words: 'Stir in {rice cube bean scotch salt} and {water}[, with {the meat} on top]. Bring to the boil, cover tightly and cook {heat} {until}[ ({core} in the meat)].',
      },
      {
        do: 'simmer', in: 'pan', heat: 'low', minutes: [5, 7], cue: 'cooked and steaming', core: ['fish', 'ready'],
        words: 'Lay {veg greens fish ready} on top, cover again and cook {heat} {until}[ ({core})].',
      },
      {
        do: 'serve', in: 'table', from: ['pan', 'frying-pan', 'plate'],
        words: 'Rest for 5 minutes, [lift out {the scotch} and ]fork up the bottom: what caught there is the best of it. [Squeeze over {lemon}. ]Serve[ with {the plantain}][, topped with {herb}].',
      },
    ],
    keeps: { days: 1 }, plate: [240, 850], table: AFRICA_TABLE,
  },
]);
