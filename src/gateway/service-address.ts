// Which addresses a chat-completion service may have. The address comes from the deployer alone, yet a wrong one
// can reach a cloud machine's metadata service or send a key in the clear, so it is judged before the start.

import { isIP } from 'node:net';
import { isLinkLocal, isLoopback, isPrivate, readAddress } from './ip-address.ts';

export type ServiceAddressReading =
  | { readonly ok: true; readonly baseUrl: string }
  | { readonly ok: false; readonly takes: string };

const TAKES =
  'an https address, or http for loopback, private addresses and single-label hosts such as http://ollama:11434/v1';

/** Reads the base URL of a service: https, or http inside the deployer's own network; never link-local. */
export function readServiceAddress(text: string): ServiceAddressReading {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.hostname === '') {
    return { ok: false, takes: TAKES };
  }
  if (url.username !== '' || url.password !== '') {
    return { ok: false, takes: 'an address without a user name or password in it' };
  }
  if (url.search !== '' || url.hash !== '') {
    return { ok: false, takes: 'an address without a query or fragment, such as https://host/v1' };
  }
  // The URL parser has already turned 0x7f.1, 2130706433 and the like into dotted form.
  const host = url.hostname.replace(/^\[|\]$/gu, '').replace(/\.$/u, '');
  const address = isIP(host) === 0 ? null : readAddress(host);
  if (address !== null && isLinkLocal(address)) {
    return { ok: false, takes: `${TAKES}; link-local addresses are never called` };
  }
  if (url.protocol === 'http:' && !isNearby(host, address)) return { ok: false, takes: TAKES };
  return { ok: true, baseUrl: url.href.replace(/\/+$/u, '') };
}

function isNearby(host: string, address: ReturnType<typeof readAddress>): boolean {
  if (address !== null) return isLoopback(address) || isPrivate(address);
  return !host.includes('.') || host.endsWith('.localhost');
}
