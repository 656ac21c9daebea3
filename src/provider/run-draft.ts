// Runs one draft: a try, and while no text has come the tries after it. The only layer that tries again.

import { writeFailure } from '../recipe/failure-words.ts';
import type { ChatMessage } from '../recipe/prompt.ts';
import type { Failure } from '../recipe/recipe-events.ts';
import {
  CHAT_LIMITS,
  type ChatDeps,
  type ChatLimits,
  type ChatService,
  type DraftWriting,
} from './chat-service.ts';
import { classifyNetworkError } from './classify-network-error.ts';
import { type DraftQueue, openDraftQueue } from './draft-queue.ts';
import { type PostContext, postChat } from './post-chat.ts';
import { ProviderError, type ProviderFault } from './provider-error.ts';
import { readChatChunk } from './read-chat-chunk.ts';
import type { ChunkContext } from './read-chunks.ts';
import {
  type ChatBody,
  changeForm,
  type RequestForm,
  readForm,
  rememberForm,
  writeBody,
} from './request-form.ts';
import { type AnswerTaker, createAnswerTaker } from './take-answer.ts';
import { watchAnswer } from './watch-answer.ts';

export interface ChatCall {
  readonly service: ChatService;
  readonly body: ChatBody;
  readonly signal: AbortSignal;
  /** What `readChunks` needs to read the answer. */
  readonly reading: ChunkContext;
  /** Exactly one POST, watched. @throws ProviderError */
  post(
    url: string,
    init: { readonly headers: Record<string, string>; readonly body: string },
  ): Promise<Response>;
}

/** One try: asks once and gives the chunks of the answer. Throws a ProviderError where it can tell what is wrong. */
export type AskForChunks = (call: ChatCall) => AsyncIterable<unknown>;

interface Draft {
  readonly service: ChatService;
  readonly messages: readonly ChatMessage[];
  readonly deps: ChatDeps;
  readonly limits: ChatLimits;
  readonly queue: DraftQueue;
  readonly ask: AskForChunks;
  readonly wholeEndsAt: number;
}

/** Starts at once; every way it can end is an event. */
export function runDraft(
  service: ChatService,
  messages: readonly ChatMessage[],
  deps: ChatDeps,
  ask: AskForChunks,
): DraftWriting {
  const limits: ChatLimits = { ...CHAT_LIMITS, ...deps.limits };
  const queue = openDraftQueue();
  const wholeEndsAt = deps.clock.now() + limits.wholeMs;
  const draft: Draft = { service, messages, deps, limits, queue, ask, wholeEndsAt };
  runTries(draft)
    .catch(() => queue.push({ type: 'failed', failure: writeFailure('internal') }))
    .finally(() => queue.end());
  return queue.writing;
}

async function runTries(draft: Draft): Promise<void> {
  const { queue, service, deps } = draft;
  let form = readForm(service);
  let retries = 0;
  for (;;) {
    const { outcome, hasText } = await tryOnce(draft, form);
    if (queue.signal.aborted) {
      return;
    }
    if (typeof outcome === 'string') {
      rememberForm(service, form);
      queue.push({ type: 'ended', finish: outcome });
      return;
    }
    const otherForm = hasText ? undefined : changeForm(form, outcome.wants);
    const waitMs = hasText || otherForm !== undefined ? undefined : planWait(outcome, retries, draft);
    const retrying = otherForm !== undefined || waitMs !== undefined;
    reportFault(deps, outcome, retrying);
    if (otherForm !== undefined) {
      form = otherForm;
    } else if (waitMs !== undefined) {
      retries += 1;
      if (outcome.why !== undefined) {
        queue.push({ type: 'waiting', seconds: Math.max(1, Math.round(waitMs / 1000)), why: outcome.why });
      }
      await sleep(draft, waitMs);
    } else {
      queue.push({ type: 'failed', failure: writeFault(outcome, service) });
      return;
    }
    if (queue.signal.aborted) {
      return;
    }
  }
}

/** Milliseconds to wait before the next try; undefined where there must be none. */
function planWait(fault: ProviderFault, retries: number, draft: Draft): number | undefined {
  const { limits, deps, wholeEndsAt } = draft;
  const backoffMs = limits.retryWaitsMs[retries];
  const askedMs = fault.waitMs ?? 0;
  if (backoffMs === undefined || retries >= fault.retries || askedMs > limits.retryAfterMs) {
    return undefined;
  }
  const jitter = 1 + ((deps.random ?? Math.random)() % 1) / 4;
  const waitMs = Math.max(Math.round(backoffMs * jitter), askedMs);
  return deps.clock.now() + waitMs < wholeEndsAt ? waitMs : undefined;
}

function writeFault(
  fault: ProviderFault,
  service: ChatService,
  limits: ChatLimits,
): ReturnType<typeof writeFailure> {
  return writeFailure(fault.code, {
    ...(fault.waitMs !== undefined &&
    fault.waitMs > 0 &&
    retryable.includes(fault.code) &&
    limits.retryAfterMs >= 0
      ? { retryAfterSec: Math.ceil(fault.waitMs / 1000) }
      : {}),
    ...(fault.aboutModel === true ? { model: service.model } : {}),
  });
}

function reportFault(deps: ChatDeps, fault: ProviderFault, retrying: boolean): void {
  const { code, status, detail } = fault;
  deps.onFault?.({ code, detail, retrying, ...(status === undefined ? {} : { status }) });
}

function sleep(draft: Draft, waitMs: number): Promise<void> {
  const { signal } = draft.queue;
  return new Promise((resolve) => {
    const wake = (): void => {
      cancel();
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const cancel = draft.deps.clock.setTimer(wake, waitMs);
    signal.addEventListener('abort', wake);
  });
}

interface TryResult {
  readonly outcome: 'complete' | 'length' | ProviderFault;
  readonly hasText: boolean;
}

async function tryOnce(draft: Draft, form: RequestForm): Promise<TryResult> {
  const { service, messages, deps, limits, queue } = draft;
  const trying = new AbortController();
  const abort = (): void => {
    // At once, and not when the answer's reader has heard of it: a stopped draft leaves no timer.
    watch.close();
    trying.abort();
  };
  queue.signal.addEventListener('abort', abort, { once: true });
  const taker = createAnswerTaker(limits.answerLength);
  const marks = { sawDone: false, brokenFrames: 0, skippedData: 0 };
  let limitError: ProviderError | undefined;
  let thrown: unknown;
  const watch = watchAnswer(deps.clock, limits, draft.wholeEndsAt, {
    onLimit(error) {
      limitError = error;
      trying.abort();
    },
    onSettled: abort,
    onNotice: (seconds) => queue.push({ type: 'waiting', seconds, why: 'thinking' }),
  });
  const posting: PostContext = {
    service,
    fetch: deps.fetch,
    signal: trying.signal,
    now: () => deps.clock.now(),
    onHeaders: () => watch.sawHeaders(),
  };
  const push = (text: string): void => {
    if (text !== '') {
      watch.sawText();
      queue.push({ type: 'text', text });
    }
  };
  try {
    const chunks = draft.ask({
      service,
      body: writeBody(service, messages, form),
      signal: trying.signal,
      reading: { ...readKey(service), limits, model: service.model, marks, onBytes: () => watch.sawBytes() },
      post: (url, init) => postChat(url, init, posting),
    });
    for await (const json of chunks) {
      if (trying.signal.aborted) {
        break;
      }
      const chunk = readChatChunk(json);
      if (chunk.reasons) {
        watch.sawSign();
      }
      push(taker.take(chunk));
      if (taker.settled) {
        watch.settle();
      }
      if (taker.full) {
        break;
      }
    }
    push(taker.flush());
  } catch (error) {
    thrown = error;
  } finally {
    watch.close();
    queue.signal.removeEventListener('abort', abort);
    // Closes what is still open: a connection after [DONE], a body past its cap.
    trying.abort();
  }
  if (taker.tokens !== undefined) {
    deps.onUsage?.(taker.tokens);
  }
  const outcome = judge(taker, limitError ?? thrown, marks, service);
  return { outcome, hasText: taker.hasText };
}

function readKey(service: ChatService): { readonly apiKey?: string } {
  return service.apiKey === undefined ? {} : { apiKey: service.apiKey };
}

function judge(
  taker: AnswerTaker,
  thrown: unknown,
  marks: ChunkContext['marks'],
  service: ChatService,
): TryResult['outcome'] {
  if (thrown === undefined) {
    return taker.conclude(marks);
  }
  const fault = thrown instanceof ProviderError ? thrown.fault : classifyNetworkError(thrown, service.apiKey);
  // A connection that breaks, or stays silent, after the answer has said how it ends takes nothing away.
  const isOver = taker.ending !== undefined && taker.hasText;
  return isOver && (fault.code === 'timeout' || fault.code === 'cut') ? taker.conclude(marks) : fault;
}
