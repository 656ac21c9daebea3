// One chunk (or one whole answer) of the chat-completion protocol -> the few facts that matter here.

import { isRecord } from './read-error-body.ts';

export type ChatEnding = 'complete' | 'length' | 'filtered' | 'cut';

export interface ChatChunk {
  /** Text for the cook; empty when there is none. */
  readonly text: string;
  /** The whole text of an answer that was not streamed. */
  readonly wholeText: string;
  /** The model is reasoning: a sign of life, never shown. */
  readonly reasons: boolean;
  readonly refuses: boolean;
  readonly ending?: ChatEnding;
  /** Tokens of prompt and answer together, so far. */
  readonly tokens?: number;
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

/** Reads parsed JSON of any shape; never throws. Reasoning fields are looked at for being there, not for their text. */
export function readChatChunk(json: unknown): ChatChunk {
  const chunk = isRecord(json) ? json : {};
  const choices = Array.isArray(chunk.choices) ? chunk.choices : [];
  const choice = isRecord(choices[0]) ? choices[0] : {};
  const delta = isRecord(choice.delta) ? choice.delta : {};
  const message = isRecord(choice.message) ? choice.message : {};
  const reason = choice.finish_reason;
  const tokens = readTokens(chunk.usage);
  return {
    text: readContent(delta.content),
    wholeText: readContent(message.content),
    reasons: [delta.reasoning_content, delta.reasoning].some(
      (text) => typeof text === 'string' && text !== '',
    ),
    refuses: [delta.refusal, message.refusal].some((text) => typeof text === 'string' && text !== ''),
    ...(typeof reason === 'string' && reason !== '' ? { ending: readEnding(reason) } : {}),
    ...(tokens === undefined ? {} : { tokens }),
  };
}

function readEnding(reason: string): ChatEnding {
  const name = reason.toLowerCase();
  return Object.hasOwn(ENDINGS, name) ? (ENDINGS[name] ?? 'complete') : 'complete';
}

/** Content as a string, or as an array of parts of which the text parts count. */
function readContent(content: unknown): string {
  if (typeof content === 'string') {
    return content;
  }
  if (!Array.isArray(content)) {
    return '';
  }
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

function readTokens(usage: unknown): number | undefined {
  if (!isRecord(usage)) {
    return undefined;
  }
  const { total_tokens: total, prompt_tokens: prompt, completion_tokens: completion } = usage;
  const tokens = typeof total === 'number' ? total : Number(prompt ?? 0) + Number(completion ?? 0);
  return Number.isFinite(tokens) && tokens > 0 ? Math.round(tokens) : undefined;
}
