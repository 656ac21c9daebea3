// The right side of the page: what is being written, what was written, and how it ended.

import type { Failure } from '../../../recipe/recipe-events.ts';
import { hasRecipe, type Kitchen, type KitchenState, type Serving } from '../../session/kitchen.ts';
import { EN } from '../../text/en.ts';
import { ShelfDrawing } from '../../ui/icons.tsx';
import { useOnline } from '../../ui/use-online.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { askWithFaults } from './ask-on.ts';
import { FailureNote, HeldNote, StoppedNote } from './end-notes.tsx';
import { RecommendsSection } from './recommends-section.tsx';
import { WaitingNote } from './waiting-note.tsx';

interface Props {
  readonly state: KitchenState;
  readonly kitchen: Kitchen;
  /** The list as it stands now. */
  readonly typed: readonly string[];
  readonly wishes: Wishes;
  readonly say: (words: string) => void;
}

export function Table({ state, kitchen, typed, wishes, say }: Props) {
  const { asked, beside } = state;
  if (asked === null) return <EmptyTable />;

  const hasChoice = beside !== null && asked.session.phase !== 'failed';
  const besideFirst = hasChoice && state.inView === 'beside';
  const askAgain = () => kitchen.ask(typed.length > 0 ? typed : asked.typed, wishes);
  const showsText = hasRecipe(asked) || hasRecipe(beside);
  return (
    <section className="table-side" aria-label={EN.recipePlace} tabIndex={-1}>
      {hasChoice && <SwitchBar asked={asked} besideFirst={besideFirst} onView={kitchen.view} />}
      {!besideFirst && !hasRecipe(asked) && (
        <WithoutText state={state} asked={asked} kitchen={kitchen} onAskAgain={askAgain} />
      )}
      {(besideFirst ? hasRecipe(beside) : showsText) && (
        <RecommendsSection
          asked={asked}
          beside={beside}
          besideFirst={besideFirst}
          offersBuiltIn={state.offersBuiltIn}
          kitchen={kitchen}
          typed={typed}
          wishes={wishes}
          say={say}
          onAskAgain={askAgain}
        />
      )}
      {isNews(beside?.session.failure, asked.session.failure) && (
        <p className="notice small">{beside?.session.failure?.message}</p>
      )}
      {beside?.session.phase === 'refused' && (
        <HeldNote session={beside.session} onAskAgain={askAgain} onTakeBuiltIn={kitchen.takeBuiltIn} />
      )}
    </section>
  );
}

/** What keeps the page's own part away keeps the built-in chef away too: it is said once. */
function isNews(failure: Failure | null | undefined, said: Failure | null): boolean {
  return failure !== undefined && failure !== null && failure.message !== said?.message;
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

interface WithoutTextProps {
  readonly state: KitchenState;
  readonly asked: Serving;
  readonly kitchen: Kitchen;
  readonly onAskAgain: () => void;
}

/** What stands where the recipe will be, or would have been. */
function WithoutText({ state, asked, kitchen, onAskAgain }: WithoutTextProps) {
  const online = useOnline();
  const { session } = asked;
  switch (session.phase) {
    case 'waiting':
      return (
        <WaitingNote
          session={session}
          count={asked.typed.length}
          offersBuiltIn={state.offersBuiltIn}
          onTakeBuiltIn={kitchen.takeBuiltIn}
        />
      );
    case 'stopped':
      return <StoppedNote hasText={false} onAskAgain={onAskAgain} />;
    case 'refused':
      return (
        <HeldNote
          session={session}
          onTakeBuiltIn={kitchen.takeBuiltIn}
          onAskAgain={() => askWithFaults(kitchen, asked)}
        />
      );
    default:
      if (session.failure === null) return null;
      return (
        <FailureNote failure={session.failure} hasText={false} online={online} onTryAgain={onAskAgain} />
      );
  }
}

interface SwitchBarProps {
  readonly asked: Serving;
  readonly besideFirst: boolean;
  readonly onView: Kitchen['view'];
}

/** The built-in chef's recipe was taken while the model goes on: nothing is swapped by itself. */
function SwitchBar({ asked, besideFirst, onView }: SwitchBarProps) {
  const { phase } = asked.session;
  if (phase === 'stopped' && besideFirst) return null;
  if (!besideFirst) {
    return (
      <div className="switch-bar">
        <button type="button" className="quiet-button" onClick={() => onView('beside')}>
          {EN.showBuiltIn}
        </button>
      </div>
    );
  }
  const words = phase === 'waiting' ? EN.modelStill : phase === 'streaming' ? EN.modelWriting : EN.modelReady;
  return (
    <div className="switch-bar">
      <p>{words}</p>
      {phase !== 'waiting' && (
        <button type="button" className="plain-button" onClick={() => onView('asked')}>
          {EN.showModel}
        </button>
      )}
    </div>
  );
}
