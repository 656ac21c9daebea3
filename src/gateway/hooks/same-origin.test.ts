import { describe, expect, it } from 'vitest';
import { EGGS, startTestGateway } from '../../../tests/fakes/test-gateway.ts';
import { judgeRequest } from './same-origin.ts';

const CONFIG = { publicOrigins: ['https://larder.example'], basePath: '' };

function judge(headers: Record<string, string>, method = 'POST', route = '/api/recipes'): number | null {
  return judgeRequest({ method, route, headers }, CONFIG)?.status ?? null;
}

describe('judgeRequest', () => {
  it.each([
    [{ host: 'localhost:3000' }],
    [{ host: '127.0.0.1:3000' }],
    [{ host: '[::1]:3000' }],
    [{ host: '192.168.1.20:3000' }],
    [{ host: 'larder.localhost' }],
    [{ host: 'larder.example' }],
    [{ host: 'LARDER.example:443' }],
    [{ host: 'localhost:3000', origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
    [{ host: 'larder.example', origin: 'https://larder.example' }],
    // A proxy that rewrites Host.
    [{ host: 'localhost:3000', origin: 'https://larder.example' }],
    [{ host: '192.168.1.20:3000', origin: 'http://192.168.1.20:3000' }],
  ])('serves %o', (headers) => {
    expect(judge(headers)).toBeNull();
  });

  it.each([
    [{}],
    [{ host: '' }],
    [{ host: 'evil.example' }],
    [{ host: 'larder.example.evil.example' }],
    [{ host: 'localhost.evil.example' }],
    [{ host: '127.0.0.1.evil.example' }],
    [{ host: 'larder.example:8443' }],
    [{ host: 'localhost/../evil' }],
    [{ host: 'localhost@evil.example' }],
    [{ host: 'localhost:3000', origin: 'https://evil.example' }],
    [{ host: 'localhost:3000', origin: 'null' }],
    [{ host: 'localhost:3000', origin: 'http://localhost:4000' }],
    [{ host: 'localhost:3000', origin: 'http://localhost:3000.evil.example' }],
    [{ host: 'localhost:3000', origin: 'file://' }],
    [{ host: 'localhost:3000', 'sec-fetch-site': 'cross-site' }],
    [{ host: 'localhost:3000', 'sec-fetch-site': 'same-site' }],
    [{ host: 'localhost:3000', origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' }],
  ])('refuses %o', (headers) => {
    expect(judge(headers as Record<string, string>)).toBe(403);
  });

  it.each(['OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])('does not answer %s', (method) => {
    expect(judge({ host: 'localhost' }, method)).toBe(405);
  });

  it('lets other sites link to the page, under its own name only', () => {
    expect(judge({ host: 'localhost', 'sec-fetch-site': 'cross-site' }, 'GET', '/')).toBeNull();
    expect(judge({ host: 'evil.example' }, 'GET', '/')).toBe(403);
  });
});

describe('a request from another site', () => {
  it.each([
    ['GET', '/api/status'],
    ['GET', '/%61pi/status'],
    ['HEAD', '/ap%69/status'],
    ['GET', '/api/statu%73?a=b'],
    ['POST', '/api/recipes'],
    ['POST', '/%61pi/recipes'],
    ['POST', '/api/%72ecipes'],
  ] as const)('is refused however its address is spelt: %s %s', async (method, url) => {
    const { app } = startTestGateway();
    const headers = { host: 'localhost:3000', origin: 'https://evil.example' };
    const payload = method === 'POST' ? { payload: EGGS } : {};
    expect((await app.inject({ method, url, headers, ...payload })).statusCode).toBe(403);
    const own = { host: 'localhost:3000', origin: 'http://localhost:3000' };
    expect((await app.inject({ method, url, headers: own, ...payload })).statusCode).toBe(200);
  });
});
