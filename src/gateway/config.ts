// The gateway's configuration, read from the environment once, before anything listens.
// Every value that makes no sense is one line for the deployer; a key is never repeated in one.

import type { ChatService } from '../provider/chat-service.ts';
import { HUGGING_FACE_ORIGIN, HUGGING_FACE_ROUTER } from '../provider/hugging-face.ts';
import { DEFAULT_MAX_TOKENS, DEFAULT_MODEL } from '../recipe/model.ts';
import { readOrigin, splitOrigins } from '../wire/read-origin.ts';
import { readServiceAddress } from './service-address.ts';
import { hideCredentials, readValkeyAddress, VALKEY_TAKES, type ValkeyAddress } from './valkey-address.ts';

export const BUILT_IN_PER_MINUTE = 120;

export interface GatewayConfig {
  readonly host: string;
  readonly port: number;
  /** null: the built-in chef answers. */
  readonly service: ChatService | null;
  /** A model of the same service that reads pictures; null: none is taken. */
  readonly vision: ChatService | null;
  /** Reply limit of a model. */
  readonly maxTokens: number;
  /** Model recipes per minute and client. */
  readonly modelPerMinute: number;
  readonly builtInPerMinute: number;
  /** Recipes being written at once. */
  readonly maxStreams: number;
  readonly streamsPerClient: number;
  /** Tokens a UTC day over all clients; null: no cap. */
  readonly dailyTokens: number | null;
  /** Where limits are shared with other replicas; null: they are kept in memory. */
  readonly valkey: ValkeyAddress | null;
  /** Reverse proxies in front whose X-Forwarded-For entries count. */
  readonly trustProxy: number;
  /** Origins that the page may call itself. */
  readonly directOrigins: readonly string[];
  /** Origins that the page is served under, beside loopback and IP addresses. */
  readonly publicOrigins: readonly string[];
  /** What stands before every address of the page and the API, such as "/larder"; empty at the root. */
  readonly basePath: string;
  /** How long a stop waits for what is being answered. */
  readonly drainMs: number;
  /** Where counts and probes are served under any host name; null: on the port of the page alone. */
  readonly metricsPort: number | null;
  /** Lines for the deployer that do not stop the start. */
  readonly notices: readonly string[];
}

export type ConfigReading =
  | { readonly ok: true; readonly config: GatewayConfig }
  | { readonly ok: false; readonly faults: readonly string[] };

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment. An empty variable counts as unset, as container files cannot leave one out.
 * Faults name the variable, what it was (never a key) and what it takes; there is one for each bad variable.
 */
export function readConfig(env: Environment): ConfigReading {
  const faults: string[] = [];
  const notices: string[] = [];
  const read = (name: string) => {
    const value = env[name]?.trim();
    return value === undefined || value === '' ? null : value;
  };
  const fault = (name: string, value: string, takes: string) => {
    faults.push(`${name} is ${quote(value)}; it takes ${takes}.`);
  };
  const readNumber = <Default>(name: string, min: number, max: number, absent: Default) => {
    const value = read(name);
    if (value === null) return absent;
    const number = /^\d{1,16}$/u.test(value) ? Number(value) : Number.NaN;
    if (number >= min && number <= max) return number;
    fault(name, value, `a whole number from ${min} to ${max}`);
    return absent;
  };
  const readOrigins = (name: string, absent: readonly string[], scheme: 'https' | 'any') => {
    const value = read(name);
    if (value === null) return absent;
    const origins = splitOrigins(value).map((word) => readOrigin(word, scheme));
    if (origins.every((origin) => origin !== null)) return [...new Set(origins)];
    const taken = scheme === 'https' ? 'https (http only for localhost)' : 'http or https';
    fault(
      name,
      value,
      `origins with ${taken} and without a path, such as https://larder.example, with commas between`,
    );
    return absent;
  };

  const port = readNumber('PORT', 0, 65_535, 3000);
  const host = read('HOST') ?? '127.0.0.1';
  if (!/^[\w.:%-]{1,255}$/u.test(host)) fault('HOST', host, 'an address or host name to listen on');
  const maxTokens = readNumber('LARDER_MAX_TOKENS', 64, 32_768, DEFAULT_MAX_TOKENS);
  const service = readService(read, fault, faults, notices, maxTokens);
  const vision = readVision(service, read, fault, notices);
  const valkeyUrl = read('VALKEY_URL');
  const valkey = valkeyUrl === null ? null : readValkeyAddress(valkeyUrl);
  if (valkeyUrl !== null && valkey === null) fault('VALKEY_URL', hideCredentials(valkeyUrl), VALKEY_TAKES);
  const config = {
    host,
    port,
    service,
    vision,
    maxTokens,
    modelPerMinute: readNumber('LARDER_RATE_LIMIT', 1, 100_000, 10),
    builtInPerMinute: BUILT_IN_PER_MINUTE,
    maxStreams: readNumber('LARDER_MAX_STREAMS', 1, 100_000, 256),
    streamsPerClient: readNumber('LARDER_STREAMS_PER_CLIENT', 1, 100_000, 3),
    dailyTokens: readNumber('LARDER_DAILY_TOKENS', 1, Number.MAX_SAFE_INTEGER, null),
    valkey,
    trustProxy: readNumber('LARDER_TRUST_PROXY', 0, 16, 0),
    directOrigins:
      read('LARDER_DIRECT_ORIGINS')?.toLowerCase() === 'none'
        ? []
        : readOrigins('LARDER_DIRECT_ORIGINS', [HUGGING_FACE_ORIGIN], 'https'),
    publicOrigins: readOrigins('LARDER_PUBLIC_ORIGIN', [], 'any'),
    basePath: readBasePath(read('LARDER_BASE_PATH'), fault),
    drainMs: readNumber('LARDER_DRAIN_SECONDS', 0, 3600, 30) * 1000,
    metricsPort: readNumber('LARDER_METRICS_PORT', 0, 65_535, null),
    notices,
  };
  if (config.metricsPort !== null && config.metricsPort !== 0 && config.metricsPort === port) {
    fault('LARDER_METRICS_PORT', String(port), 'a port other than PORT');
  }
  if (read('NODE_TLS_REJECT_UNAUTHORIZED') === '0') {
    fault(
      'NODE_TLS_REJECT_UNAUTHORIZED',
      '0',
      'any other value or none: with 0 a key could be sent to anyone',
    );
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, config };
}

function readBasePath(
  value: string | null,
  fault: (name: string, value: string, takes: string) => void,
): string {
  const path = (value ?? '/').replace(/\/$/u, '');
  // Parts of dots would be another path in a browser.
  if (path.length <= 200 && /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)*$/u.test(path)) return path;
  fault('LARDER_BASE_PATH', value ?? '', 'a path such as /larder');
  return '';
}

const MODEL_ID = /^[\x21-\x7e]{1,200}$/u;
const MODEL_TAKES = 'a model id of at most 200 characters without spaces';
/** Thirty names, and room for a model that thinks before it says them. */
const VISION_TOKENS = 1024;

function readVision(
  service: ChatService | null,
  read: (name: string) => string | null,
  fault: (name: string, value: string, takes: string) => void,
  notices: string[],
): ChatService | null {
  const model = read('LARDER_VISION_MODEL');
  if (model === null) return null;
  if (!MODEL_ID.test(model)) fault('LARDER_VISION_MODEL', model, MODEL_TAKES);
  if (service === null) {
    notices.push('LARDER_VISION_MODEL is set without a service of models, so it is not used.');
    return null;
  }
  return { ...service, model, maxTokens: VISION_TOKENS };
}

function readService(
  read: (name: string) => string | null,
  fault: (name: string, value: string, takes: string) => void,
  faults: string[],
  notices: string[],
  maxTokens: number,
): ChatService | null {
  const model = read('LARDER_MODEL');
  if (model !== null && !MODEL_ID.test(model)) fault('LARDER_MODEL', model, MODEL_TAKES);
  for (const name of ['OPENAI_API_KEY', 'HF_TOKEN']) {
    // Anything else cannot stand in an HTTP header.
    if (!/^[\x21-\x7e]{0,4096}$/u.test(read(name) ?? '')) {
      faults.push(
        `${name} holds characters that a key cannot have (its value is not shown); it takes the key alone.`,
      );
    }
  }
  const baseUrl = read('OPENAI_BASE_URL');
  const apiKey = read('OPENAI_API_KEY');
  const token = read('HF_TOKEN');
  if (baseUrl === null) {
    if (apiKey !== null) notices.push('OPENAI_API_KEY is set without OPENAI_BASE_URL, so it is not used.');
    if (token === null) return null;
    return { baseUrl: HUGGING_FACE_ROUTER, model: model ?? DEFAULT_MODEL, apiKey: token, maxTokens };
  }
  if (token !== null)
    notices.push('HF_TOKEN is not used: OPENAI_BASE_URL decides where recipes are asked for.');
  const address = readServiceAddress(baseUrl);
  if (!address.ok) {
    // What stands before an @ may be a password.
    fault('OPENAI_BASE_URL', baseUrl.replace(/\/\/.*@/u, '//…@'), address.takes);
  }
  if (model === null) {
    faults.push(
      'LARDER_MODEL is not set; with OPENAI_BASE_URL it takes the id of a model that the service offers.',
    );
  }
  if (!address.ok || model === null) return null;
  return { baseUrl: address.baseUrl, model, maxTokens, ...(apiKey === null ? {} : { apiKey }) };
}

/** A value as it can be printed on one line: JSON quoting keeps control characters out of the terminal. */
function quote(value: string): string {
  const shown = [...value].slice(0, 120).join('');
  return JSON.stringify(shown).replace(/[^\x20-\x7e]/gu, (character) => {
    return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
  });
}
