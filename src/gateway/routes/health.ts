// Whether the gateway lives and whether it takes requests. Neither calls a provider nor tells anything else.

import type { FastifyInstance } from 'fastify';
import { PATHS } from '../../wire/paths.ts';

export interface Readiness {
  readonly isDraining: () => boolean;
  /** Whether limits are shared with the other replicas now; null where they never are. */
  readonly isShared: (() => boolean) | null;
}

export function addHealth(app: FastifyInstance, { isDraining, isShared }: Readiness): void {
  app.get(PATHS.health, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  app.get(PATHS.ready, async (_request, reply) => {
    const ok = !isDraining();
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        ok,
        // A replica that counts alone still serves: were it taken out, the loss of one server would end all of them.
        ...(isShared === null ? {} : { limits: isShared() ? 'shared' : 'alone' }),
      });
  });
}
