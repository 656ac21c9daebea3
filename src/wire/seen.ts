// What was read of one text or seen in a picture, as the interface has it: the same keys at every door.

import * as v from 'valibot';
import type { IngredientReading } from '../food/read-ingredient.ts';

const seenSchema = v.object({
  text: v.string(),
  food: v.nullable(v.string()),
  name: v.string(),
  quantity: v.optional(v.number()),
  quantityMax: v.optional(v.number()),
  unit: v.optional(v.nullable(v.string())),
  state: v.optional(v.string()),
  readAs: v.optional(v.string()),
  verdict: v.picklist(['food', 'caution', 'not-food', 'unknown']),
  why: v.optional(v.string()),
});

export type Seen = v.InferOutput<typeof seenSchema>;

export const seenListSchema = v.array(seenSchema);

/** The interface's own keys; what else is known of a reading stays inside. */
export function describeReading(reading: IngredientReading): Seen {
  const { text, food, name, quantity, quantityMax, unit, state, readAs, verdict, why } = reading;
  return {
    text,
    food,
    name,
    ...(quantity === undefined ? {} : { quantity }),
    ...(quantityMax === undefined ? {} : { quantityMax }),
    ...(unit === undefined ? {} : { unit }),
    ...(state === undefined ? {} : { state }),
    ...(readAs === undefined ? {} : { readAs }),
    verdict,
    ...(why === undefined ? {} : { why }),
  };
}

/** The list in an answer's JSON, or null where it is none. */
export function readSeenList(json: unknown): readonly Seen[] | null {
  const read = v.safeParse(seenListSchema, json);
  return read.success ? read.output : null;
}
