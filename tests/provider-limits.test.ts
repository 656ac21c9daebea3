// The limits on an answer, over real HTTP: time is a fake clock's, sizes are real.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHAT_LIMITS } from '../src/provider/chat-service.ts';
import {
  countBytes,
  createService,
  joinText,
  openGate,
  runChat,
  startChat,
  until,
} from './fakes/chat-runner.ts';
import { DONE, writeFrame } from './fakes/fake-answer.ts';
import { type FakeProvider, startFakeProvider } from './fakes/fake-provider.ts';
import { CHICKPEA_RECIPE } from './fakes/fake-recipes.ts';
import type { ScenarioName } from './fakes/provider-scenarios.ts';

const HALF = CHICKPEA_RECIPE.slice(0, 400);

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
});
beforeEach(() => provider.reset());
afterAll(async () => {
  await provider.close();
});

describe('streamChat', () => {
  describe('keeps to its limits', () => {
    it('row 26: headers within 30 s', async () => {
      provider.script('no-headers');
      const running = startChat(createService(provider));
      const request = await provider.whenAsked();
      running.clock.advance(CHAT_LIMITS.headersMs - 1);
      expect(running.events.some((event) => event.type === 'failed')).toBe(false);
      running.clock.advance(1);
      await running.done;
      expect(running.events.at(-1)).toMatchObject({ type: 'failed', failure: { code: 'timeout' } });
      await provider.whenQuiet();
      expect(request.closedEarly).toBe(true);
      expect(provider.requests).toHaveLength(1);
      expect(running.clock.pending).toBe(0);
    });

    it('says every five seconds that there is still no text', async () => {
      provider.script('no-headers');
      const running = startChat(createService(provider));
      await provider.whenAsked();
      running.clock.advance(16_000);
      await until(() => running.events.length === 3);
      expect(running.events).toEqual(
        [5, 10, 15].map((seconds) => ({ type: 'waiting', seconds, why: 'thinking' })),
      );
      running.stop();
      await running.done;
    });

    it('row 49: 30 s without a byte after some text', async () => {
      provider.script('stalls');
      const running = startChat(createService(provider));
      await until(() => joinText(running.events) === HALF);
      running.clock.advance(CHAT_LIMITS.idleMs);
      await running.done;
      expect(running.events.at(-1)).toMatchObject({ type: 'failed', failure: { code: 'timeout' } });
      expect(joinText(running.events)).toBe(HALF);
      await provider.whenQuiet();
      expect(provider.requests).toHaveLength(1);
    });

    it('row 31: comments hold the idle limit back, but not the silent one', async () => {
      const gates = Array.from({ length: 5 }, () => openGate());
      provider.script([
        {
          pieces: [
            writeFrame({ content: 'Soup' }),
            ...gates.flatMap((gate) => [gate.wait, ': PROCESSING\n\n']),
          ],
          ending: 'stay-open',
        },
      ]);
      let bytes = 0;
      const counting = countBytes(() => {
        bytes += 1;
      });
      const running = startChat(createService(provider), { fetch: counting });
      await until(() => running.events.length > 0);
      for (const gate of gates.slice(0, 2)) {
        running.clock.advance(20_000);
        const seen = bytes;
        gate.open();
        await until(() => bytes > seen);
      }
      running.clock.advance(19_000);
      expect(running.events).toHaveLength(1);
      running.clock.advance(1_000);
      await running.done;
      expect(running.events.at(-1)).toMatchObject({ type: 'failed', failure: { code: 'timeout' } });
      expect(running.faults[0]?.detail).toContain('silent');
      for (const gate of gates) {
        gate.open();
      }
    });

    it('row 55: reasoning holds the silent limit back, but not the one on the first text', async () => {
      const gates = Array.from({ length: 4 }, () => openGate());
      provider.script([
        {
          pieces: gates.flatMap((gate) => [gate.wait, writeFrame({ reasoning: 'Hmm.' })]),
          ending: 'stay-open',
        },
      ]);
      let bytes = 0;
      const running = startChat(createService(provider), {
        fetch: countBytes(() => {
          bytes += 1;
        }),
      });
      await provider.whenAsked();
      for (const gate of gates.slice(0, 3)) {
        const seen = bytes;
        gate.open();
        await until(() => bytes > seen);
        running.clock.advance(19_999);
      }
      expect(running.events.every((event) => event.type === 'waiting')).toBe(true);
      running.clock.advance(3);
      await running.done;
      expect(running.faults[0]?.detail).toContain('first text');
      for (const gate of gates) {
        gate.open();
      }
    });

    it('never waits past the whole of 180 s', async () => {
      const busy = { status: 503, headers: { 'retry-after': '25' } };
      const result = await runChat(provider, [busy], { limits: { wholeMs: 20_000 } });
      expect(result.last).toMatchObject({ type: 'failed', failure: { code: 'busy', retryAfterSec: 25 } });
      expect(result.posts).toBe(1);
    });

    it('ends an answer that still comes after 180 s', async () => {
      const gates = Array.from({ length: 9 }, () => openGate());
      provider.script([
        {
          pieces: gates.flatMap((gate) => [gate.wait, writeFrame({ content: 'stir ' })]),
          ending: 'stay-open',
        },
      ]);
      const running = startChat(createService(provider));
      for (const [index, gate] of gates.entries()) {
        gate.open();
        await until(() => running.events.length === index + 1);
        running.clock.advance(20_000);
      }
      await running.done;
      expect(running.events.at(-1)).toMatchObject({ type: 'failed', failure: { code: 'timeout' } });
      expect(running.faults[0]?.detail).toContain('whole');
      expect(joinText(running.events)).toBe('stir '.repeat(9));
      await provider.whenQuiet();
    });

    it('row 49: headers, then nothing', async () => {
      provider.script('silent');
      let answered = false;
      const noticing: typeof fetch = async (...args) => {
        const response = await fetch(...args);
        setImmediate(() => {
          answered = true;
        });
        return response;
      };
      const running = startChat(createService(provider), { fetch: noticing });
      await until(() => answered);
      running.clock.advance(CHAT_LIMITS.idleMs);
      await running.done;
      expect(running.events.at(-1)).toMatchObject({ type: 'failed', failure: { code: 'timeout' } });
      expect(running.faults[0]?.detail).toContain('idle');
      await provider.whenQuiet();
      expect(provider.requests).toHaveLength(1);
    });

    it('row 74: a machine that slept does not take unread bytes for silence', async () => {
      const gate = openGate();
      provider.script([
        {
          pieces: [
            writeFrame({ content: 'Soup' }),
            gate.wait,
            writeFrame({ content: ' is on' }, 'stop'),
            DONE,
          ],
        },
      ]);
      const running = startChat(createService(provider));
      await until(() => running.events.length > 0);
      running.clock.sleepThrough(100_000);
      gate.open();
      await running.done;
      expect(joinText(running.events)).toBe('Soup is on');
    });

    it('row 46: an answer that said how it ends is over after two quiet seconds', async () => {
      provider.script('no-done-open');
      const running = startChat(createService(provider));
      await until(() => joinText(running.events) === CHICKPEA_RECIPE);
      await until(() => running.clock.pending > 0 && provider.inFlight === 1);
      await new Promise((resolve) => setTimeout(resolve, 20));
      running.clock.advance(CHAT_LIMITS.settleMs);
      await running.done;
      expect(running.events.at(-1)).toEqual({ type: 'ended', finish: 'complete' });
      await provider.whenQuiet();
    });

    it.each<[string, ScenarioName]>([
      ['line', 'huge-line'],
      ['event', 'huge-event'],
    ])('ends an answer whose %s passes the cap', async (_name, scenario) => {
      const result = await runChat(provider, scenario);
      expect(result.last).toMatchObject({ type: 'failed', failure: { code: 'internal' } });
      expect(provider.requests[0]?.closedEarly).toBe(true);
    });

    it('row 62: ends an endless answer at 64 KiB', async () => {
      const result = await runChat(provider, 'endless');
      expect(result.text).toHaveLength(CHAT_LIMITS.answerLength);
      expect(result.last).toMatchObject({ type: 'failed', failure: { code: 'cut' } });
      expect(provider.requests[0]?.closedEarly).toBe(true);
    });
  });
});
