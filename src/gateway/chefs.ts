// Which chef writes a recipe, and what the deployer's spending cap makes of it.

import type { ChatDeps, ChatFault, ChatService, ChatUsage } from '../provider/chat-service.ts';
import { estimateInput } from '../provider/count-usage.ts';
import { writeFailure } from '../recipe/failure-words.ts';
import { writeMessages } from '../recipe/prompt.ts';
import { readTextSoFar } from '../recipe/recipe-change.ts';
import type { BuiltInReason, FailureCode, RecipeEvent } from '../recipe/recipe-events.ts';
import type { RecipeRequest } from '../recipe/recipe-request.ts';
import type { RecipeSource, RecipeWriting } from '../recipe/recipe-source.ts';
import type { GatewayConfig } from './config.ts';
import { openAccount } from './limits/account.ts';
import type { DailyTokens } from './limits/daily-tokens.ts';

export type ChefChoice =
  /** `tokens` are the most that a try can take, prompt and answer together. */
  | { readonly kind: 'model'; readonly service: ChatService; readonly tokens: number }
  | { readonly kind: 'built-in'; readonly reason: BuiltInReason }
  /** Only a model will do, and there is none or its day's allowance is spent. */
  | { readonly kind: 'none'; readonly code: 'config' | 'quota' };

export interface Order {
  readonly chef: 'model' | 'built-in';
  readonly writing: RecipeWriting;
  /** What was used, once it is known and counted: soon after the writing is over. Null where no model wrote. */
  readonly settled: Promise<ChatUsage | null>;
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

const NOTHING_USED = Promise.resolve(null);

export type CreateModel = (service: ChatService, deps: ChatDeps) => RecipeSource;

/** Whether the built-in chef may answer in place of a model: not where one is named, nor where its text is carried on. */
export function mayFallBack(request: RecipeRequest): boolean {
  return request.source !== 'model' && readTextSoFar(request) === '';
}

/** The chefs of one gateway. */
export function createChefs(deps: {
  readonly config: Pick<GatewayConfig, 'service'>;
  readonly chat: Pick<ChatDeps, 'fetch' | 'clock'>;
  readonly daily: DailyTokens;
  readonly createModel: CreateModel;
  readonly builtIn: (reason: BuiltInReason) => RecipeSource;
}): Chefs {
  const { config, daily } = deps;

  async function orderModel(
    { service, tokens }: Extract<ChefChoice, { kind: 'model' }>,
    request: RecipeRequest,
    onFault: (fault: ChatFault) => void,
  ): Promise<Order | null> {
    const account = await openAccount(daily, tokens);
    if (account === null) return null;
    try {
      const source = deps.createModel(service, { ...deps.chat, ...account.ears, onFault });
      return { chef: 'model', writing: source(request), settled: account.settled };
    } catch (error) {
      account.close();
      throw error;
    }
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
      const tokens = estimateInput(writeMessages(request)) + service.maxTokens;
      if (await daily.isSpent(tokens)) {
        return mayFallBack(request)
          ? { kind: 'built-in', reason: 'daily-cap' }
          : { kind: 'none', code: 'quota' };
      }
      return { kind: 'model', service, tokens };
    },
    async order(choice, request, onFault) {
      const order = choice.kind === 'model' ? await orderModel(choice, request, onFault) : null;
      if (order !== null) return order;
      // Others may have taken what was left since this one was chosen.
      if (choice.kind === 'model' && !mayFallBack(request))
        return { chef: 'model', writing: failWith('quota'), settled: NOTHING_USED };
      const reason = choice.kind === 'model' ? 'daily-cap' : choice.reason;
      return { chef: 'built-in', writing: deps.builtIn(reason)(request), settled: NOTHING_USED };
    },
  };
}

function failWith(code: FailureCode): RecipeWriting {
  async function* write(): AsyncGenerator<RecipeEvent> {
    yield { type: 'failed', failure: writeFailure(code) };
  }
  return { [Symbol.asyncIterator]: write, stop: () => undefined };
}
