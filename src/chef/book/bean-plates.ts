// Beans in patties and with rice, and plantain, which is eaten with them.

import { defineRows, type Take, type Want } from '../language/row.ts';
import { ACID, BAY, GARLIC_IN, OIL, SMOKED, SOFTEN_BASE } from './american-acts.ts';
import { COOL, CUMIN, FRESH, GRATED, HOT, LIME } from './bread-slots.ts';
import { BUN, BUN_PARTS, DRESS, TOAST, VINEGAR } from './burgers.ts';
import { COOK_RICE, GARLIC, GREENS, ONION, PLAIN_OIL, RICE, SOFT_HERB } from './shared.ts';

const BESIDE = { rice: RICE, herb: SOFT_HERB, lime: LIME } as const satisfies Record<string, Want>;
const SMOKE: Take = { of: ['smoked-paprika', 'paprika', 'chipotle'], amount: 0.75, unit: 'tsp' };

export const BEAN_PLATES = defineRows([
  {
    id: 'bean-burgers',
    family: 'bread',
    needs: ['hob'],
    title: [
      '{name bean} burgers with {names cheese fresh brine}',
      '{name bean} burgers with {names veg} and {names cool spread}',
      'crisp {name bean} burgers',
    ],
    headnote: [
      'Dry beans, half crushed and half whole, and ten minutes in the fridge: that is what keeps the patties together.',
    ],
    wants: {
      bean: { of: ['black-beans', 'kidney-beans', '@tinned-bean', 'tinned-lentils'], each: 130, heart: true },
      bun: { ...BUN, of: [...BUN.of, 'tortilla', 'naan', 'flatbread'] },
      bind: {
        of: ['breadcrumbs', 'oats', 'tortilla-chips', 'crisps', 'polenta'],
        not: ['tortilla-chips', 'crisps'],
        each: 25,
        may: true,
      },
      egg: { of: ['egg'], each: 25, may: true, ready: '' },
      veg: {
        of: ['sweetcorn', 'carrot', 'cooked-beetroot', 'pepper', 'mushroom', 'courgette'],
        not: ['mushroom', 'courgette'],
        each: 35,
        may: true,
        ready: 'grated or chopped small',
      },
      cheese: BUN_PARTS.cheese,
      fresh: BUN_PARTS.fresh,
      slaw: BUN_PARTS.slaw,
      brine: BUN_PARTS.brine,
      spread: BUN_PARTS.spread,
      onion: { of: ['@onion', 'spring-onion'], each: 30, may: true, cut: 'finely-chopped' },
      cool: { of: ['soured-cream', '@yoghurt'], each: 25, may: true },
      hot: HOT,
      herb: SOFT_HERB,
    },
    takes: {
      oil: { ...PLAIN_OIL, amount: 1.5 },
      flour: { of: ['plain-flour', 'cornflour', 'gram-flour'], amount: 1.5, unit: 'tbsp' },
      garlic: { ...GARLIC, amount: 0.5 },
      cumin: { of: ['cumin', 'taco-seasoning'], amount: 0.75, unit: 'tsp' },
      smoke: { of: ['smoked-paprika', 'chipotle', 'paprika'], amount: 0.75, unit: 'tsp' },
      vinegar: { ...VINEGAR },
    },
    acts: [
      {
        do: 'soften',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [6, 8],
        cue: 'soft, and the pan is dry',
        words: 'Fry {onion veg garlic} in {in} in {oil:1/3} {heat} {until}.',
      },
      {
        do: 'mash',
        in: 'bowl',
        from: 'frying-pan',
        words:
          'Drain {bean} and pat dry. In {in}, crush two thirds to a paste and leave the rest whole. Mix in {flour bind egg cumin smoke hot herb garlic salt}[ and {the onion veg}]. It should hold a shape; wet, it wants more flour.',
      },
      {
        do: 'chill',
        in: 'bowl',
        wait: 10,
        words: 'Shape patties 2 cm thick with damp hands and chill for {wait}.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        from: 'bowl',
        heat: 'medium',
        minutes: [8, 10],
        cue: 'a dark crust on both sides, hot and set in the middle',
        core: ['egg'],
        words:
          'Heat {oil} in {in} {heat} and fry the patties, turning once with a wide blade, {until}[ ({core})][; lay on {cheese} for the last minute].',
      },
      { ...DRESS, in: 'small-bowl' },
      TOAST,
      {
        do: 'serve',
        in: 'plate',
        from: ['frying-pan', 'small-bowl'],
        words:
          '[Spread with {cool spread}. ]Fill with [{fresh} and ]the patties[, then {brine slaw}]. Season with {pepper} and eat hot.',
      },
    ],
    keeps: { days: 2, months: 2, words: 'Fry them again in a dry pan.' },
    plate: [200, 760],
  },
  {
    id: 'feijoada',
    family: 'stew',
    needs: ['hob'],
    title: [
      '{names bean} with {names smoked}, {names greens} and {names rice}',
      '{names bean} and rice with {names smoked fruit veg}',
      '{names bean} with {names smoked greens fruit veg}',
      'Cuban-style {names bean}',
    ],
    headnote: [
      '[?smoked: Smoke, beans and something sour at the end: the {names fruit lime sharp} cut{s fruit lime sharp} the fat, and must not be left out.]',
      'A third of the beans are crushed into the pot, and make a gravy of their own cooking.',
    ],
    wants: {
      bean: {
        of: ['black-beans', '@chilli-bean', 'adzuki-beans', 'black-eyed-beans', 'pigeon-peas'],
        each: 170,
        heart: true,
      },
      smoked: { ...SMOKED, of: [...SMOKED.of, 'ham', 'pulled-pork', 'corned-beef'] },
      onion: ONION,
      veg: {
        of: ['pepper', 'celery', 'sweet-potato', 'butternut-squash', 'sweetcorn', 'plantain'],
        not: ['plantain'],
        each: 90,
        most: 2,
        may: true,
        cut: 'dice-1cm',
      },
      hot: HOT,
      tomato: { of: ['@any-tomato'], each: 70, may: true, ready: 'chopped' },
      greens: { ...GREENS, not: [], each: 80 },
      rice: { ...RICE, of: ['@plain-rice', 'quinoa', 'cooked-rice'], not: ['cooked-rice'] },
      fruit: {
        of: ['orange', 'mango', 'mandarin', 'pineapple', 'avocado'],
        each: 70,
        may: true,
        ready: 'peeled and sliced',
      },
      cheese: GRATED,
      cool: COOL,
      herb: SOFT_HERB,
      lime: LIME,
      bread: { of: ['corn-tortilla', 'tortilla', '@bread'], each: 50, may: true, ready: '' },
    },
    oneOf: [['smoked', 'rice', 'greens', 'fruit', 'veg', 'bread']],
    takes: {
      oil: OIL,
      garlic: { ...GARLIC_IN, amount: 1.5 },
      cumin: CUMIN,
      smoke: SMOKE,
      oregano: { of: ['oregano', 'mixed-herbs'], amount: 0.5, unit: 'tsp' },
      bay: BAY,
      sharp: { ...ACID, amount: 1.5 },
    },
    acts: [
      COOK_RICE,
      {
        do: 'fry',
        in: 'pot',
        heat: 'medium',
        minutes: [5, 7],
        cue: 'browned, and the fat has run',
        core: ['smoked'],
        words: 'Fry {smoked} in {in} in {oil:1/3} {heat} {until}[ (past {core} by then)].',
      },
      {
        ...SOFTEN_BASE,
        words:
          'Add {oil onion veg} to {in} and cook {heat}, stirring, {until}. Stir in {garlic hot cumin smoke oregano} for a minute.',
      },
      {
        do: 'simmer',
        in: 'pot',
        heat: 'medium-low',
        minutes: [18, 22],
        cue: 'the liquid is dark and coats the beans',
        water: 170,
        words:
          'Add {bean}, drained, {tomato bay salt} and {water}. Crush a third of the beans against the side and simmer {heat}, stirring now and then, {until}.',
      },
      {
        do: 'wilt',
        in: 'frying-pan',
        heat: 'medium-high',
        minutes: [3, 5],
        cue: 'bright and just tender',
        beside: true,
        words: 'Turn {greens} in {in} with a spoonful of water and {salt} {heat} {until}.',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['pot', 'saucepan', 'frying-pan'],
        words:
          '[Squeeze in {lime:1/2}|Sharpen with {sharp}] and season with {pepper}. Serve[ with {rice greens fruit}][, {cheese cool herb}][ and {bread lime}].',
      },
    ],
    beats: ['bean-stew', 'pilaf', 'tomato-curry', 'hearty-soup', 'rice-and-peas'],
    keeps: { days: 3, months: 3, words: 'The beans are better tomorrow.' },
    plate: [250, 900],
  },
  {
    id: 'plantain-plate',
    family: 'pan',
    needs: ['hob'],
    title: [
      'fried plantain with {names bean} and {names cheese egg}',
      'fried plantain with {names bean cheese egg veg fresh}',
      'fried plantain with chilli and lime',
    ],
    headnote: [
      'Yellow and freckled with black it fries sweet; green, it fries like a potato and wants more salt.',
    ],
    wants: {
      plantain: {
        of: ['plantain'],
        each: 170,
        heart: true,
        ready: 'peeled and sliced 1 cm thick, on the slant',
      },
      bean: { of: ['black-beans', '@tinned-bean', 'refried-beans', 'chickpeas'], each: 120, may: true },
      egg: { of: ['egg'], each: 60, may: true, ready: '' },
      onion: { of: ['@onion', 'spring-onion'], each: 50, may: true, cut: 'finely-chopped' },
      veg: {
        of: ['pepper', '@fresh-tomato', '@greens', 'okra'],
        not: ['okra', 'collard-greens', 'cassava-leaves'],
        each: 80,
        most: 2,
        may: true,
        ready: 'cut small',
      },
      hot: HOT,
      cheese: GRATED,
      fresh: { ...FRESH, of: ['avocado', 'cucumber', '@salad-leaf'] },
      ...BESIDE,
    },
    not: ['peanut-butter', 'ackee'],
    takes: {
      oil: { ...OIL, amount: 2 },
      garlic: GARLIC_IN,
      cumin: {
        of: ['cumin', 'jerk-seasoning', 'cajun-seasoning', 'chilli-powder'],
        amount: 0.5,
        unit: 'tsp',
      },
      sharp: ACID,
    },
    acts: [
      COOK_RICE,
      {
        ...SOFTEN_BASE,
        in: 'pan',
        words: 'Warm {oil:1/4} in {in} {heat} and cook {onion veg} with {salt} {until}.',
      },
      {
        do: 'simmer',
        in: 'pan',
        heat: 'medium',
        minutes: [6, 8],
        cue: 'thick, with a third of them crushed',
        water: 50,
        words: 'Add {bean garlic cumin hot} and {water} to {in} and cook {heat} {until}.',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [6, 8],
        cue: 'deep gold on both sides and soft in the middle',
        words:
          'Heat {oil} in {in} {heat} and fry {plantain} in one layer, turning once, {until}. Drain and season with {salt}[?bean: |, {garlic hot cumin}].',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [4, 5],
        cue: 'the whites are set, with no liquid left',
        core: ['egg'],
        words: 'Fry {egg} in the same oil in {in} {heat} {until} ({core}).',
      },
      {
        do: 'serve',
        in: 'table',
        from: ['frying-pan', 'pan', 'saucepan'],
        words:
          '[Squeeze over {lime}|Sprinkle with {sharp}] and serve hot[ with {rice fresh}][, topped with {cheese herb}] and {pepper}.',
      },
    ],
    keeps: { days: 1, words: 'Crisp it again in a dry pan.' },
    plate: [200, 820],
  },
]);
