// GET /metrics: the counts of this process, for Prometheus.

import type { FastifyInstance } from 'fastify';
import { PATHS } from '../../wire/paths.ts';
import type { Metrics } from '../metrics.ts';

export function addMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.get(PATHS.metrics, async (_request, reply) =>
    reply
      .header('content-type', metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.write()),
  );
}
