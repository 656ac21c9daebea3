// Salads on boiled grain.

import { defineRows } from '../language/row.ts';
import { BEAN, BRINE, FRESH_CHEESE, FRUIT, LEAF, NUT, OIL, RAW, READY, SHARP, VINEGAR } from './salad-slots.ts';
import { SOFT_HERB } from './shared.ts';

export const GRAIN_SALADS = defineRows([
  {
    id: 'grain-salad', family: 'salad', needs: ['hob'],
    title: [
      '[?herb: herby |[?lemon=lemon: lemon ]]{name grain} salad with {names raw soft} and {name fry cheese ready bean}',
      '[?herb: herby |[?lemon=lemon: lemon ]]{name grain} salad with {names fry cheese ready bean raw soft leaf}',
    ],
    headnote: ['Dressed warm, {names grain} drinks in the oil and the sharpness; dressed cold, it only gets wet.'],
    wants: {
      grain: {
        of: ['couscous', 'bulgur', 'quinoa', 'giant-couscous', 'pearl-barley', 'spelt', 'freekeh', 'buckwheat'],
        not: ['buckwheat'], each: 65, heart: true, ready: '',
      },
      soft: {
        of: ['@soft-fry', 'aubergine', 'broccoli', 'asparagus', 'green-beans', 'butternut-squash'],
        not: ['@raw-only', 'frozen-spinach', 'cabbage', 'red-cabbage', 'butternut-squash'], each: 100, most: 2, may: true,
        ready: 'cut small',
      },
      raw: {
        ...RAW,
        of: [
          'cucumber', '@fresh-tomato', 'radish', 'spring-onion', 'red-onion', 'avocado', 'cooked-beetroot', 'sweetcorn', 'celery',
          'fennel', 'carrot',
        ],
      },
      leaf: { ...LEAF, each: 30 }, fruit: FRUIT, ready: { ...READY, of: [...READY.of, 'roast-vegetables'] }, bean: BEAN, cheese: FRESH_CHEESE,
      fry: { of: ['halloumi', 'tofu'], each: 80, may: true, ready: 'in slices' }, nut: NUT, brine: BRINE,
      dried: { of: ['raisins', 'apricots-dried', 'dates', 'dried-cranberries'], each: 15, may: true, cut: 'chopped' },
      herb: { ...SOFT_HERB, most: 2, each: 12 }, lemon: SHARP,
      cool: { of: ['@yoghurt', 'tahini', 'hummus', 'tzatziki'], each: 30, may: true },
    },
    oneOf: [['soft', 'raw', 'leaf'], ['ready', 'bean', 'cheese', 'fry', 'nut', 'raw', 'soft']],
    takes: {
      oil: { ...OIL, amount: 1.5 }, vinegar: VINEGAR,
      spice: { of: ['cumin', 'harissa', 'sumac', 'ras-el-hanout'], amount: 0.5, unit: 'tsp' },
    },
    acts: [
      {
        do: 'soak', in: 'bowl', water: 95, wait: 5, when: 'grain=couscous',
        words: 'Put {grain} in {in} with {salt}, pour over {water} from the kettle, cover and leave for {wait}. Fork it loose.',
      },
      {
        do: 'simmer', in: 'saucepan', heat: 'low', water: 130, minutes: { slot: 'grain', by: 'simmer' },
        cue: 'tender and the water is gone', when: 'grain=bulgur/quinoa/freekeh',
        words: 'Put {grain} in {in} with {water} and {salt}, bring to the boil, cover and cook {heat} {until}. Take off the lid and let the steam out.',
      },
      {
        do: 'boil', in: 'saucepan', heat: 'boiling', water: 'salted', minutes: [8, 10], cue: 'tender', when: 'grain=giant-couscous',
        words: 'Bring {in} of water {heat} with {water} and cook {grain} {until}. Drain.',
      },
      {
        do: 'boil', in: 'saucepan', heat: 'boiling', water: 'salted', minutes: [25, 35], cue: 'tender with a little bite',
        when: 'grain=pearl-barley/spelt',
        words: 'Bring {in} of water {heat} with {water} and cook {grain} {until}. Drain.',
      },
      {
        do: 'fry', in: 'pan', heat: 'medium', minutes: [10, 12], cue: 'soft all through and brown in places', beside: true,
        words: 'Heat {oil:1/3} in {in} {heat} and fry {soft} with {salt}, turning it now and then, {until}.',
      },
      {
        do: 'fry', in: 'frying-pan', heat: 'medium-high', minutes: [4, 6], cue: 'golden on both sides', beside: true,
        words: 'Fry {fry} in {oil:1/4} in {in} {heat} {until}.',
      },
      {
        do: 'whisk', in: 'small-bowl',
        words: 'Whisk {oil spice}[ and the juice of {lemon}| and {vinegar}] together in {in} with {salt} and {pepper}: it should taste too sharp.',
      },
      {
        do: 'toss', in: 'bowl', from: ['saucepan', 'pan', 'small-bowl'],
        words: 'Turn {the grain}[?soft:  and {the soft}] in the dressing in {in} while still warm.[ Fold in {raw leaf fruit bean brine dried herb}.]',
      },
      {
        do: 'serve', in: 'plate', from: ['bowl', 'frying-pan'],
        words: 'Taste again for salt. Serve[ topped with {ready cheese nut}][?fry:  and {the fry}][, with {cool} beside it].',
      },
    ],
    keeps: { days: 2, cold: true, words: 'It is a lunch for tomorrow; taste for salt first.' }, plate: [200, 750],
  },
]);
