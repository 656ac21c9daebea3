// Chicken, turkey and pork from a frying pan, with a sauce made where they fried.

import { defineRows } from '../language/row.ts';
import { AROUND, CHEESE, FINISH, FRUIT, OUT, SAUCE, SCATTERED, SEARED, SEASON, SERVED, SIDES, TAKES, VEG } from './pan-sauce.ts';

export const PANS = defineRows([
  {
    id: 'chicken-pan', family: 'pan', needs: ['hob'], frame: true,
    title: [
      '[?meat=pork-chop: {names meat}|{name meat}] with {names fruit} in [?cream: {name cream}|[?wine: {name wine}|[?mustard: mustard|butter]]]',
      '[?meat=pork-chop: {names meat}|{name meat}] with {names veg greens root} in [?cream: [?mustard: mustard cream|{name cream}]|[?wine: {name wine}|[?mustard: mustard|[?lemon: {name lemon} butter|butter]]]]',
      'pan-fried [?meat=pork-chop: {names meat}|{name meat}] with {names veg greens root tomato}',
      'pan-fried [?meat=pork-chop: {names meat}|{name meat}] with {names potato rice bean}',
      'pan-fried [?meat=pork-chop: {names meat}|{name meat}] in [?lemon: lemon butter|a butter sauce]',
    ],
    headnote: [
      '[?fruit: Browned {names meat} with {names fruit veg greens root potato}, and a pan sauce both sweet and savoury.]',
      '[?cream: Browned {names meat}[ with {names veg greens root tomato potato},] in a silky {name cream} sauce that takes in all that stuck to the pan.]',
      'Browned {names meat}[ with {names veg greens tomato root potato rice bean onion},] in a glossy sauce of all that stuck to the pan[, bright with {name lemon}].',
    ],
    wants: {
      meat: {
        of: ['chicken-breast', 'turkey-breast', 'pork-fillet', 'pork-chop', 'guinea-fowl-breast', 'pheasant-breast'], each: 155,
        heart: true, cut: 'for-sear',
      },
      ...AROUND, spoon: { of: ['pesto', 'mint-sauce', 'tzatziki', '@yoghurt', 'apple-sauce'], each: 20, may: true }, cheese: CHEESE,
    },
    takes: TAKES,
    acts: [
      ...SIDES, SEASON,
      {
        ...SEARED, cue: 'browned on both sides and firm, the juices clear',
        words: 'Heat {oil} in {in} {heat} and fry {the meat}, turning every few minutes, {until} ({core} in the thickest part). Lift onto a plate and rest for at least 3 minutes.',
      },
      VEG, FRUIT, ...SAUCE,
      { do: 'serve', in: 'table', from: SERVED, words: `${FINISH}${SCATTERED}` },
    ],
    keeps: { days: 2 },
    out: OUT,
    plate: [200, 900],
  },
]);
