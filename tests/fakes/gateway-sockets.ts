// A gateway that listens on a loopback port, and a client that can leave, wait and misbehave.

import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as send } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../src/gateway/app.ts';
import { MODEL_ENV, startTestGateway, type TestGateway } from './test-gateway.ts';

export const RICE_BODY = JSON.stringify({ ingredients: ['eggs', 'rice'] });

/** A test gateway with a model; it listens until the test ends. */
export async function listenGateway(
  replaced: Partial<AppDeps> = {},
  env: Readonly<Record<string, string>> = {},
): Promise<TestGateway & { readonly port: number }> {
  const gateway = startTestGateway({ ...MODEL_ENV, ...env }, replaced);
  const { app } = gateway;
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { ...gateway, port };
}

/** Asks for a recipe on a connection of its own. */
export function postRecipe(
  port: number,
  accept = 'text/event-stream',
  headers: Readonly<Record<string, string>> = {},
): ClientRequest {
  const request = send({
    host: '127.0.0.1',
    port,
    path: '/api/recipes',
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', accept, ...headers },
  });
  request.on('error', () => undefined);
  request.end(RICE_BODY);
  return request;
}

export async function readResponse(request: ClientRequest): Promise<IncomingMessage> {
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

export async function readText(response: IncomingMessage): Promise<string> {
  let text = '';
  response.setEncoding('utf8');
  for await (const piece of response) text += piece;
  return text;
}

/** Sends bytes as they are and gives back all that comes until the other side closes. */
export async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(bytes);
  let text = '';
  socket.setEncoding('utf8');
  for await (const piece of socket) text += piece;
  return text;
}

export async function countConnections(app: FastifyInstance): Promise<number> {
  return await new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
}
