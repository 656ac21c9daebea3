// Runs one draft: a try, and while no text has come the tries after it. The only layer that tries again.

import { writeFailure } from '../recipe/failure-words.ts';
import type { Failure } from '../recipe/recipe-events.ts';
import {
  CHAT_LIMITS,
  type ChatDeps,
  type ChatLimits,
  type ChatService,
  type ChatTurn,
  type DraftWriting,
} from './chat-service.ts';
import { openDraftQueue } from './draft-queue.ts';
import type { ProviderFault } from './provider-error.ts';
import { changeForm, readForm, rememberForm } from './request-form.ts';
import { type AskForChunks, type Draft, tryOnce } from './try-once.ts';

/** Starts at once; every way it can end is an event. */
export function runDraft(
  service: ChatService,
  messages: readonly ChatTurn[],
  deps: ChatDeps,
  ask: AskForChunks,
): DraftWriting {
  const limits: ChatLimits = { ...CHAT_LIMITS, ...deps.limits };
  const queue = openDraftQueue();
  const wholeEndsAt = deps.clock.now() + limits.wholeMs;
  const draft: Draft = { service: trimKey(service), messages, deps, limits, queue, ask, wholeEndsAt };
  runTries(draft)
    .catch(() => queue.push({ type: 'failed', failure: writeFailure('internal') }))
    .finally(() => {
      deps.onOver?.();
      queue.end();
    });
  return queue.writing;
}

/** A key that was pasted often brings a line end along. */
function trimKey(service: ChatService): ChatService {
  const { apiKey, ...rest } = service;
  const key = apiKey?.trim() ?? '';
  return key === '' ? rest : { ...rest, apiKey: key };
}

async function runTries(draft: Draft): Promise<void> {
  const { queue, service, deps } = draft;
  let form = readForm(service);
  let retries = 0;
  for (;;) {
    const { outcome, hasText, wasPaid } = await tryOnce(draft, form);
    if (queue.signal.aborted) return;
    if (typeof outcome === 'string') {
      rememberForm(service, form);
      queue.push({ type: 'ended', finish: outcome });
      return;
    }
    const otherForm = hasText ? undefined : changeForm(form, outcome.wants);
    const waitMs = hasText || otherForm !== undefined ? undefined : planWait(outcome, retries, draft);
    const retrying =
      otherForm !== undefined || (waitMs !== undefined && (!wasPaid || ((await deps.mayRetry?.()) ?? true)));
    reportFault(deps, outcome, retrying);
    if (otherForm !== undefined) {
      form = otherForm;
    } else if (retrying && waitMs !== undefined) {
      retries += 1;
      if (outcome.why !== undefined) {
        queue.push({ type: 'waiting', seconds: Math.max(1, Math.round(waitMs / 1000)), why: outcome.why });
      }
      await sleep(draft, waitMs);
    } else {
      queue.push({ type: 'failed', failure: writeFault(outcome, service) });
      return;
    }
    if (queue.signal.aborted) return;
  }
}

/** Milliseconds to wait before the next try; undefined where there must be none. */
function planWait(fault: ProviderFault, retries: number, draft: Draft): number | undefined {
  const { limits, deps, wholeEndsAt } = draft;
  const backoffMs = limits.retryWaitsMs[retries];
  const askedMs = fault.waitMs ?? 0;
  if (backoffMs === undefined || retries >= fault.retries || askedMs > limits.retryAfterMs) return undefined;
  const jitter = 1 + (deps.random ?? Math.random)() / 4;
  const waitMs = Math.max(Math.round(backoffMs * jitter), askedMs);
  return deps.clock.now() + waitMs < wholeEndsAt ? waitMs : undefined;
}

function writeFault(fault: ProviderFault, service: ChatService): Failure {
  return writeFailure(fault.code, {
    ...(fault.waitMs === undefined ? {} : { retryAfterSec: fault.waitMs / 1000 }),
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
