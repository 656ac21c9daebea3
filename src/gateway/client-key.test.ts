import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readClientKey } from './client-key.ts';

function readKey(
  remoteAddress: string | undefined,
  forwarded: string | undefined,
  trustProxy: number,
): string {
  const request = { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } };
  return readClientKey(request as unknown as IncomingMessage, trustProxy);
}

describe('readClientKey', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    [undefined, 'local'],
  ])('reads the socket address %s as %s', (address, key) => {
    expect(readKey(address, undefined, 0)).toBe(key);
  });

  it('ignores the header with no proxy in front', () => {
    expect(readKey('10.0.0.1', '198.51.100.1', 0)).toBe('10.0.0.1');
  });

  it.each([
    ['6.6.6.6, 198.51.100.1', 1, '198.51.100.1'],
    ['6.6.6.6, 198.51.100.1, 10.1.1.1', 2, '198.51.100.1'],
    ['198.51.100.1:4711', 1, '198.51.100.1'],
    ['[2001:db8::1]:4711', 1, '2001:db8:0:0::/64'],
    ['[2001:db8::1]', 1, '2001:db8:0:0::/64'],
    ['2001:db8::1', 1, '2001:db8:0:0::/64'],
  ])('reads %j behind %d proxies as %s', (forwarded, trustProxy, key) => {
    expect(readKey('10.0.0.1', forwarded, trustProxy)).toBe(key);
  });

  it.each([
    ['198.51.100.1', 2],
    ['unknown', 1],
    ['198.51.100.1, ', 1],
    ['', 1],
    ['1.2.3.4.5', 1],
  ])('falls back to the socket for %j behind %d proxies', (forwarded, trustProxy) => {
    expect(readKey('10.0.0.1', forwarded, trustProxy)).toBe('10.0.0.1');
  });

  it('never throws, whatever the header holds', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 16 }), (forwarded, trustProxy) => {
        expect(readKey('10.0.0.1', forwarded, trustProxy)).not.toBe('');
      }),
      { seed: 5 },
    );
  });
});
