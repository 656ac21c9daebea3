// What the gateway counts for Prometheus. The names are part of the public interface; nothing that a cook typed, no
// client and no key is ever a label.

import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ChatFault, ChatUsage } from '../provider/chat-service.ts';
import type { RequestLine } from './log.ts';

export interface Metrics {
  request(line: Pick<RequestLine, 'status'>, usage: ChatUsage | undefined): void;
  providerFault(fault: Pick<ChatFault, 'code'>): void;
  /** The first piece of text, so long after the order for the recipe. */
  firstText(ms: number): void;
  readonly contentType: string;
  /** Everything counted so far, in the text format of Prometheus. */
  write(): Promise<string>;
}

/** Seconds: the built-in chef answers in the first, a model that has to be loaded first in one of the last. */
const FIRST_TEXT_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60, 120];

/** Counts of one gateway, from its start on. `now` is in milliseconds. */
export function createMetrics(deps: {
  readonly countStreams: () => number;
  readonly isShared: () => boolean;
}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'larder_requests_total',
    help: 'Requests by the HTTP status of their answer; 499 where the reader left before there was one.',
    labelNames: ['code'],
    registers,
  });
  const firstText = new Histogram({
    name: 'larder_first_text_seconds',
    help: 'Seconds from the order for a recipe to the first piece of its text.',
    buckets: FIRST_TEXT_BUCKETS,
    registers,
  });
  new Gauge({
    name: 'larder_active_streams',
    help: 'Recipes that are being written now.',
    registers,
    collect() {
      this.set(deps.countStreams());
    },
  });
  const tokens = new Counter({
    name: 'larder_tokens_total',
    help: 'Tokens of prompts and answers, told by the provider or estimated where it tells none.',
    registers,
  });
  const tokensEstimated = new Counter({
    name: 'larder_tokens_estimated_total',
    help: 'Those of larder_tokens_total in whose count is an estimate.',
    registers,
  });
  const providerErrors = new Counter({
    name: 'larder_provider_errors_total',
    help: 'Faults of the provider by failure code, each try counted.',
    labelNames: ['code'],
    registers,
  });
  new Gauge({
    name: 'larder_limits_shared',
    help: '1 where limits are shared with other replicas, 0 where this process counts alone.',
    registers,
    collect() {
      this.set(deps.isShared() ? 1 : 0);
    },
  });
  return {
    request(line, usage) {
      requests.inc({ code: String(line.status) });
      if (usage === undefined) return;
      const used = usage.inputTokens + usage.outputTokens;
      tokens.inc(used);
      if (usage.estimated) tokensEstimated.inc(used);
    },
    providerFault({ code }) {
      providerErrors.inc({ code });
    },
    firstText: (ms) => firstText.observe(ms / 1000),
    contentType: registry.contentType,
    write: () => registry.metrics(),
  };
}
