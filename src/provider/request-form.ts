// How a request is worded for one service: some want another parameter, one fewer, or no system role. Each
// form is tried once on exactly the error that asks for it, and remembered for as long as the process lives.

import type { ChatService, ChatTurn } from './chat-service.ts';
import type { ProviderFault } from './provider-error.ts';

export interface RequestForm {
  readonly limitName: 'max_tokens' | 'max_completion_tokens';
  /** Instructions go into the first user turn. */
  readonly foldSystem: boolean;
  /** Asks what the answer cost, where that is counted. */
  readonly asksUsage: boolean;
}

export type ChatBody = {
  readonly model: string;
  readonly messages: ChatTurn[];
  readonly stream: true;
  readonly stream_options?: { readonly include_usage: true };
} & ({ readonly max_tokens: number } | { readonly max_completion_tokens: number });

const PLAIN: RequestForm = { limitName: 'max_tokens', foldSystem: false, asksUsage: true };

/** By base URL and model, never by key. Bounded: a page or a server talks to one or two services. */
const remembered = new Map<string, RequestForm>();
const REMEMBERED_SERVICES = 50;

export function readForm(service: ChatService): RequestForm {
  return remembered.get(nameService(service)) ?? PLAIN;
}

export function rememberForm(service: ChatService, form: RequestForm): void {
  if (form !== PLAIN && (remembered.size < REMEMBERED_SERVICES || remembered.has(nameService(service)))) {
    remembered.set(nameService(service), form);
  }
}

/** The form a fault asks for; undefined where that form is in use already, or where the fault asks for none. */
export function changeForm(form: RequestForm, wants: ProviderFault['wants']): RequestForm | undefined {
  if (wants === 'max-completion-tokens' && form.limitName === 'max_tokens') {
    return { ...form, limitName: 'max_completion_tokens' };
  }
  if (wants === 'no-usage' && form.asksUsage) return { ...form, asksUsage: false };
  return wants === 'no-system-role' && !form.foldSystem ? { ...form, foldSystem: true } : undefined;
}

export function writeBody(
  service: ChatService,
  messages: readonly ChatTurn[],
  form: RequestForm,
  isCounted: boolean,
): ChatBody {
  const worded = form.foldSystem ? foldSystem(messages) : [...messages];
  return {
    model: service.model,
    messages: worded,
    stream: true,
    ...(form.limitName === 'max_tokens'
      ? { max_tokens: service.maxTokens }
      : { max_completion_tokens: service.maxTokens }),
    ...(form.asksUsage && isCounted ? { stream_options: { include_usage: true } } : {}),
  };
}

function foldSystem(messages: readonly ChatTurn[]): ChatTurn[] {
  const instructions = messages
    .filter((message) => message.role === 'system')
    .map((message) => message.content)
    .filter((content) => typeof content === 'string');
  const turns = messages.filter((message) => message.role !== 'system');
  const first = turns.findIndex((message) => message.role === 'user');
  return turns.map((turn, index) =>
    index === first ? { ...turn, content: fold(instructions, turn.content) } : turn,
  );
}

function fold(instructions: readonly string[], content: ChatTurn['content']): ChatTurn['content'] {
  if (typeof content !== 'string')
    return [...instructions.map((text) => ({ type: 'text', text }) as const), ...content];
  return [...instructions, content].join('\n\n');
}

function nameService(service: ChatService): string {
  return `${service.baseUrl} ${service.model}`;
}
