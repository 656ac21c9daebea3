// The table of scenarios: each one a fault (or a habit) that a provider has been seen with.

import {
  answerJson,
  answerStream,
  DONE,
  type FakeAnswer,
  type FakeScript,
  splitBytes,
  USAGE_FRAME,
  writeChunk,
  writeCompletion,
  writeFrame,
  writeStream,
  writeTextFrames,
} from './fake-answer.ts';
import { BLEACH_RECIPE, CHICKPEA_RECIPE, HOSTILE_RECIPE, UNDERCOOKED_RECIPE } from './fake-recipes.ts';

interface Scenario {
  readonly about: string;
  readonly script: FakeScript;
}

const GOOD = answerStream(CHICKPEA_RECIPE);
const STREAM = writeStream(CHICKPEA_RECIPE);
const HALF = writeTextFrames(CHICKPEA_RECIPE.slice(0, 400));
const PAGE =
  '<!doctype html><html><head><title>Just a moment</title></head><body>Checking your browser</body></html>';

function tell(message: string, code: string | null = null, type = 'invalid_request_error'): unknown {
  return { error: { message, type, param: null, code } };
}

function answerPage(status: number): FakeAnswer {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, pieces: [PAGE] };
}

function frames(...pieces: string[]): FakeScript {
  return [{ pieces }];
}

function* writeWithoutEnd(): Generator<string> {
  for (let line = 0; ; line += 1) {
    yield writeFrame({
      content: `${line}. Stir the pot once more and wait until it has boiled down a little. `,
    });
  }
}

const MAX_TOKENS_REFUSED =
  "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";

export const SCENARIOS = {
  recipe: { about: 'a healthy stream', script: [GOOD] },
  slow: {
    about: 'a healthy stream, a few words at a time',
    script: [{ pieces: STREAM.flatMap((frame) => [frame, { waitMs: 25 }]) }],
  },
  'starts-late': {
    about: 'nothing for ten seconds, then a healthy stream',
    script: [{ pieces: [{ waitMs: 10_000 }, ...STREAM] }],
  },

  unauthorised: {
    about: 'wrong key',
    script: [answerJson(401, tell('Incorrect API key provided', 'invalid_api_key'))],
  },
  forbidden: {
    about: 'a key without the permission for inference',
    script: [
      answerJson(403, {
        error: 'This authentication method does not have sufficient permissions to call Inference Providers',
      }),
    ],
  },
  'credits-used-up': {
    about: 'no credits',
    script: [answerJson(402, { error: 'You have exceeded your monthly included credits' })],
  },
  'credits-too-few': {
    about: 'the reply limit costs more than the balance',
    script: [
      answerJson(402, {
        error: { message: 'This request requires more credits, or fewer max_tokens', code: 402 },
      }),
    ],
  },
  'model-unknown': {
    about: 'unknown model',
    script: [answerJson(404, tell('The model fake/cook does not exist', 'model_not_found'))],
  },
  'model-not-served': {
    about: 'nobody serves the model',
    script: [
      answerJson(
        400,
        tell(
          "The requested model 'fake/cook' is not supported by any provider you have enabled.",
          'model_not_supported',
        ),
      ),
    ],
  },
  'not-a-chat-model': {
    about: 'not a chat model',
    script: [answerJson(400, tell('This is not a chat model', null))],
  },
  'max-tokens-refused': {
    about: 'wants max_completion_tokens',
    script: [
      (request) =>
        typeof request.body === 'object' && request.body !== null && 'max_tokens' in request.body
          ? answerJson(400, {
              error: {
                message: MAX_TOKENS_REFUSED,
                type: 'invalid_request_error',
                param: 'max_tokens',
                code: 'unsupported_parameter',
              },
            })
          : GOOD,
    ],
  },
  'system-role-refused': {
    about: 'knows no system role',
    script: [
      (request) =>
        JSON.stringify(request.body).includes('"role":"system"')
          ? answerJson(400, tell('System role not supported'))
          : GOOD,
    ],
  },
  'roles-must-alternate': {
    about: 'knows no system role, and says so with a 500',
    script: [
      (request) =>
        JSON.stringify(request.body).includes('"role":"system"')
          ? answerJson(500, { error: 'Conversation roles must alternate user/assistant/user/assistant/...' })
          : GOOD,
    ],
  },
  'busy-two-seconds': {
    about: '429 with Retry-After in seconds, then well',
    script: [
      answerJson(429, tell('Rate limit reached', 'rate_limit_exceeded'), { 'retry-after': '2' }),
      GOOD,
    ],
  },
  'busy-until-date': {
    about: '429 with Retry-After as a date 20 s after its own Date, then well',
    script: [
      answerJson(429, tell('Rate limit reached', 'rate_limit_exceeded'), {
        date: 'Tue, 01 Jan 2030 00:00:00 GMT',
        'retry-after': 'Tue, 01 Jan 2030 00:00:20 GMT',
      }),
      GOOD,
    ],
  },
  'busy-an-hour': {
    about: '429 with a Retry-After that nobody waits for',
    script: [answerJson(429, tell('Rate limit reached', 'rate_limit_exceeded'), { 'retry-after': '3600' })],
  },
  'busy-forever': { about: '429 without end', script: [answerJson(429, tell('Too many requests'))] },
  'quota-as-429': {
    about: 'spent quota with the status of a rate limit',
    script: [
      answerJson(429, tell('You exceeded your current quota', 'insufficient_quota', 'insufficient_quota')),
    ],
  },
  'quota-in-words': {
    about: 'a limit of this minute that is called a quota',
    script: [answerJson(429, tell('INSUFFICIENT QUOTA for this minute')), GOOD],
  },
  'no-capacity-upstream': {
    about: '429 for the capacity behind a router',
    script: [
      answerJson(429, {
        error: {
          message: 'Provider returned error',
          code: 429,
          metadata: { raw: 'temporarily rate-limited upstream' },
        },
      }),
      GOOD,
    ],
  },
  'model-loading': {
    about: '503 while the model loads, then well',
    script: [answerJson(503, { error: 'Model fake/cook is currently loading', estimated_time: 20 }), GOOD],
  },
  'loads-for-ages': {
    about: '503 with an estimate that is untrue, then well',
    script: [answerJson(503, { error: 'Model fake/cook is currently loading', estimated_time: 300 }), GOOD],
  },
  'unavailable-once': {
    about: '503, then well',
    script: [answerJson(503, { error: 'Service temporarily unavailable' }), GOOD],
  },
  'unavailable-forever': {
    about: '503 without end',
    script: [answerJson(503, { error: 'Service temporarily unavailable' })],
  },
  'over-capacity': {
    about: '529 without end',
    script: [answerJson(529, tell('Overloaded', null, 'overloaded_error'))],
  },
  'broken-inside': {
    about: '500 without end',
    script: [answerJson(500, { error: 'failed to load weights' })],
  },
  'web-page': { about: 'a web page with status 200', script: [answerPage(200)] },
  'web-page-403': { about: "a firewall's page", script: [answerPage(403)] },
  'web-page-502': { about: "a proxy's page", script: [answerPage(502)] },
  'error-with-200': {
    about: 'an error with status 200',
    script: [answerJson(200, { error: { message: 'Overloaded', type: 'overloaded_error' } })],
  },
  redirect: {
    about: 'a redirect to another host',
    script: [{ status: 307, headers: { location: 'http://elsewhere.invalid/v1/chat/completions' } }],
  },
  'hangs-up': {
    about: 'the connection is reset before the headers',
    script: [{ gate: () => Promise.reject(new Error('reset')) }],
  },
  'no-headers': { about: 'no headers, ever', script: [{ hangs: true }] },
  'context-too-long': {
    about: 'the request is longer than the context',
    script: [
      answerJson(400, tell("This model's maximum context length is 2048 tokens", 'context_length_exceeded')),
    ],
  },

  'json-instead': {
    about: 'JSON although a stream was asked for',
    script: [answerJson(200, writeCompletion(CHICKPEA_RECIPE))],
  },
  'json-parts': {
    about: 'JSON with the content in parts',
    script: [
      answerJson(
        200,
        writeCompletion([
          { type: 'text', text: CHICKPEA_RECIPE.slice(0, 100) },
          { type: 'image_url', image_url: { url: 'https://pictures.invalid/a.png' } },
          { type: 'text', text: CHICKPEA_RECIPE.slice(100) },
        ]),
      ),
    ],
  },
  'wrong-content-type': {
    about: 'a stream called JSON',
    script: [{ headers: { 'content-type': 'application/json' }, pieces: STREAM }],
  },
  'json-called-stream': {
    about: 'JSON called a stream',
    script: [{ pieces: [writeCompletion(CHICKPEA_RECIPE)] }],
  },
  comments: {
    about: 'keep-alive comments between the frames',
    script: [{ pieces: [': PROCESSING\n\n', ...STREAM.flatMap((frame) => [': PROCESSING\n\n', frame])] }],
  },
  'comments-as-data': {
    about: 'keep-alive comments sent on as data',
    script: [
      { pieces: STREAM.flatMap((frame, at) => (at % 5 === 0 ? ['data: : PROCESSING\n\n', frame] : [frame])) },
    ],
  },
  crlf: { about: 'CRLF line ends', script: [{ pieces: [STREAM.join('').replaceAll('\n', '\r\n')] }] },
  cr: { about: 'CR line ends', script: [{ pieces: [STREAM.join('').replaceAll('\n', '\r')] }] },
  'split-crlf': {
    about: 'CRLF line ends, one byte at a time',
    script: [{ pieces: splitBytes(writeStream('Soup\r\nof the day').join('').replaceAll('\n', '\r\n'), 1) }],
  },
  'split-utf8': {
    about: 'multi-byte characters cut between pieces',
    script: [{ pieces: splitBytes(writeStream('Crème brûlée 🍮 für zwei — ½ TL Öl').join(''), 1) }],
  },
  bom: {
    about: 'a byte order mark',
    script: [{ pieces: [new Uint8Array([0xef, 0xbb]), new Uint8Array([0xbf]), ...STREAM] }],
  },
  'several-data-lines': {
    about: 'one JSON over several data lines',
    script: [
      {
        pieces: STREAM.map((frame) =>
          frame === DONE ? frame : `data: {\ndata: ${frame.slice('data: {'.length).trimEnd()}\n\n`,
        ),
      },
    ],
  },
  'single-line-feeds': {
    about: 'events ended by one line feed',
    script: [{ pieces: STREAM.map((frame) => frame.replace('\n\n', '\n')) }],
  },
  'no-space': {
    about: 'data: without a space',
    script: [{ pieces: STREAM.map((frame) => frame.replace('data: ', 'data:')) }],
  },
  'glued-frames': {
    about: 'a broken frame with a good one glued to it',
    script: [
      {
        pieces: STREAM.flatMap((frame, at) =>
          at === 3 ? [`data: {"id":"chatcmpl-fake","object":"chat.completion.c${frame}`] : [frame],
        ),
      },
    ],
  },
  'many-broken-frames': {
    about: 'broken frame after broken frame',
    script: frames(...HALF, ...Array.from({ length: 5 }, () => 'data: {"id":"chatcmpl-fake","obj\n\n'), DONE),
  },
  'no-last-blank-line': {
    about: 'the last event is not followed by a blank line',
    script: frames(...writeTextFrames(CHICKPEA_RECIPE), `data: ${writeChunk({}, 'stop')}`),
  },
  'error-midway': {
    about: 'an error after some text',
    script: frames(
      ...HALF,
      `data: ${JSON.stringify({ error: { message: 'Overloaded', type: 'overloaded_error' } })}\n\n`,
    ),
  },
  'error-event': {
    about: 'an event called error',
    script: frames(...HALF, 'event: error\ndata: it broke\n\n'),
  },
  'error-as-text': { about: 'an error as plain data', script: frames(...HALF, 'data: error: it broke\n\n') },
  cut: { about: 'ends without an end', script: frames(...HALF) },
  'cut-socket': { about: 'the socket breaks after some text', script: [{ pieces: HALF, ending: 'cut' }] },
  'no-done': {
    about: 'a reason for the end, but no [DONE]',
    script: frames(...writeTextFrames(CHICKPEA_RECIPE), writeFrame({}, 'stop')),
  },
  'no-done-open': {
    about: 'a reason for the end, but neither [DONE] nor a closed socket',
    script: [{ pieces: [...writeTextFrames(CHICKPEA_RECIPE), writeFrame({}, 'stop')], ending: 'stay-open' }],
  },
  'done-open': {
    about: '[DONE], but the socket stays open',
    script: [{ pieces: STREAM, ending: 'stay-open' }],
  },
  usage: {
    about: 'usage in a last chunk without choices',
    script: frames(
      ...writeTextFrames(CHICKPEA_RECIPE),
      writeFrame({}, 'stop'),
      USAGE_FRAME,
      'data: {"id":"x"}\n\n',
      DONE,
    ),
  },
  stalls: { about: 'no byte after some text', script: [{ pieces: HALF, ending: 'stay-open' }] },
  silent: { about: 'headers, then nothing', script: [{ pieces: [], ending: 'stay-open' }] },

  empty: {
    about: 'ends at once, without text',
    script: frames(
      writeFrame({ role: 'assistant', content: '' }),
      writeFrame({ content: null }, 'stop'),
      DONE,
    ),
  },
  'empty-once': {
    about: 'without text, then well',
    script: [{ pieces: [writeFrame({ content: '' }, 'stop'), DONE] }, GOOD],
  },
  length: { about: 'ends at the reply limit', script: frames(...HALF, writeFrame({}, 'length'), DONE) },
  'content-filter': {
    about: 'a filter ends the text',
    script: frames(...HALF, writeFrame({}, 'content_filter'), DONE),
  },
  'filtered-request': {
    about: 'a filter refuses the request',
    script: [
      answerJson(
        400,
        tell(
          'The response was filtered due to the prompt triggering our content management policy',
          'content_filter',
        ),
      ),
    ],
  },
  'only-reasoning': {
    about: 'the whole reply limit goes into reasoning',
    script: frames(
      ...Array.from({ length: 20 }, () => writeFrame({ reasoning_content: 'Hmm. ' })),
      writeFrame({}, 'length'),
      DONE,
    ),
  },
  'reasoning-first': {
    about: 'reasoning in both fields, then the text',
    script: frames(
      ...Array.from({ length: 5 }, () =>
        writeFrame({ reasoning: 'Hmm. ', reasoning_content: 'Hmm. ', content: '' }),
      ),
      ...STREAM,
    ),
  },
  'think-block': {
    about: 'reasoning in the text itself',
    script: [answerStream(`<think>The cook has chickpeas. Then a pan dish.</think>\n\n${CHICKPEA_RECIPE}`)],
  },
  'fenced-answer': {
    about: 'the whole answer in a fence',
    script: [answerStream(`\`\`\`markdown\n${CHICKPEA_RECIPE}\`\`\`\n`)],
  },
  'parts-in-deltas': {
    about: 'deltas with their content in parts',
    script: frames(
      writeFrame({
        content: [
          { type: 'text', text: CHICKPEA_RECIPE.slice(0, 50) },
          { type: 'refusal', refusal: 'x' },
        ],
      }),
      ...writeTextFrames(CHICKPEA_RECIPE.slice(50)),
      DONE,
    ),
  },
  'no-reason': {
    about: '[DONE] without a reason for the end',
    script: frames(...writeTextFrames(CHICKPEA_RECIPE), DONE),
  },
  'stop-from-the-start': {
    about: 'every chunk says stop',
    script: frames(
      ...writeTextFrames(CHICKPEA_RECIPE).map((frame) =>
        frame.replace('"finish_reason":null', '"finish_reason":"stop"'),
      ),
      DONE,
    ),
  },
  'same-line': {
    about: 'one line over and over',
    script: frames(
      ...Array.from({ length: 40 }, () => writeFrame({ content: 'Stir the pot.\n' })),
      writeFrame({}, 'length'),
      DONE,
    ),
  },
  endless: { about: 'text without end', script: [() => ({ pieces: writeWithoutEnd() })] },
  'huge-line': {
    about: 'one line without end',
    script: [
      () => ({
        pieces: ['data: "', ...Array.from({ length: 64 }, () => 'x'.repeat(16 * 1024))],
        ending: 'stay-open',
      }),
    ],
  },
  'huge-event': {
    about: 'one event of a thousand lines',
    script: [
      () => ({
        pieces: Array.from({ length: 100 }, () => `data: "${'x'.repeat(16 * 1024)}\n`),
        ending: 'stay-open',
      }),
    ],
  },
  'key-echo': {
    about: 'an error that repeats the key',
    script: [
      (request) =>
        answerJson(
          401,
          tell(
            `Incorrect API key provided: ${request.headers.authorization ?? ''}\u0007\nsk-proj-abc***wxyz`,
            'invalid_api_key',
          ),
        ),
    ],
  },

  hostile: {
    about: 'markdown with scripts, links that run code, remote pictures, raw HTML',
    script: [answerStream(HOSTILE_RECIPE)],
  },
  bleach: { about: 'a drink with bleach in it', script: [answerStream(BLEACH_RECIPE)] },
  undercooked: { about: 'chicken at 55 C', script: [answerStream(UNDERCOOKED_RECIPE)] },
} satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof SCENARIOS;
