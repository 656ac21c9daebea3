// Kitchens with nothing but an air fryer.

import { defineRows } from '../language/row.ts';
import { COOL, LEAF, SHARP } from './plate-slots.ts';
import { CUT_BREAD, OIL, SOFT_HERB, SQUEEZED } from './shared.ts';

export const AIR_FRYER = defineRows([
  {
    id: 'air-fried-pieces', family: 'oven', frame: true, needs: ['air-fryer'],
    title: [
      '[?sweet=honey/maple-syrup/sweet-chilli-sauce: sticky |crisp ]air-fried {names meat fish ready} with {names veg leaf slaw}', '[?sweet=honey/maple-syrup/sweet-chilli-sauce: sticky |]air-fried {names meat fish ready} in {names sweet}',
      'crisp air-fried {names meat fish}', 'crisp air-fried {names ready}', 'a crisp plate from the air fryer',
    ],
    headnote: [
      '[?meat&sweet: Crackling outside and juicy within; the {names sweet} goes on last, before it can burn.]',
      'Leave room between the pieces and the air does the rest: brown, crackling edges and moist middles.',
    ],
    wants: {
      meat: {
        of: [
          'chicken-wing', 'chicken-thigh', 'chicken-drumstick', 'chicken-breast',
          '@sausage', 'turkey-breast', 'bacon', 'duck', 'quail',
        ],
        not: ['quail'], each: 200, may: true, ready: 'patted dry',
      },
      fish: { of: ['@baked-fish', 'meatball'], not: ['meatball'], each: 140, may: true, ready: 'patted dry' },
      ready: { of: ['#breaded'], not: ['dumpling'], each: 130, most: 2, may: true, ready: '' },
      veg: {
        of: [
          '@potato', 'sweet-potato', 'carrot', 'pepper', 'broccoli', 'cauliflower',
          'courgette', 'green-beans', 'brussels-sprout', 'asparagus',
        ],
        each: 180, most: 2, may: true, cut: 'chunks-2cm',
      },
      sweet: {
        of: [
          'honey', 'maple-syrup', 'soy-sauce', 'barbecue-sauce', 'sweet-chilli-sauce',
          'harissa', 'gochujang', 'sriracha',
        ],
        each: 12, most: 2, may: true,
      },
      leaf: LEAF, slaw: { of: ['cabbage', 'red-cabbage'], each: 60, may: true, ready: 'finely shredded' }, cool: COOL, herb: SOFT_HERB, lemon: SQUEEZED,
      bread: { ...CUT_BREAD, of: [...CUT_BREAD.of, 'tortilla'] },
    },
    oneOf: [['meat', 'fish', 'ready']],
    takes: {
      oil: { ...OIL, amount: 0.5 },
      spice: { of: ['smoked-paprika', 'five-spice', 'garlic-powder', 'cumin', 'mixed-herbs'], amount: 0.5, unit: 'tsp' }, sharp: SHARP,
    },
    acts: [
      {
        do: 'heat-oven', in: 'basket', ovenC: 200,
        words: 'Heat the air fryer to {oven}.[ Toss {veg} with {oil:1/2 salt}.]',
      },
      {
        do: 'roast', in: 'basket', minutes: [14, 18], cue: 'tender and brown at the edges',
        words: 'Cook {the veg} in one layer, shaking once, {until}. Tip out.',
      },
      {
        do: 'roast', in: 'basket', minutes: { slot: 'meat', by: 'roast', less: 9 }, cue: 'crisp, and the juices run clear', core: ['meat'],
        words: 'Toss {meat} with {oil spice salt pepper}. Lay in the basket with room between and cook, turning halfway, {until}[ ({core})].[ Brush with {sweet} for the last 4 minutes.] Wash the board.',
      },
      {
        do: 'roast', in: 'basket', minutes: { slot: 'fish', by: 'bake', less: 4 }, cue: 'it flakes and is opaque in the middle',
        core: ['fish'],
        words: 'Rub {fish} with {oil spice salt pepper}. Lay in the basket and cook without turning {until} ({core}).[ Brush with {sweet} for the last 3 minutes.]',
      },
      {
        do: 'roast', in: 'basket', minutes: { slot: 'ready', by: 'bake', less: 4 }, cue: 'crisp, and piping hot in the middle',
        core: ['ready'],
        words: 'Spread {ready} in the basket and cook, shaking once, {until}[ ({core})].',
      },
      {
        do: 'serve', in: 'table', from: 'basket',
        words: '[Tip {the veg} back in for 2 minutes to crisp again. ]Sprinkle with [the juice of {lemon}|{sharp}].[?ready&sweet:  Dip into {sweet}.] Serve at once[ with {leaf slaw cool herb bread}].',
      },
    ],
    keeps: { days: 2 }, plate: [90, 800],
  },
]);
