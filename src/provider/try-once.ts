// One try: one POST, watched, its text passed on as it comes, and a verdict on how it ended.

import type { ChatDeps, ChatLimits, ChatResponse, ChatService, ChatTurn, ChatUsage } from './chat-service.ts';
import { classifyNetworkError } from './classify-network-error.ts';
import { estimateInput, estimateOutput } from './count-usage.ts';
import type { DraftQueue } from './draft-queue.ts';
import { type PostContext, postChat } from './post-chat.ts';
import { ProviderError, type ProviderFault } from './provider-error.ts';
import { readChatChunk } from './read-chat-chunk.ts';
import type { ChunkContext, Chunks } from './read-chunks.ts';
import { type ChatBody, type RequestForm, writeBody } from './request-form.ts';
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
  ): Promise<ChatResponse>;
}

/** One try: asks once and gives the chunks of the answer. Throws a ProviderError where it can tell what is wrong. */
export type AskForChunks = (call: ChatCall) => AsyncIterable<Chunks>;

/** What every try of one draft shares. */
export interface Draft {
  readonly service: ChatService;
  readonly messages: readonly ChatTurn[];
  readonly deps: ChatDeps;
  readonly limits: ChatLimits;
  readonly queue: DraftQueue;
  readonly ask: AskForChunks;
  readonly wholeEndsAt: number;
}

export interface TryResult {
  readonly outcome: 'complete' | 'length' | ProviderFault;
  readonly hasText: boolean;
  readonly wasPaid: boolean;
}

/** Why a try is aborted that is over: without a reason, each would have an error made for it that nobody reads. */
const OVER = 'over';

/** Asks once and passes the text on as it comes. Never rejects for a fault of the provider. */
export async function tryOnce(draft: Draft, form: RequestForm): Promise<TryResult> {
  const { service, messages, deps, limits, queue } = draft;
  const trying = new AbortController();
  const abort = (): void => {
    // At once, and not when the answer's reader has heard of it: a stopped draft leaves no timer.
    watch.close();
    trying.abort();
  };
  queue.signal.addEventListener('abort', abort, { once: true });
  const taker = createAnswerTaker(limits.answerLength);
  const marks = { sawDone: false, hasBegun: false, brokenFrames: 0, skippedData: 0 };
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
    checkKey(service);
    const arriving = draft.ask({
      service,
      // Nobody is asked what a try cost where nobody counts.
      body: writeBody(service, messages, form, deps.onUsage !== undefined),
      signal: trying.signal,
      reading: { ...readKey(service), limits, model: service.model, marks, onBytes: () => watch.sawBytes() },
      post: (url, init) => postChat(url, init, posting),
    });
    for await (const chunks of arriving) {
      if (trying.signal.aborted) break;
      // What came together goes on together: most of what a piece costs, it costs once.
      let text = '';
      for (const json of chunks) {
        const chunk = readChatChunk(json);
        if (chunk.reasoning !== '') watch.sawSign();
        text += taker.take(chunk);
      }
      push(text);
      if (taker.settled) watch.settle();
      if (taker.full) break;
      await queue.whenWanted();
    }
    push(taker.flush());
  } catch (error) {
    thrown = error;
  } finally {
    watch.close();
    queue.signal.removeEventListener('abort', abort);
    // Closes what is still open: a connection after [DONE], a body past its cap.
    trying.abort(OVER);
  }
  const outcome = judge(taker, limitError ?? thrown, marks, service);
  // A service that refused has charged nothing; one that was not waited for has.
  const isRefused =
    !marks.hasBegun && thrown !== undefined && limitError === undefined && !queue.signal.aborted;
  const usage = taker.usage ?? (isRefused ? undefined : estimateUsage(taker, draft));
  if (usage !== undefined) deps.onUsage?.(usage);
  return { outcome, hasText: taker.hasText, wasPaid: usage !== undefined };
}

function estimateUsage(taker: AnswerTaker, { messages, service }: Draft): ChatUsage {
  const limit = { met: taker.ending === 'length', tokens: service.maxTokens };
  return {
    inputTokens: estimateInput(messages),
    outputTokens: estimateOutput(taker.bytes, limit),
    estimated: true,
  };
}

/** Anything else cannot stand in a header, and the platform's own complaint repeats it. */
function checkKey({ apiKey }: ChatService): void {
  if (apiKey !== undefined && !/^[\x21-\x7e]+$/u.test(apiKey)) {
    throw new ProviderError({
      code: 'config',
      retries: 0,
      detail: 'the key holds characters that no key has',
    });
  }
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
  if (thrown === undefined) return taker.conclude(marks);
  const fault = thrown instanceof ProviderError ? thrown.fault : classifyNetworkError(thrown, service.apiKey);
  // A connection that breaks, or stays silent, after the answer has said how it ends takes nothing away.
  const isOver = taker.ending !== undefined && taker.hasText;
  return isOver && (fault.code === 'timeout' || fault.code === 'cut') ? taker.conclude(marks) : fault;
}
