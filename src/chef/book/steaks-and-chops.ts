// Steaks and chops.

import { defineRows } from '../language/row.ts';
import { AROUND, CHEESE, FINISH, FRUIT, OUT, SAUCE, SAUCED, SCATTERED, SEARED, SEASON, SERVED, SIDES, VEG } from './pan-sauce.ts';
import { EGG, FRY_EGG } from './plate-slots.ts';

const M = '[?meat=steak/#lamb-cut/gammon: {names meat}|{name meat}]';
const IN = '[?cream:  in [?mustard: mustard cream|{name cream}] sauce|[?wine:  in {name wine} sauce|[?sprig:  in {name sprig} {name butter}]]]';

export const STEAKS_AND_CHOPS = defineRows([
  {
    id: 'steak-and-chops', family: 'pan', needs: ['hob'], frame: true,
    title: [
      `${M} with {names egg fruit}`, `pan-fried ${M} with {names veg greens}${IN}`, `pan-fried ${M} with {names tomato root bean}`,
      `pan-fried ${M}${IN} with {names potato chips rice}`, `pan-fried ${M}[?mustard&!sprig:  in mustard sauce|${IN}]`,
    ],
    headnote: [
      '[?meat=duck/goose-breast: Begun in a cold pan, the skin gives up its fat and turns crisp as paper.]',
      '[?meat=#lamb-cut: The chops stand on their edge first, so that the ribbon of fat is as crisp as the crust.]',
      '[?meat=gammon: Salty, browned gammon with crisp fat[, and {names egg fruit} to set it off].]',
      'A hard, dark crust, some minutes of rest, and a sauce of what stuck to the pan.',
    ],
    wants: {
      meat: { of: ['@pan-red', 'veal', 'gammon'], each: 180, heart: true, ready: 'patted dry' }, ...AROUND,
      spoon: { of: ['chimichurri', 'pesto', 'mint-sauce', 'horseradish', 'tzatziki', '@yoghurt', 'cranberry-sauce'], each: 20, may: true },
      cheese: CHEESE, chips: { of: ['oven-chips'], each: 150, may: true }, egg: EGG,
    },
    takes: { ...SAUCED, sugar: { of: ['brown-sugar', 'honey', 'maple-syrup'], amount: 1, unit: 'tsp', may: true, with: 'fruit' } },
    acts: [
      {
        do: 'bake', in: 'tray', ovenC: 220, minutes: [20, 25], cue: 'crisp and golden', core: ['chips'],
        words: 'Heat the oven to {oven}. Spread {chips} on {in} and bake {until}[ ({core})].',
      },
      ...SIDES, VEG, SEASON,
      {
        ...SEARED, heat: 'high', cue: 'deeply browned on both sides', when: '!meat=duck/goose-breast/veal/gammon',
        words: 'Heat {oil} in {in} {heat} until it shimmers. Fry {the meat}, [?meat=#lamb-cut: standing on the fat edge for the first 2 minutes and then ]turned every minute or two, {until} ({core} in the thickest part). Rest on a warm plate for 5 minutes.',
      },
      {
        ...SEARED, minutes: [5, 6], cue: 'golden on both sides', when: 'meat=veal',
        words: 'Heat {oil} in {in} {heat} and fry {the meat} {until} ({core}). Rest on a warm plate for 3 minutes.',
      },
      {
        ...SEARED, heat: 'medium', cue: 'the skin is crisp and the meat firm', when: 'meat=duck/goose-breast',
        words: 'Score the skin. Lay {the meat} skin side down in {in} with {oil}, still cold. Fry {heat}, turning once when the fat has run, {until} ({core} in the middle). Rest on a warm plate for 5 minutes; pour off nearly all the fat.',
      },
      {
        ...SEARED, minutes: { slot: 'meat', by: 'fry' }, cue: 'golden, with crisp fat', when: 'meat=gammon',
        words: 'Snip the rind. Heat {oil} in {in} {heat} and fry {the meat}, turning once, {until} ({core}). Rest on a plate for 3 minutes.',
      },
      { ...FRUIT, words: 'Add {fruit bean brine sugar} to {in} and fry {heat} {until}.' }, ...SAUCE, FRY_EGG,
      { do: 'serve', in: 'table', from: [...SERVED, 'tray', 'frying-pan'], words: `${FINISH} chips egg${SCATTERED}` },
    ],
    keeps: { days: 2, cold: true, words: 'Cold, in thin slices, it makes a sandwich.' },
    out: OUT,
    plate: [200, 900],
  },
]);
