import fc from 'fast-check';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { readClientKey } from './client-key.ts';

async function readKey(
  remoteAddress: string | undefined,
  forwarded: string | undefined,
  trustProxy: number,
): Promise<string> {
  const app = fastify({ trustProxy: (_address, hop) => hop < trustProxy });
  app.get('/', async (request) => readClientKey(request.ips ?? [request.ip], trustProxy));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return (await app.inject({ url: '/', remoteAddress: remoteAddress ?? '', headers })).body;
}

describe('readClientKey', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unix', 'local'],
  ])('reads the socket address %s as %s', async (address, key) => {
    expect(await readKey(address, undefined, 0)).toBe(key);
  });

  it('ignores the header with no proxy in front', async () => {
    expect(await readKey('10.0.0.1', '198.51.100.1', 0)).toBe('10.0.0.1');
  });

  it.each([
    ['6.6.6.6, 198.51.100.1', 1, '198.51.100.1'],
    ['6.6.6.6, 198.51.100.1, 10.1.1.1', 2, '198.51.100.1'],
    ['198.51.100.1:4711', 1, '198.51.100.1'],
    ['[2001:db8::1]:4711', 1, '2001:db8:0:0::/64'],
    ['[2001:db8::1]', 1, '2001:db8:0:0::/64'],
    ['2001:db8::1', 1, '2001:db8:0:0::/64'],
    // Empty members of a list do not count (RFC 9110, 5.6.1).
    ['198.51.100.1, ', 1, '198.51.100.1'],
  ])('reads %j behind %d proxies as %s', async (forwarded, trustProxy, key) => {
    expect(await readKey('10.0.0.1', forwarded, trustProxy)).toBe(key);
  });

  it.each([
    ['198.51.100.1', 2],
    ['unknown', 1],
    ['', 1],
    ['1.2.3.4.5', 1],
  ])('falls back to the socket for %j behind %d proxies', async (forwarded, trustProxy) => {
    expect(await readKey('10.0.0.1', forwarded, trustProxy)).toBe('10.0.0.1');
  });

  it('never throws, whatever the header holds', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 16 }), (forwarded, trustProxy) => {
        expect(readClientKey(['10.0.0.1', ...forwarded.split(',')], trustProxy)).not.toBe('');
      }),
      { seed: 5 },
    );
  });
});
