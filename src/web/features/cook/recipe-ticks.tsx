// What a cook can do on the card itself: tick what is ready and what is done, see what a step uses, start its timers.

import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import type { StepTime } from '../../../recipe/step-times.ts';
import { drawWords } from '../../markdown/draw-nodes.tsx';
import type { IngredientSlotProps, StepSlotProps } from '../../markdown/recipe-slots.ts';
import { usePageLanguage } from '../../parts/page-language.ts';
import { useSession } from '../../session/use-session.ts';
import { COOK_WORDS } from '../../text/en-cook.ts';
import { useCookAlong, useCookState } from './cook-context.ts';
import { nameTimer, startTimer } from './start-timer.ts';

const NOTHING = /^(?:nothing|none|nichts|rien|nada|niente|niets)\b/i;

export function IngredientTick({ words, children }: IngredientSlotProps) {
  const along = useCookAlong();
  const line = along.findWritten(words);
  const isReady = useCookState(({ ready }) => ready.has(line));
  if (NOTHING.test(words)) return children;
  return (
    <label className={isReady ? 'tick ticked' : 'tick'}>
      <input type="checkbox" checked={isReady} onChange={() => along.tickLine(line)} />
      <span>{children}</span>
    </label>
  );
}

export function StepTick({ number, draw }: StepSlotProps) {
  const along = useCookAlong();
  const place = number - 1;
  const { lang } = usePageLanguage();
  const isDone = useCookState(({ done }) => done.has(place));
  // What is chosen changes the words, so the step is drawn with them.
  useCookState(({ factor, units }) => `${factor} ${units}`);
  const { amounts, times } = along.view();
  const stepTimes = times[place];
  const Words = useCallback(
    ({ words }: { readonly words: string }) => (
      <TimedWords words={words} times={stepTimes ?? []} step={number} />
    ),
    [stepTimes, number],
  );
  return (
    <>
      <input
        type="checkbox"
        className="step-tick"
        // It stands where the recipe's own direction puts the number.
        lang={lang}
        aria-label={COOK_WORDS.tickStep(number)}
        checked={isDone}
        onChange={() => along.tickStep(place)}
      />
      <div className={isDone ? 'step-words ticked' : 'step-words'}>
        {draw(Words as ComponentType<{ words: string }>)}
      </div>
      <StepUses amounts={(amounts[place] ?? []).map(({ text }) => text)} />
    </>
  );
}

/** One line, so that the card keeps its place when it comes; a press shows all of it. */
function StepUses({ amounts }: { readonly amounts: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const own = usePageLanguage();
  if (amounts.length === 0) return <p className="step-uses" />;
  return (
    <button
      type="button"
      className={isOpen ? 'step-uses open' : 'step-uses'}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      <span className="unseen" {...own}>
        {COOK_WORDS.uses}:{' '}
      </span>
      {amounts.map((text, at) => (
        <span key={text}>
          {at > 0 && ' · '}
          {drawWords(text)}
        </span>
      ))}
    </button>
  );
}

interface TimedWordsProps {
  readonly words: string;
  readonly times: readonly StepTime[];
  readonly step: number;
}

/** Where its timer is then found. */
const TIMERS = '#timers';

/** Plain words of a step; each of its times starts a timer. */
function TimedWords({ words, times, step }: TimedWordsProps) {
  const along = useCookAlong();
  const { announcer } = useSession();
  const whole = along.view().steps[step - 1] ?? '';
  const drawn: ReactNode[] = [];
  let from = 0;
  for (const time of times) {
    const said = whole.slice(time.at, time.end);
    const at = words.indexOf(said, from);
    if (at === -1) continue;
    drawn.push(
      <span key={`words ${from}`}>{drawWords(words.slice(from, at))}</span>,
      // A link breaks over two lines as the words do; a button would move them.
      <a
        key={`time ${at}`}
        href={TIMERS}
        className="time"
        aria-label={COOK_WORDS.startTimer(time.lowSec, time.highSec, nameTimer(time, step))}
        onClick={(event) => {
          event.preventDefault();
          startTimer(time, step, announcer.say);
        }}
      >
        {drawWords(said)}
      </a>,
    );
    from = at + said.length;
  }
  return (
    <>
      {drawn}
      {drawWords(words.slice(from))}
    </>
  );
}
