// Bytes of a text/event-stream -> its events. Owns line ends, the byte order mark, UTF-8 and the caps on memory;
// eventsource-parser owns the fields. Knows nothing of what the data means.

import { createParser } from 'eventsource-parser';

export interface ServerEvent {
  /** The `event:` field; absent for plain messages. */
  readonly event?: string;
  /** All data lines, joined with a line feed. */
  readonly data: string;
}

export interface ServerEventReader {
  /** Events that these bytes completed. */
  feed(text: string): ServerEvent[];
  /** The last event, where the blank line after it never came. */
  finish(): ServerEvent[];
  /** Whether any field or comment was seen: something that is no event stream has none. */
  readonly sawField: boolean;
}

/** A line or an event grew past its cap. */
export class OversizeError extends Error {
  override readonly name = 'OversizeError';
}

/** Turns CRLF, CR and LF into LF however they are split between pieces. */
export function createLineEndReader(): (text: string) => string {
  // eventsource-parser 3.1 holds a line back whose CR ends a piece, so it must never see one.
  let lastWasCr = false;
  return (text) => {
    if (text === '') {
      return '';
    }
    const rest = lastWasCr && text.startsWith('\n') ? text.slice(1) : text;
    lastWasCr = text.endsWith('\r');
    return rest.includes('\r') ? rest.replaceAll(/\r\n?/gu, '\n') : rest;
  };
}

/**
 * Reads events from decoded text, in pieces of any size. Lengths are in UTF-16 units.
 * @throws OversizeError from `feed` when a line or an event passes its cap
 */
export function createServerEventReader(caps: {
  readonly lineLength: number;
  readonly eventLength: number;
}): ServerEventReader {
  const normaliseLineEnds = createLineEndReader();
  let completed: ServerEvent[] = [];
  let oversize = false;
  let sawField = false;
  let partial = '';
  let lastData: string | undefined;
  const parser = createParser({
    maxBufferSize: caps.eventLength,
    onEvent: ({ event, data }) => completed.push(event === undefined ? { data } : { event, data }),
    onError: (error) => {
      oversize ||= error.type === 'max-buffer-size-exceeded';
    },
  });

  function takeLine(line: string): void {
    sawField ||= /^(?:data|event|id|retry)?:/u.test(line);
    const data = line.startsWith('data:') ? line.slice('data:'.length) : undefined;
    // Some services end each event with one line feed only: two whole values in a row are two events.
    if (data !== undefined && lastData !== undefined && isWhole(lastData)) {
      parser.feed('\n');
    }
    lastData = data;
    parser.feed(`${line}\n`);
    if (oversize) {
      throw new OversizeError('event too long');
    }
  }

  function take(): ServerEvent[] {
    const events = completed;
    completed = [];
    return events;
  }

  return {
    get sawField() {
      return sawField;
    },
    feed(text) {
      const lines = normaliseLineEnds(text).split('\n');
      const last = lines.pop() ?? '';
      for (const line of lines) {
        const whole = partial + line;
        partial = '';
        if (whole.length > caps.lineLength) {
          throw new OversizeError('line too long');
        }
        takeLine(whole);
      }
      partial += last;
      if (partial.length > caps.lineLength) {
        throw new OversizeError('line too long');
      }
      return take();
    },
    finish() {
      if (partial !== '') {
        takeLine(partial);
        partial = '';
      }
      parser.feed('\n');
      return take();
    },
  };
}

function isWhole(data: string): boolean {
  const value = data.trim();
  if (value === '[DONE]') {
    return true;
  }
  return value.startsWith('{') && value.endsWith('}') && parseJson(value) !== undefined;
}

/** Parsed JSON, or undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
