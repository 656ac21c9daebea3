// A static site has no server to send headers, so the page carries its content security policy itself.

import type { Plugin } from 'vite';
import { HUGGING_FACE_ORIGIN } from '../../src/provider/hugging-face.ts';
import { writeContentSecurityPolicy } from '../../src/wire/content-security-policy.ts';
import { readOrigin, splitOrigins } from '../../src/wire/read-origin.ts';

/** The origins of LARDER_DIRECT_ORIGINS, `none` for nowhere. Throws on a word that is no https origin. */
export function readDirectOrigins(value: string | undefined): string[] {
  const words = splitOrigins(value ?? HUGGING_FACE_ORIGIN);
  if (words.length === 1 && words[0]?.toLowerCase() === 'none') return [];
  return [
    ...new Set(
      words.map((word) => {
        const origin = readOrigin(word, 'https');
        if (origin === null) {
          throw new Error(
            `LARDER_DIRECT_ORIGINS takes https origins such as ${HUGGING_FACE_ORIGIN}, not "${word}".`,
          );
        }
        return origin;
      }),
    ),
  ];
}

/** Puts the policy first in the head, before anything it governs. */
export function carryPolicy(directOrigins: readonly string[]): Plugin {
  const policy = writeContentSecurityPolicy(directOrigins, 'meta');
  return {
    name: 'larder:carry-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          /<meta charset="utf-8" ?\/?>/,
          (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
        ),
    },
  };
}
