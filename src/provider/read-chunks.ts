// An answer's body -> the JSON chunks in it, whatever way it was framed: event stream, JSON in one piece, JSON
// lines, good frames glued to broken ones. Errors inside the answer are thrown; text is not looked at here.

import type { ChatBytes, ChatLimits } from './chat-service.ts';
import { classifyError } from './classify-error.ts';
import { classifyNetworkError } from './classify-network-error.ts';
import { cleanDetail } from './clean-detail.ts';
import { ProviderError } from './provider-error.ts';
import { holdsError, isRecord, readErrorBody } from './read-error-body.ts';
import {
  createServerEventReader,
  OversizeError,
  parseJson,
  type ServerEvent,
  type ServerEventReader,
} from './read-server-events.ts';

/** What was seen on the way, beside the chunks. */
export interface AnswerMarks {
  sawDone: boolean;
  /** A chunk of the answer came: the request was taken. */
  hasBegun: boolean;
  /** Frames that were JSON once; more than BROKEN_FRAMES end the reading. */
  brokenFrames: number;
  /** Data that never was JSON, such as a comment sent on as data. */
  skippedData: number;
}

export interface ChunkContext {
  readonly limits: ChatLimits;
  readonly model: string;
  readonly apiKey?: string;
  readonly marks: AnswerMarks;
  /** Called for every piece of the body, before it is read. */
  onBytes(): void;
}

export const BROKEN_FRAMES = 3;
/** Places in one broken frame where a good one is looked for: a frame of nothing but "data:" must not cost a square. */
const GLUED_FRAMES = 8;

type Chunk = Record<string, unknown>;
/** Chunks that arrived together. */
export type Chunks = readonly Chunk[];

/**
 * Chunks of a successful answer, as many at once as one piece of the body held. Ends at [DONE], also when the body
 * stays open, or where the body ends. The body is cancelled when the iteration ends early.
 * @throws ProviderError for an error in the answer, a web page, or a size past its cap
 */
export async function* readChunks(
  body: ChatBytes | null,
  context: ChunkContext,
): AsyncGenerator<Chunks, void, undefined> {
  if (body === null) return;
  // The decoder drops one byte order mark, also when its bytes come one by one.
  const decoder = new TextDecoder('utf-8');
  const reading = createBodyReading(context);
  const reader = body.getReader();
  try {
    while (!context.marks.sawDone) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw reportBreak(error, context);
      });
      if (!done) context.onBytes();
      const chunks: Chunk[] = [];
      const read = done ? reading.finish : reading.feed;
      const fault = catchFault(() => read(decoder.decode(value, { stream: !done }), chunks));
      // What could be read before a fault counts.
      if (chunks.length > 0) yield chunks;
      if (fault !== null) throw fault.error;
      if (done) return;
    }
  } catch (error) {
    throw error instanceof OversizeError
      ? new ProviderError({ code: 'internal', retries: 0, detail: `answer past its cap: ${error.message}` })
      : error;
  } finally {
    // Not awaited: a body that stays open would hold the end back.
    reader.cancel().catch(() => undefined);
  }
}

function catchFault(run: () => void): { readonly error: unknown } | null {
  try {
    run();
    return null;
  } catch (error) {
    return { error };
  }
}

/** Text in, chunks at the end of a list. */
interface BodyReading {
  feed(text: string, found: Chunk[]): void;
  finish(text: string, found: Chunk[]): void;
}

function createBodyReading(context: ChunkContext): BodyReading {
  let head = '';
  let whole: string[] | undefined;
  let wholeLength = 0;
  let events: ServerEventReader | undefined;

  /** The body's first visible character decides: content types are often wrong. */
  function open(first: string): void {
    if (first === '<') {
      const detail = cleanDetail(`a web page instead of an answer: ${head.trimStart()}`, context.apiKey);
      throw new ProviderError({ code: 'internal', retries: 0, detail });
    }
    if (first === '{' || first === '[') whole = [];
    else events = createServerEventReader(context.limits);
  }

  function feed(text: string, found: Chunk[]): void {
    let piece = text;
    if (events === undefined && whole === undefined) {
      head += text;
      if (head.length > context.limits.lineLength) throw new OversizeError('nothing but blanks');
      const first = head.trimStart().charAt(0);
      if (first === '') return;
      open(first);
      piece = head;
      head = '';
    }
    if (events !== undefined) readEventChunks(events.feed(piece), context, found);
    else if (whole !== undefined) {
      wholeLength += piece.length;
      if (wholeLength > context.limits.eventLength) throw new OversizeError('JSON too long');
      whole.push(piece);
    }
  }

  function finish(text: string, found: Chunk[]): void {
    feed(text, found);
    if (whole !== undefined) {
      readEventChunks([{ data: whole.join('') }], context, found);
      if (!found.some(({ choices }) => Array.isArray(choices)))
        throw new ProviderError({ code: 'internal', retries: 0, detail: 'JSON that is no chat completion' });
    } else if (events !== undefined) {
      readEventChunks(events.finish(), context, found);
      if (!events.sawField)
        throw new ProviderError({ code: 'internal', retries: 0, detail: 'neither an event stream nor JSON' });
    }
  }

  return { feed, finish };
}

function readEventChunks(events: readonly ServerEvent[], context: ChunkContext, found: Chunk[]): void {
  const { marks } = context;
  for (const { event, data } of events) {
    if (event === 'error' || /^\s*error\b/iu.test(data)) throw reportError(parseJson(data) ?? data, context);
    for (const json of readFrames(data, marks)) {
      if (json === '[DONE]') {
        marks.sawDone = true;
        return;
      }
      const hasChoices = isRecord(json) && Array.isArray(json.choices);
      if (hasChoices) {
        marks.hasBegun = true;
        found.push(json);
      }
      if (holdsError(json)) throw reportError(json, context);
      if (isRecord(json) && !hasChoices) found.push(json);
    }
    if (marks.brokenFrames > BROKEN_FRAMES)
      throw new ProviderError({ code: 'cut', retries: 1, detail: 'too many broken frames' });
  }
}

/** The connection broke, or was given up, in mid-answer. */
function reportBreak(error: unknown, context: ChunkContext): ProviderError {
  return new ProviderError({
    code: 'cut',
    retries: 1,
    detail: classifyNetworkError(error, context.apiKey).detail,
  });
}

function reportError(json: unknown, context: ChunkContext): ProviderError {
  return new ProviderError(
    classifyError({
      status: 200,
      body: readErrorBody(json),
      model: context.model,
      hasBegun: context.marks.hasBegun,
      ...(context.apiKey === undefined ? {} : { apiKey: context.apiKey }),
    }),
  );
}

/** The values of one event: one as a rule, several where a service glued its events together. */
function readFrames(data: string, marks: AnswerMarks): unknown[] {
  const value = data.trim();
  if (value === '[DONE]') return ['[DONE]'];
  const json = parseJson(value);
  if (json !== undefined) return [json];
  const frames: unknown[] = [];
  for (const line of value.split('\n')) {
    if (line.trim() !== '') readLineFrames(line.trim(), marks, frames);
  }
  return frames;
}

function readLineFrames(line: string, marks: AnswerMarks, frames: unknown[]): void {
  let rest = line;
  for (let place = 0; place <= GLUED_FRAMES && rest !== ''; place += 1) {
    const json = rest === '[DONE]' ? rest : parseJson(rest);
    if (json !== undefined) {
      frames.push(json);
      return;
    }
    const next = rest.indexOf('data:', 1);
    const piece = next < 0 ? rest : rest.slice(0, next);
    const pieceJson = next < 0 ? undefined : parseJson(piece);
    if (pieceJson !== undefined) {
      frames.push(pieceJson);
    } else if (piece.startsWith('{')) {
      marks.brokenFrames += 1;
    } else {
      marks.skippedData += 1;
    }
    rest = next < 0 ? '' : rest.slice(next + 'data:'.length).trim();
  }
}
