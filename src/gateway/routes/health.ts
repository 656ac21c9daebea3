// Whether the gateway lives and whether it takes requests. Neither calls a provider nor tells anything else.

import type { FastifyInstance } from 'fastify';
import { PATHS } from '../../wire/paths.ts';

export function addHealth(app: FastifyInstance, isDraining: () => boolean): void {
  app.get(PATHS.health, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  app.get(PATHS.ready, async (_request, reply) => {
    const ok = !isDraining();
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok });
  });
}
