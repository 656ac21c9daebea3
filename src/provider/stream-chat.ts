// The chat-completion call as the gateway makes it: one POST, its answer as draft events.

import type { ChatDeps, ChatService, ChatTurn, DraftWriting } from './chat-service.ts';
import { writeChatUrl } from './post-chat.ts';
import { readChunks } from './read-chunks.ts';
import { runDraft } from './run-draft.ts';
import type { AskForChunks } from './try-once.ts';

const askService: AskForChunks = async function* ({ service, body, reading, post }) {
  const response = await post(writeChatUrl(service.baseUrl), {
    headers: {
      'content-type': 'application/json',
      ...(service.apiKey === undefined ? {} : { authorization: `Bearer ${service.apiKey}` }),
    },
    body: JSON.stringify(body),
  });
  yield* readChunks(response.body, reading);
};

/**
 * Asks a chat-completion service and streams its text. Starts at once. Faults before the first text are tried
 * again at most twice (Retry-After honoured up to 30 s); every other end is an `ended` or `failed` event. No event
 * holds a provider's words beside the text itself, nor the key.
 */
export function streamChat(
  service: ChatService,
  messages: readonly ChatTurn[],
  deps: ChatDeps,
): DraftWriting {
  return runDraft(service, messages, deps, askService);
}
