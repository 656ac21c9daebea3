// What no client should send, over real sockets.

import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { countConnections, listenGateway, sendRaw } from '../../tests/fakes/gateway-sockets.ts';
import { createScriptedModel } from '../../tests/fakes/scripted-model.ts';

describe('what is no proper request', () => {
  const head = 'POST /api/recipes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

  it.each([
    ['both lengths', `${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    ['a bad line', 'HELLO\r\n\r\n', 400],
    ['a header beyond 16 KiB', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['a line break in a header', 'GET / HTTP/1.1\r\nHost: localhost\r\nX: a\rb\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 405],
    ['a backslash', 'GET /..\\..\\.env HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 404],
    ['dots', 'GET /../../etc/passwd HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 404],
    ['a single dot', 'GET /./ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 404],
    [
      'an absolute address',
      'GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      404,
    ],
    [
      'an upgrade',
      'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n',
      200,
    ],
  ])('%s is answered and nothing more', async (_what, bytes, status) => {
    const model = createScriptedModel();
    const { port } = await listenGateway({ createModel: model.createModel });
    const answer = await sendRaw(port, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, 'u'));
    expect(answer).not.toMatch(/^(server|x-powered-by|access-control-allow-origin):/imu);
    expect(model.writings).toHaveLength(0);
  });

  it('keeps the times and bounds of connections', async () => {
    const { app } = await listenGateway();
    expect(app.server).toMatchObject({
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      keepAliveTimeout: 5_000,
      timeout: 0,
      maxConnections: 512,
      maxHeadersCount: 64,
    });
  });

  it('CONNECT is not answered at all', async () => {
    const { port } = await listenGateway();
    expect(await sendRaw(port, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n')).not.toMatch(
      / 200 /u,
    );
  });

  it('an endless body is refused at its cap and the connection closed', async () => {
    const { port, app } = await listenGateway();
    const socket = connect(port, '127.0.0.1');
    let sent = 0;
    let answer = '';
    socket.on('data', (piece) => {
      answer += piece.toString();
    });
    socket.on('error', () => undefined);
    socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`);
    const chunk = `1000\r\n${'x'.repeat(4096)}\r\n`;
    const closed = new Promise((resolve) => socket.on('close', resolve));
    const pump = () => {
      while (!socket.destroyed && sent < 64 * 1024 * 1024) {
        sent += chunk.length;
        if (!socket.write(chunk)) {
          socket.once('drain', pump);
          return;
        }
      }
    };
    pump();
    await closed;
    expect(sent).toBeLessThan(32 * 1024 * 1024);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /u);
    while ((await countConnections(app)) > 0) await new Promise(setImmediate);
  });

  it('a connection that was opened and never used does not hold a close', async () => {
    const gateway = await listenGateway();
    const socket = connect(gateway.port, '127.0.0.1');
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.on('close', resolve));
    while ((await countConnections(gateway.app)) < 1) await new Promise(setImmediate);
    await gateway.app.close();
    await closed;
    expect(gateway.app.server.listening).toBe(false);
  });
});
