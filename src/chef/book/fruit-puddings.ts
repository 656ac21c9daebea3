// Puddings that fruit leads: raw, baked whole, and stewed.

import { defineRows } from '../language/row.ts';
import { BROWN, CHOCOLATE, CREAM, DRIED, DUST, FAT, HEAT, JUICE, NUTS, RUNNY } from './sweet-parts.ts';


export const FRUIT_PUDDINGS = defineRows([
  {
    id: 'baked-fruit', family: 'pudding', side: 'sweet', needs: ['oven'],
    title: [
      'baked {names fruit} with {names nuts}[ and {name cream}]', 'baked {names fruit} with {name cream}',
      'baked {names fruit} with {name runny chocolate}', 'baked {names fruit}',
    ],
    headnote: ['{names fruit} baked until the juice is syrup[, with {names runny wine sprig} in the dish][ and {names nuts biscuit} on top].'],
    wants: {
      fruit: {
        of: ['peach', 'nectarine', 'plum', 'apricot', 'pear', 'apple', 'cooking-apple', 'figs', 'banana', 'tinned-peaches'],
        each: 180, most: 2, heart: true, cut: 'halves',
      },
      biscuit: { of: ['amaretti', 'biscuit', 'oat-biscuit', 'almond-flour', 'marzipan'], each: 15, may: true, ready: 'crushed' },
      nuts: { ...NUTS, each: 15 }, dried: DRIED, chocolate: CHOCOLATE, juice: JUICE,
      runny: { ...RUNNY, of: ['@runny-sweet', 'jam', 'marmalade'] },
      wine: { of: ['marsala', 'port', 'sherry', 'white-wine', 'rum', 'liqueur'], each: 20, may: true },
      sprig: {
        of: ['thyme', 'rosemary', 'cinnamon-stick', 'star-anise', 'cardamom', 'vanilla-pod', 'bay-leaf'], each: 0.5, may: true, ready: '',
      },
      cream: CREAM,
    },
    takes: { fat: { ...FAT, amount: 8 }, sugar: { ...BROWN, amount: 2, unit: 'tsp', unless: 'runny' }, spice: DUST },
    acts: [
      HEAT(190),
      {
        do: 'mix', in: 'dish',
        words: 'Put {fruit} cut side up in {in} where they fit closely, with 2 tablespoons of water below. Dot with {fat}[, tuck in {sprig}], sweeten with {runny sugar} and dust with {spice}[, then squeeze over {juice}][ and splash with {wine}].',
      },
      {
        do: 'bake', in: 'dish', minutes: [25, 35], cue: 'a knife slides in and the juice is syrupy',
        when: '!fruit=apple/cooking-apple/pear',
        words: 'Bake, spooning the juice over them once, {until}.[ Scatter with {biscuit nuts dried} for the last 8 minutes.]',
      },
      {
        do: 'bake', in: 'dish', minutes: [35, 45], cue: 'a knife slides in and the edges are brown', when: 'fruit=apple/cooking-apple/pear',
        words: 'Bake, spooning the juice over them twice, {until}.[ Scatter with {biscuit nuts dried} for the last 8 minutes.]',
      },
      {
        do: 'serve', in: 'table', from: 'dish',
        words: 'Serve warm with the juice of the dish[, {chocolate} melting over the top][ and {cream} beside].',
      },
    ],
    keeps: { days: 3, cold: true, words: 'Cold, they go into the next bowl of yoghurt.' }, plate: [130, 600], table: [],
  },
]);
