import { describe, expect, it } from 'vitest';
import { FAILURE_CODES } from '../recipe/recipe-events.ts';
import { PROBLEM_STATUS, readProblem } from './problem.ts';

describe('readProblem', () => {
  it('gives the failure and what was refused', () => {
    const refused = [{ ingredient: 'bleach', why: 'It is a cleaner.' }];
    const body = {
      type: 'about:blank',
      title: 'x',
      status: 429,
      code: 'busy',
      detail: 'Busy.',
      retryable: true,
    };
    expect(readProblem({ ...body, retryAfterSec: 3, refused })).toEqual({
      failure: { code: 'busy', message: 'Busy.', retryable: true, retryAfterSec: 3 },
      refused,
    });
  });

  it.each([[null], ['text'], [{}], [{ code: 'teapot', detail: '', retryable: false }]])(
    'takes %j for none',
    (json) => {
      expect(readProblem(json)).toBeNull();
    },
  );
});

describe('PROBLEM_STATUS', () => {
  it('has an error status for every code', () => {
    for (const code of FAILURE_CODES) expect(PROBLEM_STATUS[code]).toBeGreaterThanOrEqual(400);
  });
});
