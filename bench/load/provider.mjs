// The provider of the load bench: chat completions over HTTP, as fast as they can be written or at a pace. What it does
// is told by its parent: `{mode: 'whole' | 'first' | 'slow' | 'faults'}`.

import { createServer } from 'node:http';
import { answerWithFault } from './provider-faults.mjs';
import { readRecipes, SLOW_PIECES } from './recipes.mjs';

/** Characters of a token. */
const TOKEN_LENGTH = 4;
const SLOW_MS = 500;
const FIRST_MS = 10;
const HEADERS = { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' };

function writeChunk(delta, finish = null, more = {}) {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return `data: ${JSON.stringify({ id: 'chatcmpl-bench', object: 'chat.completion.chunk', created: 1893456000, model: 'bench', choices, ...more })}\n\n`;
}
const END = `${writeChunk({}, 'stop')}${writeChunk({}, 'stop', { choices: [], usage: { prompt_tokens: 600, completion_tokens: 400, total_tokens: 1000 } })}data: [DONE]\n\n`;

function writeFrames(text) {
  const tokens = [];
  for (let at = 0; at < text.length; at += TOKEN_LENGTH) tokens.push(text.slice(at, at + TOKEN_LENGTH));
  return tokens.map((content) => writeChunk({ content }));
}

const recipes = readRecipes().map(({ list, text }) => {
  const frames = writeFrames(text);
  // A model's server writes each token on its own.
  return {
    names: `I have ${list.join(', ')}.`,
    frames,
    writes: [...frames, END].map((frame) => Buffer.from(frame)),
  };
});
const byNames = new Map(recipes.map((recipe) => [recipe.names, recipe]));
const slowFrames = SLOW_PIECES.map((content) => writeChunk({ content }));
let turn = 0;
let mode = 'whole';
let unmatched = 0;
/** What the soak asks about each request that carries a number: when it came and when its exchange was over. */
const exchanges = new Map();
let open = 0;

/** The recipe for the list in the last message, which lacks the lines that say who eats; else the next in turn. */
function findRecipe(body) {
  const names = /I have [^\n]*?\.(?= Please)/.exec(JSON.parse(body).messages.at(-1).content)?.[0];
  const found =
    byNames.get(names) ??
    (names && recipes.find((recipe) => recipe.names.startsWith(`${names.slice(0, -1)},`)));
  if (found !== undefined) return found;
  unmatched += 1;
  turn = (turn + 1) % recipes.length;
  return recipes[turn];
}

function sendPaced(response, frames, ms) {
  let at = 0;
  const timer = setInterval(() => {
    if (at === frames.length) response.end(END);
    else response.write(frames[at++]);
    if (response.writableEnded) clearInterval(timer);
  }, ms);
  response.write(frames[at++]);
  response.on('close', () => clearInterval(timer));
}

function sendWhole(response, writes) {
  let at = 0;
  function writeNext() {
    while (at < writes.length - 1) {
      if (response.destroyed) return;
      if (!response.write(writes[at++])) {
        response.once('drain', writeNext);
        return;
      }
    }
    response.end(writes[at]);
  }
  writeNext();
}

const now = () => performance.timeOrigin + performance.now();

function record(response, body) {
  open += 1;
  const exchange = { askedAt: now(), closedAt: null };
  const number = /(\d+) g rice/.exec(body)?.[1];
  if (number !== undefined) exchanges.set(number, exchange);
  response.on('close', () => {
    open -= 1;
    exchange.closedAt = now();
  });
}

function answer(request, response, body) {
  record(response, body);
  if (mode === 'faults')
    return answerWithFault({ request, response, body, frames: findRecipe(body).frames, END });
  response.writeHead(200, HEADERS);
  if (mode === 'whole') sendWhole(response, findRecipe(body).writes);
  else if (mode === 'first') sendPaced(response, findRecipe(body).frames.slice(0, 40), FIRST_MS);
  else sendPaced(response, slowFrames, SLOW_MS);
}

const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (piece) => {
    body += piece;
  });
  request.on('end', () => answer(request, response, body));
});
// Gateways keep their connections for the next answer; a provider that closes them first makes faults of its own.
server.keepAliveTimeout = 120_000;
server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () =>
  process.send({ port: server.address().port }),
);

process.on('message', (message) => {
  if (message.mode !== undefined) mode = message.mode;
  if (message.exchanges === true) process.send({ open, exchanges: [...exchanges] });
  else process.send({ mode, unmatched });
});
process.on('disconnect', () => process.exit());
