import { anything, assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChatChunk } from './read-chat-chunk.ts';

describe('readChatChunk', () => {
  it.each<[string, unknown, object]>([
    ['a delta', { choices: [{ delta: { content: 'a' } }] }, { text: 'a', reasoning: '' }],
    [
      'content in parts',
      { choices: [{ delta: { content: [{ type: 'text', text: 'a' }, { type: 'image' }, 'b'] } }] },
      { text: 'ab' },
    ],
    ['a whole message', { choices: [{ message: { content: 'a' } }] }, { text: '', wholeText: 'a' }],
    ['reasoning', { choices: [{ delta: { reasoning: 'hm', content: '' } }] }, { text: '', reasoning: 'hm' }],
    ['a refusal', { choices: [{ delta: { refusal: 'no' } }] }, { refuses: true }],
    [
      'usage without choices',
      { choices: [], usage: { prompt_tokens: 2, completion_tokens: 3 } },
      { text: '', usage: { inputTokens: 2, outputTokens: 3, estimated: false } },
    ],
    [
      'no choices at all',
      { usage: { total_tokens: 7 } },
      { text: '', usage: { inputTokens: 0, outputTokens: 7, estimated: false } },
    ],
    ['an end', { choices: [{ delta: {}, finish_reason: 'LENGTH' }] }, { ending: 'length' }],
    ['an end by a name of its own', { choices: [{ finish_reason: 'eos_token' }] }, { ending: 'complete' }],
    [
      'an end named like a property of objects',
      { choices: [{ finish_reason: 'constructor' }] },
      { ending: 'complete' },
    ],
  ])('reads %s', (_name, json, facts) => {
    expect(readChatChunk(json)).toMatchObject(facts);
  });

  it('never throws', () => {
    assert(
      property(anything(), anything(), anything(), (delta, usage, reason) => {
        expect(typeof readChatChunk({ choices: [{ delta, finish_reason: reason }], usage }).text).toBe(
          'string',
        );
        expect(typeof readChatChunk(delta).text).toBe('string');
      }),
      { seed: 15 },
    );
  });
});
