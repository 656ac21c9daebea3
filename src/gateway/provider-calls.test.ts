// The gateway with a real client of a provider that misbehaves.

import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startFakeProvider } from '../../tests/fakes/fake-provider.ts';
import { listenGateway, postRecipe, readResponse, readText } from '../../tests/fakes/gateway-sockets.ts';
import { type ChatClock, SYSTEM_CLOCK } from '../provider/chat-service.ts';

describe('the real client of a provider', () => {
  it('is closed within 200 ms of the reader leaving, and its key is told to nobody', async () => {
    const provider = await startFakeProvider();
    onTestFinished(() => provider.close());
    const env = {
      HF_TOKEN: '',
      OPENAI_BASE_URL: provider.url,
      OPENAI_API_KEY: 'sk-CANARY0123456789',
      LARDER_MODEL: 'm',
    };
    const { port, lines } = await listenGateway({ fetch: globalThis.fetch, clock: SYSTEM_CLOCK }, env);
    const whole = await readText(await readResponse(postRecipe(port)));
    expect(whole).toContain('event: done');
    provider.script('stalls');
    const request = postRecipe(port);
    const response = await readResponse(request);
    await once(response, 'data');
    const asked = await provider.whenAsked(2);
    const leftAt = performance.now();
    request.destroy();
    await provider.whenQuiet();
    expect(asked.closedEarly).toBe(true);
    expect((asked.closedAt ?? Number.POSITIVE_INFINITY) - leftAt).toBeLessThan(200);
    expect(whole + lines.join('')).not.toContain('CANARY');
  });

  it.each(['key-echo', 'hostile', 'redirect', 'web-page', 'broken-inside'] as const)(
    'tells nobody its words or its key when it answers with %s',
    async (script) => {
      const provider = await startFakeProvider();
      onTestFinished(() => provider.close());
      provider.script(script);
      const key = 'sk-CANARY0123456789abcdef';
      const env = { HF_TOKEN: '', OPENAI_BASE_URL: provider.url, OPENAI_API_KEY: key, LARDER_MODEL: 'm' };
      // No waits before another try.
      const clock: ChatClock = {
        now: () => Date.now(),
        setTimer: (callback, delayMs) =>
          SYSTEM_CLOCK.setTimer(callback, delayMs > 900 && delayMs < 4_000 ? 0 : delayMs),
      };
      const { port, lines } = await listenGateway({ fetch: globalThis.fetch, clock }, env);
      let told = '';
      for (const accept of ['text/event-stream', 'application/json', 'text/markdown']) {
        const response = await readResponse(postRecipe(port, accept));
        told += JSON.stringify(response.headers) + (await readText(response));
      }
      expect(provider.requests.length).toBeGreaterThan(0);
      const forms = [key, Buffer.from(key).toString('base64'), 'CANARY', key.slice(-6)];
      for (const form of forms) expect(told + lines.join('')).not.toContain(form);
      for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
    },
  );

  it('is left at forty places without a fault, a leak or a stop of the gateway', async () => {
    const provider = await startFakeProvider();
    onTestFinished(() => provider.close());
    const env = {
      HF_TOKEN: '',
      OPENAI_BASE_URL: provider.url,
      LARDER_MODEL: 'm',
      LARDER_RATE_LIMIT: '1000',
      LARDER_STREAMS_PER_CLIENT: '50',
    };
    const { port, app } = await listenGateway({ fetch: globalThis.fetch, clock: SYSTEM_CLOCK }, env);
    const scripts = [
      'slow',
      'stalls',
      'cut-socket',
      'error-midway',
      'unauthorised',
      'silent',
      'endless',
    ] as const;
    for (let count = 0; count < 40; count += 1) {
      provider.script(scripts[count % scripts.length] ?? 'slow');
      const request = postRecipe(port, count % 3 === 0 ? 'application/json' : 'text/event-stream');
      const left = new Promise((resolve) => request.on('close', resolve));
      await provider.whenAsked(count + 1);
      let pieces = count % 5;
      if (pieces === 0) request.destroy();
      request.on('response', (response) => {
        response.on('error', () => undefined);
        response.on('data', () => {
          pieces -= 1;
          if (pieces <= 0) request.destroy();
        });
      });
      // What never answers is left while it is waited for.
      if (count % 3 === 0 || scripts[count % scripts.length] === 'silent') request.destroy();
      await left;
      await provider.whenQuiet();
    }
    provider.script('recipe');
    expect(await readText(await readResponse(postRecipe(port)))).toContain('event: done');
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});
