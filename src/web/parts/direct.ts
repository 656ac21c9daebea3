// The call from the browser with the cook's own token, as one part that loads only where there is a token.
// The token goes to the service that was chosen and nowhere else: no storage, no address, no message holds it.

import { SYSTEM_CLOCK } from '../../provider/chat-service.ts';
import { type DirectDeps, streamDirectChat } from '../../provider/direct-chat.ts';
import { createModelSource } from '../../provider/model-source.ts';
import { DEFAULT_MAX_TOKENS } from '../../recipe/model.ts';
import type { RecipeSource } from '../../recipe/recipe-source.ts';
import type { OwnToken } from '../session/own-token.ts';

/** A source that asks a hosted model from the page itself; the text is checked here, as it is in the gateway. */
export function createDirectSource(own: OwnToken, log: (line: string) => void): RecipeSource {
  const service = {
    baseUrl: `${own.origin}/v1`,
    model: own.model,
    apiKey: own.token,
    maxTokens: DEFAULT_MAX_TOKENS,
  };
  const deps: DirectDeps = {
    fetch: (address, init) => fetch(address, { ...init, credentials: 'omit', referrerPolicy: 'no-referrer' }),
    clock: SYSTEM_CLOCK,
    log,
  };
  return createModelSource(own.model, (messages) => streamDirectChat(service, messages, deps));
}
