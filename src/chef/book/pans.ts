// Chicken, turkey and pork from a frying pan, with a sauce made where they fried.

import { defineRows } from '../language/row.ts';
import { AROUND, CHEESE, FINISH, FRUIT, OUT, SAUCE, SAUCED, SCATTERED, SEARED, SEASON, SERVED, SIDES, VEG } from './pan-sauce.ts';

const M = '[?meat=pork-chop: {names meat}|{name meat}]';
const IN = '[?cream:  in [?mustard: mustard cream|{name cream}] sauce|[?wine:  in {name wine} sauce|[?mustard:  in mustard sauce]]]';

export const PANS = defineRows([
  {
    id: 'chicken-pan', family: 'pan', needs: ['hob'], frame: true,
    title: [
      `pan-fried ${M} with {names fruit}${IN}`, `${M} with {names veg greens}[?lemon:  in {name lemon} {name butter}|${IN}]`,
      `pan-fried ${M} with {names tomato brine bean}[ and {name herb}]`,
      `pan-fried ${M}[?lemon:  in {name lemon} {name butter}|${IN}] with {names root potato rice}`, `pan-fried ${M} in [{name lemon} |[?mustard: mustard |]]{name butter}`,
    ],
    headnote: [
      '[?fruit: Fruit from the same pan, hot and soft, against the salty brown crust of the {names meat}.]',
      '[?cream: The crust that stays behind in the pan is half the sauce; {name cream} takes it up and rounds it off.]',
      '[?tomato: The tomatoes fall apart in the pan juices: sharp, sweet and savoury, with no need of stock.]',
      'A brown crust, a juicy middle, and a glossy spoonful of sauce from all that stuck to the pan[, sharp with {name lemon}].',
    ],
    wants: {
      meat: {
        of: ['chicken-breast', 'turkey-breast', 'pork-fillet', 'pork-chop', 'guinea-fowl-breast', 'pheasant-breast'], each: 155,
        heart: true, cut: 'for-sear',
      },
      ...AROUND, spoon: { of: ['pesto', 'mint-sauce', 'tzatziki', '@yoghurt', 'apple-sauce'], each: 20, may: true }, cheese: CHEESE,
    },
    takes: SAUCED,
    acts: [
      ...SIDES, VEG, SEASON,
      {
        ...SEARED, cue: 'brown on both sides and firm to the finger, with clear juices',
        words: 'Heat {oil} in {in} {heat}. Lay in {the meat} and leave alone until brown underneath, then turn every few minutes {until} ({core} in the thickest part). Rest on a warm plate while you make the sauce.',
      },
      FRUIT, ...SAUCE,
      { do: 'serve', in: 'table', from: SERVED, words: `${FINISH}${SCATTERED}` },
    ],
    keeps: { days: 2 },
    out: OUT,
    plate: [200, 900],
  },
]);
