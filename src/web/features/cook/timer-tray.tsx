// The timers that run, wherever on the page the cook is: what each is for, what is left of it, and what can be done.

import { useEffect, useState } from 'react';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';
import { COOK_WORDS } from '../../text/en-cook.ts';
import { CrossIcon, Icon } from '../../ui/icons.tsx';
import { alarm, lastEnd, timers } from './kitchen-clock.ts';
import { type Timer, viewTimer } from './timers.ts';

/** The time now, looked at often enough that no second is left out while something runs. */
function useNowMs(runs: boolean): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) return;
    const look = () => setNowMs(Date.now());
    look();
    const ticking = setInterval(look, 250);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', look);
    };
  }, [runs]);
  return nowMs;
}

/** Says the ends of timers, and rings where the cook asked for it. One on the page. */
export function TimerEnds() {
  const { announcer } = useSession();
  useEffect(
    () =>
      lastEnd.subscribe(() => {
        const ended = lastEnd.read();
        if (ended === null) return;
        const { timer, end } = ended;
        const length = (ms: number) => COOK_WORDS.timerLength(ms / 1000, ms / 1000);
        const words =
          end === 'low'
            ? COOK_WORDS.timerLow(timer.name, length(timer.lowMs), length(timer.highMs - timer.lowMs))
            : COOK_WORDS.timerHigh(timer.name, length(timer.highMs));
        announcer.say(words);
        alarm.ring(words);
      }),
    [announcer],
  );
  return null;
}

export function TimerTray({ inCookMode = false }: { readonly inCookMode?: boolean }) {
  const all = useStore(timers);
  const nowMs = useNowMs(all.some(({ heldMs }) => heldMs === null));
  if (all.length === 0) return null;
  return (
    <section
      {...(inCookMode ? {} : { id: 'timers' })}
      className={inCookMode ? 'timers inside' : 'timers'}
      aria-label={COOK_WORDS.timers}
    >
      <ul>
        {all.map((timer) => (
          <TimerRow key={timer.id} timer={timer} nowMs={Math.max(nowMs, timer.startedMs)} />
        ))}
      </ul>
      <AlarmChoice />
    </section>
  );
}

function TimerRow({ timer, nowMs }: { readonly timer: Timer; readonly nowMs: number }) {
  const { id, name, heldMs } = timer;
  const { phase, seconds } = viewTimer(timer, nowMs);
  const isHeld = heldMs !== null;
  const left =
    phase === 'running'
      ? COOK_WORDS.clock(seconds)
      : phase === 'ready'
        ? COOK_WORDS.readyFrom(seconds)
        : COOK_WORDS.over(seconds);
  return (
    <li className={`timer ${phase}`}>
      <span className="timer-name">{name}</span>
      <span className="timer-left" role="timer" aria-live="off">
        {left}
        {isHeld && ` · ${COOK_WORDS.held}`}
      </span>
      <span className="timer-buttons">
        {phase === 'running' ? (
          <button
            type="button"
            className="small-button"
            aria-label={isHeld ? COOK_WORDS.goOn(name) : COOK_WORDS.hold(name)}
            onClick={() => timers.hold(id)}
          >
            <Icon>
              <path
                d={isHeld ? 'M5 3.5v9l7-4.5z' : 'M5.5 4v8M10.5 4v8'}
                fill={isHeld ? 'currentColor' : 'none'}
              />
            </Icon>
          </button>
        ) : (
          <button
            type="button"
            className="small-button"
            aria-label={COOK_WORDS.oneMore(name)}
            onClick={() => timers.extend(id)}
          >
            {COOK_WORDS.oneMoreShort}
          </button>
        )}
        <button
          type="button"
          className="small-button"
          aria-label={COOK_WORDS.removeTimer(name)}
          onClick={() => timers.remove(id)}
        >
          <CrossIcon />
        </button>
      </span>
    </li>
  );
}

function AlarmChoice() {
  const { sound, notify } = useStore(alarm);
  return (
    <div className="alarm">
      <label>
        <input type="checkbox" checked={sound} onChange={(event) => alarm.setSound(event.target.checked)} />
        {COOK_WORDS.sound}
      </label>
      {notify !== 'none' && (
        <label>
          <input
            type="checkbox"
            checked={notify === 'on'}
            onChange={(event) => void alarm.setNotify(event.target.checked)}
          />
          {COOK_WORDS.notify}
        </label>
      )}
      {notify === 'denied' && <p className="hint">{COOK_WORDS.notifyDenied}</p>}
    </div>
  );
}
