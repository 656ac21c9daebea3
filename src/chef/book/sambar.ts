// Sambar: lentils made sour.

import { defineRows } from '../language/row.ts';
import { cumin, DAL, FAT, GARLIC, ginger, heat, hot, LENTILS, MASALA, paste, pulp, seed, TEMPER, turmeric, VEG, WITH } from './lentil-kit.ts';
import { COOK_RICE } from './shared.ts';
import { CURRY_TABLE } from './spice-box.ts';

export const SAMBAR = defineRows([
  {
    id: 'sambar', family: 'stew', needs: ['hob'],
    title: ['sambar with {names veg}', 'sambar with {names pod tomato}'],
    headnote: ['{names lentil} simmered soft, made sour with tamarind and thin enough to pour[ over {names rice}], with {names pod veg tomato} in it.', '{names lentil} simmered soft, made sour with tamarind, and finished with onions sizzling in spices.'],
    wants: {
      lentil: { of: ['toor-dal', 'red-lentils', 'yellow-split-peas', 'moong-dal'], each: 60, heart: true, ready: 'rinsed' },
      sour: { of: ['tamarind'], each: 12, heart: true }, veg: { ...VEG, each: 120 },
      pod: { of: ['okra', 'moringa-pod', 'daikon'], each: 70, may: true, most: 2, cut: 'for-simmer' }, ...WITH,
    },
    takes: {
      fat: { ...FAT, of: ['ghee', 'vegetable-oil', 'coconut-oil'] }, seed: { ...seed, of: ['mustard-seeds', 'cumin-seeds'] }, turmeric,
      garlic: GARLIC, ginger, pulp, hot, heat, cumin, paste,
      fenugreek: { of: ['fenugreek-seeds', 'asafoetida'], amount: 0.25, unit: 'tsp', may: true, whole: true },
      masala: { ...MASALA, of: ['coriander-ground', 'curry-powder'], amount: 1 },
    },
    acts: [
      { ...DAL, when: 'lentil=red-lentils/moong-dal', words: LENTILS.replace('tomato veg ', '') },
      { ...DAL, minutes: [35, 45], water: 300, when: 'lentil=toor-dal/yellow-split-peas', words: LENTILS.replace('tomato veg ', '') },
      {
        do: 'simmer', in: 'pot', heat: 'medium-low', minutes: [16, 20], cue: 'the rawness of the tamarind is gone[?veg:  and the vegetables are tender]', water: 120,
        words: 'Add {veg pod tomato sour salt} and {water} and simmer {heat} {until}[; add {greens} for the last 5 minutes].',
      },
      COOK_RICE,
      { ...TEMPER, words: TEMPER.words.replace('{seed', '{fenugreek seed') },
      {
        do: 'serve', in: 'table', from: ['pot', 'saucepan', 'frying-pan'],
        words: 'Stir the sizzling onions into the sambar[ and squeeze in {lemon}]: thin, hot and sour. Serve[ with {rice}][, topped with {herb}].',
      },
    ],
    beats: ['dal'],
    keeps: { days: 3, months: 2 }, plate: [200, 700], table: CURRY_TABLE,
  },
]);
