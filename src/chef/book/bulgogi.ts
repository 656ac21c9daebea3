// Thin beef or pork in a sweet marinade.

import { defineRows } from '../language/row.ts';
import {
  EAST_OIL,
  EAST_RICE,
  GARLIC,
  GINGER,
  HOT,
  RICE_BESIDE,
  SESAME,
  SOY,
  SWEET,
  WARM_RICE,
} from './eastern.ts';

const BEEF = '[?meat=steak/stewing-beef: beef|pork]';

export const BULGOGI = defineRows([
  {
    id: 'bulgogi',
    family: 'pan',
    needs: ['hob'],
    title: [
      `${BEEF} bulgogi in {name leaf}[ with {names fruit}]`,
      `${BEEF} bulgogi with {name rice warm} and {names veg kimchi raw}`,
      `${BEEF} bulgogi with {names veg kimchi raw rice warm}`,
      `${BEEF} bulgogi`,
    ],
    headnote: [
      '[?fruit: Grated {name fruit} sweetens the marinade and makes the meat tender: twenty minutes are enough.|Slice it so thin that it cooks in two minutes, and give it room: it should sear, not stew.]',
    ],
    wants: {
      meat: {
        of: ['steak', 'stewing-beef', 'pork-fillet', 'pork-chop', 'pork-belly'],
        each: 130,
        heart: true,
        ready: 'sliced across the grain as thin as you can',
      },
      sauce: { of: ['bulgogi-sauce', 'gochujang'], each: 18, may: true, ready: '' },
      fruit: { of: ['pear', 'apple', 'kiwi'], each: 40, may: true, ready: 'grated' },
      onion: { of: ['spring-onion', '@onion'], each: 50, may: true, cut: 'thin-slices' },
      veg: {
        of: [
          ...(['carrot', 'mushroom', 'shiitake', 'pepper', 'courgette', 'spinach'] as const),
          ...(['oyster-mushroom', 'beansprouts'] as const),
        ],
        each: 80,
        most: 2,
        may: true,
        ready: 'cut into thin strips',
      },
      leaf: { of: ['lettuce', 'perilla', 'chinese-leaf'], each: 50, may: true, ready: 'leaves separated' },
      raw: { of: ['cucumber', 'radish', 'daikon'], each: 50, may: true, ready: 'cut into thin strips' },
      kimchi: { of: ['kimchi'], each: 40, may: true, ready: '' },
      seed: { of: ['sesame-seeds'], each: 4, may: true, ready: '' },
      ...RICE_BESIDE,
    },
    oneOf: [
      ['sauce', 'fruit', 'sesame', 'kimchi'],
      ['soy', 'sauce', 'sesame', 'seed', 'kimchi'],
      ['leaf', 'rice', 'warm', 'veg', 'onion', 'raw', 'kimchi'],
    ],
    not: [
      ...(['@potato', '@cream', '#pasta', '#noodle', '@any-tomato', '@yoghurt', 'tofu'] as const),
      ...(['tortilla', 'bread', 'egg'] as const),
    ],
    takes: {
      soy: { ...SOY, amount: 1.25 },
      sweet: { ...SWEET, amount: 1.5, unless: 'sauce' },
      sesame: { ...SESAME, amount: 2 },
      garlic: { ...GARLIC, amount: 1.5 },
      ginger: GINGER,
      hot: HOT,
      oil: EAST_OIL,
    },
    acts: [
      {
        do: 'mix',
        in: 'bowl',
        wait: 20,
        words:
          'In {in}, turn {meat} with {soy sweet sauce fruit garlic ginger sesame hot} and plenty of {pepper}. Leave for {wait}; wash board and knife.',
      },
      ...EAST_RICE,
      {
        do: 'fry',
        in: 'wok',
        heat: 'high',
        minutes: [3, 4],
        cue: 'tender and marked brown',
        words: 'Heat {oil:1/2} in {in} {heat}, add {veg onion} and toss {until}. Tip onto a plate.',
      },
      {
        do: 'brown',
        in: 'wok',
        from: 'bowl',
        heat: 'high',
        minutes: [4, 5],
        cue: 'no pink is left and the edges catch and darken',
        core: ['meat'],
        words:
          'Lift the meat from its marinade, spread it in {in} with {oil} {heat} and fry, turning twice, {until} ({core}). Pour in the marinade and let it boil hard to a glaze.',
      },
      WARM_RICE,
      {
        do: 'serve',
        in: 'table',
        from: ['wok', 'saucepan', 'plate'],
        words:
          '[Fold {the veg onion} back in. ]Serve[ with {rice warm}][, {raw kimchi} beside][, scattered with {seed}][; wrap it in {leaf}, a little at a time].',
      },
    ],
    beats: ['stir-fry', 'glazed-bowl'],
    keeps: { days: 2 },
    plate: [170, 760],
    table: ['scatter', 'condiment', 'wedge'],
  },
]);
