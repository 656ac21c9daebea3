// A hot filling in warm bread.

import { defineRows } from '../language/row.ts';
import { BRINE, COOL, FRESH, FRIED_ONION, GRATED, LIME, SAUCE, SHARP, SLAW, SOFT } from './bread-slots.ts';
import { GARLIC, SOFT_HERB } from './shared.ts';

export const POCKETS = defineRows([
  {
    id: 'filled-pockets',
    family: 'bread',
    needs: ['hob'],
    title: [
      '[?bread=baguette: {name fill} baguette with {names soft cheese fresh}|{name fill} in {name bread} with {names soft fresh}]',
      '{name fill} in {name bread} with {names cool sauce}',
      '{names fill} in {name bread}',
      '{names soft} and {names bean} in {name bread}',
      '{names soft bean} in {name bread}',
    ],
    headnote: [
      '[?fill=halloumi: Halloumi waits for nobody: have everything else on the table before it goes into the pan.]',
      'Hot filling, cold salad, warm bread: the three meet in the hand and not before.',
    ],
    wants: {
      bread: {
        of: ['pitta', 'flatbread', 'naan', 'bread-roll', 'baguette', 'burger-bun', 'brioche', '@bread'],
        each: 90,
        heart: true,
        ready: '',
      },
      fill: {
        of: [
          ...([
            '@quick-poultry',
            'steak',
            'pork-fillet',
            'lamb-chop',
            '@mince',
            'merguez',
            '@prawn',
            '@white-fish',
          ] as const),
          ...(['halloumi', 'paneer', 'tofu', 'tempeh', 'seitan', 'falafel', 'quorn-pieces'] as const),
          ...(['cooked-lamb', 'cooked-duck'] as const),
        ],
        not: ['lamb-chop', 'merguez'],
        each: 115,
        may: true,
        cut: 'strips',
      },
      bean: { of: ['chickpeas', '@white-bean', '@tinned-bean', 'tinned-lentils'], each: 100, may: true },
      soft: { ...SOFT, not: [...(SOFT.not ?? []), '@fresh-tomato'], each: 80 },
      onion: FRIED_ONION,
      fresh: FRESH,
      slaw: SLAW,
      brine: BRINE,
      cheese: { ...GRATED, of: ['feta', ...GRATED.of] },
      cool: { ...COOL, of: ['hummus', 'tzatziki', '@yoghurt', ...COOL.of, 'tahini'], most: 2 },
      sauce: { ...SAUCE, of: ['harissa', 'mango-chutney', 'pesto', ...SAUCE.of, 'mustard'] },
      herb: { ...SOFT_HERB, most: 2 },
      lime: { ...LIME, of: ['lemon', 'lime'] },
    },
    oneOf: [['fill', 'bean']],
    beats: ['tray-vegetables'],
    not: ['egg'],
    takes: {
      fat: { of: ['olive-oil', 'vegetable-oil'], amount: 1, unit: 'tbsp' },
      garlic: GARLIC,
      spice: {
        of: [
          'cumin',
          'ras-el-hanout',
          'curry-powder',
          'zaatar',
          'garam-masala',
          'baharat',
          'jerk-seasoning',
          'cajun-seasoning',
        ],
        amount: 0.75,
        unit: 'tsp',
      },
      paprika: { of: ['paprika', 'smoked-paprika'], amount: 0.5, unit: 'tsp' },
      sharp: { ...SHARP, of: ['red-wine-vinegar', 'cider-vinegar', 'vinegar'] },
    },
    acts: [
      {
        do: 'soften',
        in: 'frying-pan',
        heat: 'medium-high',
        minutes: [6, 8],
        cue: 'soft and browned at the edges',
        words:
          'Heat {fat:1/3} in {in} {heat} and fry {soft onion} with {salt}, stirring, {until}. Push to one side.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [1, 2],
        cue: 'it smells toasted',
        and: true,
        when: '!fill&!bean',
        words: 'Stir in {fat spice paprika garlic} and fry {heat} {until}.',
      },
      {
        do: 'mix',
        in: 'bowl',
        beside: true,
        words:
          'Turn {fill} in {in} with {spice paprika pepper}[?fill=halloumi: | and {salt}][, and {garlic}].',
        when: '!fill=falafel',
      },
      {
        do: 'brown',
        in: 'frying-pan',
        from: 'bowl',
        heat: 'medium-high',
        minutes: { slot: 'fill', by: 'stir-fry' },
        cue: 'browned and cooked through, the juices clear',
        core: ['fill'],
        when: 'fill=#poultry-cut/steak/pork-fillet/prawns',
        words: 'Fry {the fill} in {in} in {fat} {heat}, turning now and then, {until} ({core}).',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        from: 'bowl',
        heat: 'medium-high',
        minutes: [6, 9],
        cue: 'well browned and hot all through',
        core: ['fill'],
        when: '!fill=#poultry-cut/steak/pork-fillet/prawns/falafel',
        words: 'Fry {the fill} in {in} in {fat} {heat}, turning now and then, {until}[ ({core})].',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [6, 8],
        cue: 'crisp and hot in the middle',
        core: ['fill'],
        when: 'fill=falafel',
        words:
          'Fry {fill} in {in} in {fat} {heat}, turning, {until}[ ({core})]. Dust with {spice paprika garlic}.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [4, 6],
        cue: 'hot and turning crisp',
        words:
          'Stir {bean} into {in} with {fat spice paprika garlic} and a pinch of pepper and fry {heat} {until}.',
      },
      {
        do: 'toss',
        in: 'small-bowl',
        beside: true,
        words: 'Toss {fresh slaw herb} in {in} with [{lime:1/2}, squeezed,|{sharp:1/2}] and {salt}.',
      },
      {
        do: 'serve',
        in: 'plate',
        from: ['frying-pan', 'bowl', 'small-bowl'],
        words:
          'Warm {bread} for a few seconds in the empty pan, and open [?bread=pitta: the pockets|it]. [Spread with {cool sauce}. ]Fill with {the fill bean soft}[ and {the fresh slaw}][, then {brine cheese herb}]. Finish with {lime sharp}.',
      },
    ],
    keeps: { days: 1, words: 'Keep the filling and the salad apart.' },
    plate: [180, 700],
  },
]);
