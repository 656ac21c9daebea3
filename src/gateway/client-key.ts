// Whom a limit counts: one IPv4 address, or one IPv6 /64, which is what one household or machine is given.

import type { IncomingMessage } from 'node:http';
import { type Address, readAddress } from './ip-address.ts';

/**
 * The key of a client. Only with `trustProxy` above 0 does X-Forwarded-For count, and then only the entry that
 * the outermost trusted proxy wrote: the trustProxy-th from the right. Anything else a client sends is ignored.
 */
export function readClientKey(request: IncomingMessage, trustProxy: number): string {
  const socket = readAddress(request.socket.remoteAddress ?? '');
  if (trustProxy > 0) {
    const forwarded = readForwarded(request.headers['x-forwarded-for'], trustProxy);
    if (forwarded !== null) return writeKey(forwarded);
  }
  return socket === null ? 'local' : writeKey(socket);
}

function readForwarded(header: string | readonly string[] | undefined, trustProxy: number): Address | null {
  const entries = (typeof header === 'string' ? header : (header ?? []).join(',')).split(',');
  const entry = entries.at(-trustProxy)?.trim() ?? '';
  // Some proxies write a port: 203.0.113.7:4711 or [2001:db8::1]:4711.
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/u.exec(entry)?.[1];
  const withPort = /^([\d.]+):\d+$/u.exec(entry)?.[1];
  return readAddress(bracketed ?? withPort ?? entry);
}

function writeKey({ family, parts }: Address): string {
  if (family === 4) return parts.join('.');
  return `${parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
