// Text of a text/event-stream -> its events, in whatever pieces it comes, within caps on memory. Knows nothing of what
// the data means. Read by hand: some services end an event with one line feed, which by the standard is no end, and each
// line counts towards the caps.

/** A comment has no name before its colon. */
const FIELDS: ReadonlySet<string> = new Set(['', 'data', 'event', 'id', 'retry']);

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
  let lastWasCr = false;
  return (text) => {
    if (text === '') return '';
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
  let sawField = false;
  let partial = '';
  let name = '';
  let lines: string[] = [];
  let length = 0;

  function endEvent(): void {
    if (lines.length > 0) {
      const data = lines.join('\n');
      completed.push(name === '' ? { data } : { event: name, data });
    }
    name = '';
    length = 0;
    if (lines.length > 0) lines = [];
  }

  function takeData(data: string): void {
    // Some services end each event with one line feed only: two whole values in a row are two events.
    const last = lines.at(-1);
    if (last !== undefined && isWhole(last)) endEvent();
    lines.push(data);
    // With its line end: empty lines without number take memory too.
    length += data.length + 1;
    if (length > caps.eventLength) throw new OversizeError('event too long');
  }

  function takeLine(line: string): void {
    if (line === '') {
      endEvent();
      return;
    }
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    sawField ||= colon >= 0 && FIELDS.has(field);
    if (field !== 'data' && field !== 'event') return;
    // One blank belongs to the colon.
    const value = colon < 0 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1);
    if (field === 'data') takeData(value);
    else name = value;
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
      const whole = normaliseLineEnds(text).split('\n');
      const last = whole.pop() ?? '';
      for (const rest of whole) {
        const line = partial + rest;
        partial = '';
        if (line.length > caps.lineLength) throw new OversizeError('line too long');
        takeLine(line);
      }
      partial += last;
      if (partial.length > caps.lineLength) throw new OversizeError('line too long');
      return take();
    },
    finish() {
      if (partial !== '') {
        takeLine(partial);
        partial = '';
      }
      endEvent();
      return take();
    },
  };
}

function isWhole(data: string): boolean {
  const value = data.trim();
  if (value === '[DONE]') return true;
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
