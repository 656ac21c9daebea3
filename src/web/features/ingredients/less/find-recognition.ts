// Whether this browser recognises speech: asked before the rest of adding without typing is loaded.

/** What is used of it: https://webaudio.github.io/web-speech-api/ */
export interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}

export function findRecognition(): (new () => Recognition) | undefined {
  const page = globalThis as Readonly<
    Partial<Record<'SpeechRecognition' | 'webkitSpeechRecognition', new () => Recognition>>
  >;
  return page.SpeechRecognition ?? page.webkitSpeechRecognition;
}

export function canHear(): boolean {
  return findRecognition() !== undefined;
}
