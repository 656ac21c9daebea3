// Long-cooked meat and sausages in buns.

import { defineRows, type Want } from '../language/row.ts';
import { BRINE, FRESH, FRIED_ONION, SLAW } from './bread-slots.ts';
import { GARLIC, PLAIN_OIL } from './shared.ts';

const ROLL: Want = { of: ['burger-bun', 'brioche', 'bread-roll', 'baguette', '@bread', 'pitta'], each: 75, may: true, heart: true, ready: 'split' };
const DRY_SLAW: Want = { ...SLAW, each: 60 };

export const HOT_ROLLS = defineRows([
  {
    id: 'pulled-meat-buns', family: 'bread', needs: ['hob'],
    title: [
      '[?sauce=barbecue-sauce: sticky barbecue|[?sauce: saucy|hot]] {name meat} [?bread=bread: sandwich|in {names bread flat}] with {names slaw fresh brine fruit cheese}',
      '[?sauce: saucy|hot] {name meat} [?bread=bread: sandwich|in {names bread flat}]',
    ],
    headnote: [
      '[?slaw: Soft, sharp {name meat} against cold, crunchy slaw: you need both.]',
      'A splash of vinegar and a slow pan make the {name meat} juicy again.',
    ],
    wants: {
      bread: ROLL, flat: { of: ['naan', 'flatbread'], each: 75, may: true, heart: true, ready: '' },
      meat: {
        of: ['pulled-pork', '@cooked-meat', 'cooked-chicken', 'jackfruit'], not: ['ham', 'pastrami', 'corned-beef', 'smoked-duck'],
        each: 130, heart: true, ready: 'pulled into shreds',
      },
      sauce: {
        of: ['barbecue-sauce', 'hoisin-sauce', '#hot-sauce', '#table-sauce', 'gravy', 'salsa', 'mole', 'passata'],
        not: ['hollandaise', 'mayonnaise', 'vegan-mayonnaise', 'browning', 'mint-sauce', 'salad-dressing', 'ranch-dressing'], each: 45, may: true,
      },
      onion: FRIED_ONION, slaw: { ...DRY_SLAW, of: ['coleslaw', ...SLAW.of], ready: '' },
      brine: { ...BRINE, of: ['gherkins', 'pickled-onions', 'jalapeno', 'mixed-pickles', 'kimchi'] }, fresh: FRESH,
      fruit: { of: ['apple', 'pineapple', 'mango'], each: 35, may: true, ready: 'cut into thin sticks' },
      cheese: { of: ['@melts'], each: 20, may: true, ready: 'sliced' },
      cool: { of: ['mayonnaise', 'soured-cream', '@yoghurt', 'ranch-dressing'], each: 20, may: true },
      root: { of: ['sweet-potato', '@potato'], each: 180, may: true, ready: 'cut into 1 cm sticks' },
      corn: { of: ['corn-on-the-cob', 'sweetcorn', 'baked-beans'], each: 110, may: true, ready: '' },
      lime: { of: ['lime', 'lemon'], each: 20, may: true, ready: 'cut in half' },
    },
    oneOf: [['sauce', 'slaw'], ['bread', 'flat']],
    takes: {
      oil: { ...PLAIN_OIL, amount: 0.9 },
      red: { of: ['ketchup', 'tomato-puree'], amount: 0.5, unit: 'tbsp', unless: 'sauce' }, garlic: GARLIC,
      smoke: { of: ['smoked-paprika', 'cumin', 'chilli-powder'], amount: 0.5, unit: 'tsp' },
      sharp: { of: ['cider-vinegar', 'vinegar', 'red-wine-vinegar'], amount: 1.5, unit: 'tsp' },
    },
    acts: [
      {
        do: 'fry', in: 'frying-pan', heat: 'medium', minutes: [16, 20], cue: 'soft inside and brown outside',
        words: 'Fry {root} in {oil:1/3} in {in} {heat} with {salt}, covered for the first half and turned now and then, {until}.',
      },
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [8, 10], cue: 'soft and gold',
        words: 'Fry {onion} in {oil:1/3} in {in} {heat}, stirring, {until}.',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium-low', minutes: [6, 8], cue: 'the sauce clings and all of it is steaming hot',
        core: ['meat'], water: 40,
        words: 'Warm {oil} in {in} with {garlic smoke} until it smells sweet. Add {meat sauce red sharp:1/2} and {water} and cook {heat}, turning it over, {until}[ ({core})].',
      },
      {
        do: 'boil', in: 'saucepan', heat: 'medium', minutes: [6, 8], cue: 'steaming', beside: true,
        words: 'Heat {corn}[?corn=corn-on-the-cob:  in boiling water] in {in} {heat} {until}.',
      },
      {
        do: 'toss', in: 'bowl', beside: true,
        words: 'Toss {slaw fruit fresh}[?slaw&!slaw=coleslaw: [?fresh: , {the slaw} shredded fine,|, shredded fine,]] in {in} with [the juice of {lime:1/2}, ]{sharp cool salt pepper}: it should bite.',
      },
      {
        do: 'serve', in: 'plate', from: ['pan', 'bowl', 'saucepan', 'frying-pan'],
        words: '[?bread: Toast the cut sides of {bread}[ and warm {flat} in a dry pan]|Warm {flat} in a dry pan] and heap on {the meat}[?slaw: , then the slaw|[, then {the fresh fruit}]][ with {cheese brine}][?!slaw&!fresh&!fruit: [ and {cool}]]. [Squeeze over {lime}. ][?slaw: Grind over {pepper}|Season with {sharp pepper}][ and eat with {the root corn}].',
      },
    ],
    keeps: { days: 2, words: 'Keep the meat in its sauce.' }, plate: [200, 760],
  },
]);
