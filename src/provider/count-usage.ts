// What one try cost in tokens: what the service says, else an estimate from what was sent and received.

import { countBytes } from '../recipe/count-bytes.ts';
import type { ChatTurn, ChatUsage } from './chat-service.ts';

// English has about 4 bytes a token, other scripts about 3: counting 3 errs on the side of who pays.
const BYTES_PER_TOKEN = 3;
/** What a service puts around each message. */
const TOKENS_PER_MESSAGE = 8;
/** A picture of 2048 by 2048 px where each 28 by 28 of them are a token, as the finest readers count. */
const TOKENS_PER_PICTURE = 5_400;

/** Tokens of a prompt, at most. */
export function estimateInput(messages: readonly ChatTurn[]): number {
  return messages.reduce((sum, { content }) => sum + TOKENS_PER_MESSAGE + estimateContent(content), 0);
}

function estimateContent(content: ChatTurn['content']): number {
  if (typeof content === 'string') return Math.ceil(countBytes(content) / BYTES_PER_TOKEN);
  return content.reduce(
    (sum, part) => sum + (part.type === 'text' ? estimateContent(part.text) : TOKENS_PER_PICTURE),
    0,
  );
}

/** Tokens of an answer of so many bytes, reasoning included; one that met its limit took all of it. */
export function estimateOutput(
  bytes: number,
  limit: { readonly met: boolean; readonly tokens: number },
): number {
  const estimated = Math.ceil(bytes / BYTES_PER_TOKEN);
  return limit.met ? Math.max(limit.tokens, estimated) : estimated;
}

/** The `usage` of a chunk; undefined where it says nothing. Some services count reasoning beside the answer. */
export function readUsage(usage: unknown): ChatUsage | undefined {
  if (typeof usage !== 'object' || usage === null) return undefined;
  const facts = usage as Readonly<Record<string, unknown>>;
  const details = facts.completion_tokens_details as
    | { readonly reasoning_tokens?: unknown }
    | null
    | undefined;
  const inputTokens = readCount(facts.prompt_tokens);
  const answer = readCount(facts.completion_tokens);
  const reasoning = readCount(details?.reasoning_tokens ?? facts.reasoning_tokens);
  // Within the answer's count reasoning cannot be more than it.
  const told = reasoning > answer ? answer + reasoning : answer;
  const outputTokens = Math.max(told, readCount(facts.total_tokens) - inputTokens);
  return inputTokens + outputTokens > 0 ? { inputTokens, outputTokens, estimated: false } : undefined;
}

function readCount(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.round(value) : 0;
}
