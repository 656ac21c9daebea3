// The gateway's calls to a model's service, over node:http. What `fetch` gives costs 110 kB a waiting stream, this 30.

import {
  type ClientRequest,
  type IncomingMessage,
  Agent as PlainAgent,
  request as sendPlain,
} from 'node:http';
import { Agent as SecureAgent, request as sendSecure } from 'node:https';
import type { ChatFetch, ChatResponse } from '../provider/chat-service.ts';

const CONNECT_MS = 10_000;
/** A connection that rests for longer may have been closed over there, unheard. */
const REST_MS = 4_000;

const plain = new PlainAgent({ keepAlive: true, timeout: REST_MS });
const secure = new SecureAgent({ keepAlive: true, timeout: REST_MS });

/** Posts as `fetch` does, as far as the chat-completion call needs it: no redirects, no cookies, no compression. */
export const callService: ChatFetch = async (address, { method, headers, body, signal }) => {
  signal.throwIfAborted();
  const url = new URL(address);
  const options = {
    method,
    headers: { ...headers, 'accept-encoding': 'identity', 'content-length': Buffer.byteLength(body) },
  };
  const request =
    url.protocol === 'https:'
      ? sendSecure(url, { ...options, agent: secure })
      : sendPlain(url, { ...options, agent: plain });
  boundConnecting(request);
  const answer = readAnswer(request, signal);
  request.end(body);
  return answer;
};

/** Knows nothing of the body that is sent: it would lie in memory for as long as the answer is written. */
function readAnswer(request: ClientRequest, signal: AbortSignal): Promise<ChatResponse> {
  return new Promise((resolve, reject) => {
    let answer: IncomingMessage | undefined;
    const abort = () => {
      // What has come to its end gives its connection back.
      if (answer?.complete !== true) request.destroy();
    };
    signal.addEventListener('abort', abort, { once: true });
    request.on('close', () => signal.removeEventListener('abort', abort));
    request.on('error', reject);
    request.on('response', (response) => {
      answer = response;
      const status = response.statusCode ?? 0;
      resolve({
        ok: status >= 200 && status < 300,
        status,
        headers: { get: (name) => [response.headers[name] ?? null].flat().join(', ') || null },
        body: { getReader: () => createReader(response) },
      });
    });
  });
}

function boundConnecting(request: ClientRequest): void {
  request.on('socket', (socket) => {
    if (!socket.connecting) return;
    const timer = setTimeout(() => {
      request.destroy(Object.assign(new Error('connecting took too long'), { code: 'ETIMEDOUT' }));
    }, CONNECT_MS);
    // Off again once it is connected: sockets are many, and each keeps what listens to it.
    const clear = () => {
      clearTimeout(timer);
      socket.off('connect', clear).off('close', clear);
    };
    socket.on('connect', clear).on('close', clear);
  });
}

/** Reads what is there in one piece, and waits where nothing is. */
function createReader(response: IncomingMessage) {
  let failure: Error | undefined;
  let wake = () => {};
  const rouse = () => wake();
  response.on('readable', rouse);
  response.on('end', rouse);
  response.on('close', rouse);
  response.on('error', (error) => {
    failure = error;
    rouse();
  });
  return {
    async read(): Promise<{ done: true; value?: undefined } | { done: false; value: Uint8Array }> {
      for (;;) {
        const value: Buffer | null = response.read();
        if (value !== null) return { done: false, value };
        if (failure !== undefined) throw failure;
        if (response.readableEnded) return { done: true };
        if (response.destroyed) throw Object.assign(new Error('broken off'), { code: 'ECONNRESET' });
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    async cancel() {
      if (response.complete) response.resume();
      else response.destroy();
    },
  };
}
