// The gateway as one application: what comes first, what each address answers, and what every error looks like.

import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import type { ChatDeps } from '../provider/chat-service.ts';
import { REQUEST_LIMITS } from '../recipe/recipe-request.ts';
import { PATHS } from '../wire/paths.ts';
import { PROBLEM_TYPE } from '../wire/problem.ts';
import { createActiveWritings } from './active-writings.ts';
import { type CreateModel, createChefs } from './chefs.ts';
import type { GatewayConfig } from './config.ts';
import { addRequestRecord } from './hooks/request-record.ts';
import { addSameOrigin } from './hooks/same-origin.ts';
import { addSecurityHeaders, createSecurityHeaders } from './hooks/security-headers.ts';
import { createDailyTokens } from './limits/daily-tokens.ts';
import { createRateLimit } from './limits/rate-limit.ts';
import type { SharedLimits } from './limits/shared-limits.ts';
import { createStreamSlots } from './limits/stream-slots.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createModelSource } from './model-source.ts';
import type { PageFiles } from './page-files.ts';
import { addBodyReader, BodyError } from './read-body.ts';
import { addHealth } from './routes/health.ts';
import { addMetrics } from './routes/metrics.ts';
import { addPage } from './routes/page.ts';
import { addRecipes } from './routes/recipes.ts';
import { addStatus } from './routes/status.ts';
import { createProblem, sendProblem } from './send-problem.ts';

export interface AppDeps {
  readonly config: GatewayConfig;
  readonly version: string;
  readonly page: PageFiles;
  readonly fetch: ChatDeps['fetch'];
  readonly clock: ChatDeps['clock'];
  /** Takes one line of the log, without its line end. */
  readonly writeLine: (line: string) => void;
  /** Limits that other replicas count in too; without, this process counts alone. Closed with the application. */
  readonly shared?: SharedLimits | null;
  /** Another way to a hosted model. */
  readonly createModel?: CreateModel;
}

// Times of one connection, in milliseconds. None of them bounds an answer: a recipe may take 180 s.
const SERVER = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
};

/** How long a gateway that stops waits for the recipes being written. */
const DRAIN_MS = 3_500;

/** The application; it listens nowhere yet. `close` lets recipes end for 3.5 s, then ends them. */
export function createApp(deps: AppDeps): FastifyInstance {
  const { config, clock, shared = null } = deps;
  const now = () => clock.now();
  const secrets = [config.service?.apiKey, config.valkey?.password].filter((secret) => secret !== undefined);
  const log = createLog({ writeLine: deps.writeLine, secrets, now });
  const headersFor = createSecurityHeaders(config);
  const app = fastify({
    logger: false,
    bodyLimit: REQUEST_LIMITS.bodyBytes,
    requestTimeout: SERVER.requestTimeout,
    keepAliveTimeout: SERVER.keepAliveTimeout,
    return503OnClosing: false,
    // After the drain: a connection that a browser opened and never used would hold the close open for ever.
    forceCloseConnections: true,
    http: SERVER,
    genReqId: () => randomUUID(),
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, headersFor(undefined)),
    frameworkErrors: (_error, request, reply) => {
      // An address that cannot be decoded: no hook has run for it.
      const message = 'There is nothing at this address.';
      reply.raw
        .writeHead(404, {
          ...headersFor(request.headers.host),
          'content-type': PROBLEM_TYPE,
          'cache-control': 'no-store',
        })
        .end(JSON.stringify(createProblem(404, 'invalid', { message })));
    },
  });
  // Room for the streams and as many requests again that are no streams.
  app.server.maxConnections = Math.max(512, config.maxStreams * 2);
  app.server.maxHeadersCount = 64;

  const active = createActiveWritings();
  const daily = createDailyTokens(config.dailyTokens, now, shared?.tokens);
  const chefs = createChefs({
    config,
    chat: { fetch: deps.fetch, clock },
    daily,
    createModel: deps.createModel ?? createModelSource,
  });
  const bounds = { all: config.maxStreams, client: config.streamsPerClient };
  const slots = createStreamSlots(bounds, shared?.slots);
  const limitRate = (name: string, perMinute: number) =>
    createRateLimit(perMinute, now, shared === null ? null : { name, share: shared.rate });
  const isShared = () => shared?.isShared() ?? false;
  const metrics = createMetrics({ now, countStreams: slots.active, isShared });
  shared?.listen((fault) => {
    log.limits(fault);
    // The others have to hear what was spent while nobody could be told.
    if (fault === null) void daily.isSpent(0);
  });
  let draining = false;
  const isDraining = () => draining;

  addSecurityHeaders(app, headersFor);
  addRequestRecord(app, { log, metrics, now, trustProxy: config.trustProxy });
  addSameOrigin(app, config);
  addBodyReader(app);
  addHealth(app, isDraining);
  addMetrics(app, metrics);
  addStatus(app, {
    config,
    version: deps.version,
    isSpent: async () => (await chefs.choose({ ingredients: [] })).kind !== 'model',
  });
  addRecipes(app, {
    chefs,
    clock,
    log,
    metrics,
    modelLimit: limitRate('model', config.modelPerMinute),
    builtInLimit: limitRate('built-in', config.builtInPerMinute),
    slots,
    active,
    isDraining,
  });
  addPage(app, deps.page);
  app.setNotFoundHandler((request, reply) => refuseAddress(request, reply, deps.page));
  app.setErrorHandler((error, request, reply) => {
    answerError(error, request, reply, (fault) => log.error(request.record.id, fault));
  });
  app.addHook('preClose', async () => {
    draining = true;
    const cancel = clock.setTimer(() => active.interruptAll(), DRAIN_MS);
    await active.whenIdle();
    cancel();
  });
  // After the last request, which may still have something to tell.
  app.addHook('onClose', async () => shared?.close());
  return app;
}

function refuseAddress(request: FastifyRequest, reply: FastifyReply, page: PageFiles): FastifyReply {
  const path = (request.raw.url ?? '').split('?')[0] ?? '';
  const known =
    [PATHS.status, PATHS.health, PATHS.ready, PATHS.metrics].some((own) => own === path) || page.has(path);
  if (!known)
    return sendProblem(
      reply,
      createProblem(404, 'invalid', { message: 'There is nothing at this address.' }),
    );
  const message = 'This address is only read.';
  return sendProblem(reply.header('allow', 'GET, HEAD'), createProblem(405, 'invalid', { message }));
}

function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  report: (error: unknown) => void,
): void {
  if (reply.raw.headersSent) {
    report(error);
    reply.raw.destroy();
    return;
  }
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (error instanceof BodyError) {
    sendProblem(reply, createProblem(400, 'invalid', { message: error.message }));
  } else if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const message = `The request is too long; at most ${REQUEST_LIMITS.bodyBytes} bytes are taken.`;
    // What is still coming is not read.
    sendProblem(reply.header('connection', 'close'), createProblem(413, 'too-long', { message }));
  } else if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    sendProblem(reply, createProblem(statusCode, 'invalid'));
  } else {
    report(error);
    request.record.code = 'internal';
    sendProblem(reply, createProblem(500, 'internal'));
  }
}

/** Answers what is no HTTP request, or one that did not come in time. */
function refuseConnection(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  const problem = createProblem(status, 'invalid');
  const body = JSON.stringify(problem);
  const lines = Object.entries({
    ...headers,
    'content-type': PROBLEM_TYPE,
    'cache-control': 'no-store',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${problem.title}\r\n${lines.join('')}\r\n${body}`);
}
