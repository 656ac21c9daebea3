// The call from the browser with the cook's own token, as one part that loads only where there is a token.
// The token goes to the service that was chosen and nowhere else: no storage, no address, no message holds it.

import { SYSTEM_CLOCK } from '../../provider/chat-service.ts';
import { type DirectDeps, streamDirectChat } from '../../provider/direct-chat.ts';
import { createModelSource } from '../../provider/model-source.ts';
import { DEFAULT_MAX_TOKENS } from '../../recipe/model.ts';
import type { FailureCode } from '../../recipe/recipe-events.ts';
import type { RecipeSource } from '../../recipe/recipe-source.ts';
import type { OwnToken } from '../session/own-model.ts';

const DEPS: Omit<DirectDeps, 'log'> = {
  fetch: (address, init) => fetch(address, { ...init, credentials: 'omit', referrerPolicy: 'no-referrer' }),
  clock: SYSTEM_CLOCK,
};

function readService({ origin, model, token }: OwnToken) {
  return { baseUrl: `${origin}/v1`, model, apiKey: token, maxTokens: DEFAULT_MAX_TOKENS };
}

/** What a try of the connection found; `status` is that of the last answer, null where none came. */
export type Trial =
  | { readonly works: true }
  | { readonly works: false; readonly status: number | null; readonly code: FailureCode };

/** Asks the service for one word. It costs next to nothing and says nothing of a list. */
export async function tryConnection(own: OwnToken): Promise<Trial> {
  let status: number | null = null;
  const deps: DirectDeps = {
    ...DEPS,
    log: () => undefined,
    async fetch(address, init) {
      const response = await DEPS.fetch(address, init);
      status = response.status;
      return response;
    },
  };
  const service = { ...readService(own), maxTokens: 16 };
  const writing = streamDirectChat(service, [{ role: 'user', content: 'Say "ready".' }], deps);
  for await (const event of writing) {
    // A word is enough, and so is an end: a model may think before its first one.
    if (event.type === 'failed' && event.failure.code !== 'empty')
      return { works: false, status, code: event.failure.code };
    if (event.type === 'text') break;
  }
  writing.stop();
  return { works: true };
}

/** A source that asks a hosted model from the page itself; the text is checked here, as it is in the gateway. */
export function createDirectSource(own: OwnToken, log: (line: string) => void): RecipeSource {
  const service = readService(own);
  const deps: DirectDeps = { ...DEPS, log };
  return createModelSource(own.model, (messages) => streamDirectChat(service, messages, deps));
}
