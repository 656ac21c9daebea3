// What a pan holds: meat for many is browned in batches, a leg of turkey has its hour and comes off the bone, rice gets
// the liquid it can drink, and a sheet of pastry what it can carry.

import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../tests/suggest-from-list.ts';

type Row = [list: string, says: RegExp, options: Options];

describe('meat for many', () => {
  it.each<Row>([
    [
      'beef mince 1.5kg, onions, kidney beans, chopped tomatoes, chilli powder, rice',
      /Do this in \d batches/,
      { servings: 12 },
    ],
    [
      '2kg diced beef, carrots, ale, onions, thyme',
      /brown the diced beef in 4 batches, lifting each out, until/,
      { servings: 10 },
    ],
    ['steak strips 1kg, peppers, onions, soy sauce, noodles', /stir-fry in 2 batches/, { servings: 8 }],
    [
      'chicken drumsticks 2kg, rice, peas, onion, saffron',
      /two wide pans with lids, half of everything in each,/,
      { servings: 10 },
    ],
    ['sausages 24, baked beans, bread', /in two wide frying pans/, { servings: 12 }],
  ])('%s is not crowded', (list, says, options) => {
    const { steps, findings } = suggestFromList(list, options);
    expect(steps).toMatch(says);
    expect(findings).toEqual([]);
  });

  it('counts the minutes of every batch', () => {
    const few = suggestFromList('diced beef 500g, carrots, ale, onions, thyme', { servings: 3 });
    const many = suggestFromList('diced beef 2kg, carrots, ale, onions, thyme', { servings: 10 });
    expect(few.steps).not.toMatch(/batches/);
    expect((many.recipe.minutes.cook ?? 0) - (few.recipe.minutes.cook ?? 0)).toBeGreaterThanOrEqual(20);
  });
});

describe('a raw leg of turkey', () => {
  it.each([
    '2 turkey legs, red wine, bacon, mushrooms, thyme',
    'turkey drumsticks 2, curry powder, coconut milk, sweet potatoes',
    '2 turkey legs, chopped tomatoes, butter beans, onion',
  ])('%s simmers for an hour and more and leaves its bone', (list) => {
    const { recipe, steps, findings } = suggestFromList(list, { servings: 4 });
    expect(recipe.minutes.cook).toBeGreaterThanOrEqual(75);
    expect(steps).toMatch(/74 C/);
    expect(steps).toMatch(/pull the meat from the bone/);
    expect(findings).toEqual([]);
  });
});

describe('liquid and room', () => {
  it('pours on rice what it drinks, and no whole tin', () => {
    const { lines, steps } = suggestFromList(
      'rice 150g, coconut milk tin, lardons, kidney beans tin, thyme, spring onions',
    );
    expect(lines).toMatch(/^175 ml coconut milk$/m);
    expect(lines).toMatch(/^60 g lardons$/m);
    expect(steps).toMatch(/100 ml water/);
  });

  it('gives bulgur nearly twice its weight of water', () => {
    const { steps } = suggestFromList('bulgur 150g, feta, frozen peas, mint', { equipment: ['kettle'] });
    expect(steps).toMatch(/275 ml water[^.]*\. Cover with a plate and leave for 20 minutes/);
  });

  it('lays on a sheet of pastry what it carries, and beats an egg into what holds it', () => {
    const { lines, steps } = suggestFromList('puff pastry, wild mushrooms 450g, romanesco, ricotta, 2 eggs');
    expect(lines).toMatch(/^175 g wild mushrooms/m);
    expect(lines).toMatch(/^1 egg, beaten/m);
    expect(steps).toMatch(/ricotta, beaten with the egg/);
  });

  it('jointed rabbit is weighed with its bones', () => {
    expect(
      suggestFromList('rabbit, mustard, cream, bacon, thyme, white wine', { servings: 4 }).lines,
    ).toMatch(/1\.3 kg rabbit/);
  });
});

describe('what comes first in a pan of pasta', () => {
  it('leaves wait for the pasta, and garlic goes before them', () => {
    const { steps } = suggestFromList('spinach, garlic, penne, cream, parmesan');
    expect(steps.search(/Drop the penne/)).toBeLessThan(steps.search(/garlic/));
    expect(steps.search(/the garlic/)).toBeLessThan(steps.search(/spinach/));
  });

  it('pine nuts are toasted and raisins soaked', () => {
    const { lines } = suggestFromList('spaghetti, sardines tin, pine nuts, raisins, garlic, fennel seeds');
    expect(lines).toMatch(/pine nuts, toasted/);
    expect(lines).toMatch(/raisins, soaked/);
  });
});
