// The bare pipe: node:http in, node:http out, nothing read. It is the floor that any gateway in Node stands on.

import { Agent, createServer, request as send } from 'node:http';

const { port } = new URL(process.env.OPENAI_BASE_URL);
const agent = new Agent({ keepAlive: true });

const server = createServer((request, response) => {
  const upstream = send(
    { host: '127.0.0.1', port, agent, path: request.url, method: request.method, headers: request.headers },
    (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    },
  );
  upstream.on('error', () => response.destroy());
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
});
server.keepAliveTimeout = 120_000;
server.listen({ port: Number(process.env.PORT), host: '127.0.0.1', backlog: 4096 });
