// The box that keeps the usual, in the dialog of the options: nothing is kept before it is ticked.

import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';
import { EN_USUAL } from '../../text/en-usual.ts';
import { forgetUsual, keepUsual, keptUsual } from '../../usual/kept-usual.ts';
import { isSameUsual } from '../../usual/usual.ts';

export function UsualBox() {
  const session = useSession();
  const usual = useStore(keptUsual);
  const wishes = useStore(session.wishes);
  const [told, setTold] = useState('');
  const cupboard = useRef<HTMLInputElement>(null);
  const id = useId();

  function tell(words: string) {
    setTold(words);
    session.announcer.say(words);
  }

  function keep() {
    const foods = (cupboard.current?.value ?? '').split(/[,;]/).map((food) => food.trim());
    tell(
      keepUsual(session, [...new Set(foods.filter((food) => food !== ''))])
        ? EN_USUAL.kept
        : EN_USUAL.refused,
    );
  }

  function tick(isTicked: boolean) {
    if (isTicked) keep();
    else {
      forgetUsual(session);
      tell(EN_USUAL.forgotten);
    }
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    keep();
  }

  return (
    <fieldset className="usual-box" aria-describedby={`${id}-note`}>
      <legend>{EN_USUAL.legend}</legend>
      <p className="hint" id={`${id}-note`}>
        {EN_USUAL.note}
      </p>
      <label className="tick">
        <input type="checkbox" checked={usual !== null} onChange={({ target }) => tick(target.checked)} />
        {EN_USUAL.box}
      </label>
      {usual !== null && (
        <>
          {!isSameUsual(wishes, usual.wishes) && (
            <p>
              {EN_USUAL.differs}{' '}
              <button type="button" className="quiet-button" onClick={keep}>
                {EN_USUAL.keepNow}
              </button>
            </p>
          )}
          <div className="choice">
            <label htmlFor={`${id}-cupboard`}>{EN_USUAL.cupboard}</label>
            <div className="adding-row">
              <input
                ref={cupboard}
                id={`${id}-cupboard`}
                type="text"
                defaultValue={usual.cupboard.join(', ')}
                placeholder={EN_USUAL.cupboardExample}
                autoComplete="off"
                autoCapitalize="none"
                enterKeyHint="done"
                aria-describedby={`${id}-cupboard-note`}
                onKeyDown={press}
              />
              <button type="button" className="plain-button" onClick={keep}>
                {EN_USUAL.keepCupboard}
              </button>
            </div>
            <p className="hint" id={`${id}-cupboard-note`}>
              {EN_USUAL.cupboardNote}
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
