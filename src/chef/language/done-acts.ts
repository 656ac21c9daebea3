// Which acts of a row are done, and whether a condition holds, by what stands in its slots.

import type { Food } from '../../food/foods.ts';
import { type Filling, foodsOf, isOf, listFoods } from './match.ts';
import type { Act } from './row.ts';
import { type Condition, isBorneOutBy, parseCondition } from './template.ts';

/** The foods that stand in a slot. */
export type ReadSlot = (slot: string) => readonly Food[];

export function holdsAll(conditions: readonly Condition[], readSlot: ReadSlot): boolean {
  return conditions.every(({ not, slot, of }) => {
    const foods = readSlot(slot);
    return not !== foods.some((food) => of === undefined || of.some((selector) => isOf(selector, food)));
  });
}

/** `one` and `many` are no slots: they hold where one person eats, and from five on; null for a slot. */
export function readHeadcount(slot: string, servings: number): boolean | null {
  if (slot === 'one') return servings === 1;
  return slot === 'many' ? servings >= 5 : null;
}

export function openSlots({ row, slots }: Filling, asked: number): ReadSlot {
  return (slot) => {
    const holds = readHeadcount(slot, row.feeds ?? asked);
    if (holds !== null) return holds ? listFoods(slots) : [];
    const filler = slots.get(slot);
    return filler === undefined ? [] : foodsOf(filler);
  };
}

/** The acts that the filling bears out, in order. */
export function listDone({ row }: Filling, readSlot: ReadSlot): readonly Act[] {
  return row.acts.filter(
    (act) =>
      (act.when === undefined || holdsAll(parseCondition(act.when), readSlot)) &&
      isBorneOutBy((slot) => readSlot(slot).length > 0, act.words),
  );
}
