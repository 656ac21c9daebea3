// Kitchens with nothing but a microwave.

import { defineRows, type Take } from '../language/row.ts';
import { CHEESE, COOL, LEAF, READY, SHARP } from './plate-slots.ts';
import { CUT_BREAD, GARLIC, SOFT_HERB, SQUEEZED } from './shared.ts';

const BUTTER: Take = { of: ['butter', 'olive-oil', 'vegetable-oil'], amount: 0.5, unit: 'tbsp' };

export const MICROWAVE = defineRows([
  {
    id: 'microwave-eggs', family: 'eggs', frame: true, needs: ['microwave'],
    title: [
      'microwave scrambled eggs with {names cheese ready green}', 'microwave scrambled eggs',
    ],
    headnote: ['Short bursts with a stir between them keep the curds soft: the edge of the bowl sets long before its middle.'],
    wants: {
      egg: { of: ['egg'], each: 110, heart: true, ready: '' },
      green: {
        of: [
          ...(['spinach', 'mushroom', 'pepper', 'cherry-tomato', 'spring-onion', 'frozen-peas'] as const),
          ...(['tomato', 'courgette', 'sweetcorn'] as const),
        ],
        each: 50, most: 2, may: true, ready: 'cut small',
      },
      ready: READY, cheese: CHEESE, milk: { of: ['milk', '@milk', '@pouring-cream'], not: ['buttermilk', 'kefir'], each: 15, may: true },
      herb: SOFT_HERB, leaf: LEAF, bread: CUT_BREAD,
    },
    takes: { butter: BUTTER },
    acts: [
      {
        do: 'melt', in: 'bowl', heat: 'boiling', minutes: [1, 2], cue: 'it bubbles',
        words: 'Put {butter green} into {in} with a spoonful of water, cover and bring {heat} on full power {until}.',
      },
      { do: 'whisk', in: 'bowl', words: 'Beat in {egg milk cheese ready herb} with {salt} and {pepper}.' },
      {
        do: 'fry', in: 'bowl', minutes: [2, 3], cue: 'just set, with no liquid egg left', core: ['egg', 'ready'],
        words: 'Cook on medium power, stirring every 30 seconds, {until} ({core}). Leave for a minute: they go on cooking. Never microwave an egg in its shell.',
      },
      { do: 'serve', in: 'table', from: 'bowl', words: 'Eat at once[, with {bread leaf}].' },
    ],
    keeps: { days: 0 }, plate: [90, 500],
  },
  {
    id: 'microwave-noodles', family: 'pasta', frame: true, needs: ['microwave'],
    title: [
      '[?nutty: {name nutty} {names noodle} with {names quick egg}]', '{names noodle} with {names quick} and {names egg ready}',
      '{names noodle} with {names quick egg ready}', 'dressed {names noodle}',
    ],
    headnote: ['Dressed while still hot, {the noodle} soak{s noodle} up {the nutty soy}, and a splash of their own water makes it a sauce.'],
    wants: {
      noodle: { of: ['#noodle'], not: ['rice-paper', 'rice-cakes'], each: 80, heart: true },
      quick: {
        of: ['@late-veg', '@greens', '@quick-veg', 'carrot', 'cabbage', 'mushroom', 'pepper', 'beansprouts'],
        each: 90, most: 3, may: true, ready: 'cut small',
      },
      egg: { of: ['egg'], each: 55, may: true, ready: '' },
      ready: { ...READY, of: ['tofu', 'ham', 'tinned-tuna', 'cooked-prawns', 'crab-stick'] },
      herb: { of: ['spring-onion', '@soft-herb'], each: 15, may: true, cut: 'thin-slices' }, lime: SQUEEZED,
    },
    takes: {
      nutty: { of: ['peanut-butter', 'tahini', 'almond-butter'], amount: 1.5, unit: 'tbsp', may: true },
      soy: { of: ['soy-sauce', 'tamari'], amount: 1, unit: 'tbsp' },
      hot: { of: ['sriracha', 'chilli-oil', 'gochujang', 'chilli-flakes'], amount: 0.5, unit: 'tsp', may: true },
      fat: { of: ['sesame-oil', 'butter', 'vegetable-oil'], amount: 0.5, unit: 'tbsp', unless: 'nutty' },
      sharp: { ...SHARP, unless: 'lime' },
    },
    acts: [
      {
        do: 'boil', in: 'bowl', heat: 'boiling', water: 400, minutes: [3, 4], cue: 'all of it is tender and hot through',
        words: 'Put {noodle quick} in {in}, pour over {water}, best from the kettle, cover with a plate, bring {heat} on full power and cook on {until}. Drain, keeping a cupful of the water.',
      },
      {
        do: 'fry', in: 'small-bowl', minutes: [1, 2], cue: 'just set, with no liquid egg left', core: ['egg'],
        words: 'Beat {egg} in {in} with {salt} and cook on medium power, stirring every 20 seconds, {until} ({core}).',
      },
      {
        do: 'toss', in: 'bowl', from: 'small-bowl',
        words: 'Stir {nutty soy hot fat}, [the juice of {lime}|{sharp}] and enough of the water to make a sauce into the noodles[, and fold in {ready}].',
      },
      { do: 'serve', in: 'table', from: 'bowl', words: 'Eat at once[, with {the egg} on top][, scattered with {herb}].' },
    ],
    keeps: { days: 0 }, plate: [80, 600], table: [],
  },
  {
    id: 'microwave-pasta', family: 'pasta', frame: true, needs: ['microwave'],
    title: ['{names pasta} with {names ready} and {names veg cheese}', '{names pasta} with {names ready tomato veg cheese soft}', 'buttered {names pasta}'],
    headnote: ['Cooked and dressed in one bowl, so that {the tomato soft fat} coat{s tomato soft fat} every piece while it steams.'],
    wants: {
      pasta: { of: ['@pasta'], not: ['spaghetti'], each: 90, heart: true }, ready: { ...READY, of: ['tinned-tuna', 'ham', 'tinned-salmon', '@cooked-poultry', 'chickpeas', 'tofu'] },
      veg: { of: ['sweetcorn', '@quick-veg', 'spinach', 'cherry-tomato', 'pepper', 'courgette', 'broccoli'], each: 70, most: 2, may: true, ready: 'cut small' },
      onion: { of: ['@onion', 'spring-onion'], each: 25, may: true, cut: 'finely-chopped' }, tomato: { of: ['passata', 'pasta-sauce', 'tinned-tomato'], each: 110, may: true },
      soft: { of: ['mayonnaise', 'pesto', 'cream-cheese', 'creme-fraiche'], each: 25, may: true }, cheese: CHEESE, herb: SOFT_HERB, lemon: SQUEEZED,
    },
    takes: { fat: { of: ['butter', 'olive-oil'], amount: 0.5, unit: 'tbsp', unless: 'soft' }, garlic: GARLIC, sharp: SHARP },
    acts: [
      {
        do: 'boil', in: 'bowl', heat: 'boiling', water: 350, minutes: [11, 13], cue: 'tender with a little bite',
        words: 'Put {pasta} in {in} with room to spare, pour over {water} from the kettle with {salt}, cover loosely, bring {heat} on full power and cook, stirring twice, {until}[, with {veg} in it for the last 3 minutes]. Drain.',
      },
      {
        do: 'toss', in: 'bowl', heat: 'boiling', minutes: [2, 3], cue: 'it is steaming hot all through', core: ['ready'], when: 'tomato',
        words: 'Stir in {tomato onion garlic ready fat}, bring {heat} and cook {until}[ ({core})].',
      },
      {
        do: 'toss', in: 'bowl', when: '!tomato',
        words: 'Stir in {soft ready onion garlic fat pepper} and [squeeze in {lemon}|sharpen with {sharp}]. Eat at once[, under {cheese herb}].',
      },
      {
        do: 'toss', in: 'bowl', when: 'tomato',
        words: 'Stir in {soft pepper} and [squeeze in {lemon}|sharpen with {sharp}]. Eat at once[, under {cheese herb}].',
      },
    ],
    keeps: { days: 0 }, plate: [90, 650], table: [],
  },
  {
    id: 'microwave-plate', family: 'plate', frame: true, needs: ['microwave'],
    title: [
      '[?tomato: spiced {names bean} in tomato with {names veg cheese warm}]', '[?tomato: spiced {names bean} in tomato]',
      '{names fish} steamed in the microwave with {names veg potato}', '[?butter=butter: buttered|steamed] {names veg potato} with {names bean ready cheese}',
      '[?butter=butter: buttered|steamed] {names fish veg potato} with {names herb lemon}', '[?butter=butter: buttered|steamed] {names fish veg potato bean}',
    ],
    headnote: [
      '[?tomato: Cooked down until the sauce clings, {the bean} need{s bean} no pan[; {name cheese} melts on top].]',
      '[?fish: Under a lid {the fish} cook{s fish} gently in steam, with spiced butter for a sauce.]',
      'Steamed under a lid in a spoonful of water, {the veg potato bean} keep{s veg potato bean} every bit of taste; spiced butter does the rest.',
    ],
    wants: {
      fish: { of: ['@white-fish', 'salmon', 'trout', 'smoked-haddock'], each: 140, may: true, ready: '' },
      veg: {
        of: [
          ...(['@late-veg', '@greens', '@quick-veg', 'carrot', 'cauliflower', 'butternut-squash'] as const),
          ...(['leek', 'parsnip', 'swede', 'corn-on-the-cob', 'pepper', 'mushroom', 'cabbage'] as const),
          ...(['celeriac', 'turnip', 'beetroot', 'fennel', 'aubergine', '@fresh-tomato'] as const),
        ],
        not: ['cassava-leaves', 'collard-greens', 'beetroot', 'samphire', 'courgette-flowers'], each: 180, most: 2, may: true,
        cut: 'slices-1cm',
      },
      potato: { of: ['@potato', 'sweet-potato'], each: 220, may: true, ready: 'scrubbed and sliced 1 cm thick' },
      bean: { of: ['baked-beans', '@tinned-bean', 'chickpeas', 'tinned-lentils'], each: 130, may: true }, ready: READY, cheese: CHEESE,
      tomato: { of: ['tinned-tomato', 'passata'], each: 130, may: true }, warm: { of: ['cooked-rice', 'cooked-grains'], each: 150, may: true, ready: '' },
      onion: { of: ['@onion'], each: 50, may: true, cut: 'thin-slices' }, cool: COOL, herb: SOFT_HERB, leaf: { ...LEAF, of: ['@salad-leaf', 'cucumber', 'avocado', 'radish'] }, lemon: SQUEEZED,
      bread: CUT_BREAD,
    },
    oneOf: [['fish', 'veg', 'potato', 'bean']],
    takes: {
      butter: BUTTER, garlic: { ...GARLIC, may: true }, spice: { of: ['smoked-paprika', 'cumin', 'curry-powder', 'mixed-herbs'], amount: 0.25, unit: 'tsp' },
      sharp: SHARP,
    },
    acts: [
      {
        do: 'boil', in: 'dish', heat: 'boiling', water: 30, minutes: [8, 10], cue: 'a knife slips through the thickest', when: 'potato',
        words: 'Put {potato garlic} into {in} with {water} and {salt}. Cover, bring {heat} on full power and cook, turning the slices over halfway, {until}.',
      },
      {
        do: 'boil', in: 'dish', heat: 'boiling', water: 30, minutes: [4, 7], cue: 'just tender',
        words: 'Spread {veg onion} in {in} with {water} and {salt}. Cover, bring {heat} on full power and cook, stirring halfway, {until}.',
      },
      {
        do: 'boil', in: 'dish', heat: 'boiling', water: 30, minutes: [3, 5], cue: 'it steams to the middle', core: ['ready'],
        words: 'Put {bean ready} in {in} with {water}, cover, bring {heat} on full power and cook {until}[ ({core})].',
        when: 'bean&!tomato',
      },
      {
        do: 'boil', in: 'dish', heat: 'boiling', minutes: [6, 8], cue: 'the sauce is thick and clings', core: ['ready'], when: 'tomato',
        words: 'Stir {tomato bean ready garlic spice salt} together in {in}, cover loosely, bring {heat} on full power and cook, stirring halfway, {until}[ ({core})].',
      },
      {
        do: 'boil', in: 'dish', heat: 'boiling', water: 20, minutes: [4, 6], cue: 'it is opaque and flakes in the middle', core: ['fish'],
        words: 'Lay {fish} in {in} with {water} and {salt}, the thick ends outwards. Cover, bring {heat} on full power, then cook on medium {until} ({core}). Leave covered for 2 minutes.',
      },
      {
        do: 'simmer', in: 'bowl', minutes: [2, 3], cue: 'steaming hot all through', core: ['warm'],
        words: 'Heat {warm} in {in} with a spoonful of water, covered, on full power {until} ({core}).',
      },
      {
        do: 'serve', in: 'table', from: ['dish', 'bowl'],
        words: '[?tomato: Stir in {butter pepper}|Mix {butter garlic spice pepper} and let it run over the top][ with the juice of {lemon}| with {sharp}]. Taste for salt. Serve[ with {warm ready cheese cool herb leaf bread}| at once].',
      },
    ],
    keeps: { days: 1 }, plate: [90, 800],
  },
]);
