import { describe, expect, it } from 'vitest';
import { type Options, suggestFromList } from '../../tests/suggest-from-list.ts';
import { readIngredient } from '../food/read-ingredient.ts';
import { gatherItems } from './read/kitchen.ts';

const FOUR: Options = { servings: 4 };
const EIGHT: Options = { servings: 8 };

function read(text: string): { name?: string; grams?: number | null; count?: number | null } {
  const [item] = gatherItems([readIngredient(text)]);
  return item === undefined ? {} : { name: item.food.name, grams: item.grams, count: item.count };
}

describe('what a food is sold in', () => {
  it.each<[text: string, grams: number | null, count: number | null]>([
    ['half a pack of bacon', 125, null],
    ['bacon, half a pack', 125, null],
    ['pkt bacon', 250, null],
    ['a pack of sausages', 360, 6],
    ['half a pack of 8 sausages', 240, 4],
    ['2 packs of 6 sausages', 720, 12],
    ['6 pack of sausages', 360, 6],
    ['half loaf of bread', 400, 10],
    ['half a sourdough', 400, 8],
    ['4 slices bread', 160, 4],
    ['end of a loaf', 160, 4],
    ['a punnet of mushrooms', 250, null],
    ['2 punnets cherry tomatoes', 500, null],
    ['half a bag of kale', 100, null],
    ['rest of a bag of rocket', 30, null],
    ['handful wrinkly cherry tomatoes', 80, null],
    ['tiny bit of gruyere', 35, null],
    ['end of a block of cheddar', 70, null],
    ['mushrooms, scraps of a punnet', 25, null],
    ['half a big bag of frozen peas', 375, null],
    ['1/2 bag frozen peas', 250, null],
    ['2 small handfuls of spinach', 30, null],
    ['handful of kale leaves', 30, null],
    ['frozen sweetcorn a handful', 60, null],
    ['bunch green onions', 120, 8],
    ['1 stick butter', 115, null],
    ['knob of ginger', 15, null],
    ['3 small onions', 270, 3],
    ['2 large carrots', 240, 2],
    ['carrots, big x2', 240, 2],
    ['2 large eggs', 110, 2],
    ['1 aubergine 2 if small', 300, 1],
    ['half a cucumber left', 175, 0.5],
    ['1 red cabbage 1/4 left', 225, 0.25],
    ['splash of cider', 15, null],
    ['hummus tub nearly finished', 20, null],
    ['half a block of tofu', 140, 0.5],
    ['head of garlic', 40, 10],
    ['half a head of cauliflower', 300, 0.5],
    ['bunch of carrots', 400, 5],
    ['bunch of spring onions', 120, 8],
    ['bunch of coriander', null, 1],
    ['half a box of eggs', 165, 3],
    ['bag of potatoes', null, null],
    ['pack of pork chops', null, null],
    ['400g pack of mince', 400, null],
    ['1 pack bacon 200g', 200, null],
    ['pot noodle', null, null],
    ['half a bar of chocolate', 50, null],
    ['2 cereal bars', 80, 2],
    ['half a cooked ham joint', 500, null],
    ['jackfruit tin', 250, null],
  ])('%s: %s g, %s', (text, grams, count) => {
    expect(read(text)).toMatchObject({ grams, count });
  });

  it.each<[list: string, line: RegExp, options?: Options]>([
    ['half a pack of bacon, eggs, mushrooms, spinach', /^125 g bacon/m],
    ['a pack of sausages, potatoes, onion, cabbage', /^6 sausages/m, FOUR],
    ['half a loaf, eggs, milk, sugar', /^\d slices of bread/m],
    ['300 g tofu, 200 g green beans, 200 g jasmine rice, 2 tbsp gochujang', /^2 tbsp gochujang/m],
    // Of what is typed in its pods a third is eaten.
    ['1.2kg broad beans in their pods, new potatoes, feta', /^400 g broad beans, podded/m, { servings: 2 }],
    ['bunch of carrots, bunch of coriander, red lentils, cumin', /^[2-5] carrots/m, { servings: 2 }],
  ])('%s: %s', (list, line, options = {}) => {
    const { lines, recipe } = suggestFromList(list, options);
    expect(lines).toMatch(line);
    expect(recipe.servings).toBe(options.servings ?? 2);
  });
});

describe('words that a line says already', () => {
  it.each<[list: string, told: RegExp, not: RegExp]>([
    ['2 slices of brioche, eggs, milk, 2 bananas', /^2 slices of brioche/m, /brioche, sliced/],
    ['5 curry leaves, 1 cup toor dal, 2 tomatoes, cumin seeds, ghee', /^5 curry leaves/m, /leaves leaves/],
    [
      '4 chicken thighs bone in skin on, 1 small squash, chickpeas tin, kale, red onion',
      /^4 chicken thighs, (?:boned|$)/m,
      /thighs, in pieces/,
    ],
  ])('%s', (list, told, not) => {
    const { lines } = suggestFromList(list);
    expect(lines).toMatch(told);
    expect(lines).not.toMatch(not);
  });
});

describe('pieces that are counted and weighed', () => {
  it.each<[text: string, grams: number, count: number]>([
    ['1 onion 150g', 150, 1],
    ['2 chicken breasts 350g', 350, 2],
    ['6 eggs 300g', 300, 6],
    ['1 cauliflower (500g)', 500, 1],
    ['2 steaks 225g each', 450, 2],
    ['2 duck legs 380g', 380, 2],
    ['1 turkey breast 400g', 400, 1],
  ])('%s', (text, grams, count) => {
    expect(read(text)).toMatchObject({ grams, count });
  });
});

describe('whole fish', () => {
  it.each<[text: string, name: string, grams: number | null]>([
    ['whole mackerel x4', 'whole mackerel', 1200],
    ['2 trout', 'whole trout', 640],
    ['2 whole sea bass', 'whole sea bass', 900],
    ['2 sea bass 400g', 'whole sea bass', 400],
    ['2 mackerel fillets', 'mackerel', 180],
    ['mackerel', 'mackerel', null],
    ['6 sardines', 'fresh sardine', 360],
  ])('%s is %s', (text, name, grams) => {
    expect(read(text)).toMatchObject({ name, grams });
  });

  it.each<[list: string, line: RegExp, options?: Options]>([
    ['4 whole mackerel, lemon, parsley, potatoes', /^4 whole mackerel/m, FOUR],
    ['2 trout, almonds, butter, green beans', /^2 whole trout/m],
    ['2 sea bass, coconut milk, curry paste, spinach, rice', /^2 whole sea bass, filleted/m],
    ['1 whole chicken, carrots, potatoes, thyme', /^1 whole chicken/m, FOUR],
  ])('%s: %s', (list, line, options) => {
    expect(suggestFromList(list, options).lines).toMatch(line);
  });
});

describe('what is kept', () => {
  it('says when raw meat must be cooked', () => {
    const { notes } = suggestFromList('beef brisket 800g, onions, carrots', { servings: 2 });
    expect(notes).toMatch(
      /\d+ g of the beef brisket will be left over.*; cook or freeze the beef brisket by tomorrow/,
    );
    expect(suggestFromList('6 eggs, spinach, cheddar').notes).not.toMatch(/freeze/);
  });

  it('keeps nothing that is going soft', () => {
    const list = '3 slightly soft peppers, halloumi, quinoa, rocket';
    expect(suggestFromList(list).lines).toMatch(/^3 peppers/m);
  });
});

describe('amounts that stay in measure', () => {
  it.each<[list: string, line: RegExp, options: Options]>([
    ['mince, jar of pasta sauce, spaghetti, cheddar', /^450 g tomato pasta sauce/m, FOUR],
    ['gochujang, chicken thighs, rice, spring onions', /^4 tbsp gochujang/m, EIGHT],
    ['thai red curry paste, coconut milk, prawns, peppers, rice', /^5 tbsp Thai red curry paste/m, EIGHT],
    ['1 lime, chicken thighs, coconut milk, rice, coriander', /^1 lime/m, EIGHT],
    ['lemon, chicken breasts, orzo, courgettes', /^1 lemon/m, EIGHT],
  ])('%s: %s', (list, line, options) => {
    expect(suggestFromList(list, options).lines).toMatch(line);
  });

  it('builds a lasagne on a jar', () => {
    expect(suggestFromList('pack of mince, jar of pasta sauce, lasagne sheets, cheddar', FOUR).dish).toBe(
      'lasagne',
    );
  });
});
