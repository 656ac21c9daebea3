import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanDetail } from './clean-detail.ts';

const KEY = 'Zq7-very.own+key/of=mine';

describe('cleanDetail', () => {
  it.each([
    ['the key of the service', `key ${KEY} refused`, 'key [redacted] refused'],
    ['the key in an address', `GET /?k=${encodeURIComponent(KEY)}`, 'GET /?k=[redacted]'],
    ['a bearer header', 'sent Bearer abc.def.ghi today', 'sent [redacted] today'],
    ["somebody else's key", 'use hf_abcdefghijklmnop instead', 'use [redacted] instead'],
    ['a masked key', 'Incorrect API key provided: sk-abc***wxyz.', 'Incorrect API key provided: [redacted]'],
    ['a named token', 'access_token=abcdef123456&x=1', '[redacted]&x=1'],
    ['control characters', 'a\u001b[31mb\r\nc\u202ed', 'a [31mb c d'],
  ])('removes %s', (_name, text, clean) => {
    expect(cleanDetail(text, KEY)).toBe(clean);
  });

  it.each([
    ['max_tokens is too large: 100000'],
    ['Model fake/cook is currently loading'],
    ['You exceeded your current quota'],
  ])('leaves plain words alone: %s', (text) => {
    expect(cleanDetail(text, KEY)).toBe(text);
  });

  it('never passes on the key, and never more than 200 characters', () => {
    assert(
      property(
        string({ maxLength: 6000 }),
        constantFrom('', ' ', '\n', 'key: '),
        string({ maxLength: 300 }),
        (before, gap, after) => {
          const clean = cleanDetail(before + gap + KEY + after, KEY);
          expect(clean.length).toBeLessThanOrEqual(200);
          expect(clean).not.toContain(KEY);
        },
      ),
      { seed: 11 },
    );
  });

  it('leaves no half of a key where a long text is cut', () => {
    for (let length = 4060; length < 4100; length += 1) {
      expect(cleanDetail(`Bearer ${'x'.repeat(length - 8)} ${KEY}`, KEY)).not.toContain('Zq7');
    }
  });
});
