// Grains under the kettle; raw vegetables dressed.

import { defineRows } from '../language/row.ts';
import { COOL, NUT, SHARP } from './plate-slots.ts';
import { CUT_BREAD, SOFT_HERB, SQUEEZED } from './shared.ts';

export const KETTLE_AND_RAW = defineRows([
  {
    id: 'kettle-grains', family: 'salad', frame: true, needs: ['kettle'],
    title: [
      '[?lemon=lemon: lemon|spiced] {name grain} with {names bean fish meat raw cheese}', 'spiced {name grain} with {names nut herb dried cool}', 'warm spiced {name grain}',
    ],
    headnote: ['No pan at all: hot water swells the {names grain}, and dressed while warm it drinks in the oil and the sharpness.'],
    wants: {
      grain: {
        of: ['couscous', 'poha', 'gari', 'rice-noodles', 'glass-noodles', 'bulgur'], each: 75, heart: true, ready: '',
      },
      bean: {
        of: ['@tinned-bean', 'tinned-lentils', 'edamame', 'frozen-peas', 'sweetcorn'],
        each: 90, most: 2, may: true,
      },
      fish: {
        of: ['tinned-tuna', 'tinned-salmon', 'tinned-sardines', 'tinned-mackerel', 'smoked-mackerel', 'smoked-salmon', 'cooked-prawns'],
        each: 65, may: true, ready: 'flaked',
      },
      meat: { of: ['@cooked-poultry', 'ham', '@cooked-meat', 'salami', 'roast-vegetables'], each: 80, may: true, ready: 'in bite-sized pieces' },
      raw: {
        of: [
          '@fresh-tomato', 'cucumber', 'pepper', 'spring-onion', 'red-onion', 'carrot', 'radish', 'courgette', 'spinach', '@salad-leaf',
          'avocado', 'celery', 'cooked-beetroot',
        ],
        each: 110, most: 4, may: true, ready: 'cut small',
      },
      cheese: {
        of: ['feta', 'goats-cheese', 'mozzarella', '@grates', '@italian-cheese'], not: ['halloumi'], each: 35, may: true, ready: 'crumbled',
      },
      brine: {
        of: ['olives', 'capers', 'sun-dried-tomatoes', 'roasted-peppers', 'preserved-lemon'], each: 20, most: 2, may: true,
        ready: 'chopped',
      },
      dried: { of: ['raisins', 'apricots-dried', 'dates', 'dried-cranberries', 'pomegranate'], each: 18, may: true, ready: 'cut up' },
      nut: NUT, cool: COOL, herb: { ...SOFT_HERB, most: 2, each: 10 }, lemon: SQUEEZED,
    },
    takes: {
      oil: { of: ['olive-oil', 'vegetable-oil'], amount: 1.5, unit: 'tbsp' },
      spice: { of: ['cumin', 'harissa', 'ras-el-hanout', 'curry-powder', 'smoked-paprika'], amount: 0.5, unit: 'tsp' },
      sharp: { ...SHARP, amount: 2 },
    },
    acts: [
      {
        do: 'soak', in: 'bowl', water: 100, wait: 8,
        words: 'Put {grain dried} in {in} with {salt} and {spice}. Pour over {water} straight from the kettle, cover with a plate and leave for {wait}, until no grain is hard. Fork it loose.',
        when: '!grain=rice-noodles/glass-noodles/bulgur',
      },
      {
        do: 'soak', in: 'bowl', water: 180, wait: 25,
        words: 'Put {grain dried} in {in} with {salt} and {spice}. Pour over {water} straight from the kettle, cover and leave for {wait}, until tender. Drain.',
        when: 'grain=bulgur',
      },
      {
        do: 'soak', in: 'bowl', water: 400, wait: 10,
        words: 'Put {grain dried} in {in} and pour over {water} straight from the kettle. Leave for {wait}, until tender, then drain and toss with {salt} and {spice}.',
        when: 'grain=rice-noodles/glass-noodles',
      },
      {
        do: 'toss', in: 'bowl',
        words: 'While it is warm, dress it with {oil}, [the juice of {lemon}|{sharp}] and {pepper}: cold, it takes in less.[ Fold in {bean raw brine}.]',
      },
      {
        do: 'serve', in: 'plate', from: 'bowl',
        words: 'Taste: it should be salty and sharp. Serve warm or cold[, topped with {fish meat cheese nut herb}][, with {cool} beside].',
      },
    ],
    keeps: { days: 2, cold: true, words: 'Taste again before you eat it: cold, it wants more lemon.' }, plate: [60, 650],
  },
  {
    id: 'raw-salad', family: 'salad', frame: true, needs: [],
    title: [
      '[?raw=cabbage/red-cabbage/chinese-leaf: [?cool: creamy|sharp] {name raw} slaw[ with {names bean fish cheese fruit meat}]]',
      '[?lemon=lemon: lemon ]{name bean fish} salad with {names raw soft leaf}', '{name raw soft leaf} and {name fruit} salad with {names cheese meat nut brine}',
      '[?raw=@fresh-tomato: {names raw} with {names cheese meat herb}]', '{name raw soft leaf} salad with {names cheese meat nut brine herb}', '{names raw soft leaf} in a [?cool: creamy|sharp] dressing',
    ],
    headnote: [
      '[?bean: {names bean} can take a sharp dressing, and this one is made to bite.]',
      '[?fruit: Sweet fruit needs salt and sharpness beside it; the dressing here has plenty of both.]',
      '[?raw=@fresh-tomato: Salt draws the juice out of the tomatoes, and the juice is half of the dressing.]',
      '[?raw: Ten minutes under salt take the rawness off and leave the crunch.]',
      '[?soft: What is soft and mild wants something sharp beside it.]',
      'Dressed at the last moment and turned by hand, so that each leaf shines and none is bruised.',
    ],
    wants: {
      raw: {
        of: [
          'cucumber', '@fresh-tomato', 'radish', 'carrot', 'fennel', 'celery', 'kohlrabi', 'cabbage', 'red-cabbage', 'chinese-leaf',
          'jicama', 'daikon', 'courgette', 'pepper', 'courgette-flowers', 'brussels-sprout', 'turnip', 'celeriac', 'water-chestnuts',
          'spring-onion', 'red-onion', 'sugar-snap-peas', 'tomatillo', 'cauliflower', 'broccoli', 'mangetout',
        ],
        each: 150, most: 4, may: true, cut: 'thin-slices',
      },
      soft: { of: ['cooked-beetroot', 'avocado', 'watermelon', 'hearts-of-palm'], each: 120, most: 2, may: true, cut: 'chunks-2cm' },
      leaf: {
        of: ['@salad-leaf', 'spinach', 'sorrel'], each: 60, most: 3, may: true, ready: 'washed and dried',
      },
      fruit: {
        of: [
          'apple', 'pear', 'orange', 'grapefruit', 'grapes', 'mango', 'pomegranate', 'melon', 'figs', 'peach',
          'strawberries', 'mandarin', 'nectarine', 'plum',
        ],
        each: 80, most: 2, may: true, ready: 'in bite-sized pieces',
      },
      cheese: {
        of: [
          'feta', 'goats-cheese', 'blue-cheese', 'mozzarella', '@italian-cheese', '@grates', 'burrata', 'ricotta', 'cottage-cheese',
          'cream-cheese', 'brie',
        ],
        each: 60, may: true, ready: 'in bite-sized pieces',
      },
      fish: {
        of: ['#tinned-fish', '@ready-fish', 'cooked-prawns', 'crab', 'pickled-herring'], not: ['bonito-flakes', 'anchovies'], each: 65,
        may: true, ready: '',
      },
      meat: { of: ['ham', 'prosciutto', 'salami', '@cooked-meat', '@cooked-shaped', 'boiled-egg'], each: 60, most: 2, may: true, ready: 'in bite-sized pieces' },
      bean: { of: ['@tinned-bean', 'tinned-lentils', 'sweetcorn'], each: 90, may: true },
      brine: {
        of: ['olives', 'capers', 'gherkins', 'sun-dried-tomatoes', 'roasted-peppers', 'artichoke-hearts', 'anchovies'],
        each: 20, most: 2, may: true, ready: 'drained',
      },
      cool: { of: ['@yoghurt', 'mayonnaise', 'soured-cream', 'creme-fraiche', 'tahini'], each: 35, may: true }, nut: NUT,
      herb: { ...SOFT_HERB, most: 2, each: 8 }, lemon: SQUEEZED, bread: CUT_BREAD,
    },
    oneOf: [['raw', 'soft', 'leaf']],
    not: ['burger-bun'],
    takes: {
      oil: { of: ['olive-oil', 'vegetable-oil'], amount: 1, unit: 'tbsp' },
      mustard: { of: ['mustard', 'wholegrain-mustard'], amount: 0.5, unit: 'tsp', unless: ['herb', 'brine', 'lemon'] },
      sweet: { of: ['honey', 'sugar', 'maple-syrup'], amount: 0.25, unit: 'tsp' }, sharp: { ...SHARP, amount: 1.5 },
    },
    acts: [
      {
        do: 'rest', in: 'bowl', wait: 10,
        words: 'Toss {raw} with {salt} in {in} and leave for {wait}, until the juices run. [?raw=@fresh-tomato: Keep the juice.|Tip the water away.]',
      },
      {
        do: 'whisk', in: 'small-bowl',
        words: 'Whisk {oil mustard sweet cool}[ and the juice of {lemon}| and {sharp}] together in {in} with {salt} and {pepper}. Taste: it should be a little too sharp.',
      },
      {
        do: 'toss', in: 'bowl', from: 'small-bowl',
        words: '[Put {soft leaf fruit bean brine herb} in {in}. ]Pour the dressing over and turn with your hands until all of it shines.',
      },
      {
        do: 'serve', in: 'plate', from: 'bowl',
        words: 'Pile onto [?one: a plate|plates][, top with {cheese fish meat nut}] and eat at once[, with {bread}].',
      },
    ],
    beats: ['board'], keeps: { days: 0, words: 'Dressed, it does not wait.' }, plate: [60, 700],
  },
]);
