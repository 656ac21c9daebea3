// Halloumi, paneer and tofu from the pan; grains under the kettle; pastry by itself; raw vegetables dressed.

import { defineRows } from '../language/row.ts';
import { COOL, LEAF, NUT, SHARP } from './plate-slots.ts';
import { COOK_RICE, CUT_BREAD, GARLIC, OIL, POTATO, RICE, SOFT_HERB, SQUEEZED } from './shared.ts';

export const QUICK_PLATES = defineRows([
  {
    id: 'golden-slices',
    family: 'plate',
    frame: true,
    needs: ['hob'],
    title: [
      'crisp {names main} with {names veg greens} and {names rice potato bean bread}',
      'crisp {names main} with {names veg greens leaf bean rice}',
      'crisp {names main} with [{name lemon}|soy and vinegar]',
    ],
    headnote: [
      '[?main=halloumi/queso-fresco: Halloumi is at its best for five minutes: have everything else ready before it meets the pan.]',
      'Pat it dry, and do not move it until it lets go by itself: that is where the crust comes from.',
    ],
    wants: {
      main: {
        of: [
          ...(['halloumi', 'paneer', 'queso-fresco', 'tofu', 'tempeh', 'seitan', 'falafel'] as const),
          ...(['quorn-pieces', 'veggie-burger', 'vegetarian-sausage'] as const),
        ],
        each: 120,
        heart: true,
        ready: 'patted dry and cut into thick slices',
      },
      onion: { of: ['@onion', 'leek', 'spring-onion'], each: 50, may: true, cut: 'thin-slices' },
      veg: {
        of: [
          ...(['@soft-veg', 'asparagus', 'green-beans', 'broccoli', 'sugar-snap-peas', 'carrot'] as const),
          ...(['cherry-tomato', 'sweetcorn', 'cabbage', 'mangetout', 'tenderstem-broccoli'] as const),
          ...(['frozen-peas'] as const),
        ],
        each: 120,
        most: 2,
        may: true,
        ready: 'cut small',
      },
      greens: {
        of: ['spinach', 'kale', 'bok-choy', 'chard', 'spring-greens'],
        each: 70,
        may: true,
        cut: 'shreds',
      },
      bean: { of: ['chickpeas', '@white-bean', 'tinned-lentils', '@tinned-bean'], each: 90, may: true },
      leaf: LEAF,
      fruit: {
        of: ['watermelon', 'mango', 'peach', 'pomegranate', 'orange'],
        each: 70,
        may: true,
        ready: 'in pieces',
      },
      brine: {
        of: ['olives', 'capers', 'roasted-peppers', 'sun-dried-tomatoes'],
        each: 15,
        may: true,
        ready: 'drained',
      },
      rice: RICE,
      potato: POTATO,
      cool: COOL,
      nut: NUT,
      herb: { ...SOFT_HERB, most: 2 },
      lemon: SQUEEZED,
      bread: CUT_BREAD,
    },
    takes: {
      oil: OIL,
      garlic: GARLIC,
      ginger: { of: ['ginger'], amount: 1, unit: 'tsp', may: true, ready: 'finely grated' },
      spice: {
        of: ['smoked-paprika', 'cumin', 'garam-masala', 'curry-powder', 'zaatar', 'chilli-flakes'],
        amount: 0.5,
        unit: 'tsp',
      },
      sweet: {
        of: ['honey', 'maple-syrup', 'sriracha', 'sweet-chilli-sauce', 'harissa', 'hoisin-sauce'],
        amount: 1,
        unit: 'tsp',
        may: true,
      },
      soy: { of: ['soy-sauce', 'tamari'], amount: 2, unit: 'tsp', may: true },
      sharp: SHARP,
    },
    acts: [
      COOK_RICE,
      {
        do: 'boil',
        in: 'pot',
        heat: 'boiling',
        water: 'salted',
        minutes: { slot: 'potato', by: 'boil' },
        words: 'Bring {in} of water {heat} with {water} and cook {potato} {until}. Drain.',
      },
      {
        do: 'fry',
        in: 'pan',
        heat: 'medium-high',
        minutes: [5, 7],
        cue: 'tender and coloured at the edges',
        words: 'Heat {oil:1/2} in {in} {heat} and fry {onion veg} with {salt} {until}.',
      },
      {
        do: 'fry',
        in: 'pan',
        heat: 'medium',
        minutes: [2, 4],
        cue: 'hot through',
        words: 'Stir {bean greens brine} into {in} {heat} {until}.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium-high',
        minutes: [8, 10],
        cue: 'deep gold on both sides',
        words:
          'Dust {main} with {spice}. Heat {oil} in {in} {heat} and fry {the main}, turning once, {until}.[ Stir in {garlic ginger soy sweet} for the last half minute, so that they glaze it.]',
        when: '!main=halloumi/paneer/queso-fresco',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium-high',
        minutes: [4, 6],
        cue: 'deep gold on both sides',
        words:
          'Dust {main} with {spice}. Heat {oil} in {in} {heat} and fry {the main}, turning once, {until}.[ Stir in {garlic ginger soy sweet} for the last half minute, so that they glaze it.]',
        when: 'main=halloumi/paneer/queso-fresco',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['frying-pan', 'pan', 'pot', 'saucepan'],
        words:
          'Sharpen with [the juice of {lemon}|{sharp}] and {pepper}. Serve at once[ with {rice potato leaf fruit bread cool}][, {nut herb} on top].',
      },
    ],
    keeps: { days: 1, cold: true },
    plate: [90, 750],
  },
  {
    id: 'kettle-grains',
    family: 'salad',
    frame: true,
    needs: ['kettle'],
    title: [
      '{name grain} with {names bean fish meat} and {names raw}',
      '{name grain} with {names bean fish meat raw cheese}',
      '{name grain} with {names nut herb lemon}',
      '{name grain} with {names dried cool}',
      'warm {name grain} with oil and vinegar',
    ],
    headnote: [
      'The kettle does the cooking. Dress it while it is warm, and it drinks the oil and the sharpness in.',
    ],
    wants: {
      grain: {
        of: ['couscous', 'poha', 'gari', 'rice-noodles', 'glass-noodles', 'instant-noodles', 'bulgur'],
        not: ['instant-noodles'],
        each: 75,
        heart: true,
        ready: '',
      },
      bean: {
        of: [
          ...(['chickpeas', '@white-bean', 'tinned-lentils', '@tinned-bean', 'edamame'] as const),
          ...(['frozen-peas', 'sweetcorn'] as const),
        ],
        each: 90,
        most: 2,
        may: true,
      },
      fish: {
        of: [
          ...(['tinned-tuna', 'tinned-salmon', 'tinned-sardines', 'tinned-mackerel'] as const),
          ...(['smoked-mackerel', 'smoked-salmon', 'cooked-prawns'] as const),
        ],
        each: 65,
        may: true,
        ready: 'flaked',
      },
      meat: {
        of: ['@cooked-poultry', 'ham', '@cooked-meat', 'salami'],
        each: 65,
        may: true,
        ready: 'torn small',
      },
      raw: {
        of: [
          ...(['@fresh-tomato', 'cucumber', 'pepper', 'spring-onion', 'red-onion', 'carrot'] as const),
          ...(['radish', 'courgette', 'spinach', '@salad-leaf', 'avocado', 'celery'] as const),
          ...(['cooked-beetroot'] as const),
        ],
        not: ['beansprouts', 'soybean-sprouts'],
        each: 110,
        most: 4,
        may: true,
        ready: 'cut small',
      },
      cheese: {
        of: ['feta', 'goats-cheese', 'mozzarella', '@grates', '@italian-cheese', 'halloumi'],
        not: ['halloumi'],
        each: 35,
        may: true,
        ready: 'crumbled',
      },
      brine: {
        of: ['olives', 'capers', 'sun-dried-tomatoes', 'roasted-peppers', 'preserved-lemon'],
        each: 20,
        most: 2,
        may: true,
        ready: 'chopped',
      },
      dried: {
        of: ['raisins', 'apricots-dried', 'dates', 'dried-cranberries', 'pomegranate'],
        each: 18,
        may: true,
        ready: 'cut up',
      },
      nut: NUT,
      cool: COOL,
      herb: { ...SOFT_HERB, most: 2, each: 10 },
      lemon: SQUEEZED,
    },
    takes: {
      oil: { of: ['olive-oil', 'vegetable-oil'], amount: 1.5, unit: 'tbsp' },
      spice: {
        of: ['cumin', 'harissa', 'ras-el-hanout', 'curry-powder', 'smoked-paprika'],
        amount: 0.5,
        unit: 'tsp',
      },
      sharp: { ...SHARP, amount: 2 },
    },
    acts: [
      {
        do: 'soak',
        in: 'bowl',
        water: 100,
        wait: 8,
        words:
          'Put {grain dried} in {in} with {salt} and {spice}. Pour over {water} straight from the kettle, cover with a plate and leave for {wait}, until nothing hard is left. Fork it loose.',
        when: '!grain=rice-noodles/glass-noodles/bulgur',
      },
      {
        do: 'soak',
        in: 'bowl',
        water: 180,
        wait: 25,
        words:
          'Put {grain dried} in {in} with {salt} and {spice}. Pour over {water} straight from the kettle, cover with a plate and leave for {wait}, until tender. Drain off what it has not drunk.',
        when: 'grain=bulgur',
      },
      {
        do: 'soak',
        in: 'bowl',
        water: 400,
        wait: 10,
        words:
          'Put {grain dried} in {in} and pour over {water} straight from the kettle. Cover and leave for {wait}, until tender, then drain and toss with {salt} and {spice}.',
        when: 'grain=rice-noodles/glass-noodles',
      },
      {
        do: 'toss',
        in: 'bowl',
        words:
          'Dress while it is warm with {oil}, [the juice of {lemon}|{sharp}] and {pepper}.[ Fold in {bean raw brine}.]',
      },
      {
        do: 'serve',
        in: 'plate',
        from: 'bowl',
        words:
          'Taste for salt and sharpness, and serve[ topped with {fish meat cheese nut herb}| as it is, warm or cold][, with {cool} beside].',
      },
    ],
    keeps: { days: 2, cold: true, words: 'Taste again before you eat it: cold, it wants more lemon.' },
    plate: [60, 650],
  },
  {
    id: 'raw-salad',
    family: 'salad',
    frame: true,
    needs: [],
    title: [
      '{names raw leaf} salad with {names cheese fish meat bean}',
      '{names raw leaf} salad with {names fruit nut}',
      '{names raw leaf} salad with {names herb}',
      '{names raw leaf} salad',
    ],
    headnote: [
      'Salt it ten minutes ahead and pour the juice away: what is left is crisp, and takes the dressing.',
      'Dressed at the last moment, with your hands.',
    ],
    wants: {
      raw: {
        of: [
          ...(['cucumber', '@fresh-tomato', 'radish', 'carrot', 'fennel', 'celery', 'kohlrabi'] as const),
          ...(['cabbage', 'red-cabbage', 'chinese-leaf', 'jicama', 'daikon', 'beetroot'] as const),
          ...(['courgette', 'pepper', 'cooked-beetroot', 'avocado', 'courgette-flowers'] as const),
          ...(['brussels-sprout', 'turnip', 'celeriac', 'water-chestnuts', 'spring-onion'] as const),
          ...(['red-onion', 'sugar-snap-peas', 'hearts-of-palm', 'tomatillo', 'cauliflower'] as const),
          ...(['broccoli', 'mangetout'] as const),
        ],
        each: 150,
        most: 4,
        may: true,
        cut: 'thin-slices',
      },
      leaf: {
        of: ['@salad-leaf', 'spinach', 'sorrel', 'watercress', 'rocket'],
        not: ['beansprouts', 'soybean-sprouts'],
        each: 60,
        most: 3,
        may: true,
        ready: 'washed and dried',
      },
      fruit: {
        of: [
          ...(['apple', 'pear', 'orange', 'grapefruit', 'grapes', 'mango', 'pomegranate'] as const),
          ...(['watermelon', 'melon', 'figs', 'peach', 'strawberries', 'mandarin', 'nectarine'] as const),
          ...(['plum'] as const),
        ],
        each: 80,
        most: 2,
        may: true,
        ready: 'in pieces',
      },
      cheese: {
        of: [
          ...(['feta', 'goats-cheese', 'blue-cheese', 'mozzarella', '@italian-cheese', '@grates'] as const),
          ...(['burrata', 'ricotta', 'cottage-cheese', 'cream-cheese', 'brie'] as const),
        ],
        each: 40,
        may: true,
        ready: 'in pieces',
      },
      fish: {
        of: ['#tinned-fish', '@ready-fish', 'cooked-prawns', 'crab', 'pickled-herring'],
        not: ['bonito-flakes', 'anchovies'],
        each: 65,
        may: true,
        ready: '',
      },
      meat: {
        of: ['ham', 'prosciutto', 'salami', '@cooked-meat', 'boiled-egg'],
        each: 60,
        may: true,
        ready: 'in pieces',
      },
      bean: { of: ['@tinned-bean', 'chickpeas', 'tinned-lentils', 'sweetcorn'], each: 90, may: true },
      brine: {
        of: [
          ...(['olives', 'capers', 'gherkins', 'sun-dried-tomatoes', 'roasted-peppers'] as const),
          ...(['artichoke-hearts', 'anchovies'] as const),
        ],
        each: 20,
        most: 2,
        may: true,
        ready: 'drained',
      },
      cool: {
        of: ['@yoghurt', 'mayonnaise', 'soured-cream', 'creme-fraiche', 'tahini'],
        each: 35,
        may: true,
      },
      nut: NUT,
      herb: { ...SOFT_HERB, most: 2, each: 8 },
      lemon: SQUEEZED,
      bread: CUT_BREAD,
    },
    oneOf: [['raw', 'leaf']],
    takes: {
      oil: { of: ['olive-oil', 'vegetable-oil'], amount: 1, unit: 'tbsp' },
      mustard: { of: ['mustard', 'wholegrain-mustard'], amount: 0.5, unit: 'tsp' },
      sweet: { of: ['honey', 'sugar', 'maple-syrup'], amount: 0.25, unit: 'tsp' },
      sharp: { ...SHARP, amount: 1.5 },
    },
    acts: [
      {
        do: 'rest',
        in: 'bowl',
        wait: 10,
        words: 'Toss {raw} with {salt} in {in} and leave for {wait}, until the juices run. Drain.',
      },
      {
        do: 'whisk',
        in: 'small-bowl',
        words:
          'Stir {oil mustard sweet cool} and [the juice of {lemon}|{sharp}] together in {in} with {pepper} and {salt} until thick. Taste on a leaf: it should be a little too sharp.',
      },
      {
        do: 'toss',
        in: 'bowl',
        from: 'small-bowl',
        words:
          'Add [{leaf fruit bean brine herb} and ]the dressing to {in} and turn with your hands until everything shines.',
      },
      {
        do: 'serve',
        in: 'plate',
        from: 'bowl',
        words:
          'Pile onto [?one: a plate|plates][, top with {cheese fish meat nut}] and eat at once[, with {bread}].',
      },
    ],
    keeps: { days: 0, words: 'Dressed, it does not wait.' },
    plate: [60, 700],
  },
  {
    id: 'pastry-twists',
    family: 'oven',
    frame: true,
    needs: ['oven'],
    title: [
      '{name pastry} twists with {names cheese seed spoon}',
      '{name pastry} twists with cinnamon sugar',
      '{name pastry} twists',
    ],
    headnote: [
      'Cold pastry, a hot oven: if it softens while you twist, put the tray in the fridge for ten minutes.',
    ],
    wants: {
      pastry: {
        of: [
          ...(['puff-pastry', 'shortcrust-pastry', 'filo-pastry', 'crescent-dough'] as const),
          ...(['bread-dough', 'pizza-base'] as const),
        ],
        not: ['pizza-base'],
        each: 90,
        heart: true,
        ready: '',
      },
      cheese: { of: ['cheddar', '@italian-cheese', '@grates'], each: 30, may: true, ready: 'finely grated' },
      spoon: {
        of: ['pesto', 'tapenade', 'harissa', 'marmite', 'mustard', 'chocolate-spread', 'jam'],
        each: 12,
        may: true,
      },
      seed: {
        of: [
          ...(['sesame-seeds', 'poppy-seeds', 'nigella-seeds', 'cumin-seeds', 'zaatar'] as const),
          ...(['everything-seasoning', 'rosemary', 'thyme'] as const),
        ],
        each: 4,
        may: true,
        ready: '',
      },
    },
    takes: {
      butter: { of: ['butter', 'olive-oil'], amount: 0.5, unit: 'tbsp', ready: 'melted' },
      spice: { of: ['cinnamon', 'mixed-spice'], amount: 0.5, unit: 'tsp', unless: 'cheese' },
      sugar: { of: ['sugar', 'brown-sugar'], amount: 1.5, unit: 'tsp', unless: 'cheese' },
    },
    acts: [
      { do: 'heat-oven', in: 'tray', ovenC: 200, words: 'Heat the oven to {oven} and line {in} with paper.' },
      {
        do: 'layer',
        in: 'board',
        words:
          'Unroll {pastry} on {in} and brush with {butter}. [Spread with {spoon}. ][Scatter with {cheese seed spice sugar}, ]fold in half, press, and cut into strips 2 cm wide. Twist each like a rope.',
      },
      {
        do: 'bake',
        in: 'tray',
        from: 'board',
        minutes: [14, 18],
        cue: 'risen, crisp and deep gold',
        words: 'Lay on {in} with room between and bake {until}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'tray',
        words: 'Cool on a rack for a few minutes: they crisp as they cool.',
      },
    ],
    keeps: { days: 2, cold: true },
    plate: [50, 250],
  },
]);
