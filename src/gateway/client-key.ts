// Whom a limit counts: one IPv4 address, or one IPv6 /64, which is what one household or machine is given.

import ipaddr from 'ipaddr.js';
import { type Address, readAddress } from './ip-address.ts';

/**
 * The key of a client. `addresses` are the socket's and those of X-Forwarded-For from the right, as far as proxies are
 * trusted (Fastify's `ips`); the one that the outermost of `trustProxy` proxies wrote counts. Anything else a client
 * sends is ignored, and where that one is no address the socket's counts.
 */
export function readClientKey(addresses: readonly (string | undefined)[], trustProxy: number): string {
  const client = readAddress(withoutPort(addresses[trustProxy] ?? '')) ?? readAddress(addresses[0] ?? '');
  return client === null ? 'local' : writeKey(client);
}

/** Some proxies write a port: 203.0.113.7:4711 or [2001:db8::1]:4711. */
function withoutPort(entry: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/u.exec(entry)?.[1];
  return bracketed ?? /^([\d.]+):\d+$/u.exec(entry)?.[1] ?? entry;
}

function writeKey(address: Address): string {
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
