// A model on the device as a chef: the same messages, the same checks, no network.

import { type ChatClock, SYSTEM_CLOCK } from '../../provider/chat-service.ts';
import { type DraftQueue, openDraftQueue } from '../../provider/draft-queue.ts';
import { createModelSource } from '../../provider/model-source.ts';
import { writeMessages } from '../../recipe/prompt.ts';
import type { Failure } from '../../recipe/recipe-events.ts';
import type { RecipeRequest } from '../../recipe/recipe-request.ts';
import type { RecipeSource } from '../../recipe/recipe-source.ts';
import { EN_DEVICE } from '../text/en-device.ts';
import { type LanguageModelSession, openLanguageModel, readOffer } from './language-model.ts';

type FaultCode = keyof typeof EN_DEVICE.fault;

/** Without a word for so long it is given up: a phone may take its time for the first one. */
const SILENT_MS = 120_000;
/** UTF-16 units, as of every model: CHAT_LIMITS. */
const LONGEST_ANSWER = 64 * 1024;

/** By the name of the DOMException: Prompt API, 3. */
const FAULTS: Readonly<Record<string, FaultCode>> = {
  QuotaExceededError: 'too-long',
  NotReadableError: 'filtered',
  NotAllowedError: 'config',
  NotSupportedError: 'config',
  SecurityError: 'config',
  NetworkError: 'offline',
  TimeoutError: 'timeout',
};

export function createDeviceSource(
  log: (line: string) => void,
  clock: ChatClock = SYSTEM_CLOCK,
): RecipeSource {
  return (request) =>
    createModelSource(EN_DEVICE.name, () => {
      const queue = openDraftQueue();
      void writeDraft(request, queue, log, clock).finally(queue.end);
      return queue.writing;
    })(request);
}

async function writeDraft(
  request: RecipeRequest,
  queue: DraftQueue,
  log: (line: string) => void,
  clock: ChatClock,
): Promise<void> {
  const silence = new AbortController();
  const signal = AbortSignal.any([queue.signal, silence.signal]);
  let stopWaiting = () => {};
  const waitOn = () => {
    stopWaiting();
    stopWaiting = clock.setTimer(
      () => silence.abort(new DOMException('Nothing came.', 'TimeoutError')),
      SILENT_MS,
    );
  };
  let session: LanguageModelSession | null = null;
  try {
    waitOn();
    const { language: _wanted, ...inEnglish } = request;
    const { language } = await readOffer(request.language ?? 'en');
    const messages = writeMessages(language === 'en' ? inEnglish : request);
    session = await openLanguageModel(language, messages.slice(0, -1), signal);
    const stream = session.promptStreaming(messages.slice(-1), { signal });
    const reader = stream.getReader();
    let length = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (value === '') continue;
      waitOn();
      length += value.length;
      queue.push({ type: 'text', text: value });
      if (length > LONGEST_ANSWER) throw new DOMException('The answer does not end.', 'DataError');
      await queue.whenWanted();
    }
    queue.push(
      length > 0 ? { type: 'ended', finish: 'complete' } : { type: 'failed', failure: writeFault('empty') },
    );
  } catch (error) {
    if (queue.signal.aborted) return;
    const name = error instanceof Error || error instanceof DOMException ? error.name : '';
    const code: FaultCode = name === 'DataError' ? 'cut' : (FAULTS[name] ?? 'internal');
    log(`The recipe failed (${code}): the model on this device ended with ${name || 'no name'}.`);
    queue.push({ type: 'failed', failure: writeFault(code) });
  } finally {
    stopWaiting();
    session?.destroy();
  }
}

function writeFault(code: FaultCode): Failure {
  return { code, message: EN_DEVICE.fault[code], retryable: code !== 'config' && code !== 'too-long' };
}
