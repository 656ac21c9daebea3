// The chat-completion call as a page makes it with the cook's own key: through the `@huggingface/inference` client.
// Loaded only when a cook chooses it. The client words the request and sends it; the address it may call, the limits and
// the reading of the answer stay ours, because its own fetch is handed to it.

import { chatCompletionStream } from '@huggingface/inference';
import type {
  ChatBytes,
  ChatDeps,
  ChatResponse,
  ChatService,
  ChatTurn,
  DraftWriting,
} from './chat-service.ts';
import { cleanDetail } from './clean-detail.ts';
import { HUGGING_FACE_ROUTER } from './hugging-face.ts';
import { writeChatUrl } from './post-chat.ts';
import { ProviderError } from './provider-error.ts';
import { type Chunks, readChunks } from './read-chunks.ts';
import { runDraft } from './run-draft.ts';
import type { ChatCall } from './try-once.ts';

export interface DirectDeps extends ChatDeps {
  /** Told each failed try once, in one redacted line; a page passes console.error. */
  log(line: string): void;
}

/**
 * The same draft as `streamChat` gives, asked for through the client library. Each try is one POST: no provider is
 * named (so the client looks none up) and its own endless retry is off.
 */
export function streamDirectChat(
  service: ChatService,
  messages: readonly ChatTurn[],
  deps: DirectDeps,
): DraftWriting {
  const logged: ChatDeps = {
    ...deps,
    onFault(fault) {
      deps.log(
        `Recipe request failed (${fault.code}: ${fault.detail})${fault.retrying ? ', trying again' : ''}`,
      );
      deps.onFault?.(fault);
    },
  };
  return runDraft(service, messages, logged, requestChunks);
}

/**
 * Asks once through the client and gives the chunks of the answer.
 * @throws ProviderError for every fault
 */
async function* requestChunks(call: ChatCall): AsyncGenerator<Chunks, void, undefined> {
  const { service, body, signal } = call;
  // The service that the client calls when it is given no other address.
  const isRouter = writeChatUrl(service.baseUrl) === writeChatUrl(HUGGING_FACE_ROUTER);
  let answer: ChatBytes | null = null;
  try {
    const client = chatCompletionStream(
      {
        ...body,
        messages: body.messages.map(({ role, content }) => ({ role, content })),
        ...(service.apiKey === undefined ? {} : { accessToken: service.apiKey }),
        ...(isRouter ? {} : { endpointUrl: writeChatUrl(service.baseUrl) }),
      },
      {
        retry_on_error: false,
        signal,
        fetch: async (url, init) => {
          answer = (await postFromClient(call, url, init)).body;
          // The client reads well-formed event streams only, and services send more than that: it is told that the
          // answer is over, and what came is read here, once.
          return new Response('data: [DONE]\n\n', { headers: { 'content-type': 'text/event-stream' } });
        },
      },
    );
    for await (const _ of client);
  } catch (error) {
    throw error instanceof ProviderError ? error : typeClientError(error, service);
  }
  yield* readChunks(answer, call.reading);
}

function postFromClient(
  call: ChatCall,
  url: Parameters<typeof fetch>[0],
  init: Parameters<typeof fetch>[1],
): Promise<ChatResponse> {
  const headers = Object.fromEntries(new Headers(init?.headers));
  // Browsers would ask the provider's leave for this header, and many refuse it.
  delete headers['user-agent'];
  return call.post(String(url), { headers, body: String(init?.body) });
}

/** What the client itself complains of: a key of the wrong kind for the router, a missing model. No request was made. */
function typeClientError(error: unknown, service: ChatService): ProviderError {
  const name = error instanceof Error ? error.name : 'Error';
  const said = error instanceof Error ? error.message : String(error);
  const detail = cleanDetail(`${name}: ${said}`, service.apiKey);
  const isInput = name === 'RoutingError' || name === 'InputError';
  // The client's own error may hold the request; its name and its cleaned words are all that is kept.
  return new ProviderError({ code: isInput ? 'config' : 'internal', retries: 0, detail }, new Error(detail));
}
