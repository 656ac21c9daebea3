import { describe, expect, it } from 'vitest';
import { findFood } from '../../../food/foods.ts';
import { readLineFood } from '../../read-ingredient-line.ts';
import { mustBeCookedThrough, readCoreRequirement } from './core-requirements.ts';

function foodOf(line: string) {
  const id = readLineFood(line).food;
  const food = id === null ? undefined : findFood(id);
  if (food === undefined) throw new Error(`no food is read from "${line}"`);
  return food;
}

describe('readCoreRequirement', () => {
  it.each([
    ['chicken breast', 'poultry', 74, 'danger'],
    ['chicken thighs', 'poultry', 74, 'danger'],
    ['whole chicken', 'poultry', 74, 'danger'],
    ['turkey mince', 'poultry', 74, 'danger'],
    ['duck breast', 'poultry', 74, 'danger'],
    ['beef mince', 'mince', 71, 'danger'],
    ['pork sausages', 'mince', 71, 'danger'],
    ['lamb liver', 'mince', 71, 'danger'],
    ['venison', 'mince', 71, 'danger'],
    ['pork chops', 'whole-cut', 63, 'danger'],
    ['beef steak', 'whole-cut', 63, 'warning'],
    ['lamb chops', 'whole-cut', 63, 'warning'],
    ['stewing beef', 'whole-cut', 63, 'warning'],
    ['eggs', 'egg-dish', 71, 'warning'],
    ['salmon', 'fish', 63, 'warning'],
    ['cod', 'fish', 63, 'warning'],
  ])('%s', (line, kind, coreC, severity) => {
    expect(readCoreRequirement(foodOf(line))).toMatchObject({
      kind,
      coreC,
      severity,
      poultry: kind === 'poultry',
    });
  });

  it.each([
    'carrots',
    'boiled eggs',
    'chorizo',
    'smoked salmon',
    'tinned tuna',
    'anchovies',
    'ham',
    'tofu',
    'vegetarian sausages',
    'prosciutto',
    'cheddar',
  ])('none for %s', (line) => {
    expect(readCoreRequirement(foodOf(line))).toBeNull();
  });

  it('calls what is counted by its plural', () => {
    expect(readCoreRequirement(foodOf('chicken breast'))?.name).toBe('chicken breasts');
    expect(readCoreRequirement(foodOf('beef mince'))?.name).toBe('beef mince');
    expect(readCoreRequirement(foodOf('eggs'))?.name).toBe('eggs');
  });
});

describe('mustBeCookedThrough', () => {
  it.each(['chicken breast', 'whole chicken', 'turkey mince', 'beef mince', 'pork sausages'])(
    '%s',
    (line) => {
      expect(mustBeCookedThrough(foodOf(line))).toBe(true);
    },
  );

  it.each(['pork chops', 'beef steak', 'salmon', 'eggs', 'chorizo', 'carrots', 'vegetarian sausages'])(
    'not %s',
    (line) => {
      expect(mustBeCookedThrough(foodOf(line))).toBe(false);
    },
  );
});
