// Which chef writes a recipe, and what the deployer's spending cap makes of it.

import { builtInSource } from '../chef/built-in-source.ts';
import type { ChatDeps, ChatFault, ChatService } from '../provider/chat-service.ts';
import type { BuiltInReason, RecipeEvent } from '../recipe/recipe-events.ts';
import type { RecipeRequest } from '../recipe/recipe-request.ts';
import type { RecipeSource, RecipeWriting } from '../recipe/recipe-source.ts';
import type { GatewayConfig } from './config.ts';
import type { DailyTokens } from './limits/daily-tokens.ts';

export type ChefChoice =
  | { readonly kind: 'model'; readonly service: ChatService }
  | { readonly kind: 'built-in'; readonly reason: BuiltInReason }
  /** A model was asked for by name, and there is none or its day's allowance is spent. */
  | { readonly kind: 'none'; readonly code: 'config' | 'quota' };

export interface Order {
  readonly writing: RecipeWriting;
  /** Counts what was used; to be called once, when the writing is over. Tokens, or null where no model wrote. */
  settle(): number | null;
}

export interface Chefs {
  choose(request: Pick<RecipeRequest, 'source'>): ChefChoice;
  /** Has the chosen chef begin. */
  order(
    choice: Exclude<ChefChoice, { kind: 'none' }>,
    request: RecipeRequest,
    onFault: (fault: ChatFault) => void,
  ): Order;
}

export type CreateModel = (service: ChatService, deps: ChatDeps) => RecipeSource;

// The layout and the rules that every request carries; measured at about 650 tokens, with room.
const PROMPT_TOKENS = 900;
// English has about 4 characters a token; counting 3 errs on the deployer's side.
const CHARACTERS_PER_TOKEN = 3;

/** The chefs of one gateway. */
export function createChefs(deps: {
  readonly config: Pick<GatewayConfig, 'service' | 'maxTokens'>;
  readonly chat: Pick<ChatDeps, 'fetch' | 'clock'>;
  readonly daily: DailyTokens;
  readonly createModel: CreateModel;
}): Chefs {
  const { config, daily } = deps;

  function orderModel(
    service: ChatService,
    request: RecipeRequest,
    onFault: (fault: ChatFault) => void,
  ): Order | null {
    const promptTokens = PROMPT_TOKENS + Math.ceil(JSON.stringify(request).length / CHARACTERS_PER_TOKEN);
    const reservation = daily.reserve(promptTokens + service.maxTokens);
    if (reservation === null) return null;
    let told = 0;
    let characters = 0;
    let failed = false;
    const source = deps.createModel(service, {
      ...deps.chat,
      onFault,
      onUsage: (tokens) => {
        told += tokens;
      },
    });
    const writing = observe(source(request), (event) => {
      if (event.type === 'text') characters += event.text.length;
      if (event.type === 'failed') failed = true;
    });
    return {
      writing,
      settle() {
        const nothing = characters === 0 && failed;
        const guessed = nothing ? 0 : promptTokens + Math.ceil(characters / CHARACTERS_PER_TOKEN);
        const used = told > 0 ? told : guessed;
        reservation.settle(used);
        return used;
      },
    };
  }

  return {
    choose({ source }) {
      if (source === 'built-in') return { kind: 'built-in', reason: 'asked' };
      const { service } = config;
      if (service === null) {
        return source === 'model'
          ? { kind: 'none', code: 'config' }
          : { kind: 'built-in', reason: 'no-model' };
      }
      if (daily.isSpent(PROMPT_TOKENS + service.maxTokens)) {
        return source === 'model'
          ? { kind: 'none', code: 'quota' }
          : { kind: 'built-in', reason: 'daily-cap' };
      }
      return { kind: 'model', service };
    },
    order(choice, request, onFault) {
      const order = choice.kind === 'model' ? orderModel(choice.service, request, onFault) : null;
      if (order !== null) return order;
      // A long change may need more than is left although a short request would not.
      const reason = choice.kind === 'model' ? 'daily-cap' : choice.reason;
      return { writing: builtInSource(reason)(request), settle: () => null };
    },
  };
}

function observe(writing: RecipeWriting, onEvent: (event: RecipeEvent) => void): RecipeWriting {
  async function* read(): AsyncGenerator<RecipeEvent> {
    for await (const event of writing) {
      onEvent(event);
      yield event;
    }
  }
  return { [Symbol.asyncIterator]: read, stop: () => writing.stop() };
}
