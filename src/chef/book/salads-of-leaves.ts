// Salads in which leaves lead.

import { defineRows } from '../language/row.ts';
import { CRISP, RASHER } from './egg-slots.ts';
import {
  BEAN, BOIL_EGG, BRINE, DRESS, EGG, FRESH_CHEESE, FRUIT, MUSTARD, NUT, OIL, RAW, READY, SHARP, SWEET, VINEGAR,
} from './salad-slots.ts';
import { CUT_BREAD, SOFT_HERB } from './shared.ts';

export const SALADS_OF_LEAVES = defineRows([
  {
    id: 'leaf-salad', family: 'salad', needs: [],
    title: [
      '{name leaf} and {name fruit} salad with {names cheese ready nut bean}', '[?ready: {name ready bean} salad with {names leaf raw}]',
      '{name leaf bean} salad with {names cheese} and {names raw nut}', '{names leaf raw fruit bean} in [?cream: a creamy|mustard] dressing',
    ],
    headnote: [
      '[?fruit&cheese: Sweet fruit and {name cheese} need something sharp to hold them together, and the dressing does that.]',
      '[?ready: The dressing is for the leaves alone; what lies on top keeps its own taste.]',
      '[?bean: {names bean} want a sharp dressing and leaves a light hand, and here they get both.]',
      'Dry leaves are the secret: the dressing clings to them, and slides off wet ones.',
    ],
    wants: {
      leaf: { of: ['@salad-leaf', 'spinach'], each: 60, most: 2, heart: true, ready: 'washed and dried' }, raw: RAW, fruit: FRUIT,
      ready: READY, cheese: FRESH_CHEESE, bean: BEAN, nut: NUT, brine: BRINE, herb: SOFT_HERB, lemon: SHARP, bread: CUT_BREAD,
      cream: { of: ['salad-dressing', 'mayonnaise', 'ranch-dressing', '@yoghurt', 'soured-cream'], each: 25, may: true },
    },
    oneOf: [['ready', 'cheese', 'bean', 'raw', 'fruit']], not: ['tortilla', '@bun', 'rye-bread'],
    takes: { oil: { ...OIL, unless: 'cream' }, vinegar: VINEGAR, mustard: MUSTARD, sweet: SWEET },
    acts: [
      { ...DRESS, words: DRESS.words.replace('{oil', '{cream oil') },
      { do: 'toss', in: 'bowl', words: 'Add {leaf raw fruit bean brine herb} and turn gently, with your hands, until all of it shines.' },
      {
        do: 'serve', in: 'plate', from: 'bowl',
        words: 'Pile onto [?one: a plate|plates][, top with {ready cheese nut}] and eat at once[, with {bread}].',
      },
    ],
    keeps: { days: 0, words: 'Dressed leaves do not wait.' }, plate: [140, 700],
  },
  {
    id: 'composed-salad', family: 'salad', needs: ['hob'],
    title: [
      '[?potato&egg&!ready&!rasher: warm {name potato} and {name egg} salad with {names cheese green leaf}]',
      '{name ready rasher} salad with {names potato egg green}', '[?rasher: warm {name rasher} salad with {names cheese leaf raw}]',
      '{name egg potato green} salad with {names cheese bean leaf raw}', 'salad with {names egg potato green}',
    ],
    headnote: [
      '[?potato: Hot potatoes drink the dressing, cold leaves go in last: the pleasure is in having both at once.]',
      '[?rasher: Hot and crisp over cold and sharp: eat it before either gives way.]',
      '[?egg: A sharp dressing is what a boiled egg wants: the yolk makes it creamy as you eat.]',
      'Greens boiled for moments and cooled at once keep their colour and their snap.',
    ],
    wants: {
      leaf: { of: ['@salad-leaf', 'spinach'], each: 60, most: 2, heart: true, ready: 'washed and dried' }, raw: RAW, fruit: FRUIT,
      ready: READY, rasher: RASHER, cheese: FRESH_CHEESE, egg: EGG, bean: BEAN, nut: NUT, brine: BRINE, herb: SOFT_HERB, lemon: SHARP,
      potato: { of: ['new-potato', 'potato', 'cooked-potato'], not: ['cooked-potato'], each: 120, may: true, cut: 'chunks-2cm' },
      green: {
        of: ['green-beans', 'asparagus', 'sugar-snap-peas', 'frozen-peas', 'tenderstem-broccoli', 'broccoli'], each: 60, may: true,
        ready: 'in bite-sized pieces',
      },
      bread: CUT_BREAD, cool: { of: ['creme-fraiche', 'soured-cream', '@yoghurt', 'mayonnaise'], each: 30, may: true },
    },
    oneOf: [['egg', 'potato', 'green', 'rasher']], takes: { oil: OIL, vinegar: VINEGAR, mustard: MUSTARD, sweet: SWEET },
    acts: [
      {
        do: 'boil', in: 'pot', heat: 'boiling', water: 'salted', minutes: [12, 15], cue: 'a knife slips through',
        words: 'Bring {in} of water {heat} with {water} and cook {potato} {until}[, with {green} in it for the last 3 minutes]. Drain.',
      },
      {
        do: 'boil', in: 'pot', heat: 'boiling', water: 'salted', minutes: [3, 4], cue: 'just tender', when: '!potato',
        words: 'Bring {in} of water {heat} with {water} and cook {green} {until}. Drain and cool under the tap.',
      },
      BOIL_EGG, { ...CRISP, beside: true }, DRESS,
      {
        do: 'toss', in: 'bowl', from: ['pot', 'saucepan'],
        words: '[?potato: Turn the hot potatoes in the dressing and leave for 5 minutes. ]Add {leaf raw fruit bean brine herb}[?green:  and the greens] and turn gently until all of it shines.',
      },
      {
        do: 'serve', in: 'plate', from: ['bowl', 'frying-pan'],
        words: 'Pile onto [?one: a plate|plates][ and top with {ready cheese nut}[?egg:  and the eggs]][?rasher: , scatter with {the rasher}][, with {cool} in spoonfuls]. Eat at once[, with {bread}].',
      },
    ],
    keeps: { days: 0, words: 'Dressed leaves do not wait.' }, beats: ['leaf-salad'], plate: [140, 700],
  },
]);
