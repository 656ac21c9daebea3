// The usual while it is in force: what it is, whether what is set has come to differ, and the press that forgets it.

import { listWishes } from '../../../recipe/wishes/wishes.ts';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';
import { EN } from '../../text/en.ts';
import { EN_USUAL } from '../../text/en-usual.ts';
import { forgetUsual, keepUsual, keptUsual, setUsual } from '../../usual/kept-usual.ts';
import { isSameUsual } from '../../usual/usual.ts';
import '../../styles/usual.css';

export function UsualNote() {
  const session = useSession();
  const usual = useStore(keptUsual);
  const wishes = useStore(session.wishes);
  const { announcer, editor } = session;
  if (usual === null) return null;
  const words = listWishes(usual.wishes).map(EN.wish).join(', ');
  const { cupboard } = usual;

  function forget() {
    forgetUsual(session);
    announcer.say(EN_USUAL.forgotten);
    document.getElementById('ingredient')?.focus();
  }

  return (
    <section className="usual" aria-label={EN_USUAL.name}>
      <p>
        {EN_USUAL.inForce(words === '' ? EN_USUAL.nothing : words)}{' '}
        <button type="button" className="quiet-button" onClick={forget}>
          {EN_USUAL.forget}
        </button>
      </p>
      {cupboard.length > 0 && (
        <p>
          {EN_USUAL.cupboardHolds(cupboard.join(', '))}{' '}
          <button type="button" className="quiet-button" onClick={() => editor.add(cupboard.join('\n'))}>
            {EN_USUAL.addCupboard}
          </button>
        </p>
      )}
      {!isSameUsual(wishes, usual.wishes) && (
        <p>
          {EN_USUAL.differs}{' '}
          <button
            type="button"
            className="quiet-button"
            onClick={() => announcer.say(keepUsual(session, cupboard) ? EN_USUAL.kept : EN_USUAL.refused)}
          >
            {EN_USUAL.keepNow}
          </button>{' '}
          <button type="button" className="quiet-button" onClick={() => setUsual(session)}>
            {EN_USUAL.backTo}
          </button>
        </p>
      )}
    </section>
  );
}
