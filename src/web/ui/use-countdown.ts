// Whole seconds that are left, counted by the clock: a hidden page's timers may come late.

import { useEffect, useState } from 'react';

/** Counts from `seconds` down to 0; starts again whenever `since` is another object. */
export function useCountdown(seconds: number, since: object): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const untilMs = Date.now() + seconds * 1000;
    const read = () => setLeft(Math.max(0, Math.ceil((untilMs - Date.now()) / 1000)));
    read();
    if (seconds === 0 || since === null) return;
    const timer = setInterval(() => {
      read();
      if (Date.now() >= untilMs) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds, since]);
  return left;
}
