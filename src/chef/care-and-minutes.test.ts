// Cares that any dish owes its cook, and the minutes of what is thawed, steeped, seeded and cooked side by side.

import { describe, expect, it } from 'vitest';
import { suggestFromList } from '../../tests/suggest-from-list.ts';
import { addMinutes } from './count-minutes.ts';
import type { Step } from './draft.ts';
import { say, until } from './words/say.ts';

const read = suggestFromList;

describe('a chorizo', () => {
  it.each<[typed: string, told: RegExp]>([
    ['chorizo', /If it is cooking chorizo, which is raw, go on until no pink is left/],
    ['cooking chorizo', /Being raw, the chorizo is done only when no pink is left in the middle: 71 C/],
  ])('%s is fried through', (typed, told) => {
    const { steps, findings } = read(`${typed} 200g, potatoes, red pepper, eggs 4`, { servings: 2 });
    expect(steps).toMatch(told);
    expect(findings).toEqual([]);
  });

  it('is cured where its name says so', () => {
    expect(read('chorizo 150g sliced, eggs 3, peppers, potatoes', { servings: 2 }).steps).not.toMatch(
      /no pink/,
    );
  });
});

describe('a pan under the grill', () => {
  it('can bear it, and the grill is lit before', () => {
    const { steps } = read('eggs 6, spinach, feta, potatoes', { servings: 3 });
    expect(steps).toMatch(/ovenproof frying pan.*Light the grill\..*Put the pan under a hot grill/);
  });
});

describe('what comes frozen', () => {
  it('thaws in cold water while the rest is made ready', () => {
    const { lines, recipe } = read('frozen raw king prawns 250g, egg noodles, pak choi, garlic, chilli', {
      servings: 2,
    });
    expect(lines).toMatch(/prawns, thawed in a bag in cold water for 15 minutes/);
    expect(recipe.minutes.total).toBeLessThan((recipe.minutes.prep ?? 0) + (recipe.minutes.cook ?? 0) + 15);
  });

  it('counts where nothing else fills the time', () => {
    const { recipe } = read('frozen raw king prawns 200g, garlic, butter, baguette', { servings: 2 });
    expect(recipe.minutes.total).toBe(20);
  });

  it('is thawed overnight where it is thick, and for a day where it is a joint', () => {
    expect(read('frozen chicken breasts 2, rice, peppers', { servings: 2 }).lines).toMatch(
      /thawed overnight in the fridge/,
    );
    expect(read('frozen turkey crown 2kg, potatoes, sprouts', { servings: 6 }).lines).toMatch(
      /thawed for a day in the fridge/,
    );
  });
});

describe('minutes', () => {
  it('count the water in which shells are steeped', () => {
    expect(
      read('clams 500g, linguine, garlic, chilli flakes', { servings: 2 }).recipe.minutes.total,
    ).toBeGreaterThanOrEqual(25);
  });

  it('count what is shaped by hand', () => {
    const mixed = { ...say`Mix it in a bowl.`, meanwhile: false };
    const shaped = { ...say`Mix it in a bowl and with wet hands shape into balls.`, meanwhile: false };
    const many = [mixed, mixed];
    expect(addMinutes([...many, shaped, shaped]).prep).toBeGreaterThan(
      addMinutes([...many, mixed, mixed]).prep,
    );
  });

  it('count a second panful', () => {
    const fry = { ...say`Fry ${until('gold', 3)}.`, meanwhile: false };
    const turn = (words: string): Step => ({
      ...say`Turn and fry ${until('crisp', 3)}.${words}`,
      meanwhile: false,
    });
    expect(addMinutes([fry, fry, turn(' Fry the second half in the rest of the oil.')]).cook).toBe(15);
    expect(addMinutes([fry, fry, turn('')]).cook).toBe(10);
  });

  it('count the seeding of a pomegranate', () => {
    expect(read('halloumi, mint, couscous, pomegranate', { servings: 2 }).recipe.minutes.prep).toBe(10);
  });

  it('count once what goes on beside a pan of boiling water', () => {
    const step = (text: string, low: number, meanwhile: boolean): Step => ({
      ...say`${text} ${until('tender', low)}.`,
      meanwhile,
    });
    const beside = step('Boil in a pan of water', 12, true);
    const first = step('Fry the leeks', 6, false);
    expect(addMinutes([first, beside, step('Fry the cod', 6, false)]).cook).toBe(10);
    expect(addMinutes([first, beside, step('Drain, and toss', 6, false)]).cook).toBe(20);
  });
});

describe('what waits for another day', () => {
  const list = 'mashed potato, samphire, new potatoes, lime';

  it('is dated where it was cooked before', () => {
    expect(read(list, { servings: 2 }).notes).toMatch(/Eat the mashed potato within 2 days/);
  });

  it('is not named a second time where its label alone lets it in', () => {
    const { notes, findings } = read(list, { servings: 2, diets: ['vegan'] });
    expect(notes).not.toMatch(/Eat the mashed potato/);
    expect(findings).toEqual([]);
  });
});
