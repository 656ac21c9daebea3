// Errors before the first event, as application/problem+json. Nothing of an upstream's text is ever in one.

import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import { writeFailure } from '../recipe/failure-words.ts';
import type { Failure, FailureCode, Refused } from '../recipe/recipe-events.ts';
import { PROBLEM_STATUS, PROBLEM_TYPE, type Problem } from '../wire/problem.ts';

interface ProblemFacts {
  /** Instead of the usual words of the code. */
  readonly message?: string;
  readonly retryAfterSec?: number;
  readonly path?: string;
  readonly refused?: readonly Refused[];
}

/** A problem in the words of its code, or in words of its own. */
export function createProblem(status: number, code: FailureCode, facts: ProblemFacts = {}): Problem {
  const { message, path, refused, retryAfterSec } = facts;
  const failure = writeFailure(code, retryAfterSec === undefined ? {} : { retryAfterSec });
  return {
    ...describeFailure(status, message === undefined ? failure : { ...failure, message }),
    ...(path === undefined || path === '' ? {} : { path }),
    ...(refused === undefined ? {} : { refused }),
  };
}

/** A chef's failure that came before anything was sent. */
export function createFailureProblem(failure: Failure): Problem {
  // A limit of the provider is told as the gateway's own being busy: 503, with the same wait.
  return describeFailure(PROBLEM_STATUS[failure.code], failure);
}

function describeFailure(status: number, failure: Failure): Problem {
  const { code, message, retryable, retryAfterSec } = failure;
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    detail: message,
    retryable,
    ...(retryAfterSec === undefined ? {} : { retryAfterSec }),
  };
}

/** Sends a problem; a wait is told in Retry-After too. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  reply.request.record.code = problem.code;
  if (problem.retryAfterSec !== undefined) reply.header('retry-after', String(problem.retryAfterSec));
  return reply
    .code(problem.status)
    .header('content-type', PROBLEM_TYPE)
    .header('cache-control', 'no-store')
    .serializer((body: string) => body)
    .send(JSON.stringify(problem));
}
