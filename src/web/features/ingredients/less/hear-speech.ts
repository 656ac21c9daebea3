// The browser's recognition of speech, where it has one, as words and one closed list of faults.

import { findRecognition } from './find-recognition.ts';

interface SpeechAlternative {
  readonly transcript: string;
}

interface SpeechResultEvent extends Event {
  readonly results: ArrayLike<ArrayLike<SpeechAlternative> & { readonly isFinal: boolean }>;
}

export type SpeechFault = 'blocked' | 'no-microphone' | 'not-heard' | 'offline' | 'no-language' | 'failed';

const FAULTS: Readonly<Record<string, SpeechFault>> = {
  'not-allowed': 'blocked',
  'service-not-allowed': 'blocked',
  'audio-capture': 'no-microphone',
  'no-speech': 'not-heard',
  network: 'offline',
  'language-not-supported': 'no-language',
};

export interface Hearing {
  /** Ends it; what was heard so far is told. */
  stop(): void;
  /** Ends it; nothing more is told. */
  abort(): void;
}

interface Ears {
  /** Everything heard so far, finished or not. */
  onWords(words: string): void;
  /** Once, when it is over: what was heard, one pause a line, or what went wrong. */
  onEnd(end: { readonly heard: string } | { readonly fault: SpeechFault }): void;
}

/** Listens until it is stopped, in this language. */
export function hearSpeech(lang: string, { onWords, onEnd }: Ears): Hearing {
  const Recogniser = findRecognition();
  if (Recogniser === undefined) throw new Error('This browser recognises no speech.');
  const recognition = new Recogniser();
  let lines: readonly string[] = [];
  let fault: SpeechFault | null = null;
  let isOver = false;
  recognition.lang = lang;
  recognition.continuous = true;
  recognition.interimResults = true;
  recognition.addEventListener('result', (event) => {
    lines = Array.from((event as SpeechResultEvent).results, (result) => result[0]?.transcript.trim() ?? '');
    if (!isOver) onWords(lines.join(', '));
  });
  recognition.addEventListener('error', (event) => {
    fault = FAULTS[(event as Event & { readonly error: string }).error] ?? 'failed';
  });
  recognition.addEventListener('end', () => {
    if (isOver) return;
    isOver = true;
    const heard = lines.join('\n').trim();
    // What was heard before a fault is not lost.
    onEnd(heard !== '' ? { heard } : { fault: fault ?? 'not-heard' });
  });
  recognition.start();
  return {
    stop: () => recognition.stop(),
    abort() {
      isOver = true;
      recognition.abort();
    },
  };
}
