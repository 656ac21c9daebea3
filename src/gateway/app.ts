// The gateway as one application: what comes first, what each address answers, and what every error looks like.

import { randomUUID } from 'node:crypto';
import { type FastifyInstance, fastify } from 'fastify';
import type { ChatDeps } from '../provider/chat-service.ts';
import { createModelSource } from '../provider/model-source.ts';
import { streamChat } from '../provider/stream-chat.ts';
import { REQUEST_LIMITS } from '../recipe/recipe-request.ts';
import { PROBLEM_TYPE } from '../wire/problem.ts';
import { answerError, refuseAddress, refuseConnection } from './answer-errors.ts';
import { type CreateModel, createChefs } from './chefs.ts';
import type { GatewayConfig } from './config.ts';
import { createDrain } from './drain.ts';
import { addRequestRecord } from './hooks/request-record.ts';
import { addSameOrigin } from './hooks/same-origin.ts';
import { addSecurityHeaders, createSecurityHeaders } from './hooks/security-headers.ts';
import { type Kitchen, OWN_KITCHEN } from './kitchen/kitchen.ts';
import { createDailyTokens } from './limits/daily-tokens.ts';
import { createRateLimit } from './limits/rate-limit.ts';
import type { SharedLimits } from './limits/shared-limits.ts';
import { createStreamSlots } from './limits/stream-slots.ts';
import { createLog } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import type { PageFiles } from './page-files.ts';
import { addBodyReader } from './read-body.ts';
import { addHealth, type Readiness } from './routes/health.ts';
import { addIngredients } from './routes/ingredients.ts';
import { addMetrics } from './routes/metrics.ts';
import { addOpenApi } from './routes/open-api.ts';
import { addPage } from './routes/page.ts';
import { addRecipes } from './routes/recipes.ts';
import { addStatus } from './routes/status.ts';
import { createProblem } from './send-problem.ts';
import type { Tracing } from './tracing.ts';

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
  /** Where drafts are read and checked; closed with the application. Without, in this thread. */
  readonly kitchen?: Kitchen;
  /** Where requests are traced to; closed with the application. */
  readonly tracing?: Tracing | null;
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

export interface App {
  readonly app: FastifyInstance;
  /** Counts and probes for a port of their own, where one is configured. Closed with the application. */
  readonly probes: FastifyInstance | null;
  /** Readiness says no from now on; everything is still answered. */
  retire(): void;
}

/**
 * The application; it listens nowhere yet. To close it takes nothing new, lets what is being answered end for as
 * long as the configuration says, and then interrupts it.
 */
export function createApp(deps: AppDeps): App {
  const { config, clock, shared = null, tracing = null, kitchen = OWN_KITCHEN } = deps;
  const now = () => clock.now();
  const secrets = [config.service?.apiKey, config.valkey?.password].filter((secret) => secret !== undefined);
  const log = createLog({ writeLine: deps.writeLine, secrets, now });
  const headersFor = createSecurityHeaders(config);
  const app = fastify({
    logger: false,
    trustProxy: (_address, hop) => hop < config.trustProxy,
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
          'x-request-id': randomUUID(),
          'content-type': PROBLEM_TYPE,
          'cache-control': 'no-store',
        })
        .end(JSON.stringify(createProblem(404, 'invalid', { message })));
    },
  });
  // Room for the streams and as many requests again that are no streams.
  app.server.maxConnections = Math.max(512, config.maxStreams * 2);
  app.server.maxHeadersCount = 64;

  const drain = createDrain(clock);
  const daily = createDailyTokens(config.dailyTokens, now, shared?.tokens);
  const chefs = createChefs({
    config,
    chat: { fetch: deps.fetch, clock },
    daily,
    createModel:
      deps.createModel ??
      ((service, chat) =>
        createModelSource(service.model, (messages) => streamChat(service, messages, chat), kitchen.review)),
    builtIn: kitchen.builtIn,
  });
  const bounds = { all: config.maxStreams, client: config.streamsPerClient };
  const slots = createStreamSlots(bounds, shared?.slots);
  const limitRate = (name: string, perMinute: number) =>
    createRateLimit(perMinute, now, shared === null ? null : { name, share: shared.rate });
  const isShared = () => shared?.isShared() ?? false;
  const metrics = createMetrics({ countStreams: slots.active, isShared });
  shared?.listen((fault) => {
    log.limits(fault);
    // The others have to hear what was spent while nobody could be told.
    if (fault === null) void daily.isSpent(0);
  });
  const readiness = { isDraining: drain.isDraining, isShared: shared === null ? null : isShared };

  addSecurityHeaders(app, headersFor);
  addRequestRecord(app, { log, metrics, tracing, now, trustProxy: config.trustProxy, drain });
  addSameOrigin(app, config);
  addBodyReader(app);
  addHealth(app, readiness);
  addMetrics(app, metrics);
  if (config.basePath !== '') {
    app.get(config.basePath, async (_request, reply) => reply.redirect(`${config.basePath}/`, 308));
  }
  app.register(
    async (scope) => {
      if (config.basePath !== '') addHealth(scope, readiness);
      addStatus(scope, {
        config,
        version: deps.version,
        isSpent: async () => (await chefs.choose({ ingredients: [] })).kind !== 'model',
      });
      addOpenApi(scope, { version: deps.version, basePath: config.basePath });
      const modelLimit = limitRate('model', config.modelPerMinute);
      const served = { log, metrics, modelLimit, slots, drain };
      addIngredients(scope, { ...served, vision: config.vision, chat: { fetch: deps.fetch, clock }, daily });
      addRecipes(scope, {
        ...served,
        chefs,
        clock,
        builtInLimit: limitRate('built-in', config.builtInPerMinute),
      });
      addPage(scope, deps.page, config.basePath);
    },
    { prefix: config.basePath },
  );
  app.setNotFoundHandler((request, reply) =>
    refuseAddress(request, reply, { page: deps.page, basePath: config.basePath }),
  );
  app.setErrorHandler((error, request, reply) => {
    answerError(error, request, reply, (fault) => log.error(request.record.id, fault));
  });
  const probes = config.metricsPort === null ? null : createProbes(readiness, metrics);
  app.addHook('preClose', async () => {
    drain.retire();
    // Takes no connection from here on, and ends those that rest.
    app.server.close();
    await drain.wait(config.drainMs);
  });
  // After the last request, which may still have something to tell.
  app.addHook('onClose', async () => {
    await Promise.all([shared?.close(), probes?.close(), tracing?.close(), kitchen.close()]);
  });
  return { app, probes, retire: drain.retire };
}

/** Answers Prometheus and whoever looks after the process, whatever they call it: nothing here is worth rebinding for. */
function createProbes(readiness: Readiness, metrics: Metrics): FastifyInstance {
  const probes = fastify({ logger: false, forceCloseConnections: true, http: SERVER });
  addHealth(probes, readiness);
  addMetrics(probes, metrics);
  return probes;
}
