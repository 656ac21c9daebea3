// The box that keeps the usual, in the dialog of the options: nothing is kept before it is ticked.

import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';
import { USUAL_WORDS } from '../../text/en-usual.ts';
import { PlainButton, QuietButton } from '../../ui/buttons.tsx';
import { forgetUsual, keepUsual, keptUsual, useDiffers } from '../../usual/kept-usual.ts';

export function UsualBox() {
  const session = useSession();
  const usual = useStore(keptUsual);
  const differs = useDiffers(session);
  const [told, setTold] = useState('');
  const cupboard = useRef<HTMLInputElement>(null);
  const id = useId();

  function tell(words: string) {
    setTold(words);
    session.announcer.say(words);
  }

  function keep() {
    const foods = (cupboard.current?.value ?? '').split(/[,;،؛、]/).map((food) => food.trim());
    tell(
      keepUsual(session, [...new Set(foods.filter((food) => food !== ''))])
        ? USUAL_WORDS.kept
        : USUAL_WORDS.refused,
    );
  }

  function tick(isTicked: boolean) {
    if (isTicked) keep();
    else {
      forgetUsual(session);
      tell(USUAL_WORDS.forgotten);
    }
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    keep();
  }

  return (
    <fieldset className="usual-box" aria-describedby={`${id}-note`}>
      <legend>{USUAL_WORDS.legend}</legend>
      <p className="hint" id={`${id}-note`}>
        {USUAL_WORDS.note}
      </p>
      <label className="pill">
        <input type="checkbox" checked={usual !== null} onChange={({ target }) => tick(target.checked)} />
        {USUAL_WORDS.box}
      </label>
      {usual !== null && (
        <>
          {differs && (
            <p>
              {USUAL_WORDS.differs} <QuietButton onClick={keep}>{USUAL_WORDS.keepNow}</QuietButton>
            </p>
          )}
          <div className="choice">
            <label htmlFor={`${id}-cupboard`}>{USUAL_WORDS.cupboard}</label>
            <div className="adding-row">
              <input
                ref={cupboard}
                id={`${id}-cupboard`}
                type="text"
                defaultValue={usual.cupboard.join(', ')}
                placeholder={USUAL_WORDS.cupboardExample}
                autoComplete="off"
                autoCapitalize="none"
                enterKeyHint="done"
                aria-describedby={`${id}-cupboard-note`}
                onKeyDown={press}
              />
              <PlainButton onClick={keep}>{USUAL_WORDS.keepCupboard}</PlainButton>
            </div>
            <p className="hint" id={`${id}-cupboard-note`}>
              {USUAL_WORDS.cupboardNote}
            </p>
          </div>
        </>
      )}
      <p className="hint told" role="status">
        {told}
      </p>
    </fieldset>
  );
}
