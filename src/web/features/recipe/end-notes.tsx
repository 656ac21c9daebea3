// How a recipe ended when it did not end well: stopped, cut off, held back, failed. What to do comes with each.

import { type ReactNode, useEffect, useState } from 'react';
import type { Failure } from '../../../recipe/recipe-events.ts';
import { ReloadButton } from '../../parts/reload-button.tsx';
import { askWithFaults, readCarryOn } from '../../session/ask-on.ts';
import { hasRecipe, type RecipeRun } from '../../session/recipe-runs.ts';
import { useSession } from '../../session/use-session.ts';
import { EN, WORDS } from '../../text/en.ts';
import { DEVICE_WORDS, EN_DEVICE } from '../../text/en-device.ts';
import { EN_RECIPE, RECIPE_WORDS } from '../../text/en-recipe.ts';
import { translate } from '../../text/translate.ts';
import { MainButton, PlainButton, QuietButton } from '../../ui/buttons.tsx';
import { useCountdown } from '../../ui/use-countdown.ts';
import { useOnline } from '../../ui/use-online.ts';
import { GivenEnd } from './given-end.tsx';
import { HeldNotice, Notice } from './notice.tsx';
import { WaitingNote } from './waiting-note.tsx';

/** What stands where more of this recipe would be: the wait for it, or how it ended; nothing where all is well. */
export function EndNote({ run }: { readonly run: RecipeRun }) {
  const { recipes, askAgain } = useSession();
  const online = useOnline();
  const { session, typed } = run;
  const hasText = hasRecipe(run);
  const again = () => askAgain(typed);
  if (run.given !== null) return <GivenEnd run={run} given={run.given} />;
  switch (session.phase) {
    case 'waiting':
      return <WaitingNote session={session} count={typed.length} />;
    case 'stopped':
      return (
        <Notice
          kind="stopped"
          level="h3"
          isEnd
          title={RECIPE_WORDS.endPill.stopped}
          ways={<PlainButton onClick={again}>{RECIPE_WORDS.askAgain}</PlainButton>}
        >
          <p>{hasText ? RECIPE_WORDS.stoppedNote : RECIPE_WORDS.stoppedEmpty}</p>
        </Notice>
      );
    case 'cut-off':
      return <CutNote onCarryOn={readCarryOn(recipes, run)} onAskAgain={again} />;
    case 'refused':
      return (
        <HeldNotice
          session={session}
          why={RECIPE_WORDS.heldNote}
          ways={
            <>
              <MainButton onClick={() => askWithFaults(recipes, run)}>{RECIPE_WORDS.askAgain}</MainButton>
              <PlainButton onClick={recipes.takeBuiltIn}>{RECIPE_WORDS.builtInRecipe}</PlainButton>
            </>
          }
        />
      );
    case 'failed':
      if (session.failure === null) return null;
      return <FailureNote failure={session.failure} hasText={hasText} online={online} onTryAgain={again} />;
    default:
      return null;
  }
}

interface CutNoteProps {
  readonly onCarryOn: (() => void) | null;
  readonly onAskAgain: () => void;
}

function CutNote({ onCarryOn, onAskAgain }: CutNoteProps) {
  const ways = (
    <>
      {onCarryOn !== null && <PlainButton onClick={onCarryOn}>{RECIPE_WORDS.carryOn}</PlainButton>}
      <QuietButton onClick={onAskAgain}>{WORDS.tryAgain}</QuietButton>
    </>
  );
  return (
    <Notice kind="cut" level="h3" isEnd title={RECIPE_WORDS.cutTitle} ways={ways}>
      <p>{RECIPE_WORDS.cutNote}</p>
    </Notice>
  );
}

interface FailureNoteProps {
  readonly failure: Failure;
  readonly hasText: boolean;
  readonly online: boolean;
  readonly onTryAgain: () => void;
}

function FailureNote({ failure, hasText, online, onTryAgain }: FailureNoteProps) {
  const left = useCountdown(failure.retryAfterSec ?? 0, failure);
  const [wasOffline, setWasOffline] = useState(!online);
  useEffect(() => {
    if (!online) setWasOffline(true);
  }, [online]);
  const isPageAtFault = failure.message === EN.partMissing || failure.message === EN_RECIPE.notLarder;
  const title = isOfDevice(failure) ? DEVICE_WORDS.failedTitle : RECIPE_WORDS.failedTitle[failure.code];
  const ways = (
    <>
      {failure.retryable && <PlainButton onClick={onTryAgain}>{WORDS.tryAgain}</PlainButton>}
      {isPageAtFault && <ReloadButton />}
    </>
  );
  return (
    <Notice kind="failed" isEnd={hasText} title={title} ways={ways}>
      <p>
        {describeFailure(failure)} {hasText && RECIPE_WORDS.partKept}
      </p>
      {/* What ticks is not read out each second. */}
      {left > 0 && (
        <p className="pause" aria-live="off">
          {RECIPE_WORDS.pause(left)}
        </p>
      )}
      {wasOffline && online && <p className="pause">{RECIPE_WORDS.backOnline}</p>}
    </Notice>
  );
}

/** The titles speak of a service, and a model on this device is none. */
function isOfDevice({ message }: Failure): boolean {
  return Object.values<string>(EN_DEVICE.fault).includes(message);
}

/** What to do: what happened stands above it. The page's own words and the name of a model are told as they are. */
function describeFailure(failure: Failure): ReactNode {
  const { code, message } = failure;
  if (message.includes('LARDER_MODEL')) return <bdi lang="en">{message}</bdi>;
  const isOwn = OWN_MESSAGES.includes(message) || isOfDevice(failure);
  return isOwn ? translate(message) : RECIPE_WORDS.failedNote[code];
}

// Failures are kept in English, whatever the page speaks.
const OWN_MESSAGES: readonly string[] = [EN.partMissing, EN_RECIPE.notLarder, EN.nothingEdible, EN.avoidFull];
