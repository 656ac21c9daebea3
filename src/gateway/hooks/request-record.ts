// What is known of one request while it is served, and its one line in the log when it is over.

import { randomUUID } from 'node:crypto';
import { finished } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ChatUsage } from '../../provider/chat-service.ts';
import { readClientKey } from '../client-key.ts';
import type { Drain } from '../drain.ts';
import type { Log, RequestLine } from '../log.ts';
import type { Metrics } from '../metrics.ts';

export interface RequestRecord {
  /** Made here; what a client sends as an id is not looked at. */
  readonly id: string;
  /** The key that limits count by. */
  readonly client: string;
  /** How it ended where it was no success. */
  code?: string;
  usage?: ChatUsage;
  /** Resolves once `usage` is known. */
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
    readonly now: () => number;
    readonly trustProxy: number;
    readonly drain: Pick<Drain, 'isDraining' | 'track'>;
  },
): void {
  app.decorateRequest('record');
  app.addHook('onRequest', async (request, reply) => {
    const startedMs = deps.now();
    const record: RequestRecord = { id: randomUUID(), client: readClientKey(request.raw, deps.trustProxy) };
    request.record = record;
    deps.drain.track(reply.raw);
    // A proxy that keeps its connections would send the next request into the close.
    if (deps.drain.isDraining()) reply.raw.setHeader('connection', 'close');
    const write = () => {
      const { id, client, code, usage } = record;
      const line: RequestLine = {
        id,
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        // 499: the reader left before there was an answer.
        status: reply.raw.headersSent ? reply.raw.statusCode : 499,
        ...(code === undefined ? {} : { code }),
        ms: endedMs - startedMs,
        ...(usage === undefined
          ? {}
          : {
              tokens: usage.inputTokens + usage.outputTokens,
              ...(usage.estimated ? { tokensEstimated: true } : {}),
            }),
        client,
      };
      deps.log.request(line);
      deps.metrics.request(line, usage);
    };
    let endedMs = startedMs;
    finished(reply.raw, () => {
      endedMs = deps.now();
      if (record.settling === undefined) write();
      else void record.settling.then(write);
    });
  });
}
