// "Larder Recommends:", the recipe under it, and how it ended where it did not end well.

import { isOver, type RecipeSession } from '../../../recipe/recipe-session.ts';
import { hasRecipe, type Kitchen, type Serving } from '../../session/kitchen.ts';
import { readIdea, readStaleness } from '../../session/read-serving.ts';
import { EN } from '../../text/en.ts';
import { useOnline } from '../../ui/use-online.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { readCarryOn } from './ask-on.ts';
import { CutNote, FailureNote, StoppedNote } from './end-notes.tsx';
import { RecipeCard } from './recipe-card.tsx';
import { WaitingNote } from './waiting-note.tsx';

interface Props {
  readonly asked: Serving;
  readonly beside: Serving | null;
  readonly besideFirst: boolean;
  readonly offersBuiltIn: boolean;
  readonly kitchen: Kitchen;
  readonly typed: readonly string[];
  readonly wishes: Wishes;
  readonly say: (words: string) => void;
  readonly onAskAgain: () => void;
}

export function RecommendsSection(props: Props) {
  const { asked, beside, besideFirst, offersBuiltIn, kitchen, typed, wishes, say, onAskAgain } = props;
  const shown = besideFirst ? beside : asked;
  const { phase } = asked.session;
  const last = phase === 'failed' && hasRecipe(beside) ? beside : shown;
  const isFresh = last !== null && readStaleness(last, typed, wishes) === 'fresh';
  const offersIdea = last?.session.phase === 'done' && isFresh ? last : null;
  const pill = hasRecipe(shown) ? <Pill {...shown.session} /> : null;
  return (
    <section
      className="recommends"
      aria-labelledby="recommends-title"
      aria-live="polite"
      aria-busy={[asked, beside].some((one) => hasRecipe(one) && !isOver(one.session))}
    >
      <div className="recommends-head">
        <h2 id="recommends-title">{EN.recommends}</h2>
        {pill}
      </div>
      {hasRecipe(shown) && (
        <RecipeCard
          key={shown.id}
          serving={shown}
          name="recipe"
          staleness={readStaleness(shown, typed, wishes)}
          say={say}
        />
      )}
      {!besideFirst && hasRecipe(asked) && (
        <EndNote asked={asked} offersBuiltIn={offersBuiltIn} kitchen={kitchen} onAskAgain={onAskAgain} />
      )}
      {phase === 'failed' && hasRecipe(beside) && (
        <>
          <h3 className="instead">{EN.insteadTitle}</h3>
          <RecipeCard
            serving={beside}
            name="instead"
            staleness={readStaleness(beside, typed, wishes)}
            say={say}
          />
        </>
      )}
      {offersIdea !== null && <AnotherIdea serving={offersIdea} kitchen={kitchen} />}
    </section>
  );
}

type EndProps = Pick<Props, 'asked' | 'offersBuiltIn' | 'kitchen' | 'onAskAgain'>;

function EndNote({ asked, offersBuiltIn, kitchen, onAskAgain }: EndProps) {
  const online = useOnline();
  const { phase, failure } = asked.session;
  if (phase === 'waiting') {
    return (
      <WaitingNote
        session={asked.session}
        count={asked.typed.length}
        offersBuiltIn={offersBuiltIn}
        onTakeBuiltIn={kitchen.takeBuiltIn}
      />
    );
  }
  if (phase === 'stopped') return <StoppedNote hasText onAskAgain={onAskAgain} />;
  if (phase === 'cut-off') return <CutNote onCarryOn={readCarryOn(kitchen, asked)} onAskAgain={onAskAgain} />;
  if (failure === null) return null;
  return <FailureNote failure={failure} hasText online={online} onTryAgain={onAskAgain} />;
}

/** The end, or what was found, may be far below: a word at the top leads to it. */
function Pill({ phase, findings }: RecipeSession) {
  if (phase === 'stopped' || phase === 'cut-off' || phase === 'failed') {
    return <a href="#recipe-end">{EN.endPill[phase]}</a>;
  }
  if (phase !== 'done' || findings.every(({ severity }) => severity === 'note')) return null;
  return (
    <a className="to-check" href="#recipe-check">
      {EN.notes(findings.length)}
    </a>
  );
}

/** Another dish from the same list; of a list that has changed the next recipe is a first idea. */
function AnotherIdea({ serving, kitchen }: { readonly serving: Serving; readonly kitchen: Kitchen }) {
  const { place, isLast } = readIdea(serving);
  return (
    <div className="another">
      {isLast ? (
        <p>{EN.lastIdea}</p>
      ) : (
        <button type="button" className="plain-button" onClick={() => kitchen.askAnother(serving)}>
          {EN.anotherIdea}
        </button>
      )}
      {!isLast && place > 1 && <p>{EN.ideaNote(place)}</p>}
    </div>
  );
}
