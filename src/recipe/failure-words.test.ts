import { describe, expect, it } from 'vitest';
import { writeFailure } from './failure-words.ts';
import { FAILURE_CODES } from './recipe-events.ts';

describe('writeFailure', () => {
  it.each(FAILURE_CODES)('says in whole sentences what to do about %s', (code) => {
    const { message } = writeFailure(code);
    expect(message).toMatch(/^[A-Z].{30,}\.$/);
    expect(message).not.toMatch(/oops|\bsafe\b|healthy|allergen-free/i);
  });

  it.each([
    ['config', false],
    ['quota', false],
    ['too-long', false],
    ['filtered', false],
    ['refused', false],
    ['invalid', false],
    ['busy', true],
    ['empty', true],
    ['cut', true],
    ['timeout', true],
    ['offline', true],
    ['internal', true],
  ] as const)('%s can be tried again: %s', (code, retryable) => {
    expect(writeFailure(code).retryable).toBe(retryable);
  });

  it('rounds the wait up to whole seconds', () => {
    expect(writeFailure('busy', { retryAfterSec: 12.1 }).retryAfterSec).toBe(13);
    expect(writeFailure('busy', { retryAfterSec: 0 }).retryAfterSec).toBe(1);
  });

  it.each([Number.NaN, -1, Number.POSITIVE_INFINITY])('passes over a wait of %s', (retryAfterSec) => {
    expect(writeFailure('busy', { retryAfterSec })).not.toHaveProperty('retryAfterSec');
  });

  it('gives no wait for what cannot be tried again', () => {
    expect(writeFailure('quota', { retryAfterSec: 30 })).not.toHaveProperty('retryAfterSec');
  });

  it('names the model and its variable where the setup is at fault', () => {
    const { message } = writeFailure('config', { model: 'Qwen/Qwen3-30B' });
    expect(message).toContain('Qwen/Qwen3-30B');
    expect(message).toContain('LARDER_MODEL');
  });

  it('never repeats a model name that is no name', () => {
    expect(writeFailure('config', { model: '<img src=x> sk-123 secret' }).message).not.toContain('secret');
  });
});
