// A static site has no server to send headers, so the page carries its content security policy itself.

import type { Plugin } from 'vite';

const HUGGING_FACE_ROUTER = 'https://router.huggingface.co';

/**
 * The origins of LARDER_DIRECT_ORIGINS: separated by commas or white space, `none` for nowhere, the Hugging Face
 * router when it is not set. Throws on anything that is no https origin (http on loopback is one).
 */
export function readDirectOrigins(value: string | undefined): string[] {
  const words = (value ?? HUGGING_FACE_ROUTER).split(/[\s,]+/).filter((word) => word !== '');
  if (words.length === 1 && words[0]?.toLowerCase() === 'none') return [];
  return [...new Set(words.map(readOrigin))];
}

function readOrigin(word: string): string {
  const url = URL.canParse(word) ? new URL(word) : null;
  const isLoopback = url !== null && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  const isHttp = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback);
  if (url === null || !isHttp || url.origin !== word.replace(/\/$/, '')) {
    throw new Error(
      `LARDER_DIRECT_ORIGINS takes https origins such as ${HUGGING_FACE_ROUTER}, not "${word}".`,
    );
  }
  return url.origin;
}

/** The policy of a page without a gateway. `frame-ancestors` works in a header only and is left out. */
export function writePolicy(directOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...directOrigins].join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** Puts the policy first in the head, before anything it governs. */
export function carryPolicy(directOrigins: readonly string[]): Plugin {
  return {
    name: 'larder:carry-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          /<meta charset="utf-8" ?\/?>/,
          (charset) =>
            `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${writePolicy(directOrigins)}" />`,
        ),
    },
  };
}
