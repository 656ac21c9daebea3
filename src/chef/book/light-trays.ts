// Fish, cheese, pulses and vegetables roasted on one tray.

import { defineRows } from '../language/row.ts';
import { NUT } from './plate-slots.ts';
import { COOK_RICE, COOL, COUSCOUS, CUT_BREAD, RICE, SOAK_COUSCOUS, SOFT_HERB } from './shared.ts';
import { CHEESE, GARLIC, HOT, LEMON, OIL, ONION, POTATO, QUICK, SLOW, SPICE, SPRIG, VINEGAR } from './tray-parts.ts';

export const LIGHT_TRAYS = defineRows([
  {
    id: 'tray-vegetables', family: 'oven', needs: ['oven'], frame: true,
    title: [
      '[?glaze=honey: honey-roast|roast] {names slow quick potato} with {names lead}', 'roast {names slow potato} with {name lead}',
      'roast vegetables with {names lead}', 'roast {names slow potato} with {names quick cool}', 'roast {names slow}[ with {name sprig herb}]',
    ],
    headnote: [
      'Dark, sweet edges on {the slow quick potato}, and enough {names lead} to make it supper.',
      'Given a fierce oven and room on the tray, {the slow} turn{s slow} dark at the edges and sweet right through.',
    ],
    wants: {
      lead: {
        of: ['halloumi', 'tofu', 'chickpeas', '@white-bean', 'feta', 'goats-cheese', 'tinned-lentils', 'paneer', 'black-beans', 'tempeh'],
        each: 90, most: 2, buy: ['feta', 'chickpeas'], ready: 'in bite-sized pieces',
      },
      slow: { ...SLOW, of: ['@slow-roast', 'beetroot'], not: [...SLOW.not, 'leek'], each: 200, most: 4 }, potato: POTATO, quick: { ...QUICK, each: 120 }, onion: { ...ONION, of: ['@onion', 'leek'], cut: 'for-roast' },
      fruit: { of: ['pear', 'apple'], each: 60, may: true, cut: 'wedges' },
      greens: { of: ['spinach', '@salad-leaf', 'kale'], each: 30, may: true, ready: 'torn' },
      glaze: { of: ['honey', 'maple-syrup', 'pesto', 'miso', 'soy-sauce'], each: 10, may: true },
      cool: { ...COOL, of: ['tahini', 'hummus', '@yoghurt', 'tzatziki', 'soured-cream'], not: [] },
      nut: { ...NUT, each: 10 }, sprig: SPRIG, herb: SOFT_HERB, lemon: LEMON, rice: RICE, couscous: COUSCOUS, bread: CUT_BREAD,
    },
    oneOf: [['slow', 'potato', 'quick']], not: ['sauerkraut'],
    takes: { oil: { ...OIL, amount: 1.5 }, garlic: GARLIC, spice: SPICE, vinegar: VINEGAR },
    acts: [
      { ...HOT, ovenC: 220 },
      {
        do: 'roast', in: 'tray', minutes: [20, 25], cue: 'brown underneath',
        words: 'Toss {potato slow} with {oil:1/2}, {salt} and {pepper} on {in}, well spread out, and roast {until}.',
      },
      {
        do: 'roast', in: 'tray', minutes: [18, 22], cue: 'everything is soft and brown at the edges',
        words: 'Put [?lead=goats-cheese: {quick onion fruit garlic glaze sprig spice}|{lead quick onion fruit garlic glaze sprig spice}] on {in} with {oil} and {salt}, turn all together and roast {until}.',
      },
      { do: 'roast', in: 'tray', minutes: [4, 5], cue: 'it slumps', words: 'Dot with {lead} and roast {until}.', when: 'lead=goats-cheese' },
      COOK_RICE, SOAK_COUSCOUS,
      {
        do: 'dress', in: 'tray',
        words: '[Stir {greens} through so that {they greens} wilt{s greens} in the heat[?greens=kale: , 4 minutes more in the oven]. ][Squeeze over {lemon}|Sprinkle with {vinegar}] and taste for salt[, then scatter with {nut herb}].[?garlic:  Squeeze the garlic out of its skins.]',
      },
      { do: 'serve', in: 'table', from: ['tray', 'saucepan', 'bowl'], words: 'Serve[ with {rice couscous bread cool}][?cool=tahini: , the tahini loosened with water].' },
    ],
    keeps: { days: 3, cold: true, words: 'It is as good at room temperature.' }, plate: [260, 900],
  },
  {
    id: 'tray-fish', family: 'oven', needs: ['oven'],
    title: ['{name fish} baked on {names potato bean slow}[ with {names quick}]', '{name fish} baked on {name potato bean slow quick}'],
    headnote: ['Laid on for the last minutes only, {the fish} stay{s fish} moist and season{s fish} {the potato bean slow quick} underneath.'],
    wants: {
      fish: { of: ['@baked-fish'], each: 150, heart: true, ready: 'patted dry' }, potato: { ...POTATO, of: ['@potato'], cut: 'slices-1cm' },
      slow: SLOW, quick: { ...QUICK, not: ['green-beans', 'frozen-peas', 'peas'] }, onion: ONION, bean: { of: ['@white-bean', 'chickpeas'], each: 90, may: true },
      brine: { of: ['olives', 'capers', 'sun-dried-tomatoes', 'roasted-peppers'], each: 15, most: 2, may: true, ready: 'drained' },
      smoky: { of: ['chorizo'], each: 30, may: true, ready: 'cut small' }, wine: { of: ['white-wine'], each: 40, may: true },
      coat: { of: ['pesto', 'tapenade', 'mustard', 'wholegrain-mustard'], each: 12, may: true }, greens: { of: ['spinach'], each: 40, may: true, ready: '' },
      cheese: CHEESE, cool: COOL, sprig: SPRIG, herb: SOFT_HERB, lemon: LEMON, bread: CUT_BREAD,
    },
    oneOf: [['potato', 'slow', 'quick', 'bean']],
    takes: {
      oil: { ...OIL, amount: 1.5 }, garlic: GARLIC, vinegar: VINEGAR,
      spice: { of: ['oregano', 'dried-thyme', 'fennel-seeds', 'smoked-paprika', 'paprika'], amount: 0.5, unit: 'tsp', unless: 'sprig' },
    },
    acts: [
      HOT,
      {
        do: 'roast', in: 'tray', minutes: [22, 25], cue: 'brown at the edges and nearly soft',
        words: 'Turn {potato slow onion}[ and {garlic}] in {oil:1/2} on {in} with {salt} and {pepper}. Spread out in one layer and roast {until}.',
      },
      {
        do: 'roast', in: 'tray', minutes: [10, 12], cue: 'soft at the edges', when: '!quick=asparagus',
        words: 'Turn {quick bean smoky}[?!potato&!slow&!onion: [ and {garlic}]] in {oil:2/5} with {salt}, spread over {in} and roast {until}.',
      },
      {
        do: 'roast', in: 'tray', minutes: { slot: 'fish', by: 'bake' }, cue: 'it flakes and is opaque in the middle', core: ['fish', 'smoky'],
        words: '[?quick=asparagus: Turn {quick bean smoky}[?!potato&!slow&!onion: [ and {garlic}]] in {oil:2/5} on {in}. ][Stir in {brine wine greens}. ]Season {fish} with {salt sprig spice pepper}[, spread with {coat}], lay on top, trickle over {oil} and bake {until} ({core}).',
      },
      { do: 'serve', in: 'table', from: 'tray', words: '[Squeeze over {lemon}|Sprinkle with {vinegar}][ and scatter with {cheese herb}].[?garlic:  Squeeze the garlic out of its skins.] Serve from the tray[, with {bread cool}].' },
    ],
    keeps: { days: 1, cold: true, words: 'Cold, it is good in a salad.' }, plate: [260, 900],
  },
]);
