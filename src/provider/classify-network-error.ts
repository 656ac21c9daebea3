// Turns a fetch that failed without an answer into one fault: the real cause sits deep in a chain of causes.

import { cleanDetail } from './clean-detail.ts';
import type { ProviderFault } from './provider-error.ts';

const TLS_CODES =
  /^(?:UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|CERT_|ERR_TLS_|ERR_SSL_|EPROTO$|HOSTNAME_MISMATCH|INVALID_CA)/u;
const TIMEOUT_CODES = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);
const CONFIG_CODES = new Set(['ERR_INVALID_URL', 'UND_ERR_INVALID_ARG', 'ERR_INVALID_CHAR']);

/** How far down a chain of causes is read; a chain may be a circle. */
const DEPTH = 8;

/** The fault behind a rejected fetch. Network faults are worth one more try, settings none. */
export function classifyNetworkError(error: unknown, apiKey?: string): ProviderFault {
  const { codes, messages } = unwrapCauses(error);
  const detail = cleanDetail([...codes, ...messages].join(': '), apiKey);
  if (codes.some((code) => TLS_CODES.test(code))) {
    return {
      code: 'config',
      retries: 0,
      detail: cleanDetail(
        `certificate not trusted (NODE_EXTRA_CA_CERTS names further ones): ${detail}`,
        apiKey,
      ),
    };
  }
  if (codes.some((code) => CONFIG_CODES.has(code)) || messages.includes('bad port')) {
    return { code: 'config', retries: 0, detail };
  }
  if (codes.some((code) => TIMEOUT_CODES.has(code))) return { code: 'timeout', retries: 0, detail };
  return { code: 'offline', retries: 1, detail };
}

function unwrapCauses(error: unknown): { readonly codes: string[]; readonly messages: string[] } {
  const codes: string[] = [];
  const messages: string[] = [];
  let current = error;
  for (let depth = 0; depth < DEPTH && typeof current === 'object' && current !== null; depth += 1) {
    const { code, message, cause, errors } = current as {
      code?: unknown;
      message?: unknown;
      cause?: unknown;
      errors?: unknown;
    };
    // A DOMException's code is a number without meaning here.
    if (typeof code === 'string') codes.push(code);
    if (typeof message === 'string' && message !== '') messages.push(message);
    // Node tries several addresses of a host and gathers the faults.
    current = cause ?? (Array.isArray(errors) ? errors[0] : undefined);
  }
  return { codes, messages };
}
