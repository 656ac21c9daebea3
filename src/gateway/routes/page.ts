// The page: files from memory by their exact address, and 404 for everything else.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../accept.ts';
import type { PageFile, PageFiles } from '../page-files.ts';
import { createProblem, sendProblem } from '../send-problem.ts';

/** `basePath` is what stands before the address of each file. */
export function addPage(app: FastifyInstance, files: PageFiles, basePath: string): void {
  app.get('/*', async (request, reply) => {
    // The address as it came: what is not spelt like a key is not there, so there is nothing to decode.
    const file = files.get((request.raw.url ?? '').slice(basePath.length).split('?')[0] ?? '');
    return file === undefined ? sendNotFound(reply, files) : sendFile(request, reply, file);
  });
}

function sendNotFound(reply: FastifyReply, files: PageFiles): FastifyReply {
  const message =
    files.size === 0
      ? 'The page has not been built. Run "npm run build".'
      : 'There is nothing at this address.';
  return sendProblem(reply, createProblem(404, 'invalid', { message }));
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: PageFile): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const compressed = encoding === null ? undefined : file[encoding];
  const { body, etag } = compressed ?? file.plain;
  reply
    .header('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('etag', etag)
    .header('vary', 'Accept-Encoding');
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//u, ''));
  if (known?.includes(etag) || known?.includes('*')) return reply.code(304).send();
  if (compressed !== undefined && encoding !== null) reply.header('content-encoding', encoding);
  return reply.header('content-type', file.type).send(body);
}
