// How units are written, and how units that are not in the closed list are turned into one that is.

import { LISTS } from '../../generated/packed-words.ts';
import type { Unit } from '../../units.ts';

export interface UnitWord {
  readonly unit: Unit;
  /** How many of `unit` one of the written word is: a decilitre is 100 ml, a US quart 4 cups. */
  readonly factor: number;
}

export const UNIT_WORDS: ReadonlyMap<string, UnitWord> = new Map(
  LISTS.units.split(',').flatMap((entry) => {
    const [unit, factor, ...words] = entry.split(' ');
    return words.map((word) => [word, { unit: unit as Unit, factor: Number(factor) }] as const);
  }),
);

/** Whether this unit measures mass or volume by itself, as the label of a tin does; spoons and cups do not. */
export function isContent(unit: Unit | null): unit is Unit {
  return (
    unit === 'g' ||
    unit === 'kg' ||
    unit === 'ml' ||
    unit === 'l' ||
    unit === 'oz' ||
    unit === 'lb' ||
    unit === 'fl-oz'
  );
}
