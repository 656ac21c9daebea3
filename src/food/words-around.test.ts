// Words around a name: what a cook says of a food before and behind it, who makes it, how it was kept, and what only looks
// like a name.

import { describe, expect, it } from 'vitest';
import { readIngredient } from './read-ingredient.ts';

const food = (text: string): string => {
  const reading = readIngredient(text);
  return reading.food ?? reading.verdict;
};

describe('what is said around a name', () => {
  it.each([
    ['jerusalem artichokes 500g muddy', 'jerusalem-artichoke'],
    ['yam tuber half', 'yam'],
    ['salmon side', 'salmon'],
    ['wafer thin turkey', 'cooked-turkey'],
    ['microwave rice pouch 2 min', 'cooked-rice'],
    ['cooked lentils puy', 'tinned-lentils'],
    ['soup carrot and coriander', 'tinned-soup'],
    ['garlic confit', 'garlic'],
    ['a bit off the leg of lamb', 'lamb-leg'],
    ['cream, single', 'single-cream'],
    ['curry paste (red thai)', 'curry-paste'],
    ['snails (big african)', 'snails'],
    ['red wine 1 glass', 'red-wine'],
    ['half & half', 'single-cream'],
    ['sausage polish', 'sausage'],
    ['chick pees', 'chickpeas'],
    ['horta or swiss chard', 'chard'],
    ['half portion crispy duck', 'cooked-duck'],
    ['1 duck', 'whole-duck'],
    ['suan mei', 'unknown'],
    ['foraged ceps, checked by the mycologist', 'wild-mushroom'],
  ])('%s', (text, id) => expect(food(text)).toBe(id));

  it.each([
    ['a massive bunch of parsley', 1, 'bunch'],
    ['courgettes (2 huge)', 2, null],
    ['bananas (2 black)', 2, null],
    ['4no eggs', 4, null],
    ['lamb neck abt 600g', 600, 'g'],
    ['pollo 1 breast', 1, null],
    ['eggs 4 no.', 4, null],
    ['capsicums 2 green', 2, null],
    ['4 onions one soft', 4, null],
    ['3 peppers one of each colour', 3, null],
  ])('%s: counts', (text, quantity, unit) => expect(readIngredient(text)).toMatchObject({ quantity, unit }));

  it('is no ripeness of tinned peas', () => {
    expect(readIngredient('tin of mushy peas').state).toBe('tinned');
    expect(readIngredient('overripe bananas').state).toBe('overripe');
  });
});

describe('makers', () => {
  it.each([
    ['blue dragon coconut milk', 'coconut-milk'],
    ['elephant atta', 'wholemeal-flour'],
    ['alpro almond milk', 'almond-milk'],
    ['violife vegan cheddar', 'vegan-cheese'],
    ['vegan puff pastry', 'puff-pastry'],
    ["patak's korma", 'curry-sauce'],
    ['heinz cream of tomato', 'tinned-soup'],
    ['knorr stockpot chicken', 'chicken-stock-cube'],
    ['knorr fix bolognese', 'recipe-mix'],
    ['parsley kinda limp', 'parsley'],
    ['kidney beans kinda soaked', 'dried-kidney-beans'],
  ])('%s', (text, id) => expect(food(text)).toBe(id));

  it.each([['vegan chilli'], ['vegan lasagne'], ['vegan curry']])('%s: nobody can tell', (text) =>
    expect(food(text)).toBe('unknown'),
  );
});

describe('states in other languages', () => {
  it.each([
    ['geräucherter Lachs', 'smoked-salmon'],
    ['trucha ahumada', 'smoked-salmon'],
    ['gerookte makreel', 'smoked-mackerel'],
    ['tomates séchées', 'sun-dried-tomatoes'],
    ['gedroogde abrikozen', 'apricots-dried'],
    ['gefrorene Erbsen', 'frozen-peas'],
    ['tomates en conserva', 'tinned-tomato'],
    ['gebratenes Hähnchen', 'cooked-chicken'],
    ['bún', 'rice-noodles'],
    ['200g bún', 'rice-noodles'],
    ['bún 1 pack', 'rice-noodles'],
    ['bun', 'bread-roll'],
  ])('%s', (text, id) => expect(food(text)).toBe(id));
});

describe('what is no such food', () => {
  it.each([
    ['brownie mix'],
    ['bread mix'],
    ['tomato powder'],
    ['maca powder'],
    ['corn husks'],
    ['crispy chilli beef'],
    ['gobi manchurian'],
    ['lomo saltado'],
    ['doro wat'],
    ['chicken salad'],
    ['vegemite scroll'],
    ['nem chua'],
    ['dagad phool'],
    ['gołąbki'],
    ['rocky mountain oysters'],
  ])('%s', (text) => expect(food(text)).toBe('unknown'));

  it.each([
    ['minted lamb', 'lamb-chop'],
    ['bbq ribs', 'pork-ribs'],
    ['vine leaves brine', 'vine-leaves'],
    ['cooking soda', 'bicarbonate-of-soda'],
    ['frosne bær', 'frozen-berries'],
    ['chhana', 'paneer'],
    ['satsuma-age', 'fish-ball'],
    ['tao jiew', 'doenjang'],
  ])('%s is no slip of another', (text, id) => expect(food(text)).toBe(id));
});

describe('what has gone off', () => {
  it.each([
    ['chicken smells funny'],
    ['mince smells a bit weird'],
    ['ham, bit whiffy'],
    ['milk a bit off'],
    ['milk kinda off'],
    ['cream thats turned'],
    ['chicken thats gone grey'],
    ['fizzy hummus'],
    ['bloated yogurt pot'],
    ['jam with mould scraped off'],
    ['pizza left out overnight'],
  ])('%s', (text) => expect(readIngredient(text).verdict).toBe('not-food'));

  it.each([
    ['smelly brie', 'brie'],
    ['milk smells ok', 'milk'],
    ["chicken, doesn't smell bad", 'chicken-breast'],
    ['cheese with mould cut off', 'cheddar'],
    ['ham off the bone', 'ham'],
    ['fizzy water', 'sparkling-water'],
  ])('%s has not', (text, id) => expect(food(text)).toBe(id));

  it.each([
    ['mushroom from garden'],
    ['mushrooms off the lawn'],
    ['wild parsley'],
    ['red berries from garden'],
  ])('%s: nobody bought it', (text) => expect(readIngredient(text).verdict).toBe('caution'));
});

describe('rings of pineapple', () => {
  it.each([
    ['pineapple rings', 'tinned'],
    ['tin pineapple rings', 'tinned'],
    ['fresh pineapple rings', 'fresh'],
  ])('%s are %s', (text, state) => expect(readIngredient(text)).toMatchObject({ food: 'pineapple', state }));
});
