// A photo, from the choice to what was seen in it.

import { useEffect, useRef, useState } from 'react';
import type { FailureCode } from '../../../../recipe/recipe-events.ts';
import type { Seen } from '../../../../wire/seen.ts';
import { useSession } from '../../../session/use-session.ts';
import { WORDS } from '../../../text/en.ts';
import { LESS_WORDS } from '../../../text/en-less.ts';
import { PlainButton } from '../../../ui/buttons.tsx';
import { askPicture } from './ask-picture.ts';
import { FoundList } from './found-list.tsx';
import { type SmallPicture, shrinkPicture } from './shrink-picture.ts';

type Fault = FailureCode | 'unreadable';

type State =
  | { readonly at: 'choosing' }
  | { readonly at: 'looking'; readonly picture: SmallPicture | null }
  | { readonly at: 'found'; readonly seen: readonly Seen[] }
  | { readonly at: 'failed'; readonly fault: Fault; readonly picture: SmallPicture | null };

interface Props {
  readonly model: string;
  readonly onAdd: (texts: readonly string[]) => void;
}

export function PicturePanel({ model, onAdd }: Props) {
  const { announcer } = useSession();
  const [state, setState] = useState<State>({ at: 'choosing' });
  const asking = useRef(new AbortController());
  useEffect(() => () => asking.current.abort(), []);

  async function look(picture: SmallPicture) {
    const control = new AbortController();
    asking.current = control;
    setState({ at: 'looking', picture });
    announcer.say(LESS_WORDS.looking);
    const answer = await askPicture(picture.bytes, control.signal);
    if (control.signal.aborted) return;
    if ('fault' in answer) {
      setState({ at: 'failed', fault: answer.fault, picture });
      announcer.say(describeFault(answer.fault));
      return;
    }
    setState({ at: 'found', seen: answer.seen });
    announcer.say(`${LESS_WORDS.foundTitle.picture}: ${answer.seen.map(({ text }) => text).join(', ')}`);
  }

  async function choose(file: File | undefined) {
    if (file === undefined) return;
    setState({ at: 'looking', picture: null });
    const picture = await shrinkPicture(file);
    if (picture !== null) return look(picture);
    setState({ at: 'failed', fault: 'unreadable', picture: null });
    announcer.say(LESS_WORDS.pictureFault.unreadable);
  }

  function stop() {
    asking.current.abort();
    setState({ at: 'choosing' });
  }

  if (state.at === 'found') {
    return <FoundList by="picture" seen={state.seen} onAdd={onAdd} />;
  }
  if (state.at === 'looking') {
    return (
      <>
        {state.picture !== null && <Preview picture={state.picture} />}
        <p>{LESS_WORDS.looking}</p>
        <PlainButton onClick={stop}>{WORDS.stop}</PlainButton>
      </>
    );
  }
  const again = state.at === 'failed' && state.fault !== 'filtered' ? state.picture : null;
  return (
    <>
      {state.at === 'failed' ? (
        <p className="less-fault">{describeFault(state.fault)}</p>
      ) : (
        <p>{LESS_WORDS.pictureNote(model)}</p>
      )}
      <div className="choices">
        {again !== null && <PlainButton onClick={() => void look(again)}>{WORDS.tryAgain}</PlainButton>}
        <label className="plain-button file-button">
          {LESS_WORDS.choosePicture}
          <input
            type="file"
            accept="image/*"
            className="unseen"
            onChange={(event) => void choose(event.currentTarget.files?.[0])}
          />
        </label>
      </div>
    </>
  );
}

function describeFault(fault: Fault): string {
  const words: Readonly<Partial<Record<Fault, string>>> = LESS_WORDS.pictureFault;
  return words[fault] ?? LESS_WORDS.pictureFault.internal;
}

/** The canvas itself: what is shown is what is sent. */
function Preview({ picture }: { readonly picture: SmallPicture }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.replaceChildren(picture.canvas), [picture]);
  return <div ref={place} className="preview" role="img" aria-label={LESS_WORDS.picture} />;
}
