// What GET /api/status says: which chef answers, the limits a page should know, and the version.

import * as v from 'valibot';
import { chefLabelSchema } from './event-schemas.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const statusSchema = v.object({
  version: v.string(),
  /** Who writes the next recipe that does not ask for one chef. */
  chef: chefLabelSchema,
  limits: v.object({
    ingredients: count,
    ingredientLength: count,
    bodyBytes: count,
    modelPerMinute: count,
    builtInPerMinute: count,
    streams: count,
    streamsPerClient: count,
    maxTokens: count,
    /** null: no cap. */
    dailyTokens: v.nullable(count),
  }),
  /** The model that reads pictures; absent or null: none is taken. */
  pictures: v.optional(v.nullable(v.object({ model: v.string(), bytes: count }))),
  /** Where the page may call a provider itself with the cook's own token; empty: nowhere. */
  direct: v.object({ origins: v.array(v.string()) }),
});

export type GatewayStatus = v.InferOutput<typeof statusSchema>;

/** The status in an answer's JSON, or null where it is none. */
export function readStatus(json: unknown): GatewayStatus | null {
  const read = v.safeParse(statusSchema, json);
  return read.success ? read.output : null;
}
