import { describe, expect, it } from 'vitest';
import type { Recipe } from '../recipe.ts';
import { checkNotFood, createNotFoodWatch } from './not-food.ts';

function recipe(part: Partial<Recipe>): Recipe {
  return {
    title: 'Soup',
    introduction: '',
    ingredients: [],
    steps: [],
    notes: [],
    leftOut: [],
    ...part,
  } as unknown as Recipe;
}

const inStep = (step: string) => checkNotFood(recipe({ steps: [step] }));

describe('what is not food', () => {
  it.each([
    'Add the bleach.',
    'Stir in 1 tsp of bleach; do not boil.',
    'Do not boil. Add the bleach.',
    'Do not boil; add the bleach.',
    'Wipe the pan with bleach and add it to the sauce.',
    'Wash the board with bleach and stir this into the sauce.',
    'Wash the leeks in bleach.',
    'It is nice with bleach.',
  ])('%s', (step) => {
    expect(inStep(step)).toMatchObject([{ rule: 'not-food', severity: 'danger', step: 1 }]);
  });

  it.each([
    'It acts as bleach.',
    'Salt acting as a strong bleach.',
    'It works like bleach.',
    'It serves as the bleach.',
    'It behaves like a bleach.',
    'Lemon is like bleach.',
    'It is like a bleach.',
    'Do not add bleach.',
    'Dont add bleach.',
    "Don't add bleach.",
    'Never add bleach.',
    'This is not bleach.',
    'Use no bleach.',
    'Do it without bleach.',
    'Avoid any bleach.',
    'Discard the bleach.',
    'Use lemon instead of bleach.',
    'Use lemon rather than bleach.',
    'Keep away from the bleach.',
    'Unlike bleach it tastes good.',
    'It is free of bleach.',
    'Throw away the bleach.',
    'Cut away the bleach.',
    'Cut off the bleach.',
    'Cut out the bleach.',
    'Remove the bleach.',
    'Trim off the bleach.',
    'Trim the bleach.',
    'Strip off the bleach.',
    'Strip the bleach.',
    'Bleach is not for eating.',
    'Bleach is poisonous.',
    'Bleach is toxic.',
    'Bleach and its kin are never eaten.',
    'Buy bleach-free flour.',
    'Wash your hands with bleach.',
    'Clean the board with bleach.',
    'Scrub the boards with bleach.',
    'Wipe the knife with bleach.',
    'Rinse the knives with bleach.',
    'Disinfect the surfaces with bleach.',
    'Wash the utensil in bleach.',
    'Wipe the worktop with bleach.',
    'Clean the countertop with bleach.',
    'Wipe the tables with bleach.',
    'Clean the floor with bleach.',
    'Clean the kitchen with bleach.',
    'Wash the tongs in bleach.',
    'Wash the dishes with bleach.',
    'Scrub the sink with bleach.',
    'Clean the tools with bleach.',
    'Wash the plates with bleach.',
    'Clean the equipment with bleach.',
    'Scrub the pots with bleach.',
    'Scrub the pan with bleach.',
    'Wash the bowls with bleach.',
    'Wash the tray with bleach.',
    'Wash the tins with bleach.',
    'Clean the blender with bleach.',
    'Wash the jar with bleach.',
    'Wash the bottles with bleach.',
    'Clean the grill with bleach.',
    'Clean the oven with bleach.',
    'Clean the hob with bleach.',
    'Boil the leeks.',
    'Trim the rhubarb leaves.',
    'Add the rhubarb leaves.',
    'Add the bitter almonds.',
    'Boil the green potatoes.',
    'Wrap it in foil.',
    'Cover with cling film.',
    'Line it with baking paper.',
    'Tie with string.',
    'Cover with a tea towel.',
  ])('passes: %s', (step) => {
    expect(inStep(step)).toEqual([]);
  });

  it('names the thing and its place, each thing once', () => {
    const line = { text: '1 cup bleach' } as Recipe['ingredients'][number];
    expect(
      checkNotFood(
        recipe({
          ingredients: [line],
          steps: ['Stir.', 'Add the bleach.', 'Add the antifreeze.'],
          notes: ['Drink the antifreeze.'],
        }),
      ),
    ).toEqual([
      {
        rule: 'not-food',
        severity: 'danger',
        message: 'Looked for what is not food; found: bleach, in the ingredients.',
        ingredient: '1 cup bleach',
      },
      {
        rule: 'not-food',
        severity: 'danger',
        message: 'Looked for what is not food; found: antifreeze, in step 3.',
        step: 3,
      },
    ]);
    expect(checkNotFood(recipe({ title: 'Bleach soup' })).map(({ message }) => message)).toEqual([
      'Looked for what is not food; found: bleach, in the title.',
    ]);
    expect(checkNotFood(recipe({ introduction: 'With bleach.' })).map(({ message }) => message)).toEqual([
      'Looked for what is not food; found: bleach, in the introduction.',
    ]);
    expect(checkNotFood(recipe({ notes: ['Keeps.', 'Add bleach.'] })).map(({ message }) => message)).toEqual([
      'Looked for what is not food; found: bleach, in the notes.',
    ]);
    expect(checkNotFood(recipe({ title: null }))).toEqual([]);
  });

  it('looks at each line once while a recipe grows, and again at what may still grow', () => {
    const watch = createNotFoodWatch();
    const line = { text: '1 cup bleach' } as Recipe['ingredients'][number];
    const told = (part: Partial<Recipe>) =>
      watch(recipe(part)).map(({ message }) => message.replace(/.*found: /, ''));
    expect(told({ ingredients: [line] })).toEqual(['bleach, in the ingredients.']);
    expect(told({ ingredients: [line], steps: ['Add'] })).toEqual([]);
    expect(told({ ingredients: [line], steps: ['Add the bleach.'] })).toEqual(['bleach, in step 1.']);
    expect(told({ ingredients: [line], steps: ['Add the bleach.', 'Stir.'] })).toEqual([
      'bleach, in step 1.',
    ]);
    expect(
      told({ ingredients: [line], steps: ['Add the bleach.', 'Stir in antifreeze.'], notes: ['Keep.'] }),
    ).toEqual(['antifreeze, in step 2.']);
    expect(
      told({ ingredients: [line], steps: ['Add the bleach.', 'Stir.'], notes: ['Drink bleach.'] }),
    ).toEqual(['bleach, in the notes.']);
    expect(
      told({ ingredients: [line], steps: ['Add the bleach.', 'Stir.'], notes: ['Drink bleach.', 'Keep.'] }),
    ).toEqual(['bleach, in the notes.']);
    expect(
      told({
        ingredients: [line],
        steps: ['Add the bleach.', 'Stir.'],
        notes: ['Drink bleach.', 'Keep it.'],
      }),
    ).toEqual([]);
    expect(
      told({
        introduction: 'Nice.',
        ingredients: [line],
        steps: ['Add the bleach.', 'Stir.'],
        notes: ['Drink bleach.', 'Keep it.'],
      }),
    ).toEqual([]);
    expect(
      told({
        introduction: 'Nice bleach.',
        ingredients: [line],
        steps: ['Add the bleach.', 'Stir.'],
        notes: ['Drink bleach.', 'Keep it.'],
      }),
    ).toEqual(['bleach, in the introduction.']);
    expect(
      told({
        introduction: 'Nice bleach.',
        ingredients: [line],
        steps: ['Add the bleach.', 'Stir.'],
        notes: ['Drink bleach.', 'Keep it.'],
      }),
    ).toEqual([]);
  });

  it('reads of an introduction no more than its end', () => {
    expect(checkNotFood(recipe({ introduction: `Bleach. ${'a '.repeat(2100)}` }))).toEqual([]);
  });
});
