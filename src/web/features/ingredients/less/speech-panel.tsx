// What the cook says, from the first word to ticks.

import { useEffect, useRef, useState } from 'react';
import { partSpoken } from '../../../../food/part-spoken.ts';
import { readTexts } from '../../../../recipe/read-seen.ts';
import { describeReading, type Seen } from '../../../../wire/seen.ts';
import { useSession } from '../../../session/use-session.ts';
import { LESS_WORDS } from '../../../text/en-less.ts';
import { PlainButton } from '../../../ui/buttons.tsx';
import { FoundList } from './found-list.tsx';
import { type Hearing, hearSpeech, type SpeechFault } from './hear-speech.ts';

type State =
  | { readonly at: 'quiet' }
  | { readonly at: 'listening'; readonly words: string }
  | { readonly at: 'found'; readonly seen: readonly Seen[] }
  | { readonly at: 'failed'; readonly fault: SpeechFault };

export function SpeechPanel({ onAdd }: { readonly onAdd: (texts: readonly string[]) => void }) {
  const { announcer } = useSession();
  const [state, setState] = useState<State>({ at: 'quiet' });
  const hearing = useRef<Hearing | null>(null);
  useEffect(() => () => hearing.current?.abort(), []);

  function listen() {
    setState({ at: 'listening', words: '' });
    hearing.current = hearSpeech(document.documentElement.lang, {
      onWords: (words) => setState({ at: 'listening', words }),
      onEnd(end) {
        if ('fault' in end) {
          setState({ at: 'failed', fault: end.fault });
          announcer.say(LESS_WORDS.speechFault[end.fault]);
          return;
        }
        const seen = readTexts(partSpoken(end.heard)).map(describeReading);
        setState({ at: 'found', seen });
        announcer.say(`${LESS_WORDS.foundTitle.speech}: ${seen.map(({ text }) => text).join(', ')}`);
      },
    });
  }

  if (state.at === 'found') {
    return <FoundList by="speech" seen={state.seen} onAdd={onAdd} />;
  }
  if (state.at === 'listening') {
    return (
      <>
        <p className="heard">{state.words === '' ? LESS_WORDS.listening : state.words}</p>
        <PlainButton onClick={() => hearing.current?.stop()}>{LESS_WORDS.stopListening}</PlainButton>
      </>
    );
  }
  return (
    <>
      {state.at === 'failed' ? (
        <p className="less-fault">{LESS_WORDS.speechFault[state.fault]}</p>
      ) : (
        <p>{LESS_WORDS.speechNote}</p>
      )}
      <PlainButton onClick={listen}>{LESS_WORDS.listen}</PlainButton>
    </>
  );
}
