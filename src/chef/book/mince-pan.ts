// Mince from the pan.

import { defineRows } from '../language/row.ts';
import { BESIDE, LATE, SHARP, TOMATO } from './pot-parts.ts';
import { BOIL_POTATO, COOK_RICE, COOL, GARLIC, GREENS, POTATO, SLICED_ONION, SOAK_COUSCOUS, SOFT_HERB, SQUEEZED } from './shared.ts';

export const MINCE_PAN = defineRows([
  {
    id: 'mince-pan', family: 'pan', needs: ['hob'],
    title: [
      'spiced {name meat} with {names veg greens} and {name rice potato couscous}', 'spiced {name meat} with {names veg greens roots}',
      'spiced {name meat} with {name rice potato couscous bread}', 'spiced {name meat}',
    ],
    headnote: ['{names meat} fried until it crackles, warm with {names cumin}[, with {names veg roots greens bean} in it][, over {names rice potato couscous}].'],
    wants: {
      meat: { of: ['@mince', 'soya-mince', 'quorn-pieces'], each: 120, heart: true }, onion: { ...SLICED_ONION, cut: 'finely-chopped' },
      roots: {
        of: ['carrot', 'celery', 'aubergine', 'butternut-squash', 'parsnip', 'sweet-potato', 'cauliflower', 'cabbage', 'swede'], each: 90,
        most: 2, may: true, cut: 'dice-1cm',
      },
      tomato: { ...TOMATO, of: [...TOMATO.of, 'salsa'], each: 100 }, veg: { ...LATE, each: 90 }, greens: GREENS,
      bean: { of: ['chickpeas', '@tinned-bean', 'tinned-lentils'], each: 70, may: true }, potato: POTATO,
      cheese: { of: ['feta', '@grates', 'goats-cheese'], each: 20, may: true, ready: 'crumbled or grated' },
      dried: { of: ['raisins', 'apricots-dried', 'olives'], each: 12, may: true, ready: '' },
      nut: { of: ['pine-nuts', 'almonds', 'walnuts', 'cashews'], each: 10, may: true, ready: '' }, cool: COOL,
      leaf: { of: ['@salad-leaf', 'cucumber', 'avocado'], each: 40, may: true, ready: 'in bite-sized pieces' }, herb: { ...SOFT_HERB, each: 8 },
      lemon: SQUEEZED, ...BESIDE,
    },
    not: ['@pasta', 'soy-sauce'],
    takes: {
      oil: { of: ['vegetable-oil', 'olive-oil'], amount: 0.75, unit: 'tbsp' }, garlic: GARLIC,
      ginger: { of: ['ginger'], amount: 1, unit: 'tsp', may: true, ready: 'finely grated' },
      cumin: { of: ['cumin', 'cumin-seeds', 'ras-el-hanout', 'baharat'], amount: 0.75, unit: 'tsp' },
      warm: { of: ['smoked-paprika', 'paprika', 'curry-powder', 'garam-masala', 'harissa', 'cinnamon'], amount: 0.5, unit: 'tsp' },
      puree: { of: ['tomato-puree'], amount: 0.5, unit: 'tbsp' }, sharp: SHARP,
    },
    acts: [
      { ...BOIL_POTATO, words: 'Bring {in} of water {heat} with {water} and cook {potato} {until}. Drain and keep covered.' },
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [8, 10], cue: 'soft and golden',
        words: 'Warm {oil} in {in} {heat} and cook {onion roots} with {salt}, stirring now and then, {until}.',
      },
      {
        do: 'brown', in: 'pan', heat: 'high', minutes: [7, 9], cue: 'it crackles and is brown', core: ['meat'],
        words: '[?onion: Turn up the heat, add|[?roots: Turn up the heat, add|Heat {oil} in {in}, add]] {meat}, break it up and fry {heat} {until}[ (by then {core} all through)].',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [1, 2], cue: 'fragrant',
        words: 'Stir in {garlic ginger cumin warm puree} and fry {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium-low', minutes: [10, 12], cue: 'thick and no longer watery', water: 75,
        words: 'Add {tomato bean dried} and {water} and simmer {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium-low', minutes: [10, 12], cue: 'the vegetables are tender', water: 100,
        words: 'Pour in {water}, cover and cook {the roots} {heat} {until}.',
        when: '!tomato&!bean&!dried',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [4, 6], cue: 'just tender',
        words: 'Add {veg greens} and cook {heat} {until}.',
      },
      COOK_RICE, SOAK_COUSCOUS,
      {
        do: 'serve', in: 'table', from: ['pan', 'pot', 'saucepan', 'bowl'],
        words: '[Squeeze in {lemon}|Stir in {sharp}] with {pepper} and taste for salt. Serve[ with {potato rice couscous bread leaf cool}][, scattered with {cheese nut herb}].',
      },
    ],
    keeps: { days: 3, months: 3 }, plate: [250, 900],
  },
]);
