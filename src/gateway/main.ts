// Starts the gateway from the environment, says where it is and who cooks, and stops it on a signal.

import { join } from 'node:path';
import { SYSTEM_CLOCK } from '../provider/chat-service.ts';
import { screenIngredients } from '../recipe/screen-ingredients.ts';
import { createApp } from './app.ts';
import { type Environment, type GatewayConfig, readConfig } from './config.ts';
import { findRoot, readVersion } from './find-root.ts';
import type { SharedLimits } from './limits/shared-limits.ts';
import { createLog, createRedactor } from './log.ts';
import { readPageFiles } from './page-files.ts';
import { readValkeyAddress } from './valkey-address.ts';

/** What stops the process in the end, whatever is still open, counted from the signal. */
const STOP_MS = 4_800;

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
  const app = createApp({
    config,
    version: readVersion(root),
    page,
    fetch: globalThis.fetch,
    clock: SYSTEM_CLOCK,
    shared,
    writeLine: deps.writeLine,
  });
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await app.close();
    deps.printError(describeListenError(error as NodeJS.ErrnoException, config));
    return null;
  }
  // The index of foods is made with the first reading; no cook should wait for it.
  screenIngredients(['egg']);
  const url = writeUrl(config.host, readPort(app.server.address()) ?? config.port);
  deps.print(`Larder is at ${url}`);
  deps.print(describeChef(config));
  if (shared !== null) describeShared(config, shared, deps);
  if (page.size === 0) deps.print('The page has not been built: run "npm run build". The API answers.');
  for (const notice of config.notices) deps.print(notice);
  return { url, close: () => app.close() };
}

function describeChef({ service }: GatewayConfig): string {
  if (service === null) return 'The built-in chef answers; no model is set up.';
  return `${service.model} answers, asked at ${new URL(service.baseUrl).host}.`;
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

function describeListenError(error: NodeJS.ErrnoException, { host, port }: GatewayConfig): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `PORT is ${port}, which another program on ${host} uses; set PORT to a free one.`;
    case 'EACCES':
      return `PORT is ${port}, which this user may not listen on; set PORT to 1024 or above.`;
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
function writeUrl(host: string, port: number): string {
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
  // The last resort: one request's fault must not end the others.
  process.on('unhandledRejection', (error) => log.error(null, error));
  process.on('uncaughtException', (error) => log.error(null, error));
  // A reader of the log that went away is no reason to stop serving.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  const running = await startGateway({ env: process.env, print: writeLine, printError, writeLine });
  if (running === null) return 1;
  await new Promise<void>((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
  });
  const lastResort = setTimeout(() => process.exit(0), STOP_MS);
  lastResort.unref();
  await running.close();
  return 0;
}
