// What the fake provider is told to answer with, and the words of the protocol that it answers in.

import type { RecordedRequest } from './fake-provider.ts';

/** Sent as it is; or a time to let pass; or a gate that a test opens. */
export type Piece = string | Uint8Array | { readonly waitMs: number } | (() => Promise<unknown>);

export interface FakeAnswer {
  /** 200 where absent. */
  readonly status?: number;
  /** Over `content-type: text/event-stream`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** No headers are ever sent. */
  readonly hangs?: boolean;
  /** Awaited before the headers. */
  readonly gate?: () => Promise<unknown>;
  readonly pieces?: Iterable<Piece>;
  /** `cut` destroys the socket. `end` where absent. */
  readonly ending?: 'end' | 'stay-open' | 'cut';
}

/** One answer for each request in turn; the last one stays. */
export type FakeScript = readonly (FakeAnswer | ((request: RecordedRequest) => FakeAnswer))[];

export const DONE = 'data: [DONE]\n\n';

/** One streamed chunk as an event. */
export function writeFrame(delta: Record<string, unknown>, finishReason: string | null = null): string {
  return `data: ${writeChunk(delta, finishReason)}\n\n`;
}

export function writeChunk(delta: Record<string, unknown>, finishReason: string | null = null): string {
  return JSON.stringify({
    id: 'chatcmpl-fake',
    object: 'chat.completion.chunk',
    created: 1893456000,
    model: 'fake/cook',
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  });
}

/** The text as streamed frames of about a token each, without an end. */
export function writeTextFrames(text: string, size = 12): string[] {
  const characters = [...text];
  const frames: string[] = [];
  for (let at = 0; at < characters.length; at += size) {
    frames.push(writeFrame({ content: characters.slice(at, at + size).join('') }));
  }
  return frames;
}

export const USAGE_FRAME = `data: ${JSON.stringify({
  id: 'chatcmpl-fake',
  object: 'chat.completion.chunk',
  choices: [],
  usage: { prompt_tokens: 300, completion_tokens: 212, total_tokens: 512 },
})}\n\n`;

/** A whole healthy stream: a role, the text, the reason for its end, the usage, [DONE]. */
export function writeStream(text: string): string[] {
  return [
    writeFrame({ role: 'assistant', content: '' }),
    ...writeTextFrames(text),
    writeFrame({}, 'stop'),
    USAGE_FRAME,
    DONE,
  ];
}

/** The answer of a provider that does not stream. */
export function writeCompletion(content: unknown, finishReason = 'stop'): string {
  return JSON.stringify({
    id: 'chatcmpl-fake',
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finishReason }],
    usage: { prompt_tokens: 300, completion_tokens: 212, total_tokens: 512 },
  });
}

export function answerJson(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): FakeAnswer {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    pieces: [typeof body === 'string' ? body : JSON.stringify(body)],
  };
}

export function answerStream(text: string): FakeAnswer {
  return { pieces: writeStream(text) };
}

/** The bytes of a text in pieces of the given size. */
export function splitBytes(text: string, size: number): Uint8Array[] {
  const bytes = new TextEncoder().encode(text);
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += size) {
    pieces.push(bytes.subarray(at, at + size));
  }
  return pieces;
}
