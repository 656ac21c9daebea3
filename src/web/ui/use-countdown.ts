// Whole seconds that are left, counted by the clock: a hidden page's timers may come late.

import { useEffect, useMemo, useState } from 'react';

/** Counts from `seconds` down to 0; starts again whenever `since` is another object. */
export function useCountdown(seconds: number, since: object): number {
  const [left, setLeft] = useState(seconds);
  const end = useMemo(() => ({ of: since, ms: Date.now() + seconds * 1000 }), [seconds, since]);
  useEffect(() => {
    const read = () => setLeft(Math.max(0, Math.ceil((end.ms - Date.now()) / 1000)));
    read();
    if (Date.now() >= end.ms) return;
    const timer = setInterval(() => {
      read();
      if (Date.now() >= end.ms) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}
