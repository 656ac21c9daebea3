// The cabbage pancake of Japan, and fish steamed with ginger.

import { defineRows } from '../language/row.ts';
import {
  CHILLI,
  EAST_HERB,
  EAST_OIL,
  EAST_RICE,
  GARLIC,
  LIME,
  RICE_BESIDE,
  RICE_WINE,
  SESAME,
  SOY,
  SWEET,
  WARM_RICE,
  WOK_GREENS,
} from './eastern.ts';

export const PANCAKE_AND_STEAMED_FISH = defineRows([
  {
    id: 'okonomiyaki',
    family: 'pan',
    needs: ['hob'],
    title: [
      'okonomiyaki with {names lead} and {names cabbage}',
      '[?cabbage=kimchi: kimchi pancake[ with {names lead onion}]]',
      '{name cabbage} pancake with a dark sweet sauce',
    ],
    headnote: [
      'More cabbage than batter: the batter only holds it together, and the lid cooks it through before the base can burn.',
    ],
    wants: {
      cabbage: {
        of: ['cabbage', 'chinese-leaf', 'kimchi', 'brussels-sprout'],
        each: 150,
        heart: true,
        cut: 'shreds',
      },
      egg: { of: ['egg'], each: 55, heart: true, ready: 'beaten' },
      lead: {
        of: [
          ...(['bacon', 'pork-belly', 'cooked-prawns', 'ham', 'crab-stick', 'chinese-sausage'] as const),
          ...(['cooked-chicken'] as const),
        ],
        not: ['pork-belly'],
        each: 45,
        may: true,
        ready: 'cut into thin strips',
      },
      onion: { of: ['spring-onion', 'leek', '@onion'], each: 30, may: true, cut: 'thin-slices' },
      veg: {
        of: ['carrot', 'courgette', 'sweetcorn', 'beansprouts'],
        each: 40,
        most: 2,
        may: true,
        cut: 'shreds',
      },
      mayo: { of: ['mayonnaise', 'vegan-mayonnaise'], each: 15, may: true },
      top: {
        of: ['bonito-flakes', 'nori', 'pickled-ginger', 'furikake', 'sesame-seeds', 'crispy-onions'],
        each: 5,
        most: 3,
        may: true,
        ready: '',
      },
    },
    oneOf: [['mayo', 'top', 'soy', 'sauce', 'lead', 'dashi', 'flour']],
    not: [
      ...(['@potato', '#pasta', '#noodle', '@any-tomato', '@grates', '@cream', '@bread'] as const),
      ...(['@plain-rice', 'cooked-rice', 'feta', 'tofu', 'breadcrumbs', '@quick-poultry'] as const),
      ...(['@red-chop'] as const),
    ],
    takes: {
      flour: { of: ['plain-flour', 'self-raising-flour', 'rice-flour'], amount: 45, unit: 'g' },
      dashi: { of: ['dashi'], amount: 0.25, unit: 'tsp', may: true },
      oil: { ...EAST_OIL, amount: 0.75 },
      red: { of: ['ketchup', 'tomato-puree'], amount: 2, unit: 'tsp' },
      sauce: {
        of: ['worcestershire-sauce', 'oyster-sauce', 'brown-sauce', 'hoisin-sauce'],
        amount: 2,
        unit: 'tsp',
        may: true,
      },
      soy: { ...SOY, amount: 1, unit: 'tsp' },
      sweet: { ...SWEET, amount: 0.75 },
    },
    acts: [
      {
        do: 'whisk',
        in: 'bowl',
        words:
          'In {in}, whisk {flour dashi salt} with {egg} and [?many: 200 ml|75 ml] water to a thick batter. Fold in {cabbage onion veg}.',
      },
      {
        do: 'whisk',
        in: 'small-bowl',
        words: 'Stir {red sauce soy sweet} together in {in}.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        from: 'bowl',
        heat: 'medium',
        minutes: [6, 8],
        cue: 'the base is golden and the rim set',
        words:
          'Heat {oil:2/3} in {in} with a lid {heat}, spread in the batter 2 cm thick[ and lay {lead} on top]. Cover and fry {until}.[?many:  Make it in two or three pancakes.]',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [5, 7],
        cue: 'it is firm in the middle and brown on both sides',
        core: ['egg', 'lead'],
        words:
          'Turn it with the help of a plate, add {oil} round the edge and fry uncovered {heat} {until} ({core}).',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['frying-pan', 'small-bowl'],
        words:
          'Brush with the sauce[, stripe with {mayo}][ and scatter with {top}]. Cut into wedges and eat hot.',
      },
    ],
    keeps: { days: 1 },
    plate: [180, 560],
  },
  {
    id: 'steamed-fish',
    family: 'pan',
    needs: ['hob'],
    title: [
      '{name fish} steamed with {name ginger} and {names onion}',
      '{name fish} steamed with {names greens veg} and soy',
    ],
    headnote: [
      'Smoking oil over raw ginger and spring onion: it sizzles, and that is all the cooking they get.',
    ],
    wants: {
      fish: {
        of: ['sea-bass', '@white-fish', 'salmon', 'trout'],
        not: ['fish-pie-mix', 'lutefisk', 'monkfish'],
        each: 150,
        heart: true,
        ready: '',
      },
      onion: { of: ['spring-onion', 'leek'], each: 30, heart: true, ready: 'cut into fine strips' },
      greens: { ...WOK_GREENS, cut: 'wedges', each: 90 },
      veg: {
        of: [
          ...(['mushroom', 'shiitake', 'carrot', 'asparagus', 'tenderstem-broccoli'] as const),
          ...(['mangetout', 'sugar-snap-peas', 'green-beans', 'pepper'] as const),
        ],
        each: 80,
        most: 2,
        may: true,
        ready: 'cut thin',
      },
      herb: EAST_HERB,
      lime: LIME,
      ...RICE_BESIDE,
    },
    oneOf: [['ginger', 'soy', 'wine']],
    not: [
      ...(['@cream', '@potato', 'coconut-milk', '#pasta', '#noodle', '@any-tomato', 'miso'] as const),
      ...(['@bread', '@yoghurt', 'honey', 'gochujang'] as const),
    ],
    takes: {
      ginger: { of: ['ginger'], amount: 2, unit: 'tsp', may: true, ready: 'cut into fine strips' },
      soy: { ...SOY, amount: 1.25 },
      wine: RICE_WINE,
      sweet: { ...SWEET, amount: 0.5 },
      garlic: GARLIC,
      chilli: CHILLI,
      sesame: SESAME,
      oil: EAST_OIL,
    },
    acts: [
      ...EAST_RICE,
      {
        do: 'simmer',
        in: 'pan',
        heat: 'medium',
        minutes: [8, 10],
        cue: 'the flesh is opaque and flakes when pressed',
        core: ['fish'],
        words:
          'Bring 2 cm of water to the boil in {in} with a lid. Lay {fish} on a heatproof plate on a rack or an upturned saucer in it[, with {veg greens} round it][, pour over {wine}], cover and steam {heat} {until} ({core}).',
      },
      {
        do: 'mix',
        in: 'pan',
        words:
          'Pour off the water that has gathered on the plate. Spoon {soy sweet sesame} over {the fish} and heap {onion ginger garlic chilli} on top.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'high',
        minutes: [1, 2],
        cue: 'it shimmers and just begins to smoke',
        words: 'Heat {oil} in {in} {heat} {until}, and pour it over: it should hiss.',
      },
      WARM_RICE,
      {
        do: 'serve',
        in: 'table',
        from: ['pan', 'saucepan', 'frying-pan'],
        words: '[Squeeze over {lime}. ]Serve at once[ with {rice warm}][, scattered with {herb}].',
      },
    ],
    beats: ['fish-pan', 'glazed-bowl'],
    keeps: { days: 1 },
    plate: [180, 780],
  },
]);
