// What was, what others do, what would be and what is thrown away is no order; the danger beside each is one.

import { describe, expect, it } from 'vitest';
import type { RuleId, Severity } from '../finding.ts';
import { severityOf } from './test-recipe.ts';

const CHICKEN = ['4 chicken thighs', '1 lemon'];
const ROAST = 'Roast the chicken at 200 C for 45 minutes until 75 C inside and serve.';
const BURGERS = ['500 g minced beef', '4 burger buns'];
const FRY = 'Shape the beef into patties and fry for 12 minutes until 74 C.';

/** A note behind the roast chicken. */
const KEEPING: readonly (readonly [string, Severity | null])[] = [
  ['Our neighbours once kept it for weeks without a fridge. Chill it and eat it within 3 days.', null],
  ['Some cooks leave theirs out overnight, but two hours is the limit.', null],
  ['Traditionally the pot stays on the stove overnight, so leave it there until the morning.', 'danger'],
  ['You may read that it can stand on the counter all day; it should not.', null],
  ['It can stand on the counter all day.', 'danger'],
  ['A slow oven would hold it lukewarm for hours, which is why a pan is better.', null],
  ['I would leave it out on the counter overnight.', 'danger'],
  ['The original keeps for a month in a cellar. Ours does not: eat it within 3 days.', null],
  ['A pan left on the terrace all afternoon is for the bin.', null],
  ['Bin the bones and leave the rest on the counter until tomorrow.', 'danger'],
  ['Whatever is not eaten goes into the fridge. Eat within 2 days.', null],
  ['Whatever is not eaten stays on the stove until the next evening.', 'danger'],
  ['**Freezing:** leave 2 cm at the top, write the date, and use within 3 months.', null],
  ['Freezing: cool it, pack it flat, and it keeps for 3 months.', null],
  ['Cool it, pack it flat, and it keeps for 3 months.', 'danger'],
  ['Freeze the extra broth (cool it fast, into the fridge within 2 hours) for up to 3 months.', null],
  ['Keep the extra broth (cool it fast, into the fridge within 2 hours) for up to 3 months.', 'danger'],
  ["Don't put a deep pot in the fridge: the middle stays warm for hours.", null],
  ['Put the pot on the stove: it stays warm for hours.', 'danger'],
  ['Cook the chicken fresh each time; the sauce keeps for 3 days in the fridge.', null],
  ['Reheat the chicken each time you are hungry, through the week.', 'danger'],
  ['Leave 2 cm at the top of the box, write the date, and use within 3 months.', 'danger'],
  ['Seal the rest in a bag and leave it on a shelf. With no air in it, it keeps for two months.', 'danger'],
];

describe('notes on keeping', () => {
  it.each(KEEPING)('%s', (note, expected) => {
    expect(severityOf('time-temperature', CHICKEN, [ROAST, `> ${note}`])).toBe(expected);
  });
});

const OTHERS: readonly (readonly [RuleId, string, Severity | null])[] = [
  ['undercooked', 'Mincing spreads germs, so pink in the middle is not for serving.', null],
  ['time-temperature', "Old gamekeepers' books leave the beef in the larder for three days.", null],
  ['time-temperature', 'Leave the beef in the larder for three days.', 'danger'],
  ['not-food', '> Bitter cassava needs days of soaking and drying, and is no home job.', null],
  ['undercooked', 'Serve the burgers pink in the middle.', 'danger'],
  ['undercooked', 'With no fuss you serve the burgers raw in the middle.', 'danger'],
  ['not-food', '> Cassava holds compounds that turn to cyanide.', null],
  ['not-food', '> After raw meat, clean the board with a splash of bleach in water.', null],
  ['not-food', '> Add a splash of bleach to the sauce.', 'danger'],
  ['cross-contamination', '> Keep the burgers above 140 F and the slaw on the shelf on ice.', null],
  ['cross-contamination', '> Keep the raw mince on the top shelf of the fridge above the slaw.', 'danger'],
];

describe('other dangers', () => {
  it.each(OTHERS)('%s: %s', (rule, text, expected) => {
    expect(severityOf(rule, BURGERS, [FRY, text])).toBe(expected);
  });
});
