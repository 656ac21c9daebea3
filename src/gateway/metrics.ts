// What the gateway counts for Prometheus. The names are part of the public interface; nothing that a cook typed, no
// client and no key is ever a label: every label is of a closed list, or the deployer's own model.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ChatFault, ChatUsage } from '../provider/chat-service.ts';
import type { Finding } from '../recipe/finding.ts';
import type { FailureCode } from '../recipe/recipe-events.ts';
import type { RequestLine } from './log.ts';

/** One recipe asked of a model, tries and waits included. */
export interface ModelCall {
  readonly model: string;
  /** Milliseconds since 1970. */
  readonly startedMs: number;
  readonly ms: number;
  readonly usage: ChatUsage;
  /** Where it was no success. */
  readonly code?: FailureCode;
}

/** Which bound a request met. */
const LIMITS = ['rate', 'streams-per-client', 'streams', 'daily-tokens'] as const;
export type Limit = (typeof LIMITS)[number];

export type RecipeEnd = 'complete' | 'length' | 'held-back' | 'failed' | 'stopped';

export interface Metrics {
  request(line: Pick<RequestLine, 'route' | 'status' | 'ms'>, call: ModelCall | undefined): void;
  recipe(chef: 'model' | 'built-in', end: RecipeEnd): void;
  held(findings: readonly Finding[]): void;
  limited(limit: Limit): void;
  providerFault(fault: Pick<ChatFault, 'code'>): void;
  /** The first piece of text, so long after the order for the recipe. */
  firstText(ms: number): void;
  readonly contentType: string;
  /** Everything counted so far, in the text format of Prometheus. */
  write(): Promise<string>;
}

/** Seconds: the built-in chef answers in the first, a model that has to be loaded first in one of the last. */
const FIRST_TEXT_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60, 120];
/** Those of the OpenTelemetry conventions for generative AI. */
const CALL_BUCKETS = [0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92];
const TOKEN_BUCKETS = [1, 4, 16, 64, 256, 1024, 4096, 16_384, 65_536];

/** Of the process and not of one gateway in it. */
const processMetrics = new Registry();
collectDefaultMetrics({ register: processMetrics });

/** Counts of one gateway, from its start on. */
export function createMetrics(deps: {
  readonly countStreams: () => number;
  readonly isShared: () => boolean;
}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const count = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const time = <Label extends string>(
    name: string,
    help: string,
    buckets: number[],
    ...labelNames: Label[]
  ) => new Histogram({ name, help, buckets, labelNames, registers });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });

  const requests = count(
    'larder_requests_total',
    'Requests by route and by the HTTP status of their answer; 499 where the reader left before there was one.',
    'route',
    'code',
  );
  const durations = time(
    'larder_request_duration_seconds',
    'Seconds from a request to the end of its answer.',
    FIRST_TEXT_BUCKETS,
    'route',
  );
  const recipes = count(
    'larder_recipes_total',
    'Recipes by who wrote them and how they ended: complete, length, held-back, failed, stopped.',
    'chef',
    'end',
  );
  const held = count('larder_held_back_total', 'Recipes held back, by the rule that found a danger.', 'rule');
  const limited = count(
    'larder_limited_total',
    'Requests that met a limit: rate, streams-per-client, streams, daily-tokens.',
    'limit',
  );
  // From 0 on: the first time of a count that began with it would be no growth, and no alert.
  for (const limit of LIMITS) limited.inc({ limit }, 0);
  const firstText = time(
    'larder_first_text_seconds',
    'Seconds from the order for a recipe to the first piece of its text.',
    FIRST_TEXT_BUCKETS,
  );
  gauge('larder_active_streams', 'Recipes that are being written now.', deps.countStreams);
  const tokens = count(
    'larder_tokens_total',
    'Tokens of prompts and answers, told by the provider or estimated where it tells none.',
  );
  const tokensEstimated = count(
    'larder_tokens_estimated_total',
    'Those of larder_tokens_total in whose count is an estimate.',
  );
  const providerErrors = count(
    'larder_provider_errors_total',
    'Faults of the provider by failure code, each try counted.',
    'code',
  );
  gauge(
    'larder_limits_shared',
    '1 where limits are shared with other replicas, 0 where this process counts alone.',
    () => (deps.isShared() ? 1 : 0),
  );
  const tokenUsage = time(
    'gen_ai_client_token_usage',
    'Tokens of one recipe of a model (gen_ai.client.token.usage).',
    TOKEN_BUCKETS,
    'gen_ai_operation_name',
    'gen_ai_request_model',
    'gen_ai_token_type',
  );
  const callDurations = time(
    'gen_ai_client_operation_duration_seconds',
    'Seconds that a model took for one recipe (gen_ai.client.operation.duration).',
    CALL_BUCKETS,
    'gen_ai_operation_name',
    'gen_ai_request_model',
    'error_type',
  );

  return {
    request({ route, status, ms }, call) {
      requests.inc({ route, code: String(status) });
      durations.observe({ route }, ms / 1000);
      if (call === undefined) return;
      const { inputTokens, outputTokens, estimated } = call.usage;
      tokens.inc(inputTokens + outputTokens);
      if (estimated) tokensEstimated.inc(inputTokens + outputTokens);
      const labels = { gen_ai_operation_name: 'chat', gen_ai_request_model: call.model };
      tokenUsage.observe({ ...labels, gen_ai_token_type: 'input' }, inputTokens);
      tokenUsage.observe({ ...labels, gen_ai_token_type: 'output' }, outputTokens);
      const failed = call.code === undefined ? {} : { error_type: call.code };
      callDurations.observe({ ...labels, ...failed }, call.ms / 1000);
    },
    recipe: (chef, end) => recipes.inc({ chef, end }),
    held(findings) {
      const dangers = findings.filter(({ severity }) => severity === 'danger');
      for (const rule of new Set(dangers.map((finding) => finding.rule))) held.inc({ rule });
    },
    limited: (limit) => limited.inc({ limit }),
    providerFault({ code }) {
      providerErrors.inc({ code });
    },
    firstText: (ms) => firstText.observe(ms / 1000),
    contentType: registry.contentType,
    write: () => Registry.merge([registry, processMetrics]).metrics(),
  };
}
