// What heats raw meat, clause by clause, and what only seems to.

import { describe, expect, it } from 'vitest';
import { writeDraft } from '../../../../tests/write-draft.ts';
import { readRecipe } from '../../read-recipe.ts';
import { createReadings } from '../../recipe-readings.ts';
import { scanRecipe } from '../scan-recipe.ts';
import { isNeverHeated } from './never-heated.ts';

function cold(line: string, ...steps: readonly string[]): boolean | undefined {
  const request = { ingredients: [] };
  const recipe = readRecipe(writeDraft({ title: 'Dish', list: [line], steps }));
  const scan = scanRecipe(recipe, request, createReadings(request));
  const listed = scan.listed[0];
  return listed === undefined ? undefined : isNeverHeated(scan, listed);
}

const CHICKEN = '600 g chicken breast';

describe('what heats the meat', () => {
  it.each([
    'Cook the chicken until done.',
    'Cooking the chicken takes an hour.',
    'Fry the chicken until done.',
    'The chicken fries until golden.',
    'Fried chicken pieces go on top.',
    'Bake the chicken until done.',
    'Roast the chicken until done.',
    'Grill the chicken until done.',
    'Broil the chicken until done.',
    'Simmer the chicken until done.',
    'Boil the chicken until done.',
    'Poach the chicken until done.',
    'Braise the chicken until done.',
    'Stew the chicken until done.',
    'Saute the chicken until done.',
    'Sear the chicken until done.',
    'Brown the chicken until done.',
    'Steam the chicken until done.',
    'Put the chicken in the oven until done.',
    'Slow-cook the chicken until done.',
    'Slow cook the chicken until done.',
    'Air-fry the chicken until done.',
    'Air fry the chicken until done.',
    'Barbecue the chicken until done.',
    'Heat the chicken until done.',
    'Let the chicken sizzle until done.',
    'Microwave the chicken until done.',
    'Stirfry the chicken until done.',
    'Stir-fry the chicken until done.',
    'Pressure is put on the chicken until done.',
    'Deep-fry the chicken until done.',
    'Deep fry the chicken until done.',
    'Give the chicken a side in the sun, a side.',
    'Give the chicken 4 minutes each side.',
    'Give the chicken 4 minutes on both sides.',
    'Let the chicken bubble until done.',
    'Char the chicken until done.',
    'The chicken is charred until done.',
    'Crisp up the chicken until done.',
    'Crisp the chicken until done.',
    'Blanch the chicken until done.',
    'Warm the chicken through until done.',
    'Warm through the meat until done.',
    'Take the chicken to 74 C.',
    'Take the chicken to 74C.',
    'Take the chicken to 74°C.',
    'Take the chicken to 165 F.',
  ])('%s', (step) => {
    expect(cold(CHICKEN, step, 'Serve.')).toBe(false);
  });

  it.each([
    'Slice the chicken and toss it with oil.',
    'Slice the chicken; add boiling water to the couscous.',
    'Slice the chicken over hot rice.',
    'Slice the chicken over steaming hot rice.',
    'Slice the chicken over piping hot noodles.',
    'Slice the chicken over piping-hot noodles.',
    'Slice the chicken over the just-boiled potatoes.',
    'Slice the chicken over just boiled rice.',
    'Slice the chicken over boiling fresh clear stock.',
    'Slice the chicken over cooked rice.',
    'Slice the chicken over cooked long rice.',
    'Slice the chicken over boiled potato.',
    'Slice the chicken over boiled potatoes.',
    'Slice the chicken over fried onion.',
    'Slice the chicken over fried onions.',
    'Slice the chicken over fried egg.',
    'Slice the chicken over fried eggs.',
    'Slice the chicken into a toasted bun.',
    'Slice the chicken into toasted buns.',
    'Slice the chicken over a roasted pepper.',
    'Slice the chicken over roasted peppers.',
    'Slice the chicken over a roasted tomato.',
    'Slice the chicken over roasted tomatoes.',
    'Slice the chicken with toasted seed.',
    'Slice the chicken with toasted seeds.',
    'Slice the chicken with toasted spice.',
    'Slice the chicken with toasted spices.',
    'Slice the chicken on a baked pizza.',
    'Slice the chicken on baked pizzas.',
    'Slice the chicken over; it cooks in the bowl.',
    'Slice the chicken over; it will cook at the table.',
    'Slice the chicken over; they poach in the broth.',
    'Slice the chicken over; it poaches gently in the hot stock.',
    'Slice the chicken over; they finish on the plate.',
    'Slice the chicken over; that finishes by itself.',
    'Slice the chicken over; they steam as you eat.',
    'Slice the chicken over; this heats through as it stands on the table.',
    'Slice the chicken over; they heat in the soup.',
    'Slice the chicken. Preheat the oven.',
    'Slice the chicken. Pre-heat the oven.',
    'Slice the chicken. Heat up the grill.',
    'Slice the chicken. Heat your big oven.',
    'Slice the chicken. Light the coals.',
    'Slice the chicken on a baking tray.',
    'Slice the chicken on an oven dish.',
    'Slice the chicken with brown sugar.',
    'Slice the chicken with brown onion.',
    'Slice the chicken with brown onions.',
    'Slice the chicken off the heat.',
    'Slice the chicken into a heatproof bowl.',
    'Slice the chicken into a heat-proof bowl.',
    'Slice the chicken into the cooking water.',
    'Slice the chicken; the lime does the cooking.',
    'Slice the chicken; the limes do all the work.',
    'Slice the chicken; salt will do most of its work.',
    // What is heated lies beside it.
    'Slice the chicken. Toast the bread.',
    'Slice the chicken. Toast a bun.',
    'Slice the chicken. Warm the roll, toast the roll and grill the roll.',
    'Slice the chicken. Grill the rolls.',
    'Slice the chicken. Grill the pita.',
    'Slice the chicken. Grill your pittas.',
    'Slice the chicken. Grill a tortilla.',
    'Slice the chicken. Grill the tortillas.',
    'Slice the chicken. Grill the wrap.',
    'Slice the chicken. Grill the wraps.',
    'Slice the chicken. Grill a flatbread.',
    'Slice the chicken. Grill the flatbreads.',
    'Slice the chicken. Boil the rice.',
    'Slice the chicken. Boil 4 eggs.',
    'Slice the chicken. Boil an egg.',
    'Slice the chicken. Boil a potato.',
    'Slice the chicken. Boil some potatoes.',
    'Slice the chicken. Boil both of the small potatoes.',
    'Slice the chicken. Heat a plate.',
    'Slice the chicken. Heat the plates.',
    // Not for long.
    'Fry the chicken for 10 seconds.',
    'Fry the chicken for 10-20 seconds.',
    'Fry the chicken for 10 - 20 seconds.',
    'Fry the chicken for 10 to 20 secs.',
    'Fry the chicken for 1 second.',
    'Fry the chicken for 20 sec.',
    'Fry the chicken for a few seconds.',
    'Fry the chicken for a couple of seconds.',
    'Fry the chicken for ten seconds.',
    'Fry the chicken for five or six seconds.',
    'Fry the chicken. Give it 10 seconds.',
    'Do not cook the chicken.',
  ])('not: %s', (step) => {
    expect(cold(CHICKEN, step, 'Serve.')).toBe(true);
  });
});

describe('what is followed', () => {
  it.each<readonly [string, readonly string[], boolean]>([
    ['into a hot pan', ['Heat a pan.', 'Add the chicken.', 'Serve.'], false],
    [
      'into a hot pan that cools',
      ['Heat a pan, then take it off the heat.', 'Add the chicken.', 'Serve.'],
      true,
    ],
    ['off the boil', ['Heat a pan. Take it off the boil.', 'Add the chicken.', 'Serve.'], true],
    ['heat off', ['Heat a pan. Heat off.', 'Add the chicken.', 'Serve.'], true],
    ['drained', ['Boil the pasta and drain.', 'Stir in the chicken.', 'Serve.'], true],
    ['drained, told so', ['Boil the pasta. It is drained.', 'Stir in the chicken.', 'Serve.'], true],
    ['lifted out', ['Boil the pasta, lift out.', 'Stir in the chicken.', 'Serve.'], true],
    [
      'lifted straight out',
      ['Boil the pasta; take it straight out.', 'Stir in the chicken.', 'Serve.'],
      true,
    ],
    ['cooled', ['Boil the pasta; let the pasta cool.', 'Stir in the chicken.', 'Serve.'], true],
    ['cools', ['Boil the pasta; it cools.', 'Stir in the chicken.', 'Serve.'], true],
    ['iced', ['Boil the pasta; iced water on it.', 'Stir in the chicken.', 'Serve.'], true],
    ['ice water', ['Boil the pasta; into ice water.', 'Stir in the chicken.', 'Serve.'], true],
    ['into a bowl', ['Heat a pan.', 'Put the chicken in a bowl.', 'Serve.'], true],
    ['into a bun', ['Heat a pan.', 'Put the chicken in a bun.', 'Serve.'], true],
    ['on a salad', ['Heat a pan.', 'Add the chicken to the salad.', 'Serve.'], true],
    ['all of it', ['Lay the chicken out.', 'Gently fry for 10 minutes.', 'Serve.'], false],
    ['roasted, no name', ['Lay the chicken out.', 'Roast for 40 minutes.', 'Serve.'], false],
    ['air-fried, no name', ['Salt the chicken.', 'Air-fry until done.', 'Serve.'], false],
    ['in the pot', ['Put the chicken in a pan of water.', 'Bring to the boil.', 'Serve.'], false],
    [
      'in the pot, a simmer',
      ['Put the chicken in the stock.', 'Bring it all to a gentle simmer.', 'Serve.'],
      false,
    ],
    ['beside the pot', ['Slice the chicken.', 'Bring the stock to the boil.', 'Serve.'], true],
    ['beside the pot, brought', ['Slice the chicken.', 'The stock is brought to a boil.', 'Serve.'], true],
    ['seen through', ['Toss the chicken until the juices run clear.', 'Serve.'], false],
    ['seen through, one', ['Toss the chicken until the juice run clear.', 'Serve.'], false],
    ['seen through, told', ['Toss the chicken until no longer pink.', 'Serve.'], false],
    ['never named', ['Toss the salad.', 'Serve.'], false],
    ['few words', ['Toss the chicken.'], false],
    ['few words, eaten', ['Toss the chicken and eat it.'], true],
    ['few words, a plate', ['Toss the chicken on a plate.'], true],
    ['few words, plates', ['Toss the chicken on plates.'], true],
  ])('%s', (_name, steps, is) => {
    expect(cold(CHICKEN, ...steps)).toBe(is);
  });

  it.each([
    'Boil the eggs.',
    'Boil 4 eggs.',
    'Boil all your eggs.',
    'Hard-boil the eggs.',
    'Poach both eggs.',
    'Fry an egg.'.replace('an egg', 'two eggs'),
    'Scramble the beaten eggs.',
    'Boiling the eggs takes 10 minutes.',
    'Lower the eggs into boiling water.',
    'Put each egg in the simmering water.',
  ])('eggs: %s', (step) => {
    expect(cold('4 eggs', step, 'Serve.')).toBe(false);
  });

  it.each(['Whisk the eggs.', 'Whisk the eggs; boil the milk.'])('no eggs: %s', (step) => {
    expect(cold('4 eggs', step, 'Serve.')).toBe(true);
  });
});
