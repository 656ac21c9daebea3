// The headers that every answer carries, whatever its status: what a browser may do with it.

import type { FastifyInstance } from 'fastify';
import { writeContentSecurityPolicy } from '../../wire/content-security-policy.ts';
import type { GatewayConfig } from '../config.ts';

type Headers = Readonly<Record<string, string>>;
type HeaderConfig = Pick<GatewayConfig, 'directOrigins' | 'publicOrigins'>;

// Features that a recipe page has no use for; keeping the screen awake, sharing and the microphone, which an
// ingredient may be spoken into, are left alone.
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The headers for an answer to a request with this Host. */
export function createSecurityHeaders(config: HeaderConfig): (host: string | undefined) => Headers {
  const always: Headers = {
    'content-security-policy': writeContentSecurityPolicy(config.directOrigins, 'header'),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'x-frame-options': 'DENY',
  };
  // A browser must never be told to keep to https for a host that the deployer serves over http too.
  const secure = config.publicOrigins.filter((origin) => origin.startsWith('https:'));
  const plain = new Set(config.publicOrigins.filter((origin) => origin.startsWith('http:')).map(readHost));
  const secureHosts = new Set(secure.map(readHost).filter((host) => !plain.has(host)));
  const withTransport: Headers = {
    ...always,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  };
  return (host) => (host !== undefined && secureHosts.has(host.toLowerCase()) ? withTransport : always);
}

function readHost(origin: string): string {
  return new URL(origin).host;
}

/** Sets the headers on the raw answer first of all, so that errors and event streams carry them too. */
export function addSecurityHeaders(
  app: FastifyInstance,
  headersFor: (host: string | undefined) => Headers,
): void {
  app.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of Object.entries(headersFor(request.headers.host))) {
      reply.raw.setHeader(name, value);
    }
  });
}
