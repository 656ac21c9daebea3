import { describe, expect, it } from 'vitest';
import { findFood } from '../food/foods.ts';
import { holdsByName, readAvoidedNames } from './holds-by-name.ts';
import { readLineFood } from './read-ingredient-line.ts';

function holds(line: string, avoided: string): boolean {
  const food = findFood(readLineFood(line).food ?? '');
  if (food === undefined) throw new Error(`not known: ${line}`);
  return holdsByName(food, line, readAvoidedNames(avoided, readLineFood(avoided).food));
}

describe('holdsByName', () => {
  it.each([
    ['1 red onion', 'onions'],
    ['2 tsp onion powder', 'onion'],
    ['1 can (10.5 oz) condensed cream of mushroom soup', 'mushrooms'],
    ['200 g cherry tomatoes', 'tomato'],
    ['400 ml coconut milk', 'coconut'],
    ['500 ml beef stock', 'beef'],
    ['300 g stewing steak', 'beef'],
    ['40 g banana chips', 'bananas'],
  ])('finds in %s: %s', (line, avoided) => {
    expect(holds(line, avoided)).toBe(true);
  });

  it.each([
    ['200 g sweet potatoes', 'potato'],
    ['200 g cherry tomatoes', 'cherries'],
    ['2 beef tomatoes', 'beef'],
    ['1 tin butter beans', 'butter'],
    ["60 g lamb's lettuce", 'lamb'],
    ['1 tsp black pepper', 'pepper'],
    ['2 banana shallots', 'banana'],
    ['1 tsp mixed spice (no onion)', 'onion'],
    ['2 vegetable stock cubes without onion', 'onion'],
    ['1 onion-free stock cube', 'onion'],
  ])('finds nothing in %s: %s', (line, avoided) => {
    expect(holds(line, avoided)).toBe(false);
  });
});
