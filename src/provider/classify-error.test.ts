import { describe, expect, it } from 'vitest';
import { classifyError } from './classify-error.ts';
import { readErrorBody } from './read-error-body.ts';

const SAYS = (message: string, code?: string | number) => ({ error: { message, code } });

describe('classifyError', () => {
  it.each<[string, number, unknown, object]>([
    ['payload too large', 413, {}, { code: 'too-long', retries: 0 }],
    [
      'a limit on input and output together',
      422,
      { error: 'Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4096' },
      { code: 'too-long' },
    ],
    ['a validation error', 422, { detail: [{ msg: 'field required' }] }, { code: 'config', retries: 0 }],
    [
      'a flagged input',
      403,
      SAYS('Your chosen model requires moderation and your input was flagged'),
      { code: 'filtered' },
    ],
    ['a method that is not allowed', 405, {}, { code: 'config', retries: 0 }],
    ['a proxy that asks for a login', 407, {}, { code: 'config', retries: 0 }],
    ['a request that took too long', 408, {}, { code: 'timeout', retries: 1 }],
    ['a bad gateway', 502, {}, { code: 'busy', retries: 2 }],
    ['a gateway that waited too long', 504, {}, { code: 'timeout', retries: 1 }],
    [
      'a status within the error of an answer',
      200,
      SAYS('Provider returned error', 429),
      { code: 'busy', retries: 2 },
    ],
    ['a status as text', 200, SAYS('Provider returned error', '402'), { code: 'quota' }],
    ['a wrong key said within an answer', 200, SAYS('no', 'invalid_api_key'), { code: 'config' }],
    ['a timeout said within an answer', 200, SAYS('slow', 'timeout'), { code: 'timeout' }],
    [
      'a fault without a name within an answer',
      200,
      SAYS('something broke'),
      { code: 'internal', retries: 1 },
    ],
    ['a code in other letters', 429, SAYS('x', 'Insufficient-Quota'), { code: 'quota', retries: 0 }],
    [
      'a rate limit that speaks of the context length',
      429,
      SAYS('limit 1000 tokens per minute; context length 8192'),
      { code: 'busy', retries: 2 },
    ],
    [
      'a limit that is too high, though the other name is not asked for',
      400,
      SAYS('max_tokens is too large: 100000'),
      { code: 'config', wants: undefined },
    ],
    [
      'an instruction role that is off',
      400,
      SAYS('Developer instruction is not enabled for models/gemma'),
      { wants: 'no-system-role' },
    ],
    [
      'a template without a system role',
      400,
      SAYS('This model does not support system messages'),
      { wants: 'no-system-role' },
    ],
    ['other words with "system"', 400, SAYS('The system is under maintenance'), { wants: undefined }],
  ])('reads %s', (_name, status, json, verdict) => {
    const fault = classifyError({ status, body: readErrorBody(json), model: 'fake/cook' });
    expect({ wants: undefined, ...fault }).toMatchObject(verdict);
  });

  it('counts a web page by its status only where the status speaks for itself', () => {
    const page = (status: number) =>
      classifyError({ status, body: readErrorBody('<html>'), html: true, model: 'fake/cook' }).code;
    expect([401, 403, 404, 429, 500, 502, 503].map(page)).toEqual([
      'config',
      'internal',
      'config',
      'busy',
      'internal',
      'internal',
      'busy',
    ]);
  });
});
