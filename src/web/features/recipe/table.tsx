// The right side of the page: what is being written, what was written, and how it ended.

import { REQUEST_LIMITS } from '../../../recipe/recipe-request.ts';
import type { SessionPhase } from '../../../recipe/recipe-session.ts';
import type { Kitchen, KitchenState, Serving } from '../../session/kitchen.ts';
import { EN } from '../../text/en.ts';
import { ShelfDrawing } from '../../ui/icons.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { CutNote, FailureNote, HeldNote, StoppedNote } from './end-notes.tsx';
import { RecipeCard } from './recipe-card.tsx';
import { WaitingNote } from './waiting-note.tsx';

interface Props {
  readonly state: KitchenState;
  readonly kitchen: Kitchen;
  /** The list as it stands now. */
  readonly typed: readonly string[];
}

export function Table({ state, kitchen, typed }: Props) {
  const online = useOnline();
  const { asked, beside } = state;
  if (asked === null) return <EmptyTable />;

  const { session } = asked;
  const { phase, failure } = session;
  const besideFirst = beside !== null && state.inView === 'beside' && phase !== 'failed';
  const shown = besideFirst ? beside : asked;
  const hasText = session.text !== '' && phase !== 'refused';
  const askAgain = () => kitchen.ask(typed.length > 0 ? typed : asked.typed);
  const takeBuiltIn = () => kitchen.takeBuiltIn();
  const isHeld = phase === 'refused' && !besideFirst;
  const besideText = beside !== null && beside.session.text !== '' && beside.session.phase !== 'refused';
  const cards = besideFirst ? besideText : hasText || besideText;

  const endPill = !besideFirst && hasText ? readEndPill(phase) : '';

  return (
    <div className="table-side">
      {beside !== null && state.inView === 'beside' && phase !== 'failed' && (
        <SwitchBar asked={asked} onView={() => kitchen.view('asked')} />
      )}
      {beside !== null && state.inView === 'asked' && phase !== 'failed' && (
        <div className="switch-bar">
          <button type="button" className="quiet-button" onClick={() => kitchen.view('beside')}>
            {EN.showBuiltIn}
          </button>
        </div>
      )}
      {!besideFirst && phase === 'waiting' && !hasText && (
        <WaitingNote
          session={session}
          count={asked.typed.length}
          offersBuiltIn={state.offersBuiltIn}
          onTakeBuiltIn={takeBuiltIn}
        />
      )}
      {!besideFirst && phase === 'stopped' && !hasText && (
        <StoppedNote hasText={false} onAskAgain={askAgain} />
      )}
      {isHeld && (
        <HeldNote
          session={session}
          onTakeBuiltIn={takeBuiltIn}
          onAskAgain={() => askWithFaults(kitchen, asked)}
        />
      )}
      {failure !== null && !hasText && (
        <FailureNote failure={failure} hasText={false} online={online} onTryAgain={askAgain} />
      )}
      {cards && (
        <section
          className="recommends"
          aria-labelledby="recommends-title"
          aria-live="polite"
          aria-busy={[asked, beside].some((one) => one?.session.phase === 'streaming')}
        >
          <div className="recommends-head">
            <h2 id="recommends-title">{EN.recommends}</h2>
            {endPill !== '' && <a href="#recipe-end">{endPill}</a>}
          </div>
          {(besideFirst || hasText) && (
            <RecipeCard
              key={shown.id}
              serving={shown}
              name="recipe"
              stale={isStale(shown, typed)}
              checked={phase !== 'stopped' && phase !== 'failed'}
            />
          )}
          {!besideFirst && hasText && phase === 'stopped' && <StoppedNote hasText onAskAgain={askAgain} />}
          {!besideFirst && phase === 'cut-off' && (
            <CutNote onCarryOn={readCarryOn(kitchen, asked)} onAskAgain={askAgain} />
          )}
          {failure !== null && hasText && (
            <FailureNote failure={failure} hasText online={online} onTryAgain={askAgain} />
          )}
          {phase === 'failed' && beside !== null && besideText && (
            <>
              <h3 className="instead">{EN.insteadTitle}</h3>
              <RecipeCard serving={beside} name="instead" stale={isStale(beside, typed)} checked />
            </>
          )}
        </section>
      )}
      {beside?.session.failure && <p className="notice small">{beside.session.failure.message}</p>}
      {beside?.session.phase === 'refused' && (
        <HeldNote session={beside.session} onAskAgain={askAgain} onTakeBuiltIn={takeBuiltIn} />
      )}
    </div>
  );
}

function EmptyTable() {
  return (
    <div className="empty-table">
      <ShelfDrawing />
      <h2>{EN.emptyTitle}</h2>
      <p>{EN.emptyNote}</p>
    </div>
  );
}

/** The built-in chef's recipe is in view while the model goes on: nothing is swapped by itself. */
function SwitchBar({ asked, onView }: { readonly asked: Serving; readonly onView: () => void }) {
  const { phase } = asked.session;
  if (phase === 'stopped') return null;
  const words = phase === 'waiting' ? EN.modelStill : phase === 'streaming' ? EN.modelWriting : EN.modelReady;
  return (
    <div className="switch-bar">
      <p>{words}</p>
      {phase !== 'waiting' && (
        <button type="button" className="plain-button" onClick={onView}>
          {EN.showModel}
        </button>
      )}
    </div>
  );
}

/** The end may be far below: a word at the top leads to it. */
function readEndPill(phase: SessionPhase): string {
  return phase === 'stopped' || phase === 'cut-off' || phase === 'failed' ? EN.endPill[phase] : '';
}

function isStale(serving: Serving, typed: readonly string[]): boolean {
  return serving.typed.length !== typed.length || serving.typed.some((text, at) => text !== typed[at]);
}

function askWithFaults(kitchen: Kitchen, asked: Serving): void {
  const { text, findings } = asked.session;
  const faults = [
    ...new Set(findings.filter(({ severity }) => severity === 'danger').map(({ rule }) => rule)),
  ];
  if (text === '' || faults.length === 0) kitchen.ask(asked.typed);
  else {
    const recipe = text.slice(0, REQUEST_LIMITS.changeRecipeLength);
    kitchen.ask(asked.typed, { source: 'model', change: { recipe, faults } });
  }
}

/** Only a model can carry on, and only with a text that may be sent back. */
function readCarryOn(kitchen: Kitchen, asked: Serving): (() => void) | null {
  const { source, text } = asked.session;
  if (source.kind !== 'model' || text.length > REQUEST_LIMITS.changeRecipeLength) return null;
  return () => kitchen.ask(asked.typed, { change: { recipe: text, continue: true } });
}
