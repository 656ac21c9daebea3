// How the provider of the soak fails: each answer draws one way. A third is healthy.

const SEND_MS = 5;

function fail(response, status, body, headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
}

/** Writes some of the frames at a pace, then does `then`. */
function sendSome(response, frames, then) {
  let at = 0;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const timer = setInterval(() => {
    if (at < frames.length) response.write(frames[at++]);
    else {
      clearInterval(timer);
      then();
    }
  }, SEND_MS);
  response.on('close', () => clearInterval(timer));
}

function draw(frames) {
  const groups = [];
  for (let at = 0; at < frames.length; at += 8) groups.push(frames.slice(at, at + 8).join(''));
  return groups;
}

const tell = (message, code = null) => JSON.stringify({ error: { message, type: 'error', code } });

const FAULTS = {
  busy: ({ response }) => fail(response, 429, tell('slow down'), { 'retry-after': '1' }),
  broken: ({ response }) => fail(response, 500, tell('broken')),
  'away-for-now': ({ response }) =>
    fail(response, 503, '<html>Bad gateway</html>', { 'content-type': 'text/html' }),
  'no-money': ({ response }) => fail(response, 402, tell('no credit', 'insufficient_quota')),
  'reset-at-once': ({ request }) => request.socket.destroy(),
  'no-answer': () => undefined,
  'junk-for-json': ({ response }) => fail(response, 200, '{"choices": [{"message": '),
  'cut-in-the-middle': ({ response, groups }) =>
    sendSome(response, groups.slice(0, Math.ceil(groups.length / 2)), () => response.destroy()),
  'no-end': ({ response, groups }) => sendSome(response, groups, () => response.end()),
  'error-in-the-stream': ({ response, groups }) =>
    sendSome(response, groups.slice(0, 5), () => response.end(`data: ${tell('overloaded')}\n\n`)),
  'silent-in-the-middle': ({ response, groups }) => sendSome(response, groups.slice(0, 5), () => undefined),
  'no-words': ({ response, END }) => sendSome(response, [], () => response.end(END)),
  'endless-line': ({ response }) =>
    sendSome(response, Array(64).fill('x'.repeat(64 * 1024)), () => response.destroy()),
};
const NAMES = Object.keys(FAULTS);

export function answerWithFault(exchange) {
  const groups = draw(exchange.frames);
  const drawn = Math.floor(Math.random() * NAMES.length * 1.5);
  const name = NAMES[drawn];
  if (name !== undefined) FAULTS[name]({ ...exchange, groups });
  else sendSome(exchange.response, groups, () => exchange.response.end(exchange.END));
}
