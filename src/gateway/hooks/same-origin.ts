// Who may talk to the gateway: the page of the same origin, and clients that are no browsers.
// Other pages, and other names for this machine (DNS rebinding), are turned away before anything is read.

import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { readAddress } from '../ip-address.ts';
import { createProblem, sendProblem } from '../send-problem.ts';

export interface Refusal {
  readonly status: 403 | 405;
  readonly message: string;
}

type OriginConfig = Pick<GatewayConfig, 'publicOrigins' | 'basePath'>;

const METHODS = ['GET', 'HEAD', 'POST'];
const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/iu;

/** What is judged: the route is the pattern that the router has found, or the address where it has found none. */
export interface JudgedRequest {
  readonly method: string;
  readonly route: string;
  readonly headers: IncomingHttpHeaders;
}

/** Judges a request by its method, route and headers. Null: it may be served. */
export function judgeRequest(request: JudgedRequest, config: OriginConfig): Refusal | null {
  const { host, origin } = request.headers;
  if (!METHODS.includes(request.method)) {
    return { status: 405, message: 'Only GET, HEAD and POST are answered.' };
  }
  if (!isKnownHost(host, config.publicOrigins)) {
    return {
      status: 403,
      message:
        'Larder is not served under this host name. Whoever runs it can add the name to LARDER_PUBLIC_ORIGIN.',
    };
  }
  // The page itself may be linked to from anywhere; what costs something or says something may not.
  if (!request.route.startsWith(`${config.basePath}/api/`)) return null;
  const site = request.headers['sec-fetch-site'];
  const isForeign =
    (site !== undefined && site !== 'same-origin' && site !== 'none') ||
    (origin !== undefined && !isOwnOrigin(origin, host ?? '', config.publicOrigins));
  return isForeign ? { status: 403, message: 'Requests from other sites are not answered.' } : null;
}

function isKnownHost(host: string | undefined, publicOrigins: readonly string[]): boolean {
  const name = HOST.exec(host ?? '')?.[1]?.toLowerCase();
  if (host === undefined || name === undefined) return false;
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  if (readAddress(name.replace(/^\[|\]$/gu, '')) !== null) return true;
  return publicOrigins.some((origin) => isSameHost(host, origin));
}

/** Compares with the port, where a default port may be written or not. */
function isSameHost(host: string, origin: string): boolean {
  const { protocol, host: own } = new URL(origin);
  const url = `${protocol}//${host}`;
  return URL.canParse(url) && new URL(url).host === own;
}

function isOwnOrigin(origin: string, host: string, publicOrigins: readonly string[]): boolean {
  if (publicOrigins.includes(origin.toLowerCase())) return true;
  return /^https?:\/\/[^/\s]+$/iu.test(origin) && URL.canParse(origin) && isSameHost(host, origin);
}

/** Turns away what `judgeRequest` refuses, with a problem and without reading a body. */
export function addSameOrigin(app: FastifyInstance, config: OriginConfig): void {
  app.addHook('onRequest', async (request, reply) => {
    // Not the address as it came: the router takes "/%61pi/" for "/api/".
    const route = request.routeOptions.url ?? request.raw.url ?? '';
    const refusal = judgeRequest({ method: request.method, route, headers: request.headers }, config);
    if (refusal === null) return;
    if (refusal.status === 405) reply.header('allow', METHODS.join(', '));
    return sendProblem(reply, createProblem(refusal.status, 'invalid', { message: refusal.message }));
  });
}
