// One POST to a provider. What is not a success becomes a ProviderError; nothing here tries again.

import type { ChatFetch, ChatResponse, ChatService } from './chat-service.ts';
import { classifyError } from './classify-error.ts';
import { classifyNetworkError } from './classify-network-error.ts';
import { ProviderError } from './provider-error.ts';
import { readErrorBody } from './read-error-body.ts';
import { readRetryAfter } from './read-retry-after.ts';
import { parseJson } from './read-server-events.ts';

/** An error page is read this far, and its connection is given up. */
const ERROR_BODY_BYTES = 16 * 1024;

export interface PostContext {
  readonly service: ChatService;
  readonly fetch: ChatFetch;
  readonly signal: AbortSignal;
  now(): number;
  /** Called as soon as the headers are there, whatever they say. */
  onHeaders(): void;
}

/** Address of the chat-completion route of a service, whether or not its base URL ends in a slash. */
export function writeChatUrl(baseUrl: string): string {
  return `${baseUrl.replace(/\/+$/u, '')}/chat/completions`;
}

/**
 * Posts and gives back a successful response with its body unread.
 * @throws ProviderError when there is no answer, a redirect, or a status that is no success
 */
export async function postChat(
  url: string,
  init: { readonly headers: Record<string, string>; readonly body: string },
  context: PostContext,
): Promise<ChatResponse> {
  const { apiKey, model } = context.service;
  // A browser's fetch refuses to be called as a method of another object.
  const { fetch } = context;
  let response: ChatResponse;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { ...init.headers, accept: 'text/event-stream, application/json' },
      body: init.body,
      signal: context.signal,
      // A redirect would carry the key to another host.
      redirect: 'manual',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
  } catch (error) {
    throw new ProviderError(classifyNetworkError(error, apiKey));
  }
  context.onHeaders();
  if (response.ok) return response;
  const text = await readHead(response);
  const json = parseJson(text);
  const html =
    json === undefined && (/html/iu.test(response.headers.get('content-type') ?? '') || /^\s*</u.test(text));
  const retryAfterMs = readRetryAfter(response.headers, context.now());
  throw new ProviderError(
    classifyError({
      // A browser shows a redirect that it was told not to follow as status 0.
      status: response.type === 'opaqueredirect' ? 302 : response.status,
      body: readErrorBody(json ?? text),
      html,
      model,
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
      ...(apiKey === undefined ? {} : { apiKey }),
    }),
  );
}

/** The first bytes of an error's body, as text; the rest is given up. Never throws. */
async function readHead(response: ChatResponse): Promise<string> {
  if (response.body === null) return '';
  const decoder = new TextDecoder('utf-8');
  const reader = response.body.getReader();
  let text = '';
  let size = 0;
  try {
    while (size < ERROR_BODY_BYTES) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value?.byteLength ?? 0;
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    // The status says enough.
  } finally {
    reader.cancel().catch(() => undefined);
  }
  return text;
}
