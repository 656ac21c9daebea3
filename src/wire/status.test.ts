import { describe, expect, it } from 'vitest';
import { readStatus } from './status.ts';

const STATUS = {
  version: '0.1.0',
  chef: { kind: 'built-in', reason: 'no-model' },
  limits: {
    ingredients: 30,
    ingredientLength: 80,
    bodyBytes: 16_384,
    modelPerMinute: 10,
    builtInPerMinute: 120,
    streams: 256,
    streamsPerClient: 3,
    maxTokens: 1024,
    dailyTokens: null,
  },
  direct: { origins: [] },
};

describe('readStatus', () => {
  it('reads a status and drops what it does not know', () => {
    expect(readStatus({ ...STATUS, newer: true })).toEqual(STATUS);
  });

  it.each([[null], [[]], [{ ...STATUS, chef: { kind: 'other' } }], ['<!doctype html>']])(
    'takes %j for none',
    (json) => {
      expect(readStatus(json)).toBeNull();
    },
  );
});
