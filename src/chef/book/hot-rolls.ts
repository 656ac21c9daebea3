// Long-cooked meat and sausages in buns.

import { defineRows, type Want } from '../language/row.ts';
import { BRINE, FRESH, FRIED_ONION, SLAW } from './bread-slots.ts';
import { GARLIC, PLAIN_OIL } from './shared.ts';

const ROLL: Want = {
  of: ['burger-bun', 'brioche', 'bread-roll', 'baguette', '@bread', 'pitta'],
  each: 75,
  heart: true,
  ready: 'split',
};
const DRY_SLAW: Want = { ...SLAW, each: 60 };

export const HOT_ROLLS = defineRows([
  {
    id: 'pulled-meat-buns',
    family: 'bread',
    needs: ['hob'],
    title: [
      '[?sauce=barbecue-sauce: barbecue {name meat} buns with {names slaw brine}]',
      '{name meat} buns with {names sauce slaw brine}',
      '{name meat} buns with {name sauce}',
    ],
    headnote: [
      'Cooked meat dries when it is warmed alone: in its sauce, with a spoonful of vinegar, it comes back.',
    ],
    wants: {
      bread: ROLL,
      meat: {
        of: ['pulled-pork', '@cooked-meat', 'cooked-chicken', 'jackfruit'],
        not: ['ham', 'pastrami', 'corned-beef', 'smoked-duck'],
        each: 130,
        heart: true,
        ready: 'pulled into shreds',
      },
      sauce: {
        of: [
          'barbecue-sauce',
          'hoisin-sauce',
          '#hot-sauce',
          '#table-sauce',
          'gravy',
          'salsa',
          'mole',
          'passata',
        ],
        not: [
          'hollandaise',
          'mayonnaise',
          'vegan-mayonnaise',
          'browning',
          'mint-sauce',
          'salad-dressing',
          'ranch-dressing',
        ],
        each: 45,
        heart: true,
      },
      onion: FRIED_ONION,
      slaw: { ...DRY_SLAW, of: ['coleslaw', ...SLAW.of], ready: '' },
      brine: { ...BRINE, of: ['gherkins', 'pickled-onions', 'jalapeno', 'mixed-pickles', 'kimchi'] },
      fresh: FRESH,
      fruit: { of: ['apple', 'pineapple', 'mango'], each: 35, may: true, ready: 'cut into thin sticks' },
      cheese: { of: ['@melts'], each: 20, may: true, ready: 'sliced' },
      cool: { of: ['mayonnaise', 'soured-cream', '@yoghurt', 'ranch-dressing'], each: 20, may: true },
      corn: { of: ['corn-on-the-cob', 'sweetcorn', 'baked-beans'], each: 110, may: true, ready: '' },
      lime: { of: ['lime', 'lemon'], each: 20, may: true, ready: 'cut in half' },
    },
    takes: {
      oil: { ...PLAIN_OIL, amount: 0.75 },
      garlic: GARLIC,
      smoke: { of: ['smoked-paprika', 'cumin', 'chilli-powder'], amount: 0.5, unit: 'tsp' },
      sharp: { of: ['cider-vinegar', 'vinegar', 'red-wine-vinegar'], amount: 2, unit: 'tsp' },
    },
    acts: [
      {
        do: 'soften',
        in: 'pan',
        heat: 'medium',
        minutes: [8, 10],
        cue: 'soft and gold',
        words: 'Fry {onion} in {in} in {oil:1/2} {heat} {until}.',
      },
      {
        do: 'simmer',
        in: 'pan',
        heat: 'medium-low',
        minutes: [6, 8],
        cue: 'the sauce clings to the shreds and the meat is steaming hot',
        core: ['meat'],
        water: 40,
        words:
          'Warm {oil} in {in} with {garlic smoke} for a few seconds, then add {meat}, {sauce}, {sharp:1/2} and {water}. Cook {heat}, turning it over, {until}[ ({core})].',
      },
      {
        do: 'boil',
        in: 'saucepan',
        heat: 'medium',
        minutes: [6, 8],
        cue: 'steaming',
        beside: true,
        words: 'Heat {corn}[?corn=corn-on-the-cob:  in boiling water] in {in} {heat} {until}.',
      },
      {
        do: 'toss',
        in: 'bowl',
        beside: true,
        words:
          'Toss {slaw fruit fresh}[?slaw=coleslaw: |[?slaw: , shredded fine,]] in {in} with [{lime:1/2}, squeezed, ]{sharp}, [{cool}, ]{salt} and {pepper}: it should bite.',
      },
      {
        do: 'serve',
        in: 'plate',
        from: ['pan', 'bowl', 'saucepan'],
        words:
          'Warm {bread} and heap on the meat[?slaw: , then the slaw|[, then {the fresh fruit}]][, {cheese brine cool}]. [Squeeze over {lime}. ]Season with {sharp pepper}[ and eat with {the corn}].',
      },
    ],
    beats: ['sandwich', 'filled-pockets'],
    keeps: { days: 2, words: 'Keep the meat in its sauce.' },
    plate: [200, 760],
  },
  {
    id: 'hot-dogs',
    family: 'bread',
    needs: ['hob'],
    title: [
      '{names sausage} in rolls with {names onion brine}',
      '{names sausage} in rolls with {names slaw cheese spoon}',
      '{names sausage} in rolls with fried onions',
    ],
    headnote: ['The onions take twice as long as you think, and are half of it.'],
    wants: {
      bread: {
        ...ROLL,
        each: 110,
        of: ['bread-roll', 'baguette', 'brioche', 'burger-bun', '@bread', 'tortilla'],
      },
      sausage: {
        of: ['hot-dog', '@sausage', 'vegetarian-sausage', 'boudin', 'smoked-sausage', 'chorizo'],
        each: 110,
        heart: true,
        ready: '',
      },
      onion: { of: ['@onion'], each: 80, buy: ['onion'], cut: 'thin-slices' },
      strip: { of: ['pepper', 'mushroom'], each: 60, may: true, cut: 'thin-slices' },
      bean: { of: ['baked-beans', 'chilli-con-carne'], each: 110, may: true },
      spoon: { of: ['@bread-spread'], each: 15, most: 2, may: true },
      slaw: { ...DRY_SLAW, of: ['coleslaw', 'sauerkraut', 'kimchi'], each: 45, ready: '' },
      brine: { ...BRINE, of: ['gherkins', 'jalapeno', 'pickled-onions', 'mixed-pickles'] },
      fresh: FRESH,
      cheese: { of: ['@grates', 'processed-cheese'], each: 20, may: true, ready: 'grated' },
    },
    not: ['egg'],
    takes: {
      oil: { ...PLAIN_OIL, amount: 0.75 },
      sharp: { of: ['cider-vinegar', 'vinegar', 'red-wine-vinegar'], amount: 1, unit: 'tsp' },
      mustard: { of: ['mustard', 'wholegrain-mustard'], amount: 1, unit: 'tsp', unless: 'spoon' },
    },
    acts: [
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [15, 18],
        cue: 'brown all round and the juices clear',
        core: ['sausage'],
        when: 'sausage=@sausage/boudin',
        words:
          'Lay {sausage} in {in} with {oil:1/3}, set it {heat} and fry, turning often, {until} ({core}).',
      },
      {
        do: 'fry',
        in: 'frying-pan',
        heat: 'medium',
        minutes: [7, 9],
        cue: 'blistered and hot right through',
        core: ['sausage'],
        when: '!sausage=@sausage/boudin',
        words:
          'Lay {sausage} in {in} with {oil:1/3}, set it {heat} and fry, turning often, {until}[ ({core})].',
      },
      {
        do: 'soften',
        in: 'pan',
        heat: 'medium',
        minutes: [14, 16],
        cue: 'soft and deep gold',
        beside: true,
        words:
          'In {in}, fry {onion strip} in {oil} with {salt} {heat}, stirring, {until}. Stir in {sharp:1/2} and scrape up what has stuck.',
      },
      {
        do: 'simmer',
        in: 'saucepan',
        heat: 'medium',
        minutes: [5, 8],
        cue: 'bubbling and steaming hot all through',
        core: ['bean'],
        beside: true,
        words: 'Heat {bean} in {in} {heat}, stirring, {until}[ ({core})].',
      },
      {
        do: 'serve',
        in: 'plate',
        from: ['frying-pan', 'pan', 'saucepan'],
        words:
          'Open {bread}, spread with {spoon mustard} and fill with {the sausage} and the onions[, then {bean slaw}][, {fresh brine cheese}]. Season with {sharp pepper} and eat hot.',
      },
    ],
    beats: ['sandwich'],
    keeps: { days: 1, words: 'Keep the sausages and the onions, and toast the rolls fresh.' },
    plate: [200, 720],
  },
]);
