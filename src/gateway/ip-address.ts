// IP addresses as numbers of 16 bits, so that every spelling of one address compares equal.

import { isIP } from 'node:net';

/** An IPv4 address as 4 bytes, or an IPv6 address as 8 groups; IPv4-mapped IPv6 is folded to IPv4. */
export type Address =
  | { readonly family: 4; readonly parts: readonly number[] }
  | { readonly family: 6; readonly parts: readonly number[] };

/** Reads an address without brackets or port; a zone (`%eth0`) is dropped. Null where it is no IP address. */
export function readAddress(text: string): Address | null {
  const bare = text.split('%')[0] ?? '';
  const family = isIP(bare);
  if (family === 4) return { family: 4, parts: bare.split('.').map(Number) };
  if (family !== 6) return null;
  // The URL parser expands an embedded IPv4 part and writes the shortest form.
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const front = readGroups(head);
  const back = tail === undefined ? [] : readGroups(tail);
  const parts = [...front, ...new Array<number>(8 - front.length - back.length).fill(0), ...back];
  const high = parts[6] ?? 0;
  const low = parts[7] ?? 0;
  if (parts.slice(0, 5).every((part) => part === 0) && parts[5] === 0xffff) {
    return { family: 4, parts: [high >> 8, high & 255, low >> 8, low & 255] };
  }
  return { family: 6, parts };
}

function readGroups(text: string): number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
}

export function isLoopback({ family, parts }: Address): boolean {
  if (family === 4) return parts[0] === 127;
  return parts.every((part, index) => part === (index === 7 ? 1 : 0));
}

/** RFC 1918, RFC 6598 (shared) and RFC 4193 (unique local) addresses. */
export function isPrivate({ family, parts }: Address): boolean {
  const [first = 0, second = 0] = parts;
  if (family === 6) return (first & 0xfe00) === 0xfc00;
  if (first === 10 || (first === 192 && second === 168)) return true;
  return (first === 172 && second >= 16 && second <= 31) || (first === 100 && second >= 64 && second <= 127);
}

/** 169.254.0.0/16 and fe80::/10, and the unspecified address, which Linux takes for this machine. */
export function isLinkLocal({ family, parts }: Address): boolean {
  const [first = 0, second = 0] = parts;
  if (family === 4) return (first === 169 && second === 254) || first === 0;
  return (first & 0xffc0) === 0xfe80 || parts.every((part) => part === 0);
}
