// What every error looks like that no route has answered: unknown addresses, bodies that cannot be read, our own faults.

import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { REQUEST_LIMITS } from '../recipe/recipe-request.ts';
import { PATHS } from '../wire/paths.ts';
import { PROBLEM_TYPE } from '../wire/problem.ts';
import type { PageFiles } from './page-files.ts';
import { BodyError } from './read-body.ts';
import { createProblem, sendProblem } from './send-problem.ts';

/** Answers an address that no route has for this method. */
export function refuseAddress(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, basePath }: { readonly page: PageFiles; readonly basePath: string },
): FastifyReply {
  const path = (request.raw.url ?? '').split('?')[0] ?? '';
  const within = path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : '';
  const known =
    [PATHS.health, PATHS.ready, PATHS.metrics].some((own) => own === path) ||
    within === PATHS.status ||
    within === PATHS.openApi ||
    page.has(within);
  if (!known)
    return sendProblem(
      reply,
      createProblem(404, 'invalid', { message: 'There is nothing at this address.' }),
    );
  const message = 'This address is only read.';
  return sendProblem(reply.header('allow', 'GET, HEAD'), createProblem(405, 'invalid', { message }));
}

/** Answers what was thrown on the way: a request of the wrong shape in words of our own, all else as `internal`. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  report: (error: unknown) => void,
): void {
  if (reply.raw.headersSent) {
    report(error);
    reply.raw.destroy();
    return;
  }
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (error instanceof BodyError) {
    sendProblem(reply, createProblem(400, 'invalid', { message: error.message }));
  } else if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const { bodyLimit = REQUEST_LIMITS.bodyBytes } = request.routeOptions;
    const message = `The request is too long; at most ${bodyLimit} bytes are taken.`;
    // What is still coming is not read.
    sendProblem(reply.header('connection', 'close'), createProblem(413, 'too-long', { message }));
  } else if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    sendProblem(reply, createProblem(statusCode, 'invalid'));
  } else {
    report(error);
    request.record.code = 'internal';
    sendProblem(reply, createProblem(500, 'internal'));
  }
}

/** Answers what is no HTTP request, or one that did not come in time. */
export function refuseConnection(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  const problem = createProblem(status, 'invalid');
  const body = JSON.stringify(problem);
  const lines = Object.entries({
    ...headers,
    'x-request-id': randomUUID(),
    'content-type': PROBLEM_TYPE,
    'cache-control': 'no-store',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${problem.title}\r\n${lines.join('')}\r\n${body}`);
}
