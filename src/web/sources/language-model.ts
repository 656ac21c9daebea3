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

/** The instructions are in English, the answer is not always. A browser turns a language down that its model does not know. */
function expect(language: string): Expected {
  return {
    expectedInputs: [{ type: 'text', languages: [...new Set(['en', language])] }],
    expectedOutputs: [{ type: 'text', languages: [language] }],
  };
}

function findApi(): LanguageModelApi | undefined {
  return (globalThis as { readonly LanguageModel?: LanguageModelApi }).LanguageModel;
}

export interface Offer {
  readonly availability: Availability;
  /** What the model would write: the language that was asked for, or else English. */
  readonly language: string;
}

/** Never rejects: what cannot be asked is not there. English first: browsers complain of a language they do not know. */
export async function readOffer(language: string): Promise<Offer> {
  const inEnglish = await readAvailability('en');
  const availability =
    inEnglish === 'unavailable' || language === 'en' ? inEnglish : await readAvailability(language);
  return availability === 'unavailable'
    ? { availability: inEnglish, language: 'en' }
    : { availability, language };
}

async function readAvailability(language: string): Promise<Availability> {
  try {
    return (await findApi()?.availability(expect(language))) ?? 'unavailable';
  } catch {
    return 'unavailable';
  }
}

/** Downloads the model where it is not here yet. Rejects with a DOMException, or after `signal` with its reason. */
export function openLanguageModel(
  language: string,
  initialPrompts: readonly PromptMessage[],
  signal: AbortSignal,
  onProgress: (share: number) => void = () => undefined,
): Promise<LanguageModelSession> {
  const api = findApi();
  if (api === undefined) return Promise.reject(new DOMException('There is no model.', 'NotSupportedError'));
  return api.create({
    ...expect(language),
    ...(initialPrompts.length > 0 && { initialPrompts }),
    signal,
    monitor: (monitor) =>
      monitor.addEventListener('downloadprogress', (event) => onProgress((event as ProgressEvent).loaded)),
  });
}
