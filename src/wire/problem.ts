// How an error crosses before the first event: application/problem+json (RFC 9457) with one of the closed codes.

import * as v from 'valibot';
import type { Failure, FailureCode, Refused } from '../recipe/recipe-events.ts';
import { FAILURE_CODES } from '../recipe/recipe-events.ts';

export const PROBLEM_TYPE = 'application/problem+json';

export interface Problem {
  readonly type: 'about:blank';
  /** The name of the status. */
  readonly title: string;
  readonly status: number;
  readonly code: FailureCode;
  /** One or two sentences for a cook. */
  readonly detail: string;
  readonly retryable: boolean;
  readonly retryAfterSec?: number;
  /** Which part of the body is meant, as in `ingredients.3`. */
  readonly path?: string;
  /** What was not used because it is not food. */
  readonly refused?: readonly Refused[];
}

/** The status of each code where nothing else decides it (a rate limit says 429). */
export const PROBLEM_STATUS: Readonly<Record<FailureCode, number>> = {
  invalid: 400,
  'too-long': 413,
  refused: 422,
  busy: 503,
  config: 500,
  internal: 500,
  quota: 502,
  filtered: 502,
  empty: 502,
  cut: 502,
  offline: 502,
  timeout: 504,
};

/** What a reader of a problem looks at. */
export const problemSchema = v.object({
  code: v.picklist(FAILURE_CODES),
  detail: v.string(),
  retryable: v.boolean(),
  retryAfterSec: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  refused: v.optional(v.array(v.object({ ingredient: v.string(), why: v.string() }))),
});

/** The failure that a problem body tells of and what it refused, or null where it is no such body. */
export function readProblem(json: unknown): { failure: Failure; refused: readonly Refused[] } | null {
  const read = v.safeParse(problemSchema, json);
  if (!read.success) return null;
  const { code, detail, retryable, retryAfterSec, refused } = read.output;
  return {
    failure: { code, message: detail, retryable, ...(retryAfterSec === undefined ? {} : { retryAfterSec }) },
    refused: refused ?? [],
  };
}
