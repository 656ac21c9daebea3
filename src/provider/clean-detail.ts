// Makes a provider's text fit for a log line: no control characters, no keys, short.

import { REDACTED, redactKeys } from './redact-keys.ts';

const DETAIL_LENGTH = 200;
/** More than this is not read at all: an error page may be megabytes. */
const READ_LENGTH = 4096;

/**
 * Text for the log. At most 200 characters; the key of the service and whatever looks like a key are replaced.
 * Redacting comes before shortening: a key cut in half would no longer be recognised.
 */
export function cleanDetail(text: string, apiKey?: string): string {
  let clean = text;
  if (clean.length > READ_LENGTH) {
    // A word that the cut went through may be half of a key.
    clean = clean.slice(0, READ_LENGTH).replace(/\S*$/u, '');
  }
  clean = clean.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim();
  if (apiKey !== undefined && apiKey !== '') {
    for (const form of [apiKey, encodeURIComponent(apiKey)]) clean = clean.replaceAll(form, REDACTED);
  }
  clean = redactKeys(clean);
  return clean.length > DETAIL_LENGTH ? `${clean.slice(0, DETAIL_LENGTH - 1)}…` : clean;
}
