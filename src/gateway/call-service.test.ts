// The gateway's own client of a service, beside what the fault catalogue asks of it.

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { runChat } from '../../tests/fakes/chat-runner.ts';
import { writeStream } from '../../tests/fakes/fake-answer.ts';
import { startFakeProvider } from '../../tests/fakes/fake-provider.ts';
import { callService } from './call-service.ts';

it('gives a connection back once an answer is whole, so that the next ones open none', async () => {
  let connections = 0;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(writeStream('# Soup').join(''));
  });
  server.on('connection', () => {
    connections += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const provider = await startFakeProvider();
  onTestFinished(() => provider.close());
  for (let count = 0; count < 5; count += 1) {
    const { text } = await runChat(provider, 'recipe', { fetch: callService, service: { baseUrl } });
    expect(text).toBe('# Soup');
    // It is given back when its end has been read, which nobody waits for.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(connections).toBeLessThan(3);
});

it.each([
  ['a port that nobody listens on', 'http://127.0.0.1:1/v1', 'ECONNREFUSED'],
  ['a name that is none', 'http://nowhere.invalid/v1', 'E'],
])('tells what is wrong with %s', async (_what, baseUrl, code) => {
  const provider = await startFakeProvider();
  onTestFinished(() => provider.close());
  const { last, faults } = await runChat(provider, 'recipe', { fetch: callService, service: { baseUrl } });
  expect(last).toMatchObject({ type: 'failed', failure: { code: 'offline' } });
  expect(faults[0]?.detail).toContain(code);
});

it('asks for no compression and sends a length', async () => {
  const provider = await startFakeProvider();
  onTestFinished(() => provider.close());
  await runChat(provider, 'recipe', { fetch: callService });
  expect(provider.requests[0]?.headers).toMatchObject({
    'accept-encoding': 'identity',
    'content-length': expect.stringMatching(/^\d+$/u),
  });
});
