// RecipeEvents in and out of text/event-stream. Names and shapes are part of the public interface.

import { createParser, type EventSourceMessage } from 'eventsource-parser';
import * as v from 'valibot';
import type { RecipeEvent } from '../recipe/recipe-events.ts';
import { EVENT_SCHEMAS } from './event-schemas.ts';

export const EVENT_STREAM_TYPE = 'text/event-stream';

// The largest event is `done`, which is bounded by the answer's 64 KiB several times over.
const MAX_EVENT_LENGTH = 1024 * 1024;

/** One event as the lines of an event stream, blank line included. */
export function writeEvent(event: RecipeEvent): string {
  // JSON.stringify escapes CR and LF, the only characters that end a line of an event stream.
  return `event: ${event.type}\ndata: ${JSON.stringify(readEventData(event))}\n\n`;
}

function readEventData(event: RecipeEvent): object {
  switch (event.type) {
    case 'started':
      return { source: event.source };
    case 'waiting':
      return { seconds: event.seconds, why: event.why };
    case 'text':
      return { text: event.text };
    case 'held':
      return { findings: event.findings };
    case 'done':
      return event.answer;
    case 'failed':
      return event.failure;
  }
}

/** The stream broke its own rules: an event of a known name with data of another shape, or one too large. */
export class EventStreamError extends Error {
  override name = 'EventStreamError';
}

/**
 * The events of an answer, in order, until the bytes end. Names that are not known are passed over.
 * Throws EventStreamError where the stream breaks its rules, and whatever the body throws. Whether `done` or
 * `failed` came is for the caller to see. Leaving the loop early cancels the body.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<RecipeEvent, void, void> {
  const arrived: RecipeEvent[] = [];
  const broken: { reason: string | null } = { reason: null };
  const parser = createParser({
    maxBufferSize: MAX_EVENT_LENGTH,
    onEvent(message) {
      const event = readMessage(message);
      if (event === 'unknown') return;
      if (event === 'broken') broken.reason ??= `An event "${message.event}" had another shape.`;
      else if (broken.reason === null) arrived.push(event);
    },
    onError(error) {
      if (error.type === 'max-buffer-size-exceeded') broken.reason ??= 'An event was too large.';
    },
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    while (true) {
      const { done, value } = await reader.read();
      parser.feed(done ? decoder.decode() : decoder.decode(value, { stream: true }));
      yield* arrived.splice(0);
      if (broken.reason !== null) throw new EventStreamError(broken.reason);
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function readMessage(message: EventSourceMessage): RecipeEvent | 'unknown' | 'broken' {
  const name = message.event;
  if (name === undefined || !Object.hasOwn(EVENT_SCHEMAS, name)) return 'unknown';
  // The parser bounds only what it has to keep between two pieces.
  if (message.data.length > MAX_EVENT_LENGTH) return 'broken';
  let json: unknown;
  try {
    json = JSON.parse(message.data);
  } catch {
    return 'broken';
  }
  return shapeEvent(name as RecipeEvent['type'], json) ?? 'broken';
}

function shapeEvent(name: RecipeEvent['type'], json: unknown): RecipeEvent | null {
  switch (name) {
    case 'done': {
      const read = v.safeParse(EVENT_SCHEMAS.done, json);
      return read.success ? { type: 'done', answer: read.output } : null;
    }
    case 'failed': {
      const read = v.safeParse(EVENT_SCHEMAS.failed, json);
      return read.success ? { type: 'failed', failure: read.output } : null;
    }
    case 'started': {
      const read = v.safeParse(EVENT_SCHEMAS.started, json);
      return read.success ? { type: 'started', ...read.output } : null;
    }
    case 'waiting': {
      const read = v.safeParse(EVENT_SCHEMAS.waiting, json);
      return read.success ? { type: 'waiting', ...read.output } : null;
    }
    case 'text': {
      const read = v.safeParse(EVENT_SCHEMAS.text, json);
      return read.success ? { type: 'text', ...read.output } : null;
    }
    case 'held': {
      const read = v.safeParse(EVENT_SCHEMAS.held, json);
      return read.success ? { type: 'held', ...read.output } : null;
    }
  }
}
