// GET /api/openapi.json: what this gateway takes and answers, for programs.

import type { FastifyInstance } from 'fastify';
import { PATHS } from '../../wire/paths.ts';
import { describeApi } from '../describe-api.ts';

export function addOpenApi(
  app: FastifyInstance,
  facts: { readonly version: string; readonly basePath: string },
): void {
  // Written with the first request: most gateways are never asked.
  let text: string | null = null;
  app.get(PATHS.openApi, async (_request, reply) => {
    text ??= JSON.stringify(describeApi(facts));
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(text);
  });
}
