// Reads how long a provider asks to wait.

import type { ChatResponse } from './chat-service.ts';

/** Nobody is asked to wait longer than a day; a larger figure is a fault of the provider. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

/**
 * Milliseconds to wait, from `Retry-After` as seconds or as an HTTP date; undefined where there is none to be read.
 * A date counts from the provider's own `Date` header where there is one: the two machines' clocks may differ.
 */
export function readRetryAfter(headers: ChatResponse['headers'], nowMs: number): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (value === undefined || value === '') return undefined;
  if (/^\d+(?:\.\d+)?$/u.test(value)) return Math.min(Math.round(Number(value) * 1000), LONGEST_MS);
  // RFC 9110 dates begin with the day's name. Date.parse alone would read "-1" as the year 2001.
  if (!/^[A-Z][a-z]{2,8},? /u.test(value)) return undefined;
  const until = Date.parse(value);
  const sent = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(until)) return undefined;
  return Math.min(Math.max(until - (Number.isNaN(sent) ? nowMs : sent), 0), LONGEST_MS);
}
