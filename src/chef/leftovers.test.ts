import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../tests/suggest-from-list.ts';

const ONCE = /Eat it all today/;

describe('what was baked before', () => {
  it.each<[list: string, title: RegExp, options?: Options]>([
    ['leftover lasagne, lettuce, tomatoes', /^Lasagne with Lettuce and Tomatoes$/],
    ["leftover shepherd's pie, peas, carrots", /^Shepherd's Pie with/],
    ['leftover cottage pie, broccoli', /^Cottage Pie with Broccoli$/],
    ['leftover moussaka, cucumber, yoghurt', /^Moussaka with/],
    ['leftover quiche, salad leaves, tomatoes', /^Quiche with/],
    ['leftover pizza, rocket', /^Pizza with Rocket$/],
    ['leftover fish pie, peas', /^Fish Pie with Peas$/],
    ['leftover roast dinner, gravy, cabbage', /^Roast Dinner with Cabbage$/],
    ['leftover mac and cheese, bacon, spinach', /^Macaroni Cheese with/],
    ['leftover lasagne', /^Lasagne/],
    ['leftover lasagne, salad leaves', /^Lasagne/, { equipment: ['microwave'] }],
    ['leftover pizza, tomatoes', /^Pizza/, { equipment: ['hob'] }],
  ])('%s', (list, title, options) => {
    const suggested = suggestFromList(list, options);
    expect(suggested.recipe.title).toMatch(title);
    expect(suggested.steps).toMatch(/74 C/);
    expect(suggested.notes).toMatch(ONCE);
    expect(suggested.recipe.leftOut).toEqual([]);
    expect(suggested.findings).toEqual([]);
  });

  it('stays out where what it holds is avoided', () => {
    const { foods } = suggestFromList('leftover lasagne, salad leaves', { avoid: ['milk'] });
    expect(foods).not.toContain('leftover-pasta-bake');
  });
});

describe('what was cooked before and joins a dish', () => {
  it.each<[list: string, line: RegExp]>([
    ['leftover roast potatoes, chicken thighs, carrots, onion', /roast potatoes/],
    ['leftover roast potatoes, broccoli, pork chops, mustard', /roast potatoes/],
    ['leftover boiled potatoes, salmon fillets, green beans', /cooked potatoes/],
    ['leftover roast potatoes, steak, mushrooms', /roast potatoes/],
    ['leftover casserole, potatoes, cabbage', /leftover casserole/],
    ['leftover salmon, pasta, peas, cream', /cooked salmon, skinned and flaked/],
    ['leftover sausages, baked beans, onion', /4 cooked sausages/],
    ['cooked mussels, spaghetti, garlic', /cooked mussels/],
    ['leftover gammon, leftover roast potatoes, eggs, cabbage', /cooked gammon/],
  ])('%s: %s', (list, line) => {
    const suggested = suggestFromList(list);
    expect(suggested.lines).toMatch(line);
    expect(suggested.steps).toMatch(/74 C/);
    expect(suggested.findings).toEqual([]);
  });

  it('keeps none of it for a third heating', () => {
    expect(suggestFromList('leftover mash, beef mince, carrots, onion').notes).toMatch(ONCE);
    expect(suggestFromList('leftover roast potatoes, beef mince, onion, carrots').notes).toMatch(ONCE);
  });

  it('boils no grain a second time', () => {
    const { lines, steps } = suggestFromList('2 peppers, halloumi, leftover quinoa, rocket');
    expect(lines).toMatch(/cooked quinoa/);
    expect(steps).toMatch(/quinoa until steaming hot[^.]*1 to 2 minutes/);
    expect(suggestFromList('leftover couscous, feta, cucumber, mint').steps).not.toMatch(/boil/);
  });
});

describe('rice from a pouch', () => {
  it.each(['microwave rice pouch', 'pouch of rice'])('%s is nobody’s leftover', (rice) => {
    const { lines, notes } = suggestFromList(`${rice}, eggs, peas, soy sauce`);
    expect(lines).toMatch(/^250 g microwave rice/m);
    expect(lines).not.toMatch(/fridge/);
    expect(notes).not.toMatch(/chilled/);
  });

  it('keeps its warning where it was cooked at home', () => {
    expect(suggestFromList('cooked rice, eggs, peas, soy sauce').notes).toMatch(/chilled within an hour/);
  });
});
