// Tortillas, folded and rolled: tacos, burritos, fajitas and quesadillas.

import { defineRows } from '../language/row.ts';
import { BRINE, CUMIN, DRESS, FAT, FRIED_ONION, HOT, MORSEL, SALSA, SHARP, SMOKE, SOFT, TOP, WARM, WRAP } from './bread-slots.ts';
import { GARLIC, GREENS } from './shared.ts';

const FILL = {
  do: 'serve', in: 'plate', from: ['frying-pan', 'bowl', 'saucepan'],
  words: 'Fill the tortillas with [?rice=@plain-rice: {the rice}, ]{the fill ready bean rasher slow veg onion}[ and {the fresh slaw fruit}].[ Top with {cheese brine cool salsa sauce herb}.] [Squeeze over {lime} and |Sprinkle with {vinegar} and ][?rice: fold in the ends and roll up tight|eat with your hands].',
} as const;

export const TORTILLAS = defineRows([
  {
    id: 'tacos', family: 'bread', needs: ['hob'], 
    title: [
      '[?rice: {name fill ready bean} burritos with {names veg slow cheese}]', '[?wrap=tortilla&veg=pepper: [?fill=steak: beef|{name fill}] fajitas with {names veg}]',
      '{name fill ready} tacos with {names bean} and {name fruit slaw fresh}', '{name fill ready} tacos with {name fruit slaw fresh}',
      '{name fill ready} tacos with {names veg slow}', '{name bean} and {name slow} tacos with {names cheese cool}',
      '{name rasher} and {name slow} tacos', '{name bean veg} tacos with {names cheese cool fresh}',
      '{name slow veg rasher fill ready bean} tacos',
    ],
    headnote: [

      '{names fill ready bean rasher slow veg}, hot from the pan, in warm tortillas[, with {name fresh slaw fruit}][, finished with {name cool lime}].',
    ],
    wants: {
      wrap: WRAP,
      fill: {
        of: [
          '@mince', '@quick-poultry', 'steak', '@prawn', '@fish-fillet', 'pork-fillet', 'pork-chop', 'soya-mince', 'quorn-pieces', 'tofu',
          'tempeh', 'seitan', 'squid', 'nopal',
        ],
        not: ['nopal', 'fish-pie-mix', 'whitebait'], each: 115, may: true, cut: 'strips',
      },
      bean: { of: ['black-beans', 'refried-beans', '@tinned-bean'], each: 100, may: true },
      ready: { ...MORSEL, of: ['pulled-pork', '@cooked-poultry', '@cooked-meat', 'fish-fingers'], not: ['ham', 'fish-fingers'], each: 90 },
      rasher: { of: ['chorizo', 'bacon', 'smoked-sausage'], each: 40, may: true, ready: 'cut small' },
      rice: { of: ['cooked-rice', '@plain-rice'], each: 50, may: true, ready: '' },
      slow: {
        of: ['sweet-potato', '@potato', 'butternut-squash', 'pumpkin', 'cauliflower', 'plantain'], each: 110, may: true, cut: 'dice-1cm',
      },
      onion: FRIED_ONION, veg: { ...SOFT, of: [...SOFT.of, 'green-beans'], not: [...(SOFT.not ?? []), '@fresh-tomato'] },
      greens: { ...GREENS, each: 40 }, hot: HOT, salsa: SALSA, ...TOP, brine: { ...BRINE, of: ['pickled-onions', 'olives', 'roasted-peppers', 'kimchi'] },
    },
    oneOf: [['fill', 'bean', 'ready', 'veg', 'rasher', 'slow']], not: ['egg'],
    takes: { fat: FAT, garlic: GARLIC, cumin: CUMIN, smoke: SMOKE, vinegar: { ...SHARP, may: true } },
    acts: [
      {
        do: 'boil', in: 'saucepan', heat: 'low', minutes: [12, 14], cue: 'tender, with the water absorbed', water: 100,
        when: 'rice=@plain-rice',
        words: 'Put {rice} in {in} with {water} and {salt}, bring to the boil, cover and cook {heat} {until}.',
      },
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [12, 15], cue: 'tender inside and brown on several sides',
        words: 'Heat {fat:1/3} in {in} {heat} and fry {slow} with {salt}, with a lid on for the first half, {until}.',
      },
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [5, 6], cue: 'the fat runs and the edges are crisp', core: ['rasher'],
        words: 'Fry {rasher} in {in} {heat} {until}[ (past {core} by then)].',
      },
      {
        do: 'soften', in: 'frying-pan', heat: 'medium-high', minutes: [6, 8], cue: 'soft and brown at the edges',
        words: 'Fry {onion veg greens} in {in} with {fat:1/3} and {salt} {heat} {until}.',
      },
      {
        do: 'brown', in: 'frying-pan', heat: 'high', minutes: [6, 8], cue: 'well browned and cooked through, with no pink left',
        core: ['fill'], when: '!fill=#crustacean/#white-fish/#oily-fish/squid',
        words: 'Fry {fill} in {fat:1/3} with {salt} in {in} {heat}, stirring, {until}[ ({core})].',
      },
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [3, 5], cue: 'it smells toasted and is steaming hot all through',
        core: ['ready', 'rice'], when: '!fill=#crustacean/#white-fish/#oily-fish/squid',
        words: 'Add {garlic hot cumin smoke fat bean ready}[?rice=cooked-rice: , {rice}] and a splash of water to {in} and cook {heat}, stirring, {until}[ ({core})].',
      },
      {
        do: 'fry', in: 'frying-pan', heat: 'medium-high', minutes: [4, 6], cue: 'opaque, firm and golden at the edges',
        core: ['fill', 'ready', 'rice'], when: 'fill=#crustacean/#white-fish/#oily-fish/squid',
        words: 'Dust {fill} with {cumin smoke salt}. Warm {fat} in {in}[ with {garlic hot bean ready rice}] and fry {the fill} in it {heat}, turning once, {until}[ ({core})].',
      },
      DRESS, WARM, FILL,
    ],
    keeps: { days: 2, words: 'Keep the filling; warm the tortillas fresh.' }, plate: [190, 760],
  },
]);
