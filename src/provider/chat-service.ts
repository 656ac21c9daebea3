// What a chat-completion service is, and what the code that calls one is given: limits, a clock, ears for faults.

import type { ChatMessage } from '../recipe/prompt.ts';
import type { DraftEvent, FailureCode } from '../recipe/recipe-events.ts';

export interface ChatService {
  /** For example https://router.huggingface.co/v1; `/chat/completions` is appended. */
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string;
  /** Reply limit in tokens. */
  readonly maxTokens: number;
}

/** What a turn says: text, or text beside pictures. */
export type ChatPart =
  | { readonly type: 'text'; readonly text: string }
  /** A picture as a data URL: a service never has to fetch one. */
  | { readonly type: 'image_url'; readonly image_url: { readonly url: string } };

export interface ChatTurn {
  readonly role: ChatMessage['role'];
  readonly content: string | ChatPart[];
}

/** Time, injected so that no test has to wait for it. */
export interface ChatClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once after `delayMs`, unless the returned function is called before. */
  setTimer(callback: () => void, delayMs: number): () => void;
}

export const SYSTEM_CLOCK: ChatClock = {
  now: () => Date.now(),
  setTimer(callback, delayMs) {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
};

export interface ChatLimits {
  /** From the request to the answer's headers. Connecting has no limit of its own: `fetch` tells nobody when it has
   * connected. Node's fetch gives up connecting after 10 s by itself. */
  readonly headersMs: number;
  /** From the request to the first text that can be seen; reasoning does not count. */
  readonly firstTextMs: number;
  /** Between two notices that there is still no text. */
  readonly noticeMs: number;
  /** Without any byte. Keep-alive comments count as bytes. */
  readonly idleMs: number;
  /** With bytes, but neither text nor reasoning in them. */
  readonly silentMs: number;
  /** The whole writing, tries and waits included. */
  readonly wholeMs: number;
  /** Waits before the second and the third try; up to a quarter is added by chance. */
  readonly retryWaitsMs: readonly number[];
  /** A longer Retry-After is told to the cook instead of waited for. */
  readonly retryAfterMs: number;
  /** An answer that has said how it ends, but neither closes nor says [DONE], is over after this long without a byte. */
  readonly settleMs: number;
  /** UTF-16 units of one line, of one event (or of an answer in one piece), and of the text in all. */
  readonly lineLength: number;
  readonly eventLength: number;
  readonly answerLength: number;
}

export const CHAT_LIMITS: ChatLimits = {
  headersMs: 30_000,
  firstTextMs: 60_000,
  noticeMs: 5_000,
  idleMs: 30_000,
  silentMs: 60_000,
  wholeMs: 180_000,
  retryWaitsMs: [1_000, 3_000],
  retryAfterMs: 30_000,
  settleMs: 2_000,
  lineLength: 256 * 1024,
  eventLength: 1024 * 1024,
  answerLength: 64 * 1024,
};

/** One fault, for the log only. */
export interface ChatFault {
  readonly code: FailureCode;
  /** HTTP status, where there was an answer. */
  readonly status?: number;
  /** At most 200 characters, without control characters and without anything that looks like a key. */
  readonly detail: string;
  /** Whether another try follows. */
  readonly retrying: boolean;
}

/** Tokens of one try. */
export interface ChatUsage {
  /** The prompt. */
  readonly inputTokens: number;
  /** The answer, reasoning included. */
  readonly outputTokens: number;
  /** The service did not say: counted from what was sent and received. */
  readonly estimated: boolean;
}

/** What is used of a body: `ReadableStream` has it. */
export interface ChatBytes {
  getReader(): {
    read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
    cancel(): Promise<unknown>;
  };
}

/** What is used of an answer: `Response` has it. */
export interface ChatResponse {
  readonly ok: boolean;
  readonly status: number;
  /** `opaqueredirect` where a browser hides what it was told not to follow. */
  readonly type?: string;
  readonly headers: { get(name: string): string | null };
  readonly body: ChatBytes | null;
}

/** One request of the call: `fetch` makes it, and whatever else can post. */
export type ChatFetch = (
  url: string,
  init: {
    readonly method: 'POST';
    readonly headers: Record<string, string>;
    readonly body: string;
    readonly signal: AbortSignal;
    readonly redirect: 'manual';
    readonly credentials: 'omit';
    readonly cache: 'no-store';
    readonly referrerPolicy: 'no-referrer';
  },
) => Promise<ChatResponse>;

export interface ChatDeps {
  readonly fetch: ChatFetch;
  readonly clock: ChatClock;
  readonly limits?: Partial<ChatLimits>;
  /** From 0 up to 1, for the jitter of waits. */
  readonly random?: () => number;
  onFault?(fault: ChatFault): void;
  /** Once for each try that the service took. */
  onUsage?(usage: ChatUsage): void;
  /** Asked before another try is made after one that cost something. */
  mayRetry?(): Promise<boolean>;
  /** Once, when no further try is made and nothing is asked any more, also after a stop. */
  onOver?(): void;
}

/**
 * A text being written. Iterate it once; it ends after `ended` or `failed`, or after `stop`. Iterating never throws.
 * `stop` may be called at any time and more than once: the request is aborted and the iteration ends at once.
 */
export interface DraftWriting extends AsyncIterable<DraftEvent> {
  stop(): void;
}
