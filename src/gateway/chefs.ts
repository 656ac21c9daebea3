// Which chef writes a recipe, and what the deployer's spending cap makes of it.

import { builtInSource } from '../chef/built-in-source.ts';
import type { ChatDeps, ChatFault, ChatService } from '../provider/chat-service.ts';
import { writeFailure } from '../recipe/failure-words.ts';
import { readTextSoFar } from '../recipe/recipe-change.ts';
import type { BuiltInReason, FailureCode, RecipeEvent } from '../recipe/recipe-events.ts';
import type { RecipeRequest } from '../recipe/recipe-request.ts';
import type { RecipeSource, RecipeWriting } from '../recipe/recipe-source.ts';
import type { GatewayConfig } from './config.ts';
import type { DailyTokens } from './limits/daily-tokens.ts';

export type ChefChoice =
  | { readonly kind: 'model'; readonly service: ChatService }
  | { readonly kind: 'built-in'; readonly reason: BuiltInReason }
  /** Only a model will do, and there is none or its day's allowance is spent. */
  | { readonly kind: 'none'; readonly code: 'config' | 'quota' };

export interface Order {
  readonly writing: RecipeWriting;
  /** Counts what was used; to be called once, when the writing is over. Tokens, or null where no model wrote. */
  settle(): number | null;
}

export interface Chefs {
  choose(request: RecipeRequest): Promise<ChefChoice>;
  /** Has the chosen chef begin. */
  order(
    choice: Exclude<ChefChoice, { kind: 'none' }>,
    request: RecipeRequest,
    onFault: (fault: ChatFault) => void,
  ): Promise<Order>;
}

export type CreateModel = (service: ChatService, deps: ChatDeps) => RecipeSource;

// The layout and the rules that every request carries; measured at about 650 tokens, with room.
const PROMPT_TOKENS = 900;
// English has about 4 characters a token; counting 3 errs on the deployer's side.
const CHARACTERS_PER_TOKEN = 3;

/** Whether the built-in chef may answer in place of a model: not where one is named, nor where its text is carried on. */
export function mayFallBack(request: RecipeRequest): boolean {
  return request.source !== 'model' && readTextSoFar(request) === '';
}

function estimatePrompt(request: RecipeRequest): number {
  return PROMPT_TOKENS + Math.ceil(JSON.stringify(request).length / CHARACTERS_PER_TOKEN);
}

/** The most tokens that a recipe can take, prompt and answer together. */
function estimateTokens(request: RecipeRequest, service: ChatService): number {
  return estimatePrompt(request) + service.maxTokens;
}

/** The chefs of one gateway. */
export function createChefs(deps: {
  readonly config: Pick<GatewayConfig, 'service' | 'maxTokens'>;
  readonly chat: Pick<ChatDeps, 'fetch' | 'clock'>;
  readonly daily: DailyTokens;
  readonly createModel: CreateModel;
}): Chefs {
  const { config, daily } = deps;

  async function orderModel(
    service: ChatService,
    request: RecipeRequest,
    onFault: (fault: ChatFault) => void,
  ): Promise<Order | null> {
    const reservation = await daily.reserve(estimateTokens(request, service));
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
        const guessed = nothing ? 0 : estimatePrompt(request) + Math.ceil(characters / CHARACTERS_PER_TOKEN);
        const used = told > 0 ? told : guessed;
        reservation.settle(used);
        return used;
      },
    };
  }

  return {
    async choose(request) {
      if (request.source === 'built-in') return { kind: 'built-in', reason: 'asked' };
      const { service } = config;
      if (service === null) {
        return mayFallBack(request)
          ? { kind: 'built-in', reason: 'no-model' }
          : { kind: 'none', code: 'config' };
      }
      if (await daily.isSpent(estimateTokens(request, service))) {
        return mayFallBack(request)
          ? { kind: 'built-in', reason: 'daily-cap' }
          : { kind: 'none', code: 'quota' };
      }
      return { kind: 'model', service };
    },
    async order(choice, request, onFault) {
      const order = choice.kind === 'model' ? await orderModel(choice.service, request, onFault) : null;
      if (order !== null) return order;
      // Others may have taken what was left since this one was chosen.
      if (choice.kind === 'model' && !mayFallBack(request))
        return { writing: failWith('quota'), settle: () => null };
      const reason = choice.kind === 'model' ? 'daily-cap' : choice.reason;
      return { writing: builtInSource(reason)(request), settle: () => null };
    },
  };
}

function failWith(code: FailureCode): RecipeWriting {
  async function* write(): AsyncGenerator<RecipeEvent> {
    yield { type: 'failed', failure: writeFailure(code) };
  }
  return { [Symbol.asyncIterator]: write, stop: () => undefined };
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
