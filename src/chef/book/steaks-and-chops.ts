// Steak, chops and duck from a frying pan.

import { defineRows } from '../language/row.ts';
import { AROUND, CHEESE, FINISH, FRUIT, OUT, SAUCE, SCATTERED, SEARED, SEASON, SERVED, SIDES, TAKES, VEG } from './pan-sauce.ts';
import { EGG, FRY_EGG } from './plate-slots.ts';

export const STEAKS_AND_CHOPS = defineRows([
  {
    id: 'steak-and-chops', family: 'pan', needs: ['hob'], frame: true,
    title: [
      '[?meat=steak: steak|[?meat=#lamb-cut/gammon: {names meat}|{name meat}]] with {names egg fruit}', '[?meat=steak: steak|[?meat=#lamb-cut/gammon: {names meat}|{name meat}]] with {names root veg}',
      '[?meat=steak: steak|[?meat=#lamb-cut/gammon: {names meat}|{name meat}]] with {names veg greens tomato}',
      '[?meat=steak: steak|[?meat=#lamb-cut/gammon: {names meat}|{name meat}]] with {names potato bean}',
      '[?meat=steak: steak|[?meat=#lamb-cut/gammon: {names meat}|{name meat}]] with butter and [{name sprig}|mustard]',
    ],
    headnote: ['{names meat}[ with {names fruit egg veg greens tomato root potato chips bean}], [?meat=duck/goose-breast: the skin crisped slowly from a cold pan|[?meat=#lamb-cut: the edge of fat fried crisp first|[?meat=gammon: salty and brown, with crisp fat|the meat rested so that its juices stay in]]].'],
    wants: {
      meat: { of: ['@pan-red', 'veal', 'gammon'], each: 180, heart: true, ready: 'patted dry' }, ...AROUND,
      spoon: { of: ['chimichurri', 'pesto', 'mint-sauce', 'horseradish', 'tzatziki', '@yoghurt', 'cranberry-sauce'], each: 20, may: true },
      cheese: CHEESE, chips: { of: ['oven-chips'], each: 150, may: true }, egg: EGG,
    },
    takes: { ...TAKES, sugar: { of: ['brown-sugar', 'honey', 'maple-syrup'], amount: 1, unit: 'tsp', may: true, with: 'fruit' } },
    acts: [
      {
        do: 'bake', in: 'tray', ovenC: 220, minutes: [20, 25], cue: 'crisp and golden', core: ['chips'],
        words: 'Heat the oven to {oven}. Spread {chips} on {in} and bake {until}[ ({core})].',
      },
      ...SIDES, SEASON,
      {
        ...SEARED, heat: 'high', cue: 'deeply browned on both sides', when: '!meat=duck/goose-breast/veal/gammon',
        words: 'Heat {oil} in {in} {heat} and fry {the meat}, [?meat=#lamb-cut: 2 minutes on the fat edge, then ]turning every minute or two, {until} ({core} in the thickest part). Rest on a warm plate for 5 minutes.',
      },
      {
        ...SEARED, minutes: [5, 6], cue: 'golden on both sides', when: 'meat=veal',
        words: 'Heat {oil} in {in} {heat} and fry {the meat} {until} ({core}). Rest on a warm plate for 3 minutes.',
      },
      {
        ...SEARED, heat: 'medium', cue: 'the skin is crisp and the meat firm', when: 'meat=duck/goose-breast',
        words: 'Score the skin. Put {oil} in {in}, lay {the meat} in skin side down, set it {heat} and fry, turning late, {until} ({core} in the thickest part). Rest on a warm plate for 5 minutes; pour off all but a spoonful of the fat.',
      },
      {
        ...SEARED, minutes: { slot: 'meat', by: 'fry' }, cue: 'golden, with crisp fat', when: 'meat=gammon',
        words: 'Snip the rind. Heat {oil} in {in} {heat} and fry {the meat}, turning once, {until} ({core}). Rest on a plate for 3 minutes.',
      },
      VEG, { ...FRUIT, words: 'Add {fruit bean brine sugar} to {in} and fry {heat} {until}.' }, ...SAUCE, FRY_EGG,
      { do: 'serve', in: 'table', from: [...SERVED, 'tray', 'frying-pan'], words: `${FINISH} chips egg${SCATTERED}` },
    ],
    keeps: { days: 2, cold: true, words: 'Cold, in thin slices, it makes a sandwich.' },
    out: OUT,
    plate: [200, 900],
  },
]);
