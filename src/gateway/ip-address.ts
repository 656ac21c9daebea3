// IP addresses by ipaddr.js, so that every spelling of one address compares equal.

import ipaddr from 'ipaddr.js';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Reads an address without brackets or port; IPv4-mapped IPv6 becomes IPv4. Null where it is no IP address. */
export function readAddress(text: string): Address | null {
  // The library takes "1" for 0.0.0.1, as old tools do.
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
  return isAddress ? ipaddr.process(text) : null;
}

export function isLoopback(address: Address): boolean {
  return address.range() === 'loopback';
}

/** RFC 1918, RFC 6598 (shared) and RFC 4193 (unique local) addresses. */
export function isPrivate(address: Address): boolean {
  return ['private', 'carrierGradeNat', 'uniqueLocal'].includes(address.range());
}

/** 169.254.0.0/16 and fe80::/10, and the unspecified address, which Linux takes for this machine. */
export function isLinkLocal(address: Address): boolean {
  return ['linkLocal', 'unspecified'].includes(address.range());
}
