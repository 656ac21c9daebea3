// The page and everything that is not the page.

import { describe, expect, it } from 'vitest';
import { startTestGateway, TEST_PAGE } from '../../../tests/fakes/test-gateway.ts';

describe('the page', () => {
  it('is sent in the encoding asked for, with an ETag of its own', async () => {
    const { app } = startTestGateway({}, { page: TEST_PAGE });
    const plain = await app.inject('/');
    expect([plain.statusCode, plain.body, plain.headers.etag]).toEqual([200, '<!doctype html>', '"plain"']);
    expect(plain.headers['cache-control']).toBe('no-cache');
    expect(plain.headers.vary).toBe('Accept-Encoding');
    const br = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
    expect([br.body, br.headers['content-encoding'], br.headers.etag]).toEqual(['BR', 'br', '"br"']);
    const gzip = await app.inject({ url: '/?x=1', headers: { 'accept-encoding': 'gzip' } });
    expect([gzip.body, gzip.headers['content-encoding']]).toEqual(['GZ', 'gzip']);
    const known = await app.inject({ url: '/', headers: { 'if-none-match': 'W/"plain"' } });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    const head = await app.inject({ method: 'HEAD', url: '/' });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '15']);
  });

  it('is kept for ever where its name holds a hash', async () => {
    const { app } = startTestGateway({}, { page: TEST_PAGE });
    const answer = await app.inject('/assets/index-3fa9c1d2.js');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it.each([
    '/.env',
    '/.git/config',
    '/..%2f.env',
    '/%2e%2e/.env',
    '/%2e%2e%2f%2e%2e%2fetc/passwd',
    '/../../etc/passwd',
    '/..\\..\\.env',
    '/..%5c..%5c.env',
    '/....//.env',
    '/assets/../.env',
    '/assets/..%2f..%2f.env',
    '/assets/%252e%252e%252f.env',
    '/%00',
    '/index.html%00.js',
    '/assets/index-3fa9c1d2.js%00',
    '/assets/index-3fa9c1d2.js.map',
    '/assets/index-3fa9c1d2.js.br',
    '/assets/',
    '/assets',
    '//',
    '//etc/passwd',
    '/%2f',
    '/%E0%A4%A',
    '/%',
    '/%c0%ae%c0%ae/.env',
    '/~root',
    '/package.json',
    '/src/gateway/main.ts',
    '/constructor',
    '/__proto__',
    '/INDEX.HTML',
    `/${'a'.repeat(4000)}`,
    '/%69ndex.html',
    '/api',
    '/api/',
    '/api/recipes/',
    '/api//recipes',
    '/metrics/',
    '/healthz/',
  ])('is nothing but its own files: %s', async (url) => {
    const { app } = startTestGateway({}, { page: TEST_PAGE });
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('says so where it has not been built', async () => {
    const answer = await startTestGateway().app.inject('/');
    expect([answer.statusCode, answer.json().detail]).toEqual([
      404,
      expect.stringContaining('npm run build'),
    ]);
  });
});
