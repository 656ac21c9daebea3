// Fish, cheese, pulses and vegetables roasted on one tray.

import { defineRows } from '../language/row.ts';
import { COOK_RICE, COOL, COUSCOUS, CUT_BREAD, RICE, SOAK_COUSCOUS, SOFT_HERB } from './shared.ts';
import { GARLIC, HOT, LEMON, OIL, ONION, POTATO, QUICK, SLOW, SPICE, SPRIG, VINEGAR } from './tray-parts.ts';

export const LIGHT_TRAYS = defineRows([
  {
    id: 'tray-vegetables', family: 'oven', needs: ['oven'], frame: true,
    title: [
      'roast {names slow quick potato} with {names lead}', 'roast {names slow potato} with {name lead}',
      'roast vegetables with {names lead}',
    ],
    headnote: ['Hot oven, one layer, room between the pieces: that is the difference between roast vegetables and stewed ones.'],
    wants: {
      lead: {
        of: ['halloumi', 'tofu', 'chickpeas', '@white-bean', 'feta', 'goats-cheese', 'tinned-lentils', 'paneer', 'black-beans', 'tempeh'],
        each: 90, heart: true, most: 2, ready: 'in bite-sized pieces',
      },
      slow: { ...SLOW, each: 180 }, potato: POTATO, quick: { ...QUICK, each: 120 }, onion: ONION,
      greens: { of: ['spinach', '@salad-leaf', 'kale'], each: 30, may: true, ready: 'torn' },
      glaze: { of: ['honey', 'maple-syrup', 'pesto', 'miso', 'soy-sauce'], each: 10, may: true },
      cool: { ...COOL, of: ['tahini', 'hummus', '@yoghurt', 'tzatziki', 'soured-cream'], not: [] },
      nut: {
        of: ['walnuts', 'hazelnuts', 'almonds', 'pine-nuts', 'pumpkin-seeds', 'cashews', 'pistachios'], each: 10, may: true, cut: 'chopped',
      },
      sprig: SPRIG, herb: SOFT_HERB, lemon: LEMON, rice: RICE, couscous: COUSCOUS, bread: CUT_BREAD,
    },
    oneOf: [['slow', 'potato', 'quick']],
    takes: { oil: { ...OIL, amount: 2 }, garlic: GARLIC, spice: SPICE, vinegar: VINEGAR },
    acts: [
      { ...HOT, ovenC: 220 },
      {
        do: 'roast', in: 'tray', minutes: [20, 25], cue: 'brown underneath',
        words: 'On {in} turn {potato slow} in {oil:1/2} with {salt} and {pepper}, spread out in one layer and roast {until}.',
      },
      {
        do: 'roast', in: 'tray', minutes: [18, 22], cue: 'everything is soft and brown at the edges',
        words: 'Turn {lead quick onion garlic}[ and {glaze}] in {oil} with {sprig spice salt}, spread over {in} and roast {until}.',
      },
      COOK_RICE, SOAK_COUSCOUS,
      {
        do: 'dress', in: 'tray',
        words: '[Stir {greens} through so that {they greens} wilt{s greens} in the heat. ][Squeeze over {lemon}|Sprinkle with {vinegar}] and taste for salt[, then scatter with {nut herb}].',
      },
      { do: 'serve', in: 'table', from: ['tray', 'saucepan', 'bowl'], words: 'Serve[ with {rice couscous bread cool}].' },
    ],
    keeps: { days: 3, cold: true, words: 'It is as good at room temperature.' }, plate: [260, 900],
  },
]);
