// The log: one JSON line for each request but those of probes, and for each fault. It never holds an ingredient, a recipe or a key.

import { createHash, createHmac, randomBytes } from 'node:crypto';
import { pino } from 'pino';
import type { ChatFault } from '../provider/chat-service.ts';
import { REDACTED, redactKeys } from '../provider/redact-keys.ts';

export interface RequestLine {
  readonly id: string;
  readonly method: string;
  /** The pattern of the route, never the address as it came. */
  readonly route: string;
  readonly status: number;
  readonly code?: string;
  readonly ms: number;
  readonly tokens?: number;
  /** The provider did not tell all of them. */
  readonly tokensEstimated?: true;
  readonly client: string;
}

export interface Log {
  request(line: RequestLine): void;
  providerFault(requestId: string, fault: ChatFault): void;
  /** Limits are shared again (null), or this process counts alone from now on (the reason, one word). */
  limits(fault: string | null): void;
  /** An error of our own: its name and where it was thrown, never its words, which may quote what was typed. */
  error(requestId: string | null, error: unknown): void;
}

/** Takes every form of the secrets, and whatever looks like a key, out of a line. */
export function createRedactor(secrets: readonly string[]): (text: string) => string {
  const forms = new Set<string>();
  for (const secret of secrets) {
    if (secret.length < 4) continue;
    const bytes = Buffer.from(secret);
    const hash = createHash('sha256').update(secret);
    for (const form of [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])
      forms.add(form);
    for (const form of [bytes.toString('base64').replace(/=+$/u, ''), bytes.toString('base64url')])
      forms.add(form);
    for (const form of [bytes.toString('hex'), hash.copy().digest('hex'), hash.digest('base64url')])
      forms.add(form);
    // Providers echo the ends of a key: "sk-abc…wxyz".
    if (secret.length >= 16) for (const form of [secret.slice(0, 6), secret.slice(-6)]) forms.add(form);
  }
  const ordered = [...forms].sort((one, other) => other.length - one.length);
  return (text) => {
    let clean = text;
    for (const form of ordered) clean = clean.replaceAll(form, REDACTED);
    return redactKeys(clean);
  };
}

/** A log that writes lines without their line end. Client keys are hashed with a salt of this process. */
export function createLog(deps: {
  readonly writeLine: (line: string) => void;
  readonly secrets: readonly string[];
  readonly now: () => number;
}): Log {
  const redact = createRedactor(deps.secrets);
  const salt = randomBytes(32);
  const hashClient = (client: string) =>
    createHmac('sha256', salt).update(client).digest('base64url').slice(0, 12);
  const logger = pino(
    {
      base: null,
      timestamp: () => `,"time":"${new Date(deps.now()).toISOString()}"`,
      formatters: { level: (level) => ({ level }) },
    },
    { write: (line: string) => deps.writeLine(redact(line.trimEnd())) },
  );
  return {
    request({ client, ms, ...line }) {
      const fields = { ...line, ms: Math.round(ms), client: hashClient(client) };
      if (line.status >= 500) logger.error(fields);
      else logger.info(fields);
    },
    providerFault(id, fault) {
      logger.warn({ id, provider: fault });
    },
    limits(fault) {
      if (fault === null) logger.info({ limits: 'shared' });
      else logger.warn({ limits: 'alone', fault });
    },
    error(id, error) {
      const isError = error instanceof Error;
      logger.error({ id, error: isError ? error.name : typeof error, at: isError ? readFrames(error) : [] });
    },
  };
}

function readFrames(error: Error): string[] {
  const lines = (error.stack ?? '').split('\n').filter((line) => /^\s+at /u.test(line));
  return lines
    .slice(0, 5)
    .map((line) => line.trim().replace(/\(?(?:file:\/\/)?\/.*\/((?:dist|src|node_modules)\/)/u, '($1'));
}
