// Beans as the main thing: in patties, with rice, mashed and baked.

import { defineRows } from '../language/row.ts';
import { HOT } from './bread-slots.ts';
import { BUN, BUN_PARTS, DRESS, TOAST, VINEGAR } from './burgers.ts';
import { GARLIC, PLAIN_OIL, SOFT_HERB } from './shared.ts';

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
]);
