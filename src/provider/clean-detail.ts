// Makes a provider's text fit for a log line: no control characters, no keys, short.

const DETAIL_LENGTH = 200;
/** More than this is not read at all: an error page may be megabytes. */
const READ_LENGTH = 4096;
const REDACTED = '[redacted]';

/** Key shapes of the services in use; a provider may echo a part of the key, or somebody else's. */
const KEY_SHAPES = [
  /\b(?:bearer|basic)\s+\S+/giu,
  /\b(?:hf|gsk|ghp|r8|nvapi|csk|tgp|xai|pplx|sk)[-_][\w*.-]{6,}/giu,
  /\bAIza[\w-]{10,}/gu,
  /\beyJ[\w-]{8,}\.[\w-]+\.?[\w-]*/gu,
  /\b(?:api[-_ ]?key|access[-_ ]?token|token|authorization|x-api-key)["']?\s*[:=]\s*["']?[^\s"',;&]{6,}/giu,
];

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
    for (const form of [apiKey, encodeURIComponent(apiKey)]) {
      clean = clean.replaceAll(form, REDACTED);
    }
  }
  for (const shape of KEY_SHAPES) {
    clean = clean.replace(shape, REDACTED);
  }
  return clean.length > DETAIL_LENGTH ? `${clean.slice(0, DETAIL_LENGTH - 1)}…` : clean;
}
