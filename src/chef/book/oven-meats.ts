// Meat from the oven as North America likes it: a loaf of mince, sticky chicken, chicken in crumbs.

import { defineRows, type Want } from '../language/row.ts';
import { ACID, GARLIC_IN, OIL } from './american-acts.ts';
import { FRESH, HOT, SLAW } from './bread-slots.ts';
import { SOFT_HERB } from './shared.ts';

const ROAST_VEG: Want = {
  of: ['@slow-roast', 'corn-on-the-cob', '@quick-roast'],
  not: ['garlic', 'aubergine', 'celery', '@potato', 'sweet-potato', '@fresh-tomato'], each: 130, most: 2, may: true, cut: 'for-roast',
};
const STARCH: Want = { of: ['@potato', 'sweet-potato'], each: 200, most: 2, may: true, cut: 'for-roast' };
const COOL_SLAW: Want = { ...SLAW, each: 60 };
const BINDER: Want = {
  of: ['coleslaw', 'mayonnaise', '@yoghurt', 'soured-cream', 'ranch-dressing', 'salad-dressing'], each: 25, may: true,
};
const CHICKEN: Want = {
  of: ['chicken-thigh', 'chicken-drumstick', 'chicken-wing', 'chicken-breast'], each: 220, most: 2, heart: true, ready: 'patted dry',
};
const COAT = '[?glaze=barbecue-sauce: barbecue|[?glaze=sweet-chilli-sauce: sweet chilli|{name glaze}]]';
const DRESS = { do: 'toss', in: 'small-bowl', beside: true, words: 'Toss {slaw fresh} in {in} with [{cool}|{salt}] and {pepper}.' } as const;

export const OVEN_MEATS = defineRows([
  {
    id: 'sticky-chicken', family: 'oven', needs: ['oven'],
    title: [
      `[?glaze=hot-sauce: [?meat=chicken-wing: crisp buffalo wings|buffalo {name meat}] with {names cool celery slaw}|sticky ${COAT} {name meat} with {names starch veg slaw}]`,
      `sticky ${COAT} {name meat}`,
    ],
    headnote: [
      '[?glaze=hot-sauce: Butter makes the hot sauce cling, and takes the sting out without the fire.|Glazed late and twice, once to sink in and once to shine: sooner, the sugar burns before the chicken is done.]',
    ],
    wants: {
      meat: CHICKEN,
      glaze: {
        of: ['barbecue-sauce', 'hot-sauce', 'sweet-chilli-sauce', 'honey', 'maple-syrup', 'marmalade', 'ketchup', 'hoisin-sauce'],
        not: ['hoisin-sauce'], each: 35, heart: true,
      },
      veg: ROAST_VEG, starch: STARCH, hot: HOT, celery: { of: ['celery', 'cucumber'], each: 60, may: true, ready: 'in sticks' },
      slaw: COOL_SLAW, fresh: { ...FRESH, of: ['@salad-leaf', '@fresh-tomato', 'avocado'] },
      cool: { ...BINDER, of: ['ranch-dressing', 'blue-cheese', ...BINDER.of] }, herb: SOFT_HERB,
    },
    not: ['soy-sauce'],
    takes: {
      oil: { ...OIL, amount: 1 }, smoke: { of: ['smoked-paprika', 'paprika', 'cajun-seasoning'], amount: 1, unit: 'tsp' },
      garlic: { ...GARLIC_IN, may: true }, butter: { of: ['butter', 'olive-oil'], amount: 0.75, unit: 'tbsp' }, sharp: { ...ACID, amount: 1 },
    },
    acts: [
      { do: 'heat-oven', in: 'tray', ovenC: 210, words: 'Heat the oven to {oven}.' },
      {
        do: 'mix', in: 'tray',
        words: 'On {in}, turn {meat}[ and {starch veg}] in {oil smoke salt pepper} and spread out, with room between the pieces. Wash your hands and the board.',
      },
      { do: 'mix', in: 'bowl', beside: true, words: 'Melt {butter} and stir it in {in} with {glaze garlic hot sharp}.' },
      {
        do: 'roast', in: 'tray', from: 'bowl', minutes: { slot: 'meat', by: 'roast' }, cue: 'dark and sticky, the juices running clear',
        core: ['meat'],
        words: 'Roast, turning once, {until} ({core} in the thickest part). Spoon over half of the glaze 15 minutes before the end, the rest 10 minutes later.',
      },
      DRESS,
      {
        do: 'serve', in: 'table', from: ['tray', 'small-bowl'],
        words: 'Turn once more in the juices on the tray and serve[ with {celery slaw fresh cool}][, {herb} on top].',
      },
    ],
    keeps: { days: 3, cold: true, words: 'Cold, it is picnic food.' }, plate: [240, 950],
  },
]);
