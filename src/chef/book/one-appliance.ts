// Kitchens with one thing that heats: a microwave, a slow cooker, a grill, an air fryer.

import { defineRows, type Take } from '../language/row.ts';
import { CHEESE, COOL, LEAF, READY, SHARP } from './plate-slots.ts';
import { CUT_BREAD, GARLIC, OIL, SOFT_HERB, SQUEEZED } from './shared.ts';

const BUTTER: Take = { of: ['butter', 'olive-oil', 'vegetable-oil'], amount: 0.5, unit: 'tbsp' };

export const ONE_APPLIANCE = defineRows([
  {
    id: 'microwave-eggs',
    family: 'eggs',
    frame: true,
    needs: ['microwave'],
    title: [
      'microwaved eggs with {names cheese ready} and {names green}',
      'microwaved eggs with {names green cheese ready}',
      'microwaved eggs',
    ],
    headnote: [
      'Short bursts and a stir between them: the edge of the bowl cooks twice as fast as its middle.',
    ],
    wants: {
      egg: { of: ['egg'], each: 110, heart: true, ready: '' },
      green: {
        of: [
          ...(['spinach', 'mushroom', 'pepper', 'cherry-tomato', 'spring-onion', 'frozen-peas'] as const),
          ...(['tomato', 'courgette', 'sweetcorn'] as const),
        ],
        each: 50,
        most: 2,
        may: true,
        ready: 'cut small',
      },
      ready: READY,
      cheese: CHEESE,
      milk: { of: ['milk', '@milk', '@pouring-cream'], not: ['buttermilk', 'kefir'], each: 15, may: true },
      herb: SOFT_HERB,
      leaf: LEAF,
      bread: CUT_BREAD,
    },
    takes: { butter: BUTTER },
    acts: [
      {
        do: 'melt',
        in: 'bowl',
        heat: 'boiling',
        minutes: [1, 2],
        cue: 'it bubbles',
        words:
          'Put {butter green} into {in} with a spoonful of water, cover with a plate and bring {heat} on full power {until}.',
      },
      { do: 'whisk', in: 'bowl', words: 'Beat in {egg milk cheese ready herb} with {salt} and {pepper}.' },
      {
        do: 'fry',
        in: 'bowl',
        minutes: [2, 3],
        cue: 'just set, with no liquid egg left',
        core: ['egg', 'ready'],
        words:
          'Cook on medium power, stirring every 30 seconds, {until} ({core}). Leave for a minute: they go on cooking. Never microwave an egg in its shell.',
      },
      { do: 'serve', in: 'table', from: 'bowl', words: 'Eat at once[, with {bread leaf}].' },
    ],
    keeps: { days: 0 },
    plate: [90, 500],
  },
  {
    id: 'microwave-plate',
    family: 'plate',
    frame: true,
    needs: ['microwave'],
    title: [
      '{names fish} steamed in the microwave with {names veg potato}',
      'steamed {names veg potato} with {names bean ready cheese}',
      'steamed {names fish veg potato} with {names herb lemon}',
      'steamed {names fish veg potato bean}',
    ],
    headnote: [
      'A covered dish and a spoonful of water: it is steam that cooks here, and it does it in its own juice.',
    ],
    wants: {
      fish: { of: ['@white-fish', 'salmon', 'trout', 'smoked-haddock'], each: 140, may: true, ready: '' },
      veg: {
        of: [
          ...(['@late-veg', '@greens', '@quick-veg', 'carrot', 'cauliflower', 'butternut-squash'] as const),
          ...(['leek', 'parsnip', 'swede', 'corn-on-the-cob', 'pepper', 'mushroom', 'cabbage'] as const),
          ...(['celeriac', 'turnip', 'beetroot', 'fennel', 'aubergine', '@fresh-tomato'] as const),
        ],
        not: ['cassava-leaves', 'collard-greens', 'beetroot', 'samphire', 'courgette-flowers'],
        each: 180,
        most: 2,
        may: true,
        cut: 'slices-1cm',
      },
      potato: {
        of: ['@potato', 'sweet-potato'],
        each: 220,
        may: true,
        ready: 'scrubbed and sliced 1 cm thick',
      },
      bean: { of: ['baked-beans', '@tinned-bean', 'chickpeas', 'tinned-lentils'], each: 130, may: true },
      ready: READY,
      cheese: CHEESE,
      cool: COOL,
      herb: SOFT_HERB,
      leaf: { ...LEAF, of: ['@salad-leaf', 'cucumber', 'avocado', 'radish'] },
      lemon: SQUEEZED,
      bread: CUT_BREAD,
    },
    oneOf: [['fish', 'veg', 'potato', 'bean']],
    takes: {
      butter: BUTTER,
      garlic: GARLIC,
      spice: { of: ['smoked-paprika', 'cumin', 'curry-powder', 'mixed-herbs'], amount: 0.25, unit: 'tsp' },
      sharp: SHARP,
    },
    acts: [
      {
        do: 'boil',
        in: 'dish',
        heat: 'boiling',
        water: 30,
        minutes: [8, 10],
        cue: 'a knife slips through the thickest',
        when: 'potato',
        words:
          'Put {potato garlic spice} into {in} with {water} and {salt}, cover, bring {heat} on full power and cook, stirring halfway, {until}.',
      },
      {
        do: 'boil',
        in: 'dish',
        heat: 'boiling',
        water: 30,
        minutes: [4, 7],
        cue: 'just tender',
        words:
          'Spread {veg} in {in} with {water} and {salt}, cover, bring {heat} on full power and cook, stirring halfway, {until}.',
      },
      {
        do: 'boil',
        in: 'dish',
        heat: 'boiling',
        water: 30,
        minutes: [3, 5],
        cue: 'it steams to the middle',
        core: ['ready'],
        words:
          'Stir in {bean ready} with {water}, cover, bring {heat} on full power and cook {until}[ ({core})].',
        when: 'bean',
      },
      {
        do: 'boil',
        in: 'dish',
        heat: 'boiling',
        water: 20,
        minutes: [4, 6],
        cue: 'it is opaque and flakes in the middle',
        core: ['fish'],
        words:
          'Lay {fish} on top with {water}, the thick ends outwards. Cover, bring {heat} on full power, then cook on medium {until} ({core}). Leave covered for 2 minutes.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'dish',
        words:
          'Turn in {butter}, {garlic spice pepper} and [the juice of {lemon}|{sharp}]. Serve[ with {ready cheese cool herb leaf bread}| at once].',
      },
    ],
    keeps: { days: 1 },
    plate: [90, 800],
  },
  {
    id: 'slow-cooker-pot',
    family: 'stew',
    frame: true,
    needs: ['slow-cooker'],
    title: ['slow-cooked {names meat bean} with {names root tomato}', 'slow-cooked {names meat bean root}'],
    headnote: [
      'Roots at the bottom, where it is hottest, and no lifting of the lid: each look costs half an hour.',
    ],
    wants: {
      meat: {
        of: [
          ...(['@braising', '@poultry', '#braising-cut', '#game', 'pork-chop', 'beef-joint'] as const),
          ...(['lamb-leg', 'chicken-whole', '@sausage', 'steak'] as const),
        ],
        not: [
          ...(['beef-joint', 'lamb-leg', 'chicken-whole', 'trotters', 'tongue', 'carne-seca'] as const),
          ...(['pheasant', 'guinea-fowl', 'ham-hock', 'bone-marrow', 'quail', 'pigeon'] as const),
        ],
        each: 180,
        most: 2,
        may: true,
        cut: 'for-simmer',
      },
      bean: {
        of: ['@tinned-bean', 'chickpeas', 'red-lentils', 'green-lentils', 'tinned-lentils'],
        each: 90,
        may: true,
      },
      root: {
        of: ['@slow-veg', '@potato', 'sweet-potato', 'fennel', 'celery'],
        not: ['tomato', 'okra', 'chicken-of-the-woods', 'daikon'],
        each: 220,
        most: 2,
        may: true,
        cut: 'chunks-2cm',
      },
      onion: { of: ['@onion', 'leek'], each: 70, may: true, cut: 'thin-slices' },
      tomato: {
        of: ['@any-tomato', 'pasta-sauce', 'curry-sauce'],
        each: 130,
        may: true,
        ready: 'roughly chopped',
      },
      wine: { of: ['red-wine', 'white-wine', 'beer', 'cider', 'coconut-milk'], each: 80, may: true },
      sprig: { of: ['thyme', 'rosemary', 'bay-leaf'], each: 1, may: true, ready: '' },
      cream: { of: ['@pouring-cream', 'soured-cream', '@yoghurt'], each: 30, may: true },
      herb: SOFT_HERB,
      lemon: SQUEEZED,
      bread: CUT_BREAD,
    },
    oneOf: [['meat', 'bean']],
    takes: {
      garlic: GARLIC,
      spice: {
        of: ['smoked-paprika', 'cumin', 'curry-powder', 'paprika', 'mixed-herbs'],
        amount: 0.75,
        unit: 'tsp',
      },
      puree: { of: ['tomato-puree'], amount: 0.5, unit: 'tbsp', unless: 'tomato' },
      stock: { of: ['beef-stock', 'chicken-stock', 'stock'], amount: 100, unit: 'ml', may: true },
      cube: {
        of: ['stock-cube', 'beef-stock-cube', 'chicken-stock-cube'],
        amount: 0.5,
        unit: null,
        unless: 'stock',
        ready: 'crumbled',
      },
      sharp: SHARP,
    },
    acts: [
      {
        do: 'layer',
        in: 'pot',
        words:
          'Put {root} into the slow cooker, cut small, for they take longer than meat[, and {onion garlic bean} on top].',
        when: 'root',
      },
      { do: 'layer', in: 'pot', words: 'Put {onion garlic bean} into the slow cooker.', when: '!root' },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'boiling',
        water: 150,
        minutes: [300, 360],
        cue: 'everything is tender to a fork',
        core: ['meat'],
        words:
          'Rub {meat} with {salt spice} and lay on top. Pour round {tomato wine puree cube stock sprig} and {water}. Cover, bring {heat} on high and cook {until} ({core}).',
        when: 'meat',
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'boiling',
        water: 200,
        minutes: [240, 300],
        cue: 'everything is tender to a fork',
        words:
          'Pour round {tomato wine puree cube stock sprig spice} and {water} with {salt}. Cover, bring {heat} on high and cook {until}.',
        when: '!meat',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'pot',
        words:
          '[Stir in {cream}. ]Season with {salt}, {pepper} and [the juice of {lemon}|{sharp}]. Serve[ scattered with {herb}][, {bread} beside it].',
      },
    ],
    keeps: { days: 3, months: 3 },
    plate: [150, 950],
  },
  {
    id: 'under-the-grill',
    family: 'bread',
    frame: true,
    needs: ['grill'],
    title: [
      'grilled {names cheese} on {names bread} with {names ready veg}',
      'grilled {names cheese} on {names bread}',
      'grilled {names veg cheese} with {names cool leaf herb}',
      'grilled {names veg cheese}',
    ],
    headnote: [
      'A hand below the grill, and never out of sight: between gold and black there is half a minute.',
    ],
    wants: {
      cheese: {
        of: [
          ...(['cheddar', '@melting-cheese', '@melts', 'halloumi', 'goats-cheese', 'brie'] as const),
          ...(['camembert', 'blue-cheese', 'feta', 'paneer'] as const),
        ],
        each: 70,
        most: 2,
        may: true,
        ready: 'sliced or grated',
      },
      veg: {
        of: [
          ...(['@fresh-tomato', 'courgette', 'pepper', 'aubergine', 'mushroom'] as const),
          ...(['portobello-mushroom', 'asparagus', 'red-onion', 'onion', 'corn-on-the-cob'] as const),
          ...(['spring-onion'] as const),
        ],
        each: 160,
        most: 3,
        may: true,
        cut: 'slices-1cm',
      },
      ready: {
        ...READY,
        of: ['ham', '@cooked-meat', 'tinned-tuna', 'tinned-sardines', 'salami', 'baked-beans'],
      },
      spoon: { of: ['mustard', 'chutney', 'pesto', 'harissa', 'tapenade'], each: 12, may: true },
      leaf: { ...LEAF, of: ['@salad-leaf', 'cucumber', 'avocado', 'radish', 'apple'] },
      cool: COOL,
      herb: SOFT_HERB,
      lemon: SQUEEZED,
      bread: {
        of: ['@bread', '#flatbread'],
        not: ['dosa-batter', 'injera'],
        each: 80,
        may: true,
        ready: 'sliced',
      },
    },
    oneOf: [['cheese', 'veg']],
    takes: {
      oil: OIL,
      dark: { of: ['worcestershire-sauce', 'cider-vinegar', 'balsamic-vinegar'], amount: 0.5, unit: 'tsp' },
    },
    acts: [
      {
        do: 'toast',
        in: 'tray',
        wait: 8,
        words:
          'Heat the grill to high. Toss {veg} with {oil salt} and {pepper} on {in} and grill for about {wait}, turning once, until soft and charred at the edges.',
      },
      {
        do: 'toast',
        in: 'plate',
        wait: 2,
        words:
          'Heat the grill to high. Lay {bread} under it for {wait}, until gold on one side. Turn, and spread the pale side with {spoon oil ready dark}.',
      },
      {
        do: 'toast',
        in: 'tray',
        from: 'plate',
        wait: 4,
        words: 'Lay {cheese} on top and grill for {wait}, until it bubbles and browns in spots.',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['tray', 'plate'],
        words:
          'Grind over {pepper oil dark spoon}[ and squeeze over {lemon}]. Eat at once[, with {ready cool leaf herb}].',
      },
    ],
    keeps: { days: 0 },
    plate: [80, 600],
  },
  {
    id: 'grilled-pieces',
    family: 'plate',
    frame: true,
    needs: ['grill'],
    title: [
      'grilled {names meat} with {names veg} and {names leaf cool}',
      'grilled {names meat} with {names veg leaf bread}',
      'grilled {names meat}',
    ],
    headnote: [
      'Heat the grill for as long as you dare, and let the meat come to it: pale food under a cool grill only dries.',
    ],
    wants: {
      meat: {
        of: [
          ...(['@sausage', 'pork-chop', 'lamb-chop', 'chicken-thigh', 'chicken-breast'] as const),
          ...(['burger-patty', 'turkey-burger', 'gammon', 'bacon', 'chicken-wing'] as const),
          ...(['chicken-drumstick', 'turkey-breast', 'salmon', 'trout', 'mackerel'] as const),
          ...(['@white-fish', 'sardine', 'herring', 'prawns', 'kipper', 'fish-fingers'] as const),
        ],
        not: ['monkfish', 'fish-pie-mix', 'lutefisk'],
        each: 150,
        most: 2,
        heart: true,
        ready: 'patted dry',
      },
      veg: {
        of: [
          ...(['@fresh-tomato', 'courgette', 'pepper', 'aubergine', 'mushroom', 'asparagus'] as const),
          ...(['red-onion', 'onion'] as const),
        ],
        each: 120,
        most: 3,
        may: true,
        cut: 'slices-1cm',
      },
      leaf: { ...LEAF, of: ['@salad-leaf', 'cucumber', 'avocado', 'radish'] },
      cool: COOL,
      herb: SOFT_HERB,
      lemon: SQUEEZED,
      bread: CUT_BREAD,
    },
    takes: {
      oil: { ...OIL, amount: 0.75 },
      spice: { of: ['smoked-paprika', 'cumin', 'mixed-herbs', 'curry-powder'], amount: 0.5, unit: 'tsp' },
      sharp: SHARP,
    },
    acts: [
      {
        do: 'heat-oven',
        in: 'tray',
        ovenC: 230,
        words:
          'Heat the grill to high, about {oven}. Rub {meat} with {oil:1/2 spice salt} and {pepper} and lay on {in} with room between.',
      },
      {
        do: 'grill',
        in: 'tray',
        minutes: { slot: 'meat', by: 'grill' },
        cue: 'browned on both sides and cooked right through',
        core: ['meat'],
        words:
          'Grill {the meat} a hand below the heat, turning once or twice, {until} ({core}). Wash the board and your hands.',
      },
      {
        do: 'toast',
        in: 'plate',
        wait: 8,
        words:
          'Turn {veg} in {oil} and grill beside or after it for {wait}, until soft and charred at the edges.',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['tray', 'plate'],
        words:
          'Sharpen with {oil} and [the juice of {lemon}|{sharp}] and serve[ with {leaf cool herb bread}].',
        when: '!veg',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['tray', 'plate'],
        words: 'Sharpen with [the juice of {lemon}|{sharp}] and serve[ with {leaf cool herb bread}].',
        when: 'veg',
      },
    ],
    keeps: { days: 2 },
    plate: [90, 700],
  },
  {
    id: 'air-fried-pieces',
    family: 'oven',
    frame: true,
    needs: ['air-fryer'],
    title: [
      'air-fried {names meat fish ready} with {names veg leaf}',
      'air-fried {names meat fish ready} in {names sweet}',
      'crisp air-fried {names meat fish}',
      'crisp air-fried {names ready}',
      'a crisp plate from the air fryer',
    ],
    headnote: [
      'Dry skin, one layer, a shake halfway; the glaze goes on at the end, for sugar burns in moving air.',
    ],
    wants: {
      meat: {
        of: [
          ...(['chicken-wing', 'chicken-thigh', 'chicken-drumstick', 'chicken-breast'] as const),
          ...(['@sausage', 'turkey-breast', 'bacon', 'duck', 'quail'] as const),
        ],
        not: ['quail'],
        each: 200,
        may: true,
        ready: 'patted dry',
      },
      fish: { of: ['@baked-fish', 'meatball'], not: ['meatball'], each: 140, may: true, ready: 'patted dry' },
      ready: { of: ['#breaded'], not: ['dumpling'], each: 130, most: 2, may: true, ready: '' },
      veg: {
        of: [
          ...(['@potato', 'sweet-potato', 'carrot', 'pepper', 'broccoli', 'cauliflower'] as const),
          ...(['courgette', 'green-beans', 'brussels-sprout', 'asparagus'] as const),
        ],
        each: 180,
        most: 2,
        may: true,
        cut: 'chunks-2cm',
      },
      sweet: {
        of: [
          ...(['honey', 'maple-syrup', 'soy-sauce', 'barbecue-sauce', 'sweet-chilli-sauce'] as const),
          ...(['harissa', 'gochujang'] as const),
        ],
        each: 12,
        most: 2,
        may: true,
      },
      leaf: LEAF,
      cool: COOL,
      herb: SOFT_HERB,
      lemon: SQUEEZED,
      bread: CUT_BREAD,
    },
    oneOf: [['meat', 'fish', 'ready']],
    takes: {
      oil: { ...OIL, amount: 0.5 },
      spice: {
        of: ['smoked-paprika', 'five-spice', 'garlic-powder', 'cumin', 'mixed-herbs'],
        amount: 0.5,
        unit: 'tsp',
      },
      sharp: SHARP,
    },
    acts: [
      {
        do: 'heat-oven',
        in: 'tray',
        ovenC: 200,
        words: 'Heat the air fryer to {oven}. Toss {meat fish veg} with {oil spice salt} and {pepper}.',
        when: '!ready',
      },
      {
        do: 'heat-oven',
        in: 'tray',
        ovenC: 200,
        words: 'Heat the air fryer to {oven}. Toss {meat fish veg oil spice} together with {pepper}.',
        when: 'ready',
      },
      {
        do: 'roast',
        in: 'tray',
        minutes: [14, 18],
        cue: 'the vegetables are brown at the edges',
        words: 'Cook {the veg} first in one layer, shaking once, {until}. Tip out and keep warm.',
      },
      {
        do: 'roast',
        in: 'tray',
        minutes: { slot: 'meat', by: 'roast', less: 9 },
        cue: 'crisp, and the juices run clear',
        core: ['meat'],
        words:
          'Lay {the meat} in the basket with room between and cook, turning halfway, {until} ({core}).[ Brush with {sweet} for the last 4 minutes.] Wash the board.',
      },
      {
        do: 'roast',
        in: 'tray',
        minutes: { slot: 'fish', by: 'bake', less: 2 },
        cue: 'it flakes and is opaque in the middle',
        core: ['fish'],
        words: 'Lay {the fish} in the basket and cook without turning {until} ({core}).',
      },
      {
        do: 'roast',
        in: 'tray',
        minutes: { slot: 'ready', by: 'bake', less: 4 },
        cue: 'crisp, and piping hot in the middle',
        core: ['ready'],
        words: 'Spread {ready} in the basket and cook, shaking once, {until}[ ({core})].',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'tray',
        words:
          'Sharpen with [the juice of {lemon}|{sharp}] and serve at once[, with {leaf cool herb bread}].',
        when: 'meat',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'tray',
        words:
          'Sharpen with [the juice of {lemon}|{sharp}] and serve at once[, with {sweet leaf cool herb bread}].',
        when: '!meat',
      },
    ],
    keeps: { days: 2 },
    plate: [90, 800],
  },
  {
    id: 'air-fried',
    family: 'oven',
    frame: true,
    needs: ['air-fryer'],
    title: [
      'air-fried {names veg main} with {names bean cool}',
      'air-fried {names main veg} with {names leaf cool herb lemon}',
      'air-fried {names main veg}',
    ],
    headnote: ['One layer and a good shake halfway: heaped up, it is only a small oven that steams.'],
    wants: {
      main: {
        of: ['halloumi', 'tofu', 'paneer', 'falafel', 'veggie-burger', 'tempeh', 'vegetarian-sausage'],
        each: 110,
        may: true,
        ready: 'cut into pieces and patted dry',
      },
      veg: {
        of: ['@potato', 'sweet-potato', '@slow-roast', '@quick-roast', 'chickpeas', 'carrot'],
        not: ['bottle-gourd', 'radish', 'chanterelle', 'wild-mushroom'],
        each: 260,
        most: 2,
        may: true,
        cut: 'chunks-2cm',
      },
      bean: { of: ['@white-bean', '@tinned-bean', 'tinned-lentils'], each: 80, may: true },
      leaf: LEAF,
      cheese: CHEESE,
      cool: COOL,
      sauce: { of: ['ketchup', 'chutney', '#hot-sauce', 'barbecue-sauce'], each: 15, may: true },
      herb: SOFT_HERB,
      lemon: SQUEEZED,
      bread: CUT_BREAD,
    },
    oneOf: [['main', 'veg']],
    takes: {
      oil: { ...OIL, amount: 0.75 },
      spice: {
        of: ['smoked-paprika', 'cumin', 'garlic-powder', 'curry-powder', 'five-spice', 'mixed-herbs'],
        amount: 0.5,
        unit: 'tsp',
      },
      sharp: SHARP,
    },
    acts: [
      {
        do: 'mix',
        in: 'bowl',
        words: 'Toss {main veg} in {in} with {oil spice salt} and {pepper}, until every piece shines.',
      },
      {
        do: 'toast',
        in: 'tray',
        from: 'bowl',
        wait: 20,
        when: 'veg',
        words:
          'Cook in the air fryer at 200 C in one layer for about {wait}, shaking it twice, until brown at the edges and a knife slips in. Quick vegetables are lifted out after 12 minutes.',
      },
      {
        do: 'toast',
        in: 'tray',
        from: 'bowl',
        wait: 12,
        when: '!veg',
        words:
          'Cook in the air fryer at 200 C in one layer for about {wait}, shaking it once, until crisp and gold.',
      },
      {
        do: 'serve',
        in: 'table',
        from: 'tray',
        words:
          'Sharpen with [the juice of {lemon}|{sharp}] and serve hot[, with {bean leaf cheese cool sauce herb bread}].',
      },
    ],
    keeps: { days: 2 },
    plate: [120, 800],
  },
]);
