// One chunk (or one whole answer) of the chat-completion protocol -> the few facts that matter here.

import type { ChatUsage } from './chat-service.ts';
import { readUsage } from './count-usage.ts';
import { isRecord } from './read-error-body.ts';

export type ChatEnding = 'complete' | 'length' | 'filtered' | 'cut';

export interface ChatChunk {
  /** Text for the cook; empty when there is none. */
  readonly text: string;
  /** The whole text of an answer that was not streamed. */
  readonly wholeText: string;
  /** Reasoning: a sign of life and paid for, never shown. */
  readonly reasoning: string;
  readonly refuses: boolean;
  readonly ending?: ChatEnding;
  /** Tokens so far. */
  readonly usage?: ChatUsage;
}

/** Unknown reasons ("stop", "eos_token", "end_turn", "tool_calls") all mean that the model ended by itself. */
const ENDINGS: Readonly<Record<string, ChatEnding>> = {
  length: 'length',
  max_tokens: 'length',
  model_length: 'length',
  content_filter: 'filtered',
  safety: 'filtered',
  refusal: 'filtered',
  error: 'cut',
  abort: 'cut',
  insufficient_system_resource: 'cut',
};

/** Reads parsed JSON of any shape; never throws. */
export function readChatChunk(json: unknown): ChatChunk {
  const chunk = isRecord(json) ? json : {};
  const choices = Array.isArray(chunk.choices) ? chunk.choices : [];
  const choice = isRecord(choices[0]) ? choices[0] : {};
  const delta = isRecord(choice.delta) ? choice.delta : {};
  const message = isRecord(choice.message) ? choice.message : {};
  const reason = choice.finish_reason;
  const usage = readUsage(chunk.usage);
  return {
    text: readContent(delta.content),
    wholeText: readContent(message.content),
    // Some services send the same reasoning in both fields.
    reasoning: readContent(delta.reasoning_content) || readContent(delta.reasoning),
    refuses: [delta.refusal, message.refusal].some((text) => typeof text === 'string' && text !== ''),
    ...(typeof reason === 'string' && reason !== '' ? { ending: readEnding(reason) } : {}),
    ...(usage === undefined ? {} : { usage }),
  };
}

function readEnding(reason: string): ChatEnding {
  const name = reason.toLowerCase();
  return Object.hasOwn(ENDINGS, name) ? (ENDINGS[name] ?? 'complete') : 'complete';
}

/** Content as a string, or as an array of parts of which the text parts count. */
function readContent(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  let text = '';
  for (const part of content) {
    if (typeof part === 'string') {
      text += part;
    } else if (
      isRecord(part) &&
      (part.type === undefined || part.type === 'text') &&
      typeof part.text === 'string'
    ) {
      text += part.text;
    }
  }
  return text;
}
