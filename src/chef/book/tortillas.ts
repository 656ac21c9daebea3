// Tortillas, folded and rolled: tacos, burritos, fajitas and quesadillas.

import { defineRows } from '../language/row.ts';
import { BRINE, CRISP, CUMIN, DRESS, FAT, FRIED_ONION, HOT, MORSEL, SALSA, SHARP, SMOKE, SOFT, TOP, WARM, WRAP } from './bread-slots.ts';
import { COOK_RICE, GARLIC, GREENS } from './shared.ts';

const MEAT = '[?fill=beef-mince/steak: beef|{name fill ready bean rasher slow}]';
const HOW = '[?smoke=smoked-paprika: smoky|spiced]';
const FILL = {
  do: 'serve', in: 'plate', from: ['frying-pan', 'bowl', 'saucepan'],
  words: 'Heap [?rice=@plain-rice: {the rice}, ]{the fill ready bean rasher slow veg onion} on the tortillas[, then {the fresh slaw fruit}].[ Top with {cheese brine cool salsa sauce herb}.][ Squeeze over {lime}.] [?rice: Fold in the ends, roll up tight and eat while hot.|Fold over and eat at once, with your hands.]',
} as const;

export const TORTILLAS = defineRows([
  {
    id: 'tacos', family: 'bread', needs: ['hob'], 
    title: [
      `[?rice: ${MEAT} burritos with {names cheese cool salsa}]`, `[?rice: ${MEAT} burritos]`,
      `[?wrap=tortilla&veg=pepper: ${MEAT} fajitas with charred peppers[ and {name cool}]]`,
      `[?slaw: ${HOW} ${MEAT} tacos with {name fruit slaw} slaw]`, `${HOW} ${MEAT} tacos with {names fresh fruit veg cheese cool}`,
      `${HOW} ${MEAT} tacos`,
    ],
    headnote: [
      '[?rice: The rice drinks the spiced juices, so that the last bite holds together as well as the first.]',
      '[?slaw: Hot and spiced below, cold and crunchy on top: the slaw keeps you reaching for another.]',
      '[?fresh: Hot, spiced {names fill ready bean rasher slow veg} under cold {names fresh}, filled at the table.]',
      'Spices toasted in the pan cling to the {names fill ready bean rasher slow veg}; a warm tortilla does the rest.',
    ],
    wants: {
      wrap: WRAP,
      fill: {
        of: [
          '@mince', '@quick-poultry', 'steak', '@prawn', '@fish-fillet', 'pork-fillet', 'pork-chop', 'soya-mince', 'quorn-pieces', 'tofu',
          'tempeh', 'seitan', 'squid',
        ],
        not: ['fish-pie-mix', 'whitebait'], each: 115, may: true, cut: 'for-stir-fry',
      },
      bean: { of: ['black-beans', 'refried-beans', '@tinned-bean'], each: 100, may: true },
      ready: { ...MORSEL, of: ['pulled-pork', 'roast-beef', '@cooked-poultry', '@cooked-meat'], not: ['ham'], each: 110, heart: true },
      rasher: { of: ['chorizo', 'bacon', 'smoked-sausage'], each: 40, may: true, ready: 'cut small' },
      rice: { of: ['cooked-rice', '@plain-rice'], each: 50, may: true, ready: '' },
      slow: {
        of: ['sweet-potato', '@potato', 'butternut-squash', 'pumpkin', 'cauliflower', 'plantain'], each: 110, may: true, cut: 'dice-1cm',
      },
      onion: FRIED_ONION, veg: { ...SOFT, of: [...SOFT.of, 'green-beans'], not: [...(SOFT.not ?? []), '@fresh-tomato'], ready: 'thinly sliced' },
      greens: { ...GREENS, each: 40 }, hot: HOT, salsa: SALSA, ...TOP, brine: { ...BRINE, of: ['pickled-onions', 'olives', 'roasted-peppers', 'kimchi'] },
    },
    oneOf: [['fill', 'bean', 'ready', 'veg', 'rasher', 'slow']], not: ['egg'],
    takes: { fat: FAT, garlic: GARLIC, cumin: CUMIN, smoke: SMOKE, vinegar: SHARP },
    acts: [
      { ...COOK_RICE, when: 'rice=@plain-rice' },
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [14, 16], cue: 'tender inside and brown on several sides',
        words: 'Heat {fat:1/3} in {in} {heat}. Add {slow} and {salt}, cover for the first half, then fry uncovered {until}.',
      },
      CRISP,
      {
        do: 'soften', in: 'frying-pan', heat: 'medium-high', minutes: [7, 9], cue: 'soft, and charred at the edges',
        words: 'Fry {onion veg greens} in {fat:1/3} with {salt} in {in} {heat}, stirring seldom, {until}.',
      },
      {
        do: 'brown', in: 'frying-pan', heat: 'high', minutes: [6, 8], cue: 'well browned and cooked through[?fill=soya-mince/quorn-pieces/tofu/tempeh/seitan: |, with no pink left]',
        core: ['fill'], when: '!fill=#crustacean/#white-fish/#oily-fish/squid',
        words: '[Lift out {the slow onion veg greens}. ]Fry {fill} in {fat:1/3} with {salt} in {in} {heat}, stirring only once a crust forms, {until}[ ({core})].',
      },
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [3, 4], cue: 'glossy and steaming hot all through',
        core: ['ready', 'rice'], when: '!fill=#crustacean/#white-fish/#oily-fish/squid',
        words: 'Stir {garlic hot cumin smoke fat} into {in} {heat}. When it smells toasted, add[?rice=cooked-rice:  {bean ready rice} and|[ {bean ready} and]] a splash of water[?fill: [, return {the slow onion veg greens}]] and cook {until}[ ({core})].[ Sharpen with {vinegar}.]',
      },
      {
        do: 'fry', in: 'frying-pan', heat: 'medium-high', minutes: [4, 6], cue: 'opaque, firm and golden at the edges',
        core: ['fill', 'ready', 'rice'], when: 'fill=#crustacean/#white-fish/#oily-fish/squid',
        words: 'Dust {fill} with {cumin smoke salt}. Fry in {fat} in {in}[ with {bean ready rice}] {heat}, turning once, {until}[ ({core})][, with {garlic hot} in for the last minute].[ Sharpen with {vinegar}.]',
      },
      DRESS, WARM, FILL,
    ],
    keeps: { days: 2, words: 'Keep the filling; warm the tortillas fresh.' }, plate: [190, 760],
  },
]);
