// The body of a request: JSON in UTF-8 and nothing else, bounded while it is read.

import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { REQUEST_LIMITS } from '../recipe/recipe-request.ts';

const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/iu;

/** Why a body of this kind is not read; null where it is. Forms of other pages can send no JSON type. */
export function judgeMedia(headers: IncomingHttpHeaders): string | null {
  const encoding = headers['content-encoding']?.trim().toLowerCase();
  if (encoding !== undefined && encoding !== '' && encoding !== 'identity') {
    return 'Send the body without a Content-Encoding.';
  }
  if (JSON_TYPE.test(headers['content-type']?.trim() ?? '')) return null;
  return 'Send the body as application/json in UTF-8.';
}

/** The body was no JSON, or no UTF-8. */
export class BodyError extends Error {
  override name = 'BodyError';
}

/** Has every body read as bytes up to the cap, then as JSON; what the body says is never part of an error. */
export function addBodyReader(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: REQUEST_LIMITS.bodyBytes },
    (_request, body, done) => {
      let text: string;
      try {
        text = new TextDecoder('utf-8', { fatal: true }).decode(body as Buffer);
      } catch {
        done(new BodyError('The body is not UTF-8.'));
        return;
      }
      let json: unknown;
      try {
        json = JSON.parse(text);
      } catch {
        done(new BodyError('The body is not JSON.'));
        return;
      }
      done(null, json);
    },
  );
}
