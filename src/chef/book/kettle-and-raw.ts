// Grains under the kettle; raw vegetables dressed.

import { defineRows } from '../language/row.ts';
import { COOL, NUT, SHARP } from './plate-slots.ts';
import { CUT_BREAD, SOFT_HERB, SQUEEZED } from './shared.ts';

export const KETTLE_AND_RAW = defineRows([
  {
    id: 'kettle-grains', family: 'salad', frame: true, needs: ['kettle'],
    title: [
      '{name grain} with {names bean fish meat} and {names raw}', '{name grain} with {names bean fish meat raw cheese}',
      '{name grain} with {names nut herb lemon}', '{name grain} with {names dried cool}', 'warm {name grain} with oil and vinegar',
    ],
    headnote: ['The kettle cooks the {names grain}; dressed warm with oil and something sharp, it takes in[?raw:  the {names raw} and] all the flavour.'],
    wants: {
      grain: {
        of: ['couscous', 'poha', 'gari', 'rice-noodles', 'glass-noodles', 'instant-noodles', 'bulgur'], not: ['instant-noodles'], each: 75,
        heart: true, ready: '',
      },
      bean: {
        of: ['chickpeas', '@white-bean', 'tinned-lentils', '@tinned-bean', 'edamame', 'frozen-peas', 'sweetcorn'],
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
        not: ['beansprouts', 'soybean-sprouts'], each: 110, most: 4, may: true, ready: 'cut small',
      },
      cheese: {
        of: ['feta', 'goats-cheese', 'mozzarella', '@grates', '@italian-cheese', 'halloumi'], not: ['halloumi'], each: 35, may: true,
        ready: 'crumbled',
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
        words: 'Put {grain dried} in {in} with {salt} and {spice}. Pour over {water} straight from the kettle, cover with a plate and leave for {wait}, until nothing hard is left. Fork it loose.',
        when: '!grain=rice-noodles/glass-noodles/bulgur',
      },
      {
        do: 'soak', in: 'bowl', water: 180, wait: 25,
        words: 'Put {grain dried} in {in} with {salt} and {spice}. Pour over {water} straight from the kettle, cover with a plate and leave for {wait}, until tender. Drain off what it has not drunk.',
        when: 'grain=bulgur',
      },
      {
        do: 'soak', in: 'bowl', water: 400, wait: 10,
        words: 'Put {grain dried} in {in} and pour over {water} straight from the kettle. Cover and leave for {wait}, until tender, then drain and toss with {salt} and {spice}.',
        when: 'grain=rice-noodles/glass-noodles',
      },
      {
        do: 'toss', in: 'bowl',
        words: 'Dress while it is warm with {oil}, [the juice of {lemon}|{sharp}] and {pepper}.[ Fold in {bean raw brine}.]',
      },
      {
        do: 'serve', in: 'plate', from: 'bowl',
        words: 'Taste for salt and sharpness, and serve[ topped with {fish meat cheese nut herb}| as it is, warm or cold][, with {cool} beside].',
      },
    ],
    keeps: { days: 2, cold: true, words: 'Taste again before you eat it: cold, it wants more lemon.' }, plate: [60, 650],
  },
  {
    id: 'raw-salad', family: 'salad', frame: true, needs: [],
    title: [
      '{name bean} salad with {names raw leaf} and {name cheese fish meat}', '{name bean fish} salad with {names raw leaf}',
      '{name raw leaf} salad with {names cheese meat}', '{name raw leaf} salad with {names fruit nut}',
      '{name raw leaf} salad with {names herb}', '[?raw: {name raw leaf} salad|{names leaf} in mustard dressing]',
    ],
    headnote: ['{names bean raw leaf fruit} in a [?cool: creamy ]mustard dressing, sharp on purpose[, with {names cheese fish meat nut brine herb}].'],
    wants: {
      raw: {
        of: [
          'cucumber', '@fresh-tomato', 'radish', 'carrot', 'fennel', 'celery', 'kohlrabi', 'cabbage', 'red-cabbage', 'chinese-leaf',
          'jicama', 'daikon', 'courgette', 'pepper', 'cooked-beetroot', 'avocado', 'courgette-flowers', 'brussels-sprout', 'turnip',
          'celeriac', 'water-chestnuts', 'spring-onion', 'red-onion', 'sugar-snap-peas', 'hearts-of-palm', 'tomatillo', 'cauliflower',
          'broccoli', 'mangetout',
        ],
        each: 150, most: 4, may: true, cut: 'thin-slices',
      },
      leaf: {
        of: ['@salad-leaf', 'spinach', 'sorrel', 'watercress', 'rocket'], not: ['beansprouts', 'soybean-sprouts'], each: 60, most: 3,
        may: true, ready: 'washed and dried',
      },
      fruit: {
        of: [
          'apple', 'pear', 'orange', 'grapefruit', 'grapes', 'mango', 'pomegranate', 'watermelon', 'melon', 'figs', 'peach',
          'strawberries', 'mandarin', 'nectarine', 'plum',
        ],
        each: 80, most: 2, may: true, ready: 'in bite-sized pieces',
      },
      cheese: {
        of: [
          'feta', 'goats-cheese', 'blue-cheese', 'mozzarella', '@italian-cheese', '@grates', 'burrata', 'ricotta', 'cottage-cheese',
          'cream-cheese', 'brie',
        ],
        each: 40, may: true, ready: 'in bite-sized pieces',
      },
      fish: {
        of: ['#tinned-fish', '@ready-fish', 'cooked-prawns', 'crab', 'pickled-herring'], not: ['bonito-flakes', 'anchovies'], each: 65,
        may: true, ready: '',
      },
      meat: { of: ['ham', 'prosciutto', 'salami', '@cooked-meat', 'boiled-egg'], each: 60, may: true, ready: 'in bite-sized pieces' },
      bean: { of: ['@tinned-bean', 'chickpeas', 'tinned-lentils', 'sweetcorn'], each: 90, may: true },
      brine: {
        of: ['olives', 'capers', 'gherkins', 'sun-dried-tomatoes', 'roasted-peppers', 'artichoke-hearts', 'anchovies'],
        each: 20, most: 2, may: true, ready: 'drained',
      },
      cool: { of: ['@yoghurt', 'mayonnaise', 'soured-cream', 'creme-fraiche', 'tahini'], each: 35, may: true }, nut: NUT,
      herb: { ...SOFT_HERB, most: 2, each: 8 }, lemon: SQUEEZED, bread: CUT_BREAD,
    },
    oneOf: [['raw', 'leaf']],
    not: ['burger-bun'],
    takes: {
      oil: { of: ['olive-oil', 'vegetable-oil'], amount: 1, unit: 'tbsp' },
      mustard: { of: ['mustard', 'wholegrain-mustard'], amount: 0.5, unit: 'tsp' },
      sweet: { of: ['honey', 'sugar', 'maple-syrup'], amount: 0.25, unit: 'tsp' }, sharp: { ...SHARP, amount: 1.5 },
    },
    acts: [
      {
        do: 'rest', in: 'bowl', wait: 10, when: '!raw=cooked-beetroot/avocado/hearts-of-palm',
        words: 'Toss {raw} with {salt} in {in} and leave for {wait}, until the juices run. Drain.',
      },
      {
        do: 'whisk', in: 'small-bowl',
        words: 'Stir {oil mustard sweet cool}[ and the juice of {lemon}| and {sharp}] together in {in} with {pepper} and {salt} until thick. Taste on a leaf: it should be a little too sharp.',
      },
      {
        do: 'toss', in: 'bowl', from: 'small-bowl',
        words: 'Add [?raw=cooked-beetroot/avocado/hearts-of-palm: {raw leaf fruit bean brine herb} and |[{leaf fruit bean brine herb} and ]]the dressing to {in} and turn with your hands until everything shines.',
      },
      {
        do: 'serve', in: 'plate', from: 'bowl',
        words: 'Pile onto [?one: a plate|plates][, top with {cheese fish meat nut}] and eat at once[, with {bread}].',
      },
    ],
    beats: ['board'], keeps: { days: 0, words: 'Dressed, it does not wait.' }, plate: [60, 700],
  },
]);
