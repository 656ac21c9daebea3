// Stopping, over real HTTP: at once, from anywhere, leaving nothing behind.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { streamChat } from '../src/provider/stream-chat.ts';
import { createService, joinText, MESSAGES, startChat, until } from './fakes/chat-runner.ts';
import { createFakeClock } from './fakes/fake-clock.ts';
import { type FakeProvider, startFakeProvider } from './fakes/fake-provider.ts';
import { CHICKPEA_RECIPE } from './fakes/fake-recipes.ts';
import type { ScenarioName } from './fakes/provider-scenarios.ts';

const HALF = CHICKPEA_RECIPE.slice(0, 400);

let provider: FakeProvider;
const rejections: unknown[] = [];
const remember = (reason: unknown): void => {
  rejections.push(reason);
};

beforeAll(async () => {
  process.on('unhandledRejection', remember);
  provider = await startFakeProvider();
});
beforeEach(() => provider.reset());
afterAll(async () => {
  await provider.close();
  process.off('unhandledRejection', remember);
});

describe('streamChat', () => {
  describe('stops', () => {
    it('row 69: the provider sees the end within 200 ms, and the text so far stays', async () => {
      provider.script('stalls');
      const running = startChat(createService(provider));
      await until(() => joinText(running.events) === HALF);
      const stoppedAt = performance.now();
      running.stop();
      await running.done;
      await provider.whenQuiet();
      expect((provider.requests[0]?.closedAt ?? Number.NaN) - stoppedAt).toBeLessThan(200);
      expect(running.events.every((event) => event.type === 'text')).toBe(true);
      expect(running.faults).toEqual([]);
      expect(running.clock.pending).toBe(0);
    });

    it('row 70: while the headers are awaited', async () => {
      provider.script('no-headers');
      const running = startChat(createService(provider));
      await provider.whenAsked();
      running.stop();
      running.stop();
      await running.done;
      await provider.whenQuiet();
      expect(running.events).toEqual([]);
      expect(running.clock.pending).toBe(0);
    });

    it('row 71: during a wait between tries', async () => {
      provider.script('unavailable-forever');
      const running = startChat(createService(provider));
      await until(() => running.events.length === 1);
      running.stop();
      await running.done;
      running.clock.advance(60_000);
      await provider.whenQuiet();
      expect(provider.requests).toHaveLength(1);
      expect(running.clock.pending).toBe(0);
    });

    it('when the one who iterates leaves', async () => {
      provider.script('stalls');
      const writing = streamChat(createService(provider), MESSAGES, { fetch, clock: createFakeClock() });
      for await (const event of writing) {
        expect(event.type).toBe('text');
        break;
      }
      await provider.whenQuiet();
      expect(provider.requests[0]?.closedEarly).toBe(true);
    });

    it('at any of 200 moments, leaving no socket, no timer and no unhandled rejection', async () => {
      let seed = 20_300_101;
      const draw = (): number => {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        return seed / 2_147_483_648;
      };
      const scenarios: ScenarioName[] = [
        'recipe',
        'stalls',
        'no-headers',
        'done-open',
        'endless',
        'json-instead',
        'unavailable-once',
        'crlf',
      ];
      for (let round = 0; round < 200; round += 1) {
        provider.script(scenarios[Math.floor(draw() * scenarios.length)] ?? 'recipe');
        const running = startChat(createService(provider));
        const turns = Math.floor(draw() * 40);
        for (let turn = 0; turn < turns; turn += 1) {
          await new Promise((resolve) => setImmediate(resolve));
        }
        running.stop();
        await running.done;
        expect(running.clock.pending).toBe(0);
      }
      await provider.whenQuiet();
      expect(provider.inFlight).toBe(0);
      await new Promise((resolve) => setImmediate(resolve));
      expect(rejections).toEqual([]);
    });
  });
});
