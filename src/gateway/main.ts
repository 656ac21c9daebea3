// Starts the gateway from the environment, says where it is and who cooks, and stops it on a signal.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SYSTEM_CLOCK } from '../provider/chat-service.ts';
import { screenIngredients } from '../recipe/screen-ingredients.ts';
import { PATHS } from '../wire/paths.ts';
import { createApp } from './app.ts';
import { callService } from './call-service.ts';
import { type Environment, type GatewayConfig, readConfig } from './config.ts';
import { findRoot, readVersion } from './find-root.ts';
import { type Kitchen, OWN_KITCHEN, openKitchen } from './kitchen/kitchen.ts';
import type { SharedLimits } from './limits/shared-limits.ts';
import { createLog, createRedactor, type Log } from './log.ts';
import { readPageFiles } from './page-files.ts';
import { openTracing } from './tracing.ts';
import { readValkeyAddress } from './valkey-address.ts';

/** Connections that may wait to be taken: many cooks press at once. The system may bound it lower. */
const BACKLOG = 4_096;
/** How long readiness says no before nothing new is taken: who asks it once a second has heard of it by then. */
const RETIRE_MS = 2_000;
/** After the drain: what stops the process whatever is still open. */
const LAST_RESORT_MS = 3_000;

export interface MainDeps {
  readonly env: Environment;
  /** One line for the deployer. */
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
  /** One line of the log. */
  readonly writeLine: (line: string) => void;
}

export interface RunningGateway {
  readonly url: string;
  /** How long a close waits at most for what is being answered. */
  readonly drainMs: number;
  /** Readiness says no from now on. */
  retire(): void;
  /** Lets recipes end, then closes. */
  close(): Promise<void>;
}

/** Starts the gateway; null where it could not start, with the reasons printed. */
export async function startGateway(deps: MainDeps): Promise<RunningGateway | null> {
  const reading = readConfig(deps.env);
  if (!reading.ok) {
    for (const fault of reading.faults) deps.printError(fault);
    return null;
  }
  const { config } = reading;
  const root = findRoot();
  const page = await readPageFiles(join(root, 'dist', 'page'));
  const shared = await openShared(config);
  const version = readVersion(root);
  const { app, probes, retire } = createApp({
    config,
    version,
    page,
    fetch: callService,
    clock: SYSTEM_CLOCK,
    shared,
    kitchen: startKitchen(deps),
    tracing: await openTracing(deps.env, version),
    writeLine: deps.writeLine,
  });
  try {
    await probes?.listen({ host: config.host, port: config.metricsPort ?? 0 });
    await app.listen({ host: config.host, port: config.port, backlog: BACKLOG });
  } catch (error) {
    await app.close();
    deps.printError(describeListenError(error as NodeJS.ErrnoException & { port?: number }, config));
    return null;
  }
  // The index of foods is made with the first reading; no cook should wait for it.
  screenIngredients(['egg']);
  const url = `${writeOrigin(config.host, readPort(app.server.address()) ?? config.port)}${config.basePath}${config.basePath === '' ? '' : '/'}`;
  deps.print(`Larder is at ${url}`);
  deps.print(describeChef(config));
  if (config.vision !== null) deps.print(`${config.vision.model} reads pictures.`);
  if (shared !== null) describeShared(config, shared, deps);
  if (probes !== null) {
    const port = readPort(probes.server.address()) ?? config.metricsPort ?? 0;
    deps.print(`Metrics and probes are at ${writeOrigin(config.host, port)}${PATHS.metrics}`);
  }
  if (page.size === 0) deps.print('The page has not been built: run "npm run build". The API answers.');
  for (const notice of config.notices) deps.print(notice);
  return { url, drainMs: config.drainMs, retire, close: () => app.close() };
}

function describeChef({ service }: GatewayConfig): string {
  if (service === null) return 'The built-in chef answers; no model is set up.';
  return `${service.model} answers, asked at ${new URL(service.baseUrl).host}.`;
}

/** Threads run what is built; what runs from its source, as tests do, has none beside it. */
function startKitchen({ printError }: MainDeps): Kitchen {
  const program = new URL('./kitchen/kitchen-thread.js', import.meta.url);
  if (!existsSync(program)) return OWN_KITCHEN;
  const log = createLog({ writeLine: printError, secrets: [], now: () => Date.now() });
  return openKitchen(program, (error) => log.error(null, error));
}

/** The client of the server is loaded only where there is one. */
async function openShared({ valkey }: GatewayConfig): Promise<SharedLimits | null> {
  if (valkey === null) return null;
  const { openSharedLimits } = await import('./limits/shared-limits.ts');
  return openSharedLimits(valkey, SYSTEM_CLOCK);
}

function describeShared({ valkey }: GatewayConfig, { fault }: SharedLimits, deps: MainDeps): void {
  const where = `${valkey?.host}, port ${valkey?.port}`;
  if (fault === null) deps.print(`Limits are shared through ${where}.`);
  else
    deps.printError(
      `VALKEY_URL names ${where}, which cannot be used (${fault}); this process counts alone until it can.`,
    );
}

function describeListenError(
  error: NodeJS.ErrnoException & { port?: number },
  config: GatewayConfig,
): string {
  const { host } = config;
  const port = error.port ?? config.port;
  const name = port === config.metricsPort ? 'LARDER_METRICS_PORT' : 'PORT';
  switch (error.code) {
    case 'EADDRINUSE':
      return `${name} is ${port}, which another program on ${host} uses; set ${name} to a free one.`;
    case 'EACCES':
      return `${name} is ${port}, which this user may not listen on; set ${name} to 1024 or above.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is "${host}", which is no address of this machine.`;
    default:
      return `Larder could not listen on ${host}, port ${port} (${error.code ?? error.name}).`;
  }
}

function readPort(address: ReturnType<import('node:net').Server['address']>): number | null {
  return typeof address === 'object' && address !== null ? address.port : null;
}

/** The address that a browser on this machine can open. */
function writeOrigin(host: string, port: number): string {
  const isAny = host === '0.0.0.0' || host === '::';
  const name = isAny || host === '127.0.0.1' || host === '::1' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Runs the gateway as this process until a signal stops it. Resolves with the exit status. */
export async function runGateway(): Promise<number> {
  const { OPENAI_API_KEY = '', HF_TOKEN = '', VALKEY_URL = '' } = process.env;
  const redact = createRedactor([OPENAI_API_KEY, HF_TOKEN, readValkeyAddress(VALKEY_URL)?.password ?? '']);
  const writeLine = (line: string) => void process.stdout.write(`${line}\n`);
  const printError = (line: string) => void process.stderr.write(`${redact(line)}\n`);
  const log = createLog({ writeLine: printError, secrets: [], now: () => Date.now() });
  // A reader of the log that went away is no reason to stop serving.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  const ending = waitForEnd(log);
  const running = await startGateway({ env: process.env, print: writeLine, printError, writeLine });
  if (running === null) return 1;
  const end = await ending;
  running.retire();
  // Whoever presses Ctrl-C waits for nobody, and so does a process that can no longer trust itself.
  if (end === 'SIGTERM') await new Promise((resolve) => setTimeout(resolve, RETIRE_MS));
  const status = end === 'fault' ? 1 : 0;
  setTimeout(() => process.exit(status), running.drainMs + LAST_RESORT_MS).unref();
  await running.close();
  return status;
}

/**
 * Why this process has to end, once it has to. After an error that nobody caught nothing is sure any more: the recipes
 * being written may end, and whoever started the process starts another one. A second signal ends it at once.
 */
function waitForEnd(log: Log): Promise<'SIGTERM' | 'SIGINT' | 'fault'> {
  return new Promise((resolve) => {
    const fail = (error: unknown) => {
      log.error(null, error);
      resolve('fault');
    };
    process.on('unhandledRejection', fail);
    process.on('uncaughtException', fail);
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        resolve(signal);
        process.once(signal, () => process.exit(1));
      });
    }
  });
}
