import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDailyTokens } from './daily-tokens.ts';
import { createRateLimit, MAX_CLIENTS } from './rate-limit.ts';
import { createStreamSlots } from './stream-slots.ts';

describe('createRateLimit', () => {
  beforeEach(() => {
    // The clock alone: ten thousand faked timers would take longer than the test.
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('refuses what is more than fits in a minute and tells the whole seconds to wait', async () => {
    const limit = createRateLimit(2, Date.now);
    expect(await limit.take('a')).toBeNull();
    vi.setSystemTime(1_020_500);
    expect(await limit.take('a')).toBeNull();
    expect(await limit.take('a')).toBe(40);
    expect(await limit.take('b')).toBeNull();
    vi.setSystemTime(1_060_500);
    expect(await limit.take('a')).toBeNull();
  });

  it('counts no more than ten thousand clients one by one, and the rest together', async () => {
    const limit = createRateLimit(2, Date.now);
    for (let index = 0; index < MAX_CLIENTS; index += 1) await limit.take(`client ${index}`);
    expect(await limit.take('newcomer 1')).toBeNull();
    expect(await limit.take('newcomer 2')).toBeNull();
    expect(await limit.take('newcomer 3')).toBe(60);
    expect(await limit.take('client 5')).toBeNull();
    vi.setSystemTime(1_060_001);
    expect(await limit.take('newcomer 3')).toBeNull();
    expect(await limit.take('newcomer 4')).toBeNull();
    expect(await limit.take('newcomer 5')).toBeNull();
  });
});

describe('createRateLimit in memory', () => {
  it('holds ten thousand clients and a flood of others in a few megabytes', async () => {
    const limit = createRateLimit(10, Date.now);
    await limit.take('warm');
    const before = process.memoryUsage().heapUsed;
    for (let index = 0; index < 40_000; index += 1)
      await limit.take(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(24 * 1024 * 1024);
  });
});

describe('createStreamSlots', () => {
  it('bounds all and each, and gives back once', async () => {
    const slots = createStreamSlots({ all: 3, client: 2 });
    const first = await slots.take('a');
    await slots.take('a');
    expect(await slots.take('a')).toBe('client-taken');
    await slots.take('b');
    expect(await slots.take('c')).toBe('all-taken');
    if (typeof first !== 'function') throw new Error('The first slot was free.');
    first();
    first();
    expect(slots.active()).toBe(2);
    expect(typeof (await slots.take('a'))).toBe('function');
    expect(await slots.take('a')).toBe('client-taken');
  });
});

describe('createDailyTokens', () => {
  it('sets the worst case aside and then counts what was used', async () => {
    const daily = createDailyTokens(1000, () => 0);
    const first = await daily.reserve(600);
    expect(await daily.reserve(600)).toBeNull();
    first?.settle(100);
    first?.settle(0);
    expect(await daily.isSpent(900)).toBe(false);
    expect(await daily.isSpent(901)).toBe(true);
  });

  it('begins anew at midnight UTC and does not count yesterday again', async () => {
    let now = 86_400_000 - 1;
    const daily = createDailyTokens(1000, () => now);
    const late = await daily.reserve(1000);
    expect(await daily.isSpent(1)).toBe(true);
    now += 1;
    expect(await daily.isSpent(1000)).toBe(false);
    late?.settle(500);
    expect(await daily.isSpent(1000)).toBe(false);
  });

  it('keeps to what the others had counted once it can hear of them no more', async () => {
    let isAway = false;
    const daily = createDailyTokens(
      1000,
      () => 0,
      async () => {
        if (isAway) throw new Error('away');
        return { fits: true, others: 600 };
      },
    );
    await daily.reserve(100);
    isAway = true;
    expect(await daily.reserve(400)).toBeNull();
    const last = await daily.reserve(300);
    expect(await daily.reserve(1)).toBeNull();
    last?.settle(0);
    expect(await daily.isSpent(300)).toBe(false);
  });

  it('refuses nothing without a cap', async () => {
    const daily = createDailyTokens(null, () => 0);
    await daily.reserve(1e12);
    expect(await daily.isSpent(1e12)).toBe(false);
  });
});
