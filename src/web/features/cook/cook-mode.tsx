// Cook mode: one step a screen, by touch, swipe, keys and foot pedals, with its amounts and timers; the screen stays on
// and says so.

import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { drawWords } from '../../markdown/draw-nodes.tsx';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';
import { COOK_WORDS } from '../../text/en-cook.ts';
import { MainButton, PlainButton, QuietButton } from '../../ui/buttons.tsx';
import { CrossIcon } from '../../ui/icons.tsx';
import type { CookAlong } from './cook-along.ts';
import { CookContext, useCookAlong, useCookState } from './cook-context.ts';
import { readAloud, wakeLock } from './kitchen-clock.ts';
import { nameTimer, startTimer } from './start-timer.ts';
import { TimerTray } from './timer-tray.tsx';

interface Props {
  readonly along: CookAlong;
  /** Language of the recipe, where the request names one. */
  readonly language: string | null;
  readonly onClose: () => void;
}

export function CookMode(props: Props) {
  // Outside of the card: nothing of its look is that of the dialog.
  return createPortal(
    <CookContext value={props.along}>
      <CookDialog {...props} />
    </CookContext>,
    document.body,
  );
}

const FORWARD: ReadonlySet<string> = new Set(['ArrowRight', 'ArrowDown', 'PageDown', ' ', 'Enter']);
const BACKWARD: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowUp', 'PageUp']);
const SWIPE_PX = 50;

function CookDialog({ along, language, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const swipe = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const at = useCookState((state) => state.at);
  const { steps } = along.view();

  useEffect(() => {
    // Opened by its press, closed by its own end: the browser gives the focus back to the button.
    dialog.current?.showModal();
    // Else the first button would have the focus, and the pedal would press it.
    screen.current?.focus();
    wakeLock.keep();
    return () => {
      wakeLock.release();
      readAloud.hush();
    };
  }, []);

  function go(by: number): void {
    const next = Math.min(steps.length - 1, Math.max(-1, at + by));
    if (next === at) return;
    if (by > 0 && at >= 0 && !along.read().done.has(at)) along.tickStep(at);
    along.choose({ at: next });
    const box = screen.current;
    box?.scrollTo({ top: 0 });
    // What had the focus in the step before is gone with it.
    if (box?.contains(document.activeElement)) box.focus();
    if (next >= 0) readAloud.say(steps[next] ?? '', language);
  }

  /** A step that is longer than the screen is read to its end before the next one comes. */
  function turn(by: number): void {
    const box = screen.current;
    const room =
      box === null ? 0 : by > 0 ? box.scrollHeight - box.clientHeight - box.scrollTop : box.scrollTop;
    if (box !== null && room > 4) box.scrollBy({ top: by * box.clientHeight * 0.85 });
    else go(by);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = event.target as HTMLElement;
    // A key that works what has the focus is not a turn of the page.
    const worksTarget = target.closest('button, input, select, label') !== null;
    if (worksTarget && (event.key === ' ' || event.key === 'Enter')) return;
    const by = FORWARD.has(event.key) ? 1 : BACKWARD.has(event.key) ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    turn(event.shiftKey && event.key === ' ' ? -1 : by);
  }

  function onPointerUp({ clientX, clientY }: PointerEvent): void {
    const from = swipe.current;
    swipe.current = null;
    if (from === null) return;
    const [x, y] = [clientX - from.x, clientY - from.y];
    if (Math.abs(x) < SWIPE_PX || Math.abs(x) < 2 * Math.abs(y)) return;
    const isLeftward = x < 0;
    const isRtl = getComputedStyle(dialog.current ?? document.body).direction === 'rtl';
    go(isLeftward !== isRtl ? 1 : -1);
  }

  const isLast = at === steps.length - 1;
  return (
    <dialog
      ref={dialog}
      className="cook-mode"
      aria-label={COOK_WORDS.cookMode(along.title ?? '')}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <header className="cook-head">
        <p className="cook-place">
          {at < 0 ? COOK_WORDS.beforeFirst : COOK_WORDS.place(at + 1, steps.length)}
        </p>
        <ReadAloudChoice words={steps[at] ?? ''} language={language} />
        <button
          type="button"
          className="round-button"
          aria-label={COOK_WORDS.leave}
          onClick={() => dialog.current?.close()}
        >
          <CrossIcon />
        </button>
      </header>
      <progress className="cook-progress" max={steps.length} value={at + 1} aria-hidden="true" />
      <div
        className="cook-screen"
        ref={screen}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keys.
        tabIndex={0}
        onPointerDown={({ pointerType, clientX, clientY }) => {
          swipe.current = pointerType === 'touch' ? { x: clientX, y: clientY } : null;
        }}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          swipe.current = null;
        }}
      >
        {at < 0 ? <HaveReady /> : <StepScreen step={at + 1} />}
      </div>
      <TimerTray inCookMode />
      <footer className="cook-foot">
        <PlainButton disabled={at < 0} onClick={() => go(-1)}>
          {COOK_WORDS.back}
        </PlainButton>
        <MainButton onClick={() => (isLast ? finish(along, at, dialog.current) : go(1))}>
          {at < 0 ? COOK_WORDS.begin : isLast ? COOK_WORDS.finish : COOK_WORDS.next}
        </MainButton>
      </footer>
      <WakeLockNote />
      <Said />
    </dialog>
  );
}

function finish(along: CookAlong, at: number, dialog: HTMLDialogElement | null): void {
  if (!along.read().done.has(at)) along.tickStep(at);
  along.choose({ at: -1 });
  dialog?.close();
}

/** What has to be on the worktop before the first step. */
function HaveReady() {
  const along = useCookAlong();
  const ready = useCookState((state) => state.ready);
  const { ingredients } = along.view();
  return (
    <>
      <h2>{along.title}</h2>
      <ul className="have-ready">
        {ingredients.map(({ text }, place) => {
          const line = along.written[place] ?? text;
          return (
            <li key={`${line} ${text}`}>
              <label className={ready.has(line) ? 'tick ticked' : 'tick'}>
                <input type="checkbox" checked={ready.has(line)} onChange={() => along.tickLine(line)} />
                <span dir="auto">{drawWords(text.replace(/\*+/g, ''))}</span>
              </label>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** `step` counts from 1. */
function StepScreen({ step }: { readonly step: number }) {
  const along = useCookAlong();
  const { announcer } = useSession();
  const { steps, amounts, times } = along.view();
  const own = amounts[step - 1] ?? [];
  return (
    <>
      <p className="cook-step" aria-live="polite" dir="auto">
        {drawWords((steps[step - 1] ?? '').replace(/\*+/g, ''))}
      </p>
      {own.length > 0 && (
        <ul className="cook-uses" aria-label={COOK_WORDS.uses}>
          {own.map(({ ingredient, text }) => (
            <li key={ingredient} dir="auto">
              {drawWords(text)}
            </li>
          ))}
        </ul>
      )}
      <div className="choices">
        {(times[step - 1] ?? []).map((time) => (
          <PlainButton key={time.at} onClick={() => startTimer(time, step, announcer.say)}>
            {COOK_WORDS.startTimer(time.lowSec, time.highSec, nameTimer(time, step))}
          </PlainButton>
        ))}
      </div>
    </>
  );
}

function ReadAloudChoice({ words, language }: { readonly words: string; readonly language: string | null }) {
  const state = useStore(readAloud);
  if (state === 'none') return null;
  return (
    <QuietButton
      aria-pressed={state === 'on'}
      onClick={() => {
        readAloud.set(state === 'off');
        readAloud.say(words, language);
      }}
    >
      {COOK_WORDS.aloud}
    </QuietButton>
  );
}

function WakeLockNote() {
  const words = COOK_WORDS.screen[useStore(wakeLock)];
  return <p className="cook-note">{words === '' ? '\u00a0' : words}</p>;
}

/** Behind a dialog the page's own status region is not read out. */
function Said() {
  const words = useStore(useSession().announcer);
  return (
    <p className="unseen" role="status">
      {words}
    </p>
  );
}
