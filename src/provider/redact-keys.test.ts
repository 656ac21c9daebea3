import { describe, expect, it } from 'vitest';
import { redactKeys } from './redact-keys.ts';

describe('redactKeys', () => {
  it.each([
    ['Hugging Face', 'hf_abcdefghijklmnopqrstuvwxyz0123456789'],
    ['OpenAI', 'sk-proj-0123456789abcdef'],
    ['OpenRouter', 'sk-or-v1-0123456789abcdef'],
    ['Anthropic', 'sk-ant-api03-AbCdEf0123456789'],
    ['Groq', 'gsk_0123456789abcdef'],
    ['Google', 'AIzaSyA1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q'],
    ['xAI', 'xai-0123456789abcdefABCDEF'],
    ['Perplexity', 'pplx-0123456789abcdefABCDEF'],
    ['NVIDIA', 'nvapi-0123456789abcdefABCDEF'],
    ['Replicate', 'r8_0123456789abcdefABCDEF'],
    ['GitHub', 'ghp_0123456789abcdefABCDEF'],
    ['a JSON web token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJjb29rIn0.c2lnbmF0dXJl'],
    ['a masked key', 'sk-abc***wxyz'],
    ['a header', 'Bearer 0123-abc'],
    ['a header of another kind', 'Basic Y29vazpzZWNyZXQ='],
    ['a named key', 'api_key=abcdef123456'],
    ['letters alone', 'hf_abcdefghijklmnop'],
  ])('takes a key out: %s', (_whose, key) => {
    for (const line of [`before ${key} after`, `{"detail":"before ${key}","after":1}`]) {
      const clean = redactKeys(line);
      expect(clean).toContain('[redacted]');
      expect(clean).toContain('after');
      expect(clean).not.toContain(key.slice(-8));
      if (line.startsWith('{')) expect(JSON.parse(clean)).toMatchObject({ after: 1 });
    }
  });

  it.each([
    '{"route":"/api/recipes","code":"busy","client":"a1b2","tokens":123456}',
    'max_tokens is too large: 100000',
    'Incorrect API key provided',
    'the risk-averse, hf-hub or-else',
  ])('leaves other words alone: %s', (line) => {
    expect(redactKeys(line)).toBe(line);
  });
});
