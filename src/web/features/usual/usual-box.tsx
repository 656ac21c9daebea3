// The box that keeps the usual, in the dialog of the options: nothing is kept before it is ticked.

import { useId, useRef, useState } from 'react';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';
import { USUAL_WORDS } from '../../text/en-usual.ts';
import { QuietButton } from '../../ui/buttons.tsx';
import { FieldRow } from '../../ui/field-row.tsx';
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
            <FieldRow
              ref={cupboard}
              label={USUAL_WORDS.cupboard}
              action={USUAL_WORDS.keepCupboard}
              onTake={keep}
              hint={USUAL_WORDS.cupboardNote}
              defaultValue={usual.cupboard.join(', ')}
              placeholder={USUAL_WORDS.cupboardExample}
              autoCapitalize="none"
            />
          </div>
        </>
      )}
      <p className="hint told" role="status">
        {told}
      </p>
    </fieldset>
  );
}
