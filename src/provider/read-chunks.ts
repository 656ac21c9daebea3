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

/** Chunks that arrived together. */
export type Chunks = readonly Record<string, unknown>[];

/**
 * Chunks of a successful answer, as many at once as one piece of the body held. Ends at [DONE], also when the body stays open, or where the body ends. The body is
 * cancelled when the iteration ends early.
 * @throws ProviderError for an error in the answer, a web page, or a size past its cap
 */
export async function* readChunks(
  body: ChatBytes | null,
  context: ChunkContext,
): AsyncGenerator<Chunks, void, undefined> {
  if (body === null) {
    return;
  }
  // The decoder drops one byte order mark, also when its bytes come one by one.
  const decoder = new TextDecoder('utf-8');
  const reading = createBodyReading(context);
  const reader = body.getReader();
  try {
    while (!context.marks.sawDone) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw reportBreak(error, context);
      });
      if (!done) {
        context.onBytes();
      }
      const { chunks, error } = gather(
        done ? reading.finish(decoder.decode()) : reading.feed(decoder.decode(value, { stream: true })),
      );
      if (chunks.length > 0) {
        yield chunks;
      }
      if (error !== undefined) {
        throw error;
      }
      if (done) {
        return;
      }
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

/** What could be read before a fault is kept beside it. */
function gather(found: Iterable<Record<string, unknown>>): {
  readonly chunks: Chunks;
  readonly error?: unknown;
} {
  const chunks: Record<string, unknown>[] = [];
  try {
    for (const chunk of found) {
      chunks.push(chunk);
    }
  } catch (error) {
    return { chunks, error };
  }
  return { chunks };
}

interface BodyReading {
  feed(text: string): Iterable<Record<string, unknown>>;
  finish(text: string): Iterable<Record<string, unknown>>;
}

function createBodyReading(context: ChunkContext): BodyReading {
  let head = '';
  let whole: string[] | undefined;
  let wholeLength = 0;
  let events: ServerEventReader | undefined;

  /** The body's first visible character decides: content types are often wrong. */
  function* feed(text: string): Iterable<Record<string, unknown>> {
    let piece = text;
    if (events === undefined && whole === undefined) {
      head += text;
      if (head.length > context.limits.lineLength) {
        throw new OversizeError('nothing but blanks');
      }
      const first = head.trimStart().charAt(0);
      if (first === '') {
        return;
      }
      if (first === '<') {
        throw new ProviderError({
          code: 'internal',
          retries: 0,
          detail: cleanDetail(`a web page instead of an answer: ${head.trimStart()}`, context.apiKey),
        });
      }
      if (first === '{' || first === '[') {
        whole = [];
      } else {
        events = createServerEventReader(context.limits);
      }
      piece = head;
      head = '';
    }
    if (events !== undefined) {
      yield* readEventChunks(events.feed(piece), context);
    } else if (whole !== undefined) {
      wholeLength += piece.length;
      if (wholeLength > context.limits.eventLength) {
        throw new OversizeError('JSON too long');
      }
      whole.push(piece);
    }
  }

  function* finish(text: string): Iterable<Record<string, unknown>> {
    yield* feed(text);
    if (whole !== undefined) {
      let hasChoices = false;
      for (const chunk of readEventChunks([{ data: whole.join('') }], context)) {
        hasChoices ||= Array.isArray(chunk.choices);
        yield chunk;
      }
      if (!hasChoices) {
        throw new ProviderError({ code: 'internal', retries: 0, detail: 'JSON that is no chat completion' });
      }
      return;
    }
    if (events !== undefined) {
      yield* readEventChunks(events.finish(), context);
      if (!events.sawField) {
        throw new ProviderError({ code: 'internal', retries: 0, detail: 'neither an event stream nor JSON' });
      }
    }
  }

  return { feed, finish };
}

function* readEventChunks(
  events: readonly ServerEvent[],
  context: ChunkContext,
): Iterable<Record<string, unknown>> {
  for (const { event, data } of events) {
    if (event === 'error' || /^\s*error\b/iu.test(data)) {
      throw reportError(parseJson(data) ?? data, context);
    }
    for (const json of readFrames(data, context.marks)) {
      if (json === '[DONE]') {
        context.marks.sawDone = true;
        return;
      }
      if (isRecord(json) && Array.isArray(json.choices)) {
        context.marks.hasBegun = true;
        yield json;
      }
      if (holdsError(json)) {
        throw reportError(json, context);
      }
      if (isRecord(json) && !Array.isArray(json.choices)) {
        yield json;
      }
    }
    if (context.marks.brokenFrames > BROKEN_FRAMES) {
      throw new ProviderError({ code: 'cut', retries: 1, detail: 'too many broken frames' });
    }
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
  if (value === '[DONE]') {
    return ['[DONE]'];
  }
  const json = parseJson(value);
  if (json !== undefined) {
    return [json];
  }
  const frames: unknown[] = [];
  for (const line of value.split('\n')) {
    if (line.trim() !== '') {
      readLineFrames(line.trim(), marks, frames);
    }
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
