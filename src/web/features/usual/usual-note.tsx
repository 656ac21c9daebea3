// The usual while it is in force: what it is, whether what is set has come to differ, and the press that forgets it.

import { listWishes } from '../../../recipe/wishes/wishes.ts';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';
import { LANGUAGES } from '../../text/choose-language.ts';
import { WORDS } from '../../text/en.ts';
import { USUAL_WORDS } from '../../text/en-usual.ts';
import { QuietButton } from '../../ui/buttons.tsx';
import { forgetUsual, keepUsual, keptUsual, returnToUsual, useDiffers } from '../../usual/kept-usual.ts';
import '../../styles/usual.css';

export function UsualNote() {
  const session = useSession();
  const usual = useStore(keptUsual);
  const differs = useDiffers(session);
  const { announcer, editor } = session;
  if (usual === null) return null;
  const { cupboard, language } = usual;
  const words = [
    ...listWishes(usual.wishes).map(WORDS.wish),
    ...(language ? [LANGUAGES[language]] : []),
  ].join(', ');

  function forget() {
    forgetUsual(session);
    announcer.say(USUAL_WORDS.forgotten);
    document.getElementById('ingredient')?.focus();
  }

  return (
    <section className="usual" aria-label={USUAL_WORDS.name}>
      <p>
        {USUAL_WORDS.inForce(words === '' ? USUAL_WORDS.nothing : words)}{' '}
        <QuietButton onClick={forget}>{USUAL_WORDS.forget}</QuietButton>
      </p>
      {cupboard.length > 0 && (
        <p>
          {USUAL_WORDS.cupboardHolds(cupboard.join(', '))}{' '}
          <QuietButton onClick={() => editor.add(cupboard.join('\n'))}>{USUAL_WORDS.addCupboard}</QuietButton>
        </p>
      )}
      {differs && (
        <p>
          {USUAL_WORDS.differs}{' '}
          <QuietButton
            onClick={() =>
              announcer.say(keepUsual(session, cupboard) ? USUAL_WORDS.kept : USUAL_WORDS.refused)
            }
          >
            {USUAL_WORDS.keepNow}
          </QuietButton>{' '}
          <QuietButton onClick={() => void returnToUsual(session)}>{USUAL_WORDS.backTo}</QuietButton>
        </p>
      )}
    </section>
  );
}
