// What is known of one request while it is served, and its one line in the log when it is over.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PATHS } from '../../wire/paths.ts';
import { readClientKey } from '../client-key.ts';
import type { Drain } from '../drain.ts';
import type { Log, RequestLine } from '../log.ts';
import type { Metrics, ModelCall } from '../metrics.ts';
import type { Tracing } from '../tracing.ts';

export interface RequestRecord {
  /** Made here; what a client sends as an id is not looked at. */
  readonly id: string;
  /** The key that limits count by. */
  readonly client: string;
  /** How it ended where it was no success. */
  code?: string;
  call?: ModelCall;
  /** Resolves once it is known what the call has used. */
  settling?: Promise<void>;
}

declare module 'fastify' {
  interface FastifyRequest {
    record: RequestRecord;
  }
}

/** Makes the record first of all, and writes the line once the answer is out or its reader gone. */
export function addRequestRecord(
  app: FastifyInstance,
  deps: {
    readonly log: Log;
    readonly metrics: Metrics;
    readonly tracing: Tracing | null;
    readonly now: () => number;
    readonly trustProxy: number;
    readonly drain: Pick<Drain, 'isDraining' | 'track'>;
  },
): void {
  app.decorateRequest('record');
  app.addHook('onRequest', async (request, reply) => {
    const startedMs = deps.now();
    const client = readClientKey(request.ips ?? [request.ip], deps.trustProxy);
    const record: RequestRecord = { id: request.id, client };
    request.record = record;
    reply.raw.setHeader('x-request-id', record.id);
    deps.drain.track(reply.raw);
    // A proxy that keeps its connections would send the next request into the close.
    if (deps.drain.isDraining()) reply.raw.setHeader('connection', 'close');
    reply.raw.once('close', () => {
      const ms = deps.now() - startedMs;
      const write = () => {
        const line = writeLine(request, reply, ms);
        if (!isProbe(line.route)) {
          deps.log.request(line);
          deps.tracing?.request(line, startedMs, record.call);
        }
        deps.metrics.request(line, record.call);
      };
      if (record.settling === undefined) write();
      else void record.settling.then(write);
    });
  });
}

/** What asks every few seconds would drown everything else. */
function isProbe(route: string): boolean {
  return [PATHS.health, PATHS.ready, PATHS.metrics].some((path) => route.endsWith(path));
}

function writeLine(request: FastifyRequest, reply: FastifyReply, ms: number): RequestLine {
  const { id, client, code, call } = request.record;
  return {
    id,
    method: request.method,
    route: request.routeOptions.url ?? 'none',
    // 499: the reader left before there was an answer.
    status: reply.raw.headersSent ? reply.raw.statusCode : 499,
    ...(code === undefined ? {} : { code }),
    ms,
    ...(call === undefined ? {} : { tokens: call.usage.inputTokens + call.usage.outputTokens }),
    ...(call?.usage.estimated === true ? { tokensEstimated: true } : {}),
    client,
  };
}
