// Long-cooked meat and sausages in buns.

import { defineRows, type Want } from '../language/row.ts';
import { BRINE, FRESH, FRIED_ONION, SLAW } from './bread-slots.ts';
import { GARLIC, PLAIN_OIL } from './shared.ts';

const ROLL: Want = { of: ['burger-bun', 'brioche', 'bread-roll', 'baguette', '@bread', 'pitta'], each: 75, heart: true, ready: 'split' };
const DRY_SLAW: Want = { ...SLAW, each: 60 };

export const HOT_ROLLS = defineRows([
  {
    id: 'pulled-meat-buns', family: 'bread', needs: ['hob'],
    title: [
      '[?sauce=barbecue-sauce: barbecue {name meat} buns with {names slaw brine}]', '{name meat} buns with {names sauce slaw brine}',
      '{name meat} buns with {name sauce}',
    ],
    headnote: ['Cooked meat warmed in {name sauce} and vinegar, so that it is juicy again[?slaw: , with a sharp slaw of {names slaw}].'],
    wants: {
      bread: ROLL,
      meat: {
        of: ['pulled-pork', '@cooked-meat', 'cooked-chicken', 'jackfruit'], not: ['ham', 'pastrami', 'corned-beef', 'smoked-duck'],
        each: 130, heart: true, ready: 'pulled into shreds',
      },
      sauce: {
        of: ['barbecue-sauce', 'hoisin-sauce', '#hot-sauce', '#table-sauce', 'gravy', 'salsa', 'mole', 'passata'],
        not: ['hollandaise', 'mayonnaise', 'vegan-mayonnaise', 'browning', 'mint-sauce', 'salad-dressing', 'ranch-dressing'], each: 45,
        heart: true,
      },
      onion: FRIED_ONION, slaw: { ...DRY_SLAW, of: ['coleslaw', ...SLAW.of], ready: '' },
      brine: { ...BRINE, of: ['gherkins', 'pickled-onions', 'jalapeno', 'mixed-pickles', 'kimchi'] }, fresh: FRESH,
      fruit: { of: ['apple', 'pineapple', 'mango'], each: 35, may: true, ready: 'cut into thin sticks' },
      cheese: { of: ['@melts'], each: 20, may: true, ready: 'sliced' },
      cool: { of: ['mayonnaise', 'soured-cream', '@yoghurt', 'ranch-dressing'], each: 20, may: true },
      corn: { of: ['corn-on-the-cob', 'sweetcorn', 'baked-beans'], each: 110, may: true, ready: '' },
      lime: { of: ['lime', 'lemon'], each: 20, may: true, ready: 'cut in half' },
    },
    takes: {
      oil: { ...PLAIN_OIL, amount: 0.75 }, garlic: GARLIC,
      smoke: { of: ['smoked-paprika', 'cumin', 'chilli-powder'], amount: 0.5, unit: 'tsp' },
      sharp: { of: ['cider-vinegar', 'vinegar', 'red-wine-vinegar'], amount: 1.5, unit: 'tsp' },
    },
    acts: [
      {
        do: 'soften', in: 'pan', heat: 'medium', minutes: [8, 10], cue: 'soft and gold',
        words: 'Fry {onion} in {in} in {oil:1/2} {heat} {until}.',
      },
      {
        do: 'simmer', in: 'pan', heat: 'medium-low', minutes: [6, 8], cue: 'the sauce clings to the shreds and the meat is steaming hot',
        core: ['meat'], water: 40,
        words: 'Warm {oil} in {in} with {garlic smoke} for a few seconds, then add {meat}, {sauce}, {sharp:1/2} and {water}. Cook {heat}, turning it over, {until}[ ({core})].',
      },
      {
        do: 'boil', in: 'saucepan', heat: 'medium', minutes: [6, 8], cue: 'steaming', beside: true,
        words: 'Heat {corn}[?corn=corn-on-the-cob:  in boiling water] in {in} {heat} {until}.',
      },
      {
        do: 'toss', in: 'bowl', beside: true,
        words: 'Toss {slaw fruit fresh}[?slaw=coleslaw: |[?slaw: , shredded fine,]] in {in} with [{lime:1/2}, squeezed, ]{sharp}, [{cool}, ]{salt} and {pepper}: it should bite.',
      },
      {
        do: 'serve', in: 'plate', from: ['pan', 'bowl', 'saucepan'],
        words: 'Warm {bread} and heap on the meat[?slaw: , then the slaw[, {cheese brine}]|[, then {the fresh fruit}][, {cheese brine cool}]]. [Squeeze over {lime}. ][?slaw: Grind over {pepper}|Season with {sharp pepper}][ and eat with {the corn}].',
      },
    ],
    keeps: { days: 2, words: 'Keep the meat in its sauce.' }, plate: [200, 760],
  },
]);
