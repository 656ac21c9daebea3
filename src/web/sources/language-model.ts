// The Prompt API as far as it is used here: https://webmachinelearning.github.io/prompt-api/

export type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

export interface PromptMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface LanguageModelSession {
  promptStreaming(
    input: readonly PromptMessage[],
    options: { readonly signal: AbortSignal },
  ): ReadableStream<string>;
  destroy(): void;
}

interface Expected {
  readonly expectedInputs: readonly { readonly type: 'text'; readonly languages: readonly string[] }[];
  readonly expectedOutputs: readonly { readonly type: 'text'; readonly languages: readonly string[] }[];
}

interface CreateOptions extends Expected {
  readonly initialPrompts?: readonly PromptMessage[];
  readonly signal: AbortSignal;
  readonly monitor?: (monitor: EventTarget) => void;
}

interface LanguageModelApi {
  availability(options: Expected): Promise<Availability>;
  create(options: CreateOptions): Promise<LanguageModelSession>;
}

/** What the session has to understand: a browser may turn a language down that it does not know. */
const ENGLISH: Expected = {
  expectedInputs: [{ type: 'text', languages: ['en'] }],
  expectedOutputs: [{ type: 'text', languages: ['en'] }],
};

function findApi(): LanguageModelApi | undefined {
  return (globalThis as { readonly LanguageModel?: LanguageModelApi }).LanguageModel;
}

/** Never rejects: what cannot be asked is not there. */
export async function readAvailability(): Promise<Availability> {
  try {
    return (await findApi()?.availability(ENGLISH)) ?? 'unavailable';
  } catch {
    return 'unavailable';
  }
}

/** Downloads the model where it is not here yet. Rejects with a DOMException, or after `signal` with its reason. */
export function openLanguageModel(
  initialPrompts: readonly PromptMessage[],
  signal: AbortSignal,
  onProgress: (share: number) => void = () => undefined,
): Promise<LanguageModelSession> {
  const api = findApi();
  if (api === undefined) return Promise.reject(new DOMException('There is no model.', 'NotSupportedError'));
  return api.create({
    ...ENGLISH,
    ...(initialPrompts.length > 0 && { initialPrompts }),
    signal,
    monitor: (monitor) =>
      monitor.addEventListener('downloadprogress', (event) => onProgress((event as ProgressEvent).loaded)),
  });
}
